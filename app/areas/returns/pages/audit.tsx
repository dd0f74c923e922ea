import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatUsDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { listAuditFiles, requestAuditExport } from '~/areas/returns/report-files.server';
import { Button } from '~/kit/button';
import { useFigures } from '~/kit/figures';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context);
  const files = await listAuditFiles(actor.ctx, filter.quarter);
  return {
    label: quarterLabel(filter.quarter),
    quarterKey: quarterKey(filter.quarter),
    files: files.map(({ id, status, createdAt, sizeBytes, sha256 }) => ({
      id,
      status,
      made: formatUsDate(createdAt.toISOString().slice(0, 10)),
      size: sizeBytes,
      sha256,
    })),
    texts: textsOf(request, ...REPORT_TEXTS, 'sheet'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context);
  const report = await quarterReport(
    actor.ctx,
    { ...filter, equipmentId: null, perEquipment: false, hideNoData: true },
    today,
  );
  if (!report.ok) throw new Response(report.failure.message, { status: 404 });
  const file = await requestAuditExport(actor.ctx, report.value);
  return seeOther(paths.reportFile(file.id));
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, auditTitle(translator(data?.texts), data?.label ?? '')),
];

const auditTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  t`Audit export: ${said(label)}`;

const STATES = { queued: 'waiting', running: 'being made', ready: 'ready', failed: 'failed' } as const;

export default function AuditExport() {
  const u = useUnitWords();
  const texts = useTexts();
  const { t, said } = texts;
  const figures = useFigures();
  const { label, quarterKey: key, files } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <PageTitle title={auditTitle(texts, label)} />
      <ReportTabs current="return" />
      <section className="prose stack">
        <p>{t`One ZIP with everything an auditor asks for this quarter:`}</p>
        <ul>
          <li>
            {t`the return as PDF, workbook and CSV, the share of every vehicle, and all versions that were filed;`}
          </li>
          <li>
            {said(
              u`vehicles, trips with odometer readings and miles by jurisdiction, fuel, bulk tanks (deliveries, inventory, withdrawals, reconciliation) and receipts;`,
            )}
          </li>
          <li>
            {t`odometer checks, flagged items with your explanations, summaries by vehicle, month and jurisdiction;`}
          </li>
          <li>{t`the change log, and a manifest with the SHA-256 of every file.`}</li>
        </ul>
      </section>
      <form method="post" action={paths.reportAudit(key)} className="actions">
        <Button kind="primary">{t`Make the audit file for ${said(label)}`}</Button>
      </form>
      <p className="no-print">
        <a href={paths.reportAuditLetter()}>{t`An audit letter arrived`}</a>
      </p>
      <p className="no-print">
        {t`Separate papers:`}{' '}
        <a href={paths.reportDownload('trip-sheets', `q=${key}`)}>{t`Trip sheets (PDF)`}</a>,{' '}
        <a href={paths.reportDownload('fuel-log', `q=${key}`)}>{t`Fuel log (PDF)`}</a>,{' '}
        <a href={paths.reportDownload('bulk-tanks', `q=${key}`)}>{t`Bulk tanks (PDF)`}</a>
      </p>
      {files.length > 0 ? (
        <section className="stack">
          <h2>{t`Made before`}</h2>
          <Table
            caption={t`Audit files of ${said(label)}`}
            captionHidden
            rows={files}
            rowKey={(row) => row.id}
            columns={[
              {
                key: 'made',
                label: t`Made on`,
                cell: (row) => <a href={paths.reportFile(row.id)}>{said(row.made)}</a>,
              },
              {
                key: 'state',
                label: t`Status`,
                cell: (row) => (
                  <Tag tone={row.status === 'ready' ? 'good' : row.status === 'failed' ? 'bad' : 'plain'}>
                    {t(STATES[row.status])}
                  </Tag>
                ),
              },
              {
                key: 'hash',
                label: 'SHA-256',
                narrow: 'wide-only',
                cell: (row) => <span className="small">{row.sha256?.slice(0, 16) ?? ''}</span>,
              },
              {
                key: 'size',
                label: t`Size`,
                unit: 'KB',
                number: true,
                short: 'KB',
                cell: (row) => (row.size === null ? '' : figures.whole(Math.ceil(row.size / 1024))),
              },
            ]}
          />
        </section>
      ) : null}
    </div>
  );
}
