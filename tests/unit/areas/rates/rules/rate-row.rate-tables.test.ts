import { describe, expect, it } from 'vitest';
import type { Quarter } from '~/engine/calendar/quarter';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { rateUnitOf } from '~/engine/jurisdictions/published-rate';
import { defaultRateQuarter, quartersOfYear, yearsOf } from '~/areas/rates/rules/default-quarter';
import { blockingFindings, type Finding } from '~/areas/rates/rules/finding';
import { rowsOfBlocks, type MatrixBlock } from '~/areas/rates/rules/matrix-blocks';
import {
  changeOf,
  changesFigures,
  publicationChanges,
  quarterChanges,
} from '~/areas/rates/rules/rate-changes';
import {
  compareRateRows,
  fuelOrder,
  hasFigure,
  legislatedPrice,
  NO_PRICE,
  rateRowKey,
  type RateRow,
} from '~/areas/rates/rules/rate-row';
import { rateSheetOf, rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { notesOf, UNIT_NOTES } from '~/areas/rates/rules/unit-notes';

const q = (year: number, quarter: Quarter['quarter']): Quarter => ({ year, quarter });
const price = (rate: number | null, surcharge: number | null = null) => ({
  rateTenThousandths: rate,
  surchargeTenThousandths: surcharge,
});
const row = (fields: Partial<RateRow> = {}): RateRow => ({
  jurisdiction: 'TX',
  fuel: 'special_diesel',
  effectiveFrom: '2026-07-01',
  usd: price(2000),
  cad: price(738),
  unit: 'gallon',
  status: 'final',
  confidence: null,
  source: 'matrix',
  ...fields,
});

describe('the rates page', () => {
  // Specification, section 2: quarters in reverse order; the default is the first year and the second quarter of the reversed list.
  it('lists years and quarters backwards and opens the second quarter of the newest year', () => {
    const quarters = [q(2025, 4), q(2026, 2), q(2026, 4), q(2025, 3), q(2026, 3)];
    expect(yearsOf(quarters)).toEqual([2026, 2025]);
    expect(quartersOfYear(quarters, 2026)).toEqual([q(2026, 4), q(2026, 3), q(2026, 2)]);
    expect(defaultRateQuarter(quarters)).toEqual(q(2026, 3));
    expect(defaultRateQuarter(quarters, 2025)).toEqual(q(2025, 3));
  });

  it('opens the only quarter of a year, and none where there is none', () => {
    expect(defaultRateQuarter([q(2026, 1), q(2025, 4), q(2025, 3)])).toEqual(q(2026, 1));
    expect(defaultRateQuarter([])).toBeUndefined();
    expect(defaultRateQuarter([q(2026, 1)], 2024)).toBeUndefined();
  });
});

describe('a row of rates', () => {
  it('is by fuel with diesel first, then states before provinces, then code, then day', () => {
    const sorted = [
      row({ jurisdiction: 'AL' }),
      row({ jurisdiction: 'TX' }),
      row({ jurisdiction: 'TX', effectiveFrom: '2026-08-01' }),
      row({ jurisdiction: 'AB' }),
      row({ jurisdiction: 'AL', fuel: 'gasoline' }),
      row({ jurisdiction: 'AL', fuel: 'gasohol' }),
    ];
    expect([...sorted].reverse().sort(compareRateRows)).toEqual(sorted);
    expect(compareRateRows(row(), row())).toBe(0);
    expect(['special_diesel' as const, 'gasoline' as const, 'hythane' as const].map(fuelOrder)).toEqual([
      -1, 0, 14,
    ]);
  });

  it('is legislated in C$ by a province and in US$ by a state', () => {
    expect(legislatedPrice(row())).toEqual(price(2000));
    expect(legislatedPrice(row({ jurisdiction: 'ON' }))).toEqual(price(738));
  });

  it('has a figure where any of its four numbers is there', () => {
    for (const fields of [
      { usd: price(1) },
      { usd: price(null, 1) },
      { cad: price(1) },
      { cad: price(null, 1) },
    ])
      expect(hasFigure(row({ usd: NO_PRICE, cad: NO_PRICE, ...fields }))).toBe(true);
    expect(hasFigure(row({ usd: NO_PRICE, cad: NO_PRICE }))).toBe(false);
  });

  it('is known by fuel, jurisdiction and day', () => {
    expect(rateRowKey(row())).toBe('special_diesel/TX/2026-07-01');
  });
});

describe('what stops an import', () => {
  it('is every error, and what needs a word until it was given; a warning never', () => {
    const findings = (['error', 'confirm', 'warning'] as const).map((severity): Finding => ({
      severity,
      code: 'zero-rate',
      message: severity,
    }));
    expect(blockingFindings(findings, false).map(({ severity }) => severity)).toEqual(['error', 'confirm']);
    expect(blockingFindings(findings, true).map(({ severity }) => severity)).toEqual(['error']);
  });
});

describe('periods inside a quarter', () => {
  const block = (
    effectiveFrom: string,
    usd: number | null,
    more: Partial<MatrixBlock> = {},
  ): MatrixBlock => ({
    jurisdiction: 'TX',
    isSurcharge: false,
    effectiveFrom,
    usd: new Map([['special_diesel' as const, usd]]),
    cad: new Map([['special_diesel' as const, usd === null ? null : usd / 2]]),
    ...more,
  });
  const told = (...blocks: MatrixBlock[]) =>
    rowsOfBlocks(blocks).map(({ effectiveFrom, usd }) => [
      effectiveFrom,
      usd.rateTenThousandths,
      usd.surchargeTenThousandths,
    ]);

  it('begin where a block is dated, in whatever order the blocks stand', () => {
    const expected = [
      ['2026-07-01', 2000, null],
      ['2026-08-01', 2400, null],
      ['2026-09-01', 2600, null],
    ];
    expect(told(block('2026-07-01', 2000), block('2026-08-01', 2400), block('2026-09-01', 2600))).toEqual(
      expected,
    );
    expect(told(block('2026-09-01', 2600), block('2026-08-01', 2400), block('2026-07-01', 2000))).toEqual(
      expected,
    );
  });

  it('are none where nothing changes', () => {
    expect(told(block('2026-07-01', 2000), block('2026-08-01', 2000))).toEqual([['2026-07-01', 2000, null]]);
  });

  it('leave what a dated block does not name as it was', () => {
    const surcharge = (day: string, rate: number | null) => block(day, rate, { isSurcharge: true });
    expect(told(block('2026-07-01', 2000), surcharge('2026-07-01', 500), block('2026-08-01', 2400))).toEqual([
      ['2026-07-01', 2000, 500],
      ['2026-08-01', 2400, 500],
    ]);
    expect(
      told(block('2026-07-01', 2000), surcharge('2026-07-01', 500), surcharge('2026-08-01', 600)),
    ).toEqual([
      ['2026-07-01', 2000, 500],
      ['2026-08-01', 2000, 600],
    ]);
    expect(told(block('2026-07-01', 2000), block('2026-08-01', null))).toEqual([['2026-07-01', 2000, null]]);
  });

  it('change by the Canadian figure alone as well', () => {
    const dated = block('2026-08-01', null, { cad: new Map([['special_diesel' as const, 1100]]) });
    expect(rowsOfBlocks([block('2026-07-01', 2000), dated]).map(({ cad }) => cad.rateTenThousandths)).toEqual(
      [1000, 1100],
    );
  });

  it('have no row for a fuel without a figure, but diesel has one on the first day', () => {
    expect(told(block('2026-07-01', null))).toEqual([['2026-07-01', null, null]]);
    const gasoline = (rate: number | null): MatrixBlock =>
      block('2026-07-01', null, { usd: new Map([['gasoline' as const, rate]]), cad: new Map() });
    expect(rowsOfBlocks([gasoline(null)]).map(({ fuel }) => fuel)).toEqual(['special_diesel']);
    expect(rowsOfBlocks([gasoline(100)]).map(({ fuel }) => fuel)).toEqual(['special_diesel', 'gasoline']);
  });

  it('are kept apart by jurisdiction, in the order of our tables', () => {
    const rows = rowsOfBlocks([
      block('2026-07-01', 300, { jurisdiction: 'ON' }),
      block('2026-07-01', 2000),
      block('2026-07-01', 100, { jurisdiction: 'AL' }),
    ]);
    expect(rows.map(({ jurisdiction, usd }) => [jurisdiction, usd.rateTenThousandths])).toEqual([
      ['AL', 100],
      ['TX', 2000],
      ['ON', 300],
    ]);
  });
});

describe('a change from quarter to quarter', () => {
  it('is told with its differences, null where one side has no rate', () => {
    expect(changeOf('TX', 'special_diesel', price(2000, 10), price(2100))).toEqual({
      jurisdiction: 'TX',
      fuel: 'special_diesel',
      before: price(2000, 10),
      after: price(2100),
      rateDifferenceTenThousandths: 100,
      surchargeDifferenceTenThousandths: null,
    });
    expect(
      changeOf('TX', 'special_diesel', price(null), price(2100))?.rateDifferenceTenThousandths,
    ).toBeNull();
    expect(
      changeOf('TX', 'special_diesel', price(2000, 10), price(2000, 30))?.surchargeDifferenceTenThousandths,
    ).toBe(20);
    expect(changeOf('TX', 'special_diesel', price(2000, 10), price(2000, 10))).toBeUndefined();
  });

  it('goes from the last day of the one to the last day of the other', () => {
    const before = [row({ effectiveFrom: '2026-08-01', usd: price(2500) }), row()];
    expect(quarterChanges(before, [row({ usd: price(2500) })])).toEqual([]);
    expect(quarterChanges([...before].reverse(), [row()])).toMatchObject([
      { before: price(2500), after: price(2000) },
    ]);
  });

  it('is one too where a jurisdiction came or went, but not where either side does not know it, or one has not the fuel', () => {
    const idaho = row({ jurisdiction: 'ID', usd: price(3200) });
    expect(quarterChanges([row(), idaho], [row()])).toMatchObject([
      { jurisdiction: 'ID', before: price(3200), after: NO_PRICE },
    ]);
    expect(quarterChanges([row()], [row(), idaho])).toMatchObject([
      { jurisdiction: 'ID', before: NO_PRICE, after: price(3200) },
    ]);
    expect(quarterChanges([row(), { ...idaho, status: 'missing' }], [row(), idaho])).toEqual([]);
    expect(quarterChanges([row(), idaho], [row(), { ...idaho, status: 'missing' }])).toEqual([]);
    expect(quarterChanges([row()], [row(), row({ fuel: 'gasoline' })])).toEqual([]);
    expect(quarterChanges([row(), row({ fuel: 'gasoline' })], [row()])).toEqual([]);
  });
});

describe('a publication', () => {
  it('alters a row by its figures, its unit, its status, its confidence or its source', () => {
    const changed = (fields: Partial<RateRow>) => publicationChanges([row()], [row(fields)]).length;
    expect(changed({})).toBe(0);
    for (const fields of [
      { usd: price(2001) },
      { usd: price(2000, 0) },
      { cad: price(739) },
      { cad: price(738, 1) },
      { unit: 'kwh' },
      { status: 'preliminary' },
      { confidence: 'derived' },
      { source: 'other' },
    ] as const)
      expect([fields, changed(fields)]).toEqual([fields, 1]);
    expect(publicationChanges([], [row()])).toEqual([
      { key: 'special_diesel/TX/2026-07-01', before: null, after: row() },
    ]);
    expect(publicationChanges([row()], [])).toEqual([
      { key: 'special_diesel/TX/2026-07-01', before: row(), after: null },
    ]);
  });

  it('makes returns be computed anew only where a figure moved', () => {
    const moves = (before: RateRow | null, after: RateRow | null) =>
      changesFigures({ key: '', before, after });
    expect(moves(row(), row({ status: 'preliminary', source: 'x', confidence: 'derived' }))).toBe(false);
    expect(moves(row(), row({ usd: price(2001) }))).toBe(true);
    expect(moves(row(), row({ cad: price(738, 5) }))).toBe(true);
    expect(moves(row(), row({ unit: 'kwh' }))).toBe(true);
    expect([moves(null, row()), moves(row(), null), moves(null, null)]).toEqual([true, true, false]);
    // 1 and 23 are other figures than 12 and 3.
    expect(moves(row({ usd: price(1, 23) }), row({ usd: price(12, 3) }))).toBe(true);
  });
});

describe('the sheet of a quarter', () => {
  it('gives every member a line: none published where the quarter has the fuel, missing where it has not', () => {
    const sheet = rateSheetOf(q(2026, 3), 'gasoline', [
      row({ fuel: 'gasoline', status: 'preliminary' }),
      row(),
    ]);
    expect([sheet.isShipped, sheet.rows.length]).toEqual([true, IFTA_MEMBERS.length]);
    expect(sheet.rows[0]).toEqual({
      jurisdiction: 'AL',
      fuel: 'gasoline',
      effectiveFrom: '2026-07-01',
      usd: NO_PRICE,
      cad: NO_PRICE,
      unit: 'gallon',
      status: 'preliminary',
      confidence: null,
      source: '',
    });
    expect(
      rateSheetOf(q(2026, 3), 'electricity', []).rows.find(({ jurisdiction }) => jurisdiction === 'IN'),
    ).toMatchObject({ unit: 'mile', status: 'missing' });
    expect(rateSheetOf(q(2026, 3), 'gasoline', [row()]).isShipped).toBe(false);
    // What one line misses says nothing about the others.
    expect(
      rateSheetOf(q(2026, 3), 'gasoline', [
        row({ fuel: 'gasoline', status: 'missing' }),
        row({ fuel: 'gasoline', jurisdiction: 'ID', status: 'final' }),
      ]).rows[0]?.status,
    ).toBe('final');
  });

  it('keeps the periods of a jurisdiction in the order of their days', () => {
    const later = row({ effectiveFrom: '2026-08-01', usd: price(2500) });
    const sheet = rateSheetOf(q(2026, 3), 'special_diesel', [later, row()]);
    expect(
      sheet.rows
        .filter(({ jurisdiction }) => jurisdiction === 'TX')
        .map(({ effectiveFrom }) => effectiveFrom),
    ).toEqual(['2026-07-01', '2026-08-01']);
  });

  it('tells the tax engine a missing rate as missing', () => {
    const table = rateTableOf(q(2026, 3), [
      row(),
      row({ jurisdiction: 'ID', status: 'missing', usd: NO_PRICE, cad: NO_PRICE }),
    ]);
    expect(table.find('TX', 'special_diesel')).toEqual({
      kind: 'published',
      rates: [
        {
          jurisdiction: 'TX',
          fuelType: 'special_diesel',
          rateUsdPerGallon: '0.2000',
          surchargeUsdPerGallon: null,
          rateCadPerLitre: '0.0738',
          surchargeCadPerLitre: null,
          status: 'final',
          effectiveFrom: null,
          unit: 'gallon',
        },
      ],
    });
    expect(table.find('ID', 'special_diesel')).toEqual({ kind: 'missing' });
  });
});

/** The footnotes of the matrix (ballots 3-2013 and 5-2015, state law). */
describe('the notes on units', () => {
  const saidOf = (jurisdiction: string, fuel: RateRow['fuel'], effectiveFrom = '2026-07-01') =>
    notesOf({ jurisdiction, fuel, effectiveFrom })
      .map(({ note }) => note)
      .join(' ');

  it.each([
    ['IN', 'electricity', 'per mile'],
    ['IN', 'hydrogen', 'per mile'],
    ['IN', 'hythane', 'per mile'],
    ['IN', 'propane', 'only a surcharge on propane'],
    ['IA', 'electricity', 'per kWh'],
    ['PA', 'electricity', 'per kWh'],
    ['WY', 'electricity', '0.0072 until June 30, 2026, 0.0350 after'],
    ['ND', 'electricity', 'read as per kWh'],
    ['NM', 'electricity', 'read as per kWh'],
    ['BC', 'lng', 'per kilogram'],
    ['BC', 'cng', 'per cubic meter'],
    ['MB', 'lng', 'per cubic meter'],
    ['MB', 'cng', 'per cubic meter'],
    ['CA', 'lng', 'diesel gallon equivalent (6.06 lb)'],
    ['WY', 'lng', 'diesel gallon equivalent (6.06 lb)'],
    ['VA', 'lng', 'diesel gallon equivalent (6.06 lb)'],
    ['CA', 'cng', 'gasoline gallon equivalent (5.66 lb'],
    ['WY', 'cng', 'gasoline gallon equivalent (5.66 lb'],
    ['VA', 'cng', 'gasoline gallon equivalent (5.66 lb'],
    ['VA', 'propane', '1.353 gallons'],
    ['VA', 'methanol', '2.04 gallons'],
    ['WY', 'propane', '1.35 gallons'],
    ['IL', 'propane', '6.41 lb of propane'],
    ['IL', 'lng', '6.06 lb of LNG'],
    ['IL', 'cng', '5.66 lb of CNG'],
    ['MI', 'biodiesel', 'blends of at least 5 percent'],
  ] as const)('%s, %s: %s', (jurisdiction, fuel, words) => {
    expect(saidOf(jurisdiction, fuel)).toContain(words);
  });

  it('are at every cell that is not simply per gallon, wherever the tax engine knows one', () => {
    for (const { code } of IFTA_MEMBERS)
      for (const fuel of FUEL_TYPES)
        if (rateUnitOf(code, fuel) !== 'gallon' && fuel !== 'electricity')
          expect([code, fuel, saidOf(code, fuel) !== '']).toEqual([code, fuel, true]);
  });

  it('end with their last day', () => {
    for (const fuel of ['special_diesel', 'gasoline'] as const) {
      expect(saidOf('MI', fuel, '2025-12-31')).toContain('prepaid sales tax');
      expect(saidOf('MI', fuel, '2026-01-01')).toBe('');
    }
    expect(saidOf('TX', 'special_diesel')).toBe('');
  });

  it('say how sure they are', () => {
    const by = (confidence: string) =>
      UNIT_NOTES.filter((note) => note.confidence === confidence).map(
        ({ jurisdiction, fuels }) => `${jurisdiction} ${fuels.join(' ')}`,
      );
    expect(by('high')).toEqual([
      'IN electricity hydrogen hythane',
      'IN propane',
      'WY electricity',
      'BC lng',
      'BC cng',
      'MB lng cng',
    ]);
    expect(by('low')).toEqual(['ND electricity', 'NM electricity', 'VA methanol']);
    expect(by('medium')).toHaveLength(UNIT_NOTES.length - 9);
  });
});
