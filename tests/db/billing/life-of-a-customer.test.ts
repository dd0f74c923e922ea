import { expect, it } from 'vitest';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { applyCoupon } from '~/areas/billing/coupon.server';
import { addCard, setDefaultCard } from '~/areas/billing/cards.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { followAllGrace } from '~/areas/billing/follow-grace.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { sendReminders } from '~/areas/billing/send-reminders.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const dana = await makeAccount(database.prisma);
const ctx = testContext(dana.scope, { clock, billing: stripe.provider });
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

/** Hands messages over as given, and works off what is stored; the queue itself is another test's matter. */
async function bring(eventIds: string[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const id of eventIds) {
    const { body, signature } = await stripe.sign(id);
    const received = await receiveWebhook(system, { rawBody: body, signature });
    if (!received.ok) throw new Error(received.failure.message);
    results.push(received.value.isNew);
    await processEvent(system, { eventId: id, isLastAttempt: false });
  }
  return results;
}

let seen = 0;
/** The messages that were made since the last time. */
function news(): string[] {
  const ids = stripe.eventIds();
  const fresh = ids.slice(seen);
  seen = ids.length;
  return fresh;
}

async function pass(days: number): Promise<void> {
  clock.advance(days * DAY);
  await stripe.local.moveClock(0);
}

const subscription = async () => (await readBilling(dana.scope)).subscription;
const invoiceTotals = async () =>
  (await readBilling(dana.scope)).invoices.map(({ totalCents, status }) => `${totalCents} ${status}`);
const plan = async () => (await readPlanUsage(dana.scope, clock.now())).plan.packageId;
const notices = async () =>
  (
    await database.prisma.mailMessage.findMany({
      where: { kind: 'billing-notice' },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ params }) => params as { step: string; cents: number });
const mails = async () => (await notices()).map(({ step }) => step).filter((step) => step !== 'receipt');
const receipts = async () =>
  (await notices()).filter(({ step }) => step === 'receipt').map(({ cents }) => cents);

