import {
  findOneTimeToken,
  useOneTimeToken,
  type OneTimeTokenRecord,
} from '~/data/accounts/one-time-tokens.server';
import { inTransaction, type SystemScope } from '~/data/database/scope.server';
import { hashToken, looksLikeToken } from '~/data/accounts/secret-token.server';
import {
  changeEmail,
  findAccount,
  findAccountByEmail,
  joinAccounts,
  markEmailVerified,
  takeAddress,
  type AccountRecord,
} from '~/data/accounts/users.server';
import { fail, invalid, ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { queueMail } from '../mail/queue-mail.server';

const DEAD_LINK =
  'This link is wrong, was used already or is too old. Ask for a new one on your account page.';

export interface AddressLink {
  email: string;
  isChange: boolean;
  /** What was begun under the address goes to the account that has it. */
  isJoin: boolean;
}

async function living(ctx: Ctx<SystemScope>, token: string): Promise<OneTimeTokenRecord | null> {
  if (!looksLikeToken(token, 'slm')) return null;
  const found = await findOneTimeToken(ctx.scope, hashToken(token));
  const isAddressLink = found?.purpose === 'email_confirm' || found?.purpose === 'email_change';
  return found && isAddressLink && found.usedAt === null && found.expiresAt > ctx.clock.now() ? found : null;
}

/** What a link from a mail would do, for the page with its button. Changes nothing. */
export async function readAddressLink(ctx: Ctx<SystemScope>, token: string): Promise<AddressLink | null> {
  const found = await living(ctx, token);
  if (!found) return null;
  const { email, userId } = found;
  const isClaim = (await findAccount(ctx.scope, userId))?.claimedEmail === email;
  const isJoin = isClaim && Boolean((await findAccountByEmail(ctx.scope, email))?.emailVerifiedAt);
  return { email, isChange: found.purpose === 'email_change', isJoin };
}

/** Confirms an address, or moves the account to a new one, by a mailed link. */
export async function confirmAddress(ctx: Ctx<SystemScope>, token: string): Promise<Result<AddressLink>> {
  const found = await living(ctx, token);
  if (!found) return invalid(DEAD_LINK);
  const now = ctx.clock.now();
  const { userId, email } = found;
  return inTransaction(ctx.scope, async (scope): Promise<Result<AddressLink>> => {
    const account = await findAccount(scope, userId);
    if (!account || !(await useOneTimeToken(scope, found.id, now))) return invalid(DEAD_LINK);
    if (found.purpose === 'email_confirm') {
      if (account.claimedEmail === email) return proveClaim(scope, { ...account, email }, now);
      if (account.email !== email) return invalid(DEAD_LINK);
      await markEmailVerified(scope, userId, now);
      return ok({ email, isChange: false, isJoin: false });
    }
    if (!(await changeEmail(scope, userId, email, now)))
      return fail({ kind: 'conflict', message: 'This address cannot be used for your account.' });
    await queueMail(scope, {
      kind: 'security-notice',
      to: { address: account.email, name: account.name },
      params: { name: account.name, event: 'email-changed' },
      userId,
    });
    return ok({ email, isChange: true, isJoin: false });
  });
}

/** The address of a claiming account is proven: it joins the account that proved the address before, or gets it. */
async function proveClaim(
  scope: SystemScope,
  claimant: AccountRecord,
  now: Date,
): Promise<Result<AddressLink>> {
  const { id, email } = claimant;
  const holder = await findAccountByEmail(scope, email);
  if (holder?.emailVerifiedAt) {
    await joinAccounts(scope, id, holder.id);
    return ok({ email, isChange: false, isJoin: true });
  }
  if (!(await takeAddress(scope, claimant, holder, now))) return invalid(DEAD_LINK);
  return ok({ email, isChange: false, isJoin: false });
}
