import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import {
  at,
  column,
  DELIVERY,
  PICKUP,
  readItems,
  recognized,
  row,
  scannedColumn,
} from '../../factories/confirmation-pages';

/** What makes a person look at a document: how many stops it speaks of, and what is among or below them. */

const said = (items: readonly PageItem[]) => readItems(items).flags.map(({ code }) => code);
const print = (...lines: string[]) => said(column(lines));
const scan = (...lines: string[]) => said(scannedColumn(lines));
const stop = (role: string, town: string, date: string, name = 'ACME', street = '1 Main St') => [
  role,
  name,
  street,
  town,
  date,
  '',
];
const three = (first: string, second: string, third: string) => [
  ...stop(first, 'Dallas, TX 75201', '07/13/2026'),
  ...stop(second, 'Memphis, TN 38103', '07/14/2026', 'Big Box'),
  ...stop(third, 'Troy, MI 48083', '07/15/2026', 'Far Box'),
];
const TRIP = three('Pickup', 'Delivery', 'Delivery');

describe('the number of stops that a document speaks of', () => {
  it.each([
    '# of stops 4',
    '# of stops: 4',
    'Number of stops 4',
    'No of stops 4',
    'no. of stops 4',
    'Stop count : 4',
    'STOPS:4',
    'Stop 2of 4',
    'Stops: 12',
    'Stops: 2',
    'Miles: 200 Stops: 4',
  ])('is taken from "%s"', (line) => {
    expect(print(line, ...TRIP)).toEqual(['stop-count']);
  });

  it.each([
    'Stops: 3',
    'Stops 4',
    'Stop: 4',
    'Stop count 4',
    'Nonstops: 4',
    'Stops: 123',
    'Stops: x4',
    'Number 4 of stops',
    'Piano of stops 4',
    'Subtotal stops 4',
    'Total stops',
    // One stop is what the line is about.
    'Stops: 4 - Pick',
    'Stops: 4: PU',
    'Stops: 4. Drop',
    'Stops: 4 SO',
    'Stops: 4 – Del',
    'Stops: 4 Ship',
    'Stops: 4-Rec',
    'Stops: 4 Cons',
    'Stops: 1',
  ])('is not in "%s"', (line) => {
    expect(print(line, ...TRIP).filter((code) => code === 'stop-count')).toEqual([]);
  });

  it('is that of its labels only where they count something else than its stops', () => {
    expect(print(...three('Pickup 1 of 1', 'Delivery 1 of 3', 'Delivery 2 of 3'))).toEqual([]);
    expect(print(...three('Pickup 1 of 1', 'Delivery 1 of 4', 'Delivery 2 of 4'))).toEqual(['stop-count']);
  });
});

describe('numbers of stops', () => {
  it.each([
    [['Pickup 1', 'Delivery 1', 'Delivery 1'], ['numbering']],
    [['Pickup 1', 'Delivery 2', 'Delivery 3'], []],
    [['Pickup 2', 'Delivery 3', 'Delivery 4'], ['numbering']],
    [['Pickup 1', 'Delivery', 'Delivery 3'], []],
  ])('%j', ([first = '', second = '', third = ''], codes) => {
    expect(print(...three(first, second, third))).toEqual(codes);
  });

  it('need no series where the document counts its stops', () => {
    expect(print('Total stops 3', ...three('Pickup 1', 'Delivery 1', 'Delivery 3'))).toEqual([]);
  });

  it('on a scan of which one role has none', () => {
    expect(scan(...three('Pickup 1', 'Delivery', 'Delivery')).filter((code) => code === 'numbering')).toEqual(
      [],
    );
    expect(scan(...three('Pickup 1', 'Pickup', 'Delivery')).filter((code) => code === 'numbering')).toEqual([
      'numbering',
    ]);
    expect(scan(...three('Pickup 2', 'Pickup', 'Delivery')).filter((code) => code === 'numbering')).toEqual(
      [],
    );
  });
});

describe('the order and the days of stops', () => {
  it('begins with a pickup, though it ends with a delivery', () => {
    expect(print(...three('Delivery', 'Pickup', 'Delivery'))).toEqual(['first-last']);
  });

  it('may lie far from the day of the document where the year is printed', () => {
    const days = (first: string, second: string) =>
      print(
        'Date: 01/02/2026',
        '',
        ...stop('Pickup', 'Dallas, TX 75201', first),
        ...stop('Delivery', 'Memphis, TN 38103', second, 'Big Box'),
      );
    expect(days('05/26/2026', '05/27/2026')).toEqual([]);
    expect(days('05/26', '05/27')).toEqual(['year', 'year']);
  });
});

