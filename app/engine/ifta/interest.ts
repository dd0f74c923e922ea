/**
 * Interest on tax paid late (R1230): for every month or part of a month from the day after the due date, at
 * the rate of the calendar year that month begins in, on what each jurisdiction is owed. A credit of one
 * jurisdiction does not lower the interest on another.
 */
import type { FilingCountry } from '~/engine/calendar/due-date';
import { addDays, addMonths, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { Decimal, toCents, ZERO } from '~/engine/units/decimal';
import { splitByWeight } from '~/engine/units/distribute';
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
 * Interest in cents on lines that are owed to one jurisdiction: they are added before it is computed, and what comes of
 * it is divided by what each line owes. Null when a line is not computed (null) or the rate is unknown.
 */
export function interestShares(
  owedCents: readonly (number | null)[],
  period: InterestPeriod,
): number[] | null {
  const known = owedCents.filter((cents) => cents !== null);
  if (known.length < owedCents.length) return null;
  const total = interestOn(
    known.reduce((sum, cents) => sum + cents, 0),
    period,
  );
  return total === null
    ? null
    : splitByWeight(
        total,
        known.map((cents) => BigInt(Math.max(0, cents))),
      );
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
