import { describe, expect, it } from 'vitest';
import { asDigits, findDates, findTime, isoOf, weekdayOf, writesDayFirst } from '~/reading/dates';

/** Every date in the text as "[weekday ]year-month-day", "?" for a year that is not printed. */
const found = (text: string, scanned = false, dayFirst = false): string[] =>
  findDates(text, scanned, dayFirst).map(
    ({ year, month, day, weekday }) =>
      `${weekday === undefined ? '' : `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday]} `}${year ?? '?'}-${month}-${day}`,
  );

describe('a date as it is printed', () => {
  it.each([
    ['2026-07-13', '2026-7-13'],
    ['2026/07/13', '2026-7-13'],
    ['2026.7.3', '2026-7-3'],
    ['2026-07-13T08:00', '2026-7-13'],
    ['07/13/2026', '2026-7-13'],
    ['7/13/2026', '2026-7-13'],
    ['7/3/26', '2026-7-3'],
    ['7-13-26', '2026-7-13'],
    ['07.13.2026', '2026-7-13'],
    ['07 / 13 / 2026', '2026-7-13'],
    ['07 /13 /26', '2026-7-13'],
    ['DATE: 071326', '2026-7-13'],
    ['weds 7/15', 'Wed ?-7-15'],
    ['13-Jul-2026', '2026-7-13'],
    ['13 July 26', '2026-7-13'],
    ['13Jul2026', '2026-7-13'],
    ["13 Jul '26", '2026-7-13'],
    ['1st July 2026', '2026-7-1'],
    ['2nd July, 2026', '2026-7-2'],
    ['3rd July 2026', '2026-7-3'],
    ['4th Jul. 2026', '2026-7-4'],
    ['13 JUL 26', '2026-7-13'],
    ['July 13, 2026', '2026-7-13'],
    ['Jul 13 2026', '2026-7-13'],
    ['Jul-13-2026', '2026-7-13'],
    ["Jul 13 '26", '2026-7-13'],
    ['July 1st, 2026', '2026-7-1'],
    ['July 2nd 2026', '2026-7-2'],
    ['July 3rd,2026', '2026-7-3'],
    ['July 4th 2026', '2026-7-4'],
    ['Jul. 13, 2026', '2026-7-13'],
    ['July 13', '?-7-13'],
    ['Jul 4th', '?-7-4'],
    ['Jul 1st', '?-7-1'],
    ['Jul 2nd', '?-7-2'],
    ['Jul 3rd', '?-7-3'],
    ['13-Jul', '?-7-13'],
    ['13 Jul', '?-7-13'],
    ['07/13', '?-7-13'],
    ['7/3', '?-7-3'],
    ['Monday, July 13, 2026', 'Mon 2026-7-13'],
    ['Mon 07/13/2026', 'Mon 2026-7-13'],
    ['Tues 7/14', 'Tue ?-7-14'],
    ['Wednesday 2026-07-15', 'Wed 2026-7-15'],
    ['Thurs. 16-Jul-2026', 'Thu 2026-7-16'],
    ['Thu July 16', 'Thu ?-7-16'],
    ['Thur 7/16', 'Thu ?-7-16'],
    ['Fri, 17-Jul', 'Fri ?-7-17'],
    ['Saturday 7/18/26', 'Sat 2026-7-18'],
    ['Sunday 7/19/26', 'Sun 2026-7-19'],
    ['Sat 7/18/26', 'Sat 2026-7-18'],
    ['Tue 7/14/26', 'Tue 2026-7-14'],
    ['Wed 7/15/26', 'Wed 2026-7-15'],
    ['07/13/2026 (Mon)', 'Mon 2026-7-13'],
    ['13 juillet 2026', '2026-7-13'],
    ['1er mai 2026', '2026-5-1'],
    ['13 de julio de 2026', '2026-7-13'],
    ['13 de julio del 2026', '2026-7-13'],
    ['13 août 2026', '2026-8-13'],
    ['13-dic.-2026', '2026-12-13'],
  ])('"%s" is %s', (text, date) => {
    const all = found(text);
    expect(all.map((one) => (text.includes('(Mon)') ? one.replace(/^Mon /, '') : one))).toEqual([
      text.includes('(Mon)') ? date.replace('Mon ', '') : date,
    ]);
  });

  it.each([
    ['January', 'Jan', 1],
    ['February', 'Feb', 2],
    ['March', 'Mar', 3],
    ['April', 'Apr', 4],
    ['May', 'May', 5],
    ['June', 'Jun', 6],
    ['July', 'Jul', 7],
    ['August', 'Aug', 8],
    ['September', 'Sep', 9],
    ['October', 'Oct', 10],
    ['November', 'Nov', 11],
    ['December', 'Dec', 12],
    ['Sept', 'Sept.', 9],
  ])('knows %s and %s', (long, short, month) => {
    expect(found(`${long} 9, 2026 and 9-${short}-2027 and ${short} 8`)).toEqual([
      `2026-${month}-9`,
      `2027-${month}-9`,
      `?-${month}-8`,
    ]);
  });

  it.each([
    ...[
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ].map((name, index) => [name, index + 1] as const),
    ...['janv', 'fevr', 'mars', 'avr', 'mai', 'juin', 'juil', 'aout', 'sept', 'octo', 'nove', 'dece'].map(
      (name, index) => [name, index + 1] as const,
    ),
    ...[
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ].map((name, index) => [name, index + 1] as const),
    ...['ene', 'febr', 'mzo', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'octu', 'novi', 'dic'].map(
      (name, index) => [name, index + 1] as const,
    ),
  ])('knows "%s" for month %d', (name, month) => {
    expect(found(`9 ${name} 2026`)).toEqual([`2026-${month}-9`]);
  });

  it.each([
    '13/13/2026',
    '00/10/2026',
    '07/32/2026',
    '02/30/2026',
    '2026-13-13',
    '2026-02-29',
    '07/13/1999',
    '31-Jun-2026',
    'Jul 2026',
    'July-2026',
    '7/0',
    '',
    'May I',
    '$7/13',
    '#7/13',
    '1.7/13',
    '-7/13',
    '7/13%',
    "5/8'",
    '5/8"',
    '1/2 of',
    '1/2 in',
    '5/8ft',
    '9/9 lbs',
    '12/13/14/15',
    '17/3',
    'July 13:00',
    '5550100-07-13',
    '1234567',
    '20261307',
  ])('reads nothing out of "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('says where each date is, in the order of the text', () => {
    const text = 'from Mon 07/13/2026 08:00 to Jul 14, 2026';
    expect(findDates(text).map(({ from, to, text: printed }) => [text.slice(from, to), printed])).toEqual([
      ['Mon 07/13/2026', 'Mon 07/13/2026'],
      ['Jul 14, 2026', 'Jul 14, 2026'],
    ]);
    expect(found('2026-07-14, then 07/13/2026')).toEqual(['2026-7-14', '2026-7-13']);
  });

  it('has its day first where the document writes so, in figures only', () => {
    expect(found('03/04/2026 and 3/4 and 2026-03-04 and Mar 4, 2026', false, true)).toEqual([
      '2026-4-3',
      '?-4-3',
      '2026-3-4',
      '2026-3-4',
    ]);
    expect(found('03/04/2026')).toEqual(['2026-3-4']);
    // What can be no month is the day, whatever the order.
    expect(found('25/04/2026')).toEqual(['2026-4-25']);
    expect(found('2026-13-01')).toEqual(['2026-1-13']);
    expect(found('04/25/2026', false, true)).toEqual(['2026-4-25']);
  });
});

