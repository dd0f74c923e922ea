import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { fixedFromScaled } from '~/engine/units/format';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportResource } from '~/areas/returns/views/report-resource';
import { reportView, type ReportView } from '~/areas/returns/views/report-view';
import { informerView } from '~/areas/ledger/views/ledger-view';
import { listRecords, type RecordList } from '~/areas/ledger/list-records.server';
import { findFiledReturn } from '~/areas/returns/data/filed-returns.server';
import { fileQuarter, reopenQuarter } from '~/areas/returns/file-quarter.server';
import { quarterReturnDocument } from '~/areas/returns/papers/quarter-return';
import { quarterWorkbook } from '~/areas/returns/papers/quarter-workbook';
import { creditFor, previewToday } from '~/areas/returns/preview-filing.server';
import { usableCredit } from '~/areas/returns/rules/credit-ledger';
import { amountText } from '~/areas/returns/views/figures';
import { filedResource, filingPreviewResource } from '~/areas/returns/views/filing-resource';
import { filedSum, filingView } from '~/areas/returns/views/filing-view';
import { formSheet } from '~/areas/returns/views/form-sheet';
import { excelWorkbooks } from '~/platform/workbook/excel.server';
import { recomputed } from '../../factories/formulas';
import { quarterReport, type QuarterReport } from '~/areas/returns/quarter-report.server';
import { fleetCtx } from '../../factories/fleet';
import { giveRates, giveRecords, type GivenFuel, type GivenTrip } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** Random quarters, shown everywhere a figure of the return is shown: one figure, whatever shows it. */
const { prisma } = await testDatabase();
/** In time, late, and late in a year whose interest rate nobody knows yet. */
const DAYS = ['2026-10-15', '2026-11-23', '2027-01-20'] as const;
type Today = (typeof DAYS)[number];
const KEY = 20263;
const FUELS = ['special_diesel', 'gasoline', 'propane'] as const;

interface RandomQuarter {
  base: 'TX' | 'ON';
  units: { fuelType: (typeof FUELS)[number]; qualifies: boolean }[];
  trips: { unit: number; day: string; parts: { state: string; tenths: number; exempt: number }[] }[];
  fuel: {
    unit: number;
    day: string;
    state: string;
    fuelType: (typeof FUELS)[number];
    thousandths: number;
    liters: boolean;
    taxPaid: boolean;
  }[];
  changes: { day: string; state: string }[];
  holiday: boolean;
  filed: boolean;
  /** Credit of the quarter before that is used, where there is something to pay. */
  credit: boolean;
  /** No rate is known for a state, or all are. */
  missing: 'OK' | 'NJ' | null;
  today: Today;
}

