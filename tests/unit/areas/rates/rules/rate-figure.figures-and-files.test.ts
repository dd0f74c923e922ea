import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { IFTA_MEMBERS, requireJurisdiction } from '~/engine/jurisdictions/codes';
import { csvLine, parseCsv } from '~/areas/rates/rules/csv-text';
import { DEFAULT_FUEL_TYPE as DIESEL } from '~/engine/ifta/fuel-types';
import { readMatrixLabel } from '~/areas/rates/rules/matrix-label';
import {
  formatRateFigure,
  parseRateFigure,
  rateFigureText,
  readRateCell,
} from '~/areas/rates/rules/rate-figure';
import { parseSeedQuarters } from '~/areas/rates/rules/rate-quarter';
import { compareRateRows, hasFigure } from '~/areas/rates/rules/rate-row';
import { parseSeedRates, rateFileText } from '~/areas/rates/rules/seed-file';
import { rateUnitOf } from '~/engine/jurisdictions/published-rate';

const FOLDER = 'prisma/seed/rates';
const quarters = parseSeedQuarters(readFileSync(`${FOLDER}/reference/quarters.csv`, 'utf8'));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.csv'));
const rowsOf = (name: string) => parseSeedRates(readFileSync(`${FOLDER}/${name}`, 'utf8'));

describe('a rate figure', () => {
  test('survives writing and reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (value) => {
        expect(parseRateFigure(rateFigureText(value))).toBe(value);
        expect(readRateCell(`$ ${rateFigureText(value)} `)).toBe(value);
      }),
    );
  });

  test.each([
    ['0.3458', 3458],
    ['.2', 2000],
    ['1', 10_000],
    ['12.05', 120_500],
  ])('%s is read', (text, value) => expect(parseRateFigure(text)).toBe(value));

  test.each(['', '.', '1.', '-1', '+1', '0.12345', '1,5', '1e3', '٣', ' 1', '1234'])(
    '"%s" is refused',
    (text) => expect(parseRateFigure(text)).toBeUndefined(),
  );

  test.each(['', ' ', '$-', '$ -', '$ - ', '$', '–', '\u00a0'])(
    'the cell "%s" means that no rate is published',
    (cell) => expect(readRateCell(cell)).toBeNull(),
  );

  test('a difference below zero has a real minus sign for people and a hyphen for files', () => {
    expect(formatRateFigure(-70)).toBe('\u22120.0070');
    expect(rateFigureText(-70)).toBe('-0.0070');
  });
});

describe('the label of a block', () => {
  test.each([
    [
      'VIRGINIA SurChg #19',
      { jurisdiction: 'VA', isSurcharge: true, footnotes: ['19'], effectiveFrom: undefined },
    ],
    [
      'INDIANA (IN) 07/01/25 #31 (Surcharge)',
      { jurisdiction: 'IN', isSurcharge: true, footnotes: ['31'], effectiveFrom: '2025-07-01' },
    ],
    [
      'NEWFOUNDLAND (NL) 05/01/22',
      { jurisdiction: 'NL', isSurcharge: false, footnotes: [], effectiveFrom: '2022-05-01' },
    ],
    ['PRINCE EDWARD ISLAND #27', { jurisdiction: 'PE', isSurcharge: false, footnotes: ['27'] }],
    ['Québec', { jurisdiction: 'QC', isSurcharge: false }],
    ['WEST VIRGINIA ', { jurisdiction: 'WV', isSurcharge: false }],
    ['ATLANTIS #3', { jurisdiction: undefined, name: 'ATLANTIS' }],
  ])('%s is read', (label, expected) => expect(readMatrixLabel(label)).toMatchObject(expected));
});

describe('CSV text', () => {
  test('written fields are read back, whatever is in them', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '0', 'é') });
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const text = rows.map((row) => `${csvLine(row)}\r\n`).join('');
          expect(parseCsv(text)).toEqual(rows);
        },
      ),
    );
  });

  test('the last line may lack its end, and lines may end in LF, CR or CRLF', () => {
    expect(parseCsv('\ufeffa,b\rc,\n,d\r\ne')).toEqual([['a', 'b'], ['c', ''], ['', 'd'], ['e']]);
    expect(parseCsv('')).toEqual([]);
    expect(parseCsv('a,')).toEqual([['a', '']]);
  });

  test('a quoted field that never closes, or is followed by text, is refused with its line', () => {
    expect(() => parseCsv('a\n"b')).toThrow('Line 2');
    expect(() => parseCsv('"a"b')).toThrow('Line 1');
  });
});

