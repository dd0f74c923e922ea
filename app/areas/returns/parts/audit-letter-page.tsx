import { PageTitle } from '~/areas/content/parts/public-page';
import type { LetterValues } from '~/areas/returns/rules/audit-letter';
import { Button, LinkButton } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField, type Option } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { ReportTabs } from './report-tabs';

export interface AuditLetterView {
  /** Whether the form was sent. */
  asked: boolean;
  values: LetterValues;
  errors: Record<string, string[]>;
  letter: string | null;
  days: { date: string; title: string; text: string }[];
  quarters: Option[];
  /** A ZIP for each quarter of the audit. */
  archives: { key: number; label: string }[];
  query: string;
}

/** What to do within the days that the letter leaves: the days, the archives, and the letter that goes with them. */
export function AuditLetterPage({ view }: { view: AuditLetterView }) {
  const { t, said, nodes, langOf } = useTexts();
  const errors = view.asked ? view.errors : {};
  const quarters = view.quarters.map(({ value, label }) => ({ value, label: said(label) }));
  const field = (name: keyof LetterValues) => ({
    id: name,
    name,
    defaultValue: view.values[name],
    error: errors[name],
  });
  return (
    <div className={view.letter === null ? 'stack-wide' : 'stack-wide letter-page'}>
      <PageTitle title={t`An audit letter arrived`} />
      <ReportTabs current="filings" />
      <p className="prose no-print">
        {t`It is routine. Say what the letter says: you get the days, one ZIP a quarter with everything auditors ask for, and a letter to send with them.`}{' '}
        <a href={paths.auditHelp()}>{t`What auditors test`}</a>
      </p>
      <ErrorSummary
        errors={Object.entries(errors).flatMap(([fieldId, messages]) =>
          messages.map((message) => ({ fieldId, message })),
        )}
      />
      <form method="get" action={paths.reportAuditLetter()} noValidate className="form stack no-print">
        <FieldRow>
          <DateField {...field('received')} label={t`Date of the letter`} />
          <DateField
            {...field('replyBy')}
            label={t`Answer by`}
            hint={t`Empty: 30 days after the letter.`}
            optional
          />
        </FieldRow>
        <FieldRow>
          <SelectField {...field('from')} label={t`First quarter`} options={quarters} empty={t`Choose`} />
          <SelectField {...field('to')} label={t`Last quarter`} options={quarters} empty={t`Choose`} />
        </FieldRow>
        <FieldRow>
          <Field {...field('agency')} label={t`Who wrote`} optional maxLength={120} autoComplete="off" />
          <Field
            {...field('reference')}
            label={t`Their reference`}
            optional
            maxLength={60}
            autoComplete="off"
          />
        </FieldRow>
        <div className="actions">
          <Button kind="primary">{t`Show days and letter`}</Button>
        </div>
      </form>
      {view.letter === null ? null : (
        <>
          <section className="stack no-print">
            <h2>{t`Your days`}</h2>
            <ol>
              {view.days.map((day) => (
                <li key={day.title}>
                  <b>{said(day.date)}</b> {t(day.title.replace('Audit: ', ''))}. {t(day.text)}
                </li>
              ))}
            </ol>
            <p>
              <LinkButton href={paths.reportAuditCalendar(view.query)}>{t`Add to calendar`}</LinkButton>
            </p>
          </section>
          <section className="stack no-print">
            <h2>{t`Your archives`}</h2>
            <ul>
              {view.archives.map(({ key, label }) => (
                <li key={key}>
                  <a href={paths.reportAudit(key)}>{t`Audit ZIP ${said(label)}`}</a>,{' '}
                  <a href={`${paths.tripChecks()}?quarter=${key}`}>{t`open questions`}</a>
                </li>
              ))}
            </ul>
          </section>
          <section className="stack">
            <h2 className="no-print">{t`Your letter`}</h2>
            {/* It goes to the auditor, in English. */}
            <pre className="letter" lang={langOf(view.letter)}>
              {view.letter}
            </pre>
            <p className="muted small no-print">
              {nodes`Print this page: only the letter prints. Name, address and contact come from your ${(
                <a key="profile" href={paths.accountCarrier()}>
                  {t`carrier profile`}
                </a>
              )}.`}
            </p>
          </section>
        </>
      )}
    </div>
  );
}
