import { inTransaction, systemScope, type UserScope } from '~/platform/database/scope.server';
import { findAccountByEmail, readAccount } from '~/areas/accounts/data/users.server';
import { emailChangeSchema } from '~/areas/accounts/rules/account.schema';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { parseInput } from '~/platform/parse-input';
import { proveAgain } from './prove-again.server';
import { mailClaim } from './register.server';

/**
 * Mails a link to a new address; the account moves when it is confirmed. An address that has an account gets the same
 * answer here, and its owner a message that tells nothing about who asked.
 */
export async function requestEmailChange(
  ctx: Ctx<UserScope>,
  input: unknown,
): Promise<Result<{ email: string }>> {
  const parsed = parseInput(emailChangeSchema, input);
  if (!parsed.ok) return parsed;
  const { email } = parsed.value;
  const proven = await proveAgain(ctx, parsed.value.current_password);
  if (!proven.ok) return proven;
  const { id: userId, name } = proven.value;
  if (email === (proven.value.claimedEmail ?? proven.value.email))
    return invalid('This is your address already.', { email: ['This is your address already.'] });
  await inTransaction(ctx.scope, async (scope) => {
    const owner = await findAccountByEmail(systemScope(scope.db), email);
    if (owner)
      await queueMail(scope, {
        kind: 'already-registered',
        to: { address: owner.email, name: owner.name },
        params: { name: owner.name },
        userId: owner.id,
      });
    else
      await queueMail(scope, {
        kind: 'email-change',
        to: { address: email, name },
        params: { name },
        userId,
      });
  });
  return ok({ email });
}

/** Mails the link that confirms the account's own address once more. */
export async function resendConfirmation(ctx: Ctx<UserScope>): Promise<Result<{ email: string }>> {
  const account = await readAccount(ctx.scope);
  const { id: userId, email, name } = account;
  if (account.emailVerifiedAt !== null) return invalid('Your address is confirmed already.');
  if (account.claimedEmail !== null) {
    const system = systemScope(ctx.scope.db);
    const holder = await findAccountByEmail(system, account.claimedEmail);
    await mailClaim(system, { id: userId, name, claimedEmail: account.claimedEmail }, holder);
    return ok({ email: account.claimedEmail });
  }
  await queueMail(ctx.scope, {
    kind: 'email-confirm',
    to: { address: email, name },
    params: { name },
    userId,
  });
  return ok({ email });
}
