import { paths } from '~/routes';
import type { PackageView } from '~/areas/billing/views/billing-view';
import { LinkButton } from '~/kit/button';
import { Tag } from '~/kit/tag';

/** The plans, one line each: what it is, what it allows, what it costs, what can be done. */
export function PackageList({ packages }: { packages: readonly PackageView[] }) {
  return (
    <ul className="item-list packages">
      {packages.map((entry) => (
        <li className="item package" key={entry.id}>
          <div className="package-what">
            <p className="item-name">
              {entry.name} {entry.isCurrent ? <Tag tone="good">Your plan</Tag> : null}
              {entry.note ? <Tag>{entry.note}</Tag> : null}
            </p>
            <p className="item-note">{entry.limits.join(', ')}</p>
          </div>
          <div className="package-price">
            <p>{entry.price}</p>
            {entry.otherInterval ? (
              <p className="item-note">
                <a href={paths.billingPlan(entry.otherInterval.planId)}>
                  {entry.otherInterval.text}
                  <span className="visually-hidden"> for {entry.name}</span>
                </a>
              </p>
            ) : null}
          </div>
          <div className="package-action">
            {entry.action ? (
              <LinkButton href={paths.billingPlan(entry.planId)} small>
                {entry.action}
              </LinkButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
