import { isBehind, isLive, type SubscriptionStatus } from './entitlement';
import { intervalOf } from './packages';

/** How long a plan can be paused. */
export const PAUSE_MONTHS = [1, 2, 3, 4, 5, 6] as const;

const HOUR_MS = 3_600_000;
/**
 * Payments are collected again a day before the pause is over: the next invoice is made on the day itself, and must not be made
 * before collection continues.
 */
const COLLECTS_AHEAD_MS = 24 * HOUR_MS;
/** Around the minute in which a period ends nothing is changed: its invoice may be on its way. */
const AROUND_PERIOD_END_MS = HOUR_MS;
export const PAUSE_MAIL_DAYS = 7;

/** The months of a form or a request; null for anything that cannot be chosen. */
export const pauseMonthsOf = (typed: string): number | null =>
  PAUSE_MONTHS.find((months) => String(months) === typed.trim()) ?? null;

/** So many months after `anchor`, on its day of the month or on the last one of a shorter month, by UTC as at the provider. */
function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return new Date(midnight + (anchor.getTime() % (24 * HOUR_MS)));
}

/** The end of a pause of so many months that begins with the period after this one. */
export function pauseEnd({ anchor, periodEnd }: { anchor: Date; periodEnd: Date }, months: number): Date {
  let passed = 0;
  while (monthsAfter(anchor, passed) < periodEnd) passed += 1;
  return monthsAfter(anchor, passed + months);
}

/** When payments are collected again, for a pause that ends at `until`. */
export const collectsAgainAt = (until: Date): Date => new Date(until.getTime() - COLLECTS_AHEAD_MS);

/** What tells whether a subscription is paused, as the provider has it. */
export interface PauseFacts {
  pause: { from: Date; until: Date } | null;
  isCollecting: boolean;
  periodStart: Date;
  periodEnd: Date;
}

/** The pause that is ahead or running, or the one that is over. */
export interface PauseState {
  pausedFrom: Date | null;
  pausedUntil: Date | null;
  /** When the last pause began, where it is over. */
  resumedFrom: Date | null;
}

const NO_PAUSE: PauseState = { pausedFrom: null, pausedUntil: null, resumedFrom: null };

/**
 * What became of the pause that was asked for. What was paid decides: a period whose invoice is void was not paid for and is
 * paused to its end, whatever else is noted; one whose invoice is to be paid is not paused.
 */
export function pauseState(
  { pause, isCollecting, periodStart, periodEnd }: PauseFacts,
  /** Of the invoice of the running period; null for one that is still being made. */
  invoiceStatus: string | null,
): PauseState {
  if (!pause) return NO_PAUSE;
  const { from, until } = pause;
  if (periodStart < from)
    return isCollecting || until <= from
      ? NO_PAUSE
      : { pausedFrom: from, pausedUntil: until, resumedFrom: null };
  const isVoid = invoiceStatus === 'void' && periodStart <= until;
  if (isVoid || (invoiceStatus === null && !isCollecting))
    return {
      pausedFrom: from,
      pausedUntil: isCollecting || until < periodEnd ? periodEnd : until,
      resumedFrom: null,
    };
  return until > from ? { ...NO_PAUSE, resumedFrom: from } : NO_PAUSE;
}

/** Why a plan cannot be paused. */
export type PauseRefusal =
  | 'free'
  | 'open-payment'
  | 'trial'
  | 'canceled'
  | 'yearly'
  | 'paused'
  | 'coupon-once'
  | 'payment-on-its-way'
  | 'renews-now';

/** Why this plan cannot be paused now; null where it can. A pause that is only ahead can be changed. */
export function pauseRefusal(
  plan: {
    packageId: string;
    status: string;
    cancelAtPeriodEnd: boolean;
    periodEnd: Date;
    /** The discount that runs is for the next payment only. */
    hasOnceDiscount: boolean;
    invoiceStatus: string | null;
    isPaused: boolean;
  } | null,
  now: Date,
): PauseRefusal | null {
  const status = plan?.status as SubscriptionStatus;
  if (!plan || !isLive(status)) return 'free';
  if (isBehind(status)) return 'open-payment';
  if (status === 'trialing') return 'trial';
  if (plan.cancelAtPeriodEnd) return 'canceled';
  if (intervalOf(plan.packageId) === 'year') return 'yearly';
  if (plan.isPaused) return 'paused';
  if (plan.hasOnceDiscount) return 'coupon-once';
  if (plan.invoiceStatus !== 'paid') return 'payment-on-its-way';
  return isAroundPeriodEnd(plan.periodEnd, now) ? 'renews-now' : null;
}

/** Whether a period ends within the hour. */
export const isAroundPeriodEnd = (periodEnd: Date, now: Date): boolean =>
  now.getTime() >= periodEnd.getTime() - AROUND_PERIOD_END_MS;

/** What resuming means at this moment. */
export type Resumption =
  /** No pause. */
  | 'none'
  /** The pause has not begun: it is taken back, and nothing is charged today. */
  | 'withdraw'
  /** A new month begins now and is charged. */
  | 'charge'
  /** The pause begins or ends within the hour: the payment of that moment comes first. */
  | 'wait';

export function resumptionOf(
  { pausedFrom, pausedUntil }: Pick<PauseState, 'pausedFrom' | 'pausedUntil'>,
  now: Date,
): Resumption {
  if (pausedFrom === null || pausedUntil === null) return 'none';
  if (now < pausedFrom) return isAroundPeriodEnd(pausedFrom, now) ? 'wait' : 'withdraw';
  return isAroundPeriodEnd(pausedUntil, now) ? 'wait' : 'charge';
}

/** Whether the mail before the pause is over is due. */
export const isPauseEnding = (pausedUntil: Date, now: Date): boolean =>
  now < pausedUntil && pausedUntil.getTime() - now.getTime() <= PAUSE_MAIL_DAYS * 24 * HOUR_MS;
