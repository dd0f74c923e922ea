import { deadlinesFrom, type Deadline } from '~/areas/content/rules/deadline-calendar';
import { periodsOf, type Frequency, type TaxState } from '~/areas/distance-taxes/rules/tax-periods';
import { isUnlicensed } from '~/areas/returns/rules/readiness';
import { nextBusinessDay, type FilingCountry } from '~/engine/calendar/due-date';
import {
  addMonths,
  daysInMonth,
  formatUsDate,
  localDate,
  monthName,
  partsOfDate,
  type LocalDate,
} from '~/engine/calendar/local-date';
import {
  nextQuarter,
  previousQuarter,
  quarterKey,
  quarterLabel,
  quarterOfDate,
} from '~/engine/calendar/quarter';

/** Pounds of taxable gross weight from which Form 2290 is due (26 USC 4481). */
const HEAVY_USE_POUNDS = 55_000;
/** Quarters of state taxes on distance that the calendar looks ahead. */
const QUARTERS_AHEAD = 5;

export interface DeadlineTruck {
  unit: string;
  /** The heavier of its own and its combined weight; null where nobody has entered one. */
  pounds: number | null;
  inServiceOn: LocalDate | null;
}

export interface CarrierDeadlineFacts {
  today: LocalDate;
  country: FilingCountry;
  licensedSince: LocalDate | null;
  filedQuarters: readonly number[];
  /** The taxes on distance that the carrier files, each as often as it does. */
  taxes: readonly { state: TaxState; name: string; frequency: Frequency }[];
  trucks: readonly DeadlineTruck[];
  /** A carrier with a USDOT number registers under UCR each year. */
  hasUsdot: boolean;
}

/** What one carrier has to file, from the last quarter on, in order of the days. */
export function carrierDeadlines(facts: CarrierDeadlineFacts): Deadline[] {
  const { today, country, licensedSince, filedQuarters } = facts;
  const returns = deadlinesFrom(
    today,
    country,
    (quarter) => !isUnlicensed(quarter, licensedSince) && !filedQuarters.includes(quarterKey(quarter)),
  );
  return [...returns, ...taxDeadlines(facts), ...heavyUse(facts), ...registrations(facts)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.uid.localeCompare(b.uid),
  );
}

function taxDeadlines({ today, taxes }: CarrierDeadlineFacts): Deadline[] {
  const deadlines: Deadline[] = [];
  let quarter = previousQuarter(quarterOfDate(today));
  for (let count = 0; count < QUARTERS_AHEAD; count++) {
    for (const { state, name, frequency } of taxes) {
      // A year is filed with its last quarter.
      if (frequency === 'annual' && quarter.quarter !== 4) continue;
      for (const { key, months, dueDate } of periodsOf(state, frequency, quarter)) {
        const period =
          frequency === 'annual'
            ? String(quarter.year)
            : frequency === 'monthly'
              ? `${monthName(Number(months[0]?.slice(5)))} ${quarter.year}`
              : quarterLabel(quarter);
        deadlines.push({
          uid: `tax-${state}-${frequency}-${key}`,
          date: dueDate,
          title: `${name}: ${period} due`,
          text: `You file it ${frequency === 'annual' ? 'yearly' : frequency}. A return is due even without a trip there.`,
        });
      }
    }
    quarter = nextQuarter(quarter);
  }
  return deadlines;
}

/** Form 2290: by August 31 for trucks on the road in July, else by the end of the month after the first use. */
function heavyUse({ today, trucks }: CarrierDeadlineFacts): Deadline[] {
  const heavy = trucks.filter(({ pounds }) => pounds === null || pounds >= HEAVY_USE_POUNDS);
  if (heavy.length === 0) return [];
  const { year } = partsOfDate(today);
  const yearly = [year, year + 1].map((from) => ({
    uid: `form-2290-${from}`,
    date: nextBusinessDay(localDate(from, 8, 31)),
    title: 'Form 2290 due',
    text: `Heavy use tax for July ${from} to June ${from + 1}: trucks of 55,000 lb or more that ran in July.`,
  }));
  const added = heavy.flatMap(({ unit, inServiceOn }) => {
    if (inServiceOn === null || partsOfDate(inServiceOn).month === 7) return [];
    // What nobody plans yet is a slip of the keyboard.
    if (partsOfDate(inServiceOn).year > year + 1) return [];
    const after = partsOfDate(addMonths(`${inServiceOn.slice(0, 7)}-01`, 1));
    const date = nextBusinessDay(localDate(after.year, after.month, daysInMonth(after.year, after.month)));
    return date < today
      ? []
      : [
          {
            uid: `form-2290-unit-${unit}-${inServiceOn}`.replace(/[^\w-]/g, '_'),
            date,
            title: `Form 2290 due for unit ${unit}`,
            text: `In service since ${formatUsDate(inServiceOn)}: due by the end of the next month.`,
          },
        ];
  });
  return [...yearly, ...added];
}

function registrations({ today, hasUsdot }: CarrierDeadlineFacts): Deadline[] {
  if (!hasUsdot) return [];
  const { year } = partsOfDate(today);
  return [year, year + 1].map((at) => ({
    uid: `ucr-${at + 1}`,
    date: localDate(at, 12, 31),
    title: `UCR registration for ${at + 1} due`,
    text: 'Unified Carrier Registration: yearly fee by the number of trucks. It opens on October 1.',
  }));
}
