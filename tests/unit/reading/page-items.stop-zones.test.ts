import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { datedOf, print, zonedStops } from '../../factories/assignment';

/** How far a stop reaches and which dates of a page are its own. Letters are 5 wide, print is 10 high, the first line of the page is at 0. */

const stop = (role: string, town: string, x: number, y: number) => [
  print(x, y, role),
  print(x, y + 20, town),
];
const DALLAS = stop('Pickup', 'Dallas, TX 75201', 40, 100); // 80 wide, address at 20
const zones = (...items: PageItem[]) =>
  zonedStops(items).map(({ town, zone: { top, bottom, left, right } }) => [town, top, bottom, left, right]);
const dates = (...items: PageItem[]) => zonedStops(items).map(({ town, date }) => `${town} ${date ?? '-'}`);
const FREE = [-Infinity, Infinity];

describe('a stop reaches', () => {
  it('from its label to sixteen lines below its address', () => {
    expect(zones(...DALLAS)).toEqual([['Dallas', -8, 228, ...FREE]]);
    expect(zones(print(40, 100, 'Pickup'), print(140, 100, 'Dallas, TX 75201'))).toEqual([
      ['Dallas', -8, 208, ...FREE],
    ]);
    expect(
      zones(print(40, 100, 'ACME'), print(40, 112.5, 'Dallas, TX 75201'), print(200, 112.5, 'Pickup')),
    ).toEqual([['Dallas', -3, 220.5, ...FREE]]);
  });

  it('down to the next one', () => {
    expect(zones(...DALLAS, ...stop('Delivery', 'Memphis, TN 38103', 40, 160))).toEqual([
      ['Dallas', -8, 52, ...FREE],
      ['Memphis', 52, 288, ...FREE],
    ]);
    expect(
      zones(
        ...DALLAS,
        print(40, 160, 'Delivery'),
        print(40, 180, 'Big Box'),
        print(40, 200, 'Memphis, TN 38103'),
        ...stop('Delivery', 'Troy, MI 48083', 40, 240),
      ),
    ).toEqual([
      ['Dallas', -8, 52, ...FREE],
      ['Memphis', 52, 132, ...FREE],
      ['Troy', 132, 368, ...FREE],
    ]);
  });

  it('from its own lines where another one is under their label', () => {
    const table = [
      print(40, 100, 'Deliveries'),
      print(40, 120, 'Memphis, TN 38103'),
      print(200, 120, '07/14/2026'),
      print(40, 140, 'Troy, MI 48083'),
      print(200, 140, '07/15/2026'),
    ];
    expect(zones(...table)).toEqual([
      ['Memphis', -8, 37, ...FREE],
      ['Troy', 37, 248, ...FREE],
    ]);
    const beside = [
      print(40, 100, 'Deliveries'),
      print(140, 100, 'Memphis, TN 38103'),
      print(300, 100, '07/14/2026'),
      print(140, 120, 'Troy, MI 48083'),
      print(300, 120, '07/15/2026'),
    ];
    expect(zones(...beside)).toEqual([
      ['Memphis', -8, 17, ...FREE],
      ['Troy', 17, 228, ...FREE],
    ]);
  });

  it('from its own lines where another one is in its column under a label far above', () => {
    expect(
      zones(
        print(40, 100, 'Delivery'),
        print(100, 140, 'Dallas, TX 75201'),
        print(300, 140, 'Pickup'),
        print(80, 180, 'Memphis, TN 38103'),
      ),
    ).toEqual([
      ['Dallas', 32, 77, ...FREE],
      ['Memphis', 77, 288, ...FREE],
    ]);
  });

  it('down to the label of a party in its columns', () => {
    expect(zones(...DALLAS, print(40, 150, 'Remit to'))).toEqual([['Dallas', -8, 49, ...FREE]]);
    expect(zones(...DALLAS, print(150, 150, 'Remit to'))).toEqual([['Dallas', -8, 49, ...FREE]]);
    expect(zones(...DALLAS, print(150, 120, 'Remit to'))).toEqual([['Dallas', -8, 228, ...FREE]]);
    expect(zones(...DALLAS, print(150, 124, 'Remit to'))).toEqual([['Dallas', -8, 23, ...FREE]]);
    expect(zones(...DALLAS, print(40, 150, 'Remit to'), print(40, 140, 'Bill to'))).toEqual([
      ['Dallas', -8, 39, ...FREE],
    ]);
    for (const label of ['Contact:', 'Dispatch', '* Notify', 'Drivers:'])
      expect([label, zones(...DALLAS, print(40, 150, label))]).toEqual([
        label,
        [['Dallas', -8, 228, ...FREE]],
      ]);
    expect(zones(...DALLAS, print(40, 150, 'Broker contact'))).toEqual([['Dallas', -8, 49, ...FREE]]);
  });

  it('past a party in a column right of it, but not to what is there', () => {
    const REMIT = print(400, 150, 'Remit to');
    expect(zones(...DALLAS, REMIT)).toEqual([['Dallas', -8, 228, ...FREE]]);
    expect(dates(...DALLAS, REMIT, print(40, 160, '07/13/2026'))).toEqual(['Dallas 7/13']);
    expect(dates(...DALLAS, REMIT, print(396, 160, '07/13/2026'))).toEqual(['Dallas 7/13']);
    expect(dates(...DALLAS, REMIT, print(400, 160, '07/13/2026'))).toEqual(['Dallas -']);
    expect(dates(...DALLAS, print(400, 110, 'Remit to'), print(400, 120, '07/13/2026'))).toEqual([
      'Dallas -',
    ]);
    expect(dates(...DALLAS, REMIT, print(400, 140, '07/13/2026'))).toEqual(['Dallas 7/13']);
  });
});

