/**
 * Times the printed report of a large fleet: `npx tsx bench/reports/print.ts [vehicles] [file.pdf]`. DATABASE_URL names the
 * database that run.ts has filled. The browser is warm. Fails above 5 s or 1.5 MB for a report of 62 pages.
 */
import { writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { PDFDocument } from 'pdf-lib';
import { chromiumPrinter } from '~/platform/pdf/chromium-printer.server';
import { clockFrom } from '~/platform/clock/clock';
import { logger } from '~/config/logger.server';
import { openDatabase } from '~/platform/database/db.server';
import { carrierScope, type CarrierScope } from '~/platform/database/scope.server';
import { quarterReturnDocument } from '~/areas/returns/papers/quarter-return';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import type { Ctx } from '~/platform/context';
import { printed } from '~/areas/returns/print-document.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { tell } from '../measure';
import { QUARTER_KEY } from './seed-quarter';

const [MOST_MS_A_PAGE, MOST_BYTES_A_PAGE] = [5000 / 62, 1_500_000 / 62];
const vehicles = Number(process.argv[2] ?? 120);
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database that run.ts has filled');
const database = openDatabase(url, 2);
const carrier = await database.prisma.carrier.findFirstOrThrow({ where: { legalName: 'Bench Quarter' } });
const scope = carrierScope(
  { carrierId: carrier.id, userId: '00000000-0000-7000-8000-000000000000', role: 'owner' },
  database.prisma,
);
const pdf = chromiumPrinter();
const ctx = {
  scope,
  pdf,
  clock: clockFrom(new Date('2026-11-21T15:00:00Z')),
  log: logger(),
  requestId: 'bench',
  site: { productName: 'Stateline', publicUrl: 'http://localhost' },
} as unknown as Ctx<CarrierScope>;
const result = await quarterReport(
  ctx,
  { quarter: parseQuarterKey(QUARTER_KEY)!, equipmentId: null, perEquipment: true, hideNoData: true },
  '2026-11-21',
);
if (!result.ok) throw new Error(result.failure.message);
const report = { ...result.value, shares: result.value.shares.slice(0, vehicles) };
const times: number[] = [];
let bytes = Buffer.alloc(0);
for (let run = 0; run < 4; run += 1) {
  const start = performance.now();
  const pieces: Uint8Array[] = [];
  for await (const piece of await printed(
    ctx,
    { ...carrier, paperSize: null },
    quarterReturnDocument(report),
  ))
    pieces.push(piece);
  if (run > 0) times.push(performance.now() - start);
  bytes = Buffer.concat(pieces);
}
const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
const slowest = Math.max(...times);
const isWrong = slowest > MOST_MS_A_PAGE * pages || bytes.length > MOST_BYTES_A_PAGE * pages;
tell(
  `PDF of ${pages} pages`,
  `${times.map((time) => (time / 1000).toFixed(2)).join(', ')} s warm, ${(bytes.length / 1e6).toFixed(2)} MB`,
  `${((MOST_MS_A_PAGE * pages) / 1000).toFixed(1)} s, ${((MOST_BYTES_A_PAGE * pages) / 1e6).toFixed(1)} MB`,
  !isWrong,
);
if (process.argv[3]) await writeFile(process.argv[3], bytes);
await pdf.close();
await database.close();
