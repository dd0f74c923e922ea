import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import {
  at,
  column,
  flagCodes,
  linesOfItems,
  readItems,
  row,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What papers drawn by hand lost at first sight, each in the smallest form in which it was lost. */

const read = (...lines: string[]) => readItems(column(lines));
const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)));

describe('stops under words that brokers use', () => {
  const trip = (pickup: string, delivery: string) =>
    read(
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

  it.each([
    ['PRE-LOADED TRAILER AT', 'DROP LOADED TRAILER AT'],
    ['PICK UP · TODAY + 3', 'DROP OFF · FCFS'],
    ['Loaded trailer at:', 'Drop trailer at:'],
    ['Ship-From', 'Ship-To'],
    ['1 - Collect', '2 - Deliver'],
    ['LOADED AT', 'UNLOADED AT'],
    ['COLLECT ......:', 'FINAL DELIVERY :'],
    ['Loading ____:', 'Part delivery:'],
    ['SHP:', 'CNS:'],
    ['Loading place', 'Unloading place'],
    ['Pick Date', 'Drop Date'],
    ['Origin stop', 'Final stop'],
    ['Where to load', 'Where to unload'],
    ['A) Load', 'B) Part drop, 8 pallets'],
    ['Pick up full container at', 'Deliver to'],
  ])('"%s" and "%s"', (pickup, delivery) => {
    const found = trip(pickup, delivery);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.stops.map(({ name }) => name)).toEqual(['Mill', 'Yard']);
    expect(found.flags).toEqual([]);
  });

  it('the way back of an empty trailer is shown, and never left out in silence', () => {
    for (const words of [
      'RETURN EMPTY TRAILER TO',
      'Return the empty container to:',
      'Leave empty trailer at',
    ]) {
      const found = read(
        ...[
          'Pickup',
          'Mill',
          'Dallas, TX 75201',
          '11/26/2026',
          '',
          'Delivery',
          'Yard',
          'Memphis, TN 38103',
          '11/27/2026',
        ],
        ...['', words, 'Pool', '3 Elm St', 'Dallas, TX 75202', '11/28/2026'],
      );
      expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Dallas, TX 75202 2026-11-28']);
      expect(flagCodes(found)).toEqual([]);
    }
  });

  it('an address of a party with a day of its own among the stops is asked after', () => {
    const found = read(
      ...[
        'Pickup',
        'Mill',
        'Dallas, TX 75201',
        '11/26/2026',
        '',
        'Delivery',
        'Yard',
        'Memphis, TN 38103',
        '11/27/2026',
      ],
      ...['', 'Return goods to', 'Pool', '3 Elm St', 'Dallas, TX 75202', '11/28/2026 08:00'],
    );
    expect(flagCodes(found)).toContain('unassigned-address');
    const signed = read(
      ...[
        'Pickup',
        'Mill',
        'Dallas, TX 75201',
        '11/26/2026',
        '',
        'Delivery',
        'Yard',
        'Memphis, TN 38103',
        '11/27/2026',
      ],
      ...['', 'Bill to', 'Office', '3 Elm St', 'Dallas, TX 75202', 'Signed 11/28/2026'],
    );
    expect(flagCodes(signed)).toEqual([]);
  });
});

