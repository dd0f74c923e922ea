import { expect, it } from 'vitest';
import { addDays, formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { startApp } from '../../factories/app';
import { fillDemo } from '../../factories/demo-records';
import { giveRecords, type GivenFuel, type GivenTrip } from '../../factories/quarter-records';
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

/** A truck's four trips between Texas and Oklahoma and their fills, its odometer running on: nothing to ask. */
function cleanMonth(unit: string, at: number, { month = '07', gallons = '100', odometer = 100_000 } = {}) {
  const days = ['02', '09', '16', '23'].map((day) => `2026-${month}-${day}`);
  return {
    trips: days.map((date, week): GivenTrip => ({
      unit,
      date,
      miles: week % 2 === 0 ? { TX: 411.3, OK: 188.7 } : { OK: 188.7, TX: 411.3 },
      odometer: [odometer + 600 * week, odometer + 600 * (week + 1)],
    })),
    fuel: days.map((date, week): GivenFuel => ({
      unit,
      date,
      state: week % 2 === 0 ? 'TX' : 'OK',
      quantity: `${gallons}.${week}${String(at).padStart(2, '0')}`,
    })),
  };
}

/** The page's groups of questions: what is under each heading. */
const groupsOf = (html: string): Map<string, { text: string; questions: number }> =>
  new Map(
    html
      .split(/<h2[^>]*>/)
      .slice(1)
      .map((part) => part.split('</h2>'))
      .map(([title = '', body = '']) => [
        words(title).trim(),
        { text: words(body), questions: body.split('name="reason"').length - 1 },
      ]),
  );

it('the auditor’s checks find each of fourteen anomalies in a fleet, once, and ask nothing before', async () => {
  const app = await startApp();
  const me = await signedIn(app);
  const { db, carrierId } = me;
  const units =
    'NO-TRIPS GONE NO-ODO NO-SELLER PRICE FAST OVERLAP CORRECTED TWICE APART UNLIKE RECEIPT BIG LITTLE CLEAN'.split(
      ' ',
    );
  const months = units.flatMap((unit, at) => {
    if (unit === 'NO-TRIPS') return [];
    if (unit !== 'UNLIKE') return [cleanMonth(unit, at)];
    return ['01', '02', '04', '07'].map((month, nth) =>
      cleanMonth(unit, at, { month, odometer: 100_000 + 2_400 * nth }),
    );
  });
  const ids = await giveRecords(me.scope, {
    units: units.map((unit) => ({ unit })),
    trips: months.flatMap(({ trips }) => trips),
    fuel: months.flatMap(({ fuel }) => fuel),
  });
  await db.fuelPurchase.updateMany({ where: { carrierId }, data: { city: 'Town', pricePerUnit: '3.899' } });
  const checks = async (quarter: number) =>
    (await me.visitor.get(`/mileage/trips-fuel/checks?quarter=${quarter}`)).html;
  expect(words(await checks(20263))).toContain('No open questions.');

  const idOf = (unit: string) => ids.get(unit) ?? 0;
  const add = async (path: 'trip' | 'fuel', unit: string, body: object, status = 201) => {
    const answer = await fetch(`${app.origin}/mileage/api/${path}`, {
      method: 'POST',
      headers: { ...me.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ equipment_id: idOf(unit), ...body }),
    });
    expect(answer.status, await answer.text()).toBe(status);
  };
  const fill = { state: 'TX', city: 'Dallas', seller: 'Pilot', price_per_unit: '3.899' };
  const tripOf = (unit: string, at: number) =>
    db.trip.findFirstOrThrow({
      where: { carrierId, equipmentId: idOf(unit), quarterKey: 20263 },
      orderBy: { date: 'asc' },
      skip: at,
    });
  const fillOf = (unit: string, at: number) =>
    db.fuelPurchase.findFirstOrThrow({
      where: { carrierId, equipmentId: idOf(unit), quarterKey: 20263 },
      orderBy: { date: 'asc' },
      skip: at,
    });
  const day = (date: string) => new Date(`${date}T00:00:00Z`);

  await add('fuel', 'NO-TRIPS', { ...fill, date: '2026-08-01', fuel_units: '90' });
  await db.equipment.updateMany({ where: { id: idOf('GONE') }, data: { outOfServiceOn: day('2026-07-20') } });
  await db.trip.update({
    where: { id: (await tripOf('NO-ODO', 3)).id },
    data: { odometerStartTenths: null, odometerEndTenths: null },
  });
  await db.fuelPurchase.updateMany({
    where: { id: (await fillOf('NO-SELLER', 1)).id },
    data: { seller: '', city: '' },
  });
  await db.fuelPurchase.updateMany({
    where: { id: (await fillOf('PRICE', 2)).id },
    data: { pricePerUnit: '38.99' },
  });
  await add('trip', 'FAST', {
    date: '2026-08-03',
    entry: 'odometer',
    state_lines: [{ state: 'TX', odometer: 102_400 }],
    odometer_end: 103_650.3,
  });
  await add('fuel', 'FAST', { ...fill, date: '2026-08-03', fuel_units: '208' });
  await db.trip.update({
    where: { id: (await tripOf('OVERLAP', 3)).id },
    data: { date: day('2026-07-14') },
  });
  await db.tripJurisdiction.updateMany({
    where: { tripId: (await tripOf('CORRECTED', 0)).id, jurisdiction: 'TX' },
    data: { routedTenthMiles: 2_500, manualTenthMiles: 4_113 },
  });
  // Entered again, by its readings alone.
  await add('trip', 'TWICE', {
    date: '2026-07-23',
    entry: 'odometer',
    state_lines: [
      { state: 'OK', odometer: 101_800 },
      { state: 'TX', odometer: 101_988.7 },
    ],
    odometer_end: 102_400,
  });
  await db.fuelPurchase.updateMany({
    where: { id: (await fillOf('APART', 0)).id },
    data: { city: 'Dallas' },
  });
  await add('fuel', 'APART', {
    ...fill,
    date: '2026-07-02',
    state: 'NJ',
    city: 'Newark',
    fuel_units: '12.5',
  });
  for (const at of [0, 1, 2, 3])
    await db.fuelPurchase.updateMany({
      where: { id: (await fillOf('UNLIKE', at)).id },
      data: { quantity: `60.${at}`, gallonsThousandths: 60_000 + 100 * at },
    });
  const twin = await fillOf('RECEIPT', 0);
  await add('fuel', 'RECEIPT', { ...fill, date: '2026-07-02', fuel_units: twin.quantity.toString() });
  await add('fuel', 'BIG', { ...fill, date: '2026-07-05', fuel_units: '330' });
  for (const at of [0, 1, 2, 3])
    await db.fuelPurchase.updateMany({
      where: { id: (await fillOf('LITTLE', at)).id },
      data: { quantity: `30.${at}`, gallonsThousandths: 30_000 + 100 * at },
    });
  // A few weeks ahead is taken and asked about; more than a year, by a slip of the year, is refused.
  const ahead = addDays(localDateInZone(Date.now(), 'UTC'), 60);
  await add('fuel', 'CLEAN', { ...fill, date: ahead, fuel_units: '60' });
  await add('fuel', 'CLEAN', { ...fill, date: '2096-07-02', fuel_units: '60' }, 422);

  const groups = groupsOf(await checks(20263));
  const FOUND: [title: string, message: string][] = [
    ['Fuel without trips', 'NO-TRIPS took 90 gallons'],
    ['Fuel out of service', 'GONE left service on 07/20/2026 and took fuel on 07/23/2026'],
    ['No odometer', '1 of 4 trips of NO-ODO have no odometer readings'],
    ['No seller or place', 'No seller and no place'],
    ['Price per gallon', '$38.99 a gallon is no market price'],
    ['Miles in a day', '1,250.3 miles in one day'],
    ['Overlapping trips', 'while OVERLAP is on another trip until 07/16/2026'],
    ['Far from the route', 'Corrected to 600.0 miles where the route has 438.7'],
    ['Same trip twice', 'Looks like a trip that is entered already'],
    ['Fills far apart', 'APART filled up in Dallas, TX and Newark, NJ on one day'],
    ['Unlike its history', 'UNLIKE comes to 9.98 miles per gallon and had 5.99 in the year before'],
    ['Possible duplicate', 'same day, place and gallons as another purchase for this unit'],
    ['Large fill', '330 gallons is more than most trucks hold'],
    ['Fuel economy', 'LITTLE comes to 19.90 miles per gallon'],
  ];
  for (const [title, message] of FOUND) {
    expect([title, groups.get(title)?.text]).toEqual([title, expect.stringContaining(message)]);
    expect([title, groups.get(title)?.questions]).toEqual([title, 1]);
  }
  const others = [...groups.keys()].filter((title) => !FOUND.some(([known]) => known === title));
  // Newark has no miles of its own, and a trip entered twice breaks its odometer.
  expect(others.filter((title) => !['Fuel without miles', 'Odometer gap'].includes(title))).toEqual([]);
  expect(words(await checks(quarterKey(quarterOfDate(ahead))))).toContain(
    `Dated ${formatUsDate(ahead)}, which is far ahead: check the year.`,
  );
}, 60_000);

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
