import { describe, expect, it } from 'vitest';
import type { BillingProvider, ProviderFailure } from '~/platform/stripe/port';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { addCard } from '~/areas/billing/cards.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { comeBack, startCheckout } from '~/areas/billing/provider-pages.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
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
const pageFor = (packageId: string, key = click()) => ({
  purpose: 'plan' as const,
  packageId,
  couponId: '',
  successUrl: 'http://localhost/ok',
  cancelUrl: 'http://localhost/no',
  key,
});

/** A carrier that has had its trial: what it buys is charged at once. */
async function carrier({ tried = true } = {}) {
  const account = await makeAccount(database.prisma);
  if (tried)
    await database.prisma.billingAccount.create({
      data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
    });
  return { account, ctx: testContext(account.scope, { clock, billing: stripe.provider }) };
}

const customerOf = async ({ scope }: Account) => (await readBilling(scope)).account?.customerId ?? '';
const LIVE = ['active', 'trialing', 'past_due', 'unpaid'];
const liveOf = async (account: Account) => {
  const customer = await customerOf(account);
  return Object.values(stripe.state.subscriptions).filter(
    (record) => record.customer === customer && LIVE.includes(record.status),
  );
};
/** What the customer has paid and not got back, in cents. */
const paidOf = async (account: Account) => {
  const customer = await customerOf(account);
  return Object.values(stripe.state.invoices)
    .filter((record) => record.customer === customer)
    .reduce((sum, record) => sum + record.paidCents - (record.refundedCents ?? 0), 0);
};
const mailsOf = async ({ carrierId }: Account) =>
  (await database.prisma.mailMessage.findMany({ where: { carrierId }, orderBy: { createdAt: 'asc' } })).map(
    ({ kind, toAddress, params }) => ({ kind, toAddress, params: params as Record<string, unknown> }),
  );

/** The provider with some of its calls changed. */
const providerWith = (more: Partial<BillingProvider>): BillingProvider => ({
  ...stripe.provider,
  isTest: true,
  isLive: false,
  publishableKey: '',
  scriptUrl: '',
  ...more,
});
const NO_ANSWER: { ok: false; failure: ProviderFailure } = {
  ok: false,
  failure: { reason: 'unavailable', message: 'no answer' },
};

describe('one subscription', () => {
  it('when two payment pages are asked for at the same moment and both are paid', async () => {
    const { account, ctx } = await carrier();
    const pages = await Promise.all([
      startCheckout(ctx, pageFor('ic_basic')),
      startCheckout(ctx, pageFor('ic_standard')),
    ]);
    for (const page of pages) if (page.ok) await stripe.sendPage(page.value.url, typedCard());
    expect(await liveOf(account)).toHaveLength(1);
  });

  it('when a payment page is left open and the plan is chosen in another tab', async () => {
    const { account, ctx } = await carrier();
    const page = await startCheckout(ctx, pageFor('ic_basic'));
    await choosePlan(ctx, request('ic_standard', { token: 'tok_visa' }));
    if (page.ok) expect((await stripe.sendPage(page.value.url, typedCard())).status).toBe(404);
    expect(await liveOf(account)).toHaveLength(1);
    expect(await paidOf(account)).toBe(1900);
  });

  it('when the page of a 3-D Secure card is finished late', async () => {
    const { account, ctx } = await carrier();
    const asked = await choosePlan(ctx, request('ic_basic', { token: 'tok_authenticationRequired' }));
    expect(asked).toMatchObject({ ok: true, value: { needsConfirmation: true } });
    const page = await startCheckout(ctx, pageFor('ic_basic'));
    await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }));
    if (page.ok) await stripe.sendPage(page.value.url, typedCard('4000002500003155'));
    expect(await liveOf(account)).toHaveLength(1);
    expect(await paidOf(account)).toBe(900);
  });

  it('when the answer to the first request was lost and the provider lists it late', async () => {
    const lost = providerWith({
      createSubscription: async (input, key) => {
        await stripe.provider.createSubscription(input, key);
        return NO_ANSWER;
      },
    });
    const behind = providerWith({ listSubscriptions: async () => ({ ok: true, value: [] }) });
    // Another click, another key: for the same plan it finds what was made, and another plan is not sold beside it.
    for (const [second, isOk] of [
      ['ic_basic', true],
      ['ic_standard', false],
    ] as const) {
      const { account, ctx } = await carrier();
      await addCard(ctx, { token: 'tok_visa', key: click() });
      expect((await choosePlan({ ...ctx, billing: lost }, request('ic_basic'))).ok).toBe(false);
      expect((await choosePlan({ ...ctx, billing: behind }, request(second))).ok).toBe(isOk);
      expect(await liveOf(account)).toHaveLength(1);
    }
  });

  it('when an unfinished first payment is completed after another plan was bought', async () => {
    const { account, ctx } = await carrier();
    await addCard(ctx, { token: 'tok_visa', key: click() });
    const customer = await customerOf(account);
    const price = Object.values(stripe.state.prices)[0]?.id ?? (await priceOfBasic());
    const sca = await stripe.call('POST', '/v1/payment_methods/pm_card_authenticationRequired/attach', {
      customer,
    });
    const incomplete = await stripe.call('POST', '/v1/subscriptions', {
      customer,
      'items[0][price]': price,
      default_payment_method: String(sca.body['id']),
      payment_behavior: 'allow_incomplete',
    });
    expect(incomplete.body['status']).toBe('incomplete');
    await choosePlan(ctx, request('ic_standard'));
    const { status } = await stripe.call(
      'POST',
      `/v1/invoices/${String(incomplete.body['latest_invoice'])}/pay`,
      {
        payment_method: (await readBilling(account.scope)).cards[0]?.id ?? '',
      },
    );
    expect(status).toBe(400);
    expect(await liveOf(account)).toHaveLength(1);
  });

  it('opens a page that works when the same form is sent twice', async () => {
    const { ctx } = await carrier();
    const key = click();
    const [first, second] = [
      await startCheckout(ctx, pageFor('ic_basic', key)),
      await startCheckout(ctx, pageFor('ic_basic', key)),
    ];
    expect(first.ok && second.ok).toBe(true);
    if (second.ok) expect((await stripe.sendPage(second.value.url, typedCard())).status).toBe(303);
    // An earlier page of the same form, after another one took its place.
    const other = await carrier();
    const again = click();
    await startCheckout(other.ctx, pageFor('ic_basic', again));
    await startCheckout(other.ctx, pageFor('ic_standard'));
    const third = await startCheckout(other.ctx, pageFor('ic_basic', again));
    if (third.ok) expect((await stripe.sendPage(third.value.url, typedCard())).status).toBe(303);
    expect(await liveOf(other.account)).toHaveLength(1);
  });
});

