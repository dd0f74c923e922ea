import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRateFile } from '~/platform/rate-files/read-rate-file.server';
import { parseQuarter, type Quarter } from '~/engine/calendar/quarter';
import type { MatrixRow } from '~/areas/rates/rules/rate-row';
import {
  bytesOf,
  gridCsv,
  officialBlocks,
  officialCsv,
  officialGrid,
  officialWorkbook,
  officialXml,
  shippedRows,
} from '../../../fixtures/rates/official-layout';

const Q2_2026: Quarter = { year: 2026, quarter: 2 };
const rows = shippedRows('2026Q2');
const csv = officialCsv(Q2_2026, rows);
const lines = csv.split('\r\n');

const figures = (row: MatrixRow) => ({
  jurisdiction: row.jurisdiction,
  fuel: row.fuel,
  effectiveFrom: row.effectiveFrom,
  usd: row.usd,
  cad: row.cad,
  unit: row.unit,
});
const expected = rows.map((row) => figures(row));
const read = (text: string | Uint8Array, quarter = Q2_2026) =>
  readRateFile(typeof text === 'string' ? bytesOf(text) : text, quarter);
const codes = (text: string | Uint8Array) => read(text).findings.map((finding) => finding.code);
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start));
const withLine = (at: number, change: (line: string) => string) =>
  lines.map((line, index) => (index === at ? change(line) : line)).join('\r\n');

