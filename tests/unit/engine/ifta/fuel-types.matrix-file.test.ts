import { describe, expect, it } from 'vitest';
import type { Quarter } from '~/engine/calendar/quarter';
import { fuelTypeName, FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { readMatrixGrid } from '~/areas/rates/rules/matrix-grid';
import { readMatrixLabel } from '~/areas/rates/rules/matrix-label';

/** The matrix as its downloads have it: a title, a heading over two lines, a U.S. and a Can line for each jurisdiction. */
const Q3: Quarter = { year: 2026, quarter: 3 };
const TITLE = ['3rd Quarter 2026'];
const HEADING = [
  '',
  '',
  ...FUEL_TYPES.map((fuel) => (fuel === 'special_diesel' ? 'Special' : fuelTypeName(fuel))),
];
const SECOND = ['', '', ...FUEL_TYPES.map((fuel) => (fuel === 'special_diesel' ? 'Diesel' : ''))];
const cells = (gasoline: string, diesel: string) => [gasoline, diesel, ...Array<string>(13).fill('$-')];
const us = (label: string, diesel = '$ 0.2000', gasoline = '$ 0.1000') => [
  label,
  'U.S.',
  ...cells(gasoline, diesel),
];
const can = (diesel = '$ 0.0738', gasoline = '$ 0.0369') => ['', 'Can', ...cells(gasoline, diesel)];

const read = (...lines: string[][]) => readMatrixGrid([TITLE, HEADING, SECOND, ...lines], Q3);
const said = (...lines: string[][]) =>
  read(...lines).findings.map(({ severity, code, message, line, jurisdiction }) =>
    [severity, code, message, line, jurisdiction].filter((part) => part !== undefined),
  );
const TEXAS = [us('TEXAS'), can()];

describe('the official matrix', () => {
  it('is read line pair by line pair', () => {
    const { quarter, rows, findings } = read(...TEXAS, [''], us('IDAHO #3', '$0.3200', '$-'), [
      'IDAHO #3',
      'CANADA',
      ...cells('$-', '.1181'),
    ]);
    expect(findings).toEqual([]);
    expect(quarter).toEqual(Q3);
    const row = (jurisdiction: string, fuel: string, usd: number, cad: number) => ({
      jurisdiction,
      fuel,
      effectiveFrom: '2026-07-01',
      unit: 'gallon',
      usd: { rateTenThousandths: usd, surchargeTenThousandths: null },
      cad: { rateTenThousandths: cad, surchargeTenThousandths: null },
    });
    expect(rows).toEqual([
      row('ID', 'special_diesel', 3200, 1181),
      row('TX', 'special_diesel', 2000, 738),
      row('TX', 'gasoline', 1000, 369),
    ]);
  });

  it('has surcharges in blocks of their own, and a line for diesel also where no rate is published', () => {
    const { rows, findings } = read(
      us('VIRGINIA', '$ 0.3360', '$-'),
      can('$ 0.1241', '$-'),
      us('VIRGINIA SurChg #19', '$ 0.1430', '$-'),
      can('$ 0.0528', '$-'),
      us('OREGON', '$-', '$-'),
      can('$-', '$-'),
    );
    expect(findings).toEqual([]);
    expect(
      rows.map(({ jurisdiction, fuel, usd, cad }) => [
        jurisdiction,
        fuel,
        usd.rateTenThousandths,
        usd.surchargeTenThousandths,
        cad.rateTenThousandths,
        cad.surchargeTenThousandths,
      ]),
    ).toEqual([
      ['OR', 'special_diesel', null, null, null, null],
      ['VA', 'special_diesel', 3360, 1430, 1241, 528],
    ]);
  });

  it('may have its heading in one line, again in the middle, notes of one cell, and lines with empty cells behind', () => {
    const one = ['', '', ...FUEL_TYPES.map(fuelTypeName)];
    const { findings, rows } = readMatrixGrid(
      [
        ['Rates in both currencies'],
        TITLE,
        one,
        ...TEXAS,
        ['See the footnotes'],
        one,
        [...us('IDAHO'), '', '\u00a0'],
        can(),
      ],
      Q3,
    );
    expect(findings).toEqual([]);
    expect(rows.map(({ jurisdiction }) => jurisdiction)).toEqual(['ID', 'TX', 'ID', 'TX']);
  });

  it('may name its country in other ways', () => {
    for (const name of ['US', 'U.S.', 'USA', 'us '])
      expect(said(['TEXAS', name, ...cells('$-', '0.2')], can())).toEqual([]);
    for (const name of ['Can', 'CAN.', 'Canada'])
      expect(said(us('TEXAS'), ['', name, ...cells('$-', '0.2')])).toEqual([]);
    expect(said(['TEXAS', 'Mex', ...cells('$-', '0.2')])[0]?.slice(0, 2)).toEqual([
      'error',
      'unreadable-line',
    ]);
  });
});

describe('a file that is no matrix', () => {
  it('says that title and heading are missing', () => {
    expect(readMatrixGrid([], Q3)).toEqual({
      quarter: undefined,
      rows: [],
      findings: [
        {
          severity: 'error',
          code: 'title-missing',
          message: 'The file does not say which quarter it is for ("3rd Quarter 2026").',
        },
        {
          severity: 'error',
          code: 'header-missing',
          message: 'The heading with the fuel types was not found.',
        },
      ],
    });
  });

  it('says once where rates begin without a heading', () => {
    const { findings } = readMatrixGrid([TITLE, ...TEXAS, ...TEXAS], Q3);
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['header-missing', 'Line 2: rates come before any heading.'],
      ['header-missing', 'The heading with the fuel types was not found.'],
    ]);
  });

  it('may name its quarter twice, but not two quarters', () => {
    expect(said(...TEXAS, TITLE)).toEqual([]);
    expect(said(...TEXAS, ['4th Quarter 2026'])).toEqual([
      ['error', 'quarter-mismatch', 'Line 6: the file names a second quarter, "4th Quarter 2026".', 6],
    ]);
    expect(said(['3rd Quarter 2025'])).toEqual([
      ['error', 'quarter-mismatch', 'Line 4: the file names a second quarter, "3rd Quarter 2025".', 4],
    ]);
    expect(read(['4th Quarter 2026']).quarter).toEqual(Q3);
    expect(said(['3rd Quarter 2026', 'x'])[0]?.slice(0, 2)).toEqual(['error', 'unreadable-line']);
  });
});

