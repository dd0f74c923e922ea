import { crossingPoints } from '~/areas/trips/map/crossing-marks';
import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { coversScope, requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { insufficientScope } from '~/platform/http/insufficient-scope.server';
import { readJson } from '~/platform/http/api.server';
import {
  noSuchRecord,
  refsFrom,
  resourceAnswer,
  uiCommands,
  wrongField,
  revisionAsked,
  revisionIn,
} from '~/areas/ledger/api/api-records.server';
import { ledgerAnswer } from '~/areas/ledger/api/ledger-api.server';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import {
  correctionsInput,
  distanceUnitAsked,
  tripErrorName,
  tripInput,
  tripResource,
  mergedCorrections,
  mergedTrip,
  tripFieldNames,
} from '~/areas/trips/views/trip-resource';
import { deleteRecords, type RecordRef } from '~/areas/ledger/change-records.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { fuelResource } from '~/areas/fuel/views/fuel-resource';
import { mergedChange, refuseFields } from '~/areas/ledger/api/merged-change.server';
import { ok } from '~/engine/result';
import { readFuel, type FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { changeTrip, askForRoad } from '~/areas/trips/change-trip.server';
import type { DistanceUnit } from '~/engine/units/conversion';
import { resultIn, unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { correctNamedMiles } from '~/areas/trips/correct-miles.server';
import { readTrip, type Trip } from '~/areas/trips/read-trip.server';
import { fleetRelated } from '~/areas/ledger/pages/fleet-related.server';
import { todayOf } from '~/areas/carriers/today.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import { newestBatch } from '~/areas/documents/pages/extracted-batch.server';
import { informerView, planView, quarterOptions } from '~/areas/ledger/views/ledger-view';
import { listRecords } from '~/areas/ledger/list-records.server';

/** GET /mileage/api/trip: the combined list of trips and fuel, in the protocol of the data table. */
export async function answerListRecords({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  if (await coversScope(request, context, 'fuel:read')) return ledgerAnswer(request, ctx, carrier.units);
  const asked = new URL(request.url).searchParams.getAll('filter[type]');
  return asked.some((type) => type === 'fuel' || type === 'F')
    ? insufficientScope('fuel:read')
    : ledgerAnswer(request, ctx, carrier.units, 'trip');
}

/** The 403 of a token of trips that names fuel; null where it may. */
async function refuseFuel(
  { request, context }: CallArgs,
  refs: readonly RecordRef[],
  scope: 'fuel:read' | 'fuel:write',
): Promise<Response | null> {
  if (!refs.some(({ kind }) => kind === 'fuel') || (await coversScope(request, context, scope))) return null;
  return insufficientScope(scope);
}

/** POST creates a trip. */
export async function answerCreateTrip({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const distanceUnit = distanceUnitAsked(body['distance_unit'], unitOfCarrier(carrier));
  if (!distanceUnit) return wrongField('distance_unit', 'distance_unit must be mi or km.');
  const corrections = correctionsInput(body, distanceUnit);
  if (!corrections && (body['state_mileages'] ?? null) !== null)
    return wrongField('state_mileages', 'state_mileages must be a list.');
  const result = await createTrip(ctx, tripInput(body, distanceUnit), corrections);
  const quarter = result.ok ? result.value.quarterKey : 0;
  const unit = result.ok ? await unitOf(ctx, result.value.equipmentId) : '';
  return resourceAnswer(
    resultIn(distanceUnit, result),
    (trip) => ({
      ...tripResource(trip, { unit, distanceUnit }),
      current_quarter: quarter,
    }),
    {
      status: 201,
      headers: uiCommands('REFRESH_USER', 'SET_QUARTER'),
      nameOf: tripErrorName,
    },
  );
}

/** DELETE with {ids: ["142", "2318"]} deletes trips and fuel. */
export async function answerDeleteRecords(args: CallArgs) {
  const { request, context } = args;
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const refs = refsFrom(Array.isArray(body['ids']) ? body['ids'] : [body['ids']]);
  if (!refs) return noSuchRecord();
  return (
    (await refuseFuel(args, refs, 'fuel:write')) ??
    resourceAnswer(await deleteRecords(ctx, refs, revisionIn(body)), ({ trips, fuel }) => ({ trips, fuel }), {
      resourceOf: currentOf(refs, unitOfCarrier(carrier)),
    })
  );
}

/** GET /mileage/api/trip/{id}: the id carries the type digit (142 is trip 42, 2318 is fuel 318). */
export async function answerReadTrip(args: CallArgs) {
  const { request, params, context } = args;
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const named = new URL(request.url).searchParams.get('distance_unit');
  const distanceUnit = distanceUnitAsked(named, unitOfCarrier(carrier));
  if (!distanceUnit) return wrongField('distance_unit', 'distance_unit must be mi or km.');
  const [ref, ...others] = refsFrom([params['id']]) ?? [];
  if (!ref || others.length > 0) return noSuchRecord();
  const refused = await refuseFuel(args, [ref], 'fuel:read');
  if (refused) return refused;
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
  return resourceAnswer(found, ({ trip, route, locked }) =>
    tripResource(trip, { route, locked, unit, distanceUnit }),
  );
}

const currentTrip = (current: unknown, distanceUnit: DistanceUnit) =>
  tripResource(current as Trip, { distanceUnit });

const currentFuel = (current: unknown) => fuelResource(current as FuelPurchase);

/** How the one record that changed meanwhile is returned. */
const currentOf =
  ([ref]: readonly RecordRef[], unit: DistanceUnit) =>
  (current: unknown) =>
    ref?.kind === 'fuel' ? currentFuel(current) : currentTrip(current, unit);

/**
 * PUT changes what its body names of a trip; {state_mileages: [...]} corrects the states that are named. A `revision` that is
 * no longer the last is a 409 with the current version.
 */
export async function answerChangeTrip({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const [ref, ...others] = refsFrom([params['id']]) ?? [];
  if (!ref || others.length > 0 || ref.kind !== 'trip') return noSuchRecord();
  const body = await readJson(request);
  const distanceUnit = distanceUnitAsked(body['distance_unit'], unitOfCarrier(carrier));
  if (!distanceUnit) return wrongField('distance_unit', 'distance_unit must be mi or km.');
  const { id } = ref;
  if (!Array.isArray(body['state_mileages'] ?? []))
    return wrongField('state_mileages', 'state_mileages must be a list.');
  const isCorrection = Object.keys(body).every((name) =>
    ['state_mileages', 'revision', 'distance_unit'].includes(name),
  );
  const result = await mergedChange(body, {
    read: async () => {
      const found = await readTrip(ctx, id);
      return found.ok ? ok(found.value.trip) : found;
    },
    merge: (trip) => {
      refuseFields(body, tripFieldNames(trip), ['entry']);
      return mergedTrip(trip, body, distanceUnit);
    },
    change: (revision, merged, before) => {
      const corrections = mergedCorrections(before, body, distanceUnit);
      return isCorrection && corrections
        ? correctNamedMiles(ctx, { id, revision, rows: corrections })
        : changeTrip(ctx, { id, revision, fields: tripInput(merged, distanceUnit), corrections, before });
    },
  });
  const unit = result.ok ? await unitOf(ctx, result.value.equipmentId) : '';
  return resourceAnswer(
    resultIn(distanceUnit, result),
    (trip) => tripResource(trip, { unit, distanceUnit }),
    {
      nameOf: tripErrorName,
      resourceOf: (current) => tripResource(current as Trip, { distanceUnit }),
    },
  );
}

/** DELETE takes one id or a list: /mileage/api/trip/142,143. */
export async function answerDeleteTrips(args: CallArgs) {
  const { request, params, context } = args;
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const refs = refsFrom([params['id']]);
  if (!refs) return noSuchRecord();
  const refused = await refuseFuel(args, refs, 'fuel:write');
  if (refused) return refused;
  return resourceAnswer(
    await deleteRecords(ctx, refs, revisionAsked(request)),
    ({ trips, fuel }) => ({ trips, fuel }),
    {
      resourceOf: currentOf(refs, unitOfCarrier(carrier)),
    },
  );
}

/** GET /mileage/api/trip/{id}/edit: the trip and what its form needs. */
export async function answerEditTrip({ request, params, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'trip') ?? [];
  if (!ref) return noSuchRecord();
  const related = await fleetRelated(actor);
  return resourceAnswer(await readTrip(actor.ctx, ref.id), ({ trip, route, locked }) => ({
    ...tripResource(trip, { route, locked, distanceUnit: unitOfCarrier(actor.carrier) }),
    related,
  }));
}

/** GET /mileage/api/trip/{id}/points: what the map draws. A trip that cannot be drawn has no points and no routes. */
export async function answerReadTripPoints({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'trip') ?? [];
  const found = ref ? await readTrip(ctx, ref.id) : null;
  const { trip, route } = found?.ok ? found.value : { trip: null, route: null };
  const points =
    route && trip
      ? trip.stops.map(({ lat, lon, city, state, zip }) => ({
          position: { lat, lng: lon },
          city,
          state,
          zip,
        }))
      : [];
  const routes = route ? [{ points: route.route.polyline.map(([lat, lng]) => ({ lat, lng })) }] : [];
  const crossings = route
    ? crossingPoints(
        route.route.polyline,
        route.route.crossings,
        route.route.distanceTenthMiles,
        unitOfCarrier(carrier),
      )
    : [];
  return Response.json({ data: { points, routes, crossings } }, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST /mileage/api/trip/{id}/road: another road between the same stops, {via: ["I-90"], avoid_tolls, shortest}. */
export async function answerAskForRoad({ request, params, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'trip') ?? [];
  if (!ref) return noSuchRecord();
  const body = await readJson(request);
  const roadRequest = { via: body['via'], avoidTolls: body['avoid_tolls'], shortest: body['shortest'] };
  const result = await askForRoad(ctx, { id: ref.id, revision: revisionIn(body), roadRequest });
  const unit = unitOfCarrier(carrier);
  return resourceAnswer(resultIn(unit, result), (trip) => currentTrip(trip, unit), {
    nameOf: (field) => (field === 'avoidTolls' ? 'avoid_tolls' : field),
    resourceOf: (current) => currentTrip(current, unit),
  });
}

/** GET /mileage/api/trip/create: a new trip's defaults and what its form needs. */
export async function answerReadNewTrip({ request, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const body = { data: { date: todayOf(actor.ctx, actor.carrier), related: await fleetRelated(actor) } };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** GET /mileage/api/trip/list-data?quarter=20263: the filter, its choices, and the four figures above the list. */
export async function answerReadTripListData({ request, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const today = todayOf(actor.ctx, actor.carrier);
  const { query } = await readLedgerQuery(request, today);
  const list = await listRecords(actor.ctx, query.filter, { ...query.page, start: 0, length: 1 });
  const quarter = query.quarterKey === undefined ? undefined : parseQuarterKey(query.quarterKey);
  const informers = informerView(list);
  const plan = planView(list);
  // What was bought, and what is figured with it, is fuel: a token of trips alone reads the miles.
  const hasFuel = await coversScope(request, context, 'fuel:read');
  const hasPapers = await coversScope(request, context, 'documents:read');
  const body = {
    data: {
      filter: quarter ? { quarter: quarter.quarter, year: quarter.year } : { quarter: null, year: null },
      quarters: quarterOptions(list, today).map(({ value, label }) => ({ id: value, value: label })),
      informers: {
        total_ifta_miles: informers.miles,
        total_gallons: hasFuel ? informers.gallons : null,
        avg_miles_galons: hasFuel ? informers.average : null,
        total_tax_due: !hasFuel || informers.taxCents === null ? null : (informers.taxCents / 100).toFixed(2),
      },
      used: plan.used,
      limit: plan.limit,
      extracted_data_batch: hasPapers ? await newestBatch(actor.ctx, list.fleet.imports) : null,
      related: await fleetRelated(actor),
    },
  };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
