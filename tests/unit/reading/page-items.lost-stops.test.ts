import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import {
  at,
  column,
  DELIVERY,
  pageOf,
  PICKUP,
  readItems,
  recognized,
  scannedColumn,
  stopsInShort,
  TRIP,
} from '../../factories/confirmation-pages';

/** A stop that a scan lost leaves a date among those of the others, or its town in the line that sums up the trip. */

const ROW = 40;
/** Pickup and delivery as rows of a scanned table, forty points apart, and what else is on the page. */
const table = (extra: readonly PageItem[], dates: readonly string[] = ['07/13/2026', '07/14/2026']) =>
  readItems([
    ...recognized(40, 140, 'Pickup'),
    ...recognized(130, 140, dates[0]!),
    ...recognized(300, 140, 'Dallas, TX 75201'),
    ...recognized(40, 140 + ROW, 'Delivery'),
    ...recognized(130, 140 + ROW, dates[1]!),
    ...recognized(300, 140 + ROW, 'Memphis, TN 38103'),
    ...extra,
  ]);
const asked = (...extra: PageItem[]) => table(extra).flags.map(({ message }) => message);
const dateIs = (date: string) => [
  `The date "${date}" is among those of the stops and belongs to none: a stop may not have been legible on the scan.`,
];
const townIs = (town: string) => [
  `The document says that the trip goes through ${town}, where no stop was found: one may not have been legible on the scan.`,
];

describe('a date of no stop', () => {
  it('is asked after where it is in the column of the dates, a row away', () => {
    expect(stopsInShort(table([]))).toEqual([...TRIP]);
    expect(asked()).toEqual([]);
    expect(asked(...recognized(130, 140 + 2 * ROW, '07/15/2026'))).toEqual(dateIs('07/15/2026'));
    expect(asked(...recognized(130, 140 + 1.5 * ROW, '07/15/2026'))).toEqual(dateIs('07/15/2026'));
    expect(asked(...recognized(134, 140 + 2 * ROW, '07/15/2026'))).toEqual(dateIs('07/15/2026'));
  });

  it('is none beside that column, far from the rows, or right under a date', () => {
    expect(asked(...recognized(136, 140 + 2 * ROW, '07/15/2026'))).toEqual([]);
    expect(asked(...recognized(130, 140 + 2.5 * ROW, '07/15/2026'))).toEqual([]);
    expect(asked(...recognized(130, 140 + 14, '07/15/2026'))).toEqual([]);
    expect(asked(...recognized(130, 140 + 16, '07/15/2026'))).toEqual(dateIs('07/15/2026'));
  });

  it('is asked after above the first row too', () => {
    expect(asked(...recognized(130, 140 - ROW, '07/12/2026'))).toEqual(dateIs('07/12/2026'));
    expect(asked(...recognized(130, 140 - 2 * ROW, '07/12/2026'))).toEqual([]);
  });

  it('is as near as the rows that lie furthest apart', () => {
    const rows = (y: number) => [
      ...recognized(40, 280, 'Delivery 2'),
      ...recognized(130, 280, '07/14/2026'),
      ...recognized(300, 280, 'Troy, MI 48083'),
      ...recognized(130, y, '07/15/2026'),
    ];
    expect(asked(...rows(280 + 120))).toEqual(dateIs('07/15/2026'));
    expect(asked(...rows(280 + 132))).toEqual([]);
    // Between two rows that are far apart.
    expect(asked(...rows(225))).toEqual(dateIs('07/15/2026'));
  });

  it('is in the column of one of them, where the columns differ', () => {
    const shifted = readItems([
      ...recognized(40, 140, 'Pickup'),
      ...recognized(130, 140, '07/13/2026'),
      ...recognized(300, 140, 'Dallas, TX 75201'),
      ...recognized(40, 180, 'Delivery'),
      ...recognized(150, 180, '07/14/2026'),
      ...recognized(300, 180, 'Memphis, TN 38103'),
      ...recognized(130, 220, '07/15/2026'),
    ]);
    expect(shifted.flags.map(({ message }) => message)).toEqual(dateIs('07/15/2026'));
    expect(shifted.flags[0]).toMatchObject({ code: 'recognition', stop: undefined });
  });

  it('is none where each stop has one, as ends of windows', () => {
    expect(
      asked(...recognized(130, 140 + 20, '07/15/2026'), ...recognized(130, 140 + ROW + 20, '07/16/2026')),
    ).toEqual([]);
  });

  it('has the same words before it', () => {
    const keyed = (key: string, words = 'Appt:') =>
      table(recognized(130, 140 + 2 * ROW, `${key} 07/15/2026`), [
        `${words} 07/13/2026`,
        `${words} 07/14/2026`,
      ]).flags.map(({ message }) => message);
    expect(keyed('Appt:')).toEqual(dateIs('Appt: 07/15/2026'));
    expect(keyed('Apqt')).toEqual(dateIs('Apqt 07/15/2026'));
    expect(keyed('Remark')).toEqual([]);
    expect(keyed('Axqz')).toEqual([]);
    expect(keyed('')).toEqual([]);
    expect(keyed('Appoinxzqnt', 'Appointment')).toEqual(dateIs('Appoinxzqnt 07/15/2026'));
    expect(keyed('Apxqzwtment', 'Appointment')).toEqual([]);
  });

  it('is quoted no longer than a line', () => {
    expect(
      asked(...recognized(130, 140 + 2 * ROW, '07/15/2026 and the rest of what was on that line')),
    ).toEqual(dateIs('07/15/2026 and the rest of what was on that line'.slice(0, 40)));
  });

  it('is no matter of print', () => {
    const print = (items: readonly PageItem[]) => items.map((item) => at(item.x0, item.y, item.text));
    const lines = [
      [40, 'Pickup'],
      [130, '07/13/2026'],
      [300, 'Dallas, TX 75201'],
    ] as const;
    const more = [
      [40, 'Delivery'],
      [130, '07/14/2026'],
      [300, 'Memphis, TN 38103'],
    ] as const;
    const items = [
      ...lines.map(([x, text]) => at(x, 140, text)),
      ...more.map(([x, text]) => at(x, 140 + ROW, text)),
      ...print(recognized(130, 140 + 2 * ROW, '07/15/2026')),
    ];
    expect(readItems(items).flags).toEqual([]);
  });

  it('needs two dates to tell a column by, on the same page', () => {
    const one = readItems([
      ...recognized(40, 140, 'Pickup'),
      ...recognized(130, 140, '07/13/2026'),
      ...recognized(300, 140, 'Dallas, TX 75201'),
      ...recognized(40, 180, 'Delivery'),
      ...recognized(300, 180, 'Memphis, TN 38103'),
      ...recognized(130, 230, '07/15/2026'),
    ]);
    expect(one.flags.map(({ code }) => code)).not.toContain('recognition');
    const other = readItems(
      [
        ...pageOf(recognized(40, 140, 'Pickup')).items,
        ...recognized(130, 140, '07/13/2026'),
        ...recognized(300, 140, 'Dallas, TX 75201'),
        ...recognized(40, 180, 'Delivery'),
        ...recognized(130, 180, '07/14/2026'),
        ...recognized(300, 180, 'Memphis, TN 38103'),
      ],
      recognized(130, 60, '07/15/2026'),
    );
    expect(other.flags).toEqual([]);
  });
});

