import { dueDateOf, nextFilingDeadline } from '~/engine/calendar/due-date';
import { partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import { longDate } from '~/engine/calendar/long-date';
import { previousQuarter, quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { INTEREST_RATES, type InterestRate } from '~/engine/ifta/interest-rates';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';

/** A quarter of the rate table, as far as the texts speak of it. */
export interface KnownQuarter {
  quarter: Quarter;
  /** The official matrix; false where it is pieced together from other sources. */
  isOfficial: boolean;
  /** About when the matrix became or becomes final; null where nobody knows. */
  finalOn: LocalDate | null;
  isFinal: boolean;
}

/** One diesel line: US$ per gallon in ten-thousandths; null is "no rate published". */
export interface DieselLine {
  jurisdiction: string;
  rateTenThousandths: number | null;
  surchargeTenThousandths: number | null;
}

/** What is in a text under each name in braces: sentences that the calendar and the rate table write. */
export type TimelyFacts = Record<
  'duedates' | 'nextfinal' | 'interest' | 'surcharges' | 'rateextremes',
  string
>;

const HIGHEST = 8;
const LOWEST = 7;
/** Where most of the trucks that cross the border go. */
const PROVINCES = ['QC', 'BC', 'AB', 'ON'];

/** The newest quarter whose official rates are final today; undefined where there is none. */
export const newestFinalQuarter = (
  quarters: readonly KnownQuarter[],
  today: LocalDate,
): KnownQuarter | undefined =>
  [...quarters]
    .filter(
      ({ isOfficial, isFinal, finalOn }) => isOfficial && isFinal && (finalOn === null || finalOn <= today),
    )
    .sort((a, b) => quarterKey(b.quarter) - quarterKey(a.quarter))[0];

/** @param diesel the diesel rates of `newestFinalQuarter` */
export function timelyFacts(
  today: LocalDate,
  quarters: readonly KnownQuarter[],
  diesel: readonly DieselLine[],
  interestRates: readonly InterestRate[] = INTEREST_RATES,
): TimelyFacts {
  const label = newestFinalQuarter(quarters, today)?.quarter;
  return {
    duedates: dueDates(today),
    nextfinal: nextFinal(quarters, today),
    interest: interest(today, interestRates),
    surcharges: label ? surcharges(quarterLabel(label), diesel) : '',
    rateextremes: label ? rateExtremes(quarterLabel(label), diesel) : '',
  };
}

function dueDates(today: LocalDate): string {
  const { quarter, dueDate } = nextFilingDeadline(today);
  const before = previousQuarter(quarter);
  return `${quarterLabel(before)} was due on ${longDate(dueDateOf(before).date)}, and ${quarterLabel(quarter)} is due on ${longDate(dueDate)}.`;
}

function nextFinal(quarters: readonly KnownQuarter[], today: LocalDate): string {
  const next = quarters
    .filter(({ finalOn }) => finalOn !== null && finalOn > today)
    .sort((a, b) => quarterKey(a.quarter) - quarterKey(b.quarter))[0];
  return next?.finalOn
    ? `The ${quarterLabel(next.quarter)} rates become final around ${longDate(next.finalOn)}.`
    : '';
}

/** Of a base in the United States (R1230.100); where the year's rate is not known yet, the last one that is. */
function interest(today: LocalDate, rates: readonly InterestRate[]): string {
  const { year } = partsOfDate(today);
  const us = rates.filter(({ country }) => country === 'US');
  const on = (day: LocalDate) => [...us].reverse().find(({ from, to }) => from <= day && day <= to);
  const current = on(today);
  const known = current ?? [...us].sort((a, b) => (a.to < b.to ? 1 : -1))[0];
  if (!known) return '';
  const percent = `${known.annualPercent} percent a year, which is ${monthly(known.annualPercent)} percent a month`;
  const since = partsOfDate(known.to).year;
  return current
    ? `For a base in the United States the rate for ${year} is ${percent}.`
    : `For a base in the United States the rate for ${since} was ${percent}; we do not have the rate for ${year} yet.`;
}

const monthly = (annualPercent: string): string => String(Number((Number(annualPercent) / 12).toFixed(2)));

/** "0.979", "0.20": as the states write them, two decimals at least. */
function figure(tenThousandths: number): string {
  const text = (tenThousandths / 10_000).toFixed(4);
  return text.replace(/0{1,2}$/, '');
}

const nameOf = (code: string): string => requireJurisdiction(code).name;

function surcharges(label: string, diesel: readonly DieselLine[]): string {
  const lines = diesel
    .filter(({ surchargeTenThousandths }) => (surchargeTenThousandths ?? 0) > 0)
    .map(
      ({ jurisdiction, rateTenThousandths, surchargeTenThousandths }) =>
        `${nameOf(jurisdiction)} $${figure(rateTenThousandths ?? 0)} plus a $${figure(surchargeTenThousandths ?? 0)} surcharge`,
    )
    .sort();
  return lines.length > 0 ? `Diesel in ${label}: ${lines.join(', ')}.` : '';
}

function rateExtremes(label: string, diesel: readonly DieselLine[]): string {
  const written = ({ jurisdiction, rateTenThousandths, surchargeTenThousandths }: DieselLine) =>
    `${nameOf(jurisdiction)} ${figure(rateTenThousandths ?? 0)}${surchargeTenThousandths ? ` (plus a ${figure(surchargeTenThousandths)} surcharge)` : ''}`;
  const known = diesel.filter(({ rateTenThousandths }) => rateTenThousandths !== null);
  const states = known
    .filter(({ jurisdiction }) => requireJurisdiction(jurisdiction).country === 'US')
    .sort(
      (a, b) =>
        (a.rateTenThousandths ?? 0) - (b.rateTenThousandths ?? 0) ||
        (nameOf(a.jurisdiction) < nameOf(b.jurisdiction) ? -1 : 1),
    );
  if (states.length < HIGHEST + LOWEST) return '';
  const provinces = PROVINCES.flatMap(
    (code) => known.find(({ jurisdiction }) => jurisdiction === code) ?? [],
  );
  const list = (title: string, lines: readonly DieselLine[]) =>
    lines.length > 0 ? `<li>${title}: ${lines.map(written).join(', ')}.</li>` : '';
  return `<p>Diesel in ${label}, in dollars a gallon.</p><ul>${list('Highest', states.slice(-HIGHEST).reverse())}${list('Lowest', states.slice(0, LOWEST))}${list('Canada', provinces)}</ul>`;
}
