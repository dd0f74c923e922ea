import { insertSession, revokeSessionOfToken } from '~/areas/accounts/data/sessions.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { hashToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { idleEnd, sessionLimits, type SessionKind } from '~/areas/accounts/rules/session-rules';
import type { Ctx } from '~/platform/context';
import { noteSignIn } from '~/areas/security/note-security.server';

/** Where someone signs in from. */
export interface Device {
  kind: SessionKind;
  userAgent: string;
  address: string;
  /** Session token that the browser brought along: it ends with the new sign-in, so that no session is ever taken over. */
  previousToken?: string | null;
}

/** A sign-in as the boundary hands it on: a cookie for a browser, an access token for a program. */
export interface StartedSession {
  userId: string;
  /** The address that the account has (one that it only claims is another's); absent where nobody asked. */
  address?: string;
  token: string;
  kind: SessionKind;
  remember: boolean;
  expiresAt: Date;
  /** Seconds until the token must be renewed (programs) or the session ends (browsers). */
  expiresInSeconds: number;
  startedAt: Date;
}

/** Begins a session with a secret of its own; nothing of what was there before the sign-in stays. */
export async function startSession(
  ctx: Ctx<SystemScope>,
  input: {
    userId: string;
    address?: string;
    carrierId?: string | null;
    remember: boolean;
    device: Device;
    isVouchedFor?: boolean;
    /** Not the person: an administrator, whose look is noted as such. */
    isLook?: boolean;
  },
): Promise<StartedSession> {
  const { userId, remember, device } = input;
  const now = ctx.clock.now();
  const { kind } = device;
  const limits = sessionLimits(kind, remember);
  const token = newToken(kind === 'browser' ? 'sls' : 'sla');
  const expiresAt = new Date(now.getTime() + limits.absoluteSeconds * 1000);
  await insertSession(ctx.scope, {
    userId,
    carrierId: input.carrierId ?? null,
    kind,
    remember,
    isVouchedFor: input.isVouchedFor ?? false,
    userAgent: device.userAgent,
    address: device.address,
    now,
    idleExpiresAt: idleEnd(kind, remember, expiresAt, now),
    expiresAt,
    tokenHash: hashToken(token),
    tokenExpiresAt: new Date(now.getTime() + limits.tokenSeconds * 1000),
    previousHash: device.previousToken ? hashToken(device.previousToken) : null,
  });
  if (!input.isLook) await noteSignIn(ctx, ctx.scope, { userId, ...device });
  return {
    userId,
    ...(input.address === undefined ? {} : { address: input.address }),
    token,
    kind,
    remember,
    expiresAt,
    expiresInSeconds: limits.tokenSeconds,
    startedAt: now,
  };
}

/** Signs out whoever holds this token. */
export async function endSessionOf(ctx: Ctx<SystemScope>, token: string): Promise<void> {
  await revokeSessionOfToken(ctx.scope, hashToken(token), ctx.clock.now());
}
