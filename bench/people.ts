/**
 * Many people at once with pauses of thought between their pages, on a platform of many carriers: how long they wait, and what
 * becomes of those for whom there is no room. Each person belongs to a carrier, reads lists, trips, searches and reports of theirs
 * and saves trips and purchases. `npx tsx bench/people.ts [people,people] [trips] [seconds]`; DATABASE_URL names a migrated and seeded
 * database that is filled with trips unless it holds some. The driver runs beside the program on the same machine.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '~/platform/database/db.server';
import { makeAccount, makeSession, SESSION_COOKIE } from '../tests/factories/signed-in';
import { chanceOf } from './extraction/random';
import { quantile, tell } from './measure';
import { seedPlatform } from './platform/seed-platform';
import { start } from './program';

const crowds = (process.argv[2] ?? '200,1000').split(',').map(Number);
const TRIPS = Number(process.argv[3] ?? 100_000);
const SECONDS = Number(process.argv[4] ?? 60);
const THOUGHT_MS = 5000;
const WARM_MS = 20_000;
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');
const database = openDatabase(url, 4);
const { prisma } = database;
if ((await prisma.carrier.count({ where: { legalName: { startsWith: 'Fleet of' } } })) === 0)
  await seedPlatform(prisma, TRIPS);
// No plan's limit is measured here.
await prisma.carrier.updateMany({ data: { planPackageId: 'ic_advanced' } });
await prisma.$executeRawUnsafe('ANALYZE');

const carriers = await prisma.carrier.findMany({
  where: { legalName: { startsWith: 'Fleet of' } },
  select: { id: true },
});
const worker = await start('worker', { DATABASE_URL: url });
const web = await start('web', { DATABASE_URL: url, DEMO_RECORDS: '0' });
/** Processor time of a process so far, in milliseconds. */
const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

interface Person {
  headers: Record<string, string>;
  unit: number;
  trip: number;
}

async function makePerson(index: number): Promise<Person> {
  const carrierId = carriers[index % carriers.length]?.id ?? '';
  const account = await makeAccount(prisma, { carrierId });
  const { token } = await makeSession(prisma, account);
  const unit = await prisma.equipment.findFirstOrThrow({ where: { carrierId } });
  const trip = await prisma.trip.findFirstOrThrow({ where: { carrierId } });
  return {
    headers: { Cookie: `${SESSION_COOKIE}=${token}`, 'Accept-Encoding': 'gzip', Origin: web.origin },
    unit: Number(unit.id),
    trip: Number(trip.id),
  };
}

interface Seen {
  what: string;
  ms: number;
  status: number;
  /** Whether the answer names a pause after which to come again. */
  saysWhen: boolean;
}

for (const count of crowds) {
  const people = await Promise.all(Array.from({ length: count }, (_, index) => makePerson(index)));
  const seen: Seen[] = [];
  let isOver = false;
  async function ask(what: string, { headers }: Person, address: string, body?: object) {
    const began = performance.now();
    const answer = await fetch(
      web.origin + address,
      body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          },
    ).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    seen.push({
      what,
      ms: performance.now() - began,
      status: answer?.status ?? 0,
      saysWhen: answer?.headers.has('retry-after') === true,
    });
  }
  const live = async (person: Person, index: number) => {
    const chance = chanceOf(9000 + index);
    await sleep(chance.next() * THOUGHT_MS);
    while (!isOver) {
      const dice = chance.next();
      if (dice < 0.35) await ask('list', person, '/mileage/trips-fuel?quarter=20263');
      else if (dice < 0.5) await ask('trip', person, `/mileage/trips-fuel/trips/${person.trip}`);
      else if (dice < 0.6) await ask('search', person, '/mileage/trips-fuel?quarter=all&q=dallas');
      else if (dice < 0.7) await ask('report', person, '/mileage/reports?quarter=3&year=2026');
      else if (dice < 0.8) await ask('form', person, '/mileage/trips-fuel/trips/new');
      else if (dice < 0.9)
        await ask('save of a purchase', person, '/mileage/api/fuel', {
          equipment_id: person.unit,
          date: '2026-11-20',
          fuel_units: 50 + Math.floor(chance.next() * 100),
          state: 'TX',
        });
      else
        await ask('save of a trip', person, '/mileage/api/trip', {
          equipment_id: person.unit,
          date: '2026-11-20',
          route: [
            { city: 'Dallas', state: 'TX' },
            { city: 'Tulsa', state: 'OK' },
          ],
        });
      await sleep(THOUGHT_MS * (0.5 + chance.next()));
    }
  };
  const lives = people.map(live);
  // The process is as warm as one that has served people for a while.
  await sleep(WARM_MS);
  seen.length = 0;
  const before = { web: processorMs(web.pid), worker: processorMs(worker.pid) };
  const began = performance.now();
  await sleep(SECONDS * 1000);
  isOver = true;
  const ms = performance.now() - began;
  const all = seen.slice();
  const good = all.filter(({ status }) => status >= 200 && status < 300).map((one) => one.ms);
  const early = all.filter(({ status, saysWhen }) => status === 503 && saysWhen).map((one) => one.ms);
  const rest = all.filter(
    ({ status, saysWhen }) => (status < 200 || status >= 300) && !(status === 503 && saysWhen),
  );
  const share = (pid: number, from: number) => `${(((processorMs(pid) - from) / ms) * 100).toFixed(0)} %`;
  tell(
    `${count} people, ${THOUGHT_MS / 1000} s of thought`,
    `${(all.length / SECONDS).toFixed(1)} requests a second: p50 ${quantile(good, 0.5).toFixed(0)}, p95 ${quantile(good, 0.95).toFixed(0)}, worst ${Math.max(...good).toFixed(0)} ms of ${good.length}; ${early.length} sent away early${early.length > 0 ? ` (worst ${Math.max(...early).toFixed(0)} ms)` : ''}; ${rest.length} otherwise${rest.length > 0 ? ` (${[...new Set(rest.map(({ status }) => status))].join(', ')})` : ''}; processor of web ${share(web.pid, before.web)}, of worker ${share(worker.pid, before.worker)}`,
    count <= 200 ? 'p95 under 800 ms' : 'none slower than 3 s but an early 503',
    (count <= 200 ? quantile(good, 0.95) < 800 : Math.max(...good) < 3000) && rest.length === 0,
  );
  for (const what of [...new Set(all.map((one) => one.what))].sort()) {
    const each = all
      .filter((one) => one.what === what && one.status < 300 && one.status >= 200)
      .map((one) => one.ms);
    console.log(
      `  ${what}: p50 ${quantile(each, 0.5).toFixed(0)}, p95 ${quantile(each, 0.95).toFixed(0)} ms of ${each.length}`,
    );
  }
  await Promise.all(lives);
}
await web.stop();
await worker.stop();
await database.close();
process.exit();
