import { describe, expect, it } from 'vitest';
import {
  deleteExpiredCalculations,
  findCalculation,
  insertCalculation,
  saveCalculationRoute,
} from '~/areas/calculator/data/calculations.server';
import type { CalculatedRoute } from '~/areas/calculator/rules/calculation';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();

const stops = [
  { city: 'Chicago', state: 'IL', zip: '60601', lat: 41.88, lon: -87.63, label: 'Chicago, IL' },
  { city: 'Gary', state: 'IN', zip: '46402', lat: 41.6, lon: -87.34, label: 'Gary, IN' },
];
const route: CalculatedRoute = {
  jurisdictions: [
    { code: 'IL', tenthMiles: 200 },
    { code: 'IN', tenthMiles: 105 },
  ],
  legs: [{ tenthMiles: 305, minutes: 40 }],
  crossings: [],
  highways: ['I-90'],
  polyline: [
    [41.88, -87.63],
    [41.6, -87.34],
  ],
  engine: 'embedded',
  attribution: 'test',
  notices: [],
};
const NOW = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const insert = (uid: string, expiresAt = later(30)) =>
  insertCalculation(database.public, { uid, stops, quarterKey: 20263, expiresAt });

describe('stored calculations', () => {
  it('are one for one uid', async () => {
    expect(await insert('one001')).toMatchObject({ status: 'pending', revision: 1 });
    expect(await insert('one001')).toBeNull();
  });

  it('save a route only for the revision it was started for, and once', async () => {
    await insert('rev001');
    const outcome = { route, distanceTenthMiles: 305 };
    expect(await saveCalculationRoute(database.system, { uid: 'rev001', revision: 2 }, outcome)).toBe(false);
    expect(await saveCalculationRoute(database.system, { uid: 'rev001', revision: 1 }, outcome)).toBe(true);
    expect(
      await saveCalculationRoute(database.system, { uid: 'rev001', revision: 1 }, { routeError: 'late' }),
    ).toBe(false);
    expect(await findCalculation(database.public, 'rev001', NOW)).toMatchObject({
      status: 'ok',
      distanceTenthMiles: 305,
      routeError: null,
      route,
    });
  });

  it('are gone when their time is up, and only those', async () => {
    await insert('old001', later(1));
    await insert('new001', later(40));
    expect(await findCalculation(database.public, 'old001', later(2))).toBeNull();
    expect(await deleteExpiredCalculations(database.system, later(2))).toBe(1);
    expect(await findCalculation(database.public, 'new001', later(2))).not.toBeNull();
  });
});
