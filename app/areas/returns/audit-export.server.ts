import {
  readMonthlySummaries,
  readOdometerGaps,
  readOdometerSpans,
  readQuarterChanges,
  type ChangeRow,
} from '~/areas/returns/data/audit-records.server';
import { digestTanks } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import {
  bulkDeliveriesCsv,
  bulkInventoryCsv,
  bulkOtherCsv,
  bulkReconciliationCsv,
  bulkTanksCsv,
} from '~/areas/bulk-tanks/papers/tank-csv';
import { tankLogDocument } from '~/areas/bulk-tanks/papers/tank-log';
import { reconcileTanks } from '~/areas/bulk-tanks/read-tanks.server';
import { readReconciliation } from '~/areas/reconciliation/read-reconciliation.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { listFiledReturns } from '~/areas/returns/data/filed-returns.server';
import { listOwnRates } from '~/areas/rates/data/own-rates.server';
import { updateReportFileState, type ReportFile } from '~/areas/returns/data/report-files.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { countSourcePositions } from '~/areas/returns/data/source-positions.server';
import { digestAsFiled, digestRecords } from '~/areas/returns/data/source-records.server';
import {
  changesCsv,
  exceptionsCsv,
  fuelCsv,
  mileageSourcesCsv,
  odometerCsv,
  odometerGapsCsv,
  positionCheckCsv,
  positionsCsv,
  receiptPath,
  summariesCsv,
  tripsCsv,
} from '~/areas/returns/papers/audit-csv';
import { auditReadme } from '~/areas/returns/papers/audit-readme';
import {
  answersCsv,
  filingsCsv,
  manifestCsv,
  ratesCsv,
  vehiclesCsv,
} from '~/areas/returns/papers/audit-lists';
import { quarterReturnDocument } from '~/areas/returns/papers/quarter-return';
import { returnCsv } from '~/areas/returns/papers/return-csv';
import { quarterWorkbook } from '~/areas/returns/papers/quarter-workbook';
import {
  firstDayOfQuarter,
  lastDayOfQuarter,
  parseQuarterKey,
  type Quarter,
} from '~/engine/calendar/quarter';
import { distanceUnitOf } from '~/engine/units/conversion';
import type { Ctx } from '~/platform/context';
import { receiptKey } from '~/areas/fuel/keep-receipt.server';
import { quarterFindings } from '~/areas/ledger/check-quarter.server';
import { printed, type TellProgress } from './print-document.server';
import { todayOf } from '~/areas/carriers/today.server';
import { quarterReport } from './quarter-report.server';
import { storageKeyOf } from './report-files.server';
import { fuelPages, positionPages, tripPages } from './source-pages.server';
import { packEntry, zipOf, type PackedEntry } from '~/platform/table-files/zip-stream.server';

type Content = AsyncIterable<Uint8Array | string>;

interface AuditState {
  /** Of the records the parts were made from: with others the export starts over. */
  digest: string;
  parts: PackedEntry[];
}

/**
 * Everything an auditor asks for of one quarter, as one ZIP. Each file is packed and put away by itself, and noted on the
 * row: a run that was broken off continues with the file it stood at. No file is ever whole in memory.
 */
