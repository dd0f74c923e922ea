import { type LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { positionRows, positionsAsked, wantedPositions } from '~/areas/imports/raw-positions.server';
import { csvLine } from '~/engine/text/csv';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';

/** Raw positions as CSV; a 422 that says what is wrong with the days. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = wantedPositions(positionsAsked(new URL(request.url).searchParams), carrier.timeZone);
  if ('errors' in found) throw new Response(Object.values(found.errors).join(' '), { status: 422 });
  return streamedCsv(positionRows(ctx, found.wanted, unitOfCarrier(carrier)), 'positions.csv', csvLine);
}
