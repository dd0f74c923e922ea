import { addDays, formatUsDate, readTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import { centsOf, wholeOf } from './typed-amount';

/** A coupon as the operator typed it. */
export interface TypedCoupon {
  code: string;
  percent: string;
  amount: string;
  duration: string;
  months: string;
  uses: string;
  until: string;
}

/** What it takes off, for how long, and until when its code is taken. */
export interface CouponTerms {
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  duration: 'once' | 'repeating' | 'forever';
  months: number | null;
  maxRedemptions: number | null;
  /** The first instant at which the code is not taken any more: the end of its last day, in UTC. */
  expiresAt: Date | null;
}

export const COUPON_DURATIONS = [
  ['once', 'First payment'],
  ['repeating', 'A number of months'],
  ['forever', 'Every payment'],
] as const;

const MOST_MONTHS = 36;
const MOST_USES = 1_000_000;
const FIVE_YEARS_DAYS = 1826;

/**
 * The terms of a new coupon, or what is wrong with them, by field. Percent or dollars, never both.
 * @param today the day in UTC, by which its last day is counted
 */
export function readCoupon(
  typed: TypedCoupon,
  today: LocalDate,
): { terms: CouponTerms } | { errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  const code = typed.code.trim().toUpperCase();
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) errors['code'] = ['3 to 40 letters, digits and hyphens.'];

  const hasPercent = typed.percent.trim() !== '';
  const hasAmount = typed.amount.trim() !== '';
  const percent = wholeOf(typed.percent.replace(/%\s*$/, ''));
  const cents = centsOf(typed.amount);
  if (hasPercent === hasAmount) errors['percent'] = ['Enter a percentage or an amount, not both.'];
  else if (hasPercent && (percent === null || percent === undefined || percent < 1 || percent > 100))
    errors['percent'] = ['Enter a whole number from 1 to 100.'];
  else if (hasAmount && cents === null) errors['amount'] = ['Enter an amount in dollars, such as 9 or 4.50.'];

  const duration = COUPON_DURATIONS.find(([known]) => known === typed.duration)?.[0];
  if (duration === undefined) errors['duration'] = ['Choose for which payments.'];
  const months = wholeOf(typed.months);
  if (duration === 'repeating' && (!months || months > MOST_MONTHS))
    errors['months'] = [`Enter a whole number from 1 to ${MOST_MONTHS}.`];
  else if (duration !== 'repeating' && typed.months.trim() !== '')
    errors['months'] = ['Only for a coupon of a number of months.'];

  const uses = wholeOf(typed.uses);
  if (uses === undefined || uses === 0 || (uses ?? 1) > MOST_USES)
    errors['uses'] = [`Enter a whole number from 1 to ${MOST_USES.toLocaleString('en-US')}, or nothing.`];

  const until = typed.until.trim() === '' ? null : readTypedDate(typed.until);
  const last = addDays(today, FIVE_YEARS_DAYS);
  if (until === undefined) errors['until'] = ['Enter a date as MM/DD/YYYY, or nothing.'];
  else if (until !== null && (until < today || until > last))
    errors['until'] = [`Enter a day from ${formatUsDate(today)} to ${formatUsDate(last)}.`];

  if (Object.keys(errors).length > 0 || duration === undefined) return { errors };
  return {
    terms: {
      code,
      percentOff: hasPercent ? (percent ?? null) : null,
      amountOffCents: hasAmount ? cents : null,
      duration,
      months: duration === 'repeating' ? (months ?? null) : null,
      maxRedemptions: uses ?? null,
      expiresAt: until ? new Date(`${addDays(until, 1)}T00:00:00Z`) : null,
    },
  };
}
