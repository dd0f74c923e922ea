/** Where the product gets the time from; the domain is handed dates and never asks. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stood at `instant` when it was made and runs on from there. */
export function clockFrom(instant: Date): Clock {
  const offsetMs = instant.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offsetMs) };
}
