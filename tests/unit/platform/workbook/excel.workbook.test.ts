import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { WorkbookSheet } from '~/platform/workbook/port';
import { excelWorkbooks } from '~/platform/workbook/excel.server';
import { sheetName } from '~/platform/workbook/sheet-name';
import { reportView } from '~/areas/returns/views/report-view';
import { quarterWorkbook } from '~/areas/returns/papers/quarter-workbook';
import { fuelSheets } from '~/areas/returns/papers/source-sheets';
import type { SourceFuel } from '~/areas/returns/source-pages.server';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type { LineInput } from '~/engine/ifta/return-types';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import { recomputed } from '../../../factories/formulas';

async function load(sheets: WorkbookSheet[]): Promise<ExcelJS.Workbook> {
  return read(
    excelWorkbooks.make({
      title: 'T',
      creator: 'Stateline',
      createdAt: new Date('2026-11-21T00:00:00Z'),
      currencySymbol: '$',
      sheets,
    }),
  );
}

async function read(pieces: AsyncIterable<Uint8Array>): Promise<ExcelJS.Workbook> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.concat(all) as unknown as ArrayBuffer);
  return workbook;
}

async function* nothing(): AsyncGenerator<never> {}

function workbookOf(lines: LineInput[], totalFuel: string, base = 'TX') {
  const quarter = { year: 2026, quarter: 3 as const };
  const computed = computeReturn({
    quarter,
    base: baseProfileOf(base),
    schedules: [{ fuelType: 'special_diesel', lines, totalFuel }],
    filing: { filedOn: '2026-11-20' },
  });
  const report = {
    filter: { quarter, equipmentId: null, perEquipment: false, hideNoData: true },
    today: '2026-11-21',
    carrier: { legalName: 'Sutter', iftaLicence: null },
    computed,
    shares: [],
    units: [],
    outsideUnits: [],
    emptyLines: [],
    movedRates: [],
    changes: null,
    rates: null,
    readiness: { state: 'ready', blockers: [] },
    filed: null,
  } as unknown as QuarterReport;
  return {
    computed,
    view: reportView(report),
    input: quarterWorkbook(
      report,
      { trips: nothing(), fuel: nothing() },
      { createdAt: new Date(), productName: 'Stateline' },
    ),
  };
}

const rate = (value: string, surcharge: string | null = null) => ({
  rate: value,
  surcharge,
  unit: 'gallon' as const,
  status: 'final' as const,
});

