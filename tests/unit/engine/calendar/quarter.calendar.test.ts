import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntilDue, dueDateOf, nextBusinessDay, nextFilingDeadline } from '~/engine/calendar/due-date';
import { federalHolidays, isFederalHoliday } from '~/engine/calendar/holidays';
import {
  addDays,
  addMonths,
  dayOfWeek,
  daysBetween,
  formatLongDate,
  formatUsDate,
  localDate,
  localDateInZone,
  parseLocalDate,
  parseTypedDate,
} from '~/engine/calendar/local-date';
import {
  compareQuarters,
  firstDayOfQuarter,
  isInQuarter,
  offeredQuarters,
  lastDayOfQuarter,
  nextQuarter,
  parseQuarter,
  parseQuarterKey,
  previousQuarter,
  quarterKey,
  quarterLabel,
  quarterMonths,
  quarterOfDate,
  quarterPeriodLabel,
  recentQuarters,
  type Quarter,
} from '~/engine/calendar/quarter';

const q = (year: number, quarter: 1 | 2 | 3 | 4): Quarter => ({ year, quarter });

describe('local dates', () => {
  it('accepts only days that exist', () => {
    expect(parseLocalDate('2024-02-29')).toBe('2024-02-29');
    for (const text of [
      '2023-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '11/02/2026',
      '',
      'abc',
      '0000-01-01',
      null,
      20260101,
    ]) {
      expect(parseLocalDate(text)).toBeUndefined();
    }
    expect(() => localDate(2026, 2, 30)).toThrow(RangeError);
  });

  it('reads and writes MM/dd/yyyy', () => {
    expect(parseTypedDate('2/9/2027')).toBe('2027-02-09');
    expect(parseTypedDate('02/29/2027')).toBeUndefined();
    expect(formatUsDate('2027-02-01')).toBe('02/01/2027');
    expect(formatLongDate('2027-02-01')).toBe('February 1, 2027');
  });

  it('counts days as the platform calendar does, over four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 90_000 }), (days) => {
        const expected = new Date(days * 86_400_000);
        const date = addDays('1970-01-01', days);
        expect(date).toBe(expected.toISOString().slice(0, 10));
        expect(dayOfWeek(date)).toBe(expected.getUTCDay());
        expect(daysBetween('1970-01-01', date)).toBe(days);
      }),
    );
  });

  it('keeps month ends when adding months', () => {
    expect(addMonths('2025-10-31', 4)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-31');
    expect(addMonths('2026-03-15', -15)).toBe('2024-12-15');
  });

  it('names the day in the zone, on both sides of midnight', () => {
    const instant = Date.UTC(2026, 9, 1, 3, 0);
    expect(localDateInZone(instant, 'UTC')).toBe('2026-10-01');
    expect(localDateInZone(instant, 'America/Chicago')).toBe('2026-09-30');
    expect(() => localDateInZone(instant, 'Mars/Base')).toThrow(RangeError);
  });
});

describe('quarters', () => {
  it.each([
    [20263, q(2026, 3)],
    ['20001', q(2000, 1)],
    ['21004', q(2100, 4)],
  ])('reads the key %j', (key, expected) => {
    expect(parseQuarterKey(key)).toEqual(expected);
    expect(String(quarterKey(expected))).toBe(String(key));
  });

  it.each([
    '19994',
    '21011',
    '20260',
    '20265',
    '2026',
    '202631',
    '2026a',
    ' 20263',
    20263.5,
    -20263,
    null,
    undefined,
    {},
  ])('ignores the key %j', (key) => {
    expect(parseQuarterKey(key)).toBeUndefined();
  });

  it.each(['2026Q3', 'Q3 2026', '3Q2026', '3q 2026', '2026-Q3', '2026-3', '20263', '3rd Quarter 2026'])(
    'reads %j',
    (text) => {
      expect(parseQuarter(text)).toEqual(q(2026, 3));
    },
  );

  it.each(['2026Q5', 'Q0 2026', '1899Q1', 'Q3', '', 'third'])('does not read %j', (text) => {
    expect(parseQuarter(text)).toBeUndefined();
  });

  it('steps over year ends and back', () => {
    expect(nextQuarter(q(2026, 4))).toEqual(q(2027, 1));
    expect(previousQuarter(q(2026, 1))).toEqual(q(2025, 4));
    expect(recentQuarters(q(2026, 2), 3)).toEqual([q(2026, 2), q(2026, 1), q(2025, 4)]);
    expect(compareQuarters(q(2025, 4), q(2026, 1))).toBeLessThan(0);
  });

  it('knows its days, months and names', () => {
    expect(quarterLabel(q(2026, 3))).toBe('Q3 2026');
    expect(quarterPeriodLabel(q(2026, 3))).toBe('July to September 2026');
    expect(quarterMonths(q(2026, 4))).toEqual([10, 11, 12]);
    expect(firstDayOfQuarter(q(2024, 1))).toBe('2024-01-01');
    expect(lastDayOfQuarter(q(2024, 2))).toBe('2024-06-30');
  });

  it('puts every day into exactly one quarter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (days) => {
        const date = addDays('2000-01-01', days);
        const quarter = quarterOfDate(date);
        expect(isInQuarter(date, quarter)).toBe(true);
        expect(isInQuarter(date, nextQuarter(quarter))).toBe(false);
        expect(addDays(lastDayOfQuarter(quarter), 1)).toBe(firstDayOfQuarter(nextQuarter(quarter)));
      }),
    );
  });
});

