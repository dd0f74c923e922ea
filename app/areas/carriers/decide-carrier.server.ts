import { deleteCarrierRecords } from '~/areas/carriers/data/carrier-records.server';
import { deleteCarriersWithoutMembers } from '~/areas/carriers/data/carriers.server';
import {
  deleteMembership,
  keepCarrier as keep,
  listUndecidedCarriers,
  lockUndecided,
  type UndecidedCarrier,
} from '~/areas/carriers/data/memberships.server';
import { carrierScope, inTransaction, systemScope, type UserScope } from '~/platform/database/scope.server';
import { isUuid } from '~/engine/text/uuid';
import { notFound, ok, type Result } from '~/engine/result';
import { endBillingOfErased } from '~/areas/billing/end-billing.server';
import { removeFilesOf } from '~/areas/accounts/sweep-accounts.server';
import { refuseImpersonated } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';

export type { UndecidedCarrier };

const DECIDED = 'You decided about this carrier already.';

/** Carriers that were begun under the person's address before they proved it, with what was recorded there. */
export const readUndecidedCarriers = (ctx: Ctx<UserScope>): Promise<UndecidedCarrier[]> =>
  listUndecidedCarriers(ctx.scope);

/** The person keeps such a carrier: it is theirs like any other. */
export async function keepCarrier(ctx: Ctx<UserScope>, carrierId: string): Promise<Result<null>> {
  return isUuid(carrierId) && (await keep(ctx.scope, carrierId)) ? ok(null) : notFound(DECIDED);
}

/** Erases such a carrier with all its records and files, at once. Nobody else works on it. */
export async function dropCarrier(ctx: Ctx<UserScope>, carrierId: string): Promise<Result<null>> {
  const refused = refuseImpersonated(ctx);
  if (refused) return refused;
  const isDropped =
    isUuid(carrierId) &&
    (await inTransaction(ctx.scope, async (scope) => {
      if (!(await lockUndecided(scope, carrierId))) return false;
      const { userId, db } = scope;
      await deleteMembership(carrierScope({ carrierId, userId, role: 'owner' }, db), userId);
      const system = systemScope(db);
      await endBillingOfErased({ clock: ctx.clock, scope: system }, [carrierId]);
      await deleteCarrierRecords(system, carrierId);
      await deleteCarriersWithoutMembers(system, [carrierId]);
      return true;
    }));
  if (!isDropped) return notFound(DECIDED);
  await removeFilesOf(ctx, carrierId);
  ctx.log.info({ event: 'carrier-erased', userId: ctx.scope.userId, carrierId }, 'carrier erased');
  return ok(null);
}
