import { describe, expect, it } from 'vitest';
import {
  firstDayOfMonth,
  lastDayOfMonth,
  monthLabel,
  monthsOfQuarter,
  nightlyMonths,
  quarterKeyOfMonth,
  settledOn,
} from '~/areas/connections/rules/months';

describe('months of a connection', () => {
  it('have their days, quarter and name', () => {
    expect([firstDayOfMonth(202802), lastDayOfMonth(202802)]).toEqual(['2028-02-01', '2028-02-29']);
    expect([202601, 202603, 202604, 202612].map(quarterKeyOfMonth)).toEqual([20261, 20261, 20262, 20264]);
    expect(monthLabel(202610)).toBe('October 2026');
  });

  it('are pulled at night for this month and the one before, over the turn of a year too', () => {
    expect(nightlyMonths('2026-11-20')).toEqual([202610, 202611]);
    expect(nightlyMonths('2027-01-01')).toEqual([202612, 202701]);
  });

  it('are those of a quarter that have begun', () => {
    expect(monthsOfQuarter({ year: 2026, quarter: 4 }, '2026-11-20')).toEqual([202610, 202611]);
    expect(monthsOfQuarter({ year: 2026, quarter: 3 }, '2026-11-20')).toEqual([202607, 202608, 202609]);
    expect(monthsOfQuarter({ year: 2027, quarter: 1 }, '2026-12-31')).toEqual([]);
    expect(monthsOfQuarter({ year: 2027, quarter: 1 }, '2027-01-01')).toEqual([202701]);
  });

  it('are settled at Samsara 72 hours after their end', () => {
    expect(settledOn('samsara', 202610)).toBe('2026-11-04');
    expect(settledOn('motive', 202612)).toBe('2027-01-01');
  });
});