describe('due dates (R960, P1040)', () => {
  it.each([
    [q(2022, 1), '2022-05-02'],
    [q(2022, 2), '2022-08-01'],
    [q(2023, 1), '2023-05-01'],
    [q(2023, 2), '2023-07-31'],
    [q(2023, 3), '2023-10-31'],
    [q(2023, 4), '2024-01-31'],
    [q(2024, 1), '2024-04-30'],
    [q(2024, 3), '2024-10-31'],
    [q(2024, 4), '2025-01-31'],
    [q(2025, 4), '2026-02-02'],
    [q(2026, 1), '2026-04-30'],
    [q(2026, 2), '2026-07-31'],
    [q(2026, 3), '2026-11-02'],
    [q(2026, 4), '2027-02-01'],
    [q(2027, 1), '2027-04-30'],
    [q(2027, 2), '2027-08-02'],
    [q(2027, 3), '2027-11-01'],
  ])('the return for %o is due %s, in both countries', (quarter, expected) => {
    expect(dueDateOf(quarter, 'US').date).toBe(expected);
    expect(dueDateOf(quarter, 'CA').date).toBe(expected);
  });

  it('is a business day, at most four days after the nominal date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2100 }),
        fc.constantFrom<(1 | 2 | 3 | 4)[]>(1, 2, 3, 4),
        fc.constantFrom<('US' | 'CA')[]>('US', 'CA'),
        (year, quarter, country) => {
          const due = dueDateOf({ year, quarter }, country);
          expect(['04-30', '07-31', '10-31', '01-31']).toContain(due.nominalDate.slice(5));
          expect(daysBetween(due.nominalDate, due.date)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(due.nominalDate, due.date)).toBeLessThan(5);
          expect(nextBusinessDay(due.date, country)).toBe(due.date);
          expect(due.moved).toBe(due.date !== due.nominalDate);
        },
      ),
    );
  });

  it('moves over federal holidays of the own country only', () => {
    expect(nextBusinessDay('2026-07-01', 'CA')).toBe('2026-07-02');
    expect(nextBusinessDay('2026-07-01', 'US')).toBe('2026-07-01');
    expect(nextBusinessDay('2026-07-03', 'US')).toBe('2026-07-06');
    expect(nextBusinessDay('2026-12-25', 'CA')).toBe('2026-12-29');
    expect(nextBusinessDay('2021-12-31', 'US')).toBe('2022-01-03');
  });

  it('knows the holidays of a year', () => {
    expect([...federalHolidays('US', 2026)].sort()).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect([...federalHolidays('CA', 2027)].sort()).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-24',
      '2027-07-01',
      '2027-09-06',
      '2027-09-30',
      '2027-10-11',
      '2027-11-11',
      '2027-12-27',
      '2027-12-28',
    ]);
    expect(isFederalHoliday('US', '2027-12-31')).toBe(true);
    expect(isFederalHoliday('CA', '2026-05-18')).toBe(true);
    expect(isFederalHoliday('CA', '2026-05-25')).toBe(false);
  });

  it('names the next deadline, through the due date itself', () => {
    expect(nextFilingDeadline('2026-11-21')).toEqual({
      quarter: q(2026, 4),
      dueDate: '2027-02-01',
      daysLeft: 72,
    });
    expect(nextFilingDeadline('2026-11-02')).toEqual({
      quarter: q(2026, 3),
      dueDate: '2026-11-02',
      daysLeft: 0,
    });
    expect(nextFilingDeadline('2026-11-03').quarter).toEqual(q(2026, 4));
    expect(nextFilingDeadline('2022-05-01')).toEqual({
      quarter: q(2022, 1),
      dueDate: '2022-05-02',
      daysLeft: 1,
    });
    expect(daysUntilDue(q(2026, 3), '2026-11-21')).toBe(-19);
  });
});

describe('offeredQuarters', () => {
  const offered = (first: number | null, last: number | null, most = 40) =>
    offeredQuarters({ year: 2026, quarter: 4 }, { first, last, fewest: 4, most }).map(quarterKey);

  it('go back to the first with records, at least so many and at most so many', () => {
    expect(offered(null, null)).toEqual([20264, 20263, 20262, 20261]);
    expect(offered(20253, 20263)).toEqual([20264, 20263, 20262, 20261, 20254, 20253]);
    expect(offered(20001, 20263)).toHaveLength(40);
  });

  it('go ahead to the last with records, and never lose the present to one far ahead', () => {
    expect(offered(20264, 20272).slice(0, 4)).toEqual([20272, 20271, 20264, 20263]);
    expect(offered(20264, 20284)).toHaveLength(12);
    expect(offered(20264, 20291)).toEqual([20291, 20264, 20263, 20262, 20261]);
    expect(offered(20264, 21004)).toEqual([21004, 20264, 20263, 20262, 20261]);
  });
});
