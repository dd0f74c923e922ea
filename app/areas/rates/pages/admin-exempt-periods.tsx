import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatUsDate } from '~/engine/calendar/local-date';
import { FUEL_TYPES, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS, jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { addExemptPeriod, readExemptPeriods, removeExemptPeriod } from '~/areas/rates/exempt-periods.server';
import { Button } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { Field, SelectField } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { summaryOf } from '~/areas/support/parts/failed';
import { Table, type Column } from '~/kit/table';

const FIELDS = ['jurisdiction', 'fuel', 'from', 'to', 'source'] as const;
const PLACES = IFTA_MEMBERS.map(({ code, name }) => ({ value: code, label: name })).sort((a, b) =>
  a.label < b.label ? -1 : 1,
);
const FUELS = [
  { value: '', label: 'All fuels' },
  ...FUEL_TYPES.map((fuel) => ({ value: fuel, label: fuelTypeName(fuel) })),
];

export const handle = { hydrate: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const periods = await readExemptPeriods(ctx);
  return {
    periods: periods.map(({ id, jurisdiction, fuel, from, to, source }) => ({
      id,
      source,
      place: jurisdictionByCode(jurisdiction)?.name ?? jurisdiction,
      fuel: fuel === null ? 'All fuels' : fuelTypeName(fuel as FuelType),
      days: `${formatUsDate(from)} to ${formatUsDate(to)}`,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const form = await readForm(request);
  const values = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)]));
  if (form.has('remove')) {
    const removed = await removeExemptPeriod(ctx, Number(textOf(form, 'remove')));
    return removed.ok
      ? doneWith(paths.adminExemptPeriods(), 'Removed.')
      : failedForm(context, removed.failure, values);
  }
  const added = await addExemptPeriod(ctx, values);
  return added.ok
    ? doneWith(paths.adminExemptPeriods(), 'Entered. Returns that are not filed show it at once.')
    : failedForm(context, added.failure, values);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Fuel holidays')];

export default function ExemptPeriodsRoute() {
  const { periods } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const value = (name: (typeof FIELDS)[number]): string =>
    (failed?.values as Record<string, string> | undefined)?.[name] ?? '';
  const columns: Column<(typeof periods)[number]>[] = [
    { key: 'place', label: 'State/Prov', cell: (row) => row.place },
    { key: 'fuel', label: 'Fuel', narrow: 'lead', cell: (row) => row.fuel },
    { key: 'days', label: 'Days', cell: (row) => row.days },
    { key: 'source', label: 'Source', narrow: 'wide-only', cell: (row) => row.source },
    {
      key: 'remove',
      label: 'Actions',
      cell: (row) => (
        <form method="post">
          <Button name="remove" value={String(row.id)} small>
            {`Remove ${row.place}`}
          </Button>
        </form>
      ),
    },
  ];
  return (
    <div className="stack-wide">
      <PageTitle title="Fuel holidays" />
      <p className="muted">
        Miles and fuel of these days count in the average, but not in taxable miles or tax-paid fuel. Filed
        returns do not change.
      </p>
      <form method="post" className="admin-form">
        {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
        <FieldRow>
          <SelectField
            id="jurisdiction"
            name="jurisdiction"
            label="State or province"
            options={PLACES}
            defaultValue={value('jurisdiction') || 'AL'}
            error={failed?.errors['jurisdiction']}
          />
          <SelectField
            id="fuel"
            name="fuel"
            label="Fuel"
            options={FUELS}
            defaultValue={value('fuel')}
            error={failed?.errors['fuel']}
          />
        </FieldRow>
        <FieldRow>
          <DateField
            id="from"
            name="from"
            label="First day"
            defaultValue={value('from')}
            error={failed?.errors['from']}
          />
          <DateField
            id="to"
            name="to"
            startName="from"
            label="Last day"
            defaultValue={value('to')}
            error={failed?.errors['to']}
          />
        </FieldRow>
        <Field
          id="source"
          name="source"
          label="Source"
          hint="The notice or statute that says so."
          maxLength={500}
          defaultValue={value('source')}
          error={failed?.errors['source']}
        />
        <div className="actions">
          <Button kind="primary">Add holiday</Button>
        </div>
      </form>
      {periods.length === 0 ? (
        <p className="muted">No fuel holidays yet.</p>
      ) : (
        <Table
          caption="Fuel holidays"
          captionHidden
          columns={columns}
          rows={periods}
          rowKey={(row) => String(row.id)}
        />
      )}
    </div>
  );
}
