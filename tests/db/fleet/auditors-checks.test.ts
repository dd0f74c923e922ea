import { describe, expect, it } from 'vitest';
import { listRecords } from '~/areas/ledger/list-records.server';
import { checkQuarter } from '~/areas/ledger/check-quarter.server';
import type { FindingKind } from '~/areas/ledger/rules/finding';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fleetCtx } from '../../factories/fleet';
import { giveRecords, type GivenFuel, type GivenTrip } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const NOW = '2026-11-23T15:00:00Z';
const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** Truck 1 between Texas and Oklahoma, six miles to the gallon, odometer running on: nothing to ask. */
const trips: GivenTrip[] = [0, 1, 2, 3].map((week) => ({
  unit: '1',
  date: `2026-07-${String(2 + 7 * week).padStart(2, '0')}`,
  miles: week % 2 === 0 ? { TX: 411.3, OK: 188.7 } : { OK: 188.7, TX: 411.3 },
  odometer: [100_000 + 600 * week, 100_600 + 600 * week],
}));
const fuel: GivenFuel[] = [0, 1, 2, 3].map((week) => ({
  unit: '1',
  date: `2026-07-${String(2 + 7 * week).padStart(2, '0')}`,
  state: week % 2 === 0 ? 'TX' : 'OK',
  quantity: `100.${week}`,
}));

async function clean(more: { trips?: GivenTrip[]; fuel?: GivenFuel[]; units?: string[] } = {}) {
  const { scope } = await makeAccount(prisma);
  await giveRecords(scope, {
    units: ['1', ...(more.units ?? [])].map((unit) => ({ unit })),
    trips: [...trips, ...(more.trips ?? [])],
    fuel: [...fuel, ...(more.fuel ?? [])],
  });
  await prisma.fuelPurchase.updateMany({
    where: { carrierId: scope.carrierId, city: '' },
    data: { city: 'Town', pricePerUnit: '3.899' },
  });
  return scope;
}

const asked = async (scope: CarrierScope, key = 20263): Promise<{ kind: FindingKind; message: string }[]> =>
  (await checkQuarter(fleetCtx(scope, { now: NOW }), key)).findings.map(({ kind, message }) => ({
    kind,
    message,
  }));
const kinds = async (scope: CarrierScope, key?: number): Promise<FindingKind[]> =>
  (await asked(scope, key)).map(({ kind }) => kind);

const theTrip = async (scope: CarrierScope, at: number) =>
  (await prisma.trip.findMany({ where: { carrierId: scope.carrierId }, orderBy: { date: 'asc' } }))[at]!;
const thePurchase = async (scope: CarrierScope, at: number) =>
  (await prisma.fuelPurchase.findMany({ where: { carrierId: scope.carrierId }, orderBy: { date: 'asc' } }))[
    at
  ]!;

