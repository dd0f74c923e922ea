import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import boardStyles from '~/kit/styles/boards.css';
import { paths } from '~/routes';
import { trendView } from '~/areas/returns/views/trend-view';
import { reportQuarters } from '~/areas/returns/rules/report-filter';
import { trendReport } from '~/areas/returns/trend-report.server';
import { formatCents, formatFixed, formatWhole } from '~/kit/format';
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
import { useUnitWords } from '~/kit/use-unit-words';

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
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Trends ${data?.label ?? ''}`),
];

const hundredths = (value: number | null) => (value === null ? <None /> : formatFixed(value, 2));

const taxText = (cents: number | null, symbol: string): string =>
  cents === null ? 'incomplete' : formatCents(cents, symbol);

export default function Trends() {
  const u = useUnitWords();
  const view = useLoaderData<typeof loader>();
  const { quarters, symbol, distanceUnit } = view;
  const longest = Math.max(...view.places.flatMap((place) => place.distance), 1);
  return (
    <div className="stack-wide">
      <PageTitle title={`Trends to ${view.label}`} />
      <ReportTabs current="trends" />
      <PeriodForm action={paths.reportTrends()} value={String(view.quarterKey)} quarters={view.choices} />
      <TrendCharts view={view} />
      <section className="stack">
        <h2>Quarter by quarter</h2>
        <Table
          caption="Quarter by quarter"
          captionHidden
          rows={[...quarters].reverse()}
          rowKey={(row) => row.label}
          columns={[
            {
              key: 'quarter',
              label: 'Quarter',
              cell: (row) => (row.complete ? row.label : `${row.label} (incomplete)`),
            },
            {
              key: 'distance',
              label: 'Distance',
              unit: distanceUnit,
              number: true,
              short: distanceUnit,
              cell: (row) => formatWhole(row.distance),
            },
            { key: 'fuel', label: 'Fuel', number: true, short: 'fuel', cell: (row) => formatWhole(row.fuel) },
            {
              key: 'average',
              label: 'Average',
              unit: distanceUnit === 'mi' ? 'mpg' : 'km/L',
              number: true,
              short: distanceUnit === 'mi' ? 'mpg' : 'km/L',
              cell: (row) => hundredths(row.averageHundredths),
            },
            {
              key: 'per',
              label: distanceUnit === 'mi' ? 'Tax per mile' : 'Tax per km',
              unit: distanceUnit === 'mi' ? '\u00a2/mi' : '\u00a2/km',
              number: true,
              short: distanceUnit === 'mi' ? '\u00a2/mi' : '\u00a2/km',
              cell: (row) => hundredths(row.taxPerDistance),
            },
            {
              key: 'tax',
              label: 'Net tax',
              unit: symbol,
              number: true,
              narrow: 'lead',
              cell: (row) => <MoneyOrIncomplete cents={row.taxCents} symbol={symbol} />,
            },
          ]}
        />
      </section>
      <section className="stack trend-places">
        <h2>Distance by jurisdiction</h2>
        <Table
          caption="Distance by jurisdiction and quarter"
          captionHidden
          rows={view.places}
          rowKey={(row) => row.code}
          empty={<p className="muted">{u`No miles and no fuel in these quarters.`}</p>}
          columns={[
            {
              key: 'place',
              label: 'State/Prov',
              cell: (row) => (
                <span className="place-cell">
                  <JurisdictionCode code={row.code} />
                  <span>{row.name}</span>
                </span>
              ),
            },
            {
              key: 'line',
              label: 'Trend',
              narrow: 'wide-only',
              cell: (row) => (
                <Sparkline
                  values={row.distance}
                  high={longest}
                  label={`${row.name}: ${row.distance.map(formatWhole).join(', ')}`}
                />
              ),
            },
            ...quarters.map((quarter, index) => ({
              key: quarter.label,
              label: quarter.label,
              unit: distanceUnit,
              number: true,
              narrow: index < quarters.length - 2 ? ('wide-only' as const) : ('figure' as const),
              short: quarter.label,
              cell: (row: (typeof view.places)[number]) => formatWhole(row.distance[index] ?? 0),
            })),
            {
              key: 'change',
              label: 'Change',
              unit: distanceUnit,
              number: true,
              short: 'change',
              cell: (row) => formatWhole(row.change),
            },
            {
              key: 'tax',
              label: `Tax ${view.label}`,
              unit: symbol,
              number: true,
              narrow: 'lead',
              cell: (row) =>
                row.taxCents === null ? (
                  <span className="muted">not computed</span>
                ) : (
                  <Money cents={row.taxCents} symbol={symbol} />
                ),
            },
          ]}
        />
      </section>
      <section className="stack">
        <h2>{`${economyName(view)} by vehicle and month`}</h2>
        <Table
          caption={`${economyName(view)} by vehicle, ${view.label}`}
          captionHidden
          rows={view.units}
          rowKey={(row) => row.key}
          empty={<p className="muted">{u`No miles and no fuel in ${view.label}.`}</p>}
          columns={[
            { key: 'unit', label: 'Unit', cell: (row) => row.unit },
            ...view.months.map((month, index) => ({
              key: month,
              label: month,
              unit: view.distanceUnit === 'mi' ? 'mpg' : 'km/L',
              number: true,
              short: month.slice(0, 3),
              cell: (row: (typeof view.units)[number]) => hundredths(row.months[index] ?? null),
            })),
            {
              key: 'quarter',
              label: 'Quarter',
              unit: view.distanceUnit === 'mi' ? 'mpg' : 'km/L',
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

const economyName = ({ distanceUnit }: Pick<TrendsView, 'distanceUnit'>): string =>
  distanceUnit === 'mi' ? 'Miles per gallon' : 'Kilometers per liter';

/** A mark of a money scale: whole dollars where it is some. */
const moneyMark = (cents: number, symbol: string): string =>
  cents % 100 === 0
    ? formatCents(cents, symbol).replace(/\.00$/, '')
    : formatCents(Math.round(cents), symbol);

/** More vehicles than this are a table, not a picture. */
const MOST_BARS = 24;

/** What the tables below say, to look at: each from zero, so that heights can be compared. */
function TrendCharts({ view }: { view: TrendsView }) {
  const { quarters, symbol, distanceUnit } = view;
  const isMiles = distanceUnit === 'mi';
  const fleet = quarters.at(-1)?.averageHundredths ?? null;
  const units = view.units.filter((unit) => unit.quarter !== null).slice(0, MOST_BARS);
  return (
    <div className="trend-charts">
      <section aria-labelledby="chart-tax">
        <h2 id="chart-tax">Tax by quarter</h2>
        <BarChart
          label={`Net tax by quarter: ${quarters.map((quarter) => `${quarter.label} ${taxText(quarter.taxCents, symbol)}`).join(', ')}`}
          bars={quarters.map((quarter) => ({
            label: quarter.label,
            value: quarter.taxCents ?? 0,
            text: taxText(quarter.taxCents, symbol),
          }))}
          scaleText={(value) => moneyMark(value, symbol)}
        />
      </section>
      <section aria-labelledby="chart-distance">
        <h2 id="chart-distance">{isMiles ? 'Miles by quarter' : 'Kilometers by quarter'}</h2>
        <BarChart
          label={`Distance by quarter: ${quarters.map((quarter) => `${quarter.label} ${formatWhole(quarter.distance)}`).join(', ')}`}
          bars={quarters.map((quarter) => ({
            label: quarter.label,
            value: quarter.distance,
            text: formatWhole(quarter.distance),
          }))}
          scaleText={(value) => (Number.isInteger(value) ? formatWhole(value) : '')}
        />
      </section>
      {units.length > 1 ? (
        <section aria-labelledby="chart-units">
          <h2 id="chart-units">{`${economyName(view)} by truck`}</h2>
          <RowChart
            label={`${economyName(view)} in ${view.label}: ${units.map((unit) => `${unit.unit} ${formatFixed(unit.quarter ?? 0, 2)}`).join(', ')}`}
            bars={units.map((unit) => ({
              label: unit.unit.slice(0, 8),
              value: unit.quarter ?? 0,
              text: formatFixed(unit.quarter ?? 0, 2),
            }))}
            mark={fleet !== null ? { value: fleet, text: `fleet ${formatFixed(fleet, 2)}` } : undefined}
          />
        </section>
      ) : null}
    </div>
  );
}
