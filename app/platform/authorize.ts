import type { CarrierScope, UserScope } from '~/platform/database/scope.server';
import { AS_SOMEONE_ELSE, grantRefusal, MAY_ONLY_LOOK, mayManage } from '~/engine/roles';
import { fail, type Result } from '~/engine/result';
import type { Ctx } from './context';

const READ_ONLY_TOKEN = 'This token may only read. Make one that may write on your account page.';

/**
 * First line of every use case that writes: a viewer, and a token that may only read, are refused here, so that
 * neither the page nor the API can forget it. `const refused = refuseReader(ctx); if (refused) return refused;`
 */
export function refuseReader(ctx: Ctx<CarrierScope>): Result<never> | null {
  if (ctx.scope.mayWrite) return null;
  const message = ctx.scope.role === 'viewer' ? MAY_ONLY_LOOK : READ_ONLY_TOKEN;
  return fail({ kind: 'forbidden', message });
}

/** First line of use cases that only an owner may run: profile, members, plan. */
export function refuseUnlessOwner(ctx: Ctx<CarrierScope>): Result<never> | null {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (mayManage(ctx.scope.role)) return null;
  return fail({ kind: 'forbidden', message: 'Only an owner of this carrier may do that.' });
}

/** For what viewers may do too, such as writing to support: a token that may only read is refused all the same. */
export function refuseReadToken(ctx: Ctx<CarrierScope | UserScope>): Result<never> | null {
  return ctx.scope.tokenMayWrite ? null : fail({ kind: 'forbidden', message: READ_ONLY_TOKEN });
}

/** Before a new way in: never for an administrator who is signed in as someone else. */
export function refuseImpersonated(ctx: Ctx<CarrierScope | UserScope>): Result<never> | null {
  return ctx.scope.isImpersonated ? fail({ kind: 'forbidden', message: AS_SOMEONE_ELSE }) : null;
}

/**
 * First line of use cases that let someone or something else in (invitations, webhooks, tokens): not before the person
 * has proved their address, because the address may be another person's.
 */
export function refuseGrant(ctx: Ctx<CarrierScope>): Result<never> | null {
  const message = grantRefusal(ctx.scope);
  return message === null ? null : fail({ kind: 'forbidden', message });
}
