/** Mails before and after something about a plan happens. */
const DAY_MS = 86_400_000;

export const TRIAL_MAIL_DAYS = 3;
export const CARD_MAIL_DAYS = 30;

/** Trips from which a plan is nearly used up: four fifths, rounded up. */
export const nearLimit = (trips: number): number => Math.ceil((trips * 4) / 5);

/** Whether these trips reach four fifths of the limit. */
export const reachesNearLimit = (limit: number, used: number, adding: number): boolean =>
  used < nearLimit(limit) && used + adding >= nearLimit(limit);

export const isTrialEnding = (trialEnd: Date, now: Date): boolean =>
  now < trialEnd && trialEnd.getTime() - now.getTime() <= TRIAL_MAIL_DAYS * DAY_MS;

/** A card is good until the end of the month on it. */
export function isCardExpiring(
  { expMonth, expYear }: { expMonth: number; expYear: number },
  now: Date,
): boolean {
  const end = Date.UTC(expYear, expMonth, 1);
  return end > now.getTime() && end - now.getTime() <= CARD_MAIL_DAYS * DAY_MS;
}

/** The period that is notified once: the one that is paid for, or the month of the calendar. */
export const usagePeriod = (periodEnd: Date | null, now: Date): string =>
  periodEnd && periodEnd > now ? periodEnd.toISOString().slice(0, 10) : now.toISOString().slice(0, 7);
