import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { pauseState, type PauseState } from '~/areas/billing/rules/pause';
import type { Ctx } from '~/platform/context';
import type { Outcome, ProviderSubscription } from '~/platform/stripe/port';
import { invoiceStatusOf } from './copy-customer.server';

/** The pause of one subscription, read at the provider; without a request where none was ever asked for. */
export async function readPauseOf(
  ctx: Ctx<CarrierScope | SystemScope>,
  customerId: string,
  subscription: ProviderSubscription,
): Promise<Outcome<PauseState>> {
  if (subscription.pause === null) return { ok: true, value: pauseState(subscription, null) };
  const read = await ctx.billing.readCustomer(customerId);
  if (!read.ok) return read;
  return { ok: true, value: pauseState(subscription, invoiceStatusOf(subscription, read.value.invoices)) };
}
