import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { print } from '../../factories/assignment';
import { readItems, scannedColumn } from '../../factories/confirmation-pages';

/** In which order the stops of a page are driven. Letters are 5 wide, print is 10 high. */

const PLACES = {
  Austin: 'Austin, TX 78701',
  Dallas: 'Dallas, TX 75201',
  Memphis: 'Memphis, TN 38103',
  Reno: 'Reno, NV 89501',
  Troy: 'Troy, MI 48083',
} as const;
const stop = (label: string, town: keyof typeof PLACES, x: number, y: number) => [
  print(x, y, label),
  print(x, y + 20, PLACES[town]),
  print(x, y + 45, '07/13/2026'),
];
const order = (...items: PageItem[]) =>
  readItems(items)
    .stops.map(({ city }) => city)
    .join(' ');

describe('numbers of the stops', () => {
  const three = (first: string, second: string, third: string) =>
    order(
      ...stop(first, 'Dallas', 40, 100),
      ...stop(second, 'Memphis', 40, 180),
      ...stop(third, 'Troy', 40, 260),
    );

  it('say their order where each has its own', () => {
    expect(three('Stop 3 - Delivery', 'Stop 1 - Pickup', 'Stop 2 - Delivery')).toBe('Memphis Troy Dallas');
    expect(three('Stop 10 - Delivery', 'Stop 9 - Pickup', 'Stop 11 - Delivery')).toBe('Memphis Dallas Troy');
  });

  it('say nothing where one is missing or appears twice', () => {
    expect(three('Stop 3 - Delivery', 'Pickup', 'Stop 2 - Delivery')).toBe('Dallas Memphis Troy');
    expect(three('Delivery 2', 'Pickup 1', 'Delivery 1')).toBe('Dallas Memphis Troy');
  });

  it('may stand before the label in a row', () => {
    const row = (y: number, number: string, role: string, town: keyof typeof PLACES) => [
      print(40, y, number),
      print(80, y, role),
      print(160, y, PLACES[town]),
      print(300, y, '07/13/2026'),
    ];
    expect(order(...row(100, '2', 'Delivery', 'Dallas'), ...row(120, '1', 'Pickup', 'Memphis'))).toBe(
      'Memphis Dallas',
    );
    expect(order(...row(100, 'A', 'Delivery', 'Dallas'), ...row(120, 'B', 'Pickup', 'Memphis'))).toBe(
      'Dallas Memphis',
    );
  });

  it('beyond the number of stops are misread on a scan', () => {
    const scan = (first: number, second: number) =>
      readItems(
        scannedColumn([
          `Stop ${first} - Delivery`,
          PLACES.Dallas,
          '07/13/2026',
          '',
          `Stop ${second} - Pickup`,
          PLACES.Memphis,
          '07/14/2026',
        ]),
      )
        .stops.map(({ city }) => city)
        .join(' ');
    expect(scan(2, 1)).toBe('Memphis Dallas');
    expect(scan(3, 1)).toBe('Dallas Memphis');
    expect(three('Stop 4 - Delivery', 'Stop 2 - Pickup', 'Stop 3 - Delivery')).toBe('Memphis Troy Dallas');
  });
});

describe('without numbers', () => {
  it('the last one is last, whatever is below it', () => {
    expect(
      order(
        ...stop('Final delivery', 'Dallas', 40, 100),
        ...stop('Pickup', 'Memphis', 40, 180),
        ...stop('Delivery', 'Troy', 40, 260),
      ),
    ).toBe('Memphis Troy Dallas');
    expect(
      order(
        ...stop('Pickup', 'Dallas', 40, 100),
        ...stop('Last drop', 'Memphis', 40, 180),
        ...stop('Last drop', 'Troy', 40, 260),
        ...stop('Delivery', 'Reno', 40, 340),
      ),
    ).toBe('Dallas Reno Memphis Troy');
  });

  it('they are read down the page, and from left to right where most of the smaller is beside the other', () => {
    // Both have a height of 28, from eight over the label to the address.
    const right = (higher: number) =>
      order(
        ...stop('Pickup', 'Dallas', 40, 100),
        ...stop('Delivery', 'Memphis', 40, 200),
        ...stop('Pickup', 'Austin', 320, 100 - higher),
        ...stop('Delivery', 'Troy', 320, 200),
      );
    expect(right(0)).toBe('Dallas Austin Memphis Troy');
    expect(right(13.5)).toBe('Dallas Austin Memphis Troy');
    expect(right(14.5)).toBe('Austin Dallas Memphis Troy');
    expect(right(-13.5)).toBe('Dallas Austin Memphis Troy');
  });

  it('the smaller one counts', () => {
    const tall = (y: number) =>
      order(
        print(40, 100, 'Pickup'),
        print(40, 112.5, 'ACME'),
        print(40, 125, '1 Main St'),
        print(40, 137.5, 'Suite 4'),
        print(40, 150, PLACES.Dallas),
        print(40, 162.5, '07/13/2026'),
        ...stop('Delivery', 'Memphis', 40, 240),
        ...stop('Pickup', 'Austin', 320, y),
        ...stop('Delivery', 'Troy', 320, 240),
      );
    expect(tall(130)).toBe('Dallas Austin Memphis Troy');
    expect(tall(87)).toBe('Dallas Austin Memphis Troy');
    expect(tall(85)).toBe('Austin Dallas Memphis Troy');
  });
});

describe('stops in two columns', () => {
  const grid = (roles: readonly [string, string, string, string], by = 0) =>
    order(
      ...stop(roles[0], 'Dallas', 40, 100),
      ...stop(roles[1], 'Austin', 40, 180),
      ...stop(roles[2], 'Memphis', 320, 100 + by),
      ...stop(roles[3], 'Troy', 320, 180 + by),
    );

  it('of one role each are read column by column, the pickups first', () => {
    expect(grid(['Pickup', 'Pickup', 'Delivery', 'Delivery'])).toBe('Dallas Austin Memphis Troy');
    expect(grid(['Delivery', 'Delivery', 'Pickup', 'Pickup'])).toBe('Memphis Troy Dallas Austin');
    expect(grid(['Delivery', 'Delivery', 'Pickup', 'Pickup'], 20)).toBe('Memphis Troy Dallas Austin');
  });

  it('of two roles in one are read line by line', () => {
    expect(grid(['Pickup', 'Delivery', 'Delivery', 'Delivery'])).toBe('Dallas Memphis Austin Troy');
    expect(grid(['Delivery', 'Delivery', 'Delivery', 'Pickup'])).toBe('Dallas Memphis Austin Troy');
    expect(grid(['Pickup', 'Delivery', 'Pickup', 'Delivery'])).toBe('Dallas Memphis Austin Troy');
    expect(grid(['Delivery', 'Pickup', 'Delivery', 'Delivery'])).toBe('Dallas Memphis Austin Troy');
  });

  it('of one column are read down the page, whatever their roles', () => {
    expect(order(...stop('Delivery', 'Dallas', 40, 100), ...stop('Pickup', 'Memphis', 40, 180))).toBe(
      'Dallas Memphis',
    );
    expect(order(...stop('Delivery', 'Dallas', 320, 100), ...stop('Pickup', 'Memphis', 40, 180))).toBe(
      'Dallas Memphis',
    );
  });
});