describe('of stops side by side each has its column', () => {
  const MEMPHIS = stop('Delivery', 'Memphis, TN 38103', 320, 100);

  it('to three points before the next one, from six before its own', () => {
    expect(zones(...DALLAS, ...MEMPHIS)).toEqual([
      ['Dallas', -8, 228, -Infinity, 317],
      ['Memphis', -8, 228, 314, Infinity],
    ]);
    expect(
      zones(
        ...DALLAS,
        ...stop('Delivery', 'Troy, MI 48083', 200, 100),
        ...stop('Delivery', 'Reno, NV 89501', 360, 100),
      ).map(([, , , left, right]) => [left, right]),
    ).toEqual([
      [-Infinity, 197],
      [194, 357],
      [354, Infinity],
    ]);
  });

  it('where more than four points part them', () => {
    const beside = (x: number) => zones(...DALLAS, ...stop('Delivery', 'Memphis, TN 38103', x, 105));
    expect(beside(125)).toEqual([
      ['Dallas', -8, 228, -Infinity, 122],
      ['Memphis', -3, 233, 119, Infinity],
    ]);
    expect(beside(124)).toEqual([
      ['Dallas', -8, -3, ...FREE],
      ['Memphis', -3, 233, ...FREE],
    ]);
  });

  it('and none where they stand under each other', () => {
    expect(
      zones(...DALLAS, ...MEMPHIS, ...stop('Delivery', 'Troy, MI 48083', 70, 160))
        .map(([town, , , left, right]) => [town, left, right])
        .sort(),
    ).toEqual([
      ['Dallas', -Infinity, 317],
      ['Memphis', 314, Infinity],
      ['Troy', -Infinity, 317],
    ]);
  });

  it('where their left edges are more than twenty points apart', () => {
    const beside = (x: number) =>
      zones(...DALLAS, print(x, 124, 'Delivery'), print(200, 140, 'Memphis, TN 38103'));
    expect(beside(60)).toEqual([
      ['Dallas', -8, 16, ...FREE],
      ['Memphis', 16, 248, ...FREE],
    ]);
    expect(beside(61)).toEqual([
      ['Dallas', -8, 228, -Infinity, 58],
      ['Memphis', 16, 248, 55, Infinity],
    ]);
  });

  it('where their heights overlap by more than a point', () => {
    const lower = (y: number) => zones(...DALLAS, ...stop('Delivery', 'Memphis, TN 38103', 320, y))[0]?.[4];
    expect(lower(126.5)).toBe(317);
    expect(lower(127)).toBe(Infinity);
    const upper = (y: number) => zones(...stop('Delivery', 'Memphis, TN 38103', 320, y), ...DALLAS)[0]?.[3];
    expect(upper(73.5)).toBe(314);
    expect(upper(73)).toBe(-Infinity);
  });

  it('and ends only at what is in it', () => {
    const TROY = stop('Delivery', 'Troy, MI 48083', 40, 150);
    expect(zones(...DALLAS, ...MEMPHIS, ...TROY).sort()).toEqual([
      ['Dallas', -8, 42, -Infinity, 317],
      ['Memphis', -8, 228, 314, Infinity],
      ['Troy', 42, 278, -Infinity, 317],
    ]);
    expect(zones(...DALLAS, ...MEMPHIS, ...stop('Delivery', 'Troy, MI 48083', 320, 150)).sort()).toEqual([
      ['Dallas', -8, 228, -Infinity, 317],
      ['Memphis', -8, 42, 314, Infinity],
      ['Troy', 42, 278, 314, Infinity],
    ]);
    const bottoms = (x: number) =>
      zones(...DALLAS, ...MEMPHIS, print(x, 150, 'Remit to')).map(([, , bottom]) => bottom);
    expect(bottoms(40)).toEqual([49, 228]);
    expect(bottoms(150)).toEqual([49, 228]);
    expect(bottoms(313)).toEqual([228, 228]);
    expect(bottoms(315)).toEqual([228, 49]);
    expect(bottoms(317)).toEqual([228, 49]);
  });
});