export async function makeAuditExport(
  ctx: Ctx<CarrierScope>,
  file: ReportFile,
  tell: TellProgress,
): Promise<AsyncIterable<Uint8Array>> {
  const quarter = parseQuarterKey(file.quarterKey);
  if (!quarter) throw new Error('an audit export without a quarter');
  const key = file.quarterKey ?? 0;
  const digests = await digestRecords(ctx.scope, key);
  const digest = JSON.stringify({ ...digests, tanks: await digestTanks(ctx.scope) });
  const stored = file.params['state'] as AuditState | undefined;
  const state: AuditState = stored && stored.digest === digest ? stored : { digest, parts: [] };
  const plan = await planOf(ctx, quarter, key, digests);
  const partKey = (index: number) => `${storageKeyOf(ctx.scope.carrierId, file.id)}-part-${index}`;

  let index = 0;
  const pack = async (name: string, content: () => Promise<Content> | Content) => {
    const done = state.parts[index];
    if (done?.name !== name || (await ctx.storage.sizeOf(partKey(index))) !== done.packedBytes) {
      state.parts.length = index;
      await tell(Math.min(90, 5 + Math.floor((85 * index) / plan.expected)), name);
      const packed = packEntry(name, await content());
      await ctx.storage.putStream(partKey(index), packed.pieces);
      state.parts.push(packed.entry());
      await updateReportFileState(ctx.scope, file.id, { ...file.params, state });
    }
    index += 1;
  };
  for (const [name, content] of plan.files) await pack(name, content);
  for await (const entry of plan.receipts()) {
    const opened = await ctx.storage.open(receiptKey(ctx.scope.carrierId, entry.id));
    if (opened) await pack(entry.path, () => opened.pieces);
  }
  const listed = state.parts.slice(0, index);
  state.parts.length = index;
  await pack('manifest.csv', () => once(manifestCsv(listed)));

  await tell(95, 'Writing the archive');
  const parts = [...state.parts];
  const open = async function* (_entry: PackedEntry, at: number) {
    const opened = await ctx.storage.open(partKey(at));
    if (!opened) throw new Error('a part of the archive is gone');
    yield* opened.pieces;
  };
  const whole = zipOf(parts, open, ctx.clock.now());
  return (async function* () {
    yield* whole;
    for (let at = 0; at < parts.length; at += 1) await ctx.storage.remove(partKey(at));
  })();
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* each(texts: Iterable<string>): AsyncGenerator<string> {
  yield* texts;
}

async function planOf(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  key: number,
  digests: Awaited<ReturnType<typeof digestRecords>>,
) {
  const { scope } = ctx;
  const carrier = await readCarrier(scope);
  const distanceUnit = distanceUnitOf(carrier.units);
  const result = await quarterReport(
    ctx,
    { quarter, equipmentId: null, perEquipment: true, hideNoData: true },
    todayOf(ctx, carrier),
  );
  if (!result.ok) throw new Error(result.failure.message);
  const report = result.value;
  const tanks = await reconcileTanks(ctx, quarter);
  const reconciled = await readReconciliation(ctx, quarter, carrier.timeZone);
  const fleet = { ...report, filter: { ...report.filter, perEquipment: false } };
  const receipts = async function* () {
    const seen = new Set<string>();
    for await (const page of fuelPages(scope, key)) {
      for (const entry of page) {
        if (entry.receiptId === null || seen.has(entry.receiptId)) continue;
        seen.add(entry.receiptId);
        yield { id: entry.receiptId, path: receiptPath(entry) };
      }
    }
  };
  let receiptCount = 0;
  for await (const _ of receipts()) receiptCount += 1;
  const positionCount = await countSourcePositions(scope, key);
  const versions = await listFiledReturns(scope, key);
  const asFiled = await digestAsFiled(scope, key, digests, versions[0]?.sources);
  const now = ctx.clock.now();
  const meta = { createdAt: now, productName: ctx.site.productName };
  const files: [string, () => Promise<Content> | Content][] = [
    [
      'README.txt',
      () =>
        once(
          auditReadme(report, {
            productName: ctx.site.productName,
            publicUrl: ctx.site.publicUrl,
            madeAt: now.toISOString().slice(0, 19).replace('T', ' '),
            engine: 'recorded with each trip',
            trips: asFiled.trips.count,
            fuel: asFiled.fuel.count,
            tripHash: asFiled.trips.sha256,
            fuelHash: asFiled.fuel.sha256,
            receipts: receiptCount,
            positions: positionCount,
            sources: reconciled.some(({ chosen }) => chosen !== null),
            tanks: tanks.length,
          }),
        ),
    ],
    ['return.pdf', () => printed(ctx, carrier, quarterReturnDocument(fleet))],
    ['return.xlsx', () => ctx.workbooks.make(quarterWorkbook(report, { trips: none(), fuel: none() }, meta))],
    ['return.csv', () => once(returnCsv(fleet))],
    ['return_by_vehicle.csv', () => once(returnCsv(report))],
    ['filings.csv', () => once(filingsCsv(versions))],
    ...(versions.some(({ sources }) => sources.answers)
      ? ([['answers.csv', () => once(answersCsv(versions, carrier.units))]] as [string, () => Content][])
      : []),
    ['rates.csv', async () => once(ratesCsv(report, await listOwnRates(scope, [key])))],
    ['vehicles.csv', async () => once(vehiclesCsv(await listEquipment(scope), report, carrier.units))],
    ['trips.csv', () => tripsCsv(tripPages(scope, key), distanceUnit)],
    ...(positionCount > 0
      ? ([
          ['positions.csv', () => positionsCsv(positionPages(scope, key), distanceUnit)],
          ['position_check.csv', () => positionCheckCsv(positionPages(scope, key))],
        ] as [string, () => Content][])
      : []),
    ['fuel.csv', () => fuelCsv(fuelPages(scope, key), carrier.legalName)],
    ['bulk_withdrawals.csv', () => fuelCsv(fuelPages(scope, key), carrier.legalName, 'bulk')],
    ...(tanks.length > 0
      ? ([
          ['bulk_tanks.csv', () => once(bulkTanksCsv(tanks))],
          ['bulk_deliveries.csv', () => once(bulkDeliveriesCsv(tanks, carrier.legalName))],
          ['bulk_inventory.csv', () => once(bulkInventoryCsv(tanks))],
          ['bulk_other_withdrawals.csv', () => once(bulkOtherCsv(tanks))],
          ['bulk_reconciliation.csv', () => once(bulkReconciliationCsv(tanks))],
          ['bulk_tanks.pdf', () => printed(ctx, carrier, tankLogDocument(carrier, quarter, tanks))],
        ] as [string, () => Promise<Content> | Content][])
      : []),
    ...(reconciled.some(({ chosen }) => chosen !== null)
      ? ([['mileage_sources.csv', () => each(mileageSourcesCsv(reconciled, distanceUnit))]] as [
          string,
          () => Content,
        ][])
      : []),
    [
      'odometer_check.csv',
      async () => each(odometerCsv(await readOdometerSpans(scope, key, carrier.units), distanceUnit)),
    ],
    [
      'odometer_gaps.csv',
      async () => each(odometerGapsCsv(await readOdometerGaps(scope, key), distanceUnit)),
    ],
    [
      'exceptions.csv',
      () => exceptionsCsv(quarterFindings(ctx, key, { units: carrier.units }), carrier.units),
    ],
    [
      'summaries.csv',
      async () => each(summariesCsv(await readMonthlySummaries(scope, key, carrier.units), carrier.units)),
    ],
    ['changes.csv', () => changesCsv(changesOf(scope, quarter, key))],
  ];
  return { files, receipts, expected: files.length + receiptCount + 1 };
}

async function* none(): AsyncGenerator<never> {}

const CHANGES_AT_ONCE = 1000;

async function* changesOf(
  scope: CarrierScope,
  quarter: Quarter,
  key: number,
): AsyncGenerator<readonly ChangeRow[]> {
  const period = { from: firstDayOfQuarter(quarter), to: lastDayOfQuarter(quarter) };
  for (let afterId = 0; ;) {
    const page = await readQuarterChanges(scope, key, period, afterId, CHANGES_AT_ONCE);
    yield page;
    if (page.length < CHANGES_AT_ONCE) return;
    afterId = page.at(-1)?.id ?? afterId;
  }
}
