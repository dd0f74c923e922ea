import {
  batchesOfUnits,
  holdBatch,
  listObstacles,
  listTrash,
  putBack,
  reopenUndone,
  type TrashBatch,
  type TrashedRecord,
} from '~/areas/trash/data/trash.server';
import { findEquipment, lockCarrier, missingUnits } from '~/areas/equipment/data/equipment.server';
import { changeImport, findImport } from '~/areas/imports/data/imports.server';
import { countRows } from '~/areas/imports/data/import-rows.server';
import { findEntry, findTank } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { findFuelPurchases } from '~/areas/fuel/data/fuel.server';
import { listFuelInLedger, listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import { noteChanges, type RecordChange } from '~/areas/ledger/note-changes.server';
import { findTrips } from '~/areas/trips/data/trips.server';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { followOwnOdometers } from '~/areas/trips/follow-odometers.server';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { snapshot } from '~/areas/trips/trip-miles';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { isUuid } from '~/engine/text/uuid';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';

export type { TrashBatch };

export interface Restored {
  trips: number;
  fuel: number;
  equipment: number;
  documents: number;
  receipts: number;
  tanks: number;
  tankEntries: number;
}

/** What is in the carrier's trash, newest first. */
export const readTrash = (ctx: Ctx<CarrierScope>): Promise<TrashBatch[]> => listTrash(ctx.scope);

/**
 * Brings back what was deleted together, with the vehicles that its trips and purchases name. All or nothing: refused where a quarter
 * was filed meanwhile, or where another vehicle has the number, or the same file was uploaded again.
 */
export async function restoreFromTrash(ctx: Ctx<CarrierScope>, batchId: string): Promise<Result<Restored>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!isUuid(batchId)) return notFound('This is not in the trash any more.');
  return inTransaction(ctx.scope, async (scope): Promise<Result<Restored>> => {
    await lockCarrier(scope);
    const records = await holdBatch(scope, batchId);
    if (records.length === 0) return notFound('This is not in the trash any more.');
    const filed = await refuseFiled(
      scope,
      records.flatMap(({ quarterKey }) => (quarterKey === null ? [] : [quarterKey])),
    );
    if (filed) return filed;
    const lost = await withoutTank(scope, records);
    if (lost) return lost;
    const batches = [batchId, ...(await batchesOfMissingUnits(scope, batchId, records))];
    const all = [...records];
    for (const id of batches) {
      if (id !== batchId) all.push(...(await holdBatch(scope, id)));
      const [obstacle] = await listObstacles(scope, id);
      if (obstacle !== undefined)
        return fail({
          kind: 'conflict',
          message: `${obstacle} cannot be restored: there is another one of that name or content now. Rename or delete that one first.`,
        });
    }
    for (const id of batches.reverse()) await putBack(scope, id, ctx.clock.now());
    await afterwards({ ...ctx, scope }, batchId, all);
    const count = (kind: TrashedRecord['kind']) => all.filter((record) => record.kind === kind).length;
    return ok({
      trips: count('trip'),
      fuel: count('fuel'),
      equipment: count('equipment'),
      documents: count('document'),
      receipts: count('receipt'),
      tanks: count('tank'),
      tankEntries: count('tank_entry'),
    });
  });
}

/** An entry comes back into its tank, which may be in the trash itself. */
async function withoutTank(
  scope: CarrierScope,
  records: readonly TrashedRecord[],
): Promise<Result<never> | null> {
  for (const { kind, tankId } of records) {
    if (kind !== 'tank_entry' || tankId === null || (await findTank(scope, tankId))) continue;
    return fail({ kind: 'conflict', message: 'Its tank was deleted. Restore the tank first.' });
  }
  return null;
}

/** Batches of the vehicles that the records name and that were deleted after them. */
async function batchesOfMissingUnits(
  scope: CarrierScope,
  batchId: string,
  records: readonly TrashedRecord[],
): Promise<string[]> {
  const named = [
    ...new Set(records.flatMap(({ equipmentId }) => (equipmentId === null ? [] : [equipmentId]))),
  ];
  const found = await batchesOfUnits(scope, await missingUnits(scope, named));
  return found.filter((id) => id !== batchId);
}

const idsOf = (records: readonly TrashedRecord[], kind: TrashedRecord['kind']): number[] =>
  records.filter((record) => record.kind === kind).map(({ recordId }) => Number(recordId));

/** List, change log, routes that were still being made, and the import that had recorded them. */
async function afterwards(
  ctx: Ctx<CarrierScope>,
  batchId: string,
  records: readonly TrashedRecord[],
): Promise<void> {
  const { scope } = ctx;
  const [tripIds, fuelIds] = [idsOf(records, 'trip'), idsOf(records, 'fuel')];
  await listTripsInLedger(scope, tripIds);
  await listFuelInLedger(scope, fuelIds);
  await queueRoutes(
    scope,
    records
      .filter(({ kind, isRoutePending }) => kind === 'trip' && isRoutePending)
      .map(({ recordId, routeRevision }) => ({
        tripId: Number(recordId),
        routeRevision: routeRevision ?? 1,
      })),
  );
  const changes: RecordChange[] = [
    ...(await findTrips(scope, tripIds)).map((trip): RecordChange => ({
      entity: 'trip',
      recordId: trip.id,
      action: 'restored',
      before: null,
      after: snapshot(trip),
    })),
    ...(await findFuelPurchases(scope, fuelIds)).map((purchase): RecordChange => ({
      entity: 'fuel',
      recordId: purchase.id,
      action: 'restored',
      before: null,
      after: purchase,
    })),
  ];
  for (const id of idsOf(records, 'equipment'))
    changes.push({
      entity: 'equipment',
      recordId: id,
      action: 'restored',
      before: null,
      after: await findEquipment(scope, id),
    });
  for (const id of idsOf(records, 'tank'))
    changes.push({
      entity: 'tank',
      recordId: id,
      action: 'restored',
      before: null,
      after: await findTank(scope, id),
    });
  for (const id of idsOf(records, 'tank_entry'))
    changes.push({
      entity: 'tank_entry',
      recordId: id,
      action: 'restored',
      before: null,
      after: await findEntry(scope, id),
    });
  await noteChanges(scope, changes, ctx.clock.now());
  // Its truck may have got another odometer meanwhile.
  await followOwnOdometers(ctx, scope, tripIds);
  if (await findImport(scope, batchId)) await reopenImport(scope, batchId);
}

async function reopenImport(scope: CarrierScope, importId: string): Promise<void> {
  if ((await reopenUndone(scope, importId)) === 0) return;
  await changeImport(
    scope,
    importId,
    { status: ['undone'] },
    { status: 'accepted', counts: await countRows(scope, importId) },
  );
}
