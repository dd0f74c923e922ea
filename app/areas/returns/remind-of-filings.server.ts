import { isQuarterFiled } from '~/areas/returns/data/filed-returns.server';
import {
  noteReminder,
  saveReminderChoice,
  wantsReminders,
  wasReminded,
  type ReminderCandidate,
} from '~/areas/returns/data/reminders.server';
import {
  carrierScope,
  inTransaction,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import { daysUntilDue, dueDateOf } from '~/engine/calendar/due-date';
import { formatLongDate } from '~/engine/calendar/local-date';
import { previousQuarter, quarterKey, quarterLabel, quarterOfDate } from '~/engine/calendar/quarter';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { todayOf } from '~/areas/carriers/today.server';
import { isUnlicensed, quarterStateName, readinessOf } from '~/areas/returns/rules/readiness';
import { incompleteText, missingOf } from '~/areas/returns/rules/sum-to-pay';
import { inDays, reminderStep } from '~/areas/returns/rules/reminders';
import { centsToText } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { computeQuarter } from './compute-quarter.server';
import { mailEachCandidate } from './each-candidate.server';

/** The daily job: reminds of returns that are due in 30, 7 or 1 days and not filed, once each. @returns how many were sent. */
export const remindOfFilings = (ctx: Ctx<SystemScope>): Promise<number> =>
  mailEachCandidate(ctx, {
    send: (candidate) => remind(ctx, candidate),
    failed: 'a filing reminder could not be made',
  });

async function remind(ctx: Ctx<SystemScope>, candidate: ReminderCandidate): Promise<boolean> {
  const { carrierId, userId, role } = candidate;
  const today = todayOf(ctx, candidate);
  const base = filingBaseOf(candidate.baseJurisdiction);
  const quarter = previousQuarter(quarterOfDate(today));
  const key = quarterKey(quarter);
  const daysLeft = daysUntilDue(quarter, today, base);
  const step = reminderStep(daysLeft);
  if (step === null) return false;
  const scope = carrierScope({ carrierId, userId, role }, ctx.scope.db);
  if ((await isQuarterFiled(scope, key)) || (await wasReminded(scope, key, step))) return false;
  const { carrier, computed, pendingTrips, failedTrips, withoutUnit } = await computeQuarter(
    { ...ctx, scope },
    quarter,
  );
  const { licensedSince } = carrier;
  if (isUnlicensed(quarter, licensedSince)) return false;
  const readiness = readinessOf({
    carrier,
    quarter,
    today,
    filed: false,
    computed,
    pendingTrips,
    failedTrips,
    withoutUnit,
  });
  const { netTaxCents, totalDistance } = computed.totals;
  const symbol = computed.base.currency === 'CAD' ? 'C$' : '$';
  const isZero = totalDistance === 0 && computed.schedules.every((schedule) => schedule.totalFuel === 0);
  return inTransaction(scope, async (inside) => {
    if (!(await noteReminder(inside, key, step, ctx.clock.now()))) return false;
    await queueMail(inside, {
      kind: 'filing-reminder',
      to: { address: candidate.email, name: candidate.name },
      params: {
        name: candidate.name,
        carrier: candidate.legalName,
        quarter: quarterLabel(quarter),
        quarterKey: String(key),
        dueDate: formatLongDate(dueDateOf(quarter, base).date),
        when: inDays(daysLeft),
        state: quarterStateName(readiness.state),
        amount: isZero
          ? 'Nothing recorded: a zero return'
          : computed.complete
            ? `${netTaxCents < 0 ? 'Credit' : 'Tax due'} ${symbol}${centsToText(Math.abs(netTaxCents))}`
            : `Tax due: ${incompleteText(missingOf(computed))}`,
        blockers: [...readiness.blockers],
      },
      userId,
      carrierId,
    });
    return true;
  });
}

/** Whether the person is reminded of this carrier's returns. */
export const readReminderChoice = (ctx: Ctx<CarrierScope>): Promise<boolean> => wantsReminders(ctx.scope);

/** A person's own request; viewers have one too. */
export const chooseReminders = (ctx: Ctx<CarrierScope>, enabled: boolean): Promise<void> =>
  saveReminderChoice(ctx.scope, enabled);