describe('the workbook of a return', () => {
  it('recomputes to the same miles, gallons and cents from its formulas alone', async () => {
    const cases: { lines: LineInput[]; fuel: string; base?: string }[] = [
      {
        lines: [
          { jurisdiction: 'TX', totalDistance: '6000', taxPaidFuel: '900', rate: rate('0.2000') },
          { jurisdiction: 'KY', totalDistance: '2000', taxPaidFuel: '100', rate: rate('0.2200', '0.1050') },
          { jurisdiction: 'CA', totalDistance: '2000', taxPaidFuel: '250', rate: rate('0.9790') },
        ],
        fuel: '1250',
      },
      // Ties: 1.005, 38.675 and averages such as 5.765 are what binary numbers get wrong.
      ...[5, 15, 25, 35, 45, 155, 1005].map((gallons) => ({
        lines: [
          { jurisdiction: 'TX', totalDistance: 1153, taxPaidFuel: 200 + gallons, rate: rate('0.2750') },
          {
            jurisdiction: 'OK',
            totalDistance: 2000,
            taxableDistance: 1999,
            taxPaidFuel: 0,
            rate: rate('0.1910'),
          },
          { jurisdiction: 'NM', totalDistance: 847, taxPaidFuel: gallons, rate: rate('0.3050', '0.0050') },
          { jurisdiction: 'OR', totalDistance: 500, taxPaidFuel: 10 },
          { jurisdiction: 'AK', totalDistance: 77 },
        ],
        fuel: '694',
      })),
      {
        lines: [{ jurisdiction: 'KS', totalDistance: 5765, rate: rate('0.2600'), taxPaidFuel: 0 }],
        fuel: '1000',
        base: 'KS',
      },
      {
        lines: [{ jurisdiction: 'FL', totalDistance: 57649, rate: rate('0.4097'), taxPaidFuel: 1234 }],
        fuel: '10000',
        base: 'FL',
      },
    ];
    for (const { lines, fuel, base } of cases) {
      const { computed, view, input } = workbookOf(lines, fuel, base);
      const values = recomputed(await read(excelWorkbooks.make(input)));
      const [group] = view.groups;
      for (const [index, row] of (group?.rows ?? []).entries()) {
        const at = 8 + index;
        expect([row.key, values('Special diesel', `I${at}`) ?? null]).toEqual([row.key, row.taxableFuel]);
        if (row.kind === 'outside') continue;
        expect([row.key, Math.round((values('Special diesel', `L${at}`) as number) * 100)]).toEqual([
          row.key,
          row.taxCents,
        ]);
        expect([row.key, values('Special diesel', `K${at}`)]).toEqual([row.key, row.netTaxableFuel]);
      }
      expect(values('Special diesel', 'B5')).toBe(Number(group?.average));
      expect(Math.round((values('Return', 'E12') as number) * 100)).toBe(computed.totals.dueCents);
    }
  });

  it('freezes the header, sets widths and writes numbers as numbers', async () => {
    const workbook = await read(
      excelWorkbooks.make(
        workbookOf(
          [{ jurisdiction: 'TX', totalDistance: '6000', taxPaidFuel: '900', rate: rate('0.2000') }],
          '700',
        ).input,
      ),
    );
    const sheet = workbook.getWorksheet('Special diesel')!;
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 7, xSplit: 1 });
    expect(sheet.getColumn(2).width).toBe(26);
    expect(sheet.getCell('G8').value).toBe(6000);
    expect(sheet.getCell('E8').value).toBe(0.2);
    expect(sheet.getCell('E8').numFmt).toBe('0.0000');
    expect(sheet.getCell('L8').numFmt).toContain('$');
  });

  it('takes any number of rows and sheets of any name', async () => {
    const rows = (async function* () {
      for (let page = 0; page < 10; page += 1)
        yield Array.from({ length: 500 }, (_, at) => ({
          cells: [`row ${page * 500 + at}`, (page * 500 + at) / 10, { day: '2026-07-04' }],
        }));
    })();
    const columns = [
      { header: 'A', width: 10 },
      { header: 'B', width: 10, look: 'tenths' as const },
      { header: 'C', width: 10, look: 'day' as const },
    ];
    const workbook = await load([
      { name: 'Unit 7/8: [x]?', columns, rows },
      { name: 'Unit 7/8: [x]?', columns, rows: [] },
    ]);
    expect(workbook.worksheets.map((sheet) => [sheet.name, sheet.rowCount])).toEqual([
      ['Unit 7-8- -x--', 5001],
      ['Unit 7-8- -x-- (2)', 1],
    ]);
    expect(workbook.worksheets[0]?.getCell('B4').value).toBe(0.2);
    expect(workbook.worksheets[0]?.getCell('C2').value).toEqual(new Date('2026-07-04T00:00:00Z'));
  });

  it('begins another sheet of the same columns before one has more rows than Excel takes', async () => {
    const purchase = { id: 1, date: '2026-07-04', quantity: '100.000', totalCents: null } as SourceFuel;
    const pages = (async function* () {
      for (let left = 2_000_500; left > 0; left -= 400_200)
        yield Array.from({ length: Math.min(left, 400_200) }, () => purchase);
    })();
    const sheets: [string, number][] = [];
    for await (const { name, columns, rows } of fuelSheets(pages)) {
      let count = 0;
      for await (const page of rows as AsyncIterable<readonly unknown[]>) count += page.length;
      sheets.push([`${name} of ${columns.length} columns`, count]);
    }
    expect(sheets).toEqual([
      ['Fuel of 15 columns', 800_400],
      ['Fuel of 15 columns', 800_400],
      ['Fuel of 15 columns', 399_700],
    ]);
  });

  it('names fuels and measures in words', async () => {
    const purchases = [
      { id: 1, date: '2026-07-04', quantity: '378.541', fuelUnit: 'litre', fuelType: 'special_diesel' },
      { id: 2, date: '2026-07-05', quantity: '40', fuelUnit: 'dge', fuelType: 'lng' },
    ].map((one) => ({ ...one, totalCents: null, untaxedQuantity: null }) as unknown as SourceFuel);
    const pages = (async function* () {
      yield purchases;
    })();
    const named: unknown[] = [];
    for await (const { rows } of fuelSheets(pages))
      for await (const page of rows as AsyncIterable<readonly { cells: unknown[] }[]>)
        for (const { cells } of page) named.push([cells[6], cells[8]]);
    expect(named).toEqual([
      ['Special diesel', 'liters'],
      ['LNG', 'diesel gallon equivalents'],
    ]);
  });

  it('never names two sheets alike, nor longer than Excel takes', () => {
    const taken = new Set<string>();
    const names = ['x'.repeat(40), 'x'.repeat(40), 'X'.repeat(40), 'History', '', "'quoted'"].map((name) =>
      sheetName(name, taken),
    );
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(6);
    expect(names.every((name) => name.length > 0 && name.length <= 31 && !name.startsWith("'"))).toBe(true);
  });

  it('passes an error of its rows on instead of ending quietly', async () => {
    const rows = (async function* () {
      yield [{ cells: ['one'] }];
      throw new Error('the database is gone');
    })();
    await expect(
      load([{ name: 'A', columns: [{ header: 'A', width: 10 }], rows: rows as never }]),
    ).rejects.toThrow('the database is gone');
  });
});
