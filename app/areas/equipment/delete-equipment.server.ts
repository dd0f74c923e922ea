import { randomUUID } from 'node:crypto';
import { doneOnce } from '~/areas/api/once';
import {
  countRecordsOf,
  deleteEquipment as remove,
  findEquipment,
  lockCarrier,
  type Equipment,
} from '~/areas/equipment/data/equipment.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';

/** With what it comes back from the trash. */
export type DeletedEquipment = Equipment & { batchId: string };

/**
 * Deletes a vehicle without records. One with trips or fuel stays, for the audit: it can be made inactive. With `revision` only as
 * it was read: a conflict with the current version where someone has changed it since.
 */
export async function deleteEquipment(
  ctx: Ctx<CarrierScope>,
  id: number,
  revision: number | null = null,
): Promise<Result<DeletedEquipment>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return doneOnce(ctx, 'equipment-deleted', async (scope): Promise<Result<DeletedEquipment>> => {
    await lockCarrier(scope);
    const before = await findEquipment(scope, id);
    if (!before) return notFound('This vehicle was not found. It may have been deleted.');
    if (revision !== null && revision !== before.revision)
      return fail({
        kind: 'conflict',
        message: 'Someone else has changed this vehicle meanwhile. Read it again before you delete it.',
        current: before,
      });
    const records = await countRecordsOf(scope, id);
    if (records > 0) {
      const what = records === 1 ? 'one trip or fuel purchase' : `${records} trips and fuel purchases`;
      const message = `Unit ${before.unit} has ${what}, which an auditor may ask for. Make it inactive instead: it then leaves the choices.`;
      return fail({ kind: 'conflict', message, current: before });
    }
    const batchId = randomUUID();
    await keepInTrash(scope, 'equipment', [id], { batchId, at: ctx.clock.now() });
    await remove(scope, id);
    await noteChanges(
      scope,
      [{ entity: 'equipment', recordId: id, action: 'deleted', before, after: null }],
      ctx.clock.now(),
    );
    return ok({ ...before, batchId });
  });
}
