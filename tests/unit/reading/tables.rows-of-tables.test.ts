import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { tableLines } from '~/reading/tables';
import { at, linesOfItems, recognized, row } from '../../factories/confirmation-pages';

/** How far a table of stops goes, where its rows part, and what each row says: print of nine points, rows sixteen apart. */

const COLUMNS = [40, 75, 110, 215, 320, 390, 425, 480];
const HEAD = ['Stop', 'Type', 'Location', 'Street', 'City', 'ST', 'Zip', 'Appt'];
const FIRST = ['1', 'P', 'ACME', '1 Main St', 'Dallas', 'TX', '75201', '07/13/2026'];
const SECOND = ['2', 'D', 'Big Box', '2 Main St', 'Memphis', 'TN', '38103', '07/14/2026'];
const DALLAS = ['Stop 1 - Pickup', 'ACME', '1 Main St', 'Dallas, TX 75201', 'Appt: 07/13/2026'];
const MEMPHIS = ['Stop 2 - Delivery', 'Big Box', '2 Main St', 'Memphis, TN 38103', 'Appt: 07/14/2026'];

const cells = (y: number, texts: readonly string[], columns: readonly number[] = COLUMNS) =>
  row(
    y,
    texts.flatMap((text, index) => (text === '' ? [] : [[columns[index]!, text] as const])),
  );
const taken = (...items: (readonly PageItem[])[]) =>
  tableLines(linesOfItems(items.flat()))?.map((line) => line.cells.map((cell) => cell.text).join(' | '));
const larger = (items: readonly PageItem[], size: number) => items.map((item) => ({ ...item, size }));
const under = (column: number, ...texts: string[]) =>
  texts.map((text, index) => at(COLUMNS[column]!, 127 + index * 11, text));

describe('what a row begins with', () => {
  it('is its number where its state and code were misread', () => {
    const misread = ['2', '?', 'Big Box', '2 Main St', 'Memphis', 'T', '3810E', '07/14/2026'];
    const rows = taken(cells(100, HEAD), cells(116, FIRST), cells(132, misread))!;
    expect(rows.slice(0, 5)).toEqual(DALLAS);
    expect(rows.slice(5)).toContain('Big Box');
    expect(rows.slice(0, 5).join()).not.toContain('Big Box');
  });
});

