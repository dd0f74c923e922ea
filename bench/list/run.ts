/**
 * Times the combined list on 100,000 trips and 100,000 fuel rows of one carrier, over HTTP and signed in: the page with its
 * rows, counts and badges in every kind of view, then the same calls for programs: `npx tsx bench/list/run.ts` after
 * `npm run build`. DATABASE_URL names a migrated and seeded database that may be filled; its bench carrier is made once and
 * used again. Prints median and 95th percentile of each, one request after the other, and its statements, the sign-in
 * included. Fails above 100 ms or six statements.
 */
import { openDatabase } from '~/platform/database/db.server';
import { makeAccount, makeSession, SESSION_COOKIE } from '../../tests/factories/signed-in';
import { percentiles, quantile, tell, timed } from '../measure';
import { start } from '../program';
import { seedFleet } from './seed-fleet';

const ROWS = 100_000;
const RUNS = Number(process.env['RUNS'] ?? 30);
const MOST_MS = 100;
const MOST_STATEMENTS = 6;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');
const database = openDatabase(url, 2);
const { prisma } = database;

const NAME = 'Bench Freight';
let carrier = await prisma.carrier.findFirst({ where: { legalName: NAME } });
if (!carrier) {
  carrier = await prisma.carrier.create({ data: { legalName: NAME, baseJurisdiction: 'TX' } });
  const { id } = carrier;
  const took = await timed(() => seedFleet(prisma, id, ROWS));
  console.log(`made ${ROWS} trips and ${ROWS} fuel rows in ${(took / 1000).toFixed(1)} s`);
}
const account = await makeAccount(prisma, { carrierId: carrier.id });
const { token } = await makeSession(prisma, account);
const unit = await prisma.equipment.findFirstOrThrow({
  where: { carrierId: carrier.id },
  orderBy: { id: 'asc' },
});

const views: [name: string, query: string][] = [
  ['quarter', 'quarter=20263'],
  ['quarter by miles', 'quarter=20263&sort=miles'],
  ['quarter by unit', 'quarter=20263&sort=unit&dir=asc'],
  ['quarter by states', 'quarter=20263&sort=states'],
  ['three days by tax', 'quarter=20263&sort=tax&from=2026-07-01&to=2026-07-03'],
  ['all by states', 'quarter=all&sort=states&dir=asc'],
  ['quarter, search "tulsa"', 'quarter=20263&q=tulsa'],
  ['quarter, search two words', 'quarter=20263&q=pilot+12'],
  ['quarter, states and unit', `quarter=20263&state=TX,OK&unit=${unit.id}`],
  ['all quarters', 'quarter=all'],
  ['all by miles', 'quarter=all&sort=miles'],
  ['all by gallons up', 'quarter=all&sort=gallons&dir=asc'],
  ['all by details', 'quarter=all&sort=details&dir=asc'],
  ['all, last page', `quarter=all&page=${(2 * ROWS) / 50}`],
  ['all by miles, middle page', `quarter=all&sort=miles&page=${ROWS / 50}`],
  ['all, common search', 'quarter=all&q=dallas'],
  ['all, search of half the rows', 'quarter=all&q=driver'],
  ['all, rare search', 'quarter=all&q=return+load+77777'],
  ['all, search of two letters', 'quarter=all&q=tx'],
  ['all, search of one letter', 'quarter=all&q=t'],
  ['all, one state', 'quarter=all&state=ID'],
  ['all, calculated', 'quarter=all&status=ok'],
];
const calls: [name: string, path: string][] = [
  ...views.map(([name, query]): [string, string] => [name, `/mileage/trips-fuel?${query}`]),
  ['badges of the quarter', '/mileage/api/trip/list-data?quarter=20263'],
  ['call: a quarter', '/mileage/api/trip?length=50&filter[quarter]=20263'],
  ['call: all', '/mileage/api/trip?length=50'],
  ['call: common search', '/mileage/api/trip?length=50&search[value]=dallas'],
];

const headers = { Cookie: `${SESSION_COOKIE}=${token}`, 'Accept-Encoding': 'gzip' };
const answered: { path: string; queries: number }[] = [];
const measured: { name: string; p50: number; p95: number; statements: number }[] = [];
let rest = '';
const web = await start('web', { DATABASE_URL: url, LOG_LEVEL: 'info' }, (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines)
    if (line.includes('"queries"')) answered.push(JSON.parse(line) as (typeof answered)[number]);
});
try {
  for (const [name, path] of calls) {
    const ask = async () => {
      const answer = await fetch(web.origin + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    };
    // What is computed once for each state of the records is computed here.
    for (let run = 0; run < 3; run++) await ask();
    const times: number[] = [];
    const before = answered.length;
    for (let run = 0; run < RUNS; run++) times.push(await timed(ask));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const statements = Math.max(...answered.slice(before).map(({ queries }) => queries));
    measured.push({ name, p50: quantile(times, 0.5), p95: quantile(times, 0.95), statements });
    console.log(`${name.padEnd(30)} ${percentiles(times, 1)}, ${statements} statements`);
  }
} finally {
  await web.stop();
  await prisma.user.delete({ where: { id: account.userId } });
  await database.close();
}

/** One line for several views: from the quickest to the slowest. */
function tellOf(what: string, those: typeof measured): void {
  const range = (key: 'p50' | 'p95') =>
    `${Math.min(...those.map((one) => one[key])).toFixed(0)} to ${Math.max(...those.map((one) => one[key])).toFixed(0)} ms`;
  const statements = Math.max(...those.map((one) => one.statements));
  tell(
    `${what}, 100,000 trips and 100,000 purchases`,
    `p50 ${range('p50')}, p95 ${range('p95')}; ${statements} statements at most`,
    `p95 ${MOST_MS} ms, ${MOST_STATEMENTS} statements`,
    those.every(({ p95 }) => p95 <= MOST_MS) && statements <= MOST_STATEMENTS,
  );
}
const isCall = ({ name }: { name: string }) => name.startsWith('call') || name.startsWith('badges');
tellOf(
  `list in ${views.length} views (sorts, filters, pages, searches)`,
  measured.filter((one) => !isCall(one)),
);
tellOf('list for programs, and badges', measured.filter(isCall));
