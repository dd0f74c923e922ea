import { describe, expect, it } from 'vitest';
import { labelOf } from '~/reading/labels';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import {
  at,
  cellOf,
  column,
  flagCodes,
  linesOfItems,
  readItems,
  row,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What papers of strangers' brokers lost at first sight, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const read = (...lines: string[]) => readItems(column(lines));
const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)));

describe('the number of the load', () => {
  it.each([
    [['RATE CONFIRMATION FOR PO# 31884027'], '31884027'],
    [['Load tender for order no. 77-1180'], '77-1180'],
    [['TRIP / FREIGHT BILL 7JX 4410882'], '7JX 4410882'],
    [['Pro/Load 118-2207'], '118-2207'],
    [['Carrier Load Number:', 'RCN 200-118'], '200-118'],
    [['Service order TSO-118807 is issued by Blue Gate to the carrier.'], 'TSO-118807'],
  ])('is in %j', (lines, expected) => {
    expect(number(...lines)).toBe(expected);
  });

  it('stands beside two words that name it', () => {
    const lines = linesOfItems(
      row(100, [
        [300, 'TRIP / FREIGHT BILL'],
        [420, '7JX 4410882'],
      ]),
    );
    expect(findLoadNumber(lines)?.text).toBe('7JX 4410882');
  });

  it.each([[['Invoices for PO# 31884027']], [['Order / Ship date 11/26/2026']]])('is not in %j', (lines) => {
    expect(number(...lines)).toBeUndefined();
  });
});

describe('the rate', () => {
  it('is an estimated payout, but no other estimate', () => {
    expect(rate('Estimated payout: $878.52 ($2.60/mi incl. fuel surcharge $121.68)')?.cents).toBe(87852);
    expect(rate('Estimated lumper total $178.00')).toBeUndefined();
  });

  it.each([
    ['Pay: Line haul $1,005.00 | Fuel $162.50 | Carrier total: $1,167.50', 116750],
    ['Carrier accepts $4,275.00 as full payment, fuel and all accessorials included.', 427500],
    ['$1,025 + $75 tarp = $1,100', 110000],
    ['Freight amount: 2,010.50 USD', 201050],
  ])('is the sum that a sentence gives: %s', (text, cents) => {
    expect(rate(text)).toMatchObject({ cents, rival: undefined });
  });

  it('is what it costs to have the carrier', () => {
    expect(rate('Carrier cost', '$2,720.00')?.cents).toBe(272000);
  });

  it('is a sum printed elsewhere that a column of charges comes to', () => {
    const charges = (...more: (readonly [number, string])[]) => [
      ...row(200, [
        [40, 'Freight - flat'],
        [200, '$2,400.00'],
      ]),
      ...row(212, [
        [40, 'Fuel - flat'],
        [200, '$260.00'],
      ]),
      ...row(224, [
        [40, 'Pallet exchange'],
        [200, '$60.00'],
      ]),
      ...more.flatMap(([y, text]) => at(400, y, text)),
    ];
    expect(findRate(linesOfItems(charges([100, '$2,720.00'])))).toMatchObject({
      cents: 272000,
      rival: undefined,
    });
    // Not printed, it is none.
    expect(findRate(linesOfItems(charges()))).toBeUndefined();
  });

  it('is a total in words over the sums of its parts', () => {
    const found = rate('Freight 25 T x $38.50 = $962.50; fuel 21% = $202.13; tender total $1,164.63.');
    expect(found).toMatchObject({ cents: 116463, rival: undefined });
  });

  it('has no rival in what a carrier owes', () => {
    const found = rate(
      'Total Rate $1,825.00 USD',
      'A carrier that rebrokers owes the full rate plus $5,000.00.',
    );
    expect(found).toMatchObject({ cents: 182500, rival: undefined });
    const broken = rate(
      'Total Rate $1,825.00 USD',
      'A carrier that rebrokers owes the',
      'full rate plus $5,000.00.',
    );
    expect(broken).toMatchObject({ cents: 182500, rival: undefined });
  });
});

