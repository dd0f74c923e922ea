import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';
import {
  column,
  DELIVERY,
  flagCodes,
  pageOf,
  PICKUP,
  readItems,
  row,
  scannedColumn,
  stopsInShort,
  TODAY,
  TRIP,
} from '../../factories/confirmation-pages';

/** What a person is asked to look at, word for word, and at which stop (counted from nought). */

const said = (items: readonly PageItem[]) =>
  readItems(items).flags.map(({ code, message, stop }) => [code, stop, message]);
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

describe('what is missing', () => {
  it('is told of a document without stops, and nothing else', () => {
    expect(print('Hello', '07/13/2026')).toEqual([
      [
        'no-stops',
        undefined,
        'No stop was found. Enter the stops yourself, or remove the file if it is not a rate confirmation.',
      ],
    ]);
  });

  it('is a pickup or a delivery', () => {
    expect(print(...PICKUP)).toEqual([['no-delivery', undefined, 'No delivery was found.']]);
    expect(print(...DELIVERY)).toEqual([['no-pickup', undefined, 'No pickup was found.']]);
  });

  it('is a day', () => {
    expect(print(...PICKUP, '', ...DELIVERY.slice(0, 4))).toEqual([
      ['no-date', 1, 'Stop 2 (Memphis, TN) has no date.'],
    ]);
  });

  it('is a trip that begins with a pickup and ends with a delivery', () => {
    expect(print('Delivery', ...PICKUP.slice(1), '', 'Pickup', ...DELIVERY.slice(1))).toEqual([
      [
        'first-last',
        undefined,
        'The trip does not begin with a pickup and end with a delivery: check the order of the stops.',
      ],
    ]);
    expect(
      flagCodes(
        readItems(
          column([
            ...PICKUP,
            '',
            'Pickup',
            ...DELIVERY.slice(1, 4),
            'Date: 07/13/2026',
            '',
            'Delivery',
            'X',
            '7 Main St',
            'Troy, MI 48083',
            'Date: 07/15/2026',
          ]),
        ),
      ),
    ).toEqual([]);
    expect(
      flagCodes(
        readItems(
          column([
            ...PICKUP,
            '',
            ...DELIVERY,
            '',
            'Pickup',
            'X',
            '7 Main St',
            'Troy, MI 48083',
            'Date: 07/15/2026',
          ]),
        ),
      ),
    ).toEqual(['first-last']);
  });
});

describe('days that cannot be', () => {
  const days = (first: string, second: string) =>
    print(
      ...stop('Pickup', 'Dallas, TX 75201', first),
      ...stop('Delivery', 'Memphis, TN 38103', second, 'Big Box'),
    );

  it('run backwards', () => {
    expect(days('07/14/2026', '07/13/2026')).toEqual([
      ['date-order', 1, 'Stop 2 is dated before the stop ahead of it.'],
    ]);
    expect(days('07/13/2026', '07/13/2026')).toEqual([]);
  });

  it('lie further apart than a trip lasts', () => {
    expect(days('07/01/2026', '07/22/2026')).toEqual([]);
    expect(days('07/01/2026', '07/23/2026')).toEqual([
      ['date-order', 1, 'Stop 2 is more than 21 days after the stop ahead of it.'],
    ]);
  });

  it('are not those of their weekday', () => {
    expect(days('Mon 07/13/2026', 'Wed 07/14/2026')).toEqual([
      ['weekday', 1, 'The weekday printed at stop 2 is not that of its date.'],
    ]);
    expect(days('Mon 07/13/2026', 'Tue 07/14/2026')).toEqual([]);
  });

  it('have a year that nobody printed', () => {
    // 118 days before the day of reading is the 26th of July; sixty around it need no question.
    expect(days('09/24', '09/25')).toEqual([
      ['year', 1, 'The year of stop 2 is not printed: check that it was 2026.'],
    ]);
    expect(days('05/27', '05/28')).toEqual([]);
    expect(days('05/26', '05/27')).toEqual([
      ['year', 0, 'The year of stop 1 is not printed: check that it was 2026.'],
    ]);
    expect(days('Tue 05/26', 'Wed 05/27')).toEqual([]);
    expect(days('01/26/2026', '01/27')).toEqual([]);
  });

  it('need no year where the file was made shortly before them', () => {
    const made = (madeOn: string, first = '11/20', items = column) =>
      readConfirmation(
        [
          {
            ...pageOf(
              items([
                ...stop('Pickup', 'Dallas, TX 75201', first),
                ...stop('Delivery', 'Memphis, TN 38103', '11/21', 'Big Box'),
              ]),
            ),
            madeOn,
          },
        ],
        gazetteer(),
        TODAY,
      ).flags.map(({ code, stop }) => [code, stop]);
    expect(made('2026-11-19')).toEqual([]);
    expect(made('2026-11-27')).toEqual([]);
    expect(made('2026-10-21')).toEqual([]);
    expect(made('2026-11-28')).toEqual([['year', 0]]);
    expect(made('2026-10-20')).toEqual([['year', 1]]);
    expect(made('2026-10-19')).toEqual([
      ['year', 0],
      ['year', 1],
    ]);
    // A year before, or on a scan, which may be made long after the trip.
    expect(made('2025-11-19')).toEqual([
      ['year', 0],
      ['year', 1],
    ]);
    expect(made('2026-11-19', '11/20', scannedColumn).filter(([code]) => code === 'year')).toEqual([
      ['year', 0],
      ['year', 1],
    ]);
  });
});

