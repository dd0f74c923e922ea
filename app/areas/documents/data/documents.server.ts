import type { ReadConfirmation } from '~/reading/reading';
import { json } from '~/platform/database/column-values.server';
import type { Document as DocumentRow } from '~/platform/database/generated/prisma/client';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';

export type DocumentStatus = 'uploaded' | 'processing' | 'ready' | 'review' | 'failed';

/** Width and height of a page in points, once it is turned upright by so many quarters clockwise; `skew`: radians by which its lines then fall to the right. */
export interface PageSize {
  width: number;
  height: number;
  quarters?: number;
  skew?: number;
}

export interface Document {
  id: string;
  carrierId: string;
  name: string;
  sizeBytes: number;
  sha256: string;
  source: 'upload' | 'mail';
  status: DocumentStatus;
  revision: number;
  taskId: string | null;
  problem: string | null;
  pageCount: number | null;
  pageSizes: PageSize[];
  reading: ReadConfirmation | null;
  active: string[];
  tripId: number | null;
  createdAt: Date;
}

const toDocument = ({ createdBy: _by, readAt: _at, ...row }: DocumentRow): Document => ({
  ...row,
  source: row.source === 'mail' ? 'mail' : 'upload',
  pageSizes: row.pageSizes as unknown as PageSize[],
  reading: row.reading as unknown as ReadConfirmation | null,
  tripId: row.tripId === null ? null : Number(row.tripId),
});

export interface NewDocument {
  id: string;
  name: string;
  sizeBytes: number;
  sha256: string;
  source: 'upload' | 'mail';
}

/** The new document, or null where the carrier has one with the same bytes. */
export async function insertDocument(scope: CarrierScope, document: NewDocument): Promise<Document | null> {
  const rows = await scope.db.document.createManyAndReturn({
    data: [{ ...document, carrierId: scope.carrierId, createdBy: scope.userId }],
    skipDuplicates: true,
  });
  return rows[0] ? toDocument(rows[0]) : null;
}

/** Lists a file that was not taken, with the reason; once for the same bytes. */
export async function insertRefusedDocument(
  scope: CarrierScope,
  document: NewDocument,
  problem: string,
): Promise<void> {
  await scope.db.document.createMany({
    data: [{ ...document, carrierId: scope.carrierId, createdBy: scope.userId, status: 'failed', problem }],
    skipDuplicates: true,
  });
}

export async function findDocumentByHash(scope: CarrierScope, sha256: string): Promise<Document | null> {
  const row = await scope.db.document.findFirst({ where: { carrierId: scope.carrierId, sha256 } });
  return row && toDocument(row);
}

export async function findDocument(scope: CarrierScope, id: string): Promise<Document | null> {
  const row = await scope.db.document.findFirst({ where: { id, carrierId: scope.carrierId } });
  return row && toDocument(row);
}

