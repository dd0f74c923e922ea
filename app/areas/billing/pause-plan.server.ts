import type { ChangePreview, CustomerCopy, ProviderSubscription } from '~/platform/stripe/port';
import { enqueue } from '~/platform/database/enqueue.server';
import { ensureBillingAccount, subscriptionThatCounts } from '~/areas/billing/data/billing-account.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { isLive, isPaused, type SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { dollars } from '~/areas/billing/rules/money-words';
import { FREE_PACKAGE_ID, priceCentsRunning } from '~/areas/billing/rules/packages';
import {
  collectsAgainAt,
  PAUSE_MONTHS,
  pauseEnd,
  pauseMonthsOf,
  pauseRefusal,
  pauseState,
  resumptionOf,
  type PauseRefusal,
  type PauseState,
  type Resumption,
} from '~/areas/billing/rules/pause';
import { refusalInWords, WAIT } from '~/areas/billing/rules/pause-words';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { accountAtProvider, priceOf, type AccountAtProvider } from './account-at-provider.server';
import type { Quote } from './choose-plan.server';
import { copyCustomer, invoiceStatusOf } from './copy-customer.server';
import { withAccountLock } from './lock-account.server';
import { closePages, overtakePage } from './open-pages.server';
import { answerOf } from './provider-failure';
import { readPauseOf } from './read-pause.server';

type AnyCtx = Ctx<CarrierScope | SystemScope>;

/** The plan of a carrier with its pause, as the provider has it. */
interface PlanAtProvider extends PauseState {
  subscription: ProviderSubscription | null;
  invoiceStatus: string | null;
}

const NO_PLAN: PlanAtProvider = {
  subscription: null,
  invoiceStatus: null,
  pausedFrom: null,
  pausedUntil: null,
  resumedFrom: null,
};

function planOf({
  subscriptions,
  invoices,
}: Pick<CustomerCopy, 'subscriptions' | 'invoices'>): PlanAtProvider {
  const subscription = subscriptionThatCounts(
    subscriptions.filter(({ status }) => isLive(status as SubscriptionStatus)),
  );
  if (!subscription) return NO_PLAN;
  const invoiceStatus = invoiceStatusOf(subscription, invoices);
  return { subscription, invoiceStatus, ...pauseState(subscription, invoiceStatus) };
}

const refusalOf = (plan: PlanAtProvider, now: Date): PauseRefusal | null =>
  pauseRefusal(
    plan.subscription && {
      ...plan.subscription,
      packageId: plan.subscription.packageId ?? FREE_PACKAGE_ID,
      hasOnceDiscount: plan.subscription.discount?.isOnce ?? false,
      invoiceStatus: plan.invoiceStatus,
      isPaused: isPaused(plan, now),
    },
    now,
  );

/** What pausing, or resuming, would mean now. */
export interface PauseStep extends Pick<PauseState, 'pausedFrom' | 'pausedUntil'> {
  planId: string;
  /** What a month of it costs before discounts. */
  priceCents: number;
  periodEnd: Date | null;
  /** Why the plan cannot be paused; null where it can. */
  refusal: PauseRefusal | null;
  /** The choices, each with the day on which the plan resumes. */
  choices: { months: number; until: Date }[];
  resumption: Resumption;
  /** What resuming charges today, discount and credit included; null where nothing, or where the provider did not say. */
  quote: Quote | null;
  /** Tax cannot be computed: the billing address is missing or tells too little. */
  needsAddress: boolean;
  /** Tax is added to what the plan costs. */
  isTaxed: boolean;
  hasCard: boolean;
  discount: ProviderSubscription['discount'];
  now: Date;
  isTest: boolean;
}

/** What the page about a pause shows, as the provider has it at this moment. */
export async function readPauseStep(ctx: Ctx<CarrierScope>): Promise<Result<PauseStep>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const now = ctx.clock.now();
  const { customerId } = await ensureBillingAccount(ctx.scope);
  const read = customerId === null ? null : await ctx.billing.readCustomer(customerId);
  if (read && !read.ok && read.failure.reason !== 'not-found') return answerOf(read.failure);
  const plan = read?.ok ? planOf(read.value) : NO_PLAN;
  const { subscription, pausedFrom, pausedUntil } = plan;
  const resumption = resumptionOf(plan, now);
  const refusal = refusalOf(plan, now);
  const quote =
    resumption === 'charge' && subscription && customerId !== null
      ? await quoteOf(ctx, customerId, subscription)
      : null;
  return ok({
    planId: subscription?.packageId ?? FREE_PACKAGE_ID,
    priceCents: priceCentsRunning({
      packageId: subscription?.packageId ?? FREE_PACKAGE_ID,
      priceCents: subscription?.priceCents ?? null,
    }),
    periodEnd: subscription?.periodEnd ?? null,
    pausedFrom,
    pausedUntil,
    refusal,
    choices:
      subscription && refusal === null
        ? PAUSE_MONTHS.map((months) => ({ months, until: pauseEnd(subscription, months) }))
        : [],
    resumption,
    quote: quote?.needsAddress ? null : quote,
    needsAddress: quote?.needsAddress ?? false,
    isTaxed: (subscription?.isTaxed ?? false) || (quote?.addsTax ?? false),
    hasCard: read?.ok === true && read.value.cards.length > 0,
    discount: subscription?.discount ?? null,
    now,
    isTest: ctx.billing.isTest,
  });
}

