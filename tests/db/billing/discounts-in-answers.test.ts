import { expect, it } from 'vitest';
import { syncPackages } from '~/areas/billing/sync-packages.server';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const clock = testClock('2026-11-24T15:00:00Z');
const stripe = await testStripe(clock);
const { provider } = stripe;

it('tells the discount in the answer that makes or changes a subscription, as the list does', async () => {
  await syncPackages(testContext(database.system, { clock, billing: provider }));
  const price = Object.values(stripe.state.prices).find(({ active }) => active);
  const couponId = await stripe.givePromotion('TWENTY', { percent_off: '20', duration: 'forever' });
  const customer = await provider.createCustomer(
    {
      carrierId: '01a20a0e-4a43-75de-bcd4-645905beeee3',
      name: 'Sierra Hauling',
      email: 'sierra@example.com',
    },
    'customer-1',
  );
  if (!customer.ok || !price) throw new Error('there is no customer or no price');
  const made = await provider.createSubscription(
    {
      customerId: customer.value,
      priceId: price.id,
      trialDays: 7,
      couponId,
      packageId: 'ic_basic',
      cardId: null,
    },
    'subscription-1',
  );
  const discount = { percentOff: 20, amountOffCents: null, isOnce: false };
  expect(made).toMatchObject({ ok: true, value: { discount } });
  if (!made.ok) return;
  const { id: subscriptionId, itemId } = made.value;
  const changed = await provider.changeSubscription(
    { subscriptionId, itemId, cancelAtPeriodEnd: true },
    'change-1',
  );
  expect(changed).toMatchObject({ ok: true, value: { cancelAtPeriodEnd: true, discount } });
  expect(await provider.listSubscriptions(customer.value)).toMatchObject({ value: [{ discount }] });
});