/** The latest documents of the carrier, newest first, and older ones that still wait for something: they must not go out of sight. */
export async function listDocuments(scope: CarrierScope, limit = 100): Promise<Document[]> {
  const { carrierId } = scope;
  const rows = await scope.db.document.findMany({
    where: { carrierId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  if (rows.length === limit) {
    const shown = new Set(rows.map(({ id }) => id));
    const oldest = (where: Prisma.DocumentWhereInput) =>
      scope.db.document.findMany({ where: { carrierId, ...where }, orderBy: OLDEST_FIRST, take: limit });
    // Each kind by itself: what is read and has become no trip must not keep what was never begun out of sight.
    const [unread, unused] = await Promise.all([
      oldest({ status: { in: ['uploaded', 'processing'] } }),
      oldest({ status: { in: ['ready', 'review'] }, tripId: null }),
    ]);
    rows.push(
      ...[...unread, ...unused]
        .filter(({ id }) => !shown.has(id))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    );
  }
  return rows.map(toDocument);
}

const OLDEST_FIRST = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];

const MOST_OF_LOADS = 200;

/** Read documents of these load numbers, the oldest first; of a carrier's papers few have the same. */
export async function listDocumentsOfLoads(
  scope: CarrierScope,
  loadNumbers: readonly string[],
): Promise<Document[]> {
  if (loadNumbers.length === 0) return [];
  const rows = await scope.db.document.findMany({
    where: {
      carrierId: scope.carrierId,
      OR: [...new Set(loadNumbers)].map((equals) => ({ reading: { path: ['loadNumber'], equals } })),
    },
    orderBy: OLDEST_FIRST,
    take: MOST_OF_LOADS,
  });
  return rows.map(toDocument);
}

/** Documents whose name or whose reading has all of the words, newest first. */
export async function searchDocuments(
  scope: CarrierScope,
  words: readonly string[],
  limit = 200,
): Promise<Document[]> {
  const found = await scope.db.$queryRaw<{ id: string }[]>`
    SELECT d."id" FROM "document" d
    WHERE d."carrierId" = ${scope.carrierId}::uuid AND NOT EXISTS (
      SELECT 1 FROM unnest(${words}::text[]) AS w("word")
      WHERE position(lower(w."word") IN lower(concat_ws(' ', d."name", d."reading"->>'loadNumber',
        jsonb_path_query_array(d."reading", '$.stops[*].*')::text, jsonb_path_query_array(d."reading", '$.details[*].value')::text))) = 0)
    ORDER BY d."createdAt" DESC, d."id" DESC LIMIT ${limit}`;
  const rows = await scope.db.document.findMany({
    where: { carrierId: scope.carrierId, id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map(toDocument);
}

/** Read documents for a file, in pages of `limit`, newest first. @param before the last one of the page ahead */
export async function listReadDocuments(
  scope: CarrierScope,
  before: string | null,
  limit: number,
): Promise<Document[]> {
  const rows = await scope.db.document.findMany({
    where: {
      carrierId: scope.carrierId,
      status: { in: ['ready', 'review'] },
      ...(before === null ? {} : { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows.map(toDocument);
}

/** Documents that were handed in and not begun, the oldest first. */
export async function listUnbegun(scope: CarrierScope, limit: number): Promise<Document[]> {
  const rows = await scope.db.document.findMany({
    where: { carrierId: scope.carrierId, status: 'uploaded' },
    orderBy: OLDEST_FIRST,
    take: limit,
  });
  return rows.map(toDocument);
}

export async function listDocumentsOfTask(scope: CarrierScope, taskId: string): Promise<Document[]> {
  const rows = await scope.db.document.findMany({
    where: { carrierId: scope.carrierId, taskId },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(toDocument);
}

/** Marks the documents as being read under one task. Those that are read already keep their result. @returns the marked ones */
export async function markProcessing(
  scope: CarrierScope,
  ids: readonly string[],
  taskId: string,
): Promise<Document[]> {
  const rows = await scope.db.document.updateManyAndReturn({
    where: { carrierId: scope.carrierId, id: { in: [...ids] }, status: { in: ['uploaded', 'failed'] } },
    data: { status: 'processing', taskId, problem: null, revision: { increment: 1 } },
  });
  return rows.map(toDocument);
}

/** Puts documents that are read, or being read, under a further task, so that asking again answers at once. */
export async function joinTask(scope: CarrierScope, ids: readonly string[], taskId: string): Promise<void> {
  await scope.db.document.updateMany({
    where: { carrierId: scope.carrierId, id: { in: [...ids] } },
    data: { taskId },
  });
}

/** Removes the row. @returns what it was; null where the carrier has no such document */
export async function deleteDocument(scope: CarrierScope, id: string): Promise<Document | null> {
  const found = await findDocument(scope, id);
  if (!found) return null;
  await scope.db.document.deleteMany({ where: { id, carrierId: scope.carrierId } });
  return found;
}

/** Claims the document for its trip: false where it has one, or is not read. Call in the transaction that makes the trip. */
export async function setTrip(scope: CarrierScope, id: string, tripId: number): Promise<boolean> {
  const { count } = await scope.db.document.updateMany({
    where: { id, carrierId: scope.carrierId },
    data: { tripId: BigInt(tripId), status: 'ready' },
  });
  return count === 1;
}

/** Puts right what was read of a document. */
export async function saveCorrection(
  scope: CarrierScope,
  id: string,
  reading: ReadConfirmation,
): Promise<void> {
  await scope.db.document.updateMany({
    where: { id, carrierId: scope.carrierId },
    data: { reading: json(reading) },
  });
}

/** For the job that reads. A job of an earlier release does not say whose document it is. */
export async function findDocumentToRead(
  scope: SystemScope,
  { carrierId, documentId: id }: JobPayload<'readDocument'>,
): Promise<Document | null> {
  const row = await scope.db.document.findFirst({ where: { ...(carrierId && { carrierId }), id } });
  return row && toDocument(row);
}

export interface DocumentOutcome {
  status: 'ready' | 'review' | 'failed';
  problem: string | null;
  reading: ReadConfirmation | null;
  pageSizes: PageSize[];
  active: readonly string[];
}

/** Saves what was read, where no newer request has come. @returns false for a stale run */
export async function saveReading(
  scope: SystemScope,
  { carrierId, id, revision }: Pick<Document, 'carrierId' | 'id' | 'revision'>,
  outcome: DocumentOutcome,
  now: Date,
): Promise<boolean> {
  const { count } = await scope.db.document.updateMany({
    where: { carrierId, id, revision, status: 'processing' },
    data: {
      status: outcome.status,
      problem: outcome.problem,
      reading: outcome.reading === null ? Prisma.DbNull : json(outcome.reading),
      pageSizes: json(outcome.pageSizes),
      pageCount: outcome.pageSizes.length,
      active: [...outcome.active],
      readAt: now,
    },
  });
  return count === 1;
}
