/**
 * Times the combined list on 100,000 trips and 100,000 fuel rows of one carrier: `npx tsx bench/list/run.ts`.
 * DATABASE_URL names a migrated and seeded database that may be filled; its bench carrier is made once and used again.
 * Prints median and 95th percentile of each view, and its statements. Fails above 100 ms or five statements.
 */
import { performance } from 'node:perf_hooks';
import { openDatabase } from '~/data/database/db.server';
import { carrierScope } from '~/data/database/scope.server';
import { logger } from '~/config/logger.server';
import { clockFrom } from '~/adapters/clock/clock';
import { listRecords, type LedgerFilter, type LedgerPage } from '~/services/ledger/list-records.server';
import type { Ctx } from '~/services/context';
import type { CarrierScope } from '~/data/database/scope.server';
import { seedFleet } from './seed-fleet';

const ROWS = 100_000;
const RUNS = 40;
const MOST_MS = 100;
/** With the one that finds out who is asking, six. */
const MOST_STATEMENTS = 5;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');
const database = openDatabase(url, 6);
const { prisma, pool } = database;
const close = () => database.close();

let statements = 0;
pool.on('connect', (client) => {
  const ask = Reflect.get(client, 'query') as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query: (...given: unknown[]) => {
      statements += 1;
      return Reflect.apply(ask, client, given);
    },
  });
});

const NAME = 'Bench Freight';
let carrier = await prisma.carrier.findFirst({ where: { legalName: NAME } });
if (!carrier) {
  carrier = await prisma.carrier.create({ data: { legalName: NAME, baseJurisdiction: 'TX' } });
  const start = performance.now();
  await seedFleet(prisma, carrier.id, ROWS);
  console.log(`made ${ROWS} trips and ${ROWS} fuel rows in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const scope = carrierScope({ carrierId: carrier.id, userId: '00000000-0000-7000-8000-000000000000', role: 'owner' }, prisma);
const ctx = { scope, clock: clockFrom(new Date('2026-11-21T15:00:00Z')), log: logger(), requestId: 'bench' } as Ctx<CarrierScope>;
const unit = await prisma.equipment.findFirstOrThrow({ where: { carrierId: carrier.id } });
const page: LedgerPage = { start: 0, length: 50, order: 'date', direction: 'desc' };
const q3: LedgerFilter = { quarterKey: 20263 };

const views: [string, LedgerFilter, LedgerPage][] = [
  ['quarter', q3, page],
  ['quarter by miles', q3, { ...page, order: 'miles' }],
  ['quarter by unit', q3, { ...page, order: 'unit', direction: 'asc' }],
  ['quarter, search "tulsa"', { ...q3, search: 'tulsa' }, page],
  ['quarter, search two words', { ...q3, search: 'pilot 12' }, page],
  ['quarter, states and unit', { ...q3, states: ['TX', 'OK'], equipmentId: Number(unit.id) }, page],
  ['all quarters', {}, page],
  ['all by miles', {}, { ...page, order: 'miles' }],
  ['all by gallons up', {}, { ...page, order: 'gallons', direction: 'asc' }],
  ['all by details', {}, { ...page, order: 'details', direction: 'asc' }],
  ['all, last page', {}, { ...page, start: 2 * ROWS - 50 }],
  ['all by miles, middle page', {}, { ...page, start: ROWS, order: 'miles' }],
  ['all, common search', { search: 'dallas' }, page],
  ['all, rare search', { search: 'return load 77777' }, page],
  ['all, search of two letters', { search: 'tx' }, page],
  ['all, one state', { states: ['ID'] }, page],
  ['all, calculated', { status: 'ok' }, page],
];

let failed = false;
for (const [name, filter, wanted] of views) {
  await listRecords(ctx, filter, wanted);
  statements = 0;
  await listRecords(ctx, filter, wanted);
  const asked = statements;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await listRecords(ctx, filter, wanted);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [median, p95] = [times[Math.floor(RUNS / 2)] ?? 0, times[Math.floor(RUNS * 0.95)] ?? 0];
  const wrong = p95 > MOST_MS || asked > MOST_STATEMENTS;
  failed ||= wrong;
  console.log(`${name.padEnd(30)} median ${median.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${asked} statements${wrong ? '   TOO MUCH' : ''}`);
}
await close();
if (failed) process.exitCode = 1;
