import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { findAddresses } from '~/reading/addresses';
import type { PageItem } from '~/reading/page-items';
import {
  at,
  column,
  linesOfItems,
  readItems,
  row,
  stopsInShort,
} from '../../../factories/confirmation-pages';

/** A town in the name of a place says nothing of where the place is. */

const found = (items: readonly PageItem[]): string[] =>
  findAddresses(linesOfItems(items), gazetteer()).map(({ city, state, zip }) =>
    `${city}, ${state} ${zip}`.trim(),
  );
const print = (...lines: string[]) => found(column(lines));

describe('a town after a name, over a street and a town that begins its cell', () => {
  it.each([
    [['United Grocers - Gregory, MI', '3006 Washington St', 'Nokesville, VA'], 'Nokesville, VA'],
    [['United Grocers - Gregory, MI', '3006A Washington St', 'Nokesville, VA'], 'Nokesville, VA'],
    [['United Grocers - Gregory, MI', '3006 Washington St', 'Dock 4', 'Nokesville, VA'], 'Nokesville, VA'],
    [
      ['United Grocers - Gregory, MI', 'Attn Ann', '3006 Washington St', 'Dock 4', 'Nokesville, VA'],
      'Nokesville, VA',
    ],
    [['United Grocers, Gregory, MI', '3006 Washington St', 'Nokesville, VA 20181'], 'Nokesville, VA 20181'],
    // Its own town is no second stop.
    [['Delta Foods - Dallas, TX', '100 Main St', 'Dallas, TX'], 'Dallas, TX'],
    [['Delta Foods - Dallas, TX', '100 Main St', 'Dallas, TX 75201'], 'Dallas, TX 75201'],
    // The town breaks in its narrow cell.
    [['United Grocers - Gregory, MI', '3006 Washington St', 'Fort', 'Worth, TX'], 'Fort Worth, TX'],
  ])('%j', (lines, town) => {
    expect(print(...lines)).toEqual([town]);
  });

  it.each([
    // Two stops, one over the other: each line has a name of its own.
    [
      ['ACME - Dallas, TX', 'Big Box - Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    [
      ['ACME - Dallas, TX', '100 Main St', 'Big Box - Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    // Nothing says that the upper line is a name where no street is between.
    [
      ['ACME - Dallas, TX', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    [
      ['ACME - Dallas, TX', 'Open 8 to 5', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    [
      ['ACME - Dallas, TX', 'Memphis, TN', '100 Main St', 'Troy, MI'],
      ['Dallas, TX', 'Memphis, TN', 'Troy, MI'],
    ],
    [
      ['Dallas, TX', '100 Main St', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    [
      ['Origin: Dallas, TX', '100 Main St', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    [
      ['ACME - Dallas, TX 75201', '100 Main St', 'Memphis, TN 38103'],
      ['Dallas, TX 75201', 'Memphis, TN 38103'],
    ],
    [
      ['ACME - Dallas, TX', '5550100-22', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    // Further down it is another place.
    [
      ['ACME - Dallas, TX', '100 Main St', 'Dock 4', 'Gate 2', 'Hours 8 to 5', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
    [
      ['ACME - Dallas, TX', '', '', '100 Main St', 'Memphis, TN'],
      ['Dallas, TX', 'Memphis, TN'],
    ],
  ])('but not in %j', (lines, towns) => {
    expect(print(...lines)).toEqual(towns);
  });

  it('ends a cell of its own at the left edge of another column', () => {
    expect(found([...column(['ACME - Dallas, TX', '100 Main St']), at(300, 124, 'Memphis, TN')])).toEqual([
      'Dallas, TX',
      'Memphis, TN',
    ]);
  });

  it('leaves the place its name and street in a table without codes', () => {
    const stop = (top: number, role: string, where: readonly string[], day: string) => [
      ...row(top, [
        [40, role],
        [380, day],
      ]),
      ...column(where, 130, top),
    ];
    const result = readItems([
      ...row(80, [
        [40, 'Activity'],
        [130, 'Location'],
        [380, 'Date'],
      ]),
      ...stop(100, 'SHPR 1', ['Cardinal Steel', '2415 Enterprise Way', 'San Diego, CA'], '07/13/2026'),
      ...stop(
        145,
        'SHPR 2',
        ['United Grocers - Gregory, MI', '3006 Washington St', 'Nokesville, VA'],
        '07/14/2026',
      ),
      ...stop(190, 'CNEE 1', ['Cascade Plastics', '22770 Commerce Dr', 'Valley Center, KS'], '07/15/2026'),
    ]);
    expect(stopsInShort(result)).toEqual([
      'pickup San Diego, CA  2026-07-13',
      'pickup Nokesville, VA  2026-07-14',
      'delivery Valley Center, KS  2026-07-15',
    ]);
    expect(result.stops[1]).toMatchObject({
      name: 'United Grocers - Gregory, MI',
      street: '3006 Washington St',
    });
    expect(result.flags).toEqual([]);
  });
});

describe('a town after a name, near a town with its code', () => {
  it.each([
    // Four and a half lines of 1.4 times the print are 56.7 points: four of twelve, not five.
    [4, ['Dallas, TX 75201']],
    [5, ['Pittsburgh, PA', 'Dallas, TX 75201']],
  ])('%i lines below', (count, towns) => {
    expect(
      found([at(40, 100, 'Delta Foods - Pittsburgh, PA'), at(40, 100 + 12 * count, 'Dallas, TX 75201')]),
    ).toEqual(towns);
  });

  it.each([
    [75, ['Dallas, TX 75201']],
    [76, ['Pittsburgh, PA', 'Dallas, TX 75201']],
  ])('the other begins %i points from the left', (x, towns) => {
    expect(found([at(40, 100, 'Delta Foods - Pittsburgh, PA'), at(x, 136, 'Dallas, TX 75201')])).toEqual(
      towns,
    );
  });

  it('is not the name of what is over it, or left of it', () => {
    expect(print('Dallas, TX 75201', '', 'Delta Foods - Pittsburgh, PA')).toHaveLength(2);
    expect(
      found(
        row(100, [
          [40, 'Dallas, TX 75201'],
          [300, 'Delta Foods - Pittsburgh, PA'],
        ]),
      ),
    ).toHaveLength(2);
  });

  it.each([
    [
      ['A. Pittsburgh, PA', '', 'Dallas, TX 75201'],
      ['Pittsburgh, PA', 'Dallas, TX 75201'],
    ],
    [['AB Pittsburgh, PA', '', 'Dallas, TX 75201'], ['Dallas, TX 75201']],
    [['Origin: ACME - Pittsburgh, PA', '', 'Dallas, TX 75201'], ['Dallas, TX 75201']],
    // "Origin Dallas, TX" of a summary says what the address of Dallas is.
    [
      ['Origin Dallas, TX', 'Dallas, TX 75201'],
      ['Dallas, TX', 'Dallas, TX 75201'],
    ],
    [['Origin Dallas, GA', 'Dallas, TX 75201'], ['Dallas, TX 75201']],
    [['Origin Irving, TX', 'Dallas, TX 75201'], ['Dallas, TX 75201']],
  ])('or not: %j', (lines, towns) => {
    expect(print(...lines)).toEqual(towns);
  });

  it('is in the part of a name on the line above, where a narrow cell breaks it', () => {
    expect(print('Blue Heron Textiles - Mc', 'Henry, MS, 28452 SE 15th', 'St, Longview, IL 61852')).toEqual([
      'Longview, IL 61852',
    ]);
  });

  it('both towns of a lane stay', () => {
    expect(print('Dallas, TX - Reno, NV', '', 'Troy, MI 48083')).toEqual([
      'Dallas, TX',
      'Reno, NV',
      'Troy, MI 48083',
    ]);
  });
});

describe('a name that looks like a town', () => {
  it.each([
    [['FRONTIER - WYOMING', '25715 Main St', 'Dallas, TX 75201'], ['Dallas, TX 75201']],
    [
      ['FRONTIER - WYOMING', '25715 Main St', 'Dallas, TX'],
      ['FRONTIER, WY', 'Dallas, TX'],
    ],
    [
      ['FRONTIER - WYOMING', 'Main St', 'Dallas, TX 75201'],
      ['FRONTIER, WY', 'Dallas, TX 75201'],
    ],
    [
      ['FRONTIER - WYOMING', 'Dallas, TX 75201'],
      ['FRONTIER, WY', 'Dallas, TX 75201'],
    ],
    [
      ['FRONTIER - WYOMING', '25715 Main St', 'Gate 4', 'Dallas, TX 75201'],
      ['FRONTIER, WY', 'Dallas, TX 75201'],
    ],
  ])('%j', (lines, towns) => {
    expect(print(...lines)).toEqual(towns);
  });
});
