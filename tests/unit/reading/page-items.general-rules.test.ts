import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import {
  at,
  column,
  DELIVERY,
  flagCodes,
  linesOfItems,
  PICKUP,
  readItems,
  row,
  stopsInShort,
  TRIP,
} from '../../factories/confirmation-pages';

/** Rules that hold whatever the layout: what the terms say, what a letter says, numbers without a key of their own. */

const TERMS = [
  'Detention is $50.00 an hour after two free hours and is not to exceed $400.00 for any one stop of this trip. Invoices go to Accounts',
  'Payable, PO Box 3300, Omaha, NE 68103. Late delivery costs $250.00 a day and is taken off what the carrier is paid for this trip.',
];
const isStop = (text: string) => [...PICKUP, ...DELIVERY].includes(text as (typeof PICKUP)[number]);
const number = (...rows: (readonly (readonly [number, string])[])[]) =>
  findLoadNumber(
    linesOfItems([
      ...rows.flatMap((cells, index) => row(40 + index * 12, cells)),
      ...column(PICKUP, 40, 160),
    ]),
    (cell) => isStop(cell.text),
  )?.text;

describe('an address in the terms', () => {
  it('takes no role from a heading that is over it', () => {
    const grid = row(100, [
      [40, 'PICKUP AT'],
      [175, 'STREET'],
      [309, 'CITY, STATE, ZIP'],
      [442, 'DATE, TIME'],
    ]);
    const found = readItems([
      ...grid,
      ...row(109, [
        [40, 'ACME Foods'],
        [175, '100 Main St'],
        [309, 'Dallas, TX 75201'],
        [442, '07/13/2026 08:00'],
      ]),
      ...row(121, [
        [40, 'DELIVER TO'],
        [175, 'STREET'],
        [309, 'CITY, STATE, ZIP'],
        [442, 'DATE, TIME'],
      ]),
      ...row(130, [
        [40, 'Big Box DC'],
        [175, '5 Center Ave'],
        [309, 'Memphis, TN 38103'],
        [442, '07/14/2026'],
      ]),
      ...column(TERMS, 36, 150).map((item) => ({ ...item, x1: 570, size: 6 })),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP]);
    expect(flagCodes(found)).toEqual([]);
  });

  it('is no stop under a numbered clause of notices', () => {
    const found = readItems([
      ...column(PICKUP, 40, 100),
      ...column(DELIVERY, 40, 180),
      at(40, 250, '6. Notices. 1400 5th Ave, Seattle, WA 98101.'),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP]);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('a letter', () => {
  const letter = (...lines: readonly string[]) => readItems(column(lines, 40, 100));

  it('says in one sentence what happens at two places, each with its day before it', () => {
    const found = letter(
      'The truck is to load on July 13, 2026 at 7:00 AM at ACME Foods, 100 Main St, Dallas, TX 75201, and is to',
      'be unloaded on July 14, 2026 at 6:30 AM at Big Box DC, 5 Center Ave, Memphis, TN 38103.',
    );
    expect(stopsInShort(found)).toEqual([...TRIP]);
    expect(found.stops.map(({ name, street, time }) => [name, street, time])).toEqual([
      ['ACME Foods', '100 Main St', '07:00'],
      ['Big Box DC', '5 Center Ave', '06:30'],
    ]);
    expect(flagCodes(found)).toEqual([]);
  });

  it('may be a short message without commas before the states', () => {
    const found = letter(
      'Load# BT5518. Pick up 7/13/26 8am-3pm ACME Foods, 100 Main St, Dallas TX 75201. Drop 7/14/26 7am Big Box,',
      '5 Center Ave, Memphis TN 38103. 44k steel. 1150 flat. Straps and chains. Call when loaded.',
    );
    expect(stopsInShort(found)).toEqual([...TRIP]);
    expect([found.loadNumber, found.rateCents]).toEqual(['BT5518', 115_000]);
    expect(flagCodes(found)).toEqual([]);
  });

  it('may give the day behind the place', () => {
    const found = letter(
      'Your driver loads with ACME Foods, 100 Main St, Dallas, TX 75201, on July 13, 2026, and then he will',
      'deliver the freight and all papers with Big Box, 5 Center Ave, Memphis, TN 38103, on July 14, 2026.',
    );
    expect(stopsInShort(found)).toEqual([...TRIP]);
  });
});

describe('a letter of several places', () => {
  const A = 'ACME Foods, 100 Main St, Dallas, TX 75201';
  const B = 'Big Box, 5 Center Ave, Memphis, TN 38103';
  const C = 'Mill Works, 9 Elm St, Troy, MI 48083';
  const inLines = (text: string) => {
    const lines: string[] = [];
    for (const word of text.split(' '))
      if ((lines.at(-1)?.length ?? 999) + word.length > 104) lines.push(word);
      else lines[lines.length - 1] += ` ${word}`;
    return readItems(column(lines, 40, 100));
  };

  it.each([
    `Truck must arrive at ${A} on 07/13/2026 at 8 to load and at ${B} on 07/14/2026 at 9 to unload.`,
    `On 7/13/2026 at 8 your truck is at ${A} for loading; on 7/14/2026 at 9 it is at ${B} for unloading.`,
    `The load goes from ${A} on July 13, 2026 to ${B} on July 14, 2026.`,
    `Load 552207: the freight is ready at ${A} from 8 on July 13, 2026, and has to be delivered to ${B} on July 14, 2026 before noon.`,
  ])('may say what happens behind the place, or from where it goes to where: "%s"', (text) => {
    const found = inLines(text);
    expect(stopsInShort(found)).toEqual([...TRIP]);
    expect(flagCodes(found)).toEqual([]);
  });

  it('does at the second of two places what it does at the first', () => {
    expect(
      stopsInShort(
        inLines(
          `The truck loads on July 13, 2026 at ${A} and at ${C}, and unloads on July 14, 2026 at ${B}.`,
        ),
      ),
    ).toEqual([TRIP[0], 'pickup Troy, MI 48083 2026-07-13', TRIP[1]]);
  });

  it('is asked about where nothing was read of a place with a day', () => {
    const at = (place: string) =>
      inLines(
        `You will load at ${place} on 07/13/2026 at 8, then load at ${C} on 07/13/2026 at 10, then deliver to ${B} on 07/14/2026.`,
      );
    expect(flagCodes(at(A))).toEqual([]);
    expect(at(A).stops).toHaveLength(3);
    const lost = at('ACME Foods, 100 Main St, Dallas, TK 7S201');
    expect(lost.stops).toHaveLength(2);
    expect(lost.flags.map(({ message }) => message)).toEqual([
      '"Pickup: ACME Foods, 100 Main St, Dallas, TK 7S201 on…" names a stop, but no address was found for it.',
    ]);
  });

  it('is no trip where it says of a place that one of two things happens there', () => {
    expect(
      flagCodes(
        inLines(
          `Your truck may load or unload on July 13, 2026 at ${A}, then unload on July 14, 2026 at ${B}.`,
        ),
      ),
    ).not.toEqual([]);
  });

  it('is no trip where a place between two others is not said to be a stop or none', () => {
    for (const between of [`Next stop is ${C} on July 13.`, `Then go to ${C} on July 13, 2026.`])
      expect(
        flagCodes(inLines(`Load at ${A} on July 13, 2026. ${between} Deliver on July 14, 2026 to ${B}.`)),
      ).not.toEqual([]);
  });
});

it.each([
  ['Where from', 'Where to'],
  ['Going from', 'Going to:'],
  ['Leaving', 'Arriving'],
])('"%s" and "%s" head stops', (from, to) => {
  const found = readItems(
    column([
      from,
      'ACME, 5 Main St, Dallas, TX 75201',
      '07/13/2026',
      '',
      to,
      'Box, 5 Elm St, Memphis, TN 38103',
      '07/14/2026',
    ]),
  );
  expect(stopsInShort(found)).toEqual([...TRIP]);
  // Without their words the order of the stops would be a guess.
  expect(found.flags).toEqual([]);
});

it('legs of a run, one in each row, are joined where one ends and the next one begins', () => {
  const found = readItems([
    ...row(100, [
      [40, 'Leg'],
      [80, 'Depart'],
      [300, 'Arrive'],
    ]),
    ...row(116, [
      [40, '1'],
      [80, '1 Main St, Dallas, TX 75201'],
      [300, '5 Elm St, Memphis, TN 38103'],
    ]),
    ...row(127, [
      [80, '07/13/2026 19:00'],
      [300, '07/14/2026 04:30'],
    ]),
    ...row(143, [
      [40, '2'],
      [80, '5 Elm St, Memphis, TN 38103'],
      [300, '9 Oak St, Troy, MI 48083'],
    ]),
    ...row(154, [
      [80, '07/14/2026 05:30'],
      [300, '07/15/2026 15:00'],
    ]),
  ]);
  expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Troy, MI 48083 2026-07-15']);
});

it('a stop is numbered "(1/2)" behind its role, and points part its name from its street', () => {
  const found = readItems(
    column([
      'Origin (1/2) ACME Foods · 100 Main St · Dallas, TX 75201 · 07/13/2026 13:00-17:00',
      'Destination (2/2) Big Box · 5 Center Ave · Memphis, TN 38103 · 07/14/2026 07:00',
    ]),
  );
  expect(stopsInShort(found)).toEqual([...TRIP]);
  expect(found.stops.map(({ name, street }) => [name, street])).toEqual([
    ['ACME Foods', '100 Main St'],
    ['Big Box', '5 Center Ave'],
  ]);
});

describe('the number of a load without a key of its own', () => {
  it.each([
    ['Acme Logistics Load 4471', '4471'],
    ['LOAD 4471 - RATE CONFIRMATION', '4471'],
    ['Stewart Haulage - Trip Order 7704', '7704'],
    ['Load Confirmation for 88120', '88120'],
    ['load_confirmation_L-20118.pdf', 'L-20118'],
    ['RateCon_20118.pdf', '20118'],
    ['Loads / 20118 / Confirmation', '20118'],
    ['Ship ID: 6620118', '6620118'],
    ['Order/Leg: 6620118-1', '6620118-1'],
    ['Your load number with us is 6620118', '6620118'],
    ['Subject: CONFIRMED // Dallas TX - Memphis TN // CC 90412', 'CC 90412'],
    ['Subject: 90412 Rate Con', '90412'],
  ])('is in "%s"', (text, expected) => {
    expect(number([[40, text]])).toBe(expected);
  });

  it.each([
    'Load 0800',
    'Order/PO: 4410882',
    'Subject: CONFIRMED // Dallas TX - Memphis TN // TN 38103',
    'Load 4471 lbs',
    'Dispatch 208-555-0119',
  ])('is not in "%s"', (text) => {
    expect(number([[40, text]])).toBeUndefined();
  });

  it('is by itself at the head of a page, and the only one there', () => {
    const head = [
      [40, 'Plains Edge Logistics'],
      [300, 'PEL-208841'],
      [500, 'Page 1 of 2'],
    ] as const;
    expect(number(head, [[40, 'Carrier paper']])).toBe('PEL-208841');
    expect(number(head, [[400, 'XJ-55120']])).toBeUndefined();
    expect(
      number([
        [40, 'CARRIER COPY'],
        [400, '77-1204-B'],
      ]),
    ).toBe('77-1204-B');
  });

  it('has a key of the first letters of the title or of the company', () => {
    for (const [title, key] of [
      ['Rate Confirmation Sheet', 'RCS No.'],
      ['Northern Freight Group', 'NFG #'],
    ] as const) {
      const under = (text: string) =>
        number(
          [[40, text]],
          [
            [40, key],
            [140, '26113007'],
          ],
        );
      expect(under(title)).toBe('26113007');
      expect(under('Somebody Else')).toBeUndefined();
    }
  });

  it('is none of a party, a thing, a form or a container', () => {
    for (const [key, value] of [
      ['Vehicle', 'SPA-2204-118'],
      ['Customer', 'SPA-2204-118'],
      ['Acme Brokers', 'FRM-2204-118'],
      ['Acme Brokers', 'MOLU8812047'],
      ['Acme Brokers', '402-555-0144'],
      ['Acme Brokers', '68103-4411'],
    ] as const)
      expect(
        number([
          [40, key],
          [300, value],
        ]),
        value,
      ).toBeUndefined();
    expect(number([[300, 'Trailer']], [[300, 'XJ-88120']])).toBeUndefined();
  });
});

describe('a sum', () => {
  it.each([
    ['$68.00 per ton, 24 tons, $1,632.00 in all.', 163_200],
    ['Freight charge payable: $1,075.00', 107_500],
    ['1150 flat', 115_000],
    ['44k steel. 1150 flat. Straps and chains.', 115_000],
    ['Confirmed at 1,150. Load number is 4471.', 115_000],
    ['Pickup confirmed at 1150', undefined],
    ['Confirmed for 1150 lbs', undefined],
    ['Haul TK-552207. $1,040.00', 104_000],
    ['Pay is by the bushel, est. $874.00', undefined],
    ['150 flat', undefined],
    ['Trailer 1150 flat', undefined],
  ])('is the rate, by the words behind it: "%s"', (text, cents) => {
    expect(findRate(linesOfItems(column([text])))?.cents).toBe(cents);
  });
});

it('a sum between strokes is the rate of the load that the title is about', () => {
  const title = (text: string) =>
    findRate(linesOfItems(column([text, 'A missed stop is charged at $150.00.'])))?.cents;
  expect(title('LOAD 5512078 | V | 12/01 - 12/02 | $725')).toBe(72_500);
  expect(title('LOAD 5512078 | V | 12/01 - 12/02 | $125')).toBeUndefined();
});

it('a table says what happens at a stop in a column without a heading', () => {
  const table = (...rows: (readonly string[])[]) =>
    readItems(
      rows.flatMap((cells, index) =>
        row(
          100 + index * 14,
          cells.flatMap((text, at) =>
            text === '' ? [] : [[[40, 84, 152, 200, 313, 431, 520][at]!, text] as const],
          ),
        ),
      ),
    );
  const found = table(
    ['Time', 'Date', 'ZIP', 'City, State', 'Street', 'Name'],
    ['08:00', '07/13/2026', '75201', 'Dallas, TX', '100 Main St', 'ACME Foods', 'Shipper'],
    ['09:00', '07/14/2026', '38103', 'Memphis, TN', '5 Center Ave', 'Big Box', 'Receiver'],
  );
  expect(stopsInShort(found)).toEqual([...TRIP]);
  expect(found.stops.map(({ name }) => name)).toEqual(['ACME Foods', 'Big Box']);
});

it('the segments of an electronic tender are read as they are printed', () => {
  const found = readItems(
    column(
      [
        'N1 SF ACME FOODS',
        'N3 100 MAIN ST',
        'N4 DALLAS, TX 75201',
        'G62 37 20260713',
        'N1 ST BIG BOX',
        'N3 5 CENTER AVE',
        'N4 MEMPHIS, TN 38103',
        'G62 53 20260714',
      ],
      40,
      100,
    ),
  );
  expect(stopsInShort(found)).toEqual([
    'pickup DALLAS, TX 75201 2026-07-13',
    'delivery MEMPHIS, TN 38103 2026-07-14',
  ]);
});

describe('a street that no town follows', () => {
  const CARD = ['Delivery', 'Third Mill', '9 Elm St', 'Troy, MI 48083', 'Date: 07/15/2026'];
  const stacked = (...between: readonly string[]) =>
    flagCodes(readItems(column([...PICKUP, '', ...between, '', ...DELIVERY, '', ...CARD], 40, 100)));

  it('is what is left of a stop, at the edge of the others', () => {
    expect(stacked()).toEqual([]);
    expect(stacked('Brindle', 'Acme Two', '77 Park Ave')).toEqual(['unassigned-address']);
  });

  it('is what the address of somebody else was given to', () => {
    const found = readItems(
      column(
        [
          ...PICKUP,
          '',
          'Delivery',
          'Prairie Barrels',
          '6800 W Plank Rd',
          'Date: 07/14/2026',
          'Thanks!',
          'Copper Creek Freight',
          'St. Louis, MO 63101',
        ],
        40,
        100,
      ),
    );
    expect(flagCodes(found)).toContain('unassigned-address');
  });

  it('is in one line with who is there, as those of the stops are', () => {
    const lines = (middle: string) =>
      flagCodes(
        readItems(
          column([
            'Pickup: ACME, 100 Main St, Dallas, TX 75201, 07/13/2026',
            middle,
            'Delivery: Box, 5 Center Ave, Memphis, TN 38103, 07/14/2026',
          ]),
        ),
      );
    expect(lines('Brindle: Mill Works, 9 Elm St, 07/13/2026')).toEqual(['unassigned-address']);
    expect(lines('Freight: 40 pallets, 9 of them short')).toEqual([]);
  });

  it('is none of a party, and none of the stops again', () => {
    expect(stacked('Bill to', 'Acme Two', '77 Park Ave')).toEqual([]);
    expect(stacked('Entrance', '100 Main St')).toEqual([]);
    expect(stacked('Freight', '40 pallets', '12000 lbs')).toEqual([]);
  });
});

it('an address at the edge of the stops with a day of the trip is asked after, whatever it is called', () => {
  const list = (first: string) =>
    flagCodes(
      readItems(
        column([
          `${first} ACME, 5 Main St, Dallas, TX 75201, on 07/13/2026 from 7 to 9`,
          'Pickup: Mill, 9 Elm St, Troy, MI 48083, on 07/13/2026 from 2 to 4',
          'Delivery: Box, 7 Oak St, Memphis, TN 38103, on 07/14/2026 at 4',
        ]),
      ),
    );
  expect(list('Pickup:')).toEqual([]);
  expect(list('Brindle')).toEqual(['unassigned-address']);
  // Before the trip it is the day of a letter, and of a company that arranges freight.
  const head = (name: string, day: string) =>
    flagCodes(
      readItems(column([name, '5 Main St', 'Reno, NV 89501', day, '', ...PICKUP, '', ...DELIVERY], 40, 100)),
    );
  expect(head('Acme', '07/09/2026')).toEqual([]);
  expect(head('Acme Logistics', '07/13/2026')).toEqual([]);
});

it('a charge for a stop under a table is no row of it', () => {
  /** Baseline, size, and from where to where each word goes. */
  const rows: readonly (readonly [number, number, string])[] = [
    [
      175.5,
      5.85,
      '39.0 49.6 Stp|53.1 63.6 Typ|74.2 91.8 Early|102.4 116.5 Late|130.5 158.7 Location|243.2 257.3 City|324.2 331.2 St',
    ],
    [
      183.8,
      5.85,
      '39.0 42.5 1|53.1 60.1 PU|74.2 88.3 2/24|102.4 116.5 2/24|130.5 155.2 SUNRISE|158.7 176.3 GLASS|179.8 197.4 WORKS|243.2 264.3 SUNSET|267.8 285.4 BEACH|324.2 331.2 CA',
    ],
    [
      191.3,
      5.85,
      '39.0 42.5 2|53.1 60.1 PU|74.2 88.3 2/25|102.4 116.5 2/25|130.5 155.2 WESTERN|158.7 190.4 FURNITURE|243.2 271.4 PALMDALE|324.2 331.2 CA',
    ],
    [
      199.5,
      5.85,
      '39.0 42.5 3|53.1 60.1 SO|74.2 88.3 2/25|102.4 116.5 2/25|130.5 158.7 KEYSTONE|162.2 190.4 PLASTICS|243.2 264.3 HINTON|324.2 331.2 AB',
    ],
    [
      207.0,
      5.85,
      '39.0 42.5 4|53.1 60.1 SO|74.2 88.3 2/26|102.4 116.5 2/26|130.5 158.7 PALMETTO|162.2 186.9 PRODUCE|243.2 271.4 SARASOTA|324.2 331.2 FL',
    ],
    [
      228.0,
      7.5,
      '39.0 418.8 Send invoice with signed BOL to RTS Financial, 21101 Park Avenue, Sandy, UT 84070 or billing@example.com.',
    ],
    [
      240.8,
      7.5,
      '39.0 120.0 Equipment: Power only|125.8 187.6 Weight: 37981 lbs|193.4 234.8 Miles: 2,854|240.6 322.5 Commodity: Paper rolls',
    ],
    [261.8, 8.62, '39.0 77.5 Payment'],
    [276.8, 7.5, '42.0 73.8 Line haul|354.7 388.6 $1,593.00'],
    [291.8, 7.5, '42.0 64.8 Stop-o|64.8 69.9 ff|71.8 95.5 charge|354.7 378.1 $75.00'],
  ];
  const found = readItems(
    rows.flatMap(([y, size, words]) =>
      words.split('|').map((word) => {
        const [x0, x1, ...text] = word.split(' ');
        return at(Number(x0), y, text.join(' '), { x1: Number(x1), size });
      }),
    ),
  );
  expect(found.stops.map(({ role, city }) => `${role} ${city}`)).toEqual([
    'pickup SUNSET BEACH',
    'pickup PALMDALE',
    'delivery HINTON',
    'delivery SARASOTA',
  ]);
});

it('a paper in Spanish or French alone has the day before the month', () => {
  const paper = (...words: readonly [string, string]) =>
    stopsInShort(
      readItems(
        column([
          words[0],
          'ACME',
          'Dallas, TX 75201',
          'Fecha: 03/07/2026',
          '',
          words[1],
          'Box',
          'Memphis, TN 38103',
          'Fecha: 04/07/2026',
        ]),
      ),
    ).map((stop) => stop.slice(-10));
  expect(paper('Lugar de carga', 'Lugar de descarga')).toEqual(['2026-07-03', '2026-07-04']);
  expect(paper('Carga / Pickup', 'Descarga / Delivery')).toEqual(['2026-03-07', '2026-04-07']);
});

it('"Load 44 tons" behind an address says what is done there, and no number of a stop', () => {
  const line = (y: number, ...cells: [string, string, string]) =>
    row(y, [
      [40, y === 100 ? '1' : '2'],
      [80, cells[0]],
      [200, cells[1]],
      [500, cells[2]],
    ]);
  const found = readItems([
    ...row(86, [
      [40, 'Stop'],
      [80, 'Date'],
      [200, 'Company and address'],
      [500, 'Work'],
    ]),
    ...line(100, '07/13/2026', 'ACME Foods, 100 Main St, Dallas TX 75201', 'Load 44 tons'),
    ...line(116, '07/14/2026', 'Big Box, 5 Center Ave, Memphis TN 38103', 'Unload'),
  ]);
  expect(stopsInShort(found)).toEqual([...TRIP]);
  expect(found.flags).toEqual([]);
});

describe('the foot of a page that is not full', () => {
  const foot = (count: string) => [
    ...row(170, [
      [40, 'Redwood Mills, 44 Union Ave, Memphis, TN 38103'],
      [400, count],
    ]),
  ];

  it('is no address between the stops', () => {
    const found = readItems(
      [...column([...PICKUP]), ...foot('page 1/2')],
      [
        ...column(['', '', '', '', ...DELIVERY]),
        ...foot('page 2/2').map((item) => ({ ...item, y: item.y + 60 })),
      ],
    );
    expect(stopsInShort(found)).toEqual([...TRIP]);
    expect(found.flags).toEqual([]);
  });
});

describe('the year of a paper that prints none', () => {
  const stops = (pickup: string, ...more: string[]) =>
    readItems(
      column([
        ...more,
        'Pickup',
        'ACME, 5 Main St, Dallas, TX 75201',
        pickup,
        '',
        'Delivery',
        'Box, 5 Elm St, Memphis, TN 38103',
        '11/24',
      ]),
    );

  it('is the one in which the day of the week is right', () => {
    for (const found of [stops('mon 11/23'), stops('11/23', 'Sent: Fri, Nov 20')]) {
      expect(found.stops.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24']);
      expect(found.flags).toEqual([]);
    }
  });

  it('is asked for where no day of the week is printed, or a wrong one', () => {
    expect(flagCodes(stops('11/23'))).toContain('year');
    expect(flagCodes(stops('11/23', 'Sent: Mon, Nov 20')).length).toBeGreaterThan(0);
  });
});
