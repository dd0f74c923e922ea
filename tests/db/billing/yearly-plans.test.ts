import { describe, expect, it } from 'vitest';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBillingPage, readPlanStep } from '~/areas/billing/read-billing.server';
import { billingResource } from '~/areas/billing/views/billing-resource';
import { billingView } from '~/areas/billing/views/billing-view';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { startCheckout, comeBack } from '~/areas/billing/provider-pages.server';
import { testStripe, typedCard } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);

let clicks = 0;
const request = (packageId: string, more: Partial<Parameters<typeof choosePlan>[1]> = {}) => ({
  packageId,
  cardId: '',
  token: '',
  couponId: '',
  authorized: true,
  key: `click-${(clicks += 1)}`,
  ...more,
});

/** A carrier that has had its trial, on a plan that was charged today. */
async function subscriber(planId: string) {
  const account = await makeAccount(database.prisma);
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  const ctx = testContext(account.scope, { clock, billing: stripe.provider });
  const started = await choosePlan(ctx, request(planId, { token: 'tok_visa' }));
  expect(started).toMatchObject({ ok: true, value: { change: 'start' } });
  const stepFor = async (wanted: string) => {
    const step = await readPlanStep(ctx, wanted);
    if (!step.ok) throw new Error(step.failure.message);
    return step.value;
  };
  return {
    ctx,
    stepFor,
    /** As the form does it: what was announced is held. */
    choose: async (wanted: string) =>
      choosePlan(ctx, request(wanted, { quote: (await stepFor(wanted)).quote })),
    plan: async () => (await readPlanUsage(account.scope, clock.now())).plan.packageId,
    totals: async () =>
      (await readBilling(account.scope)).invoices.map(({ totalCents, status }) => `${totalCents} ${status}`),
    running: async () => (await readBilling(account.scope)).subscription,
    balance: async () => {
      const { account: known } = await readBilling(account.scope);
      return stripe.state.customers[known?.customerId ?? '']?.balanceCents;
    },
  };
}
async function pass(days: number) {
  clock.advance(days * DAY);
  await stripe.local.moveClock(0);
}