const day = fc.constantFrom(
  '2026-07-01',
  '2026-07-31',
  '2026-08-01',
  '2026-08-20',
  '2026-09-15',
  '2026-09-30',
);
const unit = fc.nat(3);
const randomQuarter: fc.Arbitrary<RandomQuarter> = fc.record({
  base: fc.constantFrom('TX', 'TX', 'ON'),
  units: fc.array(
    fc.record({
      fuelType: fc.constantFrom('special_diesel', 'special_diesel', ...FUELS),
      qualifies: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  trips: fc.array(
    fc.record({
      unit,
      day,
      parts: fc.uniqueArray(
        fc.record({
          state: fc.constantFrom('TX', 'OK', 'NJ', 'KY', 'OR', 'AK', 'ON'),
          tenths: fc.integer({ min: 500, max: 20_000 }),
          exempt: fc.constantFrom(0, 0, 0, 1, 400, 20_000),
        }),
        { selector: (part) => part.state, minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  fuel: fc.array(
    fc.record({
      unit,
      day,
      state: fc.constantFrom('TX', 'OK', 'NJ', 'KY', 'NM'),
      fuelType: fc.constantFrom('special_diesel', 'special_diesel', ...FUELS),
      thousandths: fc.integer({ min: 10_000, max: 400_000 }),
      liters: fc.boolean(),
      taxPaid: fc.constantFrom(true, true, false),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  changes: fc.uniqueArray(
    fc.record({ day: fc.constantFrom('2026-08-01', '2026-09-01'), state: fc.constantFrom('NJ', 'KY') }),
    { selector: (change) => `${change.day} ${change.state}`, maxLength: 2 },
  ),
  holiday: fc.boolean(),
  filed: fc.boolean(),
  credit: fc.boolean(),
  missing: fc.constantFrom('OK', 'NJ', null, null, null),
  today: fc.constantFrom(...DAYS),
});

const RATES: Record<string, [usd: string, cad: string, surcharge?: string]> = {
  TX: ['0.2000', '0.0723'],
  OK: ['0.1900', '0.0687'],
  NJ: ['0.4930', '0.1783'],
  KY: ['0.2200', '0.0796', '0.1050'],
  NM: ['0.2100', '0.0760'],
  ON: ['0.2436', '0.0900'],
};

async function give(quarter: RandomQuarter): Promise<{ scope: CarrierScope; ids: number[] }> {
  const { scope } = await makeAccount(prisma, { planPackageId: 'ic_advanced' });
  await prisma.carrier.update({ where: { id: scope.carrierId }, data: { baseJurisdiction: quarter.base } });
  const rates = FUELS.flatMap((fuel, at) =>
    Object.entries(RATES).flatMap(([jurisdiction, [usd, cad, surcharge]]) => {
      if (jurisdiction === quarter.missing) return [];
      const rate = (text: string, more: number) => (Number(text) + at / 100 + more).toFixed(4);
      const of = (more: number, from?: string) => ({
        jurisdiction,
        fuel,
        rate: rate(usd, more),
        cad: rate(cad, more),
        ...(surcharge && quarter.base === 'TX' ? { surcharge } : {}),
        ...(from ? { from } : {}),
      });
      const changes = quarter.changes.filter((change) => change.state === jurisdiction);
      return [of(0), ...changes.map((change, index) => of(0.05 * (index + 1), change.day))];
    }),
  );
  await giveRates(scope, KEY, [...rates, ...FUELS.map((fuel) => ({ jurisdiction: 'OR', rate: null, fuel }))]);
  await prisma.exemptPeriod.deleteMany();
  if (quarter.holiday)
    await prisma.exemptPeriod.create({
      data: {
        jurisdiction: 'OK',
        from: new Date('2026-08-10T00:00:00Z'),
        to: new Date('2026-08-25T00:00:00Z'),
        source: 'test',
        createdBy: scope.userId,
      },
    });
  const name = (at: number) => `U${at}`;
  const ids = await giveRecords(scope, {
    units: quarter.units.map(({ fuelType, qualifies }, at) => ({
      unit: name(at),
      fuelType,
      ...(qualifies ? { axles: 3 } : { axles: 2, registeredWeightPounds: 9_000 }),
    })),
    trips: quarter.trips.map((trip): GivenTrip => ({
      unit: name(trip.unit),
      date: trip.day,
      miles: Object.fromEntries(
        trip.parts.map(({ state, tenths, exempt }) => [state, [tenths / 10, Math.min(exempt, tenths) / 10]]),
      ),
    })),
    fuel: quarter.fuel.map((bought): GivenFuel => ({
      unit: name(bought.unit),
      date: bought.day,
      state: bought.state,
      quantity: fixedFromScaled(bought.thousandths, 3),
      fuelType: bought.fuelType,
      fuelUnit: bought.liters ? 'litre' : 'gallon',
      taxPaid: bought.taxPaid,
    })),
  });
  return { scope, ids: quarter.units.map((_, at) => ids.get(name(at)) ?? 0) };
}

async function reportOf(
  scope: CarrierScope,
  query: string,
  today: Today,
): Promise<{ report: QuarterReport; view: ReportView }> {
  const { filter } = readReportFilter(new URLSearchParams(`q=${KEY}${query}`), today);
  const result = await quarterReport(fleetCtx(scope), filter, today);
  if (!result.ok) throw new Error(result.failure.message);
  return { report: result.value, view: reportView(result.value) };
}

const listOf = (
  scope: CarrierScope,
  filter: { quarterKey?: number; equipmentId?: number },
): Promise<RecordList> =>
  listRecords(fleetCtx(scope), filter, { start: 0, length: 50, order: 'date', direction: 'asc' });

/** How far the taxes of the rows may be from the sum of the lines: those are of whole miles and gallons. */
function roundingOf(report: QuarterReport, rows: number): number {
  const lines = report.computed.schedules.flatMap((schedule) =>
    schedule.lines.map((line) => {
      const average = Math.max(0.01, (schedule.average.hundredths ?? 100) / 100);
      return 100 * (Number(line.rate ?? 0) + Number(line.surcharge?.rate ?? 0)) * (1.01 + 1.01 / average) + 2;
    }),
  );
  return lines.reduce((sum, cents) => sum + cents, rows);
}

async function agrees(
  scope: CarrierScope,
  ids: readonly number[],
  { today, credit }: Pick<RandomQuarter, 'today' | 'credit'>,
): Promise<void> {
  const { report, view } = await reportOf(scope, '', today);
  const { totals } = view;
  const net = totals.netTaxCents;
  const hasLines = report.computed.schedules.some((schedule) => schedule.lines.length > 0);

  // The list of all quarters is that of this one, unless there is another to carry a credit from.
  for (const filter of [{ quarterKey: KEY }, ...(credit ? [] : [{}])]) {
    const list = await listOf(scope, filter);
    // The list has no interest and no penalty: only a tax that is missing keeps it from its sum.
    expect(list.informers.complete, 'badges complete').toBe(net !== null);
    expect(list.informers.missing, 'badges name what is missing').toEqual(
      net === null ? view.sum.missing : [],
    );
    if (net === null) {
      expect(list.informers.taxCents, 'no sum short of a rate').toBeNull();
      continue;
    }
    expect(list.informers.taxCents ?? 0, 'badge').toBe(net);
    if (view.distanceUnit === 'mi' && hasLines) {
      const ifta = report.computed.schedules.reduce((sum, schedule) => sum + schedule.iftaDistance, 0);
      const gallons = report.computed.schedules.reduce((sum, schedule) => sum + schedule.totalFuel, 0);
      const badges = informerView(list);
      expect([badges.miles, badges.gallons].map((text) => Number(text.replaceAll(',', '')))).toEqual([
        ifta,
        gallons,
      ]);
    }
    const ofRows = list.rows.reduce((sum, row) => sum + (row.taxCents ?? 0), 0);
    expect(Math.abs(ofRows - net), `rows ${ofRows}, return ${net}`).toBeLessThanOrEqual(
      roundingOf(report, list.rows.length),
    );
  }

  const { view: shares } = await reportOf(scope, '&per_equipment=1', today);
  if (net !== null)
    expect(
      shares.groups.reduce((sum, group) => sum + (group.totals.taxCents ?? NaN), 0),
      'per equipment',
    ).toBe(net);
  expect(shares.totals).toEqual(totals);
  for (const equipmentId of ids) {
    const own = (await reportOf(scope, `&equipment_id=${equipmentId}`, today)).view;
    const list = await listOf(scope, { quarterKey: KEY, equipmentId });
    if (net !== null) expect(list.informers.taxCents ?? 0, 'badge of a vehicle').toBe(own.totals.netTaxCents);
  }

  const json = reportResource(view, null);
  expect([json.totals.tax, json.totals.surcharge], 'API').toEqual(
    [totals.taxCents, totals.surchargeCents].map(decimalOf),
  );
  const [head = '', ...lines] = reportCsv(view).trim().split('\r\n');
  const column = head.split(',').indexOf('tax');
  const csv = lines.reduce((sum, line) => sum + Math.round(100 * Number(line.split(',')[column] ?? 0)), 0);
  if (net !== null) expect(csv, 'CSV').toBe(net);
  await paysOneSum(scope, report, view, today);
}

const decimalOf = (cents: number | null): string | null =>
  cents === null ? null : fixedFromScaled(cents, 2);

/** The cell below the last one of a column of amounts: what the paper says is to be paid. */
async function workbookSum(report: QuarterReport): Promise<number | string> {
  const none = async function* (): AsyncGenerator<never[]> {};
  const pieces: Uint8Array[] = [];
  for await (const piece of excelWorkbooks.make(
    quarterWorkbook(
      report,
      { trips: none(), fuel: none() },
      { createdAt: new Date(0), productName: 'Stateline' },
    ),
  ))
    pieces.push(piece);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.concat(pieces) as never);
  const valueOf = recomputed(workbook);
  const cover = workbook.getWorksheet('Return')!;
  let at = '';
  cover.getColumn(1).eachCell((cell, row) => {
    if (/^(Credit|To pay|To pay on .*)$/.test(cell.text)) at = `E${row}`;
  });
  const { value } = cover.getCell(at);
  if (typeof value === 'string') return value;
  // The sum of some amounts and their opposite is a hair below zero: no other figure than zero.
  return Math.round(100 * Number(valueOf('Return', at))) + 0;
}

/** Interest, penalty, credit and the sum: the same on screen, print, workbook, sheet, filing and API. */
async function paysOneSum(
  scope: CarrierScope,
  report: QuarterReport,
  view: ReportView,
  today: Today,
): Promise<void> {
  const { sum, symbol, totals } = view;
  const isLate = today > '2026-11-02';
  if (report.filed === null) {
    expect(sum.asOf, 'interest as of today').toBe(isLate ? today : null);
    // An amended return owes interest on what it adds alone.
    expect(report.computed.late, 'late').toBe(isLate && sum.amendment === null);
  }
  if (view.complete && sum.differenceCents === null)
    expect(sum.toPayCents).toBe(
      (totals.taxCents ?? NaN) +
        (totals.surchargeCents ?? NaN) +
        (totals.interestCents ?? NaN) +
        (totals.penaltyCents ?? NaN) -
        (report.filed?.creditAppliedCents ?? 0),
    );
  if (!view.complete) {
    expect(sum.toPayCents, 'no sum').toBeNull();
    expect(sum.missing.length, 'what is missing is named').toBeGreaterThan(0);
  }
  const text = amountText(sum.toPayCents, symbol);

  const sheet = formSheet(report.computed, sum);
  expect(sheet.cover.at(-1)?.value, 'sheet').toBe(text);
  const json = reportResource(view, null);
  expect(json.totals.to_pay, 'API').toBe(decimalOf(sum.toPayCents));

  const { html } = quarterReturnDocument(report);
  const feet = [...html.matchAll(/<tfoot><tr><th scope="row">(?:Credit|To pay[^<]*)<\/th><td>([^<]*)</g)];
  expect(
    feet.map((match) => match[1]),
    'PDF',
  ).toEqual([text]);
  expect(await workbookSum(report), 'workbook').toBe(sum.toPayCents ?? 'incomplete');

  if (report.filed) {
    const filed = await findFiledReturn(scope, KEY);
    expect(amountText(filedSum(filed!).toPayCents, symbol), 'filed return').toBe(text);
    expect(filedResource(filed!).to_pay, 'API, filed').toBe(decimalOf(sum.toPayCents));
    const credit = report.filed.creditAppliedCents;
    const line = credit > 0 ? amountText(-credit) : null;
    for (const paper of [html, sheet.cover.map((entry) => `${entry.label} ${entry.value}`).join('\n')])
      expect(paper.includes('Credit applied'), 'credit stands before the sum').toBe(line !== null);
    return;
  }
  const preview = await previewToday(fleetCtx(scope), parseQuarterKey(KEY)!, today);
  const filing = filingView(preview, 0, 0);
  expect([filing.sum.total.cents, filing.sum.total.label], 'filing').toEqual([
    sum.toPayCents,
    (sum.amendment ?? sum.whole).total.label,
  ]);
  expect(filingPreviewResource(KEY, preview, view.dueDate, 0).amount, 'API, filing').toBe(
    decimalOf(sum.toPayCents),
  );
}

/** 10 mpg: Texas is owed 50 gallons less, Oklahoma 50 more; a credit of $5.00 is carried. */
async function carryCredit(scope: CarrierScope): Promise<void> {
  await giveRates(scope, 20262, [
    { jurisdiction: 'TX', rate: '0.2000', cad: '0.2000' },
    { jurisdiction: 'OK', rate: '0.1000', cad: '0.1000' },
  ]);
  await giveRecords(scope, {
    units: [{ unit: 'C' }],
    trips: [{ unit: 'C', date: '2026-05-01', miles: { TX: 500, OK: 500 } }],
    fuel: [{ unit: 'C', date: '2026-05-01', state: 'TX', quantity: '100' }],
  });
  const filed = await fileQuarter(
    fleetCtx(scope),
    parseQuarterKey(20262)!,
    { filedOn: '2026-07-30', creditUse: 'carry' },
    '2026-10-15',
  );
  if (!filed.ok) throw new Error(filed.failure.message);
}

describe('a random quarter', () => {
  it('has one figure on every screen, paper and call: in time, late, filed, amended, with credit, without a rate', async () => {
    await fc.assert(
      fc.asyncProperty(randomQuarter, async (quarter) => {
        const { scope, ids } = await give(quarter);
        const { today } = quarter;
        if (quarter.credit) await carryCredit(scope);
        await agrees(scope, ids, quarter);
        if (!quarter.filed) return;
        const q3 = parseQuarterKey(KEY)!;
        const preview = await previewToday(fleetCtx(scope), q3, today);
        const credit = usableCredit(preview.stepCents ?? 0, await creditFor(fleetCtx(scope), preview));
        const filed = await fileQuarter(
          fleetCtx(scope),
          q3,
          { filedOn: today, creditApplied: fixedFromScaled(credit, 2) },
          today,
        );
        if (!filed.ok) return;
        await agrees(scope, ids, quarter);
        // Rates and fuels that change after the filing leave the filed figures alone.
        await giveRates(scope, KEY, [{ jurisdiction: 'TX', rate: '0.9000', cad: '0.3000' }]);
        await prisma.equipment.updateMany({
          where: { carrierId: scope.carrierId },
          data: { fuelType: 'propane' },
        });
        await agrees(scope, ids, quarter);
        // Opened again it is an amended return: what it adds, with interest on that alone.
        await reopenQuarter(fleetCtx(scope), q3, { reason: 'a receipt' });
        await agrees(scope, ids, quarter);
      }),
      // A failing quarter is small enough to read; shrinking it takes minutes.
      { numRuns: Number(process.env['RANDOM_QUARTERS'] ?? 10), endOnFailure: true },
    );
  }, 180_000);
});
