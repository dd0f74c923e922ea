import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/actor.server';
import { methodNotAllowed, problem, readJson } from '~/http/api.server';
import { noSuchRecord, refsFrom, resourceAnswer, uiCommands } from '~/http/api-records.server';
import { ledgerFilterOf, ledgerPageOf } from '~/http/ledger-api.server';
import { listAnswer, readListQuery } from '~/http/list-query.server';
import { ledgerRow } from '~/presenters/trips/ledger-view';
import { ledgerResource, tripErrorName, tripInput, tripResource } from '~/presenters/trips/trip-resource';
import { deleteRecords } from '~/services/ledger/change-records.server';
import { listRecords } from '~/services/ledger/list-records.server';
import { createTrip } from '~/services/trips/create-trip.server';

/** GET /mileage/api/trip: the combined list of trips and fuel, in the protocol of the data table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const list = await listRecords(ctx, ledgerFilterOf(query.value), ledgerPageOf(query.value));
  const rows = list.rows.map((row) => ledgerResource(ledgerRow(row)));
  return Response.json(listAnswer(query.value, { rows, total: list.counts.total, filtered: list.counts.filtered }), { headers: { 'Cache-Control': 'no-store' } });
}

/** POST creates a trip; DELETE with {ids: ["142", "2318"]} deletes trips and fuel. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  if (request.method === 'POST') {
    const result = await createTrip(ctx, tripInput(body));
    const quarter = result.ok ? result.value.quarterKey : 0;
    return resourceAnswer(result, (trip) => ({ ...tripResource(trip), current_quarter: quarter }), {
      status: 201,
      headers: uiCommands('REFRESH_USER', 'SET_QUARTER'),
      nameOf: tripErrorName,
    });
  }
  if (request.method === 'DELETE') {
    const refs = refsFrom(Array.isArray(body['ids']) ? body['ids'] : [body['ids']]);
    return refs ? resourceAnswer(await deleteRecords(ctx, refs), (counts) => counts) : noSuchRecord();
  }
  return methodNotAllowed('GET', 'POST', 'DELETE');
}
