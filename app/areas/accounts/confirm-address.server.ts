import {
  findOneTimeToken,
  useOneTimeToken,
  type OneTimeTokenRecord,
} from '~/areas/accounts/data/one-time-tokens.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { hashToken, looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import {
  changeEmail,
  findAccount,
  findAccountByEmail,
  findSignInAccounts,
  type AccountRecord,
} from '~/areas/accounts/data/users.server';
import { doneByPersonBefore, doneByPersonNow } from '~/areas/api/once';
import { fail, invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';
import { afterFirstStep, type SignInStep } from './two-step/second-step.server';
import { accountOfPassword } from './account-of-password.server';
import { claimAccount, join, proveAddress } from './claim-account.server';
import type { Device } from './start-session.server';

const DEAD_LINK =
  'This link is wrong, was used already or is too old. Ask for a new one on your account page.';
const WRONG_PASSWORD = 'This is not the password that was chosen with this address.';
const NOT_SIGNED_IN = 'Sign in to the account that asked for this address, then open the link again.';
const NOT_FREE = 'This address cannot be used for your account.';

export interface AddressLink {
  email: string;
  isChange: boolean;
  /** What was begun under the address goes to the account that has it. */
  isJoin: boolean;
  /** Someone has proved the address before. */
  isProved: boolean;
  /** The link alone does not tell who registered: the password does, or a sign-in by this address. */
  needsPassword: boolean;
  /** A change of address that only the account's own sign-in may finish. */
  needsSignIn: boolean;
}

/** How the person who opens the link shows which account is theirs. */
export interface LinkBearer {
  /** Of the sign-in that came along; null for none. */
  userId: string | null;
  /** Chosen at registration. */
  password?: string;
}

async function living(ctx: Ctx<SystemScope>, token: string): Promise<OneTimeTokenRecord | null> {
  if (!looksLikeToken(token, 'slm')) return null;
  const found = await findOneTimeToken(ctx.scope, hashToken(token));
  const isAddressLink = found?.purpose === 'email_confirm' || found?.purpose === 'email_change';
  return found && isAddressLink && found.usedAt === null && found.expiresAt > ctx.clock.now() ? found : null;
}

const addressOf = (account: AccountRecord): string => account.claimedEmail ?? account.email;

/** What a link from a mail would do, for the page with its button. Changes nothing. */
export async function readAddressLink(
  ctx: Ctx<SystemScope>,
  token: string,
  userId: string | null,
): Promise<AddressLink | null> {
  const found = await living(ctx, token);
  if (!found) return null;
  const { email } = found;
  if (found.purpose === 'email_change')
    return {
      email,
      isChange: true,
      isJoin: false,
      isProved: false,
      needsPassword: false,
      needsSignIn: found.userId !== userId,
    };
  const holder = await findAccountByEmail(ctx.scope, email);
  const isProved = Boolean(holder?.emailVerifiedAt);
  const signedIn = userId === null ? null : await findAccount(ctx.scope, userId);
  const needsPassword = !isProved && (!signedIn || addressOf(signedIn) !== email);
  const isJoin = isProved && holder?.id !== found.userId;
  return { email, isChange: false, isJoin, isProved, needsPassword, needsSignIn: false };
}

/**
 * Confirms an address, or moves the account to a new one, by a mailed link. The link proves whose the address is, not whose
 * the account: anybody may have registered it. So the account is the one that is signed in, or whose password is typed.
 */
export async function confirmAddress(
  ctx: Ctx<SystemScope>,
  token: string,
  bearer: LinkBearer,
): Promise<Result<AddressLink>> {
  const found = await living(ctx, token);
  const link = found && (await readAddressLink(ctx, token, bearer.userId));
  if (!link) {
    const before = await doneByPersonBefore(ctx, ctx.scope, 'address-confirmed');
    return before ? ok(before.value as AddressLink) : invalid(DEAD_LINK);
  }
  if (link.isChange) return moveAccount(ctx, found, link);
  const { email } = found;
  const userId = link.isProved ? null : await accountOfBearer(ctx, link, bearer);
  if (!link.isProved && userId === null) return invalid(WRONG_PASSWORD, { password: [WRONG_PASSWORD] });
  const now = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<AddressLink>> => {
    if (!(await useOneTimeToken(scope, found.id, now))) return invalid(DEAD_LINK);
    if (userId !== null)
      return (await proveAddress(scope, { userId, email }, now))
        ? confirmed(ctx, scope, userId, link)
        : invalid(DEAD_LINK);
    const holder = await findAccountByEmail(scope, email);
    if (!holder?.emailVerifiedAt) return invalid(DEAD_LINK);
    if (found.userId !== holder.id) await join(scope, found.userId, holder.id, now);
    return confirmed(ctx, scope, holder.id, link);
  });
}

