import { expect, it } from 'vitest';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { leavingFrom } from '~/areas/billing/rules/leaving';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const clock = testClock();
const stripe = await testStripe(clock);
let clicks = 0;

it.each([
  ['too_expensive', 'Back in March', { feedback: 'too_expensive', comment: 'Back in March' }],
  ['', '', undefined],
  ['nonsense', '', undefined],
])('keeps at the provider why a plan is canceled (%s)', async (reason, words, kept) => {
  const account = await makeAccount(database.prisma);
  const ctx = testContext(account.scope, { clock, billing: stripe.provider });
  const ask = (packageId: string, more: object) =>
    choosePlan(ctx, {
      packageId,
      token: '',
      cardId: '',
      couponId: '',
      authorized: true,
      key: `leave-${(clicks += 1)}`,
      ...more,
    });
  expect(await ask('ic_basic', { token: 'tok_visa' })).toMatchObject({ ok: true });
  expect(await ask('ic_free', { leaving: leavingFrom(reason, words) })).toMatchObject({ ok: true });
  const subscription = Object.values(stripe.state.subscriptions).at(-1);
  expect(subscription).toMatchObject({ cancelAtPeriodEnd: true });
  expect(subscription?.cancellation).toEqual(kept);
});
