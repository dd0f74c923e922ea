import { afterEach, describe, expect, it } from 'vitest';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { applyCoupon, clearCoupon } from '~/areas/billing/coupon.server';
import { addCard, removeCard, setDefaultCard } from '~/areas/billing/cards.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { pausePlan, readPauseStep } from '~/areas/billing/pause-plan.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { openPortal, startCheckout } from '~/areas/billing/provider-pages.server';
import { readBillingPage, readPlanStep } from '~/areas/billing/read-billing.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
import { packageOf } from '~/areas/billing/rules/packages';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { sendReminders } from '~/areas/billing/send-reminders.server';
import { billingView } from '~/areas/billing/views/billing-view';
import { pauseView } from '~/areas/billing/views/pause-view';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { readSubscribers } from '~/areas/admin/operate-billing.server';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount, type Account, type AccountOptions } from '../../factories/signed-in';
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
const carrier = async (options: AccountOptions = {}) => {
  const account = await makeAccount(database.prisma, options);
  return { account, ctx: testContext(account.scope, { clock, billing: stripe.provider }) };
};
const planOf = async ({ scope }: Account) => (await readPlanUsage(scope, clock.now())).plan.packageId;
const subscriptionsOf = (customerId: string | null | undefined) =>
  Object.values(stripe.state.subscriptions).filter(({ customer }) => customer === customerId);
const totals = async ({ scope }: Account) =>
  (await readBilling(scope)).invoices.map(({ totalCents }) => totalCents);

const mailedCents = async ({ carrierId }: Account, step: string) =>
  (await database.prisma.mailMessage.findMany({ where: { carrierId, kind: 'billing-notice' } }))
    .map(({ params }) => params as { step: string; cents: number })
    .filter((said) => said.step === step)
    .map(({ cents }) => cents);

describe('two clicks', () => {
  it('make one subscription, with one key or with two', async () => {
    for (const keys of [
      ['same', 'same'],
      ['one', 'other'],
    ] as const) {
      const { account, ctx } = await carrier();
      const results = await Promise.all(
        keys.map((key) => choosePlan(ctx, request('ic_basic', { token: 'tok_visa', key }))),
      );
      expect(results.map((result) => result.ok)).toEqual([true, true]);
      expect(results.map((result) => result.ok && result.value.change).sort()).toEqual(['none', 'start']);
      const { account: billing } = await readBilling(account.scope);
      expect(subscriptionsOf(billing?.customerId)).toHaveLength(1);
      expect((await readBilling(account.scope)).cards).toHaveLength(1);
    }
  });

  it('keep the plan when the answer to the first was lost', async () => {
    const { account, ctx } = await carrier();
    const lost = { ...stripe.provider, isTest: true, isLive: false, publishableKey: '', scriptUrl: '' };
    lost.createSubscription = async (input, key) => {
      await stripe.provider.createSubscription(input, key);
      return { ok: false, failure: { reason: 'unavailable', message: 'no answer' } };
    };
    const key = click();
    const first = await choosePlan(
      { ...ctx, billing: lost },
      request('ic_standard', { token: 'tok_visa', key }),
    );
    expect(first).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(await choosePlan(ctx, request('ic_standard', { token: 'tok_visa', key }))).toMatchObject({
      ok: true,
      value: { change: 'none' },
    });
    expect(subscriptionsOf((await readBilling(account.scope)).account?.customerId)).toHaveLength(1);
    expect(await planOf(account)).toBe('ic_standard');
  });
});

