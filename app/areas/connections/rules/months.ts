import {
  addDays,
  daysInMonth,
  localDate,
  monthName,
  partsOfDate,
  type LocalDate,
} from '~/engine/calendar/local-date';
import { quarterKey, quarterMonths, type Quarter, type QuarterNumber } from '~/engine/calendar/quarter';
import type { TelematicsSystem } from './access';

/** Year and month as one number: 202610. Sorts by time. */
export const monthKey = (year: number, month: number): number => year * 100 + month;

export const partsOfMonth = (key: number): { year: number; month: number } => ({
  year: Math.floor(key / 100),
  month: key % 100,
});

/** "October 2026". */
export function monthLabel(key: number): string {
  const { year, month } = partsOfMonth(key);
  return `${monthName(month)} ${year}`;
}

export const firstDayOfMonth = (key: number): LocalDate => {
  const { year, month } = partsOfMonth(key);
  return localDate(year, month, 1);
};

export const lastDayOfMonth = (key: number): LocalDate => {
  const { year, month } = partsOfMonth(key);
  return localDate(year, month, daysInMonth(year, month));
};

/** The key of the quarter that a month belongs to. */
export const quarterKeyOfMonth = (key: number): number => {
  const { year, month } = partsOfMonth(key);
  return quarterKey({ year, quarter: (Math.floor((month - 1) / 3) + 1) as QuarterNumber });
};

export const monthOfDay = (day: LocalDate): number => {
  const { year, month } = partsOfDate(day);
  return monthKey(year, month);
};

const monthBefore = (key: number): number => monthOfDay(addDays(firstDayOfMonth(key), -1));

/** The months of a quarter that have begun. */
export const monthsOfQuarter = (quarter: Quarter, today: LocalDate): number[] =>
  quarterMonths(quarter)
    .map((month) => monthKey(quarter.year, month))
    .filter((key) => firstDayOfMonth(key) <= today);

/** The months that are pulled every night: the running one and the one before, whose figures may still be corrected. */
export function nightlyMonths(today: LocalDate): number[] {
  const running = monthOfDay(today);
  return [monthBefore(running), running];
}

/** Days after which a system no longer changes what it reported. Samsara says 72 hours; of the others nothing is known. */
const LAG_DAYS: Readonly<Record<TelematicsSystem, number>> = { samsara: 3, motive: 0, geotab: 0 };

/** The first day on which a month's figures are whole and settled. */
export const settledOn = (system: TelematicsSystem, key: number): LocalDate =>
  addDays(lastDayOfMonth(key), LAG_DAYS[system] + 1);
