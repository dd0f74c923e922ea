import { enqueue } from '~/data/database/enqueue.server';
import type { SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '../context';

/** By hand, on the administration page: the nightly comparison, now. Asked for twice it runs once. */
export const requestReconciliation = (ctx: Ctx<SystemScope>): Promise<void> =>
  enqueue(ctx.scope, 'reconcileBilling', {});
