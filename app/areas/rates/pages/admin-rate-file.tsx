import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import { requireRateAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { countAffectedReturns, publishRateFile } from '~/areas/admin/operate.server';
import { reviewRateFile } from '~/areas/rates/preview-rate-import.server';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { Button } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { CheckField, Field } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { countOf } from '~/kit/format';
import { documentTitle } from '~/kit/page-title';
import { summaryOf } from '~/areas/support/parts/failed';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

const figure = (value: number | null) => (value === null ? 'no rate' : formatRateFigure(value));

export const handle = { hydrate: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireRateAdmin(request, context);
  const found = /^[0-9a-f-]{36}$/.test(params['id'] ?? '')
    ? await reviewRateFile(ctx, params['id'] ?? '')
    : null;
  if (!found?.ok) throw data(null, { status: 404 });
  const {
    quarter,
    matrixStatus,
    format,
    sha256,
    rowCount,
    findings,
    changes,
    blocked,
    needsConfirmation,
    revision,
  } = found.value;
  return {
    label: quarterLabel(quarter),
    facts: [
      ['Quarter', quarterLabel(quarter)],
      ['Matrix', matrixStatus],
      ['Layout', format],
      ['Rows', String(rowCount)],
      ['SHA-256', sha256],
    ] as [string, string][],
    findings: findings.map(({ severity, message, line }) => ({
      severity,
      message: line ? `${message} (line ${line})` : message,
    })),
    changes: changes.map((change) => ({
      key: `${change.jurisdiction}-${change.fuel}`,
      what: `${change.jurisdiction} ${fuelTypeName(change.fuel)}`,
      before: figure(change.before.rateTenThousandths),
      after: figure(change.after.rateTenThousandths),
      surcharge:
        change.before.surchargeTenThousandths === change.after.surchargeTenThousandths
          ? ''
          : `${figure(change.before.surchargeTenThousandths)} to ${figure(change.after.surchargeTenThousandths)}`,
    })),
    affected: await countAffectedReturns(ctx, quarter),
    blocked,
    needsConfirmation,
    revision,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireRateAdmin(request, context);
  const fileId = params['id'] ?? '';
  const found = /^[0-9a-f-]{36}$/.test(fileId) ? await reviewRateFile(ctx, fileId) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  const { quarter } = found.value;
  const form = await readForm(request);
  const values = {
    usdToCad: textOf(form, 'usdToCad'),
    cadToUsd: textOf(form, 'cadToUsd'),
    finalOn: textOf(form, 'finalOn'),
  };
  const input = {
    fileId,
    revision: Number(textOf(form, 'revision')) || 0,
    confirmed: textOf(form, 'confirmed') === '1',
    ...values,
  };
  const result = await publishRateFile(ctx, input, quarterLabel(quarter));
  if (!result.ok) return failedForm(context, result.failure, values);
  const { changeCount, movedJurisdictions } = result.value;
  return doneWith(
    paths.adminRateQuarter(quarterKey(quarter)),
    `Published: ${changeCount} changes${movedJurisdictions.length > 0 ? ` in ${movedJurisdictions.join(', ')}` : ''}.`,
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, `Rates of ${loaded?.label ?? ''}`),
];

export default function AdminRateFileRoute() {
  const view = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const columns: Column<(typeof view.changes)[number]>[] = [
    { key: 'what', label: 'Jurisdiction and fuel', cell: (row) => row.what },
    { key: 'before', label: 'Quarter before', number: true, short: 'before', cell: (row) => row.before },
    { key: 'after', label: 'This file', number: true, narrow: 'lead', cell: (row) => row.after },
    { key: 'surcharge', label: 'Surcharge', narrow: 'break', cell: (row) => row.surcharge },
  ];
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: failed?.values[name] ?? '',
    error: failed?.errors[name],
  });
  return (
    <DialogPage title={`Rates of ${view.label}`} backHref={paths.adminRates()} backText="Rates">
      {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
      <Facts facts={view.facts} />
      <p>
        {view.affected === 0
          ? 'No one has filed a return for this quarter yet.'
          : `${countOf(view.affected, 'carrier')} filed a return of this quarter with the rates in force until now.`}
      </p>
      <h2 className="support-title">Findings</h2>
      <ul className="file-list">
        {view.findings.length === 0 ? <li>None: every check passed.</li> : null}
        {view.findings.map((finding, index) => (
          <li key={index}>
            <Tag
              tone={finding.severity === 'error' ? 'bad' : finding.severity === 'confirm' ? 'warn' : 'plain'}
            >
              {finding.severity === 'error' ? 'Blocks' : finding.severity === 'confirm' ? 'Confirm' : 'Note'}
            </Tag>{' '}
            {finding.message}
          </li>
        ))}
      </ul>
      <h2 className="support-title">{countOf(view.changes.length, 'change')} against the quarter before</h2>
      <Table
        caption="Changes"
        captionHidden
        columns={columns}
        rows={view.changes}
        rowKey={(row) => row.key}
        empty={<p>Nothing changed.</p>}
      />
      {view.blocked ? (
        <p>This file cannot be published: it has errors.</p>
      ) : (
        <form method="post" className="admin-form">
          <input type="hidden" name="revision" value={view.revision} />
          <FieldRow>
            <Field
              {...field('usdToCad')}
              label="US$ 1 in C$"
              hint="As on the matrix page"
              optional
              inputMode="decimal"
              maxLength={8}
            />
            <Field
              {...field('cadToUsd')}
              label="C$ 1 in US$"
              hint="As on the matrix page"
              optional
              inputMode="decimal"
              maxLength={8}
            />
          </FieldRow>
          <DateField {...field('finalOn')} label="Final on" optional />
          {view.needsConfirmation ? (
            <CheckField
              id="confirmed"
              name="confirmed"
              value="1"
              label="I reviewed the items marked “Confirm”"
              error={failed?.errors['confirmed']}
            />
          ) : null}
          <div className="actions">
            <Button kind="primary">Publish these rates</Button>
          </div>
        </form>
      )}
    </DialogPage>
  );
}