describe('numbers of loads as papers print them', () => {
  it.each([
    [['Order', 'LCX-260411'], 'LCX-260411'],
    [['Shipment', '0012004471'], '0012004471'],
    [
      [
        'Tender acceptance | Control no. ASX0088123 | Accepted 11/27/2026 10:41 ET | Accepted by: Hotshot LLC, 12 Mill St, Zanesville, OH 43701 and nobody else',
      ],
      'ASX0088123',
    ],
    [['Trip file 5-0-77120'], '5-0-77120'],
    [['Confirmation no.: MHB/2026/1187'], 'MHB/2026/1187'],
    [['Route card R-2210-88'], 'R-2210-88'],
    [['Confirmation de transport n° TQ-40291'], 'TQ-40291'],
    [['Pick sheet: 7Q4410'], '7Q4410'],
    [['JOB 26-004417'], '26-004417'],
    [['Movement: 0448127'], '0448127'],
    [['DRIVER LOAD PLAN 33-7718'], '33-7718'],
    [['Booking: BNL-0093-26'], 'BNL-0093-26'],
    [['Itinerary for truckload SQ-88-0142'], 'SQ-88-0142'],
    [['OUR REFERENCE', 'CGB-019-227'], 'CGB-019-227'],
    [['#4402-1187', 'Sable Freight'], '4402-1187'],
    [['Our Pro # BM-71140'], 'BM-71140'],
    [['Load Ref: SHF 90-1182'], 'SHF 90-1182'],
    [['Assignment #DH-30077 issued by Prairie Gold Logistics (MC# 702215), ask for Lena'], 'DH-30077'],
    [['OK, you have it at $1,650 all in. CSF load 442091. Loads Monday 11/30/2026 at 7am'], '442091'],
    [['BILL OF LADING', 'Bill of Lading Number: 06141411234567890'], '06141411234567890'],
  ])('%j is %s', (lines, expected) => {
    expect(number(...lines)).toBe(expected);
  });

  it.each([
    'Each load 45000 lbs or more is weighed',
    'The load 26544 pounds is heavy',
    'Trip of 12345 miles',
    'Customer order 88120',
    'File a claim within 90 days of 2026-11-26',
    'Route 66-1024 is closed',
  ])('is none in "%s"', (line) => {
    expect(number(line)).toBeUndefined();
  });

  it('two confirmations in one file are told, whatever is under each of them', () => {
    const load = (heading: string, from: string, to: string) => [
      heading,
      'Shipper',
      'Mill',
      from,
      '11/26/2026',
      '',
      'Receiver',
      'Yard',
      to,
      '11/27/2026',
      '',
    ];
    const two = read(
      ...load('Confirmation 880417', 'Dallas, TX 75201', 'Memphis, TN 38103'),
      ...load('Confirmation 880418', 'Troy, MI 48083', 'Reno, NV 89502'),
    );
    expect(two.flags.map(({ message }) => message)).toContain(
      'The file names two loads, 880417 and 880418: make a trip of each.',
    );
    const one = read(
      ...load('Confirmation 880417', 'Dallas, TX 75201', 'Memphis, TN 38103'),
      'Confirmation 880417',
    );
    expect(flagCodes(one)).toEqual([]);
  });
});

describe('a list of loads, one in each row', () => {
  const rows = (...numbers: string[]) =>
    readItems([
      ...row(100, [
        [40, 'Tender'],
        [100, 'From'],
        [210, 'Ready'],
        [300, 'To'],
        [400, 'Due'],
        [500, 'Pay'],
      ]),
      ...row(116, [
        [40, numbers[0]!],
        [100, 'Dallas, TX 75201'],
        [210, '11/26/2026'],
        [300, 'Memphis, TN 38103'],
        [400, '11/27/2026'],
        [500, '$1,140.00'],
      ]),
      ...row(132, [
        [40, numbers[1]!],
        [100, 'Troy, MI 48083'],
        [210, '11/26/2026'],
        [300, 'Reno, NV 89502'],
        [400, '11/27/2026'],
        [500, '$1,010.00'],
      ]),
    ]);

  it('is never taken for one trip', () => {
    for (const [first, second] of [
      ['7100-1', '7100-2'],
      ['88120', '88121'],
      ['TX-1', 'TX-2'],
    ])
      expect(rows(first!, second!).flags.map(({ message }) => message)).toContain(
        `The file names two loads, ${first} and ${second}: make a trip of each.`,
      );
  });

  it('is one where all rows have its number', () => {
    expect(flagCodes(rows('88120', '88120'))).not.toContain('loads');
  });
});

