import { describe, expect, it } from 'vitest';
import {
  monthKeys,
  stateReturns,
  yearReturn,
  type EnteredMiles,
  type StateReturnInput,
} from '~/areas/distance-taxes/rules/state-return';
import { FREQUENCIES, type TaxState } from '~/areas/distance-taxes/rules/tax-periods';
import { DISTANCE_TAXES } from '~/areas/distance-taxes/rules/distance-taxes';

const UNIT = {
  id: 7,
  unit: '101',
  axles: 6,
  registeredWeightPounds: 33_000,
  combinationWeightPounds: 90_000,
};

const returnOf = (state: TaxState, input: Partial<StateReturnInput>) =>
  stateReturns({
    quarter: { year: 2026, quarter: 3 },
    sums: [],
    vehicles: [UNIT],
    accounts: [],
    entries: [],
    unladenPounds: new Map(),
    ...input,
  }).find(({ tax }) => tax.jurisdiction === state)!;
const miles = (jurisdiction: string, month: string, tenthMiles: number, equipmentId: number | null = 7) => ({
  jurisdiction,
  month,
  tenthMiles,
  equipmentId,
});
const entry = (changed: Partial<EnteredMiles>): EnteredMiles => ({
  state: 'NY',
  period: '2026-Q3',
  equipmentId: 7,
  emptyMiles: 10,
  paidMiles: 20,
  unladenPounds: 17_500,
  oneWayHaul: true,
  logging: true,
  ...changed,
});

