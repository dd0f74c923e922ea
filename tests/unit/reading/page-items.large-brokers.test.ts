import { describe, expect, it } from 'vitest';
import { findRate } from '~/reading/load-rate';
import {
  at,
  column,
  flagCodes,
  linesOfItems,
  readItems,
  recognized,
  row,
  scannedColumn,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What papers of large brokers and of TMS programs lost at first sight, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const PICKUP = ['Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'];
const DELIVERY = ['Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'];
const read = (...lines: string[]) => readItems(column(lines));
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)))?.cents;

const IN_PIECES = [150, 250, 340, 390, 440] as const;
const cells = (y: number, first: string, ...others: readonly string[]) =>
  row(y, [[40, first], ...others.map((text, index) => [IN_PIECES[index]!, text] as const)]);

describe('tables of stops', () => {
  it('end at a table of the freight, whose number of the pickup names no stop', () => {
    const found = readItems([
      ...cells(100, 'Pick-up Location', 'Address', 'City', 'State', 'Zip', 'Date'),
      ...cells(114, 'Can Plant', '1 Main St', 'Dallas', 'TX', '75201', '11/26/2026'),
      ...row(134, [
        [40, 'Commodity'],
        [120, 'Quantity'],
        [200, 'Weight'],
        [280, 'Pick-up #'],
        [420, 'Notes'],
      ]),
      ...row(148, [
        [40, 'Cans'],
        [120, '24 Pallets'],
        [200, '11,800 lbs'],
        [280, '0088-14'],
        [420, 'Dry'],
      ]),
      ...cells(168, 'Delivery Location', 'Address', 'City', 'State', 'Zip', 'Date'),
      ...cells(182, 'Bottler 2', '2 Oak St', 'Memphis', 'TN', '38103', '11/27/2026'),
      ...cells(196, 'Bottler 3', '3 Elm St', 'Memphis', 'TN', '38118', '11/27/2026'),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Memphis, TN 38118 2026-11-27']);
    expect(found.flags).toEqual([]);
  });

  it.each([
    ['HPL', 'LUL', 'HPL = hook preloaded, LUL = live unload, DRL = drop loaded.'],
    ['HPL', 'DRL', 'Weight 31,900 lbs.'],
    ['XA', 'XB', 'XA = pick up, XB = deliver.'],
  ])('tell what is done by codes: %s and %s', (pickup, delivery, legend) => {
    const found = readItems([
      ...row(100, [
        [40, 'Evt'],
        [80, 'Company'],
        [170, 'Address'],
        [260, 'City/State'],
        [340, 'Zip'],
        [400, 'Early'],
      ]),
      ...row(114, [
        [40, pickup],
        [80, 'Mill'],
        [170, '1 Main St'],
        [260, 'Dallas TX'],
        [340, '75201'],
        [400, '11/26/26 05:00'],
      ]),
      ...row(128, [
        [40, delivery],
        [80, 'Yard'],
        [170, '2 Oak St'],
        [260, 'Memphis TN'],
        [340, '38103'],
        [400, '11/27/26 05:00'],
      ]),
      ...column([legend], 40, 160),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });
});

describe('labels of stops', () => {
  it('carry their number in two languages', () => {
    const found = read('Recolección 1 / Pick up 1', ...PICKUP, '', 'Entrega 1 / Delivery 1', ...DELIVERY);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are no heads of charges, whatever is under their sums', () => {
    const found = readItems([
      ...column(['Pick 1', ...PICKUP, '', 'Drop 1', ...DELIVERY]),
      ...row(240, [
        [40, 'Flat'],
        [140, 'Tarp'],
        [240, 'Stop off'],
        [340, 'Total'],
      ]),
      ...row(252, [
        [40, '$1,900.00'],
        [140, '$100.00'],
        [240, '$50.00'],
        [340, '$2,050.00'],
      ]),
      ...column(
        ['Claims over $250.00 are filed at 14 Charlson Rd, Eden Prairie, MN 55347. Thanks.'],
        40,
        270,
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('tell how a truck is loaded under their key', () => {
    const found = readItems([
      ...column(['Stop 1 - Shipper', ...PICKUP, '', 'Stop 2 - Consignee', ...DELIVERY]),
      ...column(['Load type', 'Live load', '', '', '', '', 'Load type', 'Live unload'], 300),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('name another stop without such a key', () => {
    const found = readItems([
      ...column(['Stop 1 - Shipper', ...PICKUP, '', 'Stop 2 - Consignee', ...DELIVERY]),
      ...column(['Live load'], 300),
    ]);
    expect(flagCodes(found)).toContain('unassigned-label');
  });

  it('are the key of a day under their address', () => {
    const found = readItems([
      ...row(100, [
        [36, 'PICK UP'],
        [330, 'CONSIGNEE'],
      ]),
      ...column(['Mill', '1 Main St', 'Dallas TX 75201'], 36, 116),
      ...column(['Yard', '2 Oak St', 'Memphis TN 38103'], 330, 116),
      ...row(180, [
        [36, 'READY'],
        [110, '11/26/26 0700'],
        [330, 'DELIVER'],
        [410, '11/27/26 0600'],
      ]),
      ...row(194, [
        [36, 'CLOSE'],
        [110, '11/26/26 1500'],
        [330, 'CLOSE'],
        [410, '11/27/26 1100'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });
});

describe('addresses that are no stops', () => {
  it.each([
    'Facility notes: report to 9 Oak St, Memphis, TN 38103 if the main gate is closed.',
    'Directions: from I-40 pass 80 Elm St, Memphis, TN 38118 and turn left.',
  ])('stand in notes: "%s"', (notes) => {
    const found = read('Pick up', ...PICKUP, '', 'Delivery', ...DELIVERY, notes);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are in doubt where a note sends the truck there with freight', () => {
    const notes = 'Notes: then drop 4 pallets at Shop, 80 Elm St, Memphis, TN 38118';
    const found = read('Pick up', ...PICKUP, '', notes, '', 'Delivery', ...DELIVERY);
    expect(found.flags.length > 0 || found.stops.length > 2).toBe(true);
  });

  it('are where claims are filed', () => {
    const found = read(
      'Pick up',
      ...PICKUP,
      '',
      'Delivery',
      ...DELIVERY,
      'Claims over $250.00 are to be filed within nine months at 14 Charlson Rd, Eden Prairie, MN 55347. Pay is net 30.',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });
});

it('a name is read over its street where each has a key over it', () => {
  const found = read(
    'Pick 1',
    'Company',
    'Magic Steel',
    'Address',
    '1 Main St',
    'Dallas, TX 75201',
    '11/26/2026',
    '',
    'Drop 1',
    'Company',
    'Bridge Builders',
    'Address',
    '2 Oak St',
    'Memphis, TN 38103',
    '11/27/2026',
  );
  expect(found.stops.map(({ name, street }) => [name, street])).toEqual([
    ['Magic Steel', '1 Main St'],
    ['Bridge Builders', '2 Oak St'],
  ]);
});

it.each([
  ['Pay: 1,450 flat incl. fuel. 15 days.', 145_000],
  ['Rate: 1450 all in', 145_000],
  ['Pay: 48 flat', undefined],
  ['Trailer 480 flat', undefined],
  ['USD 1,650 USD flat', 165_000],
])('a sum needs no mark where it is said to be the whole: "%s"', (text, cents) => {
  expect(rate(text)).toBe(cents);
});

describe('a load in one row ahead of its stops', () => {
  it('takes the roles over its towns from no stop', () => {
    const print: readonly (readonly [x: number, y: number, text: string])[] = [
      [42, 86, 'Origin'],
      [132, 86, 'Destination'],
      [233, 86, 'Pick date'],
      [313, 86, 'Drop date'],
      [393, 86, 'Miles'],
      [42, 101, 'Dallas, TX'],
      [132, 101, 'Memphis, TN'],
      [233, 101, '11/26/2026'],
      [313, 101, '11/27/2026'],
      [393, 101, '452'],
      [39, 118, 'PICKS'],
      [41, 133, '1.'],
      [77, 133, 'Upper Trinity Mill'],
      [266, 133, 'Thu 11/26/2026 10:00'],
      [77, 142, '1 Main St'],
      [77, 151, 'Dallas, TX 75201'],
      [39, 167, 'DROPS'],
      [41, 183, '1.'],
      [79, 183, 'Yard'],
      [277, 183, 'Fri 11/27/2026 08:00'],
      [79, 192, '2 Oak St'],
      [79, 201, 'Memphis, TN 38103'],
    ];
    const found = readItems(print.map(([x, y, text]) => at(x, y, text, { size: 6.75 })));
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });
});

describe('which of how many stops', () => {
  const counted = (pickup: string, delivery: string, ...days: readonly [string, string]) =>
    read(
      pickup,
      'Mill, 1 Main St, Dallas, TX 75201',
      days[0],
      '',
      delivery,
      'Yard, 2 Oak St, Memphis, TN 38103',
      days[1],
    );

  it.each([
    ['PICKUP 1/1', 'DELIVERY 1/1'],
    ['PICKUP 1/2', 'DELIVERY 2/2'],
  ])('is no day: "%s", "%s"', (pickup, delivery) => {
    const found = counted(pickup, delivery, 'Date 11/26/2026', 'Date 11/27/2026');
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(counted(pickup, delivery, 'Call ahead', 'Call ahead'))).toContain('no-date');
  });

  it('is a day where the numbers are no series', () => {
    expect(stopsInShort(counted('PICKUP 11/26', 'DELIVERY 11/27', 'Call ahead', 'Call ahead'))).toEqual(TRIP);
  });
});

describe('the day on which a truck must arrive', () => {
  it('is that of each stop where each has one', () => {
    const found = readItems([
      ...column(['Shipper:', ...PICKUP.slice(0, 3), '', 'Must arrive: Nov 26, 2026 10:00']),
      ...column(['Consignee:', ...DELIVERY.slice(0, 3), '', 'Must arrive: Nov 27, 2026 08:00'], 320),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('is that of the delivery where there is one only', () => {
    const found = read(
      'Shipper:',
      ...PICKUP.slice(0, 3),
      'Must arrive by: Nov 27, 2026',
      '',
      'Consignee:',
      ...DELIVERY.slice(0, 3),
    );
    expect(found.stops.map(({ date }) => date)).toEqual([undefined, '2026-11-27']);
  });
});

it.each([
  ['Drop empty, hook loaded', 'pickup'],
  ['Drop empty trailer and hook loaded trailer', 'pickup'],
  ['Drop loaded, hook empty', 'delivery'],
  ['Drop full trailer / pick up empty', 'delivery'],
])('a trailer is left for another: "%s"', (words, role) => {
  const [first, second] = role === 'pickup' ? [words, 'Live unload'] : ['Live load', words];
  const found = read(`Stop 1 - ${first}`, ...PICKUP, '', `Stop 2 - ${second}`, ...DELIVERY);
  expect(stopsInShort(found)).toEqual(TRIP);
  expect(found.flags).toEqual([]);
});

it('points lead from a key to its value', () => {
  const items = [
    ...row(100, [
      [40, 'SHIPMENT ID'],
      [140, '. . . : 0720418834'],
    ]),
    ...row(112, [
      [40, 'TOTAL CHARGE'],
      [140, '. . . : 1,118.40 USD'],
    ]),
  ];
  const found = readItems(items);
  expect([found.loadNumber, found.rateCents]).toEqual(['0720418834', 111_840]);
});

it.each([
  ['Carrier $720.00', 72_000],
  ['Carrier: $1,720.00', 172_000],
  ['Carrier $100,000.00 insurance', undefined],
  ['Pay for the chain: $815.00', 81_500],
])('is paid to the carrier: "%s"', (text, cents) => {
  expect(rate(text)).toBe(cents);
});

it('a charge of the table of charges names no stop, whatever its code', () => {
  const found = readItems([
    ...column(['Pick 1', ...PICKUP, '', 'Drop 1', ...DELIVERY]),
    ...row(240, [
      [40, '2'],
      [80, 'SO'],
      [140, 'Stop off'],
      [240, '2'],
      [280, '50.00'],
      [340, '100.00'],
    ]),
    ...column(['disputes go to the courts of Hamilton County, Cincinnati, OH 45202; and so on'], 40, 264),
  ]);
  expect(stopsInShort(found)).toEqual(TRIP);
  expect(found.flags).toEqual([]);
});

it('a load in a column beside the stops is the key of its number', () => {
  const found = readItems([
    ...column(['Load', 'CB 40718'], 40, 130),
    ...column(['Where you load', ...PICKUP, '', 'Where you unload', ...DELIVERY], 200),
  ]);
  expect(stopsInShort(found)).toEqual(TRIP);
  expect([found.loadNumber, found.flags]).toEqual(['CB 40718', []]);
});

describe('whose paper it is', () => {
  it('is said in a numbered clause ahead of the stops, whose numbers are none of stops', () => {
    const found = read(
      '1. Parties. Broker: Saguaro Freight Desk, 2020 N Central Ave, Phoenix, AZ 85004. Carrier: Ridgeback.',
      '2. Pickup. Mill, 1 Main St, Dallas, TX 75201, on November 26, 2026 between 8:00 AM',
      'and noon.',
      '3. Delivery. Yard, 2 Oak St, Memphis, TN 38103, on November 27, 2026 at 9:00 AM.',
      '4. Freight. 24 pallets of water, 43,200 pounds, dry van.',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it.each([
    ['November 21, 2026', []],
    ['November 28, 2026', ['unassigned-address']],
  ])('is under the pay, with a day before the trip: %s', (day, flags) => {
    const found = read(
      'Pick up @ Mill, 1 Main St, Dallas TX 75201, 11/26/2026 at 2pm',
      'Drop @ Yard, 2 Oak St, Memphis TN 38103, 11/27/2026 at 7am',
      'Money: $2,400 line + $380 fuel, so $2,780 to the truck',
      '',
      'Lone Cypress Produce Logistics, 318 Cayuga St, Salinas CA 93901',
      day,
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual(flags);
  });
});

it('the day behind a role is no number of a stop', () => {
  const found = read(
    'PU Appt: 26 NOV 26 16:00',
    'Mill, 1 Main St, Dallas, TX 75201',
    '',
    'DEL Appt: 27 NOV 26 14:00',
    'Yard, 2 Oak St, Memphis, TN 38103',
  );
  expect(stopsInShort(found)).toEqual(TRIP);
  expect(found.flags).toEqual([]);
});

it.each([
  ['11/27/2026 01:30 - 03:30 11/28/2026 14:30 - 22:30', undefined],
  ['11/27/2026 01:30 - 11/28/2026 14:30', '2026-11-27'],
  ['11/27/2026 01:30 - 03:30', '2026-11-27'],
])('no day of two rows that were recognized as one counts: "%s"', (text, date) => {
  const items = scannedColumn(['Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY.slice(0, 3)]);
  const found = readItems([...items, ...recognized(40, 244, text)]);
  expect(found.stops[1]?.date).toBe(date);
  expect(flagCodes(found).includes('no-date')).toBe(date === undefined);
});

it('the day in the row of a stop counts where a scan has another one right over it', () => {
  const line = (y: number, ...words: readonly (readonly [number, string])[]) =>
    words.flatMap(([x, text]) => recognized(x, y, text));
  const found = readItems([
    ...line(100, [40, '11/26/2026'], [140, 'Mill'], [240, 'Dallas, TX 75201'], [400, 'Pickup Location']),
    ...line(114, [40, '11/28/2026 14:30 - 22:30']),
    ...line(122, [40, '11/27/2026'], [140, 'Yard'], [240, 'Memphis, TN 38103'], [400, 'Delivery Location']),
  ]);
  expect(stopsInShort(found)).toEqual(TRIP);
});
