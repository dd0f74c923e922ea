import type { CarrierScope } from '~/data/database/scope.server';
import { MAY_ONLY_LOOK, mayManage } from '~/domain/accounts/roles';
import { fail, type Result } from '~/domain/result';
import type { Ctx } from './context';

/**
 * First line of every use case that writes: a viewer, and a token that may only read, are refused here, so that
 * neither the page nor the API can forget it. `const refused = refuseReader(ctx); if (refused) return refused;`
 */
export function refuseReader(ctx: Ctx<CarrierScope>): Result<never> | null {
  if (ctx.scope.mayWrite) return null;
  const message =
    ctx.scope.role === 'viewer'
      ? MAY_ONLY_LOOK
      : 'This token may only read. Make one that may write on your account page.';
  return fail({ kind: 'forbidden', message });
}

/** First line of use cases that only an owner may run: profile, members, plan. */
export function refuseUnlessOwner(ctx: Ctx<CarrierScope>): Result<never> | null {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (mayManage(ctx.scope.role)) return null;
  return fail({ kind: 'forbidden', message: 'Only an owner of this carrier may do that.' });
}