describe('a town of no stop', () => {
  it.each(['Lane: Dallas, TX - Troy, MI', 'Route: Troy, MI', 'Lane : Troy, MI', '* Lane: Troy, MI'])(
    'in "%s"',
    (line) => {
      expect(asked(...recognized(40, 100, line))).toEqual(townIs('Troy, MI'));
    },
  );

  it.each(['Lane: Dallas, TX - Memphis, TN', 'Lane: DALLAS, TX', 'Terms of Troy, MI', 'Lane: Xqzvww, MI'])(
    'not in "%s"',
    (line) => {
      expect(asked(...recognized(40, 100, line))).toEqual([]);
    },
  );

  it('is none of print, nor the address of a fax head', () => {
    const town = (line: string) => readItems(column([line, '', ...PICKUP, '', ...DELIVERY])).flags;
    expect(town('Lane: Dallas, TX - Troy, MI')).toEqual([]);
    expect(asked(...recognized(40, 60, 'From: 5 Main St, Troy, MI 48083'))).toEqual([]);
    expect(asked(...recognized(40, 100, 'The former lane: Troy, MI'))).toEqual([]);
  });

  it('is asked after on a page of print with scanned stops', () => {
    const mixed = readItems([
      ...column([...PICKUP]),
      ...scannedColumn([...DELIVERY], 40, 172),
      ...recognized(40, 60, 'Lane: Dallas, TX - Troy, MI'),
    ]);
    expect(mixed.flags.map(({ message }) => message)).toContain(townIs('Troy, MI')[0]);
  });

  it('is that of a stop without a code', () => {
    const lane = (line: string) =>
      readItems(
        scannedColumn([
          line,
          '',
          '',
          ...PICKUP.slice(0, 3),
          'Dallas, TX',
          PICKUP[4],
          '',
          ...DELIVERY.slice(0, 3),
          'Memphis, TN',
          DELIVERY[4],
        ]),
      ).flags.map(({ message }) => message);
    expect(lane('Lane: DALLAS, TX - MEMPHIS, TN')).toEqual([]);
    expect(lane('Lane: Dallas, TX - Troy, MI')).toEqual(townIs('Troy, MI'));
  });

  it('is the same town only in the same state', () => {
    expect(asked(...recognized(40, 100, 'Lane: Dallas, GA'))).toEqual(townIs('Dallas, GA'));
  });
});
