import type { FuelType } from '~/domain/ifta/fuel-types';
import type { RateUnit } from '~/domain/jurisdictions/published-rate';
import { parseQuarterKey, quarterKey, type Quarter } from '~/domain/calendar/quarter';
import type { RateQuarterInfo } from '~/domain/rates/rate-quarter';
import type { RateConfidence, RateRow, RateStatus } from '~/domain/rates/rate-row';
import { Prisma } from '../generated/prisma/client';
import type { RateQuarter } from '../generated/prisma/client';
import type { Scope } from '~/data/database/scope.server';

/** A quarter as it is published now. */
export interface PublishedQuarter extends RateQuarterInfo {
  /** Diesel first, then the columns of the matrix. */
  readonly fuels: readonly FuelType[];
  readonly revision: number;
  readonly sha256: string;
  readonly publishedAt: Date;
}

/** A row with its place in the table; the id stays the same through later publications. */
export interface StoredRate extends RateRow {
  readonly id: number;
  readonly quarterKey: number;
}

/** Every quarter that has rates, newest first. */
export async function findPublishedQuarters(scope: Scope): Promise<PublishedQuarter[]> {
  const records = await scope.db.rateQuarter.findMany({ orderBy: { key: 'desc' } });
  return records.map(publishedQuarter);
}

/** The quarters that have rates, newest first. */
export async function listPublishedQuarterKeys(scope: Scope): Promise<number[]> {
  const rows = await scope.db.$queryRaw<{ key: number }[]>`/* prepared */ SELECT "key" FROM "rate_quarter" ORDER BY "key" DESC`;
  return rows.map(({ key }) => key);
}

export async function findPublishedQuarter(scope: Scope, quarter: Quarter): Promise<PublishedQuarter | null> {
  const record = await scope.db.rateQuarter.findUnique({ where: { key: quarterKey(quarter) } });
  return record && publishedQuarter(record);
}

interface RawRate {
  id: number;
  quarterKey: number;
  fuel: FuelType;
  jurisdiction: string;
  effectiveFrom: string;
  rateUsd: number | null;
  surchargeUsd: number | null;
  rateCad: number | null;
  surchargeCad: number | null;
  unit: RateUnit;
  status: RateStatus;
  confidence: RateConfidence | null;
  source: string;
}

/** What was read of each database, by quarter, fuel and revision: a publication raises the revision, so nothing here grows old. */
const knownRates = new WeakMap<object, Map<string, readonly StoredRate[]>>();
const MOST_KNOWN = 400;

/**
 * The rates of these quarters, of one fuel or of all, in no particular order. Figures come as integers in ten-thousandths,
 * so that no float and no decimal object stands between the table and the page. One small query for the revisions, and one
 * for the quarters that are not known yet; inside a transaction, which may see what is never published, nothing is kept.
 */
export async function findRates(scope: Scope, quarterKeys: readonly number[], fuel?: FuelType): Promise<StoredRate[]> {
  if (quarterKeys.length === 0) return [];
  if (!('$transaction' in scope.db)) return ratesOf(scope, quarterKeys, fuel);
  const revisions = await scope.db.$queryRaw<{ key: number; revision: number }[]>`/* prepared */
    SELECT "key", "revision" FROM "rate_quarter" WHERE "key" = ANY(${[...quarterKeys]}::int[])`;
  const known = knownRates.get(scope.db) ?? new Map<string, readonly StoredRate[]>();
  knownRates.set(scope.db, known);
  const nameOf = ({ key, revision }: { key: number; revision: number }) => `${key} ${revision} ${fuel ?? ''}`;
  const missing = revisions.filter((one) => !known.has(nameOf(one)));
  const read = missing.length === 0 ? [] : await ratesOf(scope, missing.map(({ key }) => key), fuel);
  for (const one of missing) {
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(nameOf(one), read.filter((rate) => rate.quarterKey === one.key).map((rate) => Object.freeze(rate)));
  }
  return revisions.flatMap((one) => known.get(nameOf(one)) ?? []);
}

const ratesOf = (scope: Scope, quarterKeys: readonly number[], fuel?: FuelType): Promise<StoredRate[]> =>
  ratesWhere(scope, Prisma.sql`"quarterKey" = ANY(${[...quarterKeys]}::int[]) ${fuel ? Prisma.sql`AND fuel = ${fuel}` : Prisma.empty}`);

/** One rate; null where there is none of this id. */
export async function findRate(scope: Scope, id: number): Promise<StoredRate | null> {
  const [rate = null] = await ratesWhere(scope, Prisma.sql`id = ${id}`);
  return rate;
}

async function ratesWhere(scope: Scope, only: Prisma.Sql): Promise<StoredRate[]> {
  const rows = await scope.db.$queryRaw<RawRate[]>`
    SELECT id, "quarterKey", fuel, jurisdiction, "effectiveFrom"::text, ("rateUsd" * 10000)::int AS "rateUsd",
           ("surchargeUsd" * 10000)::int AS "surchargeUsd", ("rateCad" * 10000)::int AS "rateCad",
           ("surchargeCad" * 10000)::int AS "surchargeCad", unit, status::text, confidence::text, source
    FROM rate WHERE ${only}`;
  return rows.map(({ rateUsd, surchargeUsd, rateCad, surchargeCad, ...row }) => ({
    ...row,
    usd: { rateTenThousandths: rateUsd, surchargeTenThousandths: surchargeUsd },
    cad: { rateTenThousandths: rateCad, surchargeTenThousandths: surchargeCad },
  }));
}

function publishedQuarter(record: RateQuarter): PublishedQuarter {
  const quarter = parseQuarterKey(record.key);
  if (!quarter) throw new RangeError(`The quarter key ${record.key} is not one`);
  return {
    quarter,
    tier: record.tier,
    matrixStatus: record.matrixStatus,
    finalOn: record.finalOn && dayText(record.finalOn),
    checkedOn: dayText(record.checkedOn),
    usdToCadTenThousandths: record.usdToCad && record.usdToCad.times(10_000).toNumber(),
    cadToUsdTenThousandths: record.cadToUsd && record.cadToUsd.times(10_000).toNumber(),
    exchangeConfidence: record.exchangeConfidence,
    note: record.note,
    fuels: record.fuels as FuelType[],
    revision: record.revision,
    sha256: record.sha256,
    publishedAt: record.publishedAt,
  };
}

const dayText = (date: Date): string => date.toISOString().slice(0, 10);
