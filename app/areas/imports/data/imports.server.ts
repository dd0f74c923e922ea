import type { ImportStatus, RowCounts } from '~/areas/imports/rules/import-status';
import { json } from '~/platform/database/column-values.server';
import type { DataImport as ImportColumns } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';

/** How a file came: by a form or call, by mail, or from the carrier's folder. */
export type ImportSource = 'upload' | 'mail' | 'folder';

/** A file in the work of being imported. Format, mapping and options are as the services wrote them. */
export interface DataImport {
  id: string;
  createdBy: string;
  kind: string;
  status: ImportStatus;
  revision: number;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  format: unknown;
  mapping: (string | null)[];
  options: unknown;
  counts: RowCounts;
  progress: number;
  stage: string;
  problem: string | null;
  failedStep: string | null;
  takeDuplicates: boolean;
  source: ImportSource;
  takesItself: boolean;
  madeUnits: number[];
  createdAt: Date;
  finishedAt: Date | null;
}

const toImport = ({
  carrierId: _carrier,
  mapping,
  counts,
  madeUnits,
  source,
  ...row
}: ImportColumns): DataImport => ({
  ...row,
  source: source as ImportSource,
  mapping: mapping as (string | null)[],
  counts: counts as RowCounts,
  madeUnits: madeUnits.map(Number),
});

export async function insertImport(
  scope: CarrierScope,
  row: Pick<DataImport, 'id' | 'kind' | 'fileName' | 'sizeBytes' | 'sha256'> &
    Partial<Pick<DataImport, 'source' | 'takesItself' | 'status' | 'problem'>>,
  at: Date,
): Promise<DataImport> {
  return toImport(
    await scope.db.dataImport.create({
      data: { ...row, carrierId: scope.carrierId, createdBy: scope.userId, createdAt: at },
    }),
  );
}

export async function findImport(scope: CarrierScope, id: string): Promise<DataImport | null> {
  const row = await scope.db.dataImport.findFirst({ where: { id, carrierId: scope.carrierId } });
  return row && toImport(row);
}

/** These imports by id; one that is gone is left out. */
export async function findImports(
  scope: CarrierScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DataImport>> {
  const rows = await scope.db.dataImport.findMany({
    where: { id: { in: [...ids] }, carrierId: scope.carrierId },
  });
  return new Map(rows.map((row) => [row.id, toImport(row)]));
}

/** A page of something that is listed newest first: by how many to skip, or after the last one of the page before. */
export interface NewestFirstPage {
  start: number;
  length: number;
  after?: { createdAt: Date; id: string } | undefined;
}

/** Condition and place of such a page. */
export const newestFirst = ({ start, length, after }: NewestFirstPage) => ({
  older: after
    ? { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }] }
    : {},
  range: {
    orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    skip: after ? 0 : start,
    take: length,
  },
});

/** The carrier's imports, newest first, and how many there are. */
export async function listImports(
  scope: CarrierScope,
  page: NewestFirstPage,
): Promise<{ rows: DataImport[]; total: number }> {
  const where = { carrierId: scope.carrierId };
  const { older, range } = newestFirst(page);
  const rows = await scope.db.dataImport.findMany({ where: { ...where, ...older }, ...range });
  return { rows: rows.map(toImport), total: await scope.db.dataImport.count({ where }) };
}

/** Other imports of the very same bytes that left records behind or are on their way, newest first. */
export async function findImportsOfFile(
  scope: CarrierScope,
  sha256: string,
  otherThan: string,
): Promise<DataImport[]> {
  const rows = await scope.db.dataImport.findMany({
    where: {
      carrierId: scope.carrierId,
      sha256,
      id: { not: otherThan },
      status: { in: ['accepted', 'accepting'] },
    },
    orderBy: { createdAt: 'desc' },
    take: 5,
  });
  return rows.map(toImport);
}

/** Whether this carrier has the very same bytes already, in an import that neither failed nor was undone. */
export const isHere = async (
  scope: CarrierScope,
  sha256: string,
  recent?: { fileName: string; since: Date },
): Promise<boolean> =>
  (await scope.db.dataImport.count({
    where: {
      carrierId: scope.carrierId,
      sha256,
      status: { notIn: ['failed', 'undone'] },
      ...(recent && { fileName: recent.fileName, createdAt: { gte: recent.since } }),
    },
  })) > 0;

/** Whether a file of this name and these bytes was refused since then. */
export const wasRefusedSince = async (
  scope: CarrierScope,
  { fileName, sha256 }: { fileName: string; sha256: string },
  since: Date,
): Promise<boolean> =>
  (await scope.db.dataImport.count({
    where: { carrierId: scope.carrierId, fileName, sha256, status: 'failed', createdAt: { gte: since } },
  })) > 0;

