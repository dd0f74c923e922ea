import { describe, expect, it } from 'vitest';
import type { BillingProvider, Outcome } from '~/platform/stripe/port';
import { stripeProvider } from '~/platform/stripe/stripe.server';
import { testStripe } from '../../factories/billing';
import { testClock } from '../../factories/context';

/**
 * One life of a customer through the port, on the local Stripe and, where `STRIPE_TEST_SECRET_KEY` (sk_test_ or rk_test_) is set, on the real
 * one with the same expectations: what the local Stripe answers is what Stripe answers. Real customers are deleted at the end.
 */
const KEY = process.env['STRIPE_TEST_SECRET_KEY'] ?? '';
const isReal = /^[sr]k_test_/.test(KEY);

const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`${outcome.failure.reason}: ${outcome.failure.message}`);
  return outcome.value;
};
const reason = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.reason);

const run = `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
const key = (step: string) => `contract:${run}:${step}`;

async function life(provider: BillingProvider, now: Date): Promise<void> {
  const priceOf = async (packageId: string, unitCents: number, interval: 'month' | 'year' = 'month') =>
    value(
      await provider.ensurePrice({
        packageId,
        productOf: packageId.replace('_year', ''),
        name: packageId,
        interval,
        lookupKey: `${packageId}_${interval}ly_${unitCents}`,
        unitCents,
      }),
    ).id;
  const small = await priceOf('ic_basic', 900);
  const large = await priceOf('ic_standard', 1900);
  expect(await priceOf('ic_basic', 900)).toBe(small);

  const customerId = value(
    await provider.createCustomer(
      { carrierId: run, name: 'Contract', email: 'contract@example.com' },
      key('customer'),
    ),
  );
  try {
    expect(value(await provider.readDetails(customerId))).toEqual({
      name: 'Contract',
      email: 'contract@example.com',
      address: null,
      taxIds: [],
    });
    const details = {
      name: 'Contract Haulage LLC',
      email: 'invoices@example.com',
      address: {
        line1: '100 Main St',
        line2: 'Unit 4',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75201',
        country: 'US',
      },
    };
    value(await provider.changeDetails(customerId, details));
    expect(reason(await provider.addTaxId(customerId, { type: 'us_ein', value: '12' }))).toBe('refused');
    value(await provider.addTaxId(customerId, { type: 'us_ein', value: '12-3456789' }));
    const detailed = value(await provider.readDetails(customerId));
    expect(detailed).toMatchObject({ ...details, taxIds: [{ type: 'us_ein', value: '12-3456789' }] });
    // An empty part of an address goes, as does a whole one.
    const shorter = { ...details, address: { ...details.address, line2: '' } };
    value(await provider.changeDetails(customerId, shorter));
    expect(value(await provider.readDetails(customerId))).toMatchObject(shorter);
    value(await provider.changeDetails(customerId, { ...details, address: null }));
    expect(value(await provider.readDetails(customerId)).address).toBeNull();
    value(await provider.removeTaxId(customerId, detailed.taxIds[0]?.id ?? ''));
    expect(reason(await provider.removeTaxId(customerId, detailed.taxIds[0]?.id ?? ''))).toBe('not-found');
    expect(value(await provider.readDetails(customerId)).taxIds).toEqual([]);
    expect(reason(await provider.changeDetails(customerId, { ...details, email: 'nobody' }))).toBe('refused');
    expect(reason(await provider.addCard(customerId, 'tok_chargeDeclined', key('declined')))).toBe(
      'declined',
    );
    expect(reason(await provider.addCard(customerId, 'pm_missing_000', key('missing')))).toBe('not-found');
    const card = value(await provider.addCard(customerId, 'tok_visa', key('card')));
    expect(card).toMatchObject({ isNew: true, fingerprint: expect.any(String) as unknown });
    // The same number is not kept twice.
    expect(value(await provider.addCard(customerId, 'tok_visa', key('again')))).toMatchObject({
      id: card.id,
      isNew: false,
    });
    const start = { customerId, priceId: small, trialDays: null, couponId: null, packageId: 'ic_basic' };
    const started = value(
      await provider.createSubscription({ ...start, cardId: card.id }, key('subscription')),
    );
    expect(started).toMatchObject({
      status: 'active',
      packageId: 'ic_basic',
      discount: null,
      cancelAtPeriodEnd: false,
      cardId: card.id,
    });
    // The same request again is the same subscription.
    expect(
      value(await provider.createSubscription({ ...start, cardId: card.id }, key('subscription'))).id,
    ).toBe(started.id);

    const at = new Date(Math.floor(Math.max(now.getTime(), started.periodStart.getTime()) / 1000) * 1000);
    const running = { subscriptionId: started.id, itemId: started.itemId };
    const preview = value(
      await provider.previewChange({ customerId, priceId: large, couponId: null, running, at }),
    );
    expect(preview).toMatchObject({ taxes: [], needsAddress: false });
    const announced = preview.cents;
    const larger = value(
      await provider.changeSubscription(
        { ...running, priceId: large, chargeNow: true, at, cardId: card.id },
        key('upgrade'),
      ),
    );
    expect(larger.packageId).toBe('ic_standard');
    const after = value(await provider.readCustomer(customerId));
    const paid = after.invoices.map(({ paidCents }) => paidCents).sort((a, b) => a - b);
    // What was announced is what was charged.
    expect(paid).toEqual([900, announced].sort((a, b) => a - b));
    expect(after.invoices.every(({ subscriptionId }) => subscriptionId === started.id)).toBe(true);
    // Each is for the plan that it sold, not for the one that runs by now.
    expect(after.invoices.map(({ paidCents, packageId }) => [paidCents, packageId])).toEqual(
      expect.arrayContaining([
        [900, 'ic_basic'],
        [announced, 'ic_standard'],
      ]),
    );
    expect(after.cards).toMatchObject([{ id: card.id, last4: '4242', isDefault: true }]);

    // Paused, and resumed by one request: its invoice is paid, and nothing of the month before is credited.
    const until = new Date(larger.periodEnd.getTime() + 31 * 86_400_000);
    const pause = { from: larger.periodEnd, until, resumesAt: new Date(until.getTime() - 86_400_000) };
    expect(value(await provider.changeSubscription({ ...running, pause }, key('pause')))).toMatchObject({
      status: 'active',
      isCollecting: false,
      pause: { from: larger.periodEnd, until },
      periodEnd: larger.periodEnd,
    });
    const month = { customerId, priceId: large, couponId: null, running, at, isUnpaidPeriod: true };
    expect(value(await provider.previewChange(month)).cents).toBe(1900);
    const resumed = value(await provider.changeSubscription({ ...running, resumeNow: true }, key('resume')));
    expect(resumed).toMatchObject({ status: 'active', isCollecting: true, pause: { until } });
    const { invoices } = value(await provider.readCustomer(customerId));
    expect(invoices.find(({ id }) => id === resumed.latestInvoiceId)).toMatchObject({
      status: 'paid',
      paidCents: 1900,
    });

    const canceled = value(
      await provider.changeSubscription(
        { ...running, cancelAtPeriodEnd: true, cancellation: { reason: 'unused', words: 'Winter' } },
        key('cancel'),
      ),
    );
    expect(canceled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    value(await provider.endSubscription(started.id, key('end')));
    expect(value(await provider.listSubscriptions(customerId)).map(({ status }) => status)).toEqual([
      'canceled',
    ]);
    expect(reason(await provider.endSubscription(started.id, key('end-again')))).toBe('not-found');

    const refunded = after.invoices.find(({ paidCents }) => paidCents === 900);
    value(await provider.refundInvoice(refunded?.id ?? '', 450, key('refund'), null));
    const again = value(await provider.readCustomer(customerId));
    expect(again.invoices.find(({ id }) => id === refunded?.id)?.refundedCents).toBe(450);

    const page = value(
      await provider.startCheckout(
        {
          customerId,
          successUrl: 'https://example.com/ok',
          cancelUrl: 'https://example.com/no',
          intent: 'card',
          mode: 'setup',
        },
        key('page'),
      ),
    );
    expect(value(await provider.listOpenPages(customerId))).toMatchObject([
      { id: page.id, intent: 'card', sellsPlan: false },
    ]);
    value(await provider.expireCheckout(page.id));
    expect(value(await provider.listOpenPages(customerId))).toEqual([]);
    expect(value(await provider.readPage('cs_test_missing'))).toBeNull();
    expect(value(await provider.findCoupon(`NONE-${run}`))).toBeNull();
  } finally {
    value(await provider.deleteCustomer(customerId));
  }
  expect(value(await provider.readCustomer(customerId)).isGone).toBe(true);
  expect(reason(await provider.readDetails(customerId))).toBe('not-found');
}

describe('one life of a customer', () => {
  it('goes as the port says on the local Stripe', async () => {
    const clock = testClock();
    await life((await testStripe(clock)).provider, clock.now());
  });

  it.runIf(isReal)(
    'goes the same on Stripe itself, in test mode',
    async () => {
      const config = {
        secretKey: KEY,
        publishableKey: 'pk_test_unused',
        webhookSecret: 'whsec_unused',
        scriptUrl: '',
        isTest: true,
        addsTax: false,
      };
      await life(
        stripeProvider(() => config),
        new Date(),
      );
    },
    120_000,
  );
});
