import { enqueue } from '~/platform/database/enqueue.server';
import { listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { deleteTripRoute, findTripRoute, tripsOfFoundRoads } from '~/areas/trips/data/trip-routes.server';
import { findUnits } from '~/areas/equipment/data/equipment.server';
import { MEASURED_ENGINE } from '~/areas/trips/rules/measured-engine';
import { drivenTruck, drivesAlike } from '~/areas/trips/rules/truck-measures';
import {
  findTrip,
  lockTrips,
  updateTrip,
  writeJurisdictions,
  type Trip,
  type TripFields,
} from '~/areas/trips/data/trips.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { changedCorrections, type Correction } from '~/areas/trips/rules/jurisdiction-miles';
import { stopLimitMessage } from '~/areas/trips/rules/plan-limits';
import { NO_REQUEST, roadRequestSchema, type KeptRoadRequest } from '~/areas/trips/rules/road-request.schema';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { madeBefore, madeNow } from '~/areas/api/once';
import { waitForRoute } from './create-trip.server';
import { parseInput } from '~/platform/parse-input';
import { refuseFiled } from './locked-quarter.server';
import { parseCorrections, withCorrections } from './named-corrections';
import { namesNoPlaces, prepareTrip, type PreparedTrip } from './prepare-trip.server';
import { keepWritten, needsNewRoute, snapshot, startingMiles } from './trip-miles';

export const NO_SUCH_TRIP = 'This trip was not found. It may have been deleted.';

/**
 * Changes a trip. Other stops, and a truck, load or day that other rules of the road hold for, start a new calculation;
 * corrections of miles are kept until they are discarded, and `corrections` are those of the states they name. Where someone else has changed it since `revision` was read, a conflict
 * that carries the other version.
 */
export async function changeTrip(
  ctx: Ctx<CarrierScope>,
  input: {
    id: number;
    revision: number | null;
    fields: unknown;
    corrections?: unknown;
    /** The trip as the caller read it: its stops need not be found again. */
    before?: Trip;
  },
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  // Only a trip that came without places may be left without them.
  const known = input.before ?? (namesNoPlaces(input.fields) ? await findTrip(ctx.scope, input.id) : null);
  const prepared = await prepareTrip(ctx, input.fields, known ?? undefined);
  if (!prepared.ok) return prepared;
  const corrections = parseCorrections(input.corrections);
  if (!corrections.ok) return corrections;
  const { fields, odometerReplacements } = prepared.value;
  return changeAndWait(ctx, input, async (scope, before) => {
    const stopLimit = await refuseMoreStops(ctx, scope, before, fields);
    if (stopLimit) return stopLimit;
    const filed = await refuseFiled(scope, [before.quarterKey, quarterKey(quarterOfDate(fields.endDate))]);
    if (filed) return filed;
    return saveFields(
      ctx,
      scope,
      before,
      { fields, odometerReplacements },
      changedCorrections(before.jurisdictions, corrections.value),
    );
  });
}

/** A trip that was over the limit before (of a larger plan) may stay as long as it is. */
async function refuseMoreStops(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  before: Trip,
  fields: TripFields,
): Promise<Result<never> | null> {
  if (fields.stops.length <= before.stops.length) return null;
  const { plan } = await readPlanUsage(scope, ctx.clock.now());
  const message = stopLimitMessage(plan, fields.stops.length);
  return message === undefined ? null : fail({ kind: 'limit', message });
}

async function saveFields(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  before: Trip,
  { fields: changed, odometerReplacements }: Pick<PreparedTrip, 'fields' | 'odometerReplacements'>,
  corrections: readonly Correction[],
): Promise<Result<Trip>> {
  const at = ctx.clock.now();
  const fields = keepWritten(before, changed);
  const newRoute =
    needsNewRoute(before, fields, odometerReplacements) ||
    (await followsOtherRules(ctx, scope, before, fields));
  // The road of the old stops is not filled into the new ones: the job writes the new one.
  const highways =
    newRoute && fields.entry === 'stops' && fields.highways === before.highways ? '' : fields.highways;
  const started = newRoute
    ? startingMiles(fields, before.jurisdictions, odometerReplacements)
    : { route: undefined, rows: before.jurisdictions };
  const { route, rows } = withCorrections(ctx, started, corrections, before);
  const saved = await updateTrip(
    scope,
    before.id,
    before.revision,
    { fields: { ...fields, highways }, newRoute, ...(route ? { route } : {}) },
    at,
  );
  if (!saved) return conflict(before);
  await writeJurisdictions(scope, saved, rows);
  const after = { ...saved, jurisdictions: rows };
  if (newRoute) await deleteTripRoute(scope, before.id);
  await finish(ctx, scope, 'updated', before, after);
  return ok(after);
}

/**
 * Whether other rules of the road hold after the change: another truck, another load on it, or a day in another season of
 * closed roads. Miles that came with a trip, or that a device measured, stay whatever was driven.
 */
async function followsOtherRules(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  before: Trip,
  fields: TripFields,
): Promise<boolean> {
  const sameSeason =
    before.date === fields.date || (ctx.routingEngine.sameSeason?.(before.date, fields.date) ?? true);
  if (sameSeason && (await drivesSameTruck(scope, before, fields))) return false;
  return before.stops.length >= 2 && (await tripsOfFoundRoads(scope, [before.id])).length > 0;
}

async function drivesSameTruck(scope: CarrierScope, before: Trip, fields: TripFields): Promise<boolean> {
  if (before.equipmentId === fields.equipmentId && before.hazmat === fields.hazmat) return true;
  const ids = [before, fields].flatMap(({ equipmentId }) => equipmentId ?? []);
  const units = await findUnits(scope, ids);
  const drivenBy = ({ equipmentId, hazmat }: TripFields) =>
    drivenTruck({ unit: units.find(({ id }) => id === equipmentId) ?? null, hazmat });
  return drivesAlike(drivenBy(before), drivenBy(fields));
}

const MEASURED =
  'The miles of this trip were measured by the truck’s own device. Say that the miles of the road may replace them.';

/** Asks for the route of a trip again. Miles that a device has measured are replaced only where `replaceMeasured` says so. */
export async function recalculateTrip(
  ctx: Ctx<CarrierScope>,
  input: { id: number; revision: number | null; replaceMeasured?: boolean },
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return changeAndWait(ctx, input, async (scope, before) => {
    const trouble = await refuseCalculation(scope, before, input.replaceMeasured);
    return trouble ?? startCalculation(ctx, scope, before);
  });
}

/**
 * Asks for another road between the same stops: over named highways, without tolls, or the shortest. The miles change when it
 * is found; where it cannot be, the current road stays and the trip says why.
 */
export async function askForRoad(
  ctx: Ctx<CarrierScope>,
  input: { id: number; revision: number | null; roadRequest: unknown },
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(roadRequestSchema, input.roadRequest);
  if (!parsed.ok) return parsed;
  return changeAndWait(ctx, input, async (scope, before) => {
    const trouble = await refuseCalculation(scope, before);
    if (trouble) return trouble;
    const { asked: _earlier, ...inForce } = before.roadRequest ?? NO_REQUEST;
    return startCalculation(ctx, scope, before, { ...inForce, asked: { ...parsed.value, refused: null } });
  });
}

/** Miles that a person or a device has measured are not replaced by those of a road. */
async function refuseCalculation(
  scope: CarrierScope,
  before: Trip,
  replaceMeasured = false,
): Promise<Result<never> | null> {
  if (before.entry === 'odometer')
    return fail({
      kind: 'conflict',
      message: 'This trip’s miles come from the odometer, so there is no route to calculate.',
    });
  if (before.stops.length < 2)
    return fail({
      kind: 'conflict',
      message: 'This trip was imported with its miles and without places, so there is no route to calculate.',
    });
  const filed = await refuseFiled(scope, [before.quarterKey]);
  if (filed) return filed;
  if (!replaceMeasured && (await findTripRoute(scope, before.id))?.engine === MEASURED_ENGINE)
    return fail({ kind: 'conflict', message: MEASURED });
  return null;
}

async function startCalculation(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  before: Trip,
  roadRequest?: KeptRoadRequest,
): Promise<Result<Trip>> {
  const route = {
    routeStatus: 'pending',
    routeError: null,
    distanceTenthMiles: before.distanceTenthMiles,
  } as const;
  const saved = await updateTrip(
    scope,
    before.id,
    before.revision,
    { route, newRoute: true, ...(roadRequest ? { roadRequest } : {}) },
    ctx.clock.now(),
  );
  if (!saved) return conflict(before);
  await finish(ctx, scope, 'updated', before, saved);
  return ok(saved);
}

/**
 * One change of one trip under its lock: found, not changed meanwhile, then `work`; waits for the route where `work`
 * has asked for one.
 */
export async function changeAndWait(
  ctx: Ctx<CarrierScope>,
  input: { id: number; revision: number | null },
  work: (scope: CarrierScope, before: Trip) => Promise<Result<Trip>>,
): Promise<Result<Trip>> {
  const waiting: Promise<boolean>[] = [];
  const changed = await inTransaction(ctx.scope, async (scope): Promise<Result<Trip>> => {
    await lockTrips(scope, [input.id]);
    const before = await findTrip(scope, input.id);
    if (!before) return notFound(NO_SUCH_TRIP);
    // The same request again, whose answer was lost: what it changed is there.
    if ((await madeBefore(ctx, scope, 'trip-change')) !== null) return ok(before);
    if (input.revision !== null && input.revision !== before.revision) return conflict(before);
    const result = await work(scope, before);
    if (result.ok) await madeNow(ctx, scope, 'trip-change', before.id);
    if (
      result.ok &&
      result.value.routeRevision !== before.routeRevision &&
      result.value.routeStatus === 'pending'
    ) {
      waiting.push(waitForRoute(result.value));
      await enqueue(scope, 'calculateRoute', {
        tripId: before.id,
        routeRevision: result.value.routeRevision,
      });
    }
    return result;
  });
  if (!changed.ok || waiting.length === 0) return changed;
  await Promise.all(waiting);
  const now = await findTrip(ctx.scope, input.id);
  return now ? ok(now) : notFound(NO_SUCH_TRIP);
}

export async function finish(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  action: 'updated' | 'corrected',
  before: Trip,
  after: Trip,
): Promise<void> {
  await listTripsInLedger(scope, [after.id]);
  await noteChanges(
    scope,
    [{ entity: 'trip', recordId: after.id, action, before: snapshot(before), after: snapshot(after) }],
    ctx.clock.now(),
  );
}

export const conflict = (current: Trip): Result<never> =>
  fail({
    kind: 'conflict',
    message: 'Someone else changed this trip. Both versions are below; nothing is lost.',
    current,
  });
