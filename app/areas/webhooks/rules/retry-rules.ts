const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What becomes of a delivery. Earlier releases wrote cancelled where it is missed now. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'missed', 'cancelled'] as const;

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
/** What happens while an endpoint is off is recorded for so long after it was switched off. */
export const RECORDED_DAYS = LOG_KEPT_DAYS;
/** So many events are sent again by one request: the others with the next. */
export const MOST_SENT_AGAIN = 500;

const DAY_MS = 24 * HOUR;

/** An endpoint that was switched off later than that has its events recorded. */
export const recordedSince = (now: Date): Date => new Date(now.getTime() - RECORDED_DAYS * DAY_MS);

/** Until when the events of an endpoint that is off are recorded. */
export const recordedUntil = (offSince: Date): Date => new Date(offSince.getTime() + RECORDED_DAYS * DAY_MS);

/** How long to wait after that many tries; null when it was the last one. */
export const pauseAfter = (tries: number): number | null => PAUSES_MS[tries - 1] ?? null;

/** Whether an endpoint is switched off: after days without a success, or when it says that it is gone for good. */
export const isGivenUp = (failingSince: Date | null, now: Date, status: number | null): boolean =>
  status === 410 ||
  (failingSince !== null && now.getTime() - failingSince.getTime() >= SWITCHED_OFF_AFTER_MS);
