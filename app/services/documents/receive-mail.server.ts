import { findByMailKey } from '~/data/extraction.server';
import type { SystemScope } from '~/data/scope.server';
import { beginsLikePdf, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS_AT_ONCE, type OfferedFile } from '~/domain/documents/upload-rules';
import { notFound, ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { startExtraction } from './start-extraction.server';
import { uploadDocuments } from './upload-documents.server';

const MOST_FILES = 10;

/** A mail as it came in: whom it was sent to and what was attached. */
export interface InboundMail {
  recipients: readonly string[];
  attachments: readonly OfferedFile[];
}

/**
 * Takes the PDFs of a mail that was sent to a carrier's own address and has them read. What is no PDF, or too large, is left
 * out; a person sees the rest on the same list as uploads. Not found where no address belongs to a carrier.
 */
export async function receiveMail(ctx: Ctx<SystemScope>, mail: InboundMail, domain: string): Promise<Result<{ accepted: number; leftOut: number }>> {
  for (const recipient of mail.recipients) {
    const [key, at] = recipient.trim().toLowerCase().split('@');
    if (!key || at !== domain.toLowerCase() || !/^loads-[0-9a-f]{16}$/.test(key)) continue;
    const scope = await findByMailKey(ctx.scope, key);
    if (!scope) continue;
    const files = mail.attachments.filter(({ bytes }) => beginsLikePdf(bytes) && bytes.length <= MAX_DOCUMENT_BYTES).slice(0, MOST_FILES);
    const own = { ...ctx, scope };
    const ids: string[] = [];
    for (let from = 0; from < files.length; from += MAX_DOCUMENTS_AT_ONCE) {
      const kept = await uploadDocuments(own, files.slice(from, from + MAX_DOCUMENTS_AT_ONCE), 'mail');
      if (!kept.ok) return kept;
      ids.push(...kept.value.map(({ document }) => document.id));
    }
    if (ids.length > 0) {
      const started = await startExtraction(own, ids);
      if (!started.ok) return started;
    }
    return ok({ accepted: ids.length, leftOut: mail.attachments.length - files.length });
  }
  return notFound('No carrier has this address.');
}
