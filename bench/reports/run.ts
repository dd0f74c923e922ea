/**
 * Times the reports of a quarter of 100,000 trips: `npx tsx bench/reports/run.ts [times|files]`. DATABASE_URL names a migrated and
 * seeded database that may be filled; its bench carrier is made once and used again. Checks the sums against the
 * database's own, and fails above 300 ms (95th percentile, warm) or 250 MB while files are written.
 */
import { performance } from 'node:perf_hooks';
import { clockFrom } from '~/platform/clock/clock';
import { excelWorkbooks } from '~/platform/workbook/excel.server';
import { logger } from '~/config/logger.server';
import { keepHeapSmall } from '~/config/worker-heap.server';
import { openDatabase } from '~/platform/database/db.server';
import { carrierScope, type CarrierScope } from '~/platform/database/scope.server';
import { tripsCsv } from '~/areas/returns/papers/audit-csv';
import { quarterWorkbook } from '~/areas/returns/papers/quarter-workbook';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { reportView } from '~/areas/returns/views/report-view';
import { trendView } from '~/areas/returns/views/trend-view';
import type { Ctx } from '~/platform/context';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { trendReport } from '~/areas/returns/trend-report.server';
import { fuelPages, tripPages } from '~/areas/returns/source-pages.server';
import { percentiles, quantile, tell } from '../measure';
import { QUARTER_KEY, seedQuarter } from './seed-quarter';

const [TRIPS, FUEL, RUNS, MOST_MS, MOST_MB] = [100_000, 100_000, 30, 300, 250];

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');
const database = openDatabase(url, 4);
const { prisma } = database;
const close = () => database.close();
const NAME = 'Bench Quarter';
let carrier = await prisma.carrier.findFirst({ where: { legalName: NAME } });
if (!carrier) {
  carrier = await prisma.carrier.create({ data: { legalName: NAME, baseJurisdiction: 'TX' } });
  const start = performance.now();
  await seedQuarter(prisma, carrier.id, TRIPS, FUEL);
  console.log(
    `made ${TRIPS} trips and ${FUEL} purchases in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
}
const carrierId = carrier.id;
const scope = carrierScope(
  { carrierId, userId: '00000000-0000-7000-8000-000000000000', role: 'owner' },
  prisma,
);
const ctx = {
  scope,
  clock: clockFrom(new Date('2026-11-21T15:00:00Z')),
  log: logger(),
  requestId: 'bench',
} as Ctx<CarrierScope>;
const quarter = parseQuarterKey(QUARTER_KEY)!;
const only = process.argv[2];

async function report(perEquipment: boolean) {
  const result = await quarterReport(
    ctx,
    { quarter, equipmentId: null, perEquipment, hideNoData: true },
    '2026-11-21',
  );
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

if (only !== 'files') {
  await timeReports();
  await timeTrends();
}

function tellTimes(name: string, times: readonly number[]): void {
  tell(`report, ${name}`, percentiles(times), `p95 ${MOST_MS} ms`, quantile(times, 0.95) <= MOST_MS);
}

/** Eight quarters, of which one is the large one: all of them computed for the page. */
async function timeTrends(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    trendView(await trendReport(ctx, quarter));
    if (run > 0) times.push(performance.now() - start);
  }
  tellTimes('trends', times);
}

async function timeReports(): Promise<void> {
  for (const [name, perEquipment, changed] of [
    ['whole fleet', false, false],
    ['whole fleet, just changed', false, true],
    ['per equipment, one page', true, false],
  ] as const) {
    await report(perEquipment);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      if (changed)
        await prisma.$executeRaw`UPDATE "quarter_sums" SET "revision" = "revision" + 1 WHERE "carrierId" = ${carrierId}::uuid`;
      const start = performance.now();
      reportView(await report(perEquipment), { page: 1, groupsPerPage: 20 });
      times.push(performance.now() - start);
    }
    tellTimes(name, times);
  }

  const fleet = await report(false);
  const [sums] = await prisma.$queryRaw<{ miles: bigint; gallons: string }[]>`
    SELECT (SELECT sum(round(m)) FROM (SELECT sum("tenthMiles") / 10.0 AS m FROM "trip_jurisdiction" WHERE "carrierId" = ${carrierId}::uuid AND "quarterKey" = ${QUARTER_KEY} GROUP BY "jurisdiction") j)::bigint AS "miles",
      (SELECT round(sum("quantity"))::text FROM "fuel_purchase" WHERE "carrierId" = ${carrierId}::uuid AND "quarterKey" = ${QUARTER_KEY}) AS "gallons"`;
  const [schedule] = fleet.computed.schedules;
  const isExact =
    Number(sums?.miles) === schedule?.totalDistance && Number(sums?.gallons) === schedule?.totalFuel;
  const shared = await report(true);
  const shareSum = shared.shares.reduce((sum, share) => sum + share.totals.dueCents, 0);
  const addsUp = shareSum === shared.computed.totals.dueCents && shareSum === fleet.computed.totals.dueCents;
  tell(
    'report, its sums',
    `${schedule?.totalDistance} miles, ${schedule?.totalFuel} gallons, ${shared.shares.length} shares`,
    'as the database adds them; shares to the cent',
    isExact && addsUp,
  );
}

async function drained(name: string, pieces: AsyncIterable<Uint8Array | string>) {
  let [bytes, peak] = [0, 0];
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  for await (const piece of pieces) bytes += piece.length;
  clearInterval(timer);
  tell(
    name,
    `${((performance.now() - start) / 1000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB; the process ${(peak / 1e6).toFixed(0)} MB, ${(before / 1e6).toFixed(0)} before`,
    `${MOST_MB} MB`,
    peak / 1e6 <= MOST_MB,
  );
}

if (only !== 'times') {
  keepHeapSmall();
  const fleet = await report(false);
  await drained('trips as CSV', tripsCsv(tripPages(scope, QUARTER_KEY), 'mile'));
  await drained(
    'workbook',
    excelWorkbooks.make(
      quarterWorkbook(
        fleet,
        { trips: tripPages(scope, QUARTER_KEY), fuel: fuelPages(scope, QUARTER_KEY) },
        { createdAt: new Date(), productName: 'Stateline' },
      ),
    ),
  );
}
await close();
