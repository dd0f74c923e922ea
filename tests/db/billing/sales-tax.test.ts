import { describe, expect, it } from 'vitest';
import { changeBillingDetails } from '~/areas/billing/billing-details.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { listSubscribers } from '~/areas/billing/data/billing-subscribers.server';
import { pausePlan, readPauseStep, resumePlan } from '~/areas/billing/pause-plan.server';
import { comeBack, startCheckout } from '~/areas/billing/provider-pages.server';
import { readPlanStep } from '~/areas/billing/read-billing.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { sendReminders } from '~/areas/billing/send-reminders.server';
import { refundCarrier } from '~/areas/admin/operate-billing.server';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { testStripe, TYPED_DETAILS, typedCard } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-01T15:00:00Z');
const stripe = await testStripe(clock, { addsTax: true });
const system = testContext(database.system, { clock, billing: stripe.provider });

let clicks = 0;
const click = () => `tax-${(clicks += 1)}`;
const ctxOf = (account: Account) => testContext(account.scope, { clock, billing: stripe.provider });
const TEXAS = { ...TYPED_DETAILS, country: 'US', state: 'TX', postal_code: '75201' };
const QUEBEC = { ...TYPED_DETAILS, country: 'CA', state: 'QC', postal_code: 'H2X 1Y4' };
const OREGON = { ...TYPED_DETAILS, country: 'US', state: 'OR', postal_code: '97201' };

async function carrier({ hadTrial = true, place = TEXAS as typeof TEXAS | null } = {}) {
  const account = await makeAccount(database.prisma, { legalName: `Acme ${click()}` });
  if (hadTrial)
    await database.prisma.billingAccount.create({
      data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
    });
  if (place) expect(await changeBillingDetails(ctxOf(account), place)).toMatchObject({ ok: true });
  return account;
}
const stepOf = async (account: Account, planId: string) => {
  const step = await readPlanStep(ctxOf(account), planId);
  if (!step.ok) throw new Error(step.failure.kind);
  return step.value;
};
const linesOf = async (account: Account, planId: string) =>
  planStepView(await stepOf(account, planId), 'America/Chicago').consequences;
/** As the form does: with the amount that the page has announced. */
async function choose(account: Account, packageId: string, token = 'tok_visa') {
  const { quote, hasTrial } = await stepOf(account, packageId);
  return choosePlan(ctxOf(account), {
    packageId,
    token,
    cardId: '',
    couponId: '',
    authorized: true,
    expectsTrial: hasTrial,
    quote,
    key: click(),
  });
}
const invoicesOf = async (account: Account) =>
  (await readBilling(account.scope)).invoices.map(({ totalCents, taxCents, taxes }) => ({
    totalCents,
    taxCents,
    rates: taxes.map(({ name, percent, cents }) => `${name} ${percent} ${cents}`),
  }));
const accountIdOf = async (account: Account) => (await readBilling(account.scope)).account?.id ?? '';
const pass = async (account: Account, days: number) => {
  clock.advance(days * DAY);
  await stripe.local.moveClock(0);
  await copyAccount(system, { accountId: await accountIdOf(account) });
};
const mailsTo = async (account: Account, step: string) =>
  (
    await database.prisma.mailMessage.findMany({
      where: { carrierId: account.carrierId, kind: 'billing-notice' },
    })
  )
    .map(({ params }) => params as { step: string; cents: number; taxes?: object[] })
    .filter((params) => params.step === step);

