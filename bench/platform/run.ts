/**
 * A whole platform of carriers of all sizes: how long the list, a search, a report and a save take for a small, a middling and a
 * large carrier among all others, one request after the other, and what a trip takes on the disk. `npx tsx bench/platform/run.ts
 * [trips]` after `npm run build`, 100,000 trips unless more are asked for; DATABASE_URL names a migrated and seeded database that is filled.
 */
import { openDatabase } from '~/platform/database/db.server';
import { makeAccount, makeSession, SESSION_COOKIE } from '../../tests/factories/signed-in';
import { quantile, tell, timed } from '../measure';
import { start } from '../program';
import { seedPlatform } from './seed-platform';

const TRIPS = Number(process.argv[2] ?? 100_000);
const RUNS = Number(process.env['RUNS'] ?? 30);
const MOST_MS = 300;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');
const database = openDatabase(url, 2);
const { prisma } = database;

const sizeOf = async (): Promise<number> =>
  (
    await prisma.$queryRaw<{ bytes: number }[]>`SELECT pg_database_size(current_database())::float8 AS bytes`
  )[0]?.bytes ?? 0;

const empty = await sizeOf();
let made = { carriers: 0, trucks: 0, trips: 0 };
const filled = await timed(async () => (made = await seedPlatform(prisma, TRIPS)));
const platform = `${made.trips.toLocaleString('en-US')} trips of ${made.carriers} carriers`;
tell(
  `${platform}: making them`,
  `${(filled / 1000).toFixed(0)} s, ${Math.round(made.trips / (filled / 1000))} trips a second`,
);

const tables = await prisma.$queryRaw<{ name: string; bytes: number }[]>`
  SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;
const kilobytes = (...names: string[]) =>
  (
    tables.filter(({ name }) => names.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0) /
    made.trips /
    1000
  ).toFixed(2);
tell(
  `${platform}: a trip with its purchase on the disk`,
  `${kilobytes('trip', 'trip_jurisdiction', 'fuel_purchase', 'ledger_entry', 'receipt')} kB, its route ${kilobytes('trip_route')} kB; the whole database ${((await sizeOf()) / 1e9).toFixed(2)} GB, ${(((await sizeOf()) - empty) / made.trips / 1000).toFixed(2)} kB a trip`,
);

const web = await start('web', { DATABASE_URL: url, DEMO_RECORDS: '0' });
try {
  const times = new Map<string, { p50: number; p95: number }[]>();
  for (const trucks of [1, 9, 25]) {
    const carrier = await prisma.carrier.findFirstOrThrow({
      where: { legalName: `Fleet of ${trucks} no. 1` },
    });
    const account = await makeAccount(prisma, { carrierId: carrier.id });
    const { token } = await makeSession(prisma, account);
    const headers = { Cookie: `${SESSION_COOKIE}=${token}`, 'Accept-Encoding': 'gzip' };
    const unit = await prisma.equipment.findFirstOrThrow({ where: { carrierId: carrier.id } });
    const page = (path: string) => async () => {
      const answer = await fetch(web.origin + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    };
    const save = async () => {
      const answer = await fetch(`${web.origin}/mileage/api/fuel`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', Origin: web.origin },
        body: JSON.stringify({
          equipment_id: Number(unit.id),
          date: '2026-11-20',
          fuel_units: 100,
          state: 'TX',
        }),
      });
      if (answer.status !== 201) throw new Error(`a save: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const asked: [string, () => Promise<void>][] = [
      ['list of a quarter', page('/mileage/trips-fuel?quarter=20263')],
      ['list of four years', page('/mileage/trips-fuel?quarter=all')],
      ['search in four years', page('/mileage/trips-fuel?quarter=all&q=dallas')],
      ['report of a quarter', page('/mileage/reports?quarter=3&year=2026')],
      ['save of a purchase', save],
    ];
    for (const [name, ask] of asked) {
      for (let run = 0; run < 3; run++) await ask();
      const each: number[] = [];
      for (let run = 0; run < RUNS; run++) each.push(await timed(ask));
      const found = { p50: quantile(each, 0.5), p95: quantile(each, 0.95) };
      times.set(name, [...(times.get(name) ?? []), found]);
    }
  }
  for (const [name, found] of times)
    tell(
      `${platform}: ${name}, carriers of 1, 9 and 25 trucks`,
      `p50 ${found.map(({ p50 }) => p50.toFixed(0)).join(', ')} ms, p95 ${found.map(({ p95 }) => p95.toFixed(0)).join(', ')} ms`,
      `p95 ${MOST_MS} ms`,
      found.every(({ p95 }) => p95 <= MOST_MS),
    );
} finally {
  await web.stop();
  await database.close();
}
process.exit();
