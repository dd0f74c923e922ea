import { describe, expect, it } from 'vitest';
import { quarterStateOf } from '~/areas/ledger/views/ledger-view';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { daysUntilDue } from '~/engine/calendar/due-date';

const second = { year: 2027, quarter: 2 } as const;

describe('quarterStateOf', () => {
  it.each([
    ['TX', '08/02/2027', 32],
    ['ON', '08/02/2027', 32],
    ['BC', '08/03/2027', 33],
    [null, '08/02/2027', 32],
  ])('with base %s is due %s, as many days as the return says', (base, due, daysLeft) => {
    const state = quarterStateOf(second, '2027-07-01', false, {
      baseJurisdiction: base,
      licensedSince: null,
    });
    expect(state).toMatchObject({ due, daysLeft, state: 'Ready to file' });
    expect(daysLeft).toBe(daysUntilDue(second, '2027-07-01', baseProfileOf(base)));
  });
});