describe('the heading', () => {
  const heading = (labels: string[], second: string[] = []) =>
    readMatrixGrid(
      [TITLE, ['', '', ...labels], ...(second.length > 0 ? [['', '', ...second]] : [])],
      Q3,
    ).findings.map(({ severity, code, message, line, fuel }) =>
      [severity, code, message, line, fuel].filter((part) => part !== undefined),
    );

  it('must name every fuel; only hythane came later', () => {
    const names = FUEL_TYPES.map(fuelTypeName);
    expect(heading(names)).toEqual([]);
    expect(heading(names.filter((name) => name !== 'Hythane'))).toEqual([
      ['warning', 'missing-column', 'The file has no column Hythane.', 2, 'hythane'],
    ]);
    expect(heading(names.filter((name) => name !== 'LNG'))).toEqual([
      ['error', 'missing-column', 'The file has no column LNG.', 2, 'lng'],
    ]);
  });

  it('names no fuel that is not known, and none twice', () => {
    const names = FUEL_TYPES.map(fuelTypeName);
    expect(heading([...names, 'Coal'])).toEqual([
      ['error', 'unknown-column', 'Line 2: "Coal" is not a known fuel type.', 2],
    ]);
    expect(heading([...names, 'Gasoline'])).toEqual([
      ['error', 'unknown-column', 'Line 2: the column Gasoline appears twice.', 2],
    ]);
    expect(heading([...names, ''])).toEqual([]);
  });

  it('continues in a second line of words only', () => {
    const wrapped = FUEL_TYPES.map((fuel) => (fuel === 'special_diesel' ? 'Special' : fuelTypeName(fuel)));
    const second = FUEL_TYPES.map((fuel) => (fuel === 'special_diesel' ? 'Diesel' : ''));
    expect(heading(wrapped, second)).toEqual([]);
    expect(heading(wrapped).map(([, code]) => code)).toEqual(['unknown-column', 'missing-column']);
    // A line that names a country, a jurisdiction or a rate is no heading.
    expect(readMatrixGrid([TITLE, ['', '', ...FUEL_TYPES.map(fuelTypeName)], ...TEXAS], Q3).findings).toEqual(
      [],
    );
    expect(
      readMatrixGrid(
        [TITLE, HEADING.map((cell) => (cell === 'Special' ? 'Diesel' : cell)), ['', '', '0.2']],
        Q3,
      ).findings.map(({ code }) => code),
    ).toEqual(['unreadable-line']);
  });
});

