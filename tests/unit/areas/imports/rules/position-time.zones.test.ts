import { describe, expect, it } from 'vitest';
import { readDate } from '~/areas/imports/rules/cell-values';
import { MomentReader } from '~/areas/imports/rules/position-time';
import { readPeriod } from '~/areas/imports/rules/report-period';

const read = (text: string) => {
  const at = new MomentReader('America/Chicago', 'mdy').read(text);
  return at === undefined ? null : new Date(at).toISOString();
};

describe('a moment', () => {
  it('with the letters of its zone is of that zone', () => {
    expect(read('11/02/2026 7:00:15 AM CDT')).toBe('2026-11-02T12:00:15.000Z');
    expect(read('11/02/2026 7:00:15 AM PST')).toBe('2026-11-02T15:00:15.000Z');
    expect(read('11/02/2026 19:00 (NST)')).toBe('2026-11-02T22:30:00.000Z');
    expect(read('11/02/2026 7:00:15 AM XYZ')).toBeNull();
    // The last hour of a quarter in one zone is the first of the next in another.
    expect(read('09/30/2026 11:30 PM EDT')).toBe('2026-10-01T03:30:00.000Z');
  });

  it('of Excel is a day and its fraction, to the second', () => {
    expect(read('46328.291840278')).toBe('2026-11-02T13:00:15.000Z');
    expect(read('46328.99999')).toBe('2026-11-03T05:59:59.000Z');
    expect(readDate('46328', 'mdy')).toBe('2026-11-02');
    expect(readDate('11/02/2026 7:00:15 AM CDT', 'mdy')).toBe('2026-11-02');
  });
});

describe('the period of a report', () => {
  it.each([
    ['IFTA Summary, 07/01/2026 - 09/30/2026', '2026-07-01', '2026-09-30'],
    ['2026-07-01 to 2026-09-30', '2026-07-01', '2026-09-30'],
    ['samsara_ifta_2026-Q3', '2026-07-01', '2026-09-30'],
    ['IFTA Q1 2026', '2026-01-01', '2026-03-31'],
    ['ifta_q4_2025', '2025-10-01', '2025-12-31'],
    ['3rd quarter of 2026', '2026-07-01', '2026-09-30'],
    ['IFTA miles Feb 2028', '2028-02-01', '2028-02-29'],
    ['9 2026', '2026-09-01', '2026-09-30'],
  ])('%s', (text, from, to) => {
    expect(readPeriod(text)).toEqual({ from, to });
  });

  it.each(['report', 'Q5 2026', '2026', '09/30/2026 - 07/01/2026', 'vehicle 102026'])(
    '%s tells none',
    (text) => {
      expect(readPeriod(text)).toBeNull();
    },
  );
});
