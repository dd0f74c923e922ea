import { expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { databaseOf, signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const BILLING = '/mileage/account/billing';
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('the demonstration’s carrier is on a plan as a customer is, and keeps it when a card is added', async () => {
  const app = await startApp({ env: { DEMO_RECORDS: '1' } });
  const { prisma: db } = databaseOf(app.databaseUrl);
  const carrier = () => db.carrier.findFirstOrThrow({ where: { legalName: 'Blue Mesa Freight LLC' } });
  await expect.poll(async () => (await carrier()).planPackageId, { timeout: 60_000 }).toBe('ic_standard');
  const visitor = new Visitor(app.origin);
  await visitor.post('/mileage/login', { email: 'demo@stateline.example', password: 'drive-the-line' });
  const login = await fetch(`${app.origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@stateline.example', password: 'drive-the-line' }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const added = await fetch(`${app.origin}/api/account/billing/card`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ stripe_token: 'tok_mastercard' }),
  });
  expect(added.status).toBeLessThan(300);
  const page = words((await visitor.get(BILLING)).html);
  expect(page).toContain('Standard Trial');
  expect(page).toContain('Mastercard ending in');
  expect(page).toMatch(/\d+ of 100/);
  expect((await carrier()).planPackageId).toBe('ic_standard');
  const trucks = words((await visitor.get('/mileage/equipment')).html);
  expect(trucks.match(/Qualified|Weight missing/g)).toEqual(['Qualified', 'Qualified', 'Qualified']);
  const { id: carrierId } = await carrier();
  const fleet = await db.equipment.findMany({ where: { carrierId }, orderBy: { unit: 'asc' } });
  expect(fleet.map((truck) => truck.registeredWeightPounds)).toEqual([80_000, 78_000, 33_000]);
});

it('the demonstration has a coupon that works', async () => {
  const app = await startApp();
  const { visitor } = await signedIn(app);
  const page = words((await visitor.post(BILLING, { intent: 'coupon', coupon_code: 'WELCOME20' })).html);
  expect(page).toContain('WELCOME20');
  expect(page).toContain('20% off');
  expect(page).toContain('It will be applied to the plan you choose.');
});
