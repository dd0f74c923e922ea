import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeApiToken, signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();

interface Billing {
  id: string;
  packages: Record<string, unknown>[];
  subscription: { id: string; invoices: unknown[]; latest_invoice: unknown };
  payment_methods: { default: boolean }[];
}

interface Answer {
  status: number;
  headers: Headers;
  body: Billing;
}

async function call(
  who: Pick<SignedIn, 'bearer'> | null,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${app.origin}/api/account/billing${path}`, {
    method,
    headers: { ...(who?.bearer ?? {}), ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Billing };
}

it('serves the whole of billing to programs', async () => {
  const dana = await signedIn(app);
  expect((await call(null, 'GET', '')).status).toBe(401);
  expect(await call(dana, 'GET', '/key')).toMatchObject({
    status: 200,
    body: { stripeKey: 'pk_test_local' },
  });

  const first = await call(dana, 'GET', '');
  expect(first.body).toMatchObject({
    test_billing: true,
    used: 0,
    coupon: null,
    payment_methods: [],
    subscription: { id: 'free', package_id: 'ic_free', status: 'active', limit: 10, invoices: [] },
  });
  expect(first.body.packages.map(({ id, limit, price }) => [id, limit, price])).toEqual([
    ['ic_free', 10, 0],
    ['ic_basic', 30, 9],
    ['ic_standard', 100, 19],
    ['ic_advanced', 500, 49],
  ]);

  const declined = await call(dana, 'POST', '/card', { stripe_token: 'tok_chargeDeclined' });
  expect(declined).toMatchObject({
    status: 422,
    body: { message: 'Your card was declined.', error: { message: 'Your card was declined.' } },
  });
  const card = await call(dana, 'POST', '/card', { stripe_token: 'tok_visa' });
  expect(card).toMatchObject({
    status: 201,
    body: { payment_methods: [{ display_title: 'Visa ending in 4242', default: true }] },
  });

  // The same key twice, at once: one subscription. The second is told that the first still runs, and later gets its answer.
  const subscribe = () =>
    call(
      dana,
      'PUT',
      '/subscription/free',
      { plan_id: 'ic_basic', stripe_id: card.body.id },
      { 'Idempotency-Key': 'order-1' },
    );
  const [one, late] = (await Promise.all([subscribe(), subscribe()])).sort((a, b) => a.status - b.status) as [
    Answer,
    Answer,
  ];
  expect([one.status, late.status]).toEqual([200, 409]);
  expect(late.headers.get('retry-after')).toBe('1');
  const two = await subscribe();
  expect([two.status, two.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(one.headers.get('x-ui-commands')).toBe('REFRESH_USER');
  expect(one.body.subscription).toMatchObject({
    package_id: 'ic_basic',
    status: 'trialing',
    trial: true,
    trial_days_left: 14,
    limit: 30,
    display_status: 'Trial',
  });
  expect(one.body.subscription.id).toBe(two.body.subscription.id);
  expect(one.body.subscription.invoices).toHaveLength(1);
  expect(one.body.subscription.latest_invoice).toMatchObject({
    display_total: '$0.00',
    display_status: 'Paid',
    hosted_invoice_url: expect.stringMatching(/^http/) as string,
    invoice_pdf: expect.stringMatching(/\/pdf$/) as string,
  });

  const id = one.body.subscription.id;
  expect((await call(dana, 'PUT', `/subscription/${id}`, { plan_id: 'ic_gold' })).status).toBe(422);
  expect((await call(dana, 'PUT', '/subscription/sub_other', { plan_id: 'ic_basic' })).status).toBe(404);
  expect(await call(dana, 'POST', '/subscription/coupon', { coupon_code: '' })).toMatchObject({
    status: 422,
    body: { errors: { coupon_code: [expect.any(String)] } },
  });
  const second = await call(dana, 'POST', '/card', { stripe_token: 'tok_mastercard' });
  expect((await call(dana, 'PUT', `/card/${second.body.id}`, { data: {} })).status).toBe(422);
  expect(
    (
      await call(dana, 'PUT', `/card/${second.body.id}`, { data: { default: true } })
    ).body.payment_methods.map((entry) => entry.default),
  ).toEqual([true, false]);
  expect((await call(dana, 'DELETE', `/card/${second.body.id}`)).status).toBe(409);
  expect((await call(dana, 'DELETE', `/card/${card.body.id}`)).body.payment_methods).toHaveLength(1);
  const canceled = await call(dana, 'PUT', `/subscription/${id}/cancel`);
  expect(canceled.body.subscription).toMatchObject({ package_id: 'ic_basic', cancel_at_period_end: true });

  // Another carrier reaches none of it; a token that may only read changes nothing.
  const other = await signedIn(app);
  expect((await call(other, 'PUT', `/subscription/${id}/cancel`)).status).toBe(404);
  expect((await call(other, 'DELETE', `/card/${second.body.id}`)).status).toBe(404);
  const reading = { bearer: { Authorization: `Bearer ${await makeApiToken(dana.db, dana, false)}` } };
  expect((await call(reading, 'GET', '')).status).toBe(200);
  expect((await call(reading, 'PUT', `/subscription/${id}`, { plan_id: 'ic_advanced' })).status).toBe(403);
  for (const [method, path] of [
    ['POST', ''],
    ['GET', '/card'],
    ['GET', `/card/${second.body.id}`],
    ['POST', `/subscription/${id}`],
    ['GET', '/subscription/coupon'],
  ] as const) {
    expect((await call(dana, method, path)).status, `${method} ${path}`).toBe(405);
  }
});
