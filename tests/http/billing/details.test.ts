import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import type { Page } from '../../factories/visitor';

const app = await startApp();

const DETAILS = '/mileage/account/billing/details';
const valueOf = (page: Page, name: string): string | undefined =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(page.html)?.[1];
const chosen = (page: Page, name: string): string | undefined =>
  new RegExp(`name="${name}".*?<option value="([^"]*)" selected`, 's').exec(page.html)?.[1];

const TYPED = {
  name: 'Prairie Haulage & Sons LLC',
  email: 'invoices@prairie.example',
  country: 'CA',
  line1: '12 Elevator Rd',
  line2: 'Unit 4',
  city: 'Regina',
  state: 'saskatchewan',
  postal_code: 's4p3y2',
  tax_id_type: 'ca_gst_hst',
  tax_id: '123456789 rt 0002',
};

it('keeps billing details at the payment provider, without JavaScript', async () => {
  const { visitor } = await signedIn(app);
  const billing = await visitor.get('/mileage/account/billing');
  expect(billing.html).toContain(`href="${DETAILS}"`);

  // Before anything was paid: the carrier and whoever signed in.
  const first = await visitor.get(DETAILS);
  expect(first.status).toBe(200);
  expect(valueOf(first, 'email')).toContain('@');
  expect(valueOf(first, 'line1')).toBe('');

  const saved = await visitor.post(DETAILS, TYPED);
  expect(saved.url).toBe('/mileage/account/billing');
  expect(saved.html).toContain('Your billing details are saved.');

  const kept = await visitor.get(DETAILS);
  expect(valueOf(kept, 'name')).toBe('Prairie Haulage &amp; Sons LLC');
  expect(valueOf(kept, 'email')).toBe('invoices@prairie.example');
  expect(valueOf(kept, 'state')).toBe('SK');
  expect(valueOf(kept, 'postal_code')).toBe('S4P 3Y2');
  expect(valueOf(kept, 'tax_id')).toBe('123456789RT0002');
  expect(chosen(kept, 'country')).toBe('CA');
  expect(chosen(kept, 'tax_id_type')).toBe('ca_gst_hst');

  // Another tax ID takes the place of the first, an empty one of both; a cleared address is none.
  await visitor.post(DETAILS, { ...TYPED, tax_id_type: 'ca_bn', tax_id: '123-456-789' });
  expect(valueOf(await visitor.get(DETAILS), 'tax_id')).toBe('123456789');
  await visitor.post(DETAILS, {
    ...TYPED,
    line1: '',
    line2: '',
    city: '',
    state: '',
    postal_code: '',
    tax_id: '',
  });
  const cleared = await visitor.get(DETAILS);
  expect([valueOf(cleared, 'tax_id'), valueOf(cleared, 'line1'), valueOf(cleared, 'city')]).toEqual([
    '',
    '',
    '',
  ]);
});

it('says what is wrong beside each field and keeps what was typed', async () => {
  const { visitor } = await signedIn(app);
  const wrong = { ...TYPED, name: '', email: 'nobody', state: 'Texas', postal_code: '75201', tax_id: '12' };
  const refused = await visitor.post(DETAILS, wrong);
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/<title>Error: /);
  for (const [field, message] of [
    ['name', 'Enter the name that invoices are made out to.'],
    ['email', 'Must be a valid email'],
    ['state', 'This is not a province of Canada.'],
    ['postal_code', 'A Canadian postal code looks like K1A 0B1.'],
    ['tax_id', 'Write it like 123456789RT0002.'],
  ] as const) {
    expect(refused.html).toMatch(new RegExp(`id="${field}-error".{0,80}${message.replace('.', '\\.')}`));
    expect(refused.html).toContain(`href="#${field}"`);
  }
  expect(valueOf(refused, 'line1')).toBe(TYPED.line1);
  expect(valueOf(refused, 'email')).toBe('nobody');
  expect(chosen(refused, 'country')).toBe('CA');
  // Half an address is none that could be printed.
  const half = await visitor.post(DETAILS, { ...TYPED, line1: '', postal_code: '' });
  expect(half.html).toContain('Enter the street and number, or clear the whole address.');
  expect(half.html).toContain('Enter the ZIP or postal code, or clear the whole address.');
  expect(valueOf(await visitor.get(DETAILS), 'line1')).toBe('');
});
