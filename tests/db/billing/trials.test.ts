import { describe, expect, it } from 'vitest';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { endBilling } from '~/areas/billing/end-billing.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { comeBack, startCheckout } from '~/areas/billing/provider-pages.server';
import { readPlanStep } from '~/areas/billing/read-billing.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import type { BillingProvider } from '~/platform/stripe/port';
import { testStripe, typedCard } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount, type Account, type AccountOptions } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
/** As with live keys, where a card has its own number: test cards have the same for everybody. */
const live: BillingProvider = { ...stripe.provider, isLive: true };
const test = stripe.provider;
const system = testContext(database.system, { clock, billing: live });

let clicks = 0;
const click = () => `trial-${(clicks += 1)}`;
const make = (options: AccountOptions = {}) => makeAccount(database.prisma, options);
const ctxOf = (account: Account, billing = live) => testContext(account.scope, { clock, billing });
const start = (account: Account, token = 'tok_visa', more: object = {}, billing = live) =>
  choosePlan(ctxOf(account, billing), {
    packageId: 'ic_basic',
    token,
    cardId: '',
    couponId: '',
    authorized: true,
    expectsTrial: true,
    key: click(),
    ...more,
  });
const statusOf = async ({ scope }: Account) => (await readBilling(scope)).subscription?.status ?? null;
const stepOf = async (account: Account, billing = live) => {
  const step = await readPlanStep(ctxOf(account, billing), 'ic_basic');
  if (!step.ok) throw new Error(step.failure.message);
  return step.value;
};
const paid = () => Object.values(stripe.state.invoices).reduce((sum, { paidCents }) => sum + paidCents, 0);
/** Cards of their own for tests that are not about cards. */
const TOKENS = ['tok_mastercard', 'tok_amex', 'tok_discover', 'tok_visa_debit'];

