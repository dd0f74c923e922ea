import { listCarriersNeedingOwner } from '~/areas/carriers/data/memberships.server';
import { inTransaction, type UserScope } from '~/platform/database/scope.server';
import { setDeleteAfter } from '~/areas/accounts/data/users.server';
import { DELETION_GRACE_MS } from '~/areas/accounts/rules/one-time-rules';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { longDate } from '~/engine/calendar/long-date';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { proveAgain } from './prove-again.server';

/** Marks the account to be erased in 30 days. Nothing is lost before, and the person can change their mind. */
export async function requestDeletion(
  ctx: Ctx<UserScope>,
  input: { currentPassword: string; understood: boolean },
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
  await inTransaction(ctx.scope, async (scope) => {
    await setDeleteAfter(scope, deleteAfter);
    await queueMail(scope, {
      kind: 'account-deletion',
      to: { address, name },
      params: { name, eraseOn: longDate(deleteAfter.toISOString().slice(0, 10)) },
      userId,
    });
  });
  ctx.log.info({ event: 'deletion-requested', userId }, 'account deletion asked for');
  return ok({ deleteAfter });
}

/** The person has changed their mind. */
export async function keepAccount(ctx: Ctx<UserScope>): Promise<Result<null>> {
  await setDeleteAfter(ctx.scope, null);
  return ok(null);
}