/** Whose import it is, for the job that works on it; null where it is gone. A job of an earlier release does not name the carrier. */
export const findImportOwner = (
  scope: SystemScope,
  { carrierId, importId: id }: Pick<JobPayload<'runImport'>, 'carrierId' | 'importId'>,
): Promise<{ carrierId: string; createdBy: string; status: ImportStatus; revision: number } | null> =>
  scope.db.dataImport.findFirst({
    where: { ...(carrierId && { carrierId }), id },
    select: { carrierId: true, createdBy: true, status: true, revision: true },
  });

export type ImportChange = Partial<Omit<DataImport, 'id' | 'createdBy' | 'createdAt' | 'revision'>>;

const toColumns = ({ format, mapping, options, counts, madeUnits, ...rest }: ImportChange) => ({
  ...rest,
  ...(format === undefined ? {} : { format: json(format) }),
  ...(mapping === undefined ? {} : { mapping: json(mapping) }),
  ...(options === undefined ? {} : { options: json(options) }),
  ...(counts === undefined ? {} : { counts: json(counts) }),
  ...(madeUnits === undefined ? {} : { madeUnits: madeUnits.map(BigInt) }),
});

/** Changes an import that still is where `from` says. @returns false where it has moved on. */
export async function changeImport(
  scope: CarrierScope,
  id: string,
  from: { status: readonly ImportStatus[]; revision?: number },
  change: ImportChange,
  options: { newStep?: boolean } = {},
): Promise<boolean> {
  const { count } = await scope.db.dataImport.updateMany({
    where: {
      id,
      carrierId: scope.carrierId,
      status: { in: [...from.status] },
      ...(from.revision === undefined ? {} : { revision: from.revision }),
    },
    data: { ...toColumns(change), ...(options.newStep ? { revision: { increment: 1 } } : {}) },
  });
  return count === 1;
}

/** Takes the row of an import whole until the transaction ends; false where it is no longer at this step. */
export async function holdImport(
  scope: CarrierScope,
  id: string,
  status: ImportStatus,
  revision: number,
): Promise<boolean> {
  const rows = await scope.db.$queryRaw<{ status: string; revision: number }[]>`
    SELECT "status"::text AS "status", "revision" FROM "data_import" WHERE "id" = ${id}::uuid AND "carrierId" = ${scope.carrierId}::uuid FOR UPDATE`;
  return rows[0]?.status === status && rows[0].revision === revision;
}

export async function deleteImport(scope: CarrierScope, id: string): Promise<boolean> {
  const { count } = await scope.db.dataImport.deleteMany({ where: { id, carrierId: scope.carrierId } });
  return count === 1;
}

/** Imports that nobody took to their end, older than a day in the past. */
export const listStaleImports = (
  scope: SystemScope,
  before: Date,
  limit = 200,
): Promise<{ id: string; carrierId: string }[]> =>
  scope.db.dataImport.findMany({
    where: {
      createdAt: { lt: before },
      status: { in: ['reading', 'mapping', 'preview', 'failed'] },
      rows: { none: { state: { in: ['accepted', 'kept', 'undone'] } } },
    },
    select: { id: true, carrierId: true },
    take: limit,
  });

export const removeStaleImport = (scope: SystemScope, id: string): Promise<unknown> =>
  scope.db.dataImport.deleteMany({ where: { id } });

export interface RememberedMapping {
  mapping: (string | null)[];
  options: unknown;
}

export async function findMapping(
  scope: CarrierScope,
  kind: string,
  headerShape: string,
): Promise<RememberedMapping | null> {
  const row = await scope.db.importMapping.findUnique({
    where: { carrierId_kind_headerShape: { carrierId: scope.carrierId, kind, headerShape } },
  });
  return row && { mapping: row.mapping as (string | null)[], options: row.options };
}

/** The kind under which this carrier last imported a file of this header. */
export async function findKindOfShape(scope: CarrierScope, headerShape: string): Promise<string | null> {
  const row = await scope.db.importMapping.findFirst({
    where: { carrierId: scope.carrierId, headerShape },
    orderBy: { usedAt: 'desc' },
    select: { kind: true },
  });
  return row?.kind ?? null;
}

export async function rememberMapping(
  scope: CarrierScope,
  kind: string,
  headerShape: string,
  given: RememberedMapping,
  usedAt: Date,
): Promise<void> {
  const data = { mapping: json(given.mapping), options: json(given.options), usedAt };
  await scope.db.importMapping.upsert({
    where: { carrierId_kind_headerShape: { carrierId: scope.carrierId, kind, headerShape } },
    create: { carrierId: scope.carrierId, kind, headerShape, ...data },
    update: data,
  });
}