describe('stops that the document counts or numbers otherwise', () => {
  const three = (first: string, second: string, third: string) => [
    ...stop(first, 'Dallas, TX 75201', '07/13/2026'),
    ...stop(second, 'Memphis, TN 38103', '07/14/2026', 'Big Box'),
    ...stop(third, 'Troy, MI 48083', '07/15/2026', 'Far Box'),
  ];
  const COUNT = ['stop-count', undefined, 'The document speaks of 4 stops, 3 were found.'];

  it.each([
    'Stops: 4',
    'Total stops: 4',
    'Total stops 4',
    'Number of stops: 4',
    'No. of stops 4',
    '# of stops: 4',
    'Stop count: 4',
    'Stop 1 of 4',
    'Stops 1 of 4',
  ])('"%s"', (line) => {
    expect(print(line, ...three('Pickup', 'Delivery 1', 'Delivery 2'))).toContainEqual(COUNT);
  });

  it.each(['Stops: 3', 'Stop: 4', 'Stops: 1', 'Total stops 4 pickups', 'Stops 41'])('not "%s"', (line) => {
    expect(print(line, ...three('Pickup', 'Delivery 1', 'Delivery 2'))).toEqual([]);
  });

  it('by the labels themselves: of all stops or of those of their role', () => {
    expect(
      print(...three('Stop 1 of 4 - Pickup', 'Stop 2 of 4 - Delivery', 'Stop 3 of 4 - Delivery')),
    ).toEqual([COUNT]);
    expect(
      print(...three('Stop 1 of 3 - Pickup', 'Stop 2 of 3 - Delivery', 'Stop 3 of 3 - Delivery')),
    ).toEqual([]);
    expect(print(...three('Pickup 1 of 1', 'Delivery 1 of 2', 'Delivery 2 of 2'))).toEqual([]);
  });

  it('with a gap or twice the same number', () => {
    const GAP = [
      'numbering',
      undefined,
      'The numbers of the stops have a gap or repeat: a stop may be missing.',
    ];
    expect(print(...three('Stop 1: Pickup', 'Stop 2: Delivery', 'Stop 4: Delivery'))).toEqual([GAP]);
    expect(print(...three('Stop 1: Pickup', 'Stop 2: Delivery', 'Stop 2: Delivery'))).toEqual([GAP]);
    expect(print(...three('Stop 1: Pickup', 'Stop 2: Delivery', 'Stop 3: Delivery'))).toEqual([]);
    expect(print(...three('Pickup 1', 'Delivery 1', 'Delivery 2'))).toEqual([]);
    expect(print(...three('Pickup 1', 'Delivery 1', 'Delivery 3'))).toEqual([GAP]);
    expect(print(...three('Pickup 2', 'Delivery 1', 'Delivery 2'))).toEqual([GAP]);
  });

  it('on a scan where one of them has no number', () => {
    const MIXED = [
      'numbering',
      undefined,
      'Some stops are numbered and others are not: one of them may be no stop.',
    ];
    expect(scan(...three('Pickup 1', 'Delivery 1', 'Delivery'))).toContainEqual(MIXED);
    expect(scan(...three('Pickup', 'Delivery 2', 'Delivery'))).not.toContainEqual(MIXED);
    expect(print(...three('Pickup 1', 'Delivery 1', 'Delivery'))).not.toContainEqual(MIXED);
  });
});