describe('cards', () => {
  it('says what the bank says, and starts nothing', async () => {
    const { account, ctx } = await carrier();
    expect(await choosePlan(ctx, request('ic_basic', { token: 'tok_chargeDeclined' }))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: 'Your card was declined.' },
    });
    expect(await addCard(ctx, { token: 'tok_nothing', key: click() })).toMatchObject({ ok: false });
    expect(await addCard(ctx, { token: '<script>', key: click() })).toMatchObject({
      ok: false,
      failure: { message: 'Something went wrong' },
    });
    expect(subscriptionsOf((await readBilling(account.scope)).account?.customerId)).toHaveLength(0);
    expect(await planOf(account)).toBe('ic_free');
  });

  it('are known at once, though the provider could not be read again when they were added', async () => {
    const { ctx } = await carrier();
    let isAway = true;
    const away = { ok: false, failure: { reason: 'unavailable', message: 'no answer' } } as const;
    const billing = {
      ...stripe.provider,
      isTest: true,
      isLive: false,
      publishableKey: '',
      scriptUrl: '',
      readCustomer: async (customerId: string) => (isAway ? away : stripe.provider.readCustomer(customerId)),
    };
    const cut = { ...ctx, billing };
    const added = await addCard(cut, { token: 'tok_visa', key: click() });
    if (!added.ok) throw new Error(added.failure.message);
    const { cardId } = added.value;
    expect((await readBilling(ctx.scope)).cards).toEqual([]);

    for (const refused of [
      await choosePlan(cut, request('ic_basic', { cardId })),
      await setDefaultCard(cut, { cardId, key: click() }),
      await removeCard(cut, { cardId, key: click() }),
    ]) {
      expect(refused).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    }
    isAway = false;
    expect(await choosePlan(cut, request('ic_basic', { cardId }))).toMatchObject({
      ok: true,
      value: { change: 'start' },
    });
    const stranger = await carrier();
    await choosePlan(stranger.ctx, request('ic_basic', { token: 'tok_visa' }));
    for (const taken of [
      await choosePlan(stranger.ctx, request('ic_standard', { cardId })),
      await setDefaultCard(stranger.ctx, { cardId, key: click() }),
      await removeCard(stranger.ctx, { cardId, key: click() }),
    ]) {
      expect(taken).toMatchObject({
        ok: false,
        failure: { message: 'This card is not among yours any more.' },
      });
    }
  });

  it('keeps the card that a plan is paid with until another takes its place', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    const [visa] = (await readBilling(account.scope)).cards;
    expect(await removeCard(ctx, { cardId: visa?.id ?? '', key: click() })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });
    const added = await addCard(ctx, { token: 'tok_mastercard', key: click() });
    expect(
      (await readBilling(account.scope)).cards.map(({ last4, isDefault }) => [last4, isDefault]),
    ).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    expect(added.ok && (await setDefaultCard(ctx, { cardId: added.value.cardId, key: click() })).ok).toBe(
      true,
    );
    expect((await removeCard(ctx, { cardId: visa?.id ?? '', key: click() })).ok).toBe(true);
    expect(
      (await readBilling(account.scope)).cards.map(({ last4, isDefault }) => [last4, isDefault]),
    ).toEqual([['4444', true]]);
  });

  it('never shows or touches those of another carrier', async () => {
    const one = await carrier();
    const other = await carrier();
    await choosePlan(one.ctx, request('ic_basic', { token: 'tok_visa' }));
    await addCard(other.ctx, { token: 'tok_amex', key: click() });
    const foreign = (await readBilling(one.account.scope)).cards[0]?.id ?? '';
    expect((await readBilling(other.account.scope)).cards.map(({ last4 }) => last4)).toEqual(['0005']);
    expect((await readBilling(other.account.scope)).invoices).toEqual([]);
    expect(await setDefaultCard(other.ctx, { cardId: foreign, key: click() })).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    });
    expect(await removeCard(other.ctx, { cardId: foreign, key: click() })).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    });
    expect(await choosePlan(other.ctx, request('ic_basic', { cardId: foreign }))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(stripe.state.cards[foreign]?.customer).toBe(
      (await readBilling(one.account.scope)).account?.customerId,
    );
  });

  it('leaves plan and cards to the owners', async () => {
    for (const role of ['editor', 'viewer'] as const) {
      const { ctx } = await carrier({ role });
      expect(await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }))).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      });
      expect(await addCard(ctx, { token: 'tok_visa', key: click() })).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      });
      expect(await applyCoupon(ctx, { code: 'X' })).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      });
      expect(await openPortal(ctx, { returnUrl: 'http://localhost' })).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      });
    }
  });
});

