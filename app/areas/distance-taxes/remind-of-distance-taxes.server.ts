import { mailEachCandidate } from '~/areas/returns/each-candidate.server';
import type { ReminderCandidate } from '~/areas/returns/data/reminders.server';
import { inDays, reminderStep } from '~/areas/returns/rules/reminders';
import { todayOf } from '~/areas/carriers/today.server';
import { noteTaxReminder } from '~/areas/distance-taxes/data/distance-tax-records.server';
import { distanceTaxReport, type YearReturn } from '~/areas/distance-taxes/distance-report.server';
import type { StatePeriod, StateReturn } from '~/areas/distance-taxes/rules/state-return';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { daysBetween, formatLongDate, monthName } from '~/engine/calendar/local-date';
import {
  previousQuarter,
  quarterKey,
  quarterLabel,
  quarterOfDate,
  type Quarter,
} from '~/engine/calendar/quarter';
import { centsToText, formatWhole } from '~/engine/units/format';
import {
  carrierScope,
  inTransaction,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** The daily job: reminds of taxes on distance that are due in 30, 7 or 1 days, once each. @returns how many were sent. */
export const remindOfDistanceTaxes = (ctx: Ctx<SystemScope>): Promise<number> =>
  mailEachCandidate(ctx, {
    send: (candidate) => remind(ctx, candidate),
    failed: 'a reminder of a tax on distance could not be made',
  });

async function remind(ctx: Ctx<SystemScope>, candidate: ReminderCandidate): Promise<boolean> {
  const today = todayOf(ctx, candidate);
  const current = quarterOfDate(today);
  const scope = carrierScope(candidate, ctx.scope.db);
  let hasSent = false;
  // Quarters are due up to two months after they end, months within the quarter.
  for (const quarter of [previousQuarter(current), current]) {
    const { returns, years } = await distanceTaxReport({ ...ctx, scope }, quarter);
    for (const stateReturn of returns)
      for (const period of stateReturn.periods) {
        const isLastOfYear = stateReturn.frequency !== 'annual' || quarter.quarter === 4;
        const isOver = period.months.every((month) => month < today.slice(0, 7));
        const year = years.get(stateReturn.tax.jurisdiction) ?? null;
        // A year counts where its last quarter has no miles, too.
        const driven = year
          ? year.result.taxableMiles + year.unknownMiles > 0
          : period.vehicles.some((vehicle) => vehicle.subject !== 'no');
        const step = reminderStep(daysBetween(today, period.dueDate));
        // A month's return is due a month later: 30 days before would come with its last day.
        if (!isLastOfYear || !isOver || !driven || step === null) continue;
        if (stateReturn.frequency === 'monthly' && step === 30) continue;
        if (await send(ctx, scope, candidate, { stateReturn, period, year, quarter, step, today }))
          hasSent = true;
      }
  }
  return hasSent;
}

async function send(
  ctx: Ctx<SystemScope>,
  scope: CarrierScope,
  candidate: ReminderCandidate,
  due: {
    stateReturn: StateReturn;
    period: StatePeriod;
    year: YearReturn | null;
    quarter: Quarter;
    step: number;
    today: string;
  },
): Promise<boolean> {
  const { stateReturn, period, year, quarter, step, today } = due;
  const isMonth = period.months.length === 1;
  const { cents, taxableMiles } = (year ?? period).result;
  const { unknownMiles } = year ?? period;
  return inTransaction(scope, async (inside) => {
    const note = { state: stateReturn.tax.jurisdiction, period: period.key, daysBefore: step };
    if (!(await noteTaxReminder(inside, note, ctx.clock.now()))) return false;
    await queueMail(inside, {
      kind: 'distance-tax-reminder',
      to: { address: candidate.email, name: candidate.name },
      params: {
        name: candidate.name,
        carrier: candidate.legalName,
        tax: stateReturn.tax.name,
        period: isMonth
          ? `${monthName(Number(period.key.slice(5)))} ${quarter.year}`
          : stateReturn.frequency === 'annual'
            ? String(quarter.year)
            : quarterLabel(quarter),
        quarterKey: String(quarterKey(quarter)),
        dueDate: formatLongDate(period.dueDate),
        when: inDays(daysBetween(today, period.dueDate)),
        miles: formatWhole(taxableMiles + unknownMiles),
        amount:
          cents === null || unknownMiles > 0 ? 'Incomplete: a weight is missing' : `$${centsToText(cents)}`,
      },
      userId: candidate.userId,
      carrierId: candidate.carrierId,
    });
    return true;
  });
}