describe('the return of a state', () => {
  it('has the months of a quarter as the sums name them', () => {
    expect(monthKeys({ year: 2026, quarter: 1 })).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(monthKeys({ year: 2026, quarter: 4 })).toEqual(['2026-10', '2026-11', '2026-12']);
  });

  it('is filed as its account says, else as the state asks of a new filer', () => {
    expect(returnOf('OR', {})).toMatchObject({ frequency: 'monthly', method: 'gross' });
    const accounts = [
      { state: 'NY', frequency: 'annual', method: 'unloaded' },
      { state: 'OR', frequency: 'quarterly', method: 'gross' },
    ] as const;
    expect(returnOf('OR', { accounts })).toMatchObject({ frequency: 'quarterly', method: 'gross' });
    expect(returnOf('NY', { accounts })).toMatchObject({ frequency: 'annual', method: 'unloaded' });
    expect(returnOf('NY', { accounts }).periods).toHaveLength(1);
  });

  it('adds up the miles of its state and months for each truck, rounded once', () => {
    const { periods } = returnOf('OR', {
      sums: [
        miles('OR', '2026-07', 1_004),
        miles('OR', '2026-07', 1_004),
        miles('OR', '2026-08', 500),
        miles('WA', '2026-07', 9_999),
        miles('OR', '2026-06', 9_999),
      ],
    });
    expect(periods.map(({ key, vehicles }) => [key, vehicles.map((one) => one.miles)])).toEqual([
      ['2026-07', [201]],
      ['2026-08', [50]],
      ['2026-09', []],
    ]);
  });

  it('rounds kilometers once: 245.3604 km are 152 miles, and 152.5 in between would be 153', () => {
    const sum = { ...miles('KY', '2026-07', 1_525), tenthMillimeters: 2_453_604_000 };
    const [period] = returnOf('KY', { sums: [sum] }).periods;
    expect(period?.vehicles.map((vehicle) => vehicle.miles)).toEqual([152]);
  });

  it('takes what decides the rate from the truck, and what was entered for it, its state and its period', () => {
    const sums = [miles('NY', '2026-07', 10_000), miles('NY', '2026-07', 5_000, 8)];
    const vehicles = [UNIT, { ...UNIT, id: 8, unit: '102', axles: null }];
    const [first, second] = returnOf('NY', {
      sums,
      vehicles,
      entries: [
        entry({ state: 'NM', emptyMiles: 1 }),
        entry({ period: '2026-Q2', emptyMiles: 2 }),
        entry({ equipmentId: 9, emptyMiles: 3 }),
        entry({}),
      ],
      unladenPounds: new Map([
        [7, 1],
        [8, 16_000],
      ]),
    }).periods[0]!.vehicles;
    expect(first).toEqual({
      equipmentId: 7,
      weighedFrom: null,
      since: '',
      unit: '101',
      registeredPounds: 33_000,
      combinationPounds: 90_000,
      axles: 6,
      unladenPounds: 17_500,
      miles: 1_000,
      emptyMiles: 10,
      paidMiles: 20,
      oneWayHaul: true,
      logging: true,
      subject: 'yes',
    });
    expect(second).toMatchObject({
      unit: '102',
      axles: null,
      unladenPounds: 16_000,
      emptyMiles: 0,
      paidMiles: 0,
      oneWayHaul: false,
      logging: false,
    });
  });

  it('knows nothing of miles without a truck, and says how many they are', () => {
    const period = returnOf('NY', {
      sums: [
        miles('NY', '2026-07', 10_000),
        miles('NY', '2026-08', 450, null),
        miles('NY', '2026-08', 550, 99),
      ],
      unladenPounds: new Map([[99, 12_000]]),
    }).periods[0]!;
    expect(period.vehicles.slice(1)).toEqual([
      {
        equipmentId: null,
        weighedFrom: null,
        since: '',
        unit: 'No unit named',
        registeredPounds: null,
        combinationPounds: null,
        axles: null,
        unladenPounds: null,
        miles: 45,
        emptyMiles: 0,
        paidMiles: 0,
        oneWayHaul: false,
        logging: false,
        subject: 'unknown',
      },
      expect.objectContaining({ equipmentId: 99, unladenPounds: 12_000, subject: 'unknown' }),
    ]);
    expect(period.unknownMiles).toBe(100);
    expect(period.result.lines.map(({ units }) => units)).toEqual([['101']]);
  });

  it('asks in New York for the unloaded weight alone, where it is filed by that', () => {
    const accounts = [{ state: 'NY', frequency: 'quarterly', method: 'unloaded' }] as const;
    const box = { ...UNIT, registeredWeightPounds: 16_000, combinationWeightPounds: null };
    const taxed = (unladen: number | null, vehicle: typeof box | typeof UNIT, by = accounts.slice(0)) => {
      const input = { sums: [miles('NY', '2026-07', 10_000)], vehicles: [vehicle], accounts: by };
      const unladenPounds = new Map(unladen === null ? [] : [[7, unladen]]);
      const { vehicles, result } = returnOf('NY', { ...input, unladenPounds }).periods[0]!;
      return [vehicles[0]?.subject, result.cents];
    };
    // 1,000 miles at 0.0056: a truck of 8,001 lb without its load is light in gross weight.
    expect(taxed(8001, box)).toEqual(['yes', 560]);
    expect(taxed(8000, box)).toEqual(['no', 0]);
    expect(taxed(null, box)).toEqual(['no', 0]);
    expect(taxed(8001, box, [])).toEqual(['no', 0]);
    expect(taxed(null, UNIT)).toEqual(['yes', null]);
  });

  it('taxes only units that are subject to it', () => {
    const light = { ...UNIT, registeredWeightPounds: 10_000, combinationWeightPounds: null };
    const period = returnOf('NM', { sums: [miles('NM', '2026-07', 10_000)], vehicles: [light] }).periods[0]!;
    expect([period.vehicles[0]?.subject, period.unknownMiles, period.result.taxableMiles]).toEqual([
      'no',
      0,
      0,
    ]);
  });
});

