import { describe, expect, it } from 'vitest';
import { keepAccount, requestDeletion } from '~/areas/accounts/delete-account.server';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { setCarrierDisabled, setPersonDisabled } from '~/areas/admin/manage-people.server';
import type { AdminCtx } from '~/areas/admin/record-action.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { endBilling } from '~/areas/billing/end-billing.server';
import { finishPage } from '~/areas/billing/finish-page.server';
import { startCheckout } from '~/areas/billing/provider-pages.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
import { dropCarrier } from '~/areas/carriers/decide-carrier.server';
import { testStripe, typedCard } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const system = testContext(database.system, { clock, billing: stripe.provider });
const admin: AdminCtx = {
  ...system,
  admin: { id: '01a20a0e-4a43-75de-bcd4-645905beeee2', email: 'ada@example.com', name: 'Ada' },
};
const PASSWORDS = { hash: async (text: string) => text, verify: async () => true, needsRehash: () => false };

let clicks = 0;
const click = () => `end-${(clicks += 1)}`;
const ctxOf = (account: Account) => testContext(account.scope, { clock, billing: stripe.provider });
const choose = (account: Account, packageId: string, token = 'tok_visa') =>
  choosePlan(ctxOf(account), { packageId, token, cardId: '', couponId: '', authorized: true, key: click() });

/** A carrier that has paid for its plan: its trial is over. */
async function subscriber(packageId = 'ic_basic') {
  const account = await makeAccount(database.prisma, { passwordHash: 'hash', legalName: 'Acme' });
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  expect(await choose(account, packageId)).toMatchObject({ ok: true });
  const { account: billing } = await readBilling(account.scope);
  return { account, accountId: billing?.id ?? '', customerId: billing?.customerId ?? '' };
}
const subscriptionsOf = (customerId: string) =>
  Object.values(stripe.state.subscriptions)
    .filter(({ customer }) => customer === customerId)
    .map(({ status, cancelAtPeriodEnd }) => (cancelAtPeriodEnd && status !== 'canceled' ? 'ending' : status));
const paidBy = (customerId: string) =>
  Object.values(stripe.state.invoices)
    .filter(({ customer }) => customer === customerId)
    .reduce((sum, { paidCents }) => sum + paidCents, 0);
const deletion = (account: Account, planEnd?: 'now' | 'period-end') =>
  requestDeletion(
    testContext(account.userScope, { clock, billing: stripe.provider, passwords: PASSWORDS as never }),
    { currentPassword: 'secret', understood: true, ...(planEnd ? { planEnd } : {}) },
  );
const pass = async (days: number) => {
  clock.advance(days * DAY);
  await stripe.local.moveClock(0);
};
const jobOf = (accountId: string) =>
  database.prisma.$queryRaw<{ max_attempts: number }[]>`
    SELECT max_attempts FROM graphile_worker.jobs WHERE key = ${`billing-end:${accountId}`}`;
const mailOf = async (account: Account, kind: string) =>
  (
    await database.prisma.mailMessage.findMany({
      where: { kind, toAddress: account.email },
      orderBy: { createdAt: 'desc' },
    })
  )[0]?.params;

describe('an account that is deleted', () => {
  it('has the plan end with the period that is paid for, and says so in the mail', async () => {
    const { account, accountId, customerId } = await subscriber();
    expect(await deletion(account, 'period-end')).toMatchObject({ ok: true });
    expect(await jobOf(accountId)).toHaveLength(1);
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['ending']);
    expect((await readBilling(account.scope)).subscription?.cancelAtPeriodEnd).toBe(true);
    expect(await mailOf(account, 'account-deletion')).toMatchObject({
      plans: [`Acme's Basic plan ends on December 21, 2026. Your card won't be charged again.`],
    });
    await pass(32);
    expect(paidBy(customerId)).toBe(900);
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
  });

  it('has it end at once where that was chosen', async () => {
    const { account, accountId, customerId } = await subscriber('ic_basic_year');
    await deletion(account, 'now');
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
    expect(await mailOf(account, 'account-deletion')).toMatchObject({
      plans: ["Acme's Basic plan ends now. Your card won't be charged again."],
    });
  });

  it('asks for nothing that is still unpaid', async () => {
    const { account, accountId, customerId } = await subscriber();
    const invoices = () =>
      Object.values(stripe.state.invoices).filter(({ customer }) => customer === customerId);
    const subscription = Object.values(stripe.state.subscriptions).find(
      ({ customer }) => customer === customerId,
    );
    const card = stripe.state.cards[subscription?.defaultPaymentMethod ?? ''];
    if (card) card.behavior = 'declined-at-charge';
    await pass(31);
    expect(subscriptionsOf(customerId)).toEqual(['past_due']);
    await reconcileBilling(system);
    await deletion(account, 'period-end');
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
    expect(invoices().map(({ status }) => status)).toEqual(['paid', 'void']);
  });

  it('keeps the plan canceled when the person changes their mind, until they choose it again', async () => {
    const { account, accountId, customerId } = await subscriber();
    await deletion(account);
    const user = testContext(account.userScope, { clock, billing: stripe.provider });
    expect(await keepAccount(user)).toEqual({ ok: true, value: { hasEndingPlan: true } });
    // Chosen again before the job got to it: it does not end any more.
    expect(await choose(account, 'ic_basic', '')).toMatchObject({ ok: true });
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['active']);
    // And asked for once more it ends, though the provider has seen the same request before.
    await deletion(account);
    await endBilling(system, { accountId });
    expect(await choose(account, 'ic_basic', '')).toMatchObject({ ok: true, value: { change: 'keep' } });
    expect(subscriptionsOf(customerId)).toEqual(['active']);
    clock.advance(1000);
    await deletion(account);
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['ending']);
  });

  it('leaves the plan of a carrier alone that others own', async () => {
    const { account, customerId, accountId } = await subscriber();
    await makeAccount(database.prisma, { carrierId: account.carrierId, role: 'owner' });
    await deletion(account, 'now');
    expect(await jobOf(accountId)).toEqual([]);
    expect(subscriptionsOf(customerId)).toEqual(['active']);
  });
});