describe('a good file', () => {
  test.each([
    ['csv', () => bytesOf(csv)],
    ['xml', () => bytesOf(officialXml(Q2_2026, rows))],
    ['xls', () => officialWorkbook(Q2_2026, rows, 'xls')],
    ['xlsx', () => officialWorkbook(Q2_2026, rows, 'xlsx')],
  ])('in the %s layout gives every rate in both currencies, and no finding', (format, bytes) => {
    const result = read(bytes());
    expect(result.findings).toEqual([]);
    expect(result.format).toBe(format);
    expect(result.quarter).toEqual(Q2_2026);
    expect(result.rows).toEqual(expected);
  });

  test('with tabs instead of commas (the TXT download) reads the same', () => {
    expect(read(csv.replace(/,/g, '\t')).rows).toEqual(expected);
  });

  test('with LF ends, no byte order mark and `$ -` cells reads the same', () => {
    const text = csv.replace(/\r\n/g, '\n').replace('\ufeff', '').replace(/\$-/g, '$ -');
    expect(read(text)).toMatchObject({ findings: [], rows: expected });
  });

  test('with footnote lines at its end reads the same', () => {
    expect(
      read(`${csv}#1 California taxes LNG by the diesel gallon equivalent,,,,,,,,,,,,,,,,\r\n`).findings,
    ).toEqual([]);
  });

  test('of 2022, without the Hythane column, is read with a warning', () => {
    const grid = officialGrid(Q2_2026, officialBlocks(rows)).map((line) => line.slice(0, 16));
    const result = read(gridCsv(grid));
    expect(result.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['missing-column', 'warning'],
    ]);
    expect(result.rows).toEqual(expected.filter((row) => row.fuel !== 'hythane'));
  });

  test('Oregon keeps a diesel row without a rate; no other blank cell becomes a row or a zero', () => {
    const result = read(csv);
    const blank = result.rows.filter((row) => row.usd.rateTenThousandths === null);
    expect(blank.map((row) => `${row.jurisdiction} ${row.fuel}`)).toEqual([
      'OR special_diesel',
      'IN propane',
    ]);
    expect(result.rows.some((row) => row.usd.rateTenThousandths === 0)).toBe(false);
  });

  test('the order of blocks in the file does not matter', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(officialBlocks(rows), { minLength: officialBlocks(rows).length }),
        (blocks) => {
          expect(read(gridCsv(officialGrid(Q2_2026, blocks))).rows).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('a change inside the quarter', () => {
  const dated = (label: string, us: string, can: string) => {
    const empty = Array<string>(13).fill('$-').join(',');
    return `${csv}${label},U.S.,$-,$ ${us} ,${empty}\r\n,Can,$-,$ ${can} ,${empty}\r\n`;
  };

  test('starts a second period and keeps the surcharge that it does not name', () => {
    const result = read(dated('KENTUCKY (KY) 05/01/26', '0.3000', '0.1085'));
    expect(result.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['dated-block', 'confirm'],
    ]);
    const kentucky = result.rows.filter((row) => row.jurisdiction === 'KY' && row.fuel === 'special_diesel');
    expect(
      kentucky.map((row) => [row.effectiveFrom, row.usd.rateTenThousandths, row.usd.surchargeTenThousandths]),
    ).toEqual([
      ['2026-04-01', 2200, 1050],
      ['2026-05-01', 3000, 1050],
    ]);
    expect(result.rows.filter((row) => row.jurisdiction === 'KY' && row.fuel === 'gasoline')).toHaveLength(1);
  });

  test('of a surcharge keeps the base rate', () => {
    const result = read(dated('KENTUCKY (KY) 05/01/26 (Surcharge)', '0.2000', '0.0723'));
    const second = result.rows.find((row) => row.jurisdiction === 'KY' && row.effectiveFrom === '2026-05-01');
    expect(second?.usd).toEqual({ rateTenThousandths: 2200, surchargeTenThousandths: 2000 });
  });

  test('dated in another quarter is an error', () => {
    expect(codes(dated('KENTUCKY (KY) 08/01/26', '0.3000', '0.1085'))).toEqual(['date-outside-quarter']);
  });
});

describe('a broken file', () => {
  test.each([
    ['empty', ''],
    ['blank', ' \r\n \r\n'],
    ['binary', '\u0000\u0001\u0002\u0003 abc'],
  ])('that is %s is unreadable', (_, text) => {
    expect(read(text).findings[0]).toMatchObject({ severity: 'error' });
    expect(read(text).rows).toEqual([]);
  });

  test('an unclosed quote is unreadable', () => {
    expect(codes(withLine(lineOf('TEXAS'), (line) => `"${line}`))).toEqual(['unreadable-file']);
  });

  test('a web page instead of a file is unreadable', () => {
    expect(codes('<!DOCTYPE html><html><body><h1>Moved</h1></body></html>')).toEqual(['unreadable-file']);
  });

  test('a cut-off zip is unreadable, not a crash', () => {
    expect(codes(officialWorkbook(Q2_2026, rows, 'xlsx').slice(0, 3000))).toEqual(['unreadable-file']);
    expect(read(officialWorkbook(Q2_2026, rows, 'xls').slice(0, 3000)).findings[0]).toMatchObject({
      severity: 'error',
    });
  });

  test.each([1, 17, 40, 150, 999, 4000, 9000, 17_000])(
    'cut off after %i characters is an error or lacks jurisdictions',
    (size) => {
      const result = read(csv.slice(0, size));
      const jurisdictions = new Set(result.rows.map((row) => row.jurisdiction));
      expect(result.findings.some((finding) => finding.severity === 'error') || jurisdictions.size < 58).toBe(
        true,
      );
    },
  );

  test('no prefix of a good file crashes the reader', () => {
    fc.assert(
      fc.property(fc.nat(csv.length), (size) => {
        read(csv.slice(0, size));
      }),
      { numRuns: 60 },
    );
  });

  test.each(['$ 0.34x8 ', '0,3458', '1.23456', '(0.2000)', '-0.2', 'N/A', '1e-1', '$ 0.2000*'])(
    'an unreadable cell %s is an error with its line, and never a zero',
    (cell) => {
      const at = lineOf('TEXAS');
      const result = read(withLine(at, (line) => line.replace(/\$ 0\.2000 /, `"${cell}"`)));
      expect(result.findings).toMatchObject([
        { severity: 'error', code: 'unreadable-cell', line: at + 1, fuel: 'gasoline' },
      ]);
    },
  );

  test('a line that is too short is an error', () => {
    expect(codes(withLine(lineOf('TEXAS'), (line) => line.split(',').slice(0, 9).join(',')))).toEqual([
      'short-line',
    ]);
  });

  test('a missing Can line, or a Can line alone, is an error', () => {
    const at = lineOf('TEXAS');
    expect(codes(lines.filter((_, index) => index !== at + 1).join('\r\n'))).toEqual(['line-pair']);
    expect(codes(lines.filter((_, index) => index !== at).join('\r\n'))).toEqual(['line-pair']);
  });

  test('an unknown jurisdiction, a non-member and a block that appears twice are errors', () => {
    const at = lineOf('TEXAS');
    expect(codes(withLine(at, (line) => line.replace('TEXAS', 'TEXICO')))).toEqual(['unknown-jurisdiction']);
    expect(codes(withLine(at, (line) => line.replace('TEXAS', 'ALASKA')))).toEqual(['not-a-member']);
    expect(codes(withLine(at, (line) => line.replace('TEXAS', 'UTAH')))).toEqual(['duplicate-block']);
  });

  test('an unknown or missing fuel column is an error', () => {
    expect(codes(csv.replaceAll('Biodiesel', 'Kerosene'))).toContain('unknown-column');
    expect(read(csv.replaceAll(',LNG', ',')).findings).toContainEqual(
      expect.objectContaining({ code: 'missing-column', severity: 'error', fuel: 'lng' }),
    );
  });

  test('a line that is neither rates nor a note is an error', () => {
    expect(codes(`${csv}TEXAS,Mexico,1,2\r\n`)).toEqual(['unreadable-line']);
    expect(codes(`${csv}VIRGINIA SurC`)).toEqual([]);
    expect(codes(`${csv}VIRGINIA`)).toEqual(['unreadable-line']);
  });

  test('a file that names no quarter, or two, is an error', () => {
    expect(codes(csv.replace('2nd Quarter 2026', ''))).toEqual(['title-missing']);
    expect(codes(`${csv}1st Quarter 2026\r\n`)).toEqual(['quarter-mismatch']);
  });
});

describe('a broken XML file', () => {
  const xml = officialXml(Q2_2026, rows);

  test('that is cut off or not well-formed is unreadable', () => {
    expect(codes(xml.slice(0, 5000))).toEqual(['unreadable-file']);
    expect(codes(xml.replace('</QUARTER>', '</QUARTERS>'))).toEqual(['unreadable-file']);
  });

  test('with an unknown fuel, jurisdiction, country or figure is an error', () => {
    expect(codes(xml.replace('Special Diesel', 'Kerosene'))).toContain('unknown-column');
    expect(codes(xml.replace('ID="AB"', 'ID="ZZ"').replace('>ALBERTA #1<', '>ALBERTO<'))).toEqual([
      'unknown-jurisdiction',
    ]);
    expect(codes(xml.replace('COUNTRY="CAN"', 'COUNTRY="MEX"'))).toEqual(['line-pair', 'line-pair']);
    expect(codes(xml.replace('>0.3596<', '>O.3596<'))).toEqual(['unreadable-cell', 'line-pair']);
  });

  test('without records is an error', () => {
    expect(codes('<RATES><QUARTER>2Q2026</QUARTER></RATES>')).toEqual(['header-missing']);
  });

  test('entities are not expanded', () => {
    const bomb =
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><RATES><QUARTER>&b;</QUARTER></RATES>';
    expect(read(bomb).quarter).toBeUndefined();
  });

  test('an old effective date means the whole quarter; one inside it is a second period', () => {
    const since = read(xml.replaceAll('EFFECTIVE_DATE=""', 'EFFECTIVE_DATE="07/01/2019"'));
    expect(since).toMatchObject({ findings: [], rows: expected });
    const inside = read(xml.replace('EFFECTIVE_DATE=""', 'EFFECTIVE_DATE="2026-05-15"'));
    expect(inside.findings.map((finding) => finding.code)).toEqual(['dated-block']);
    expect(inside.rows.find((row) => row.jurisdiction === 'AB')?.effectiveFrom).toBe('2026-05-15');
  });
});

describe.skipIf(!existsSync('../shared/ifta/official'))('the official files beside the checkout', () => {
  test.each([
    ['iftach_tomas.csv', '2022Q1'],
    ['iftach_1Q2025.csv', '2025Q1'],
    ['iftach_4Q2025.csv', '2025Q4'],
    ['iftach_1Q2026.csv', '2026Q1'],
    ['iftach_2Q2026.csv', '2026Q2'],
  ])('%s holds exactly what we ship for %s', (file, name) => {
    const result = read(readFileSync(`../shared/ifta/official/${file}`), parseQuarter(name));
    expect(result.findings.filter((finding) => finding.severity !== 'warning')).toEqual([]);
    expect(result.rows).toEqual(shippedRows(name).map(figures));
  });
});