async function priceOfBasic(): Promise<string> {
  const made = await stripe.provider.ensurePrice({
    packageId: 'ic_basic',
    name: 'Basic',
    lookupKey: 'ic_basic_monthly_900',
    unitCents: 900,
  });
  if (!made.ok) throw new Error(made.failure.message);
  return made.value.id;
}

describe('a second subscription that was made all the same', () => {
  /** As it is when a guard has failed: two are live, both were charged. */
  async function withTwo() {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_standard', { token: 'tok_visa' }));
    clock.advance(3600_000);
    const customer = await customerOf(account);
    await stripe.call('POST', '/v1/subscriptions', {
      customer,
      'items[0][price]': await priceOfBasic(),
    });
    expect(await liveOf(account)).toHaveLength(2);
    expect(await paidOf(account)).toBe(2800);
    return { account, ctx, customer };
  }

  it('is ended and refunded by the nightly comparison, once, and both sides are told', async () => {
    const { account } = await withTwo();
    await reconcileBilling(system);
    await reconcileBilling(system);
    expect((await liveOf(account)).map(({ item }) => stripe.state.prices[item.price]?.unitCents)).toEqual([
      1900,
    ]);
    expect(await paidOf(account)).toBe(1900);
    expect((await readBilling(account.scope)).subscription).toMatchObject({ packageId: 'ic_standard' });
    const mails = await mailsOf(account);
    expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['billing-notice', account.email],
      ['billing-second', 'support@stateline.example'],
    ]);
    expect(mails[0]?.params).toMatchObject({ step: 'second-ended', plan: 'Basic', cents: 900 });
  });

  it('is ended as soon as its message arrives, and when a person comes back from the page', async () => {
    const one = await withTwo();
    const eventId = stripe.eventIds().at(-1) as string;
    const { body, signature } = await stripe.sign(eventId);
    await receiveWebhook(system, { rawBody: body, signature });
    await processEvent(system, { eventId, isLastAttempt: false });
    expect(await liveOf(one.account)).toHaveLength(1);
    expect(await paidOf(one.account)).toBe(1900);

    const two = await withTwo();
    await comeBack(two.ctx, { finished: true });
    expect(await liveOf(two.account)).toHaveLength(1);
    expect(await paidOf(two.account)).toBe(1900);
  });

  it('gives back the credit that it used up, and finishes what was broken off', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_standard', { token: 'tok_visa' }));
    clock.advance(3600_000);
    const customer = await customerOf(account);
    const record = stripe.state.customers[customer];
    if (record) record.balanceCents = -250;
    await stripe.call('POST', '/v1/subscriptions', { customer, 'items[0][price]': await priceOfBasic() });
    expect(await paidOf(account)).toBe(1900 + 650);
    const broken = providerWith({ endSubscription: async () => NO_ANSWER });
    await reconcileBilling({ ...system, billing: broken }).catch(() => undefined);
    expect(await liveOf(account)).toHaveLength(2);
    await reconcileBilling(system);
    expect(await liveOf(account)).toHaveLength(1);
    expect(await paidOf(account)).toBe(1900);
    expect(stripe.state.customers[customer]?.balanceCents).toBe(-250);
    expect(await mailsOf(account)).toHaveLength(2);
  });

  it('stays and the older one goes where only the older one is unpaid', async () => {
    const { account, ctx } = await carrier();
    await choosePlan(ctx, request('ic_standard', { token: 'tok_visa' }));
    const customer = await customerOf(account);
    const card = await stripe.call('POST', '/v1/payment_methods/pm_card_chargeCustomerFail/attach', {
      customer,
    });
    const [older] = await liveOf(account);
    await stripe.call('POST', `/v1/subscriptions/${older?.id}`, {
      default_payment_method: String(card.body['id']),
    });
    clock.advance(31 * DAY);
    await stripe.local.moveClock(0);
    expect((await liveOf(account)).map(({ status }) => status)).toEqual(['past_due']);
    await stripe.call('POST', '/v1/subscriptions', { customer, 'items[0][price]': await priceOfBasic() });
    await reconcileBilling(system);
    expect((await liveOf(account)).map(({ status }) => status)).toEqual(['active']);
    expect(await paidOf(account)).toBe(1900 + 900);
    expect(
      Object.values(stripe.state.invoices).filter(
        (entry) => entry.customer === customer && entry.status === 'open',
      ),
    ).toEqual([]);
  });
});
