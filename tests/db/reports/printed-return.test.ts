import { afterAll, describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { chromiumPrinter } from '~/platform/pdf/chromium-printer.server';
import { quarterReturnDocument } from '~/areas/returns/papers/quarter-return';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { printed } from '~/areas/returns/print-document.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { testContext } from '../../factories/context';
import { giveRates, giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const printer = chromiumPrinter();
afterAll(() => printer.close());
const TODAY = '2026-11-21';
const STATES = [
  'AL',
  'AR',
  'AZ',
  'CA',
  'CO',
  'GA',
  'IA',
  'ID',
  'IL',
  'KS',
  'LA',
  'MO',
  'NM',
  'OH',
  'OK',
  'TN',
  'TX',
  'UT',
  'VA',
  'WA',
];

/** The lines of text of every page, from the top. */
async function pagesOf(bytes: Uint8Array): Promise<string[][]> {
  const read = await patientReader().read(bytes, TODAY);
  if (!read.ok) throw new Error(read.detail);
  return read.value.pages.map(({ items }) => {
    const lines = new Map<number, [number, string][]>();
    for (const { text, x0, y } of items) {
      const row = Math.round(y / 3);
      lines.set(row, [...(lines.get(row) ?? []), [x0, text.trim()]]);
    }
    return [...lines]
      .sort((a, b) => a[0] - b[0])
      .map(([, cells]) =>
        cells
          .sort((a, b) => a[0] - b[0])
          .map(([, text]) => text)
          .join(' '),
      );
  });
}

async function print(scope: Parameters<typeof testContext>[0], query: string): Promise<string[][]> {
  const ctx = {
    ...testContext(scope),
    pdf: printer,
    site: { productName: 'Stateline', publicUrl: 'http://localhost' },
  } as never;
  const { filter } = readReportFilter(new URLSearchParams(query), TODAY);
  const result = await quarterReport(ctx, filter, TODAY);
  if (!result.ok) throw new Error(result.failure.message);
  const pieces: Uint8Array[] = [];
  for await (const piece of await printed(
    ctx,
    { legalName: 'Test', paperSize: null, isSandbox: false },
    quarterReturnDocument(result.value),
  ))
    pieces.push(piece);
  return pagesOf(new Uint8Array(Buffer.concat(pieces)));
}

async function fleet() {
  const { scope } = await makeAccount(database.prisma);
  await giveRates(
    scope,
    20263,
    STATES.map((jurisdiction) => ({ jurisdiction, rate: '0.2500' })),
  );
  const units = Array.from({ length: 14 }, (_, index) => ({
    unit: String(101 + index),
    vin: `1FUJGLDR5CSBM10${String(index).padStart(2, '0')}`,
  }));
  const ids = await giveRecords(scope, {
    units,
    trips: units.map(({ unit }, index) => ({
      unit,
      date: '2026-08-03',
      miles: Object.fromEntries(STATES.slice(0, 5 + (index % 9)).map((state) => [state, 300 + index])),
    })),
    fuel: units.map(({ unit }) => ({ unit, date: '2026-08-03', state: 'CA', quantity: '390' })),
  });
  return { scope, ids, units };
}

describe('the printed return by vehicle', () => {
  it('has the fleet first, a line and a whole table for each vehicle, and its heads on every page', async () => {
    const { scope, units } = await fleet();
    const pages = await print(scope, 'q=20263&per_equipment=1');
    expect(pages.length).toBeGreaterThan(4);
    const first = pages[0]!.join('\n');
    expect(first).toContain('Fleet, special diesel');
    const text = pages.flat().join('\n');
    expect(text.indexOf('Fleet, special diesel')).toBeLessThan(text.indexOf('\nVehicles\n'));
    pages.forEach((lines, index) => {
      expect(lines[0]).toMatch(/Return Q3 2026, by vehicle · draft$/);
      expect(lines.at(-1)).toMatch(new RegExp(`Page ${index + 1} of ${pages.length}$`));
      expect(lines.length, `page ${index + 1} has more than its running lines`).toBeGreaterThan(4);
    });
    for (const { unit, vin } of units) {
      const own = pages.filter((lines) => lines.includes(`Unit ${unit}`));
      expect(own, `one page has the heading of ${unit}`).toHaveLength(1);
      const from = own[0]!.indexOf(`Unit ${unit}`);
      const rest = own[0]!.slice(from);
      expect(rest[1]).toContain(`VIN ${vin}`);
      expect(
        rest.some((line) => /^Total, \d+ jurisdictions/.test(line)),
        `the table of ${unit} ends on the page it begins on`,
      ).toBe(true);
      expect(
        pages.flat().some((line) => line.startsWith(`Unit ${unit} ${vin} `)),
        `${unit} is in the list of vehicles`,
      ).toBe(true);
    }
  });

  it('gives one vehicle its own figures and totals', async () => {
    const { scope, ids } = await fleet();
    const text = (await print(scope, `q=20263&equipment_id=${ids.get('101')}`)).flat().join('\n');
    expect(text).toMatch(/Total miles Special diesel, gallons Fleet average mpg/);
    expect(text).toMatch(/^1,500 390 /m);
    expect(text).toContain('share of Unit 101');
    expect(text).not.toContain('Unit 102');
  });

  it('of a sandbox says on its first page that it is not for filing', async () => {
    const { scope } = await fleet();
    await database.prisma.carrier.update({ where: { id: scope.carrierId }, data: { isSandbox: true } });
    expect((await print(scope, 'q=20263'))[0]?.join('\n')).toContain('SANDBOX, NOT FOR FILING: ');
  });
});