describe('the date of a stop', () => {
  const STACK = [...DALLAS, ...stop('Delivery', 'Memphis, TN 38103', 40, 160)];

  it('is from the line over its label down to the line over the next one', () => {
    const single = (y: number) => dates(...DALLAS, print(200, y, '07/13/2026'));
    expect(single(89.5)).toEqual(['Dallas 7/13']);
    expect(single(89)).toEqual(['Dallas -']);
    expect(single(325.5)).toEqual(['Dallas 7/13']);
    expect(single(326)).toEqual(['Dallas -']);
    const between = (y: number) => dates(...STACK, print(200, y, '07/13/2026'));
    expect(between(149)).toEqual(['Dallas 7/13', 'Memphis -']);
    expect(between(150)).toEqual(['Dallas -', 'Memphis 7/13']);
  });

  it('is in its column', () => {
    const beside = (x: number) =>
      dates(...DALLAS, ...stop('Delivery', 'Memphis, TN 38103', 320, 100), print(x, 140, '07/13/2026'));
    expect(beside(200)).toEqual(['Dallas 7/13', 'Memphis -']);
    expect(beside(313)).toEqual(['Dallas 7/13', 'Memphis -']);
    expect(beside(314)).toEqual(['Dallas 7/13', 'Memphis 7/13']);
    expect(beside(317)).toEqual(['Dallas -', 'Memphis 7/13']);
  });

  it('is that in its label before any other, then the one that a key names, then the first', () => {
    const said = (label: string, ...lines: string[]) =>
      dates(
        print(40, 100, label),
        print(40, 120, 'Dallas, TX 75201'),
        ...lines.map((text, index) => print(40, 140 + index * 12.5, text)),
      );
    expect(said('Pickup: 07/15/2026', 'Date: 07/13/2026')).toEqual(['Dallas 7/15']);
    expect(said('Pickup', '07/15/2026', 'Date: 07/13/2026', 'Appt: 07/14/2026')).toEqual(['Dallas 7/13']);
    expect(said('Pickup', '07/15/2026', '07/13/2026')).toEqual(['Dallas 7/15']);
    expect(said('Pickup', 'x Delivery date: 07/15/2026', '07/13/2026')).toEqual(['Dallas 7/13']);
  });

  it('may be in the line of its address, wherever that is', () => {
    expect(
      dates(
        print(40, 100, 'Pickup: ACME, Dallas, TX 75201 - 07/13/2026'),
        print(40, 120, 'Delivery: Big Box, Memphis, TN 38103 - 07/14/2026'),
      ),
    ).toEqual(['Dallas 7/13', 'Memphis 7/14']);
  });

  it('may be in a summary that names its role, where it is the only stop of it', () => {
    const summary = [print(40, 40, 'Pickup date: 07/13/2026'), print(40, 52.5, 'Delivery date: 07/14/2026')];
    expect(dates(...summary, ...STACK)).toEqual(['Dallas 7/13', 'Memphis 7/14']);
    expect(dates(...summary, ...STACK, print(40, 190, '07/16/2026'))).toEqual([
      'Dallas 7/13',
      'Memphis 7/16',
    ]);
    expect(dates(...summary, ...STACK, ...stop('Delivery', 'Troy, MI 48083', 40, 220))).toEqual([
      'Dallas 7/13',
      'Memphis -',
      'Troy -',
    ]);
    expect(
      dates(
        print(40, 40, 'Pickup date'),
        print(140, 40, '07/13/2026'),
        print(40, 52.5, 'Delivery date'),
        print(140, 52.5, '07/14/2026'),
        ...STACK,
      ),
    ).toEqual(['Dallas 7/13', 'Memphis 7/14']);
    expect(dates(print(40, 40, '07/13/2026'), ...STACK)).toEqual(['Dallas -', 'Memphis -']);
  });
});

