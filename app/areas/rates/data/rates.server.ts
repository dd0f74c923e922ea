import type { FuelType } from '~/engine/ifta/fuel-types';
import type { RateUnit } from '~/engine/jurisdictions/published-rate';
import { parseQuarterKey, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { RateQuarterInfo } from '~/areas/rates/rules/rate-quarter';
import type { RateConfidence, RateRow, RateStatus } from '~/areas/rates/rules/rate-row';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { RateQuarter } from '~/platform/database/generated/prisma/client';
import type { Scope } from '~/platform/database/scope.server';

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
  return records.map(toPublishedQuarter);
}

/** The quarters that have rates, newest first. */
export async function listPublishedQuarterKeys(scope: Scope): Promise<number[]> {
  const rows = await scope.db.$queryRaw<
    { key: number }[]
  >`/* prepared */ SELECT "key" FROM "rate_quarter" ORDER BY "key" DESC`;
  return rows.map(({ key }) => key);
}

export async function findPublishedQuarter(scope: Scope, quarter: Quarter): Promise<PublishedQuarter | null> {
  const record = await scope.db.rateQuarter.findUnique({ where: { key: quarterKey(quarter) } });
  return record && toPublishedQuarter(record);
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
  quarterRevision: number;
}

/** The rates of one quarter as they stood at a revision; 0 where the quarter has none. */
interface KnownRates {
  revision: number;
  rates: readonly StoredRate[];
}

/** What was read of each database, by quarter and fuel: a publication raises the revision, so nothing here grows old. */
const knownRates = new WeakMap<object, Map<string, KnownRates>>();
const MOST_KNOWN = 400;

export interface RatesOptions {
  /** Of this fuel alone. */
  fuel?: FuelType | undefined;
  /** The revisions of the quarters, where they have just been read: rates that are known are then not asked about. */
  revisions?: ReadonlyMap<number, number>;
}

/**
 * The rates of these quarters, of one fuel or of all, in no particular order. Figures come as integers in ten-thousandths,
 * so that no float and no decimal object is between the table and the page. One query: for the rates, or, where they
 * have been read before, for their revisions. Inside a transaction, which may see what is never published, nothing is kept.
 */
export async function findRates(
  scope: Scope,
  quarterKeys: readonly number[],
  { fuel, revisions }: RatesOptions = {},
): Promise<StoredRate[]> {
  const keys = [...new Set(quarterKeys)];
  if (keys.length === 0) return [];
  if (!('$transaction' in scope.db))
    return (await readRates(scope, ofQuarters(keys, fuel))).map(({ rate }) => rate);
  const known = knownRates.get(scope.db) ?? new Map<string, KnownRates>();
  knownRates.set(scope.db, known);
  const nameOf = (key: number) => `${key} ${fuel ?? ''}`;
  const found = new Map(
    keys.flatMap((key): [number, KnownRates][] => {
      const entry = known.get(nameOf(key));
      return entry ? [[key, entry]] : [];
    }),
  );
  const missing = found.size === keys.length ? await movedSince(scope, found, revisions) : keys;
  if (missing.length > 0) {
    const read = await readRates(scope, ofQuarters(missing, fuel));
    if (known.size >= MOST_KNOWN) known.clear();
    for (const key of missing) {
      const ofKey = read.filter(({ rate }) => rate.quarterKey === key);
      const entry = {
        revision: ofKey[0]?.revision ?? 0,
        rates: ofKey.map(({ rate }) => Object.freeze(rate)),
      };
      found.set(key, entry);
      known.set(nameOf(key), entry);
    }
  }
  return [...found.values()].flatMap(({ rates }) => rates);
}

const ofQuarters = (keys: readonly number[], fuel?: FuelType): Prisma.Sql =>
  Prisma.sql`"quarterKey" = ANY(${[...keys]}::int[]) ${fuel ? Prisma.sql`AND fuel = ${fuel}` : Prisma.empty}`;

/** Those of the quarters that have been published anew. */
async function movedSince(
  scope: Scope,
  found: ReadonlyMap<number, KnownRates>,
  revisions?: ReadonlyMap<number, number>,
): Promise<number[]> {
  const now = revisions ?? (await readRevisions(scope, [...found.keys()]));
  return [...found].filter(([key, { revision }]) => (now.get(key) ?? 0) !== revision).map(([key]) => key);
}

async function readRevisions(scope: Scope, keys: readonly number[]): Promise<Map<number, number>> {
  const rows = await scope.db.$queryRaw<{ key: number; revision: number }[]>`/* prepared */
    SELECT "key", "revision" FROM "rate_quarter" WHERE "key" = ANY(${[...keys]}::int[])`;
  return new Map(rows.map(({ key, revision }) => [key, revision]));
}

/** One rate; null where there is none of this id. */
export async function findRate(scope: Scope, id: number): Promise<StoredRate | null> {
  const [{ rate } = { rate: null }] = await readRates(scope, Prisma.sql`id = ${id}`);
  return rate;
}

/** Every rate of these jurisdictions, the oldest first. */
export async function findRatesOf(scope: Scope, codes: readonly string[]): Promise<StoredRate[]> {
  const found = await readRates(
    scope,
    Prisma.sql`jurisdiction = ANY(${[...codes]}::char(2)[]) ORDER BY "effectiveFrom", fuel`,
  );
  return found.map(({ rate }) => rate);
}

/** The members and quarters whose every rate is missing. */
export async function findUnknownQuarters(
  scope: Scope,
): Promise<{ jurisdiction: string; quarterKey: number }[]> {
  return scope.db.$queryRaw`SELECT jurisdiction, "quarterKey" FROM rate
    GROUP BY jurisdiction, "quarterKey" HAVING bool_and(status = 'missing')`;
}

async function readRates(scope: Scope, only: Prisma.Sql): Promise<{ rate: StoredRate; revision: number }[]> {
  const rows = await scope.db.$queryRaw<RawRate[]>`
    SELECT id, "quarterKey", fuel, jurisdiction, "effectiveFrom"::text, ("rateUsd" * 10000)::int AS "rateUsd",
           ("surchargeUsd" * 10000)::int AS "surchargeUsd", ("rateCad" * 10000)::int AS "rateCad",
           ("surchargeCad" * 10000)::int AS "surchargeCad", unit, status::text, confidence::text, source,
           (SELECT "revision" FROM "rate_quarter" WHERE "key" = "quarterKey") AS "quarterRevision"
    FROM rate WHERE ${only}`;
  return rows.map(({ rateUsd, surchargeUsd, rateCad, surchargeCad, quarterRevision, ...row }) => ({
    rate: {
      ...row,
      usd: { rateTenThousandths: rateUsd, surchargeTenThousandths: surchargeUsd },
      cad: { rateTenThousandths: rateCad, surchargeTenThousandths: surchargeCad },
    },
    revision: quarterRevision,
  }));
}

export function toPublishedQuarter(record: RateQuarter): PublishedQuarter {
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
