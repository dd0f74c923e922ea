/**
 * Interest on tax paid late (R1230): for every month or part of a month from the day after the due date, at
 * the rate of the calendar year that month begins in, on each line with tax due. A credit on one line does
 * not lower the interest on another.
 */
import type { FilingCountry } from '~/engine/calendar/due-date';
import { addDays, addMonths, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { Decimal, toCents, ZERO } from '~/engine/units/decimal';
import { INTEREST_RATES, monthlyFactorOn, type InterestRate } from './interest-rates';

export interface InterestPeriod {
  /** Months or parts of months between the due date and the payment. */
  readonly months: number;
  /** Sum of the monthly factors; null when the rate of one of the years is unknown. */
  readonly factor: Decimal | null;
  /** The years whose rate is unknown. */
  readonly unknownYears: readonly number[];
}

/** The interest period from the day after `dueDate` to `paidOn`; no months when paid in time. */
export function interestPeriod(
  dueDate: LocalDate,
  paidOn: LocalDate,
  country: FilingCountry,
  rates: readonly InterestRate[] = INTEREST_RATES,
): InterestPeriod {
  const start = addDays(dueDate, 1);
  const unknownYears = new Set<number>();
  let factor = ZERO;
  let months = 0;
  for (let monthStart = start; monthStart <= paidOn; monthStart = addMonths(start, months)) {
    const monthly = monthlyFactorOn(country, monthStart, rates);
    if (monthly) factor = factor.plus(monthly);
    else unknownYears.add(partsOfDate(monthStart).year);
    months += 1;
  }
  return {
    months,
    factor: unknownYears.size === 0 ? factor : null,
    unknownYears: [...unknownYears],
  };
}

/**
 * Interest in cents on one line's tax in cents, half away from zero; zero for credits, null when the rate is
 * unknown and there is tax due.
 */
export function interestOn(taxCents: number, period: InterestPeriod): number | null {
  if (taxCents <= 0 || period.months === 0) return 0;
  if (period.factor === null) return null;
  return toCents(new Decimal(taxCents).dividedBy(100).times(period.factor));
}
