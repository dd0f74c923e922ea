import { removeFilesOf } from '~/areas/accounts/sweep-accounts.server';
import { doneByPersonBefore, doneByPersonNow } from '~/areas/api/once';
import { setSessionCarrier } from '~/areas/accounts/data/sessions.server';
import { deleteCarrierRecords } from '~/areas/carriers/data/carrier-records.server';
import { deleteCarriersWithoutMembers } from '~/areas/carriers/data/carriers.server';
import {
  beginSandboxReset,
  findOwnSandbox,
  insertSandbox,
  leaveSandbox,
  lockSandbox,
  type Sandbox,
} from '~/areas/carriers/data/sandboxes.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { mayManage } from '~/engine/roles';
import { isUuid } from '~/engine/text/uuid';
import { refuseImpersonated, refuseReadToken } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, systemScope, type UserScope } from '~/platform/database/scope.server';

export type { Sandbox };

const NO_SANDBOX = 'This sandbox was not found.';

/** The person's own sandbox; null where they have none. */
export const readOwnSandbox = (ctx: Ctx<UserScope>): Promise<Sandbox | null> => findOwnSandbox(ctx.scope);

/** A carrier of invented records for this person, who works on it from now on. Asked for twice it is the same one. */
export async function createSandbox(ctx: Ctx<UserScope>): Promise<Result<Sandbox>> {
  const refused = refuseReadToken(ctx);
  if (refused) return refused;
  return inTransaction(ctx.scope, async (scope): Promise<Result<Sandbox>> => {
    const { userId, sessionId } = scope;
    const carrierId = (await findOwnSandbox(scope)) ? null : await insertSandbox(scope);
    if (carrierId !== null) await enqueue(scope, 'fillSandbox', { carrierId, userId });
    const sandbox = await findOwnSandbox(scope);
    if (!sandbox) return notFound(NO_SANDBOX);
    if (sessionId !== null) await setSessionCarrier(scope, sessionId, sandbox.id);
    return ok(sandbox);
  });
}

/** A job makes the records of a sandbox anew. While it does, another press changes nothing. */
export async function resetSandbox(ctx: Ctx<UserScope>, carrierId: string): Promise<Result<Sandbox>> {
  const refused = refuseReadToken(ctx);
  if (refused) return refused;
  return inTransaction(ctx.scope, async (scope): Promise<Result<Sandbox>> => {
    const sandbox = isUuid(carrierId) ? await lockSandbox(scope, carrierId) : null;
    if (!sandbox) return notFound(NO_SANDBOX);
    const denied = refuseUnlessManager(sandbox);
    if (denied) return denied;
    if (sandbox.readyAt === null) return ok(sandbox);
    await beginSandboxReset(scope, carrierId);
    await enqueue(scope, 'fillSandbox', { carrierId, userId: scope.userId });
    return ok({ ...sandbox, readyAt: null });
  });
}

/** Erases a sandbox with all its records and files, for everybody who works on it. */
export async function deleteSandbox(ctx: Ctx<UserScope>, carrierId: string): Promise<Result<null>> {
  const refused = refuseReadToken(ctx) ?? refuseImpersonated(ctx);
  if (refused) return refused;
  const result = await inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    const system = systemScope(scope.db);
    const sandbox = isUuid(carrierId) ? await lockSandbox(scope, carrierId) : null;
    if (!sandbox) {
      const before = await doneByPersonBefore(ctx, system, 'sandbox-erased');
      return before?.userId === scope.userId ? ok(null) : notFound(NO_SANDBOX);
    }
    const denied = refuseUnlessManager(sandbox);
    if (denied) return denied;
    await leaveSandbox(system, carrierId);
    await deleteCarrierRecords(system, carrierId);
    await deleteCarriersWithoutMembers(system, [carrierId]);
    await doneByPersonNow(ctx, system, { kind: 'sandbox-erased', userId: scope.userId });
    return ok(null);
  });
  if (!result.ok) return result;
  await removeFilesOf(ctx, carrierId);
  ctx.log.info({ event: 'sandbox-erased', userId: ctx.scope.userId, carrierId }, 'sandbox erased');
  return result;
}

function refuseUnlessManager({ role, isDisabled }: Sandbox): Result<never> | null {
  if (isDisabled) return fail({ kind: 'forbidden', message: 'This carrier has been disabled.' });
  if (mayManage(role)) return null;
  return fail({ kind: 'forbidden', message: 'Only an owner of this carrier may do that.' });
}
