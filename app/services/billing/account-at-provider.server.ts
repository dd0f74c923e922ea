import {
  ensureBillingAccount,
  readPayer,
  updateBillingAccount,
  type BillingAccount,
} from '~/data/billing/billing-account.server';
import { listPackagePrices, savePackagePrice } from '~/data/billing/billing-packages.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { packageOf, priceLookupKey } from '~/domain/billing/packages';
import { ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { answerOf } from './provider-failure';

export type AccountAtProvider = BillingAccount & { customerId: string };

/** The carrier's account with its customer at the provider, made where it is missing. Made twice it is the same one. */
export async function accountAtProvider(ctx: Ctx<CarrierScope>): Promise<Result<AccountAtProvider>> {
  const account = await ensureBillingAccount(ctx.scope);
  if (account.customerId !== null) return ok({ ...account, customerId: account.customerId });
  const { carrierId } = ctx.scope;
  const made = await ctx.billing.createCustomer(
    { carrierId, ...(await readPayer(ctx.scope)) },
    `customer:${account.id}`,
  );
  if (!made.ok) return answerOf(made.failure);
  await updateBillingAccount(ctx.scope, account.id, { customerId: made.value });
  return ok({ ...account, customerId: made.value });
}

/** The price of a paid package at the provider, made there where it is missing. */
export async function priceOf(ctx: Ctx, packageId: string): Promise<Result<string>> {
  const found = packageOf(packageId);
  if (!found) throw new Error(`unknown package ${packageId}`);
  const known = (await listPackagePrices(ctx.scope)).find(
    ({ id, monthlyCents }) => id === packageId && monthlyCents === found.monthlyCents,
  );
  if (known?.priceId) return ok(known.priceId);
  const price = await ctx.billing.ensurePrice({
    packageId,
    name: found.name,
    lookupKey: priceLookupKey(found),
    unitCents: found.monthlyCents,
  });
  if (!price.ok) return answerOf(price.failure);
  await savePackagePrice(ctx.scope, found, {
    productId: price.value.productId,
    priceId: price.value.id,
    syncedAt: ctx.clock.now(),
  });
  return ok(price.value.id);
}
