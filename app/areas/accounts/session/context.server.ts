import type { AppLoadContext } from '@remix-run/node';
import { ports } from '~/platform/ports.server';
import { logger } from '~/config/logger.server';
import { publicScope, type PublicScope, type Scope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** The context of a use case for this request, on a scope that has been resolved. */
export function ctxFor<S extends Scope>(load: AppLoadContext, scope: S): Ctx<S> {
  return {
    ...ports(),
    scope,
    log: logger().child({ requestId: load.requestId }),
    requestId: load.requestId,
    recordKey: load.recordKey,
    client: { address: load.clientAddress, userAgent: load.userAgent ?? '' },
  };
}

/** For visitors: reference data and the calculator. */
export const publicCtx = (load: AppLoadContext): Ctx<PublicScope> => ctxFor(load, publicScope());