describe('a carrier that is erased', () => {
  const erase = async (account: Account) => {
    await database.prisma.user.update({
      where: { id: account.userId },
      data: { deleteAfter: clock.now() },
    });
    await sweepAccounts(system);
    expect(await database.prisma.carrier.count({ where: { id: account.carrierId } })).toBe(0);
  };

  it('is charged no more: the customer is known until the provider has ended everything', async () => {
    const { account, accountId, customerId } = await subscriber('ic_basic_year');
    await erase(account);
    expect(await database.prisma.billingAccount.findUnique({ where: { id: accountId } })).toMatchObject({
      carrierId: null,
      customerId,
      endWanted: 'erase',
    });
    expect(await jobOf(accountId)).toEqual([{ max_attempts: 18 }]);
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
    expect(stripe.state.customers[customerId]?.deleted).toBe(true);
    expect(await database.prisma.billingAccount.count({ where: { id: accountId } })).toBe(0);
    expect(await mailOf(account, 'account-deleted')).toMatchObject({ hadPlan: true });
    // Run once more, as after a worker that was killed: nothing is left to do.
    await endBilling(system, { accountId });
  });

  it('is ended later where the provider is away, by the job or by the nightly comparison', async () => {
    const [first, second] = [await subscriber(), await subscriber()];
    await erase(first.account);
    await erase(second.account);
    stripe.local.isDown = true;
    await expect(endBilling(system, { accountId: first.accountId })).rejects.toThrow('not ended yet');
    await expect(reconcileBilling(system)).rejects.toThrow();
    stripe.local.isDown = false;
    expect(subscriptionsOf(first.customerId)).toEqual(['active']);
    await endBilling(system, { accountId: first.accountId });
    await reconcileBilling(system);
    expect(await database.prisma.billingAccount.count({ where: { id: second.accountId } })).toBe(0);
    for (const { customerId } of [first, second]) expect(subscriptionsOf(customerId)).toEqual(['canceled']);
  });

  it('is found by the nightly comparison where its row was left by an earlier release', async () => {
    const { account, customerId } = await subscriber();
    await database.prisma.carrier.delete({ where: { id: account.carrierId } });
    expect((await reconcileBilling(system)).removed).toBe(1);
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
  });

  it('is ended when the person does not want to keep it', async () => {
    const { account, accountId, customerId } = await subscriber();
    await database.prisma.membership.updateMany({
      where: { carrierId: account.carrierId },
      data: { undecidedSince: clock.now() },
    });
    expect(await dropCarrier(testContext(account.userScope, { clock }), account.carrierId)).toEqual({
      ok: true,
      value: null,
    });
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
  });

  it('leaves no account where nothing was ever bought', async () => {
    const account = await makeAccount(database.prisma);
    await database.prisma.billingAccount.create({ data: { carrierId: account.carrierId } });
    const before = await database.prisma.billingAccount.count({ where: { carrierId: null } });
    await erase(account);
    expect(await database.prisma.billingAccount.count({ where: { carrierId: null } })).toBe(before);
  });
});

