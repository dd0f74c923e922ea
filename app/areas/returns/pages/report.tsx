import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { reportQuery } from '~/areas/returns/rules/report-filter';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import boardStyles from '~/kit/styles/boards.css';
import { paths } from '~/routes';
import { firstWarning, reportView, type ReportView } from '~/areas/returns/views/report-view';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { quarterMapView } from '~/areas/ledger/views/quarter-map.server';
import { quarterMap } from '~/areas/ledger/quarter-map.server';
import { QuarterMapPicture } from '~/areas/ledger/parts/quarter-map-picture';
import { askReport, reportChoices } from '~/areas/returns/quarter-report.server';
import { Figures } from '~/areas/content/parts/app-shell';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { Toasts } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { RowChart } from '~/areas/returns/parts/charts';
import { LateStrip } from '~/areas/returns/parts/late-strip';
import { ReportFilterForm } from '~/areas/returns/parts/report-filter-form';
import { ReportGroup } from '~/areas/returns/parts/report-group';
import { ReportHead, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportNotices } from '~/areas/returns/parts/report-notices';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { ReportTotals } from '~/areas/returns/parts/report-totals';
import { useFigures } from '~/kit/figures';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

const GROUPS_PER_PAGE = 20;

/** Roads drawn on the map beside the figures: enough to know the quarter by. */
const MAP_LINES = 60;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, query, today, filter, asked, unreadable } = await reportRequest(request, context);
  const { choices, report: result } =
    unreadable.length > 0
      ? { choices: await reportChoices(actor.ctx, today), report: null }
      : await askReport(actor.ctx, filter, today);
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
      label: unit,
      inactive: !active,
    })),
    query: reportQuery(filter),
    asked,
    page,
    texts: textsOf(request, ...REPORT_TEXTS),
  };
  const errors: Record<string, string[]> = Object.fromEntries(
    unreadable.map((name) => [
      name,
      [name === 'q' ? 'Choose a period from the list.' : 'Choose a vehicle from the list.'],
    ]),
  );
  if (result === null) {
    context.formFailed = true;
    return data(
      { ...view, report: null, map: null, errors, failed: 'The report cannot be run like this.' },
      { status: 422 },
    );
  }
  if (!result.ok) {
    context.formFailed = true;
    const fields = result.failure.kind === 'invalid' ? (result.failure.fields ?? {}) : {};
    return data(
      { ...view, report: null, map: null, errors: fields, failed: result.failure.message },
      { status: 422 },
    );
  }
  return data({
    ...view,
    report: reportView(result.value, { page, groupsPerPage: GROUPS_PER_PAGE }),
    map: quarterMapView(
      await quarterMap(
        actor.ctx,
        { quarterKey: quarterKey(filter.quarter), equipmentId: filter.equipmentId ?? undefined },
        MAP_LINES,
      ),
      unitOfCarrier(actor.carrier),
    ),
    errors,
    failed: null,
  });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => {
  const { t, said } = translator(view?.texts);
  return [documentTitle(matches, view?.report ? t`Report ${said(view.report.label)}` : t`Reports`)];
};

export default function Reports() {
  const u = useUnitWords();
  const { t, said } = useTexts();
  const { filter, quarters, equipment, query, asked, page, report, map, errors, failed } =
    useLoaderData<typeof loader>();
  const options = quarters.some((quarter) => quarter.value === String(filter.quarterKey))
    ? quarters
    : [
        ...quarters,
        {
          value: String(filter.quarterKey),
          label: `Q${filter.quarterKey % 10} ${Math.floor(filter.quarterKey / 10)}`,
        },
      ];
  // A report that nobody asked for has nothing to announce: its notices are on the page.
  const warning = report && asked ? firstWarning(report) : null;
  return (
    <div className="stack-wide">
      <ReportHead title={t`Reports`} report={report} of={report} />
      <ReportTabs current="return" />
      {failed ? (
        <ErrorSummary
          errors={Object.entries(errors).flatMap(([fieldId, messages]) =>
            messages.map((message) => ({ fieldId, message })),
          )}
        />
      ) : null}
      <ReportFilterForm
        values={filter}
        quarters={options}
        equipment={equipment.map(({ value, label, inactive }) => ({
          value,
          label: inactive ? `${label} ${t`(inactive)`}` : label,
        }))}
        errors={errors}
      />
      {report === null ? null : (
        <>
          <div className="report-board">
            <div className="stack">
              {report.isLate && report.filed === null && report.vehicle === null && report.daysLeft < 0 ? (
                <LateStrip
                  late={{
                    label: report.label,
                    daysLate: -report.daysLeft,
                    toPayCents: report.sum.toPayCents,
                    symbol: report.symbol,
                    missing: report.sum.missing,
                    lacksFuel: report.sum.lacksFuel,
                  }}
                  href={paths.reportFiling(report.quarterKey)}
                />
              ) : null}
              <Figures
                items={report.figures.map(({ label, value }) => ({ label: said(label), value: said(value) }))}
              />
              <ReportActions report={report} query={query} />
              <ReportNotices notices={report.notices} />
              {report.ownRates ? (
                <p className="no-print">
                  <a href={paths.reportRates(report.quarterKey)}>
                    {report.ownRates === 'missing' ? t`Enter the missing rates` : t`Rates entered by you`}
                  </a>
                </p>
              ) : null}
            </div>
            {map?.map ? (
              <figure className="state-map no-print">
                <QuarterMapPicture
                  map={map.map}
                  shades={map.shades}
                  title={t`Roads of ${said(report.label)}`}
                />
                <figcaption className="muted small">
                  {said(u`The more miles in a state, the stronger its color.`)}{' '}
                  <a href={`${paths.tripMap()}?quarter=${report.quarterKey}`}>{said(u`Miles in numbers`)}</a>
                </figcaption>
              </figure>
            ) : null}
            <div className="report-body stack-wide">
              <ReportTables report={report} query={query} page={page} />
            </div>
            <TaxChart report={report} />
          </div>
          {warning ? <Toasts messages={[{ type: 'warning', message: warning }]} /> : null}
        </>
      )}
    </div>
  );
}