describe('the same place twice', () => {
  const twice = (town: string, role: string) =>
    print(
      ...stop('Pickup', 'Dallas, TX 75201', '07/13/2026', 'Big Box'),
      ...stop('Pickup', 'Troy, MI 48083', '07/14/2026', 'Big Box'),
      ...stop(role, town, '07/15/2026', 'Big Box'),
      ...stop('Delivery', 'Memphis, TN 38103', '07/16/2026'),
    );

  it.each([
    ['Troy, MI 48083', 'Pickup', ['same-stop']],
    // Unloaded where it was loaded is odd but two stops; so is a town of the same name.
    ['Troy, MI 48083', 'Delivery', []],
    ['Troy, NY 12180', 'Pickup', []],
  ])('%s for a %s', (town, role, codes) => {
    expect(twice(town, role)).toEqual(codes);
  });
});

describe('addresses below the stops', () => {
  const below = (x: number, y: number, items: (x: number, y: number, text: string) => PageItem[]) =>
    said([
      ...(items === recognized
        ? scannedColumn([...PICKUP, '', ...DELIVERY])
        : column([...PICKUP, '', ...DELIVERY])),
      ...['Crossdock', '7 Side St', 'Tulsa, OK 74103'].flatMap((text, index) =>
        items(x, y + 12 * index, text),
      ),
    ]);
  const printed = (x: number, y: number, text: string) => [at(x, y, text)];

  it('are asked after up to twelve lines of print below the last stop', () => {
    // The last stop ends at 208 points: twelve times nine below it is 316, and a block begins a third of its print above its line.
    expect(below(40, 316, printed)).toEqual(['unassigned-address']);
    expect(below(40, 320, printed)).toEqual([]);
  });

  it('are asked after further down on a scan, where they stand like a stop', () => {
    expect(below(40, 420, recognized)).toContain('unassigned-address');
    expect(below(44, 420, recognized)).toContain('unassigned-address');
    expect(below(46, 420, recognized)).not.toContain('unassigned-address');
  });
});

describe('a label that heads no address', () => {
  const with2nd = (...lines: string[]) => print(...PICKUP, '', ...DELIVERY, '', ...lines);

  it.each([
    ['Delivery 2', ['unassigned-label']],
    ['Delivery:', ['unassigned-label']],
    ['Consignee', ['unassigned-label']],
    ['LOADS # 61', []],
    ['Load No. 61', []],
    ['Load num 61', []],
  ])('"%s"', (label, codes) => {
    expect(with2nd(label)).toEqual(codes);
  });

  it('unloads, and is no number of the load', () => {
    expect(with2nd('Unload # 2')).toEqual(['unassigned-label']);
  });

  it.each([
    // The row of a table whose address was lost: the same word in the column of the labels.
    [40, 'Delivery', ['unassigned-label']],
    [43, 'Delivery', ['unassigned-label']],
    [44, 'Delivery', []],
    // Another word so near is a second one for the stop over it.
    [40, 'Consignee', []],
  ])('at %i points, "%s", in the row below the last stop', (x, label, codes) => {
    const line = (y: number, at40: number, role: string, town: string, date: string) =>
      row(y, [
        [at40, role],
        [130, date],
        [300, town],
      ]);
    expect(
      said(
        [
          ...line(100, 40, 'Pickup', 'Dallas, TX 75201', '07/13/2026'),
          ...line(124, 40, 'Delivery', 'Memphis, TN 38103', '07/14/2026'),
          ...line(148, x, label, 'to be told', ''),
        ].filter(({ text }) => text !== ''),
      ),
    ).toEqual(codes);
  });

  it('is a form left empty only where its keys are', () => {
    expect(with2nd('Delivery 2:', 'Address:', 'Date:')).toEqual([]);
    expect(with2nd('Delivery 2: __.', 'Address: __.', 'Date: ..')).toEqual([]);
    expect(with2nd('Delivery 2:', 'Address:', 'X')).toEqual(['unassigned-label']);
    expect(with2nd('Delivery 2:', 'Address: Main St', 'Date: soon')).toEqual(['unassigned-label']);
    expect(with2nd('Delivery 2:', '5 Address:', '6 Date:')).toEqual(['unassigned-label']);
    expect(with2nd('Delivery 2:', 'A:', 'B:')).toEqual(['unassigned-label']);
    expect(scan(...PICKUP, '', ...DELIVERY, '', 'Delivery 2:', 'Address:', 'Date:')).toContain(
      'unassigned-label',
    );
    expect(
      said([
        ...column([...PICKUP, '', ...DELIVERY, '', 'Delivery 2:', 'Address:', 'Date:']),
        at(300, 244, 'X'),
      ]),
    ).toEqual(['unassigned-label']);
  });
});
