import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { TYPED_DETAILS } from '../../factories/billing';
import { signedIn } from '../../factories/signed-in';
import { Visitor, type Page } from '../../factories/visitor';

const app = await startApp({ env: { STRIPE_AUTOMATIC_TAX: '1' } });
const BILLING = '/mileage/account/billing';
const PLAN = `${BILLING}/plans/ic_standard`;
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});
const words = ({ html }: Page) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const hidden = (page: Page, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.html)?.[1] ?? '';
async function isValid(page: Page): Promise<void> {
  const report = await validator.validateString(page.html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}

it('asks for the address, announces the tax, and charges both, without JavaScript', async () => {
  const { visitor, db, carrierId } = await signedIn(app);
  await db.billingAccount.create({ data: { carrierId, trialUsedAt: new Date() } });

  const first = await visitor.get(PLAN);
  expect(words(first)).toContain('Enter your billing address first.');
  expect(first.html).toContain(`href="${BILLING}/details?plan=ic_standard"`);
  expect(first.html).not.toContain('name="authorized"');
  await isValid(first);

  const details = await visitor.get(`${BILLING}/details?plan=ic_standard`);
  expect(words(details)).toContain('Sales tax depends on the address.');
  const step = await visitor.post(`${BILLING}/details?plan=ic_standard`, {
    ...TYPED_DETAILS,
    country: 'US',
    state: 'TX',
    postal_code: '75201',
  });
  expect(step.url).toContain(PLAN);
  expect(words(step)).toContain('$20.57 is charged today.');
  expect(words(step)).toContain('Sales tax 8.25%: $1.57, included in the $20.57.');
  expect(hidden(step, 'quoted_cents')).toBe('2057');
  await isValid(step);

  const page = await visitor.post(`${PLAN}?page=1`, { formKey: 'click-0001', authorized: 'yes' });
  expect(words(page)).toContain('Sales tax 8.25% $1.57');
  expect(words(page)).toContain('Total today $20.57');
  const paid = await visitor.post(page.url, {
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
    zip: '75201',
    country: 'US',
    total: hidden(page, 'total'),
  });
  expect(paid.status).toBe(200);
  const billing = await visitor.get(BILLING);
  expect(words(billing)).toContain('$19 a month plus tax where it applies, next on');
  expect(words(billing)).toContain('Sales tax 8.25% $1.57');
  expect(words(billing)).toContain('$20.57');
  expect(words(billing)).toContain('Prices are in US dollars, plus tax where it applies.');
  await isValid(billing);

  const invoice = /href="([^"]*test-billing\/invoice[^"]*)"/.exec(billing.html)?.[1] ?? '';
  const shown = await visitor.get(invoice);
  expect(words(shown)).toMatch(/Sales tax 8\.25% \$1\.57 .*Total \$20\.57/);
  await isValid(shown);
});

it('says on the public price page that tax comes on top, in the three languages', async () => {
  const visitor = new Visitor(app.origin);
  for (const [language, text] of [
    ['en', 'Prices are plus tax where it applies.'],
    ['es', 'A los precios se suman los impuestos donde correspondan.'],
    ['fr-CA', 'Les taxes s’ajoutent aux prix là où elles s’appliquent.'],
  ] as const) {
    const html = await (
      await fetch(`${app.origin}/mileage/prices`, { headers: { 'Accept-Language': language } })
    ).text();
    expect(html).toContain(text);
  }
  expect(words(await visitor.get('/mileage/terms'))).toContain('Prices are shown without tax');
});