describe('rates as papers print them', () => {
  it.each([
    ['Payable to carrier CAD 2,640.00', 264_000],
    ['Carrier receives $ 1,010.00', 101_000],
    ['Trip pays $1,275.00 flat including empty return.', 127_500],
    ['Pays $1,100.00', 110_000],
    ['Truck paid 1125.00 on receipt of BOLs.', 112_500],
    ['All-inclusive: USD$1,340', 134_000],
    ['OK, you have it at $1,650 all in.', 165_000],
    ['Compensation: Four thousand one hundred fifty dollars ($4,150.00), inclusive of fuel.', 415_000],
    ['Tarif convenu : 1 950,00 $ CA', 195_000],
    ['Precio acordado: 1,950.00 USD', 195_000],
    ['FREIGHT ......: USD 2.150,00 lump sum', 215_000],
    ['Truck rate 1,385.00', 138_500],
    ['Carrier freight total 1,185.00', 118_500],
    ['Total to truck $5,200.00, all miles 2,214.', 520_000],
    ['Pay to carrier: $2,415.00', 241_500],
    ['You are paid 5,950 dollars, not less.', 595_000],
    ['TOT FRT:   1,310.00   FSC INCL', 131_000],
    ['Your rate for this itinerary is $2,890.00 which includes one extra drop ($50.00).', 289_000],
    ['Hauler gets 1,480.00 USD. Spills cost the hauler 500.00 USD each.', 148_000],
    ['Rate including fuel: $1,500.00', 150_000],
    ['Award: $1,140.00', 114_000],
    ['Flat $640.00', 64_000],
  ])('"%s" is %s cents', (line, cents) => {
    expect(rate(line)).toMatchObject({ cents, rival: undefined });
  });

  it('stands under its key with the rate of a mile in brackets behind it', () => {
    expect(rate('YOU GET', '$905 ($2.41/mi)')).toMatchObject({ cents: 90_500, rival: undefined });
  });

  it.each([
    'Driver assist pays $75.00 when asked in writing.',
    'Carrier receives $50.00 for each extra stop.',
    'Failure to use the app: carrier pays $200.00 penalty',
    'Lumper is paid at $150 all in.',
    'A late carrier pays $500.00',
    'Detention pays $40.00',
    'Layover: $250.00 flat',
    "Can't do it for $1,400. Need $1,700.",
    'You get $50.00 per hour after 2 hours',
    'Carrier pay is reduced by $250.00 when the download is missing.',
    'Total weight 44,120.00 lb',
    'Total 44,120.00 lbs',
  ])('is none in "%s"', (line) => {
    expect(rate(line)).toBeUndefined();
  });

  it('is what is paid for the freight, a penalty for something else notwithstanding', () => {
    expect(rate('Freight: $2,150.00', 'Penalty: $200.00 per missed slot')).toMatchObject({ cents: 215_000 });
    expect(rate('Freight: $2,150.00', 'Penalty: $200.00')).toMatchObject({ cents: 215_000 });
    expect(rate('Freight: $2,150.00', 'Fuel: $200.00')).toBeUndefined();
  });

  it('is the sum of what is printed over it, or that sum is asked after', () => {
    const page = (word: string) =>
      findRate(
        linesOfItems([
          ...row(100, [
            [40, 'Trip price'],
            [200, '1,690.00'],
          ]),
          ...row(112, [
            [40, 'Fuel'],
            [200, '210.00'],
          ]),
          ...row(124, [
            [40, word],
            [200, '1,900.00 USD'],
          ]),
        ]),
      );
    expect(page('Sum')).toMatchObject({ cents: 190_000, rival: undefined });
    expect(page('Bottom line')).toMatchObject({ cents: 169_000, rival: 190_000 });
  });

  it('is not the weight beside its own words', () => {
    const page = [
      ...row(100, [
        [40, 'Total weight'],
        [200, '44,120.00'],
      ]),
      ...row(112, [
        [40, 'Total pieces'],
        [200, '1,204.00'],
      ]),
      ...row(124, [
        [40, 'Total miles'],
        [200, '2,431.00 mi'],
      ]),
      ...row(136, [
        [40, 'Total'],
        [200, '5,600.00'],
      ]),
    ];
    expect(findRate(linesOfItems(page))).toMatchObject({ cents: 560_000, rival: undefined });
  });

  it('of two such sums a person is told', () => {
    expect(rate('Pays $1,100.00', 'Pays $1,250.00')).toMatchObject({ cents: 110_000, rival: 125_000 });
    expect(rate('We can do $1,500 all in', 'You have it at $1,650 all in')).toMatchObject({ rival: 165_000 });
  });
});

