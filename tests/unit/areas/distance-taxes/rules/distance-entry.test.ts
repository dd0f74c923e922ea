import { describe, expect, it } from 'vitest';
import { fieldName, readEntries } from '~/areas/distance-taxes/rules/distance-entry';
import { stateReturns } from '~/areas/distance-taxes/rules/state-return';
import type { TaxState } from '~/areas/distance-taxes/rules/tax-periods';

const PERIOD = '2026-Q3';

/** What is read of a state's form for one truck of 1,000 miles and miles that no truck drove. */
function read(state: TaxState, typed: Record<string, string>) {
  const found = stateReturns({
    quarter: { year: 2026, quarter: 3 },
    sums: [
      { jurisdiction: state, month: '2026-07', equipmentId: 7, tenthMiles: 10_000 },
      { jurisdiction: state, month: '2026-07', equipmentId: null, tenthMiles: 500 },
    ],
    vehicles: [
      { id: 7, unit: 'T-7', axles: 5, registeredWeightPounds: 80_000, combinationWeightPounds: 80_000 },
    ],
    accounts: [{ state, frequency: 'quarterly', method: 'gross' }],
    entries: [],
    unladenPounds: new Map(),
  }).find(({ tax }) => tax.jurisdiction === state)!;
  return readEntries(found, (name) => typed[name] ?? '');
}
const field = (what: Parameters<typeof fieldName>[0]) => fieldName(what, PERIOD, 7);

describe('the form of a state', () => {
  it('has the fields of each truck by period, and none of miles without a truck', () => {
    expect(
      read('NY', {
        frequency: 'monthly',
        method: 'unloaded',
        [field('paid')]: '400',
        [field('empty')]: '600',
        [field('unladen')]: ' 17,500 ',
        [field('oneWay')]: 'on',
        [field('logging')]: 'on',
      }),
    ).toEqual({
      typed: {
        frequency: 'monthly',
        method: 'unloaded',
        entries: [
          {
            state: 'NY',
            period: PERIOD,
            equipmentId: 7,
            since: '',
            emptyMiles: 600,
            paidMiles: 400,
            unladenPounds: 17_500,
            oneWayHaul: true,
            logging: true,
          },
        ],
      },
    });
  });

  it('keeps the frequency of before where none is sent, and has nothing of what was not typed', () => {
    expect(read('OR', { method: 'unloaded', [field('unladen')]: ' ' })).toMatchObject({
      typed: {
        frequency: 'quarterly',
        method: 'gross',
        entries: [{ emptyMiles: 0, paidMiles: 0, unladenPounds: null, oneWayHaul: false, logging: false }],
      },
    });
    expect(read('NY', { method: 'gross' })).toMatchObject({ typed: { method: 'gross' } });
    expect(read('NY', { method: 'odd' })).toMatchObject({ typed: { method: 'gross' } });
  });

  it('takes no frequency that the state does not have', () => {
    expect(read('KY', { frequency: 'monthly' })).toEqual({
      errors: { frequency: ['Choose how often you file.'] },
    });
    expect(read('OR', { frequency: 'annual' })).toMatchObject({ typed: { frequency: 'annual' } });
  });

  it('has no more paid and empty miles than the truck drove', () => {
    expect(read('NY', { [field('paid')]: '1000' })).toHaveProperty('typed');
    expect(read('NY', { [field('paid')]: '1001', [field('empty')]: '5000' })).toEqual({
      errors: { [field('paid')]: ['At most its 1000 miles.'] },
    });
    expect(read('NY', { [field('paid')]: '400', [field('empty')]: '601' })).toEqual({
      errors: { [field('empty')]: ['At most its 600 miles.'] },
    });
    expect(read('NY', { [field('paid')]: '1000', [field('empty')]: '1' })).toEqual({
      errors: { [field('empty')]: ['At most its 0 miles.'] },
    });
    // New Mexico's share of empty miles is one of all miles, paid or not.
    expect(read('NM', { [field('paid')]: '400', [field('empty')]: '1000' })).toHaveProperty('typed');
    expect(read('NM', { [field('paid')]: '400', [field('empty')]: '1001' })).toEqual({
      errors: { [field('empty')]: ['At most its 1000 miles.'] },
    });
  });

  it('says which figure is no whole number', () => {
    expect(
      read('NY', { [field('paid')]: 'x', [field('empty')]: '-1', [field('unladen')]: '1000001' }),
    ).toEqual({
      errors: {
        [field('paid')]: ['Enter whole miles, such as 350.'],
        [field('empty')]: ['Enter whole miles, such as 350.'],
        [field('unladen')]: ['Enter whole pounds, such as 350.'],
      },
    });
    expect(read('NY', { [field('unladen')]: '1000000' })).toMatchObject({
      typed: { entries: [{ unladenPounds: 1_000_000 }] },
    });
  });
});
