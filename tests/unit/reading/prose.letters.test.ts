import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { clauseLines } from '~/reading/prose';
import { at, column, linesOfItems } from '../../factories/confirmation-pages';

/** Which lines are one paragraph: print of nine points, lines twelve apart. */

const read = (items: readonly PageItem[]) =>
  clauseLines(linesOfItems(items))?.map((line) => line.cells.map((cell) => cell.text).join(' | '));
const FIRST = 'We confirm that you will pick up at ACME Foods of the north in';
const SECOND = 'Dallas, TX 75201 and deliver to Big Box, Memphis, TN 38103.';
const WHOLE = [
  'Pickup: ACME Foods of the north in Dallas, TX 75201 and',
  'Delivery: Big Box, Memphis, TN 38103.',
];
const OTHER = ['Please load at ACME, Dallas, TX 75201', 'then unload at Box, Reno, NV 89501'];
const APART = (items: readonly PageItem[]) => read([...items, ...column(OTHER, 40, 400)])?.slice(0, 2);

describe('a paragraph', () => {
  it('continues up to one and six tenths of its print further down', () => {
    expect(read([at(40, 100, FIRST), at(40, 114.3, SECOND)])).toEqual(WHOLE);
    expect(APART([at(40, 100, FIRST), at(40, 114.5, SECOND)])?.[0]).toBe(FIRST);
  });

  it('continues at its left edge, three points more or less', () => {
    expect([37.1, 42.9].map((x) => read([at(40, 100, FIRST), at(x, 112, SECOND)]))).toEqual([WHOLE, WHOLE]);
    expect([36.9, 43.1].map((x) => APART([at(40, 100, FIRST), at(x, 112, SECOND)])?.[0])).toEqual([
      FIRST,
      FIRST,
    ]);
  });

  it('fills its line: a short one ends it', () => {
    // Forty-six letters at least.
    const line = (length: number) => `Please pick up at ${'A'.repeat(length - 18)}`;
    expect(read([at(40, 100, line(46)), at(40, 112, SECOND)])?.[0]).toBe(
      `Pickup: ${'A'.repeat(28)} Dallas, TX 75201 and`,
    );
    expect(APART([at(40, 100, line(45)), at(40, 112, SECOND)])?.[0]).toBe(line(45));
  });

  it('ends at its own second column: what is right of one line is left of no other', () => {
    const beside = (x: number) =>
      read([
        at(40, 100, FIRST),
        at(x, 100, 'Line haul'),
        at(40, 112, SECOND),
        ...column(OTHER, 40, 400),
      ])?.filter((line) => line.startsWith('Pickup:'));
    expect(beside(400)).toContain(WHOLE[0]);
    // The second line, of 59 letters, ends at 311.4.
    expect(beside(331)).toContain(WHOLE[0]);
    const wide = `${SECOND} Thank you very much for your help`;
    expect(
      read([
        at(40, 100, FIRST),
        at(340, 100, 'Line haul'),
        at(40, 112, wide),
        ...column(OTHER, 40, 400),
      ])?.[0],
    ).toBe(`${FIRST} | Line haul`);
    expect(
      read([
        at(40, 100, wide),
        at(40, 112, FIRST),
        at(340, 112, 'Line haul'),
        ...column(OTHER, 40, 400),
      ])?.find((line) => line.includes('Line haul')),
    ).toMatch(/Line haul/);
  });

  it('leaves out what is beside it only where it has several lines', () => {
    const clause = 'Please pick up at ACME, Dallas, TX 75201 and deliver to';
    expect(read([at(40, 100, clause), at(320, 100, 'Big Box, Memphis, TN 38103.')])).toEqual([
      'Pickup: ACME, Dallas, TX 75201 and',
      'Delivery: Big Box, Memphis, TN 38103.',
    ]);
  });

  it('continues under a line that is in the column beside it, not under one of its own', () => {
    const between = (x: number) =>
      read([at(40, 100, FIRST), at(x, 106, 'Lumper'), at(40, 112, SECOND), ...column(OTHER, 40, 400)]);
    expect(between(400)?.some((line) => line === WHOLE[0])).toBe(true);
    expect(between(60)?.some((line) => line === WHOLE[0])).toBe(false);
  });

  it.each([
    ['Dallas, TX 75201 on 2026-', '07-13 and', 'Dallas, TX 75201 on 2026-07-13 and'],
    ['Dallas, TX 75201 on 07/', '13/2026 and', 'Dallas, TX 75201 on 07/13/2026 and'],
    ['Dallas, TX 75201, dock 5-', 'B and', 'Dallas, TX 75201, dock 5- B and'],
    ['Dallas, TX 75201, dock B-', '5 and', 'Dallas, TX 75201, dock B- 5 and'],
  ])('"%s" over "%s" is "%s"', (upper, lower, whole) => {
    expect(
      read(
        column([
          `We confirm that you will pick up at ACME in ${upper}`,
          `${lower} deliver to Big Box, Memphis, TN 38103.`,
        ]),
      ),
    ).toEqual([`Pickup: ACME in ${whole}`, 'Delivery: Big Box, Memphis, TN 38103.']);
  });

  it('takes its clauses in order, each with the day that is before its place', () => {
    expect(
      read(
        column([
          'Please pick up on 07/13/2026 at ACME, Dallas, TX 75201 and deliver by 07/14 to Big Box, Memphis, TN 38103 and deliver to Mill, Reno, NV 89501.',
        ]),
      ),
    ).toEqual([
      'Pickup: ACME, Dallas, TX 75201 and on on 07/13/2026',
      'Delivery: Big Box, Memphis, TN 38103 and on by 07/14',
      'Delivery: Mill, Reno, NV 89501.',
    ]);
  });

  it('keeps where it stood on the page, over all of its lines', () => {
    const lines = clauseLines(linesOfItems([at(40, 100, FIRST, { font: 'serif' }), at(41, 112, SECOND)]))!;
    expect(lines.map((line) => line.flow)).toEqual([0, 0.01]);
    expect(lines[0]!.cells[0]).toMatchObject({
      x0: 40,
      x1: 40 + FIRST.length * 4.6,
      y: 100,
      page: 1,
      size: 9,
      index: 0,
    });
    expect(lines[0]!.cells[0]!.words[0]).toMatchObject({
      text: 'Pickup:',
      font: 'serif',
      sure: undefined,
      x0: 40,
    });
    expect(lines[0]!.cells[0]!.line).toBe(lines[0]);
    const scanned = clauseLines(
      linesOfItems([at(40, 100, FIRST, { sure: 0.9 }), at(40, 112, SECOND, { sure: 0.9 })]),
    )!;
    expect(scanned[1]!.cells[0]!.words[0]!.sure).toBe(0.9);
  });
});

it('a letter with one clause in each of two paragraphs is one, in the order of the page', () => {
  expect(
    read([
      ...column(['Please deliver to Big Box, Memphis, TN 38103.'], 40, 200),
      ...column(['Please pick up at ACME, Dallas, TX 75201.'], 40, 100),
    ]),
  ).toEqual(['Pickup: ACME, Dallas, TX 75201.', 'Delivery: Big Box, Memphis, TN 38103.']);
});
