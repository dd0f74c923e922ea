import { useEffect, useState } from 'react';
import { dollars } from '~/areas/billing/rules/money-words';
import { PAID_PACKAGES } from '~/areas/billing/rules/packages';
import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { DialogModal } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/**
 * A limit of the plan was reached: what to do about it, with the form still filled in below. With scripts the choice of
 * a plan opens over it as well, once for each time the limit was met (the response command SHOW_UPGRADE_MODAL).
 */
export function LimitNotice({ message }: { message: string }) {
  const { t, said } = useTexts();
  return (
    <Notice tone="warn" title={said(message)} id="limit">
      <p>{t`Nothing you typed is lost. Choose a plan or ask for higher limits, then save again.`}</p>
      <p className="actions">
        <LinkButton href={paths.billing()} kind="primary" small>
          {t`See the plans`}
        </LinkButton>
        <LinkButton href={paths.supportLimits()} small>
          {t`Ask for higher limits`}
        </LinkButton>
      </p>
      <UpgradeModal message={message} />
    </Notice>
  );
}

function UpgradeModal({ message }: { message: string }) {
  const { t, nodes, said } = useTexts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), [message]);
  if (!isOpen) return null;
  return (
    <DialogModal title={t`Choose a plan`} onClose={() => setOpen(false)} sliding>
      <div className="stack">
        <p className="lede">{said(message)}</p>
        <ul className="upgrade-plans">
          {PAID_PACKAGES.map(({ id, name, monthlyCents, trips, stopsPerTrip }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{nodes`${(<strong>{said(dollars(monthlyCents))}</strong>)} a month`}</p>
              <p className="muted">{t`${trips} trips in 30 days, ${stopsPerTrip} stops a trip`}</p>
              {/* A tab of its own: the trip that could not be saved stays open behind. */}
              <LinkButton href={paths.billingPlan(id)} target="_blank" small>
                {t`Choose ${name}`}
              </LinkButton>
            </li>
          ))}
        </ul>
        <p>
          {t`What you typed is kept in this window. No card handy?`}{' '}
          <a href={paths.supportLimits()} target="_blank" rel="noreferrer">
            {t`Ask for higher limits, free of charge.`}
          </a>
        </p>
      </div>
    </DialogModal>
  );
}
