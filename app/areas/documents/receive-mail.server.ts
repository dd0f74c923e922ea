import { findByMailKey } from '~/areas/documents/data/extraction.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { uploadProblem, type OfferedFile } from '~/areas/documents/rules/upload-rules';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { isArrivingTable, takeArrivedFile } from '~/areas/imports/take-arrived-file.server';
import { ZipParts } from '~/platform/table-files/zip-reader.server';
import { cleanFiles } from './refuse-infected.server';
import { listRefused, takeDocuments } from './take-documents.server';

const MOST_FILES = 10;
const OVER_MOST = `Only the first ${MOST_FILES} files of an email are accepted. Forward this one in another email.`;
const INFECTED = 'Our virus scanner found something in this file. Ask the sender for a clean one.';
/** A picture that the text of a mail shows is a logo or a signature up to this size, and a photo of a page above it. */
const LARGEST_LOGO_BYTES = 60_000;

/** A mail as it came in: whom it was sent to and what was attached. */
export interface InboundMail {
  recipients: readonly string[];
  attachments: readonly (OfferedFile & { isInText?: boolean })[];
}

/**
 * Takes the PDFs, photos and tables of a mail that was sent to carriers' own addresses. PDFs and photos are read as rate
 * confirmations, tables become imports that wait for a person. A person sees them on the
 * same list as uploads, and with them what was left out and why. Not found where no address belongs to a carrier.
 * @param goesBack a mail from which nothing is taken goes back to its sender with the reason, and is not listed
 */
export async function receiveMail(
  ctx: Ctx<SystemScope>,
  mail: InboundMail,
  domain: string,
  { goesBack = false }: { goesBack?: boolean } = {},
): Promise<Result<{ accepted: number; leftOut: number }>> {
  const scopes = new Map<string, CarrierScope>();
  for (const recipient of mail.recipients) {
    const scope = await carrierOfAddress(ctx, recipient, domain);
    if (scope) scopes.set(scope.carrierId, scope);
  }
  if (scopes.size === 0) return notFound('No carrier has this address.');
  const offered = mail.attachments.filter(isOffered).flatMap(unpacked);
  const readable: OfferedFile[] = [];
  const tables: OfferedFile[] = [];
  for (const file of offered)
    if (uploadProblem([file]) === undefined) readable.push(file);
    else if (await isArrivingTable(ctx, file)) tables.push(file);
  const files = readable.slice(0, MOST_FILES);
  const taken = tables.slice(0, MOST_FILES);
  const clean = await cleanFiles(ctx, files);
  if (!Array.isArray(clean)) return clean;
  const refused = offered
    .filter((file) => !clean.includes(file) && !taken.includes(file))
    .map((file) => ({
      file,
      problem: tables.includes(file)
        ? OVER_MOST
        : (uploadProblem([file]) ?? (files.includes(file) ? INFECTED : OVER_MOST)),
    }));
  for (const scope of scopes.values()) {
    const inScope = { ...ctx, scope };
    for (const file of taken) {
      const arrived = await takeArrivedFile(inScope, file, 'mail');
      if (!arrived.ok) return arrived;
    }
    const kept =
      clean.length === 0 ? null : await takeDocuments(inScope, clean, { reads: true, source: 'mail' });
    if (kept && !kept.ok) return kept;
    if (clean.length + tables.length > 0 || !goesBack) await listRefused(inScope, listed(refused));
  }
  const accepted = clean.length + taken.length;
  const logos = mail.attachments.length - mail.attachments.filter(isOffered).length;
  return ok({ accepted, leftOut: offered.length + logos - accepted });
}

const isOffered = ({ bytes, isInText = false }: InboundMail['attachments'][number]): boolean =>
  !isInText || bytes.length > LARGEST_LOGO_BYTES;

/** What an archive may hold that came by mail. */
const ZIP_LIMITS = { bytes: 50 * 1_048_576, entries: 100 };

/** The files of a ZIP in its place; one that cannot be opened, and every other file, stays itself. */
function unpacked(file: OfferedFile): OfferedFile[] {
  if (!/\.zip$/i.test(file.name)) return [file];
  try {
    const parts = new ZipParts(file.bytes, ZIP_LIMITS);
    const files = parts.names
      .filter((name) => !/(^|\/)(__MACOSX\/|\.)/.test(name))
      .map((name) => ({
        name: name.split('/').at(-1) ?? name,
        bytes: new Uint8Array(parts.read(name) ?? []),
      }));
    return files.length > 0 ? files : [file];
  } catch {
    return [file];
  }
}

/** The first of the files that were left out; the last one listed tells how many more there are. */
function listed<T extends { problem: string }>(refused: readonly T[]): T[] {
  const more = refused.length - MOST_FILES;
  return refused
    .slice(0, MOST_FILES)
    .map((one, index) =>
      more > 0 && index === MOST_FILES - 1
        ? { ...one, problem: `${one.problem} ${more} more files of this email were left out.` }
        : one,
    );
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
