import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { fillDemo } from '../../factories/demo-records';
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
