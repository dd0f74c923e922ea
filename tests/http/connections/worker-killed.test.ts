import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { accessOf, telematicsServer } from '../../factories/telematics-server';
import { cloneDatabase } from '../../factories/test-database';

const MILE = 1_609.344;
const TRUCKS = 9;

it('goes on after the last page that was kept when the worker is killed in the middle of a month', async () => {
  const system = await telematicsServer();
  system.vehicles = Array.from({ length: TRUCKS }, (_, index) => ({ id: `v${index}`, name: `T-${index}` }));
  system.driven = system.vehicles.map(({ id }) => ({
    vehicleId: id,
    day: '2026-10-05',
    jurisdiction: 'TX',
    meters: 100 * MILE,
  }));
  const databaseUrl = await cloneDatabase();
  const env = { ...system.env, CLOCK_NOW: '2026-11-20T15:00:00Z' };
  const web = await startApp({ role: 'web', databaseUrl, env });
  const person = await signedIn(web);
  const { carrierId, db } = person;
  for (const { name } of system.vehicles) await db.equipment.create({ data: { carrierId, unit: name } });
  await person.visitor.post('/mileage/imports/connections', accessOf('samsara'));

  // The first three calls are answered, the fourth never is.
  system.faults = [null, null, null, ...Array.from({ length: 6 }, () => 'hangs' as const)];
  const first = await startApp({ role: 'worker', databaseUrl, env });
  await expect.poll(() => system.calls.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  const kept = await db.telematicsPage.count();
  expect(kept).toBeGreaterThan(0);
  await first.stop('SIGKILL');

  system.faults = [];
  const asked = system.calls.length;
  await startApp({ role: 'worker', databaseUrl, env });
  await expect
    .poll(() => db.telematicsMonth.findMany({ where: { carrierId, status: { not: 'done' } } }), {
      timeout: 60_000,
    })
    .toEqual([]);
  const again = system.calls.slice(asked);
  // Two months of five pages each, in all: what was kept was not asked for again.
  expect(again).toHaveLength(10 - kept);
  expect(await db.trip.count({ where: { carrierId } })).toBe(TRUCKS);
  expect(
    (await db.tripJurisdiction.findMany({ where: { trip: { carrierId } } })).map(
      ({ tenthMiles }) => tenthMiles,
    ),
  ).toEqual(Array.from({ length: TRUCKS }, () => 1_000));
});
