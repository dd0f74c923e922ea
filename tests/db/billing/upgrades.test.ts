import { describe, expect, it } from 'vitest';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { addCard, setDefaultCard } from '~/areas/billing/cards.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { applyCoupon } from '~/areas/billing/coupon.server';
import { endBilling, wantBillingEnd } from '~/areas/billing/end-billing.server';
import { pausePlan, resumePlan } from '~/areas/billing/pause-plan.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { comeBack, startCheckout } from '~/areas/billing/provider-pages.server';
import { readPlanStep } from '~/areas/billing/read-billing.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { testStripe, typedCard } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const system = testContext(database.system, { clock, billing: stripe.provider });

let clicks = 0;
const click = () => `click-${(clicks += 1)}`;
const request = (packageId: string, more: Partial<Parameters<typeof choosePlan>[1]> = {}) => ({
  packageId,
  cardId: '',
  token: '',
  couponId: '',
  authorized: true,
  key: click(),
  ...more,
});
const URLS = { successUrl: 'http://localhost/ok', cancelUrl: 'http://localhost/no' };

/** A carrier on a paid plan, charged today. */
async function subscriber(packageId = 'ic_basic') {
  const account = await makeAccount(database.prisma);
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  const ctx = testContext(account.scope, { clock, billing: stripe.provider });
  const started = await choosePlan(ctx, request(packageId, { token: 'tok_visa' }));
  if (!started.ok) throw new Error(started.failure.message);
  return { account, ctx };
}
const planOf = async ({ scope }: Account) => (await readPlanUsage(scope, clock.now())).plan.packageId;
const cardsOf = async ({ scope }: Account) =>
  (await readBilling(scope)).cards.map(({ last4, isDefault }) => `${last4}${isDefault ? ' default' : ''}`);
const totals = async ({ scope }: Account) =>
  (await readBilling(scope)).invoices.map(({ totalCents, status }) => `${totalCents} ${status}`);
async function quoteOf(ctx: Parameters<typeof readPlanStep>[0], packageId: string) {
  const step = await readPlanStep(ctx, packageId);
  if (!step.ok) throw new Error(step.failure.message);
  return step.value;
}
const runningOf = async ({ scope }: Account) => {
  const { account } = await readBilling(scope);
  const found = Object.values(stripe.state.subscriptions).find(
    (record) => record.customer === account?.customerId && record.endedAt === null,
  );
  if (!found) throw new Error('nothing runs');
  return found;
};
/** What is left of a period's charge at this second, half away from zero. */
const leftOf = (
  cents: number,
  { periodStart, periodEnd }: { periodStart: number; periodEnd: number },
): number => {
  const whole = BigInt(periodEnd - periodStart);
  const left = BigInt(periodEnd - Math.floor(clock.now().getTime() / 1000));
  return Number((BigInt(cents) * left * 2n + whole) / (2n * whole));
};
async function pass(days: number) {
  clock.advance(days * DAY);
  await stripe.local.moveClock(0);
}

