import { describe, expect, it } from 'vitest';
import {
  column,
  DELIVERY,
  flagCodes,
  PICKUP,
  readItems,
  row,
  stopsInShort,
  TRIP,
} from '../../factories/confirmation-pages';

/** What papers of four batches drawn by hand, the fortieth to the forty-third, were misread by. */

const read = (...lines: string[]) => readItems(column(lines));
const trip = [...PICKUP, '', ...DELIVERY, ''];

describe('the number of the load', () => {
  it('is the primary one of several in a row of heads', () => {
    const heads = [
      ...row(40, [
        [40, 'Primary Reference'],
        [160, 'Shipment ID'],
        [280, 'Mode'],
      ]),
      ...row(52, [
        [40, 'TL88-117-204'],
        [160, 'SH00512281'],
        [280, 'TL'],
      ]),
    ];
    expect(readItems([...heads, ...column(trip)]).loadNumber).toBe('TL88-117-204');
  });

  it('in the first line of a paper is no name of who is at the first stop', () => {
    const items = [
      ...row(54, [[40, '114-TX7KQ2']]),
      ...row(69, [
        [40, 'Greenfield, IN 46140'],
        [180, '12/01/2026 02:30'],
        [290, 'Pick up preloaded trailer'],
      ]),
      ...row(93, [
        [40, 'Saint Peters, MO 63376'],
        [180, '12/01/2026 08:45'],
        [290, 'Drop trailer'],
      ]),
    ];
    expect(readItems(items).loadNumber).toBe('114-TX7KQ2');
  });
});

describe('a doubt', () => {
  it('is none about the town of a stop over its whole address', () => {
    const items = [
      ...row(69, [
        [40, '1 MQJ5'],
        [80, 'Greenfield, IN 46140'],
        [190, '12/01/2026 02:30'],
        [300, 'Pick up preloaded trailer'],
      ]),
      ...row(81, [[40, '9590 W 400 N, Greenfield, IN 46140']]),
      ...row(93, [
        [40, '2 STL8'],
        [80, 'Saint Peters, MO 63376'],
        [190, '12/01/2026 08:45'],
        [300, 'Drop trailer'],
      ]),
      ...row(105, [[40, '4000 Premier Pkwy, Saint Peters, MO 63376']]),
    ];
    const reading = readItems(items);
    expect(stopsInShort(reading)).toEqual([
      'pickup Greenfield, IN 46140 2026-12-01',
      'delivery Saint Peters, MO 63376 2026-12-01',
    ]);
    expect(flagCodes(reading)).toEqual([]);
  });

  it.each([
    [
      'which stop is paid for',
      row(300, [
        [40, 'Extra stop'],
        [160, '$50.00'],
        [240, 'DEL#2'],
      ]),
    ],
    [
      'a field that does not apply',
      row(60, [
        [40, 'Origin Terminal:'],
        [160, 'n/a'],
      ]),
    ],
    [
      'how many loads there are',
      [
        ...row(40, [
          [40, 'Confirmation'],
          [160, 'Loads'],
          [240, 'Miles'],
        ]),
        ...row(52, [
          [40, 'BRT-77120'],
          [160, '1'],
          [240, '521'],
        ]),
      ],
    ],
  ])('is none about %s', (_, items) => {
    const reading = readItems([...items, ...column(trip)]);
    expect(stopsInShort(reading)).toEqual(TRIP);
    expect(flagCodes(reading)).toEqual([]);
  });

  it('stays about a stop at the same place that has a street and a role of its own, and about an unpaid one', () => {
    expect(
      flagCodes(
        readItems([
          ...column(trip),
          ...row(300, [
            [40, 'Drop'],
            [160, 'TBD'],
          ]),
        ]),
      ),
    ).not.toEqual([]);
    expect(
      flagCodes(read(...PICKUP, '', '9 Oak Ave, Dallas, TX 75201', 'Date: 07/13/2026', '', ...DELIVERY)),
    ).not.toEqual([]);
  });

  it.each([
    ['numbered', ['1', '2', '3'], ['Live load', '', 'Unload']],
    ['each with its role', ['A', 'B', 'C', 'D'], ['Load', '', 'Unload', 'Unload']],
  ])('is one about a row without a role among rows that are %s', (_, marks, roles) => {
    const towns = ['Dallas, TX 75201', 'Austin, TX 78701', 'Memphis, TN 38103', 'Nashville, TN 37203'];
    const reading = readItems(
      roles.flatMap((role, index) =>
        row(100 + index * 14, [
          [40, marks[index]!],
          ...(role === '' ? [] : [[70, role] as [number, string]]),
          [140, `Company ${marks[index]}, 5 Main St`],
          [300, towns[index]!],
          [420, '07/13/2026 08:00'],
        ]),
      ),
    );
    expect(reading.flags.map(({ doubt }) => doubt)).toContain('role-lost');
  });

  it('is one about a row of stops whose number is missing', () => {
    const reading = readItems(
      [
        ['1', 'Load', 'Dallas, TX 75201'],
        ['3', 'Unload', 'Memphis, TN 38103'],
      ].flatMap(([number, role, town], index) =>
        row(100 + index * 14, [
          [40, number!],
          [70, role!],
          [140, 'ACME Foods, 5 Main St'],
          [300, town!],
          [420, '07/13/2026 08:00'],
        ]),
      ),
    );
    expect(reading.flags.map(({ doubt }) => doubt)).toEqual(['numbering']);
  });

  it('is none about the parts of a stop under heads that all name its role', () => {
    const part = (y: number, role: string, values: readonly [string, string, string]) => [
      ...row(y, [
        [40, `${role} company`],
        [200, `${role} address`],
        [370, `${role} city, state, zip`],
      ]),
      ...row(y + 14, [
        [40, values[0]],
        [200, values[1]],
        [370, values[2]],
      ]),
    ];
    const reading = readItems([
      ...row(60, [
        [40, 'Pickup date'],
        [200, 'Delivery date'],
        [370, 'Rate'],
      ]),
      ...row(74, [
        [40, '12/01/2026'],
        [200, '12/02/2026'],
        [370, '$1,310.00'],
      ]),
      ...part(100, 'Pickup', ['Kewanee Boiler', '101 Franklin St', 'Kewanee, IL 61443']),
      ...part(140, 'Delivery', ['Altoona Heat', '2900 Beale Ave', 'Altoona, PA 16601']),
    ]);
    expect(stopsInShort(reading)).toEqual([
      'pickup Kewanee, IL 61443 2026-12-01',
      'delivery Altoona, PA 16601 2026-12-02',
    ]);
    expect(reading.stops.map(({ name, street }) => [name, street])).toEqual([
      ['Kewanee Boiler', '101 Franklin St'],
      ['Altoona Heat', '2900 Beale Ave'],
    ]);
    expect(flagCodes(reading)).toEqual([]);
  });

  it.each(['Canadian customs broker', 'US customs broker'])(
    'is none about the address under %s, in a column between the stops',
    (head) => {
      const lines = (x: number, texts: readonly string[]) => column(texts, x, 60);
      const reading = readItems([
        ...lines(40, ['Shipper', ...PICKUP.slice(1)]),
        ...lines(200, [head, 'Livingston-Ward', '405 The West Mall', 'Buffalo, NY 14213']),
        ...lines(380, ['Consignee', ...DELIVERY.slice(1)]),
      ]);
      expect(stopsInShort(reading)).toEqual(TRIP);
      expect(flagCodes(reading)).toEqual([]);
    },
  );
});

