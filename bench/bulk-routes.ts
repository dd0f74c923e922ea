import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertCarrier } from '~/areas/carriers/data/carriers.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { openDatabase } from '~/platform/database/db.server';
import { carrierScope, inTransaction, systemScope } from '~/platform/database/scope.server';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { percentiles, quantile, tell } from './measure';
import { start } from './program';

/**
 * The routes of a carrier's imported trips with one worker and with two, and beside them what one person waits for: the route of a
 * trip of another carrier and the mail with a sign-in code. Trips of the product, saved in full.
 */
const TRIPS = Number(process.argv[2] ?? 1500);
const CITIES: [string, string, number, number][] = [
  ['Chicago', 'IL', 41.88, -87.63],
  ['Dallas', 'TX', 32.78, -96.8],
  ['Los Angeles', 'CA', 34.05, -118.24],
  ['Atlanta', 'GA', 33.75, -84.39],
  ['Seattle', 'WA', 47.6, -122.33],
  ['Denver', 'CO', 39.74, -104.99],
  ['Memphis', 'TN', 35.15, -90.05],
  ['Omaha', 'NE', 41.26, -95.94],
  ['Columbus', 'OH', 39.96, -83.0],
  ['Tulsa', 'OK', 36.15, -95.99],
  ['Phoenix', 'AZ', 33.45, -112.07],
  ['Nashville', 'TN', 36.16, -86.78],
];

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to measure on');
const database = openDatabase(url, 4);
const { prisma } = database;
const system = systemScope(prisma);

async function makeCarrier() {
  const email = `bench-${randomUUID()}@example.com`;
  const { id: userId } = await prisma.user.create({
    data: { email, name: 'Bench', emailVerifiedAt: new Date() },
  });
  const carrierId = await insertCarrier(
    system,
    { legalName: 'Bench LLC', timeZone: 'America/Chicago', baseJurisdiction: 'TX' },
    userId,
  );
  return { carrierId, email, scope: carrierScope({ carrierId, userId, role: 'owner' }, prisma) };
}

const stopsOf = (index: number) =>
  [index, index * 7 + 3 + Math.floor(index / 12)].map((at, place) => {
    const pick = place === 1 && at % 12 === index % 12 ? at + 1 : at;
    const [city, state, lat, lon] = CITIES[pick % 12] as (typeof CITIES)[number];
    const spread = (((index * 37) % 100) - 50) / 500;
    return {
      city,
      state,
      zip: '',
      lat: lat + spread,
      lon: lon - spread,
      label: `${city}, ${state}`,
      via: false,
    };
  });

async function makeTrips(carrierId: string, count: number): Promise<number[]> {
  const rows = await prisma.trip.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      carrierId,
      date: new Date('2026-10-05'),
      endDate: new Date('2026-10-05'),
      quarterKey: 20264,
      stops: stopsOf(index),
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => Number(id));
}

const statusOf = async (id: number) =>
  (await prisma.trip.findUniqueOrThrow({ where: { id: BigInt(id) }, select: { routeStatus: true } }))
    .routeStatus;

async function until(isDone: () => Promise<boolean>, everyMs: number): Promise<number> {
  const began = performance.now();
  while (!(await isDone())) {
    if (performance.now() - began > 600_000) throw new Error('waited for ten minutes');
    await sleep(everyMs);
  }
  return performance.now() - began;
}

/** A person's trip, from its commit to its miles. */
async function routeOfPerson(carrierId: string): Promise<number> {
  const [id = 0] = await makeTrips(carrierId, 1);
  await enqueue(system, 'calculateRoute', { tripId: id, routeRevision: 1 });
  return until(async () => (await statusOf(id)) === 'ok', 10);
}

/** A mail with a code, from its request to its sending. */
async function codeOfPerson(email: string): Promise<number> {
  const since = new Date();
  await enqueue(system, 'answerMailRequest', { kind: 'sign-in-code', email, requestId: randomUUID() });
  return until(
    async () =>
      (await prisma.mailMessage.count({
        where: { toAddress: email, status: 'sent', createdAt: { gte: since } },
      })) > 0,
    10,
  );
}

for (const workers of [1, 2]) {
  const [large, small] = [await makeCarrier(), await makeCarrier()];
  const ids: number[] = [];
  for (let made = 0; made < TRIPS; made += 1000)
    ids.push(...(await makeTrips(large.carrierId, Math.min(1000, TRIPS - made))));
  const running = await Promise.all(
    Array.from({ length: workers }, () => start('worker', { DATABASE_URL: url })),
  );
  // Each loads its road network with its first route.
  for (let warm = 0; warm < 6; warm++) await routeOfPerson(small.carrierId);
  await inTransaction(large.scope, (scope) =>
    queueRoutes(
      scope,
      ids.map((tripId) => ({ tripId, routeRevision: 1 })),
    ),
  );
  const routes: number[] = [];
  const codes: number[] = [];
  let isOver = false;
  const person = (async () => {
    while (!isOver) {
      routes.push(await routeOfPerson(small.carrierId));
      codes.push(await codeOfPerson(small.email));
      await sleep(300);
    }
  })();
  const ms = await until(
    async () => (await prisma.routeBacklog.count({ where: { carrierId: large.carrierId } })) === 0,
    100,
  );
  isOver = true;
  await person;
  const rate = TRIPS / (ms / 1000);
  const what = `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  tell(
    `routes of one carrier's ${TRIPS} trips, ${what}`,
    `${rate.toFixed(0)} a second`,
    workers === 2 ? 'at least 150' : '',
    workers !== 2 || rate >= 150,
  );
  tell(
    `a person's route meanwhile, ${what}`,
    percentiles(routes),
    'p95 under 1 s',
    quantile(routes, 0.95) < 1000,
  );
  tell(
    `a sign-in code meanwhile, ${what}`,
    percentiles(codes),
    'p95 under 1 s',
    quantile(codes, 0.95) < 1000,
  );
  for (const one of running) await one.stop();
}
await database.close();
process.exit();