describe('what a return says of figures that are right only as far as they go', () => {
  const sums = [miles('OR', '2026-07', 10_000), miles('OR', '2026-09', 10_000)];
  const measures = { axles: 6, registeredWeightPounds: 33_000, combinationWeightPounds: 78_000 };
  const change = { equipmentId: 7, on: '2026-08-14', before: measures, after: UNIT };
  const notesOf = (state: TaxState, input: Partial<StateReturnInput>) =>
    returnOf(state, { sums, ...input }).periods.map(({ notes }) => notes);
  const NOW =
    'All its miles here count with what is entered now. If it weighed so from a day on, enter that day and the weight before under Equipment.';

  it('names a weight that was entered over another one, in the periods of before alone', () => {
    const changed = `Unit 101: its weight was changed from 78,000 to 90,000 lb on August 14, 2026. ${NOW}`;
    const [july, august, september] = notesOf('OR', { weightChanges: [change] });
    expect([july, august, september]).toEqual([[changed], [], []]);
    expect(notesOf('OR', { weightChanges: [{ ...change, equipmentId: 8 }] })).toEqual([[], [], []]);
  });

  it('says nothing of a weight that was entered for the first time, nor of one that stayed', () => {
    const before = { axles: null, registeredWeightPounds: null, combinationWeightPounds: null };
    expect(notesOf('OR', { weightChanges: [{ ...change, before }] })[0]).toEqual([]);
    expect(notesOf('OR', { weightChanges: [{ ...change, after: { ...measures, axles: 5 } }] })[0]).toEqual(
      [],
    );
  });

  it('names the axles where Oregon goes by them', () => {
    const before = { ...UNIT, axles: 7 };
    expect(notesOf('OR', { weightChanges: [{ ...change, before }] })[0]).toEqual([
      `Unit 101: its axles were changed from 7 to 6 on August 14, 2026. ${NOW}`,
    ]);
    const ky = [miles('KY', '2026-07', 10_000)];
    expect(notesOf('KY', { sums: ky, weightChanges: [{ ...change, before }] })).toEqual([[]]);
  });

  it('asks again for miles that were entered by the quarter, where the months are filed', () => {
    const accounts = [{ state: 'OR', frequency: 'quarterly', method: 'gross' }] as const;
    const byQuarter = entry({ state: 'OR' });
    const said =
      'Empty or untaxed miles were entered for the quarter, and are not in these figures: enter them again by the month.';
    expect(notesOf('OR', { entries: [byQuarter] })).toEqual([[said], [said], [said]]);
    expect(notesOf('OR', { entries: [byQuarter], accounts })).toEqual([[]]);
    expect(notesOf('OR', { entries: [byQuarter, entry({ state: 'OR', period: '2026-07' })] })[0]).toEqual([]);
    expect(notesOf('OR', { entries: [entry({ state: 'OR', period: '2026-07' })], accounts })[0]).toEqual([
      'Empty or untaxed miles were entered for each month, and are not in these figures: enter them again by the quarter.',
    ]);
  });
});

describe('how often a state is filed', () => {
  it('is what its law allows, its default first, with the place where that stands', () => {
    expect(
      Object.entries(FREQUENCIES).map(([state, { allowed, hint, citation }]) => [
        state,
        allowed,
        hint,
        citation,
      ]),
    ).toEqual([
      ['KY', ['quarterly'], 'Kentucky is filed each quarter.', 'drive.ky.gov'],
      [
        'NY',
        ['quarterly', 'monthly', 'annual'],
        'Quarterly, unless New York told you otherwise: monthly above $12,000 of tax last year, yearly up to $1,200.',
        'Form MT-903-I (1/22)',
      ],
      [
        'NM',
        ['quarterly', 'annual'],
        'Quarterly. Yearly if you chose it and paid less than $500 last year.',
        'NMSA 1978 § 7-15A-9',
      ],
      [
        'OR',
        ['monthly', 'quarterly', 'annual'],
        'Monthly, or quarterly or yearly once ODOT approves it.',
        'ORS 825.490, 825.492',
      ],
      ['CT', ['quarterly'], 'Connecticut is filed each quarter since October 2023.', 'P.A. 23-204 § 366'],
    ]);
  });

  it('has miles that are not taxed in three states, each by its name', () => {
    expect(DISTANCE_TAXES.map(({ jurisdiction, paidMiles }) => [jurisdiction, paidMiles])).toEqual([
      ['KY', null],
      ['NY', 'Toll-paid Thruway miles'],
      ['NM', 'Miles paid at a port of entry'],
      ['OR', 'Miles under a temporary pass'],
      ['CT', null],
    ]);
  });
});

