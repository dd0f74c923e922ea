/** Fuel holidays of a quarter: some days in a jurisdiction on which miles and fuel leave the tax. */
import { addDays, type LocalDate } from '../calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '../calendar/quarter';
import type { Notice } from '../ifta/notice';
import type { ExemptPeriod } from '../ifta/records';
import type { ScheduleInput } from '../ifta/return-types';

/** The days inside the quarter on which a holiday begins, or ordinary days begin again. */
export function exemptionStarts(periods: readonly ExemptPeriod[], quarter: Quarter): LocalDate[] {
  const [first, last] = [firstDayOfQuarter(quarter), lastDayOfQuarter(quarter)];
  return periods
    .flatMap((period) => [period.from, addDays(period.to, 1)])
    .filter((day) => day > first && day <= last);
}

/** One notice for each holiday that the return is touched by. */
export function exemptNotices(
  periods: readonly ExemptPeriod[],
  schedules: readonly ScheduleInput[],
): Notice[] {
  return periods
    .filter((period) =>
      schedules.some(
        (schedule) =>
          (period.fuelTypes?.includes(schedule.fuelType) ?? true) &&
          schedule.lines.some((line) => line.jurisdiction === period.jurisdiction),
      ),
    )
    .map(({ jurisdiction, from, to }) => ({
      code: 'exempt-period',
      severity: 'info',
      jurisdiction,
      from,
      to,
    }));
}
