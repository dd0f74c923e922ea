import {
  findBillingAccount,
  forgetCoupon,
  listKnownCards,
  updateBillingAccount,
} from '~/areas/billing/data/billing-account.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { fail, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import type { AccountAtProvider } from './account-at-provider.server';
import { chargeFromNowOn, dropDuplicateCards } from './cards.server';
import { carryOutPlan, NO_TRIAL } from './choose-plan.server';
import { copyCustomer } from './copy-customer.server';
import { claimTrial } from './offer-trial.server';
import { carryOutResume } from './pause-plan.server';
import { answerOf } from './provider-failure';
import { withAccountLock } from './lock-account.server';

type AnyCtx = Ctx<CarrierScope | SystemScope>;

/**
 * Does what a payment page was opened for, once it is finished: the change of plan that waited for the confirmed card, the first
 * card as default. Asked by the person's return and by the provider's message, whichever comes first; it happens once.
 */
export async function finishPage(
  ctx: AnyCtx,
  accountId: string,
  pageId: string,
): Promise<Result<{ isFinished: boolean }>> {
  return withAccountLock(ctx, accountId, () => finishHeldPage(ctx, accountId, pageId));
}

/** The same for whoever holds the account's lock. */
export async function finishHeldPage(
  ctx: AnyCtx,
  accountId: string,
  pageId: string,
): Promise<Result<{ isFinished: boolean }>> {
  const account = await findBillingAccount(ctx.scope, accountId);
  if (!account || account.customerId === null || account.checkoutSessionId !== pageId)
    return ok({ isFinished: false });
  const page = await ctx.billing.readPage(pageId);
  if (!page.ok) return answerOf(page.failure);
  if (!page.value?.isFinished) return ok({ isFinished: false });
  const owner: AccountAtProvider = { ...account, customerId: account.customerId };
  const { intent, cardId } = page.value;
  const done = await fulfill(ctx, owner, { pageId, intent, cardId });
  if (!done.ok && done.failure.kind === 'unavailable') return done;
  await dropDuplicateCards(ctx, owner);
  await updateBillingAccount(ctx.scope, accountId, { checkoutSessionId: null });
  return done.ok ? ok({ isFinished: true }) : done;
}

/**
 * The card of a trial is known only when the page is finished. Where it, or the person by now, had a trial elsewhere, the
 * subscription ends before anything is charged.
 */
async function keepTrial(
  ctx: AnyCtx,
  account: AccountAtProvider,
  { pageId, triedBy }: { pageId: string; triedBy: string },
): Promise<Result<null>> {
  // A page of the release before does not say whose it is; the copy claims the trial for the owners.
  if (triedBy === '') return ok(null);
  const read = await ctx.billing.readCustomer(account.customerId);
  if (!read.ok) return answerOf(read.failure);
  const tried = read.value.subscriptions.find(({ status }) => status === 'trialing');
  if (!tried) return ok(null);
  const card =
    read.value.cards.find(({ id }) => id === tried.cardId) ??
    read.value.cards.find(({ isDefault }) => isDefault);
  const fingerprint = card?.fingerprint ?? null;
  if (await claimTrial(ctx, account, { userId: triedBy, fingerprint })) return ok(null);
  const ended = await ctx.billing.endSubscription(tried.id, `no-trial:${pageId}`);
  if (!ended.ok && ended.failure.reason !== 'not-found') return answerOf(ended.failure);
  return fail({ kind: 'conflict', message: NO_TRIAL });
}

async function fulfill(
  ctx: AnyCtx,
  account: AccountAtProvider,
  { pageId, intent, cardId }: { pageId: string; intent: string; cardId: string | null },
): Promise<Result<unknown>> {
  const [kind, packageId = '', couponId = '', cents = '', at = ''] = intent.split(':');
  if (kind === 'plan') {
    const [kindOfStart, triedBy] = [cents, at];
    const allowed = kindOfStart === 'trial' ? await keepTrial(ctx, account, { pageId, triedBy }) : ok(null);
    if (!allowed.ok) return allowed;
    await forgetCoupon(ctx.scope, account.id, couponId);
    return ok(null);
  }
  if (cardId === null) return ok(null);
  if (kind === 'change')
    return carryOutPlan(ctx, account, {
      packageId,
      couponId,
      cardId,
      token: '',
      authorized: true,
      quote: at === '' ? null : { cents: Number(cents), at: new Date(Number(at) * 1000) },
      key: `page:${pageId}`,
    });
  if (kind === 'resume')
    return carryOutResume(ctx, account, {
      cardId,
      ...(cents === '' ? {} : { quote: { cents: Number(cents) } }),
      key: `page:${pageId}`,
    });
  const copied = await copyCustomer(ctx, account);
  if (!copied.ok) return answerOf(copied.failure);
  if ((await listKnownCards(ctx.scope, account.id)).some(({ isDefault }) => isDefault)) return ok(null);
  return chargeFromNowOn(ctx, { customerId: account.customerId, cardId, key: `page:${pageId}` });
}
