import { findAccount } from '~/areas/accounts/data/users.server';
import type { SecurityEvent } from '~/areas/accounts/mails/security-notice';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { insertSecurityEvent, insertSignIn } from '~/areas/security/data/security-events.server';
import { networkOf } from '~/areas/security/rules/network';
import type { SecurityKind } from '~/areas/security/rules/security-kinds';
import { deviceName } from '~/engine/text/device-name';
import type { Ctx } from '~/platform/context';
import { systemScope, type Scope } from '~/platform/database/scope.server';

type Noting = Pick<Ctx, 'clock' | 'client'>;

export interface SecurityNote {
  /** In whose log. */
  userId: string;
  kind: SecurityKind;
  /** In words; never a secret. */
  detail?: string;
  /** In whose audit trail as well. */
  carrierId?: string | null;
  /** Who did it, where that is someone else. */
  actorId?: string | null;
}

/** Adds a line to a person's security log, in the transaction of what happened. Device and address are those of the request. */
export async function noteSecurity(ctx: Noting, scope: Scope, note: SecurityNote): Promise<void> {
  const { userId, kind, detail = '', carrierId = null, actorId = null } = note;
  const { userAgent = '', address = '' } = ctx.client ?? {};
  await insertSecurityEvent(scope, {
    userId,
    kind,
    detail,
    carrierId,
    actorId: actorId === userId ? null : actorId,
    device: userAgent === '' ? '' : deviceName(userAgent),
    address,
    network: networkOf(address),
    at: ctx.clock.now(),
  });
}

/** A line in the log, and the mail that tells of it. */
export async function tellSecurity(
  ctx: Noting,
  scope: Scope,
  owner: { id: string; email: string; name: string },
  noted: { event: SecurityEvent; detail?: string; carrierId?: string; actorId?: string },
): Promise<void> {
  const { event, detail, carrierId, actorId } = noted;
  await noteSecurity(ctx, scope, {
    userId: owner.id,
    kind: event,
    ...(detail === undefined ? {} : { detail }),
    ...(carrierId === undefined ? {} : { carrierId }),
    ...(actorId === undefined ? {} : { actorId }),
  });
  await mailSecurity(scope, owner, { event, detail, carrierId });
}

async function mailSecurity(
  scope: Scope,
  { id: userId, email: address, name }: { id: string; email: string; name: string },
  noted: { event: SecurityEvent; detail?: string | undefined; carrierId?: string | undefined },
): Promise<void> {
  const { event, detail, carrierId } = noted;
  await queueMail(scope, {
    kind: 'security-notice',
    to: { address, name },
    params: { name, event, ...(detail === undefined ? {} : { detail }) },
    userId,
    ...(carrierId === undefined ? {} : { carrierId }),
  });
}

/**
 * Notes a sign-in. Where the person has signed in before, and never with such a device from about there, they get a mail; not
 * to an address that nobody has proved.
 */
export async function noteSignIn(
  ctx: Noting,
  scope: Scope,
  { userId, userAgent, address }: { userId: string; userAgent: string; address: string },
): Promise<void> {
  const device = deviceName(userAgent);
  const now = ctx.clock.now();
  const kind = await insertSignIn(scope, { userId, device, address, network: networkOf(address), at: now });
  const owner = kind === 'new-device' ? await findAccount(systemScope(scope.db), userId) : null;
  if (!owner || owner.emailVerifiedAt === null) return;
  const at = now.toISOString().slice(0, 16).replace('T', ' ');
  await mailSecurity(scope, owner, {
    event: 'new-device',
    detail: `${device}${address ? `, ${address}` : ''}, ${at} UTC`,
  });
}

/**
 * Notes a failed try to sign in, without being waited for: an account that exists must not answer later than one that does
 * not.
 */
export function noteFailedSignIn(ctx: Ctx, userId: string | null | undefined, detail: string): void {
  if (!userId) return;
  noteSecurity(ctx, systemScope(ctx.scope.db), { userId, kind: 'sign-in-failed', detail }).catch(
    (error: unknown) => ctx.log.warn({ err: error, userId }, 'a failed sign-in was not noted'),
  );
}
