import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { paths } from '~/routes';
import { formSheet } from '~/areas/returns/views/form-sheet';
import { reportView } from '~/areas/returns/views/report-view';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { formatDate } from '~/kit/format';
import { documentTitle } from '~/kit/page-title';
import { ReportHead, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportNotices } from '~/areas/returns/parts/report-notices';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { PortalTables } from '~/areas/returns/parts/portal-tables';
import { portalLayout, portalTable, tabSeparated } from '~/areas/returns/views/portal-layout';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { SheetTable } from '~/areas/returns/parts/sheet-table';
import sheetStyles from '~/kit/styles/return-sheet.css';
import { useUnitWords } from '~/kit/use-unit-words';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context);
  const result = await quarterReport(
    actor.ctx,
    { ...filter, equipmentId: null, perEquipment: false, hideNoData: true },
    today,
  );
  if (!result.ok) throw new Response(result.failure.message, { status: 404 });
  const view = reportView(result.value);
  const { computed, carrier } = result.value;
  const layout = portalLayout(computed.base.jurisdiction);
  return {
    view,
    sheet: formSheet(computed, view.sum),
    portal: {
      note: layout.note,
      isIndiana: carrier.baseJurisdiction === 'IN',
      tables: computed.schedules.map((schedule) => {
        const table = portalTable(schedule, computed, layout);
        return { ...table, name: fuelTypeName(schedule.fuelType), text: tabSeparated(table) };
      }),
    },
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheetStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `What to type ${data?.view.label ?? ''}`),
];

export default function WhatToType() {
  const u = useUnitWords();
  const { view, sheet, portal } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <ReportHead title="What to type" report={view} of={view} />
      <ReportTabs current="return" />
      <p className="prose muted">
        The return in the column order of the IFTA forms (IFTA-100 and IFTA-101). Your base state&apos;s site
        may ask for fewer columns. {sheet.units}.
      </p>
      {view.sum.asOf ? (
        <p className="muted">{`The return is late: interest and penalty as of ${formatDate(view.sum.asOf)}. For another day of payment see the filing page.`}</p>
      ) : null}
      <ReportNotices notices={view.notices.filter((notice) => notice.tone !== 'plain')} />
      {sheet.schedules.length === 0 ? (
        <Empty title="A zero return" text={u`No miles, no fuel. Enter zeros and file anyway.`} />
      ) : null}
      {sheet.schedules.map((schedule) => (
        <section key={schedule.key} className="stack">
          <h2>
            {schedule.fuelName}
            {schedule.fuelCode ? `, fuel code ${schedule.fuelCode}` : ''}
          </h2>
          <dl className="sheet-head">
            {schedule.head.map((line) => (
              <div key={line.letter} className="report-total-line">
                <dt className="sheet-letter">{line.letter}</dt>
                <dt>{line.label}</dt>
                <dd>{line.value}</dd>
              </div>
            ))}
          </dl>
          <SheetTable schedule={schedule} />
        </section>
      ))}
      <section className="stack">
        <h2>Cover (IFTA-100)</h2>
        <dl className="report-totals">
          {sheet.cover.map((line, index) => (
            <div key={line.label} className="report-total-line">
              <dt className={index === sheet.cover.length - 1 ? 'total' : undefined}>{line.label}</dt>
              <dd className={index === sheet.cover.length - 1 ? 'total' : undefined}>{line.value}</dd>
            </div>
          ))}
        </dl>
        {sheet.notes.map((note) => (
          <p key={note} className="muted small prose">
            {note}
          </p>
        ))}
      </section>
      <PortalTables portal={portal} quarterKey={view.quarterKey} />
      <SignatureLines />
      <div className="actions">
        <LinkButton href={paths.reportFiling(view.quarterKey)} kind="primary">
          {view.state === 'filed' ? 'See the filing' : 'I have sent it: mark as filed'}
        </LinkButton>
        <LinkButton href={paths.reports(`q=${view.quarterKey}`)} kind="quiet">
          Back to the report
        </LinkButton>
      </div>
    </div>
  );
}