describe('a free trial', () => {
  it('is given once to a card number, whoever brings it: nothing is charged unasked', async () => {
    const [first, second] = [await make(), await make()];
    expect(await start(first)).toMatchObject({ ok: true });
    expect(await statusOf(first)).toBe('trialing');
    const before = paid();
    expect((await stepOf(second)).hasTrial).toBe(true);
    expect(await start(second)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect([await statusOf(second), paid()]).toEqual([null, before]);
    // The card that was brought for it is not kept, and the next page announces the charge.
    expect((await readBilling(second.scope)).cards).toEqual([]);
    const step = await stepOf(second);
    expect(step).toMatchObject({ hasTrial: false, quote: { cents: 900 } });
    expect(await start(second, 'tok_visa', { expectsTrial: false, quote: step.quote })).toMatchObject({
      ok: true,
    });
    expect([await statusOf(second), paid() - before]).toEqual(['active', 900]);
  });

  it('is given once to a card number also at the payment page, whatever page was asked for after it', async () => {
    const [first, second] = [await make(), await make()];
    expect(await start(first, 'tok_chargeCustomerFail')).toMatchObject({ ok: true });
    const urls = { successUrl: 'http://localhost/ok', cancelUrl: 'http://localhost/no' };
    const plan = { purpose: 'plan' as const, packageId: 'ic_basic', couponId: '', key: click(), ...urls };
    const page = await startCheckout(ctxOf(second), plan);
    await startCheckout(ctxOf(second), { purpose: 'card', key: click(), ...urls });
    if (page.ok) await stripe.sendPage(page.value.url, typedCard('4000000000000341'));
    await comeBack(ctxOf(second), { finished: true });
    for (const eventId of stripe.eventIds().slice(-6)) {
      const { body, signature } = await stripe.sign(eventId);
      await receiveWebhook(system, { rawBody: body, signature });
      await processEvent(system, { eventId, isLastAttempt: false });
    }
    expect(await statusOf(second)).not.toBe('trialing');
  });

  it('is not limited by the number of a test card, which everybody has', async () => {
    const [first, second] = [await make(), await make()];
    for (const account of [first, second]) {
      expect(await start(account, 'tok_visa', {}, test)).toMatchObject({ ok: true });
      expect(await statusOf(account)).toBe('trialing');
    }
  });

  it('is given once to a person, with whatever carrier and spelling of their address', async () => {
    const first = await make({ email: 'dana.driver@gmail.com' });
    expect(await start(first, TOKENS[0])).toMatchObject({ ok: true });
    // The same person with a second carrier.
    const other = await make();
    await database.prisma.membership.create({
      data: { userId: first.userId, carrierId: other.carrierId, role: 'owner' },
    });
    const second = { ...other, scope: { ...other.scope, userId: first.userId } };
    expect(await stepOf(second)).toMatchObject({ hasTrial: false, noTrialBecause: 'used' });
    // The same mailbox with a second account.
    const third = await make({ email: 'danadriver+two@googlemail.com' });
    expect(await stepOf(third)).toMatchObject({ hasTrial: false, noTrialBecause: 'used' });
    expect(planStepView(await stepOf(third), 'America/Chicago').consequences[0]).toContain(
      'There is no free trial',
    );
    expect(await start(third, TOKENS[1])).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(await statusOf(third)).toBeNull();
  });

  it('is given once to a USDOT number', async () => {
    const first = await make({ usdot: '00777123' });
    expect(await start(first, TOKENS[1])).toMatchObject({ ok: true });
    expect(await stepOf(await make({ usdot: '777123' }))).toMatchObject({ hasTrial: false });
    expect(await stepOf(await make({ usdot: '777124' }))).toMatchObject({ hasTrial: true });
  });

  it('is not had again by deleting the account', async () => {
    const first = await make({ email: 'again@example.com' });
    expect(await start(first, TOKENS[2])).toMatchObject({ ok: true });
    const { account } = await readBilling(first.scope);
    await database.prisma.user.update({ where: { id: first.userId }, data: { deleteAfter: clock.now() } });
    await sweepAccounts(system);
    await endBilling(system, { accountId: account?.id ?? '' });
    expect(await stepOf(await make({ email: 'again@example.com' }))).toMatchObject({ hasTrial: false });
  });

  it('is given from a confirmed address only, and the page says so', async () => {
    const account = await make({ emailVerified: false });
    const step = await stepOf(account);
    expect(step).toMatchObject({ hasTrial: false, noTrialBecause: 'unconfirmed', quote: { cents: 900 } });
    expect(planStepView(step, 'America/Chicago').consequences[0]).toContain('Confirm your email address');
    await database.prisma.user.update({
      where: { id: account.userId },
      data: { emailVerifiedAt: clock.now() },
    });
    expect(await stepOf(account)).toMatchObject({ hasTrial: true });
  });

  it('stays open for a carrier whose card was declined', async () => {
    const account = await make();
    expect(await start(account, 'tok_chargeDeclined')).toMatchObject({ ok: false });
    expect(await stepOf(account)).toMatchObject({ hasTrial: true });
    expect(
      await database.prisma.trialClaim.count({
        where: { accountId: (await readBilling(account.scope)).account?.id ?? '' },
      }),
    ).toBe(0);
  });

  it('is given to one of two carriers of a person that ask at the same moment', async () => {
    const first = await make();
    const other = await make();
    await database.prisma.membership.create({
      data: { userId: first.userId, carrierId: other.carrierId, role: 'owner' },
    });
    const second = { ...other, scope: { ...other.scope, userId: first.userId } };
    const results = await Promise.all([
      start(first, 'tok_visa', {}, test),
      start(second, 'tok_visa', {}, test),
    ]);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect([await statusOf(first), await statusOf(second)].sort()).toEqual(['trialing', null].sort());
  });
});

describe('a trial that was begun at the provider’s page', () => {
  const pageFor = async (account: Account) => {
    const page = await startCheckout(ctxOf(account), {
      purpose: 'plan',
      packageId: 'ic_basic',
      couponId: '',
      key: click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    if (!page.ok) throw new Error(page.failure.message);
    return page.value.url;
  };

  it.each(['the return', 'the message'])(
    'ends uncharged where its card had one elsewhere, by %s',
    async (way) => {
      const [first, second] = [await make(), await make()];
      for (const account of [first, second]) {
        const url = await pageFor(account);
        expect((await stripe.sendPage(url, typedCard('4000056655665556'))).status).toBe(303);
        if (way === 'the return') await comeBack(ctxOf(account), { finished: true });
        else
          for (const id of stripe.eventIds().slice(-8)) {
            const { body, signature } = await stripe.sign(id);
            await receiveWebhook(testContext(database.system, { clock, billing: test }), {
              rawBody: body,
              signature,
            });
            await processEvent(system, { eventId: id, isLastAttempt: false });
          }
      }
      // Of the first run of this test the card is known already.
      if (way === 'the return') expect(await statusOf(first)).toBe('trialing');
      expect(await statusOf(second)).toBe('canceled');
      expect((await readBilling(second.scope)).invoices.map(({ totalCents }) => totalCents)).toEqual([0]);
      expect(await stepOf(second)).toMatchObject({ hasTrial: false, quote: { cents: 900 } });
    },
  );
});