describe('addresses and labels that are left over', () => {
  const YARD = ['Crossdock', '7 Side St', 'Tulsa, OK 74103'];

  it('an address under the stops of a scan, but not one in a sentence or in the signature of a letter', () => {
    const under = (...lines: string[]) =>
      scan(...PICKUP, '', ...DELIVERY, '', '', '', '', '', '', '', '', '', '', '', '', '', ...lines).map(
        ([code]) => code,
      );
    expect(under(...YARD)).toEqual(['unassigned-address']);
    expect(under('Crossdock, 7 Side St, Tulsa, OK 74103')).toEqual(['unassigned-address']);
    expect(under('By signing the carrier agrees to Crossdock, 7 Side St, Tulsa, OK 74103 rules')).toEqual([]);
    expect(under('Thanks,', '', 'Dana', 'Crossdock, 7 Side St, Tulsa, OK 74103')).toEqual([]);
    expect(under('No thanks to delays', '', 'Dana', 'Crossdock, 7 Side St, Tulsa, OK 74103')).toEqual([
      'unassigned-address',
    ]);
  });

  it('an address among the stops', () => {
    const LEFT = [
      'unassigned-address',
      undefined,
      'Tulsa, OK is among the stops, but nothing says what happens there.',
    ];
    expect(print(...PICKUP, '', ...YARD, '', ...DELIVERY)).toContainEqual(LEFT);
    expect(print(...YARD, '', ...PICKUP, '', ...DELIVERY)).toEqual([]);
    expect(print(...PICKUP, '', ...DELIVERY, '', ...YARD)).toContainEqual(LEFT);
    expect(print(...PICKUP, '', ...DELIVERY, '', '', '', '', '', '', '', '', '', '', ...YARD)).toEqual([]);
    expect(print(...PICKUP, '', 'Tulsa, OK', '', ...DELIVERY)).toEqual([]);
  });

  it('no address of the letterhead that is printed again', () => {
    const head = ['Anchor Freight', '9 Hill Rd', 'Omaha, NE 68102'];
    expect(print(...head, '', ...PICKUP, '', ...head, '', ...DELIVERY)).toEqual([]);
    expect(print(...head.with(1, '8 Hill Rd'), '', ...PICKUP, '', ...head, '', ...DELIVERY)).toHaveLength(1);
  });

  it('a label that heads no address', () => {
    expect(print(...PICKUP, '', ...DELIVERY, '', 'Delivery 2', 'to be told')).toContainEqual([
      'unassigned-label',
      undefined,
      '"Delivery 2" names a stop, but no address was found for it.',
    ]);
    expect(print(...PICKUP, '', ...DELIVERY, '', `Delivery 2 ${'X'.repeat(50)}`)).toContainEqual([
      'unassigned-label',
      undefined,
      `"Delivery 2 ${'X'.repeat(29)}" names a stop, but no address was found for it.`,
    ]);
    expect(print(...PICKUP, '', ...DELIVERY, '', 'Load # 61')).toEqual([]);
    expect(print(...PICKUP, '', ...DELIVERY, '', 'Loads no 4')).toEqual([]);
  });

  it('no second word for the same stop, over it or beside its label', () => {
    const over = (second: string) =>
      print('Pickup Information', second, ...PICKUP.slice(1), '', ...DELIVERY).map(([code]) => code);
    expect(over('Shipper')).toEqual([]);
    const beside = (x: number, y: number, label: string) =>
      said([...column([...PICKUP, '', '', '', '', ...DELIVERY]), ...row(y, [[x, label]])]).map(
        ([code]) => code,
      );
    expect(beside(120, 100, 'Shipper')).toEqual([]);
    expect(beside(120, 136, 'Shipper')).toEqual([]);
    expect(beside(300, 100, 'Shipper')).toEqual(['unassigned-label']);
    expect(beside(40, 420, 'Shipper')).toEqual(['unassigned-label']);
  });

  it('no field of a form that nobody filled in', () => {
    const form = (...more: string[]) =>
      print(
        '1st Pick: ACME',
        'Address: 100 Main St',
        'City/State/Zip: Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        '1st Drop: Big Box',
        'Address: 5 Center Ave',
        'City/State/Zip: Memphis, TN 38103',
        'Date: 07/14/2026',
        '',
        ...more,
      ).map(([code]) => code);
    expect(form('2nd Drop: ____', 'Address: ....', 'Date:')).toEqual([]);
    expect(form('2nd Drop:', 'Address:')).toEqual(['unassigned-label']);
    expect(form('2nd Drop:', 'Address:', 'Somewhere', 'Date:')).toEqual(['unassigned-label']);
    expect(form('2nd Drop', 'Address:', 'Date:')).toEqual(['unassigned-label']);
    expect(form('2nd Drop:', '', '', 'Address:', 'Date:')).toEqual(['unassigned-label']);
  });
});

