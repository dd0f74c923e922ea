/** Distances as a carrier writes and reads them. What is stored is tenths of a mile, with the kilometers that were written beside them. */
import {
  convertDistance,
  distanceUnitOf,
  type DistanceUnit,
  type UnitSystem,
} from '~/engine/units/conversion';
import type { Failure, FieldErrors, Result } from '~/engine/result';
import { roundHalfUp, toSafeInteger } from '~/engine/units/decimal';
import { formatTenths } from '~/engine/units/format';
import { Kilometers, parseTenthMiles, tenthMilesText, type Distance } from './odometer';

export const unitOfCarrier = (carrier: { units: UnitSystem }): DistanceUnit => distanceUnitOf(carrier.units);

export const unitShort = (unit: DistanceUnit): 'mi' | 'km' => (unit === 'mile' ? 'mi' : 'km');
export const unitWord = (unit: DistanceUnit): 'miles' | 'kilometers' =>
  unit === 'mile' ? 'miles' : 'kilometers';

/** What was typed in the carrier's unit, as a use case takes it. What is no distance stays as it is, for the use case to refuse. */
export function typedIn(typed: unknown, unit: DistanceUnit): unknown {
  const isText = typeof typed === 'string' || typeof typed === 'number';
  return unit === 'mile' || !isText || parseTenthMiles(typed) == null ? typed : new Kilometers(typed);
}

/** Tenths of the unit: the kilometers that were written (`typed`), else those of tenths of a mile, half up. */
export function tenthsIn(tenthMiles: number, unit: DistanceUnit, typed: number | null = null): number {
  if (unit === 'mile') return tenthMiles;
  if (typed !== null) return typed;
  return toSafeInteger(roundHalfUp(convertDistance({ value: tenthMiles, unit: 'mile' }, 'km')));
}

/** Whether what was written is what is kept, as it is shown in the unit of writing. */
export const isAsKept = (written: Distance, kept: Distance): boolean =>
  written.tenthKilometers === null
    ? written.tenthMiles === kept.tenthMiles
    : written.tenthKilometers === tenthsIn(kept.tenthMiles, 'km', kept.tenthKilometers);

/**
 * Tenths of the unit of a trip: what was written in kilometers is added up as it was written, all else in miles before it is
 * rounded. Three states of 101 km are 303 km, though each is kept as 62.8 miles.
 */
export function tripTenthsIn(
  rows: readonly { tenthMiles: number; tenthKilometers?: number | null }[],
  unit: DistanceUnit,
): number {
  const isWritten = (row: (typeof rows)[number]) => unit === 'km' && typeof row.tenthKilometers === 'number';
  const tenthMiles = rows.reduce((sum, row) => (isWritten(row) ? sum : sum + row.tenthMiles), 0);
  const kilometers = rows.reduce((sum, row) => (isWritten(row) ? sum + (row.tenthKilometers ?? 0) : sum), 0);
  return tenthsIn(tenthMiles, unit) + kilometers;
}

/** Tenths of the unit of the exempt part of a trip, what was written in kilometers as it was written. */
export function exemptTenthsIn(
  rows: readonly { exemptTenthMiles: number; exemptTenthKilometers: number | null }[],
  unit: DistanceUnit,
): number {
  const sum = (miles: number[]) => miles.reduce((total, tenths) => total + tenths, 0);
  const isWritten = (row: (typeof rows)[number]) => unit === 'km' && row.exemptTenthKilometers !== null;
  return (
    sum(rows.filter(isWritten).map((row) => row.exemptTenthKilometers ?? 0)) +
    tenthsIn(sum(rows.filter((row) => !isWritten(row)).map((row) => row.exemptTenthMiles)), unit)
  );
}

/** As a form shows it: "100000", "497.1"; empty for nothing. */
export const distanceText = (
  tenthMiles: number | null,
  unit: DistanceUnit,
  typed: number | null = null,
): string => tenthMilesText(tenthMiles === null ? null : tenthsIn(tenthMiles, unit, typed));

/** As a page shows it: "62,137.1". */
export const formatDistance = (tenthMiles: number, unit: DistanceUnit, typed: number | null = null): string =>
  formatTenths(tenthsIn(tenthMiles, unit, typed));

/** As a program reads it; null for nothing. */
export const distanceNumber = (
  tenthMiles: number | null,
  unit: DistanceUnit,
  typed: number | null = null,
): number | null => (tenthMiles === null ? null : tenthsIn(tenthMiles, unit, typed) / 10);

/** The trip form with its readings in the unit they were typed in. */
export const readingsIn = <T extends { odometerStart: unknown; odometerEnd: unknown; stateLines: unknown }>(
  values: T,
  unit: DistanceUnit,
): T =>
  unit === 'mile'
    ? values
    : {
        ...values,
        odometerStart: typedIn(values.odometerStart, unit),
        odometerEnd: typedIn(values.odometerEnd, unit),
        stateLines: Array.isArray(values.stateLines)
          ? (values.stateLines as { odometer: unknown }[]).map((line) => ({
              ...line,
              odometer: typedIn(line.odometer, unit),
            }))
          : values.stateLines,
      };

/** The table of miles with its figures in the unit they were typed in. */
export const correctionsIn = <T extends { miles?: unknown; exemptMiles?: unknown }>(
  rows: readonly T[],
  unit: DistanceUnit,
): T[] =>
  rows.map((row) =>
    unit === 'mile'
      ? row
      : {
          ...row,
          miles: typedIn(row.miles, unit),
          exemptMiles: typedIn(row.exemptMiles, unit),
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

/** A refusal in the words of who reads kilometers. */
export const failureIn = (unit: DistanceUnit, failure: Failure): Failure =>
  failure.kind === 'invalid' && failure.fields
    ? { ...failure, message: saidIn(unit, failure.message), fields: errorsIn(unit, failure.fields) }
    : { ...failure, message: saidIn(unit, failure.message) };

/** An answer whose refusal is in the words of who reads kilometers. */
export const resultIn = <T>(unit: DistanceUnit, result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, failure: failureIn(unit, result.failure) };