describe('with automatic tax', () => {
  it('what is announced with tax is what is charged, and the tax is a line of its own', async () => {
    const account = await carrier();
    const { quote } = await stepOf(account, 'ic_standard');
    expect(quote?.cents).toBe(2057);
    const lines = await linesOf(account, 'ic_standard');
    expect(lines).toContain('$20.57 is charged today.');
    expect(lines).toContain('Sales tax 8.25%: $1.57, included in the $20.57.');
    expect(lines).toContain('It costs $19 a month plus tax, from today until you cancel.');
    expect(await choose(account, 'ic_standard')).toMatchObject({ ok: true, value: { change: 'start' } });
    // 19.00 by 6.25 and by 2 percent: 1.1875 and 0.38.
    expect(await invoicesOf(account)).toEqual([
      { totalCents: 2057, taxCents: 157, rates: ['Sales tax 6.25 119', 'Sales tax 2 38'] },
    ]);
    expect((await readBilling(account.scope)).subscription?.isTaxed).toBe(true);
  });

  it('an upgrade takes back the tax of the unused days with the rates that they were charged with', async () => {
    const account = await carrier();
    await choose(account, 'ic_basic');
    await pass(account, 15);
    expect(await changeBillingDetails(ctxOf(account), QUEBEC)).toMatchObject({ ok: true });
    const { quote } = await stepOf(account, 'ic_advanced');
    expect(await choose(account, 'ic_advanced')).toMatchObject({ ok: true, value: { change: 'upgrade' } });
    const [invoice] = await invoicesOf(account);
    expect(invoice?.totalCents).toBe(quote?.cents);
    // $49: GST 2.45 and QST 4.89; half of $9, less 0.28 and 0.09 that Texas and its city had of it.
    expect(invoice).toEqual({
      totalCents: 4900 + 245 + 489 - 450 - 28 - 9,
      taxCents: 245 + 489 - 28 - 9,
      rates: expect.arrayContaining(['GST 5 245', 'QST 9.975 489']) as unknown,
    });
  });

  it('says before a trial what its first payment is with tax, and charges that', async () => {
    const account = await carrier({ hadTrial: false });
    const view = planStepView(await stepOf(account, 'ic_basic'), 'UTC');
    expect(view.authorization).toContain('$9.74');
    expect(view.consequences).toContain('Sales tax 8.25%: $0.74 of a first payment of $9.74.');
    expect(await choose(account, 'ic_basic')).toMatchObject({ ok: true, value: { change: 'start' } });
    await pass(account, 12);
    await sendReminders(system, await accountIdOf(account));
    expect(await mailsTo(account, 'trial-ends')).toEqual([
      expect.objectContaining({ cents: 974, taxes: [{ label: 'Sales tax 8.25%', cents: 74 }] }),
    ]);
    await pass(account, 3);
    expect((await invoicesOf(account))[0]).toMatchObject({ totalCents: 974, taxCents: 74 });
    await sendReminders(system, await accountIdOf(account));
    expect(await mailsTo(account, 'receipt')).toEqual([
      expect.objectContaining({ cents: 974, taxes: [{ label: 'Sales tax 8.25%', cents: 74 }] }),
    ]);
  });

  it('asks for the address first where there is none, and begins nothing', async () => {
    for (const hadTrial of [true, false]) {
      const account = await carrier({ hadTrial, place: null });
      const view = planStepView(await stepOf(account, 'ic_basic'), 'UTC');
      expect(view).toMatchObject({ needsAddress: true, quote: null });
      expect(await choose(account, 'ic_basic')).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', message: expect.stringContaining('billing address') as unknown },
      });
      expect((await readBilling(account.scope)).subscription).toBeNull();
      expect((await readBilling(account.scope)).cards).toEqual([]);
    }
  });

  it('adds nothing where no tax is collected, and says no word of it', async () => {
    const account = await carrier({ place: OREGON });
    const lines = (await linesOf(account, 'ic_basic')).join(' ');
    expect(lines).not.toMatch(/tax/i);
    await choose(account, 'ic_basic');
    expect(await invoicesOf(account)).toEqual([{ totalCents: 900, taxCents: 0, rates: [] }]);
  });

  it('keeps the address that a taxed plan needs', async () => {
    const account = await carrier();
    await choose(account, 'ic_basic');
    const bare = { ...TEXAS, line1: '', line2: '', city: '', state: '', postal_code: '' };
    expect(await changeBillingDetails(ctxOf(account), bare)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { postal_code: [expect.any(String)] } },
    });
  });

  it('refunds at most what was paid with tax, and the tax of it is counted back', async () => {
    const account = await carrier();
    await choose(account, 'ic_basic');
    const admin = { ...system, admin: { id: account.userId, email: 'ada@example.com', name: 'Ada' } };
    const { invoices } = await readBilling(account.scope);
    const refund = (amount: string) =>
      refundCarrier(admin, {
        carrierId: account.carrierId,
        invoiceId: invoices[0]?.id ?? '',
        amount,
        reason: 'Charged by mistake',
        key: click(),
      });
    const taxKept = async () => {
      const page = { skip: 0, take: 50, now: clock.now() };
      const { rows } = await listSubscribers(database.system, '', page);
      const row = rows.find(({ carrierId }) => carrierId === account.carrierId);
      return [row?.paidCents, row?.taxCents];
    };
    expect(await taxKept()).toEqual([974, 74]);
    expect(await refund('9.75')).toMatchObject({ ok: false });
    expect(await refund('4.87')).toMatchObject({ ok: true });
    expect(await taxKept()).toEqual([487, 37]);
    expect(await refund('4.87')).toMatchObject({ ok: true });
    expect(await taxKept()).toEqual([0, 0]);
    const notes = stripe.state.events.filter(({ type }) => type === 'credit_note.created');
    const taxes = notes.map(({ object }) => (object as { total_taxes: { amount: number }[] }).total_taxes);
    expect(taxes[0]?.map(({ amount }) => amount)).toEqual([28, 9]);
  });

  it('charges what a paused plan resumes for, with tax', async () => {
    const account = await carrier();
    await choose(account, 'ic_basic');
    expect(await pausePlan(ctxOf(account), { months: '3', key: click() })).toMatchObject({ ok: true });
    await pass(account, 40);
    const step = await readPauseStep(ctxOf(account));
    if (!step.ok) throw new Error('no step');
    expect(step.value.quote).toMatchObject({ cents: 974 });
    const { quote } = step.value;
    expect(await resumePlan(ctxOf(account), { quote, key: click() })).toMatchObject({
      ok: true,
      value: { resumption: 'charge' },
    });
    expect((await invoicesOf(account))[0]).toMatchObject({ totalCents: 974, taxCents: 74 });
  });

  it('keeps the address of the payment page and taxes by it', async () => {
    const account = await carrier({ place: null });
    const page = await startCheckout(ctxOf(account), {
      purpose: 'plan',
      packageId: 'ic_basic',
      couponId: '',
      key: click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    if (!page.ok) throw new Error(page.failure.message);
    // With scripts off the page is shown again where the address changes the total.
    const first = { ...typedCard(), country: 'US', total: '900' };
    const again = await stripe.sendPage(page.value.url, first);
    expect(again.html).toContain('The total is $9.74');
    expect(again.html).toContain('Sales tax 8.25%');
    expect(await stripe.sendPage(page.value.url, { ...first, total: '974' })).toMatchObject({ status: 303 });
    await comeBack(ctxOf(account), { finished: true });
    expect(await invoicesOf(account)).toMatchObject([{ totalCents: 974, taxCents: 74 }]);
  });
});

