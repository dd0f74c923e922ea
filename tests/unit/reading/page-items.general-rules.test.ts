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
    ['150 flat', undefined],
    ['Trailer 1150 flat', undefined],
  ])('is the rate, by the words behind it: "%s"', (text, cents) => {
    expect(findRate(linesOfItems(column([text])))?.cents).toBe(cents);
  });
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
