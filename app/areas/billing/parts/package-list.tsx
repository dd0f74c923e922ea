import { paths } from '~/routes';
import type { PackageView } from '~/areas/billing/views/billing-view';
import { LinkButton } from '~/kit/button';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';

/** The plans, one line each: what it is, what it allows, what it costs, what can be done. */
export function PackageList({ packages }: { packages: readonly PackageView[] }) {
  const { t, said } = useTexts();
  return (
    <ul className="item-list packages">
      {packages.map((entry) => (
        <li className="item package" key={entry.id}>
          <div className="package-what">
            <p className="item-name">
              {t(entry.name)} {entry.isCurrent ? <Tag tone="good">{t`Your plan`}</Tag> : null}
              {entry.note ? <Tag>{t(entry.note)}</Tag> : null}
            </p>
            <p className="item-note">{entry.limits.map(said).join(', ')}</p>
          </div>
          <div className="package-price">
            <p>{said(entry.price)}</p>
            {entry.otherInterval ? (
              <p className="item-note">
                <a href={paths.billingPlan(entry.otherInterval.planId)}>
                  {t`Or ${said(entry.otherInterval.price)}`}
                  <span className="visually-hidden"> {t`for ${t(entry.name)}`}</span>
                </a>
              </p>
            ) : null}
          </div>
          <div className="package-action">
            {entry.action ? (
              <LinkButton href={paths.billingPlan(entry.planId)} small>
                {said(entry.action)}
              </LinkButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