describe('tax that is switched on later', () => {
  it('leaves running plans as they are until they are changed, and is announced with the change', async () => {
    stripe.config.addsTax = false;
    const account = await carrier();
    await choose(account, 'ic_basic');
    expect(await invoicesOf(account)).toEqual([{ totalCents: 900, taxCents: 0, rates: [] }]);
    stripe.config.addsTax = true;
    await pass(account, 32);
    expect((await invoicesOf(account))[0]).toMatchObject({ totalCents: 900, taxCents: 0 });
    const { quote } = await stepOf(account, 'ic_standard');
    expect(quote?.taxes?.length).toBeGreaterThan(0);
    expect(await choose(account, 'ic_standard')).toMatchObject({ ok: true, value: { change: 'upgrade' } });
    expect((await invoicesOf(account))[0]?.totalCents).toBe(quote?.cents);
    // Nothing of the credit is tax: none was charged.
    expect((await invoicesOf(account))[0]?.taxCents).toBe(157);
  });

  /** As prices are that were made before tax was added. */
  const untaxable = () => {
    for (const price of Object.values(stripe.state.prices)) delete price.taxBehavior;
  };

  it('is announced at once, though the prices say nothing of tax yet', async () => {
    const account = await carrier();
    untaxable();
    expect((await stepOf(account, 'ic_standard')).quote?.cents).toBe(2057);
    untaxable();
    expect(await choose(account, 'ic_standard')).toMatchObject({ ok: true });
    expect(await invoicesOf(account)).toMatchObject([{ totalCents: 2057, taxCents: 157 }]);
  });

  it('is added where a paused plan is resumed, unless its price is an older one that says nothing of tax', async () => {
    for (const isOld of [false, true]) {
      stripe.config.addsTax = false;
      const account = await carrier();
      await choose(account, 'ic_basic');
      await pausePlan(ctxOf(account), { months: '3', key: click() });
      await pass(account, 40);
      stripe.config.addsTax = true;
      untaxable();
      const { account: billing } = await readBilling(account.scope);
      const record = Object.values(stripe.state.subscriptions).find(
        ({ customer }) => customer === billing?.customerId,
      );
      if (!record) throw new Error('no subscription');
      const price = stripe.state.prices[record.item.price];
      if (!price) throw new Error('no price');
      if (isOld) {
        stripe.state.prices['price_old'] = { ...price, id: 'price_old', lookupKey: null };
        record.item.price = 'price_old';
      }
      const step = await readPauseStep(ctxOf(account));
      if (!step.ok) throw new Error('no step');
      expect(step.value).toMatchObject({ quote: { cents: isOld ? 900 : 974 }, isTaxed: !isOld });
      const { quote } = step.value;
      expect(await resumePlan(ctxOf(account), { quote, key: click() })).toMatchObject({
        ok: true,
        value: { resumption: 'charge' },
      });
      expect((await invoicesOf(account))[0]).toMatchObject({
        totalCents: isOld ? 900 : 974,
        taxCents: isOld ? 0 : 74,
      });
    }
  });

  it('goes on for a plan that has it when it is switched off again', async () => {
    for (const price of Object.values(stripe.state.prices)) price.taxBehavior = 'exclusive';
    const account = await carrier();
    await choose(account, 'ic_basic');
    stripe.config.addsTax = false;
    const { quote } = await stepOf(account, 'ic_standard');
    expect(quote?.cents).toBe(2057 - 974);
    expect(await choose(account, 'ic_standard')).toMatchObject({ ok: true });
    expect((await invoicesOf(account))[0]).toMatchObject({ totalCents: 2057 - 974, taxCents: 157 - 74 });
    stripe.config.addsTax = true;
  });
});