describe('a larger plan that was confirmed at the payment page, from which nobody came back', () => {
  /** Its message arrives when the carrier is to end, before the job has run. */
  async function confirmedThen(decide: (account: Account) => Promise<unknown>) {
    const { account, accountId, customerId } = await subscriber();
    const page = await startCheckout(ctxOf(account), {
      purpose: 'change',
      packageId: 'ic_advanced',
      couponId: '',
      quote: null,
      key: click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    const pageId = (await readBilling(account.scope)).account?.checkoutSessionId ?? '';
    const sent = await stripe.sendPage(page.ok ? page.value.url : '', typedCard('4000002500003155'));
    expect(sent.status).toBe(303);
    await decide(account);
    await finishPage(system, accountId, pageId);
    await endBilling(system, { accountId });
    return { paid: paidBy(customerId), subscriptions: subscriptionsOf(customerId) };
  }

  it('is not charged, and the plan ends, where the account is to be deleted', async () => {
    const now = await confirmedThen((account) => deletion(account, 'now'));
    expect(now).toEqual({ paid: 900, subscriptions: ['canceled'] });
    const withPeriod = await confirmedThen((account) => deletion(account, 'period-end'));
    expect(withPeriod).toEqual({ paid: 900, subscriptions: ['ending'] });
  });

  it('is not charged where the carrier was disabled or erased', async () => {
    const disabled = await confirmedThen(({ carrierId }) =>
      setCarrierDisabled(admin, carrierId, true, 'Chargeback', 'now'),
    );
    expect(disabled).toEqual({ paid: 900, subscriptions: ['canceled'] });
    const erased = await confirmedThen(async ({ userId }) => {
      await database.prisma.user.update({ where: { id: userId }, data: { deleteAfter: clock.now() } });
      await sweepAccounts(system);
    });
    expect(erased).toEqual({ paid: 900, subscriptions: ['canceled'] });
  });
});

describe('a carrier that is disabled', () => {
  it('is not charged again: its plan ends with the period, and its people are told', async () => {
    const { account, accountId, customerId } = await subscriber();
    const periodEnd = (await readBilling(account.scope)).subscription?.periodEnd.toISOString() ?? '';
    const [year, month, day] = periodEnd.slice(0, 10).split('-');
    await setCarrierDisabled(admin, account.carrierId, true, 'Chargeback');
    await endBilling(system, { accountId });
    expect(subscriptionsOf(customerId)).toEqual(['ending']);
    expect(await mailOf(account, 'carrier-state')).toMatchObject({
      plan: `Acme's Basic plan ends on ${month}/${day}/${year}. Your card won't be charged again.`,
    });
    await setCarrierDisabled(admin, account.carrierId, false, '');
    expect(await mailOf(account, 'carrier-state')).toMatchObject({
      isDisabled: false,
      plan: expect.stringContaining('still canceled') as unknown,
    });
  });

  it('ends at once where the operator says so, with a payment page that was left open', async () => {
    const { account, accountId, customerId } = await subscriber();
    await choose(account, 'ic_free', '');
    await pass(31);
    const page = await startCheckout(ctxOf(account), {
      purpose: 'plan',
      packageId: 'ic_standard',
      couponId: '',
      key: click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    await setCarrierDisabled(admin, account.carrierId, true, 'Fraud', 'now');
    await endBilling(system, { accountId });
    expect((await stripe.sendPage(page.ok ? page.value.url : '', typedCard())).status).not.toBe(303);
    expect(subscriptionsOf(customerId)).toEqual(['canceled']);
  });

  it('that was disabled before is found by the nightly comparison', async () => {
    const { account, accountId, customerId } = await subscriber();
    await database.prisma.carrier.update({
      where: { id: account.carrierId },
      data: { disabledAt: clock.now(), disabledReason: 'Chargeback' },
    });
    await reconcileBilling(system);
    expect(subscriptionsOf(customerId)).toEqual(['ending']);
    expect(await database.prisma.billingAccount.findUnique({ where: { id: accountId } })).toMatchObject({
      endWanted: null,
    });
  });

  it('ends with its only owner, where that account is disabled', async () => {
    const { account, accountId, customerId } = await subscriber();
    const other = await subscriber();
    await makeAccount(database.prisma, { carrierId: other.account.carrierId, role: 'owner' });
    await setPersonDisabled(admin, account.userId, true, 'Fraud');
    await setPersonDisabled(admin, other.account.userId, true, 'Fraud');
    for (const each of [accountId, other.accountId]) await endBilling(system, { accountId: each });
    expect(subscriptionsOf(customerId)).toEqual(['ending']);
    expect(subscriptionsOf(other.customerId)).toEqual(['active']);
  });
});

describe('a canceled plan without a card', () => {
  it('is not resumed: it could not be charged', async () => {
    const { account, customerId } = await subscriber();
    await choose(account, 'ic_free', '');
    const cards = await ctxOf(account).billing.readCustomer(customerId);
    if (!cards.ok) throw new Error(cards.failure.message);
    // Removed at the provider's own page, which we have not heard of.
    for (const { id } of cards.value.cards) await ctxOf(account).billing.removeCard(id, click());
    expect(await choose(account, 'ic_basic', '')).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { card: [expect.any(String)] } },
    });
    expect(subscriptionsOf(customerId)).toEqual(['ending']);
    expect(await choose(account, 'ic_basic')).toMatchObject({ ok: true, value: { change: 'keep' } });
    expect(subscriptionsOf(customerId)).toEqual(['active']);
  });
});
