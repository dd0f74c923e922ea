/**
 * Distances and fuel quantities with their unit. The entered value and unit are kept by the caller;
 * a quantity is converted once, with the exact factors, and rounded only on the return line.
 */
import { Decimal, decimal, type DecimalInput } from './decimal';

/** Liters in one US gallon, exact by definition (231 cubic inches). */
export const LITERS_PER_US_GALLON = new Decimal('3.785411784');
/** Kilometers in one international mile, exact by definition. */
export const KILOMETRES_PER_MILE = new Decimal('1.609344');

/** `us`: miles, US gallons, US$. `metric`: kilometers, liters, C$ (returns of Canadian base jurisdictions). */
export type UnitSystem = 'us' | 'metric';

export type DistanceUnit = 'mile' | 'km';

/**
 * What a fuel quantity is measured in. Gallon and litre convert into each other. The others are different
 * physical quantities and convert into nothing: `gge`/`dge` are energy equivalents of a gallon of gasoline or
 * diesel, `kwh`, `kg` and `m3` are energy, mass and volume of gas.
 */
export type FuelUnit = 'gallon' | 'litre' | 'gge' | 'dge' | 'kwh' | 'kg' | 'm3';

export interface DistanceQuantity {
  readonly value: DecimalInput;
  readonly unit: DistanceUnit;
}

export interface FuelQuantity {
  readonly value: DecimalInput;
  readonly unit: FuelUnit;
}

/** Thrown when fuel units of different kinds meet: kilowatt-hours never become gallons silently. */
export class UnitMismatchError extends Error {
  constructor(
    readonly from: FuelUnit,
    readonly to: FuelUnit,
  ) {
    super(`A quantity in ${from} cannot be turned into ${to}`);
    this.name = 'UnitMismatchError';
  }
}

/** The unit of distance on returns of this unit system. */
export function distanceUnitOf(system: UnitSystem): DistanceUnit {
  return system === 'us' ? 'mile' : 'km';
}

/** The unit of liquid fuel on returns of this unit system. */
export function liquidUnitOf(system: UnitSystem): 'gallon' | 'litre' {
  return system === 'us' ? 'gallon' : 'litre';
}

/** The distance in the wanted unit, exact and unrounded. Throws RangeError when the value is not a number. */
export function convertDistance(quantity: DistanceQuantity, to: DistanceUnit): Decimal {
  const value = decimal(quantity.value);
  if (quantity.unit === to) return value;
  return to === 'km' ? value.times(KILOMETRES_PER_MILE) : value.dividedBy(KILOMETRES_PER_MILE);
}

/** Whether a quantity in one unit can be expressed in the other without knowing more about the fuel. */
export function isConvertibleFuel(from: FuelUnit, to: FuelUnit): boolean {
  if (from === to) return true;
  return (from === 'gallon' || from === 'litre') && (to === 'gallon' || to === 'litre');
}

/** Whether a quantity can be said in gallons and liters. What has the energy of a gallon cannot. */
export const isVolume = (unit: FuelUnit): boolean => isConvertibleFuel(unit, 'gallon');

/**
 * Whether a truck drives about as far on one as on a gallon, which is enough to see that a fill or an average cannot be: volumes, and
 * what has the energy of a gallon (see the bands of `averageOf`). Nothing is converted by it.
 */
export const isGallonOrEquivalent = (unit: FuelUnit): boolean =>
  isVolume(unit) || unit === 'gge' || unit === 'dge';

/**
 * The fuel quantity in the wanted unit, exact and unrounded. Throws UnitMismatchError when the units measure
 * different things, RangeError when the value is not a number.
 */
export function convertFuel(quantity: FuelQuantity, to: FuelUnit): Decimal {
  const value = decimal(quantity.value);
  if (quantity.unit === to) return value;
  if (!isConvertibleFuel(quantity.unit, to)) throw new UnitMismatchError(quantity.unit, to);
  return to === 'litre' ? value.times(LITERS_PER_US_GALLON) : value.dividedBy(LITERS_PER_US_GALLON);
}
