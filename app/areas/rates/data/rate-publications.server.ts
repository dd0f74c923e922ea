import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { Finding } from '~/areas/rates/rules/finding';
import type { RowChange } from '~/areas/rates/rules/rate-changes';
import { rateFigureText } from '~/areas/rates/rules/rate-figure';
import type { MatrixStatus, RateQuarterInfo } from '~/areas/rates/rules/rate-quarter';
import { fuelOrder, type RateRow } from '~/areas/rates/rules/rate-row';
import type { Prisma, RateFile } from '~/platform/database/generated/prisma/client';
import type { Scope, SystemScope } from '~/platform/database/scope.server';

export type RateFileRecord = RateFile;

export interface NewRateFile {
  quarter: Quarter;
  format: string;
  fileName: string;
  source: string;
  matrixStatus: MatrixStatus;
  bytes: Uint8Array;
  sha256: string;
  fetchedAt: Date;
  receivedBy: string;
}

/** Keeps a file as it came; the same bytes for the same quarter and status are kept once. Returns its id. */
export async function keepRateFile(
  scope: SystemScope,
  { quarter, bytes, ...file }: NewRateFile,
): Promise<string> {
  const key = { quarterKey: quarterKey(quarter), sha256: file.sha256, matrixStatus: file.matrixStatus };
  // Files are never altered, so nothing of an existing one may be touched: no upsert.
  await scope.db.rateFile.createMany({
    data: { ...key, ...file, bytes: Uint8Array.from(bytes) },
    skipDuplicates: true,
  });
  const kept = await scope.db.rateFile.findUniqueOrThrow({
    where: { quarterKey_sha256_matrixStatus: key },
    select: { id: true },
  });
  return kept.id;
}

export async function findRateFile(scope: SystemScope, id: string): Promise<RateFileRecord | null> {
  return scope.db.rateFile.findUnique({ where: { id } });
}

export type RateFileFacts = Pick<
  RateFile,
  'id' | 'quarterKey' | 'format' | 'fileName' | 'source' | 'matrixStatus' | 'receivedAt' | 'receivedBy'
>;

/** Files that came after what is in force for their quarter and were never published: they wait for a person. */
export const listWaitingRateFiles = (scope: SystemScope): Promise<RateFileFacts[]> =>
  scope.db.$queryRaw<RateFileFacts[]>`
    SELECT f."id", f."quarterKey", f."format", f."fileName", f."source", f."matrixStatus"::text AS "matrixStatus", f."receivedAt", f."receivedBy"
      FROM "rate_file" f LEFT JOIN "rate_quarter" q ON q."key" = f."quarterKey"
     WHERE f."format" <> 'seed' AND (q."publishedAt" IS NULL OR f."receivedAt" > q."publishedAt")
       AND NOT EXISTS (SELECT 1 FROM "rate_publication" p WHERE p."fileId" = f."id")
     ORDER BY f."receivedAt" DESC LIMIT 50`;

/** Publications of one quarter wait for each other; released when the transaction ends. */
export async function lockRateQuarter(scope: SystemScope, quarter: Quarter): Promise<void> {
  await scope.db.$executeRaw`SELECT pg_advisory_xact_lock(7275, ${quarterKey(quarter)}::int)`;
}

export interface NewPublication {
  info: RateQuarterInfo;
  rows: readonly RateRow[];
  changes: readonly RowChange[];
  kind: 'seed' | 'import' | 'rollback';
  fileId: string;
  sha256: string;
  revision: number;
  publishedAt: Date;
  publishedBy: string;
  findings: readonly Finding[];
  confirmed: boolean;
}

/**
 * Puts rows into force: the quarter, its rates (the ids of cells that stay are kept) and the history, in the transaction of
 * the scope. The caller holds the quarter's lock and has counted the revision.
 */
export async function putRatesIntoForce(scope: SystemScope, publication: NewPublication): Promise<void> {
  const { info, rows, changes, revision, sha256, publishedAt } = publication;
  const key = quarterKey(info.quarter);
  const figure = (value: number | null) => (value === null ? null : rateFigureText(value));
  const state = {
    tier: info.tier,
    matrixStatus: info.matrixStatus,
    finalOn: info.finalOn === null ? null : new Date(info.finalOn),
    checkedOn: new Date(info.checkedOn),
    usdToCad: figure(info.usdToCadTenThousandths),
    cadToUsd: figure(info.cadToUsdTenThousandths),
    exchangeConfidence: info.exchangeConfidence,
    note: info.note,
    fuels: [...new Set(rows.map((row) => row.fuel))].sort((a, b) => fuelOrder(a) - fuelOrder(b)),
    revision,
    sha256,
    publishedAt,
  };
  await scope.db.rateQuarter.upsert({ where: { key }, create: { key, ...state }, update: state });
  await replaceRows(scope, key, rows, revision === 1);
  const { id } = await scope.db.ratePublication.create({
    data: {
      quarterKey: key,
      revision,
      kind: publication.kind,
      fileId: publication.fileId,
      publishedAt,
      publishedBy: publication.publishedBy,
      quarterInfo: asJson(info),
      rows: asJson(rows),
      findings: asJson(publication.findings),
      confirmed: publication.confirmed,
    },
    select: { id: true },
  });
  if (changes.length === 0) return;
  await scope.db.rateChange.createMany({
    data: changes.map(({ before, after }) => {
      const { fuel, jurisdiction, effectiveFrom } = (after ?? before)!;
      const sides = {
        ...(before ? { before: asJson(before) } : {}),
        ...(after ? { after: asJson(after) } : {}),
      };
      return { publicationId: id, fuel, jurisdiction, effectiveFrom: new Date(effectiveFrom), ...sides };
    }),
  });
}

