const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after a failed try: eight tries within a day. */
const PAUSES_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 7 * HOUR, 12 * HOUR] as const;
export const MOST_TRIES = PAUSES_MS.length + 1;

/** An endpoint that has taken nothing for so long is switched off. */
export const SWITCHED_OFF_AFTER_MS = 3 * 24 * HOUR;
/** A secret signs for so long after it was replaced. */
export const FORMER_SECRET_MS = 24 * HOUR;
/** So many of them at once: receivers limit how long a header may be. */
export const MOST_FORMER_SECRETS = 10;
export const LOG_KEPT_DAYS = 30;

/** How long to wait after that many tries; null when it was the last one. */
export const pauseAfter = (tries: number): number | null => PAUSES_MS[tries - 1] ?? null;

/** Whether an endpoint is switched off: after days without a success, or when it says that it is gone for good. */
export const isGivenUp = (failingSince: Date | null, now: Date, status: number | null): boolean =>
  status === 410 ||
  (failingSince !== null && now.getTime() - failingSince.getTime() >= SWITCHED_OFF_AFTER_MS);
