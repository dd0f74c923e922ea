import { ensureBillingAccount, readPayer } from '~/areas/billing/data/billing-account.server';
import {
  detailsAsTyped,
  readTypedDetails,
  TAX_ID_KINDS,
  type TypedDetails,
} from '~/areas/billing/rules/billing-details';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { TaxId } from '~/platform/stripe/port';
import { accountAtProvider } from './account-at-provider.server';
import { copyCustomer } from './copy-customer.server';
import { answerOf } from './provider-failure';
import { withAccountLock } from './lock-account.server';

/** Of several tax IDs, added at the provider's own page: the newest that this form can show. */
const shownOf = (taxIds: readonly (TaxId & { id: string })[]) =>
  taxIds.find(({ type }) => TAX_ID_KINDS.some((kind) => kind.type === type)) ?? null;

/** What invoices are made out to, as the payment provider has it; before the first payment, what it would be. */
export async function readBillingDetails(ctx: Ctx<CarrierScope>): Promise<Result<TypedDetails>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const { customerId } = await ensureBillingAccount(ctx.scope);
  if (customerId !== null) {
    const kept = await ctx.billing.readDetails(customerId);
    if (kept.ok) return ok(detailsAsTyped(kept.value, shownOf(kept.value.taxIds)));
    if (kept.failure.reason !== 'not-found') return answerOf(kept.failure);
  }
  return ok(detailsAsTyped({ ...(await readPayer(ctx.scope)), address: null }, null));
}

/** Keeps what invoices are made out to at the payment provider. Nothing of it is kept here. */
export async function changeBillingDetails(
  ctx: Ctx<CarrierScope>,
  typed: TypedDetails,
): Promise<Result<void>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const read = readTypedDetails(typed);
  if ('errors' in read) return invalid('Check the fields below.', read.errors);
  const first = await accountAtProvider(ctx);
  if (!first.ok) return first;
  return withAccountLock(ctx, first.value.id, async () => {
    let { customerId } = first.value;
    let kept = await ctx.billing.readDetails(customerId);
    if (!kept.ok && kept.failure.reason === 'not-found') {
      // Deleted at the provider: what is kept here learns it, and a new customer takes its place.
      const copied = await copyCustomer(ctx, first.value);
      if (!copied.ok) return answerOf(copied.failure);
      const again = await accountAtProvider(ctx);
      if (!again.ok) return again;
      customerId = again.value.customerId;
      kept = await ctx.billing.readDetails(customerId);
    }
    if (!kept.ok) return answerOf(kept.failure);
    // The tax ID first: it is what the provider is most likely to refuse, and then nothing has changed.
    const { taxId, details } = read;
    const shown = shownOf(kept.value.taxIds);
    const isSame = shown !== null && shown.type === taxId?.type && shown.value === taxId.value;
    if (taxId !== null && !isSame) {
      const added = await ctx.billing.addTaxId(customerId, taxId);
      if (!added.ok) return answerOf(added.failure, 'tax_id');
    }
    const changed = await ctx.billing.changeDetails(customerId, details);
    if (!changed.ok) return answerOf(changed.failure, 'email');
    if (shown !== null && !isSame) {
      const removed = await ctx.billing.removeTaxId(customerId, shown.id);
      if (!removed.ok && removed.failure.reason !== 'not-found') return answerOf(removed.failure, 'tax_id');
    }
    return ok(undefined);
  });
}
