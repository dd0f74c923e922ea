/** A page asks again for what is still being worked on: after one second, then after twice as long each time. */
const FIRST_SECONDS = 1;
const LAST_SECONDS = 60;

export interface Waiting {
  /** Seconds until the page asks again; null when it has given up. */
  seconds: number | null;
  /** For a meta refresh; null when it has given up. */
  refresh: string | null;
}

/** How long this page waits, from how long it has waited before (`wait` in its query). Stops at a minute. */
export function nextWait(query: URLSearchParams, path: string): Waiting {
  const asked = Number(query.get('wait') ?? '0');
  const seconds = asked >= FIRST_SECONDS && asked < LAST_SECONDS ? asked * 2 : FIRST_SECONDS;
  if (seconds >= LAST_SECONDS) return { seconds: null, refresh: null };
  const next = new URLSearchParams(query);
  next.set('wait', String(seconds));
  return { seconds, refresh: `${seconds};url=${path}?${next}` };
}
