import { describe, expect, it } from 'vitest';
import {
  centsOf,
  computeDistanceTax,
  isOneWayHaul,
  type TaxedVehicle,
  type WeightMethod,
} from '~/areas/distance-taxes/rules/compute-distance-tax';
import { bracketOf, RATE_TABLES, rateTableOn } from '~/areas/distance-taxes/rules/distance-brackets';
import { FREQUENCIES, periodsOf } from '~/areas/distance-taxes/rules/tax-periods';

const truck = (more: Partial<TaxedVehicle> = {}): TaxedVehicle => ({
  unit: '101',
  registeredPounds: 33_000,
  combinationPounds: 80_000,
  axles: 5,
  unladenPounds: 17_500,
  miles: 1000,
  emptyMiles: 0,
  paidMiles: 0,
  oneWayHaul: false,
  logging: false,
  ...more,
});
const Q3: { firstDay: string; method: WeightMethod } = { firstDay: '2026-07-01', method: 'gross' };
const cents = (state: 'KY' | 'NM' | 'OR' | 'NY' | 'CT', more: Partial<TaxedVehicle> = {}, how = Q3) =>
  computeDistanceTax(state, [truck(more)], how).cents;

describe('the tables of the taxes on distance', () => {
  it('have no gap and no overlap, and cite their law', () => {
    for (const table of RATE_TABLES) {
      expect(table.citation).toMatch(/§|ORS|KRS/);
      table.brackets.forEach((row, index) => {
        if (index > 0) expect(row.over, table.name).toBe(table.brackets[index - 1]!.to);
        expect(row.microDollars).toBeGreaterThan(0);
      });
    }
  });

  it('are those in force on the day, and none before the first that we know', () => {
    expect(rateTableOn('OR-A', '2023-12-31')).toBeUndefined();
    expect(rateTableOn('OR-A', '2025-12-31')?.caution).toBe('');
    expect(rateTableOn('OR-A', '2026-01-01')?.caution).toContain('HB 3991');
    expect(rateTableOn('CT', '2022-12-31')).toBeUndefined();
    expect(bracketOf(rateTableOn('CT', '2026-07-01')!, 26_000)?.microDollars).toBe(25_000);
    expect(bracketOf(rateTableOn('CT', '2026-07-01')!, 25_999)).toBeUndefined();
  });

  it('of New York follow the regulation: the base rate and four tenths more', () => {
    // 20 NYCRR 481.6 example 1: 41,000 lb has the base rate 13.0 mills, 22,400 lb 8.0 mills.
    expect(bracketOf(rateTableOn('NY-laden', '2026-07-01')!, 41_000)?.microDollars).toBe(13_000 * 1.4);
    expect(bracketOf(rateTableOn('NY-unladen-truck', '2026-07-01')!, 22_400)?.microDollars).toBe(8000 * 1.4);
    expect(bracketOf(rateTableOn('NY-laden', '2026-07-01')!, 82_000)?.microDollars).toBe(57_400);
    expect(bracketOf(rateTableOn('NY-laden', '2026-07-01')!, 80_001)?.microDollars).toBe(57_400);
  });
});

