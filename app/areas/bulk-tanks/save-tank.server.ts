import { randomUUID } from 'node:crypto';
import { doneOnce, madeBefore, madeNow } from '~/areas/api/once';
import {
  countUses,
  deleteTankRow,
  findTank,
  insertTank,
  tankNamed,
  updateTank,
} from '~/areas/bulk-tanks/data/bulk-tanks.server';
import type { BulkTank } from '~/areas/bulk-tanks/rules/tank';
import { tankSchema } from '~/areas/bulk-tanks/rules/tank.schema';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';

export const NO_SUCH_TANK = 'This tank was not found. It may have been deleted.';

const taken = (name: string): Result<never> =>
  invalid(INVALID_DATA, { name: [`There is a tank ${name} already. Every tank has its own name.`] });

const conflict = (current: BulkTank): Result<never> =>
  fail({
    kind: 'conflict',
    message: 'Someone else has changed this tank meanwhile. Look at both versions.',
    current,
  });

/** Adds a storage tank. */
export async function createTank(ctx: Ctx<CarrierScope>, input: unknown): Promise<Result<BulkTank>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(tankSchema, input);
  if (!parsed.ok) return parsed;
  return inTransaction(ctx.scope, async (scope): Promise<Result<BulkTank>> => {
    await lockCarrier(scope);
    const earlier = await madeBefore(ctx, scope, 'tank');
    const again = earlier === null ? null : await findTank(scope, Number(earlier));
    if (again) return ok(again);
    if ((await tankNamed(scope, parsed.value.name)) !== null) return taken(parsed.value.name);
    const made = await insertTank(scope, parsed.value);
    await madeNow(ctx, scope, 'tank', made.id);
    await noteChanges(
      scope,
      [{ entity: 'tank', recordId: made.id, action: 'created', before: null, after: made }],
      ctx.clock.now(),
    );
    return ok(made);
  });
}

/**
 * Changes a tank; a conflict where someone else has changed it since `revision` was read. What was recorded in it keeps its unit,
 * fuel and state: a tank with entries or withdrawals keeps these three.
 */
export async function changeTank(
  ctx: Ctx<CarrierScope>,
  input: { id: number; revision: number | null; fields: unknown },
): Promise<Result<BulkTank>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(tankSchema, input.fields);
  if (!parsed.ok) return parsed;
  const fields = parsed.value;
  const at = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<BulkTank>> => {
    await lockCarrier(scope);
    const before = await findTank(scope, input.id);
    if (!before) return notFound(NO_SUCH_TANK);
    if ((await madeBefore(ctx, scope, 'tank-change')) !== null) return ok(before);
    if (input.revision !== null && input.revision !== before.revision) return conflict(before);
    const holder = await tankNamed(scope, fields.name);
    if (holder !== null && holder !== before.id) return taken(fields.name);
    const { withdrawals, entries } = await countUses(scope, before.id);
    if (withdrawals + entries > 0) {
      const kept = (name: 'unit' | 'fuelType' | 'state', what: string) =>
        fields[name] === before[name]
          ? {}
          : { [name]: [`This tank has records: its ${what} stays. Add another tank instead.`] };
      const errors = { ...kept('unit', 'unit'), ...kept('fuelType', 'fuel'), ...kept('state', 'state') };
      if (Object.keys(errors).length > 0) return invalid(INVALID_DATA, errors);
    }
    const after = await updateTank(scope, before.id, before.revision, fields, at);
    if (!after) return conflict(before);
    await madeNow(ctx, scope, 'tank-change', after.id);
    await noteChanges(scope, [{ entity: 'tank', recordId: after.id, action: 'updated', before, after }], at);
    return ok(after);
  });
}

/** Deletes a tank with its deliveries and readings, into the trash. One that own vehicles were filled from stays, for the audit. */
export async function deleteTank(
  ctx: Ctx<CarrierScope>,
  id: number,
  revision: number | null = null,
): Promise<Result<BulkTank & { batchId: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return doneOnce(ctx, 'tank-deleted', async (scope): Promise<Result<BulkTank & { batchId: string }>> => {
    await lockCarrier(scope);
    const before = await findTank(scope, id);
    if (!before) return notFound(NO_SUCH_TANK);
    if (revision !== null && revision !== before.revision) return conflict(before);
    const { withdrawals } = await countUses(scope, id);
    if (withdrawals > 0)
      return fail({
        kind: 'conflict',
        message: `Tank ${before.name} has ${withdrawals === 1 ? 'one withdrawal' : `${withdrawals} withdrawals`}, which an auditor may ask for. Take it out of use instead.`,
        current: before,
      });
    const batchId = randomUUID();
    const at = ctx.clock.now();
    await keepInTrash(scope, 'tank', [id], { batchId, at });
    await deleteTankRow(scope, id);
    await noteChanges(scope, [{ entity: 'tank', recordId: id, action: 'deleted', before, after: null }], at);
    return ok({ ...before, batchId });
  });
}
