import { isBehind, type SubscriptionStatus } from './entitlement';
import { packageName } from './packages';

export interface PlanToEnd {
  legalName: string;
  packageId: string;
  status: string;
  periodEnd: Date;
  /** A pause has begun. */
  isPaused?: boolean;
}

/** How a person wants a paid plan to end: with the period that is paid for, or at once. */
export type PlanEndChoice = 'period-end' | 'now';

export const planEndChoice = (typed: string): PlanEndChoice => (typed === 'now' ? 'now' : 'period-end');

/** When a plan ends: a pause and an open payment pay for nothing, and no plan outlives its carrier. Null for at once. */
export function planEndsAt(
  { status, periodEnd, isPaused = false }: Pick<PlanToEnd, 'status' | 'periodEnd' | 'isPaused'>,
  how: PlanEndChoice,
  /** When the carrier is erased; null where it stays. */
  erasedAt: Date | null,
): Date | null {
  if (how === 'now' || isPaused || isBehind(status as SubscriptionStatus)) return null;
  return erasedAt !== null && erasedAt < periodEnd ? erasedAt : periodEnd;
}

/** "Acme's Basic plan ends on 12/21/2026. Your card won't be charged again." */
export function planEndInWords(
  plan: PlanToEnd,
  how: PlanEndChoice,
  { erasedAt, dateOf }: { erasedAt: Date | null; dateOf: (at: Date) => string },
): string {
  const at = planEndsAt(plan, how, erasedAt);
  const name = `${plan.legalName}'s ${packageName(plan.packageId)} plan`;
  return `${name} ${at === null ? 'ends now' : `ends on ${dateOf(at)}`}. Your card won't be charged again.`;
}