/** Whoever asks again because the answer got lost is answered the same: the link is used up by then. */
async function confirmed(
  ctx: Ctx<SystemScope>,
  scope: SystemScope,
  userId: string,
  link: AddressLink,
): Promise<Result<AddressLink>> {
  await doneByPersonNow(ctx, scope, { kind: 'address-confirmed', userId, value: link });
  return ok(link);
}

/** The account that a link to its address confirms; null where nothing shows whose it is. */
async function accountOfBearer(
  ctx: Ctx<SystemScope>,
  { email, needsPassword }: AddressLink,
  { userId, password }: LinkBearer,
): Promise<string | null> {
  if (!needsPassword) return userId;
  const accounts = await findSignInAccounts(ctx.scope, email);
  const account = await accountOfPassword(ctx, accounts, password ?? '');
  if (account || !password) return account?.id ?? null;
  // The first of several that nobody has proved is not among those two.
  const { holder } = accounts;
  return holder && (await ctx.passwords.verify(holder.passwordHash, password)) ? holder.id : null;
}

async function moveAccount(
  ctx: Ctx<SystemScope>,
  found: OneTimeTokenRecord,
  link: AddressLink,
): Promise<Result<AddressLink>> {
  const { userId, email } = found;
  if (link.needsSignIn) return fail({ kind: 'forbidden', message: NOT_SIGNED_IN });
  const now = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<AddressLink>> => {
    const account = await findAccount(scope, userId);
    if (!account || !(await useOneTimeToken(scope, found.id, now))) return invalid(DEAD_LINK);
    if (
      !(await changeEmail(scope, userId, email, now)) ||
      !(await proveAddress(scope, { userId, email }, now))
    )
      return fail({ kind: 'conflict', message: NOT_FREE });
    await tellSecurity(ctx, scope, account, { event: 'email-changed' });
    return confirmed(ctx, scope, userId, link);
  });
}

/**
 * The owner of the address did not register, or knows the password no longer: the link makes the account theirs, closes
 * every way in that was set up until now, and signs in.
 */
export async function takeOverByLink(
  ctx: Ctx<SystemScope>,
  token: string,
  device: Device,
): Promise<Result<SignInStep>> {
  const found = await living(ctx, token);
  const link = found && (await readAddressLink(ctx, token, null));
  if (!found || !link?.needsPassword) return invalid(DEAD_LINK);
  const now = ctx.clock.now();
  const taken = await inTransaction(ctx.scope, async (scope) => {
    const account = await findAccount(scope, found.userId);
    if (!account || addressOf(account) !== found.email) return null;
    if (!(await useOneTimeToken(scope, found.id, now))) return null;
    return (await claimAccount(scope, { id: account.id, email: found.email }, now)) ? account : null;
  });
  if (!taken) return invalid(DEAD_LINK);
  ctx.log.info({ event: 'sign-in', userId: taken.id, by: 'confirmation link' }, 'signed in');
  return ok(await afterFirstStep(ctx, { ...taken, twoStepSince: null }, { remember: false, device }));
}
