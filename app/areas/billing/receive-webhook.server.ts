import { enqueue } from '~/platform/database/enqueue.server';
import { insertBillingEvent } from '~/areas/billing/data/billing-events.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

/**
 * A message of the provider: its signature is checked over the bytes as they came, then it is stored with the job that
 * works it off, in one transaction. One that is there already is thanked for and left alone.
 */
export async function receiveWebhook(
  ctx: Ctx<SystemScope>,
  input: { rawBody: string; signature: string | null },
): Promise<Result<{ isNew: boolean }>> {
  const event = ctx.billing.readWebhook(input.rawBody, input.signature, ctx.clock.now());
  if (!event) return invalid('The signature does not fit.');
  if (event.isLive !== ctx.billing.isLive) return invalid('This message is of another mode.');
  const isNew = await inTransaction(ctx.scope, async (scope) => {
    const { id, type, customerId, payload, occurredAt } = event;
    if (!(await insertBillingEvent(scope, { id, type, customerId, payload, occurredAt }))) return false;
    await enqueue(scope, 'processBillingEvent', { eventId: id });
    return true;
  });
  return ok({ isNew });
}
