import { randomUUID } from 'node:crypto';
import { insertAttachment, type AttachmentRecord } from '~/areas/mail/data/attachments.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import {
  ATTACHMENT_TOO_LARGE,
  attachmentName,
  attachmentType,
  isProgram,
  MAX_ATTACHMENT_BYTES,
} from '~/areas/support/rules/attachment';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

/** A file as it came with a form. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

/** What is wrong with a file, in words; null for nothing. */
export function refusedFile({ name, bytes }: GivenFile): string | null {
  if (bytes.byteLength > MAX_ATTACHMENT_BYTES) return ATTACHMENT_TOO_LARGE;
  if (bytes.byteLength === 0) return `${attachmentName(name)} is empty`;
  if (isProgram(attachmentName(name)))
    return `${attachmentName(name)} is a program: mail servers refuse it. Send it as a ZIP file or not at all.`;
  return null;
}

/** Stores a file's bytes and notes whose it is. The bytes come first: a row without bytes would be a broken promise. */
export async function keepAttachment(
  ctx: Ctx<CarrierScope>,
  file: GivenFile,
  requestId?: string,
): Promise<Result<AttachmentRecord>> {
  const refused = refusedFile(file);
  if (refused !== null) return invalid(refused, { file: [refused] });
  const id = randomUUID();
  const storageKey = `attachments/${ctx.scope.carrierId}/${id}`;
  const fileName = attachmentName(file.name);
  await ctx.storage.put(storageKey, file.bytes);
  return ok(
    await insertAttachment(ctx.scope, {
      id,
      fileName,
      contentType: attachmentType(fileName),
      sizeBytes: file.bytes.byteLength,
      storageKey,
      ...(requestId ? { requestId } : {}),
    }),
  );
}
