/**
 * One cell of the IFTA tax matrix. Every cell carries two numbers, US$ per gallon and C$ per liter; the
 * conversion between them is not reproducible to the fourth decimal, so both are kept and none recomputed.
 */
import type { LocalDate } from '~/engine/calendar/local-date';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';

/**
 * `reconstructed`: from several sources, to be checked before filing; `preliminary`: not final yet; `entered`: by the carrier
 * itself, for its own returns.
 */
export type RateStatus = 'final' | 'preliminary' | 'reconstructed' | 'entered';

/**
 * What the published number is per. `gallon` is the matrix's own pair (US gallon / litre); `mile` is distance
 * (mile / kilometer); the others are the same unit in both columns.
 */
export type RateUnit = 'gallon' | 'gge' | 'dge' | 'kwh' | 'kg' | 'm3' | 'mile';

export interface PublishedRate {
  /** Two-letter code. */
  readonly jurisdiction: string;
  readonly fuelType: FuelType;
  /** Decimal text with the published digits, or null when the column has no rate. */
  readonly rateUsdPerGallon: string | null;
  readonly surchargeUsdPerGallon: string | null;
  readonly rateCadPerLitre: string | null;
  readonly surchargeCadPerLitre: string | null;
  readonly status: RateStatus;
  /** First day it applies, for changes inside a quarter; null from the quarter's first day. */
  readonly effectiveFrom: LocalDate | null;
  readonly unit: RateUnit;
}

/** A rate as one return line uses it: one currency, one unit. */
export interface LineRate {
  /** Decimal text in the return's currency; null: none is published, the line is not taxed by it. */
  readonly rate: string | null;
  readonly surcharge: string | null;
  readonly unit: RateUnit;
  readonly status: RateStatus;
}

/**
 * The column of a published rate that a return in this unit system uses. Undefined when only the other
 * column is known: the number is then missing, not zero, and is never converted.
 */
export function lineRateOf(published: PublishedRate, system: UnitSystem): LineRate | undefined {
  const us = { rate: published.rateUsdPerGallon, surcharge: published.surchargeUsdPerGallon };
  const metric = { rate: published.rateCadPerLitre, surcharge: published.surchargeCadPerLitre };
  const [own, other] = system === 'us' ? [us, metric] : [metric, us];
  if (own.rate === null && other.rate !== null) return undefined;
  if (own.surcharge === null && other.surcharge !== null) return undefined;
  return { ...own, unit: published.unit, status: published.status };
}

/** Cells of the matrix that are not per gallon, by its footnotes (ballots 3-2013 and 5-2015, state law). */
const NON_GALLON_CELLS: ReadonlyArray<
  readonly [jurisdiction: string, fuels: readonly FuelType[], unit: RateUnit]
> = [
  ['IN', ['electricity', 'hydrogen', 'hythane'], 'mile'],
  ['BC', ['lng'], 'kg'],
  ['BC', ['cng'], 'm3'],
  ['MB', ['lng', 'cng'], 'm3'],
  ['CA', ['lng'], 'dge'],
  ['WY', ['lng', 'propane'], 'dge'],
  ['VA', ['lng'], 'dge'],
  ['IL', ['lng', 'propane'], 'dge'],
  ['CA', ['cng'], 'gge'],
  ['WY', ['cng'], 'gge'],
  ['VA', ['cng', 'propane', 'methanol'], 'gge'],
  ['IL', ['cng'], 'gge'],
];

/** What the matrix cell of this jurisdiction and fuel is per. Electricity is per kilowatt-hour outside Indiana. */
export function rateUnitOf(jurisdiction: string, fuelType: FuelType): RateUnit {
  const noted = NON_GALLON_CELLS.find(([code, fuels]) => code === jurisdiction && fuels.includes(fuelType));
  if (noted) return noted[2];
  return fuelType === 'electricity' ? 'kwh' : 'gallon';
}

const CANADIAN_PER: Partial<Record<RateUnit, string>> = {
  gallon: 'liter',
  mile: 'kilometer',
  gge: 'liter equivalent',
  dge: 'liter equivalent',
};

/** What a figure of the matrix is per, in words: its C$ figures are per liter and kilometer where those in US$ are per gallon and mile. */
export const ratePer = (unit: RateUnit, currency: 'USD' | 'CAD'): string =>
  (currency === 'CAD' ? CANADIAN_PER[unit] : undefined) ?? unit;

export type RateUnitMatch = 'exact' | 'equivalent' | 'mismatch';

/**
 * Whether taxable fuel counted in `fuelUnit` may be multiplied by a rate per `rateUnit`. `equivalent`: allowed,
 * but the gallons must have been entered as energy equivalents. `mismatch`: must not be multiplied at all.
 */
export function matchRateUnit(rateUnit: RateUnit, fuelUnit: FuelUnit): RateUnitMatch {
  if (rateUnit === 'mile') return 'exact';
  const liquid = fuelUnit === 'gallon' || fuelUnit === 'litre';
  if (rateUnit === 'gallon') {
    if (liquid) return 'exact';
    return fuelUnit === 'gge' || fuelUnit === 'dge' ? 'equivalent' : 'mismatch';
  }
  if (rateUnit === fuelUnit) return 'exact';
  return (rateUnit === 'gge' || rateUnit === 'dge') && liquid ? 'equivalent' : 'mismatch';
}
