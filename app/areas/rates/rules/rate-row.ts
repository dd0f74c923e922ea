import type { LocalDate } from '~/engine/calendar/local-date';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { DEFAULT_FUEL_TYPE, FUEL_TYPES, type FuelType } from '~/engine/ifta/fuel-types';
import type { RateUnit } from '~/engine/jurisdictions/published-rate';

/**
 * How far a rate may be trusted. `final`: the official matrix after its final date. `preliminary`: before it.
 * `reconstructed`: computed from other sources, to be checked before filing. `missing`: there is a rate, we do not know it.
 */
export const RATE_STATUSES = ['final', 'preliminary', 'reconstructed', 'missing'] as const;
export type RateStatus = (typeof RATE_STATUSES)[number];

export const RATE_CONFIDENCES = [
  'two_source',
  'single_source',
  'conflicting',
  'derived',
  'derived_uncertain',
] as const;
export type RateConfidence = (typeof RATE_CONFIDENCES)[number];

/** One currency's two figures, in ten-thousandths; null is "no rate published", which is not zero. */
export interface RatePrice {
  readonly rateTenThousandths: number | null;
  readonly surchargeTenThousandths: number | null;
}

export const NO_PRICE: RatePrice = { rateTenThousandths: null, surchargeTenThousandths: null };

/**
 * One jurisdiction and fuel from a day on. Both published numbers are kept: the matrix converts one into the other with
 * the quarter's exchange rate, and its rounding cannot be reproduced.
 */
export interface MatrixRow {
  readonly jurisdiction: string;
  readonly fuel: FuelType;
  /** The quarter's first day, or the day of a change inside the quarter. */
  readonly effectiveFrom: LocalDate;
  /** US$ per US gallon (or per mile, kWh, ...). */
  readonly usd: RatePrice;
  /** C$ per liter (or per kilometer, kWh, ...). */
  readonly cad: RatePrice;
  readonly unit: RateUnit;
}

export interface RateRow extends MatrixRow {
  readonly status: RateStatus;
  readonly confidence: RateConfidence | null;
  readonly source: string;
}

/** The number the jurisdiction itself legislates: C$ for provinces, US$ for states. The other one moves with the exchange rate. */
export function legislatedPrice(row: MatrixRow): RatePrice {
  return jurisdictionByCode(row.jurisdiction)?.country === 'CA' ? row.cad : row.usd;
}

/** Whether any figure is in the row. */
export function hasFigure(row: MatrixRow): boolean {
  return [row.usd, row.cad].some(
    (price) => price.rateTenThousandths !== null || price.surchargeTenThousandths !== null,
  );
}

/** Identity of a row inside its quarter. */
export function rateRowKey(row: Pick<MatrixRow, 'jurisdiction' | 'fuel' | 'effectiveFrom'>): string {
  return `${row.fuel}/${row.jurisdiction}/${row.effectiveFrom}`;
}

/** By fuel, then states before provinces, then code, then date: the order of our files and tables. */
export function compareRateRows(a: MatrixRow, b: MatrixRow): number {
  return (
    fuelOrder(a.fuel) - fuelOrder(b.fuel) ||
    countryOrder(a.jurisdiction) - countryOrder(b.jurisdiction) ||
    (a.jurisdiction < b.jurisdiction ? -1 : a.jurisdiction > b.jurisdiction ? 1 : 0) ||
    (a.effectiveFrom < b.effectiveFrom ? -1 : a.effectiveFrom > b.effectiveFrom ? 1 : 0)
  );
}

/** Diesel first, since most returns have no other fuel, then the columns of the matrix. */
export function fuelOrder(fuel: FuelType): number {
  return fuel === DEFAULT_FUEL_TYPE ? -1 : FUEL_TYPES.indexOf(fuel);
}

function countryOrder(code: string): number {
  return jurisdictionByCode(code)?.country === 'CA' ? 1 : 0;
}
