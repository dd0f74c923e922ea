import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { quarterKey, quarterLabel, quarterOf } from '~/engine/calendar/quarter';
import { FUEL_TYPES, fuelTypeName } from '~/engine/ifta/fuel-types';
import { todayOf } from '~/areas/carriers/today.server';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { paths } from '~/routes';
import { rateFilterData } from '~/areas/rates/views/rate-filter';
import { ratesView, type RateCurrency } from '~/areas/rates/views/rates';
import { linesOfList } from '~/areas/rates/views/rates-list';
import { listPublishedQuarters } from '~/areas/rates/list-rate-quarters.server';
import { listRates } from '~/areas/rates/list-rates.server';
import { readRateSheet } from '~/areas/rates/read-rate-sheet.server';
import ratesStyles from '~/kit/styles/rates.css';
import { Empty } from '~/kit/empty';
import { LiveSearch } from '~/kit/live-search';
import { queryOf } from '~/areas/ledger/parts/query';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { entriesText } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { IftaRatesFilter } from '~/areas/rates/parts/ifta-rates-filter';
import { IftaRatesTable } from '~/areas/rates/parts/ifta-rates-table';
import { RateStatus } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { OREGON_NOTE, oregonNoteIn } from '~/areas/rates/views/rate-notes';

const ORDERS = ['jurisdiction', 'value', 'surcharge_value'] as const;

/** The figure that a column shows: the order goes by it. */
const shownColumn = (column: (typeof ORDERS)[number], currency: RateCurrency): string =>
  column === 'jurisdiction' || currency === 'usd' ? column : `${column}_cad`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const published = await listPublishedQuarters(ctx);
  const known = published.map((entry) => entry.quarter);
  const filter = rateFilterData(known, Number(query.get('year')));
  const chosen = {
    year: Number(query.get('year')) || filter.filter?.year || 0,
    quarter: Number(query.get('quarter')) || filter.filter?.quarter || 0,
  };
  const quarter = quarterOf(chosen.year, chosen.quarter);
  const fuel = FUEL_TYPES.find((one) => one === query.get('fuel')) ?? 'special_diesel';
  const search = (query.get('q') ?? '').trim().slice(0, 200);
  const column = ORDERS.find((one) => one === query.get('sort')) ?? null;
  const direction = query.get('dir') === 'desc' ? ('desc' as const) : ('asc' as const);
  const fuels = published.find((entry) => quarter && quarterKey(entry.quarter) === quarterKey(quarter))
    ?.fuels ?? [fuel];
  const head = {
    ...chosen,
    fuel,
    search,
    column,
    direction,
    years: filter.years,
    fuels: [...new Set([...fuels, fuel])].map((id) => ({ value: id, label: fuelTypeName(id) })),
    quarters: known.slice(0, 8).map((entry) => ({ ...entry, label: quarterLabel(entry) })),
    label: quarter ? quarterLabel(quarter) : '',
    texts: textsOf(request, 'frame', 'places', 'rates', 'signed-in-rates'),
  };
  if (!quarter) return { ...head, sheet: null };
  const read = await readRateSheet(ctx, { quarter, fuel });
  if (!read.ok) return { ...head, sheet: null };
  const viewIn = (currency: RateCurrency) => ratesView(read.value, currency, todayOf(ctx, carrier));
  const inDollars = viewIn('usd');
  const base = carrier.baseJurisdiction ?? '';
  const isCanadian = baseProfileOf(isIftaMember(base) ? base : null).currency === 'CAD';
  // Of some earlier quarters the matrix is known in US$ alone.
  const view = isCanadian && inDollars.hasBothCurrencies ? viewIn('cad') : inDollars;
  const listed = await listRates(ctx, {
    year: String(quarter.year),
    quarter: String(quarter.quarter),
    fuelType: fuel,
    search,
    searchable: ['jurisdiction'],
    order: column && { column: shownColumn(column, view.currency), direction },
    start: 0,
    length: 500,
  });
  if (!listed.ok) return { ...head, sheet: null };
  return {
    ...head,
    sheet: {
      ...view,
      notes: view.notes.map((note) => (note === OREGON_NOTE ? oregonNoteIn(carrier.units) : note)),
      shown: linesOfList(view.lines, listed.value.rows, search !== ''),
    },
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  documentTitle(matches, translator(data?.texts).t`IFTA Rates`),
];

export default function IftaRatesRoute() {
  const { t, said, langOf } = useTexts();
  const { sheet, label, year, quarter, fuel, search, column, direction, years, fuels, quarters } =
    useLoaderData<typeof loader>();
  const kept = { year, quarter, fuel };
  const sorting = { sort: column, dir: column ? direction : null };
  const sortOf = (name: string) => ({
    href:
      paths.iftaRates() +
      queryOf({
        ...kept,
        q: search,
        sort: name,
        dir: column === name && direction === 'asc' ? 'desc' : 'asc',
      }),
    ...(column === name
      ? { direction: direction === 'asc' ? ('ascending' as const) : ('descending' as const) }
      : {}),
  });
  return (
    <>
      <PageTitle title={t`IFTA Rates`} />
      <IftaRatesFilter {...kept} years={years} fuels={fuels} kept={{ q: search, ...sorting }} />
      {sheet ? (
        <>
          {sheet.warning ? (
            <Notice tone="warn">
              <p lang={langOf(sheet.warning)}>{said(sheet.warning)}</p>
            </Notice>
          ) : null}
          <p className="rates-about">
            <RateStatus status={sheet.status} /> {t(sheet.fuel.name)}, {said(sheet.quarter.period)}.{' '}
            {sheet.about.map(said).join(' ')}{' '}
            <a href={paths.ratesCsv(year, quarter)}>{t`All fuels as CSV`}</a>
          </p>
          <LiveSearch
            action={paths.iftaRates()}
            value={search}
            label={t`Search states and provinces`}
            keep={{ ...kept, ...sorting }}
            found={sheet.shown.length}
          />
          <IftaRatesTable
            caption={t`${t(sheet.fuel.name)} rates, ${said(label)}`}
            unit={t(sheet.unit)}
            lines={sheet.shown}
            comparedWith={sheet.comparedWith}
            sortOf={sortOf}
          />
          <div className="pagination">
            <p>
              {said(
                entriesText({
                  page: 1,
                  pageSize: 500,
                  filtered: sheet.shown.length,
                  total: sheet.lines.length,
                }),
              )}
            </p>
          </div>
          {sheet.notes.length > 0 ? (
            <section className="rates-notes" aria-labelledby="notes">
              <h2 id="notes">{t`Notes`}</h2>
              <ol>
                {sheet.notes.map((note, index) => (
                  <li key={note} id={`note-${index + 1}`} lang={langOf(note)}>
                    {said(note)}
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </>
      ) : (
        <Empty
          title={t`There are no records to show`}
          text={t`We have no reliable rates of this fuel for ${label ? said(label) : t`this quarter`}, so we show none. Rates are there for:`}
        >
          <ul className="rates-known">
            {quarters.map((entry) => (
              <li key={entry.label}>
                <a href={paths.iftaRates() + queryOf({ year: entry.year, quarter: entry.quarter })}>
                  {said(entry.label)}
                </a>
              </li>
            ))}
          </ul>
        </Empty>
      )}
    </>
  );
}