describe('an upgrade with a card that the bank wants confirmed', () => {
  async function confirmed() {
    const { account, ctx } = await subscriber();
    await pass(10);
    const asked = await choosePlan(ctx, request('ic_advanced', { token: 'tok_threeDSecureRequired' }));
    expect(asked).toMatchObject({ ok: true, value: { change: 'upgrade', needsConfirmation: true } });
    expect(await planOf(account)).toBe('ic_basic');
    expect(await cardsOf(account)).toEqual(['4242 default']);
    const { quote } = await quoteOf(ctx, 'ic_advanced');
    const page = await startCheckout(ctx, {
      purpose: 'change',
      packageId: 'ic_advanced',
      couponId: '',
      quote,
      key: click(),
      ...URLS,
    });
    if (!page.ok) throw new Error(page.failure.message);
    expect((await stripe.sendPage(page.value.url, typedCard('4000002500003155'))).status).toBe(303);
    return { account, ctx, quote };
  }

  it('is completed when the person comes back from the page, once', async () => {
    const { account, ctx, quote } = await confirmed();
    expect(await comeBack(ctx, { finished: true })).toMatchObject({ refused: null });
    expect(await planOf(account)).toBe('ic_advanced');
    expect(await totals(account)).toEqual([`${quote?.cents} paid`, '900 paid']);
    expect(await cardsOf(account)).toEqual(['3155 default', '4242']);
    await comeBack(ctx, { finished: true });
    expect(await totals(account)).toHaveLength(2);
  });

  it('is completed by the message of the provider when the window was closed', async () => {
    const { account, ctx } = await confirmed();
    for (const eventId of stripe.eventIds().slice(-4)) {
      const { body, signature } = await stripe.sign(eventId);
      await receiveWebhook(system, { rawBody: body, signature });
      await processEvent(system, { eventId, isLastAttempt: false });
    }
    expect(await planOf(account)).toBe('ic_advanced');
    // A change of mind afterwards is not undone by a late return.
    await choosePlan(ctx, request('ic_free'));
    await comeBack(ctx, { finished: true });
    expect((await readBilling(account.scope)).subscription).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await totals(account)).toHaveLength(2);
  });

  it('is carried out by its page, or the page is over, where another page was asked for in between', async () => {
    // The page was finished, and nobody has come back yet.
    const finished = await confirmed();
    await startCheckout(finished.ctx, { purpose: 'card', key: click(), ...URLS });
    await comeBack(finished.ctx, { finished: true });
    expect(await planOf(finished.account)).toBe('ic_advanced');
    expect(await totals(finished.account)).toEqual([`${finished.quote?.cents} paid`, '900 paid']);
    // It is open in another tab: whoever finishes it is told at the page, not left with the plan of before.
    const { account, ctx } = await subscriber();
    await pass(10);
    const { quote } = await quoteOf(ctx, 'ic_advanced');
    const change = { purpose: 'change' as const, packageId: 'ic_advanced', couponId: '', quote };
    const page = await startCheckout(ctx, { ...change, key: click(), ...URLS });
    await startCheckout(ctx, { purpose: 'card', key: click(), ...URLS });
    if (page.ok)
      expect((await stripe.sendPage(page.value.url, typedCard('4000002500003155'))).status).toBe(404);
    expect(await cardsOf(account)).toEqual(['4242 default']);
  });

  it('is given up where something else was decided before anybody came back', async () => {
    const deliver = async () => {
      for (const eventId of stripe.eventIds().slice(-12)) {
        const { body, signature } = await stripe.sign(eventId);
        await receiveWebhook(system, { rawBody: body, signature });
        await processEvent(system, { eventId, isLastAttempt: false });
      }
    };
    const subscriptionOf = async ({ scope }: Account) => (await readBilling(scope)).subscription;
    // Canceled in another tab.
    const canceled = await confirmed();
    await choosePlan(canceled.ctx, request('ic_free'));
    await deliver();
    await comeBack(canceled.ctx, { finished: true });
    expect(await subscriptionOf(canceled.account)).toMatchObject({
      packageId: 'ic_basic',
      cancelAtPeriodEnd: true,
    });
    expect(await totals(canceled.account)).toEqual(['900 paid']);
    // Another plan chosen.
    const other = await confirmed();
    const { quote } = await quoteOf(other.ctx, 'ic_standard');
    await choosePlan(other.ctx, request('ic_standard', { quote }));
    await deliver();
    await comeBack(other.ctx, { finished: true });
    expect(await subscriptionOf(other.account)).toMatchObject({ packageId: 'ic_standard' });
    expect(await totals(other.account)).toEqual([`${quote?.cents} paid`, '900 paid']);
    // Paused.
    const paused = await confirmed();
    expect((await pausePlan(paused.ctx, { months: '1', key: click() })).ok).toBe(true);
    expect((await resumePlan(paused.ctx, { key: click() })).ok).toBe(true);
    await deliver();
    expect(await totals(paused.account)).toEqual(['900 paid']);
    // Ended with its carrier.
    const ended = await confirmed();
    await wantBillingEnd(system, [ended.account.carrierId], 'period-end');
    const accountId = (await readBilling(ended.account.scope)).account?.id ?? '';
    await endBilling(system, { accountId });
    await deliver();
    expect(await subscriptionOf(ended.account)).toMatchObject({
      packageId: 'ic_basic',
      cancelAtPeriodEnd: true,
    });
    expect(await totals(ended.account)).toEqual(['900 paid']);
  });

  it('says why where the bank says no after all, and leaves the plan and the default card', async () => {
    const { account, ctx } = await subscriber();
    await pass(10);
    const page = await startCheckout(ctx, {
      purpose: 'change',
      packageId: 'ic_advanced',
      couponId: '',
      quote: null,
      key: click(),
      ...URLS,
    });
    if (page.ok) await stripe.sendPage(page.value.url, typedCard('4000000000000341'));
    expect(await comeBack(ctx, { finished: true })).toMatchObject({ refused: 'Your card was declined.' });
    expect(await planOf(account)).toBe('ic_basic');
    expect(await cardsOf(account)).toContain('4242 default');
  });
});