/** What a new month from now on costs today. */
async function quoteOf(
  ctx: AnyCtx,
  customerId: string,
  { id: subscriptionId, itemId, priceId, packageId }: ProviderSubscription,
): Promise<ResumeQuote | null> {
  const at = new Date(Math.floor(ctx.clock.now().getTime() / 1000) * 1000);
  const ask = (isTaxed: boolean) =>
    ctx.billing.previewChange({
      customerId,
      priceId,
      couponId: null,
      running: { subscriptionId, itemId },
      at,
      isTaxed,
      isUnpaidPeriod: true,
    });
  let { addsTax } = ctx.billing;
  let preview = await ask(addsTax);
  const isRefused = () => addsTax && !preview.ok && preview.failure.reason === 'refused';
  if (isRefused() && packageId !== null) {
    // Its price may say nothing of tax yet.
    await priceOf(ctx, packageId, { isRefused: true });
    preview = await ask(addsTax);
  }
  if (isRefused()) {
    // A price of earlier days that cannot be taxed stays as it is.
    addsTax = false;
    preview = await ask(addsTax);
  }
  return preview.ok ? { ...preview.value, at, addsTax } : null;
}

/** What resuming costs, and whether tax is added to the plan with it. */
type ResumeQuote = Quote & ChangePreview & { addsTax: boolean };

/** Reads the customer when every page is closed that could change the plan meanwhile. */
async function readAlone(ctx: AnyCtx, customerId: string): Promise<Result<CustomerCopy>> {
  const closed = await closePages(ctx, customerId);
  if (!closed.ok) return closed;
  const read = await ctx.billing.readCustomer(customerId);
  return read.ok ? ok(read.value) : answerOf(read.failure);
}

/** Runs one change of the pause by itself, and keeps what the provider has afterwards. */
async function changed<T>(
  ctx: AnyCtx,
  account: AccountAtProvider,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await work();
  const copied = await copyCustomer(ctx, account);
  if (!copied.ok) await enqueue(ctx.scope, 'copyBilling', { accountId: account.id });
  return result;
}

/**
 * Pauses a monthly plan for so many months, from the end of the month that is paid for. Until then the plan runs on; asked again it can
 * be for another time. Said twice it happens once.
 */
export async function pausePlan(
  ctx: Ctx<CarrierScope>,
  { months: typed, key }: { months: string; key: string },
): Promise<Result<{ from: Date; until: Date }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const months = pauseMonthsOf(typed);
  if (months === null) {
    const message = `Choose from ${PAUSE_MONTHS[0]} to ${PAUSE_MONTHS.at(-1)} months.`;
    return invalid(message, { months: [message] });
  }
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  const { id: accountId, customerId } = account.value;
  return withAccountLock(ctx, accountId, () =>
    changed(ctx, account.value, async () => {
      const overtaken = await overtakePage(ctx, accountId);
      if (!overtaken.ok) return overtaken;
      const read = await readAlone(ctx, customerId);
      if (!read.ok) return read;
      const plan = planOf(read.value);
      const { subscription } = plan;
      const refusal = refusalOf(plan, ctx.clock.now());
      if (refusal !== null || !subscription)
        return fail({ kind: 'conflict', message: refusalInWords(refusal ?? 'free') });
      const from = subscription.periodEnd;
      const until = pauseEnd(subscription, months);
      if (plan.pausedUntil?.getTime() === until.getTime()) return ok({ from, until });
      const done = await ctx.billing.changeSubscription(
        {
          subscriptionId: subscription.id,
          itemId: subscription.itemId,
          pause: { from, until, resumesAt: collectsAgainAt(until) },
        },
        `${accountId}:${key}:pause:${until.getTime()}`,
      );
      if (!done.ok) return answerOf(done.failure, 'months');
      ctx.log.info({ event: 'plan-paused', accountId, months }, 'a plan is to be paused');
      return ok({ from, until });
    }),
  );
}

