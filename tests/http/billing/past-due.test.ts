import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const BILLING = '/mileage/account/billing';
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('offers a failed payment to be paid, tells the days that are left, and gives the plan back when it is', async () => {
  const { visitor, db, carrierId } = await signedIn(app);
  const step = await visitor.post(`${BILLING}/plans/ic_standard?page=1`, {
    formKey: 'click-0001',
    authorized: 'yes',
  });
  await visitor.post(step.url, { number: '4000000000000341', expiry: '12/34', cvc: '123', zip: '75201' });
  expect((await db.carrier.findUniqueOrThrow({ where: { id: carrierId } })).planPackageId).toBe(
    'ic_standard',
  );

  // The trial ends in the world of the local Stripe, the card fails, and its message arrives by itself.
  // In turn with the local Stripe, so that nothing it notes at the same moment is written over.
  await db.$transaction([
    db.$executeRaw`SELECT pg_advisory_xact_lock(7275)`,
    db.$executeRaw`UPDATE test_billing_state SET state = jsonb_set(state, '{clockShiftSeconds}', to_jsonb(${14 * 86_400 + 60}::int)) WHERE id = 1`,
  ]);
  const status = async () =>
    (await db.billingSubscription.findFirst({ where: { account: { carrierId } } }))?.status;
  await expect.poll(status, { timeout: 40_000, interval: 500 }).toBe('past_due');

  const page = await visitor.get(BILLING);
  expect(words(page.html)).toContain('A payment of $19.00 failed.');
  expect(words(page.html)).toMatch(/Your Standard plan continues until \d\d\/\d\d\/\d{4}/);
  expect(words(page.html)).toContain('Standard Payment failed');
  expect(words(page.html)).toMatch(/\$19 a month, not paid since \d\d\/\d\d\/\d{4}\./);
  // No other plan is offered, and who comes by its address is led to the payment, not told of a charge.
  expect(words(page.html)).toContain('Another plan can be chosen when the open payment is made.');
  expect(page.html).not.toContain(`${BILLING}/plans/ic_advanced`);
  const other = await visitor.get(`${BILLING}/plans/ic_advanced`);
  expect(words(other.html)).toContain('A payment is still open.');
  expect(words(other.html)).toContain('Pay $19.00 now');
  expect(words(other.html)).not.toContain('is charged today');
  const mail = () =>
    db.mailMessage.findFirst({ where: { carrierId, kind: 'billing-notice', subject: { not: null } } });
  await expect
    .poll(mail, { timeout: 60_000 })
    .toMatchObject({ subject: 'Your Standard plan payment failed' });
  expect((await mail())?.text).toContain('Your plan stays active through');

  const payUrl =
    /href="([^"]+)" class="button button-primary">Pay now/.exec(page.html)?.[1] ??
    /class="button button-primary" href="([^"]+)">Pay now/.exec(page.html)?.[1] ??
    '';
  expect(payUrl).toMatch(/^\/mileage\/test-billing\/invoice\//);
  const again = await visitor.post(payUrl, {
    number: '4000000000000341',
    expiry: '12/34',
    cvc: '123',
    zip: '75201',
  });
  expect(again.status).toBe(422);
  expect(words(again.html)).toContain('Your card was declined.');
  const paid = await visitor.post(payUrl, {
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
    zip: '75201',
  });
  expect(words(paid.html)).toContain('Paid on');
  const back = await visitor.get(`${BILLING}/return`);
  expect(words(back.html)).toContain('Standard Active');
  expect(words(back.html)).not.toContain('Pay now');
});