describe('an upgrade that is declined', () => {
  it('leaves the default card, the plan and the kept cards as they were', async () => {
    const { account, ctx } = await subscriber();
    await pass(5);
    for (const token of ['tok_chargeCustomerFail', 'tok_chargeDeclinedInsufficientFunds'])
      expect(await choosePlan(ctx, request('ic_advanced', { token }))).toMatchObject({
        ok: false,
        failure: { kind: 'invalid' },
      });
    expect(await planOf(account)).toBe('ic_basic');
    expect(await cardsOf(account)).toEqual(['4242 default']);
    expect(await totals(account)).toEqual(['900 paid']);
    const customer = (await readBilling(account.scope)).account?.customerId ?? '';
    const running = Object.values(stripe.state.subscriptions).find((record) => record.customer === customer);
    const visa = (await readBilling(account.scope)).cards[0]?.id;
    expect([running?.defaultPaymentMethod, stripe.state.customers[customer]?.defaultPaymentMethod]).toEqual([
      visa,
      visa,
    ]);
    // A kept card that fails is not made the default either.
    const bad = await addCard(ctx, { token: 'tok_chargeCustomerFail', key: click() });
    const cardId = bad.ok ? bad.value.cardId : '';
    expect((await choosePlan(ctx, request('ic_advanced', { cardId }))).ok).toBe(false);
    expect(await cardsOf(account)).toEqual(['4242 default', '0341']);
  });

  it('keeps no card twice', async () => {
    const { account, ctx } = await subscriber();
    await addCard(ctx, { token: 'tok_visa', key: click() });
    await choosePlan(ctx, request('ic_standard', { token: 'tok_visa' }));
    expect(await cardsOf(account)).toEqual(['4242 default']);
    const page = await startCheckout(ctx, { purpose: 'card', key: click(), ...URLS });
    if (page.ok) await stripe.sendPage(page.value.url, typedCard());
    await comeBack(ctx, { finished: true });
    expect(await cardsOf(account)).toEqual(['4242 default']);
  });
});

