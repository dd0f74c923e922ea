import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { CheckField } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { useFigures } from '~/kit/figures';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import type { PlanEndView } from '~/areas/accounts/views/plan-end-view';
import { AccountPage, Section } from './account-nav';
import { FormProblems, OpenForm, type FormProblem } from './auth-page';
import { CurrentPasswordField } from './sign-in-fields';

export interface DataView {
  carrier: string;
  deleteAfter: string | null;
  hasPassword: boolean;
  /** Why the account cannot be deleted; null where it can. */
  refusal: string | null;
  /** Paid plans that end with the account. */
  plans: readonly PlanEndView[];
  exports: readonly {
    id: string;
    status: 'queued' | 'running' | 'ready' | 'failed';
    progress: number;
    error: string | null;
    sizeBytes: number | null;
    created: string;
    expires: string;
  }[];
}

const sizeText = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${Math.round(bytes / 104_857.6) / 10} MB`;

/** Take everything along; leave. */
export function DataPage({ view, problem }: { view: DataView; problem: FormProblem | undefined }) {
  const { t, said } = useTexts();
  const figures = useFigures();
  const isMaking = view.exports.some(({ status }) => status === 'queued' || status === 'running');
  const failed = problem?.form === 'delete' ? problem.errors : {};
  return (
    <AccountPage title={t`Your data`}>
      <FormProblems problem={problem} known={['current_password', 'understood']} />
      <Section
        title={t`Download everything`}
        text={t`All records of ${view.carrier} in a ZIP: one CSV for each kind, and every file you have uploaded.`}
      >
        {isMaking ? null : (
          <form method="post" className="form">
            <input type="hidden" name="intent" value="export" />
            <Button kind="primary">{t`Prepare download`}</Button>
          </form>
        )}
        {view.exports.length > 0 ? (
          <ul className="item-list" aria-live="polite">
            {view.exports.map((entry) => (
              <li key={entry.id} className="item">
                <div className="item-what">
                  <p className="item-name">{said(entry.created)}</p>
                  <ExportState entry={entry} />
                </div>
                {entry.status === 'ready' ? (
                  <LinkButton small href={paths.accountExport(entry.id)} download>
                    {t`Download ZIP`}
                  </LinkButton>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </Section>
      <Section
        title={t`Delete account`}
        text={t`After 30 days we erase your account, with every carrier that only you work on. IFTA requires you to keep mileage and fuel records for four years: download them first.`}
      >
        {view.deleteAfter ? (
          <Notice tone="warn" title={t`It will be erased on ${figures.longDate(view.deleteAfter)}.`}>
            <form method="post">
              <input type="hidden" name="intent" value="keep-account" />
              <Button small>{t`Keep my account`}</Button>
            </form>
          </Notice>
        ) : (
          <OpenForm refusal={view.refusal} problem={problem}>
            <form method="post" className="form" noValidate>
              <input type="hidden" name="intent" value="delete" />
              <CheckField
                id="understood"
                name="understood"
                value="1"
                label={t`I understand that my records cannot be brought back`}
                error={failed['understood']}
              />
              <PlanEnds plans={view.plans} chosen={problem?.values['plan_end'] ?? ''} />
              {view.hasPassword ? (
                <CurrentPasswordField
                  name="current_password"
                  label={t`Current password`}
                  error={failed['current_password']}
                />
              ) : null}
              <Button kind="danger">{t`Delete my account`}</Button>
            </form>
          </OpenForm>
        )}
      </Section>
    </AccountPage>
  );
}

/** How paid plans end: with what is paid for, or now. */
function PlanEnds({ plans, chosen }: { plans: readonly PlanEndView[]; chosen: string }) {
  const { t, said } = useTexts();
  if (plans.length === 0) return null;
  const lasting = plans.filter(({ until }) => until !== null);
  if (lasting.length === 0) return <p>{t`Your paid plan ends right away. Nothing more is charged.`}</p>;
  return (
    <Fieldset legend={t`Your paid plan`}>
      {plans.map(({ name, until }) => (
        <p key={name} className="muted">
          {name}
          {plans.length === 1
            ? ''
            : until === null
              ? t`, not paid: ends right away`
              : t`, paid until ${said(until)}`}
        </p>
      ))}
      <CheckField
        type="radio"
        id="plan-end-period"
        name="plan_end"
        value="period-end"
        label={
          lasting.length === 1 ? t`End it on ${said(lasting[0]?.until ?? '')}` : t`End it on these dates`
        }
        hint={t`Your card won't be charged again.`}
        defaultChecked={chosen !== 'now'}
      />
      <CheckField
        type="radio"
        id="plan-end-now"
        name="plan_end"
        value="now"
        label={t`End it now`}
        hint={t`Free plan limits apply right away. Time you've paid for is not refunded.`}
        defaultChecked={chosen === 'now'}
      />
    </Fieldset>
  );
}

function ExportState({ entry }: { entry: DataView['exports'][number] }) {
  const { t, said, langOf } = useTexts();
  if (entry.status === 'ready') {
    return (
      <p className="item-note">{t`${sizeText(entry.sizeBytes ?? 0)}, kept until ${said(entry.expires)}`}</p>
    );
  }
  if (entry.status === 'failed')
    return (
      <p className="field-error" lang={langOf(entry.error ?? '')}>
        {said(entry.error ?? '')}
      </p>
    );
  return (
    <p className="item-note">
      <label>
        {t`Putting records together: ${entry.progress}%`}
        <br />
        <progress className="progress" value={entry.progress} max={100} />
      </label>
    </p>
  );
}
