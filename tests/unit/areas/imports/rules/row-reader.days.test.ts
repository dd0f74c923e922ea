import { describe, expect, it } from 'vitest';
import { RowReader } from '~/areas/imports/rules/row-reader';

const dayIn = (timeZone: string, cell: string) => {
  const row = new RowReader([cell], new Map([['date', 0]]), { decimal: 'point', dateOrder: 'mdy', timeZone });
  return [row.date('date'), row.errors.length];
};

describe('the day of a moment in UTC, on the last evening of a quarter', () => {
  it.each([
    ['Pacific/Honolulu', '2026-10-01T05:00:00Z', '2026-09-30'],
    ['Pacific/Honolulu', '10/01/2026 9:59:59 AM UTC', '2026-09-30'],
    ['Pacific/Honolulu', '10/01/2026 10:00:00 AM UTC', '2026-10-01'],
    ['Pacific/Honolulu', '10/01/2026 12:30 AM GMT', '2026-09-30'],
    ['America/St_Johns', '2026-10-01T02:29:59Z', '2026-09-30'],
    ['America/St_Johns', '2026-10-01T02:30:00Z', '2026-10-01'],
    ['America/St_Johns', '2027-01-01T03:29:59Z', '2026-12-31'],
    ['America/St_Johns', '2027-01-01T03:30:00Z', '2027-01-01'],
  ])('is that of the carrier in %s: %s', (timeZone, cell, day) => {
    expect(dayIn(timeZone, cell)).toEqual([day, 0]);
  });

  it.each([
    '2026-10-01T00:00:00Z',
    '2026-10-01 00:00 UTC',
    '10/01/2026 12:00:00 AM UTC',
    '10/01/2026 12:00 a.m. GMT',
    '10/1/2026 12:00AM Z',
  ])('is the day that is written where a program writes days as midnights: %s', (cell) => {
    expect(dayIn('Pacific/Honolulu', cell)).toEqual(['2026-10-01', 0]);
  });
});