describe('the amount that is announced', () => {
  it('is the amount that is charged, with coupon and credit', async () => {
    const { account, ctx } = await subscriber();
    await stripe.givePromotion('UP20', { percent_off: '20', duration: 'repeating', duration_in_months: '3' });
    const coupon = await applyCoupon(ctx, { code: 'UP20' });
    const couponId = coupon.ok ? coupon.value.id : '';
    const customer = (await readBilling(account.scope)).account?.customerId ?? '';
    const record = stripe.state.customers[customer];
    if (record) record.balanceCents = -300;
    await pass(15.123);
    const { quote } = await quoteOf(ctx, 'ic_standard');
    // 19.00 less 20%, less what is left of 9.00, less the credit of 3.00.
    const announced = 1520 - leftOf(900, await runningOf(account)) - 300;
    expect(quote?.cents).toBe(announced);
    // Six minutes later the button is pressed.
    clock.advance(6 * 60_000);
    expect(await choosePlan(ctx, request('ic_standard', { couponId, quote }))).toMatchObject({
      ok: true,
      value: { change: 'upgrade' },
    });
    const paid = Object.values(stripe.state.invoices).filter((invoice) => invoice.customer === customer);
    expect(paid.map(({ paidCents }) => paidCents)).toEqual([900, announced]);
  });

  it('is nothing where the coupon makes the larger plan cheaper than what is left: that becomes credit', async () => {
    const { account, ctx } = await subscriber();
    await stripe.givePromotion('UP15', { amount_off: '1500', currency: 'usd', duration: 'once' });
    const coupon = await applyCoupon(ctx, { code: 'UP15' });
    const step = await quoteOf(ctx, 'ic_standard');
    // 19.00 less 15.00, less the 9.00 of today.
    expect(step.quote?.cents).toBe(-500);
    expect(planStepView(step, 'UTC').consequences[0]).toBe(
      'Nothing is charged today: a new month begins now, paid with the unused days of your Basic plan. The $5 that are left become credit for your next payments. From then on it costs $19 a month.',
    );
    const couponId = coupon.ok ? coupon.value.id : '';
    expect(await choosePlan(ctx, request('ic_standard', { couponId, quote: step.quote }))).toMatchObject({
      ok: true,
    });
    const customer = (await readBilling(account.scope)).account?.customerId ?? '';
    expect(stripe.state.customers[customer]?.balanceCents).toBe(-500);
  });

  it('is said with the discount that runs, which the prices of the list do not have', async () => {
    const { ctx } = await subscriber();
    await stripe.givePromotion('UP33', { percent_off: '33', duration: 'repeating', duration_in_months: '3' });
    const coupon = await applyCoupon(ctx, { code: 'UP33' });
    const couponId = coupon.ok ? coupon.value.id : '';
    expect(await choosePlan(ctx, request('ic_standard', { couponId }))).toMatchObject({ ok: true });
    const until = new Date(clock.now());
    until.setUTCMonth(until.getUTCMonth() + 3);
    const day = until.toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*/, '$2/$3/$1');
    const said = `Your discount of 33% is taken off until ${day}.`;
    for (const planId of ['ic_advanced', 'ic_basic', 'ic_standard_year'])
      expect(planStepView(await quoteOf(ctx, planId), 'UTC').consequences).toContain(said);
    await choosePlan(ctx, request('ic_free'));
    expect(planStepView(await quoteOf(ctx, 'ic_standard'), 'UTC').consequences).toContain(said);
    expect(planStepView(await quoteOf(ctx, 'ic_free'), 'UTC').consequences).not.toContain(said);
  });

  it('is held: where it has changed nothing is charged, and the new one is told', async () => {
    const { account, ctx } = await subscriber();
    await pass(3);
    const { quote } = await quoteOf(ctx, 'ic_standard');
    const customer = (await readBilling(account.scope)).account?.customerId ?? '';
    const record = stripe.state.customers[customer];
    if (record) record.balanceCents = -100;
    const refused = await choosePlan(ctx, request('ic_standard', { quote }));
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(refused.ok ? '' : refused.failure.message).toMatch(/would be charged today, not/);
    expect(await planOf(account)).toBe('ic_basic');
    expect(
      (await choosePlan(ctx, request('ic_standard', { quote: (await quoteOf(ctx, 'ic_standard')).quote })))
        .ok,
    ).toBe(true);
  });

  it('is told and held for a plan without a trial', async () => {
    const { account, ctx } = await subscriber();
    await choosePlan(ctx, request('ic_free'));
    await pass(31);
    await comeBack(ctx, { finished: false });
    expect(await planOf(account)).toBe('ic_free');
    const { quote } = await quoteOf(ctx, 'ic_standard');
    expect(quote?.cents).toBe(1900);
    expect(
      (await choosePlan(ctx, request('ic_standard', { quote: { cents: 100, at: clock.now() } }))).ok,
    ).toBe(false);
    expect((await choosePlan(ctx, request('ic_standard', { quote }))).ok).toBe(true);
  });
});

