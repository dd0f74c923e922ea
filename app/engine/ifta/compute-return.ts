/**
 * A whole quarterly return: one schedule per fuel type, summed on the cover, with interest and penalty when
 * it is late. Pure: the same input gives the same figures, whatever the order of lines and schedules.
 */
import { dueDateOf, type DueDate } from '~/engine/calendar/due-date';
import type { RateStatus } from '~/engine/jurisdictions/published-rate';
import { distanceUnitOf } from '~/engine/units/conversion';
import { computeSchedule } from './compute-schedule';
import { interestPeriod, type InterestPeriod } from './interest';
import type { Notice } from './notice';
import { penaltyFor } from './penalty';
import type { IftaReturn, ReturnInput, Schedule } from './return-types';

/**
 * Computes the return. Distances and fuel in `input` are exact and in the return's units (base: US miles and US
 * gallons, Canada kilometers and liters); all results are whole, money in cents of the base's currency.
 *
 * Totals are sums of rounded lines. A missing rate or an impossible average leaves the line's tax null, sets
 * `complete` false and adds a notice; it is never counted as zero silently. Throws RangeError on figures that
 * cannot be (negative, not a number, unknown jurisdiction).
 */
export function computeReturn(input: ReturnInput): IftaReturn {
  const { quarter, base } = input;
  const unitSystem = input.unitSystem ?? base.unitSystem;
  const dueDate = dueDateFor(input);
  const paidOn = input.filing ? (input.filing.paidOn ?? input.filing.filedOn) : null;
  const late =
    input.filing !== undefined && (input.filing.filedOn > dueDate.date || (paidOn ?? '') > dueDate.date);
  const period =
    paidOn !== null && paidOn > dueDate.date
      ? interestPeriod(dueDate.date, paidOn, base.country, input.filing?.interestRates)
      : null;

  const schedules = input.schedules.map((schedule) =>
    computeSchedule(schedule, {
      unitSystem,
      averagePreRoundDigits: base.averagePreRoundDigits,
      interestPeriod: period,
    }),
  );

  const sum = (pick: (schedule: Schedule) => number) =>
    schedules.reduce((total, schedule) => total + pick(schedule), 0);
  const taxCents = sum((schedule) => schedule.totals.taxCents);
  const surchargeCents = sum((schedule) => schedule.totals.surchargeCents);
  const interestCents = sum((schedule) => schedule.totals.interestCents);
  const netTaxCents = taxCents + surchargeCents;
  const penaltyCents = penaltyFor(netTaxCents, late, base.penaltyRule);
  const interestKnown = schedules.every((schedule) =>
    schedule.lines.every(
      (line) => line.taxCents === null || line.surcharge?.cents === null || line.interestCents !== null,
    ),
  );

  return {
    quarter,
    base,
    unitSystem,
    distanceUnit: distanceUnitOf(unitSystem),
    dueDate,
    schedules,
    totals: {
      totalDistance: sum((schedule) => schedule.totalDistance),
      taxCents,
      surchargeCents,
      netTaxCents,
      interestCents,
      penaltyCents,
      dueCents: netTaxCents + interestCents + penaltyCents,
    },
    late,
    interestPeriod: period,
    complete: interestKnown && schedules.every((schedule) => schedule.complete),
    rateStatus: leastCertain(schedules),
    notices: [
      ...(input.notices ?? []),
      ...schedules.flatMap((schedule) => schedule.notices),
      ...coverNotices(schedules, period, interestKnown),
    ],
  };
}

function dueDateFor({ quarter, base, filing }: ReturnInput): DueDate {
  const byCalendar = dueDateOf(quarter, base);
  const date = filing?.dueDate ?? byCalendar.date;
  return { date, nominalDate: byCalendar.nominalDate, moved: date !== byCalendar.nominalDate };
}

function coverNotices(
  schedules: readonly Schedule[],
  period: InterestPeriod | null,
  interestKnown: boolean,
): Notice[] {
  const notices: Notice[] = [];
  if (schedules.every((schedule) => schedule.totalDistance === 0 && schedule.totalFuel === 0)) {
    notices.push({ code: 'no-operations', severity: 'info' });
  }
  if (period && !interestKnown) {
    notices.push({ code: 'interest-rate-unknown', severity: 'blocking', years: period.unknownYears });
  }
  return notices;
}

const CERTAINTY: readonly RateStatus[] = ['preliminary', 'entered', 'reconstructed', 'final'];

function leastCertain(schedules: readonly Schedule[]): RateStatus | null {
  const used = new Set(schedules.flatMap((schedule) => schedule.lines.map((line) => line.rateStatus)));
  return CERTAINTY.find((status) => used.has(status)) ?? null;
}
