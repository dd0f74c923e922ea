/** Distances as a carrier writes and reads them. What is stored stays tenths of a mile. */
import {
  convertDistance,
  distanceUnitOf,
  type DistanceUnit,
  type UnitSystem,
} from '~/engine/units/conversion';
import type { FieldErrors } from '~/engine/result';
import { parseDecimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';
import { formatTenths } from '~/engine/units/format';
import { parseTenthMiles, tenthMilesText } from './odometer';

export const unitOfCarrier = (carrier: { units: UnitSystem }): DistanceUnit => distanceUnitOf(carrier.units);

export const unitShort = (unit: DistanceUnit): 'mi' | 'km' => (unit === 'mile' ? 'mi' : 'km');
export const unitWord = (unit: DistanceUnit): 'miles' | 'kilometers' =>
  unit === 'mile' ? 'miles' : 'kilometers';

/**
 * What was typed in the carrier's unit, as miles for a use case: "100000" kilometers is "62137.1". What is no distance
 * stays as it is, for the use case to refuse.
 */
export function typedAsMiles(typed: unknown, unit: DistanceUnit): unknown {
  const isText = typeof typed === 'string' || typeof typed === 'number';
  if (unit === 'mile' || !isText || parseTenthMiles(typed) == null) return typed;
  const value = parseDecimal(typeof typed === 'string' ? typed.trim() : typed);
  return value ? roundHalfUp(convertDistance({ value, unit }, 'mile'), 1).toFixed(1) : typed;
}

/**
 * Tenths of a kilometer of tenths of a mile. A tenth of a mile is finer than half a kilometer: whole kilometers, which
 * odometers show, come back as they were typed.
 */
export function tenthsIn(tenthMiles: number, unit: DistanceUnit): number {
  if (unit === 'mile') return tenthMiles;
  const tenths = convertDistance({ value: tenthMiles, unit: 'mile' }, 'km');
  const whole = roundHalfUp(tenths.dividedBy(10));
  const back = roundHalfUp(convertDistance({ value: whole.times(10), unit: 'km' }, 'mile'));
  return toSafeInteger(back.equals(tenthMiles) ? whole.times(10) : roundHalfUp(tenths));
}

/**
 * Tenths of the unit of a trip: what a person wrote is added up as it was written, what was routed or read off in tenths of a
 * mile. Three states of 101 km are 303 km, though each is kept as 62.8 miles.
 */
export function tripTenthsIn(
  rows: readonly ({ tenthMiles: number } & ({ manualTenthMiles: number | null } | { manual: boolean }))[],
  unit: DistanceUnit,
): number {
  const isWritten = (row: (typeof rows)[number]) =>
    'manual' in row ? row.manual : row.manualTenthMiles !== null;
  const measured = rows.filter((row) => !isWritten(row));
  const written = rows.filter(isWritten);
  return (
    tenthsIn(
      measured.reduce((sum, row) => sum + row.tenthMiles, 0),
      unit,
    ) + written.reduce((sum, row) => sum + tenthsIn(row.tenthMiles, unit), 0)
  );
}

/** As a form shows it: "100000", "497.1"; empty for nothing. */
export const distanceText = (tenthMiles: number | null, unit: DistanceUnit): string =>
  tenthMilesText(tenthMiles === null ? null : tenthsIn(tenthMiles, unit));

/** As a page shows it: "62,137.1". */
export const formatDistance = (tenthMiles: number, unit: DistanceUnit): string =>
  formatTenths(tenthsIn(tenthMiles, unit));

/** As a program reads it; null for nothing. */
export const distanceNumber = (tenthMiles: number | null, unit: DistanceUnit): number | null =>
  tenthMiles === null ? null : tenthsIn(tenthMiles, unit) / 10;

/** The trip form with its readings in miles. */
export const readingsAsMiles = <
  T extends { odometerStart: unknown; odometerEnd: unknown; stateLines: unknown },
>(
  values: T,
  unit: DistanceUnit,
): T =>
  unit === 'mile'
    ? values
    : {
        ...values,
        odometerStart: typedAsMiles(values.odometerStart, unit),
        odometerEnd: typedAsMiles(values.odometerEnd, unit),
        stateLines: Array.isArray(values.stateLines)
          ? (values.stateLines as { odometer: unknown }[]).map((line) => ({
              ...line,
              odometer: typedAsMiles(line.odometer, unit),
            }))
          : values.stateLines,
      };

/** The table of miles with its figures in miles. */
export const correctionsAsMiles = <T extends { miles?: unknown; exemptMiles?: unknown }>(
  rows: readonly T[],
  unit: DistanceUnit,
): T[] =>
  rows.map((row) =>
    unit === 'mile'
      ? row
      : {
          ...row,
          miles: typedAsMiles(row.miles, unit),
          exemptMiles: typedAsMiles(row.exemptMiles, unit),
        },
  );

/** What a rule says about miles, to a carrier that writes kilometers. A place called Miles keeps its name. */
export const saidIn = (unit: DistanceUnit, message: string): string =>
  unit === 'mile'
    ? message
    : message
        .replace('10,000 miles', '16,093 kilometers')
        .replace(/^Miles(?= is a number)/, 'Kilometers')
        .replace(/\bmiles\b/g, 'kilometers');

export const errorsIn = (unit: DistanceUnit, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, messages.map((text) => saidIn(unit, text))]),
  );
