import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import {
  noSuchRecord,
  refsFrom,
  resourceAnswer,
  revisionAsked,
  revisionIn,
  wrongField,
} from '~/http/api/api-records.server';
import { fuelResource } from '~/presenters/fuel/fuel-resource';
import { correctionsInput, tripErrorName, tripInput, tripResource } from '~/presenters/trips/trip-resource';
import { readFuel, type FuelPurchase } from '~/services/fuel/read-fuel.server';
import { deleteRecords } from '~/services/ledger/change-records.server';
import { changeTrip } from '~/services/trips/change-trip.server';
import { correctMiles } from '~/services/trips/correct-miles.server';
import { readTrip, type Trip } from '~/services/trips/read-trip.server';

/** GET /mileage/api/trip/{id}: the id carries the type digit (142 is trip 42, 2318 is fuel 318). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']]) ?? [];
  if (!ref) return noSuchRecord();
  if (ref.kind === 'fuel') {
    return resourceAnswer(
      await readFuel(ctx, [ref.id]),
      ({ purchases: [fuel], locked }) => fuel && fuelResource(fuel, { locked }),
    );
  }
  return resourceAnswer(await readTrip(ctx, ref.id), ({ trip, route, locked }) =>
    tripResource(trip, { route, locked }),
  );
}

const currentTrip = (current: unknown) => tripResource(current as Trip);
const currentFuel = (current: unknown) => fuelResource(current as FuelPurchase);

/**
 * PUT changes a trip; with {state_mileages: [...]} and no route it corrects the miles only. A `revision` that is no
 * longer the last is a 409 with the current version. DELETE takes one id or a list: /mileage/api/trip/142,143.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const refs = refsFrom([params['id']]);
  if (!refs) return noSuchRecord();
  if (request.method === 'DELETE')
    return resourceAnswer(await deleteRecords(ctx, refs, revisionAsked(request)), (counts) => counts, {
      resourceOf: refs[0]?.kind === 'fuel' ? currentFuel : currentTrip,
    });
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT', 'DELETE');
  const [ref] = refs;
  if (!ref || refs.length > 1 || ref.kind !== 'trip') return noSuchRecord();
  const body = await readJson(request);
  const key = { id: ref.id, revision: revisionIn(body) };
  const rows = correctionsInput(body);
  if (!rows && (body['state_mileages'] ?? null) !== null)
    return wrongField('state_mileages', 'state_mileages must be a list.');
  const result =
    rows && !('route' in body)
      ? await correctMiles(ctx, { ...key, rows })
      : await changeTrip(ctx, { ...key, fields: tripInput(body) });
  return resourceAnswer(result, (trip) => tripResource(trip), {
    nameOf: tripErrorName,
    resourceOf: currentTrip,
  });
}
