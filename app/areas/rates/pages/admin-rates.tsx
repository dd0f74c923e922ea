import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel, parseQuarterKey } from '~/engine/calendar/quarter';
import { requireRateAdmin } from '~/areas/accounts/session/admin.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { rateFileFrom } from '~/areas/rates/pages/rate-file-form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { listPublishedQuarters } from '~/areas/rates/list-rate-quarters.server';
import { utcDay, utcText } from '~/areas/admin/views/admin-time';
import { waitingRateFiles } from '~/areas/admin/operate.server';
import { previewRateImport } from '~/areas/rates/preview-rate-import.server';
import { Button } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField } from '~/kit/field';
import { FileField } from '~/kit/file-field';
import { FieldRow } from '~/kit/fieldset';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { summaryOf } from '~/areas/support/parts/failed';
import { Table, type Column } from '~/kit/table';

const QUARTERS = ['1', '2', '3', '4'].map((value) => ({ value, label: `Q${value}` }));
const STATUSES = [
  { value: 'final', label: 'Final' },
  { value: 'preliminary', label: 'Preliminary' },
];

export const handle = { hydrate: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireRateAdmin(request, context);
  const [quarters, waiting] = await Promise.all([listPublishedQuarters(ctx), waitingRateFiles(ctx)]);
  return {
    waiting: waiting.flatMap(
      ({ id, quarterKey: key, fileName, source, matrixStatus, receivedAt, receivedBy }) => {
        const quarter = parseQuarterKey(key);
        return quarter
          ? [
              {
                id,
                label: quarterLabel(quarter),
                fileName,
                source,
                matrixStatus,
                received: utcText(receivedAt),
                receivedBy,
              },
            ]
          : [];
      },
    ),
    year: String(ctx.clock.now().getUTCFullYear()),
    quarters: quarters.map((entry) => ({
      key: quarterKey(entry.quarter),
      label: quarterLabel(entry.quarter),
      tier: entry.tier,
      status: entry.matrixStatus,
      fuels: entry.fuels.length,
      revision: entry.revision,
      published: utcDay(entry.publishedAt),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = await requireRateAdmin(request, context);
  const form = await readForm(request);
  const values = {
    year: textOf(form, 'year'),
    quarter: textOf(form, 'quarter'),
    matrixStatus: textOf(form, 'matrixStatus'),
  };
  const typed = rateFileFrom(form);
  if (!typed.ok) return failedForm(context, typed.failure, values);
  const { quarter, matrixStatus, file } = typed.value;
  const preview = await previewRateImport(ctx, {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name,
    quarter,
    matrixStatus,
    source: 'uploaded',
    fetchedAt: ctx.clock.now(),
    receivedBy: ctx.admin.email,
  });
  return preview.ok
    ? seeOther(paths.adminRateFile(preview.value.fileId))
    : failedForm(context, preview.failure, values);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Rates')];

export default function AdminRatesRoute() {
  const { year, quarters, waiting } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const columns: Column<(typeof quarters)[number]>[] = [
    {
      key: 'quarter',
      label: 'Quarter',
      cell: (row) => <a href={paths.adminRateQuarter(row.key)}>{row.label}</a>,
    },
    { key: 'tier', label: 'Origin', narrow: 'lead', cell: (row) => row.tier.replace('_', ', ') },
    { key: 'status', label: 'Matrix', narrow: 'figure', cell: (row) => row.status },
    {
      key: 'fuels',
      label: 'Fuels',
      number: true,
      short: 'fuels',
      shortOne: 'fuel',
      cell: (row) => String(row.fuels),
    },
    {
      key: 'revision',
      label: 'Number',
      number: true,
      narrow: 'wide-only',
      cell: (row) => String(row.revision),
    },
    { key: 'published', label: 'Published', narrow: 'wide-only', cell: (row) => row.published },
  ];
  return (
    <>
      <PageTitle title="Rates" />
      <form method="post" encType="multipart/form-data" className="admin-form">
        {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
        <FieldRow>
          <Field
            id="year"
            name="year"
            label="Year"
            inputMode="numeric"
            maxLength={4}
            defaultValue={failed?.values['year'] ?? year}
            error={failed?.errors['year']}
          />
          <SelectField
            id="quarter"
            name="quarter"
            label="Quarter"
            options={QUARTERS}
            defaultValue={failed?.values['quarter'] ?? '1'}
            error={failed?.errors['quarter']}
          />
          <SelectField
            id="matrixStatus"
            name="matrixStatus"
            label="Matrix"
            options={STATUSES}
            defaultValue={failed?.values['matrixStatus'] ?? 'final'}
          />
        </FieldRow>
        <FileField
          id="file"
          name="file"
          label="Official file"
          hint="CSV, TXT, XML, XLS or XLSX of the matrix. You see what changes before anything is published."
          error={failed?.errors['file']}
        />
        <div className="actions">
          <Button kind="primary">Read the file</Button>
        </div>
      </form>
      <p>
        <a href={paths.adminExemptPeriods()}>Fuel holidays</a>: days on which a jurisdiction charges no tax.
      </p>
      {waiting.length > 0 ? (
        <>
          <h2 className="support-title">Waiting for review</h2>
          <ul className="file-list">
            {waiting.map((file) => (
              <li key={file.id}>
                <a href={paths.adminRateFile(file.id)}>
                  {file.label}, {file.matrixStatus}: {file.fileName}
                </a>{' '}
                <span className="muted">
                  {file.received},{' '}
                  {file.source === 'uploaded'
                    ? `from ${file.receivedBy}`
                    : `${file.receivedBy} of ${file.source}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2 className="support-title">Quarters in force</h2>
      <Table
        caption="Quarters in force"
        captionHidden
        columns={columns}
        rows={quarters}
        rowKey={(row) => row.key}
      />
    </>
  );
}
