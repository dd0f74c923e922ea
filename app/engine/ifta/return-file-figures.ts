/**
 * From a return file to its figures: rates from the file or the shipped ones, the engine, and the answer with
 * the field names of the worked example (every figure as text).
 */
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterLabel } from '~/engine/calendar/quarter';
import {
  lineRateOf,
  rateUnitOf,
  type LineRate,
  type PublishedRate,
} from '~/engine/jurisdictions/published-rate';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { invalid, ok, type Result } from '~/engine/result';
import { toWhole } from '~/engine/units/decimal';
import { centsToText, fixedFromScaled } from '~/engine/units/format';
import { computeReturn } from './compute-return';
import { fuelTypeInSentence } from './fuel-types';
import { noticeMessage } from './notice';
import type { ReturnFile, ReturnFileLine, ReturnFileSchedule } from './return-file';
import type { IftaReturn, ReturnLine, Schedule, ScheduleInput } from './return-types';

/** Whether some line needs the shipped rates of the quarter. */
export function needsShippedRates(file: ReturnFile): boolean {
  return file.schedules.some((schedule) => schedule.lines.some(needsRate));
}

/** A member's line without a rate of its own; Oregon has none to look for. */
function needsRate(line: ReturnFileLine): boolean {
  return line.jurisdiction.iftaMember && line.jurisdiction.code !== 'OR' && line.rate === undefined;
}

/**
 * Computes the file's return. `rates` are the shipped ones of its quarter, if there are any. A failure says
 * which jurisdictions have no rate, for which fuel and quarter.
 */
export function figureReturnFile(file: ReturnFile, rates: RateTable | undefined): Result<IftaReturn> {
  if (!file.quarter && (needsShippedRates(file) || file.filing)) {
    return invalid('inputs.quarter: is missing');
  }
  const quarter = file.quarter ?? { year: 2000, quarter: 1 as const };
  const missing = new Set<string>();
  const schedules = file.schedules.map((schedule) => scheduleInput(schedule, file, rates, missing));
  if (missing.size > 0) {
    return invalid(
      `no rates known for ${quarterLabel(quarter)}: ${[...missing].sort().join('; ')}. Give "rate" on these lines.`,
    );
  }
  return ok(
    computeReturn({
      quarter,
      base: file.base,
      unitSystem: file.unitSystem,
      schedules,
      ...(file.filing ? { filing: file.filing } : {}),
    }),
  );
}

function scheduleInput(
  schedule: ReturnFileSchedule,
  file: ReturnFile,
  rates: RateTable | undefined,
  missing: Set<string>,
): ScheduleInput {
  return {
    fuelType: schedule.fuelType,
    ...(schedule.fuelUnit ? { fuelUnit: schedule.fuelUnit } : {}),
    totalFuel: schedule.totalFuel,
    nonIftaDistance: schedule.nonIftaDistance,
    ...(schedule.statedDistance
      ? { averageOver: { distance: schedule.statedDistance, fuel: schedule.totalFuel } }
      : {}),
    lines: schedule.lines.map((line) => {
      const rate = rateOf(line, schedule, file, rates);
      if (rate === undefined && needsRate(line)) {
        missing.add(`${line.jurisdiction.code} (${fuelTypeInSentence(schedule.fuelType)})`);
      }
      return {
        jurisdiction: line.jurisdiction.code,
        totalDistance: line.totalDistance,
        taxableDistance: line.taxableDistance,
        taxPaidFuel: line.taxPaidFuel,
        ...(rate ? { rate } : {}),
      };
    }),
  };
}

function rateOf(
  line: ReturnFileLine,
  schedule: ReturnFileSchedule,
  file: ReturnFile,
  rates: RateTable | undefined,
): LineRate | undefined {
  const unit = line.rateUnit ?? rateUnitOf(line.jurisdiction.code, schedule.fuelType);
  if (line.rate !== undefined) {
    return { rate: line.rate, surcharge: line.surcharge ?? null, unit, status: 'final' };
  }
  const found = rates?.find(line.jurisdiction.code, schedule.fuelType);
  if (!found || found.kind === 'missing') return undefined;
  if (found.kind === 'none-published')
    return { rate: null, surcharge: line.surcharge ?? null, unit, status: 'final' };
  const published = found.rates.length === 1 ? found.rates[0] : rateInForce(found.rates, line.effectiveFrom);
  const own = published ? lineRateOf(published, file.unitSystem) : undefined;
  return own && line.surcharge !== undefined ? { ...own, surcharge: line.surcharge } : own;
}

