import { enqueue } from '~/platform/database/enqueue.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** By hand, on the administration page: the nightly comparison, now. Asked for twice it runs once. */
export const requestReconciliation = (ctx: Ctx<SystemScope>): Promise<void> =>
  enqueue(ctx.scope, 'reconcileBilling', {});
