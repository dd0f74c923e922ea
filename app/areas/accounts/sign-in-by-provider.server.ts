import { inTransaction, type SystemScope, type UserScope } from '~/platform/database/scope.server';
import {
  findAccountByEmail,
  findAccountByIdentity,
  insertIdentity,
  type AccountRecord,
} from '~/areas/accounts/data/users.server';
import { newChallenge, useChallenge } from '~/areas/accounts/passkeys/passkey-challenge.server';
import { emailField } from '~/areas/accounts/rules/account.schema';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';
import { claimAccount, proveAddress } from './claim-account.server';
import { proveAgain } from './prove-again.server';
import { openAccount } from './register.server';
import { afterFirstStep, takesTwoSteps, type SignInStep } from './two-step/second-step.server';
import { startSession, type Device } from './start-session.server';

export interface ProviderIdentity {
  provider: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type ProviderSignIn =
  | { outcome: 'signed-in'; session: SignInStep }
  /** Nobody has this provider's account or its address, and nobody asked to register. */
  | { outcome: 'user-not-found' }
  /** The provider does not vouch for the address: it proves nothing. */
  | { outcome: 'unverified-email' }
  | { outcome: 'registration-failed' };

/**
 * Signs in, links or registers by what a provider says, trusting an address only where the provider has checked it. A
 * provider that is linked asks for a second step itself; the first time, an account that takes two asks for its own.
 */
export async function signInByProvider(
  ctx: Ctx<SystemScope>,
  identity: ProviderIdentity,
  options: { registering: boolean; timeZone?: string | undefined },
  device: Device,
): Promise<ProviderSignIn> {
  const found = await findAccountByIdentity(ctx.scope, identity.provider, identity.subject);
  if (found) return signedIn(ctx, found, device);
  if (!identity.emailVerified) return { outcome: 'unverified-email' };
  if (!emailField('').safeParse(identity.email).success)
    return { outcome: options.registering ? 'registration-failed' : 'user-not-found' };

  const known = await findAccountByEmail(ctx.scope, identity.email);
  if (known?.emailVerifiedAt && takesTwoSteps(known)) {
    const { provider, subject, email } = identity;
    const how = { remember: false, device, identity: { provider, subject, email } };
    return { outcome: 'signed-in', session: await afterFirstStep(ctx, known, how) };
  }

  const account = await inTransaction(ctx.scope, async (scope) => {
    const owner = await findAccountByEmail(scope, identity.email);
    if (owner) return link(ctx, scope, owner, identity);
    if (!options.registering) return null;
    const name = identity.name || (identity.email.split('@')[0] ?? '');
    const opened = await openAccount(scope, {
      email: identity.email,
      name,
      passwordHash: null,
      emailVerifiedAt: ctx.clock.now(),
      ...(options.timeZone ? { timeZone: options.timeZone } : {}),
    });
    if (opened) {
      await proveAddress(scope, { userId: opened.id, email: opened.email }, ctx.clock.now());
      await addIdentity(scope, opened.id, identity);
    }
    return opened;
  });
  if (account) return signedIn(ctx, account, device);
  return { outcome: options.registering ? 'registration-failed' : 'user-not-found' };
}

async function signedIn(
  ctx: Ctx<SystemScope>,
  account: AccountRecord,
  device: Device,
): Promise<ProviderSignIn> {
  ctx.log.info({ event: 'sign-in', userId: account.id, by: 'provider' }, 'signed in');
  return {
    outcome: 'signed-in',
    session: await startSession(ctx, { userId: account.id, remember: false, device, isVouchedFor: true }),
  };
}

/** The provider has proven that the address is this person's: its account may sign in from now on. */
async function link(
  ctx: Ctx<SystemScope>,
  scope: SystemScope,
  owner: AccountRecord,
  identity: ProviderIdentity,
): Promise<AccountRecord> {
  if (owner.emailVerifiedAt === null) await claimAccount(scope, owner, ctx.clock.now());
  await addIdentity(scope, owner.id, identity);
  await tellSecurity(ctx, scope, owner, { event: 'provider-linked', detail: identity.provider });
  return owner;
}

const addIdentity = (
  scope: SystemScope,
  userId: string,
  { provider, subject, email }: ProviderIdentity,
): Promise<unknown> => insertIdentity(scope, { userId, provider, subject, email });

/**
 * Whoever is signed in may link a provider's account, once they have proven again who they are: from then on it signs in
 * without a password and without a code. @returns what `linkProvider` takes, once.
 */
export async function beginLink(ctx: Ctx<UserScope>, currentPassword: string): Promise<Result<string>> {
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  return ok(Buffer.from(await newChallenge(ctx, ctx.scope.userId)).toString('base64url'));
}

/** Links a provider's account to the person who is signed in and has begun it. @returns false where it belongs to someone else. */
export async function linkProvider(
  ctx: Ctx<SystemScope>,
  { userId, isImpersonated, proof }: { userId: string; isImpersonated: boolean; proof: string },
  identity: ProviderIdentity,
): Promise<boolean> {
  if (isImpersonated || !(await useChallenge(ctx, proof, userId))) return false;
  return inTransaction(ctx.scope, async (scope) => {
    await addIdentity(scope, userId, identity);
    const owner = await findAccountByIdentity(scope, identity.provider, identity.subject);
    if (owner?.id !== userId) return false;
    await tellSecurity(ctx, scope, owner, { event: 'provider-linked', detail: identity.provider });
    return true;
  });
}
