import { describe, expect, it } from 'vitest';
import { linesOf } from '~/reading/cells';
import { cellAbove, cellBelow } from '~/reading/neighbors';
import type { PageItem } from '~/reading/page-items';
import { linesOfItems, pageOf } from '../../factories/confirmation-pages';

/** What repeats on the edges of pages, what a line holds, and what is over what: print of ten points. */

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
const pages = (y: number, heads: readonly string[], sure?: number) =>
  shown(
    ...heads.map((head, index) => [
      word(40, head, 5 * head.length, { y, ...(sure === undefined ? {} : { sure }) }),
      word(40, `Body ${'abc'[index]}`, 40, { y: 400, ...(sure === undefined ? {} : { sure }) }),
    ]),
  );

describe('a rule that was recognized as strokes', () => {
  it('is no line: each line has a cell', () => {
    const strokes = [word(40, '|', 4, { y: 120, sure: 0.9 }), word(300, '__', 9, { y: 120, sure: 0.9 })];
    expect(
      shown([
        word(40, 'Total', 30, { sure: 0.9 }),
        ...strokes,
        word(40, '$900.00', 40, { y: 140, sure: 0.9 }),
      ]),
    ).toEqual(['Total', '$900.00']);
  });
});

describe('what repeats at the edge of pages', () => {
  it.each([
    ['Page 1', 'Page 2'],
    ['PAGE 1', 'PAGE 2'],
    ['Page: 1', 'Page: 2'],
    ['Pg 1', 'Pg 2'],
    ['p. 1', 'p. 2'],
    ['P-1', 'P-2'],
    ['Load 7, page 11', 'Load 7, page 12'],
    ['1 of 12', '2 of 12'],
    ['Load 1of2', 'Load 2of2'],
    ['1 de 2', '2 de 2'],
    ['1/2', '2/2'],
    ['(1)', '(2)'],
    ['100', '101'],
    ['100 / 101', '101 / 101'],
  ])('once, but for the page: "%s" and "%s"', (one, other) => {
    expect(pages(60, [one, other])).toEqual([one, 'Body a', 'Body b']);
    expect(pages(760, [one, other])).toEqual(['Body a', 'Body b', other]);
  });

  it.each([
    ['Load 1', 'Load 2'],
    ['Sheet 1', 'Sheet 2'],
    ['1000', '2000'],
    ['1 or 2', '2 or 2'],
    ['Pages 1', 'Pages 2'],
    ['Page - - 1', 'Page - - 2'],
    ['1/2 full', '2/2 full'],
    ['Dock 1/2', 'Dock 2/2'],
    ['1 of 1234', '2 of 1234'],
    ['Stop 1 of 2', 'Stop 2 of 2'],
    ['STP 1, page 1', 'STP 2, page 2'],
    ['Pickup 1 - page 1', 'Pickup 2 - page 2'],
    ['Pick-up 1 of 2', 'Pick-up 2 of 2'],
    ['Pick up #1 of 2', 'Pick up #2 of 2'],
    ['Delivery: 1 of 2', 'Delivery: 2 of 2'],
    ['Drop 1 of 2', 'Drop 2 of 2'],
  ])('not where more is another: "%s" and "%s"', (one, other) => {
    expect(pages(60, [one, other])).toEqual([one, 'Body a', other, 'Body b']);
  });

  it('once for all digits of a scan, which may be misread, but those of stops', () => {
    expect(pages(60, ['Load 4471', 'Load 4477'], 0.9)).toEqual(['Load 4471', 'Body a', 'Body b']);
    expect(pages(60, ['Load 447 1', 'Load 44 71'], 0.9)).toEqual(['Load 447 1', 'Body a', 'Body b']);
    expect(pages(60, ['Load 4471', 'Load A471'], 0.9)).toEqual([
      'Load 4471',
      'Body a',
      'Load A471',
      'Body b',
    ]);
    expect(pages(60, ['Stop 1', 'Stop 2'], 0.9)).toEqual(['Stop 1', 'Body a', 'Stop 2', 'Body b']);
  });

  it('at one height, to three points', () => {
    const at = (y: number) => shown([word(40, 'Same', 40, { y: 60 })], [word(40, 'Same', 40, { y })]).length;
    expect([at(61), at(58.6), at(62), at(58)]).toEqual([1, 1, 2, 2]);
  });

  it('within fourteen and ten hundredths of the page', () => {
    // 792 points high: 110.88 and 712.8.
    expect([110.8, 110.9].map((y) => pages(y, ['Same', 'Same']).length)).toEqual([3, 4]);
    expect([712.8, 712.9].map((y) => pages(y, ['Same', 'Same']).length)).toEqual([4, 3]);
  });

  it('only across pages, with all words of its line', () => {
    expect(
      shown(
        [word(40, 'Same', 40, { y: 60 }), word(300, 'a', 10, { y: 60 })],
        [word(40, 'Same', 40, { y: 60 }), word(300, 'b', 10, { y: 60 })],
      ),
    ).toEqual(['Same | a', 'Same | b']);
    expect(
      linesOf([
        pageOf([word(40, 'Head', 40, { y: 60 })], 1),
        pageOf([word(40, 'Head', 40, { y: 60 }), word(40, 'x', 10, { y: 300 })], 2),
      ]).map((line) => [line.page, line.cells[0]!.text, line.flow]),
    ).toEqual([
      [1, 'Head', 0],
      [2, 'x', 14],
    ]);
  });
});