describe('changes of the plan', () => {
  it('takes a reduction back free of charge, and charges an enlargement from what was paid for', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_standard', { token: 'tok_visa' }));
    clock.advance(14 * DAY); // the trial is over: $19.00 for 2026-12-05 to 2027-01-05
    await stripe.local.moveClock(0);
    clock.advance(15.5 * DAY); // half of 31 days
    expect(await choosePlan(ctx, request('ic_basic'))).toMatchObject({
      ok: true,
      value: { change: 'downgrade' },
    });
    expect(await planOf(account)).toBe('ic_standard');
    expect(await choosePlan(ctx, request('ic_standard'))).toMatchObject({
      ok: true,
      value: { change: 'keep' },
    });
    expect(await totals(account)).toEqual([1900, 0]);
    await choosePlan(ctx, request('ic_basic'));
    // 4900 for a new month, less 1900 / 2: never less 900 / 2, which was not yet paid.
    expect(await choosePlan(ctx, request('ic_advanced'))).toMatchObject({
      ok: true,
      value: { change: 'upgrade' },
    });
    expect(await totals(account)).toEqual([3950, 1900, 0]);
    expect(await planOf(account)).toBe('ic_advanced');
  });

  it('says of no payment that it was made after all where the plan ended unpaid and another one was bought', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    const [subscription] = subscriptionsOf((await readBilling(account.scope)).account?.customerId);
    const card = stripe.state.cards[subscription?.defaultPaymentMethod ?? ''];
    if (card) card.behavior = 'declined-at-charge';
    clock.advance(15 * DAY);
    await stripe.local.moveClock(0);
    await reconcileBilling(system);
    await choosePlan(ctx, request('ic_free'));
    const bought = await choosePlan(ctx, request('ic_standard', { token: 'tok_mastercard' }));
    expect(bought).toMatchObject({ ok: true, value: { change: 'start' } });
    await reconcileBilling(system);
    const mails = await database.prisma.mailMessage.findMany({ where: { carrierId: account.carrierId } });
    const steps = mails.map(({ params }) => (params as { step?: string }).step);
    expect(steps.filter((step) => step === 'failed' || step === 'recovered')).toEqual(['failed']);
  });

  it('charges the card that was chosen with a change that costs nothing today, also where its answer was lost', async () => {
    const isLost = (provider: typeof stripe.provider): typeof stripe.provider => ({
      ...provider,
      isTest: true,
      isLive: false,
      publishableKey: '',
      scriptUrl: '',
      changeSubscription: async (input, key) => {
        await provider.changeSubscription(input, key);
        return { ok: false, failure: { reason: 'unavailable', message: 'no answer' } };
      },
    });
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    const cards = async () =>
      (await readBilling(account.scope)).cards.map(({ last4, isDefault }) => `${last4} ${isDefault}`);
    const key = click();
    const wanted = request('ic_standard', { token: 'tok_mastercard', key });
    expect((await choosePlan({ ...ctx, billing: isLost(stripe.provider) }, wanted)).ok).toBe(false);
    expect((await choosePlan(ctx, wanted)).ok).toBe(true);
    expect(await cards()).toEqual(['4444 true', '4242 false']);
    clock.advance(15 * DAY);
    await stripe.local.moveClock(0);
    const back = request('ic_basic', { token: 'tok_amex' });
    expect((await choosePlan({ ...ctx, billing: isLost(stripe.provider) }, back)).ok).toBe(false);
    expect(await choosePlan(ctx, back)).toMatchObject({ ok: true });
    expect((await cards())[0]).toBe('0005 true');
  });

  it('changes the plan within the trial without a charge, and ends with it when canceled', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    expect(await choosePlan(ctx, request('ic_advanced'))).toMatchObject({
      ok: true,
      value: { change: 'switch-trial' },
    });
    expect(await totals(account)).toEqual([0]);
    expect(await planOf(account)).toBe('ic_advanced');
    await choosePlan(ctx, request('ic_free'));
    expect((await readBilling(account.scope)).subscription).toMatchObject({
      cancelAtPeriodEnd: true,
      status: 'trialing',
    });
    clock.advance(14 * DAY);
    await stripe.local.moveClock(0);
    await reconcileBilling(system);
    expect(await planOf(account)).toBe('ic_free');
    expect(await totals(account)).toEqual([0]);
  });

  it('refuses an enlargement that the card does not pay, and leaves everything as it was', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    clock.advance(20 * DAY);
    await stripe.local.moveClock(0);
    expect(await choosePlan(ctx, request('ic_advanced', { token: 'tok_chargeCustomerFail' }))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: 'Your card was declined.' },
    });
    expect(await planOf(account)).toBe('ic_basic');
    expect((await readBilling(account.scope)).subscription).toMatchObject({
      status: 'active',
      packageId: 'ic_basic',
    });
    expect(await totals(account)).toEqual([900, 0]);
  });

  it('sends a card that must be confirmed to the page where that is done', async () => {
    const { account, ctx } = await carrier();
    await database.prisma.billingAccount.create({
      data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
    });
    expect(await choosePlan(ctx, request('ic_basic', { token: 'tok_authenticationRequired' }))).toMatchObject(
      {
        ok: true,
        value: { needsConfirmation: true },
      },
    );
    expect(await planOf(account)).toBe('ic_free');
  });
});

