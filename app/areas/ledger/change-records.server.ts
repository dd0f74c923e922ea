import { randomUUID } from 'node:crypto';
import { doneOnce } from '~/areas/api/once';
import { findEquipment, findUnits, type Equipment } from '~/areas/equipment/data/equipment.server';
import {
  deleteFuelPurchases,
  findFuelPurchases,
  lockFuelPurchases,
  moveFuelPurchases,
  type FuelPurchase,
} from '~/areas/fuel/data/fuel.server';
import { listFuelInLedger, listTripsInLedger, unlist } from '~/areas/ledger/data/ledger.server';
import type { ChangeAction } from '~/areas/ledger/data/record-changes.server';
import { noteChanges, type RecordChange } from '~/areas/ledger/note-changes.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { deleteTrips, findTrips, lockTrips, moveTrips, type Trip } from '~/areas/trips/data/trips.server';
import { dropRoads, tripsOfFoundRoads } from '~/areas/trips/data/trip-routes.server';
import { followOwnOdometers } from '~/areas/trips/follow-odometers.server';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { drivenTruck, drivesAlike } from '~/areas/trips/rules/truck-measures';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import type { EntryKind } from '~/areas/trips/rules/list-id';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { snapshot } from '~/areas/trips/trip-miles';

export interface RecordRef {
  kind: EntryKind;
  id: number;
}

export interface ChangedRecords {
  trips: number;
  fuel: number;
  /** Where they were deleted: by what they come back together from the trash. */
  batchId: string | null;
}

/** More at once would hold its transaction too long. */
export const MAX_RECORDS_AT_ONCE = 1_000;

const NOTHING_CHOSEN = 'Choose at least one row.';
const ONE_REVISION = 'A revision is that of one record: delete them one by one, or without it.';

interface Found {
  trips: Trip[];
  fuel: FuelPurchase[];
}

const idsOf = (refs: readonly RecordRef[], kind: EntryKind): number[] =>
  refs.filter((ref) => ref.kind === kind).map((ref) => ref.id);

/** The records of the references; not found where one of them is not this carrier's. */
export async function findRecords(scope: CarrierScope, refs: readonly RecordRef[]): Promise<Result<Found>> {
  if (refs.length === 0) return invalid(NOTHING_CHOSEN, { ids: [NOTHING_CHOSEN] });
  if (refs.length > MAX_RECORDS_AT_ONCE)
    return invalid(`At most ${MAX_RECORDS_AT_ONCE} rows at once.`, {
      ids: [`At most ${MAX_RECORDS_AT_ONCE} rows at once.`],
    });
  const trips = await findTrips(scope, idsOf(refs, 'trip'));
  const fuel = await findFuelPurchases(scope, idsOf(refs, 'fuel'));
  if (trips.length + fuel.length < refs.length)
    return notFound('One of these records was not found. It may have been deleted.');
  return ok({ trips, fuel });
}

const quartersOf = ({ trips, fuel }: Found): number[] =>
  [...trips, ...fuel].map((record) => record.quarterKey);

/** What a confirmation says before records are deleted or moved; `locked` is why they may not be. */
export async function readRecords(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
): Promise<Result<Found & { locked: string | null }>> {
  const found = await findRecords(ctx.scope, refs);
  if (!found.ok) return found;
  const refused = refuseReader(ctx) ?? (await refuseFiled(ctx.scope, quartersOf(found.value)));
  return ok({ ...found.value, locked: refused && !refused.ok ? refused.failure.message : null });
}

/**
 * Deletes trips and purchases, all or none. The trash keeps them for 30 days, the log tells of each as it was. With `revision` one record is deleted only
 * as it was read: a conflict with the current version where someone has changed it since.
 */
export async function deleteRecords(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  revision: number | null = null,
): Promise<Result<ChangedRecords>> {
  if (revision !== null && refs.length > 1) return invalid(ONE_REVISION, { revision: [ONE_REVISION] });
  return doneOnce(ctx, 'records-deleted', (own) => deleteNow({ ...ctx, scope: own }, refs, revision));
}