describe('the row of a schedule', () => {
  const TRIP = [
    ...stop('1. Pickup', 'Dallas, TX 75201', 40, 100),
    ...stop('2. Delivery', 'Memphis, TN 38103', 40, 150),
  ];
  const schedule = (lines: readonly (readonly string[])[], trip = TRIP, x = 40) =>
    dates(
      ...trip,
      ...lines.flatMap((cells, index) =>
        cells.map((text, place) => print((place === 0 ? x : 40) + place * 100, 400 + index * 12.5, text)),
      ),
    );
  const READ = ['Dallas 7/13', 'Memphis 7/14'];
  const NONE = ['Dallas -', 'Memphis -'];

  it('is that of the number of the stop', () => {
    expect(
      schedule([
        ['Stop', 'Earliest'],
        ['1', '07/13/2026'],
        ['2', '07/14/2026'],
      ]),
    ).toEqual(READ);
    expect(
      schedule([
        ['Stop', 'Earliest'],
        ['1', '07/13/2026', '07/15/2026'],
        ['2', '07/14/2026', '07/16/2026'],
      ]),
    ).toEqual(READ);
    expect(
      schedule([
        ['Stop', 'Hours', 'Earliest'],
        ['1', 'Latest: 07/15/2026', 'Appt: 07/13/2026'],
        ['2', '07/14/2026'],
      ]),
    ).toEqual(READ);
  });

  it.each(['* Stop *', 'Seq #', 'Stop No.', 'STP #:', 'Seq:'])('has "%s" for a heading', (head) => {
    expect([
      head,
      schedule([
        [head, 'Earliest'],
        ['(1)', '07/13/2026'],
        ['2', '07/14/2026'],
      ]),
    ]).toEqual([head, READ]);
  });

  it.each(['Stops to do', 'Nonstop', 'Dock stop', 'Sequel', 'Time'])('has no "%s" for a heading', (head) => {
    expect([
      head,
      schedule([
        [head, 'Earliest'],
        ['1', '07/13/2026'],
        ['2', '07/14/2026'],
      ]),
    ]).toEqual([head, NONE]);
  });

  it('has the nearest heading at the beginning of a line', () => {
    expect(
      dates(
        ...TRIP,
        print(140, 380, 'Stop'),
        print(200, 380, 'Earliest'),
        print(40, 400, 'Stop'),
        print(140, 400, 'Earliest'),
        print(40, 412.5, '1'),
        print(140, 412.5, '07/13/2026'),
      ),
    ).toEqual(['Dallas 7/13', 'Memphis -']);
    expect(
      dates(
        ...TRIP,
        print(40, 400, 'When'),
        print(240, 400, 'Stop'),
        print(40, 412.5, 'Stop 1'),
        print(140, 412.5, '07/13/2026'),
      ),
    ).toEqual(['Dallas 7/13', 'Memphis -']);
    const twelve = [
      ...stop('Stop 11 - Pickup', 'Dallas, TX 75201', 40, 100),
      ...stop('Stop 12 - Delivery', 'Memphis, TN 38103', 40, 150),
    ];
    expect(
      schedule(
        [
          ['Stop', 'Earliest'],
          ['11', '07/13/2026'],
          ['12', '07/14/2026'],
        ],
        twelve,
      ),
    ).toEqual(READ);
  });

  it('counts among the dates of its own stop', () => {
    expect(
      dates(
        print(40, 100, 'Stop'),
        print(100, 100, 'Role'),
        print(40, 120, '1'),
        print(100, 120, 'Pickup'),
        print(200, 120, 'Dallas, TX 75201'),
        print(320, 120, '07/13/2026'),
        print(320, 132.5, '07/20/2026'),
        print(40, 160, '2'),
        print(100, 160, 'Delivery'),
        print(200, 160, 'Memphis, TN 38103'),
        print(320, 160, '07/22/2026'),
      ),
    ).toEqual(['Dallas 7/13', 'Memphis 7/22']);
  });

  it('has its number in the column of a heading over several', () => {
    expect(schedule([['Stop'], ['1', '07/13/2026'], ['2', '07/14/2026']])).toEqual(NONE);
    expect(
      schedule([
        ['Stop', 'Earliest'],
        ['1 of 2', '07/13/2026'],
        ['2 of 2', '07/14/2026'],
      ]),
    ).toEqual(NONE);
    expect(
      dates(
        ...TRIP,
        print(40, 400, 'Stop'),
        print(140, 400, 'Earliest'),
        print(59.5, 412.5, '1'),
        print(140, 412.5, '07/13/2026'),
      ),
    ).toEqual(['Dallas 7/13', 'Memphis -']);
    expect(
      dates(
        ...TRIP,
        print(40, 400, 'Stop'),
        print(140, 400, 'Earliest'),
        print(60, 412.5, '1'),
        print(140, 412.5, '07/13/2026'),
      ),
    ).toEqual(NONE);
    expect(
      schedule([
        ['Stop', 'Earliest'],
        ['Stop', ''],
      ]),
    ).toEqual(NONE);
  });

  it('is at most twenty-four lines under it', () => {
    const far = (lines: number) =>
      dates(
        ...TRIP,
        print(40, 250, 'Stop'),
        print(140, 250, 'Earliest'),
        ...Array.from({ length: lines }, (_, index) => print(140, 262.5 + index * 12.5, 'x')),
        print(40, 262.5 + lines * 12.5, '1'),
        print(140, 262.5 + lines * 12.5, '07/13/2026'),
      )[0];
    expect(far(23)).toBe('Dallas 7/13');
    expect(far(24)).toBe('Dallas -');
  });

  it('says nothing where the stops have no numbers, or one twice', () => {
    const rows = [
      ['Stop', 'Earliest'],
      ['1', '07/13/2026'],
      ['2', '07/14/2026'],
    ];
    expect(
      schedule(rows, [
        ...stop('Pickup', 'Dallas, TX 75201', 40, 100),
        ...stop('2. Delivery', 'Memphis, TN 38103', 40, 150),
      ]),
    ).toEqual(NONE);
    expect(
      schedule(rows, [
        ...stop('1. Pickup', 'Dallas, TX 75201', 40, 100),
        ...stop('1. Delivery', 'Memphis, TN 38103', 40, 150),
      ]),
    ).toEqual(NONE);
  });

  it('is of no stop of another number, right as it may stand below it', () => {
    expect(
      dates(
        ...TRIP,
        print(40, 200, 'Stop'),
        print(140, 200, 'Earliest'),
        print(40, 212.5, '1'),
        print(140, 212.5, '07/13/2026'),
      ),
    ).toEqual(['Dallas 7/13', 'Memphis -']);
  });
});

