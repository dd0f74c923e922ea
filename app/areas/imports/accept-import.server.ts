import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { notifyImport } from './notify-import.server';
import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import { changeImport, findImport, holdImport, type DataImport } from '~/areas/imports/data/imports.server';
import type { RowState } from '~/areas/imports/rules/import-status';
import {
  countIn,
  countRows,
  readImportRows,
  reopenRows,
  settleRows,
  type ImportRow,
} from '~/areas/imports/data/import-rows.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { noteTripsAdded } from '~/areas/billing/note-trips-added.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { fail, invalid, type Result } from '~/engine/result';
import { limitsOf, tripLimitMessage, type Plan } from '~/areas/trips/rules/plan-limits';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { lockedMessage } from '~/areas/trips/locked-quarter.server';
import { beginStep, openImport } from './import-steps.server';
import type { ReadImport, Settled } from './import-file';
import { makeRecords } from './make-records.server';
import { recordedSince, type ImportRecord } from './mark-duplicates.server';

const ROWS_AT_ONCE = 1_000;

/** Imports the ready rows of a checked import, and the duplicates where asked for. Rows that the plan or a filed quarter refused are retried. */
export async function acceptImport(
  ctx: Ctx<CarrierScope>,
  id: string,
  { takeDuplicates }: { takeDuplicates: boolean },
): Promise<Result<DataImport>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const opened = await openImport(ctx, id);
  if (!opened.ok) return opened;
  const { status, counts } = opened.value;
  // The same button pressed twice: the first press did it.
  if (status === 'accepting') return opened;
  if (status !== 'preview' && status !== 'accepted')
    return fail({ kind: 'conflict', message: 'This import is not ready yet.' });
  const waiting = (counts.good ?? 0) + (counts.refused ?? 0) + (takeDuplicates ? (counts.duplicate ?? 0) : 0);
  if (waiting === 0 && status === 'accepted') return opened;
  if (waiting === 0) return invalid('Nothing to import. Fix the file and upload it again.');
  return beginStep(ctx, opened.value, ['preview', 'accepted'], 'accepting', { takeDuplicates }, (scope) =>
    reopenRows(scope, id),
  );
}

/** Third step: makes the records, a few hundred in one transaction. A run that was broken off continues where it stood. */
export async function takeRows(ctx: Ctx<CarrierScope>, found: ReadImport): Promise<void> {
  const states: RowState[] = found.takeDuplicates ? ['good', 'duplicate'] : ['good'];
  const total = Math.max(
    1,
    (found.counts.good ?? 0) +
      (found.counts.refused ?? 0) +
      (found.takeDuplicates ? (found.counts.duplicate ?? 0) : 0),
  );
  let done = Math.max(0, total - (await countIn(ctx.scope, found.id, states)));
  for (let after = 0; ;) {
    const taken = await inTransaction(ctx.scope, (scope) =>
      takeBatch({ ...ctx, scope }, found, { states, after }, (settled) =>
        Math.min(99, Math.floor((100 * (done + settled)) / total)),
      ),
    );
    if (taken === null) return;
    if (taken.count === 0) break;
    done += taken.count;
    after = taken.last;
  }
  const at = ctx.clock.now();
  await inTransaction(ctx.scope, async (scope) => {
    const counts = await countRows(scope, found.id);
    const isDone = await changeImport(
      scope,
      found.id,
      { status: ['accepting'], revision: found.revision },
      { status: 'accepted', progress: 100, stage: '', counts, finishedAt: at },
    );
    if (isDone) await notifyImport(scope, found.id, 'accepted', counts, at);
  });
}

/** @returns what was settled; null where the import is no longer at this step. */
async function takeBatch(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  { states, after }: { states: readonly RowState[]; after: number },
  progressOf: (settled: number) => number,
): Promise<Settled | null> {
  const { scope } = ctx;
  const at = ctx.clock.now();
  await lockCarrier(scope);
  if (!(await holdImport(scope, found.id, 'accepting', found.revision))) return null;
  const rows = await readImportRows(scope, found.id, states, after, ROWS_AT_ONCE);
  if (rows.length === 0) return { count: 0, last: after };
  const filed = new Set(
    await filedAmong(
      scope,
      rows.map((row) => (row.record as ImportRecord).quarterKey),
    ),
  );
  const isLocked = (row: ImportRow) => filed.has((row.record as ImportRecord).quarterKey);
  const unlocked = rows.filter((row) => !isLocked(row));
  const again = found.takeDuplicates ? [] : await recordedSince(scope, found.id, unlocked);
  const recorded = new Set(again.map(({ number }) => number));
  const open = unlocked.filter(({ number }) => !recorded.has(number));
  const usage = await readPlanUsage(scope, at);
  const { taken, over, message } = withinPlan(open, usage);
  const made = await makeRecords(scope, found.id, taken, at);
  const trips = taken.filter((row) => (row.record as ImportRecord).kind !== 'fuel').length;
  await noteTripsAdded(scope, usage, trips);
  await settleRows(scope, found.id, [
    ...made.rows.map((row) => ({ ...row, state: 'accepted' as const })),
    ...again,
    ...rows.filter(isLocked).map((row) => ({
      number: row.number,
      state: 'refused' as const,
      reason: lockedMessage((row.record as ImportRecord).quarterKey),
    })),
    ...over.map((row) => ({ number: row.number, state: 'refused' as const, reason: message })),
  ]);
  const current = await findImport(scope, found.id);
  await changeImport(
    scope,
    found.id,
    { status: ['accepting'] },
    {
      progress: progressOf(rows.length),
      stage: 'Recording',
      madeUnits: [...new Set([...(current?.madeUnits ?? []), ...made.units])],
    },
  );
  return { count: rows.length, last: rows.at(-1)?.number ?? after };
}

/** The rows that the plan has room for: fuel always, trips up to what is left of the month. */
function withinPlan(
  rows: readonly ImportRow[],
  { plan, used }: { plan: Plan; used: number },
): { taken: ImportRow[]; over: ImportRow[]; message: string } {
  let room = Math.max(0, limitsOf(plan).trips - used);
  const taken: ImportRow[] = [];
  const over: ImportRow[] = [];
  for (const row of rows) {
    if ((row.record as ImportRecord).kind === 'fuel' || room-- > 0) taken.push(row);
    else over.push(row);
  }
  return {
    taken,
    over,
    message: over.length > 0 ? (tripLimitMessage(plan, limitsOf(plan).trips) ?? '') : '',
  };
}
