import { describe, expect, it, vi } from 'vitest';
import type { RouteRequest } from '~/platform/routing-engine/port';
import { inTransaction } from '~/platform/database/scope.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { calculateRoutes } from '~/areas/trips/calculate-routes.server';
import { queueRoutes, resumeRoutes } from '~/areas/trips/queue-routes.server';
import { findOtherRoads, offerRoads } from '~/areas/trips/other-roads.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { engineOf, fleetCtx, plainRoute } from '../../factories/fleet';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const fleet = () => makeAccount(prisma, { planPackageId: 'ic_advanced' });
const stops = [
  { city: 'Dallas', state: 'TX', zip: '', lat: 32.8, lon: -96.8, label: 'Dallas, TX', via: false },
  { city: 'Tulsa', state: 'OK', zip: '', lat: 36.1, lon: -95.9, label: 'Tulsa, OK', via: false },
];

/** Trips that wait for their routes in the backlog, as an import leaves them. */
async function waitingTrips({ scope, carrierId }: Account, count: number): Promise<number[]> {
  const rows = await prisma.trip.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      carrierId,
      date: new Date('2026-08-05'),
      endDate: new Date(index % 2 ? '2026-08-05' : '2026-10-05'),
      quarterKey: index % 2 ? 20263 : 20264,
      stops,
    })),
    select: { id: true },
  });
  const ids = rows.map(({ id }) => Number(id));
  await inTransaction(scope, (inside) =>
    queueRoutes(
      inside,
      ids.map((tripId) => ({ tripId, routeRevision: 1 })),
    ),
  );
  return ids;
}

interface Job {
  id: string;
  key: string | null;
  task: string;
  priority: number;
  payload: { carrierId: string; lane: number };
}

const jobsOf = (carrierId: string) =>
  prisma.$queryRaw<Job[]>`
    SELECT j.id::text, j.key, j.priority::int, j.payload, t.identifier AS task FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.payload->>'carrierId' = ${carrierId} ORDER BY j.key`;

