import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { parseQuarterKey, quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { utcText } from '~/areas/admin/views/admin-time';
import { rollBack } from '~/areas/admin/operate.server';
import { listRatePublications } from '~/areas/rates/roll-back-rates.server';
import { Button } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table, type Column } from '~/kit/table';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const quarter = parseQuarterKey(params['key']);
  const publications = quarter ? await listRatePublications(ctx, quarter) : [];
  if (!quarter || publications.length === 0) throw data(null, { status: 404 });
  return {
    label: quarterLabel(quarter),
    shownAt: paths.ratesOf(quarter.year, quarter.quarter),
    current: publications[0]?.revision ?? 0,
    publications: publications.map(
      ({ revision, kind, fileName, publishedAt, publishedBy, changeCount, matrixStatus }) => ({
        revision,
        kind,
        fileName,
        when: utcText(publishedAt),
        by: publishedBy || 'shipped',
        changeCount,
        matrixStatus,
      }),
    ),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const quarter = parseQuarterKey(params['key']);
  if (!quarter) throw data(null, { status: 404 });
  const form = await readForm(request);
  const result = await rollBack(
    ctx,
    quarter,
    Number(textOf(form, 'to')) || 0,
    Number(textOf(form, 'current')) || 0,
  );
  return result.ok
    ? doneWith(
        paths.adminRateQuarter(quarterKey(quarter)),
        `In force again, as number ${result.value.revision}.`,
      )
    : failedForm(context, result.failure);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, `Rates of ${loaded?.label ?? ''}`),
];

export default function AdminRateQuarterRoute() {
  const { label, shownAt, current, publications } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const columns: Column<(typeof publications)[number]>[] = [
    { key: 'revision', label: 'Number', cell: (row) => String(row.revision) },
    { key: 'file', label: 'File', cell: (row) => `${row.fileName}, ${row.matrixStatus}` },
    { key: 'kind', label: 'How', narrow: 'lead', cell: (row) => row.kind },
    {
      key: 'changes',
      label: 'Changes',
      number: true,
      short: 'changes',
      shortOne: 'change',
      cell: (row) => String(row.changeCount),
    },
    { key: 'by', label: 'By', cell: (row) => row.by },
    { key: 'when', label: 'When', cell: (row) => row.when },
    {
      key: 'act',
      label: 'Actions',
      cell: (row) =>
        row.revision === current ? (
          'in force'
        ) : (
          <form method="post">
            <input type="hidden" name="current" value={current} />
            <Button small name="to" value={row.revision}>
              Roll back<span className="visually-hidden"> to number {row.revision}</span>
            </Button>
          </form>
        ),
    },
  ];
  return (
    <DialogPage title={`Rates of ${label}`} backHref={paths.adminRates()} backText="Rates">
      {failed ? <Notice tone="bad" title={failed.message} /> : null}
      <p>
        <a href={shownAt}>View the public page</a>
      </p>
      <Table
        caption={`Publications of ${label}`}
        captionHidden
        columns={columns}
        rows={publications}
        rowKey={(row) => row.revision}
      />
    </DialogPage>
  );
}
