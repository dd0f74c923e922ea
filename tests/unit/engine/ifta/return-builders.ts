/** Small builders for engine tests. */
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type {
  IftaReturn,
  LineInput,
  ReturnInput,
  ReturnLine,
  ScheduleInput,
} from '~/engine/ifta/return-types';
import type { LineRate } from '~/engine/jurisdictions/published-rate';

export function rate(value: string | null, more: Partial<LineRate> = {}): LineRate {
  return { rate: value, surcharge: null, unit: 'gallon', status: 'final', ...more };
}

export function line(
  jurisdiction: string,
  totalDistance: string,
  taxPaidFuel: string,
  value: string | null,
  more: Partial<LineInput> = {},
): LineInput {
  return { jurisdiction, totalDistance, taxPaidFuel, rate: rate(value), ...more };
}

export function diesel(
  totalFuel: string,
  lines: readonly LineInput[],
  more: Partial<ScheduleInput> = {},
): ScheduleInput {
  return { fuelType: 'special_diesel', totalFuel, lines, ...more };
}

export function returnOf(schedules: readonly ScheduleInput[], more: Partial<ReturnInput> = {}): IftaReturn {
  return computeReturn({
    quarter: { year: 2026, quarter: 3 },
    base: baseProfileOf('TX'),
    schedules,
    ...more,
  });
}

export function lineOf(computed: IftaReturn, jurisdiction: string, schedule = 0): ReturnLine {
  const found = computed.schedules[schedule]?.lines.find((entry) => entry.jurisdiction === jurisdiction);
  if (!found) throw new Error(`No line for ${jurisdiction}`);
  return found;
}

export const codesOf = (computed: IftaReturn) => computed.notices.map((notice) => notice.code);