describe('a line that is not understood', () => {
  it('is told with its text, never left out in silence', () => {
    expect(said(['TEXAS', '', '0.2'])).toEqual([
      ['error', 'unreadable-line', 'Line 4 was not understood: "TEXAS | 0.2".', 4],
    ]);
    expect(said(['TEXAS'])).toEqual([['error', 'unreadable-line', 'Line 4 was not understood: "TEXAS".', 4]]);
    expect(said(['', 'a note in the wrong place'])).toEqual([
      ['error', 'unreadable-line', 'Line 4 was not understood: "a note in the wrong place".', 4],
    ]);
    expect(said(['x'.repeat(50), 'y'.repeat(50)])[0]?.[2]).toBe(
      `Line 4 was not understood: "${'x'.repeat(50)} | ${'y'.repeat(27)}".`,
    );
    expect(said(['A note'])).toEqual([]);
  });

  it('may not stand between the two lines of a pair', () => {
    expect(said(us('TEXAS'), ['A note'], can())).toEqual([
      ['error', 'unreadable-line', 'Line 5 was not understood: "A note".', 5],
    ]);
  });

  it('is one without its pair', () => {
    expect(said(can())).toEqual([
      ['error', 'line-pair', 'Line 4: a Can line without its U.S. line above it.', 4],
    ]);
    expect(said(us('TEXAS'))).toEqual([
      ['error', 'line-pair', 'Line 4: TEXAS has a U.S. line but no Can line.', 4],
    ]);
    expect(said(us('TEXAS'), us('IDAHO'), can())).toEqual([
      ['error', 'line-pair', 'Line 4: TEXAS has a U.S. line but no Can line.', 4],
    ]);
    expect(said(us('TEXAS'), ['IDAHO', 'Can', ...cells('$-', '0.1')])).toEqual([
      ['error', 'line-pair', 'Line 5: a Can line without its U.S. line above it.', 5],
    ]);
    expect(said(...TEXAS, can())).toEqual([
      ['error', 'line-pair', 'Line 6: a Can line without its U.S. line above it.', 6],
    ]);
  });

  it('is one with too few cells, more than the heading, or a cell that is no rate', () => {
    expect(said(us('TEXAS').slice(0, 10), can())).toEqual([
      ['error', 'short-line', 'Line 4 has 10 cells instead of 17: the file is cut off or broken.', 4],
    ]);
    expect(said([...us('TEXAS'), '0.2'], can())).toEqual([
      ['error', 'unreadable-line', 'Line 4 has more cells than the heading.', 4],
    ]);
    expect(said(us('TEXAS', '0.20005'), can())).toEqual([
      ['error', 'unreadable-cell', 'Line 4, Special diesel: "0.20005" is not a rate.', 4],
    ]);
    expect(said(us('TEXAS', 'x'.repeat(31)), can())[0]?.[2]).toBe(
      `Line 4, Special diesel: "${'x'.repeat(30)}" is not a rate.`,
    );
    expect(read(us('TEXAS', 'x'), can()).findings[0]?.fuel).toBe('special_diesel');
  });
});

