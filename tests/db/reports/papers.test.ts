import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { chromiumPrinter } from '~/platform/pdf/chromium-printer.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { tankLogDocument } from '~/areas/bulk-tanks/papers/tank-log';
import { reconcileTanks } from '~/areas/bulk-tanks/read-tanks.server';
import { createEntry } from '~/areas/bulk-tanks/save-entry.server';
import { createTank } from '~/areas/bulk-tanks/save-tank.server';
import { irpReport } from '~/areas/distance-taxes/distance-report.server';
import { irpDocument } from '~/areas/distance-taxes/papers/irp-paper';
import { distanceYear } from '~/areas/distance-taxes/rules/distance-year';
import { fileQuarter, reopenQuarter } from '~/areas/returns/file-quarter.server';
import { fuelLogDocument } from '~/areas/returns/papers/fuel-log';
import { quarterReturnDocument, type PrintedDocument } from '~/areas/returns/papers/quarter-return';
import { tripSheetsDocument } from '~/areas/returns/papers/trip-sheets';
import { printed } from '~/areas/returns/print-document.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { fuelPages, tripPages } from '~/areas/returns/source-pages.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { testContext } from '../../factories/context';
import { giveRates, giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const printer = chromiumPrinter();
afterAll(() => printer.close());
const TODAY = '2026-11-21';
const KEY = 20263;
const QUARTER = parseQuarterKey(KEY)!;
const name = (text: string) => PDFName.of(text);

const ctxOf = (scope: CarrierScope) =>
  ({
    ...testContext(scope),
    pdf: printer,
    site: { productName: 'Stateline', publicUrl: 'http://localhost' },
  }) as never;

const OWNER = { legalName: 'Sutter & Sons', isSandbox: false };

async function print(
  scope: CarrierScope,
  document: PrintedDocument,
  paperSize: 'letter' | 'a4' | null = null,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await printed(ctxOf(scope), { ...OWNER, paperSize }, document))
    pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

async function returnPaper(scope: CarrierScope, query = `q=${KEY}`): Promise<PrintedDocument> {
  const { filter } = readReportFilter(new URLSearchParams(query), TODAY);
  const result = await quarterReport(ctxOf(scope), filter, TODAY);
  if (!result.ok) throw new Error(result.failure.message);
  return quarterReturnDocument(result.value);
}

async function textOf(bytes: Uint8Array): Promise<string[]> {
  const read = await patientReader().read(bytes.slice(), TODAY);
  if (!read.ok) throw new Error(read.detail);
  return read.value.pages.map(({ items }) => items.map(({ text }) => text.trim()).join(' '));
}

const all = async <T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> => {
  const records: T[] = [];
  for await (const page of pages) records.push(...page);
  return records;
};

/**
 * What a PDF/UA checker asks of the tags and can be asked here: marked, with a language, a title that is shown, tables
 * whose heads name their direction, figures with a text, headings without a gap, and nothing that stands outside of the tree.
 */
async function complaints(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = document;
  const found: string[] = [];
  const must = (isSo: boolean, what: string) => {
    if (!isSo) found.push(what);
  };
  must(String(catalog.lookup(name('MarkInfo'))).includes('/Marked true'), 'not marked as tagged');
  must(/^\(en/.test(String(catalog.get(name('Lang')))), 'no language');
  must((document.getTitle() ?? '') !== '', 'no title');
  must(
    String(catalog.lookup(name('ViewerPreferences'))).includes('/DisplayDocTitle true'),
    'the title is not shown',
  );
  for (const page of document.getPages())
    must(page.node.get(name('Tabs')) === name('S'), 'a page without its reading order');
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
  let lastLevel = 0;
  let elements = 0;
  const kidsOf = (element: PDFDict): PDFDict[] => {
    const kids = context.lookup(element.get(name('K')));
    const list = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
    return list
      .map((kid) => (kid instanceof PDFRef ? context.lookup(kid) : kid))
      .filter((kid): kid is PDFDict => kid instanceof PDFDict && kid.has(name('S')));
  };
  const typeOf = (element: PDFDict) => String(element.get(name('S'))).slice(1);
  const walk = (element: PDFDict, parents: readonly string[]): void => {
    elements += 1;
    const type = typeOf(element);
    const kids = kidsOf(element);
    const level = /^H([1-6])$/.exec(type)?.[1];
    if (level) {
      must(Number(level) <= lastLevel + 1, `${type} after H${lastLevel}`);
      lastLevel = Number(level);
    }
    if (type === 'TH')
      must(/\/Scope \/(Column|Row|Both)/.test(attributesOf(element)), 'a table head without its direction');
    if (type === 'Figure') must(element.has(name('Alt')), 'a figure without a text');
    if (type === 'Table') {
      must(parents.at(-1) !== 'P', 'a table in a paragraph');
      must(
        kids.some((kid) => ['THead', 'TR'].includes(typeOf(kid))),
        'a table without rows',
      );
    }
    if (type === 'TR') {
      must(
        parents.some((one) => one === 'Table'),
        'a row without a table',
      );
      for (const kid of kids) must(['TH', 'TD'].includes(typeOf(kid)), `${typeOf(kid)} in a row`);
    }
    if (type === 'LI') must(parents.at(-1) === 'L', 'an item without a list');
    for (const kid of kids) walk(kid, [...parents, type]);
  };
  const attributesOf = (element: PDFDict): string => {
    const attributes = context.lookup(element.get(name('A')));
    if (attributes instanceof PDFArray)
      return attributes
        .asArray()
        .map((one) => String(context.lookup(one)))
        .join(' ');
    return String(attributes);
  };
  for (const kid of kidsOf(root)) walk(kid, []);
  must(lastLevel > 0, 'no heading');
  must(elements > 10, 'hardly anything is tagged');
  return [...new Set(found)];
}

async function bigFleet(): Promise<CarrierScope> {
  const { scope } = await makeAccount(database.prisma);
  const states = IFTA_MEMBERS.map(({ code }) => code)
    .filter((code) => code !== 'OR')
    .slice(0, 33);
  await giveRates(
    scope,
    KEY,
    states.map((jurisdiction) => ({ jurisdiction, rate: '0.2500' })),
  );
  const units = Array.from({ length: 12 }, (_, index) => ({
    unit: String(101 + index),
    vin: `1FUJGLDR5CSBM10${String(index).padStart(2, '0')}`,
  }));
  await giveRecords(scope, {
    units,
    trips: units.map(({ unit }) => ({
      unit,
      date: '2026-08-03',
      miles: Object.fromEntries(states.map((state, index) => [state, 100 + index])),
      odometer: [100_000, 104_000] as [number, number],
    })),
    fuel: units.map(({ unit }, index) => ({
      unit,
      date: '2026-08-03',
      state: states[index] ?? 'TX',
      quantity: '620',
    })),
  });
  return scope;
}

async function oneLine(): Promise<CarrierScope> {
  const { scope } = await makeAccount(database.prisma);
  await giveRates(scope, KEY, [{ jurisdiction: 'TX', rate: '0.2000' }]);
  await giveRecords(scope, {
    units: [{ unit: '101' }],
    trips: [{ unit: '101', date: '2026-08-03', miles: { TX: 650 } }],
    fuel: [{ unit: '101', date: '2026-08-03', state: 'TX', quantity: '100' }],
  });
  return scope;
}

async function amended(): Promise<CarrierScope> {
  const { scope } = await makeAccount(database.prisma);
  await giveThreeStates(scope);
  const input = { filedOn: '2026-10-30', confirmation: 'A-1' };
  expect(await fileQuarter(ctxOf(scope), QUARTER, input, TODAY)).toMatchObject({ ok: true });
  expect(await reopenQuarter(ctxOf(scope), QUARTER, { reason: 'A trip was missing' })).toMatchObject({
    ok: true,
  });
  await giveRecords(scope, {
    units: [{ unit: '104' }],
    trips: [{ unit: '104', date: '2026-08-08', miles: { KY: 500 } }],
    fuel: [{ unit: '104', date: '2026-08-08', state: 'KY', quantity: '62.5' }],
  });
  return scope;
}

describe('every paper', () => {
  it.each([
    ['the return of one line', oneLine, `q=${KEY}`],
    ['the return of 33 lines', bigFleet, `q=${KEY}`],
    ['the return by vehicle', bigFleet, `q=${KEY}&per_equipment=1`],
    ['the return with every jurisdiction', oneLine, `q=${KEY}&hide_no_data=0`],
    ['the amended return', amended, `q=${KEY}`],
  ])('%s can be read by a screen reader', async (_, made, query) => {
    const scope = await made();
    expect(await complaints(await print(scope, await returnPaper(scope, query)))).toEqual([]);
  });

  it('the trip sheets and the fuel log can be read by a screen reader', async () => {
    const scope = await bigFleet();
    const carrier = await readCarrier(scope);
    const trips = await all(tripPages(scope, KEY));
    const sheets = tripSheetsDocument({ carrier, quarter: QUARTER, unit: 'mile', trips, single: false });
    expect(await complaints(await print(scope, sheets))).toEqual([]);
    const log = fuelLogDocument(carrier, QUARTER, await all(fuelPages(scope, KEY)));
    expect(await complaints(await print(scope, log))).toEqual([]);
  });

  it('the bulk tanks and the IRP report can be read by a screen reader', async () => {
    const scope = await bigFleet();
    const carrier = await readCarrier(scope);
    const ctx = ctxOf(scope) as Ctx<CarrierScope>;
    const fields = { name: 'Yard', capacity: '9000', city: 'Tulsa', state: 'OK' };
    const tank = await createTank(ctx, fields);
    const id = tank.ok ? tank.value.id : 0;
    const delivery = { kind: 'delivery', date: '2026-08-01', quantity: '5000', supplier: 'Plains' };
    expect(await createEntry(ctx, id, delivery)).toMatchObject({ ok: true });
    const tanks = tankLogDocument(carrier, QUARTER, await reconcileTanks(ctx, QUARTER));
    expect(await complaints(await print(scope, tanks))).toEqual([]);
    const irp = irpDocument(carrier, await irpReport(ctx, distanceYear(2027), TODAY), null);
    expect(await complaints(await print(scope, irp))).toEqual([]);
  });
});

describe('the check of papers', () => {
  it('finds a skipped heading and a title that is missing', async () => {
    const { scope } = await makeAccount(database.prisma);
    const rows = Array.from({ length: 6 }, (_, row) => `<tr><td>${row}</td><td>b</td></tr>`).join('');
    const html = `<!doctype html><html lang="en"><head><title>x</title></head><body><h1>A</h1><h3>B</h3><p>${'text '.repeat(9)}</p><table>${rows}</table></body></html>`;
    const bytes = await print(scope, {
      html,
      title: '',
      subject: '',
      runningHead: { left: '', right: '' },
      fileName: 'x',
    });
    expect(await complaints(bytes)).toEqual(expect.arrayContaining(['no title', 'H3 after H1']));
  });
});

describe('a table that continues over the page', () => {
  it('names its vehicle again at the top', async () => {
    const scope = await bigFleet();
    const pages = await textOf(await print(scope, await returnPaper(scope, `q=${KEY}&per_equipment=1`)));
    const begins = pages.findIndex((text) => / Unit 101 VIN /.test(text));
    expect(begins).toBeGreaterThan(0);
    expect(pages[begins + 1]).toMatch(/^Jurisdiction Unit 101 Rate/);
  });
});

describe('a return of few lines', () => {
  it.each(['letter', 'a4'] as const)('is one page of %s with its signature', async (paper) => {
    const scope = await oneLine();
    const pages = await textOf(await print(scope, await returnPaper(scope), paper));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Signature');
  });
});

describe('an amended return', () => {
  // The reader gives the letters f and i of one glyph apart from the next ones.
  const LINES =
    /Kentucky As fi ?led 2,000 2,000 250 100 59\.25 As amended 2,500 2,500 313 163 65\.87 Di ?ff ?erence 500 500 63 63 6\.62/;

  it('says of each line what was filed, what it is now, and the difference, as a draft and once filed', async () => {
    const scope = await amended();
    const draft = (await textOf(await print(scope, await returnPaper(scope)))).join(' ');
    expect(draft).toContain('What changed');
    expect(draft).toMatch(LINES);
    const input = { filedOn: TODAY, confirmation: 'A-2' };
    expect(await fileQuarter(ctxOf(scope), QUARTER, input, TODAY)).toMatchObject({ ok: true });
    const filed = (await textOf(await print(scope, await returnPaper(scope)))).join(' ');
    expect(filed).toMatch(LINES);
  });

  it('is told from an original, which has no such table', async () => {
    const scope = await oneLine();
    expect((await textOf(await print(scope, await returnPaper(scope)))).join(' ')).not.toContain(
      'What changed',
    );
  });
});
