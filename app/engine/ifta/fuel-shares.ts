/**
 * Which fuels a truck's distance belongs to. A truck that burns one fuel puts all of it into that schedule; a
 * dual-fuel truck splits it by the share of each fuel (2014 IFTA/IRP Audit Workshop, appendix 1).
 */
import type { FuelUnit } from '~/engine/units/conversion';
import { Decimal, sumDecimals } from '~/engine/units/decimal';
import { FUEL_TYPES, type FuelType } from './fuel-types';

export interface FuelShare {
  readonly fuelType: FuelType;
  /** Exact, between 0 and 1; the shares of a truck add up to 1. */
  readonly share: Decimal;
}

export interface BurnedFuel {
  readonly fuelType: FuelType;
  readonly quantity: Decimal;
  readonly unit: FuelUnit;
}

/**
 * The shares of one truck. `declared` are the fuels it is listed with, main one first; `burned` what was put
 * into it in the quarter. Only quantities that measure the same thing (gallons, liters and gallon equivalents)
 * can be weighed against each other: energy, mass or gas volume beside liquid fuel takes no distance away from it.
 */
export function fuelShares(
  declared: readonly FuelType[],
  burned: readonly BurnedFuel[],
  fallback: FuelType,
): FuelShare[] {
  const types = FUEL_TYPES.filter(
    (type) =>
      declared.includes(type) ||
      burned.some((fuel) => fuel.fuelType === type && fuel.quantity.greaterThan(0)),
  );
  const main = declared[0] ?? types[0] ?? fallback;
  if (types.length <= 1) return [{ fuelType: main, share: new Decimal(1) }];

  const weights = types.map((type) => {
    const amounts = burned.filter((fuel) => fuel.fuelType === type && isComparable(fuel.unit));
    return { fuelType: type, weight: sumDecimals(amounts.map((fuel) => fuel.quantity)) };
  });
  const whole = sumDecimals(weights.map(({ weight }) => weight));
  if (whole.isZero()) return [{ fuelType: main, share: new Decimal(1) }];
  return weights
    .filter(({ weight }) => weight.greaterThan(0))
    .map(({ fuelType, weight }) => ({ fuelType, share: weight.dividedBy(whole) }));
}

function isComparable(unit: FuelUnit): boolean {
  return unit === 'gallon' || unit === 'litre' || unit === 'gge' || unit === 'dge';
}
