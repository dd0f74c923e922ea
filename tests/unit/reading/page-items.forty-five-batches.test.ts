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

/** What papers of six batches drawn by hand, the fortieth to the forty-fifth, were misread by. */

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

describe('words of offices', () => {
  it.each(['Multi-stop manifest MM-26-0447', 'Hotshot ticket HT-20447', 'Booking receipt BR-5518-20'])(
    'title the paper with its number: "%s"',
    (title) => {
      expect(readItems([...row(40, [[40, title]]), ...column(trip)]).loadNumber).toBe(
        title.split(' ').at(-1),
      );
    },
  );

  it('call a number by the first letters of the company, also between points', () => {
    const found = (line: string) =>
      readItems([
        ...row(40, [[40, 'Ironhorse Open Deck - Load Sheet']]),
        ...row(52, [[40, line]]),
        ...column(trip),
      ]);
    const own = found('IOD # 118204 · customer ref 77-A · quote Q1182');
    expect(own.loadNumber).toBe('118204');
    expect(flagCodes(own)).toEqual([]);
    expect(flagCodes(found('XYZ # 118204 · customer ref 77-A · quote Q1182'))).toEqual(['number-unnamed']);
  });

  it.each([
    ['Gross to truck', '2,950 incl. fuel (adv. up to 1,000)', 295000],
    ['Pays', '900 on 30 days or 875 Comcheck at delivery', 90000],
    ['Pay', '2,925 all told', 292500],
    ['pay', '2,875 + 50 tarp', undefined],
  ])('%s | %s', (key, value, cents) => {
    expect(
      readItems([
        ...column(trip),
        ...row(300, [
          [40, key],
          [160, value],
        ]),
      ]).rateCents,
    ).toBe(cents);
  });

  it('give the pay with what is added to it, and what it comes to in the last cell', () => {
    const found = readItems([
      ...column(trip),
      ...row(300, [
        [40, 'pay'],
        [160, '2,875 + 50 tarp'],
        [280, '2,925 all told'],
      ]),
    ]);
    expect(found.rateCents).toBe(292500);
    expect(flagCodes(found)).toEqual([]);
  });

  it('name the freight by "Load", and no stop', () => {
    const load = (value: string) =>
      flagCodes(
        readItems([
          ...column(trip),
          ...row(300, [
            [40, 'Load'],
            [160, value],
          ]),
        ]),
      );
    expect(load('28 joints 9-5/8 casing, 47,500 lb, 42 ft')).toEqual([]);
    expect(load('22 pallets of tile')).toEqual([]);
    expect(load('Acme Yard, 3 Elm St')).toEqual(['unassigned-label']);
    expect(load('Gary Works, 47,500 lb')).toEqual(['unassigned-label']);
    expect(load('22 pallets at the Gary Works')).toEqual(['unassigned-label']);
  });
});

