import { describe, expect, it } from 'vitest';
import { stateReturns, yearReturn, type EnteredMiles } from '~/areas/distance-taxes/rules/state-return';
import { periodsOf, type TaxState } from '~/areas/distance-taxes/rules/tax-periods';

const UNIT = {
  id: 7,
  unit: '101',
  axles: 5,
  registeredWeightPounds: 33_000,
  combinationWeightPounds: 80_000,
};

const quartersOf = (
  state: TaxState,
  tenthMiles: readonly number[],
  entries: readonly Partial<EnteredMiles>[] = [],
) =>
  tenthMiles.map((tenths, index) => {
    const quarter = { year: 2026, quarter: (index + 1) as 1 | 2 | 3 | 4 };
    const month = `2026-${String(index * 3 + 1).padStart(2, '0')}`;
    return stateReturns({
      quarter,
      sums: tenths === 0 ? [] : [{ equipmentId: 7, jurisdiction: state, month, tenthMiles: tenths }],
      vehicles: [UNIT],
      accounts: [{ state, frequency: 'annual', method: 'gross' }],
      entries: entries.flatMap((entry, at) =>
        at === index
          ? [
              {
                state,
                period: `2026-Q${index + 1}`,
                equipmentId: 7,
                emptyMiles: 0,
                paidMiles: 0,
                unladenPounds: null,
                oneWayHaul: false,
                logging: false,
                ...entry,
              },
            ]
          : [],
      ),
      unladenPounds: new Map(),
    }).find(({ tax }) => tax.jurisdiction === state)!;
  });

describe('the return of a year', () => {
  it('adds up the miles before any cent is rounded', () => {
    // 11 miles at 0.04378 are 0.48158, four times rounded 1.92; 44 miles are 1.92632.
    const quarters = quartersOf('NM', [110, 110, 110, 110]);
    expect(quarters.map(({ periods }) => periods[0]?.result.cents)).toEqual([48, 48, 48, 48]);
    expect(yearReturn(quarters)).toMatchObject({ cents: 193, taxableMiles: 44, lines: [{ miles: 44 }] });
  });

  it('has miles of quarters without any in the last, and judges empty miles over the year', () => {
    const oneWay = { oneWayHaul: true };
    const quarters = quartersOf(
      'NM',
      [10_000, 10_000, 0, 0],
      [
        { ...oneWay, emptyMiles: 600 },
        { ...oneWay, emptyMiles: 350 },
      ],
    );
    // The second quarter alone is below 45 %; the year is at 47.5 %.
    expect(quarters[1]?.periods[0]?.result.problems[0]).toContain('less than 45 %');
    // 2,000 x 0.04378 x 2/3
    expect(yearReturn(quarters)).toMatchObject({ cents: 5837, problems: [] });
  });

  it('is nothing for nothing', () => {
    expect(yearReturn([])).toEqual({ lines: [], taxableMiles: 0, cents: 0, problems: [] });
    expect(yearReturn(quartersOf('NY', [0, 0, 0, 0]))).toMatchObject({ cents: 0, taxableMiles: 0 });
  });
});

describe('Connecticut', () => {
  const due = (year: number, quarter: 1 | 2 | 3 | 4) =>
    periodsOf('CT', 'quarterly', { year, quarter }).map(({ key, dueDate }) => [key, dueDate]);

  it('was filed by month through September 2023, and by quarter since', () => {
    expect(due(2023, 3)).toEqual([
      ['2023-07', '2023-08-31'],
      ['2023-08', '2023-10-02'],
      ['2023-09', '2023-10-31'],
    ]);
    expect(due(2023, 4)).toEqual([['2023-Q4', '2024-01-31']]);
  });

  it('leaves out units that are not subject to the tax, and keeps what decides the rate apart', () => {
    const year = [1, 2].map((number) => {
      const quarter = { year: 2026, quarter: number as 1 | 2 };
      const month = `2026-0${number * 3}`;
      return stateReturns({
        quarter,
        sums: [7, 8, 9].map((equipmentId) => ({ equipmentId, jurisdiction: 'NM', month, tenthMiles: 1_000 })),
        vehicles: [
          UNIT,
          { ...UNIT, id: 8, unit: '102', registeredWeightPounds: 10_000, combinationWeightPounds: null },
          { ...UNIT, id: 9, unit: '103', combinationWeightPounds: 52_000 },
        ],
        accounts: [],
        entries: [],
        unladenPounds: new Map(),
      }).find(({ tax }) => tax.jurisdiction === 'NM')!;
    });
    expect(yearReturn(year).lines.map(({ units, miles }) => [units, miles])).toEqual([
      [['101'], 200],
      [['103'], 200],
    ]);
  });
});
