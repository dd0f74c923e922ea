import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { journalRequest } from '~/areas/returns/pages/journal-request.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { XERO_LINES } from '~/areas/returns/views/journal-files';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Field, SelectField } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { countOf, formatCents } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = await journalRequest(request, context);
  const { quarters } = await reportChoices(asked.actor.ctx, asked.today);
  const { journal, entries, quarter } = asked;
  const rows = entries.flatMap((entry) =>
    entry.lines.map((line, index) => ({ ...line, key: `${entry.number}-${index}`, number: entry.number })),
  );
  return {
    label: journal.label,
    quarter: String(quarterKey(quarter)),
    quarters: quarters.map((one) => ({ value: String(quarterKey(one)), label: quarterLabel(one) })),
    accounts: asked.accounts,
    taxRate: asked.taxRate,
    program: asked.program,
    rows,
    isFiled: journal.isFiled,
    lacksTax: journal.taxes === null,
    withoutTotal: journal.withoutTotal,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Journal ${data?.label ?? ''}`),
];

export default function Journal() {
  const view = useLoaderData<typeof loader>();
  const { accounts, rows } = view;
  return (
    <div className="stack-wide">
      <PageTitle title={`Journal: ${view.label}`} />
      <ReportTabs current="filings" />
      <p className="prose muted">
        Fuel tax and fuel by truck as a journal that QuickBooks Online and Xero import. Write the accounts as
        they are in your own chart: names for QuickBooks, codes for Xero.
      </p>
      <form method="get" action={paths.reportJournal()} className="form stack no-print">
        <FieldRow>
          <SelectField id="q" name="q" label="Quarter" options={view.quarters} defaultValue={view.quarter} />
          <SelectField
            id="program"
            name="program"
            label="Program"
            options={[
              { value: 'quickbooks', label: 'QuickBooks Online' },
              { value: 'xero', label: 'Xero' },
            ]}
            defaultValue={view.program}
          />
        </FieldRow>
        <FieldRow>
          <Field id="taxExpense" name="taxExpense" label="Fuel tax" defaultValue={accounts.taxExpense} />
          <Field id="taxPayable" name="taxPayable" label="Tax payable" defaultValue={accounts.taxPayable} />
          <Field
            id="interestExpense"
            name="interestExpense"
            label="Interest and penalty"
            defaultValue={accounts.interestExpense}
          />
        </FieldRow>
        <FieldRow>
          <Field id="fuelExpense" name="fuelExpense" label="Fuel" defaultValue={accounts.fuelExpense} />
          <Field
            id="fuelClearing"
            name="fuelClearing"
            label="Fuel paid from"
            defaultValue={accounts.fuelClearing}
          />
          <Field
            id="taxRate"
            name="taxRate"
            label="Tax rate in Xero"
            hint="Its full name in your tax settings."
            defaultValue={view.taxRate}
          />
        </FieldRow>
        <div className="actions">
          <Button kind="primary" formAction={paths.reportJournalCsv()}>
            Download CSV
          </Button>
          <Button>Show</Button>
        </div>
      </form>
      {view.lacksTax ? (
        <Notice tone="warn">
          <p>A rate is missing: the tax is not in the journal yet.</p>
        </Notice>
      ) : null}
      {view.withoutTotal > 0 ? (
        <Notice tone="warn">
          <p>{`${countOf(view.withoutTotal, 'fuel purchase')} without a total: not in the journal.`}</p>
        </Notice>
      ) : null}
      {view.isFiled ? null : (
        <p className="muted">{`${view.label} is not filed: its tax can still change.`}</p>
      )}
      {view.program === 'xero' && rows.length > XERO_LINES ? (
        <Notice tone="warn">
          <p>{`Xero takes ${XERO_LINES} lines in one file. Import this one in parts.`}</p>
        </Notice>
      ) : null}
      {rows.length === 0 ? (
        <Empty title="Nothing to post" text="No tax and no fuel with a total in this quarter." />
      ) : (
        <Table
          caption={`Journal of ${view.label}`}
          captionHidden
          rows={rows}
          rowKey={(row) => row.key}
          columns={[
            { key: 'account', label: 'Account', cell: (row) => row.account },
            { key: 'description', label: 'Description', narrow: 'break', cell: (row) => row.description },
            { key: 'truck', label: 'Truck', narrow: 'figure', cell: (row) => row.truck },
            {
              key: 'debit',
              label: 'Debit',
              number: true,
              narrow: 'lead',
              cell: (row) => (row.cents > 0 ? formatCents(row.cents) : ''),
            },
            {
              key: 'credit',
              label: 'Credit',
              number: true,
              short: 'credit',
              cell: (row) => (row.cents < 0 ? formatCents(-row.cents) : ''),
            },
          ]}
        />
      )}
    </div>
  );
}
