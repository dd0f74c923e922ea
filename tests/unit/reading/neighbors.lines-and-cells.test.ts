import { describe, expect, it } from 'vitest';
import { linesOf } from '~/reading/cells';
import { cellAbove, cellBelow } from '~/reading/neighbors';
import type { PageItem } from '~/reading/page-items';
import { at, linesOfItems, pageOf, recognized } from '../../factories/confirmation-pages';

/** Print of ten points: a word of `wide` points from `x`. */
const word = (x: number, text: string, wide = 40, more: Partial<PageItem> = {}): PageItem => ({
  text,
  x0: x,
  x1: x + wide,
  y: 100,
  size: 10,
  font: 'f',
  mono: false,
  ...more,
});
const shown = (...pages: (readonly PageItem[])[]) =>
  linesOfItems(...pages).map((line) => line.cells.map((cell) => cell.text).join(' | '));

describe('words of a line', () => {
  it.each([
    [0, 'LoadNumber'],
    [0.79, 'LoadNumber'],
    [-9.9, 'LoadNumber'],
    [0.81, 'Load Number'],
    [6, 'Load Number'],
    [6.1, 'Load | Number'],
  ])('%d points apart in print of ten: %s', (gap, read) => {
    expect(shown([word(40, 'Load'), word(80 + gap, 'Number')])).toEqual([read]);
  });

  it('stand further apart in a monospaced font, and on a scan', () => {
    const mono = { mono: true };
    const scan = { sure: 0.9 };
    expect(
      [9, 9.1].map((gap) => shown([word(40, 'Load', 40, mono), word(80 + gap, 'Number', 40, mono)])[0]),
    ).toEqual(['Load Number', 'Load | Number']);
    expect(shown([word(40, 'Load', 40, mono), word(88, 'Number')])).toEqual(['Load | Number']);
    expect(
      [9.5, 9.6].map((gap) => shown([word(40, 'Load', 40, scan), word(80 + gap, 'Number', 40, scan)])[0]),
    ).toEqual(['Load Number', 'Load | Number']);
    expect(shown([word(40, 'Load', 40, scan), word(80, 'Number', 40, scan)])).toEqual(['Load Number']);
  });

  it('go by the smaller of two sizes', () => {
    expect(shown([word(40, 'Load', 40, { size: 20 }), word(87, 'Number')])).toEqual(['Load | Number']);
  });

  it('are in the order of the page, whatever that of the file', () => {
    expect(shown([word(200, 'c'), word(40, 'a'), word(120, 'b', 40, { y: 130 })])).toEqual(['a | c', 'b']);
  });

  it('share out the width of their run by their letters', () => {
    const [line] = linesOfItems([word(0, 'mm ii', 40)]);
    // m 0.88, space 0.3, i 0.25: 2.56 in all.
    expect(line?.cells[0]?.words.map(({ x0, x1 }) => [Math.round(x0), Math.round(x1)])).toEqual([
      [0, 28],
      [32, 40],
    ]);
    const [mono] = linesOfItems([word(0, 'mm ii', 40, { mono: true })]);
    expect(mono?.cells[0]?.words.map(({ x0, x1 }) => [Math.round(x0), Math.round(x1)])).toEqual([
      [0, 16],
      [24, 40],
    ]);
    const widths = (text: string) => linesOfItems([word(0, `${text} a`, 100)])[0]!.cells[0]!.words[0]!.x1;
    // a and the like 0.54, capitals 0.68, f, t and brackets 0.3, points 0.25.
    expect(['a', 'B', 'f', '(', '.', '&', '%', '-'].map((text) => Math.round(widths(text)))).toEqual([
      39, 45, 26, 26, 23, 45, 51, 26,
    ]);
  });

  it('have no blanks of other kinds and nothing that cannot be seen', () => {
    expect(shown([word(40, 'a\u00a0b\u2003c\u202fd\te\u200bf\u00adg\ufeffh')])).toEqual(['a b c d efgh']);
    expect(shown([word(40, 'Montre\u0301al')])).toEqual(['Montréal']);
    expect(shown([word(40, '   ')])).toEqual([]);
  });

  it('part where a column begins that touches the one before it', () => {
    const touching = [word(40, '03:00 PM', 60), word(100, 'Dallas, TX', 60)];
    const below = (y: number, room: number) => [
      word(40, 'Hours', 60 - room, { y }),
      word(100, 'Memphis, TN', 60, { y }),
    ];
    expect(shown([...touching, ...below(120, 10), ...below(140, 20)])).toEqual([
      '03:00 PM | Dallas, TX',
      'Hours | Memphis, TN',
      'Hours | Memphis, TN',
    ]);
    // Only where text begins there with room before it, on two lines at least.
    expect(shown([...touching, ...below(120, 10)])[0]).toBe('03:00 PMDallas, TX');
    expect(shown([...touching, ...below(120, 9), ...below(140, 9)])[0]).toBe('03:00 PMDallas, TX');
    expect(
      shown([...touching, word(100, 'Memphis', 60, { y: 120 }), word(100.4, 'Reno', 60, { y: 140 })])[0],
    ).toBe('03:00 PM | Dallas, TX');
    // One word in two runs is one word, wherever columns begin.
    const broken = [word(40, 'Rate Con', 60), word(100, 'firmation LD-378080', 60)];
    expect(shown([...broken, ...below(120, 10), ...below(140, 20)])[0]).toBe('Rate Confirmation LD-378080');
  });
});