it('carries one customer from the free plan through everything and back, to the cent', async () => {
  // Free.
  expect(await plan()).toBe('ic_free');
  expect(await choosePlan(ctx, request('ic_basic', { token: 'tok_visa', authorized: false }))).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', fields: { authorized: [expect.any(String)] } },
  });
  expect(await choosePlan(ctx, request('ic_basic'))).toMatchObject({
    ok: false,
    failure: { message: 'Choose a card to pay with.' },
  });

  // Trial: nothing is charged for 14 days.
  expect(await choosePlan(ctx, request('ic_basic', { token: 'tok_visa' }))).toMatchObject({
    ok: true,
    value: { change: 'start' },
  });
  expect(await subscription()).toMatchObject({
    status: 'trialing',
    packageId: 'ic_basic',
    trialEnd: new Date('2026-12-05T15:00:00Z'),
  });
  expect(await plan()).toBe('ic_basic');
  expect(await invoiceTotals()).toEqual(['0 paid']);

  // The messages of all that come backwards and twice: nothing changes.
  const first = news();
  expect(await bring([...first].reverse())).toEqual(first.map(() => true));
  expect(await bring(first)).toEqual(first.map(() => false));
  expect(await subscription()).toMatchObject({ status: 'trialing', packageId: 'ic_basic' });
  expect(await database.prisma.billingEvent.count({ where: { status: 'received' } })).toBe(0);

  // Paid: $9.00 at the end of the trial. Its messages come two days late, the last one first.
  await pass(14.5);
  expect((await subscription())?.status).toBe('trialing');
  await pass(2);
  await bring(news().reverse());
  expect(await subscription()).toMatchObject({
    status: 'active',
    periodEnd: new Date('2027-01-05T15:00:00Z'),
  });
  expect(await invoiceTotals()).toEqual(['900 paid', '0 paid']);

  // Coupon with the upgrade: 20% for three months. From here the period of 31 days has 12 left: day 19 of 31.
  await stripe.givePromotion('HAUL20', { percent_off: '20', duration: 'repeating', duration_in_months: '3' });
  await pass(16.5); // 2026-12-24T15:00:00Z, 12 of 31 days are left
  expect(clock.now().toISOString()).toBe('2026-12-24T15:00:00.000Z');
  const coupon = await applyCoupon(ctx, { code: 'haul20' });
  expect(coupon).toMatchObject({ ok: true, value: { code: 'HAUL20', description: '20% off for 3 months' } });
  if (!coupon.ok) return;
  expect((await readBilling(dana.scope)).account?.couponCode).toBe('HAUL20');

  // Stripe is down for an hour: the request fails in words, nothing is charged, and what comes in waits.
  stripe.local.isDown = true;
  expect(await choosePlan(ctx, request('ic_standard', { couponId: coupon.value.id }))).toMatchObject({
    ok: false,
    failure: { kind: 'unavailable' },
  });
  const waiting = await stripe.sign(stripe.eventIds()[0] as string);
  const forged = { rawBody: waiting.body.replace('evt_', 'evt_forged'), signature: waiting.signature };
  expect(await receiveWebhook(system, forged)).toMatchObject({ ok: false });
  stripe.local.isDown = false;
  expect(await invoiceTotals()).toEqual(['900 paid', '0 paid']);

  // Upgrade: a month of $15.20 (19 less 20%) begins now, less 12/31 of $9.00: 1520 - 348 = 1172 cents.
  expect(await choosePlan(ctx, request('ic_standard', { couponId: coupon.value.id }))).toMatchObject({
    ok: true,
    value: { change: 'upgrade' },
  });
  expect(await invoiceTotals()).toEqual(['1172 paid', '900 paid', '0 paid']);
  expect(await plan()).toBe('ic_standard');
  expect((await readBilling(dana.scope)).account?.couponCode).toBeNull();
  expect(await subscription()).toMatchObject({
    discountText: '20% off',
    discountUntil: new Date('2027-03-24T15:00:00Z'),
  });

  // A card that will fail takes the place of the good one; the next period fails.
  const bad = await addCard(ctx, { token: 'tok_chargeCustomerFail', key: click() });
  expect(bad.ok && (await setDefaultCard(ctx, { cardId: bad.value.cardId, key: click() })).ok).toBe(true);
  await pass(31.25); // 2027-01-24T21:00Z
  await bring(news());
  expect(await subscription()).toMatchObject({
    status: 'past_due',
    pastDueSince: new Date('2027-01-24T15:00:00Z'),
  });
  expect(await invoiceTotals()).toEqual(['1520 open', '1172 paid', '900 paid', '0 paid']);
  expect(await mails()).toEqual(['failed']);
  expect(await plan()).toBe('ic_standard'); // seven days of grace

  // Days of grace: a reminder, then the free limits; said once each, however often it is looked.
  await pass(4);
  await followAllGrace(system);
  await followAllGrace(system);
  expect(await mails()).toEqual(['failed', 'reminder']);
  expect(await plan()).toBe('ic_standard');
  await pass(3);
  await bring(news().reverse());
  await followAllGrace(system);
  expect(await mails()).toEqual(['failed', 'reminder', 'limited']);
  expect(await plan()).toBe('ic_free');
  expect(await subscription()).toMatchObject({ packageId: 'ic_standard' });
  expect(await choosePlan(ctx, request('ic_advanced'))).toMatchObject({
    ok: false,
    failure: { kind: 'conflict' },
  });

  // Paid: the good card becomes the default, and the open payment is tried with it.
  const { cards, invoices } = await readBilling(dana.scope);
  const good = cards.find(({ last4 }) => last4 === '4242');
  const open = invoices.find(({ status }) => status === 'open');
  expect(open?.hostedUrl).toMatch(/^http/);
  expect(await setDefaultCard(ctx, { cardId: good?.id ?? '', key: click() })).toMatchObject({
    value: { unpaid: null },
  });
  await bring(news());
  expect(await subscription()).toMatchObject({ status: 'active' });
  expect(await plan()).toBe('ic_standard');
  expect(await mails()).toEqual(['failed', 'reminder', 'limited', 'recovered']);
  expect((await invoiceTotals())[0]).toBe('1520 paid');

  // Downgrade: what is paid for stays until the period ends, then Basic less 20%: $7.20.
  expect(await choosePlan(ctx, request('ic_basic'))).toMatchObject({
    ok: true,
    value: { change: 'downgrade' },
  });
  expect(await plan()).toBe('ic_standard');
  expect((await invoiceTotals()).length).toBe(4);
  await pass(24); // 2027-02-24T21:00Z
  await bring(news());
  expect(await plan()).toBe('ic_basic');
  expect((await invoiceTotals())[0]).toBe('720 paid');

  // Cancel: to the end of the period, then free. All of its messages are lost; the nightly comparison finds it.
  expect(await choosePlan(ctx, request('ic_free'))).toMatchObject({ ok: true, value: { change: 'cancel' } });
  expect(await subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  expect(await plan()).toBe('ic_basic');
  await pass(28);
  news();
  expect(await plan()).toBe('ic_basic');
  expect(await reconcileBilling(system)).toMatchObject({ accounts: 1, failures: 0 });
  expect(await plan()).toBe('ic_free');
  expect(await subscription()).toMatchObject({ status: 'canceled' });
  expect(await invoiceTotals()).toEqual(['720 paid', '1520 paid', '1172 paid', '900 paid', '0 paid']);

  // A second start has no second trial: charged at once.
  expect(await choosePlan(ctx, request('ic_advanced'))).toMatchObject({
    ok: true,
    value: { change: 'start' },
  });
  expect(await subscription()).toMatchObject({ status: 'active', trialEnd: null });
  expect((await invoiceTotals())[0]).toBe('4900 paid');

  // Everything that was paid has its receipt, once.
  await sendReminders(system);
  await sendReminders(system);
  expect((await receipts()).sort((a, b) => a - b)).toEqual([720, 900, 1172, 1520, 4900]);
});
