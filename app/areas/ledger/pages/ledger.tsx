import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { readForm } from '~/platform/http/forms/form.server';
import { bulkTarget } from '~/areas/ledger/pages/ledger-bulk.server';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { nextWait } from '~/platform/http/forms/waiting.server';
import { paths } from '~/routes';
import { importsView } from '~/areas/documents/views/batch-page';
import { parseListId } from '~/areas/trips/rules/list-id';
import { ledgerDetail } from '~/areas/ledger/views/ledger-detail';
import {
  informerView,
  ledgerLine,
  offersView,
  planView,
  quarterOptions,
  quarterStateOf,
} from '~/areas/ledger/views/ledger-view';
import { openWork } from '~/areas/ledger/open-work.server';
import { firstReturnView } from '~/areas/ledger/views/first-return';
import { outlookView } from '~/areas/ledger/views/outlook-view';
import { listRecords } from '~/areas/ledger/list-records.server';
import { readRecordDetail } from '~/areas/ledger/read-record-detail.server';
import { LedgerPage } from '~/areas/ledger/parts/ledger-page';
import { RefreshWithoutScripts } from '~/areas/ledger/parts/refresh-without-scripts';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const today = todayOf(actor.ctx, actor.carrier);
  const { query, headers } = await readLedgerQuery(request, today);
  const asked = new URL(request.url).searchParams;
  const wanted = parseListId(asked.get('open'));
  const [list, opened] = await Promise.all([
    listRecords(actor.ctx, query.filter, query.page, actor.carrier.units),
    wanted ? readRecordDetail(actor.ctx, wanted, actor.carrier.units) : null,
  ]);
  const quarter = query.quarterKey === undefined ? undefined : parseQuarterKey(query.quarterKey);
  const quarterName = query.quarterKey === undefined ? 'all' : String(query.quarterKey);
  const { fleet } = list;
  const work = await openWork(actor.ctx, {
    licensedSince: actor.carrier.licensedSince,
    fleet,
    quarterKey: query.quarterKey,
    records: list.counts.total,
    today,
  });
  const view = {
    outlook: outlookView(list, work, quarterName),
    firstReturn: actor.ctx.scope.mayWrite
      ? firstReturnView({
          carrier: actor.carrier,
          trucks: fleet.units,
          filedQuarters: fleet.filedQuarters,
          counts: list.counts,
          today,
        })
      : null,
    rows: list.rows.map((row) => ledgerLine(row, actor.carrier.units)),
    opened: opened?.ok ? ledgerDetail(opened.value, actor.carrier.units) : null,
    counts: list.counts,
    informers: informerView(list, actor.carrier.units),
    isMetric: actor.carrier.units === 'metric',
    plan: planView(list),
    offers: offersView(list),
    imports: importsView(list.fleet.imports),
    quarters: quarterOptions(list, today),
    quarter: quarterName,
    quarterState: quarter
      ? quarterStateOf(
          quarter,
          today,
          list.fleet.filedQuarters.includes(query.quarterKey ?? 0),
          actor.carrier,
        )
      : null,
    units: list.fleet.units.map((unit) => ({
      value: String(unit.id),
      label: unit.active ? unit.unit : `${unit.unit} (inactive)`,
    })),
    kept: query.kept,
    order: list.order,
    maySortByTax: list.maySortByTax,
    direction: query.page.direction,
    page: query.number,
    size: query.size,
    isNew: list.counts.firstQuarterKey === null,
    mayWrite: actor.ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'records', 'places', 'list'),
    wait: list.rows.some((row) => row.routeStatus === 'pending') ? nextWait(asked, paths.tripsFuel()) : null,
  };
  return data(view, { headers });
}

/** The buttons over the list: each leads to a page that says what will happen. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireCarrier(request, context);
  const target = bulkTarget(await readForm(request));
  if (target.ok) return seeOther(target.value);
  return seeOther(paths.tripsFuel() + new URL(request.url).search, [
    await flashHeader({ type: 'warning', message: target.failure.message }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Trips & Fuel`),
];

export default function TripsFuelRoute() {
  const view = useLoaderData<typeof loader>();
  const product = useProductName();
  return (
    <>
      <RefreshWithoutScripts content={view.wait?.refresh} />
      <LedgerPage view={view} product={product} />
    </>
  );
}
