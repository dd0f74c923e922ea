import type { FuelType } from '~/engine/ifta/fuel-types';
import { legislatedPrice, NO_PRICE, rateRowKey, type RatePrice, type RateRow } from './rate-row';

type ComparableRow = Omit<RateRow, 'confidence' | 'source' | 'status'> & Partial<Pick<RateRow, 'status'>>;

/** One cell that differs between two quarters, in the currency the jurisdiction legislates. */
export interface QuarterChange {
  readonly jurisdiction: string;
  readonly fuel: FuelType;
  readonly before: RatePrice;
  readonly after: RatePrice;
  /** After minus before; null where either side has no rate. */
  readonly rateDifferenceTenThousandths: number | null;
  readonly surchargeDifferenceTenThousandths: number | null;
}

/**
 * What changed from the end of one quarter to the end of the next, for the fuels both have. Only the legislated number counts:
 * the other one moves with every exchange rate. A jurisdiction that either side does not know (`missing`) is left out.
 */
export function quarterChanges(
  before: readonly ComparableRow[],
  after: readonly ComparableRow[],
): QuarterChange[] {
  const old = lastPeriods(before);
  const current = lastPeriods(after);
  const shared = new Set(fuelsOf(after).filter((fuel) => fuelsOf(before).includes(fuel)));
  const changes: QuarterChange[] = [];
  for (const key of new Set([...current.keys(), ...old.keys()])) {
    const now = current.get(key);
    const was = old.get(key);
    const { jurisdiction, fuel } = (now ?? was)!;
    if (!shared.has(fuel) || now?.status === 'missing' || was?.status === 'missing') continue;
    const change = changeOf(
      jurisdiction,
      fuel,
      was ? legislatedPrice(was) : NO_PRICE,
      now ? legislatedPrice(now) : NO_PRICE,
    );
    if (change) changes.push(change);
  }
  return changes;
}

/** The difference of two prices as a change, or undefined where they are equal. */
export function changeOf(
  jurisdiction: string,
  fuel: FuelType,
  before: RatePrice,
  after: RatePrice,
): QuarterChange | undefined {
  const isEqual =
    before.rateTenThousandths === after.rateTenThousandths &&
    before.surchargeTenThousandths === after.surchargeTenThousandths;
  if (isEqual) return undefined;
  return {
    jurisdiction,
    fuel,
    before,
    after,
    rateDifferenceTenThousandths: difference(before.rateTenThousandths, after.rateTenThousandths),
    surchargeDifferenceTenThousandths: difference(
      before.surchargeTenThousandths,
      after.surchargeTenThousandths,
    ),
  };
}

/** One row of a quarter's own table that a publication adds, removes or alters. */
export interface RowChange {
  readonly key: string;
  readonly before: RateRow | null;
  readonly after: RateRow | null;
}

/** What publishing `after` in place of `before` does to the same quarter, row by row, status and source included. */
export function publicationChanges(before: readonly RateRow[], after: readonly RateRow[]): RowChange[] {
  const old = new Map(before.map((row) => [rateRowKey(row), row]));
  const current = new Map(after.map((row) => [rateRowKey(row), row]));
  const changes: RowChange[] = [];
  for (const [key, row] of current) {
    const was = old.get(key);
    if (!was || rowText(was) !== rowText(row)) changes.push({ key, before: was ?? null, after: row });
  }
  for (const [key, row] of old) if (!current.has(key)) changes.push({ key, before: row, after: null });
  return changes;
}

/** Whether any figure of the row moved, so that returns made with the old one must be recomputed. */
export function changesFigures({ before, after }: RowChange): boolean {
  return figuresText(before) !== figuresText(after);
}

function figuresText(row: RateRow | null): string {
  return row
    ? [row.usd, row.cad]
        .flatMap((price) => [price.rateTenThousandths, price.surchargeTenThousandths])
        .join('/') + row.unit
    : '';
}

function rowText(row: RateRow): string {
  return [figuresText(row), row.status, row.confidence ?? '', row.source].join('|');
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

function fuelsOf(rows: readonly ComparableRow[]): FuelType[] {
  return [...new Set(rows.map((row) => row.fuel))];
}

function lastPeriods(rows: readonly ComparableRow[]): Map<string, ComparableRow> {
  const last = new Map<string, ComparableRow>();
  for (const row of rows) {
    const key = `${row.fuel}/${row.jurisdiction}`;
    const other = last.get(key);
    if (!other || other.effectiveFrom < row.effectiveFrom) last.set(key, row);
  }
  return last;
}
