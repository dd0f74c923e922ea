import { deleteDocument } from '~/areas/documents/data/documents.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { isUuid } from '~/engine/text/uuid';
import { documentKey } from './upload-documents.server';

/** Removes the file and what was read of it; a trip that was made of it stays. */
export async function removeDocument(ctx: Ctx<CarrierScope>, id: string): Promise<Result<{ name: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const removed = isUuid(id) ? await deleteDocument(ctx.scope, id) : null;
  if (!removed) return notFound('This file was not found.');
  await ctx.storage.remove(documentKey(ctx.scope.carrierId, removed.id));
  return ok({ name: removed.name });
}
