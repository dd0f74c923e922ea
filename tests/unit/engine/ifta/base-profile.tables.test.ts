import { describe, expect, it } from 'vitest';
import { averageOf } from '~/engine/ifta/average';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import {
  FUEL_TYPES,
  fuelFormCode,
  fuelTypeInSentence,
  isFuelType,
  parseFuelType,
} from '~/engine/ifta/fuel-types';
import { INTEREST_RATES, interestRateForYear, monthlyFactorOn } from '~/engine/ifta/interest-rates';
import { isExempt } from '~/engine/ifta/records';

describe('fuel types', () => {
  it('have the codes of the Texas form (56-102); hythane has none', () => {
    expect(Object.fromEntries(FUEL_TYPES.map((type) => [type, fuelFormCode(type)]))).toEqual({
      special_diesel: '01',
      gasoline: '02',
      ethanol: '03',
      propane: '04',
      cng: '05',
      a55: '06',
      e85: '07',
      m85: '08',
      gasohol: '09',
      lng: '10',
      methanol: '11',
      biodiesel: '12',
      electricity: '13',
      hydrogen: '14',
      hythane: undefined,
    });
  });

  it.each([
    ['Diesel', 'special_diesel'],
    ['diesel fuel', 'special_diesel'],
    ['SPECIAL DIESEL', 'special_diesel'],
    ['Motor gasoline', 'gasoline'],
    ['gas', 'gasoline'],
    ['Petrol', 'gasoline'],
    ['LPG', 'propane'],
    ['Liquefied petroleum gas', 'propane'],
    ['liquefied natural gas', 'lng'],
    ['Compressed Natural Gas', 'cng'],
    ['Electric', 'electricity'],
    ['E-85', 'e85'],
    ['coal', undefined],
    ['', undefined],
  ])('%j is %s', (text, type) => {
    expect(parseFuelType(text)).toBe(type);
  });

  it('are told from anything else, and keep their capitals inside a sentence', () => {
    expect([isFuelType('cng'), isFuelType('coal'), isFuelType(5), isFuelType(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(parseFuelType(5)).toBeUndefined();
    expect(
      (['special_diesel', 'cng', 'lng', 'e85', 'm85', 'a55', 'biodiesel'] as const).map(fuelTypeInSentence),
    ).toEqual(['special diesel', 'CNG', 'LNG', 'E-85', 'M-85', 'A-55', 'biodiesel']);
  });
});

describe('interest rates', () => {
  it.each([
    // R1230: one percent a month before July 2013, then the IRC rate plus two points, a twelfth a month.
    ['US', '2013-06-30', '0.01'],
    ['US', '2013-07-01', '0.004167'],
    ['US', '2016-12-31', '0.004167'],
    ['US', '2017-01-01', '0.005'],
    ['US', '2019-07-15', '0.005833'],
    ['US', '2021-01-01', '0.004167'],
    ['US', '2023-12-31', '0.006667'],
    ['US', '2024-01-01', '0.008333'],
    ['US', '2025-06-01', '0.0075'],
    ['US', '2026-12-31', '0.0075'],
    ['CA', '2023-05-05', '0.005833'],
  ] as const)('of %s on %s are %s a month', (country, day, factor) => {
    expect(monthlyFactorOn(country, day)?.toString()).toBe(factor);
  });

  it('have a yearly percentage whose twelfth they are, and a source', () => {
    expect(INTEREST_RATES.map(({ annualPercent }) => annualPercent)).toEqual([
      '12',
      '5',
      '6',
      '7',
      '5',
      '8',
      '10',
      '9',
      '9',
      '7',
    ]);
    for (const rate of INTEREST_RATES) {
      expect(Number(rate.monthlyFactor)).toBeCloseTo(Number(rate.annualPercent) / 1200, 6);
      expect(rate.source).toMatch(/R1230/);
    }
    expect(INTEREST_RATES[0]?.from).toBe('1996-01-01');
  });

  it('are unknown elsewhere, and can be added by the year', () => {
    expect(monthlyFactorOn('US', '1995-12-31')).toBeUndefined();
    expect(monthlyFactorOn('US', '2027-01-01')).toBeUndefined();
    expect(monthlyFactorOn('CA', '2024-01-01')).toBeUndefined();
    const added = interestRateForYear('CA', 2027, '7.5', 'notice');
    expect(added).toEqual({
      country: 'CA',
      from: '2027-01-01',
      to: '2027-12-31',
      annualPercent: '7.5',
      monthlyFactor: '0.006250',
      source: 'notice',
    });
    // The later entry wins.
    expect(
      monthlyFactorOn('CA', '2027-01-01', [interestRateForYear('CA', 2027, 12, 'first'), added])?.toString(),
    ).toBe('0.00625');
  });
});

describe('the base jurisdiction', () => {
  it('files as its country does', () => {
    expect(baseProfileOf(null)).toEqual({
      jurisdiction: null,
      country: 'US',
      unitSystem: 'us',
      currency: 'USD',
      averagePreRoundDigits: null,
      penaltyRule: 'greater',
      remarks: [],
    });
    expect(baseProfileOf('ON')).toMatchObject({
      jurisdiction: 'ON',
      country: 'CA',
      unitSystem: 'metric',
      currency: 'CAD',
      remarks: [],
    });
  });

  it('has its own ways where it is known to', () => {
    expect(
      [baseProfileOf('KS'), baseProfileOf('FL'), baseProfileOf('TX')].map(
        (base) => base.averagePreRoundDigits,
      ),
    ).toEqual([6, 3, null]);
    expect([baseProfileOf('NV'), baseProfileOf('WA')].map((base) => base.penaltyRule)).toEqual([
      'sum',
      'greater',
    ]);
    expect(baseProfileOf('NV').remarks).toEqual([
      'Nevada charges $50 plus 10% and may add administrative fees on repeated late returns.',
    ]);
    expect(baseProfileOf('WA').remarks).toEqual(['Washington has not paid out credits of $10 or less.']);
    expect(baseProfileOf('NC').remarks).toEqual([
      'North Carolina pays refunds under $1 only on written request.',
    ]);
  });

  it.each([
    ['AK', 'Alaska is not a member of IFTA and cannot be a base jurisdiction'],
    ['DC', 'District of Columbia is not a member of IFTA and cannot be a base jurisdiction'],
  ])('is not %s', (code, message) => {
    expect(() => baseProfileOf(code)).toThrow(new RangeError(message));
  });
});

describe('an average', () => {
  const problem = (
    distance: number,
    fuel: number,
    fuelUnit: Parameters<typeof averageOf>[0]['fuelUnit'] = 'gallon',
    unitSystem: 'us' | 'metric' = 'us',
  ) => averageOf({ distance, fuel, fuelUnit, unitSystem }).problem;

  it.each([
    // Miles per gallon: plausible from 3 to 15, possible from 1 to 30, both ends included.
    [300, 100, null],
    [299, 100, 'unusual'],
    [1500, 100, null],
    [1501, 100, 'unusual'],
    [100, 100, 'unusual'],
    [99, 100, 'impossible'],
    [3000, 100, 'unusual'],
    [3001, 100, 'impossible'],
    [0, 0, 'nothing-to-report'],
    [0, 5, 'no-distance'],
    [5, 0, 'no-fuel'],
  ])('of %i miles on %i gallons is %s', (distance, fuel, expected) => {
    expect(problem(distance, fuel)).toBe(expected);
  });

  it.each([
    ['gge', 300, null],
    ['gge', 299, 'unusual'],
    ['dge', 1500, null],
    ['dge', 1501, 'unusual'],
    ['kwh', 25, null],
    ['kwh', 24, 'unusual'],
    ['kwh', 250, null],
    ['kwh', 251, 'unusual'],
    ['kwh', 9, 'impossible'],
    ['kwh', 501, 'impossible'],
    ['kg', 100, null],
    ['kg', 99, 'unusual'],
    ['kg', 1200, null],
    ['kg', 1201, 'unusual'],
    ['kg', 29, 'impossible'],
    ['kg', 2501, 'impossible'],
    ['m3', 80, null],
    ['m3', 79, 'unusual'],
    ['m3', 450, null],
    ['m3', 451, 'unusual'],
    ['m3', 19, 'impossible'],
    ['m3', 1001, 'impossible'],
  ] as const)('per %s of %i miles on 100 is %s', (unit, distance, expected) => {
    expect(problem(distance, 100, unit)).toBe(expected);
  });

  it('in km/L has the bands of the same trucks', () => {
    // 3 mpg are 3 x 1.609344 / 3.785411784 = 1.2754 km/L, 15 mpg 6.3771.
    expect(averageOf({ distance: 340, fuel: 100, fuelUnit: 'litre', unitSystem: 'metric' })).toEqual({
      hundredths: 340,
      problem: null,
      plausible: { lowHundredths: 128, highHundredths: 638 },
    });
    expect(problem(127, 100, 'litre', 'metric')).toBe('unusual');
    expect(problem(639, 100, 'litre', 'metric')).toBe('unusual');
  });
});

describe('a fuel holiday', () => {
  const period = {
    jurisdiction: 'GA',
    fuelTypes: ['gasoline' as const],
    from: '2026-08-10',
    to: '2026-08-20',
  };

  it.each([
    ['GA', 'gasoline', '2026-08-10', true],
    ['GA', 'gasoline', '2026-08-20', true],
    ['GA', 'gasoline', '2026-08-09', false],
    ['GA', 'gasoline', '2026-08-21', false],
    ['GA', 'special_diesel', '2026-08-15', false],
    ['TX', 'gasoline', '2026-08-15', false],
  ] as const)('of gasoline in Georgia frees %s, %s, %s: %s', (jurisdiction, fuelType, day, freed) => {
    expect(isExempt([period], jurisdiction, fuelType, day)).toBe(freed);
  });

  it('without fuels frees all of them', () => {
    const { fuelTypes: _, ...all } = period;
    expect(isExempt([all], 'GA', 'special_diesel', '2026-08-15')).toBe(true);
    expect(isExempt([], 'GA', 'special_diesel', '2026-08-15')).toBe(false);
  });
});
