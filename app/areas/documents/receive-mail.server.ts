import { findByMailKey } from '~/areas/documents/data/extraction.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import {
  beginsLikePdf,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS_AT_ONCE,
  type OfferedFile,
} from '~/areas/documents/rules/upload-rules';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { cleanFiles } from './refuse-infected.server';
import { startExtraction } from './start-extraction.server';
import { uploadDocuments } from './upload-documents.server';

const MOST_FILES = 10;

/** A mail as it came in: whom it was sent to and what was attached. */
export interface InboundMail {
  recipients: readonly string[];
  attachments: readonly OfferedFile[];
}

/**
 * Takes the PDFs of a mail that was sent to carriers' own addresses and has them read. What is no PDF, too large, or
 * infected, is left out; a person sees the rest on the same list as uploads. Not found where no address belongs to a carrier.
 */
export async function receiveMail(
  ctx: Ctx<SystemScope>,
  mail: InboundMail,
  domain: string,
): Promise<Result<{ accepted: number; leftOut: number }>> {
  const scopes = new Map<string, CarrierScope>();
  for (const recipient of mail.recipients) {
    const scope = await carrierOfAddress(ctx, recipient, domain);
    if (scope) scopes.set(scope.carrierId, scope);
  }
  if (scopes.size === 0) return notFound('No carrier has this address.');
  const files = mail.attachments
    .filter(({ bytes }) => beginsLikePdf(bytes) && bytes.length <= MAX_DOCUMENT_BYTES)
    .slice(0, MOST_FILES);
  const clean = await cleanFiles(ctx, files);
  if (!Array.isArray(clean)) return clean;
  for (const scope of scopes.values()) {
    const kept = await keepAndRead({ ...ctx, scope }, clean);
    if (!kept.ok) return kept;
  }
  return ok({ accepted: clean.length, leftOut: mail.attachments.length - clean.length });
}

/** The carrier whose own address this is; null for every other address, also of this domain. */
export async function carrierOfAddress(
  ctx: Ctx<SystemScope>,
  address: string,
  domain: string,
): Promise<CarrierScope | null> {
  const [key, at] = address.trim().toLowerCase().split('@');
  return key && at === domain.toLowerCase() && /^loads-[0-9a-f]{16}$/.test(key)
    ? findByMailKey(ctx.scope, key)
    : null;
}

async function keepAndRead(ctx: Ctx<CarrierScope>, files: readonly OfferedFile[]): Promise<Result<null>> {
  const ids: string[] = [];
  for (let from = 0; from < files.length; from += MAX_DOCUMENTS_AT_ONCE) {
    const kept = await uploadDocuments(ctx, files.slice(from, from + MAX_DOCUMENTS_AT_ONCE), 'mail');
    if (!kept.ok) return kept;
    ids.push(...kept.value.map(({ document }) => document.id));
  }
  if (ids.length === 0) return ok(null);
  const started = await startExtraction(ctx, ids);
  return started.ok ? ok(null) : started;
}