describe('what is said of a date', () => {
  const said = (...cells: readonly (readonly [x: number, text: string])[]) =>
    datedOf(cells.map(([x, text]) => print(x, 100, text)));

  it('is its time, behind it or in the next cell', () => {
    expect(said([40, 'Date: 07/13/2026 08:00'])).toEqual(['2026-7-13 08:00 preferred']);
    expect(said([40, '07/13/2026'], [140, '08:00'])).toEqual(['2026-7-13 08:00']);
    expect(said([40, '07/13/2026'], [140, '(@ 08:00)'])).toEqual(['2026-7-13 08:00']);
    expect(said([40, '07/13/2026'], [140, 'Dock 08:00'])).toEqual(['2026-7-13']);
    expect(said([40, '07/13/2026 x'], [140, '08:00'])).toEqual(['2026-7-13']);
    expect(said([40, '07/13/2026 09:00'], [140, '08:00'])).toEqual(['2026-7-13 09:00']);
  });

  it('is in the cell before it where its own has nothing', () => {
    expect(said([40, 'Appt:'], [140, '07/13/2026'])).toEqual(['2026-7-13 preferred']);
    expect(said([40, 'Appt'], [140, '07/13/2026'])).toEqual(['2026-7-13 preferred']);
    expect(said([40, 'Appt:'], [140, 'x 07/13/2026'])).toEqual(['2026-7-13']);
    expect(said([40, 'Printed'], [140, '07/13/2026'])).toEqual([]);
    expect(said([40, 'Invoice 4471'], [140, '07/13/2026'])).toEqual(['2026-7-13']);
    expect(said([40, 'Printed'], [140, '4471'], [240, '07/13/2026'])).toEqual(['2026-7-13']);
    expect(said([40, `${'x '.repeat(14)}x Appt date`], [300, '07/13/2026'])).toEqual(['2026-7-13 preferred']);
    expect(said([40, `${'x '.repeat(15)}Appt dates`], [300, '07/13/2026'])).toEqual(['2026-7-13']);
  });

  it('in one line, is the role of each', () => {
    expect(said([40, 'x Pickup 07/13/2026 08:00 Delivery 07/14/2026 09:00'])).toEqual([
      '2026-7-13 08:00 pickup',
      '2026-7-14 09:00 delivery',
    ]);
    expect(said([40, 'x Pickup 07/13/2026 - 07/14/2026'])).toEqual(['2026-7-13 pickup', '2026-7-14 pickup']);
    expect(said([40, 'Delivery: 07/13/2026 - 07/14/2026'])).toEqual([
      '2026-7-13 delivery',
      '2026-7-14 delivery',
    ]);
    expect(said([40, '07/13/2026 Delivery by 07/14/2026'])).toEqual(['2026-7-13', '2026-7-14 delivery']);
  });

  it('is the role of its label', () => {
    expect(said([40, 'Consignee: 07/14/2026'])).toEqual(['2026-7-14 delivery']);
    expect(said([40, 'Stop 1 - PICKUP ACME FOODS 07/13/2026'])).toEqual(['2026-7-13 pickup']);
    expect(said([40, 'Remit to 07/13/2026'])).toEqual(['2026-7-13']);
    expect(said([40, 'Pickup - 07/13/2026'])).toEqual(['2026-7-13 pickup']);
  });

  it.each(['Appt :', 'Appt -', 'Appt: –', 'Appt.', 'Scheduled for:'])('is preferred behind "%s"', (key) => {
    expect([key, said([40, `x ${key} 07/13/2026`])]).toEqual([key, ['2026-7-13 preferred']]);
  });

  it.each(['Appt by -', 'Date until:', 'Date to', 'Load date :', 'Load date', 'Appt: x, pallets:', 'Dates'])(
    'is one among others behind "%s"',
    (key) => {
      expect([key, said([40, `x ${key} 07/13/2026`]).map((one) => one.replace(' pickup', ''))]).toEqual([
        key,
        ['2026-7-13'],
      ]);
    },
  );

  it.each(['Printed -', 'Printed:', 'Order date', 'Release date:', 'Last free day:'])(
    'is none behind "%s"',
    (key) => {
      expect([key, said([40, `x ${key} 07/13/2026`])]).toEqual([key, []]);
    },
  );

  it('is told of its own key only', () => {
    expect(said([40, 'Printed: x, due: 07/13/2026'])).toEqual(['2026-7-13 preferred']);
    expect(said([40, 'Printed: 07/01/2026 Appt: 07/13/2026'])).toEqual(['2026-7-13 preferred']);
  });

  it('is read as it is printed, where nothing was recognized', () => {
    expect(said([40, 'O7/l3/2026'])).toEqual([]);
  });

  it.each([
    ['7/13 10/14', 2],
    ['7/13 A', 0],
    ['7/13 Pallets', 0],
    ['7/13 AB', 0],
    ['7/13 ABC', 1],
    ['1/2 pallet, date open', 0],
    ['Jul 13 x', 1],
  ])('without its year is one in "%s": %d', (text, count) => {
    expect([text, said([40, text]).length]).toEqual([text, count]);
  });

  it('is one, though it is under another line', () => {
    const under = (first: string, second: string) =>
      datedOf([print(40, 100, first), print(40, 112.5, second)]);
    expect(under('ACME', '2026-07-13 08:00')).toEqual(['2026-7-13 08:00']);
    expect(under('Jul 13', '24 pallets')).toEqual(['--7-13']);
    expect(under('Jul 13', '2026 08:00')).toEqual(['2026-7-13 08:00']);
    expect(under('Jul 13,', '2026')).toEqual(['2026-7-13']);
    expect(under('Monday, July', '13, 2026 at 08:00')).toEqual(['2026-7-13 08:00']);
    expect(under('13 de julio', 'de 2026')).toEqual(['2026-7-13']);
    expect(under('2026-07-', '3')).toEqual(['2026-7-3']);
    expect(under('Suite 7-', '13/2026')).toEqual([]);
    expect(under('Jul 13', 'ACME 2026')).toEqual(['--7-13']);
    expect(datedOf([print(40, 100, 'Jul 13,')])).toEqual(['--7-13']);
  });

  it('is nothing in a sentence of the terms', () => {
    expect(said([40, `${'x '.repeat(22)}in 07/13/2026`])).toEqual([]);
    expect(said([40, `${'x '.repeat(21)}xx 07/13/2026`])).toEqual(['2026-7-13']);
    expect(said([40, `${'abcd '.repeat(9)}x 07/13/2026`])).toEqual(['2026-7-13']);
    expect(said([40, `${'abcd '.repeat(10)}x 07/13/2026`])).toEqual([]);
    expect(said([40, `07/13/2026 ${'x'.repeat(129)}`])).toEqual(['2026-7-13']);
    expect(said([40, `07/13/2026 ${'x'.repeat(130)}`])).toEqual([]);
    expect(said([40, `Pickup: 07/13/2026 ${'x'.repeat(130)}`])).toEqual(['2026-7-13 pickup']);
  });
});