describe('the order of day and month in a document', () => {
  it.each([
    [['DD/MM/YYYY'], true],
    [['(jj-mm-aaaa)'], true],
    [['d.m.y'], true],
    [['J/M/A'], true],
    [['Date (DD MM YYYY)'], false],
    [['MM/DD/YYYY', '25/04/2026'], false],
    [['m-d-y', '25/04/2026'], false],
    [['25/04/2026'], true],
    [['25-04-26'], true],
    [['25.04.2026'], true],
    [['03/04/2026'], false],
    [['12/12/2026'], false],
    [['32/04/2026'], false],
    [['25/04/2026', '04/25/2026'], false],
    [['25/04-2026'], false],
    [['25/04/2026/7'], false],
    [['x1/25/04/2026'], false],
    [[], false],
    // A program prints its own date with points, a person the days of the stops.
    [['30.11.2026', '12/01/2026', '12/02/2026'], 'points'],
    [['30.11.2026', '01/12/2026', '02/12/2026'], true],
    [['30.11.2026', '01.12.2026'], true],
    [['30.11.2026', '13/12/2026', '12/01/2026'], true],
  ])('%j: day first is %s', (texts, is) => {
    expect(writesDayFirst(texts)).toBe(is);
  });
});

describe('what recognition makes of a date', () => {
  it.each([
    ['O7/l3/2026', '2026-7-13'],
    ['07/1S/2026', '2026-7-15'],
    ['07/i3/2O26', '2026-7-13'],
    ['0B/13/2026', '2026-8-13'],
    ['|2/13/2026', '2026-12-13'],
    ['0€/13/2026', '2026-6-13'],
    ['07 13 2026', '2026-7-13'],
    ['07.13 2026', '2026-7-13'],
    ['07 13.2026', '2026-7-13'],
    ['7 3 2026', '2026-7-3'],
    ['13-Ju1-2026', '2026-7-13'],
    ['02-an-2026', '2026-1-2'],
    ['054an-2026', '2026-1-5'],
    ['13 0ct 2026', '2026-10-13'],
    ['13-5ep-2026', '2026-9-13'],
    ['13-$ep-2026', '2026-9-13'],
    ['13-Jul-2026', '2026-7-13'],
    ['07/@3/2026', '2026-7-3'],
    ['07-©3-2026', '2026-7-3'],
    ['o5-Jul-2026', '2026-7-5'],
    ['©5 Jul 26', '2026-7-5'],
  ])('"%s" is %s', (text, date) => {
    expect(found(text, true)).toEqual([date]);
  });

  it.each(['Ol/Ol', 'SB/lO', '13-xyz-2026', '13-ma-2026'])('"%s" is no date', (text) => {
    expect(found(text, true)).toEqual([]);
  });

  it('is put right on scans only', () => {
    expect(found('O7/l3/2026')).toEqual([]);
    expect(found('07 13 2026')).toEqual([]);
  });

  it('never changes the length of the text', () => {
    expect(findDates('Appt O7/l3/2026 x', true)[0]).toMatchObject({ from: 5, to: 15 });
    expect(asDigits('OolIi|SB$§€7')).toBe('001111585567');
    expect(asDigits('OolIi|SB$§€7')).toHaveLength(12);
  });
});