describe('payment pages', () => {
  it('close the earlier one, and sell no second plan', async () => {
    const { account, ctx } = await carrier();
    const input = {
      purpose: 'plan' as const,
      packageId: 'ic_basic',
      couponId: '',
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    };
    const first = await startCheckout(ctx, { ...input, key: click() });
    const second = await startCheckout(ctx, { ...input, packageId: 'ic_standard', key: click() });
    expect(first.ok && second.ok && first.value.url !== second.value.url).toBe(true);
    const { account: billing } = await readBilling(account.scope);
    expect(
      Object.values(stripe.state.checkouts)
        .filter(({ customer }) => customer === billing?.customerId)
        .map(({ status }) => status),
    ).toEqual(['expired', 'open']);
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    expect(await startCheckout(ctx, { ...input, key: click() })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });
  });
});

describe('coupons', () => {
  it('are kept until they are sent or cleared', async () => {
    const { account, ctx } = await carrier();
    await stripe.givePromotion('FIVE', { amount_off: '500', currency: 'usd', duration: 'once' });
    expect(await applyCoupon(ctx, { code: 'NOPE' })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(await applyCoupon(ctx, { code: "x' OR 1" })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(await applyCoupon(ctx, { code: ' five ' })).toMatchObject({
      ok: true,
      value: { description: '$5 off the first payment' },
    });
    expect((await readBilling(account.scope)).account?.couponText).toBe('$5 off the first payment');
    await clearCoupon(ctx);
    expect((await readBilling(account.scope)).account?.couponCode).toBeNull();
  });
});

describe('webhooks', () => {
  it('change nothing when forged, stale, of another mode or of a stranger', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    const { body, signature } = await stripe.sign(stripe.eventIds().at(-1) as string);
    const before = await database.prisma.billingEvent.count();
    for (const input of [
      { rawBody: body, signature: null },
      { rawBody: body, signature: 't=1,v1=00' },
      { rawBody: `${body} `, signature },
      { rawBody: body.replace('"trialing"', '"active"').replace('ic_basic', 'ic_advanced'), signature },
    ]) {
      expect((await receiveWebhook(system, input)).ok, input.signature ?? 'none').toBe(false);
    }
    const later = testContext(database.system, {
      clock: { now: () => new Date(clock.now().getTime() + 301_000) },
      billing: stripe.provider,
    });
    expect((await receiveWebhook(later, { rawBody: body, signature })).ok).toBe(false);
    const live = testContext(database.system, {
      clock,
      billing: { ...stripe.provider, isLive: true, isTest: false, publishableKey: '', scriptUrl: '' },
    });
    expect((await receiveWebhook(live, { rawBody: body, signature })).ok).toBe(false);
    expect(await database.prisma.billingEvent.count()).toBe(before);

    // Well signed, of a customer that is nobody's: stored, and ignored.
    await stripe.call('POST', '/v1/customers', { email: 'stranger@example.com' });
    const stranger = await stripe.sign(stripe.eventIds().at(-1) as string);
    expect(
      await receiveWebhook(system, { rawBody: stranger.body, signature: stranger.signature }),
    ).toMatchObject({ ok: true });
    await processEvent(system, { eventId: stranger.eventId, isLastAttempt: false });
    expect(await database.prisma.billingEvent.findUnique({ where: { id: stranger.eventId } })).toMatchObject({
      status: 'ignored',
    });
    expect(await planOf(account)).toBe('ic_basic');
  });

  it('are stored with one job, however often they come', async () => {
    const { ctx } = await carrier();
    await addCard(ctx, { token: 'tok_visa', key: click() });
    const eventId = stripe.eventIds().at(-1) as string;
    const { body, signature } = await stripe.sign(eventId);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => receiveWebhook(system, { rawBody: body, signature })),
    );
    expect(results.filter((result) => result.ok && result.value.isNew)).toHaveLength(1);
    const jobs = await database.prisma.$queryRaw<
      unknown[]
    >`SELECT 1 FROM graphile_worker.jobs WHERE key = ${`billing-event:${eventId}`}`;
    expect(jobs).toHaveLength(1);
  });

  it('wait while Stripe is down and are worked off afterwards', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    const { customerId } = (await readBilling(account.scope)).account ?? {};
    const [running] = subscriptionsOf(customerId);
    await stripe.call('DELETE', `/v1/subscriptions/${running?.id}`);
    const eventId = stripe.eventIds().at(-1) as string;
    const { body, signature } = await stripe.sign(eventId);
    stripe.local.isDown = true;
    expect((await receiveWebhook(system, { rawBody: body, signature })).ok).toBe(true);
    await expect(processEvent(system, { eventId, isLastAttempt: false })).rejects.toThrow(/waits/);
    expect(await planOf(account)).toBe('ic_basic');
    stripe.local.isDown = false;
    await processEvent(system, { eventId, isLastAttempt: false });
    expect(await planOf(account)).toBe('ic_free');
  });
});

