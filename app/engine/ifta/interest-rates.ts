/**
 * Interest rates on late tax, by the country of the base jurisdiction.
 *
 * United States (R1230.100): the underpayment rate of IRC 6621(a)(2) plus two points, fixed each January 1, one
 * twelfth a month. The monthly factors are the published six-decimal ones (California CDTFA and Illinois tables).
 * Canada (R1230.200): the one-year treasury bill rate of the November before, plus two points, rounded up to a
 * whole point. Only the year whose rate was found is listed: the others stay unknown until someone enters them.
 */
import type { FilingCountry } from '~/engine/calendar/due-date';
import type { LocalDate } from '~/engine/calendar/local-date';
import { decimal, roundHalfUp, type Decimal, type DecimalInput } from '~/engine/units/decimal';

export interface InterestRate {
  readonly country: FilingCountry;
  /** First and last calendar day, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Yearly rate in percent, decimal text. */
  readonly annualPercent: string;
  /** Share of the tax for one month or part of one, decimal text. */
  readonly monthlyFactor: string;
  readonly source: string;
}

const CDTFA = 'R1230.100; CDTFA and Illinois published monthly factors';

/** The rates as shipped. Pass a longer list to the interest functions to add or correct years. */
export const INTEREST_RATES: readonly InterestRate[] = [
  us('1996-01-01', '2013-06-30', '12', '0.010000', 'R1230 before July 2013: 1% a month'),
  us('2013-07-01', '2016-12-31', '5', '0.004167', CDTFA),
  us('2017-01-01', '2018-12-31', '6', '0.005000', CDTFA),
  us('2019-01-01', '2020-12-31', '7', '0.005833', CDTFA),
  us('2021-01-01', '2022-12-31', '5', '0.004167', CDTFA),
  us('2023-01-01', '2023-12-31', '8', '0.006667', CDTFA),
  us('2024-01-01', '2024-12-31', '10', '0.008333', CDTFA),
  us('2025-01-01', '2025-12-31', '9', '0.007500', CDTFA),
  us(
    '2026-01-01',
    '2026-12-31',
    '9',
    '0.007500',
    'R1230.100; IRS 7% plus 2 points, Georgia notice: check before paying',
  ),
  {
    country: 'CA',
    from: '2023-01-01',
    to: '2023-12-31',
    annualPercent: '7',
    monthlyFactor: '0.005833',
    source: 'R1230.200; IFTA, Inc. (4.25 + 2, rounded up)',
  },
];

/** One more year for the table, as an admin enters it: percent a year, one twelfth a month to six decimals. */
export function interestRateForYear(
  country: FilingCountry,
  year: number,
  annualPercent: DecimalInput,
  source: string,
): InterestRate {
  const percent = decimal(annualPercent);
  return {
    country,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    annualPercent: percent.toString(),
    monthlyFactor: roundHalfUp(percent.dividedBy(1200), 6).toFixed(6),
    source,
  };
}

/**
 * The monthly factor that applies on a day, or undefined when the year's rate is not known. Later entries of
 * the list win over earlier ones, so corrections can be appended.
 */
export function monthlyFactorOn(
  country: FilingCountry,
  date: LocalDate,
  rates: readonly InterestRate[] = INTEREST_RATES,
): Decimal | undefined {
  const found = [...rates]
    .reverse()
    .find((rate) => rate.country === country && rate.from <= date && date <= rate.to);
  return found ? decimal(found.monthlyFactor) : undefined;
}

function us(
  from: LocalDate,
  to: LocalDate,
  annualPercent: string,
  monthlyFactor: string,
  source: string,
): InterestRate {
  return { country: 'US', from, to, annualPercent, monthlyFactor, source };
}