describe('the last hour of a period', () => {
  it('does not sell the larger limits for a few cents', async () => {
    const { account, ctx } = await subscriber();
    const end = (await runningOf(account)).periodEnd * 1000;
    await pass((end - clock.now().getTime()) / DAY - 0.5 / 24); // half an hour before the renewal
    const { quote } = await quoteOf(ctx, 'ic_advanced');
    expect(quote?.cents).toBe(4899);
    expect((await choosePlan(ctx, request('ic_advanced', { quote }))).ok).toBe(true);
    expect(await planOf(account)).toBe('ic_advanced');
    // Back to the smaller plan: what was paid for stays for its whole month.
    await choosePlan(ctx, request('ic_basic'));
    await pass(1);
    await comeBack(ctx, { finished: false });
    expect(await planOf(account)).toBe('ic_advanced');
    expect(await totals(account)).toEqual(['4899 paid', '900 paid']);
    await pass(31);
    await comeBack(ctx, { finished: false });
    expect(await totals(account)).toEqual(['900 paid', '4899 paid', '900 paid']);
  });

  it('credits what was paid, also after a reduction that waits', async () => {
    const { account, ctx } = await subscriber('ic_standard');
    await pass(15);
    await choosePlan(ctx, request('ic_basic'));
    const { quote } = await quoteOf(ctx, 'ic_advanced');
    const due = 4900 - leftOf(1900, await runningOf(account));
    expect(quote?.cents).toBe(due);
    await choosePlan(ctx, request('ic_advanced', { quote }));
    expect(await totals(account)).toEqual([`${due} paid`, '1900 paid']);
  });
});

describe('a coupon', () => {
  async function withCoupon(code: string, coupon: Record<string, string>) {
    const found = await subscriber();
    await stripe.givePromotion(code, coupon);
    return found;
  }
  const apply = async (ctx: Parameters<typeof applyCoupon>[0], code: string) => {
    const applied = await applyCoupon(ctx, { code });
    if (!applied.ok) throw new Error(applied.failure.message);
    return applied.value.id;
  };

  it('never replaces a better one silently', async () => {
    const { account, ctx } = await withCoupon('BEST50', { percent_off: '50', duration: 'forever' });
    await stripe.givePromotion('POOR10', { percent_off: '10', duration: 'forever' });
    await stripe.givePromotion('ALL60', { percent_off: '60', duration: 'forever' });
    await choosePlan(ctx, request('ic_standard', { couponId: await apply(ctx, 'BEST50') }));
    const poor = await apply(ctx, 'POOR10');
    const step = await quoteOf(ctx, 'ic_advanced');
    expect(step.couponFate).toBe('keep-running');
    expect(
      await choosePlan(ctx, request('ic_advanced', { couponId: poor, quote: step.quote })),
    ).toMatchObject({
      ok: true,
      value: { keptCoupon: true },
    });
    const { account: kept, subscription } = await readBilling(account.scope);
    expect([subscription?.discountText, kept?.couponCode]).toEqual(['50% off', 'POOR10']);
    const better = await apply(ctx, 'ALL60');
    expect((await quoteOf(ctx, 'ic_basic')).couponFate).toBe('replace');
    await choosePlan(ctx, request('ic_basic', { couponId: better }));
    expect((await readBilling(account.scope)).subscription?.discountText).toBe('60% off');
    expect((await readBilling(account.scope)).account?.couponCode).toBeNull();
  });

  it('is gone with a change whose answer was lost', async () => {
    const { account, ctx } = await subscriber('ic_basic');
    await stripe.givePromotion('LOSTONE', { amount_off: '500', currency: 'usd', duration: 'once' });
    const applied = await applyCoupon(ctx, { code: 'LOSTONE' });
    const couponId = applied.ok ? applied.value.id : '';
    const killed: typeof stripe.provider.changeSubscription = async (change, key) => {
      await stripe.provider.changeSubscription(change, key);
      throw new Error('killed');
    };
    const dying = {
      ...ctx,
      billing: {
        ...stripe.provider,
        isTest: true,
        isLive: false,
        publishableKey: '',
        scriptUrl: '',
        changeSubscription: killed,
      },
    };
    await expect(choosePlan(dying, request('ic_advanced', { couponId }))).rejects.toThrow('killed');
    expect((await readBilling(account.scope)).account?.couponId).toBe(couponId);
    expect(await choosePlan(ctx, request('ic_advanced', { couponId }))).toMatchObject({
      ok: true,
      value: { change: 'none' },
    });
    expect((await readBilling(account.scope)).account?.couponId).toBeNull();
  });

  it('goes with one change only, also from a second tab that still holds it', async () => {
    const { account, ctx } = await subscriber('ic_standard');
    await stripe.givePromotion('ONLYONE', { amount_off: '500', currency: 'usd', duration: 'once' });
    const applied = await applyCoupon(ctx, { code: 'ONLYONE' });
    const couponId = applied.ok ? applied.value.id : '';
    await choosePlan(ctx, request('ic_advanced', { couponId }));
    await choosePlan(ctx, request('ic_advanced_year', { couponId }));
    expect(await totals(account)).toEqual([
      `${49_000 - 4400} paid`,
      `${4900 - 500 - 1900} paid`,
      '1900 paid',
    ]);
  });

  it('is not eaten by a change that is none, by a page for a card, or by a bank that asks', async () => {
    const { account, ctx } = await withCoupon('KEEP15', { percent_off: '15', duration: 'forever' });
    const couponId = await apply(ctx, 'KEEP15');
    expect(await choosePlan(ctx, request('ic_basic', { couponId }))).toMatchObject({
      ok: true,
      value: { change: 'none' },
    });
    const page = await startCheckout(ctx, { purpose: 'card', key: click(), ...URLS });
    if (page.ok) await stripe.sendPage(page.value.url, typedCard('5555555555554444'));
    await comeBack(ctx, { finished: true });
    await choosePlan(ctx, request('ic_advanced', { couponId, token: 'tok_threeDSecureRequired' }));
    expect((await readBilling(account.scope)).account?.couponCode).toBe('KEEP15');
  });
});

