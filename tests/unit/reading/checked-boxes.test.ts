import { describe, expect, it } from 'vitest';
import { withoutEmptyBoxes } from '~/reading/checked-boxes';
import { linesOfItems, readItems, row, stopsInShort } from '../../factories/confirmation-pages';

const said = (...cells: readonly string[]) =>
  withoutEmptyBoxes(
    linesOfItems(
      row(
        100,
        cells.map((text, index) => [40 + index * 130, text] as const),
      ),
    ),
  )[0]!.cells.map(({ text, index }) => `${index} ${text}`);

describe('boxes to check', () => {
  it.each([
    ['#1 ☑ Load ☐ Unload', '0 #1 Load'],
    ['#2 ☐ Load ☑ Unload', '0 #2 Unload'],
    ['[x] Pick [ ] Drop', '0 Pick'],
    ['( ) Pick (X) Drop', '0 Drop'],
    ['☐ Van ☐ Flat ☒ Reefer', '0 Reefer'],
  ])('say what is checked: "%s"', (text, words) => {
    expect(said(text)).toEqual([words]);
  });

  it('may be in cells of their own', () => {
    expect(said('☑', 'Pickup', '☐', 'Delivery')).toEqual(['0 Pickup']);
    expect(said('☐ Pickup', '☑ Delivery', 'Dallas, TX 75201')).toEqual(['0 Delivery', '1 Dallas, TX 75201']);
  });

  it('say nothing where none or every one is checked', () => {
    for (const text of ['☐ Load ☐ Unload', '☑ Load ☑ Unload', 'Load (a) Unload'])
      expect(said(text)).toEqual([`0 ${text}`]);
  });

  it('name the role of a stop in its row', () => {
    expect(
      stopsInShort(
        readItems([
          ...row(100, [
            [40, '#1 ☑ Load ☐ Unload'],
            [180, 'ACME, 5 Main St, Dallas, TX 75201'],
            [420, '07/13/2026'],
          ]),
          ...row(116, [
            [40, '#2 ☐ Load ☑ Unload'],
            [180, 'Big Box, 9 Elm St, Memphis, TN 38103'],
            [420, '07/14/2026'],
          ]),
        ]),
      ),
    ).toEqual(['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14']);
  });
});
