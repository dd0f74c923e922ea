import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { noSuchRecord, refsFrom, resourceAnswer, revisionIn } from '~/areas/ledger/api/api-records.server';
import { tripResource } from '~/areas/trips/views/trip-resource';
import { askForRoad } from '~/areas/trips/change-trip.server';
import type { Trip } from '~/areas/trips/read-trip.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/trip/{id}/road: another road between the same stops, {via: ["I-90"], avoid_tolls, shortest}. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'trip') ?? [];
  if (!ref) return noSuchRecord();
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  const wish = { via: body['via'], avoidTolls: body['avoid_tolls'], shortest: body['shortest'] };
  const result = await askForRoad(ctx, { id: ref.id, revision: revisionIn(body), wish });
  return resourceAnswer(result, (trip) => tripResource(trip), {
    nameOf: (field) => (field === 'avoidTolls' ? 'avoid_tolls' : field),
    resourceOf: (current) => tripResource(current as Trip),
  });
}