describe('the year of a date that has none', () => {
  const iso = (text: string, near: string) => isoOf(findDates(text)[0]!, near);

  it('is that which brings it nearest', () => {
    expect(iso('07/13', '2026-07-01')).toBe('2026-07-13');
    expect(iso('01/02', '2026-12-30')).toBe('2027-01-02');
    expect(iso('12/30', '2027-01-02')).toBe('2026-12-30');
    expect(iso('7/3/2025', '2026-12-30')).toBe('2025-07-03');
  });

  it('is that of the weekday, where one is printed and fits', () => {
    // The 14th of July is a Tuesday in 2026 and a Wednesday in 2027.
    expect(iso('Wed 7/14', '2026-07-14')).toBe('2027-07-14');
    expect(iso('Sun 7/14', '2026-07-14')).toBe('2026-07-14');
    expect(weekdayOf('2026-07-14')).toBe(2);
  });

  it('has that day', () => {
    expect(iso('2/29', '2027-05-01')).toBe('2028-02-29');
    expect(iso('2/29', '2026-03-02')).toBe('2028-02-29');
    expect(iso('2/29', '2026-02-01')).toBe('2024-02-29');
    expect(iso('Sun 2/29', '2026-02-01')).toBe('2024-02-29');
  });
});

describe('a time of day', () => {
  it.each([
    ['08:00', '08:00'],
    ['8:00', '08:00'],
    ['8:05 PM', '20:05'],
    ['8:05pm', '20:05'],
    ['8:05 p.m.', '20:05'],
    ['12:30 AM', '00:30'],
    ['12:30 PM', '12:30'],
    ['11:59p', '23:59'],
    ['8:00a', '08:00'],
    ['8 AM', '08:00'],
    ['8pm', '20:00'],
    ['12 a.m.', '00:00'],
    ['0800', '08:00'],
    ['2359', '23:59'],
    ['1400 - 1600', '14:00'],
    ['1400-1600', '14:00'],
    ['0730-1215 appt', '07:30'],
    ['2300-2400', '23:00'],
    ['8h30', '08:30'],
    ['8 h 30', '08:30'],
    ['14H05', '14:05'],
    ['08:00:30', '08:00'],
    ['08:00-10:00', '08:00'],
    ['@ 0930', '09:30'],
    ['13:00 PM', '13:00'],
    ['25:00 then 9:15', '09:15'],
    ['8:75 or 8:15', '08:15'],
  ])('"%s" is %s', (text, time) => {
    expect(findTime(text)).toBe(time);
  });

  it.each([
    '',
    'soon',
    '2460',
    '24:00',
    '8:60',
    '1/0800',
    '5.0800',
    '12345',
    '08:00/1',
    '0800-12',
    '1401-1603',
    '2500-2600',
    '1400-1600-2',
    'FCFS',
    '7',
  ])('reads none out of "%s"', (text) => {
    expect(findTime(text)).toBeUndefined();
  });
});

it('turns only the dates with points where those alone are day first', () => {
  const days = (text: string) => findDates(text, false, 'points').map(({ month, day }) => [month, day]);
  expect(days('01.12.2026 and 12/01/2026')).toEqual([
    [12, 1],
    [12, 1],
  ]);
});
