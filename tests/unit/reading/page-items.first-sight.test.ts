import { describe, expect, it } from 'vitest';
import { findLoadDetails } from '~/reading/load-details';
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

/** What papers of dispatch systems and small offices lost at first sight, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const PICKUP = ['Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'];
const DELIVERY = ['Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'];
const read = (...lines: string[]) => readItems(column(lines));
const trip = (pickup: string, delivery: string, ...after: string[]) =>
  read(pickup, ...PICKUP, '', delivery, ...DELIVERY, ...after);
const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)));

describe('stops', () => {
  it.each([
    ['STOP 1 · PICKUP', 'STOP 2 · DELIVERY'],
    ['Stop 1 > Pickup', 'Stop 2 > Drop'],
    ['FROM (SHIPPER):', 'TO (CONSIGNEE):'],
    ['From / Shipper', 'To / Consignee'],
    ['Shipper:', 'CONSIGNED TO:'],
    ['Take over at', 'Hand over at'],
    ['Taking over', 'Handing over'],
    ['Collect goods from:', 'Deliver goods to:'],
    ['Load freight at', 'Unload freight at'],
    ['RECOVER FROM', 'TENDER TO'],
    ['Sender', 'Recipient'],
    ['PLEASE HAVE DRIVER AT:', 'GOING TO:'],
    ['Driver reports to:', 'Bound for:'],
    ['Freight available at:', 'Bring to:'],
    ['Departing from', 'Arriving at'],
    ['Place of receipt', 'Place of delivery'],
    ['*** PICKUP ***', '*** DELIVERY ***'],
    ['PICK UP AT:', 'TAKE TO:'],
    ['Pick up loaded', 'Haul to:'],
    ['=== SHIPPER ===', '=== DROP 1 ==='],
  ])('are under "%s" and "%s"', (pickup, delivery) => {
    const found = trip(pickup, delivery);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.stops.map(({ name }) => name)).toEqual(['Mill', 'Yard']);
    expect(found.flags).toEqual([]);
  });

  it.each(['Empty return to', 'EMPTY CONTAINER RETURN:', 'Empty return location'])(
    'are also where the empty trailer goes: "%s"',
    (words) => {
      const found = trip(
        'Pickup',
        'Delivery',
        '',
        words,
        'Pool',
        '3 Elm St',
        'Dallas, TX 75202',
        '11/28/2026',
      );
      expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Dallas, TX 75202 2026-11-28']);
      expect(flagCodes(found)).toEqual([]);
    },
  );

  it('are what the legend of the paper says of its codes', () => {
    const rows = (legend: string) =>
      readItems([
        ...row(100, [
          [40, '01'],
          [70, 'XL'],
          [120, 'Mill, Dallas, TX 75201'],
          [300, '11/26/2026'],
        ]),
        ...row(112, [
          [40, '02'],
          [70, 'XU'],
          [120, 'Yard, Memphis, TN 38103'],
          [300, '11/27/2026'],
        ]),
        ...column([legend], 40, 148),
      ]);
    expect(stopsInShort(rows('XL=LIVE LOAD XU=LIVE UNLOAD'))).toEqual(TRIP);
    expect(rows('XL=LIVE LOAD XU=LIVE UNLOAD').flags).toEqual([]);
    expect(rows('XL=EXTRA LARGE XU=UNUSED').flags).not.toEqual([]);
  });

  it('stand in columns behind the keys of a form, one of which is the customer', () => {
    const found = readItems([
      ...row(100, [
        [120, 'Pick up'],
        [300, 'Delivery'],
      ]),
      ...row(114, [
        [40, 'Customer'],
        [120, 'Mill'],
        [300, 'Yard'],
      ]),
      ...row(128, [
        [40, 'Address'],
        [120, '1 Main St'],
        [300, '2 Oak St'],
      ]),
      ...row(142, [
        [40, 'City'],
        [120, 'Dallas (TX) 75201'],
        [300, 'Memphis (TN) 38103'],
      ]),
      ...row(156, [
        [40, 'Date'],
        [120, '11/26/2026'],
        [300, '11/27/2026'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('stand in a form whose keys begin under the role, with a key for each part of the address', () => {
    const pairs = (y: number, key: string, first: string, second: string) =>
      row(y, [
        [40, key],
        [160, first],
        [300, key],
        [420, second],
      ]);
    const found = readItems([
      ...row(100, [
        [40, 'PICK-UP INFORMATION'],
        [300, 'DELIVERY INFORMATION'],
      ]),
      ...pairs(116, 'COMPANY', 'Mill', 'Yard'),
      ...pairs(132, 'ADDRESS', '1 Main St', '2 Oak St'),
      ...pairs(148, 'CITY', 'Dallas', 'Memphis'),
      ...pairs(164, 'STATE', 'TX', 'TN'),
      ...pairs(180, 'ZIP', '75201', '38103'),
      ...pairs(196, 'DATE', '11/26/2026', '11/27/2026'),
      ...row(212, [
        [40, 'PU #'],
        [160, '4410'],
        [300, 'DEL #'],
        [420, 'none'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are in the sentences of a letter, wherever they say what happens there', () => {
    const letter = (first: string, second: string) =>
      read(
        `Your driver goes to Mill, 1 Main St, Dallas, TX 75201 on November 26, 2026, where he ${first}.`,
        `He then drives to Yard, 2 Oak St, Memphis, TN 38103, where he ${second} on November 27, 2026.`,
      );
    expect(stopsInShort(letter('will be loaded', 'is unloaded'))).toEqual(TRIP);
    expect(letter('will be loaded', 'is unloaded').flags).toEqual([]);
    expect(letter('will be loaded or unloaded', 'is unloaded').flags).not.toEqual([]);
    expect(letter('waits', 'sleeps').flags).not.toEqual([]);
  });

  it('are in lines of a schedule that begin with the day', () => {
    const found = readItems([
      ...column(['1) Thu 26 Nov 2026, 06:30 - load at Mill, 1 Main St, Dallas, TX 75201'], 40, 100),
      ...column(['2) Fri 27 Nov 2026, 15:00 - unload at Yard, 2 Oak St, Memphis, TN 38103'], 40, 124),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.flags).toEqual([]);
  });

  it('are not who orders, between the carrier and the two places', () => {
    const parties = (second: string) =>
      readItems([
        ...row(100, [
          [40, 'Shipper'],
          [300, second],
        ]),
        ...row(112, [
          [40, 'Gulf Auto Movers'],
          [300, 'Car Haul'],
        ]),
        ...row(124, [
          [40, 'Reno, NV 89502'],
          [300, 'Troy, MI 48083'],
        ]),
        ...column(['Pickup Information', ...PICKUP, '', 'Delivery Information', ...DELIVERY], 40, 160),
      ]);
    expect(stopsInShort(parties('Carrier'))).toEqual(TRIP);
    expect(parties('Carrier').flags).toEqual([]);
    expect(stopsInShort(parties('Reference'))).not.toEqual(TRIP);
  });
});

describe('days', () => {
  it('stand under the words for them in a row of values over the stops', () => {
    const found = readItems([
      ...row(76, [
        [40, 'Ship Date'],
        [160, 'Delivery Date'],
        [300, 'Miles'],
      ]),
      ...row(88, [
        [40, '11/26/2026'],
        [160, '11/27/2026'],
        [300, '452'],
      ]),
      ...column(['Shipper', ...PICKUP.slice(0, 3), '', 'Consignee', ...DELIVERY.slice(0, 3)], 40, 120),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it.each([
    ['Pickup exactly:', 'Delivery within 2 days of:'],
    ['Pickup on or after', 'Delivery no later than'],
  ])('are those of "%s" and "%s"', (pickup, delivery) => {
    const found = readItems([
      ...row(76, [
        [40, pickup],
        [200, '11/26/2026'],
      ]),
      ...row(88, [
        [40, delivery],
        [200, '11/27/2026'],
      ]),
      ...column(['Shipper', ...PICKUP.slice(0, 3), '', 'Consignee', ...DELIVERY.slice(0, 3)], 40, 140),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
  });

  it('of a bill of lading is when the freight is loaded', () => {
    const bill = (title: string, ...days: string[]) =>
      read(title, ...days, '', 'SHIP FROM', ...PICKUP.slice(0, 3), '', 'SHIP TO', ...DELIVERY);
    expect(stopsInShort(bill('BILL OF LADING - Original - Not Negotiable', 'Date: 11/26/2026'))).toEqual(
      TRIP,
    );
    expect(flagCodes(bill('LOAD TENDER', 'Date: 11/26/2026'))).toContain('no-date');
    expect(flagCodes(bill('BILL OF LADING', 'Date: 11/25/2026', 'Date: 11/26/2026'))).toContain('no-date');
  });
});

describe('the address of who sends the paper', () => {
  const SIGNATURE = ['Heartland Freight', '2 Seagate Ave, Toledo, OH 43604'];

  it.each([
    ['', 'Rate - $1,310 all in', '', ...SIGNATURE],
    ['', 'Thanks!', ...SIGNATURE],
    ['', 'Best regards,', 'Karen Wu', ...SIGNATURE, 'o: 419-555-0177'],
    ['', 'Karen Wu', 'Heartland Group Logistics', '2 Seagate Ave, Toledo, OH 43604', 'MC 559102', 'Page 1'],
    ['', ...SIGNATURE],
  ])('is no lost stop: %j %j %j %j %j', (...lines) => {
    expect(trip('Pickup', 'Delivery', ...lines).flags).toEqual([]);
  });

  it.each([
    // Nothing ends the stops, and more follows.
    ['', 'Heartland Foods', '2 Seagate Ave, Toledo, OH 43604', 'Ring the bell'],
    // A sum of something else ends no stops.
    ['', 'Lumper up to $250', '', ...SIGNATURE, 'Ring the bell'],
    // A day of its own.
    ['', 'Thanks!', ...SIGNATURE, '11/28/2026 08:00'],
    // Nobody who arranges freight.
    ['', 'Thanks!', 'Heartland Foods', '2 Seagate Ave, Toledo, OH 43604'],
  ])('is asked after where it may be a stop', (...lines) => {
    expect(flagCodes(trip('Pickup', 'Delivery', ...lines))).toContain('unassigned-address');
  });

  it('may stand in a column beside the stops', () => {
    const beside = (name: string, ...more: string[]) =>
      readItems([
        ...column([name, '9 Wazee St', 'Denver, CO 80202', ...more], 40, 100),
        ...column(['Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY], 240, 88),
      ]);
    expect(beside('Boulder Pass Logistics').flags).toEqual([]);
    expect(stopsInShort(beside('Boulder Pass Logistics'))).toEqual(TRIP);
    expect(flagCodes(beside('Boulder Foods'))).toContain('unassigned-address');
    expect(beside('Boulder Pass Logistics', '11/28/2026 08:00').flags).not.toEqual([]);
  });
});

describe('numbers of loads', () => {
  it.each([
    [['Primary Reference: MGX-1180042'], 'MGX-1180042'],
    [['Manifest MAF-20881'], 'MAF-20881'],
    [['Folio: RGB-2026-4471'], 'RGB-2026-4471'],
    [['D/O No. LAX-26-30918'], 'LAX-26-30918'],
    [['Re: our file TPE 26/4471'], 'TPE 26/4471'],
    [['Subject: RE: Load Tender ST-90441'], 'ST-90441'],
    [['Our load no ...... 3371'], '3371'],
    [['CONFIRMATION NUMBER ..... 88-4402'], '88-4402'],
    [['OUR P.O. 6617-B'], '6617-B'],
    [['RE: OUR P.O. 6617-B'], '6617-B'],
    [['Instruction ref. HX/26/8810'], 'HX/26/8810'],
    [['Load', 'No.', 'CG-', '77120'], 'CG-77120'],
    [['Load name: Load-0031877'], 'Load-0031877'],
    [['BILL OF LADING', "Shipper's No. 118-7720"], '118-7720'],
  ])('%j: %s', (lines, text) => {
    expect(number(...lines)).toBe(text);
  });

  it.each([
    ['Payment reference: 88120-4'],
    ["Shipper's No. 118-7720"],
    ['The load: 88120'],
    ['Policy # 4410-88120'],
    ['Previous reference: 88120-4'],
    ['Original order: 88120-4'],
  ])('none is in "%s"', (line) => {
    expect(number(line)).toBeUndefined();
  });

  it('may be under a company’s own letters over the stops, where no other is', () => {
    const own = (...lines: string[]) =>
      read(...lines, '', 'Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY).loadNumber;
    expect(own('WC# 20261130-04')).toBe('20261130-04');
    expect(own('BON DE TRANSPORT', 'No. LF-2026-0773')).toBe('LF-2026-0773');
    expect(own('WC# 20261130-04', 'KX# 20261130-05')).toBeUndefined();
    for (const other of [
      'MC# 88120447',
      'Fax # 555-88120',
      'Tax ID No. 88-1204471',
      'Customer # C-88120',
      'Cust. # C-88120',
      'Part # 88120',
    ])
      expect(own(other)).toBeUndefined();
  });

  it('is in a column left of the stops', () => {
    const found = readItems([
      ...column(['', 'Confirmation', 'BPL-118822'], 40, 100),
      ...column(['Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY], 240, 88),
    ]);
    expect(found.loadNumber).toBe('BPL-118822');
  });
});

describe('rates', () => {
  it.each([
    ['Agreed price: $2,950.00 CAD plus HST 15% $442.50 = $3,392.50', 295_000],
    ['TO CARRIER .............. 730.00', 73_000],
    ['Payout: $1,980', 198_000],
    ['Net payable $798.00', 79_800],
    ["Haulier's remuneration $410.00.", 41_000],
    ["The carrier's compensation is fixed at $1,390.00, fuel included.", 139_000],
    ['Prix convenu : 980,00 $ plus taxes.', 98_000],
    ['Carrier pay summary: base $1,900.00; 3 extra drops at $60.00; total carrier pay $2,080.00.', 208_000],
  ])('"%s" is %s cents', (line, cents) => {
    expect(rate(line)).toMatchObject({ cents, rival: undefined });
  });

  it('is what a column of sums comes to, without a word for it', () => {
    const pay = (...sums: string[]) =>
      findRate(linesOfItems(sums.map((sum, index) => at(300 - sum.length * 4.6, 100 + index * 12, sum))));
    expect(pay('LINEHAUL ... 768.00', 'FUEL ....... 157.44', '925.44')).toMatchObject({
      cents: 92_544,
      rival: undefined,
    });
    // What is taken off below leaves the whole open.
    expect(pay('LINEHAUL ... 768.00', 'FUEL ....... 157.44', '925.44', 'Fee 20.00')).toBeUndefined();
    expect(pay('LINEHAUL ... 768.00', 'FUEL ....... 157.44', '900.00')).toBeUndefined();
  });

  it('may be the only sum that is by itself at the head of the paper', () => {
    expect(rate('$1,875', 'Late fee up to $300')).toMatchObject({ cents: 187_500 });
    expect(rate('$150', 'Cargo insurance of $100,000')).toBeUndefined();
    expect(rate('$1,875', '$1,400')).toBeUndefined();
  });
});

describe('what is told of the load without a label', () => {
  const details = (...lines: string[]) =>
    findLoadDetails(linesOfItems(column(lines)), { stops: [], flags: [], evidence: {} } as never).map(
      ({ kind, value, doubt }) => `${kind} ${value}${doubt === undefined ? '' : ' ?'}`,
    );

  it.each([
    ['53 ft dry van, 36k lbs', ['equipment 53 ft dry van ?', 'weight 36,000 lb ?']],
    ['lumber, 47,000# and 438 mi', ['weight 47,000 lb ?', 'miles 438 mi ?']],
    ['WEIGHT 41350 MILES 427', ['weight 41,350 lb ?', 'miles 427 mi ?']],
    ['About 42,000 pounds', ['weight 42,000 lb ?']],
    ['Poids 18 500 kg', ['weight 18,500 kg ?']],
  ])('"%s"', (line, told) => {
    expect(details(line)).toEqual(told);
  });

  it.each([
    'Loads may not exceed 46,000 lbs',
    'Rate per loaded mile: 438 miles at $2.00',
    'Any trailer must be a dry van',
    'Empty 604 mi',
  ])('is nothing in "%s"', (line) => {
    expect(details(line)).toEqual([]);
  });
});

describe('what a fifth batch of papers lost', () => {
  it('is a day as machines write it, before a time or behind a word for a date', () => {
    const found = trip('Pickup', 'Delivery');
    const machine = read(
      'Pickup',
      ...PICKUP.slice(0, 3),
      'G62 EARLIEST 20261126 1200   LATEST 20261126 2000',
      '',
      'Delivery',
      ...DELIVERY.slice(0, 3),
      'Arrive 20261127',
    );
    expect(stopsInShort(machine)).toEqual(stopsInShort(found));
    // Eight figures alone are a number.
    expect(
      stopsInShort(read('Pickup', ...PICKUP.slice(0, 3), 'PO 20261126', '', 'Delivery', ...DELIVERY)),
    ).toEqual(['pickup Dallas, TX 75201 -', 'delivery Memphis, TN 38103 2026-11-27']);
  });

  it('is a letter that says when between two hours, and where a driver is wanted', () => {
    const found = read(
      'You are all set. Please have the driver at Cummins, 4155 Willow Lake Blvd, Memphis TN 38118 on Tuesday',
      '12/1/2026 at 10:00. It delivers Thursday 12/3/2026 between 08:00 and 14:00 to Transmaquila, 13216 Mercury',
      'Dr, Laredo TX 78045.',
    );
    expect(stopsInShort(found)).toEqual([
      'pickup Memphis, TN 38118 2026-12-01',
      'delivery Laredo, TX 78045 2026-12-03',
    ]);
  });

  it('is a sum in words with its figures under a heading', () => {
    expect(rate('Compensation', 'Two thousand nine hundred dollars ($2,900.00), fuel included.')?.cents).toBe(
      290_000,
    );
    expect(rate('Compensation', 'To be agreed ($2,900.00), fuel included.')).toBeUndefined();
  });

  it('is a total that is what the rate comes to with the rest', () => {
    const said = 'Carrier rate $1,850.00. Tarp pay $50.00.';
    expect(rate(`${said} Total $1,900.00`)).toMatchObject({ cents: 190_000, rival: undefined });
    // Another total is a doubt.
    expect(rate(`${said} Total $2,100.00`)).toMatchObject({ cents: 185_000, rival: 210_000 });
  });

  it('is a number by the initials of the broker, or of a work order', () => {
    expect(number('TDTS Load TD-90118', 'Master load M-3301')).toBe('TD-90118');
    expect(number('DELIVERY ORDER / WORK ORDER W/O 771-2290')).toBe('771-2290');
    expect(number('Deliver w/o 3 straps')).toBeUndefined();
  });
});

describe('what a sixth batch of papers lost', () => {
  it('is a number under the words that head it, or in a sentence', () => {
    expect(number('BOOKING REF', 'JF-2026-90417')).toBe('JF-2026-90417');
    expect(number('RATE CON', 'ESL40031')).toBe('ESL40031');
    expect(number('SUBJ YOUR LOAD WITH US, NUMBER 66-1180')).toBe('66-1180');
    expect(number('This confirms freight movement AFP778120 with you.')).toBe('AFP778120');
    // The license of the carrier is none.
    expect(number('RATE CON', 'MC778120')).toBeUndefined();
  });

  it('is a sum that goes to the carrier', () => {
    expect(rate('This confirms the freight at $1,075.00 to the carrier, inclusive of fuel.')?.cents).toBe(
      107_500,
    );
    expect(rate('A fine of $150.00 to the carrier for each late delivery.')).toBeUndefined();
  });

  it.each([
    ['1 · Collect', '2 · Deliver'],
    ['WILL LOAD', 'WILL EMPTY'],
  ])('are stops under "%s" and "%s"', (pickup, delivery) => {
    expect(stopsInShort(trip(pickup, delivery))).toEqual(TRIP);
  });
});
