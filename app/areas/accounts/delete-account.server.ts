import { listCarriersNeedingOwner, listCarriersOnlyOf } from '~/areas/carriers/data/memberships.server';
import { inTransaction, type UserScope } from '~/platform/database/scope.server';
import { setDeleteAfter } from '~/areas/accounts/data/users.server';
import { DELETION_GRACE_MS } from '~/areas/accounts/rules/one-time-rules';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { longDate } from '~/engine/calendar/long-date';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { wantBillingEnd } from '~/areas/billing/end-billing.server';
import { listPlansOnlyOf, type EndingPlan } from '~/areas/billing/data/billing-ends.server';
import { planEndInWords, type PlanEndChoice } from '~/areas/billing/rules/plan-end';
import { proveAgain } from './prove-again.server';

/** Paid plans that go with the account: of carriers that nobody else works on. */
export const readPlansToEnd = (ctx: Ctx<UserScope>): Promise<EndingPlan[]> =>
  listPlansOnlyOf(ctx.scope, ctx.clock.now());

/**
 * Marks the account to be erased in 30 days. Nothing is lost before, and the person can change their mind. Paid plans are
 * canceled now, or end with the period that is paid for.
 */
export async function requestDeletion(
  ctx: Ctx<UserScope>,
  input: { currentPassword: string; understood: boolean; planEnd?: PlanEndChoice },
): Promise<Result<{ deleteAfter: Date }>> {
  if (!input.understood)
    return invalid('Check the box first.', {
      understood: ['Check the box: the records cannot be brought back.'],
    });
  const proven = await proveAgain(ctx, input.currentPassword);
  if (!proven.ok) return proven;
  const orphans = await listCarriersNeedingOwner(ctx.scope);
  if (orphans.length > 0) {
    const names = orphans.map(({ legalName }) => legalName).join(', ');
    return fail({
      kind: 'conflict',
      message: `Others work on ${names}: make one of them an owner first, or remove them.`,
    });
  }
  const { id: userId, email: address, name } = proven.value;
  const deleteAfter = new Date(ctx.clock.now().getTime() + DELETION_GRACE_MS);
  const { planEnd = 'period-end' } = input;
  const longDateOf = (at: Date) => longDate(at.toISOString().slice(0, 10));
  await inTransaction(ctx.scope, async (scope) => {
    await setDeleteAfter(scope, deleteAfter);
    const plans = await listPlansOnlyOf(scope, ctx.clock.now());
    // All of them, not only those with a plan that is known: what is known may be behind.
    await wantBillingEnd({ clock: ctx.clock, scope }, await listCarriersOnlyOf(scope, userId), planEnd);
    await queueMail(scope, {
      kind: 'account-deletion',
      to: { address, name },
      params: {
        name,
        eraseOn: longDateOf(deleteAfter),
        plans: plans.map((plan) =>
          planEndInWords(plan, planEnd, { erasedAt: deleteAfter, dateOf: longDateOf }),
        ),
      },
      userId,
    });
  });
  ctx.log.info({ event: 'deletion-requested', userId }, 'account deletion asked for');
  return ok({ deleteAfter });
}

/** The person has changed their mind. A plan that was canceled stays so: no card is charged again unasked. @returns whether there is one */
export async function keepAccount(ctx: Ctx<UserScope>): Promise<Result<{ hasEndingPlan: boolean }>> {
  await setDeleteAfter(ctx.scope, null);
  const plans = await listPlansOnlyOf(ctx.scope, ctx.clock.now());
  return ok({ hasEndingPlan: plans.some(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd) });
}
