import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import {
  noSuchRecord,
  refsFrom,
  resourceAnswer,
  revisionAsked,
  wrongField,
} from '~/areas/ledger/api/api-records.server';
import { fuelResource } from '~/areas/fuel/views/fuel-resource';
import { mergedChange, refuseFields } from '~/areas/ledger/api/merged-change.server';
import { ok } from '~/engine/result';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import {
  mergedCorrections,
  mergedTrip,
  tripErrorName,
  tripFieldNames,
  tripInput,
  tripResource,
} from '~/areas/trips/views/trip-resource';
import { readFuel, type FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { changeTrip } from '~/areas/trips/change-trip.server';
import { correctNamedMiles } from '~/areas/trips/correct-miles.server';
import { readTrip, type Trip } from '~/areas/trips/read-trip.server';

/** GET /mileage/api/trip/{id}: the id carries the type digit (142 is trip 42, 2318 is fuel 318). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref, ...others] = refsFrom([params['id']]) ?? [];
  if (!ref || others.length > 0) return noSuchRecord();
  if (ref.kind === 'fuel') {
    const found = await readFuel(ctx, [ref.id]);
    const unit = found.ok ? await unitOf(ctx, found.value.purchases[0]?.equipmentId ?? null) : '';
    return resourceAnswer(
      found,
      ({ purchases: [fuel], locked }) => fuel && fuelResource(fuel, { locked, unit }),
    );
  }
  const found = await readTrip(ctx, ref.id);
  const unit = found.ok ? await unitOf(ctx, found.value.trip.equipmentId) : '';
  return resourceAnswer(found, ({ trip, route, locked }) => tripResource(trip, { route, locked, unit }));
}

const currentTrip = (current: unknown) => tripResource(current as Trip);
const currentFuel = (current: unknown) => fuelResource(current as FuelPurchase);

/**
 * PUT changes what its body names of a trip; {state_mileages: [...]} corrects the states that are named. A `revision` that is
 * no longer the last is a 409 with the current version. DELETE takes one id or a list: /mileage/api/trip/142,143.
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
  const { id } = ref;
  if (!Array.isArray(body['state_mileages'] ?? []))
    return wrongField('state_mileages', 'state_mileages must be a list.');
  const isCorrection = Object.keys(body).every((name) => name === 'state_mileages' || name === 'revision');
  const result = await mergedChange(body, {
    read: async () => {
      const found = await readTrip(ctx, id);
      return found.ok ? ok(found.value.trip) : found;
    },
    merge: (trip) => {
      refuseFields(body, tripFieldNames(trip), ['entry']);
      return mergedTrip(trip, body);
    },
    change: (revision, merged, before) => {
      const corrections = mergedCorrections(before, body);
      return isCorrection && corrections
        ? correctNamedMiles(ctx, { id, revision, rows: corrections })
        : changeTrip(ctx, { id, revision, fields: tripInput(merged), corrections, before });
    },
  });
  const unit = result.ok ? await unitOf(ctx, result.value.equipmentId) : '';
  return resourceAnswer(result, (trip) => tripResource(trip, { unit }), {
    nameOf: tripErrorName,
    resourceOf: currentTrip,
  });
}
