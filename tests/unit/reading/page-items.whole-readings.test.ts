import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import {
  at,
  column,
  DELIVERY,
  flagCodes,
  PICKUP,
  readItems,
  row,
  scannedColumn,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What holds for a whole document: the year of its dates, what is noted of each stop, and where that is. */

const trip = (first: string, second: string, ...more: string[]) => [
  ...more,
  'Pickup',
  'ACME',
  '100 Main St',
  'Dallas, TX 75201',
  first,
  '',
  'Delivery',
  'Big Box',
  '5 Center Ave',
  'Memphis, TN 38103',
  second,
];
const days = (items: readonly PageItem[]) => readItems(items).stops.map(({ date }) => date);

describe('the year of dates that have none', () => {
  it('is that of the document, wherever a date has one', () => {
    expect(days(column(trip('12/30 @ 08:00', '01/02 @ 08:00', 'Issued: 12/29/2024')))).toEqual([
      '2024-12-30',
      '2025-01-02',
    ]);
    expect(
      days([...column(trip('12/30 @ 08:00', '01/02 @ 08:00')), at(40, 400, 'Signed 12/29/2024')]),
    ).toEqual(['2024-12-30', '2025-01-02']);
    expect(days(column(trip('4/5 @ 08:00', '6/5 @ 08:00', 'Issued (DD/MM/YYYY): 03/05/2024')))).toEqual([
      '2024-05-04',
      '2024-05-06',
    ]);
  });

  it('is that of the document, as it was recognized', () => {
    expect(days(scannedColumn(trip('12/30', '01/02', 'Issued: l2/29/2O24')))).toEqual([
      '2024-12-30',
      '2025-01-02',
    ]);
  });

  it('is one of the past rather than of the days to come', () => {
    // Read on 2026-11-21: dates from the end of January 2026 to that of January 2027.
    expect(days(column(trip('01/27 @ 08:00', '01/28 @ 08:00')))).toEqual(['2026-01-27', '2026-01-28']);
    expect(days(column(trip('01/20 @ 08:00', '01/21 @ 08:00')))).toEqual(['2027-01-20', '2027-01-21']);
    expect(days(column(trip('11/20 @ 08:00', '11/21 @ 08:00')))).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('is the same for all stops of a trip', () => {
    expect(days(column(trip('01/23 @ 08:00', '01/28 @ 08:00')))).toEqual(['2027-01-23', '2027-01-28']);
    expect(
      days(column(['Pickup', 'Dallas, TX 75201', '', 'Delivery', 'Memphis, TN 38103', '01/28 @ 08:00'])),
    ).toEqual([undefined, '2026-01-28']);
  });

  it.each([
    ['2021', '2021'],
    ['2020', '2026'],
    ['2031', '2031'],
    ['2032', '2026'],
  ])('on a scan, of %s, is %s: no trip is read more than five years away', (printed, year) => {
    expect(days(scannedColumn(trip(`Date: 07/13/${printed}`, `Date: 07/14/${printed}`)))).toEqual([
      `${year}-07-13`,
      `${year}-07-14`,
    ]);
    expect(days(scannedColumn(trip('Date: 07/13', 'Date: 07/14', `Issued: 07/12/${printed}`)))).toEqual([
      `${year}-07-13`,
      `${year}-07-14`,
    ]);
    expect(days(column(trip(`Date: 07/13/${printed}`, `Date: 07/14/${printed}`)))).toEqual([
      `${printed}-07-13`,
      `${printed}-07-14`,
    ]);
    expect(days(column(trip('Date: 07/13', 'Date: 07/14', `Issued: 07/12/${printed}`)))).toEqual([
      `${printed}-07-13`,
      `${printed}-07-14`,
    ]);
  });
});

describe('the references of a stop', () => {
  const references = (items: readonly PageItem[]) => readItems(items).stops.map((stop) => stop.references);

  it('are those between its label and the next stop', () => {
    expect(
      references(column(['PO# 1000', '', ...PICKUP, 'PO# 4471', '', ...DELIVERY, 'Ref # 98948'])),
    ).toEqual([['4471'], ['98948']]);
  });

  it('are those of its column', () => {
    expect(
      references([...column([...PICKUP, 'PO# 4471']), ...column([...DELIVERY, 'PO# 4472'], 320)]),
    ).toEqual([['4471'], ['4472']]);
  });

  it('are in short lines', () => {
    const behind = (length: number) =>
      references(column([...PICKUP, `PO# 4471 ${'x'.repeat(length - 9)}`, '', ...DELIVERY]))[0];
    expect(behind(119)).toEqual(['4471']);
    expect(behind(120)).toEqual([]);
  });
});

describe('where a stop is', () => {
  it('is the box around its cells', () => {
    const [stop] = readItems(column([...PICKUP, '', ...DELIVERY])).stops;
    expect(stop?.evidence).toEqual({
      role: { page: 1, x0: 40, x1: 40 + 6 * 4.6, y0: 91, y1: 102.7, text: 'Pickup' },
      address: {
        page: 1,
        x0: 40,
        x1: 40 + 16 * 4.6,
        y0: 103,
        y1: 138.7,
        text: 'ACME Foods / 100 Main St / Dallas, TX 75201',
      },
      date: { page: 1, x0: 40, x1: 40 + 22 * 4.6, y0: 139, y1: 150.7, text: 'Date: 07/13/2026 08:00' },
    });
  });

  it('is the page of the town, though the name is on the one before', () => {
    const { stops } = readItems(
      column([...PICKUP, '', ...DELIVERY.slice(0, 3)], 40, 640),
      column(DELIVERY.slice(3), 40, 50),
    );
    expect(stops[1]?.evidence.address).toEqual({
      page: 2,
      x0: 40,
      x1: 40 + 17 * 4.6,
      y0: 41,
      y1: 52.7,
      text: 'Big Box DC / 5 Center Ave / Memphis, TN 38103',
    });
    expect(stops[1]?.evidence.role).toMatchObject({ page: 1, text: 'Delivery' });
    expect(stops[1]?.evidence.date).toMatchObject({ page: 2, text: 'Date: 07/14/2026' });
  });

  it('is told with three hundred letters at most', () => {
    const long = `Pickup: ${'ACME Foods and Sons, '.repeat(20)}100 Main St, Dallas, TX 75201`;
    const { stops } = readItems(column([long, 'Date: 07/13/2026', '', ...DELIVERY]));
    expect(stops[0]?.evidence.address.text).toBe(long.slice(0, 300));
  });

  it('of the load number and the rate is told with them', () => {
    const { evidence } = readItems([
      at(40, 60, 'Load # 88120'),
      ...column([...PICKUP, '', ...DELIVERY]),
      at(40, 300, 'Total: $1,850.00'),
    ]);
    expect(evidence).toMatchObject({
      loadNumber: { page: 1, y0: 51, text: 'Load # 88120' },
      rate: { page: 1, y0: 291, text: 'Total: $1,850.00' },
    });
    expect(readItems(column([...PICKUP, '', ...DELIVERY]))).toMatchObject({
      loadNumber: undefined,
      rateCents: undefined,
      evidence: { loadNumber: undefined, rate: undefined },
    });
  });
});

describe('of several ways to read a document', () => {
  const CODES = (...more: PageItem[]) => [
    ...more,
    ...row(100, [
      [40, 'STOP 1'],
      [90, 'LD'],
    ]),
    ...column(['ACME', 'Dallas, TX 75201', '07/13/2026'], 140),
    ...row(160, [
      [40, 'STOP 2'],
      [90, 'UL'],
    ]),
    ...column(['Far Box', 'Troy, MI 48083', '07/13/2026'], 140, 160),
    ...row(220, [
      [40, 'STOP 3'],
      [90, 'UL'],
    ]),
    ...column(['Big Box', 'Memphis, TN 38103', '07/14/2026'], 140, 220),
  ];

  it('codes name the stops where a summary has but the ends of the trip', () => {
    const summary = [at(40, 60, 'Origin: Dallas, TX'), at(240, 60, 'Destination: Memphis, TN')];
    expect(stopsInShort(readItems(CODES(...summary)))).toEqual([
      'pickup Dallas, TX 75201 2026-07-13',
      'delivery Troy, MI 48083 2026-07-13',
      'delivery Memphis, TN 38103 2026-07-14',
    ]);
    expect(stopsInShort(readItems(CODES()))).toEqual([
      'pickup Dallas, TX 75201 2026-07-13',
      'delivery Troy, MI 48083 2026-07-13',
      'delivery Memphis, TN 38103 2026-07-14',
    ]);
  });

  it('"From" and "To" are stops only where nothing better is said', () => {
    expect(
      stopsInShort(
        readItems(
          column(['From', 'Dallas, TX 75201', '07/13/2026', '', 'To', 'Memphis, TN 38103', '07/14/2026']),
        ),
      ),
    ).toEqual(['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14']);
    expect(
      stopsInShort(
        readItems(column(['To', 'Best Trucking', 'Tulsa, OK 74103', '', ...PICKUP, '', ...DELIVERY], 40, 60)),
      ),
    ).toHaveLength(2);
  });

  it('numbers of stops say nothing of roles: a person is asked', () => {
    const numbers = readItems(
      column(['Stop 1', 'Dallas, TX 75201', '07/13/2026', '', 'Stop 2', 'Memphis, TN 38103', '07/14/2026']),
    );
    expect(numbers.flags).toEqual([
      {
        code: 'roles',
        doubt: 'roles',
        message:
          'Nothing says which stops are pickups and which are deliveries: the first was taken for the pickup.',
        stop: undefined,
      },
    ]);
    expect(
      flagCodes(
        readItems(
          column([
            'Stop 1 - Pickup',
            'Dallas, TX 75201',
            '07/13/2026',
            '',
            'Stop 2',
            'Memphis, TN 38103',
            '07/14/2026',
          ]),
        ),
      ),
    ).toContain('roles');
  });

  it('a letter is read as one where a summary has but the towns', () => {
    const letter = [
      'Please pick up at ACME Foods, 100 Main St, Dallas, TX 75201 on 07/13/2026 at 08:00 and then',
      'deliver to Big Box DC, 5 Center Ave, Memphis, TN 38103 on 07/14/2026. The rate is 1850 dollars.',
    ];
    expect(
      stopsInShort(readItems(column(['Origin: Dallas, TX', 'Destination: Memphis, TN', '', ...letter]))),
    ).toEqual(['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14']);
  });

  it('two deliveries are no trip: the pickup is looked for in what is said in passing', () => {
    const deliveries = [
      'Delivery 1',
      'Big Box',
      'Memphis, TN 38103',
      '07/14/2026',
      '',
      'Delivery 2',
      'Far Box',
      'Troy, MI 48083',
      '07/15/2026',
    ];
    expect(
      stopsInShort(
        readItems(column(['Pickup date: 07/13/2026', 'ACME', 'Dallas, TX 75201', '', ...deliveries])),
      ),
    ).toEqual([
      'pickup Dallas, TX 75201 2026-07-13',
      'delivery Memphis, TN 38103 2026-07-14',
      'delivery Troy, MI 48083 2026-07-15',
    ]);
    expect(flagCodes(readItems(column(deliveries)))).toEqual(['no-pickup']);
  });

  it('dates name the stops where nothing else does', () => {
    expect(
      stopsInShort(
        readItems(
          column([
            'Pickup date: 07/13/2026',
            'ACME',
            'Dallas, TX 75201',
            '',
            'Delivery date: 07/14/2026',
            'Big Box',
            'Memphis, TN 38103',
          ]),
        ),
      ),
    ).toEqual(['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14']);
  });

  it('half a trip is shown as it is', () => {
    const half = readItems(column([...PICKUP]));
    expect(stopsInShort(half)).toEqual(['pickup Dallas, TX 75201 2026-07-13']);
    expect(flagCodes(half)).toEqual(['no-delivery']);
  });

  it('a guess on a scan is told to a person', () => {
    const { flags } = readItems(
      scannedColumn([
        ...PICKUP,
        '',
        'Dexxvery',
        'Yard',
        '7 Side St',
        'Tulsa, OK 74103',
        'Date: 07/13/2026',
        '',
        ...DELIVERY,
      ]),
    );
    expect(flags).toEqual([
      {
        code: 'recognition',
        doubt: 'role-lost',
        message:
          'What happens in Tulsa, OK was not legible on the scan: check whether it is a pickup or a delivery.',
        stop: undefined,
      },
    ]);
    const rows = (items: typeof scannedColumn, room: readonly string[] = ['', '']) =>
      readItems([
        ...items([
          'Pickup',
          'Dallas, TX 75201',
          '',
          'Delivery',
          'Memphis, TN 38103',
          ...room,
          'Troy, MI 48083',
        ]),
        ...items(['', '07/13/2026', '', '', '07/14/2026', ...room, '07/15/2026'], 200),
      ]);
    // Right under the row above no heading can have been lost.
    expect(rows(scannedColumn, []).flags).toEqual([]);
    expect(rows(scannedColumn, ['']).flags).toHaveLength(1);
    expect(rows(scannedColumn).flags.map(({ message }) => message)).toEqual([
      'What happens in Troy, MI was not legible on the scan: check whether it is a pickup or a delivery.',
    ]);
    expect(rows(column)).toMatchObject({
      flags: [],
      stops: [{ city: 'Dallas' }, { city: 'Memphis' }, { city: 'Troy' }],
    });
  });
});
