import { insertCarrier } from '~/data/carriers.server';
import { inTransaction, type SystemScope } from '~/data/scope.server';
import { findAccountByEmail, insertAccount, type AccountRecord } from '~/data/users.server';
import { registrationSchema } from '~/domain/accounts/account.schema';
import { invalid, ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { queueMail } from '../mail/queue-mail.server';
import { INVALID_DATA, parseInput } from '../parse-input';
import { refuseCommonPassword } from './new-password.server';
import { startSession, type Device, type StartedSession } from './start-session.server';

/** Time zone of a browser, where it names one that exists; else the carrier's default. */
function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** An account with its own carrier, and the mail that asks to confirm the address. Call in a transaction. */
export async function openAccount(
  scope: SystemScope,
  input: {
    email: string;
    name: string;
    passwordHash: string | null;
    emailVerifiedAt: Date | null;
    timeZone?: string;
  },
): Promise<AccountRecord | null> {
  const { timeZone, ...person } = input;
  const account = await insertAccount(scope, person);
  if (!account) return null;
  const zone = knownTimeZone(timeZone);
  await insertCarrier(
    scope,
    {
      legalName: input.name,
      contactName: input.name,
      contactEmail: input.email,
      ...(zone ? { timeZone: zone } : {}),
    },
    account.id,
  );
  if (input.emailVerifiedAt === null) {
    const to = { address: account.email, name: account.name };
    await queueMail(scope, { kind: 'email-confirm', to, params: { name: account.name }, userId: account.id });
  }
  return account;
}

/**
 * Registers and signs in. An address that has an account gets the answer of any unusable input, after the same work,
 * and only its owner is told why, by mail.
 */
export async function register(
  ctx: Ctx<SystemScope>,
  input: unknown,
  device: Device,
  timeZone?: string,
): Promise<Result<StartedSession>> {
  const parsed = parseInput(registrationSchema, input);
  if (!parsed.ok) return parsed;
  const { name, email, password } = parsed.value;
  const refused = refuseCommonPassword(ctx, password);
  if (refused) return refused;
  const passwordHash = await ctx.passwords.hash(password);
  const account = await inTransaction(ctx.scope, async (scope) => {
    const opened = await openAccount(scope, {
      email,
      name,
      passwordHash,
      emailVerifiedAt: null,
      ...(timeZone ? { timeZone } : {}),
    });
    if (opened) return opened;
    const owner = await findAccountByEmail(scope, email);
    if (owner)
      await queueMail(scope, {
        kind: 'already-registered',
        to: { address: owner.email, name: owner.name },
        params: { name: owner.name },
        userId: owner.id,
      });
    return null;
  });
  if (!account) {
    ctx.log.info({ event: 'registration-refused' }, 'an address was registered that has an account');
    return invalid(INVALID_DATA);
  }
  ctx.log.info({ event: 'registration', userId: account.id }, 'registered');
  return ok(await startSession(ctx, { userId: account.id, remember: false, device }));
}