describe('lines', () => {
  it('hold what is at one height, a little more of it on a scan', () => {
    const apart = (down: number, sure?: number) =>
      shown([
        word(40, 'a', 10, sure === undefined ? {} : { sure }),
        word(100, 'b', 10, { y: 100 + down, ...(sure === undefined ? {} : { sure }) }),
      ]).length;
    expect([apart(3), apart(3.1), apart(4.1, 0.9), apart(4.3, 0.9)]).toEqual([1, 2, 1, 2]);
  });

  it('follow their words on a scan, and keep their first baseline in print', () => {
    const sloping = (downs: number[], sure?: number) =>
      linesOfItems(
        downs.map((down, index) =>
          word(40 + index * 60, 'a', 10, { y: 100 + down, ...(sure === undefined ? {} : { sure }) }),
        ),
      ).length;
    expect(sloping([0, 4, 6], 0.9)).toBe(1);
    expect(sloping([0, 3, 4])).toBe(2);
  });

  it('have the size of their largest word, as far as that is of the line', () => {
    expect(linesOfItems([word(40, 'a', 10), word(100, 'b', 10, { size: 12 })])[0]?.size).toBe(12);
    expect(linesOfItems([word(40, 'a', 10), word(100, 'b', 10, { size: 30 })])[0]?.size).toBe(13);
  });

  it('flow on over the end of a page, without its margins', () => {
    const [first, second, third] = linesOfItems(
      [word(40, 'a', 10), word(40, 'b', 10, { y: 120 })],
      [word(40, 'c', 10, { y: 300 })],
    );
    expect([first?.flow, second?.flow, third?.flow]).toEqual([0, 20, 34]);
    expect([first?.page, third?.page, third?.y]).toEqual([1, 2, 300]);
    expect(linesOfItems([], [word(40, 'c')]).map(({ page }) => page)).toEqual([2]);
  });

  it('that repeat at the head of each page stand once at the beginning, at the foot once at the end', () => {
    const page = (number: number, middle: string) => [
      word(40, `Load 4471 - Page ${number}`, 90, { y: 110 }),
      word(40, middle, 40, { y: 400 }),
      word(40, `Offices - ${number} of 3`, 90, { y: 713 }),
    ];
    expect(shown(page(1, 'a'), page(2, 'b'), page(3, 'c'))).toEqual([
      'Load 4471 - Page 1',
      'a',
      'b',
      'c',
      'Offices - 3 of 3',
    ]);
    // The edge is what is above 14 and below 90 per cent of the page.
    const lower = (number: number) => [
      word(40, `Load ${number}`, 90, { y: 111 }),
      word(40, `Offices ${number}`, 90, { y: 712 }),
    ];
    expect(shown(lower(1), lower(2))).toHaveLength(4);
    expect(shown([word(40, 'Once', 40, { y: 50 })], [word(40, 'Twice', 40, { y: 50 })])).toEqual([
      'Once',
      'Twice',
    ]);
    expect(shown([word(40, 'Same', 40, { y: 50 })], [word(40, 'Same', 40, { y: 60 })])).toEqual([
      'Same',
      'Same',
    ]);
  });
});

describe('the heads of pages', () => {
  const pages = (...heads: string[]) =>
    shown(
      ...heads.map((head) => [word(40, head, 5 * head.length, { y: 60 }), word(40, 'ACME', 40, { y: 400 })]),
    );

  it.each([
    ['STOP 2 - DELIVERY', 'STOP 3 - DELIVERY'],
    ['Stop 2 of 3', 'Stop 3 of 3'],
    ['Delivery #2', 'Delivery #3'],
    ['Pick up 1', 'Pick up 2'],
    ['Date: 12/10/2026 at 7:30', 'Date: 12/11/2026 at 7:30'],
  ])('are kept where they name a stop each: "%s", "%s"', (one, other) => {
    expect(pages('Load 4471', one, other)).toEqual(['Load 4471', 'ACME', one, 'ACME', other, 'ACME']);
  });

  it.each([
    ['Load 4471, page 1', 'Load 4471, page 2'],
    ['Pg. 1', 'Pg. 2'],
    ['1 / 2', '2 / 2'],
    ['- 1 -', '- 2 -'],
    ['Sheet 1 of 2', 'Sheet 2 of 2'],
  ])('are told once where only the page is another: "%s", "%s"', (one, other) => {
    expect(pages(one, other)).toEqual([one, 'ACME', 'ACME']);
  });
});