describe('days, codes and towns where brokers put them', () => {
  it('the day over the role belongs to it, by the room around it or where every stop has one', () => {
    const stop = (top: number, date: string, role: string, town: string) => [
      at(40, top, date),
      at(40, top + 11, role),
      at(40, top + 22, 'Mill'),
      at(40, top + 33, town),
    ];
    const apart = (gap: number) =>
      readItems([
        ...stop(100, '11/26/2026 08:00', 'COLLECTION', 'Dallas, TX 75201'),
        ...stop(133 + gap, '11/27/2026 06:30', 'OFFLOADING', 'Memphis, TN 38103'),
      ]);
    for (const gap of [22, 11]) {
      expect(stopsInShort(apart(gap))).toEqual(TRIP);
      expect(apart(gap).flags).toEqual([]);
    }
  });

  it('PU among the codes of machines is a part of the freight unloaded', () => {
    const table = readItems([
      ...row(100, [
        [40, 'Evt'],
        [90, 'Facility'],
        [220, 'Where'],
        [380, 'Appt from'],
      ]),
      ...row(115, [
        [40, 'PL'],
        [90, 'Mill'],
        [220, 'Dallas, TX 75201'],
        [380, '11/26/2026 06:00'],
      ]),
      ...row(130, [
        [40, 'PU'],
        [90, 'Yard'],
        [220, 'Memphis, TN 38103'],
        [380, '11/27/2026 06:00'],
      ]),
      ...row(145, [
        [40, 'CU'],
        [90, 'Shop'],
        [220, 'Troy, MI 48083'],
        [380, '11/28/2026 06:00'],
      ]),
    ]);
    expect(stopsInShort(table)).toEqual([...TRIP, 'delivery Troy, MI 48083 2026-11-28']);
    expect(table.flags).toEqual([]);
    const plain = readItems([
      ...row(100, [
        [40, 'Type'],
        [90, 'Facility'],
        [220, 'Where'],
        [380, 'Appt from'],
      ]),
      ...row(115, [
        [40, 'PU'],
        [90, 'Mill'],
        [220, 'Dallas, TX 75201'],
        [380, '11/26/2026 06:00'],
      ]),
      ...row(130, [
        [40, 'CU'],
        [90, 'Yard'],
        [220, 'Memphis, TN 38103'],
        [380, '11/27/2026 06:00'],
      ]),
    ]);
    expect(stopsInShort(plain)).toEqual(TRIP);
  });

  it('a head of states and provinces in either order', () => {
    const table = readItems([
      ...row(100, [
        [40, 'Leg'],
        [110, 'Party'],
        [220, 'Town'],
        [300, 'Prov/St'],
        [350, 'Postal'],
        [420, 'ETA'],
      ]),
      ...row(115, [
        [40, '1 - Collect'],
        [110, 'Mill'],
        [220, 'Dallas'],
        [300, 'TX'],
        [350, '75201'],
        [420, '2026-11-26'],
      ]),
      ...row(130, [
        [40, '2 - Deliver'],
        [110, 'Yard'],
        [220, 'Memphis'],
        [300, 'TN'],
        [350, '38103'],
        [420, '2026-11-27'],
      ]),
    ]);
    expect(stopsInShort(table)).toEqual(TRIP);
  });

  it('a row of a table that is no stop does not spoil the others', () => {
    const heads = row(100, [
      [40, 'Leg'],
      [90, 'Party'],
      [200, 'Town'],
      [300, 'Prov/St'],
      [350, 'Postal'],
      [420, 'ETA'],
      [490, 'Window'],
    ]);
    const table = readItems([
      ...heads,
      ...row(116, [
        [40, '1 -'],
        [90, 'Mill'],
        [200, 'Dallas'],
        [300, 'TX'],
        [350, '75201'],
        [420, '2026-11-26'],
        [490, '08:00'],
      ]),
      ...row(127, [[40, 'Collect']]),
      ...row(144, [
        [40, '2 - Clear'],
        [90, 'Pembina entry'],
        [490, 'broker: Deringer'],
      ]),
      ...row(155, [[490, 'Champlain NY']]),
      ...row(172, [
        [40, '3 -'],
        [90, 'Yard'],
        [200, 'Memphis'],
        [300, 'TN'],
        [350, '38103'],
        [420, '2026-11-27'],
        [490, '09:00'],
      ]),
      ...row(183, [[40, 'Deliver']]),
    ]);
    expect(stopsInShort(table)).toEqual(TRIP);
  });

  it('towns without a comma or a code, with words behind them', () => {
    const found = read(
      '1st pick: Ash Grove Cement, Chanute KS - silo 4, hard hats required, no sandals, scale on site. Nov 26 2026, after 0600',
      '2nd pick: Monarch Cement, Humboldt KS / rear gate. Nov 26 2026, before 1500 hrs',
      'Final drop: Ozark Ready Mix, Springdale, AR; call one hour out. Nov 27 2026, 0700-0900',
    );
    expect(stopsInShort(found)).toEqual([
      'pickup Chanute, KS  2026-11-26',
      'pickup Humboldt, KS  2026-11-26',
      'delivery Springdale, AR  2026-11-27',
    ]);
    expect(found.flags).toEqual([]);
  });

  it('clauses and fields of forms name no stop', () => {
    for (const words of [
      '3. PICKUP AND DELIVERY. Delivery in Memphis, TN 38118 terminals is not permitted unless ordered.',
      'ADDITIONAL SHIPPER INFO',
      'load.',
    ]) {
      const found = read(
        ...[
          'Pickup',
          'Mill',
          'Dallas, TX 75201',
          '11/26/2026',
          '',
          'Delivery',
          'Yard',
          'Memphis, TN 38103',
          '11/27/2026',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
        words,
      );
      expect(stopsInShort(found)).toEqual(TRIP);
      expect(flagCodes(found)).not.toContain('unassigned-label');
    }
  });

  it('the word over the number of the load is none for a stop', () => {
    const found = read(
      ...['LOAD', 'H-66-20418', '', 'Pickup', 'Mill', 'Dallas, TX 75201', '11/26/2026', ''],
      ...['Delivery', 'Yard', 'Memphis, TN 38103', '11/27/2026'],
    );
    expect(found.flags).toEqual([]);
    expect(found.loadNumber).toBe('H-66-20418');
  });

  it('what a letter says before its first stop is not lost', () => {
    const found = read(
      'OK, you have it at $1,650 all in. CSF load 442091. Loads Monday 11/30/2026 at 7am at Dole Fresh, 2905 E Gila',
      'Ridge Rd, Yuma AZ 85365 (pickup # Y-8812) and delivers Tuesday 12/01/2026 at 5am at Taylor Farms, 1207',
      'Abbott St, Salinas CA 93901. 53 reefer, 34 degrees, 22 pallets of lettuce, 38,500 lbs.',
    );
    expect(stopsInShort(found)).toEqual([
      'pickup Yuma, AZ 85365 2026-11-30',
      'delivery Salinas, CA 93901 2026-12-01',
    ]);
    expect([found.loadNumber, found.rateCents]).toEqual(['442091', 165_000]);
  });

  it('who the shipper is, in a sentence', () => {
    const found = read(
      '• Shipper is Forest River, 3010 Corwin Dr, Dallas TX 75201. Ready Nov 26, 2026 after 8 am.',
      '• Receiver is Valley RV, 1180 E Prosperity Ave, Memphis TN 38103. Needs it Nov 27, 2026.',
      'Shipper is responsible for the count.',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
    const spoken = read(
      'We give you a load of hay cubes, 47,000 pounds, out of Anderson Hay, 910 Anderson Rd, Dallas, TX 75201, on',
      'the 26th of November 2026, 8 a.m., going to Blue Grass Stables, 4089 Iron Works Pkwy, Memphis, TN 38103, on',
      'the 27th of November 2026, noon.',
    );
    expect(stopsInShort(spoken)).toEqual(TRIP);
  });

  it('the day at the address is that of the stop, not one with better words further down', () => {
    const found = readItems([
      ...row(100, [
        [40, 'PICK 1'],
        [300, 'DROP 1'],
      ]),
      ...row(112, [
        [40, '11/26 (Thu) 06:30'],
        [300, '11/27 (Fri) 04:00'],
      ]),
      ...row(124, [
        [40, 'Del Monte Foods'],
        [300, 'Costco Depot'],
      ]),
      ...row(136, [
        [40, 'Dallas, TX 75201'],
        [300, 'Memphis, TN 38103'],
      ]),
      ...row(148, [
        [40, 'PO 118204'],
        [300, 'PO 118205'],
      ]),
      at(40, 240, 'Date 11/21/2026 10:00'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('the word over the number of the load heads no address further down', () => {
    const found = readItems([
      ...row(100, [
        [40, 'Load'],
        [200, 'Pay'],
      ]),
      ...row(112, [
        [40, 'K552-0081'],
        [200, '$2,415.00'],
      ]),
      ...column(
        ['Mill', 'Dallas, TX 75201', '11/26/2026', '', 'Delivery', 'Yard', 'Memphis, TN 38103', '11/27/2026'],
        40,
        140,
      ),
    ]);
    expect(flagCodes(found)).not.toEqual([]);
  });

  it('a sum in the line of two roles makes no charge of the second', () => {
    const found = readItems([
      ...row(100, [
        [40, 'PICKUP'],
        [250, 'DELIVERY'],
        [500, '$1,715.00'],
      ]),
      ...row(112, [
        [40, '11/26/2026'],
        [250, '11/27/2026'],
      ]),
      ...row(124, [
        [40, 'Mill'],
        [250, 'Yard'],
      ]),
      ...row(136, [
        [40, 'Dallas, TX 75201'],
        [250, 'Memphis, TN 38103'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('short messages', () => {
    const found = read(
      'load id 88-1172',
      'PU Dallas TX 75201 11/26 9am',
      'DEL Memphis TN 38103 11/27 7am',
      '$3400 all in',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect([found.loadNumber, found.rateCents]).toEqual(['88-1172', 340_000]);
    expect(stopsInShort(read('Pickup Logistics Group, Dallas, TX 75201'))).toEqual([]);
  });

  it('P and D at the left of their rows', () => {
    const rows = (first: string, second: string, x = 40) =>
      readItems([
        ...row(100, [
          [80, 'Day / hour'],
          [200, 'Place'],
          [400, 'Nos.'],
        ]),
        ...row(116, [
          [40, first],
          [80, '26-Nov-26'],
          [200, 'Suncor Refinery'],
          [400, 'BOL 88120'],
        ]),
        ...row(128, [
          [80, '0800'],
          [200, 'Dallas TX 75201'],
        ]),
        ...row(150, [
          [x, second],
          [80, '27-Nov-26'],
          [200, 'Kiewit Paving'],
          [400, 'BOL 88120'],
        ]),
        ...row(162, [
          [80, '0600-1800'],
          [200, 'Memphis TN 38103'],
        ]),
      ]);
    expect(stopsInShort(rows('P', 'D'))).toEqual(TRIP);
    expect(rows('P', 'D').flags).toEqual([]);
    expect(stopsInShort(rows('P', 'Q'))).toEqual([]);
    expect(stopsInShort(rows('P', 'D', 20))).toEqual([]);
  });

  it('contracts in prose tell what is received and delivered', () => {
    const found = read(
      '1. Service. The Carrier shall (a) receive 21 bundles of lumber at Rayonier Sawmill, 2401 Sweetgum Rd, Jesup, GA 31545, on',
      'December 2, 2026 between 7:00 a.m. and 3:00 p.m.; and (b) deliver the same to Universal Truss, 5120 Port Royal Rd, Spring',
      'Hill, TN 37174, on December 3, 2026 at 8:00 a.m.',
    );
    expect(stopsInShort(found)).toEqual([
      'pickup Jesup, GA 31545 2026-12-02',
      'delivery Spring Hill, TN 37174 2026-12-03',
    ]);
    expect(found.flags).toEqual([]);
  });

  it.each([[['Our Pro', '# BM-71140']], [['Route card', 'BM-71140']]])(
    'the number beside its key in a cell of its own: %j',
    ([key, value]) => {
      expect(
        findLoadNumber(
          linesOfItems(
            row(100, [
              [40, key!],
              [150, value!],
            ]),
          ),
        )?.text,
      ).toBe('BM-71140');
    },
  );
});

describe('a load tender as machines send it', () => {
  const message = [
    'ST*204*0001~',
    'B2**KLLM**55810023**PP~',
    'G62*64*20261124*1*1200~',
    'N1*BT*FREIGHT PAY*93*0009~',
    'N3*2200 S 75TH AVE~',
    'N4*PHOENIX*AZ*85043*US~',
    'S5*1*CL*41200*L*24*PL~',
    'G62*37*20261126*I*0800~',
    'G62*38*20261127*K*1400~',
    'N1*SF*MILL*93*2201~',
    'N3*856 RUSSET ST~',
    'N4*DALLAS*TX*75201*US~',
    'S5*2*PU*1200*L*4*PL~',
    'G62*53*20261127*I*0500~',
    'N1*ST*YARD*93*1102~',
    'N3*5000 BEELER ST~',
    'N4*MEMPHIS*TN*38103*US~',
    'L3*41200*G***214000******24~',
    'SE*26*0001~',
  ];

  it.each([
    ['a segment in each line', message],
    ['several in a line', [message.slice(0, 9).join(''), message.slice(9).join('')]],
    ['with strokes between the parts', message.map((line) => line.replaceAll('*', '|'))],
  ])('is read with %s', (_, lines) => {
    const found = readItems(column(lines, 40, 40));
    expect(stopsInShort(found).map((line) => line.toLowerCase())).toEqual(
      TRIP.map((line) => line.toLowerCase()),
    );
    expect(found.stops.map(({ name, street, time }) => [name, street, time])).toEqual([
      ['MILL', '856 RUSSET ST', '08:00'],
      ['YARD', '5000 BEELER ST', '05:00'],
    ]);
    expect([found.loadNumber, found.rateCents]).toEqual(['55810023', 214_000]);
    expect(found.flags).toEqual([]);
  });

  it('is none without stops and towns', () => {
    expect(stopsInShort(readItems(column(message.filter((line) => !line.startsWith('S5')))))).toEqual([]);
  });

  it('a stop of another kind is asked after', () => {
    const other = message.map((line) => line.replace('S5*2*PU', 'S5*2*RT'));
    expect(flagCodes(readItems(column(other, 40, 40)))).not.toEqual([]);
  });
});
