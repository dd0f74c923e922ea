import type { LocalDate } from '~/engine/calendar/local-date';

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
  /** First and last odometer reading of the month; null without one. */
  firstReadingTenths: number | null;
  lastReadingTenths: number | null;
}

export interface MileageMonth extends Omit<MonthRecords, 'firstReadingTenths' | 'lastReadingTenths'> {
  /** From the last reading before the month, else from its first, to its last; null without two readings in order. */
  odometerTenths: number | null;
  /** The odometer less what counts: miles that nothing explains, or less than nothing. Null without an odometer. */
  differenceTenths: number | null;
  /** Miles that count for each gallon, in hundredths; null without either. */
  mpgHundredths: number | null;
}

const mpg = (tenths: number, gallonsThousandths: number): number | null =>
  tenths > 0 && gallonsThousandths > 0 ? Math.round((tenths * 10_000) / gallonsThousandths) : null;

/** The sources of each month side by side. `before` is the last reading before the first month. */
export function compareMonths(months: readonly MonthRecords[], before: number | null): MileageMonth[] {
  let last = before;
  return months.map(({ firstReadingTenths, lastReadingTenths, ...month }) => {
    const start = last ?? firstReadingTenths;
    const odometerTenths =
      start !== null && lastReadingTenths !== null && lastReadingTenths > start
        ? lastReadingTenths - start
        : null;
    if (lastReadingTenths !== null) last = lastReadingTenths;
    return {
      ...month,
      odometerTenths,
      differenceTenths: odometerTenths === null ? null : odometerTenths - month.countedTenths,
      mpgHundredths: mpg(month.countedTenths, month.gallonsThousandths),
    };
  });
}

/** The quarter from its months. The odometer is known where a month has it. */
export function sumMonths(months: readonly MileageMonth[]): Omit<MileageMonth, 'month'> {
  const sum = (of: (month: MileageMonth) => number) => months.reduce((total, month) => total + of(month), 0);
  const read = months.filter(({ odometerTenths }) => odometerTenths !== null);
  const countedTenths = sum((month) => month.countedTenths);
  const gallonsThousandths = sum((month) => month.gallonsThousandths);
  return {
    tripTenths: sum((month) => month.tripTenths),
    positionTenths: sum((month) => month.positionTenths),
    addedTenths: sum((month) => month.addedTenths),
    countedTenths,
    gallonsThousandths,
    odometerTenths: read.length === 0 ? null : sum((month) => month.odometerTenths ?? 0),
    differenceTenths: read.length === 0 ? null : sum((month) => month.differenceTenths ?? 0),
    mpgHundredths: mpg(countedTenths, gallonsThousandths),
  };
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
