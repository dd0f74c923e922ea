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

/** What the twenty-third and twenty-fourth batch of papers lost at first sight, each in the smallest form in which it was lost. */

const PICKUP = column(['Pickup', 'ACME Foods', '100 Main St', 'Dallas, TX 75201', '11/26/2026 08:00']);
const DELIVERY = column(['Delivery', 'Big Box DC', '5 Center Ave', 'Memphis, TN 38103', '11/28/2026'], 300);
const numberOf = (...lines: readonly string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;

describe('a table whose heading names what happens in every row', () => {
  it('makes a delivery of each row under "Drop", with the day of its column', () => {
    const read = readItems([
      ...PICKUP,
      ...row(190, [
        [40, 'Drop'],
        [80, 'Customer'],
        [180, 'Street'],
        [300, 'Town'],
        [430, 'Window on 11/27/2026'],
      ]),
      ...row(206, [
        [40, '1'],
        [80, 'A. Winslow'],
        [180, '418 Tradd Ct'],
        [300, 'Hickory, NC 28601'],
        [430, '8:00 AM - 10:00 AM'],
      ]),
      ...row(222, [
        [40, '2'],
        [80, 'P. Hall'],
        [180, '1902 Lenoir Rd'],
        [300, 'Morganton, NC 28655'],
        [430, '12:00 PM - 2:00 PM'],
      ]),
    ]);
    expect(stopsInShort(read)).toEqual([
      'pickup Dallas, TX 75201 2026-11-26',
      'delivery Hickory, NC 28601 2026-11-27',
      'delivery Morganton, NC 28655 2026-11-27',
    ]);
  });

  it('gives the stops of a table the day over its heading, and no stop of the table before it', () => {
    const head = (y: number, first: string, name: string) =>
      row(y, [
        [40, first],
        [80, name],
        [200, 'Address'],
        [460, 'Plts'],
      ]);
    const read = readItems([
      at(40, 100, 'Loading Tuesday 12/1/26:'),
      ...head(116, 'P/U', 'Shipper'),
      ...row(132, [
        [40, '1'],
        [80, 'Alisal Greens'],
        [200, '1020 Abbott St, Salinas, CA 93901'],
        [460, '8'],
      ]),
      ...row(148, [
        [40, '2'],
        [80, 'Tres Pinos'],
        [200, '311 Hillcrest Rd, Hollister, CA 95023'],
        [460, '6'],
      ]),
      at(40, 166, 'Arriving Friday 12/4/26, 11 PM:'),
      ...head(182, 'Drop', 'Receiver'),
      ...row(198, [
        [40, '1'],
        [80, 'Hunts Point'],
        [200, '772 Edgewater Rd, Bronx, NY 10474'],
        [460, '14'],
      ]),
    ]);
    expect(stopsInShort(read)).toEqual([
      'pickup Salinas, CA 93901 2026-12-01',
      'pickup Hollister, CA 95023 2026-12-01',
      'delivery Bronx, NY 10474 2026-12-04',
    ]);
    expect(flagCodes(read)).toEqual([]);
  });

  it('knows the column of places by what is in it', () => {
    const leg = (y: number, number: string, move: string, name: string, town: string, day: string) => [
      ...row(y, [
        [40, number],
        [90, move],
        [220, name],
        [420, day],
      ]),
      at(220, y + 11, town),
    ];
    const read = readItems([
      ...row(100, [
        [40, 'Leg'],
        [90, 'Move'],
        [220, 'From / To'],
        [420, 'Appt'],
      ]),
      ...leg(116, '1', 'Pull loaded', 'BNSF Logistics Park', 'Edgerton, KS 66021', '11/26/2026 08:00'),
      ...leg(146, '2', 'Live unload', 'Topeka Pet Foods', 'Topeka, KS 66618', '11/26/2026 11:30'),
      ...leg(176, '3', 'Ingate empty', 'BNSF Logistics Park', 'Edgerton, KS 66021', '11/26/2026 18:00'),
    ]);
    expect(stopsInShort(read)).toEqual([
      'pickup Edgerton, KS 66021 2026-11-26',
      'delivery Topeka, KS 66618 2026-11-26',
      'delivery Edgerton, KS 66021 2026-11-26',
    ]);
  });
});

describe('the day of a stop', () => {
  const UNDATED = [
    ...column(['Pickup', 'ACME Foods', 'Dallas, TX 75201'], 40, 160),
    ...column(['Delivery', 'Big Box DC', 'Memphis, TN 38103'], 300, 160),
  ];
  const DATED = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-28'];

  it.each([
    ['Carrier Pickup Date (estimated):', 'Carrier Delivery Date (no later than):'],
    ['Freight ready', 'Delivery date'],
    ['Date requested for pickup', 'Required delivery date'],
  ])('is behind "%s" and "%s", apart from the stops', (first, second) => {
    const read = readItems([
      ...row(80, [
        [40, first],
        [260, '11/26/2026'],
      ]),
      ...row(96, [
        [40, second],
        [260, '11/28/2026'],
      ]),
      ...UNDATED,
    ]);
    expect(stopsInShort(read)).toEqual(DATED);
  });

  it('is under "Ship" and "Due" beside one another', () => {
    const read = readItems([
      ...row(80, [
        [40, 'Ship'],
        [160, 'Due'],
      ]),
      ...row(95, [
        [40, '11/26/2026'],
        [160, '11/28/2026'],
      ]),
      ...UNDATED,
    ]);
    expect(stopsInShort(read)).toEqual(DATED);
  });

  it('is over a role that is set in under its number', () => {
    const stop = (y: number, number: number, day: string, role: string, name: string, town: string) => [
      ...row(y, [
        [40, `(${number}) ${day}`],
        [165, name],
      ]),
      ...row(y + 12, [
        [58, role],
        [165, '1300 N Main St'],
      ]),
      at(165, y + 24, town),
    ];
    const read = readItems([
      ...stop(100, 1, 'THU 11/26/26', 'PICK UP', 'ACME Foods', 'Dallas, TX 75201'),
      ...stop(160, 2, 'SAT 11/28/26', 'DROP', 'Big Box DC', 'Memphis, TN 38103'),
    ]);
    expect(stopsInShort(read)).toEqual(DATED);
    expect(flagCodes(read)).toEqual([]);
  });
});

describe('what happens at an address', () => {
  it.each([
    ['Cargo pickup', 'Cargo delivery'],
    ['Get it at', 'Take it to'],
    ['Vendors to collect from', 'Stores to deliver to'],
    ['Ship plant address', 'Receive plant address'],
    ['Prise en charge', 'Remise de la marchandise'],
  ])('is said by "%s" and "%s"', (first, second) => {
    const read = readItems([
      ...column([first, 'ACME Foods', '100 Main St', 'Dallas, TX 75201', '11/26/2026']),
      ...column([second, 'Big Box DC', '5 Center Ave', 'Memphis, TN 38103', '11/28/2026'], 300),
    ]);
    expect(stopsInShort(read)).toEqual([
      'pickup Dallas, TX 75201 2026-11-26',
      'delivery Memphis, TN 38103 2026-11-28',
    ]);
  });

  it('is inferred from the other stop beside it, with a doubt', () => {
    const read = readItems([
      ...column(['Mill / Yard', 'North Star Tube', '100 Main St', 'Dallas, TX 75201', '11/26/2026']),
      ...DELIVERY,
    ]);
    expect(stopsInShort(read)).toEqual([
      'pickup Dallas, TX 75201 2026-11-26',
      'delivery Memphis, TN 38103 2026-11-28',
    ]);
    expect(flagCodes(read)).toContain('roles');
  });

  it('is none of a number that a stop has', () => {
    const read = readItems([...PICKUP, ...column(['PU 88-1204', ''], 40, 166), ...DELIVERY]);
    expect(flagCodes(read)).toEqual([]);
  });

  it('is doubted over the first stop where an hour is expected there', () => {
    const read = readItems(
      column([
        'Start',
        '600 Principio Pkwy, North East, MD 21901',
        'Thu Nov 26, 04:15 EST',
        '',
        'Pickup',
        '100 Main St, Dallas, TX 75201',
        'Fri Nov 27, 10:40 EST',
        '',
        'Delivery',
        '5 Center Ave, Memphis, TN 38103',
        'Sat Nov 28, 18:55 EST',
      ]),
    );
    expect(flagCodes(read)).toContain('unassigned-address');
  });

  it('is left open where two may be the missing pickup', () => {
    const read = readItems([
      ...column(['Mill', 'North Star Tube', '100 Main St', 'Dallas, TX 75201', '11/26/2026']),
      ...column(['Yard', 'South Star Tube', '7 Oak St', 'Tyler, TX 75702', '11/26/2026'], 170),
      ...DELIVERY,
    ]);
    expect(flagCodes(read)).toContain('no-pickup');
  });
});

describe('the number of the load', () => {
  it.each([
    ['Partner carrier manifest', 'TIC-M4418', 'TIC-M4418'],
    ['COMMERCIAL BILL OF LADING', 'B/L NBR RDGX0044187', 'RDGX0044187'],
  ])('%s over "%s" is %s', (first, second, number) => {
    expect(numberOf(first, second)).toBe(number);
  });

  const besideKey = (key: string, value: string) =>
    findLoadNumber(
      linesOfItems([
        ...row(60, [
          [40, key],
          [160, value],
        ]),
        ...PICKUP,
      ]),
      ({ text }) => text.startsWith('ACME'),
    )?.text;

  it('is no day', () => {
    expect(numberOf('CONFIRMING VERBAL AGREEMENT OF 11-29-26', 'OUR REF BTB-7712')).toBe('BTB-7712');
  });

  it('is in the cell beside a key of its own kind', () => {
    expect(besideKey('Award ID', 'SPA-2204-118')).toBe('SPA-2204-118');
  });

  it('is not the number of a thing or a party', () => {
    expect(besideKey('Vehicle ID', 'SPA-2204-118')).toBeUndefined();
    expect(besideKey('Customer no.', 'SPA-2204-118')).toBeUndefined();
  });
});

describe('the rate', () => {
  it.each([
    ['Pays $4.75 a loaded mile, $1,097.25 for the load.', 109725],
    ['Montant convenu : 1 850,00 $ CA, tout compris.', 185000],
  ])('of "%s" is %i cents', (text, cents) => {
    expect(findRate(linesOfItems(column([text])))?.cents).toBe(cents);
  });

  it('is what is paid for a tour', () => {
    expect(findRate(linesOfItems(column(['Pay per tour $1,385.00'])))?.cents).toBe(138500);
  });
});