describe('how far a table goes', () => {
  const TABLE = [cells(100, HEAD), cells(116, FIRST)];

  it('over a gap of seven sizes of its print, no more', () => {
    expect(taken(...TABLE, cells(179, SECOND))).toEqual([...DALLAS, ...MEMPHIS]);
    expect(taken(...TABLE, cells(179.5, SECOND))).toEqual([...DALLAS, SECOND.join(' | ')]);
    // The larger of the two lines counts.
    expect(taken(...TABLE, larger(cells(185, SECOND), 10))).toEqual([...DALLAS, ...MEMPHIS]);
    expect(taken(TABLE[0]!, larger(TABLE[1]!, 10), cells(185, SECOND))).toEqual([...DALLAS, ...MEMPHIS]);
  });

  it('a line that continues within a row is close under the one before', () => {
    // One and three quarters of nine points, or of the larger print.
    const after = (gap: number, size = 9) =>
      taken(...TABLE, cells(132, SECOND), larger([at(110, 132 + gap, 'Center')], size))?.slice(6, 7);
    expect([after(15.7), after(15.8), after(17.4, 10), after(17.6, 10)]).toEqual([
      ['Big Box Center'],
      ['Big Box'],
      ['Big Box Center'],
      ['Big Box'],
    ]);
    const beforeLarger = taken(...TABLE, larger(cells(132, SECOND), 10), [at(110, 149, 'Center')]);
    expect(beforeLarger?.[6]).toBe('Big Box Center');
  });

  it('further down than that where another row begins on one of the four lines below', () => {
    const spaced = (lines: number, gap = 18) =>
      taken(
        ...TABLE,
        [...Array(lines).keys()].map((index) => at(110, 116 + (index + 1) * gap, `c${index}`)),
        cells(116 + (lines + 1) * gap, SECOND),
      );
    expect(spaced(1)?.[1]).toBe('ACME c0');
    expect(spaced(4)?.[1]).toBe('ACME c0 c1 c2 c3');
    expect(spaced(5)?.slice(1, 7)).toEqual([
      'ACME',
      '1 Main St',
      'Dallas, TX 75201',
      'Appt: 07/13/2026',
      'c0',
      'c1',
    ]);
    // Six lines and a half of room are still the table's, seven are not.
    expect(taken(...TABLE, [at(110, 134, 'c')], cells(134 + 62, SECOND))?.[1]).toBe('ACME c');
    expect(taken(...TABLE, [at(110, 134, 'c')], cells(134 + 63, SECOND))?.[1]).toBe('ACME');
  });

  it('over its heading where that comes again, whatever is between', () => {
    const again = taken(...TABLE, cells(132, HEAD), cells(148, SECOND));
    expect(again).toEqual([...DALLAS, ...MEMPHIS]);
  });

  it('with a row that a page cuts, under the heading that comes again', () => {
    const pages = [
      [...cells(700, HEAD), ...cells(716, FIRST)],
      [...cells(150, HEAD), at(110, 161, 'of the north'), ...cells(185, SECOND)],
    ];
    expect(tableLines(linesOfItems(...pages))?.map((line) => line.cells[0]!.text)).toEqual([
      'Stop 1 - Pickup',
      'ACME of the north',
      ...DALLAS.slice(2),
      ...MEMPHIS,
    ]);
  });

  it('not over the heading of another table that begins with the same word', () => {
    const other = [cells(134, ['Stop', 'Earliest'], [40, 110]), cells(150, ['1', '07/13/2026'], [40, 110])];
    expect(taken(...TABLE, ...other)).toEqual([...DALLAS, 'Stop | Earliest', '1 | 07/13/2026']);
    expect(
      taken(
        ...TABLE,
        [at(40, 134, 'Schedule')],
        cells(150, ['Stop', 'Earliest'], [40, 110]),
        cells(166, ['1', '07/13/2026'], [40, 110]),
      ),
    ).toEqual([...DALLAS, 'Schedule', 'Stop | Earliest', '1 | 07/13/2026']);
  });

  it('not over a text that reaches over several columns, unless a row follows', () => {
    const note = at(75, 132, 'All stops by appointment only');
    expect(taken(...TABLE, [note])).toEqual([...DALLAS, note.text]);
    expect(taken(...TABLE, [note], cells(148, SECOND))?.at(-4)).toBe('Big Box');
  });

  it.each([
    // The street's column begins at 215: a name that reaches twelve points over it is a text across the table.
    [227, true],
    [228, false],
  ])("a name alone on its line that ends at %d is the table's: %s", (x1, is) => {
    const name = { ...at(110, 127, 'of the old river road'), x1 };
    expect(taken(...TABLE, [name])?.[1]).toBe(is ? 'ACME of the old river road' : 'ACME');
  });

  it('a text that begins left of it by more than its size is not', () => {
    const at31 = (x: number) => taken(...TABLE, [at(x, 127, '*'), at(110, 127, 'East')])?.[1];
    expect([at31(31), at31(30.5)]).toEqual(['ACME East', 'ACME']);
  });
});

describe('what tells the rows apart', () => {
  const kinds = (heads: readonly string[], ...rows: readonly (readonly string[])[]) => {
    const columns = heads.map((_, index) => 40 + index * 110);
    return taken(
      cells(100, heads, columns),
      ...rows.map((texts, index) => cells(116 + index * 16, texts, columns)),
    );
  };

  it.each([
    ['ST', 'TX'],
    ['ST', 'TX.'],
    ['Zip', '75201'],
    ['Zip', '75201-1234'],
    ['Zip', 'L8P'],
    ['Zip', 'L8P 1N5'],
    ['Zip', 'L8P1N5'],
  ])('a value in the column %s: "%s"', (head, value) => {
    expect(kinds(['Type', 'Location', head], ['', 'ACME', value])).toEqual(['ACME']);
    expect(kinds(['Type', 'Location', head], ['', 'ACME', `${value} x`], ['', 'Box', 'x'])).toBeUndefined();
    expect(kinds(['Type', 'Location', head], ['', 'ACME', `x${value}`], ['', 'Box', 'x'])).toBeUndefined();
  });

  it.each(['tx', '7520', '7520A', '75201-12', 'L8P 1N', '8LP 1N5', 'T'])('not "%s"', (value) => {
    expect(kinds(['Type', 'Location', 'ST'], ['', 'ACME', value])).toBeUndefined();
    expect(kinds(['Type', 'Location', 'Zip'], ['', 'ACME', value])).toBeUndefined();
  });

  it.each(['1', '12', '#1', '(1)', '1.'])('the number %s', (value) => {
    expect(kinds(['Stop', 'Location', 'Date'], [value, 'ACME', '07/13'])).toEqual(['ACME', 'Date: 07/13']);
  });

  it.each(['123', 'x1', '1x', '-'])('not the number "%s"', (value) => {
    expect(kinds(['Stop', 'Location', 'Date'], [value, 'ACME', '07/13'])).toBeUndefined();
  });

  it('the column that has most of them, where a scan lost some', () => {
    const scanned = (y: number, texts: readonly string[]) =>
      texts.flatMap((text, index) => (text === '' ? [] : recognized(40 + index * 110, y, text)));
    const items = [
      scanned(100, ['Stop', 'Type', 'Location', 'Date']),
      scanned(116, ['l', 'Pickup', 'ACME', '07/13']),
      scanned(132, ['2', 'Delivery', 'Box', '07/14']),
    ];
    expect(taken(...items)).toEqual([
      'Pickup',
      'ACME',
      'Date: 07/13',
      'Stop 2 - Delivery',
      'Box',
      'Date: 07/14',
    ]);
  });

  it('the widest gap between two main lines, of equal ones the lowest', () => {
    const names = (...tops: number[]) =>
      taken(
        cells(100, HEAD),
        cells(116, FIRST),
        ...tops.slice(0, -1).map((y, index) => [at(110, y, `c${index}`)]),
        cells(tops.at(-1)!, SECOND),
      )?.filter((_, index) => index === 1 || index === 6);
    expect(names(127, 143)).toEqual(['ACME c0', 'Big Box']);
    expect(names(132, 143)).toEqual(['ACME', 'c0 Big Box']);
    expect(names(129, 142)).toEqual(['ACME c0', 'Big Box']);
    // Half a point is no difference.
    expect(names(129.4, 142.4)).toEqual(['ACME c0', 'Big Box']);
    expect(names(129.6, 142.6)).toEqual(['ACME', 'c0 Big Box']);
    expect(names(127, 143, 154, 165)).toEqual(['ACME c0', 'c1 c2 Big Box']);
  });

  it('what is over the first main line is of the first row', () => {
    expect(taken(cells(100, HEAD), [at(110, 112, 'North')], cells(123, FIRST))?.[1]).toBe('North ACME');
  });
});

