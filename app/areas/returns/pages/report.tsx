import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { reportQuery } from '~/areas/returns/rules/report-filter';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { paths } from '~/routes';
import { firstWarning, reportView } from '~/areas/returns/views/report-view';
import { quarterReport, reportChoices } from '~/areas/returns/quarter-report.server';
import { Figures } from '~/areas/content/parts/app-shell';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { Toasts } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { ReportFilterForm } from '~/areas/returns/parts/report-filter-form';
import { ReportGroup } from '~/areas/returns/parts/report-group';
import { ReportHead, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportNotices } from '~/areas/returns/parts/report-notices';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { ReportTotals } from '~/areas/returns/parts/report-totals';

export const handle = { hydrate: false };

const GROUPS_PER_PAGE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, query, today, filter, asked, unreadable } = await reportRequest(request, context);
  const choices = await reportChoices(actor.ctx, today);
  const page = Math.max(1, Number(/^\d{1,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1));
  const view = {
    filter: {
      quarterKey: quarterKey(filter.quarter),
      equipmentId: filter.equipmentId,
      perEquipment: filter.perEquipment,
      hideNoData: filter.hideNoData,
    },
    quarters: choices.quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
    equipment: choices.equipment.map(({ id, unit, active }) => ({
      value: String(id),
      label: active ? unit : `${unit} (inactive)`,
    })),
    query: reportQuery(filter),
    page,
  };
  if (!asked) return data({ ...view, report: null, errors: {}, failed: null });
  const errors: Record<string, string[]> = Object.fromEntries(
    unreadable.map((name) => [
      name,
      [name === 'q' ? 'Choose a period from the list.' : 'Choose a vehicle from the list.'],
    ]),
  );
  if (unreadable.length > 0) {
    context.formFailed = true;
    return data(
      { ...view, report: null, errors, failed: 'The report cannot be run like this.' },
      { status: 422 },
    );
  }
  const result = await quarterReport(actor.ctx, filter, today);
  if (!result.ok) {
    context.formFailed = true;
    const fields = result.failure.kind === 'invalid' ? (result.failure.fields ?? {}) : {};
    return data({ ...view, report: null, errors: fields, failed: result.failure.message }, { status: 422 });
  }
  return data({
    ...view,
    report: reportView(result.value, { page, groupsPerPage: GROUPS_PER_PAGE }),
    errors,
    failed: null,
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, view?.report ? `Report ${view.report.label}` : 'Reports'),
];

export default function Reports() {
  const { filter, quarters, equipment, query, page, report, errors, failed } = useLoaderData<typeof loader>();
  const options = quarters.some((quarter) => quarter.value === String(filter.quarterKey))
    ? quarters
    : [
        ...quarters,
        {
          value: String(filter.quarterKey),
          label: `Q${filter.quarterKey % 10} ${Math.floor(filter.quarterKey / 10)}`,
        },
      ];
  const warning = report ? firstWarning(report) : null;
  return (
    <div className="stack-wide">
      <ReportHead title="Reports" report={report} of={report} />
      <ReportTabs current="return" />
      {failed ? (
        <ErrorSummary
          errors={Object.entries(errors).flatMap(([fieldId, messages]) =>
            messages.map((message) => ({ fieldId, message })),
          )}
        />
      ) : null}
      <ReportFilterForm values={filter} quarters={options} equipment={equipment} errors={errors} />
      {report === null ? (
        failed ? null : (
          <Empty
            title="Choose a period and run the report"
            text={`The last full quarter, ${options.find((quarter) => quarter.value === String(filter.quarterKey))?.label ?? ''}, is chosen.`}
          />
        )
      ) : (
        <>
          <Figures items={report.figures} />
          <ReportNotices notices={report.notices} />
          <div className="downloads no-print">
            <LinkButton href={paths.reportDownload('pdf', query)} small>
              PDF
            </LinkButton>
            <LinkButton href={paths.reportDownload('excel', query)} small>
              Excel (XLSX)
            </LinkButton>
            <LinkButton href={paths.reportDownload('csv', query)} small>
              CSV
            </LinkButton>
            <LinkButton href={`${paths.reportDownload('pdf', query)}&then=email`} small>
              Send by e-mail
            </LinkButton>
            <LinkButton href={paths.reportSheet(report.quarterKey)} small>
              What to type
            </LinkButton>
            <LinkButton href={paths.reportFiling(report.quarterKey)} small>
              {report.movedRates.length > 0
                ? 'Amend this return'
                : report.state === 'filed'
                  ? 'Filing'
                  : 'File this quarter'}
            </LinkButton>
            <LinkButton href={paths.reportAudit(report.quarterKey)} small>
              Audit export
            </LinkButton>
          </div>
          {report.groups.length === 0 && report.vehicle ? (
            <Empty
              title={`No miles and no fuel of ${report.vehicle} in this quarter`}
              text="It has no share in the return."
            />
          ) : report.groups.length === 0 ? (
            <Empty
              title="No miles and no fuel in this quarter"
              text="A return is still due, with zeros. You can file it as a zero return."
            />
          ) : (
            report.groups.map((group) => (
              <ReportGroup
                key={group.key}
                group={group}
                symbol={report.symbol}
                distanceUnit={report.distanceUnit}
              />
            ))
          )}
          {report.groupCount > GROUPS_PER_PAGE ? (
            <Pagination
              page={page}
              pageSize={GROUPS_PER_PAGE}
              filtered={report.groupCount}
              total={report.groupCount}
              hrefOf={(to) => `${paths.reports(query)}&page=${to}`}
            />
          ) : null}
          <ReportTotals view={report} />
          <SignatureLines />
          <p className="muted small">{report.rateSource}</p>
          {warning ? <Toasts messages={[{ type: 'warning', message: warning }]} /> : null}
        </>
      )}
    </div>
  );
}