describe('stops', () => {
  it.each([
    ['P/U 1', 'D/L 1'],
    ['Picking up Thursday 11/26 at 10am:', 'Delivering Friday 11/27, anytime 8-4:'],
    ['Start at:', 'Finish at:'],
  ])('are under "%s" and "%s"', (pickup, delivery) => {
    const found = read(
      pickup,
      'Mill',
      '1 Main St',
      'Dallas, TX 75201',
      '11/26/2026',
      '',
      delivery,
      'Yard',
      '2 Oak St',
      'Memphis, TN 38103',
      '11/27/2026',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it.each([
    ['Stop: Depot, 3 Elm St, Little Rock, AR 72201, 11/26/2026, partial unload', 'delivery'],
    ['Then stop at: Depot, 3 Elm St, Little Rock, AR 72201, 11/26/2026, pick up 4 more', 'pickup'],
  ])('between the first and the last do what they say: %s', (middle, role) => {
    const found = read(
      'Pickup: Mill, 1 Main St, Dallas, TX 75201, 11/26/2026',
      '',
      middle,
      '',
      'Delivery: Yard, 2 Oak St, Memphis, TN 38103, 11/27/2026',
    );
    expect(stopsInShort(found)).toEqual([TRIP[0], `${role} Little Rock, AR 72201 2026-11-26`, TRIP[1]]);
  });

  it('are numbered before a name, a street and a day in one sentence', () => {
    const found = read(
      'PU 1 Mill Plant 4, 1009 Main St, Dallas, TX 75201. Pick up 11/26/2026 14:00. Pickup # 2299104',
      '',
      'PU 2 Barn Supply, 10700 S State Hwy 43, Little Rock, AR 72201. Pick up 11/26/2026 19:30. Pickup # SP-118',
      '',
      'DEL 1 Yard Foods, 2 Oak St, Memphis, TN 38103. Deliver 11/27/2026 04:00. Conf. 8811209',
    );
    expect(stopsInShort(found)).toEqual([TRIP[0], 'pickup Little Rock, AR 72201 2026-11-26', TRIP[1]]);
    expect(flagCodes(found)).toEqual([]);
  });

  it.each(['PU 2 Main St, Dallas, TX 75201', 'Deliver to 2 Main St, Suite 4, Dallas, TX 75201'])(
    'are not numbered by their street: %s',
    (text) => {
      expect(labelOf(cellOf(text))?.number).toBeUndefined();
    },
  );

  it('have the day that is in the row of what happens there', () => {
    const found = readItems([
      ...row(100, [
        [40, 'From'],
        [300, 'To'],
      ]),
      ...row(112, [
        [40, 'DAL8 - 1 Main St, Dallas, TX 75201'],
        [300, 'MEM2 - 2 Oak St, Memphis, TN 38103'],
      ]),
      ...row(140, [
        [40, 'Stop'],
        [120, 'Type'],
        [300, 'Check-in'],
      ]),
      ...row(152, [
        [40, 'DAL8'],
        [120, 'Pick up (drop and hook)'],
        [300, 'Thu, Nov 26, 2026 20:30'],
      ]),
      ...row(164, [
        [40, 'MEM2'],
        [120, 'Drop off (drop and hook)'],
        [300, 'Fri, Nov 27, 2026 04:10'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('are side by side in a form whose keys are left of both, the parts of an address in its rows', () => {
    const found = readItems(
      [
        ['', 'Origin', 'Destination'],
        ['City / State', 'Dallas, TX', 'Memphis, TN'],
        ['Date', '11/26/2026', '11/27/2026'],
        ['Time', '11:00 AM', '02:00 PM'],
        ['Company', 'Mill', 'Yard'],
        ['Street', '1 Main St', '2 Oak St'],
        ['Postal code', '75201', '38103'],
        ['Pay: $1,750.00'],
      ].flatMap((cells, index) =>
        row(
          100 + index * 14,
          cells.flatMap((text, at) => (text === '' ? [] : [[[40, 160, 320][at]!, text] as const])),
        ),
      ),
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.stops.map(({ name, street, time }) => [name, street, time])).toEqual([
      ['Mill', '1 Main St', '11:00'],
      ['Yard', '2 Oak St', '14:00'],
    ]);
    // What is under the table is none of it.
    expect(found.rateCents).toBe(175000);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are not named by the head of a column for their numbers', () => {
    const table = (y: number, title: string, head: string, values: readonly string[]) => [
      at(40, y, title),
      ...row(
        y + 14,
        ['Name', 'Address', 'City', 'State', 'Zip', 'Date', head].map(
          (text, index) => [40 + index * 75, text] as const,
        ),
      ),
      ...row(
        y + 28,
        values.map((text, index) => [40 + index * 75, text] as const),
      ),
    ];
    const found = readItems([
      ...table(100, 'Pick-ups', 'Pick-up #', [
        'Mill',
        '1 Main St',
        'Dallas',
        'TX',
        '75201',
        '11/26/2026',
        'A-1',
      ]),
      ...table(160, 'Drops', 'Delivery #', [
        'Yard',
        '2 Oak St',
        'Memphis',
        'TN',
        '38103',
        '11/27/2026',
        'B-2',
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('have their day behind the role, under the address of who loads and who unloads', () => {
    const found = read(
      'Shipper: Mill, 1 Main St, Dallas, TX 75201',
      'Pickup: 11/26/2026, 6a-2p',
      'Receiver: Yard, 2 Oak St, Memphis, TN 38103',
      'Delivery: 11/27/2026, 7a appt',
      '',
      'Regards,',
      'Amos Freight, 14 Court Sq, Texarkana, AR 71854',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('keep their own days where the crossing of a border is under them', () => {
    const found = readItems([
      ...column(['Shipper', 'Mill', '1 Main St', 'Dallas, TX 75201', 'PU: Nov 26, 2026 @ 13:00']),
      ...column(['Consignee', 'Yard', '2 Oak St', 'Memphis, TN 38103', 'DEL: Nov 27, 2026 @ 06:00'], 300),
      at(40, 185, 'Border crossing: Coutts AB / Sweet Grass MT. PAPS sticker required.'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('have the day by which the freight must arrive', () => {
    const found = readItems([
      ...column(['Ship from:', 'Mill', '1 Main St', 'Dallas, TX 75201']),
      ...column(['Ship to:', 'Yard', '2 Oak St', 'Memphis, TN 38103'], 300),
      ...row(180, [
        [40, 'Ship date'],
        [140, '11/26/2026'],
      ]),
      ...row(194, [
        [40, 'Must arrive'],
        [140, '11/27/2026 07:00'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it.each([[['Additional pick', '$100.00']], [['Extra drop', '75.00']], [['LOAD:', 'SB-40917']]])(
    'are not named by %j',
    (cells) => {
      const found = readItems([
        ...column(['Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026']),
        ...column(['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'], 300),
        ...row(
          220,
          cells.map((text, index) => [40 + index * 150, text] as const),
        ),
      ]);
      expect(stopsInShort(found)).toEqual(TRIP);
      expect(flagCodes(found)).toEqual([]);
    },
  );
});

describe('what a tenth and an eleventh batch of papers lost', () => {
  it('is a rate that took the place of another', () => {
    expect(rate('Rate was $900.00, now $960.00 including the added stop-off.')?.cents).toBe(96_000);
    expect(rate('The rate was $900.00, raised to $960.00')?.cents).toBe(96_000);
    expect(rate('Previous rate: $900.00', 'New rate: $960.00')).toMatchObject({
      cents: 96_000,
      rival: undefined,
    });
    // One that was agreed once and holds.
    expect(rate('The rate was $900.00')?.cents).toBe(90_000);
  });

  it('is a sum behind the number of the load, and a base beside the whole', () => {
    expect(rate('Total pay to carrier for BLC1180-26 is $1,830.00, which includes fuel.')?.cents).toBe(
      183_000,
    );
    expect(rate('Payout $1,088.42', 'Base rate $902.00', 'Fuel surcharge $186.42')).toMatchObject({
      cents: 108_842,
      rival: undefined,
    });
  });

  it('is what is done first in a row of a table', () => {
    const legs = (head: string, ...said: string[]) =>
      stopsInShort(
        readItems([
          ...row(100, [
            [40, 'Leg'],
            [80, head],
            [240, 'Name and address'],
            [480, 'Appointment'],
          ]),
          ...said.flatMap((text, index) =>
            row(116 + index * 16, [
              [40, 'AB'[index]!],
              [80, text],
              [240, index === 0 ? 'Mill, 1 Main St, Dallas, TX 75201' : 'Yard, 2 Oak St, Memphis, TN 38103'],
              [480, index === 0 ? '11/26/2026 04:00' : '11/27/2026 10:30'],
            ]),
          ),
        ]),
      );
    expect(legs('What', 'Hook loaded trailer M5510', 'Drop M5510, hook returns')).toEqual(TRIP);
    expect(legs('Action', 'Pull loaded', 'Deliver (live unload)')).toEqual(TRIP);
  });

  it('is a stop by the codes and days of an older machine', () => {
    const found = readItems([
      ...row(100, [
        [40, '01 LLD Mill'],
        [280, '112626 0700'],
      ]),
      at(64, 112, '1 Main St'),
      at(64, 124, 'Dallas TX 75201'),
      ...row(150, [
        [40, '02 LUL Yard'],
        [280, '112726 1500'],
      ]),
      at(64, 162, '2 Oak St'),
      at(64, 174, 'Memphis TN 38103'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('is a stop that answers a question', () => {
    const found = read(
      'Where and when do you pick up?',
      'Mill, 1 Main St, Dallas, TX 75201, on 11/26/2026 at 11:00',
      '',
      'Where and when do you deliver?',
      'Yard, 2 Oak St, Memphis, TN 38103, on 11/27/2026 at 05:30',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('is no doubt about how a stop of the row is done, a broken heading or a kind of car', () => {
    const TWO = [
      ...column(['Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026']),
      ...column(['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'], 40, 190),
    ];
    const heading = [
      ...row(20, [
        [40, 'Mode'],
        [140, 'Trailer'],
        [240, 'Load'],
        [340, 'Hazmat'],
      ]),
      at(240, 30, 'Requirements'),
    ];
    expect(flagCodes(readItems([...heading, ...TWO]))).toEqual([]);
    const cars = [
      ...row(20, [
        [40, '1'],
        [140, '2022 Ford F-150'],
        [300, 'Pickup'],
        [400, 'Gray'],
      ]),
      ...row(32, [
        [40, '2'],
        [140, '2019 Toyota Camry'],
        [300, 'Car'],
        [400, 'White'],
      ]),
    ];
    expect(flagCodes(readItems([...cars, ...TWO]))).toEqual([]);
    const rows = [
      ...row(100, [
        [40, 'Stop'],
        [100, 'Facility'],
        [330, 'Arrive'],
        [450, 'Trailer'],
      ]),
      ...row(116, [
        [40, '1 Pickup'],
        [100, 'Mill, 1 Main St, Dallas, TX 75201'],
        [330, '11/26/2026 20:15'],
        [450, 'Preloaded'],
      ]),
      ...row(132, [
        [40, '2 Delivery'],
        [100, 'Yard, 2 Oak St, Memphis, TN 38103'],
        [330, '11/27/2026 03:50'],
        [450, 'Drop'],
      ]),
    ];
    expect(stopsInShort(readItems(rows))).toEqual(TRIP);
    expect(flagCodes(readItems(rows))).toEqual([]);
  });

  it('is a town of a table where the broker has an office, whatever code that has', () => {
    const table = [
      ...row(100, [
        [40, 'Origin City'],
        [140, 'State'],
        [200, 'Date'],
      ]),
      ...row(116, [
        [40, 'Dallas'],
        [140, 'TX'],
        [200, '11/24/2026'],
      ]),
      ...row(132, [
        [40, 'Memphis'],
        [140, 'TN'],
        [200, '11/25/2026'],
      ]),
      ...row(158, [
        [40, 'Destination City'],
        [140, 'State'],
        [200, 'Date'],
      ]),
      ...row(174, [
        [40, 'Reno'],
        [140, 'NV'],
        [200, '11/27/2026'],
      ]),
    ];
    const office = at(300, 40, 'Amos Freight, 14 Court Sq, Memphis, TN 38103');
    expect(stopsInShort(readItems([office, ...table])).map((stop) => stop.trim())).toEqual([
      'pickup Dallas, TX  2026-11-24',
      'pickup Memphis, TN  2026-11-25',
      'delivery Reno, NV  2026-11-27',
    ]);
  });

  it('is a code that a narrow column parts from its state with its stroke', () => {
    const found = readItems([
      ...column(['Pickup', 'Mill', '1 Main St, Dallas, TX', '- 75201', '11/26/2026']),
      ...column(['Delivery', 'Yard', '2 Oak St, Memphis, TN', '- 38103', '11/27/2026'], 300),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('is the second address under one heading, each with its day', () => {
    const found = read(
      'Loading',
      'Mill',
      '1 Main St',
      'Dallas, TX 75201',
      'Appt: 11/26/2026 08:00',
      '',
      'Mine',
      '2 Elm St',
      'Reno, NV 89501',
      'Appt: 11/26/2026 09:00',
      '',
      'Unloading',
      'Yard',
      '2 Oak St',
      'Memphis, TN 38103',
      'Appt: 11/27/2026 07:00',
    );
    expect(stopsInShort(found)).toEqual([TRIP[0], 'pickup Reno, NV 89501 2026-11-26', TRIP[1]]);
  });
});

describe('what a twelfth batch of papers lost', () => {
  it.each([
    [
      'a clause',
      [
        '2. Pickup. Mill Works, 1 Main St, Dallas, TX 75201, on November 26, 2026 between 8:00 AM and noon.',
        '',
        '3. Delivery. Old Yard, 2 Oak St, Memphis, TN 38103, on November 27, 2026 at 9:00 AM.',
      ],
    ],
    [
      'a plain "From"',
      [
        'From Mill, 1 Main St, Dallas TX 75201, Thursday 11/26/2026 after 9 AM',
        '',
        'To Yard, 2 Oak St, Memphis TN 38103, Friday 11/27/2026 by noon',
      ],
    ],
    [
      'a round bullet',
      [
        '1● Pick up',
        'Mill, 1 Main St, Dallas, TX 75201',
        'Appointment: 11/26/2026 02:00',
        '',
        '2● Deliver',
        'Yard, 2 Oak St, Memphis, TN 38103',
        'Appointment: 11/27/2026 22:00',
      ],
    ],
  ])('is a stop that begins with %s', (_, lines) => {
    expect(stopsInShort(read(...lines))).toEqual(TRIP);
  });

  it('is the whole behind its parts in one sentence, and never a part of them', () => {
    expect(rate('Freight: USD 1,310.00. Tarp: USD 60.00. Together USD 1,370.00.')?.cents).toBe(137_000);
    expect(rate('Freight: USD 1,310.00. Tarp: USD 60.00.')).toBeUndefined();
  });

  it('is a number under the title of the paper, or beside a stop as the broker’s own', () => {
    expect(number('TRIP SHEET', 'No. TS 0044821')).toBe('TS 0044821');
    const beside = [
      ...column(['Collection', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026']),
      ...column(['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'], 40, 190),
      ...row(112, [
        [320, 'Our file'],
        [420, 'BH/26/7719'],
      ]),
    ];
    expect(readItems(beside).loadNumber).toBe('BH/26/7719');
  });
});

describe('what a thirteenth batch of papers lost', () => {
  it('is the share of a contractor, and a sum under its word beside another column', () => {
    expect(rate('Settlement to contractor 72%: $1,512.00 of $2,100.00 gross')?.cents).toBe(151_200);
    const rail = linesOfItems([
      ...row(100, [
        [40, 'Pays'],
        [240, '8555 Sonoma Hwy'],
      ]),
      ...row(112, [
        [40, '$1,275.00'],
        [240, 'Kenwood, CA 95452'],
      ]),
    ]);
    expect(findRate(rail)?.cents).toBe(127_500);
  });

  it('is no doubt about the line of a broker under all stops, and one about a line with a day', () => {
    const page = (line: string) =>
      flagCodes(
        readItems([
          ...column(['Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026']),
          ...column(['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'], 300),
          at(40, 190, line),
          at(40, 204, 'Detention is paid after two hours.'),
        ]),
      );
    expect(page('Gulf Freight, 18 Royal St, Mobile, AL 36602. Printed 11/25/2026 by jl.')).toEqual([]);
    expect(page('Gulf Freight, 18 Royal St, Mobile, AL 36602. 11/28/2026 by noon.')).toEqual([
      'unassigned-address',
    ]);
    expect(page('Gulf Bakers, 18 Royal St, Mobile, AL 36602')).toEqual(['unassigned-address']);
  });
});
