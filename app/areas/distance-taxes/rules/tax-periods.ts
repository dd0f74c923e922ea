/** How often each tax on distance is filed, which periods that makes of a quarter, and when each is due. */
import { nextBusinessDay } from '~/engine/calendar/due-date';
import { addMonths, daysInMonth, localDate, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterMonths, type Quarter } from '~/engine/calendar/quarter';

export type TaxState = 'KY' | 'NY' | 'NM' | 'OR' | 'CT';
export type Frequency = 'monthly' | 'quarterly' | 'annual';

/** What a state allows, its default first, and where that is written. */
export const FREQUENCIES: Readonly<
  Record<TaxState, { allowed: readonly Frequency[]; hint: string; citation: string }>
> = {
  KY: { allowed: ['quarterly'], hint: 'Kentucky is filed each quarter.', citation: 'drive.ky.gov' },
  NY: {
    allowed: ['quarterly', 'monthly', 'annual'],
    hint: 'Quarterly, unless New York told you otherwise: monthly above $12,000 of tax last year, yearly up to $1,200.',
    citation: 'Form MT-903-I (1/22)',
  },
  NM: {
    allowed: ['quarterly', 'annual'],
    hint: 'Quarterly. Yearly if you chose it and paid less than $500 last year.',
    citation: 'NMSA 1978 § 7-15A-9',
  },
  OR: {
    allowed: ['monthly', 'quarterly', 'annual'],
    hint: 'Monthly, or quarterly or yearly once ODOT approves it.',
    citation: 'ORS 825.490, 825.492',
  },
  CT: {
    allowed: ['quarterly'],
    hint: 'Connecticut is filed each quarter since October 2023.',
    citation: 'P.A. 23-204 § 366',
  },
};

/** Whether a person has anything to choose or enter for this tax: how often it is filed, or miles of its own. */
export const asksAnything = (tax: { jurisdiction: TaxState; paidMiles: string | null }): boolean =>
  tax.paidMiles !== null || FREQUENCIES[tax.jurisdiction].allowed.length > 1;

export interface TaxPeriod {
  /** "2026-Q3", "2026-07" where filed by month. A year is kept by its quarters. */
  readonly key: string;
  /** "2026-07" and so on. */
  readonly months: readonly string[];
  readonly firstDay: LocalDate;
  /** The day the return is due, moved to the next business day. */
  readonly dueDate: LocalDate;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The last day of a month, so many months after a day's. */
function monthEndAfter(day: LocalDate, months: number): LocalDate {
  const { year, month } = partsOfDate(addMonths(day, months));
  return localDate(year, month, daysInMonth(year, month));
}

/** Connecticut was filed by month before (P.A. 23-204 § 366; DRS, "Highway Use Fee Information"). */
const CT_QUARTERS_SINCE = 20234;

/** How often a state was filed in the quarter, where its own law says otherwise than today. */
const frequencyThen = (state: TaxState, frequency: Frequency, quarter: Quarter): Frequency =>
  state === 'CT' && quarterKey(quarter) < CT_QUARTERS_SINCE ? 'monthly' : frequency;

/** The periods that a quarter's miles are filed in. */
export function periodsOf(state: TaxState, chosen: Frequency, quarter: Quarter): TaxPeriod[] {
  const frequency = frequencyThen(state, chosen, quarter);
  const months = quarterMonths(quarter).map((month) => `${quarter.year}-${two(month)}`);
  const due = (last: string, after: number) => nextBusinessDay(monthEndAfter(`${last}-01`, after));
  if (frequency === 'monthly')
    return months.map((month) => ({
      key: month,
      months: [month],
      firstDay: `${month}-01`,
      dueDate: due(month, 1),
    }));
  const last = frequency === 'annual' ? `${quarter.year}-12` : months[2]!;
  // Oregon's quarters are due with the second month's end; its year on the last day of February.
  const after = state === 'OR' ? 2 : 1;
  return [
    {
      key: `${quarter.year}-Q${quarter.quarter}`,
      months,
      firstDay: `${months[0]!}-01`,
      dueDate: due(last, after),
    },
  ];
}