describe('what a row says', () => {
  const head = ['Stop', 'Type', 'Location', 'City', 'ST', 'Zip'];
  const columns = [40, 110, 200, 320, 390, 440];
  const label = (number: string, role: string) =>
    taken(
      cells(100, head, columns),
      cells(116, [number, role, 'ACME', 'Dallas', 'TX', '75201'], columns),
    )?.[0];

  it.each([
    ['1', 'P', 'Stop 1 - Pickup'],
    ['12', 'D', 'Stop 12 - Delivery'],
    ['#1', 'P', 'Stop 1 - Pickup'],
    ['Stop 1', 'P', 'Stop 1 - Pickup'],
    ['Stop #1', 'P', 'Stop 1 - Pickup'],
    ['Stop#1', 'P', 'Stop 1 - Pickup'],
    ['(1)', 'P', 'Stop 1 - Pickup'],
    ['1st', 'P', 'Pickup'],
    ['112', 'P', 'Pickup'],
    ['', 'P', 'Pickup'],
    ['1', 'PU 2', 'Stop 2 - Pickup'],
    ['1', 'PU 2 of 3', 'Stop 2 of 3 - Pickup'],
    ['1', 'Pickup 2 of 3', 'Stop 2 of 3 - Pickup'],
    ['1', 'Drop empty trailer', 'Stop 1 - Drop empty trailer'],
    ['1', 'Carrier', 'ACME'],
    ['1', 'Pickup date', 'ACME'],
    ['1', '?', 'ACME'],
    ['P', '', 'Pickup'],
    ['P1', '', 'Stop 1 - Pickup'],
    ['DEL 2', '', 'Stop 2 - Delivery'],
  ])('"%s" and "%s": %s', (number, role, read) => {
    expect(label(number, role)).toBe(read);
  });

  it.each([
    ['1 P', 'Stop 1 - Pickup'],
    ['1-P', 'Stop 1 - Pickup'],
    ['#1 P', 'Stop 1 - Pickup'],
    ['Stop 1 P', 'Stop 1 - Pickup'],
    ['Stop1: P', 'Stop 1 - Pickup'],
    ['Stop #1 - P', 'Stop 1 - Pickup'],
    ['12 P', 'Stop 12 - Pickup'],
    ['1 of 3 P', 'Stop 1 of 3 - Pickup'],
    ['1of3 P', 'Stop 1 of 3 - Pickup'],
    ['1/3 P', 'Stop 1 of 3 - Pickup'],
    ['1 / 3 P', 'Stop 1 of 3 - Pickup'],
    ['10 of 12 P', 'Stop 10 of 12 - Pickup'],
    ['P1', 'Stop 1 - Pickup'],
    ['P 12', 'Stop 12 - Pickup'],
    ['P-1', 'Stop 1 - Pickup'],
    ['P #1', 'Stop 1 - Pickup'],
    ['P (Stop 1)', 'Stop 1 - Pickup'],
    ['P Stop #1', 'Stop 1 - Pickup'],
    ['P stop1', 'Stop 1 - Pickup'],
    ['(P)', 'Pickup'],
    ['p', 'Pickup'],
    ['dl 2.', 'Stop 2 - Delivery'],
    ['1P', undefined],
    ['xP', undefined],
    ['P x', undefined],
    ['Px', undefined],
    ['P123', undefined],
    ['123 P', undefined],
    ['1 of P', undefined],
    ['1 of 300 P', undefined],
    ['PD', undefined],
  ])('"%s" by itself: %s', (role, read) => {
    const first = taken(
      cells(100, ['Type', 'Location', 'City', 'ST', 'Zip'], [40, 150, 320, 390, 440]),
      cells(116, [role, 'ACME', 'Dallas', 'TX', '75201'], [40, 150, 320, 390, 440]),
    )?.[0];
    expect(first).toBe(read ?? 'ACME');
  });

  it('towns with their state in one column, and codes in another', () => {
    const places = (heads: readonly string[], ...texts: string[]) =>
      taken(cells(100, heads, [40, 110, 230, 350]), cells(116, texts, [40, 110, 230, 350]))?.slice(1);
    expect(places(['Type', 'City, ST', 'Zip', 'Date'], 'P', 'Dallas, TX', '75201', '07/13')).toEqual([
      'Dallas, TX, 75201',
      'Date: 07/13',
    ]);
    expect(places(['Type', 'City', 'State/Zip', 'Date'], 'P', 'Dallas', 'TX 75201', '07/13')).toEqual([
      'Dallas, TX 75201',
      'Date: 07/13',
    ]);
    expect(places(['Type', 'City', 'ST', 'Zip'], 'P', '', 'TX', '75201')).toEqual(['TX 75201']);
    expect(places(['Type', 'Address', 'City', 'Date'], 'P', '1 Main St', '', '07/13')).toEqual([
      '1 Main St',
      'Date: 07/13',
    ]);
  });

  it('the lines of an address that has a column of its own', () => {
    const wide = [40, 110, 300];
    expect(
      taken(cells(100, ['Type', 'Address', 'Appt'], wide), cells(116, ['P', '1 Main St', '07/13'], wide), [
        at(110, 127, 'Dallas, TX 75201'),
      ]),
    ).toEqual(['Pickup', '1 Main St', 'Dallas, TX 75201', 'Appt: 07/13']);
    expect(
      taken(
        cells(100, ['Type', 'Location', 'Appt', 'Date'], [40, 110, 300, 400]),
        cells(116, ['P', 'ACME', '07/13', '07/14'], [40, 110, 300, 400]),
      )?.slice(2),
    ).toEqual(['Appt: 07/13', 'Date: 07/14']);
  });

  it('keeps figures that break at a stroke together, other words apart', () => {
    const wide = [40, 110, 300];
    const appointment = (...texts: string[]) =>
      taken(
        cells(100, ['Type', 'Location', 'Appt'], wide),
        cells(116, ['P', 'ACME', texts[0]!], wide),
        texts.slice(1).map((text, index) => at(300, 127 + index * 11, text)),
      )?.at(-1);
    expect([
      appointment('07/13/', '2026'),
      appointment('07-13-', '2026'),
      appointment('13.07.', '2026'),
      appointment('2026-07-', '13', '8 AM'),
    ]).toEqual(['Appt: 07/13/2026', 'Appt: 07-13-2026', 'Appt: 13.07.2026', 'Appt: 2026-07-13 8 AM']);
    expect([
      appointment('Monday -', '8 AM'),
      appointment('07/13 /', '8 AM'),
      appointment('9:00-', '17:00'),
    ]).toEqual(['Appt: Monday - 8 AM', 'Appt: 07/13 / 8 AM', 'Appt: 9:00-17:00']);
  });

  it('the hours beside the day only, and no empty column', () => {
    const wide = [40, 110, 250, 340, 430];
    const heads = ['Type', 'Location', 'Date', 'Time', 'Weight'];
    expect(
      taken(cells(100, heads, wide), cells(116, ['P', 'ACME', '07/13', '', '100'], wide))?.slice(2),
    ).toEqual(['Date: 07/13', 'Weight: 100']);
    expect(
      taken(cells(100, heads, wide), cells(116, ['P', 'ACME', '', '08:00', ''], wide))?.slice(2),
    ).toEqual([]);
  });
});

it('a row remembers its lines where they stand', () => {
  const lines = tableLines(
    linesOfItems([
      ...cells(100, HEAD),
      ...cells(116, FIRST),
      ...under(2, 'of the', 'north'),
      ...under(7, '08:00'),
    ]),
  )!;
  const name = lines[1]!.cells[0]!;
  expect(name.text).toBe('ACME of the north');
  expect(name.source).toEqual({
    text: 'ACME of the north',
    x0: 110,
    x1: 110 + 6 * 4.6,
    y0: 107,
    y1: 138 + 2.7,
  });
});
