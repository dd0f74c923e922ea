import { setTwoStepRequired } from '~/areas/carriers/data/carriers.server';
import { listMembersWithoutTwoStep } from '~/areas/carriers/data/memberships.server';
import { inTransaction, systemScope, type CarrierScope } from '~/platform/database/scope.server';
import { findAccount } from '~/areas/accounts/data/users.server';
import { fail, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { tellSecurity } from '~/areas/security/note-security.server';
import { takesTwoSteps } from './second-step.server';

/**
 * An owner wants a second step of everybody who works on the carrier. Whoever has none sees no record of it until they have,
 * and is notified by email. @returns whether that changed anything.
 */
export async function requireTwoStep(
  ctx: Ctx<CarrierScope>,
  isRequired: boolean,
  carrierName: string,
): Promise<Result<boolean>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  return inTransaction(ctx.scope, async (scope): Promise<Result<boolean>> => {
    const owner = await findAccount(systemScope(scope.db), scope.userId);
    if (isRequired && !(owner && takesTwoSteps(owner)))
      return fail({ kind: 'conflict', message: 'Switch two-step verification on for yourself first.' });
    if (!(await setTwoStepRequired(scope, isRequired))) return ok(false);
    ctx.log.info(
      { event: 'two-step-required', userId: scope.userId, carrierId: scope.carrierId, isRequired },
      'two-step verification of a carrier',
    );
    if (!isRequired) return ok(true);
    for (const { userId: id, name, email } of await listMembersWithoutTwoStep(scope))
      await tellSecurity(
        ctx,
        scope,
        { id, name, email },
        {
          event: 'two-step-required',
          detail: carrierName,
          carrierId: scope.carrierId,
          actorId: scope.userId,
        },
      );
    return ok(true);
  });
}
