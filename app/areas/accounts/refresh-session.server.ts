import { findSession, type IdentifiedSession } from '~/areas/accounts/data/identity.server';
import {
  lockSessionOfToken,
  replaceToken,
  revokeSessionById,
  touchSession,
} from '~/areas/accounts/data/sessions.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { hashToken, looksLikeToken, newToken } from '~/areas/accounts/data/secret-token.server';
import {
  idleEnd,
  isSessionAlive,
  sessionLimits,
  tokenState,
  type SessionKind,
} from '~/areas/accounts/rules/session-rules';
import type { Ctx } from '~/platform/context';
import { noteSecurity, tellSecurity } from '~/areas/security/note-security.server';
import type { StartedSession } from './start-session.server';

/**
 * Renews a session's token; also one that has run out, while its session lives. Two renewals that start at the same
 * moment both succeed: the second finds a token that was replaced a moment ago and gets one of its own. A token that
 * comes back later than that is a copy in other hands, and the whole session ends. @returns null: sign in again.
 */
export async function refreshSession(
  ctx: Ctx<SystemScope>,
  token: string,
  kind: SessionKind,
): Promise<StartedSession | null> {
  if (!looksLikeToken(token, kind === 'browser' ? 'sls' : 'sla')) return null;
  const oldHash = hashToken(token);
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await lockSessionOfToken(scope, oldHash))) return null;
    const now = ctx.clock.now();
    const found = await findSession(scope, oldHash);
    if (!found || found.session.kind !== kind || !isSessionAlive(found.session, now)) return null;
    if (tokenState(found.token, now) === 'reused') {
      await endStolenSession(ctx, scope, found, now);
      return null;
    }
    const { session } = found;
    const limits = sessionLimits(kind, session.remember);
    const next = newToken(kind === 'browser' ? 'sls' : 'sla');
    const tokenExpiresAt = new Date(
      Math.min(session.expiresAt.getTime(), now.getTime() + limits.tokenSeconds * 1000),
    );
    await replaceToken(scope, {
      sessionId: session.id,
      oldHash,
      newHash: hashToken(next),
      now,
      expiresAt: tokenExpiresAt,
    });
    await touchSession(scope, session.id, now, idleEnd(kind, session.remember, session.expiresAt, now));
    const expiresInSeconds = Math.floor((tokenExpiresAt.getTime() - now.getTime()) / 1000);
    return {
      userId: found.user.id,
      token: next,
      kind,
      remember: session.remember,
      expiresAt: session.expiresAt,
      expiresInSeconds,
      startedAt: now,
    };
  });
}

async function endStolenSession(
  ctx: Ctx<SystemScope>,
  scope: SystemScope,
  { session, user }: IdentifiedSession,
  now: Date,
): Promise<void> {
  await revokeSessionById(scope, session.id, now);
  const userId = user.id;
  // An address that is not proved may be someone else's: nobody is written to.
  if (user.emailVerifiedAt === null) await noteSecurity(ctx, scope, { userId, kind: 'sessions-revoked' });
  else await tellSecurity(ctx, scope, user, { event: 'sessions-revoked' });
  ctx.log.warn(
    { event: 'token-reuse', userId, sessionId: session.id },
    'a replaced token came back: its session was ended',
  );
}
