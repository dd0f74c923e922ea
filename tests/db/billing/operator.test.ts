import { describe, expect, it } from 'vitest';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import {
  creditCarrier,
  raiseLimits,
  readCarrierBilling,
  readSubscribers,
  refundCarrier,
} from '~/areas/admin/operate-billing.server';
import type { AdminCtx } from '~/areas/admin/record-action.server';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const ADMIN = { id: '01a20a0e-4a43-75de-bcd4-645905beeee2', email: 'ada@example.com', name: 'Ada' };
const admin: AdminCtx = {
  ...testContext(database.system, { clock, billing: stripe.provider }),
  admin: ADMIN,
};
const PAGE = { skip: 0, take: 50 };

let clicks = 0;
const click = () => `operator-${(clicks += 1)}`;

async function subscriber(planId: string) {
  const account = await makeAccount(database.prisma);
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  const ctx = testContext(account.scope, { clock, billing: stripe.provider });
  const choose = (packageId: string, token = '') =>
    choosePlan(ctx, { packageId, cardId: '', token, couponId: '', authorized: true, key: click() });
  expect(await choose(planId, 'tok_visa')).toMatchObject({ ok: true });
  const { invoices } = await readBilling(account.scope);
  return { account, carrierId: account.carrierId, choose, invoiceId: invoices[0]?.id ?? '' };
}
const linesOf = async (subjectId: string) =>
  (await database.prisma.adminAction.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ action, summary, adminEmail }) => `${adminEmail} ${action}: ${summary}`,
  );
const mailsOf = async (carrierId: string) =>
  (await database.prisma.mailMessage.findMany({ where: { carrierId, kind: 'billing-notice' } })).map(
    ({ params }) => params,
  );

describe('who pays what', () => {
  it('lists running subscriptions with plan, price and what was paid, those that are behind first', async () => {
    const yearly = await subscriber('ic_basic_year');
    const monthly = await subscriber('ic_standard');
    await subscriber('ic_advanced').then(({ choose }) => choose('ic_free'));
    const { rows, total, plans, monthlyCents } = await readSubscribers(admin, '', PAGE);
    expect(total).toBe(3);
    expect(rows.find(({ carrierId }) => carrierId === yearly.carrierId)).toMatchObject({
      planId: 'ic_basic_year',
      status: 'active',
      paidCents: 9000,
      openCents: 0,
    });
    expect(plans.find(({ planId }) => planId === 'ic_standard')).toEqual({
      planId: 'ic_standard',
      priceCents: 1900,
      count: 1,
    });
    expect(monthlyCents).toBe(750 + 1900 + 4900);
    const known = await readCarrierBilling(admin, monthly.carrierId);
    const name = known.ok ? known.value.legalName : '';
    expect((await readSubscribers(admin, name, PAGE)).rows.map(({ carrierId }) => carrierId)).toEqual([
      monthly.carrierId,
    ]);
    expect((await readSubscribers(admin, '%', PAGE)).rows).toEqual([]);
  });
});

