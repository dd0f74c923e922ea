/** Fuel holidays of a quarter: some days in a jurisdiction on which miles and fuel leave the tax. */
import { dayAfter, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import type { Notice } from '~/engine/ifta/notice';
import type { ExemptPeriod } from '~/engine/ifta/records';
import type { ScheduleInput } from '~/engine/ifta/return-types';

/** Those that touch the quarter. */
export const exemptPeriodsIn = (quarter: Quarter, periods: readonly ExemptPeriod[]): ExemptPeriod[] =>
  periods.filter(
    (period) => period.from <= lastDayOfQuarter(quarter) && period.to >= firstDayOfQuarter(quarter),
  );

/** The days inside the quarter on which a holiday begins, or ordinary days begin again. */
export function exemptionStarts(periods: readonly ExemptPeriod[], quarter: Quarter): LocalDate[] {
  const [first, last] = [firstDayOfQuarter(quarter), lastDayOfQuarter(quarter)];
  return periods
    .flatMap((period) => [period.from, dayAfter(period.to)])
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