describe('a payment that is open', () => {
  it('is tried again with a new default card, also where the plan was bought at the payment page', async () => {
    const account = await makeAccount(database.prisma);
    const ctx = testContext(account.scope, { clock, billing: stripe.provider });
    const page = await startCheckout(ctx, {
      purpose: 'plan',
      packageId: 'ic_basic',
      couponId: '',
      key: click(),
      ...URLS,
    });
    if (page.ok) await stripe.sendPage(page.value.url, typedCard('4000000000000341'));
    await comeBack(ctx, { finished: true });
    expect(await cardsOf(account)).toEqual(['0341 default']);
    await pass(15);
    await comeBack(ctx, { finished: false });
    expect((await readBilling(account.scope)).subscription?.status).toBe('past_due');
    const good = await addCard(ctx, { token: 'tok_visa', key: click() });
    const cardId = good.ok ? good.value.cardId : '';
    expect(await setDefaultCard(ctx, { cardId, key: click() })).toEqual({
      ok: true,
      value: { unpaid: null },
    });
    expect((await readBilling(account.scope)).subscription?.status).toBe('active');
    expect((await totals(account))[0]).toBe('900 paid');
    // The next period is charged to it as well.
    await pass(31);
    await comeBack(ctx, { finished: false });
    expect((await totals(account))[0]).toBe('900 paid');
    expect(await cardsOf(account)).toEqual(['4242 default', '0341']);
  });

  it.each(['the form', 'the payment page'])(
    'is tried at once with a card that becomes the default because there is no other, by %s',
    async (way) => {
      const account = await makeAccount(database.prisma);
      const ctx = testContext(account.scope, { clock, billing: stripe.provider });
      await choosePlan(ctx, request('ic_basic', { token: 'tok_chargeCustomerFail' }));
      await pass(15);
      await comeBack(ctx, { finished: false });
      expect((await readBilling(account.scope)).subscription?.status).toBe('past_due');
      // Removed at the provider's own page.
      for (const { id } of (await readBilling(account.scope)).cards)
        await stripe.provider.removeCard(id, click());
      await comeBack(ctx, { finished: false });
      if (way === 'the form') await addCard(ctx, { token: 'tok_mastercard', key: click() });
      else {
        const page = await startCheckout(ctx, { purpose: 'card', key: click(), ...URLS });
        if (page.ok) await stripe.sendPage(page.value.url, typedCard('5555555555554444'));
        await comeBack(ctx, { finished: true });
      }
      const { subscription, cards } = await readBilling(account.scope);
      expect(subscription?.status).toBe('active');
      expect((await totals(account))[0]).toBe('900 paid');
      expect(cards.map(({ last4, isDefault }) => `${last4} ${isDefault}`)).toEqual(['4444 true']);
      // And it is what the next period is charged to.
      await pass(31);
      await comeBack(ctx, { finished: false });
      expect((await totals(account))[0]).toBe('900 paid');
    },
  );
});