describe('a refund by the operator', () => {
  it('goes back to the card once, is in the log before it is done, and the owners are told', async () => {
    const { carrierId, invoiceId } = await subscriber('ic_standard');
    const input = { carrierId, invoiceId, amount: '$4.50', reason: 'Down for a day', key: click() };
    expect(await refundCarrier(admin, input)).toEqual({ ok: true, value: { cents: 450 } });
    expect(stripe.state.invoices[invoiceId]?.refundedCents).toBe(450);
    expect(await refundCarrier(admin, input)).toMatchObject({ ok: true });
    expect(stripe.state.invoices[invoiceId]?.refundedCents).toBe(450);
    const { rows } = await readSubscribers(admin, '', PAGE);
    expect(rows.find((row) => row.carrierId === carrierId)?.paidCents).toBe(1900 - 450);
    const [line] = await linesOf(carrierId);
    expect(line).toMatch(
      /^ada@example\.com billing\.refund-asked: Asked for a refund of \$4\.50 of invoice \S+ to .+: Down for a day$/,
    );
    expect(await linesOf(carrierId)).toHaveLength(2);
    expect(await mailsOf(carrierId)).toEqual([expect.objectContaining({ step: 'refunded', cents: 450 })]);
  });

  it('is never more than what was paid and not yet refunded, and wants a reason', async () => {
    const { carrierId, invoiceId } = await subscriber('ic_basic');
    const refund = (more: object) =>
      refundCarrier(admin, { carrierId, invoiceId, amount: '9', reason: 'Twice', key: click(), ...more });
    expect(await refund({ amount: '9.01' })).toMatchObject({
      failure: { fields: { amount: [expect.stringContaining('At most $9.00')] } },
    });
    expect(await refund({ amount: '-1' })).toMatchObject({
      failure: { fields: { amount: [expect.any(String)] } },
    });
    expect(await refund({ reason: ' ' })).toMatchObject({
      failure: { fields: { reason: [expect.any(String)] } },
    });
    expect(await refund({ invoiceId: (await subscriber('ic_basic')).invoiceId })).toMatchObject({
      failure: { fields: { invoice_id: ['Choose an invoice.'] } },
    });
    expect(await linesOf(carrierId)).toEqual([]);
    expect(await refund({})).toMatchObject({ ok: true });
    expect(await refund({ amount: '0.01' })).toMatchObject({ ok: false });
  });

  it('whose answer was lost is found done when it is sent again, whatever is left of the payment', async () => {
    const { carrierId, invoiceId } = await subscriber('ic_standard');
    const lost: AdminCtx['billing'] = {
      ...stripe.provider,
      isTest: true,
      isLive: false,
      addsTax: false,
      publishableKey: '',
      scriptUrl: '',
      refundInvoice: async (...input) => {
        await stripe.provider.refundInvoice(...input);
        return { ok: false, failure: { reason: 'unavailable', message: 'no answer' } };
      },
    };
    const input = { carrierId, invoiceId, amount: '15', reason: 'Down for a week', key: click() };
    expect(await refundCarrier({ ...admin, billing: lost }, input)).toMatchObject({ ok: false });
    // Another amount is another refund: it is not given as if it were the first.
    const other = await refundCarrier(admin, { ...input, amount: '4' });
    expect(other.ok ? '' : other.failure.message).toContain('may have gone through');
    expect(await refundCarrier(admin, input)).toEqual({ ok: true, value: { cents: 1500 } });
    expect(stripe.state.invoices[invoiceId]?.refundedCents).toBe(1500);
    expect(await mailsOf(carrierId)).toEqual([expect.objectContaining({ step: 'refunded', cents: 1500 })]);
    expect((await linesOf(carrierId)).at(-1)).toContain('billing.refund: Done: a refund of $15.00');
  });

  it('that the provider does not confirm is in the log as such', async () => {
    const { carrierId, invoiceId } = await subscriber('ic_basic');
    const away = { ok: false, failure: { reason: 'unavailable', message: 'no answer' } } as const;
    const billing = {
      readCustomer: (customerId: string) => stripe.provider.readCustomer(customerId),
      refundInvoice: () => Promise.resolve(away),
    } as unknown as AdminCtx['billing'];
    const input = { carrierId, invoiceId, amount: '1', reason: 'Twice', key: click() };
    expect(await refundCarrier({ ...admin, billing }, input)).toMatchObject({
      failure: { kind: 'unavailable' },
    });
    expect((await linesOf(carrierId)).map((line) => line.split(':')[0])).toEqual([
      'ada@example.com billing.refund-asked',
      'ada@example.com billing.refund-failed',
    ]);
  });
});