describe('computeDistanceTax by hand', () => {
  it('Kentucky: 2.85 cents a mile over 59,999 lb', () => {
    expect(cents('KY')).toBe(2850);
    expect(cents('KY', { miles: 19 })).toBe(54);
  });

  it('New Mexico: 80,000 lb at 43.78 mills; less what was paid at a port of entry', () => {
    expect(cents('NM')).toBe(4378);
    expect(cents('NM', { paidMiles: 250 })).toBe(3284); // 750 x 0.04378 = 32.835
    expect(cents('NM', { combinationPounds: 52_000 })).toBe(2465);
    expect(cents('NM', { combinationPounds: 52_001 })).toBe(2596);
  });

  it('New Mexico: two thirds of the rate for a one-way haul that ran 45 % empty, the whole rate below', () => {
    expect(isOneWayHaul(1000, 450)).toBe(true);
    expect(isOneWayHaul(1000, 449)).toBe(false);
    expect(cents('NM', { oneWayHaul: true, emptyMiles: 450 })).toBe(2919); // 43.78 x 2/3 = 29.1867
    expect(cents('NM', { emptyMiles: 450 })).toBe(4378);
    const below = computeDistanceTax('NM', [truck({ oneWayHaul: true, emptyMiles: 449 })], Q3);
    expect(below.cents).toBe(4378);
    expect(below.problems[0]).toContain('less than 45 %');
  });

  it('Oregon: table A to 80,000 lb, table B by axles above it, none where the law has none', () => {
    expect(cents('OR')).toBe(25_120);
    expect(cents('OR', { registeredPounds: 26_001, combinationPounds: null })).toBe(7640);
    expect(cents('OR', { combinationPounds: 80_001, axles: 5 })).toBe(25_940);
    expect(cents('OR', { combinationPounds: 105_500, axles: 7 })).toBe(27_770);
    expect(cents('OR', { combinationPounds: 105_500, axles: 11 })).toBe(24_110);
    expect(cents('OR', { combinationPounds: 99_000, axles: 5 })).toBeNull();
    expect(cents('OR', { combinationPounds: 105_501, axles: 9 })).toBeNull();
    expect(cents('OR', { combinationPounds: 90_000, axles: null })).toBeNull();
    expect(cents('OR', {}, { ...Q3, firstDay: '2023-10-01' })).toBeNull();
    // Miles count empty or loaded, by the declared weight; each vehicle is a line of its own.
    const two = computeDistanceTax('OR', [truck({ miles: 101 }), truck({ unit: '102', miles: 101 })], Q3);
    expect(two.lines.map((line) => line.cents)).toEqual([2537, 2537]);
    expect(two.cents).toBe(5074);
    expect(two.lines[0]?.standing).toBe('verify');
  });

  it('New York: laden and empty miles, toll-paid Thruway miles out, schedule 2 without the supplement', () => {
    expect(cents('NY')).toBe(5460);
    expect(cents('NY', { paidMiles: 400 })).toBe(3276);
    // 700 laden at 0.0546 and 300 empty at 0.0140 of a tractor of 17,500 lb.
    expect(cents('NY', { emptyMiles: 300 })).toBe(3822 + 420);
    expect(cents('NY', { emptyMiles: 300, unladenPounds: 7000 })).toBe(3822);
    expect(cents('NY', { emptyMiles: 300, unladenPounds: null })).toBeNull();
    expect(cents('NY', { logging: true })).toBe(3900); // 39.0 mills
    // 20 NYCRR 481.6 example 2: a truck of 10,000 lb empty is not taxed empty, and at 12.0 mills base with a load.
    expect(
      cents('NY', {
        registeredPounds: 37_000,
        combinationPounds: null,
        unladenPounds: 10_000,
        emptyMiles: 500,
        logging: true,
      }),
    ).toBe(600);
  });

  it('New York by unloaded weight: trucks and tractors each by their own table', () => {
    const unloaded = { ...Q3, method: 'unloaded' as const };
    expect(cents('NY', {}, unloaded)).toBe(4620);
    expect(cents('NY', { unladenPounds: 4000 }, unloaded)).toBe(0);
    expect(cents('NY', { combinationPounds: null, unladenPounds: 17_500 }, unloaded)).toBe(1680);
    expect(cents('NY', { combinationPounds: null, unladenPounds: 7500 }, unloaded)).toBe(0);
    expect(cents('NY', { unladenPounds: null }, unloaded)).toBeNull();
  });

  it('Connecticut: by the weight with load, 17.5 cents over 80,000 lb', () => {
    expect(cents('CT')).toBe(10_000);
    expect(cents('CT', { combinationPounds: 80_001 })).toBe(17_500);
    expect(cents('CT', { registeredPounds: 20_000, combinationPounds: 28_000 })).toBe(2500);
  });

  it('adds the miles of one rate before it rounds, half up', () => {
    const three = ['1', '2', '3'].map((unit) => truck({ unit, miles: 1 }));
    const { lines, cents: sum } = computeDistanceTax('KY', three, Q3);
    expect(lines).toMatchObject([{ units: ['1', '2', '3'], miles: 3, cents: 9 }]);
    expect(sum).toBe(9);
    expect(centsOf(1, 5000)).toBe(1);
    expect(centsOf(1, 4999)).toBe(0);
  });
});

describe('the periods of a quarter', () => {
  const q3 = { year: 2026, quarter: 3 as const };
  const due = (
    ...[state, frequency]: Parameters<typeof periodsOf> extends [infer S, infer F, unknown] ? [S, F] : never
  ) => periodsOf(state, frequency, q3).map((period) => [period.key, period.dueDate]);

  it('are due a month after they end, in Oregon two for a quarter, on the next business day', () => {
    expect(due('KY', 'quarterly')).toEqual([['2026-Q3', '2026-11-02']]);
    expect(due('OR', 'quarterly')).toEqual([['2026-Q3', '2026-11-30']]);
    expect(due('OR', 'monthly')).toEqual([
      ['2026-07', '2026-08-31'],
      ['2026-08', '2026-09-30'],
      ['2026-09', '2026-11-02'],
    ]);
    expect(due('NY', 'annual')).toEqual([['2026-Q3', '2027-02-01']]);
    expect(due('OR', 'annual')).toEqual([['2026-Q3', '2027-03-01']]);
  });

  it('are by default what the state asks of a new filer', () => {
    expect(Object.entries(FREQUENCIES).map(([state, { allowed }]) => [state, allowed[0]])).toEqual([
      ['KY', 'quarterly'],
      ['NY', 'quarterly'],
      ['NM', 'quarterly'],
      ['OR', 'monthly'],
      ['CT', 'quarterly'],
    ]);
  });
});