describe('a weight that changes on a day of the period', () => {
  const DAY = '2026-08-15';
  const changed = {
    ...UNIT,
    axles: 5,
    combinationWeightPounds: 80_000,
    weightsFrom: DAY,
    earlierWeights: [
      { from: null, axles: 5, registeredWeightPounds: 33_000, combinationWeightPounds: 60_000 },
    ],
  };
  const vehicles = [changed];
  const driven = (state: string) => [
    miles(state, '2026-07', 10_004),
    { ...miles(state, '2026-08', 5_004), since: null },
    { ...miles(state, '2026-08', 3_000), since: DAY },
    { ...miles(state, '2026-09', 2_004), since: DAY },
  ];

  it('has a row for the miles at each weight, rounded once for each', () => {
    const [period] = returnOf('KY', { vehicles, sums: driven('KY') }).periods;
    expect(
      period!.vehicles.map(({ weighedFrom, combinationPounds, miles: whole, subject }) => [
        weighedFrom,
        combinationPounds,
        whole,
        subject,
      ]),
    ).toEqual([
      [null, 60_000, 1_501, 'yes'],
      [DAY, 80_000, 500, 'yes'],
    ]);
    // 1,501 x 0.0285 + 500 x 0.0285, one rate: 57.0285
    expect(period!.result).toMatchObject({ taxableMiles: 2_001, cents: 5_703 });
  });

  it('is taxed at the rate of each weight', () => {
    // New Mexico: 58,001 to 60,000 lb at 0.02960, 78,001 to 80,000 lb at 0.04378.
    const [period] = returnOf('NM', { vehicles, sums: driven('NM') }).periods;
    expect(period!.result.lines.map(({ miles: whole, cents }) => [whole, cents])).toEqual([
      [1_501, expect.any(Number)],
      [500, 2_189],
    ]);
    expect(period!.result.lines[0]!.microDollars).toBeLessThan(43_780);
    expect(period!.result.lines[0]!.cents).toBe(
      Math.round((1_501 * period!.result.lines[0]!.microDollars) / 10_000),
    );
  });

  it('frees the miles before it where it was too light for the tax', () => {
    const light = [
      { ...changed, earlierWeights: [{ ...changed.earlierWeights[0]!, combinationWeightPounds: 59_999 }] },
    ];
    const [period] = returnOf('KY', { vehicles: light, sums: driven('KY') }).periods;
    expect(period!.vehicles.map(({ subject }) => subject)).toEqual(['no', 'yes']);
    expect(period!.result).toMatchObject({ taxableMiles: 500, cents: 1_425 });
  });

  it('divides only the month it is in, where the state is filed by the month', () => {
    const { periods } = returnOf('OR', { vehicles, sums: driven('OR') });
    expect(
      periods.map((period) =>
        period.vehicles.map(({ since, combinationPounds }) => [since, combinationPounds]),
      ),
    ).toEqual([
      [['', 60_000]],
      [
        ['', 60_000],
        [DAY, 80_000],
      ],
      [['', 80_000]],
    ]);
  });

  it('tells axles apart in Oregon above 80,000 lb alone', () => {
    const axles = (pounds: number) => [
      {
        ...UNIT,
        combinationWeightPounds: pounds,
        weightsFrom: DAY,
        earlierWeights: [
          { from: null, axles: 7, registeredWeightPounds: 33_000, combinationWeightPounds: pounds },
        ],
      },
    ];
    const rows = (state: TaxState, pounds: number) =>
      returnOf(state, {
        vehicles: axles(pounds),
        sums: driven(state),
        accounts: [{ state, frequency: 'quarterly', method: 'gross' }],
      }).periods[0]!.vehicles.length;
    expect([rows('OR', 90_000), rows('OR', 80_000), rows('NM', 80_000)]).toEqual([2, 1, 1]);
  });

  it('has empty and untaxed miles of its own, and asks for them again where its days came later', () => {
    const before = entry({ state: 'NM', emptyMiles: 900, paidMiles: 0, unladenPounds: null });
    const own = { ...before, emptyMiles: 10, since: DAY };
    const of = (entries: EnteredMiles[]) =>
      returnOf('NM', { vehicles, sums: driven('NM'), entries }).periods[0]!;
    expect(of([before]).notes).toEqual([
      'Unit 101: its empty or untaxed miles were entered before its weight had these days. Enter them again for each weight.',
    ]);
    const both = of([before, own]);
    expect(both.notes).toEqual([]);
    expect(both.vehicles.map(({ emptyMiles }) => emptyMiles)).toEqual([900, 10]);
    // 910 of 2,001 miles were empty: 45.5 % of all its miles, though 2 % of those at the second weight.
    expect(both.result.lines.map(({ part }) => part)).toEqual(['two-thirds', 'two-thirds']);
    expect(both.result.problems).toEqual([]);
    expect(of([{ ...before, since: '2026-08-01' }, own]).notes).toHaveLength(1);
  });

  it('is not said to have been entered over another one', () => {
    const weightChanges = [
      {
        equipmentId: 7,
        on: '2026-08-20',
        before: changed.earlierWeights[0]!,
        after: { axles: 5, registeredWeightPounds: 33_000, combinationWeightPounds: 80_000 },
      },
    ];
    expect(returnOf('KY', { vehicles, sums: driven('KY'), weightChanges }).periods[0]!.notes).toEqual([]);
  });

  it('stays apart in the return of a year', () => {
    const quarter = returnOf('NM', { vehicles, sums: driven('NM') });
    expect(yearReturn([quarter]).lines.map(({ miles: whole }) => whole)).toEqual([1_501, 500]);
  });
});
