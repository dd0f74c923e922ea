import { deleteDocument } from '~/data/documents/documents.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { notFound, ok, type Result } from '~/domain/result';
import { refuseReader } from '../authorize';
import type { Ctx } from '../context';
import { isUuid } from './read-document.server';
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
