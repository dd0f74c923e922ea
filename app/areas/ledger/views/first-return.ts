import { answeredSteps, firstOpenStep, type SetupTruck } from '~/areas/carriers/rules/setup';
import { isUnlicensed, missingOfLicensee, type Licensee } from '~/areas/returns/rules/readiness';
import { defaultReportQuarter } from '~/areas/returns/rules/report-filter';
import type { LocalDate } from '~/engine/calendar/local-date';
import {
  nextQuarter,
  parseQuarterKey,
  quarterKey,
  quarterLabel,
  type Quarter,
} from '~/engine/calendar/quarter';
import { paths } from '~/routes';

export interface FirstReturnView {
  label: string;
  done: number;
  steps: { text: string; href: string; done: boolean }[];
  /** The first step that is not done. */
  next: { text: string; href: string };
}

export interface FirstReturnFacts {
  carrier: Licensee;
  trucks: readonly SetupTruck[];
  filedQuarters: readonly number[];
  counts: { firstQuarterKey: number | null; hasTrips: boolean; hasFuel: boolean };
  today: LocalDate;
}

/** The return to begin with: of the first quarter with records, else of the last that is over; none before the license. */
export function firstReturnQuarter({ carrier, counts, today }: Omit<FirstReturnFacts, 'trucks'>): Quarter {
  let quarter = parseQuarterKey(counts.firstQuarterKey ?? 0) ?? defaultReportQuarter(today);
  while (isUnlicensed(quarter, carrier.licensedSince)) quarter = nextQuarter(quarter);
  return quarter;
}

/** What there is to do until the first return is filed; null once one is. */
export function firstReturnView(facts: FirstReturnFacts): FirstReturnView | null {
  const { carrier, trucks, counts } = facts;
  if (facts.filedQuarters.length > 0) return null;
  const answered = answeredSteps(carrier, trucks);
  const quarter = firstReturnQuarter(facts);
  const label = quarterLabel(quarter);
  const open = firstOpenStep(answered);
  const steps = [
    {
      text: 'Say who files: license, USDOT number, address',
      href: open === null || open === 'trucks' ? paths.setup() : paths.setupStep(open),
      done: missingOfLicensee(carrier).length === 0,
    },
    {
      text: 'Add your trucks with fuel and weight',
      href: paths.setupStep('trucks'),
      done: answered.has('trucks'),
    },
    { text: 'Add your trips', href: paths.newTrip(), done: counts.hasTrips },
    { text: 'Add your fuel, with receipts', href: paths.newFuel(), done: counts.hasFuel },
    {
      text: `Answer the questions about ${label}`,
      href: paths.reportInterview(quarterKey(quarter)),
      done: false,
    },
    { text: `File ${label}`, href: paths.reportFiling(quarterKey(quarter)), done: false },
  ];
  const next = steps.find((step) => !step.done) ?? steps[0];
  return next ? { label, done: steps.filter((step) => step.done).length, steps, next } : null;
}
