import { randomUUID } from 'node:crypto';
import { deleteDocument } from '~/areas/documents/data/documents.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { isUuid } from '~/engine/text/uuid';

/** Puts the file and what was read of it into the trash; a trip that was made of it stays. */
export async function removeDocument(
  ctx: Ctx<CarrierScope>,
  id: string,
): Promise<Result<{ name: string; batchId: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const batchId = randomUUID();
  const removed = isUuid(id)
    ? await inTransaction(ctx.scope, async (scope) => {
        await keepInTrash(scope, 'document', [id], { batchId, at: ctx.clock.now() });
        return deleteDocument(scope, id);
      })
    : null;
  // The bytes stay as long as the trash keeps the row: then they are swept as a file without one.
  return removed ? ok({ name: removed.name, batchId }) : notFound('This file was not found.');
}
