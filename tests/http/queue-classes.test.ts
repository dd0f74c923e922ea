import { describe, expect, it } from 'vitest';
import { inTransaction } from '~/platform/database/scope.server';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { startApp } from '../factories/app';
import { stopIn } from '../factories/fleet';
import { mailsOf } from '../factories/mails';
import { databaseOf, signedIn, type SignedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const TRIPS = 3000;
/** Bulk routes that may end while a person's job waits: a few batches of every lane, far from the whole import. */
const OVERTAKEN = 500;
const app = await startApp();

async function importedTrips({ db, carrierId, scope }: SignedIn, count: number): Promise<void> {
  const stops = [stopIn('Seattle', 'WA', 47.6, -122.33), stopIn('Miami', 'FL', 25.76, -80.19)];
  const made = await db.trip.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      carrierId,
      date: new Date('2026-08-05'),
      endDate: new Date('2026-08-05'),
      quarterKey: 20263,
      stops,
    })),
    select: { id: true },
  });
  await inTransaction(scope, (inside) =>
    queueRoutes(
      inside,
      made.map(({ id }) => ({ tripId: Number(id), routeRevision: 1 })),
    ),
  );
}

const pending = ({ db, carrierId }: SignedIn) =>
  db.trip.count({ where: { carrierId, routeStatus: 'pending' } });

describe('behind the routes of thousands of imported trips', () => {
  it('nobody waits: not for a route, not for a sign-in code, and another import takes its turn', async () => {
    const [large, person, small] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    for (let made = 0; made < TRIPS; made += 1000) await importedTrips(large, 1000);
    await expect.poll(() => pending(large), { timeout: 20_000 }).toBeLessThan(TRIPS);

    const unit = await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: 'Q-1' } });
    let behind = await pending(large);
    const overtaken = async () => {
      const before = behind;
      behind = await pending(large);
      return before - behind;
    };
    const answer = await fetch(`${app.origin}/mileage/api/trip`, {
      method: 'POST',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        equipment_id: Number(unit.id),
        date: '2026-08-05',
        route: [
          { city: 'Dallas', state: 'TX' },
          { city: 'Tulsa', state: 'OK' },
        ],
      }),
    });
    expect(answer.status, await answer.text()).toBeLessThan(300);
    await expect.poll(() => pending(person), { timeout: 10_000, interval: 20 }).toBe(0);
    expect(await overtaken()).toBeLessThan(OVERTAKEN);
    await new Visitor(app.origin).post('/mileage/password/reset', { email: person.email });
    await mailsOf(databaseOf(app.databaseUrl).prisma)(person.email, 'password-reset');
    expect(await overtaken()).toBeLessThan(OVERTAKEN);
    await importedTrips(small, 60);
    await expect.poll(() => pending(small), { timeout: 30_000, interval: 50 }).toBe(0);
    expect(await pending(large)).toBeGreaterThan(0);
  }, 120_000);
});