describe('a stop', () => {
  it('is known by its sequence', () => {
    const reading = read(
      'Stop Sequence 1 (Pick)',
      ...PICKUP.slice(1),
      '',
      'Stop Sequence 2 (Drop)',
      ...DELIVERY.slice(1),
    );
    expect(stopsInShort(reading)).toEqual(TRIP);
    expect(flagCodes(reading)).toEqual([]);
  });

  it('has a number, a name and a street with a number of its own behind its role', () => {
    const reading = read(
      'Pick 1 ACME Foods, 200 Main St, Dallas, TX 75201',
      'Date: 07/13/2026',
      'Drop 1 Big Box DC, 5 Center Ave, Memphis, TN 38103',
      'Date: 07/14/2026',
    );
    expect(stopsInShort(reading)).toEqual(TRIP);
    expect(reading.stops.map(({ name }) => name)).toEqual(['ACME Foods', 'Big Box DC']);
  });

  it('does not begin over its own heading', () => {
    const stop = (y: number, number: string, done: string, town: string, dates: readonly string[]) => [
      ...row(y, [
        [40, `STOP ${number}`],
        [100, done],
      ]),
      ...row(y + 10, [
        [50, 'SF'],
        [68, 'PALISADE CANNERY'],
      ]),
      ...row(y + 20, [[68, '3500 G RD']]),
      ...row(y + 30, [[68, town]]),
      ...dates.flatMap((date, index) =>
        row(y + 40 + index * 10, [
          [50, `3${index}`],
          [68, 'NOT BEFORE'],
          [150, date],
        ]),
      ),
    ];
    const reading = readItems([
      ...stop(80, '01', 'COMPLETE LOAD', 'PALISADE CO 81526', ['20261201 0700', '20261201 1500']),
      ...stop(140, '02', 'COMPLETE UNLOAD', 'OKLAHOMA CITY OK 73129', ['20261203 0500']),
    ]);
    expect(stopsInShort(reading)).toEqual([
      'pickup PALISADE, CO 81526 2026-12-01',
      'delivery OKLAHOMA CITY, OK 73129 2026-12-03',
    ]);
  });

  it('has its town before the key of the state in a line of keys without a colon', () => {
    const stop = (y: number, role: string, town: string, state: string, zip: string, date: string) => [
      ...row(y, [
        [40, role],
        [100, 'Natchitoches Plywood'],
        [210, 'City'],
        [240, town],
        [330, 'State'],
        [360, state],
        [380, 'Zip'],
        [400, zip],
      ]),
      ...row(y + 13, [
        [40, 'Date'],
        [80, date],
      ]),
    ];
    expect(
      stopsInShort(
        readItems([
          ...stop(82, 'Shipper', 'Natchitoches', 'LA', '71457', '12/1/2026'),
          ...stop(107, 'Consignee', 'Conroe', 'TX', '77301', '12/2/2026'),
        ]),
      ),
    ).toEqual(['pickup Natchitoches, LA 71457 2026-12-01', 'delivery Conroe, TX 77301 2026-12-02']);
  });

  it('has its whole address under the one head of a row that holds the load', () => {
    const reading = readItems([
      ...row(70, [
        [10, 'Load #'],
        [70, 'Pick-up date'],
        [150, 'Shipper'],
        [230, 'Origin address'],
        [420, 'Delivery date'],
        [500, 'Receiver'],
        [580, 'Destination address'],
        [760, 'Rate'],
      ]),
      ...row(82, [
        [10, 'QH-40-1182'],
        [70, '12/01/2026'],
        [150, 'Apple Storage'],
        [230, '801 Fairmont Ave, Winchester, VA 22601'],
        [420, '12/02/2026'],
        [500, 'Food Center'],
        [580, '7801 Oceano Ave, Jessup, MD 20794'],
        [760, '$525.00'],
      ]),
      ...row(100, [
        [10, 'Quarterhorse Loads LLC, 250 W Main St, Lexington, KY 40507. Questions: 859-555-0117.'],
      ]),
    ]);
    expect(stopsInShort(reading)).toEqual([
      'pickup Winchester, VA 22601 2026-12-01',
      'delivery Jessup, MD 20794 2026-12-02',
    ]);
    expect(reading.loadNumber).toBe('QH-40-1182');
  });
});