export interface ResumeRequest {
  /** What was announced as today's charge: null for nothing. Absent where no amount was announced. */
  quote?: { cents: number } | null;
  /** The card that is charged; absent for the default one. */
  cardId?: string;
  key: string;
}

export interface Resumed {
  resumption: Resumption;
  /** Where the bank wants to see the holder: the provider's page that continues. */
  needsConfirmation: boolean;
}

/** Takes back a pause that is ahead, or ends one that has begun: then a new month begins now and is charged. */
export async function resumePlan(ctx: Ctx<CarrierScope>, request: ResumeRequest): Promise<Result<Resumed>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  return withAccountLock(ctx, account.value.id, async () => {
    const overtaken = await overtakePage(ctx, account.value.id);
    return overtaken.ok ? carryOutResume(ctx, account.value, request) : overtaken;
  });
}

/** Resuming itself. The caller holds the account's lock, and has made sure that its owner asks for it. */
export const carryOutResume = (
  ctx: AnyCtx,
  account: AccountAtProvider,
  request: ResumeRequest,
): Promise<Result<Resumed>> =>
  changed(ctx, account, async () => {
    const read = await readAlone(ctx, account.customerId);
    if (!read.ok) return read;
    const plan = planOf(read.value);
    const { subscription, pausedFrom } = plan;
    const resumption = resumptionOf(plan, ctx.clock.now());
    const done = ok({ resumption, needsConfirmation: false });
    if (!subscription || pausedFrom === null || resumption === 'none') return done;
    if (resumption === 'wait') return fail({ kind: 'conflict', message: WAIT });
    const { id: subscriptionId, itemId } = subscription;
    const keyOf = (step: string) => `${account.id}:${request.key}:${step}`;
    if (resumption === 'withdraw') {
      const withdrawn = await ctx.billing.changeSubscription(
        { subscriptionId, itemId, pause: { from: pausedFrom, until: pausedFrom, resumesAt: null } },
        keyOf('withdraw'),
      );
      return withdrawn.ok ? done : answerOf(withdrawn.failure);
    }
    if (read.value.cards.length === 0)
      return fail({ kind: 'conflict', message: 'Add a card first, then resume the plan.' });
    let addsTax = false;
    if (request.quote !== undefined || ctx.billing.addsTax) {
      const now = await quoteOf(ctx, account.customerId, subscription);
      const announced = request.quote === undefined ? now?.cents : (request.quote?.cents ?? 0);
      if (now === null || announced === undefined)
        return fail({
          kind: 'unavailable',
          message: 'The payment service does not answer at the moment. Please try again in a few minutes.',
        });
      if (now.needsAddress) return answerOf({ reason: 'needs-address', message: '' });
      if (now.cents !== announced)
        return fail({
          kind: 'conflict',
          message: `${dollars(Math.max(0, now.cents))} would be charged today, not ${dollars(Math.max(0, announced))}. Check the amount and confirm again.`,
        });
      addsTax = now.addsTax;
    }
    return charge(ctx, account, { ...request, subscription, addsTax });
  });

/**
 * Begins a new month that is charged. The request also lifts the pause; should its invoice have been made void as if the pause were on,
 * a second one finds no pause any more.
 */
async function charge(
  ctx: AnyCtx,
  { id: accountId, customerId }: AccountAtProvider,
  {
    subscription,
    addsTax,
    cardId,
    key,
  }: ResumeRequest & { subscription: ProviderSubscription; addsTax: boolean },
): Promise<Result<Resumed>> {
  const { id: subscriptionId, itemId } = subscription;
  for (const step of ['resume', 'resume-again']) {
    const resumed = await ctx.billing.changeSubscription(
      {
        subscriptionId,
        itemId,
        resumeNow: true,
        ...(addsTax ? { addTax: true } : {}),
        cancelAtPeriodEnd: false,
        ...(cardId === undefined ? {} : { cardId }),
      },
      `${accountId}:${key}:${step}`,
    );
    if (!resumed.ok)
      return resumed.failure.reason === 'asks-to-confirm'
        ? ok({ resumption: 'charge', needsConfirmation: true })
        : answerOf(resumed.failure);
    const after = await readPauseOf(ctx, customerId, resumed.value);
    if (!after.ok) return answerOf(after.failure);
    if (after.value.pausedFrom === null) break;
  }
  ctx.log.info({ event: 'plan-resumed', accountId }, 'a paused plan was resumed');
  return ok({ resumption: 'charge', needsConfirmation: false });
}