describe('places', () => {
  const place = (town: string) =>
    print(
      ...stop('Pickup', town, '07/13/2026'),
      ...stop('Delivery', 'Memphis, TN 38103', '07/14/2026', 'Big Box'),
    );

  it.each([
    ['Dallas, TX 10001', ['zip-place', 0, 'Stop 1 (Dallas, TX 10001): the postal code is in NY.']],
    ['Dallas, TX 79901', ['zip-place', 0, 'Stop 1 (Dallas, TX 79901): town and postal code do not match.']],
    ['Dallas, TX 00001', ['zip-place', 0, 'Stop 1 (Dallas, TX 00001): town and postal code do not match.']],
    [
      'Qwertyville, TX 75201',
      ['place-unknown', 0, 'Stop 1 (Qwertyville, TX 75201): this town is not known.'],
    ],
  ])('%s', (town, flag) => {
    expect(place(town)).toEqual([flag]);
  });

  it.each(['Dallas, TX 75201', 'Irving, TX 75201', 'Dallas, TX'])('nothing is wrong with %s', (town) => {
    expect(place(town)).toEqual([]);
  });

  it('twice the same, one after the other', () => {
    const twice = (street: string, name = 'Big Box', town = 'Memphis, TN 38103', role = 'Delivery') =>
      print(
        ...stop('Pickup', 'Dallas, TX 75201', '07/13/2026'),
        ...stop('Delivery', 'Memphis, TN 38103', '07/14/2026', 'Big Box'),
        ...stop(role, town, '07/14/2026', name, street),
      ).map(([, at, message]) => [at, message]);
    expect(twice('1 Main St')).toEqual([
      [2, 'Stops 2 and 3 are the same place: one of them may be printed twice.'],
    ]);
    expect(twice('2 Main St')).toEqual([]);
    expect(twice('1 Main St', 'Far Box')).toEqual([]);
    expect(twice('1 Main St', 'Big Box', 'Troy, MI 48083')).toEqual([]);
  });

  it('where only the empty trailer is dropped, unless that has a day of its own behind the delivery', () => {
    const yard = (...date: string[]) => [
      'Drop Empty Trailer:',
      'Yard',
      '3 Yard Rd',
      'Memphis, TN 38103',
      ...date,
    ];
    const ASKED = (stop: number) => [
      'empty-trailer',
      stop - 1,
      `Stop ${stop} only drops the empty trailer: remove it if you do not drive there.`,
    ];
    expect(print(...PICKUP, '', ...DELIVERY, '', ...yard())).toContainEqual(ASKED(3));
    expect(print(...PICKUP, '', ...DELIVERY, '', ...yard('07/15/2026'))).toEqual([]);
    // Printed ahead of the delivery it may be dropped on the way to the pickup.
    expect(print(...PICKUP, '', ...yard('07/14/2026'), '', ...DELIVERY)).toContainEqual(ASKED(2));
  });
});

