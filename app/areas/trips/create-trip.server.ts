import { enqueue } from '~/platform/database/enqueue.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import { notifications } from '~/areas/accounts/data/notifications.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { noteTripsAdded } from '~/areas/billing/note-trips-added.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { findTrip, findTripByKey, insertTrip, type Trip } from '~/areas/trips/data/trips.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { stopLimitMessage, tripLimitMessage } from '~/areas/trips/rules/plan-limits';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { routeKey, SHORT_WAIT_MS } from './route-key';
import type { Correction } from '~/areas/trips/rules/jurisdiction-miles';
import { parseCorrections, withCorrections } from './named-corrections';
import { refuseFiled } from './locked-quarter.server';
import { prepareTrip, type PreparedTrip } from './prepare-trip.server';
import { snapshot, startingMiles } from './trip-miles';

/**
 * Records a trip and asks for its route, then waits a moment for the miles. The same form sent twice makes one trip.
 * Both limits of the plan hold under any number of requests at once.
 */
export async function createTrip(
  ctx: Ctx<CarrierScope>,
  input: unknown,
  correctionsInput?: unknown,
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const prepared = await prepareTrip(ctx, input);
  if (!prepared.ok) return prepared;
  const corrections = parseCorrections(correctionsInput);
  if (!corrections.ok) return corrections;
  const idempotencyKey = prepared.value.idempotencyKey ?? ctx.recordKey ?? null;
  const waiting: Promise<boolean>[] = [];
  const created = await inTransaction(ctx.scope, async (scope): Promise<Result<Trip>> => {
    // One creation after the other: what is counted here cannot be overtaken.
    await lockCarrier(scope);
    const again = idempotencyKey === null ? null : await findTripByKey(scope, idempotencyKey);
    if (again) return ok(again);
    const limited = await refuseOverLimit(ctx, scope, prepared.value);
    if (limited) return limited;
    const trip = await insertPrepared(ctx, scope, { ...prepared.value, idempotencyKey }, corrections.value);
    if (!trip.ok) return trip;
    if (trip.value.routeStatus === 'pending') waiting.push(waitForRoute(trip.value));
    return trip;
  });
  if (!created.ok || waiting.length === 0) return created;
  await Promise.all(waiting);
  const now = await findTrip(ctx.scope, created.value.id);
  return now ? ok(now) : notFound('This trip was deleted.');
}

/** Starts to listen: call before the transaction that adds the job is committed. */
export const waitForRoute = ({ id, routeRevision }: Trip): Promise<boolean> =>
  notifications().waitFor(routeKey(id, routeRevision), SHORT_WAIT_MS);

export async function refuseOverLimit(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  { fields }: Pick<PreparedTrip, 'fields'>,
): Promise<Result<never> | null> {
  const { plan, used } = await readPlanUsage(scope, ctx.clock.now());
  const message = tripLimitMessage(plan, used) ?? stopLimitMessage(plan, fields.stops.length);
  if (message !== undefined) return fail({ kind: 'limit', message });
  await noteTripsAdded(scope, { plan, used }, 1);
  return null;
}

async function insertPrepared(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  { fields, idempotencyKey, odometerReplacements }: PreparedTrip,
  corrections: readonly Correction[],
): Promise<Result<Trip>> {
  const filed = await refuseFiled(scope, [quarterKey(quarterOfDate(fields.endDate))]);
  if (filed) return filed;
  const { route, rows } = withCorrections(ctx, startingMiles(fields, [], odometerReplacements), corrections);
  const trip = await insertTrip(scope, fields, route, idempotencyKey, rows);
  await listTripsInLedger(scope, [trip.id]);
  await noteChanges(
    scope,
    [{ entity: 'trip', recordId: trip.id, action: 'created', before: null, after: snapshot(trip) }],
    ctx.clock.now(),
  );
  if (trip.routeStatus === 'pending')
    await enqueue(scope, 'calculateRoute', { tripId: trip.id, routeRevision: trip.routeRevision });
  return ok(trip);
}