describe('a payment that its cardholder disputes', () => {
  it('stays paid and leaves the plan, is not refunded besides, and ends the plan where Stripe is told to', async () => {
    const { account, carrierId, choose, invoiceId } = await subscriber('ic_basic');
    expect(await choose('ic_standard', 'tok_createDispute')).toMatchObject({ ok: true });
    const { account: billing, invoices } = await readBilling(account.scope);
    const disputed = invoices.find(({ id }) => id !== invoiceId)?.id ?? '';
    const events = stripe.state.events.filter(({ type }) => type === 'charge.dispute.created');
    expect(events).toHaveLength(1);
    const system = testContext(database.system, { clock, billing: stripe.provider });
    const hear = async (id: string) => {
      const { body, signature } = await stripe.sign(id);
      expect(await receiveWebhook(system, { rawBody: body, signature })).toMatchObject({ ok: true });
      await processEvent(system, { eventId: id, isLastAttempt: false });
    };
    const mails = await mailsOf(carrierId);
    await hear(events[0]?.id ?? '');
    expect((await readPlanUsage(account.scope, clock.now())).plan.packageId).toBe('ic_standard');
    expect((await readBilling(account.scope)).invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
    const refund = { carrierId, invoiceId: disputed, amount: '5', reason: 'They asked', key: click() };
    expect(await refundCarrier(admin, refund)).toMatchObject({ ok: false });
    expect(stripe.state.invoices[disputed]?.refundedCents ?? 0).toBe(0);
    expect((await linesOf(carrierId)).map((line) => line.split(':')[0])).toEqual([
      'ada@example.com billing.refund-asked',
      'ada@example.com billing.refund-failed',
    ]);
    expect(await mailsOf(carrierId)).toEqual(mails);

    const [running] = Object.values(stripe.state.subscriptions).filter(
      ({ customer }) => customer === billing?.customerId,
    );
    await stripe.call('DELETE', `/v1/subscriptions/${running?.id}`);
    await hear(
      stripe.state.events.findLast(({ type }) => type === 'customer.subscription.deleted')?.id ?? '',
    );
    expect((await readPlanUsage(account.scope, clock.now())).plan.packageId).toBe('ic_free');
  });
});

describe('a credit by the operator', () => {
  it('is used up by the next payments before the card is charged', async () => {
    const { carrierId, choose, account } = await subscriber('ic_basic');
    const given = await creditCarrier(admin, { carrierId, amount: '12', reason: 'Sorry', key: click() });
    expect(given).toEqual({ ok: true, value: { cents: 1200 } });
    expect(await mailsOf(carrierId)).toEqual([expect.objectContaining({ step: 'credited', cents: 1200 })]);
    clock.advance(40 * 86_400_000);
    await stripe.local.moveClock(0);
    await choose('ic_basic');
    const { account: known } = await readBilling(account.scope);
    expect(stripe.state.customers[known?.customerId ?? '']?.balanceCents).toBe(-300);
    const paid = Object.values(stripe.state.invoices).filter(
      ({ customer }) => customer === known?.customerId,
    );
    expect(paid.map(({ paidCents }) => paidCents)).toEqual([900, 0]);
  });

  it('is not given to a carrier that never paid', async () => {
    const { carrierId } = await makeAccount(database.prisma);
    expect(
      await creditCarrier(admin, { carrierId, amount: '12', reason: 'Sorry', key: click() }),
    ).toMatchObject({ failure: { kind: 'conflict' } });
  });
});

describe('the limits of the largest plan', () => {
  it('are raised and taken back by the operator, and count only there', async () => {
    const { account, carrierId, choose } = await subscriber('ic_advanced');
    const plan = async () => (await readPlanUsage(account.scope, clock.now())).plan;
    const raise = (trips: string, stops: string, reason = 'Agreed by phone') =>
      raiseLimits(admin, { carrierId, trips, stops, reason });
    expect(await raise('2,000', '')).toEqual({ ok: true, value: null });
    expect(await plan()).toMatchObject({ trips: 2000, stopsPerTrip: 100 });
    for (const [trips, stops] of [
      ['500', ''],
      ['many', ''],
      ['', '501'],
      ['100001', ''],
    ] as const)
      expect(await raise(trips, stops), `${trips} ${stops}`).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await raise('2000', '300', '')).toMatchObject({
      failure: { fields: { reason: [expect.any(String)] } },
    });
    await choose('ic_free');
    clock.advance(40 * 86_400_000);
    await stripe.local.moveClock(0);
    await choose('ic_free');
    expect(await plan()).toMatchObject({ packageId: 'ic_free', trips: 10 });
    expect(await raise('', '')).toMatchObject({ ok: true });
    expect(await linesOf(carrierId)).toHaveLength(2);
  });
});
