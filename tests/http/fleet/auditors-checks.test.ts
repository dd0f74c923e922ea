import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { fillDemo } from '../../factories/demo-records';
import { giveRecords } from '../../factories/quarter-records';
import { databaseOf, signedIn } from '../../factories/signed-in';

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** What only the newer questions ask. */
const INVENTED =
  /Same trip twice|Overlapping trips|Miles in a day|No odometer|Far from the route|Date ahead|Fuel without trips|Fuel out of service|Price per gallon|Fills far apart|Unlike its history/;

it('the auditor’s checks invent nothing about the demonstration’s trucks', async () => {
  const app = await startApp({ env: { DEMO_RECORDS: '1' } });
  const { carrierId } = await fillDemo(app);
  const { prisma: db } = databaseOf(app.databaseUrl);
  const { visitor } = await signedIn(app, { carrierId });
  // The trips that the factory adds by itself are no part of the demonstration.
  const drivers = await db.trip.findMany({ where: { carrierId, reference: { startsWith: 'BMF-' } } });
  expect(drivers.length).toBeGreaterThan(10);
  await db.trip.deleteMany({ where: { carrierId, NOT: { reference: { startsWith: 'BMF-' } } } });
  await db.fuelPurchase.deleteMany({ where: { carrierId, NOT: { seller: 'Mesa Travel Center' } } });
  for (const quarter of new Set(drivers.map(({ quarterKey }) => quarterKey))) {
    const page = words((await visitor.get(`/mileage/trips-fuel/checks?quarter=${quarter}`)).html);
    expect(page).toContain('checked as an auditor would');
    expect(INVENTED.exec(page)?.[0] ?? 'nothing').toBe('nothing');
  }
});

it('a quarter of records that are dated far ahead is offered, to be looked at and corrected', async () => {
  const app = await startApp();
  const me = await signedIn(app);
  await giveRecords(me.scope, {
    units: [{ unit: '9' }],
    trips: [
      { unit: '9', date: '2026-07-02', miles: { TX: 411.3 } },
      { unit: '9', date: '2096-07-02', miles: { TX: 411.3 } },
    ],
  });
  for (const path of ['reports', 'reports/journal', 'reports/distance-taxes', 'trips-fuel']) {
    const { html } = await me.visitor.get(`/mileage/${path}`);
    expect(html, path).toContain('Q3 2096');
    expect(html, path).toContain('Q3 2026');
  }
  const checks = words((await me.visitor.get('/mileage/trips-fuel/checks?quarter=20963')).html);
  expect(checks).toContain('Dated 07/02/2096, which is far ahead: check the year.');
});
