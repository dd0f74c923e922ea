import { savePackagePrice } from '~/areas/billing/data/billing-packages.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { FREE_PACKAGE_ID, PAID_PLAN_IDS } from '~/areas/billing/rules/packages';
import type { Ctx } from '~/platform/context';
import { priceOf } from './account-at-provider.server';

/**
 * Brings the packages of the list into the database and, with their prices, to the provider. A price whose amount has
 * changed becomes a new price: running subscriptions keep theirs. Where tax is added each price is looked at again, because one from
 * before says nothing of tax. @throws Error where the provider is away.
 */
export async function syncPackages(ctx: Ctx<SystemScope>): Promise<void> {
  await savePackagePrice(ctx.scope, FREE_PACKAGE_ID, null);
  for (const id of PAID_PLAN_IDS) {
    const price = await priceOf(ctx, id, { isRefused: ctx.billing.addsTax });
    if (!price.ok) throw new Error(`the price of ${id} could not be made: ${price.failure.message}`);
  }
}
