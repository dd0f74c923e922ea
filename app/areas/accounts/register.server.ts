import { insertCarrier } from '~/areas/carriers/data/carriers.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import {
  findSignInAccounts,
  insertAccount,
  insertClaimingAccount,
  lockAddress,
  type AccountRecord,
} from '~/areas/accounts/data/users.server';
import { registrationSchema } from '~/areas/accounts/rules/account.schema';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { parseInput } from '~/platform/parse-input';
import { accountOfPassword } from './account-of-password.server';
import { refuseWeakPassword } from './new-password.server';
import { afterFirstStep, proveByProgram, type SignInStep } from './two-step/second-step.server';
import type { Device } from './start-session.server';

/** Time zone of a browser, where it names one that exists; else the carrier's default. */
function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

interface NewPerson {
  email: string;
  name: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  timeZone?: string;
}

/** The first carrier of a new account. */
async function openCarrier(
  scope: SystemScope,
  userId: string,
  { name, email, timeZone }: NewPerson,
): Promise<void> {
  const zone = knownTimeZone(timeZone);
  await insertCarrier(
    scope,
    { legalName: name, contactName: name, contactEmail: email, ...(zone ? { timeZone: zone } : {}) },
    userId,
  );
}

/** An account with its own carrier, and the mail that asks to confirm the address. Call in a transaction. */
export async function openAccount(scope: SystemScope, input: NewPerson): Promise<AccountRecord | null> {
  const { email, name, passwordHash, emailVerifiedAt } = input;
  const account = await insertAccount(scope, { email, name, passwordHash, emailVerifiedAt });
  if (!account) return null;
  await openCarrier(scope, account.id, input);
  if (emailVerifiedAt === null) await askToConfirm(scope, account.id, name, email);
  return account;
}

const askToConfirm = (scope: SystemScope, userId: string, name: string, address: string): Promise<string> =>
  queueMail(scope, { kind: 'email-confirm', to: { address, name }, params: { name }, userId });

/**
 * An account by an address that another one has. Only the mail differs from that of any new account: the owner reads
 * that there is one already, and may join the two.
 */
async function openClaimingAccount(
  scope: SystemScope,
  input: NewPerson,
  holder: AccountRecord | null,
): Promise<AccountRecord> {
  const account = await insertClaimingAccount(scope, input);
  await openCarrier(scope, account.id, input);
  await mailClaim(scope, { id: account.id, name: input.name, claimedEmail: input.email }, holder);
  return account;
}

/** The mail that lets the owner of a claimed address prove it; none where the account that has it is disabled. */
export async function mailClaim(
  scope: SystemScope,
  claimant: { id: string; name: string; claimedEmail: string },
  holder: AccountRecord | null,
): Promise<void> {
  const { id: userId, name, claimedEmail: address } = claimant;
  if (holder?.emailVerifiedAt)
    await queueMail(scope, {
      kind: 'already-registered',
      to: { address, name: holder.name },
      params: { name: holder.name, joins: true },
      userId,
    });
  else if (holder) await askToConfirm(scope, userId, name, address);
}

/**
 * Registers and signs in. An address that has an account gets the same answer after the same work: an account of its
 * own that has the address once a mailed link proves it, and only the owner of the address is notified, by email. Whoever
 * types the password of the account that is there is simply signed in to it, also where one form was sent twice.
 */
export async function register(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
  timeZone?: string,
): Promise<Result<SignInStep>> {
  const parsed = parseInput(registrationSchema, input);
  if (!parsed.ok) return parsed;
  const { name, email, password } = parsed.value;
  const refused = await refuseWeakPassword(ctx, password, { id: null, name, email });
  if (refused) return refused;
  const before = await findSignInAccounts(ctx.scope, email);
  const [passwordHash, known] = await Promise.all([
    ctx.passwords.hash(password),
    accountOfPassword(ctx, before, password),
  ]);
  const person: NewPerson = {
    email,
    name,
    passwordHash,
    emailVerifiedAt: null,
    ...(timeZone ? { timeZone } : {}),
  };
  const account =
    known ??
    (await inTransaction(ctx.scope, async (scope) => {
      await lockAddress(scope, email);
      const now = await findSignInAccounts(scope, email);
      const isNewer = now.holder?.id !== before.holder?.id || now.unproven?.id !== before.unproven?.id;
      const twin = isNewer ? await accountOfPassword(ctx, now, password) : null;
      return (
        twin ??
        (now.holder ? null : await openAccount(scope, person)) ??
        (await openClaimingAccount(scope, person, now.holder))
      );
    }));
  ctx.log.info(
    { event: known ? 'sign-in' : 'registration', userId: account.id, by: 'registration' },
    'registered',
  );
  const proven = await proveByProgram(ctx, account, device, input);
  return proven.ok ? ok(await afterFirstStep(ctx, account, { remember: false, device })) : proven;
}