describe('a contract', () => {
  it('says where the freight is received and where it is tendered', () => {
    const found = read(
      '1. Shipment. Carrier shall receive one truckload of hardwood flooring at the premises of Northern Floors,',
      '2600 Ludington St, Dallas, TX 75201 on Monday the 13th of July 2026, not before 7:00 a.m.',
      '',
      '2. Delivery. Carrier shall tender the shipment to Prairie Builders, 1400 Lincoln Way, Memphis, TN 38103',
      'on Tuesday the 14th of July 2026, not later than 3:00 p.m.',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('a narrow column', () => {
  it('breaks a town and a year where they do not end', () => {
    const cells = (y: number, ...texts: string[]) =>
      row(
        y,
        texts.flatMap((text, index): [number, string][] => (text === '' ? [] : [[40 + index * 70, text]])),
      );
    const found = readItems([
      ...cells(91, 'Stop', 'Type', 'Facility', 'City,', 'Earliest'),
      ...cells(100, '', '', '', 'State Zip', ''),
      ...cells(116, '1', 'Pickup', 'Dallas', 'Dallas, TX', '07/13/202'),
      ...cells(125, '', '', 'Works', '75201', '6 06:30'),
      ...cells(145, '2', 'Delivery', 'Memph', 'Morristow', '07/14/202'),
      ...cells(154, '', '', 'is Garden', 'n, TN', '6 13:00'),
      ...cells(163, '', '', '', '37814', ''),
    ]);
    expect(stopsInShort(found)).toEqual([
      'pickup Dallas, TX 75201 2026-07-13',
      'delivery Morristown, TN 37814 2026-07-14',
    ]);
  });
});

describe('captions', () => {
  const pair = (y: number, values: [number, string][], captions: [number, string][]) => [
    ...row(y, values),
    ...row(y + 10, captions).map((item) => ({ ...item, size: 6.5 })),
  ];

  it('in small print under their values head them', () => {
    const found = readItems([
      ...pair(
        60,
        [
          [40, 'PSL 55-7719'],
          [220, '$1,675.00'],
        ],
        [
          [40, 'confirmation number'],
          [220, 'pay to carrier'],
        ],
      ),
      ...pair(
        95,
        [
          [40, 'ACME Foods, 100 Main St, Dallas, TX 75201'],
          [400, '07/13/2026 10:00'],
        ],
        [
          [40, 'pick up at'],
          [400, 'pick up time'],
        ],
      ),
      ...pair(
        125,
        [
          [40, 'Big Box DC, 5 Center Ave, Memphis, TN 38103'],
          [400, '07/14/2026 05:00'],
        ],
        [
          [40, 'deliver at'],
          [400, 'delivery time'],
        ],
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.loadNumber).toBe('PSL 55-7719');
    expect(found.rateCents).toBe(167500);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('numbers and sums of shippers', () => {
  it('are no run of a program with its hour', () => {
    const found = readItems([
      ...row(40, [
        [40, 'STEEL CO - TRAFFIC DEPT'],
        [300, 'RUN 26334 16:12'],
      ]),
      ...row(52, [
        [40, 'FREIGHT ORDER'],
        [140, 'F 118-4471'],
      ]),
      ...column(trip),
    ]);
    expect(found.loadNumber).toBe('F 118-4471');
  });

  it('head a number by "Our load", which is no stop', () => {
    const found = readItems([
      ...row(40, [
        [40, 'OUR LOAD'],
        [200, 'BOOKED WITH'],
      ]),
      ...row(50, [
        [40, 'CF-40-2271'],
        [200, 'Jo'],
      ]),
      ...column(['FIRST STOP · LOADS', ...PICKUP.slice(1), '', 'LAST STOP · UNLOADS', ...DELIVERY.slice(1)]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.loadNumber).toBe('CF-40-2271');
    expect(flagCodes(found)).toEqual([]);
  });

  const pay = (...lines: string[]) => readItems([...column(trip), ...column(lines, 40, 300)]);

  it.each([
    [['PAY', '24 tons', 'x $26.00', '$624.00'], 62400],
    [['$985.00 to the truck | $335.00 lumper on you'], 98500],
    [['TKT AMT: 772.75'], 77275],
    [['Truck gets: $1,090.00'], 109000],
    [['Contract freight $1,610.00 | Kosher wash $140.00 | Sum payable $1,750.00'], 175000],
  ])('are the pay, and not doubted: %s', (lines, cents) => {
    expect(pay(...lines).rateCents).toBe(cents);
    expect(flagCodes(pay(...lines))).toEqual([]);
  });
});

describe('stops of shippers', () => {
  it('are at plants', () => {
    const found = readItems([
      ...row(100, [
        [40, 'Ship-from plant'],
        [220, 'Ship-to plant'],
        [360, 'Freight bill-to'],
      ]),
      ...row(112, [
        [40, '4200 Cardinal Dr'],
        [220, '3601 E Slaton Rd'],
        [360, '1001 Texas Ave'],
      ]),
      ...row(124, [
        [40, 'Dallas, TX 75201'],
        [220, 'Memphis, TN 38103'],
        [360, 'Houston, TX 77002'],
      ]),
      ...row(136, [
        [40, '07/13/2026'],
        [220, '07/14/2026'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are steps of a container, the empty one first', () => {
    const rows = [
      ['Step', 'Location', 'Date'],
      ['Pull empty', 'Terminal, 301 Pier Rd, Dallas, TX 75201', '07/13/2026 08:00'],
      ['Load', 'Almonds, 9900 8th Ave, Hanford, CA 93230', '07/13/2026 14:00'],
      ['Deliver full', 'Terminal, 5 Center Ave, Memphis, TN 38103', '07/14/2026 10:00'],
    ];
    const found = readItems(
      rows.flatMap((cells, index) =>
        row(
          100 + index * 14,
          cells.map((text, at): [number, string] => [[40, 120, 460][at]!, text]),
        ),
      ),
    );
    expect(stopsInShort(found)).toEqual([
      'pickup Dallas, TX 75201 2026-07-13',
      'pickup Hanford, CA 93230 2026-07-13',
      'delivery Memphis, TN 38103 2026-07-14',
    ]);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are events with codes beside their numbers', () => {
    const rows: string[][] = [
      ['EVT', 'TYP', 'NAME / ADDR / CITY', 'OPEN'],
      ['001', 'CL', 'ACME', '07/13/26 0600'],
      ['', '', '100 MAIN ST', ''],
      ['', '', 'DALLAS, TX 75201', ''],
      ['002', 'CU', 'BIG BOX', '07/14/26 0500'],
      ['', '', '5 CENTER AVE', ''],
      ['', '', 'MEMPHIS, TN 38103', ''],
    ];
    const found = readItems(
      rows.flatMap((cells, index) =>
        row(
          100 + index * 10,
          cells.flatMap((text, at): [number, string][] =>
            text === '' ? [] : [[[40, 64, 90, 290][at]!, text]],
          ),
        ),
      ),
    );
    expect(stopsInShort(found).map((stop) => stop.toUpperCase())).toEqual(
      TRIP.map((stop) => stop.toUpperCase()),
    );
  });

  it('have their day and their hour over their role', () => {
    const found = read(
      'Mon, Jul 13, 2026',
      '1:00 PM - 4:00 PM CST',
      'Pickup · live load',
      'ACME',
      '100 Main St',
      'Dallas, TX 75201',
      'Tue, Jul 14, 2026',
      '6:30 AM EST',
      'Drop-off · live unload',
      'Big Box',
      '5 Center Ave',
      'Memphis, TN 38103',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are from and to in a row with the days of pickup and delivery', () => {
    const found = readItems([
      ...row(72, [
        [40, 'From'],
        [140, 'To'],
        [240, 'Pickup'],
        [335, 'Delivery'],
        [425, 'Trailer'],
        [470, 'Miles'],
      ]),
      ...row(86, [
        [40, 'Dallas, TX 75201'],
        [140, 'Memphis, TN 38103'],
        [240, 'Jul 13 2026 09:00'],
        [335, 'Jul 14 2026 18:00'],
        [425, 'Van 53'],
        [470, '302'],
      ]),
      ...column(
        [
          'Shipper: Pee Dee Snack Cakes, 2200 N Cashua Dr',
          'Receiver: Azalea Food Bank, 1411 Harbin Cir',
          'Load Exchange LLC, 40 Calhoun St, Charleston, SC 29401. Booked 07/11/2026 by Jo',
        ],
        40,
        103,
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are one row, however often its narrow columns break', () => {
    const cells = (y: number, ...texts: string[]) =>
      row(
        y,
        texts.flatMap((text, index): [number, string][] => (text === '' ? [] : [[40 + index * 70, text]])),
      );
    const found = readItems([
      ...cells(64, 'Shipper', 'Shipper city', 'Pick date', 'Consignee', 'Consignee city', 'Del date', 'Pay'),
      ...cells(86, 'Dallas', 'Dallas,', '07/13/', 'Memphis', 'Memphis, TN', '07/14/', '$945.00'),
      ...cells(94, 'Works', 'TX 75201', '2026', 'Drum', '38103', '2026', ''),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.rateCents).toBe(94500);
  });

  it('have days with their numbers first', () => {
    const found = read(
      'November 30, 2026',
      '',
      'Pickup: ACME, 100 Main St, Dallas, TX 75201, on the 1st of December at 10 a.m.',
      'Delivery: Big Box, 5 Center Ave, Memphis, TN 38103, on the morning of the 3rd of December',
    );
    expect(found.stops.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-03']);
  });
});
