import { describe, expect, it } from 'vitest';
import { requestDeletion } from '~/areas/accounts/delete-account.server';
import { readSubscribers } from '~/areas/admin/operate-billing.server';
import type { AdminCtx } from '~/areas/admin/record-action.server';
import { setDefaultCard, addCard } from '~/areas/billing/cards.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { applyCoupon } from '~/areas/billing/coupon.server';
import { listAccountsWithPauseDue, readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { endBilling } from '~/areas/billing/end-billing.server';
import { followPauses } from '~/areas/billing/follow-pauses.server';
import { pausePlan, readPauseStep, resumePlan } from '~/areas/billing/pause-plan.server';
import { comeBack, startCheckout } from '~/areas/billing/provider-pages.server';
import { readBillingPage, readPlanStep } from '~/areas/billing/read-billing.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { sendReminders } from '~/areas/billing/send-reminders.server';
import { billingResource } from '~/areas/billing/views/billing-resource';
import { billingView } from '~/areas/billing/views/billing-view';
import { pauseView } from '~/areas/billing/views/pause-view';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { testStripe, typedCard } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const START = new Date('2026-11-21T15:00:00Z');
const clock = testClock(START.toISOString());
const stripe = await testStripe(clock);
const system = testContext(database.system, { clock, billing: stripe.provider });
const admin: AdminCtx = {
  ...system,
  admin: { id: '01a20a0e-4a43-75de-bcd4-645905beeee2', email: 'ada@example.com', name: 'Ada' },
};
const reader = { timeZone: 'UTC', mayManage: true };

let clicks = 0;
const click = () => `pause-${(clicks += 1)}`;

/** A carrier that has had its trial, on a plan that was charged today. */
async function subscriber(planId = 'ic_basic', coupon = '') {
  const account = await makeAccount(database.prisma, { passwordHash: 'hash', legalName: 'Acme' });
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  const ctx = testContext(account.scope, { clock, billing: stripe.provider });
  const choose = async (packageId: string, token = '') =>
    choosePlan(ctx, {
      packageId,
      token,
      cardId: '',
      couponId: (await readBilling(account.scope)).account?.couponId ?? '',
      authorized: true,
      key: click(),
    });
  if (coupon !== '') expect(await applyCoupon(ctx, { code: coupon })).toMatchObject({ ok: true });
  expect(await choose(planId, 'tok_visa')).toMatchObject({ ok: true, value: { change: 'start' } });
  const { account: billing } = await readBilling(account.scope);
  const { id: accountId = '', customerId = '' } = billing ?? {};
  const mine = <T extends { customer: string }>(records: Record<string, T>) =>
    Object.values(records).filter(({ customer }) => customer === customerId);
  return {
    account,
    ctx,
    accountId,
    choose,
    pause: (months: string) => pausePlan(ctx, { months, key: click() }),
    step: async () => {
      const step = await readPauseStep(ctx);
      if (!step.ok) throw new Error(step.failure.message);
      return step.value;
    },
    /** As the page does it: with the amount that it has announced. */
    async resume() {
      return resumePlan(ctx, { quote: (await this.step()).quote, key: click() });
    },
    plan: async () => (await readPlanUsage(account.scope, clock.now())).plan.packageId,
    running: async () => (await readBilling(account.scope)).subscription,
    paid: () => mine(stripe.state.invoices).reduce((sum, { paidCents }) => sum + paidCents, 0),
    subscriptions: () => mine(stripe.state.subscriptions).map(({ status }) => status),
    customer: () => stripe.state.customers[customerId ?? ''],
    /** Time passes, the provider is read, and the hourly job runs. */
    async pass(days: number) {
      clock.advance(days * DAY);
      await stripe.local.moveClock(0);
      await copyAccount(system, { accountId });
      await sendReminders(system);
    },
    mails: async (step: string) =>
      (
        await database.prisma.mailMessage.findMany({
          where: {
            carrierId: account.carrierId,
            kind: 'billing-notice',
            params: { path: ['step'], equals: step },
          },
        })
      ).map(({ params }) => params as Record<string, unknown>),
  };
}

describe('a plan that is paused', () => {
  it('runs to the end of the paid month, costs nothing until its day, and resumes by itself', async () => {
    const acme = await subscriber('ic_standard');
    const view = pauseView(await acme.step(), 'UTC');
    expect(view.lines[0]).toBe(
      'Your Standard plan runs until 12/21/2026, because it is paid for. The pause begins then.',
    );
    expect(view.choices.map(({ label }) => label)).toEqual([
      '1 month, until 01/21/2027',
      '2 months, until 02/21/2027',
      '3 months, until 03/21/2027',
      '4 months, until 04/21/2027',
      '5 months, until 05/21/2027',
      '6 months, until 06/21/2027',
    ]);
    expect(await acme.pause('3')).toMatchObject({
      ok: true,
      value: { from: new Date('2026-12-21T15:00:00Z'), until: new Date('2027-03-21T15:00:00Z') },
    });
    expect(await acme.plan()).toBe('ic_standard');
    await acme.pass(29);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_standard', 1900]);
    await acme.pass(2);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 1900]);
    const page = await readBillingPage(acme.ctx);
    expect(billingView(page, reader).plan).toMatchObject({
      name: 'Standard',
      status: 'Paused',
      lines: [
        'Paused until 03/21/2027. The limits of the Free plan apply, and nothing is charged.',
        'It resumes automatically on 03/21/2027 for $19 a month.',
      ],
    });
    expect(billingView(page, reader).pause).toBe('Resume the plan');
    expect(
      billingResource(page, { timeZone: 'UTC', publicUrl: '', stripeKey: '' }).subscription,
    ).toMatchObject({
      status: 'active',
      display_status: 'Paused',
      effective_package_id: 'ic_free',
      limit: 10,
      pause: { from: '2026-12-21T15:00:00.000Z', until: '2027-03-21T15:00:00.000Z', in_force: true },
    });
    await acme.pass(60);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 1900]);
    await acme.pass(28.5);
    // Collection is on again for a day, and the month that was not paid has not ended.
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 1900]);
    await acme.pass(0.6);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_standard', 3800]);
    expect(acme.subscriptions()).toEqual(['active']);
    await acme.pass(31);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_standard', 5700]);
    // Each mail once, the one before the end a week before it.
    await sendReminders(system);
    const told = { plan: 'Standard', cents: 1900, until: '03/21/2027', detail: '12/21/2026' };
    expect(await acme.mails('paused')).toEqual([expect.objectContaining(told)]);
    expect(await acme.mails('pause-ends')).toEqual([expect.objectContaining(told)]);
    expect(await acme.mails('resumed')).toEqual([expect.objectContaining({ until: '04/21/2027' })]);
    expect(await acme.mails('failed')).toEqual([]);
  });

  it('is paused once however often that is said, and for another time where that is said', async () => {
    const acme = await subscriber();
    const key = click();
    const twice = await Promise.all([1, 2].map(() => pausePlan(acme.ctx, { months: '2', key })));
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    const changes = stripe.state.events.length;
    expect(await acme.pause('2')).toMatchObject({ ok: true });
    expect(stripe.state.events).toHaveLength(changes);
    expect(await acme.pause('6')).toMatchObject({ ok: true });
    const running = await acme.running();
    expect(running?.pausedUntil?.getUTCMonth()).toBe(((running?.pausedFrom?.getUTCMonth() ?? 0) + 6) % 12);
  });

  it('is no longer paused where that is taken back before it begins', async () => {
    const acme = await subscriber();
    await acme.pause('1');
    const view = pauseView(await acme.step(), 'UTC');
    expect(view.resume).toEqual({ text: 'Keep it running', quotedCents: null, quotedAt: null });
    expect(await acme.resume()).toMatchObject({ ok: true, value: { resumption: 'withdraw' } });
    expect(await acme.resume()).toMatchObject({ ok: true, value: { resumption: 'none' } });
    await acme.pass(32);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_basic', 1800]);
    expect(await acme.mails('resumed')).toEqual([]);
  });

  it('is resumed early for exactly what was announced, coupon and credit included, from that day on', async () => {
    await stripe.givePromotion('TENTH', { percent_off: '10', duration: 'forever' });
    const acme = await subscriber('ic_standard', 'TENTH');
    await acme.pause('6');
    await acme.pass(40);
    const customer = acme.customer();
    if (customer) customer.balanceCents = -300;
    const step = await acme.step();
    expect(step.quote?.cents).toBe(1410);
    expect(pauseView(step, 'UTC').lines[1]).toBe(
      'If you resume now, $14.10 is charged today and a new month begins now. From then on it costs $19 a month.',
    );
    expect(pauseView(step, 'UTC').lines).toContain('Your discount of 10% is taken off as long as it lasts.');
    const key = click();
    const twice = await Promise.all([1, 2].map(() => resumePlan(acme.ctx, { quote: step.quote, key })));
    expect(twice.map((each) => each.ok && each.value.resumption).sort()).toEqual(['charge', 'none']);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_standard', 1710 + 1410]);
    expect((await acme.running())?.periodEnd.toISOString().slice(0, 10)).toBe(
      new Date(clock.now().getTime() + 31 * DAY).toISOString().slice(0, 10),
    );
    expect(acme.customer()?.balanceCents).toBe(0);
    await acme.pass(31);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_standard', 1710 + 1410 + 1710]);
    expect(acme.subscriptions()).toEqual(['active']);
    expect(await acme.mails('resumed')).toHaveLength(1);
  });

  it('charges nothing that was not announced', async () => {
    const acme = await subscriber('ic_standard');
    await acme.pause('2');
    // The page said that nothing is charged; meanwhile the pause has begun.
    await acme.pass(31);
    expect(await resumePlan(acme.ctx, { quote: null, key: click() })).toMatchObject({
      ok: false,
      failure: {
        kind: 'conflict',
        message: expect.stringContaining('$19 would be charged today, not $0') as unknown,
      },
    });
    expect(await resumePlan(acme.ctx, { quote: { cents: 900 }, key: click() })).toMatchObject({ ok: false });
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 1900]);
  });

  it('stays paused where the card is declined, and asks for the holder where the bank does', async () => {
    const acme = await subscriber();
    await acme.pause('4');
    await acme.pass(31);
    const bad = await addCard(acme.ctx, { token: 'tok_chargeCustomerFail', key: click() });
    await setDefaultCard(acme.ctx, { cardId: bad.ok ? bad.value.cardId : '', key: click() });
    expect(await acme.resume()).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 900]);
    expect((await acme.running())?.pausedUntil).not.toBeNull();

    const [card] = Object.values(stripe.state.cards).filter(
      ({ id }) => id === (bad.ok ? bad.value.cardId : ''),
    );
    if (card) card.behavior = 'always-asks';
    const { quote } = await acme.step();
    expect(await resumePlan(acme.ctx, { quote, key: click() })).toMatchObject({
      ok: true,
      value: { needsConfirmation: true },
    });
    const page = await startCheckout(acme.ctx, {
      purpose: 'resume',
      cents: quote?.cents ?? null,
      key: click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    await stripe.sendPage(page.ok ? page.value.url : '', typedCard('4000002500003155'));
    expect(await comeBack(acme.ctx, { finished: true })).toMatchObject({ refused: null });
    await comeBack(acme.ctx, { finished: true });
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_basic', 1800]);
  });

  it('credits nothing of a month that was not paid when a larger plan is chosen afterwards', async () => {
    const acme = await subscriber();
    await acme.pause('3');
    await acme.pass(45);
    for (const planId of ['ic_standard', 'ic_basic', 'ic_basic_year'])
      expect(await acme.choose(planId)).toMatchObject({
        ok: false,
        failure: { kind: 'conflict', message: expect.stringContaining('Resume it first') as unknown },
      });
    const step = await readPlanStep(acme.ctx, 'ic_standard');
    expect(step.ok && planStepView(step.value, 'UTC').blocked).not.toBeNull();
    expect(acme.paid()).toBe(900);
    await acme.resume();
    await acme.choose('ic_standard');
    // The whole month that was just paid is credited, and no more.
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_standard', 900 + 900 + 1000]);
  });

  it('leaves the credit of the customer alone', async () => {
    const acme = await subscriber();
    const customer = acme.customer();
    if (customer) customer.balanceCents = -5000;
    await acme.pause('2');
    await acme.pass(75);
    expect([await acme.plan(), acme.customer()?.balanceCents]).toEqual(['ic_free', -5000]);
    await acme.pass(18);
    expect([await acme.plan(), acme.customer()?.balanceCents]).toEqual(['ic_basic', -4100]);
  });

  it('ends at once when it is canceled, and with the month where the pause is only ahead', async () => {
    const acme = await subscriber();
    await acme.pause('5');
    expect(await acme.choose('ic_free')).toMatchObject({ ok: true, value: { change: 'cancel' } });
    expect(await acme.running()).toMatchObject({ cancelAtPeriodEnd: true, pausedFrom: null });
    // Whoever keeps the plan after all keeps it running.
    expect(await acme.choose('ic_basic')).toMatchObject({ ok: true, value: { change: 'keep' } });
    await acme.pass(31);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_basic', 1800]);

    await acme.pause('5');
    await acme.pass(31);
    const step = await readPlanStep(acme.ctx, 'ic_free');
    expect(step.ok && planStepView(step.value, 'UTC').consequences[0]).toBe(
      'Your plan is paused, so it ends now. Nothing more is charged.',
    );
    await acme.choose('ic_free');
    expect(acme.subscriptions()).toEqual(['canceled']);
    await acme.pass(200);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 1800]);
  });

  it('ends with its carrier, at once where nothing is paid for', async () => {
    const acme = await subscriber();
    await acme.pause('2');
    await acme.pass(31);
    const passwords = { hash: async (text: string) => text, verify: async () => true };
    await requestDeletion(testContext(acme.account.userScope, { clock, passwords: passwords as never }), {
      currentPassword: 'secret',
      understood: true,
      planEnd: 'period-end',
    });
    const mail = await database.prisma.mailMessage.findFirst({
      where: { kind: 'account-deletion', toAddress: acme.account.email },
    });
    expect(mail?.params).toMatchObject({
      plans: ["Acme's Basic plan ends now. Your card won't be charged again."],
    });
    await endBilling(system, { accountId: acme.accountId });
    expect(acme.subscriptions()).toEqual(['canceled']);
  });

  it('sells nothing by a page that was open before it was paused', async () => {
    const acme = await subscriber();
    const page = await startCheckout(acme.ctx, {
      purpose: 'change',
      packageId: 'ic_advanced',
      couponId: '',
      quote: null,
      key: click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    await acme.pause('1');
    expect((await stripe.sendPage(page.ok ? page.value.url : '', typedCard())).status).not.toBe(303);
    await comeBack(acme.ctx, { finished: true });
    expect((await acme.running())?.packageId).toBe('ic_basic');
  });

  it('is seen on time without any message of the provider, and is one subscription for the reconciler', async () => {
    const acme = await subscriber();
    await acme.pause('1');
    const isDue = async () =>
      (await listAccountsWithPauseDue(system.scope, clock.now())).includes(acme.accountId);
    expect(await isDue()).toBe(false);
    clock.advance(31.5 * DAY);
    await stripe.local.moveClock(0);
    expect([await acme.plan(), await isDue()]).toEqual(['ic_basic', true]);
    await followPauses(system);
    expect(
      await database.prisma.$queryRaw<object[]>`
        SELECT 1 FROM graphile_worker.jobs WHERE key = ${`billing-copy:${acme.accountId}`}`,
    ).toHaveLength(1);
    await copyAccount(system, { accountId: acme.accountId });
    expect([await acme.plan(), await isDue()]).toEqual(['ic_free', false]);
    await reconcileBilling(system);
    expect(acme.subscriptions()).toEqual(['active']);
    clock.advance(31.5 * DAY);
    await stripe.local.moveClock(0);
    expect([await acme.plan(), await isDue()]).toEqual(['ic_free', true]);
    await copyAccount(system, { accountId: acme.accountId });
    expect([await acme.plan(), acme.paid(), await isDue()]).toEqual(['ic_basic', 1800, false]);
  });

  it('gives no free month where collection is switched on by hand at Stripe', async () => {
    const acme = await subscriber();
    await acme.pause('4');
    await acme.pass(35);
    const id = (await acme.running())?.id ?? '';
    await stripe.call('POST', `/v1/subscriptions/${id}`, { pause_collection: '' });
    await acme.pass(1);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_free', 900]);
    expect((await acme.running())?.pausedUntil).toEqual((await acme.running())?.periodEnd);
    await acme.pass(30);
    expect([await acme.plan(), acme.paid()]).toEqual(['ic_basic', 1800]);
  });

  it('pays nothing on the operator’s page, which says until when', async () => {
    const acme = await subscriber('ic_advanced');
    const read = async () => {
      const { rows, plans } = await readSubscribers(admin, '', { skip: 0, take: 500 });
      return {
        row: rows.find(({ carrierId }) => carrierId === acme.account.carrierId),
        paying: plans.find(({ planId }) => planId === 'ic_advanced')?.count ?? 0,
      };
    };
    const before = await read();
    await acme.pause('1');
    expect(await read()).toMatchObject({ paying: before.paying });
    await acme.pass(32);
    const during = await read();
    expect(during.paying).toBe(before.paying - 1);
    expect(during.row?.pausedUntil).toEqual((await acme.running())?.pausedUntil);
  });
});