describe('an erased carrier', () => {
  it('is charged no more', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    const { customerId } = (await readBilling(account.scope)).account ?? {};
    await database.prisma.carrier.delete({ where: { id: account.carrierId } });
    expect((await reconcileBilling(system)).removed).toBe(1);
    expect(subscriptionsOf(customerId).map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('the local Stripe', () => {
  it('refuses loudly what it does not know', async () => {
    const unknown = await stripe.call('GET', '/v1/charges');
    expect(unknown).toMatchObject({
      status: 404,
      body: {
        error: { type: 'invalid_request_error', message: expect.stringContaining('/v1/charges') as string },
      },
    });
    expect(await stripe.call('POST', '/v1/customers', { emial: 'x' })).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_unknown' } },
    });
    expect(await stripe.call('GET', '/v1/customers/cus_nobody')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
    const keyless = await fetch(`http://${stripe.config.host}:${stripe.config.port}/v1/customers`);
    expect(keyless.status).toBe(401);
  });

  it('answers a repeated key once, and refuses it for something else', async () => {
    const input = { carrierId: 'c', name: 'N', email: 'n@example.com' };
    const [first, again] = [
      await stripe.provider.createCustomer(input, 'key-1'),
      await stripe.provider.createCustomer(input, 'key-1'),
    ];
    expect(first).toEqual(again);
    expect(await stripe.provider.createCustomer({ ...input, carrierId: 'other' }, 'key-1')).toMatchObject({
      ok: false,
      failure: { reason: 'key-reused' },
    });
  });
});

describe('prices at the provider', () => {
  it('are made once, by however many processes at once', async () => {
    const input = { packageId: 'ic_new', name: 'New', lookupKey: 'ic_new_monthly_100', unitCents: 100 };
    const made = await Promise.all(Array.from({ length: 5 }, () => stripe.provider.ensurePrice(input)));
    expect(new Set(made.map((outcome) => outcome.ok && outcome.value.id)).size).toBe(1);
    expect(made.every((outcome) => outcome.ok)).toBe(true);
  });
});

describe('a price that has changed in the list', () => {
  /** A carrier that tries, or pays $9 for, the Basic plan, from before it costs $12. */
  async function before(isTrial: boolean) {
    const { account, ctx } = await carrier();
    if (!isTrial)
      await database.prisma.billingAccount.create({
        data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
      });
    expect(await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }))).toMatchObject({ ok: true });
    const view = async () =>
      billingView(await readBillingPage(ctx), { timeZone: 'America/Chicago', mayManage: true });
    const step = async (packageId: string) => {
      const found = await readPlanStep(ctx, packageId);
      if (!found.ok) throw new Error(found.failure.message);
      return planStepView(found.value, 'America/Chicago');
    };
    return { account, ctx, view, step };
  }
  /** Stripe renews, and the messages arrive. */
  async function pass(days: number, account: Account) {
    clock.advance(days * DAY);
    await stripe.local.moveClock(0);
    const accountId = (await readBilling(account.scope)).account?.id ?? '';
    await copyAccount(system, { accountId });
    await sendReminders(system, accountId);
  }
  const basic = packageOf('ic_basic') as { monthlyCents: number };
  const raise = () => {
    basic.monthlyCents = 1200;
  };
  afterEach(() => {
    basic.monthlyCents = 900;
  });

  it('stays for a plan that runs, which says so, also after it was canceled and kept', async () => {
    const { account, ctx, view, step } = await before(false);
    raise();
    expect((await view()).plan.lines[0]).toMatch(/^\$9 a month, next on/);
    expect((await view()).packages.map(({ price }) => price)).toEqual([
      '$0 a month',
      '$9 a month',
      '$19 a month',
      '$49 a month',
    ]);
    expect((await step('ic_basic_year')).consequences[0]).toContain('it costs $120 a year');
    await choosePlan(ctx, request('ic_free'));
    expect((await step('ic_basic')).consequences[0]).toContain('as it was: $9 a month');
    await choosePlan(ctx, request('ic_basic'));
    await pass(31, account);
    expect(await totals(account)).toEqual([900, 900]);
    expect((await view()).plan.lines[0]).toMatch(/^\$9 a month, next on/);
    // Paused, it resumes for the same.
    await pausePlan(ctx, { months: '1', key: click() });
    await pass(31, account);
    const pause = await readPauseStep(ctx);
    expect(pause.ok && pauseView(pause.value, 'America/Chicago').lines.join(' ')).toContain('$9 a month');
    await pass(31, account);
    expect((await totals(account))[0]).toBe(900);
    expect(await mailedCents(account, 'paused')).toEqual([900]);
  });

  it('is the new one for who takes a smaller plan, or buys anew, and the old one after a trial', async () => {
    const tried = await before(true);
    const other = await before(false);
    await choosePlan(other.ctx, request('ic_advanced'));
    raise();
    expect((await tried.view()).plan.lines[0]).toMatch(/then \$9 a month/);
    expect((await other.step('ic_basic')).consequences[0]).toContain('From then on it costs $12 a month');
    await choosePlan(other.ctx, request('ic_basic'));
    expect((await other.view()).plan.lines[0]).toContain('Basic plan for $12 a month');
    await pass(12, tried.account);
    expect(await mailedCents(tried.account, 'trial-ends')).toEqual([900]);
    await pass(20, tried.account);
    expect((await totals(tried.account))[0]).toBe(900);
    await pass(0, other.account);
    expect((await totals(other.account))[0]).toBe(1200);
    const { plans } = await readSubscribers({ ...system, admin: { id: '', email: '', name: '' } }, '', {
      skip: 0,
      take: 50,
    });
    expect(plans.filter(({ planId }) => planId === 'ic_basic').map(({ priceCents }) => priceCents)).toEqual([
      900, 1200,
    ]);
  });
});