/** Filing leads; what can be taken along follows. */
function ReportActions({ report, query }: { report: ReportView; query: string }) {
  const { t } = useTexts();
  return (
    <div className="stack no-print">
      <div className="downloads">
        <LinkButton
          href={paths.reportFiling(report.quarterKey)}
          kind={report.state === 'filed' && report.movedRates.length === 0 ? 'secondary' : 'primary'}
        >
          {report.movedRates.length > 0
            ? t`Amend this return`
            : report.state === 'filed'
              ? t`Filing`
              : t`File this quarter`}
        </LinkButton>
        {report.state === 'filed' ? null : (
          <LinkButton href={paths.reportInterview(report.quarterKey)}>{t`Before you file`}</LinkButton>
        )}
        <LinkButton href={paths.reportSheet(report.quarterKey)}>{t`What to type`}</LinkButton>
      </div>
      <div className="downloads">
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
          {t`Send by email`}
        </LinkButton>
        <LinkButton href={paths.reportAudit(report.quarterKey)} small>
          {t`Audit export`}
        </LinkButton>
        <LinkButton href={paths.reconciliation(report.quarterKey)} small>
          {t`Reconciliation`}
        </LinkButton>
      </div>
    </div>
  );
}

function ReportTables({ report, query, page }: { report: ReportView; query: string; page: number }) {
  const u = useUnitWords();
  const { t, said, langOf } = useTexts();
  return (
    <>
      {report.groups.length === 0 && report.vehicle ? (
        <Empty
          title={said(u`${report.vehicle} has no miles or fuel this quarter`)}
          text={t`So it isn't on the return.`}
        />
      ) : report.groups.length === 0 ? (
        <Empty
          title={said(u`No miles and no fuel in this quarter`)}
          text={
            report.isDue
              ? t`A return is still due, with zeros. You can file it as a zero return.`
              : t`The quarter ended before your IFTA license began, so no return was due.`
          }
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
      <p className="muted small">
        {/* The remark of the table follows, which may have no translation. */}
        {report.rateSource.split(/(?<=\)\.) /).map((text) => (
          <span key={text} lang={langOf(text)}>
            {said(text)}{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** What every state takes or gives back; states that come to nothing are left out. */
function TaxChart({ report }: { report: ReportView }) {
  const { t } = useTexts();
  const figures = useFigures();
  const rows = report.taxByState.flatMap(({ code, name, cents }) =>
    cents === null || cents === 0 ? [] : [{ code, name, cents }],
  );
  if (rows.length < 2) return null;
  return (
    <section className="report-chart no-print" aria-labelledby="tax-by-state">
      <h2 id="tax-by-state">{t`State by state`}</h2>
      <p className="muted small">{t`What you owe at the right, credits at the left.`}</p>
      <RowChart
        label={t`Tax or credit by state: ${rows.map((row) => `${t(row.name)} ${figures.cents(row.cents, report.symbol)}`).join(', ')}`}
        bars={rows.map((row) => ({
          label: row.code,
          value: row.cents,
          text: figures.cents(row.cents, report.symbol),
        }))}
      />
    </section>
  );
}
