import { describe, expect, it } from 'vitest';
import { labelOf } from '~/reading/labels';
import {
  at,
  cellOf,
  column,
  flagCodes,
  readItems,
  row,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** Words for the stops on papers that lost them at first sight. */

const read = (...lines: string[]) => readItems(column(lines));
const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];

describe('a label', () => {
  it.each([
    ['RECV', 'delivery'],
    ['Pick up @ ACME Foods, 5 Main St', 'pickup'],
    ['2nd drop @ ACME Foods, 5 Main St', 'delivery'],
    ['Bring to ACME Foods, 5 Main St', 'delivery'],
    ['Collect from ACME Foods, 5 Main St', 'pickup'],
  ])('is %s: %s', (text, kind) => {
    expect(labelOf(cellOf(text))).toMatchObject({ kind, weak: false });
  });

  it.each([
    'Ship via',
    'Ship complete only',
    'Load 22 pallets and call the office when they are on the trailer, then wait',
  ])('is not "%s"', (text) => {
    expect(labelOf(cellOf(text))).toBeUndefined();
  });
});

describe('stops', () => {
  it('are told by what is done there with the freight, in the last column', () => {
    const items = [
      ...row(100, [
        [40, 'Arrive by'],
        [160, 'Where'],
        [420, 'Do'],
      ]),
      ...row(116, [
        [40, '11/26/2026 09:00'],
        [160, 'ACME, 12 Elm St, Dallas, TX 75201'],
        [420, 'Load 22 pallets'],
      ]),
      ...row(132, [
        [40, '11/27/2026 06:15'],
        [160, 'Beta, 9 Oak Ave, Memphis, TN 38103'],
        [420, 'Unload 22 pallets'],
      ]),
    ];
    expect(stopsInShort(readItems(items))).toEqual(TRIP);
  });

  it('are shipped and received, in a column of such words', () => {
    const rows = (first: string) =>
      readItems([
        ...row(100, [
          [40, first],
          [100, '11/26/2026'],
          [200, 'ACME, 12 Elm St, Dallas, TX 75201'],
        ]),
        ...row(116, [
          [40, 'RECV'],
          [100, '11/27/2026'],
          [200, 'Beta, 9 Oak Ave, Memphis, TN 38103'],
        ]),
      ]);
    expect(stopsInShort(rows('SHIP'))).toEqual(TRIP);
    expect(flagCodes(rows('SHIP'))).toEqual([]);
    expect(flagCodes(rows('Shop'))).toContain('roles');
  });

  it('stand behind from and to with a row of points', () => {
    const paper = read(
      'FROM .......... ACME',
      '12 ELM ST',
      'DALLAS TX 75201',
      'READY ...... 11/26/2026 0800',
      'TO ............ BETA',
      '9 OAK AVE',
      'MEMPHIS TN 38103',
      'DUE ........ 11/27/2026 1500',
    );
    expect(stopsInShort(paper).map((stop) => stop.toLowerCase())).toEqual(
      TRIP.map((stop) => stop.toLowerCase()),
    );
  });

  it('begin with bold words, however long the line is', () => {
    const long = (y: number, bold: string, rest: string) => [
      at(40, y, bold, { font: 'bold' }),
      at(40 + bold.length * 4.6 + 4.6, y, rest),
    ];
    const items = [
      ...long(
        100,
        'Collect from',
        'ACME Yarn and Twine Plant 5, 1032 Elm Street Extension, Dallas, TX 75201 on 11/26/2026 between 1 pm and 4 pm, release 55-220',
      ),
      ...long(
        116,
        'Bring to',
        'Beta Carpets of the Valley, 300 Oak Avenue, Memphis, TN 38103 on 11/27/2026 at 8 am',
      ),
    ];
    expect(stopsInShort(readItems(items))).toEqual(TRIP);
  });

  it('have no number of the field of a form', () => {
    const items = [
      ...row(100, [
        [40, '1. ORDER NO.'],
        [180, '2. ISSUED'],
        [320, '3. BROKER'],
        [460, '4. CARRIER'],
      ]),
      ...row(112, [
        [40, '600441'],
        [180, '11/25/2026'],
        [320, 'Lakehead Traffic'],
        [460, 'Ridgeback'],
      ]),
      ...row(130, [
        [40, '5. LOADING PLACE'],
        [180, '6. LOADING DATE'],
        [320, '7. UNLOADING PLACE'],
        [460, '8. UNLOADING DATE'],
      ]),
      ...row(142, [
        [40, 'ACME'],
        [180, '11/26/2026 14:00'],
        [320, 'BETA'],
        [460, '11/27/2026 06:00'],
      ]),
      ...row(154, [
        [40, '12 Elm St'],
        [320, '9 Oak Ave'],
      ]),
      ...row(166, [
        [40, 'Dallas, TX 75201'],
        [320, 'Memphis, TN 38103'],
      ]),
    ];
    const paper = readItems(items);
    expect(stopsInShort(paper)).toEqual(TRIP);
    expect(flagCodes(paper)).toEqual([]);
  });
});
