import type { LoaderFunctionArgs } from '@remix-run/node';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import { quarterMap } from '~/areas/ledger/quarter-map.server';
import { quarterMapView } from '~/areas/ledger/views/quarter-map.server';
import { mapLookOf, mapSvg } from '~/areas/trips/map/map-svg';

/** Roads on it: enough to know the quarter by, and a small file. */
const MOST_LINES = 120;

/** The states of a quarter by miles, with its roads, as an image. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const today = todayOf(actor.ctx, actor.carrier);
  const { query } = await readLedgerQuery(request, today);
  const key = query.quarterKey ?? quarterKey(quarterOfDate(today));
  const { map, shades } = quarterMapView(
    await quarterMap(actor.ctx, { quarterKey: key, equipmentId: query.filter.equipmentId }, MOST_LINES),
    'mile',
  );
  const headers = { 'Cache-Control': 'no-store' };
  if (!map) return new Response(null, { status: 404, headers });
  const look = mapLookOf(new URL(request.url).searchParams.get('look'));
  return new Response(mapSvg(map, look, shades), {
    headers: { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' },
  });
}