describe('the shipped rates', () => {
  test('have a line in quarters.csv for every file, and no other', () => {
    const names = quarters.map(({ quarter }) => `${quarter.year}Q${quarter.quarter}.csv`);
    expect(names.sort()).toEqual([...files].sort());
  });

  test('leave out the quarters that are not known well enough', () => {
    const shipped = new Set(quarters.map(({ quarter }) => quarterLabel(quarter)));
    for (const label of [
      'Q1 2023',
      'Q2 2023',
      'Q3 2023',
      'Q1 2024',
      'Q2 2024',
      'Q3 2024',
      'Q4 2024',
      'Q2 2025',
    ])
      expect(shipped).not.toContain(label);
  });

  test.each(files)('%s: one quarter, sorted, units as in the notes, statuses that fit its worth', (name) => {
    const rows = rowsOf(name);
    const info = quarters.find(({ quarter }) => name === `${quarter.year}Q${quarter.quarter}.csv`)!;
    expect(new Set(rows.map((row) => quarterKey(row.quarter)))).toEqual(new Set([quarterKey(info.quarter)]));
    expect([...rows].sort(compareRateRows)).toEqual(rows);
    for (const row of rows) {
      expect(row.unit).toBe(rateUnitOf(row.jurisdiction, row.fuel));
      if (row.status === 'missing') expect(hasFigure(row)).toBe(false);
      if (row.status === 'preliminary') expect(info.matrixStatus).toBe('preliminary');
      if (row.status === 'final') expect(info.matrixStatus).toBe('final');
    }
    const diesel = rows.filter((row) => row.fuel === DIESEL);
    expect(diesel.map((row) => row.jurisdiction).sort()).toEqual(
      IFTA_MEMBERS.map((member) => member.code).sort(),
    );
    expect(
      diesel
        .filter((row) => row.status !== 'missing' && row.usd.rateTenThousandths === null)
        .map((row) => row.jurisdiction),
    ).toEqual(['OR']);
    expect(diesel.find((row) => row.jurisdiction === 'TX')?.usd.rateTenThousandths ?? 2000).toBe(2000);
  });

  test('carry the third quarter of 2026 as published', () => {
    const rows = rowsOf('2026Q3.csv');
    const find = (code: string, fuel: string) =>
      rows.find((row) => row.jurisdiction === code && row.fuel === fuel)!;
    expect(find('CA', DIESEL)).toMatchObject({ usd: { rateTenThousandths: 9790 }, status: 'final' });
    expect(find('KY', DIESEL).usd).toEqual({ rateTenThousandths: 2200, surchargeTenThousandths: 1050 });
    expect(find('AB', DIESEL).cad.rateTenThousandths).toBe(1300);
    for (const code of ['IN', 'MD', 'NY'])
      expect(find(code, 'gasoline')).toMatchObject({ status: 'missing' });
    expect(find('TX', 'gasoline').status).toBe('reconstructed');
  });

  test('are written back in the same figures for download', () => {
    const rows = rowsOf('2026Q2.csv');
    const text = rateFileText({ year: 2026, quarter: 2 }, rows, (code) => requireJurisdiction(code).country);
    expect(parseSeedRates(text)).toEqual(rows);
  });
});

describe('a rate file of our own', () => {
  const header =
    'year,quarter,country,jurisdiction,fuel_type,rate_usd_gal,surcharge_usd_gal,rate_cad_l,surcharge_cad_l,unit,status,confidence,source';
  const good = '2026,3,US,TX,special_diesel,0.2000,,0.0739,,gallon,final,two_source,matrix';

  test.each([
    ['rate_usd_gal', good.replace('0.2000', '0.20000')],
    ['quarter', good.replace('2026,3', '2026,5')],
    ['jurisdiction', good.replace('TX', 'AK')],
    ['fuel_type', good.replace('special_diesel', 'diesel')],
    ['status', good.replace('final', 'guess')],
    ['unit', good.replace('gallon', 'pint')],
    ['Line 2 has', good.replace(',matrix', '')],
    ['repeats', `${good}\n${good}`],
  ])('with a wrong %s is refused', (message, line) => {
    expect(() => parseSeedRates(`${header}\n${line}\n`)).toThrow(message);
  });

  test('without a column is refused', () => {
    expect(() => parseSeedRates(`${header.replace(',unit', '')}\n`)).toThrow('unit');
  });
});
