import type { EndingPlan } from '~/areas/billing/data/billing-ends.server';
import { planEndsAt } from '~/areas/billing/rules/plan-end';
import { packageName } from '~/areas/billing/rules/packages';
import { DELETION_GRACE_MS } from '~/areas/accounts/rules/one-time-rules';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';

/** A paid plan that goes with the account. */
export interface PlanEndView {
  name: string;
  /** The last day if it ends with what is paid for; null where a payment is open, so that it ends at once. */
  until: string | null;
}

/** What becomes of paid plans if the account is deleted now. */
export const planEndView = (plans: readonly EndingPlan[], now: Date, timeZone: string): PlanEndView[] =>
  plans.map((plan) => {
    const at = planEndsAt(plan, 'period-end', new Date(now.getTime() + DELETION_GRACE_MS));
    return {
      name: `${plan.legalName}: ${packageName(plan.packageId)} plan`,
      until: at && formatUsDate(localDateInZone(at.getTime(), timeZone)),
    };
  });