describe('a block', () => {
  it('of a place that is unknown or no member is refused', () => {
    expect(said(us('ATLANTIS #3'), can())).toEqual([
      ['error', 'unknown-jurisdiction', 'Line 4: "ATLANTIS" is not a known jurisdiction.', 4],
    ]);
    expect(said(us('ALASKA'), can())).toEqual([
      ['error', 'not-a-member', 'Line 4: ALASKA is not a member of IFTA.', 4, 'AK'],
    ]);
  });

  it('is listed once, with its surcharge and each day of a change beside it', () => {
    expect(said(...TEXAS, ...TEXAS)).toEqual([
      ['error', 'duplicate-block', 'Line 6: TEXAS appears twice.', 6, 'TX'],
    ]);
    expect(
      read(...TEXAS, us('TEXAS', '$ 0.3000'), can()).rows.map(({ usd }) => usd.rateTenThousandths),
    ).toEqual([2000, 1000]);
    expect(said(us('KENTUCKY'), can(), us('KENTUCKY SurChg'), can())).toEqual([]);
    expect(said(us('KENTUCKY SurChg'), can(), us('KENTUCKY (Surcharge)'), can())).toHaveLength(1);
  });

  it('dated inside the quarter needs a word, and starts a new period', () => {
    const dated = [...TEXAS, us('TEXAS 08/15/26', '$ 0.2500', '$-'), can('$ 0.0923', '$-')];
    expect(said(...dated)).toEqual([
      ['confirm', 'dated-block', 'Line 6: TEXAS changes inside the quarter, on 2026-08-15.', 6, 'TX'],
    ]);
    expect(
      read(...dated).rows.map(({ fuel, effectiveFrom, usd }) => [
        fuel,
        effectiveFrom,
        usd.rateTenThousandths,
      ]),
    ).toEqual([
      ['special_diesel', '2026-07-01', 2000],
      ['special_diesel', '2026-08-15', 2500],
      ['gasoline', '2026-07-01', 1000],
    ]);
  });

  it('dated on the first day is the block itself; outside the quarter it is refused', () => {
    expect(said(us('TEXAS 07/01/2026'), can())).toEqual([]);
    for (const [date, day] of [
      ['06/30/26', '2026-06-30'],
      ['10/01/26', '2026-10-01'],
    ] as const) {
      expect(said(us(`TEXAS ${date}`), can())).toEqual([
        ['error', 'date-outside-quarter', `Line 4: TEXAS changes on ${day}, outside the quarter.`, 4, 'TX'],
      ]);
      expect(read(us(`TEXAS ${date}`), can()).rows).toEqual([]);
    }
  });
});

describe('the label of a block', () => {
  it.each([
    ['TEXAS', 'TX', 'TEXAS', false, [], undefined],
    ['ontario (ON) # 4 #12', 'ON', 'ontario', false, ['4', '12'], undefined],
    ['N. CAROLINA ( nc )', 'NC', 'N. CAROLINA', false, [], undefined],
    ['VIRGINIA Sur-Charge', 'VA', 'VIRGINIA', true, [], undefined],
    ['VIRGINIA Sur Chg.', 'VA', 'VIRGINIA', true, [], undefined],
    ['INDIANA (Surcharge) 1/5/2026', 'IN', 'INDIANA', true, [], '2026-01-05'],
    ['Texas  7/1/26 ', 'TX', 'Texas', false, [], '2026-07-01'],
    ['Surrey', undefined, 'Surrey', false, [], undefined],
    ['TEXAS (ZZ)', 'TX', 'TEXAS', false, [], undefined],
    ['', undefined, '', false, [], undefined],
  ])('%j is read', (label, jurisdiction, name, isSurcharge, footnotes, effectiveFrom) => {
    expect(readMatrixLabel(label)).toEqual({ jurisdiction, name, isSurcharge, footnotes, effectiveFrom });
  });
});
