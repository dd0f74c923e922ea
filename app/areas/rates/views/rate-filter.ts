import type { Quarter } from '~/engine/calendar/quarter';
import { defaultRateQuarter, quartersOfYear, yearsOf } from '~/areas/rates/rules/default-quarter';

export interface RateFilterData {
  /** Newest first. */
  years: number[];
  /** Of the asked year, in their own order. */
  quarters: { id: number; value: string }[];
  quarters_by_year: Record<string, { id: number; value: string }[]>;
  /** What a page opens with. */
  filter: Quarter | null;
}

/** The years and quarters that a rates filter offers; `asked` is the year whose quarters are in `quarters`. */
export function rateFilterData(known: readonly Quarter[], asked: number): RateFilterData {
  const years = yearsOf(known);
  const options = (year: number) =>
    quartersOfYear(known, year)
      .reverse()
      .map(({ quarter }) => ({ id: quarter, value: `Q${quarter}` }));
  const year = years.includes(asked) ? asked : years[0];
  return {
    years,
    quarters: year === undefined ? [] : options(year),
    quarters_by_year: Object.fromEntries(years.map((entry) => [entry, options(entry)])),
    filter: defaultRateQuarter(known, year) ?? null,
  };
}