describe("the auditor's checks", () => {
  it('ask nothing about a clean quarter', async () => {
    expect(await asked(await clean())).toEqual([]);
  });

  it('ask nothing where the trips of a day were recorded from the last to the first', async () => {
    const scope = await clean({
      trips: [
        { unit: '1', date: '2026-07-30', miles: { OK: 88.7, TX: 211.3 }, odometer: [102_700, 103_000] },
        { unit: '1', date: '2026-07-30', miles: { TX: 211.3, OK: 88.7 }, odometer: [102_400, 102_700] },
      ],
      fuel: [{ unit: '1', date: '2026-07-30', state: 'TX', quantity: '99.7' }],
    });
    // The longer trip is recorded last and ends on the day on which the shorter one begins.
    const last = await prisma.trip.findFirstOrThrow({
      where: { carrierId: scope.carrierId, odometerStartTenths: 1_024_000 },
    });
    expect(await asked(scope)).toEqual([]);
    await prisma.trip.update({ where: { id: last.id }, data: { date: day('2026-07-29') } });
    expect(await asked(scope)).toEqual([]);
    const list = await listRecords(
      fleetCtx(scope, { now: NOW }),
      { quarterKey: 20263 },
      { start: 0, length: 50, order: 'date', direction: 'asc' },
    );
    expect(list.rows.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('find fuel of a truck that has no trips, once for the truck', async () => {
    const scope = await clean({
      units: ['2'],
      fuel: [
        { unit: '2', date: '2026-08-01', state: 'TX', quantity: '90' },
        { unit: '2', date: '2026-08-05', state: 'TX', quantity: '80' },
      ],
    });
    expect(await asked(scope)).toEqual([
      {
        kind: 'fuel-without-trips',
        message:
          "2 took 170 gallons this quarter and has no trips: they are missing, or the fuel is another unit's.",
      },
    ]);
  });

  it('find fuel of a truck that left service before', async () => {
    const scope = await clean();
    await prisma.equipment.updateMany({
      where: { carrierId: scope.carrierId },
      data: { outOfServiceOn: day('2026-07-20'), active: false },
    });
    expect(await kinds(scope)).toEqual(['fuel-out-of-service']);
  });

  it('find trips without odometer readings, once for the truck', async () => {
    const scope = await clean();
    for (const at of [1, 2]) {
      const { id } = await theTrip(scope, at);
      await prisma.trip.update({
        where: { id },
        data: { odometerStartTenths: null, odometerEndTenths: null },
      });
    }
    const found = (await asked(scope)).filter(({ kind }) => kind === 'no-odometer');
    expect(found.map(({ message }) => message)).toEqual([
      '2 of 4 trips of 1 have no odometer readings at start and end: records without tracking need them (P540).',
    ]);
  });

  it('find a purchase without seller or place', async () => {
    const scope = await clean();
    const { id } = await thePurchase(scope, 1);
    await prisma.fuelPurchase.updateMany({ where: { id }, data: { seller: '', city: '' } });
    expect(await asked(scope)).toEqual([
      {
        kind: 'no-seller',
        message:
          "No seller and no place on this purchase: a receipt needs the seller's name and address (P550).",
      },
    ]);
  });

  it.each([
    ['a price', { pricePerUnit: '38.990', totalCents: null }],
    ['a total', { pricePerUnit: null, totalCents: 3_900 }],
  ])('find %s that is none of the market', async (_, price) => {
    const scope = await clean();
    const { id } = await thePurchase(scope, 2);
    await prisma.fuelPurchase.updateMany({ where: { id }, data: price });
    expect(await kinds(scope)).toEqual(['odd-price']);
  });

  it('find more miles in a day than a truck drives, in one trip and in several', async () => {
    const one = await clean();
    const { id } = await theTrip(one, 3);
    await prisma.trip.update({
      where: { id },
      data: { distanceTenthMiles: 12_500, odometerEndTenths: 1_018_000 + 12_500 },
    });
    expect(await kinds(one)).toEqual(['miles-a-day']);
    const several = await clean({
      trips: [1, 2].map((part) => ({
        unit: '1',
        date: '2026-07-30',
        miles: { TX: 700 + part / 10 },
        odometer: part === 1 ? [102_400, 103_100] : [103_100, 103_800],
      })),
      fuel: [{ unit: '1', date: '2026-07-30', state: 'TX', quantity: '230' }],
    });
    expect(await kinds(several)).toEqual(['miles-a-day']);
  });

  it('find trips of one truck that overlap', async () => {
    const scope = await clean();
    const { id } = await theTrip(scope, 3);
    await prisma.trip.update({ where: { id }, data: { date: day('2026-07-14') } });
    expect(await kinds(scope)).toEqual(['overlapping-trips']);
  });

  it('find corrections that are far from the route', async () => {
    const scope = await clean();
    const { id } = await theTrip(scope, 0);
    await prisma.tripJurisdiction.updateMany({
      where: { tripId: id, jurisdiction: 'TX' },
      data: { routedTenthMiles: 2_500, manualTenthMiles: 4_113 },
    });
    expect(await asked(scope)).toEqual([
      {
        kind: 'far-correction',
        message: 'Corrected to 600.0 miles where the route has 438.7: an auditor asks why.',
      },
    ]);
  });

  it('find a trip that was still running when the next one of the truck began, in the quarter before as well', async () => {
    const scope = await clean({
      trips: [{ unit: '1', date: '2026-06-29', miles: { TX: 300.5 }, odometer: [99_700, 100_000] }],
      fuel: [{ unit: '1', date: '2026-06-29', state: 'TX', quantity: '50' }],
    });
    expect(await asked(scope)).toEqual([]);
    const { id } = await theTrip(scope, 1);
    await prisma.trip.update({ where: { id }, data: { date: day('2026-06-28') } });
    expect(await asked(scope)).toEqual([
      {
        kind: 'overlapping-trips',
        message: 'Begins on 06/28/2026, while 1 is on another trip until 06/29/2026.',
      },
    ]);
  });

  it('find corrections that leave the sum and move miles from one state to another', async () => {
    const scope = await clean();
    const { id } = await theTrip(scope, 0);
    const routed = (jurisdiction: string, routedTenthMiles: number, manualTenthMiles: number) =>
      prisma.tripJurisdiction.updateMany({
        where: { tripId: id, jurisdiction },
        data: { routedTenthMiles, manualTenthMiles },
      });
    await routed('TX', 2_613, 4_113);
    await routed('OK', 3_387, 1_887);
    expect(await asked(scope)).toEqual([
      {
        kind: 'far-correction',
        message: "Corrections move 150.0 of the route's 600.0 miles to other states: an auditor asks why.",
      },
    ]);
    // A border that the map has a few miles off is no question.
    await routed('TX', 4_000, 4_113);
    await routed('OK', 2_000, 1_887);
    expect(await asked(scope)).toEqual([]);
  });

  it('know a town by any way to write its name', async () => {
    const scope = await clean();
    const stop = (city: string, state: string) => ({
      city,
      state,
      zip: '',
      lat: 32,
      lon: -97,
      label: `${city}, ${state}`,
      via: false,
    });
    const ends: [string, string, string, string][] = [
      ['Fort Worth', 'TX', 'St. Louis', 'OK'],
      ['SAINT LOUIS', 'OK', 'Ft. Worth', 'TX'],
      ['FT WORTH', 'TX', 'Cañon', 'OK'],
      ['Canon', 'OK', 'N. Richland Hills', 'TX'],
    ];
    for (const [at, [from, first, to, last]] of ends.entries()) {
      const { id } = await theTrip(scope, at);
      await prisma.trip.update({ where: { id }, data: { stops: [stop(from, first), stop(to, last)] } });
    }
    expect(await asked(scope)).toEqual([]);
  });

  it('find the same trip twice', async () => {
    const again = trips[3]!;
    const scope = await clean({ trips: [again] });
    expect(await kinds(scope)).toContain('duplicate-trip');
  });

  it('find a trip that was written by hand without readings, and came in a file with them', async () => {
    const scope = await clean({ trips: [{ ...trips[3]!, odometer: undefined }] });
    expect(await kinds(scope)).toContain('duplicate-trip');
  });

  it('find two fills on one day that are too far apart', async () => {
    const scope = await clean();
    const [first, second] = [await thePurchase(scope, 0), await thePurchase(scope, 1)];
    await prisma.fuelPurchase.updateMany({ where: { id: first.id }, data: { city: 'Dallas' } });
    await prisma.fuelPurchase.updateMany({
      where: { id: second.id },
      data: { date: first.date, state: 'NJ', city: 'Newark' },
    });
    expect(await kinds(scope)).toContain('fills-far-apart');
    // Oklahoma City is a morning's drive away.
    await prisma.fuelPurchase.updateMany({
      where: { id: second.id },
      data: { state: 'OK', city: 'Oklahoma City' },
    });
    expect(await asked(scope)).toEqual([]);
  });

  it('find records that are dated far ahead', async () => {
    const scope = await clean();
    await giveRecords(scope, {
      units: [{ unit: '9' }],
      trips: [{ unit: '9', date: '2036-07-02', miles: { TX: 411.3 }, odometer: [1_000, 1_411] }],
      fuel: [{ unit: '9', date: '2036-07-02', state: 'TX', quantity: '70' }],
    });
    await prisma.fuelPurchase.updateMany({ where: { carrierId: scope.carrierId }, data: { city: 'Town' } });
    expect(await kinds(scope, 20363)).toEqual(['date-ahead', 'date-ahead']);
  });

  it("judge fuel economy by the truck's own year before, not by everybody's", async () => {
    const history = (quantity: string) => ({
      trips: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at): GivenTrip => ({
        unit: '1',
        date: `2026-05-0${at}`,
        miles: { TX: 601.3 },
        odometer: [94_000 + 601 * at, 94_601 + 601 * at],
      })),
      fuel: [{ unit: '1', date: '2026-05-01', state: 'TX', quantity }],
    });
    // 5,412 miles: on 902 gallons six miles a gallon as in this quarter, on 541 ten.
    expect(await kinds(await clean(history('902')))).not.toContain('unusual-mpg');
    const found = (await asked(await clean(history('541')))).filter(({ kind }) => kind === 'unusual-mpg');
    expect(found.map(({ message }) => message)).toEqual([
      '1 comes to 5.99 miles per gallon and had 10.00 in the year before: trips may be missing.',
    ]);
  });
});
