/** The figures of a question in the units that the carrier reads. What is kept stays miles and gallons. */
import { convertDistance, convertFuel, distanceUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { Decimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';
import { formatTenths, formatWhole } from '~/engine/units/format';
import { formatDistance, tenthsIn, tripTenthsIn, unitWord } from '~/areas/trips/rules/distance-text';
import type { Distance } from '~/areas/trips/rules/odometer';

export interface Measures {
  /** "miles" */
  distanceWord: 'miles' | 'kilometers';
  /** "gallons" */
  fuelWord: 'gallons' | 'liters';
  /** "gallon", before a noun. */
  fuelUnit: 'gallon' | 'liter';
  /** "miles per gallon" */
  economyWord: 'miles per gallon' | 'kilometers per liter';
  /** Tenths of a mile or of a kilometer, `written` where it was written in kilometers. */
  inTenths: (tenthMiles: number, written?: number | null) => number;
  /** "1,234.5" */
  tenths: (tenthMiles: number, written?: number | null) => string;
  /** Tenths of the unit that a trip comes to, what was written in kilometers as it was written. */
  total: (trip: {
    tenthMiles: number | null;
    states: readonly { tenthMiles: number; tenthKilometers?: number | null }[];
  }) => number;
  /** From one reading of an odometer to a later one, as the difference of what both show: "100.0". */
  between: (from: Distance, to: Distance) => string;
  /** "1,235" */
  whole: (tenthMiles: number, written?: number | null) => string;
  /** The same of many distances, which are added up before they are rounded: a sum of `lengthOf`. */
  wholeLength: (tenthMillimeters: number) => string;
  /** What a distance adds to such a sum, in tenths of a millimeter: kilometers as they were written, all else as its miles. */
  lengthOf: (distance: { tenthMiles: number; tenthKilometers?: number | null }) => number;
  /** "250" of thousandths of a gallon. */
  fuel: (gallonsThousandths: number) => string;
  /** "6.31" of miles per gallon. */
  economy: (milesPerGallon: Decimal) => string;
  /** The same of what has the energy of a gallon, which is no volume: "10.15 kilometers per gallon equivalent". */
  equivalentEconomyWord: 'miles per gallon equivalent' | 'kilometers per gallon equivalent';
  equivalentEconomy: (milesPerGallon: Decimal) => string;
  /** Cents for the unit of fuel, of cents for a gallon. */
  cents: (centsPerGallon: number) => number;
}

/** Tenths of a millimeter in a tenth of a mile and in a tenth of a kilometer, both exact. */
const [OF_TENTH_MILE, OF_TENTH_KILOMETER] = [1_609_344, 1_000_000];

const wholeText = (value: Decimal): string => formatWhole(toSafeInteger(roundHalfUp(value)));

function measuresOf(system: UnitSystem): Measures {
  const distance = distanceUnitOf(system);
  const isMetric = system === 'metric';
  const fuel = (gallons: Decimal) =>
    isMetric ? convertFuel({ value: gallons, unit: 'gallon' }, 'litre') : gallons;
  const shown = ({ tenthMiles, tenthKilometers }: Distance) =>
    tenthsIn(tenthMiles, distance, tenthKilometers);
  const litersPerGallon = fuel(new Decimal(1));
  return {
    distanceWord: unitWord(distance),
    fuelWord: isMetric ? 'liters' : 'gallons',
    fuelUnit: isMetric ? 'liter' : 'gallon',
    economyWord: isMetric ? 'kilometers per liter' : 'miles per gallon',
    inTenths: (tenthMiles, written) => tenthsIn(tenthMiles, distance, written),
    tenths: (tenthMiles, written) => formatDistance(tenthMiles, distance, written),
    total: ({ tenthMiles, states }) =>
      isMetric && states.length > 0 ? tripTenthsIn(states, distance) : tenthsIn(tenthMiles ?? 0, distance),
    between: (from, to) => formatTenths(shown(to) - shown(from)),
    whole: (tenthMiles, written = null) =>
      wholeText(
        isMetric && written !== null
          ? new Decimal(written).dividedBy(10)
          : convertDistance({ value: new Decimal(tenthMiles).dividedBy(10), unit: 'mile' }, distance),
      ),
    wholeLength: (length) =>
      wholeText(new Decimal(length).dividedBy(10 * (isMetric ? OF_TENTH_KILOMETER : OF_TENTH_MILE))),
    lengthOf: ({ tenthMiles, tenthKilometers = null }) =>
      isMetric && tenthKilometers !== null
        ? tenthKilometers * OF_TENTH_KILOMETER
        : tenthMiles * OF_TENTH_MILE,
    fuel: (thousandths) => wholeText(fuel(new Decimal(thousandths).dividedBy(1000))),
    economy: (milesPerGallon) =>
      roundHalfUp(
        convertDistance({ value: milesPerGallon, unit: 'mile' }, distance).dividedBy(litersPerGallon),
        2,
      ).toFixed(2),
    equivalentEconomyWord: isMetric ? 'kilometers per gallon equivalent' : 'miles per gallon equivalent',
    equivalentEconomy: (milesPerGallon) =>
      roundHalfUp(convertDistance({ value: milesPerGallon, unit: 'mile' }, distance), 2).toFixed(2),
    cents: (perGallon) => toSafeInteger(roundHalfUp(new Decimal(perGallon).dividedBy(litersPerGallon))),
  };
}

export const MEASURES: Readonly<Record<UnitSystem, Measures>> = {
  us: measuresOf('us'),
  metric: measuresOf('metric'),
};
