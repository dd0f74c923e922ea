import { TAKES_BACK } from '~/areas/imports/rules/card-row';
import type { TakenBack } from '~/areas/imports/rules/taken-back';
import type { RowCounts, RowState } from '~/areas/imports/rules/import-status';
import type { CarrierScope } from '~/platform/database/scope.server';

/** A line of an import. The caller holds or has found the import itself (imports.server.ts): its id is the key here. */
export interface ImportRow {
  number: number;
  state: RowState;
  cells: string[];
  errors: { column: number | null; message: string }[];
  reason: string;
  record: unknown;
  fingerprint: string | null;
  recordKind: 1 | 2 | null;
  recordId: number | null;
}

export type NewImportRow = Pick<
  ImportRow,
  'number' | 'state' | 'cells' | 'errors' | 'reason' | 'record' | 'fingerprint'
>;

const mine = (scope: CarrierScope, importId: string) => ({
  importId,
  import: { carrierId: scope.carrierId },
});

/** Adds lines; one that is there already, from a run that was broken off, stays as it is. */
export async function insertImportRows(
  scope: CarrierScope,
  importId: string,
  rows: readonly NewImportRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const data = JSON.stringify(rows);
  await scope.db.$executeRaw`
    INSERT INTO "import_row" ("importId", "number", "state", "cells", "errors", "reason", "record", "fingerprint")
    SELECT i."id", r."number", r."state", ARRAY(SELECT jsonb_array_elements_text(r."cells")), r."errors", r."reason", r."record", r."fingerprint"
    FROM "data_import" i, jsonb_to_recordset(${data}::jsonb)
      AS r("number" int, "state" text, "cells" jsonb, "errors" jsonb, "reason" text, "record" jsonb, "fingerprint" text)
    WHERE i."id" = ${importId}::uuid AND i."carrierId" = ${scope.carrierId}::uuid
    ON CONFLICT ("importId", "number") DO NOTHING`;
}

export async function clearImportRows(scope: CarrierScope, importId: string): Promise<void> {
  await scope.db.importRow.deleteMany({ where: mine(scope, importId) });
}

/** The last line that was written; 0 for none. */
export async function lastRowNumber(scope: CarrierScope, importId: string): Promise<number> {
  const { _max } = await scope.db.importRow.aggregate({
    where: mine(scope, importId),
    _max: { number: true },
  });
  return _max.number ?? 0;
}

export async function countRows(scope: CarrierScope, importId: string): Promise<RowCounts> {
  const groups = await scope.db.importRow.groupBy({
    by: ['state'],
    where: mine(scope, importId),
    _count: { _all: true },
  });
  return Object.fromEntries(groups.map(({ state, _count }) => [state, _count._all]));
}

/** How many lines are in these states. */
export const countIn = (
  scope: CarrierScope,
  importId: string,
  states: readonly RowState[],
): Promise<number> =>
  scope.db.importRow.count({ where: { ...mine(scope, importId), state: { in: [...states] } } });

/** How many lines are set aside for a reason that begins so. */
export const countAside = (scope: CarrierScope, importId: string, reason: string): Promise<number> =>
  scope.db.importRow.count({
    where: { ...mine(scope, importId), state: 'aside', reason: { startsWith: reason } },
  });

const toRow = (row: Awaited<ReturnType<CarrierScope['db']['importRow']['findMany']>>[number]): ImportRow => ({
  number: row.number,
  state: row.state as RowState,
  cells: row.cells,
  errors: row.errors as unknown as ImportRow['errors'],
  reason: row.reason,
  record: row.record,
  fingerprint: row.fingerprint,
  recordKind: row.recordKind as 1 | 2 | null,
  recordId: row.recordId === null ? null : Number(row.recordId),
});

/** Lines of some states after a number, in order. */
export async function readImportRows(
  scope: CarrierScope,
  importId: string,
  states: readonly RowState[],
  afterNumber: number,
  limit: number,
): Promise<ImportRow[]> {
  const rows = await scope.db.importRow.findMany({
    where: { ...mine(scope, importId), state: { in: [...states] }, number: { gt: afterNumber } },
    orderBy: { number: 'asc' },
    take: limit,
  });
  return rows.map(toRow);
}

/** A page of lines for people, and how many there are in all. */
export async function pageImportRows(
  scope: CarrierScope,
  importId: string,
  states: readonly RowState[] | null,
  page: { start: number; length: number; after?: number | undefined },
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = { ...mine(scope, importId), ...(states ? { state: { in: [...states] } } : {}) };
  const { start, length, after } = page;
  const rows = await scope.db.importRow.findMany({
    where: after === undefined ? where : { ...where, number: { gt: after } },
    orderBy: { number: 'asc' },
    skip: after === undefined ? start : 0,
    take: length,
  });
  return { rows: rows.map(toRow), total: await scope.db.importRow.count({ where }) };
}