/** With several rates in the quarter the line must say from which day it is; otherwise none is chosen. */
function rateInForce(rates: readonly PublishedRate[], day: LocalDate | undefined): PublishedRate | undefined {
  if (day === undefined) return undefined;
  return rates.filter((rate) => rate.effectiveFrom === null || rate.effectiveFrom <= day).at(-1);
}

type Answer = Record<string, unknown>;

/** The computed return with the field names of the example's `expected`. */
export function describeReturnFile(file: ReturnFile, computed: IftaReturn): Answer {
  const schedules = computed.schedules.map((schedule, index) => {
    const source = file.schedules[index];
    return source ? describeSchedule(file, source, schedule) : {};
  });
  const answer: Answer = file.severalSchedules ? { schedules } : { ...schedules[0] };
  if (file.filing) {
    answer['interest'] = computed.complete ? centsToText(computed.totals.interestCents) : null;
    answer['penalty'] = centsToText(computed.totals.penaltyCents);
  }
  answer['total_due'] = computed.complete ? centsToText(computed.totals.dueCents) : null;
  if (!computed.complete) {
    answer['notices'] = computed.notices
      .filter((notice) => notice.severity === 'blocking')
      .map(noticeMessage);
  }
  return answer;
}

const US_NAMES = {
  totalDistance: 'total_miles',
  totalFuel: 'total_gallons',
  average: 'mpg',
  taxableFuel: 'taxable_gallons',
  taxPaidFuel: 'tax_paid_gallons',
  netTaxableFuel: 'net_taxable_gallons',
};

const METRIC_NAMES: typeof US_NAMES = {
  totalDistance: 'total_km',
  totalFuel: 'total_litres',
  average: 'km_per_litre',
  taxableFuel: 'taxable_litres',
  taxPaidFuel: 'tax_paid_litres',
  netTaxableFuel: 'net_taxable_litres',
};

function describeSchedule(file: ReturnFile, source: ReturnFileSchedule, schedule: Schedule): Answer {
  const names = file.metricNames ? METRIC_NAMES : US_NAMES;
  const members = schedule.lines.values();
  const lines = source.lines.map((line) => {
    const computed = line.jurisdiction.iftaMember ? members.next().value : undefined;
    return computed ? describeLine(names, line, computed, file) : outsideIfta(names, line);
  });
  return {
    ...(file.severalSchedules ? { fuel_type: schedule.fuelType } : {}),
    [names.totalDistance]: String(statedTotal(source, schedule)),
    [names.totalFuel]: String(schedule.totalFuel),
    [names.average]: averageText(schedule),
    lines,
  };
}

function statedTotal(source: ReturnFileSchedule, schedule: Schedule): number {
  return source.statedDistance ? toWhole(source.statedDistance) : schedule.totalDistance;
}

/** Forms of a nil return show 0.00; an average that cannot be computed otherwise is not a number. */
function averageText({ average }: Schedule): string | null {
  if (average.hundredths !== null) return fixedFromScaled(average.hundredths, 2);
  return average.problem === 'nothing-to-report' ? '0.00' : null;
}

function describeLine(
  names: typeof US_NAMES,
  source: ReturnFileLine,
  line: ReturnLine,
  file: ReturnFile,
): Answer {
  return {
    jurisdiction: source.jurisdiction.code,
    [names.taxableFuel]: wholeText(line.taxableFuel),
    [names.taxPaidFuel]: String(line.taxPaidFuel),
    [names.netTaxableFuel]: wholeText(line.netTaxableFuel),
    tax: centsText(line.taxCents),
    ...(line.surcharge ? { surcharge: centsText(line.surcharge.cents) } : {}),
    ...(file.filing ? { interest: centsText(line.interestCents) } : {}),
  };
}

/** Non-members keep their place in the list; nothing is taxed there and no fuel is credited. */
function outsideIfta(names: typeof US_NAMES, line: ReturnFileLine): Answer {
  return {
    jurisdiction: line.jurisdiction.code,
    [names.taxableFuel]: '0',
    [names.taxPaidFuel]: '0',
    [names.netTaxableFuel]: '0',
    tax: '0.00',
  };
}

function wholeText(value: number | null): string | null {
  return value === null ? null : String(value);
}

function centsText(value: number | null): string | null {
  return value === null ? null : centsToText(value);
}
