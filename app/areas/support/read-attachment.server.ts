import { isUuid } from '~/engine/text/uuid';
import { findAttachment, type AttachmentRecord } from '~/areas/mail/data/attachments.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

/** A file of the carrier with its bytes. */
export async function readAttachment(
  ctx: Ctx<CarrierScope>,
  id: string,
): Promise<Result<{ file: AttachmentRecord; bytes: Uint8Array }>> {
  const file = isUuid(id) ? await findAttachment(ctx.scope, id) : null;
  if (!file) return notFound();
  const bytes = await ctx.storage.get(file.storageKey);
  if (bytes) return ok({ file, bytes });
  ctx.log.error({ attachmentId: id }, 'the bytes of a file are gone');
  return fail({ kind: 'unavailable', message: 'The file cannot be read at the moment.' });
}