/** Which of these fingerprints earlier lines of the same import have, with the first such line. */
export async function findFingerprints(
  scope: CarrierScope,
  importId: string,
  fingerprints: readonly string[],
): Promise<Map<string, number>> {
  if (fingerprints.length === 0) return new Map();
  const rows = await scope.db.importRow.groupBy({
    by: ['fingerprint'],
    where: {
      ...mine(scope, importId),
      fingerprint: { in: [...fingerprints] },
      state: { in: ['good', 'duplicate'] },
    },
    _min: { number: true },
  });
  return new Map(rows.map((row) => [row.fingerprint ?? '', row._min.number ?? 0]));
}

/** Which of these records lines of this import have become. */
export async function findMadeBy(
  scope: CarrierScope,
  importId: string,
  recordKind: 1 | 2,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await scope.db.$queryRaw<{ recordId: bigint }[]>`
    SELECT r."recordId" FROM "import_row" r JOIN "data_import" i ON i."id" = r."importId"
     WHERE r."importId" = ${importId}::uuid AND i."carrierId" = ${scope.carrierId}::uuid
       AND r."recordKind" = ${recordKind} AND r."recordId" = ANY(${ids.map(BigInt)}::bigint[])`;
  return new Set(rows.map(({ recordId }) => Number(recordId)));
}

/** The lines below zero that are not settled, each with the purchases of the same file that it may take back. */
export async function findTakenBack(scope: CarrierScope, importId: string): Promise<TakenBack[]> {
  return scope.db.$queryRaw<TakenBack[]>`
    WITH "line" AS (
      SELECT r."number", r."state", r."reason", r."record"->>'newUnit' AS "newUnit",
        r."record"->'fields' AS "fields", lower(trim(r."record"->'fields'->>'reference')) AS "reference"
      FROM "import_row" r JOIN "data_import" i ON i."id" = r."importId"
      WHERE r."importId" = ${importId}::uuid AND i."carrierId" = ${scope.carrierId}::uuid
        AND r."record"->>'kind' = 'fuel'
        AND (r."state" = 'good' OR r."state" = 'duplicate' AND r."reason" LIKE 'Same as row %'
          OR r."state" = 'aside' AND r."reason" = ${TAKES_BACK})
    )
    SELECT b."number" AS "line", p."number" AS "purchase", p."state" = 'duplicate' AS "isDuplicate",
      b."reference" <> '' AND b."reference" = p."reference" AS "isSameReference"
    FROM "line" b JOIN "line" p ON b."state" = 'aside' AND p."state" <> 'aside' AND b."newUnit" = p."newUnit"
      AND b."fields"->'equipmentId' = p."fields"->'equipmentId' AND b."fields"->'date' = p."fields"->'date'
      AND b."fields"->'state' = p."fields"->'state' AND b."fields"->'fuelType' = p."fields"->'fuelType'
      AND b."fields"->'gallonsThousandths' = p."fields"->'gallonsThousandths'`;
}

/** What became of lines. */
export async function settleRows(
  scope: CarrierScope,
  importId: string,
  rows: readonly {
    number: number;
    state: RowState;
    reason?: string;
    recordKind?: 1 | 2 | null;
    recordId?: number | null;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  await scope.db.$executeRaw`
    UPDATE "import_row" r SET "state" = s."state", "reason" = COALESCE(s."reason", r."reason"),
      "recordKind" = COALESCE(s."recordKind", r."recordKind"), "recordId" = COALESCE(s."recordId", r."recordId")
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s("number" int, "state" text, "reason" text, "recordKind" smallint, "recordId" bigint),
      "data_import" i
    WHERE r."importId" = ${importId}::uuid AND r."number" = s."number" AND i."id" = r."importId" AND i."carrierId" = ${scope.carrierId}::uuid`;
}

/** Lines that were refused are to be tried again. */
export async function reopenRows(scope: CarrierScope, importId: string): Promise<void> {
  await scope.db.importRow.updateMany({
    where: { ...mine(scope, importId), state: 'refused' },
    data: { state: 'good', reason: '' },
  });
}

/** Records that had to stay are to be taken back once more. */
export async function reopenKeptRows(scope: CarrierScope, importId: string): Promise<void> {
  await scope.db.importRow.updateMany({
    where: { ...mine(scope, importId), state: 'kept' },
    data: { state: 'accepted', reason: '' },
  });
}
