import { describe, expect, it } from 'vitest';
import { findDates } from '~/reading/dates';
import { findLoadDetails } from '~/reading/load-details';
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

/** What papers of mails, threads, trailer moves and legs lost at first sight, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const PICKUP = ['Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'];
const DELIVERY = ['Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'];
const read = (...lines: string[]) => readItems(column(lines));
const trip = (pickup: string, delivery: string, ...after: string[]) =>
  read(pickup, ...PICKUP, '', delivery, ...DELIVERY, ...after);
const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)))?.cents;

describe('stops', () => {
  it.each([
    ['Hook loaded', 'Drop loaded'],
    ['Ramp out', 'Ramp in'],
    ['Haul from:', 'Haul to:'],
    ['Load at our dock:', 'Unload at their warehouse:'],
    ['CHARGER CHEZ', 'LIVRER CHEZ'],
    ['Depart facility', 'Arrive facility'],
  ])('are under "%s" and "%s"', (pickup, delivery) => {
    const found = trip(pickup, delivery);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it.each([
    ['Cattle out from:', 'Cattle over to:', true],
    ['Questions come from:', 'Papers go to:', false],
  ])('may be under what comes from and goes to: "%s", "%s"', (from, to, isTrip) => {
    expect(stopsInShort(trip(from, to))).toEqual(isTrip ? TRIP : []);
  });

  it('are in the sentences of a letter that name the day before the place', () => {
    const found = read(
      'The truck is to load on Thursday, November 26, 2026, from 8 AM at Mill, 1 Main St, Dallas, TX 75201.',
      'The hay goes to Yard, 2 Oak St, Memphis, TN 38103, and they want it on November 27, 2026.',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are in the messages of a thread', () => {
    const thread = (name: string) =>
      read(
        `${name} 2:14 PM: Got one for you`,
        `${name} 2:15 PM: PU: Mill, 1 Main St, Dallas, TX 75201, 11/26/2026`,
        `${name} 2:15 PM: DEL: Yard, 2 Oak St, Memphis, TN 38103, 11/27/2026`,
      );
    expect(stopsInShort(thread('Gulf South'))).toEqual(TRIP);
    expect(thread('Gulf South').flags).toEqual([]);
  });

  it('keep the hours behind their day, which begin no message', () => {
    const found = read(
      'Pickup',
      'Mill, 1 Main St, Dallas, TX 75201',
      'Thursday, Nov 26, 2026, 08:00 - 12:00',
      'Delivery',
      'Yard, 2 Oak St, Memphis, TN 38103',
      'Friday, Nov 27, 2026, 07:00 - 10:00',
      'Delivery',
      'Shop, 3 Elm St, Memphis, TN 38104',
      'Friday, Nov 27, 2026, 11:00 - 12:00',
    );
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Memphis, TN 38104 2026-11-27']);
  });

  it('are made once where one leg ends and the next one begins', () => {
    const leg = (y: number, from: string, day: string, to: string, until: string) =>
      row(y, [
        [40, from],
        [230, day],
        [310, to],
        [500, until],
      ]);
    const found = readItems([
      ...leg(60, 'Depart facility', 'Depart', 'Arrive facility', 'Arrive'),
      ...leg(
        78,
        'Mill, 1 Main St, Dallas, TX 75201',
        '11/26/2026',
        'Hub, 9 Elm St, Texarkana, AR 71854',
        '11/26/2026',
      ),
      ...leg(
        96,
        'Hub, 9 Elm St, Texarkana, AR 71854',
        '11/26/2026',
        'Yard, 2 Oak St, Memphis, TN 38103',
        '11/27/2026',
      ),
    ]);
    expect(stopsInShort(found)).toEqual([TRIP[0], 'delivery Texarkana, AR 71854 2026-11-26', TRIP[1]]);
  });

  it('are under a label with the town of the address that is under it', () => {
    const found = read('1 Pickup Dallas, TX', ...PICKUP, '', '2 Delivery Memphis, TN', ...DELIVERY);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('have the day in brackets behind their code', () => {
    const found = read(
      'Pickup: Mill, 1 Main St, Dallas, TX 75201 (loaded, by 11/26/2026 20:00)',
      'Delivery: Very Long Name Logistics Yard, 2 Oak St, Memphis, TN 38103 (live, by 11/27/2026 20:00)',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('are under a label that its day runs into', () => {
    const found = read(
      'PICKUP11/26/2026',
      ...PICKUP.slice(0, 3),
      '',
      'DELIVERY11/27/2026',
      ...DELIVERY.slice(0, 3),
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are where counted freight is loaded over an address', () => {
    const found = read(
      'Nov 26, 2026 09:00',
      'Load 18 pallets',
      'Mill, 1 Main St, Dallas, TX 75201',
      '',
      'Nov 27, 2026 07:00',
      'Unload 18 pallets',
      'Yard, 2 Oak St, Memphis, TN 38103',
    );
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('are not the town in a name over a street in a table with room between its rows', () => {
    const found = readItems([
      ...column(['Pickup', 'Western Dairy -', 'Albion, IA'], 40, 60),
      ...column(['1 Main St'], 40, 106),
      ...column(['Dallas, TX 75201', '11/26/2026'], 40, 130),
      ...column(['Delivery', ...DELIVERY], 300, 60),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });
});

describe('a place', () => {
  it.each(['Location ID 59446', 'Shipment ID 75201'])('is none in a number: "%s"', (text) => {
    const found = trip('Pickup', 'Delivery', text);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('is one in Idaho', () => {
    const found = read(
      'Pickup',
      ...PICKUP,
      '',
      'Delivery',
      'Shop',
      '2 Oak St',
      'Boise, ID 83702',
      '11/27/2026',
    );
    expect(stopsInShort(found)).toEqual([TRIP[0], 'delivery Boise, ID 83702 2026-11-27']);
  });
});

describe('a day on a scan', () => {
  it('has the month that differs in one letter from what was recognized', () => {
    const day = (text: string, isScan = true) =>
      findDates(text, isScan).map(({ month, day: of }) => [month, of]);
    expect(day('Oclober 14, 2026 at 17:30')).toEqual([[10, 14]]);
    expect(day('Augusl 3, 2026')).toEqual([[8, 3]]);
    expect(day('Marlboro 14, 2026')).toEqual([]);
    expect(day('Oclober 14, 2026', false)).toEqual([]);
  });
});

describe('a doubt', () => {
  it.each(['Load 3 of 9', '1 load', 'Load Information'])('is none about "%s"', (text) => {
    expect(flagCodes(read(text, 'Trailer 53', '', 'Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY))).toEqual(
      [],
    );
  });

  it('is none about who arranges the freight, in a column beside the stops without a day', () => {
    const beside = (name: string) =>
      flagCodes(
        readItems([
          ...column([name, '880 Second Ave N', 'Nashville, TN 37201', '', '53 ft Reefer'], 40, 60),
          ...column(['Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY], 340, 46),
        ]),
      );
    expect(beside('Marlow Supply Chain')).toEqual([]);
    expect(beside('Marlow Ice Cream')).toContain('unassigned-address');
  });

  it('is none about a column of what is carried, and one about a column of places', () => {
    const list = (head: string) =>
      readItems([
        ...column(['Pickup', ...PICKUP], 40, 60),
        ...column(['Delivery', ...DELIVERY], 300, 60),
        ...row(160, [
          [40, 'Pro'],
          [120, 'Pieces'],
          [200, 'Weight'],
          [300, 'Consignee'],
          [420, head],
        ]),
        ...row(176, [
          [40, '771-20418'],
          [120, '4'],
          [200, '2,180'],
          [300, 'Gastonia'],
          [420, '70'],
        ]),
      ]);
    expect(flagCodes(list('Class'))).toEqual([]);
  });
});

describe('the number of the load', () => {
  it.each([
    ['Manifest 7118', '7118'],
    ['Orden DLT-40118', 'DLT-40118'],
    ['TRUCK ORDER NO. __HP-7712__', 'HP-7712'],
  ])('is in "%s"', (text, expected) => {
    expect(number('Some Freight Desk', text, '', 'Trailer 53')).toBe(expected);
  });

  it('is under a demand to use it, and under a trip that is booked', () => {
    expect(number('Some Freight Desk', 'PO# (use on all paperwork)', '26144870')).toBe('26144870');
    expect(number('Some Freight Desk', 'PO#', '26144870')).toBeUndefined();
    expect(number('Your trip is booked', 'T-118BK7Q4 · 3 stops · 684.2 mi')).toBe('T-118BK7Q4');
  });

  it('is beside the last word of the title', () => {
    const notice = (title: string) =>
      findLoadNumber(
        linesOfItems([
          ...column([title], 40, 60),
          ...row(80, [
            [40, 'Notice'],
            [140, 'IPS0044187'],
          ]),
        ]),
      )?.text;
    expect(notice('Inter-plant shipment notice')).toBe('IPS0044187');
    expect(notice('Inter-plant freight')).toBeUndefined();
  });

  it('is no year', () => {
    expect(number('Some Freight Desk', 'Booking 2026', '', 'Trailer 53')).toBeUndefined();
  });
});

describe('the rate', () => {
  it.each([
    ['$1,250.00 TO THE TRUCK, NOTHING ELSE. 30 DAYS.', 125000],
    [
      'Compensation to Carrier for this Schedule: $1,560.00 (one thousand five hundred sixty dollars).',
      156000,
    ],
    ['Prix convenu pour le voyage : 2 450,00 $ US', 245000],
    ['PAY THIS ROUTE $312.00', 31200],
  ])('is in "%s"', (text, cents) => {
    expect(rate(text)).toBe(cents);
  });

  it('is the one under a table of stops that is read by its columns', () => {
    const line = (y: number, ...texts: string[]) =>
      row(
        y,
        texts.map((text, index) => [40 + index * 150, text] as const),
      );
    const found = readItems([
      ...line(60, '', 'Shipper', 'Consignee').filter(({ text }) => text !== ''),
      ...line(74, 'Name', 'Mill', 'Yard'),
      ...line(88, 'Address', '1 Main St', '2 Oak St'),
      ...line(102, 'City/ST/Zip', 'Dallas, TX 75201', 'Memphis, TN 38103'),
      ...line(116, 'Date', '11/26/2026', '11/27/2026'),
      ...line(136, 'Original rate', '$1,750.00'),
      ...line(150, 'Layover', '$100.00'),
      ...line(164, 'Revised total', '$1,850.00'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.rateCents).toBe(185000);
  });
});

describe('weight and miles', () => {
  const details = (...lines: string[]) => {
    const found = findLoadDetails(linesOfItems(column(lines)), trip('Pickup', 'Delivery'));
    return Object.fromEntries(found.map(({ kind, value }) => [kind, value]));
  };

  it('are facts in one sentence, whatever another one demands or pays', () => {
    expect(
      details('Team required, no stop within 200 miles of Dallas. 17,900 lbs. 918 miles.'),
    ).toMatchObject({
      weight: '17,900 lb',
      miles: '918 mi',
    });
    expect(details('Trip rate $912.50, fuel included. Miles 372.').miles).toBe('372 mi');
    expect(details('Tarifa total: $1,450.00 USD. Millas: 523').miles).toBe('523 mi');
  });

  it('are none in a limit', () => {
    expect(
      details('Gross weight may not exceed 46,000 lbs. Stay within 200 miles of Dallas.').weight,
    ).toBeUndefined();
  });
});
