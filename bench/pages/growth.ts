/**
 * What more processes bring and cost on one PostgreSQL, and the memory of each: `npx tsx bench/pages/growth.ts` after
 * `npm run build`, on a migrated and seeded DATABASE_URL that may be filled. Routes a second of 1, 2, 4 and 8 worker processes;
 * pages a second of 1, 2 and 4 web processes; resident memory at rest and at the height of the load.
 */
import autocannon from 'autocannon';
import pg from 'pg';
import { makeAccount, makeSession, SESSION_COOKIE } from '../../tests/factories/signed-in';
import { openDatabase } from '~/platform/database/db.server';
import { tell } from '../measure';
import { megabytes, start, type Running } from '../program';

const JOBS = Number(process.env['JOBS'] ?? 1500);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');

const database = openDatabase(url, 2);
const account = await makeAccount(database.prisma, { planPackageId: 'ic_advanced' });
const { token } = await makeSession(database.prisma, account);
await database.prisma.equipment.create({
  data: { carrierId: account.carrierId, unit: 'B-1', fuelType: 'special_diesel', axles: 5 },
});
const client = new pg.Client({ connectionString: url });
await client.connect();

/** Calculations of visitors, with their jobs an hour away: templates by the product itself, copies of them in the database. */
async function fillQueue(web: Running, round: string): Promise<void> {
  const cities = [
    ['Chicago', 'IL'],
    ['Dallas', 'TX'],
    ['Seattle', 'WA'],
    ['Miami', 'FL'],
    ['Denver', 'CO'],
    ['Atlanta', 'GA'],
    ['Newark', 'NJ'],
    ['Omaha', 'NE'],
  ] as const;
  const stop = (index: number) => ({ city: cities[index % 8]?.[0], state: cities[index % 8]?.[1] });
  for (let index = 0; index < 24; index++) {
    const uid = `${round}t${String(index).padStart(4, '0')}`;
    const answer = await fetch(`${web.origin}/mileage/api/calc/stops/${uid}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stops: [stop(index), stop(index + 1 + Math.floor(index / 8))] }),
    });
    if (!answer.ok) throw new Error(`no calculation was made: ${answer.status} ${await answer.text()}`);
  }
  await client.query(
    `INSERT INTO calculation SELECT (jsonb_populate_record(NULL::calculation, to_jsonb(one) || jsonb_build_object('uid', $1::text || lpad(to_hex(n), 5, '0')))).*
     FROM generate_series(1, $2::int) n JOIN (SELECT row_number() OVER () - 1 AS place, calculation.* FROM calculation WHERE uid LIKE $1 || 't%') one ON one.place = n % 24`,
    [round, JOBS],
  );
  await client.query(
    `SELECT graphile_worker.add_job('calculateDemoRoute', json_build_object('uid', uid, 'revision', revision), run_at := now() + interval '1 hour', max_attempts := 4)
     FROM calculation WHERE uid LIKE $1 || '%' AND uid NOT LIKE $1 || 't%'`,
    [round],
  );
  await client.query(`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'`);
}

const left = async (): Promise<number> =>
  Number(
    (
      await client.query<{ count: string }>(
        "SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'calculateDemoRoute'",
      )
    ).rows[0]?.count,
  );

interface Growth {
  processes: number;
  perSecond: number;
  restMb: number;
  mostMb: number;
}

/** Follows the memory of these processes while something happens. */
async function watched(running: readonly Running[], work: () => Promise<number>): Promise<Growth> {
  const restMb = Math.max(...running.map(({ pid }) => megabytes(pid)));
  let mostMb = restMb;
  const watch = setInterval(
    () => (mostMb = Math.max(mostMb, ...running.map(({ pid }) => megabytes(pid)))),
    100,
  );
  const perSecond = await work();
  clearInterval(watch);
  return { processes: running.length, perSecond, restMb, mostMb };
}

async function jobsPerSecond(web: Running, processes: number): Promise<Growth> {
  await fillQueue(web, `${processes}`);
  const workers = await Promise.all(
    Array.from({ length: processes }, () =>
      start('worker', { DATABASE_URL: url ?? '', WORKER_CONCURRENCY: '4', DATABASE_POOL: '5' }),
    ),
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return await watched(workers, async () => {
      const startedAt = performance.now();
      await client.query(`UPDATE graphile_worker._private_jobs SET run_at = now()`);
      await client.query(
        `SELECT graphile_worker.add_job('calculateDemoRoute', '{"uid":"nobody","revision":1}'::json)`,
      );
      while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      return JOBS / ((performance.now() - startedAt) / 1000);
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

const headers = { Accept: 'text/html', Cookie: `${SESSION_COOKIE}=${token}` };
/** Sixteen browsers, shared by the processes as a proxy would: a list behind the sign-in, with all its statements. */
async function pagesPerSecond(running: readonly Running[]): Promise<Growth> {
  return watched(running, async () => {
    const each = await Promise.all(
      running.map(({ origin }) =>
        autocannon({
          url: `${origin}/mileage/equipment`,
          connections: 16 / running.length,
          duration: SECONDS,
          headers,
        }),
      ),
    );
    if (each.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error('a page was not answered');
    return each.reduce((sum, { requests }) => sum + requests.average, 0);
  });
}

const shown = (rows: readonly Growth[]) =>
  rows.map(({ processes, perSecond, restMb, mostMb }) => ({
    processes,
    'a second': perSecond.toFixed(0),
    'of one process': `${(perSecond / (rows[0]?.perSecond ?? 1)).toFixed(2)} x`,
    'MB at rest': restMb.toFixed(0),
    'MB at most': mostMb.toFixed(0),
  }));

const webs = [await start('web', { DATABASE_URL: url })];
try {
  const jobs: Growth[] = [];
  for (const processes of [1, 2, 4, 8]) jobs.push(await jobsPerSecond(webs[0] as Running, processes));
  const pages: Growth[] = [];
  for (const processes of [1, 2, 4]) {
    while (webs.length < processes) webs.push(await start('web', { DATABASE_URL: url }));
    // The first pages compile what they need.
    await Promise.all(
      webs.map(({ origin }) =>
        autocannon({ url: `${origin}/mileage/equipment`, connections: 2, duration: 2, headers }),
      ),
    );
    pages.push(await pagesPerSecond(webs));
  }
  console.log('worker processes, four jobs at a time each: routes a second');
  console.table(shown(jobs));
  console.log('web processes on one PostgreSQL: pages a second');
  console.table(shown(pages));
  for (const [part, unit, rows] of [
    ['worker', 'routes', jobs],
    ['web', 'pages', pages],
  ] as const)
    for (const { processes, perSecond, restMb, mostMb } of rows)
      tell(
        `${processes} ${part} process${processes === 1 ? '' : 'es'}`,
        `${perSecond.toFixed(0)} ${unit} a second, ${(perSecond / (rows[0]?.perSecond ?? 1)).toFixed(2)} times one; each ${restMb.toFixed(0)} MB at rest, ${mostMb.toFixed(0)} under load`,
      );
} finally {
  await Promise.all(webs.map((web) => web.stop()));
  await client.end();
  await database.close();
}