const statusesOf = async (ids: number[]) =>
  (await prisma.trip.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(
    (trip) => trip.routeStatus,
  );

/** Runs the jobs of a carrier's lanes until nothing waits any more, as a worker would. */
async function work(account: Account, engine = engineOf()): Promise<number> {
  let runs = 0;
  for (;;) {
    const jobs = await jobsOf(account.carrierId);
    if (jobs.length === 0 || runs > 60) return runs;
    for (const { id, payload } of jobs) {
      runs++;
      await prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'test' WHERE id = ${id}::bigint`;
      await calculateRoutes(fleetCtx(system, { engine }), payload, id);
      await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${id}::bigint`;
    }
  }
}

describe('the routes of many trips', () => {
  it('are four jobs however many trips there are, which continue until every route is saved', async () => {
    const account = await fleet();
    const ids = await waitingTrips(account, 230);
    expect((await jobsOf(account.carrierId)).map(({ task }) => task)).toEqual(
      Array(4).fill('calculateRoutes'),
    );
    await work(account);
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['ok']));
    expect(await prisma.routeBacklog.count({ where: { carrierId: account.carrierId } })).toBe(0);
    const where = { carrierId: account.carrierId };
    expect(await prisma.tripJurisdiction.count({ where })).toBe(460);
    expect(await prisma.tripRoute.count({ where: { trip: where } })).toBe(230);
    expect(await prisma.ledgerEntry.count({ where: { ...where, routeStatus: 'ok' } })).toBe(230);
    const revisions = await prisma.quarterSums.findMany({ where });
    // A few transactions each, not one for each trip.
    expect(Math.max(...revisions.map(({ revision }) => Number(revision)))).toBeLessThan(20);
  });

  it('come behind what people wait for, and stay behind each other: one batch for each carrier in turn', async () => {
    const [large, small] = [await fleet(), await fleet()];
    await waitingTrips(large, 230);
    await waitingTrips(small, 4);
    const order: string[] = [];
    for (let runs = 0; runs < 12; runs++) {
      const [next] = await prisma.$queryRaw<Job[]>`
        SELECT j.id::text, j.payload FROM graphile_worker._private_jobs j
        WHERE j.payload->>'carrierId' IN (${large.carrierId}, ${small.carrierId}) ORDER BY j.priority, j.run_at LIMIT 1`;
      if (!next) break;
      order.push(next.payload.carrierId === large.carrierId ? 'large' : 'small');
      await prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'test' WHERE id = ${next.id}::bigint`;
      await calculateRoutes(fleetCtx(system), next.payload, next.id);
      await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${next.id}::bigint`;
    }
    expect(order.slice(0, 8)).toEqual([...Array<string>(4).fill('large'), ...Array<string>(4).fill('small')]);
    await enqueue(system, 'calculateRoute', { tripId: 1, routeRevision: 1 });
    const [first] = await prisma.$queryRaw<{ task: string }[]>`
      SELECT t.identifier AS task FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY priority, run_at LIMIT 1`;
    expect(first?.task).toBe('calculateRoute');
    await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  });

  it('leave out a trip that someone is changing, and one whose stops have changed since', async () => {
    const account = await fleet();
    const ids = await waitingTrips(account, 12);
    const [held = 0, changed = 0, deleted = 0] = ids;
    await prisma.trip.update({ where: { id: changed }, data: { routeRevision: 2 } });
    await prisma.trip.delete({ where: { id: deleted } });
    await prisma.$transaction(async (holding) => {
      await holding.$queryRaw`SELECT FROM trip WHERE id = ${BigInt(held)} FOR UPDATE`;
      for (const { id, payload } of await jobsOf(account.carrierId))
        await calculateRoutes(fleetCtx(system), payload, id);
    });
    const left = await prisma.trip.findMany({
      where: { carrierId: account.carrierId, routeStatus: 'pending' },
      select: { id: true },
    });
    expect(left.map(({ id }) => Number(id)).sort()).toEqual([held, changed].sort());
    expect(await prisma.routeBacklog.findMany({ where: { carrierId: account.carrierId } })).toMatchObject([
      { tripId: BigInt(held) },
    ]);
    await work(account);
    expect(await statusesOf([held])).toEqual(['ok']);
  });

  it('wait a second for trips that are all held, by the clock of the database', async () => {
    const account = await fleet();
    const [held = 0] = await waitingTrips(account, 1);
    await prisma.$transaction(async (holding) => {
      await holding.$queryRaw`SELECT FROM trip WHERE id = ${BigInt(held)} FOR UPDATE`;
      const [job] = (await jobsOf(account.carrierId)) as [Job];
      await prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'test' WHERE id = ${job.id}::bigint`;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
      try {
        await calculateRoutes(fleetCtx(system), job.payload, job.id);
      } finally {
        vi.useRealTimers();
      }
      await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${job.id}::bigint`;
    });
    const [again] = await prisma.$queryRaw<{ isSoon: boolean }[]>`
      SELECT run_at > created_at AND run_at < created_at + interval '10 seconds' AS "isSoon"
        FROM graphile_worker._private_jobs WHERE payload->>'carrierId' = ${account.carrierId}`;
    expect(again).toEqual({ isSoon: true });
    await work(account);
    expect(await statusesOf([held])).toEqual(['ok']);
  });

  it('hand a trip whose road is not simply found to a job of its own', async () => {
    const account = await fleet();
    const ids = await waitingTrips(account, 8);
    let asked = 0;
    const engine = engineOf((request: RouteRequest) =>
      ++asked === 3
        ? { ok: false, reason: 'island', stopIndex: 0, message: 'Dallas, TX cannot be reached by road.' }
        : plainRoute(request),
    );
    await work(account, engine);
    const [alone] = await prisma.$queryRaw<
      { payload: { tripId: number; routeRevision: number }; flags: object }[]
    >`
      SELECT j.payload, j.flags FROM graphile_worker._private_jobs j WHERE (j.payload->>'tripId')::bigint = ANY(${ids.map(BigInt)})`;
    expect(alone?.flags).toEqual({ routes: true });
    expect((await statusesOf(ids)).filter((status) => status === 'ok')).toHaveLength(7);
    await calculateRoute(
      fleetCtx(system, {
        engine: engineOf(() => ({ ok: false, reason: 'island', stopIndex: 0, message: 'No road.' })),
      }),
      { tripId: 0, routeRevision: 1, ...alone?.payload, isLastAttempt: false },
    );
    expect((await statusesOf(ids)).filter((status) => status === 'error')).toHaveLength(1);
  });

  it('are taken up again where their job has been lost', async () => {
    const account = await fleet();
    const ids = await waitingTrips(account, 5);
    await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE payload->>'carrierId' = ${account.carrierId}`;
    await resumeRoutes(fleetCtx(system));
    await work(account);
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['ok']));
  });
});

describe('the other roads of a trip', () => {
  it('are looked for only when someone asks', async () => {
    const account = await fleet();
    const ctx = fleetCtx(account.scope);
    const engine = engineOf((request) => {
      const found = plainRoute(request);
      return found.ok && !request.options?.alternatives ? { ...found, alternatives: [] } : found;
    });
    const made = await createTrip(ctx, {
      date: '2026-11-02',
      stops: [
        { city: 'Dallas', state: 'TX', zip: '' },
        { city: 'Tulsa', state: 'OK', zip: '' },
      ],
    });
    if (!made.ok) throw new Error('no trip');
    const key = { tripId: made.value.id, routeRevision: made.value.routeRevision };
    await calculateRoute(fleetCtx(system, { engine }), { ...key, isLastAttempt: false });
    expect(engine.requests[0]?.options?.alternatives).toBe(0);
    const offered = offerRoads(ctx, key.tripId);
    await expect
      .poll(
        () =>
          prisma.$queryRaw`SELECT FROM graphile_worker._private_jobs WHERE key = ${`trip-roads:${key.tripId}`}`,
      )
      .toHaveLength(1);
    await findOtherRoads(fleetCtx(system, { engine }), key);
    expect(await offered).toEqual({ ok: true, value: 1 });
    expect(await offerRoads(ctx, key.tripId)).toEqual({ ok: true, value: 1 });
    expect(engine.requests).toHaveLength(2);
  });
});
