import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
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
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';
import { textsOf } from '~/platform/http/languages/texts.server';

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
    texts: textsOf(request, ...REPORT_TEXTS, 'sheet'),
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
  documentTitle(matches, sheetTitle(translator(data?.texts), data?.view.label ?? '')),
];

const sheetTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  `${t`What to type`} ${said(label)}`;

export default function WhatToType() {
  const u = useUnitWords();
  const { t, said } = useTexts();
  const { view, sheet, portal } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <ReportHead title={t`What to type`} report={view} of={view} />
      <ReportTabs current="return" />
      <p className="prose muted">
        {t`The return in the column order of the IFTA forms (IFTA-100 and IFTA-101). Your base state's site may ask for fewer columns. ${t(sheet.units)}.`}
      </p>
      {view.sum.asOf ? (
        <p className="muted">{t`The return is late: interest and penalty as of ${said(formatDate(view.sum.asOf))}. For another day of payment see the filing page.`}</p>
      ) : null}
      <ReportNotices notices={view.notices.filter((notice) => notice.tone !== 'plain')} />
      {sheet.schedules.length === 0 ? (
        <Empty title={t`A zero return`} text={said(u`No miles, no fuel. Enter zeros and file anyway.`)} />
      ) : null}
      {sheet.schedules.map((schedule) => (
        <section key={schedule.key} className="stack">
          <h2>
            {schedule.fuelCode
              ? t`${t(schedule.fuelName)}, fuel code ${schedule.fuelCode}`
              : t(schedule.fuelName)}
          </h2>
          <dl className="sheet-head">
            {schedule.head.map((line) => (
              <div key={line.letter} className="report-total-line">
                <dt className="sheet-letter">{line.letter}</dt>
                <dt>{said(line.label)}</dt>
                <dd>{t(line.value)}</dd>
              </div>
            ))}
          </dl>
          <SheetTable schedule={schedule} />
        </section>
      ))}
      <section className="stack">
        <h2>{t`Cover (IFTA-100)`}</h2>
        <dl className="report-totals">
          {sheet.cover.map((line, index) => (
            <div key={line.label} className="report-total-line">
              <dt className={index === sheet.cover.length - 1 ? 'total' : undefined}>{said(line.label)}</dt>
              <dd className={index === sheet.cover.length - 1 ? 'total' : undefined}>{t(line.value)}</dd>
            </div>
          ))}
        </dl>
        {sheet.notes.map((note) => (
          <p key={note} className="muted small prose">
            {said(note)}
          </p>
        ))}
      </section>
      <PortalTables portal={portal} quarterKey={view.quarterKey} />
      <SignatureLines />
      <div className="actions">
        <LinkButton href={paths.reportFiling(view.quarterKey)} kind="primary">
          {view.state === 'filed' ? t`See the filing` : t`I have sent it: mark as filed`}
        </LinkButton>
        <LinkButton href={paths.reports(`q=${view.quarterKey}`)} kind="quiet">
          {t`Back to the report`}
        </LinkButton>
      </div>
    </div>
  );
}