describe('a plan that cannot be paused', () => {
  const refused = async (acme: Awaited<ReturnType<typeof subscriber>>, words: string) => {
    expect(pauseView(await acme.step(), 'UTC')).toMatchObject({
      lines: [expect.stringContaining(words) as unknown],
      choices: [],
      resume: null,
    });
    expect(await acme.pause('2')).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: expect.stringContaining(words) as unknown },
    });
    expect((await acme.running())?.pausedFrom ?? null).toBeNull();
  };

  it('is one in its trial, and none at all', async () => {
    const account = await makeAccount(database.prisma);
    const ctx = testContext(account.scope, { clock, billing: stripe.provider });
    expect(await pausePlan(ctx, { months: '1', key: click() })).toMatchObject({
      ok: false,
      failure: { message: 'There is no paid plan to pause.' },
    });
    await choosePlan(ctx, {
      packageId: 'ic_basic',
      token: 'tok_visa',
      cardId: '',
      couponId: '',
      authorized: true,
      key: click(),
    });
    expect(await pausePlan(ctx, { months: '1', key: click() })).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('trial cannot be paused') as unknown },
    });
  });

  it('is one that is paid by the year', async () => {
    await refused(await subscriber('ic_basic_year'), 'A yearly plan');
  });

  it('is one that is canceled', async () => {
    const acme = await subscriber();
    await acme.choose('ic_free');
    await refused(acme, 'Keep it first');
  });

  it('is one with an open payment', async () => {
    const acme = await subscriber();
    const subscription = await acme.running();
    const card =
      stripe.state.cards[stripe.state.subscriptions[subscription?.id ?? '']?.defaultPaymentMethod ?? ''];
    if (card) card.behavior = 'declined-at-charge';
    await acme.pass(31);
    await refused(acme, 'A payment is still open');
  });

  it('is one whose coupon for one payment would be used up by the pause', async () => {
    await stripe.givePromotion('ONCE', { amount_off: '500', currency: 'usd', duration: 'once' });
    const acme = await subscriber('ic_standard');
    await applyCoupon(acme.ctx, { code: 'ONCE' });
    await acme.choose('ic_basic');
    await refused(acme, 'next payment only');
    await acme.pass(31);
    expect(acme.paid()).toBe(1900 + 400);
    expect(await acme.pause('2')).toMatchObject({ ok: true });
  });

  it('is none for a time that cannot be chosen', async () => {
    const acme = await subscriber();
    for (const months of ['', '0', '7', '2.5', 'spring'])
      expect(await acme.pause(months)).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', fields: { months: ['Choose from 1 to 6 months.'] } },
      });
  });
});
