import { describe, expect, it } from 'vitest';
import { fieldName, readEntries } from '~/areas/distance-taxes/rules/distance-entry';
import { stateReturns } from '~/areas/distance-taxes/rules/state-return';

const truck = {
  id: 7,
  unit: 'T-7',
  axles: 5,
  registeredWeightPounds: 80_000,
  combinationWeightPounds: 80_000,
};
const oregon = stateReturns({
  quarter: { year: 2026, quarter: 3 },
  sums: [{ jurisdiction: 'OR', month: '2026-07', equipmentId: 7, tenthMiles: 200_000 }],
  vehicles: [truck],
  accounts: [],
  entries: [],
  unladenPounds: new Map(),
}).find(({ tax }) => tax.jurisdiction === 'OR')!;
const period = oregon.periods.find(({ vehicles }) => vehicles.length > 0)!;
const empty = fieldName('empty', period.key, 7);
const typed = (text: string) => readEntries(oregon, (name) => (name === empty ? text : ''));

describe('miles typed for a state', () => {
  it.each(['350', ' 350 ', '1,350', '12,350'])('are whole, with or without groups: %j', (text) => {
    expect(typed(text)).toMatchObject({
      typed: { entries: [{ emptyMiles: Number(text.replace(',', '')) }] },
    });
  });

  it.each(['1234,5', '12,34', '1,2345', ',350', '12,3456', '1.5'])(
    'are refused beside their field: %j',
    (text) => {
      expect(typed(text)).toEqual({ errors: { [empty]: ['Enter whole miles, such as 350.'] } });
    },
  );
});