describe('what a scan adds', () => {
  it.each([
    ['.', 0.49, false],
    ['.', 0.51, true],
    ['-', 0.49, false],
    ['|', 0.3, false],
    ['5', 0.39, false],
    ['5', 0.41, true],
    ['x', 0.39, false],
    ['ab', 0.1, true],
    ['É', 0.45, true],
  ])('"%s" of certainty %d is read: %s', (text, sure, is) => {
    expect(shown([word(40, text, 8, { sure })]).join('') !== '').toBe(is);
  });

  it.each(['|', '[', ']', '!', '||', '~', '~~~', '__', '_____'])(
    '"%s" between words is the rule of a table',
    (stroke) => {
      expect(
        shown([
          word(40, 'Dallas', 30, { sure: 0.9 }),
          word(72, stroke, 3, { sure: 0.9 }),
          word(77, 'TX', 10, { sure: 0.9 }),
        ]),
      ).toEqual(['Dallas | TX']);
    },
  );

  it.each(['|||', '_', 'I', '-'])('"%s" is none', (text) => {
    expect(
      shown([
        word(40, 'Dallas', 30, { sure: 0.9 }),
        word(72, text, 3, { sure: 0.9 }),
        word(77, 'TX', 10, { sure: 0.9 }),
      ])[0],
    ).not.toContain(' | ');
    expect(shown([word(40, 'Dallas', 30), word(72, '|', 3), word(77, 'TX', 10)])).toEqual(['Dallas | TX']);
  });

  it.each([
    ['{Stop}', '(Stop)'],
    ['Date07/13/2026', 'Date 07/13/2026'],
    ["'75201", '75201'],
    ['..75201', '75201'],
    ['*"75201', '75201'],
    ['|Dallas', 'Dallas'],
    ['||Dallas', 'Dallas'],
    ['Dallas||', 'Dallas'],
    ['Dt07/13/2026', 'Dt07/13/2026'],
    ['[Dallas]', 'Dallas'],
    ['Dallas|', 'Dallas'],
    ['TX|75201', 'TX 75201'],
    ['A1/2', 'A1/2'],
    ["O'Fallon", "O'Fallon"],
  ])('"%s" is read as "%s"', (text, read) => {
    expect(shown([word(40, text, 60, { sure: 0.9 })])).toEqual([read]);
    expect(shown([word(40, text, 60)])).toEqual([text]);
  });

  it('keeps how sure each word is', () => {
    expect(
      linesOfItems(recognized(40, 100, 'Dallas,~30 TX'))[0]?.cells[0]?.words.map(({ text, sure }) => [
        text,
        sure,
      ]),
    ).toEqual([
      ['Dallas,', 0.3],
      ['TX', 0.95],
    ]);
    expect(linesOf([pageOf([at(40, 100, 'a')])])[0]?.cells[0]).toMatchObject({
      text: 'a',
      page: 1,
      x0: 40,
      y: 100,
      flow: 0,
      size: 9,
      index: 0,
    });
  });
});

describe('the cell above and below', () => {
  const lines = linesOfItems([
    at(40, 100, 'top'),
    at(200, 100, 'far'),
    at(40, 112, 'middle'),
    at(42, 124, 'wide wide wide'),
    at(60, 143.3, 'under'),
    at(40, 163, 'gone'),
  ]);
  const cell = (text: string) => lines.flatMap((line) => line.cells).find((one) => one.text === text)!;

  it('begin at the same edge, or lie over one another', () => {
    expect(cellAbove(cell('middle'), lines)?.text).toBe('top');
    expect(cellBelow(cell('middle'), lines)?.text).toBe('wide wide wide');
    expect(cellBelow(cell('wide wide wide'), lines)?.text).toBe('under');
    expect(cellAbove(cell('under'), lines)?.text).toBe('wide wide wide');
    expect(cellAbove(cell('top'), lines)).toBeUndefined();
    expect(cellBelow(cell('gone'), lines)).toBeUndefined();
  });

  it('are not further than two lines away', () => {
    // 2.15 times nine points.
    expect(cellBelow(cell('under'), lines)).toBeUndefined();
    expect(cellBelow(cell('far'), lines)).toBeUndefined();
    const near = linesOfItems([at(40, 100, 'a'), at(300, 110, 'x'), at(40, 119.3, 'b'), at(40, 138.8, 'c')]);
    expect(cellBelow(near[0]!.cells[0]!, near)?.text).toBe('b');
    expect(cellBelow(near[2]!.cells[0]!, near)).toBeUndefined();
  });

  it('of two the one at the same edge comes first', () => {
    const beside = linesOfItems([
      at(40, 100, 'long long long long'),
      at(20, 112, 'left'),
      at(44, 112, 'edge'),
    ]);
    expect(cellBelow(beside[0]!.cells[0]!, beside)?.text).toBe('edge');
  });
});
