import { expect, it } from 'vitest';
import { addCard, setDefaultCard } from '~/areas/billing/cards.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { creditCarrier } from '~/areas/admin/operate-billing.server';
import { billingNoticeMail, type BillingNotice } from '~/areas/billing/mails/billing-notice';
import { invoiceMoney } from '~/areas/billing/views/billing-view';
import { applyCoupon } from '~/areas/billing/coupon.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { followGrace } from '~/areas/billing/follow-grace.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { mailPlanUsage, sendReminders } from '~/areas/billing/send-reminders.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const system = testContext(database.system, { clock, billing: stripe.provider });
const ctxOf = (account: Account) => testContext(account.scope, { clock, billing: stripe.provider });

let clicks = 0;
const choose = async (account: Account, packageId: string, token = 'tok_visa') =>
  choosePlan(ctxOf(account), {
    packageId,
    token,
    cardId: '',
    couponId: (await readBilling(account.scope)).account?.couponId ?? '',
    authorized: true,
    key: `remind-${(clicks += 1)}`,
  });
/** Time passes, the provider is read, and the hourly job runs, twice. */
const pass = async (account: Account, days: number) => {
  clock.advance(days * DAY);
  await stripe.local.moveClock(0);
  const accountId = (await readBilling(account.scope)).account?.id ?? '';
  await copyAccount(system, { accountId });
  await sendReminders(system);
  await sendReminders(system);
};
const mailsOf = async ({ carrierId }: Account, step: string) =>
  (
    await database.prisma.mailMessage.findMany({
      where: { carrierId, kind: 'billing-notice', params: { path: ['step'], equals: step } },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ params }) => params as Record<string, unknown>);

it('writes once before a trial ends with the amount after the coupon, and a receipt for each payment', async () => {
  await stripe.givePromotion('THIRD', { percent_off: '33.3', duration: 'forever' });
  const account = await makeAccount(database.prisma);
  await applyCoupon(ctxOf(account), { code: 'THIRD' });
  expect(await choose(account, 'ic_standard')).toMatchObject({ ok: true });
  await pass(account, 10);
  expect(await mailsOf(account, 'trial-ends')).toEqual([]);
  await pass(account, 1.5);
  // 33.3 % of 1,900 is 632.7.
  expect(await mailsOf(account, 'trial-ends')).toMatchObject([
    { cents: 1267, until: '12/05/2026', plan: 'Standard' },
  ]);
  expect(await mailsOf(account, 'receipt')).toEqual([]);
  await pass(account, 3);
  const [invoice] = (await readBilling(account.scope)).invoices;
  expect(await mailsOf(account, 'receipt')).toMatchObject([
    { cents: 1267, detail: invoice?.number, url: invoice?.hostedUrl },
  ]);
  await pass(account, 31);
  expect(await mailsOf(account, 'receipt')).toHaveLength(2);
  expect(await mailsOf(account, 'trial-ends')).toHaveLength(1);
});

it('names on each receipt the plan that was paid, whichever runs when it is written', async () => {
  const account = await makeAccount(database.prisma);
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  // Up within the hour, to the year, and to a smaller plan from the next period: all before anything is written.
  for (const plan of ['ic_basic', 'ic_advanced', 'ic_standard_year', 'ic_basic_year'])
    expect(await choose(account, plan)).toMatchObject({ ok: true });
  await pass(account, 0);
  expect((await mailsOf(account, 'receipt')).map(({ plan, cents }) => [plan, cents])).toEqual(
    expect.arrayContaining([
      ['Basic', 900],
      ['Advanced', 4000],
      ['Standard', 14_100],
    ]),
  );
});

it('promises a charge after a trial only up to the credit that the next payment uses up', async () => {
  const account = await makeAccount(database.prisma);
  await choose(account, 'ic_standard');
  const { carrierId } = account;
  const admin = {
    ...system,
    admin: { id: '01a20a0e-4a43-75de-bcd4-645905beeee2', email: 'ada@example.com', name: 'Ada' },
  };
  expect(
    await creditCarrier(admin, { carrierId, amount: '5', reason: 'Slow start', key: 'credit-1' }),
  ).toEqual({
    ok: true,
    value: { cents: 500 },
  });
  await pass(account, 11.5);
  const [told] = await mailsOf(account, 'trial-ends');
  expect(told).toMatchObject({ cents: 1900 });
  expect(billingNoticeMail(system.site, told as unknown as BillingNotice).text).toContain(
    "We'll charge your card $19 then. Credit you have is used first.",
  );
  await pass(account, 3);
  expect(await mailsOf(account, 'receipt')).toMatchObject([{ cents: 1400 }]);
  const { invoices } = await readBilling(account.scope);
  expect(invoices.map(({ totalCents, paidCents }) => [totalCents, paidCents])[0]).toEqual([1900, 1400]);
  expect(invoiceMoney(invoices[0]!)).toMatchObject({ status: 'Paid', note: '$14.00 charged' });
});

