import { PageTitle } from '~/areas/content/parts/public-page';
import type { LetterValues } from '~/areas/returns/rules/audit-letter';
import { Button, LinkButton } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField, type Option } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
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
  const errors = view.asked ? view.errors : {};
  const field = (name: keyof LetterValues) => ({
    id: name,
    name,
    defaultValue: view.values[name],
    error: errors[name],
  });
  return (
    <div className={view.letter === null ? 'stack-wide' : 'stack-wide letter-page'}>
      <PageTitle title="An audit letter arrived" />
      <ReportTabs current="filings" />
      <p className="prose no-print">
        It is routine. Say what the letter says: you get the days, one ZIP a quarter with everything auditors
        ask for, and a letter to send with them. <a href={paths.auditHelp()}>What auditors test</a>
      </p>
      <ErrorSummary
        errors={Object.entries(errors).flatMap(([fieldId, messages]) =>
          messages.map((message) => ({ fieldId, message })),
        )}
      />
      <form method="get" action={paths.reportAuditLetter()} noValidate className="form stack no-print">
        <FieldRow>
          <DateField {...field('received')} label="Date of the letter" />
          <DateField
            {...field('replyBy')}
            label="Answer by"
            hint="Empty: 30 days after the letter."
            optional
          />
        </FieldRow>
        <FieldRow>
          <SelectField {...field('from')} label="First quarter" options={view.quarters} empty="Choose" />
          <SelectField {...field('to')} label="Last quarter" options={view.quarters} empty="Choose" />
        </FieldRow>
        <FieldRow>
          <Field {...field('agency')} label="Who wrote" optional maxLength={120} autoComplete="off" />
          <Field {...field('reference')} label="Their reference" optional maxLength={60} autoComplete="off" />
        </FieldRow>
        <div className="actions">
          <Button kind="primary">Show days and letter</Button>
        </div>
      </form>
      {view.letter === null ? null : (
        <>
          <section className="stack no-print">
            <h2>Your days</h2>
            <ol>
              {view.days.map((day) => (
                <li key={day.title}>
                  <b>{day.date}</b> {day.title.replace('Audit: ', '')}. {day.text}
                </li>
              ))}
            </ol>
            <p>
              <LinkButton href={paths.reportAuditCalendar(view.query)}>Add to calendar</LinkButton>
            </p>
          </section>
          <section className="stack no-print">
            <h2>Your archives</h2>
            <ul>
              {view.archives.map(({ key, label }) => (
                <li key={key}>
                  <a href={paths.reportAudit(key)}>Audit ZIP {label}</a>,{' '}
                  <a href={`${paths.tripChecks()}?quarter=${key}`}>open questions</a>
                </li>
              ))}
            </ul>
          </section>
          <section className="stack">
            <h2 className="no-print">Your letter</h2>
            <pre className="letter">{view.letter}</pre>
            <p className="muted small no-print">
              Print this page: only the letter prints. Name, address and contact come from your{' '}
              <a href={paths.accountCarrier()}>carrier profile</a>.
            </p>
          </section>
        </>
      )}
    </div>
  );
}