async function deleteNow(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  revision: number | null,
): Promise<Result<ChangedRecords>> {
  const batchId = randomUUID();
  const deleted = await changeRecords(ctx, refs, 'deleted', async (scope, { trips, fuel }) => {
    const [only] = [...trips, ...fuel];
    if (revision !== null && only?.revision !== revision)
      return fail({
        kind: 'conflict',
        message: 'Someone else has changed this record meanwhile. Read it again before you delete it.',
        current: only,
      });
    const [tripIds, fuelIds] = [trips.map(({ id }) => id), fuel.map(({ id }) => id)];
    const batch = { batchId, at: ctx.clock.now() };
    await keepInTrash(scope, 'trip', tripIds, batch);
    await keepInTrash(scope, 'fuel', fuelIds, batch);
    await deleteTrips(scope, tripIds);
    await deleteFuelPurchases(scope, fuelIds);
    await unlist(scope, 1, tripIds);
    await unlist(scope, 2, fuelIds);
    return ok(null);
  });
  return deleted.ok ? ok({ ...deleted.value, batchId }) : deleted;
}

/** Puts trips and purchases on another unit, all or none. */
export async function moveRecords(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  equipmentId: number | null,
): Promise<Result<ChangedRecords>> {
  const unit: Equipment | null = equipmentId === null ? null : await findEquipment(ctx.scope, equipmentId);
  if (!unit) return invalid('Choose the unit to move to.', { equipmentId: ['Choose the unit to move to.'] });
  return changeRecords(ctx, refs, 'moved', async (scope, { trips, fuel }) => {
    const at = ctx.clock.now();
    const [tripIds, fuelIds] = [trips.map(({ id }) => id), fuel.map(({ id }) => id)];
    const turned = await tripsOfOtherRules(scope, trips, unit);
    await moveTrips(scope, tripIds, unit.id, at);
    await queueRoutes(scope, await dropRoads(scope, turned));
    await moveFuelPurchases(scope, fuelIds, unit.id, at);
    await followOwnOdometers(ctx, scope, tripIds);
    await listTripsInLedger(scope, tripIds);
    await listFuelInLedger(scope, fuelIds);
    return ok(unit.id);
  });
}

/** The trips whose road was found for a truck or load that other rules of the road hold for. */
async function tripsOfOtherRules(
  scope: CarrierScope,
  trips: readonly Trip[],
  unit: Equipment,
): Promise<number[]> {
  const from = [...new Set(trips.flatMap(({ equipmentId: id }) => (id === null ? [] : [id])))];
  const units = new Map((await findUnits(scope, from)).map((one) => [one.id, one]));
  const turned = trips.filter(
    ({ equipmentId, hazmat, stops }) =>
      stops.length >= 2 &&
      !drivesAlike(
        drivenTruck({ unit: units.get(equipmentId ?? 0) ?? null, hazmat }),
        drivenTruck({ unit, hazmat }),
      ),
  );
  return turned.length === 0
    ? []
    : tripsOfFoundRoads(
        scope,
        turned.map(({ id }) => id),
      );
}

async function changeRecords(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  action: ChangeAction,
  work: (scope: CarrierScope, found: Found) => Promise<Result<number | null>>,
): Promise<Result<ChangedRecords>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return inTransaction(ctx.scope, async (scope): Promise<Result<ChangedRecords>> => {
    // What is read stays as it is until it is changed: the log must not tell of another version.
    await lockTrips(scope, idsOf(refs, 'trip'));
    await lockFuelPurchases(scope, idsOf(refs, 'fuel'));
    const found = await findRecords(scope, refs);
    if (!found.ok) return found;
    const { trips, fuel } = found.value;
    const filed = await refuseFiled(scope, quartersOf(found.value));
    if (filed) return filed;
    const worked = await work(scope, found.value);
    if (!worked.ok) return worked;
    const equipmentId = worked.value;
    const after = (before: object) => (equipmentId === null ? null : { ...before, equipmentId });
    const changes: RecordChange[] = [
      ...trips.map((trip): RecordChange => ({
        entity: 'trip',
        recordId: trip.id,
        action,
        before: snapshot(trip),
        after: after(snapshot(trip)),
      })),
      ...fuel.map((purchase): RecordChange => ({
        entity: 'fuel',
        recordId: purchase.id,
        action,
        before: purchase,
        after: after(purchase),
      })),
    ];
    await noteChanges(scope, changes, ctx.clock.now());
    return ok({ trips: trips.length, fuel: fuel.length, batchId: null });
  });
}
