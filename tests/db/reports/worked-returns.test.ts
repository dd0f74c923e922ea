import ExcelJS from 'exceljs';
import { afterAll, describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { chromiumPrinter } from '~/platform/pdf/chromium-printer.server';
import { excelWorkbooks } from '~/platform/workbook/excel.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { quarterReturnDocument } from '~/areas/returns/papers/quarter-return';
import { quarterWorkbook } from '~/areas/returns/papers/quarter-workbook';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { fixedFromScaled } from '~/engine/units/format';
import { amountText } from '~/areas/returns/views/figures';
import { formSheet } from '~/areas/returns/views/form-sheet';
import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportResource } from '~/areas/returns/views/report-resource';
import { reportView } from '~/areas/returns/views/report-view';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { printed } from '~/areas/returns/print-document.server';
import { quarterReport, type QuarterReport } from '~/areas/returns/quarter-report.server';
import { testContext } from '../../factories/context';
import { recomputed } from '../../factories/formulas';
import { giveRates, giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** Returns computed by hand from the rules (each step beside it), and the same figures in every form they are given out in. */
const database = await testDatabase();
const TODAY = '2026-12-10';
/** A day on which the quarter is not late: what is checked here is its tax. */
const IN_TIME = '2026-10-20';
const printer = chromiumPrinter();
afterAll(() => printer.close());

async function reportOf(scope: CarrierScope, query = 'q=20263'): Promise<QuarterReport> {
  const { filter } = readReportFilter(new URLSearchParams(query), IN_TIME);
  const result = await quarterReport(testContext(scope), filter, IN_TIME);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

async function* none(): AsyncGenerator<never> {}

/** What each line must come to: K, L and the amount; a surcharge line has its own key. */
type Expected = Record<string, [taxable: number | null, taxPaid: number, tax: string]>;

const amount = (cents: number | null) => (cents === null ? '' : fixedFromScaled(cents, 2));
const keyOf = (fuelType: string, code: string, kind: string) =>
  `${fuelType} ${code}${kind === 'surcharge' ? ' surcharge' : ''}`;

async function agreesEverywhere(
  scope: CarrierScope,
  expected: Expected,
  totals: { net: string; due: string },
): Promise<void> {
  const report = await reportOf(scope);
  const view = reportView(report);

  const page: Expected = {};
  for (const group of view.groups)
    for (const row of group.rows)
      if (row.kind !== 'outside')
        page[keyOf(group.fuelType, row.code, row.kind)] = [
          row.taxableFuel,
          row.taxPaidFuel,
          amount(row.taxCents),
        ];
  expect(page).toEqual(expected);
  expect([amount(view.totals.netTaxCents), amount(view.totals.dueCents)]).toEqual([totals.net, totals.due]);

  const [head = '', ...lines] = reportCsv(view).trim().split('\r\n');
  const names = head.split(',');
  const csv: Expected = {};
  for (const line of lines) {
    const cells = new Map(line.split(',').map((cell, index) => [names[index], cell] as const));
    const cell = (name: string) => cells.get(name) ?? '';
    if (cell('line') === 'outside') continue;
    csv[keyOf(cell('fuel_type'), cell('jurisdiction'), cell('line'))] = [
      cell('taxable_fuel') === '' ? null : Number(cell('taxable_fuel')),
      Number(cell('tax_paid_fuel')),
      cell('tax'),
    ];
  }
  expect(csv).toEqual(expected);

  const json = reportResource(view, null);
  const sums = json.data.flatMap((group) => group.data).map((row) => row.tax_amount);
  expect(sums.filter((text) => text !== null)).toEqual(Object.values(expected).map(([, , tax]) => tax));
  expect(json.totals.tax_amount).toBe(totals.due);

  const sheet = formSheet(report.computed);
  expect(sheet.cover.at(-1)?.value).toBe(amountText(view.totals.dueCents, sheet.symbol));

  const { html } = quarterReturnDocument(report);
  for (const [, , tax] of Object.values(expected))
    expect(html).toContain(`<td>${tax.replace('-', '\u2212')}</td>`);
  expect(html).toContain(amountText(view.totals.dueCents, view.symbol));

  const pieces: Uint8Array[] = [];
  for await (const piece of excelWorkbooks.make(
    quarterWorkbook(
      report,
      { trips: none(), fuel: none() },
      { createdAt: new Date(), productName: 'Stateline' },
    ),
  ))
    pieces.push(piece);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.concat(pieces) as never);
  const valueOf = recomputed(workbook);
  let last = 0;
  for (const worksheet of workbook.worksheets) {
    worksheet.eachRow((row) =>
      row.eachCell(({ address, value }) => {
        if (typeof value !== 'object' || value === null || !('formula' in value)) return;
        const anew = Number(valueOf(worksheet.name, address));
        const stored = Number(value.result ?? 0);
        expect(
          Math.abs(anew - stored),
          `${worksheet.name}!${address} =${value.formula}: ${anew} for ${stored}`,
        ).toBeLessThan(1e-6);
        if (worksheet.name === 'Return') last = anew;
      }),
    );
  }
  expect(last.toFixed(2).replace('-0.00', '0.00')).toBe(totals.due);

  const shares = reportView(await reportOf(scope, 'q=20263&per_equipment=1'));
  const ofShares = (pick: (group: (typeof shares.groups)[number]) => number) =>
    shares.groups.reduce((sum, group) => sum + pick(group), 0);
  expect(ofShares((group) => group.totals.taxCents ?? NaN)).toBe(view.totals.netTaxCents);
  expect(ofShares((group) => group.totals.totalDistance)).toBe(view.totals.distance);
  expect(ofShares((group) => group.totals.taxPaidFuel)).toBe(
    view.groups.reduce((sum, group) => sum + group.totals.taxPaidFuel, 0),
  );
}

/** Diesel, gasoline and propane; three surcharge states, Oregon, Alaska, exempt miles, untaxed bulk fuel, fuel in a state without miles. */
async function giveThreeFuels(scope: CarrierScope): Promise<void> {
  await giveRates(scope, 20263, [
    { jurisdiction: 'TX', rate: '0.2000' },
    { jurisdiction: 'KY', rate: '0.2200', surcharge: '0.1050' },
    { jurisdiction: 'VA', rate: '0.3360', surcharge: '0.1430' },
    { jurisdiction: 'CA', rate: '0.9790' },
    { jurisdiction: 'NM', rate: '0.2100' },
    { jurisdiction: 'OR', rate: null },
    { jurisdiction: 'TX', rate: '0.2000', fuel: 'gasoline' },
    { jurisdiction: 'KY', rate: '0.2460', fuel: 'gasoline' },
    { jurisdiction: 'IN', rate: '0.4000', surcharge: '0.5500', fuel: 'propane' },
  ]);
  await giveRecords(scope, {
    units: [
      { unit: 'D1' },
      { unit: 'D2' },
      { unit: 'G1', fuelType: 'gasoline' },
      { unit: 'P1', fuelType: 'propane' },
    ],
    trips: [
      { unit: 'D1', date: '2026-07-03', miles: { TX: 2345.5, KY: [1111.1, 100], OR: 500.4, AK: 300.3 } },
      { unit: 'D2', date: '2026-08-03', miles: { VA: 987.6, TX: 654.5, CA: 1000 } },
      { unit: 'G1', date: '2026-08-03', miles: { TX: 400.5, KY: 99.5 } },
      { unit: 'P1', date: '2026-09-30', miles: { IN: 800 } },
    ],
    fuel: [
      { unit: 'D1', date: '2026-07-03', state: 'TX', quantity: '600.5' },
      { unit: 'D2', date: '2026-08-03', state: 'CA', quantity: '250.25' },
      { unit: 'D1', date: '2026-07-04', state: 'NM', quantity: '120' },
      { unit: 'D1', date: '2026-07-05', state: 'OR', quantity: '80' },
      { unit: 'D2', date: '2026-07-05', state: 'KY', quantity: '50', taxPaid: false, bulk: true },
      { unit: 'G1', date: '2026-08-03', state: 'TX', quantity: '62.345', fuelType: 'gasoline' },
      { unit: 'P1', date: '2026-09-30', state: 'IN', quantity: '100', fuelType: 'propane' },
    ],
  });
}

const THREE_FUELS: Expected = {
  // A = 3000 + 1111 + 500 + 988 + 1000 = 6599, B = 300, C = 6899; D = 1100.75 = 1101; E = 6.266 = 6.27
  'special_diesel CA': [159, 250, '-89.09'], // 1000 / 6.27 = 159.49; -91 x .979 = -89.089
  'special_diesel KY': [161, 0, '35.42'], // 1011 / 6.27 = 161.24; 161 x .22
  'special_diesel KY surcharge': [161, 0, '16.91'], // 161 x .105 = 16.905
  'special_diesel NM': [0, 120, '-25.20'],
  'special_diesel OR': [80, 80, '0.00'],
  'special_diesel TX': [478, 601, '-24.60'], // 3000 / 6.27 = 478.47; 600.5 = 601; -123 x .2
  'special_diesel VA': [158, 0, '53.09'], // 988 / 6.27 = 157.58; 158 x .336 = 53.088
  'special_diesel VA surcharge': [158, 0, '22.59'], // 22.594
  // 401 + 100 = 501; 62.345 = 62; 8.08
  'gasoline KY': [12, 0, '2.95'], // 100 / 8.08 = 12.38; 2.952
  'gasoline TX': [50, 62, '-2.40'], // 401 / 8.08 = 49.63
  // 800 / 100 = 8.00
  'propane IN': [100, 100, '0.00'],
  'propane IN surcharge': [100, 0, '55.00'],
};

describe('returns computed by hand', () => {
  it('three fuels with surcharges, Oregon and Alaska: 44.67 on the page, in CSV, JSON, workbook, print and form', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeFuels(scope);
    const byOrder = (lines: Expected): Expected => Object.fromEntries(Object.entries(lines).sort());
    const view = reportView(await reportOf(scope));
    expect(
      view.groups
        .map((group) => [group.fuelType, group.average, group.totalFuel, group.totals.totalDistance])
        .sort(),
    ).toEqual([
      ['gasoline', '8.08', 62, 501],
      ['propane', '8.00', 100, 800],
      ['special_diesel', '6.27', 1101, 6899],
    ]);
    const inOrder = Object.fromEntries(
      view.groups.flatMap((group) =>
        group.rows
          .filter((row) => row.kind !== 'outside')
          .map((row) => [
            keyOf(group.fuelType, row.code, row.kind),
            THREE_FUELS[keyOf(group.fuelType, row.code, row.kind)],
          ]),
      ),
    ) as Expected;
    expect(byOrder(inOrder)).toEqual(byOrder(THREE_FUELS));
    await agreesEverywhere(scope, inOrder, { net: '44.67', due: '44.67' });
  });

  it('the same filed a month late: interest by jurisdiction on what it is owed, and the penalty', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeFuels(scope);
    // Due November 2; December 5 is in the second month: 2 x .75 %. KY 52.33: .78; KY gasoline 2.95: .04; VA 75.68: 1.14; IN 55.00: .83.
    expect(
      await fileQuarter(testContext(scope), parseQuarterKey(20263)!, { filedOn: '2026-12-05' }, TODAY),
    ).toMatchObject({ ok: true, value: { stepCents: 9746 } });
    const view = reportView(await reportOf(scope));
    expect(view.totals).toMatchObject({
      netTaxCents: 4467,
      interestCents: 279,
      penaltyCents: 5000,
      dueCents: 9746,
    });
    const shares = reportView(await reportOf(scope, 'q=20263&per_equipment=1'));
    expect(shares.groups.reduce((sum, group) => sum + (group.totals.interestCents ?? NaN), 0)).toBe(279);
    const { html } = quarterReturnDocument(await reportOf(scope));
    expect(html).toContain('$97.46');
    expect(html).toContain('<td>1.14</td>');
  });

  it('a Canadian base in kilometers, liters and C$, from records in miles, gallons and liters', async () => {
    const { scope } = await makeAccount(database.prisma);
    await scope.db.carrier.update({ where: { id: scope.carrierId }, data: { baseJurisdiction: 'ON' } });
    await giveRates(scope, 20263, [
      { jurisdiction: 'ON', rate: '0.2436', cad: '0.0900' },
      { jurisdiction: 'MI', rate: '0.5240', cad: '0.1813' },
    ]);
    await giveRecords(scope, {
      units: [{ unit: '1' }, { unit: '2' }],
      trips: [
        { unit: '1', date: '2026-07-03', miles: { ON: 1000 } },
        { unit: '2', date: '2026-07-03', miles: { MI: 500.5 } },
      ],
      fuel: [
        { unit: '1', date: '2026-07-03', state: 'ON', quantity: '500.5', fuelUnit: 'litre' },
        { unit: '2', date: '2026-07-03', state: 'MI', quantity: '50' },
      ],
    });
    // 1609.344 and 805.477 km; 500.5 + 189.271 = 689.771 L; 2414 / 690 = 3.50 km/L; 1609 / 3.5 = 459.7; 805 / 3.5 = 230
    const view = reportView(await reportOf(scope));
    expect(view.groups[0]).toMatchObject({
      average: '3.50',
      averageUnit: 'km/L',
      totalFuel: 690,
      totals: { totalDistance: 2414 },
    });
    expect(view).toMatchObject({ symbol: 'C$', distanceUnit: 'km' });
    await agreesEverywhere(
      scope,
      { 'special_diesel MI': [230, 189, '7.43'], 'special_diesel ON': [460, 501, '-3.69'] },
      { net: '3.74', due: '3.74' },
    );
  });

  it('half cents go away from zero on both sides, and the sum is a refund', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveRates(scope, 20263, [
      { jurisdiction: 'CO', rate: '0.3350' },
      { jurisdiction: 'NE', rate: '0.3350' },
      { jurisdiction: 'TX', rate: '0.2000' },
    ]);
    await giveRecords(scope, {
      units: [{ unit: '1' }],
      trips: [{ unit: '1', date: '2026-07-03', miles: { NE: 100, TX: 300 } }],
      fuel: [
        { unit: '1', date: '2026-07-03', state: 'CO', quantity: '15' },
        { unit: '1', date: '2026-07-03', state: 'TX', quantity: '38.3' },
      ],
    });
    // 400 / 53 = 7.55; 13 x .335 = 4.355; -15 x .335 = -5.025; (40 - 38) x .2 = .40
    await agreesEverywhere(
      scope,
      {
        'special_diesel CO': [0, 15, '-5.03'],
        'special_diesel NE': [13, 0, '4.36'],
        'special_diesel TX': [40, 38, '0.40'],
      },
      { net: '-0.27', due: '-0.27' },
    );
    expect(quarterReturnDocument(await reportOf(scope)).html).toContain('Credit');
  });

  it('a zero return where nothing moved, with a print and a workbook of its own', async () => {
    const { scope } = await makeAccount(database.prisma);
    await agreesEverywhere(scope, {}, { net: '0.00', due: '0.00' });
    expect(quarterReturnDocument(await reportOf(scope)).html).toContain('zero return');
  });

  it('is the same on the printed pages', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeFuels(scope);
    const pieces: Uint8Array[] = [];
    for await (const piece of await printed(
      { ...testContext(scope), pdf: printer },
      { legalName: 'Carrier', paperSize: null, isSandbox: false },
      quarterReturnDocument(await reportOf(scope)),
    ))
      pieces.push(piece);
    const read = await patientReader().read(Buffer.concat(pieces), TODAY);
    if (!read.ok) throw new Error(read.code);
    const text = read.value.pages.flatMap((page) => page.items.map((item) => item.text)).join(' ');
    for (const [, , tax] of Object.values(THREE_FUELS)) expect(text).toContain(tax.replace('-', '\u2212'));
    expect(text).toContain('$44.67');
    expect(text).toMatch(/Page\s+1\s+of\s+\d/);
  });
});
