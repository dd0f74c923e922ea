import { randomUUID } from 'node:crypto';
import { doneOnce, madeBefore, madeNow } from '~/areas/api/once';
import {
  deleteEntryRow,
  filedWithdrawalQuarters,
  findEntry,
  findEntryByKey,
  findTank,
  insertEntry,
  updateEntry,
} from '~/areas/bulk-tanks/data/bulk-tanks.server';
import type { TankEntry } from '~/areas/bulk-tanks/rules/tank';
import { entrySchema } from '~/areas/bulk-tanks/rules/tank.schema';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { farDateProblem } from '~/areas/trips/rules/far-date';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { NO_SUCH_TANK } from './save-tank.server';

export const NO_SUCH_ENTRY = 'This entry was not found. It may have been deleted.';

const conflict = (current: TankEntry): Result<never> =>
  fail({
    kind: 'conflict',
    message: 'Someone else has changed this entry meanwhile. Look at both versions.',
    current,
  });

/**
 * Refuses entries of filed quarters, and those before a filed quarter with withdrawals from the tank: their tax status would follow
 * other deliveries than the return that was filed.
 */
async function refuseFiledTank(
  scope: CarrierScope,
  tankId: number,
  keys: readonly number[],
): Promise<Result<never> | null> {
  const later = await filedWithdrawalQuarters(scope, tankId, Math.min(...keys));
  return refuseFiled(scope, [...keys, ...later]);
}

function parsedEntry(ctx: Ctx<CarrierScope>, input: unknown) {
  const parsed = parseInput(entrySchema, input);
  if (!parsed.ok) return parsed;
  const far = farDateProblem(parsed.value.date, ctx.clock.now());
  return far ? invalid(INVALID_DATA, { date: [far] }) : parsed;
}

/** Records a delivery, a reading or other fuel of a tank. The same form sent twice makes one entry. */
export async function createEntry(
  ctx: Ctx<CarrierScope>,
  tankId: number,
  input: unknown,
): Promise<Result<TankEntry>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parsedEntry(ctx, input);
  if (!parsed.ok) return parsed;
  const { idempotencyKey: key, ...fields } = parsed.value;
  const idempotencyKey = key ?? ctx.recordKey ?? null;
  return inTransaction(ctx.scope, async (scope): Promise<Result<TankEntry>> => {
    await lockCarrier(scope);
    if (!(await findTank(scope, tankId))) return notFound(NO_SUCH_TANK);
    const again = idempotencyKey === null ? null : await findEntryByKey(scope, idempotencyKey);
    if (again) return ok(again);
    const filed = await refuseFiledTank(scope, tankId, [quarterKey(quarterOfDate(fields.date))]);
    if (filed) return filed;
    const made = await insertEntry(scope, tankId, fields, idempotencyKey);
    await noteChanges(
      scope,
      [{ entity: 'tank_entry', recordId: made.id, action: 'created', before: null, after: made }],
      ctx.clock.now(),
    );
    return ok(made);
  });
}

/** Changes an entry of a tank. */
export async function changeEntry(
  ctx: Ctx<CarrierScope>,
  input: { tankId: number; id: number; revision: number | null; fields: unknown },
): Promise<Result<TankEntry>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parsedEntry(ctx, input.fields);
  if (!parsed.ok) return parsed;
  const { idempotencyKey: _key, ...fields } = parsed.value;
  const at = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<TankEntry>> => {
    await lockCarrier(scope);
    const before = await findEntry(scope, input.id);
    if (!before || before.tankId !== input.tankId) return notFound(NO_SUCH_ENTRY);
    if ((await madeBefore(ctx, scope, 'tank-entry-change')) !== null) return ok(before);
    if (input.revision !== null && input.revision !== before.revision) return conflict(before);
    const keys = [before.quarterKey, quarterKey(quarterOfDate(fields.date))];
    const filed = await refuseFiledTank(scope, before.tankId, keys);
    if (filed) return filed;
    const after = await updateEntry(scope, before.id, before.revision, fields, at);
    if (!after) return conflict(before);
    await madeNow(ctx, scope, 'tank-entry-change', after.id);
    await noteChanges(
      scope,
      [{ entity: 'tank_entry', recordId: after.id, action: 'updated', before, after }],
      at,
    );
    return ok(after);
  });
}

/** Deletes an entry of a tank, into the trash. */
export async function deleteEntry(
  ctx: Ctx<CarrierScope>,
  input: { tankId: number; id: number; revision?: number | null },
): Promise<Result<TankEntry & { batchId: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return doneOnce(
    ctx,
    'tank-entry-deleted',
    async (scope): Promise<Result<TankEntry & { batchId: string }>> => {
      await lockCarrier(scope);
      const before = await findEntry(scope, input.id);
      if (!before || before.tankId !== input.tankId) return notFound(NO_SUCH_ENTRY);
      if (input.revision != null && input.revision !== before.revision) return conflict(before);
      const filed = await refuseFiledTank(scope, before.tankId, [before.quarterKey]);
      if (filed) return filed;
      const batchId = randomUUID();
      const at = ctx.clock.now();
      await keepInTrash(scope, 'tank_entry', [before.id], { batchId, at });
      await deleteEntryRow(scope, before.id);
      await noteChanges(
        scope,
        [{ entity: 'tank_entry', recordId: before.id, action: 'deleted', before, after: null }],
        at,
      );
      return ok({ ...before, batchId });
    },
  );
}
