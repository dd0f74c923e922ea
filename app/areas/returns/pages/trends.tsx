import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import boardStyles from '~/kit/styles/boards.css';
import { paths } from '~/routes';
import { trendView } from '~/areas/returns/views/trend-view';
import { reportQuarters } from '~/areas/returns/rules/report-filter';
import { trendReport } from '~/areas/returns/trend-report.server';
import { useFigures } from '~/kit/figures';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Pagination } from '~/kit/pagination';
import { BarChart, RowChart, Sparkline } from '~/areas/returns/parts/charts';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { MoneyOrIncomplete } from '~/areas/returns/parts/money-sum';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { None, Table } from '~/kit/table';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

const UNITS_PER_PAGE = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, query, filter, today } = await reportRequest(request, context);
  const trends = await trendReport(actor.ctx, filter.quarter);
  const view = trendView(trends);
  const page = Math.max(1, Number(/^\d{1,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1));
  return {
    ...view,
    units: view.units.slice((page - 1) * UNITS_PER_PAGE, page * UNITS_PER_PAGE),
    unitCount: view.units.length,
    page,
    quarterKey: quarterKey(filter.quarter),
    choices: reportQuarters(today, trends.earliest, trends.latest).map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
    texts: textsOf(request, ...REPORT_TEXTS, 'trends'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, trendsTitle(translator(data?.texts), data?.label ?? '')),
];

const trendsTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  t`Trends to ${said(label)}`;

export default function Trends() {
  const u = useUnitWords();
  const texts = useTexts();
  const { t, said } = texts;
  const figures = useFigures();
  const view = useLoaderData<typeof loader>();
  const { quarters, symbol, distanceUnit } = view;
  const hundredths = (value: number | null) => (value === null ? <None /> : figures.fixed(value, 2));
  const economy = distanceUnit === 'mi' ? t`mpg` : 'km/L';
  const longest = Math.max(...view.places.flatMap((place) => place.distance), 1);
  return (
    <div className="stack-wide">
      <PageTitle title={trendsTitle(texts, view.label)} />
      <ReportTabs current="trends" />
      <PeriodForm action={paths.reportTrends()} value={String(view.quarterKey)} quarters={view.choices} />
      <TrendCharts view={view} />
      <section className="stack">
        <h2>{t`Quarter by quarter`}</h2>
        <Table
          caption={t`Quarter by quarter`}
          captionHidden
          rows={[...quarters].reverse()}
          rowKey={(row) => row.label}
          columns={[
            {
              key: 'quarter',
              label: t`Quarter`,
              cell: (row) => (row.complete ? said(row.label) : t`${said(row.label)} (incomplete)`),
            },
            {
              key: 'distance',
              label: t`Distance`,
              unit: distanceUnit,
              number: true,
              short: distanceUnit,
              cell: (row) => figures.whole(row.distance),
            },
            {
              key: 'fuel',
              label: t`Fuel`,
              number: true,
              short: t`fuel`,
              cell: (row) => figures.whole(row.fuel),
            },
            {
              key: 'average',
              label: t`Average`,
              unit: economy,
              number: true,
              short: economy,
              cell: (row) => hundredths(row.averageHundredths),
            },
            {
              key: 'per',
              label: distanceUnit === 'mi' ? t`Tax per mile` : t`Tax per km`,
              unit: distanceUnit === 'mi' ? '\u00a2/mi' : '\u00a2/km',
              number: true,
              short: distanceUnit === 'mi' ? '\u00a2/mi' : '\u00a2/km',
              cell: (row) => hundredths(row.taxPerDistance),
            },
            {
              key: 'tax',
              label: t`Net tax`,
              unit: symbol,
              number: true,
              narrow: 'lead',
              cell: (row) => <MoneyOrIncomplete cents={row.taxCents} symbol={symbol} />,
            },
          ]}
        />
      </section>
      <section className="stack trend-places">
        <h2>{t`Distance by jurisdiction`}</h2>
        <Table
          caption={t`Distance by jurisdiction and quarter`}
          captionHidden
          rows={view.places}
          rowKey={(row) => row.code}
          empty={<p className="muted">{said(u`No miles and no fuel in these quarters.`)}</p>}
          columns={[
            {
              key: 'place',
              label: t`State/Prov`,
              cell: (row) => (
                <span className="place-cell">
                  <JurisdictionCode code={row.code} />
                  <span>{t(row.name)}</span>
                </span>
              ),
            },
            {
              key: 'line',
              label: t`Trend`,
              narrow: 'wide-only',
              cell: (row) => (
                <Sparkline
                  values={row.distance}
                  high={longest}
                  label={t`${t(row.name)}: ${row.distance.map(figures.whole).join(', ')}`}
                />
              ),
            },
            ...quarters.map((quarter, index) => ({
              key: quarter.label,
              label: said(quarter.label),
              unit: distanceUnit,
              number: true,
              narrow: index < quarters.length - 2 ? ('wide-only' as const) : ('figure' as const),
              short: said(quarter.label),
              cell: (row: (typeof view.places)[number]) => figures.whole(row.distance[index] ?? 0),
            })),
            {
              key: 'change',
              label: t`Change`,
              unit: distanceUnit,
              number: true,
              short: t`change`,
              cell: (row) => figures.whole(row.change),
            },
            {
              key: 'tax',
              label: t`Tax ${said(view.label)}`,
              unit: symbol,
              number: true,
              narrow: 'lead',
              cell: (row) =>
                row.taxCents === null ? (
                  <span className="muted">{t`not computed`}</span>
                ) : (
                  <Money cents={row.taxCents} symbol={symbol} />
                ),
            },
          ]}
        />
      </section>
      <section className="stack">
        <h2>{said(u`Miles per gallon by vehicle and month`)}</h2>
        <Table
          caption={said(u`Miles per gallon by vehicle, ${view.label}`)}
          captionHidden
          rows={view.units}
          rowKey={(row) => row.key}
          empty={<p className="muted">{said(u`No miles and no fuel in ${view.label}.`)}</p>}
          columns={[
            { key: 'unit', label: t`Unit`, cell: (row) => unitName(row, t) },
            ...view.months.map((month, index) => ({
              key: month,
              label: t(month),
              unit: economy,
              number: true,
              short: t(month).slice(0, texts.language === 'fr' ? 4 : 3),
              cell: (row: (typeof view.units)[number]) => hundredths(row.months[index] ?? null),
            })),
            {
              key: 'quarter',
              label: t`Quarter`,
              unit: economy,
              number: true,
              narrow: 'lead',
              cell: (row) => hundredths(row.quarter),
            },
          ]}
        />
        {view.unitCount > UNITS_PER_PAGE ? (
          <Pagination
            page={view.page}
            pageSize={UNITS_PER_PAGE}
            filtered={view.unitCount}
            total={view.unitCount}
            hrefOf={(page) => `${paths.reportTrends()}?q=${view.quarterKey}&page=${page}`}
          />
        ) : null}
      </section>
    </div>
  );
}

type TrendsView = ReturnType<typeof useLoaderData<typeof loader>>;

/** The name that people gave it; a word of ours for what names none. */
const unitName = ({ key, unit }: TrendsView['units'][number], t: (text: string) => string): string =>
  key === 'none' ? t(unit) : unit;

/** More vehicles than this are a table, not a picture. */
const MOST_BARS = 24;

/** What the tables below say, to look at: each from zero, so that heights can be compared. */
function TrendCharts({ view }: { view: TrendsView }) {
  const u = useUnitWords();
  const { t, said } = useTexts();
  const figures = useFigures();
  const { quarters, symbol, distanceUnit } = view;
  const isMiles = distanceUnit === 'mi';
  const taxText = (cents: number | null): string =>
    cents === null ? t`incomplete` : figures.cents(cents, symbol);
  /** A mark of the scale: whole dollars where it is some. */
  const moneyMark = (cents: number): string =>
    cents % 100 === 0
      ? figures.cents(cents, symbol).replace(/[.,]00(?=\D*$)/, '')
      : figures.cents(Math.round(cents), symbol);
  const listOf = (texts: readonly string[]): string => texts.join(', ');
  const fleet = quarters.at(-1)?.averageHundredths ?? null;
  const units = view.units.filter((unit) => unit.quarter !== null).slice(0, MOST_BARS);
  return (
    <div className="trend-charts">
      <section aria-labelledby="chart-tax">
        <h2 id="chart-tax">{t`Tax by quarter`}</h2>
        <BarChart
          label={t`Net tax by quarter: ${listOf(quarters.map((quarter) => `${said(quarter.label)} ${taxText(quarter.taxCents)}`))}`}
          bars={quarters.map((quarter) => ({
            label: said(quarter.label),
            value: quarter.taxCents ?? 0,
            text: taxText(quarter.taxCents),
          }))}
          scaleText={moneyMark}
        />
      </section>
      <section aria-labelledby="chart-distance">
        <h2 id="chart-distance">{isMiles ? t`Miles by quarter` : t`Kilometers by quarter`}</h2>
        <BarChart
          label={t`Distance by quarter: ${listOf(quarters.map((quarter) => `${said(quarter.label)} ${figures.whole(quarter.distance)}`))}`}
          bars={quarters.map((quarter) => ({
            label: said(quarter.label),
            value: quarter.distance,
            text: figures.whole(quarter.distance),
          }))}
          scaleText={(value) => (Number.isInteger(value) ? figures.whole(value) : '')}
        />
      </section>
      {units.length > 1 ? (
        <section aria-labelledby="chart-units">
          <h2 id="chart-units">{said(u`Miles per gallon by truck`)}</h2>
          <RowChart
            label={`${said(u`Miles per gallon in ${view.label}`)}: ${listOf(units.map((unit) => `${unitName(unit, t)} ${figures.fixed(unit.quarter ?? 0, 2)}`))}`}
            bars={units.map((unit) => ({
              label: unitName(unit, t).slice(0, 8),
              value: unit.quarter ?? 0,
              text: figures.fixed(unit.quarter ?? 0, 2),
            }))}
            mark={fleet !== null ? { value: fleet, text: t`fleet ${figures.fixed(fleet, 2)}` } : undefined}
          />
        </section>
      ) : null}
    </div>
  );
}
