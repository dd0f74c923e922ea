import { unusedEquipment } from '~/areas/ledger/data/bulk-records.server';
import { deleteEquipment, findEquipment, lockCarrier } from '~/areas/equipment/data/equipment.server';
import { notifyImport } from './notify-import.server';
import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import { deleteFuelPurchases, findFuelPurchases } from '~/areas/fuel/data/fuel.server';
import { changeImport, holdImport, type DataImport } from '~/areas/imports/data/imports.server';
import {
  countIn,
  countRows,
  readImportRows,
  reopenKeptRows,
  settleRows,
  type ImportRow,
} from '~/areas/imports/data/import-rows.server';
import { unlist } from '~/areas/ledger/data/ledger.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { deleteTrips, findTrips } from '~/areas/trips/data/trips.server';
import { fail, invalid, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { lockedMessage } from '~/areas/trips/locked-quarter.server';
import { snapshot } from '~/areas/trips/trip-miles';
import { beginStep, openImport } from './import-steps.server';
import type { ReadImport, Settled } from './import-file';
import { isFirstAccepting } from './rules/import-status';

const ROWS_AT_ONCE = 1_000;

/**
 * Takes back everything that an import recorded, and stops one that records for the first time. Records of a filed quarter stay,
 * with the reason; they can be taken back once it is reopened.
 */
export async function undoImport(ctx: Ctx<CarrierScope>, id: string): Promise<Result<DataImport>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const opened = await openImport(ctx, id);
  if (!opened.ok) return opened;
  const { status, counts } = opened.value;
  if (status === 'undoing') return opened;
  if (isFirstAccepting(opened.value)) return beginStep(ctx, opened.value, ['accepting'], 'undoing');
  if (status !== 'accepted' && status !== 'undone')
    return fail({ kind: 'conflict', message: 'This import has recorded nothing that could be undone.' });
  if ((counts.accepted ?? 0) + (counts.kept ?? 0) === 0)
    return status === 'undone' ? opened : invalid('This import has recorded nothing that could be undone.');
  return beginStep(ctx, opened.value, ['accepted', 'undone'], 'undoing', {}, (scope) =>
    reopenKeptRows(scope, id),
  );
}

/** Last step: deletes the records, a few hundred in one transaction, and the vehicles that only the import needed. */
export async function takeBackRows(ctx: Ctx<CarrierScope>, found: ReadImport): Promise<void> {
  const total = Math.max(1, await countIn(ctx.scope, found.id, ['accepted', 'undone']));
  let done = await countIn(ctx.scope, found.id, ['undone']);
  for (let after = 0; ;) {
    const back = await inTransaction(ctx.scope, (scope) =>
      takeBackBatch({ ...ctx, scope }, found, after, (settled) =>
        Math.min(99, Math.floor((100 * (done + settled)) / total)),
      ),
    );
    if (back === null) return;
    if (back.count === 0) break;
    done += back.count;
    after = back.last;
  }
  await inTransaction(ctx.scope, async (scope) => {
    await lockCarrier(scope);
    if (!(await holdImport(scope, found.id, 'undoing', found.revision))) return;
    await removeUnits(scope, found, ctx.clock.now());
    const [counts, at] = [await countRows(scope, found.id), ctx.clock.now()];
    const isDone = await changeImport(
      scope,
      found.id,
      { status: ['undoing'] },
      { status: 'undone', progress: 100, stage: '', counts, finishedAt: at },
    );
    if (isDone) await notifyImport(scope, found.id, 'undone', counts, at);
  });
}

async function takeBackBatch(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  after: number,
  progressOf: (settled: number) => number,
): Promise<Settled | null> {
  const { scope } = ctx;
  await lockCarrier(scope);
  if (!(await holdImport(scope, found.id, 'undoing', found.revision))) return null;
  const rows = await readImportRows(scope, found.id, ['accepted'], after, ROWS_AT_ONCE);
  if (rows.length === 0) return { count: 0, last: after };
  const idsOf = (kind: 1 | 2) =>
    rows.flatMap((row) => (row.recordKind === kind && row.recordId !== null ? [row.recordId] : []));
  const trips = await findTrips(scope, idsOf(1));
  const fuel = await findFuelPurchases(scope, idsOf(2));
  const filed = new Set(
    await filedAmong(
      scope,
      [...trips, ...fuel].map(({ quarterKey }) => quarterKey),
    ),
  );
  const openTrips = trips.filter(({ quarterKey }) => !filed.has(quarterKey));
  const openFuel = fuel.filter(({ quarterKey }) => !filed.has(quarterKey));
  const [tripIds, fuelIds] = [openTrips.map(({ id }) => id), openFuel.map(({ id }) => id)];
  // By the id of the import: restored, it comes back whole.
  const batch = { batchId: found.id, at: ctx.clock.now() };
  await keepInTrash(scope, 'trip', tripIds, batch);
  await keepInTrash(scope, 'fuel', fuelIds, batch);
  await deleteTrips(scope, tripIds);
  await deleteFuelPurchases(scope, fuelIds);
  await unlist(scope, 1, tripIds);
  await unlist(scope, 2, fuelIds);
  await noteChanges(
    scope,
    [
      ...openTrips.map((trip) => ({
        entity: 'trip' as const,
        recordId: trip.id,
        action: 'deleted' as const,
        before: snapshot(trip),
        after: null,
      })),
      ...openFuel.map((purchase) => ({
        entity: 'fuel' as const,
        recordId: purchase.id,
        action: 'deleted' as const,
        before: purchase,
        after: null,
      })),
    ],
    ctx.clock.now(),
  );
  const quarters = new Map<string, number>([
    ...trips.map((trip) => [`1/${trip.id}`, trip.quarterKey] as const),
    ...fuel.map((one) => [`2/${one.id}`, one.quarterKey] as const),
  ]);
  await settleRows(
    scope,
    found.id,
    rows.map((row) => outcomeOf(row, quarters.get(`${row.recordKind}/${row.recordId}`), filed)),
  );
  await changeImport(
    scope,
    found.id,
    { status: ['undoing'] },
    { progress: progressOf(rows.length), stage: 'Undoing' },
  );
  return { count: rows.length, last: rows.at(-1)?.number ?? after };
}

function outcomeOf(row: ImportRow, quarter: number | undefined, filed: ReadonlySet<number>) {
  if (quarter === undefined)
    return { number: row.number, state: 'undone' as const, reason: 'It was already deleted.' };
  if (filed.has(quarter))
    return { number: row.number, state: 'kept' as const, reason: lockedMessage(quarter) };
  return { number: row.number, state: 'undone' as const, reason: '' };
}

async function removeUnits(scope: CarrierScope, found: ReadImport, at: Date): Promise<void> {
  for (const id of await unusedEquipment(scope, found.madeUnits)) {
    const before = await findEquipment(scope, id);
    await keepInTrash(scope, 'equipment', [id], { batchId: found.id, at });
    if (before && (await deleteEquipment(scope, id)))
      await noteChanges(
        scope,
        [{ entity: 'equipment', recordId: id, action: 'deleted', before, after: null }],
        at,
      );
  }
}
