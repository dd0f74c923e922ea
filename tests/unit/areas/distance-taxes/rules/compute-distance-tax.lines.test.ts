import { describe, expect, it } from 'vitest';
import {
  computeDistanceTax,
  isOneWayHaul,
  type TaxedVehicle,
  type WeightMethod,
} from '~/areas/distance-taxes/rules/compute-distance-tax';

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
const of = (
  state: 'KY' | 'NM' | 'OR' | 'NY' | 'CT',
  vehicles: readonly Partial<TaxedVehicle>[],
  method: WeightMethod = 'gross',
  firstDay = '2026-07-01',
) => computeDistanceTax(state, vehicles.map(truck), { firstDay, method });
const kinds = (...asked: Parameters<typeof of>) => of(...asked).lines.map(({ kind }) => kind);

describe('the lines of a state', () => {
  it('name their units, weights, rate and law', () => {
    expect(of('KY', [{}]).lines).toEqual([
      {
        units: ['101'],
        kind: '',
        weights: 'over 59,999 lb',
        miles: 1000,
        microDollars: 28_500,
        part: 'whole',
        cents: 2850,
        citation: 'KRS 138.660: 2.85 cents a mile',
        standing: 'law',
        caution: '',
      },
    ]);
    expect(of('NM', [{ combinationPounds: 52_000 }]).lines[0]?.weights).toBe('50,001 to 52,000 lb');
  });

  it('join the units of one rate, and in Oregon none', () => {
    const two = [{ miles: 100 }, { unit: '102', miles: 50 }];
    expect(of('NM', two).lines.map(({ units, miles }) => [units, miles])).toEqual([[['101', '102'], 150]]);
    expect(of('OR', two).lines.map(({ units, miles }) => [units, miles])).toEqual([
      [['101'], 100],
      [['102'], 50],
    ]);
    // One-way hauls have a line of their own beside the whole rate.
    expect(
      of('NM', [{ miles: 100, emptyMiles: 50, oneWayHaul: true }, { miles: 100 }]).lines.map(
        ({ part, kind }) => [part, kind],
      ),
    ).toEqual([
      ['two-thirds', 'One-way haul'],
      ['whole', ''],
    ]);
    // Two tables with a row of the same weight are two lines.
    expect(
      of('NY', [
        { combinationPounds: 20_000, registeredPounds: 20_000, unladenPounds: 18_500, emptyMiles: 400 },
      ]).lines,
    ).toHaveLength(2);
  });

  it('leave out what was paid elsewhere, and a unit all of whose miles were', () => {
    expect(of('KY', [{ paidMiles: 400 }])).toMatchObject({ taxableMiles: 600, cents: 1710 });
    expect(of('KY', [{ paidMiles: 1000 }])).toEqual({ lines: [], taxableMiles: 0, cents: 0, problems: [] });
    expect(of('KY', [{ paidMiles: 2000 }])).toMatchObject({ lines: [], taxableMiles: 0, cents: 0 });
  });

  it('are none where a weight is in no table, and the sum is none either', () => {
    expect(of('OR', [{ combinationPounds: 99_000 }, { unit: '102' }])).toMatchObject({
      lines: [{ units: ['102'] }],
      cents: null,
      problems: ['Unit 101: 99,000 lb is in no table of OR. Ask the state which rate or permit applies.'],
    });
    expect(of('OR', [{}, { unit: '102' }], 'gross', '2023-10-01')).toMatchObject({
      lines: [],
      cents: null,
      problems: ['We have no OR rates for this period.'],
    });
  });
});

describe('Oregon above 80,000 lb', () => {
  it('goes by the axles of the combination', () => {
    expect(kinds('OR', [{ combinationPounds: 80_001, axles: 6 }])).toEqual(['6 axles']);
    expect(kinds('OR', [{ combinationPounds: 105_500, axles: 11 }])).toEqual(['11 axles']);
    expect(kinds('OR', [{ combinationPounds: 80_000, axles: null }])).toEqual(['']);
    for (const axles of [null, 4])
      expect(of('OR', [{ combinationPounds: 90_000, axles }])).toEqual({
        lines: [],
        taxableMiles: 1000,
        cents: null,
        problems: [
          'Unit 101: table B needs the number of axles of the combination, five or more. Enter it under Equipment.',
        ],
      });
  });
});

