import type { Quarter } from '~/engine/calendar/quarter';

/** The quarters of one year, the last one first. */
export function quartersOfYear(quarters: readonly Quarter[], year: number): Quarter[] {
  return quarters.filter((quarter) => quarter.year === year).sort((a, b) => b.quarter - a.quarter);
}

/** The years that have quarters, newest first. */
export function yearsOf(quarters: readonly Quarter[]): number[] {
  return [...new Set(quarters.map((quarter) => quarter.year))].sort((a, b) => b - a);
}

/**
 * What the rates page opens with: the newest year and the second quarter of its reversed list, because the first one is
 * usually still running and preliminary. A year with one quarter opens that one. Undefined without quarters.
 */
export function defaultRateQuarter(
  quarters: readonly Quarter[],
  year = yearsOf(quarters)[0],
): Quarter | undefined {
  if (year === undefined) return undefined;
  const [first, second] = quartersOfYear(quarters, year);
  return second ?? first;
}
