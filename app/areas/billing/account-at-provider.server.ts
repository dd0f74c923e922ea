import {
  ensureBillingAccount,
  readPayer,
  updateBillingAccount,
  type BillingAccount,
} from '~/areas/billing/data/billing-account.server';
import { listPackagePrices, savePackagePrice } from '~/areas/billing/data/billing-packages.server';
import { isSandbox } from '~/areas/carriers/data/sandboxes.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import {
  intervalOf,
  packageIdOf,
  packageOf,
  priceCentsOf,
  priceLookupKey,
} from '~/areas/billing/rules/packages';
import { fail, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { answerOf } from './provider-failure';

export type AccountAtProvider = BillingAccount & { customerId: string };

const NO_PLAN_NEEDED = 'A sandbox costs nothing and needs no plan or card.';

/** The carrier's account with its customer at the provider, made where it is missing. Made twice it is the same one. */
export async function accountAtProvider(ctx: Ctx<CarrierScope>): Promise<Result<AccountAtProvider>> {
  if (await isSandbox(ctx.scope)) return fail({ kind: 'conflict', message: NO_PLAN_NEEDED });
  const account = await ensureBillingAccount(ctx.scope);
  if (account.customerId !== null) return ok({ ...account, customerId: account.customerId });
  const { carrierId } = ctx.scope;
  const { isLive } = ctx.billing;
  const former = account.formerCustomerId === null ? '' : `:${account.formerCustomerId}`;
  const made = await ctx.billing.createCustomer(
    { carrierId, ...(await readPayer(ctx.scope)) },
    `customer:${account.id}${former}`,
  );
  if (!made.ok) return answerOf(made.failure);
  await updateBillingAccount(ctx.scope, account.id, { customerId: made.value, isLive });
  return ok({ ...account, customerId: made.value, isLive });
}

/** The price of a paid plan at the provider, made there where it is missing, archived or of another mode. */
export async function priceOf(
  ctx: Ctx,
  planId: string,
  /** The price that is known was refused. */
  { isRefused = false } = {},
): Promise<Result<string>> {
  const found = packageOf(planId);
  if (!found) throw new Error(`unknown plan ${planId}`);
  const { isLive } = ctx.billing;
  const unitCents = priceCentsOf(planId);
  const known = (await listPackagePrices(ctx.scope)).find(
    (row) => row.id === planId && row.priceCents === unitCents && row.isLive === isLive,
  );
  if (known?.priceId && !isRefused) return ok(known.priceId);
  const price = await ctx.billing.ensurePrice({
    productOf: packageIdOf(planId),
    packageId: planId,
    interval: intervalOf(planId),
    name: found.name,
    lookupKey: priceLookupKey(planId),
    unitCents,
  });
  if (!price.ok) return answerOf(price.failure);
  await savePackagePrice(ctx.scope, planId, {
    productId: price.value.productId,
    priceId: price.value.id,
    isLive,
    syncedAt: ctx.clock.now(),
  });
  return ok(price.value.id);
}