describe('what is hard to read on a scan', () => {
  const SECOND = stop('Delivery', 'Memphis, TN 38103', 'Date: 07/14/2026', 'Big Box');
  const first = (town: string, date = 'Date: 07/13/2026') => scan(...stop('Pickup', town, date), ...SECOND);

  it.each([
    ['Dallas, TX 75201', undefined],
    ['Dallas, TX 75201~90', undefined],
    ['Dallas, TX 75201~89', 'Stop 1 (Dallas, TX 75201): the postal code was hard to read on the scan.'],
    ['Dallas,~30 TX 75201', undefined],
    ['Irving,~60 TX 75201', undefined],
    ['Irving,~59 TX 75201', 'Stop 1 (Irving, TX 75201) was hard to read on the scan.'],
  ])('%s', (town, message) => {
    expect(first(town)).toEqual(message === undefined ? [] : [['recognition', 0, message]]);
  });

  it('a date, sooner than a name', () => {
    expect(first('Dallas, TX 75201', 'Date: 07/13/2026~90')).toEqual([]);
    expect(first('Dallas, TX 75201', 'Date: 07/13/2026~89')).toEqual([
      ['recognition', 0, 'Stop 1 (Dallas, TX 75201): the date was hard to read on the scan.'],
    ]);
    expect(first('Dallas, TX 75201', 'Date:~20 07/13/2026')).toEqual([]);
  });

  it('a code of which nothing or only half is left', () => {
    expect(first('Dallas, TX')).toEqual([
      ['recognition', 0, 'The postal code of stop 1 (Dallas, TX) was not legible on the scan.'],
    ]);
    expect(
      scan(...stop('Pickup', 'Hamilton, ON L8P 105', 'Date: 07/13/2026'), ...SECOND).map(
        ([, , message]) => message,
      ),
    ).toEqual(['The postal code of stop 1 (Hamilton, ON) was legible only as far as L8P.']);
    expect(
      scan(
        ...stop('Pickup', 'Dallas, TX', 'Date: 07/13/2026'),
        'Postal code: ??',
        ...stop('Delivery', 'Memphis, TN', 'Date: 07/14/2026', 'Big Box'),
      ),
    ).toEqual([['recognition', undefined, 'The postal codes of the stops were not legible on the scan.']]);
    expect(
      scan(
        ...stop('Pickup', 'Dallas, TX', 'Date: 07/13/2026'),
        ...stop('Delivery', 'Memphis, TN', 'Date: 07/14/2026', 'Big Box'),
      ),
    ).toEqual([]);
    expect(
      print(
        ...stop('Pickup', 'Dallas, TX', 'Date: 07/13/2026'),
        'Zip: ??',
        ...stop('Delivery', 'Memphis, TN', 'Date: 07/14/2026', 'Big Box'),
      ),
    ).toEqual([]);
  });

  it('a role that had to be guessed', () => {
    const result = readItems(
      scannedColumn([
        ...PICKUP,
        '',
        'De1ivury Loc@tion',
        'Side Yard',
        '7 Side St',
        'Tulsa, OK 74103',
        'Date: 07/13/2026',
        '',
        ...DELIVERY,
      ]),
    );
    expect(result.flags.map(({ message }) => message)).toContain(
      'What happens in Tulsa, OK was not legible on the scan: check whether it is a pickup or a delivery.',
    );
  });

  it('roles that nothing names', () => {
    expect(
      print('Stop 1', 'Dallas, TX 75201', '07/13/2026', '', 'Stop 2', 'Memphis, TN 38103', '07/14/2026'),
    ).toEqual([
      [
        'roles',
        undefined,
        'Nothing says which stops are pickups and which are deliveries: the first was taken for the pickup.',
      ],
    ]);
  });
});

it('a stop that was lost between others of a scan is asked after, by its date or by the lane', () => {
  const table = (extra: PageItem[]) =>
    readItems([
      ...['Pickup', 'Delivery'].flatMap((role, index) =>
        [
          [40, role],
          [130, `07/1${3 + index}/2026`],
          [300, index === 0 ? 'Dallas, TX 75201' : 'Memphis, TN 38103'],
        ].map(([x, text]) => ({ ...row(140 + index * 16, [[x as number, text as string]])[0]!, sure: 0.95 })),
      ),
      ...extra,
    ]);
  const lost = table(
    row(172, [
      [40, 'De1xzry'],
      [130, '07/15/2026'],
    ]).map((item) => ({ ...item, sure: 0.95 })),
  );
  expect(stopsInShort(lost)).toEqual([...TRIP]);
  expect(lost.flags.map(({ message }) => message)).toEqual([
    'The date "07/15/2026" is among those of the stops and belongs to none: a stop may not have been legible on the scan.',
  ]);
  expect(table(row(300, [[130, '07/15/2026']]).map((item) => ({ ...item, sure: 0.95 }))).flags).toEqual([]);
  expect(table(row(172, [[220, '07/15/2026']]).map((item) => ({ ...item, sure: 0.95 }))).flags).toEqual([]);
  const lane = table(
    row(100, [[40, 'Lane: Dallas, TX - Troy, MI']]).map((item) => ({ ...item, sure: 0.95 })),
  );
  expect(lane.flags.map(({ message }) => message)).toEqual([
    'The document says that the trip goes through Troy, MI, where no stop was found: one may not have been legible on the scan.',
  ]);
});