describe('the words of a line', () => {
  it('are in one line by their baseline, whichever comes first', () => {
    expect(
      shown([word(100, 'b', 10, { y: 102 }), word(40, 'a', 10, { y: 100 }), word(160, 'c', 10, { y: 103 })]),
    ).toEqual(['a | b | c']);
    expect(shown([word(40, 'b', 10, { y: 110 }), word(40, 'a', 10)])).toEqual(['a', 'b']);
  });

  it('go by the smaller print: a small note beside a large title is on its own', () => {
    const beside = (down: number) =>
      shown([word(40, 'Title', 60, { size: 20 }), word(140, 'note', 20, { size: 5, y: 100 + down })]).length;
    expect([beside(1.5), beside(1.6)]).toEqual([1, 2]);
  });

  it('find their line among the last four', () => {
    const levels = (count: number) =>
      shown([
        ...[...Array(count).keys()].map((index) =>
          word(200 + index * 60, `x${index}`, 20, { size: 1, y: 100.4 + index * 0.4 }),
        ),
        word(40, 'a', 10),
        word(90, 'b', 10, { y: 102.6 }),
      ]).find((line) => line.startsWith('a'));
    expect([levels(3), levels(4)]).toEqual(['a | b', 'a']);
  });

  it('touch where the run is one word, back to a whole size of overlap', () => {
    expect(
      [-10, -9.9, 0.7, 0.9].map((gap) => shown([word(40, 'Load', 40), word(80 + gap, '#', 8)])[0]),
    ).toEqual(['Load #', 'Load#', 'Load#', 'Load #']);
    const [line] = linesOfItems([word(40, 'Load', 40), word(75, '#', 3)]);
    expect(line?.cells[0]).toMatchObject({ text: 'Load#', x0: 40, x1: 80 });
  });

  it('have a column only at a whole point where two begin', () => {
    const touching = (left: number) =>
      shown([
        word(40, 'Hours', 60),
        word(100, 'Dallas', 60),
        word(left, 'Reno', 40, { y: 120 }),
        word(left, 'Troy', 40, { y: 140 }),
      ])[0];
    expect([touching(100.4), touching(99.6), touching(100.6), touching(99.4)]).toEqual([
      'Hours | Dallas',
      'Hours | Dallas',
      'HoursDallas',
      'HoursDallas',
    ]);
    // The second word of a run begins no column.
    expect(
      shown([word(40, 'at Dallas', 60), word(100, 'TX', 20), word(100, 'Reno', 40, { y: 120 })])[0],
    ).toBe('at DallasTX');
  });

  it('keep their largest size for the cell', () => {
    expect(
      linesOfItems([word(40, 'a', 10, { size: 8 }), word(54, 'b', 10, { size: 9 })])[0]?.cells[0],
    ).toMatchObject({ text: 'a b', size: 9, x0: 40, x1: 64 });
  });

  it.each([
    ['{(Stop)}', '((Stop))'],
    ['{a{b}', '(a(b)'],
    ['A|B|C', 'A B C'],
    ['Mon12/13/26', 'Mon 12/13/26'],
    ['Mo12/13/26', 'Mo12/13/26'],
    ['Mon12-13', 'Mon12-13'],
    ['Mon1.2.26', 'Mon 1.2.26'],
    ["~_`'5", '5'],
    ["'A", "'A"],
    ['[|A', 'A'],
    ['A]|', 'A'],
  ])('of a scan: "%s" is "%s"', (text, clean) => {
    expect(shown([word(40, text, 60, { sure: 0.9 })])).toEqual([clean]);
  });

  it.each([
    ['.', 0.5, true],
    ['.', 0.49, false],
    ['a', 0.4, true],
    ['a', 0.39, false],
    ['~', 0.3, false],
    ['ñ', 0.2, true],
    ['--', 0.3, false],
    ['a-', 0.2, true],
  ])('of a scan: "%s" of certainty %d is read: %s', (text, sure, is) => {
    expect(shown([word(40, text, 8, { sure }), word(100, 'ACME', 40, { sure: 0.9 })])[0]).toBe(
      is ? `${text} | ACME` : 'ACME',
    );
  });
});

describe('the cell over another', () => {
  const lines = (...items: PageItem[]) => linesOfItems(items);
  const first = (all: ReturnType<typeof lines>) => all[0]!.cells[0]!;

  it('begins within six tenths of its size, or four points', () => {
    const below = (x: number, size = 10) => {
      const all = lines(word(100, 'a', 1, { size }), word(x, 'b', 20, { y: 110, size }));
      return cellBelow(first(all), all)?.text;
    };
    expect([below(105.9), below(106.1), below(94.1), below(79)]).toEqual(['b', undefined, 'b', undefined]);
    expect([below(103.9, 5), below(104.1, 5)]).toEqual(['b', undefined]);
  });

  it('or lies over it somewhere, not edge to edge', () => {
    const below = (x: number, wide: number) => {
      const all = lines(word(100, 'a', 40), word(x, 'b', wide, { y: 110 }));
      return cellBelow(first(all), all)?.text;
    };
    expect([below(139.9, 20), below(140, 20), below(60, 40.1), below(60, 40), below(20, 300)]).toEqual([
      'b',
      undefined,
      'b',
      undefined,
      'b',
    ]);
  });

  it('is not further than two and a bit of the larger size, with lines of other columns between', () => {
    const below = (gap: number, size = 10) => {
      const all = lines(
        word(100, 'a'),
        word(300, 'x', 20, { y: 105 }),
        word(100, 'b', 40, { y: 100 + gap, size }),
      );
      return cellBelow(first(all), all)?.text;
    };
    expect([below(21.5), below(21.6), below(25.8, 12), below(25.9, 12)]).toEqual([
      'b',
      undefined,
      'b',
      undefined,
    ]);
    const all = lines(word(100, 'a', 40, { size: 12 }), word(100, 'b', 40, { y: 125.8 }));
    expect([cellBelow(first(all), all)?.text, cellAbove(all[1]!.cells[0]!, all)?.text]).toEqual(['b', 'a']);
  });
});