/** All rows go over as one parameter: six hundred rows are one statement, not six hundred. */
async function replaceRows(
  scope: SystemScope,
  key: number,
  rows: readonly RateRow[],
  isNew: boolean,
): Promise<void> {
  const records = JSON.stringify(
    rows.map(({ fuel, jurisdiction, effectiveFrom, usd, cad, unit, status, confidence, source }) => ({
      fuel,
      jurisdiction,
      effectiveFrom,
      rateUsd: rateFigureText(usd.rateTenThousandths),
      surchargeUsd: rateFigureText(usd.surchargeTenThousandths),
      rateCad: rateFigureText(cad.rateTenThousandths),
      surchargeCad: rateFigureText(cad.surchargeTenThousandths),
      unit,
      status,
      confidence,
      source,
    })),
  );
  if (!isNew)
    await scope.db.$executeRaw`
    DELETE FROM rate WHERE "quarterKey" = ${key} AND NOT EXISTS (
      SELECT 1 FROM jsonb_to_recordset(${records}::jsonb) AS new(fuel text, jurisdiction text, "effectiveFrom" date)
      WHERE new.fuel = rate.fuel AND new.jurisdiction = rate.jurisdiction AND new."effectiveFrom" = rate."effectiveFrom")`;
  await scope.db.$executeRaw`
    INSERT INTO rate ("quarterKey", fuel, jurisdiction, "effectiveFrom", "rateUsd", "surchargeUsd", "rateCad", "surchargeCad",
                      unit, status, confidence, source)
    SELECT ${key}, new.* FROM jsonb_to_recordset(${records}::jsonb) AS new(
      fuel text, jurisdiction text, "effectiveFrom" date, "rateUsd" numeric, "surchargeUsd" numeric, "rateCad" numeric,
      "surchargeCad" numeric, unit text, status rate_status, confidence rate_confidence, source text)
    ON CONFLICT ("quarterKey", fuel, jurisdiction, "effectiveFrom") DO UPDATE SET
      "rateUsd" = excluded."rateUsd", "surchargeUsd" = excluded."surchargeUsd", "rateCad" = excluded."rateCad",
      "surchargeCad" = excluded."surchargeCad", unit = excluded.unit, status = excluded.status,
      confidence = excluded.confidence, source = excluded.source`;
}

export interface PublicationRecord {
  revision: number;
  kind: 'seed' | 'import' | 'rollback';
  fileId: string;
  fileName: string;
  sha256: string;
  publishedAt: Date;
  publishedBy: string;
  matrixStatus: MatrixStatus;
  confirmed: boolean;
  changeCount: number;
}

/** What was ever put into force for a quarter, newest first. */
export async function findPublications(scope: SystemScope, quarter: Quarter): Promise<PublicationRecord[]> {
  const records = await scope.db.ratePublication.findMany({
    where: { quarterKey: quarterKey(quarter) },
    orderBy: { revision: 'desc' },
    select: {
      revision: true,
      kind: true,
      fileId: true,
      publishedAt: true,
      publishedBy: true,
      confirmed: true,
      file: { select: { fileName: true, sha256: true, matrixStatus: true } },
      _count: { select: { changes: true } },
    },
  });
  return records.map(({ file, _count, ...record }) => ({ ...record, ...file, changeCount: _count.changes }));
}

export interface PublishedState {
  info: RateQuarterInfo;
  rows: RateRow[];
  fileId: string;
  sha256: string;
}

/** The whole state that one publication put into force, to put it into force again. */
export async function findPublishedState(
  scope: SystemScope,
  quarter: Quarter,
  revision: number,
): Promise<PublishedState | null> {
  const record = await scope.db.ratePublication.findUnique({
    where: { quarterKey_revision: { quarterKey: quarterKey(quarter), revision } },
    include: { file: { select: { sha256: true } } },
  });
  if (!record) return null;
  return {
    info: record.quarterInfo as unknown as RateQuarterInfo,
    rows: record.rows as unknown as RateRow[],
    fileId: record.fileId,
    sha256: record.file.sha256,
  };
}

/** The hash and origin of what each quarter shows now, by quarter key: how a seed knows what it has to do. */
export async function findCurrentOrigins(
  scope: Scope,
): Promise<Map<number, { sha256: string; kind: string }>> {
  const records = await scope.db.$queryRaw<{ key: number; sha256: string; kind: string }[]>`
    SELECT quarter.key, quarter.sha256, publication.kind::text
    FROM rate_quarter AS quarter
    JOIN rate_publication AS publication
      ON publication."quarterKey" = quarter.key AND publication.revision = quarter.revision`;
  return new Map(records.map(({ key, ...origin }) => [key, origin]));
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