describe('the bill-to party of a table of codes', () => {
  it('is no stop and no doubt', () => {
    const table = [
      ['Role', 'Party', 'Street', 'City', 'ST', 'Zip', 'Ready'],
      ['SH', 'Tacoma Door Works', '2301 Taylor Way', 'Tacoma', 'WA', '98421', '12/01/2026 08:00'],
      ['CN', 'Redding Builders', '7900 Eastside Rd', 'Redding', 'CA', '96001', '12/03/2026 07:00'],
      ['BT', 'Evergreen Volume', '500 Broadway', 'Tacoma', 'WA', '98402', ''],
    ];
    const edges = [20, 50, 160, 270, 330, 360, 410];
    const reading = readItems(
      table.flatMap((cells, index) =>
        row(
          60 + index * 14,
          cells.flatMap((text, at): [number, string][] => (text === '' ? [] : [[edges[at]!, text]])),
        ),
      ),
    );
    expect(stopsInShort(reading)).toEqual([
      'pickup Tacoma, WA 98421 2026-12-01',
      'delivery Redding, CA 96001 2026-12-03',
    ]);
    expect(flagCodes(reading)).toEqual([]);
  });
});

describe('the rate', () => {
  it.each([
    ['Pay: Flat 4,900.00 | Fuel 0.00 | Team 250.00 | Total 5,150.00 USD', 515_000],
    ['Base $420.00 + stops $290.00 = Route total $710.00', 71_000],
    ['Truck pay 4,650.00 plus 150.00 for extra stops, 4,800.00 in all', 480_000],
    ['Posted $1,050.00 · Your offer $1,250.00 · Agreed $1,180.00', 118_000],
    ['Your charge for this shipment is $1,480.00.', 148_000],
    ['Freight: $540.00 Extra stops 2 x $50.00: $100.00 Total freight: $640.00', 64_000],
    ['Rate: $22.50 per ton, 26 ton minimum. Estimated total $585.00', 58_500],
  ])('is what a line comes to: %s', (line, cents) => {
    const reading = read(...trip, line);
    expect(reading.rateCents).toBe(cents);
    expect(flagCodes(reading)).toEqual([]);
  });

  it.each([
    ['Detention $50.00. Extra stops $100.00. Estimated total weight 40,000.00'],
    ['Your charge for detention is $150.00.'],
    ['Total weight 40,000.00'],
    ['Total miles 1,250.00'],
  ])('is not what is of something else: %s', (line) => {
    expect(read(...trip, line).rateCents).toBeUndefined();
  });
});
