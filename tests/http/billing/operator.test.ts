import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const root = await signedIn(app, { roles: ['admin'], name: 'Ada Admin' });
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('shows the operator who pays what, and takes refunds, credits and raised limits without scripts', async () => {
  const { visitor, db, carrierId, bearer } = await signedIn(app);
  await db.billingAccount.create({ data: { carrierId, trialUsedAt: new Date('2026-01-01T00:00:00Z') } });
  const step = await visitor.post('/mileage/account/billing/plans/ic_advanced_year?page=1', {
    formKey: 'click-0001',
    authorized: 'yes',
  });
  await visitor.post(step.url, { number: '4242424242424242', expiry: '12/34', cvc: '123', zip: '75201' });
  const { legalName } = await db.carrier.findUniqueOrThrow({ where: { id: carrierId } });
  const [invoice] = await db.billingInvoice.findMany({ where: { account: { carrierId } } });

  const list = await root.visitor.get('/mileage/admin/billing');
  expect(words(list.html)).toContain(`${legalName} Advanced, $490 a year Active`);
  expect(list.html).toContain('$490.00');
  const page = `/mileage/admin/carriers/${carrierId}/billing`;
  expect(list.html).toContain(`href="${page}"`);
  for (const path of ['/mileage/admin/billing', page, `/mileage/admin/billing?q=nobody`]) {
    const report = await validator.validateString((await root.visitor.get(path)).html);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
      path,
    ).toEqual([]);
  }

  const form = {
    intent: 'refund',
    invoice_id: invoice?.id ?? '',
    formKey: 'refund-0001',
    reason: 'Down a day',
  };
  const refused = await root.visitor.post(page, { ...form, amount: '491' });
  expect(refused.status).toBe(422);
  expect(words(refused.html)).toContain('At most $490.00 of invoice');
  expect(refused.html).toContain('value="491"');
  expect(refused.html).toContain('value="Down a day"');
  expect(refused.html).toContain('id="refund-amount-error"');
  expect((await root.visitor.post(page, { ...form, amount: '10' })).url).toBe(page);
  // What the mail says, the subscriber's page and programs say as well.
  const invoicesOf = async () => {
    const answer = await fetch(`${app.origin}/mileage/api/account/billing`, { headers: bearer });
    return ((await answer.json()) as { subscription: { invoices: object[] } }).subscription.invoices;
  };
  const said = async () => words((await visitor.get('/mileage/account/billing')).html);
  expect(await invoicesOf()).toMatchObject([
    {
      status: 'paid',
      display_status: 'Partly refunded',
      total_cents: 49_000,
      due_cents: 0,
      paid_cents: 49_000,
      refunded_cents: 1000,
    },
  ]);
  expect(await said()).toContain('Partly refunded $10.00 refunded');
  expect(
    (await root.visitor.post(page, { ...form, intent: 'credit', formKey: 'credit-0001', amount: '5' })).url,
  ).toBe(page);
  const raised = { intent: 'limits', trips: '2000', stops: '', reason: 'Agreed by phone' };
  expect((await root.visitor.post(page, { ...raised, trips: '12' })).status).toBe(422);
  expect((await root.visitor.post(page, raised)).url).toBe(page);
  expect(words((await visitor.get('/mileage/account/billing')).html)).toContain('0 of 2,000');

  const log = words((await root.visitor.get('/mileage/admin/log')).html);
  for (const line of ['Done: a refund of $10.00', 'Done: a credit of $5.00', 'to 2000 trips and 100 stops'])
    expect(log).toContain(line);

  const rest = { ...form, amount: '480', formKey: 'refund-0003' };
  expect((await root.visitor.post(page, rest)).url).toBe(page);
  expect(await invoicesOf()).toMatchObject([{ display_status: 'Refunded', refunded_cents: 49_000 }]);
  expect(await said()).toContain('Refunded $490.00 refunded');

  expect((await visitor.get(page)).status).toBe(403);
  expect((await visitor.post(page, { ...form, amount: '10', formKey: 'refund-0002' })).status).toBe(403);
  expect((await root.visitor.get('/mileage/admin/carriers/none/billing')).status).toBe(404);
});

it('sends a refund that was not answered again as the same one', async () => {
  const away = await startApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_away',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_away',
      STRIPE_WEBHOOK_SECRET: 'whsec_away',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    },
  });
  const { visitor, db, carrierId } = await signedIn(away, { roles: ['admin'] });
  const invoice = { id: 'in_away', status: 'paid', totalCents: 900, dueCents: 0, paidCents: 900 };
  await db.billingAccount.create({
    data: { carrierId, customerId: 'cus_away', invoices: { create: { ...invoice, createdAt: new Date() } } },
  });
  for (const intent of ['refund', 'credit']) {
    const answer = await visitor.post(`/mileage/admin/carriers/${carrierId}/billing`, {
      intent,
      invoice_id: 'in_away',
      amount: '5',
      reason: 'Down a day',
      formKey: `${intent}-lost-0001`,
    });
    expect(answer.status).toBe(503);
    expect(answer.html.split(`value="${intent}-lost-0001"`)).toHaveLength(2);
  }
});

it('lets the operator make a coupon that subscribers can use, and turn it off, without scripts', async () => {
  const page = '/mileage/admin/billing/coupons';
  expect((await root.visitor.get('/mileage/admin/billing')).html).toContain(`href="${page}"`);
  const form = {
    intent: 'new',
    formKey: 'coupon-0001',
    code: 'fall26',
    percent: '25',
    amount: '',
    duration: 'repeating',
    months: '',
    uses: '10',
    until: '',
  };
  const refused = await root.visitor.post(page, form);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('id="coupon-months-error"');
  expect(refused.html).toContain('value="fall26"');
  for (let click = 0; click < 2; click += 1)
    expect((await root.visitor.post(page, { ...form, months: '3' })).url).toBe(page);
  const again = await root.visitor.post(page, { ...form, months: '3', formKey: 'coupon-0002' });
  expect(again.status).toBe(422);
  expect(words(again.html)).toContain('There is an active coupon FALL26.');

  const listed = await root.visitor.get(page);
  expect(words(listed.html)).toContain('FALL26 25% off for 3 months 0 of 10');
  expect(listed.html.match(/<td[^>]*>FALL26|FALL26<\/t/g)).toHaveLength(1);
  const report = await validator.validateString(listed.html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);

  const { visitor } = await signedIn(app);
  await visitor.post('/mileage/account/billing', { intent: 'coupon', coupon_code: 'fall26' });
  expect(words((await visitor.get('/mileage/account/billing')).html)).toContain('25% off for 3 months');

  const id = /name="coupon_id" value="([^"]+)"/.exec(listed.html)?.[1] ?? '';
  expect((await root.visitor.post(page, { intent: 'off', coupon_id: id })).url).toBe(page);
  const later = await signedIn(app);
  const late = await later.visitor.post('/mileage/account/billing', {
    intent: 'coupon',
    coupon_code: 'FALL26',
  });
  expect(late.status).toBe(422);
  expect(words((await root.visitor.get('/mileage/admin/log')).html)).toContain('Turned coupon FALL26 off');

  expect((await visitor.get(page)).status).toBe(403);
  expect((await visitor.post(page, { ...form, months: '3', formKey: 'coupon-0003' })).status).toBe(403);
});
