import { FREE_PACKAGE_ID, GRACE_DAYS, intervalOf, packageIdOf, packageOf, rankOf } from './packages';

/** What a subscription is at the payment provider, in its words. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface SubscriptionFacts {
  /** What the next period is charged for. */
  packageId: string;
  status: SubscriptionStatus;
  /** After a downgrade: what has been paid for until `entitledUntil`. */
  entitledPackageId: string | null;
  entitledUntil: Date | null;
  /** When the first payment failed that is still not made up for. */
  pastDueSince: Date | null;
  /** From then on nothing is paid, until the plan is resumed; missing or null for a plan that is not to be paused. */
  pausedFrom?: Date | null;
}

const DAY_MS = 86_400_000;

/** A subscription that is running, paid or not. */
export const isLive = (status: SubscriptionStatus): boolean =>
  ['trialing', 'active', 'past_due', 'unpaid'].includes(status);

/** A payment is missing. */
export const isBehind = (status: SubscriptionStatus): boolean => status === 'past_due' || status === 'unpaid';

/** A pause has begun: the plan is kept, nothing is charged, and the limits of the free package apply. */
export const isPaused = ({ pausedFrom }: Pick<SubscriptionFacts, 'pausedFrom'>, now: Date): boolean =>
  pausedFrom != null && now >= pausedFrom;

/** The end of the days in which a failed payment has no consequence. */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);

/** Whole days, rounded up, until `end`; 0 where it is over. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));

/** The plan in this period, by its id with the interval: after a downgrade the larger one, until the period that was paid for ends. */
export function packageInPeriod(subscription: SubscriptionFacts, now: Date): string {
  const { entitledPackageId, entitledUntil, packageId } = subscription;
  const keeps =
    entitledPackageId !== null &&
    entitledUntil !== null &&
    now < entitledUntil &&
    packageOf(entitledPackageId) !== undefined;
  return keeps ? entitledPackageId : packageId;
}

/**
 * The package whose limits are in force: the subscription's while it is paid, tried or within the grace days, and not
 * paused, else the free one.
 */
export function entitledPackage(subscription: SubscriptionFacts | null, now: Date): string {
  if (!subscription) return FREE_PACKAGE_ID;
  const { status, pastDueSince } = subscription;
  if (isPaused(subscription, now)) return FREE_PACKAGE_ID;
  const inForce =
    status === 'trialing' ||
    status === 'active' ||
    (isBehind(status) && pastDueSince !== null && now < graceEnd(pastDueSince));
  return inForce ? packageIdOf(packageInPeriod(subscription, now)) : FREE_PACKAGE_ID;
}

/** How a request for a plan is carried out on what runs already. */
export type PlanChange =
  /** Nothing runs: a new subscription. */
  | 'start'
  /** It is the plan already, and it continues. */
  | 'none'
  /** It was canceled or reduced for the end of the period: that is taken back, free of charge. */
  | 'keep'
  /** Larger than what is paid for: now, charged for the rest of the period. */
  | 'upgrade'
  /** Within the trial: now, without a charge. */
  | 'switch-trial'
  /**
   * Paid by the year instead of by the month, or the other way round: now. A new period is charged, less the unused part of the
   * running one; what is left over becomes credit.
   */
  | 'switch-interval'
  /** Smaller: from the next period. */
  | 'downgrade'
  /** To the free plan: at the end of the period. */
  | 'cancel';

export function planChange(
  current: (SubscriptionFacts & { cancelAtPeriodEnd: boolean }) | null,
  wanted: string,
  now: Date,
): PlanChange {
  if (!current || !isLive(current.status)) return wanted === FREE_PACKAGE_ID ? 'none' : 'start';
  if (wanted === FREE_PACKAGE_ID) return current.cancelAtPeriodEnd ? 'none' : 'cancel';
  const paidFor = packageInPeriod(current, now);
  if (wanted === current.packageId && wanted === paidFor) return current.cancelAtPeriodEnd ? 'keep' : 'none';
  if (current.status === 'trialing') return 'switch-trial';
  if (wanted === paidFor) return 'keep';
  if (intervalOf(wanted) !== intervalOf(paidFor)) return 'switch-interval';
  if (rankOf(wanted) > rankOf(paidFor)) return 'upgrade';
  return wanted === current.packageId && !current.cancelAtPeriodEnd ? 'none' : 'downgrade';
}

const WORDS: Record<SubscriptionStatus, string> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  incomplete: 'Payment not finished',
  incomplete_expired: 'Not started',
  canceled: 'Ended',
  paused: 'Paused',
};

/** A status as people read it. */
export const statusInWords = (status: SubscriptionStatus): string => WORDS[status];
