import { describe, expect, it } from 'vitest';
import { findTime } from '~/reading/dates';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import {
  column,
  flagCodes,
  linesOfItems,
  readItems,
  row,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What papers in forty layouts unlike those before lost at first sight, and what a changed word left out without a doubt. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const read = (...lines: string[]) => readItems(column(lines));
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)))?.cents;
const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const BESIDE = [
  ...row(100, [
    [40, 'Ship from'],
    [300, 'Ship to'],
  ]),
  ...row(112, [
    [40, 'Mill'],
    [300, 'Yard'],
  ]),
  ...row(124, [
    [40, '1 Main St'],
    [300, '2 Oak St'],
  ]),
  ...row(136, [
    [40, 'Dallas, TX 75201'],
    [300, 'Memphis, TN 38103'],
  ]),
];

describe('a place among the stops that is none of them', () => {
  it.each([
    ['DROP', 'delivery Little Rock, AR 72206 2026-11-26', []],
    ['HAND OUT', undefined, ['unassigned-address']],
  ])('is doubted where its role is no known word, whatever is left of it: %s', (word, stop, flags) => {
    const line = (y: number, role: string, name: string, street: string, town: string, day: string) => [
      ...row(y, [
        [230, role],
        [290, name],
        [460, day],
      ]),
      ...row(y + 11, [[290, street]]),
      ...row(y + 22, [[290, town]]),
    ];
    const found = readItems([
      ...line(100, 'PICK', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'),
      ...line(150, word, 'Shop', '3 Elm St', 'Little Rock, AR 72206', '11/26/2026'),
      ...row(172, [[30, 'Carrier']]),
      ...row(184, [[30, 'High Haul']]),
      ...line(200, 'DROP', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'),
    ]);
    expect(stopsInShort(found)).toEqual(stop === undefined ? TRIP : [TRIP[0], stop, TRIP[1]]);
    expect(flagCodes(found)).toEqual(flags);
  });

  it('is no sentence about the mail, and no party with a heading of its own', () => {
    const found = read(
      'Pickup: Mill, 1 Main St, Dallas, TX 75201',
      '11/26/2026 08:00',
      '6 pallets. Collect the check and mail it to 9 Bank St, Tulsa, OK 74107.',
      '',
      'Bill to: Payables, 4 Elm St, Little Rock, AR 72206',
      '',
      'Delivery: Yard, 2 Oak St, Memphis, TN 38103',
      '11/27/2026 08:00',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('is the whole trip once more, for the driver', () => {
    const trip = [
      'Pickup',
      'Mill',
      '1 Main St',
      'Dallas, TX 75201',
      '11/26/2026 08:00',
      '',
      'Delivery',
      'Yard',
      '2 Oak St',
      'Memphis, TN 38103',
      '11/27/2026 09:00',
      '',
      'Sheet for the driver',
      'Go there: Mill, 1 Main St, Dallas, TX 75201. Be there 11/26/2026.',
    ];
    const again = read(...trip, 'Go on there: Yard, 2 Oak St, Memphis, TN 38103. Be there 11/27/2026.');
    expect(stopsInShort(again)).toEqual(TRIP);
    expect(flagCodes(again)).toEqual([]);
    // Part of it may be a way back.
    expect(flagCodes(read(...trip))).toContain('unassigned-address');
  });
});

it('a stop under a heading with an unknown word in the place of its role is doubted', () => {
  const line = (y: number, role: string, place: string, day: string) =>
    row(y, [
      [40, role],
      [120, place],
      [360, day],
    ]);
  const found = (word: string) =>
    readItems([
      ...line(100, 'Pick', 'Mill, 1 Main St, Dallas, TX 75201', '11/26/2026'),
      ...line(114, word, 'Shop, 3 Elm St, Little Rock, AR 72206', '11/26/2026'),
      ...line(128, 'Drop', 'Yard, 2 Oak St, Memphis, TN 38103', '11/27/2026'),
    ]);
  expect(flagCodes(found('Pick'))).toEqual([]);
  expect(flagCodes(found('Hand out')).length).toBeGreaterThan(0);
});

it('a row of a table with a role and a day, whose place cannot be read, is doubted', () => {
  const line = (y: number, role: string, place: string, day: string) =>
    row(y, [
      [40, role],
      [120, place],
      [360, day],
    ]);
  const found = (place: string) =>
    readItems([
      ...line(100, 'Type', 'Location', 'Date'),
      ...line(114, 'Pick', 'Mill, 1 Main St, Dallas, TX 75201', '11/26/2026'),
      ...line(128, 'Drop', place, '11/26/2026'),
      ...line(142, 'Drop', 'Yard, 2 Oak St, Memphis, TN 38103', '11/27/2026'),
    ]);
  expect(flagCodes(found('Shop, 3 Elm St, Little Rock, AR 72206'))).toEqual([]);
  expect(flagCodes(found('Shop, 3 Elm St')).length).toBeGreaterThan(0);
});

describe('the days of a trip', () => {
  it.each([
    ['Ship date', 'Due date'],
    ['Load on', 'Arrive by'],
    ['Ship date', 'Deliver by'],
  ])('are under the heads of a table whose rows stand apart: %s and %s', (from, to) => {
    const found = readItems([
      ...BESIDE,
      ...row(160, [
        [40, 'Order date'],
        [140, from],
        [240, to],
        [340, 'Trailer'],
      ]),
      ...row(182, [
        [40, '11/20/2026'],
        [140, '11/26/2026'],
        [240, '11/27/2026'],
        [340, 'Flatbed'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it.each([
    ['the day over the month', ['26', 'Nov', 'Thu'], ['27', 'Nov', 'Fri']],
    ['the month over the day', ['NOV', '26'], ['NOV', '27']],
    ['the weekday first, and a year', ['Thu', '26', 'Nov 2026'], ['Fri', '27', 'Nov 2026']],
  ])('are printed like leaves of a calendar: %s', (_, first, second) => {
    const found = readItems([
      ...column(['Issued 11/20/2026']),
      ...column(first, 40, 120),
      ...column(['Pick up at Lower Mill', '1 Main St', 'Dallas, TX 75201'], 90, 122),
      ...column(second, 40, 170),
      ...column(['Deliver to Old Yard', '2 Oak St', 'Memphis, TN 38103'], 90, 172),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are in a schedule with the number of each delivery', () => {
    const found = readItems([
      ...column([
        'Shipper: Mill, 1 Main St, Dallas, TX 75201',
        '',
        'Consignee 1: Yard, 2 Oak St, Memphis, TN 38103',
        '',
        'Consignee 2: Shop, 3 Elm St, Little Rock, AR 72206',
      ]),
      ...row(190, [
        [40, 'Event'],
        [140, 'Date'],
        [240, 'Time'],
      ]),
      ...row(204, [
        [40, 'Pickup'],
        [140, '11/26/2026'],
        [240, '10:00'],
      ]),
      ...row(218, [
        [40, 'Delivery 1'],
        [140, '11/27/2026'],
        [240, '06:00'],
      ]),
      ...row(232, [
        [40, 'Delivery 2'],
        [140, '11/28/2026'],
        [240, '10:00'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Little Rock, AR 72206 2026-11-28']);
    expect(found.flags).toEqual([]);
  });

  it('are written as in a message: a short word before, an hour of one letter behind, a month without a space', () => {
    const found = read(
      'pu tmrw 11/26 8a-3p fcfs',
      'mill',
      '1 main st',
      'dallas, tx 75201',
      '',
      'del 27NOV 0900',
      'yard',
      '2 oak st',
      'memphis, tn 38103',
    );
    expect(found.stops.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27']);
    expect(findTime('8a-3p')).toBe('08:00');
    expect(findTime('8 a 10')).toBeUndefined();
  });

  it('are none of a charge by the day', () => {
    const line = (y: number, ...texts: readonly string[]) =>
      row(
        y,
        texts.map((text, index) => [[40, 120, 380, 470][index]!, text] as const),
      );
    const found = readItems([
      ...line(100, 'Pull from', 'Port, 1 Main St, Dallas, TX 75201', '11/26/2026 06:00'),
      ...line(
        114,
        'Deliver to',
        'Yard, 2 Oak St, Memphis, TN 38103',
        '11/27/2026 06:00',
        'Per diem from 11/30/2026',
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });
});

describe('the stops', () => {
  it('have their role at the right end of the line with their name', () => {
    const card = (y: number, name: string, role: string, lines: readonly string[]) => [
      ...row(y, [
        [47, name],
        [520, role],
      ]),
      ...column(lines, 44, y + 22),
    ];
    const found = readItems([
      ...card(100, 'Mill', 'PICKUP', ['1 Main St', 'Dallas, TX 75201', '11/26/2026 08:00']),
      ...card(170, 'Yard', 'DELIVERY', ['2 Oak St', 'Memphis, TN 38103', '11/27/2026 08:00']),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('begin with their number, name and day over the role and the address', () => {
    const stop = (y: number, count: string, role: string, name: string, place: string, day: string) => [
      ...row(y, [
        [41, count],
        [94, name],
        [383, day],
      ]),
      ...row(y + 9, [
        [41, role],
        [94, place],
        [383, '09:00'],
      ]),
    ];
    const found = readItems([
      ...stop(100, '1', 'Pick', 'Mill', '1 Main St, Dallas, TX 75201', '11/26/2026'),
      ...stop(123, '2', 'Drop', 'Yard', '2 Oak St, Memphis, TN 38103', '11/27/2026'),
      ...stop(146, '3', 'Drop', 'Shop', '3 Elm St, Little Rock, AR 72206', '11/28/2026'),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Little Rock, AR 72206 2026-11-28']);
    expect(found.stops.map(({ name }) => name)).toEqual(['Mill', 'Yard', 'Shop']);
  });

  it('are fields one after the other, parted by strokes and broken over lines', () => {
    const found = read(
      'Tender ID: IW-771-2048 | Mode: TL | Rate: USD 1,377.00',
      '',
      'Stop: 1 | Type: Pickup | Name: Mill | Address: 1 Main St | City: Dallas | State: TX | Zip: 75201 | Earliest:',
      '11/26/2026 07:00',
      '',
      'Stop: 2 | Type: Delivery | Name: Yard | Address: 2 Oak St | City: Memphis | State: TN | Zip: 38103 |',
      'Earliest: 11/27/2026 08:00 | Latest: 11/27/2026 10:00',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are in one row with the load, each with town and code in a cell, and due', () => {
    const heads = ['Load', 'Ship date', 'Shipper', 'Ship city', 'Due date', 'Consignee', 'Dest city', 'Pay'];
    const values = [
      'SW 55121',
      '11/26/26',
      'Mill',
      'Dallas, TX 75201',
      '11/27/26',
      'Yard',
      'Memphis, TN 38103',
      '$865.00',
    ];
    const line = (y: number, texts: readonly string[]) =>
      row(
        y,
        texts.map((text, index) => [[20, 90, 140, 230, 330, 390, 440, 550][index]!, text] as const),
      );
    const found = readItems([...line(100, heads), ...line(112, values)]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.stops.map(({ name }) => name)).toEqual(['Mill', 'Yard']);
    expect(found.flags).toEqual([]);
  });

  it('are under "From" and "To" with their keys left of them', () => {
    const found = readItems([
      ...[
        ['', 'From', 'To'],
        ['Company', 'Mill', 'Yard'],
        ['Address', '1 Main St', '2 Oak St'],
        ['City ST Zip', 'Dallas, TX 75201', 'Memphis, TN 38103'],
        ['Arrive', '11/26/2026 06:00', '11/27/2026 06:00'],
        ['Trailer', 'Hook loaded TCP 5512', 'Drop loaded TCP 5512'],
      ].flatMap((texts, index) =>
        row(
          100 + index * 14,
          texts.flatMap((text, at) => (text === '' ? [] : [[[40, 140, 340][at]!, text] as const])),
        ),
      ),
      ...column(
        [
          'Truck ordered and not used $250.00. Notices go to 3520 Piedmont Rd NE, Atlanta, GA 30305. Suits too.',
        ],
        40,
        200,
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('are consignees under one another beside their shipper, in the short words of old machines', () => {
    const found = readItems([
      ...row(100, [
        [40, 'SHPR'],
        [80, 'MILL'],
        [300, 'CNSE'],
        [340, 'YARD'],
      ]),
      ...row(112, [
        [80, 'DALLAS, TX 75201'],
        [340, 'MEMPHIS, TN 38103'],
      ]),
      ...row(124, [
        [40, 'P/U'],
        [80, '11/26/26'],
        [300, 'DEL'],
        [340, '11/27/26'],
      ]),
      ...row(160, [
        [300, 'CNSE'],
        [340, 'SHOP'],
      ]),
      ...row(172, [[340, 'LITTLE ROCK, AR 72206']]),
      ...row(184, [
        [300, 'DEL'],
        [340, '11/28/26'],
      ]),
    ]);
    expect(found.stops.map(({ role, zip, date }) => `${role} ${zip} ${date}`)).toEqual([
      'pickup 75201 2026-11-26',
      'delivery 38103 2026-11-27',
      'delivery 72206 2026-11-28',
    ]);
  });
});

describe('number and pay of the load', () => {
  it.each([
    ['Load Details: 8817204', '8817204'],
    ['Haulage instruction HI/26/4471', 'HI/26/4471'],
    ['Posting awarded: MV-30718', 'MV-30718'],
    ['Delivery order 5512078', '5512078'],
  ])('the number stands behind the title: %s', (line, expected) => {
    expect(number('Lakeside Freight', line)).toBe(expected);
  });

  it('the number is under a title of two words, that of an order before that of a message', () => {
    expect(number('Load Sheet', 'LRL-40417')).toBe('LRL-40417');
    expect(number('DISPATCH MSG 0417', 'ORD 5520471')).toBe('5520471');
  });

  it('a total of whatever comes before its parts, but no total of the fuel', () => {
    expect(rate('Base $780.00, fuel 24 % $187.20', 'Total drayage: $1,037.20')).toBe(103_720);
    expect(rate('Rate: $780.00', 'Total fuel: $1,037.20')).toBe(78_000);
  });

  it('the only sum behind the word that the load is booked, but none that is still to be agreed', () => {
    expect(rate('LOAD 20417 CONFIRMED $1,850')).toBe(185_000);
    expect(rate('LOAD 20417 to be confirmed $1,850')).toBeUndefined();
  });
});

describe('a stop whose word nobody knows is asked after', () => {
  const stop = (y: number, head: string, day: string, place: string) => [
    ...row(y, [
      [40, head],
      [130, `Sched: ${day}`],
    ]),
    ...row(y + 12, [[40, place]]),
  ];

  it('where it has its day as the stops have theirs, and where the stops are numbered', () => {
    const list = (head: string, later: (y: number, place: string) => ReturnType<typeof row>) =>
      readItems([
        ...stop(100, 'PICKUP', '11/26/2026 08:00', 'Mill, 1 Main St, Dallas, TX 75201'),
        ...stop(150, 'DELIVERY', '11/27/2026 08:00', 'Yard, 2 Oak St, Memphis, TN 38103'),
        ...later(200, 'Shop, 3 Elm St, Little Rock, AR 72206'),
        ...row(260, [[40, head]]),
      ]);
    const dated = list('Terms', (y, place) => stop(y, 'Brindle', '11/27/2026 12:00', place));
    expect(stopsInShort(dated)).toEqual(TRIP);
    expect(flagCodes(dated)).toEqual(['unassigned-address']);
    expect(flagCodes(list('STOP 3', () => []))).toEqual([]);
    const numbered = readItems([
      ...stop(100, 'STOP 1 PICKUP', '11/26/2026 08:00', 'Mill, 1 Main St, Dallas, TX 75201'),
      ...stop(150, 'STOP 2 DELIVERY', '11/27/2026 08:00', 'Yard, 2 Oak St, Memphis, TN 38103'),
      ...row(200, [[40, 'STOP 3 Brindle']]),
    ]);
    expect(flagCodes(numbered)).toContain('stop-count');
  });

  it('where the stop that took its day is in another column', () => {
    const found = readItems([
      ...column(['Brindle', 'Mill', '1 Main St', 'Dallas, TX 75201'], 40, 38),
      ...column(['Ship date: 11/26/2026', 'Ship hours: 7 AM to 3 PM', 'Pickup number: 1180-4'], 40, 86),
      ...column(['Carrier', 'High Haul', '18 Depot Rd', 'Tyler, TX 75702'], 372, 86),
      ...column(['Receiver', 'Yard', '2 Oak St', 'Memphis, TN 38103', 'Due date: 11/27/2026'], 40, 128),
    ]);
    expect(flagCodes(found).length).toBeGreaterThan(0);
  });

  it('where the word is in the column of the roles, also beside a name', () => {
    const rows = (word: string) =>
      readItems(
        ['Load', 'Load', word, 'Unload'].flatMap((role, index) =>
          row(100 + index * 14, [
            [40, `0${index + 1}`],
            [70, role],
            [150, ['Mill', 'Shop', 'Barn', 'Yard'][index]!],
            [240, ['Dallas', 'Tyler', 'Little Rock', 'Memphis'][index]!],
            [330, ['TX', 'TX', 'AR', 'TN'][index]!],
            [360, ['75201', '75702', '72206', '38103'][index]!],
            [420, '11/26/2026'],
          ]),
        ),
      );
    expect(flagCodes(rows('Unload'))).toEqual([]);
    expect(flagCodes(rows('Brindle M5510, back')).length).toBeGreaterThan(0);
  });
});

describe('the pay', () => {
  it('is no sum of a sentence that began on the line above, nor of a row with the name of an extra', () => {
    const words =
      'Rejected product goes to the nearest dump only after a written release. Fine for a broken seal:';
    expect(rate('Pickup', 'Dallas, TX 75201', words, '$1,000.00. Bring straps.')).toBeUndefined();
    const extras = row(100, [
      [40, 'Detention'],
      [140, '2 h'],
      [220, '$400.00'],
    ]);
    const price = row(130, [[40, 'Contracted price for this move: $685.00']]);
    expect(findRate(linesOfItems([...extras, ...price]))?.cents).toBe(68_500);
  });

  it('is not what the goods of a table are worth', () => {
    const goods = (head: string) =>
      findRate(
        linesOfItems([
          ...[
            ['Item', 'Qty', head, 'Sum'],
            ['Cartons A', '400', '$12.50', '$5,000.00'],
            ['Cartons B', '260', '$9.00', '$2,340.00'],
            ['', '', '', '$7,340.00'],
          ].flatMap((texts, index) =>
            row(
              100 + index * 14,
              texts.flatMap((text, at) => (text === '' ? [] : [[[40, 160, 240, 380][at]!, text] as const])),
            ),
          ),
          ...row(172, [[40, 'Rate: $540.00']]),
        ]),
      );
    expect(goods('Unit value')).toMatchObject({ cents: 54_000, rival: undefined });
    // Where nothing says what they are, either may be meant.
    expect(goods('Each')?.rival).toBeDefined();
    const line = (texts: readonly [string, string], y: number) =>
      row(y, [
        [40, texts[0]],
        [200, texts[1]],
      ]);
    const alone = [...line(['Sum', '$7,340.00'], 100), ...row(130, [[40, 'Rate: $540.00']])];
    expect(findRate(linesOfItems(alone))?.rival).toBe(54_000);
  });

  it.each([
    ['Rate / Taux: 1 450,00 $ US', 145_000],
    ['LOAD PAYS 925 / NO TOUCH / 44K', 92_500],
    ['24.5 tons at $18.40 a ton = $450.80', 45_080],
    ['Compensation payable: seven hundred eighty dollars (US$ 780.00).', 78_000],
    ['You won this load. Bid $1,460.00. Second best bid $1,490.00', 146_000],
    ['Rate / mile: $2.15', undefined],
  ])('is printed in these words: %s', (line, expected) => {
    expect(rate(line)).toBe(expected);
  });

  it('is under a head of two lines, and under the word for what a partner earns', () => {
    const under = (...texts: readonly string[]) =>
      findRate(
        linesOfItems(
          texts.flatMap((text, index) =>
            row(100 + index * 12, [
              [40, ['Reference', 'number', 'SX-30-0098'][index]!],
              [200, text],
            ]),
          ),
        ),
      )?.cents;
    expect(under('To be paid', '(USD)', '2,825.00')).toBe(282_500);
    const beside = row(100, [
      [40, 'Partner carrier revenue'],
      [260, '$1,085.50'],
    ]);
    expect(findRate(linesOfItems(beside))?.cents).toBe(108_550);
  });
});

describe('the number of the load', () => {
  it.each([
    ['Probill / Connaissement: MQ-330918', 'MQ-330918'],
    ['Engagement no. FE-2026-1881 between Tallgrass Inc. and High Haul', 'FE-2026-1881'],
    ['Re: Commitment no. CM/2026/0418 with High Haul', 'CM/2026/0418'],
  ])('is in %s', (line, expected) => {
    const trip = [
      'Pickup',
      'Dallas, TX 75201',
      '11/26/2026',
      '',
      'Delivery',
      'Memphis, TN 38103',
      '11/27/2026',
    ];
    expect(read(line, '', ...trip).loadNumber).toBe(expected);
  });

  it('is behind a mark that is printed by itself', () => {
    const line = row(100, [
      [40, 'Confirmation'],
      [106, '#:'],
      [124, 'QH-55190'],
    ]);
    const other = row(114, [
      [40, 'Booking'],
      [110, '7712-A'],
    ]);
    expect(findLoadNumber(linesOfItems([...line, ...other]))?.text).toBe('QH-55190');
  });

  it('makes no stop of the word over it', () => {
    const found = readItems([
      ...column(['Load', 'LX 4471 02'], 400, 100),
      ...column(['Pick up', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026 08:00'], 40, 100),
      ...column(['Deliver', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026 08:00'], 40, 180),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });
});

describe('places and days', () => {
  it('a code before its town is the code of the town, where it is one of the state', () => {
    const found = (code: string) =>
      read(
        `Loading place: Mill, 1 Main St, ${code} Dallas, TX`,
        'Loading date: 26 Nov 2026, 08:00',
        '',
        'Unloading place: Yard, 2 Oak St, US-38103 Memphis, TN',
        'Unloading date: 27 Nov 2026, 09:00',
      ).stops.map(({ city, zip }) => `${city} ${zip}`);
    expect(found('75201')).toEqual(['Dallas 75201', 'Memphis 38103']);
    expect(found('US-75201')).toEqual(['Dallas 75201', 'Memphis 38103']);
    expect(found('10534')).not.toContain('Dallas 10534');
  });

  it('a village that no list has is a stop under its street, and asked after', () => {
    const found = (street: string) =>
      read(
        'SHIPPER ADDRESS',
        'PULP',
        street,
        'BRINDLE PINES, AL',
        'ARRIVE 11/26/26 BY 10AM',
        '',
        'RECEIVER ADDRESS',
        'YARD',
        '2 OAK ST',
        'MEMPHIS, TN 38103',
        'ARRIVE 11/27/26 BY 9PM',
      );
    expect(stopsInShort(found('17589 PLANT RD'))[0]).toBe('pickup BRINDLE PINES, AL  2026-11-26');
    expect(flagCodes(found('17589 PLANT RD'))).toEqual(['place-unknown']);
    expect(flagCodes(found('PLANT GATE'))).toContain('no-pickup');
  });

  it('a leg has the day of its departure and that of its arrival', () => {
    const found = readItems([
      ...row(100, [
        [40, 'From'],
        [240, 'To'],
        [440, 'Depart'],
        [520, 'Arrive'],
      ]),
      ...row(114, [
        [40, 'Mill, 1 Main St, Dallas, TX 75201'],
        [240, 'Yard, 2 Oak St, Memphis, TN 38103'],
        [440, '11/26/2026'],
        [520, '11/27/2026'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('the head of a column of days breaks over two lines', () => {
    const found = readItems([
      ...[
        ['Trailer', 'Pick up', 'Deliver'],
        ['kind', 'between', 'between'],
        ['Van', '11/26/2026', '11/27/2026'],
      ].flatMap((texts, index) =>
        row(
          40 + index * 10,
          texts.map((text, at) => [[40, 140, 260][at]!, text] as const),
        ),
      ),
      ...BESIDE,
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('the same day is that of the stop before, in a letter with three places in a sentence too', () => {
    expect(
      stopsInShort(
        read(
          '1. Collection. Carrier shall present a van at Mill, 1 Main St, Dallas, TX 75201, on November 26, 2026.',
          '',
          '2. Second collection. On the same day Carrier shall present at Shop, 3 Elm St, Tyler, TX 75702.',
          '',
          '3. Delivery. The goods are to be tendered at Yard, 2 Oak St, Memphis, TN 38103, on November 27, 2026.',
        ),
      ),
    ).toEqual([TRIP[0], 'pickup Tyler, TX 75702 2026-11-26', TRIP[1]]);
  });

  it('codes of old machines are written with a stroke too', () => {
    const found = readItems([
      ...row(100, [
        [40, '01 L/D MILL'],
        [300, '11/26/26 07:00'],
      ]),
      ...column(['1 MAIN ST', 'DALLAS TX 75201'], 72, 112),
      ...row(136, [
        [40, '02 U/L YARD'],
        [300, '11/27/26 10:00'],
      ]),
      ...column(['2 OAK ST', 'MEMPHIS TN 38103'], 72, 148),
    ]);
    expect(found.stops.map(({ role, zip, date }) => `${role} ${zip} ${date}`)).toEqual([
      'pickup 75201 2026-11-26',
      'delivery 38103 2026-11-27',
    ]);
  });

  it('a charge by the stop, as so many times so much, names no stop', () => {
    const found = readItems([
      ...column(['Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026 08:00'], 40, 100),
      ...column(['Deliver', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026 08:00'], 40, 180),
      ...row(260, [
        [40, 'Stop off'],
        [120, '1 x 50.00'],
        [200, '50.00'],
      ]),
    ]);
    expect(flagCodes(found)).toEqual([]);
  });
});