it('writes nothing of a trial that was canceled', async () => {
  const account = await makeAccount(database.prisma);
  await choose(account, 'ic_basic');
  await choose(account, 'ic_free', '');
  await pass(account, 12);
  expect(await mailsOf(account, 'trial-ends')).toEqual([]);
});

it('writes once before the card that pays expires, and again for the next card', async () => {
  const account = await makeAccount(database.prisma);
  await choose(account, 'ic_basic');
  const month = new Date(clock.now().getTime() + 40 * DAY);
  for (const card of Object.values(stripe.state.cards)) {
    card.expMonth = month.getUTCMonth() + 1;
    card.expYear = month.getUTCFullYear();
  }
  const end = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1);
  await pass(account, Math.floor((end - clock.now().getTime()) / DAY) - 31);
  expect(await mailsOf(account, 'card-expires')).toEqual([]);
  await pass(account, 2);
  expect(await mailsOf(account, 'card-expires')).toMatchObject([
    { detail: 'Visa ending in 4242', until: expect.stringMatching(/^\d\d\/20\d\d$/) as unknown },
  ]);
});

it('charges no card whose month is over, says so, and charges the next one what it announced', async () => {
  const account = await makeAccount(database.prisma);
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  await choose(account, 'ic_standard');
  const { account: known } = await readBilling(account.scope);
  const [card] = Object.values(stripe.state.cards).filter(({ customer }) => customer === known?.customerId);
  const now = clock.now();
  Object.assign(card ?? {}, { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() });
  await pass(account, 1);
  expect(await mailsOf(account, 'card-expires')).toHaveLength(1);
  await pass(account, 31);
  await followGrace(system, known?.id ?? '');
  expect(await mailsOf(account, 'failed')).toMatchObject([{ cents: 1900, plan: 'Standard' }]);
  const paid = () =>
    Object.values(stripe.state.invoices)
      .filter(({ customer }) => customer === known?.customerId)
      .map(({ paidCents }) => paidCents);
  expect(paid()).toEqual([1900, 0]);
  // Another one pays what is open, once.
  const added = await addCard(ctxOf(account), { token: 'tok_mastercard', key: `remind-${(clicks += 1)}` });
  expect(added).toMatchObject({ ok: true });
  const cardId = added.ok ? added.value.cardId : '';
  expect(await setDefaultCard(ctxOf(account), { cardId, key: `remind-${(clicks += 1)}` })).toMatchObject({
    ok: true,
  });
  await pass(account, 0);
  expect(paid()).toEqual([1900, 1900]);
  expect((await mailsOf(account, 'receipt')).map(({ cents }) => cents)).toEqual([1900, 1900]);
});

it('writes at four fifths of the trips, once in a month, however many are added at once', async () => {
  const account = await makeAccount(database.prisma, { planPackageId: 'ic_free' });
  const ctx = fleetCtx(account.scope);
  const usage = () => database.prisma.$queryRaw<object[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${`plan-usage:${account.carrierId}`}`;
  const lines = { entry: 'odometer', stateLines: [{ state: 'TX', odometer: '1' }], odometerEnd: '2' };
  const add = () => createTrip(ctx, { date: '2026-11-02', ...lines });
  for (let trip = 0; trip < 7; trip += 1) expect((await add()).ok).toBe(true);
  expect(await usage()).toEqual([]);
  await mailPlanUsage({ ...system, clock: ctx.clock }, { carrierId: account.carrierId });
  expect(await mailsOf(account, 'usage')).toEqual([]);
  await Promise.all([add(), add()]);
  expect(await usage()).toHaveLength(1);
  for (let run = 0; run < 2; run += 1)
    await mailPlanUsage({ ...system, clock: ctx.clock }, { carrierId: account.carrierId });
  expect(await mailsOf(account, 'usage')).toMatchObject([{ detail: '9 of 10', plan: 'Free' }]);
});
