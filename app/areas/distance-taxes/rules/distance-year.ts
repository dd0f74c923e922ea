/** The distance years of the International Registration Plan: July 1 to June 30 before the registration year. */
import { quarterKey, quarterOfDate, type Quarter } from '~/engine/calendar/quarter';
import type { LocalDate } from '~/engine/calendar/local-date';

export interface DistanceYear {
  /** The year the period ends in. */
  readonly endYear: number;
  readonly from: Quarter;
  readonly to: Quarter;
  /** Registrations that begin from January to June use the period that ended the year before. */
  readonly registrationYear: number;
}

/** The period that ends on June 30 of the year. */
export function distanceYear(endYear: number): DistanceYear {
  return {
    endYear,
    from: { year: endYear - 1, quarter: 3 },
    to: { year: endYear, quarter: 2 },
    registrationYear: endYear + 1,
  };
}

/** The last period that is over on this day. */
export function lastDistanceYear(today: LocalDate): DistanceYear {
  const { year, quarter } = quarterOfDate(today);
  return distanceYear(quarter >= 3 ? year : year - 1);
}

/** The running period and those before it, newest first, back to the earliest quarter with records; at least two. */
export function distanceYears(today: LocalDate, earliestKey: number | null): DistanceYear[] {
  const running = lastDistanceYear(today).endYear + 1;
  const years: DistanceYear[] = [];
  for (
    let endYear = running;
    years.length < 2 || (earliestKey !== null && quarterKey(distanceYear(endYear).to) >= earliestKey);
    endYear -= 1
  ) {
    years.push(distanceYear(endYear));
    if (years.length >= 12) break;
  }
  return years;
}

/** Part of a whole in hundred-thousandths (three decimals of a percent), half up; zero of nothing. */
export function shareMilliPercent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Number((BigInt(part) * 200_000n + BigInt(whole)) / (BigInt(whole) * 2n));
}
