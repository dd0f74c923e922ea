import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { journalRequest } from '~/areas/returns/pages/journal-request.server';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { saveJournalAccounts } from '~/areas/returns/save-journal-accounts.server';
import {
  CHART_FIELDS,
  JOURNAL_PROGRAMS,
  PROGRAM_NAMES,
  USUAL_CHART,
} from '~/areas/returns/rules/journal-accounts';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { summaryOf } from '~/areas/support/parts/failed';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { formatCents as centsGrouped } from '~/engine/units/format';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { countOf, formatCents } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

const MONEY = { USD: 'US$', CAD: 'C$' } as const;

const PROGRAMS = JOURNAL_PROGRAMS.map((value) => ({ value, label: PROGRAM_NAMES[value] }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = await journalRequest(request, context);
  const { quarters, equipment } = await reportChoices(asked.actor.ctx, asked.today);
  const { journal, entries, filter, program, chart, query } = asked;
  const rows = entries.flatMap((entry) =>
    entry.lines.map((line, index) => ({ ...line, key: `${entry.number}-${index}`, number: entry.number })),
  );
  const partHref = (part: number) => {
    const address = new URLSearchParams(query);
    address.set('part', String(part));
    return `${paths.reportJournalCsv()}?${address.toString()}`;
  };
  return {
    label: journal.label,
    quarter: String(quarterKey(filter.quarter)),
    quarters: quarters.map((one) => ({ value: String(quarterKey(one)), label: quarterLabel(one) })),
    truck: filter.equipmentId === null ? '' : String(filter.equipmentId),
    trucks: equipment.map(({ id, unit }) => ({ value: String(id), label: unit })),
    chart,
    program,
    rows,
    mayWrite: asked.actor.ctx.scope.mayWrite,
    isFiled: journal.isFiled,
    lacksTax: journal.taxes === null,
    withoutTotal: journal.withoutTotal,
    otherMoney: journal.otherMoney && {
      purchases: countOf(journal.otherMoney.purchases, 'fuel purchase'),
      it: journal.otherMoney.purchases === 1 ? 'it' : 'them',
      sum: `${MONEY[journal.otherMoney.currency]}${centsGrouped(journal.otherMoney.cents)}`,
    },
    // Xero takes codes alone: the usual names are none.
    lacksCodes:
      program === 'xero' &&
      CHART_FIELDS.some((name) => name !== 'taxRate' && chart[name] === USUAL_CHART[name]),
    parts: asked.parts.length > 1 ? asked.parts.map((_, index) => partHref(index + 1)) : [],
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = await reportRequest(request, context);
  const form = await readForm(request);
  const values = Object.fromEntries(
    [...CHART_FIELDS, 'program', 'q', 'equipment_id'].map((name) => [name, textOf(form, name)]),
  );
  const saved = await saveJournalAccounts(actor.ctx, values['program'] ?? '', values);
  if (!saved.ok) return failedForm(context, saved.failure, values);
  const address = new URLSearchParams({ q: values['q'] ?? '', program: saved.value.program });
  if (values['equipment_id']) address.set('equipment_id', values['equipment_id']);
  return doneWith(
    `${paths.reportJournal()}?${address.toString()}`,
    `Accounts for ${PROGRAM_NAMES[saved.value.program]} saved.`,
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Journal ${data?.label ?? ''}`),
];

/** What each program must have before it takes the file (their own help pages). */
const BEFORE: Readonly<Record<(typeof JOURNAL_PROGRAMS)[number], string>> = {
  quickbooks:
    'Gear icon, Import data, Journal entries. Turn account numbers off and class tracking on first; write a sub-account as Parent:Sub.',
  'quickbooks-desktop':
    'File, Utilities, Import, IIF Files. Account names must be spelled as in your chart; make tax payable an Other Current Liability account. Trucks are classes.',
  xero: 'Accounting, Manual journals, Import. Write account codes, not names, and make a tracking category “Truck” with your units first.',
};

export default function Journal() {
  const view = useLoaderData<typeof loader>();
  const again = useActionData() as FailedForm | undefined;
  const errors: Record<string, readonly string[] | undefined> = again?.errors ?? {};
  const { rows } = view;
  const field = (name: (typeof CHART_FIELDS)[number]) => ({
    id: name,
    name,
    defaultValue: again ? (again.values[name] ?? '') : view.chart[name],
    error: errors[name],
  });
  return (
    <div className="stack-wide">
      <PageTitle title={`Journal: ${view.label}`} />
      <ReportTabs current="filings" />
      <p className="prose muted">
        Fuel tax and fuel by truck as a journal entry that your bookkeeping program imports. Each truck is a
        class, in Xero a tracking category.
      </p>
      {again ? <ErrorSummary errors={summaryOf(again)} /> : null}
      <form method="get" action={paths.reportJournal()} className="form stack no-print">
        <button type="submit" hidden formAction={paths.reportJournal()} />
        <input type="hidden" name="for" value={again?.values['program'] ?? view.program} />
        <FieldRow>
          <SelectField
            id="q"
            name="q"
            label="Quarter"
            options={view.quarters}
            defaultValue={again?.values['q'] ?? view.quarter}
          />
          <SelectField
            id="equipment_id"
            name="equipment_id"
            label="Truck"
            empty="All trucks"
            options={view.trucks}
            defaultValue={again?.values['equipment_id'] ?? view.truck}
          />
          <SelectField
            id="program"
            name="program"
            label="Program"
            options={PROGRAMS}
            defaultValue={again?.values['program'] ?? view.program}
            error={errors['program']}
          />
        </FieldRow>
        <p className="muted small prose">{BEFORE[view.program]}</p>
        <FieldRow>
          <Field {...field('taxExpense')} label="Fuel tax" />
          <Field {...field('taxPayable')} label="Tax payable" />
          <Field {...field('interestExpense')} label="Interest and penalty" />
        </FieldRow>
        <FieldRow>
          <Field {...field('fuelExpense')} label="Fuel" />
          <Field {...field('fuelClearing')} label="Fuel paid from" />
          {view.program === 'xero' ? (
            <Field
              {...field('taxRate')}
              label="Tax rate in Xero"
              hint="Its full name in your tax settings."
            />
          ) : null}
        </FieldRow>
        <div className="actions">
          <Button kind="primary" formAction={paths.reportJournalCsv()}>
            Download
          </Button>
          <Button>Show</Button>
          {view.mayWrite ? (
            <Button
              kind="quiet"
              formMethod="post"
              formAction={`${paths.reportJournal()}?q=${view.quarter}&program=${view.program}`}
            >
              Save accounts
            </Button>
          ) : null}
        </div>
      </form>
      {view.lacksTax ? (
        <Notice tone="warn">
          <p>A rate is missing: the tax is not in the journal yet.</p>
        </Notice>
      ) : null}
      {view.withoutTotal > 0 ? (
        <Notice tone="warn">
          <p>{`${countOf(view.withoutTotal, 'fuel purchase')} without a total or price: not in the journal.`}</p>
        </Notice>
      ) : null}
      {view.otherMoney ? (
        <Notice tone="warn">
          <p>
            {`${view.otherMoney.purchases} paid in another currency, together ${view.otherMoney.sum}: not in the journal, which has one currency. Post ${view.otherMoney.it} at your bank’s rate.`}
          </p>
        </Notice>
      ) : null}
      {view.lacksCodes && rows.length > 0 ? (
        <Notice tone="warn">
          <p>Xero takes account codes, such as 449. Replace the names above and save them.</p>
        </Notice>
      ) : null}
      {view.isFiled ? null : (
        <p className="muted">{`${view.label} is not filed: its tax can still change.`}</p>
      )}
      {view.parts.length > 0 ? (
        <Notice tone="plain">
          <p>
            Xero imports 300 lines per file. Import each part:{' '}
            {view.parts.map((href, index) => (
              <a key={href} href={href}>{`part ${index + 1} `}</a>
            ))}
          </p>
        </Notice>
      ) : null}
      {rows.length === 0 ? (
        <Empty title="Nothing to post" text="No tax and no fuel with a total or price in this quarter." />
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
