import { describe, expect, it } from 'vitest';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { endBilling, wantBillingEnd } from '~/areas/billing/end-billing.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { addCard, setDefaultCard } from '~/areas/billing/cards.server';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const DAY = 86_400_000;
const database = await testDatabase();
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const system = testContext(database.system, { clock, billing: stripe.provider });

let clicks = 0;
const click = () => `open-${(clicks += 1)}`;
const choose = (account: Account, packageId: string, token = '', billing = stripe.provider) =>
  choosePlan(testContext(account.scope, { clock, billing }), {
    packageId,
    token,
    cardId: '',
    couponId: '',
    authorized: true,
    key: click(),
  });

/** The work of ending is done at the provider, and its answer is lost. */
const losing = () => ({
  ...stripe.provider,
  endSubscription: async (...input: Parameters<typeof stripe.provider.endSubscription>) => {
    await stripe.provider.endSubscription(...input);
    return { ok: false, failure: { reason: 'unavailable', message: 'no answer' } } as const;
  },
});

/** Behind with an invoice that used up $1.60 of credit. */
async function behind() {
  const account = await makeAccount(database.prisma);
  await database.prisma.billingAccount.create({
    data: { carrierId: account.carrierId, trialUsedAt: clock.now() },
  });
  expect(await choose(account, 'ic_basic', 'tok_visa')).toMatchObject({ ok: true });
  const ctx = testContext(account.scope, { clock, billing: stripe.provider });
  const card = await addCard(ctx, { token: 'tok_chargeCustomerFail', key: click() });
  if (!card.ok) throw new Error(card.failure.message);
  await setDefaultCard(ctx, { cardId: card.value.cardId, key: click() });
  const { account: billing } = await readBilling(account.scope);
  const { id: accountId, customerId } = billing as { id: string; customerId: string };
  await stripe.provider.giveCredit({ customerId, cents: 160, description: 'Sorry' }, click());
  clock.advance(33 * DAY);
  await stripe.local.moveClock(0);
  await copyAccount(system, { accountId });
  expect(await state(account, customerId)).toEqual({ statuses: ['open', 'paid'], credit: 0, kept: 'open' });
  return { account, accountId, customerId };
}

const state = async (account: Account, customerId: string) => ({
  statuses: Object.values(stripe.state.invoices)
    .filter(({ customer }) => customer === customerId)
    .map(({ status }) => status)
    .sort(),
  credit: 0 - (stripe.state.customers[customerId]?.balanceCents ?? 0),
  kept: (await readBilling(account.scope)).invoices[0]?.status,
});
const SETTLED = { statuses: ['paid', 'void'], credit: 160, kept: 'void' };

describe('an invoice that is left open by an ending whose answer was lost', () => {
  it('is void after the next message, and its credit is back', async () => {
    const { account, accountId, customerId } = await behind();
    expect(await choose(account, 'ic_free', '', losing())).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    });
    await copyAccount(system, { accountId });
    expect(await state(account, customerId)).toEqual(SETTLED);
  });

  it('is looked for at once where the change itself has seen it', async () => {
    const { account, accountId } = await behind();
    await choose(account, 'ic_free', '', losing());
    const jobs = await database.prisma.$queryRaw<{ payload: unknown }[]>`
      SELECT p."payload" FROM "graphile_worker"."_private_jobs" p WHERE p."payload"->>'accountId' = ${accountId}`;
    expect(jobs.length).toBeGreaterThan(0);
  });

  it('is void when the same is asked for again', async () => {
    const { account, accountId, customerId } = await behind();
    await wantBillingEnd(system, [account.carrierId], 'now');
    await expect(endBilling({ ...system, billing: losing() }, { accountId })).rejects.toThrow('not ended');
    await endBilling(system, { accountId });
    expect(await state(account, customerId)).toEqual(SETTLED);
  });
});
