import { inTransaction, type UserScope } from '~/platform/database/scope.server';
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
  type ListedSession,
} from '~/areas/accounts/data/sessions.server';
import { deleteIdentity, listIdentities, readAccount } from '~/areas/accounts/data/users.server';
import { isUuid } from '~/engine/text/uuid';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';
import { proveAgain } from './prove-again.server';

export interface SignInOverview {
  hasPassword: boolean;
  hasTwoStep: boolean;
  sessions: (ListedSession & { isThis: boolean })[];
  identities: { id: string; provider: string; email: string; createdAt: Date }[];
}

/** Every way into the account that is open now. */
export async function readSignIns(ctx: Ctx<UserScope>): Promise<SignInOverview> {
  const { scope, clock } = ctx;
  const [account, sessions, identities] = await Promise.all([
    readAccount(scope),
    listSessions(scope, clock.now()),
    listIdentities(scope),
  ]);
  return {
    hasPassword: account.passwordHash !== null,
    hasTwoStep: account.twoStepSince !== null,
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === scope.sessionId })),
    identities,
  };
}

/** Signs one other device out, after the person has proven again who they are (ASVS 7.5.2). A session of someone else is not found. */
export async function endSession(
  ctx: Ctx<UserScope>,
  { sessionId, currentPassword }: { sessionId: string; currentPassword: string },
): Promise<Result<null>> {
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    if (!isUuid(sessionId) || !(await revokeSession(scope, sessionId, ctx.clock.now())))
      return notFound('This sign-in is over already.');
    await noteSecurity(ctx, scope, { userId: scope.userId, kind: 'session-ended' });
    return ok(null);
  });
}

/** Signs out everywhere but here, after the same proof. @returns how many sign-ins ended. */
export async function endOtherSessions(
  ctx: Ctx<UserScope>,
  { currentPassword }: { currentPassword: string },
): Promise<Result<number>> {
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  return inTransaction(ctx.scope, async (scope) => {
    const ended = await revokeOtherSessions(scope, ctx.clock.now(), scope.sessionId);
    if (ended > 0)
      await noteSecurity(ctx, scope, {
        userId: scope.userId,
        kind: 'session-ended',
        detail: `${ended} others`,
      });
    return ok(ended);
  });
}

/** A provider may no longer sign this person in, who has proven again who they are. A mailed code always can. */
export async function unlinkProvider(
  ctx: Ctx<UserScope>,
  { identityId, currentPassword }: { identityId: string; currentPassword: string },
): Promise<Result<null>> {
  const proven = await proveAgain(ctx, currentPassword);
  if (!proven.ok) return proven;
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    if (!isUuid(identityId) || !(await deleteIdentity(scope, identityId)))
      return notFound('This provider is not linked.');
    await noteSecurity(ctx, scope, { userId: scope.userId, kind: 'provider-unlinked' });
    return ok(null);
  });
}
