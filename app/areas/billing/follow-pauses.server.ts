import { listAccountsWithPauseDue } from '~/areas/billing/data/billing-account.server';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import type { SystemScope } from '~/platform/database/scope.server';

/** Hourly: pauses that begin or end are seen on time even where the provider's message is lost. */
export async function followPauses(ctx: Ctx<SystemScope>): Promise<void> {
  for (const accountId of await listAccountsWithPauseDue(ctx.scope, ctx.clock.now()))
    await enqueue(ctx.scope, 'copyBilling', { accountId });
}
