import { describe, expect, it } from 'vitest';
import { daysUntilDue, dueDateOf, nextFilingDeadline } from '~/engine/calendar/due-date';
import { federalHolidays, isFederalHoliday, isWeekend } from '~/engine/calendar/holidays';
import {
  addDays,
  addMonths,
  dayAfter,
  dayOfWeek,
  daysInMonth,
  formatLongDate,
  formatUsDate,
  localDate,
  localDateInZone,
  monthName,
  parseLocalDate,
  parseTypedDate,
  readTypedDate,
  partsOfDate,
} from '~/engine/calendar/local-date';
import {
  isInQuarter,
  parseQuarter,
  previousQuarter,
  quarterMonths,
  quarterOf,
  recentQuarters,
  shiftQuarter,
} from '~/engine/calendar/quarter';

const holidays = (country: 'US' | 'CA', year: number) =>
  [...federalHolidays(country, year)]
    .sort()
    .map((day) => day.slice(5))
    .join(' ');

/** 5 USC 6103, as the Office of Personnel Management lists it year by year: a Saturday holiday is kept on Friday, a Sunday one on Monday. */
describe('federal holidays of the United States', () => {
  it.each([
    [1985, '01-01 02-18 05-27 07-04 09-02 10-14 11-11 11-28 12-25'],
    [1986, '01-01 01-20 02-17 05-26 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2020, '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
    [2022, '12-31 01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
  ])('of %i', (year, days) => {
    expect(holidays('US', year)).toBe(days);
  });

  it('hold the day before a New Year on Saturday', () => {
    expect([...federalHolidays('US', 2022)]).toContain('2021-12-31');
    expect([
      isFederalHoliday('US', '2021-12-31'),
      isFederalHoliday('US', '2022-12-31'),
      isFederalHoliday('US', '2022-01-01'),
    ]).toEqual([true, false, false]);
  });
});

/** General holidays on which the federal tax office is closed; on a weekend they are kept on the next working day. */
describe('federal holidays of Canada', () => {
  it.each([
    [2020, '01-01 04-10 04-13 05-18 07-01 09-07 10-12 11-11 12-25 12-28'],
    [2021, '01-01 04-02 04-05 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28'],
    [2022, '01-03 04-15 04-18 05-23 07-01 09-05 09-30 10-10 11-11 12-26 12-27'],
    [2023, '01-02 04-07 04-10 05-22 07-03 09-04 10-02 10-09 11-13 12-25 12-26'],
    [2024, '01-01 03-29 04-01 05-20 07-01 09-02 09-30 10-14 11-11 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28'],
  ])('of %i', (year, days) => {
    expect(holidays('CA', year)).toBe(days);
  });

  it.each([
    '1818-03-22',
    '1886-04-25',
    '1943-04-25',
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2016-03-27',
    '2019-04-21',
    '2025-04-20',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
  ])('lie around Easter, which is %s', (easter) => {
    const days = federalHolidays('CA', Number(easter.slice(0, 4)));
    expect([days.has(addDays(easter, -2)), days.has(addDays(easter, 1))]).toEqual([true, true]);
  });
});

describe('days', () => {
  it('go from Sunday to Saturday, and two of seven are no working days', () => {
    const week = [
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ];
    expect(week.map(dayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week.filter(isWeekend)).toEqual(['2026-11-22', '2026-11-28']);
  });

  it('are in months of their names and lengths', () => {
    expect(Array.from({ length: 12 }, (_, index) => monthName(index + 1)).join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
    expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect([2000, 2023, 2024, 1900, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28, 28]);
    expect(formatLongDate('2026-12-25')).toBe('December 25, 2026');
    expect(formatUsDate('0987-01-02')).toBe('01/02/0987');
  });

  it('that do not exist are refused by name', () => {
    expect(() => localDate(2026, 2, 30)).toThrow(new RangeError('No such day: 2026-2-30'));
    for (const [year, month, day] of [
      [0, 1, 1],
      [10_000, 1, 1],
      [2026, 0, 1],
      [2026, 13, 1],
      [2026, 1, 0],
      [2026, 1, 32],
      [2026.5, 1, 1],
      [2026, 1.5, 1],
      [2026, 1, 1.5],
    ] as const)
      expect(() => localDate(year, month, day)).toThrow(RangeError);
    expect([localDate(1, 1, 1), localDate(9999, 12, 31)]).toEqual(['0001-01-01', '9999-12-31']);
    expect(() => partsOfDate('x')).toThrow(new RangeError('Not a date: "x"'));
    for (const month of [0, 13])
      expect(() => monthName(month)).toThrow(new RangeError(`No such month: ${month}`));
  });

  it('are read from text and nothing around it', () => {
    expect([
      parseLocalDate(' 2026-11-22 '),
      parseTypedDate(' 11/22/2026 '),
      parseTypedDate('2026-11-22'),
      parseTypedDate('1/2/2026'),
    ]).toEqual(['2026-11-22', '2026-11-22', '2026-11-22', '2026-01-02']);
    for (const text of [
      'x2026-11-22',
      '2026-11-22x',
      '12026-11-22',
      '111/22/2026',
      '11/22/20266',
      '11/222/2026',
      '11/22/26',
      'x1/2/2026',
      '1/2/2026x',
      20261122,
      null,
    ])
      expect([text, parseTypedDate(text)]).toEqual([text, undefined]);
  });

  it.each([
    ['11/29/2026', '2026-11-29'],
    [' 3/5/26 ', '2026-03-05'],
    ['3-5-2026', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T00:00:00', '2026-03-05'],
    ['3/5/2026 0:00', '2026-03-05'],
    ['3/5/2026 12:00:00 AM', '2026-03-05'],
    ['5-Mar-26', '2026-03-05'],
    ['05 March 2026', '2026-03-05'],
    ['Mar 5, 2026', '2026-03-05'],
    ['Sept. 9 2026', '2026-09-09'],
    ['December 31, 2026', '2026-12-31'],
    ['02/29/2024', '2024-02-29'],
  ])('are read from %s as people type and paste them', (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  it.each([
    '02/29/2026',
    '29/11/2026',
    '3.5.2026',
    '3/5',
    'Mar 5',
    '5 Foo 2026',
    '5 Mayo 2026',
    '3/5-2026',
    '11/22/20266',
    '46000',
    '24:00',
    '',
    20261122,
    null,
  ])('are not read from %s', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });

  it('are stepped by months back and forth over the years', () => {
    expect([
      addMonths('2026-01-31', 1),
      addMonths('2024-01-31', 1),
      addMonths('2026-12-15', 1),
      addMonths('2026-01-15', -1),
      addMonths('2026-03-31', -13),
    ]).toEqual(['2026-02-28', '2024-02-29', '2027-01-15', '2025-12-15', '2025-02-28']);
  });

  it('are those of the clock on the wall', () => {
    expect(localDateInZone(Date.UTC(2027, 0, 1, 5, 59), 'America/Chicago')).toBe('2026-12-31');
    expect(localDateInZone(Date.UTC(2027, 0, 1, 6, 0), 'America/Chicago')).toBe('2027-01-01');
  });
});

describe('quarters', () => {
  it('are read as files and people write them', () => {
    for (const text of [
      '1st Quarter 2026',
      '1 quarter 2026',
      'Q1/2026',
      '1Q,2026',
      'q 1 - 2026',
      '2026 1',
      '2026/1',
      '2026-Q1',
      '2026 1Q',
      '2026 1st quarter',
      ' 2026Q1 ',
      '20261',
      20261,
    ])
      expect([text, parseQuarter(text)]).toEqual([text, { year: 2026, quarter: 1 }]);
    for (const text of [
      'x2026Q1',
      '2026Q1x',
      '12026Q1',
      'xQ1 2026',
      'Q1 20266',
      '1Q',
      '2026',
      '0 quarter 2026',
      '5Q2026',
      {},
      null,
    ])
      expect([text, parseQuarter(text)]).toEqual([text, undefined]);
  });

  it('lie between 2000 and 2100 (specification, section 5)', () => {
    expect([quarterOf(2000, 1), quarterOf(2100, 4)]).toEqual([
      { year: 2000, quarter: 1 },
      { year: 2100, quarter: 4 },
    ]);
    for (const [year, quarter] of [
      [1999, 1],
      [2101, 1],
      [2026, 0],
      [2026, 5],
      [2026.5, 1],
      [2026, 1.5],
    ] as const)
      expect(quarterOf(year, quarter)).toBeUndefined();
  });

  it('are stepped over the years', () => {
    expect([
      shiftQuarter({ year: 2026, quarter: 1 }, -5),
      shiftQuarter({ year: 2026, quarter: 4 }, 5),
      shiftQuarter({ year: 2026, quarter: 2 }, 0),
    ]).toEqual([
      { year: 2024, quarter: 4 },
      { year: 2028, quarter: 1 },
      { year: 2026, quarter: 2 },
    ]);
    expect(previousQuarter({ year: 2026, quarter: 3 })).toEqual({ year: 2026, quarter: 2 });
    expect([
      recentQuarters({ year: 2026, quarter: 1 }, 0),
      recentQuarters({ year: 2026, quarter: 1 }, -1),
    ]).toEqual([[], []]);
    expect([1, 2, 3, 4].map((quarter) => quarterMonths({ year: 2026, quarter: quarter as 1 }))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ]);
  });

  it('hold their first and last day', () => {
    expect(
      ['2026-03-31', '2026-04-01', '2026-06-30', '2026-07-01'].map((day) =>
        isInQuarter(day, { year: 2026, quarter: 2 }),
      ),
    ).toEqual([false, true, true, false]);
  });
});

describe('a due date', () => {
  it('tells the day it was moved from', () => {
    expect(dueDateOf({ year: 2026, quarter: 3 })).toEqual({
      date: '2026-11-02',
      nominalDate: '2026-10-31',
      moved: true,
    });
    expect(dueDateOf({ year: 2026, quarter: 2 })).toEqual({
      date: '2026-07-31',
      nominalDate: '2026-07-31',
      moved: false,
    });
    expect([
      daysUntilDue({ year: 2026, quarter: 2 }, '2026-07-30'),
      daysUntilDue({ year: 2026, quarter: 2 }, '2026-07-31', 'CA'),
    ]).toEqual([1, 0]);
    expect(nextFilingDeadline('2026-08-01')).toEqual({
      quarter: { year: 2026, quarter: 3 },
      dueDate: '2026-11-02',
      daysLeft: 93,
    });
    expect(nextFilingDeadline('2026-07-31', 'CA')).toEqual({
      quarter: { year: 2026, quarter: 2 },
      dueDate: '2026-07-31',
      daysLeft: 0,
    });
  });
});

describe('the day after', () => {
  it('is the next one, and the last day itself where no other follows', () => {
    expect(['2026-12-31', '2028-02-28', '9999-12-30', '9999-12-31'].map(dayAfter)).toEqual([
      '2027-01-01',
      '2028-02-29',
      '9999-12-31',
      '9999-12-31',
    ]);
  });
});
