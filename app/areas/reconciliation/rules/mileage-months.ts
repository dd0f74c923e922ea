import { tenthsIn } from '~/areas/trips/rules/distance-text';
import {
  drivenBetween,
  type DatedReading,
  type OdometerReplacement,
} from '~/areas/equipment/rules/odometer-replacements';
import { lengthBeyond } from '~/areas/trips/rules/odometer';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { DistanceUnit } from '~/engine/units/conversion';

/** The sources of miles by state of a truck. An odometer says how far and not where: it checks the one that counts. */
export const MILEAGE_SOURCES = ['trips', 'positions'] as const;
export type MileageSource = (typeof MILEAGE_SOURCES)[number];

export const isMileageSource = (text: string): text is MileageSource =>
  MILEAGE_SOURCES.some((source) => source === text);

/** What a trip recorded here is: plain miles, personal ones, which count like all others, or exempt ones. */
export const ADDED_KINDS = ['trip', 'personal', 'exempt'] as const;
export type AddedKind = (typeof ADDED_KINDS)[number];

/** The records of a truck in a month, as they were read. Tenths of a mile, thousandths of a gallon. */
export interface MonthRecords {
  /** "2026-07" */
  month: string;
  /** Trips that were entered or imported with their own miles; trips made of positions; trips recorded here. */
  tripTenths: number;
  positionTenths: number;
  addedTenths: number;
  /** What the return counts. */
  countedTenths: number;
  gallonsThousandths: number;
  /** What of each source was written in kilometers: those tenths of a mile, and the tenths of a kilometer that were written. */
  written: Written;
  /** First and last odometer reading of the month; null without one. */
  firstReading: DatedReading | null;
  lastReading: DatedReading | null;
}

export type SourceName = 'trip' | 'position' | 'added' | 'counted';
type Written = Record<SourceName, { tenthMiles: number; tenthKilometers: number }>;

/** Something of each source. */
export const bySource = <T>(of: (source: SourceName) => T): Record<SourceName, T> => ({
  trip: of('trip'),
  position: of('position'),
  added: of('added'),
  counted: of('counted'),
});

export const NOTHING_WRITTEN: Written = bySource(() => ({ tenthMiles: 0, tenthKilometers: 0 }));

export interface MileageMonth extends Omit<MonthRecords, 'firstReading' | 'lastReading'> {
  /** From the last reading before the month, else from its first, to its last; null without two readings in order. */
  odometerTenths: number | null;
  /** The same of readings that were written in kilometers; null where one was not. */
  odometerTenthKilometers: number | null;
  /** The odometer less what counts: miles that nothing explains, or less than nothing. Null without an odometer. */
  differenceTenths: number | null;
  /** Miles that count for each gallon, in hundredths; null without either. */
  mpgHundredths: number | null;
}

const NO_WAY = { tenthMiles: 0, tenthKilometers: 0 };

const mpg = (tenths: number, gallonsThousandths: number): number | null =>
  tenths > 0 && gallonsThousandths > 0 ? Math.round((tenths * 10_000) / gallonsThousandths) : null;

/** The sources of each month side by side. `before` is the last reading before the first month; miles go over replaced odometers. */
export function compareMonths(
  months: readonly MonthRecords[],
  before: DatedReading | null,
  replacements: readonly OdometerReplacement[] = [],
): MileageMonth[] {
  let last = before;
  return months.map(({ firstReading, lastReading, ...month }) => {
    const start = last ?? firstReading;
    const driven = start && lastReading && drivenBetween(start, lastReading, replacements);
    const odometer = driven && lengthBeyond(driven, NO_WAY) > 0 ? driven : null;
    if (lastReading !== null) last = lastReading;
    const odometerTenths = odometer?.tenthMiles ?? null;
    return {
      ...month,
      odometerTenths,
      odometerTenthKilometers: odometer?.tenthKilometers ?? null,
      differenceTenths: odometerTenths === null ? null : odometerTenths - month.countedTenths,
      mpgHundredths: mpg(month.countedTenths, month.gallonsThousandths),
    };
  });
}

/** The quarter from its months. The odometer is known where a month has it. */
export function sumMonths(months: readonly MileageMonth[]): Omit<MileageMonth, 'month'> {
  const sum = (of: (month: MileageMonth) => number) => months.reduce((total, month) => total + of(month), 0);
  const read = months.filter(({ odometerTenths }) => odometerTenths !== null);
  const isWritten = read.length > 0 && read.every((month) => month.odometerTenthKilometers !== null);
  const countedTenths = sum((month) => month.countedTenths);
  const gallonsThousandths = sum((month) => month.gallonsThousandths);
  return {
    tripTenths: sum((month) => month.tripTenths),
    positionTenths: sum((month) => month.positionTenths),
    addedTenths: sum((month) => month.addedTenths),
    countedTenths,
    gallonsThousandths,
    written: bySource((source) => ({
      tenthMiles: sum(({ written }) => written[source].tenthMiles),
      tenthKilometers: sum(({ written }) => written[source].tenthKilometers),
    })),
    odometerTenths: read.length === 0 ? null : sum((month) => month.odometerTenths ?? 0),
    odometerTenthKilometers: isWritten ? sum((month) => month.odometerTenthKilometers ?? 0) : null,
    differenceTenths: read.length === 0 ? null : sum((month) => month.differenceTenths ?? 0),
    mpgHundredths: mpg(countedTenths, gallonsThousandths),
  };
}

/** Tenths of the unit: what was written in kilometers as it was written. */
export function monthTenthsIn(of: Omit<MileageMonth, 'month'>, unit: DistanceUnit) {
  const sums = bySource((source) => {
    const { tenthMiles, tenthKilometers } = of.written[source];
    const all = of[`${source}Tenths`];
    return unit === 'mile' ? all : tenthsIn(all - tenthMiles, unit) + tenthKilometers;
  });
  const odometer =
    of.odometerTenths === null ? null : tenthsIn(of.odometerTenths, unit, of.odometerTenthKilometers);
  const isWritten = of.odometerTenthKilometers !== null || of.written.counted.tenthKilometers > 0;
  const difference =
    of.differenceTenths === null || odometer === null
      ? null
      : unit === 'km' && isWritten
        ? odometer - sums.counted
        : Math.sign(of.differenceTenths) * tenthsIn(Math.abs(of.differenceTenths), unit);
  return { ...sums, odometer, difference };
}

/** Both sources have miles and nobody chose: all of them count until someone does. */
export const mustChoose = (
  { tripTenths, positionTenths }: Pick<MileageMonth, 'tripTenths' | 'positionTenths'>,
  chosen: unknown,
): boolean => chosen === null && tripTenths > 0 && positionTenths > 0;

/** A day on which something says that the truck ran. */
export interface TruckDay {
  day: LocalDate;
  counted: boolean;
  /** Days of trips, of positions and of fuel. */
  trips: boolean;
  positions: boolean;
  fuel: boolean;
}

/** Days on which something says that the truck ran, and no trip that counts does. */
export const missingDays = (days: readonly TruckDay[]): TruckDay[] => days.filter(({ counted }) => !counted);