describe('New York', () => {
  it('names laden and empty miles, of a truck or a tractor, on schedule 1 or 2', () => {
    expect(kinds('NY', [{ emptyMiles: 300 }])).toEqual(['Laden', 'Empty tractor']);
    expect(kinds('NY', [{ emptyMiles: 300, combinationPounds: null, unladenPounds: 18_500 }])).toEqual([
      'Laden',
      'Empty truck',
    ]);
    expect(kinds('NY', [{ emptyMiles: 300, combinationPounds: 32_999, unladenPounds: 18_500 }])).toEqual([
      'Laden',
      'Empty truck',
    ]);
    expect(kinds('NY', [{ emptyMiles: 300, registeredPounds: null }])).toEqual(['Laden', 'Empty tractor']);
    expect(kinds('NY', [{ emptyMiles: 300, logging: true }])).toEqual([
      'Laden, schedule 2',
      'Empty tractor, schedule 2',
    ]);
    expect(kinds('NY', [{}])).toEqual(['Laden']);
    expect(kinds('NY', [{ emptyMiles: 1200 }])).toEqual(['Empty tractor']);
  });

  it('takes a unit that is registered for its combination for a tractor, and says so', () => {
    const registered = { registeredPounds: 80_000, emptyMiles: 300 };
    // 700 laden miles at 0.0546, 300 empty at 0.0140.
    expect(of('NY', [registered])).toMatchObject({
      lines: [{ kind: 'Laden' }, { kind: 'Empty tractor' }],
      cents: 4242,
      problems: [
        'Unit 101: counted as a tractor, as it has a combined weight. If it is a straight truck, leave its combined weight empty under Equipment.',
      ],
    });
    expect(kinds('NY', [registered], 'unloaded')).toEqual(['Unloaded tractor']);
    expect(of('NY', [{ ...registered, emptyMiles: 0 }]).problems).toEqual([]);
    expect(of('NY', [{ emptyMiles: 300 }]).problems).toEqual([]);
  });

  it('taxes no empty miles of a truck that is light without its load', () => {
    const light = { combinationPounds: null, emptyMiles: 300, unladenPounds: 15_000 };
    const { lines, taxableMiles } = of('NY', [light]);
    expect([lines.map(({ miles }) => miles), taxableMiles]).toEqual([[700], 700]);
  });

  it('says where more miles were entered as empty or untaxed than were driven', () => {
    const said = 'Unit 101: more empty or untaxed miles are entered than the 1,000 it drove. Correct them.';
    expect(of('NY', [{ paidMiles: 1001 }]).problems).toEqual([said]);
    expect(of('NM', [{ emptyMiles: 1001 }]).problems).toEqual([said]);
    expect(of('NM', [{ emptyMiles: 1000, paidMiles: 1000 }]).problems).toEqual([]);
  });

  it('by unloaded weight has one line, of a truck or a tractor', () => {
    expect(kinds('NY', [{}], 'unloaded')).toEqual(['Unloaded tractor']);
    expect(kinds('NY', [{ combinationPounds: null, logging: true }], 'unloaded')).toEqual([
      'Unloaded truck, schedule 2',
    ]);
  });

  it('asks for the unloaded weight where it decides', () => {
    expect(of('NY', [{ unladenPounds: null }], 'unloaded')).toMatchObject({
      cents: null,
      problems: ['Unit 101: enter its unloaded weight.'],
    });
    expect(of('NY', [{ unladenPounds: null, emptyMiles: 1 }])).toMatchObject({
      lines: [],
      cents: null,
      problems: ['Unit 101: enter its unloaded weight, or no empty miles.'],
    });
    expect(of('NY', [{ unladenPounds: null }]).problems).toEqual([]);
  });
});

describe('New Mexico’s one-way haul', () => {
  it('is none of a unit that did not run', () => {
    expect([isOneWayHaul(0, 0), isOneWayHaul(-1, 0), isOneWayHaul(1, 1)]).toEqual([false, false, true]);
  });

  it('is told where too few miles were empty, there and in no other state', () => {
    const far = { oneWayHaul: true, emptyMiles: 449 };
    expect(of('NM', [far]).problems).toEqual([
      'Unit 101: less than 45 % of its miles were empty, so the whole rate counts (3.12.6.8 NMAC).',
    ]);
    expect(of('NM', [{ oneWayHaul: true, emptyMiles: 450 }, {}]).problems).toEqual([]);
    for (const state of ['KY', 'CT', 'OR'] as const) expect(of(state, [far]).problems).toEqual([]);
  });
});
