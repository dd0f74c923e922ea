import { isUuid } from '~/engine/text/uuid';
import {
  findDocument,
  findDocumentToRead,
  listDocuments,
  listReadDocuments,
  saveReading,
  searchDocuments,
  type Document,
} from '~/areas/documents/data/documents.server';
import { listLayoutsOf, noteUse, saveText } from '~/areas/documents/data/layouts.server';
import { isUnavailable } from '~/platform/database/busy.server';
import { retryUntilAnswered } from '~/platform/database/retry-until-answered.server';
import { inTransaction, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';
import { isLastTry, type ReadCircumstance, type ReadPdf } from '~/platform/reader/port';
import { withLayouts } from '~/reading/paper-layout';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { readTaught } from '~/reading/read-confirmation';
import { paperLinesOf } from '~/reading/paper-lines';
import { textOfPages, withProposedStops } from '~/reading/proposed-stops';
import type { ReadConfirmation } from '~/reading/reading';
import { refusalMessage } from '~/reading/refusals';
import { fail, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { emitEvent } from '~/areas/webhooks/emit-event.server';
import { LOAD_COLUMNS } from './rules/load-columns';
import { findSameLoads } from './same-loads.server';
import { documentKey } from './upload-documents.server';

export type { Document };

/** What keeps a reader from its work and is no fault of the document: it gets another try. */
const CIRCUMSTANCES: Record<ReadCircumstance, string> = {
  starved: 'the machine was too busy to read the document: later',
  killed: 'the reader of the document was killed: again',
};

/**
 * Reads one document and saves what was found: ready, or for review with the reasons, or failed with words for a person.
 * A run for an older request saves nothing; the last attempt never leaves the document in progress. A database that goes away
 * meanwhile, or a full disk, is no fault of the document: what was read waits for it, or it is read later.
 */
export async function readDocument(
  ctx: Ctx<SystemScope>,
  input: JobPayload<'readDocument'> & { isLastAttempt: boolean; attempt?: number },
): Promise<void> {
  const document = await findDocumentToRead(ctx.scope, input);
  if (!document || document.revision !== input.revision || document.status !== 'processing') return;
  const now = ctx.clock.now();
  const end = (problem: string) => saveFailure(ctx.scope, document, problem, now);
  let circumstance: ReadCircumstance | undefined;
  try {
    const bytes = await ctx.storage.get(documentKey(document.carrierId, document.id));
    if (!bytes) {
      ctx.log.error({ documentId: document.id }, 'the bytes of a document are missing in the storage');
      await end('This file is no longer stored. Upload it again.');
      return;
    }
    const read = await ctx.documents.read(bytes, now.toISOString().slice(0, 10));
    // Where one came, the next is near.
    ctx.documents.prepare?.();
    circumstance = read.ok ? undefined : read.circumstance;
    if (circumstance && !isLastTry(input, circumstance)) throw new Error(CIRCUMSTANCES[circumstance]);
    if (!read.ok) {
      ctx.log.warn(
        { documentId: document.id, code: read.code, detail: read.detail },
        'a document could not be read',
      );
      await end(refusalMessage(read.code));
      return;
    }
    const { pages, active } = read.value;
    const lines = paperLinesOf(pages);
    const today = now.toISOString().slice(0, 10);
    const confirmation = withLayouts(
      await withModel(ctx, read.value, today),
      { lines, width: pages[0]?.width ?? 1 },
      await retryUntilAnswered(ctx.scope, () => listLayoutsOf(ctx.scope, document.carrierId)),
      (ways) => readTaught(pages, gazetteer(), today, ways),
    );
    const status = confirmation.flags.length === 0 ? 'ready' : 'review';
    const outcome = {
      status,
      problem: null,
      reading: confirmation,
      pageSizes: pages.map(({ width, height, quarters = 0, skew = 0 }) => ({
        width,
        height,
        quarters,
        skew,
      })),
      active,
    } as const;
    await retryUntilAnswered(ctx.scope, () =>
      inTransaction(ctx.scope, async (scope) => {
        const isSaved = await saveReading(scope, document, outcome, now);
        if (!isSaved) return;
        await saveText(scope, document, lines);
        if (confirmation.learned)
          await noteUse(scope, document.carrierId, confirmation.learned.layoutId, now);
        await emitEvent(
          scope,
          {
            carrierId: document.carrierId,
            type: 'document.ready',
            data: { document_id: document.id, name: document.name, status },
          },
          now,
        );
      }),
    );
  } catch (error) {
    // With the disk full or the database away it stays in progress, and `reviveLostJobs` has it read when that is over.
    if (isLastTry(input, circumstance) && !isUnavailable(error)) await end(refusalMessage('crashed'));
    throw error;
  }
}

/** Ends the reading of a document with words for a person, and tells the carrier's programs. */
const saveFailure = (scope: SystemScope, document: Document, problem: string, now: Date): Promise<void> =>
  inTransaction(scope, async (inside) => {
    const outcome = { status: 'failed' as const, problem, reading: null, pageSizes: [], active: [] };
    if (!(await saveReading(inside, document, outcome, now))) return;
    await emitEvent(
      inside,
      {
        carrierId: document.carrierId,
        type: 'document.failed',
        data: { document_id: document.id, name: document.name, problem },
      },
      now,
    );
  });

/** Asks the language model, where there is one, about a document that the rules are unsure of. */
async function withModel(
  ctx: Ctx<SystemScope>,
  { confirmation, pages }: ReadPdf,
  today: string,
): Promise<ReadConfirmation> {
  if (ctx.languageModel === null || confirmation.flags.length === 0) return confirmation;
  const proposals = await ctx.languageModel.proposeStops(textOfPages(pages));
  return proposals === null ? confirmation : withProposedStops(confirmation, pages, proposals, today);
}

const MOST_WORDS = 8;

/** The papers of the carrier, newest first. @param search words that each must have in its name or in what was read; '' for all */
export async function listCarrierDocuments(ctx: Ctx<CarrierScope>, search = ''): Promise<Document[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.length === 0 ? listDocuments(ctx.scope) : searchDocuments(ctx.scope, words);
}

/** The paper that said the same load before this one; null where none did. */
export async function findSameLoad(ctx: Ctx<CarrierScope>, document: Document): Promise<Document | null> {
  return (await findSameLoads(ctx.scope, [document])).get(document.id) ?? null;
}

/** The paper that a trip was made from; null where it was made otherwise. */
export const readPaperOfTrip = async (
  ctx: Ctx<CarrierScope>,
  trip: { extractedDataId: string | null },
): Promise<Document | null> =>
  trip.extractedDataId === null ? null : findDocument(ctx.scope, trip.extractedDataId);

const LOADS_AT_ONCE = 200;

/** Lines of a file with every load that was read, newest first, with its heading. */
export async function* exportLoads(ctx: Ctx<CarrierScope>): AsyncGenerator<string[][]> {
  yield [LOAD_COLUMNS.map(({ heading }) => heading)];
  let before: string | null = null;
  for (;;) {
    const page: Document[] = await listReadDocuments(ctx.scope, before, LOADS_AT_ONCE);
    if (page.length > 0) yield page.map((document) => LOAD_COLUMNS.map(({ valueOf }) => valueOf(document)));
    if (page.length < LOADS_AT_ONCE) return;
    before = page.at(-1)?.id ?? null;
  }
}

export async function openDocument(ctx: Ctx<CarrierScope>, id: string): Promise<Result<Document>> {
  const document = isUuid(id) ? await findDocument(ctx.scope, id) : null;
  return document ? ok(document) : notFound('This file was not found.');
}

/** The bytes as they were handed in, for people of the carrier only. */
export async function readDocumentFile(
  ctx: Ctx<CarrierScope>,
  id: string,
): Promise<Result<{ document: Document; bytes: Uint8Array }>> {
  const found = await openDocument(ctx, id);
  if (!found.ok) return found;
  const bytes = await ctx.storage.get(documentKey(ctx.scope.carrierId, found.value.id));
  if (bytes) return ok({ document: found.value, bytes });
  // One that was refused is listed with the reason, and its bytes were never kept.
  if (found.value.status === 'failed' && found.value.pageCount === null)
    return notFound('This file was not kept.');
  ctx.log.error({ documentId: id }, 'the bytes of a document are missing in the storage');
  return fail({ kind: 'unavailable', message: 'This file cannot be opened now. Try again later.' });
}

const PREVIEW_PIXELS = 1100;
/** For a page that is looked at closely. */
const LARGE_PIXELS = 1600;

/** A page drawn anew as a picture, from 1: nothing of the file itself reaches the browser. */
export async function drawDocumentPage(
  ctx: Ctx<CarrierScope>,
  id: string,
  page: number,
  large = false,
): Promise<Result<Uint8Array>> {
  const file = await readDocumentFile(ctx, id);
  if (!file.ok) return file;
  if (!Number.isInteger(page) || page < 1 || page > (file.value.document.pageCount ?? 0))
    return notFound('This page was not found.');
  const drawn = await ctx.documents.drawPage(
    file.value.bytes,
    page,
    large ? LARGE_PIXELS : PREVIEW_PIXELS,
    file.value.document.pageSizes[page - 1]?.quarters,
  );
  return drawn.ok ? ok(drawn.value.png) : fail({ kind: 'unavailable', message: refusalMessage(drawn.code) });
}