describe('a plan paid by the year', () => {
  it('is charged ten months at once, has the limits of its package, and renews after a year', async () => {
    const { ctx, plan, totals, running } = await subscriber('ic_basic_year');
    expect(await plan()).toBe('ic_basic');
    expect(await totals()).toEqual(['9000 paid']);
    const begun = clock.now();
    expect((await running())?.periodEnd.toISOString().slice(0, 10)).toBe(
      new Date(Date.UTC(begun.getUTCFullYear() + 1, begun.getUTCMonth(), begun.getUTCDate()))
        .toISOString()
        .slice(0, 10),
    );
    await pass(364);
    await choosePlan(ctx, request('ic_basic_year'));
    expect(await totals()).toHaveLength(1);
    await pass(2);
    await choosePlan(ctx, request('ic_free'));
    expect(await totals()).toEqual(['9000 paid', '9000 paid']);
    expect(await plan()).toBe('ic_basic');
    await pass(366);
    await choosePlan(ctx, request('ic_free'));
    expect(await plan()).toBe('ic_free');
  });

  it('begins with the trial like every first plan, and is bought at the provider’s page too', async () => {
    const account = await makeAccount(database.prisma);
    const ctx = testContext(account.scope, { clock, billing: stripe.provider });
    const step = await readPlanStep(ctx, 'ic_standard_year');
    expect(step).toMatchObject({ ok: true, value: { hasTrial: true, firstPriceCents: 19_000 } });
    const page = await startCheckout(ctx, {
      purpose: 'plan',
      packageId: 'ic_standard_year',
      couponId: '',
      key: 'page-yearly',
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    if (!page.ok) throw new Error(page.failure.message);
    await stripe.sendPage(page.value.url, typedCard());
    await comeBack(ctx, { finished: true });
    expect((await readBilling(account.scope)).subscription).toMatchObject({
      packageId: 'ic_standard_year',
      status: 'trialing',
    });
    // Within the trial the interval changes without a charge.
    expect(await choosePlan(ctx, request('ic_standard'))).toMatchObject({
      ok: true,
      value: { change: 'switch-trial' },
    });
    await pass(15);
    await choosePlan(ctx, request('ic_standard'));
    expect((await readBilling(account.scope)).invoices.map(({ totalCents }) => totalCents)).toEqual([
      1900, 0,
    ]);
  });

  it('takes the unused part of the month off, and charges what it announced', async () => {
    const { choose, stepFor, totals, plan, running } = await subscriber('ic_basic');
    await pass(15);
    const { change, quote } = await stepFor('ic_basic_year');
    expect(change).toBe('switch-interval');
    const { startedAt, periodEnd } = (await running()) ?? { startedAt: clock.now(), periodEnd: clock.now() };
    const days = (periodEnd.getTime() - startedAt.getTime()) / DAY;
    const left = Math.round((900 * (days - 15)) / days);
    expect(quote?.cents).toBe(9000 - left);
    expect(await choose('ic_basic_year')).toMatchObject({ ok: true, value: { change: 'switch-interval' } });
    expect(await totals()).toEqual([`${9000 - left} paid`, '900 paid']);
    expect(await plan()).toBe('ic_basic');
  });

  it('leaves credit when it changes to the month, says how much, and the next payments use it up', async () => {
    const { ctx, choose, stepFor, totals, balance } = await subscriber('ic_basic_year');
    await pass(1);
    const step = await stepFor('ic_basic');
    const left = -(step.quote?.cents ?? 0);
    expect(left).toBeGreaterThan(8000);
    const said = planStepView(step, 'America/Chicago').consequences[0];
    expect(said).toContain('Nothing is charged today');
    expect(said).toContain(`The $${(left / 100).toFixed(2)} that are left become credit`);
    expect(await choose('ic_basic')).toMatchObject({ ok: true, value: { change: 'switch-interval' } });
    expect(await balance()).toBe(-left);
    await pass(40);
    await choosePlan(ctx, request('ic_basic'));
    expect(await balance()).toBe(-left + 900);
    expect(await totals()).toEqual(['900 paid', `${-left} paid`, '9000 paid']);
  });

  it('keeps the larger plan until its year ends when a smaller one is chosen, and charges a larger one at once', async () => {
    const { choose, stepFor, running, plan, totals } = await subscriber('ic_standard_year');
    await pass(30);
    expect(await choose('ic_basic_year')).toMatchObject({ ok: true, value: { change: 'downgrade' } });
    expect(await plan()).toBe('ic_standard');
    expect(await running()).toMatchObject({
      packageId: 'ic_basic_year',
      entitledPackageId: 'ic_standard_year',
    });
    const { change, quote } = await stepFor('ic_advanced_year');
    expect(change).toBe('upgrade');
    expect(await choose('ic_advanced_year')).toMatchObject({ ok: true });
    expect((await totals())[0]).toBe(`${quote?.cents} paid`);
    expect(await plan()).toBe('ic_advanced');
  });

  it('has a declined switch leave plan, card and charges as they were', async () => {
    const { ctx, plan, totals, running } = await subscriber('ic_basic');
    const result = await choosePlan(ctx, request('ic_basic_year', { token: 'tok_chargeCustomerFail' }));
    expect(result).toMatchObject({ ok: false });
    expect(await totals()).toEqual(['900 paid']);
    expect(await plan()).toBe('ic_basic');
    expect(await running()).toMatchObject({ packageId: 'ic_basic' });
  });

  it('is shown on the billing page and to programs with its own price and the other way to pay', async () => {
    const { ctx } = await subscriber('ic_basic_year');
    const page = await readBillingPage(ctx);
    const view = billingView(page, { timeZone: 'America/Chicago', mayManage: true });
    expect(view.plan.lines[0]).toMatch(/^\$90 a year, next on /);
    expect(
      view.packages.map(({ price, action, planId, otherInterval }) => [
        price,
        action,
        planId,
        otherInterval?.planId ?? null,
      ]),
    ).toEqual([
      ['$0 a month', 'Change to Free', 'ic_free', null],
      ['$90 a year', null, 'ic_basic_year', 'ic_basic'],
      ['$190 a year', 'Change to Standard', 'ic_standard_year', 'ic_standard'],
      ['$490 a year', 'Change to Advanced', 'ic_advanced_year', 'ic_advanced'],
    ]);
    const { subscription, packages } = billingResource(page, {
      timeZone: 'America/Chicago',
      publicUrl: '',
      stripeKey: '',
    });
    expect(subscription).toMatchObject({
      package_id: 'ic_basic',
      plan_id: 'ic_basic_year',
      interval: 'year',
      effective_package_id: 'ic_basic',
    });
    expect(packages.map(({ yearly }) => yearly?.price_cents ?? null)).toEqual([null, 9000, 19_000, 49_000]);
  });
});
