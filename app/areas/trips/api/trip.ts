import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import {
  noSuchRecord,
  refsFrom,
  resourceAnswer,
  uiCommands,
  wrongField,
} from '~/areas/ledger/api/api-records.server';
import { ledgerAnswer, ledgerFilterOf } from '~/areas/ledger/api/ledger-api.server';
import { readListQuery } from '~/platform/http/queries/list-query.server';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import { correctionsInput, tripErrorName, tripInput, tripResource } from '~/areas/trips/views/trip-resource';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { createTrip } from '~/areas/trips/create-trip.server';

/** GET /mileage/api/trip: the combined list of trips and fuel, in the protocol of the data table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  return ledgerAnswer(request, ctx, query.value, ledgerFilterOf(query.value));
}

/** POST creates a trip; DELETE with {ids: ["142", "2318"]} deletes trips and fuel. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  if (request.method === 'POST') {
    const corrections = correctionsInput(body);
    if (!corrections && (body['state_mileages'] ?? null) !== null)
      return wrongField('state_mileages', 'state_mileages must be a list.');
    const result = await createTrip(ctx, tripInput(body), corrections);
    const quarter = result.ok ? result.value.quarterKey : 0;
    const unit = result.ok ? await unitOf(ctx, result.value.equipmentId) : '';
    return resourceAnswer(result, (trip) => ({ ...tripResource(trip, { unit }), current_quarter: quarter }), {
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
