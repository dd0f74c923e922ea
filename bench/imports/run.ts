/**
 * Times imports of 50,000 lines, step by step, with the most memory each took: `npx tsx bench/imports/run.ts`. LINES sets
 * another number of them. With LIVE=1 the memory is what is alive, garbage collected every half second, and the times mean nothing.
 * DATABASE_URL names a migrated and seeded database that may be filled. Fails above 30 s from the file to the records.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import ExcelJS from 'exceljs';
import { clockFrom } from '~/platform/clock/clock';
import { embeddedTraces } from '~/platform/routing-engine/embedded-traces.server';
import { diskStorage } from '~/platform/storage/disk.server';
import { tableFiles } from '~/platform/table-files/table-files.server';
import { logger } from '~/config/logger.server';
import { openDatabase } from '~/platform/database/db.server';
import { carrierScope, systemScope, type CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { openImport } from '~/areas/imports/import-steps.server';
import { mapImport } from '~/areas/imports/map-import.server';
import { runImport } from '~/areas/imports/run-import.server';
import { startImport } from '~/areas/imports/start-import.server';
import { undoImport } from '~/areas/imports/undo-import.server';
import { tell } from '../measure';

// What the step before left behind must not count for this one.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const LINES = Number(process.env['LINES'] ?? 50_000);
const MOST_SECONDS = 30;
const LIVE = process.env['LIVE'] === '1';

/** Bytes of the process; or of what is alive in it. */
function memory(): number {
  if (!LIVE) return process.memoryUsage().rss;
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to fill and measure');
const database = openDatabase(url, 6);
const { prisma } = database;
const folder = await mkdtemp(path.join(tmpdir(), 'imports-bench-'));

const user = await prisma.user.create({
  data: { email: `bench-${Date.now()}@example.com`, name: 'Bench', roles: [] },
});
const carrier = await prisma.carrier.create({
  data: { legalName: 'Bench Imports', baseJurisdiction: 'TX', planPackageId: 'ic_advanced' },
});
await prisma.membership.create({ data: { userId: user.id, carrierId: carrier.id, role: 'owner' } });
const scope = carrierScope({ carrierId: carrier.id, userId: user.id, role: 'owner' }, prisma);
const ctx = {
  scope,
  clock: clockFrom(new Date('2026-11-21T15:00:00Z')),
  log: logger(),
  requestId: 'bench',
  storage: diskStorage(folder),
  tables: tableFiles,
  traces: embeddedTraces(),
} as Ctx<CarrierScope>;

const day = (index: number): string => `2026-11-${String((index % 28) + 1).padStart(2, '0')}`;
const range = Array.from({ length: LINES }, (_, index) => index);
const CITIES = [
  'Dallas,TX',
  'Tulsa,OK',
  'Wichita,KS',
  'Omaha,NE',
  'Memphis,TN',
  'Joliet,IL',
  'Gary,IN',
  'Amarillo,TX',
];

const fuel = `Date,Unit,City,State,Gallons,Price,Total,Vendor,Invoice\n${range.map((index) => `${day(index)},T-${index % 60},${CITIES[index % 8]},${(50 + (index % 900) / 10).toFixed(1)},3.499,200.00,Stop ${index % 40},R${index}`).join('\n')}\n`;
const cards = `Card #,Tran Date,Invoice,Unit,Driver Name,Location Name,City,State/ Prov,Item,Unit Price,Qty,Amt\n${range.map((index) => `70830500${index % 90},${day(index)},R${index},T-${index % 60},ANN,PILOT,${CITIES[index % 8]},${['ULSD', 'ULSD', 'DEFD', 'ULSR'][index % 4]},3.4,${(60 + (index % 900) / 10).toFixed(1)},204.00`).join('\n')}\n`;
const trips = `Date,Unit,From,To,TX,OK,KS,Load\n${range.map((index) => `${day(index)},T-${index % 60},"Dallas, TX","Wichita, KS",${120 + (index % 50)},230.5,${60 + (index % 9)},L${index}`).join('\n')}\n`;
const positions = `Vehicle,Timestamp,Latitude,Longitude\n${range.map((index) => `T-${index % 10},${new Date(Date.UTC(2026, 10, 1) + Math.floor(index / 10) * 300_000).toISOString()},${(32.8 + (Math.floor(index / 10) % 290) / 60).toFixed(5)},-97.10000`).join('\n')}\n`;

async function workbookOf(csv: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Fuel');
  for (const line of csv.trimEnd().split('\n'))
    sheet.addRow(line.split(',').map((cell) => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

/** Runs one step as its job would, watching the memory. */
async function step(id: string): Promise<{ seconds: number; megabytes: number }> {
  const found = await openImport(ctx, id);
  if (!found.ok) throw new Error(found.failure.message);
  collectGarbage();
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), LIVE ? 500 : 20);
  const start = performance.now();
  await runImport(
    { ...ctx, scope: systemScope(prisma) },
    { importId: id, revision: found.value.revision, isLastAttempt: true },
  );
  clearInterval(watch);
  return { seconds: seconds(start), megabytes: Math.round((most - before) / 1_048_576) };
}

const told = ({ seconds: took, megabytes }: { seconds: number; megabytes: number }): string =>
  `${took.toFixed(1)} s (+${megabytes} MB)`;

async function measure(
  name: string,
  kind: string,
  bytes: Uint8Array,
  file: string,
  undoes = false,
): Promise<void> {
  const made = await startImport(ctx, { kind, file: { name: file, bytes } });
  if (!made.ok) throw new Error(made.failure.message);
  const { id } = made.value;
  const read = await step(id);
  await mapImport(ctx, id, { kind });
  const check = await step(id);
  const preview = await openImport(ctx, id);
  const counts = preview.ok ? JSON.stringify(preview.value.counts) : '';
  await acceptImport(ctx, id, { takeDuplicates: false });
  const take = await step(id);
  const total = read.seconds + check.seconds + take.seconds;
  console.log(counts);
  tell(
    `import of ${LINES.toLocaleString('en')} lines: ${name}`,
    `${total.toFixed(1)} s: read ${told(read)}, check ${told(check)}, record ${told(take)}`,
    `${MOST_SECONDS} s`,
    total <= MOST_SECONDS || LIVE,
  );
  if (!undoes) return;
  await undoImport(ctx, id);
  tell('its undoing', told(await step(id)));
}

const only = process.argv[2];
const encoder = new TextEncoder();
const runs: [string, () => Promise<void>][] = [
  ['fuel', () => measure('fuel, CSV', 'fuel', encoder.encode(fuel), 'fuel.csv', true)],
  ['xlsx', async () => measure('fuel, XLSX', 'fuel', await workbookOf(fuel), 'fuel.xlsx')],
  ['cards', () => measure('card statement', 'cards', encoder.encode(cards), 'cards.csv')],
  [
    'trips',
    () => measure('trips by given miles (the plan takes 500)', 'trips', encoder.encode(trips), 'trips.csv'),
  ],
  ['positions', () => measure('positions', 'positions', encoder.encode(positions), 'positions.csv')],
];
try {
  for (const [name, run] of runs) if (only === undefined || only === name) await run();
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
