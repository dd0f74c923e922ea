import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guessDateOrder,
  guessDecimal,
  isFormula,
  plainCell,
  readDate,
  readFigure,
  readYesNo,
  unguarded,
} from '~/areas/imports/rules/cell-values';

describe('dates of files', () => {
  it('reads a day whose first zero a spreadsheet took away', () => {
    expect([readDate('7012026', 'mdy'), readDate('1072026', 'dmy')]).toEqual(['2026-07-01', '2026-07-01']);
  });

  it.each([
    ['2026-11-03', 'mdy'],
    ['2026/11/3', 'dmy'],
    ['20261103', 'mdy'],
    ['11/03/2026', 'mdy'],
    ['11/3/26', 'mdy'],
    ['11-03-2026', 'mdy'],
    ['03/11/2026', 'dmy'],
    ['3.11.2026', 'mdy'],
    ['3.11.26', 'dmy'],
    ['03-Nov-2026', 'mdy'],
    ['3 November 2026', 'mdy'],
    ['Nov 3, 2026', 'dmy'],
    ['November 3rd 2026', 'mdy'],
    ['11/03/2026 14:22', 'mdy'],
    ['2026-11-03T14:22:05Z', 'mdy'],
    ['2026-11-03 14:22:05.123', 'dmy'],
    ['Tue 11/03/2026', 'mdy'],
    ['Tuesday, Nov 3, 2026 2:15 PM', 'mdy'],
    ['46329', 'mdy'],
    ['110326', 'mdy'],
    ['031126', 'dmy'],
    ['11032026', 'mdy'],
    ['46329.6', 'dmy'],
    ['November 3, 2026 at 5:14 PM', 'mdy'],
    ['20261103 171400', 'mdy'],
    ['03-NOV-26 05.14.00.000000 PM', 'mdy'],
    ['261103', 'mdy'],
  ] as const)('reads %s (%s)', (text, order) => {
    expect(readDate(text, order)).toBe('2026-11-03');
  });

  it.each([
    '',
    'soon',
    '13/13/2026',
    '02/30/2026',
    '2026-13-01',
    '11/03',
    '1',
    '99999',
    '3.11',
    '0000-00-00',
    '11/03/1926',
  ])('reads nothing out of "%s"', (text) => {
    expect(readDate(text, 'mdy')).toBeUndefined();
  });

  it('tells the order from days that are no months', () => {
    expect(guessDateOrder(['03/04/2026', '25/04/2026'])).toBe('dmy');
    expect(guessDateOrder(['03/04/2026', '04/25/2026'])).toBe('mdy');
    expect(guessDateOrder(['03/04/2026'])).toBe('mdy');
  });
});

describe('figures of files', () => {
  it.each([
    ['1,234.5', 'point', '1234.5'],
    ['$1,234.50', 'point', '1234.5'],
    ['(12.50)', 'point', '-12.5'],
    ['12.50-', 'point', '-12.5'],
    ['−3', 'point', '-3'],
    ['1 234,5', 'comma', '1234.5'],
    ['1.234,56', 'comma', '1234.56'],
    ['1\u202f234,5 km', 'comma', '1234.5'],
    ['412 mi', 'point', '412'],
    ['120.5 gal', 'point', '120.5'],
    ['', 'point', ''],
    ['-', 'point', ''],
    ['3.875', 'point', '3.875'],
    ['120.55', 'comma', '120.55'],
    ['7', 'comma', '7'],
    ['C$ 12', 'point', '12'],
  ] as const)('reads %s (%s)', (text, decimal, figure) => {
    expect(readFigure(text, decimal)).toBe(figure);
  });

  it.each(['12a', '1.2.3', '=1+1', '1,23,4', '1e5', 'n/a', '12/3'])('reads no figure out of %s', (text) => {
    expect(readFigure(text, 'point')).toBeUndefined();
  });

  it('never reads a thousand as a one', () => {
    // "1.234" with a decimal comma is a thousand and something, never 1.234.
    expect(readFigure('1.234', 'comma')).toBe('1234');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
          const fraction = String(cents).padStart(2, '0');
          const expected = Number(`${whole}.${fraction}`);
          expect(Number(readFigure(`${grouped}.${fraction}`, 'point'))).toBe(expected);
          expect(Number(readFigure(`${grouped.replaceAll(',', '.')},${fraction}`, 'comma'))).toBe(expected);
          expect(Number(readFigure(`${grouped.replaceAll(',', ' ')},${fraction}`, 'comma'))).toBe(expected);
        },
      ),
    );
  });

  it('tells a decimal comma from a point', () => {
    expect(guessDecimal(['1.234,50', '12,5'])).toBe('comma');
    expect(guessDecimal(['1,234.50', '12.5', '7'])).toBe('point');
    expect(guessDecimal(['7', '1,234'])).toBe('point');
  });
});

describe('the rest of a cell', () => {
  it('knows yes, no and neither', () => {
    expect(['Y', 'yes', 'TRUE', '1', 'x'].map(readYesNo)).toEqual([true, true, true, true, true]);
    expect(['N', 'no', 'FALSE', '0'].map(readYesNo)).toEqual([false, false, false, false]);
    expect([readYesNo(''), readYesNo('maybe')]).toEqual([null, undefined]);
  });

  it('tells formulas from words and figures', () => {
    expect(
      ['=1+1', '=HYPERLINK("http://x")', '@SUM(A1)', "+cmd(|'/C calc'!A0)", '-SUM(1)'].map(isFormula),
    ).toEqual([true, true, true, true, true]);
    expect(['-3', '+1 555 0100', '-', '@home', 'a=b'].map(isFormula)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes the guard of an export off, and no other apostrophe', () => {
    expect([unguarded("'=1+1"), unguarded("'twas"), unguarded('plain')]).toEqual(['=1+1', "'twas", 'plain']);
  });
});

describe('a cell that is written as a formula to keep its zeros', () => {
  it.each([
    ['="0012"', '0012'],
    ['=""', ''],
    ['="say ""no"""', 'say "no"'],
    ['="a"&"b"', '="a"&"b"'],
    ['=SUM(A1)', '=SUM(A1)'],
    ['0012', '0012'],
  ])('%s says %j', (cell, text) => {
    expect(plainCell(cell)).toBe(text);
  });
});

describe('a figure with the mark of a credit', () => {
  it.each([
    ['55.5CR', '-55.5'],
    ['$150.00 CR', '-150'],
    ['(12.00)', '-12'],
  ])('%s is %s', (cell, figure) => {
    expect(readFigure(cell, 'point')).toBe(figure);
  });
});
