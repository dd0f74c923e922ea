import type { PlanView } from '~/areas/ledger/views/ledger-view';
import { paths } from '~/routes';
import { useTexts } from '~/kit/texts';

/** How much of the plan is used; on the free plan, how to get more. */
export function PlanPromo({ plan }: { plan: PlanView }) {
  const { t, nodes } = useTexts();
  if (!plan.isFree && plan.used < plan.limit * 0.8) return null;
  return (
    <p className={plan.isReached ? 'plan-line plan-reached' : 'plan-line'}>
      <span>
        {nodes`${(<strong key="used">{t`${plan.used} of ${plan.limit}`}</strong>)} trips used in the last 30 days.`}
      </span>
      {plan.isReached && plan.isFree ? (
        <span>{t`You've reached the free plan limit. Want more trips?`}</span>
      ) : null}
      {plan.mayAsk ? <a href={paths.supportLimits()}>{t`Double it for free`}</a> : null}
      <a href={paths.billing()}>{t`See the plans`}</a>
    </p>
  );
}
