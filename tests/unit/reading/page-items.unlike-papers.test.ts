import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import { readTwice } from '~/reading/second-pass';
import {
  at,
  column,
  flagCodes,
  linesOfItems,
  pageOf,
  readItems,
  recognized,
  row,
  scannedColumn,
  stopsInShort,
  TODAY,
} from '../../factories/confirmation-pages';

/** What thirty papers unlike the others lost at first sight, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const numberOf = (...lines: readonly string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const rateOf = (...lines: readonly string[]) => findRate(linesOfItems(column(lines)))?.cents;

describe('the number of the load', () => {
  it.each([
    ['Haul no. H-20418-6', 'Sale contract S-77120', 'H-20418-6'],
    ['Pool # MST-118427', 'Buyer order 88-20418', 'MST-118427'],
    ['Route ID GLI-7742-TU', 'Respond by 11/29/2026 12:00', 'GLI-7742-TU'],
    ['Dossier : LM-1188-4', 'Le 29 nov. 2026', 'LM-1188-4'],
    ['Freight PO: FP-204187', 'Release 77120-03', 'FP-204187'],
    ['Spruce Knob Freight | Confirmation of load | SKF-4418820', 'MC 705518', 'SKF-4418820'],
    ['Subject: Booked - Appleton to Altoona - NF20418', 'Appt conf 77-204', 'NF20418'],
  ])('%s, beside "%s", is %s', (first, second, number) => {
    expect(numberOf(first, second)).toBe(number);
  });

  it('is none of a list of shipments that make up the load', () => {
    const found = findLoadNumber(
      linesOfItems([
        ...row(100, [
          [40, 'Shipment'],
          [140, 'Commodity'],
        ]),
        ...row(112, [
          [40, 'S-90417'],
          [140, 'Bottled sauce'],
        ]),
        ...row(124, [
          [40, 'S-90422'],
          [140, 'Paper bags'],
        ]),
      ]),
    );
    expect(found).toBeUndefined();
  });

  it('is not the booking of an ocean line', () => {
    const line = row(100, [
      [40, 'Booking no.'],
      [120, '2640118842'],
      [220, 'Vessel'],
      [280, 'Ever Lantern 118W'],
    ]);
    expect(findLoadNumber(linesOfItems([at(40, 80, 'Move ref: ERC 660-4418'), ...line]))?.text).toBe(
      'ERC 660-4418',
    );
    expect(findLoadNumber(linesOfItems(line))).toBeUndefined();
  });

  it.each([
    ['Load # 88120417~81', '88120417'],
    ['Confirmation # 31260560~77', undefined],
    // What is glued to it counts too.
    ['Load #L97232~92', 'L97232'],
    ['Pro #LD-116418~14', undefined],
    // A first letter, or the rule of a table, may have been read as a figure.
    ['Load #197232~89', undefined],
    ['Pro #1LD-116418~90', undefined],
    ['Load # 197232~94', '197232'],
  ])('of a scan, "%s", is %s', (text, number) => {
    expect(findLoadNumber(linesOfItems(recognized(40, 100, text)))?.text).toBe(number);
  });

  it('is read behind a mark that was recognized as a letter', () => {
    const lines = linesOfItems([
      ...recognized(40, 60, 'Orders:~30 0188420~96'),
      ...recognized(40, 80, 'Movement#: 0201775~96'),
    ]);
    expect(findLoadNumber(lines)?.text).toBe('0188420');
  });

  it('stands behind a mark apart from its key on a scan', () => {
    const found = readItems([
      ...recognized(420, 60, 'Load'),
      ...recognized(460, 60, '#'),
      ...recognized(490, 60, '77-11804'),
      ...scannedColumn(['Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'], 40, 100),
      ...scannedColumn(['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'], 40, 180),
    ]);
    expect(found.loadNumber).toBe('77-11804');
    expect(flagCodes(found)).toEqual([]);
  });

  it('is that of the first of a list of loads with their places', () => {
    const found = findLoadNumber(
      linesOfItems([
        ...row(100, [
          [40, 'Tender'],
          [100, 'From'],
        ]),
        ...row(112, [
          [40, '7100-1'],
          [100, 'Lathrop, CA 95330'],
        ]),
        ...row(124, [
          [40, '7100-2'],
          [100, 'Fontana, CA 92337'],
        ]),
      ]),
    );
    expect(found?.text).toBe('7100-1');
  });

  it('is no reference behind the address in the line of a stop', () => {
    const found = readItems(
      column([
        'PU | 11/26/2026 | Mill | 1 Main St | Dallas, TX 75201 | ref KC-118',
        'DEL | 11/27/2026 | Yard | 2 Oak St | Memphis, TN 38103 | ref 77-2041',
      ]),
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.loadNumber).toBeUndefined();
  });
});

describe('a code of a place', () => {
  it('stands behind a key in a cell of its own', () => {
    const stop = (top: number, role: string, city: string, state: string, zip: string, day: string) => [
      at(40, top, role),
      ...row(top + 12, [
        [40, 'CITY'],
        [70, city],
        [220, 'DATE'],
        [260, day],
      ]),
      ...row(top + 24, [
        [40, 'ST'],
        [70, state],
        [110, 'ZIP'],
        [140, zip],
      ]),
    ];
    const found = readItems([
      ...stop(100, 'PICKUP', 'DALLAS', 'TX', '75201', '11/26/26'),
      ...stop(160, 'DELIVERY', 'MEMPHIS', 'TN', '38103', '11/27/26'),
    ]);
    expect(stopsInShort(found).map((stop) => stop.toLowerCase())).toEqual(
      TRIP.map((stop) => stop.toLowerCase()),
    );
  });

  it('is no reference of letters and figures that are not of one state', () => {
    const found = readItems(
      column([
        'Pickup',
        'Mill',
        '1 Main St',
        'Dallas, TX 75201',
        '11/26/2026',
        'number CT-20871',
        'Delivery',
        'Yard',
        '2 Oak St',
        'Memphis, TN 38103',
        '11/27/2026',
      ]),
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('words for stops', () => {
  const trip = (pickup: string, delivery: string) =>
    readItems(
      column([
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
      ]),
    );

  it.each([
    ['Loads from', 'Dumps at'],
    ['PICKS UP', 'DELIVERS'],
    ['3. Place and time of collection', '4. Place and time of delivery'],
    ['Task 1 - Hook loaded trailer 53-4418', 'Task 2 - Drop loaded trailer'],
    ['MKE5 Pick up preloaded', 'CLE3 Drop off loaded'],
    ['Empty pick up:', 'Deliver full:'],
  ])('"%s" and "%s"', (pickup, delivery) => {
    expect(stopsInShort(trip(pickup, delivery))).toEqual(TRIP);
  });

  it('are none over the number of the load', () => {
    const found = readItems([
      at(40, 60, 'Carga / Load: RGF-44180'),
      at(40, 72, '2600 Military Hwy, McAllen, TX 78503'),
      ...column(['Recolección / Pickup', 'Mill', 'Dallas, TX 75201', '26/NOV/2026'], 40, 120),
      ...column(['Entrega / Delivery', 'Yard', 'Memphis, TN 38103', '27/NOV/2026'], 40, 190),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(found.loadNumber).toBe('RGF-44180');
  });

  it('say how it is done there over "Live, FCFS"', () => {
    const stop = (top: number, role: string, place: string, how: string, day: string) => [
      ...column([role, 'Mill', place], 40, top),
      ...row(top + 36, [
        [40, 'APPOINTMENT'],
        [200, 'REFERENCE'],
        [320, how],
      ]),
      ...row(top + 48, [
        [40, day],
        [200, 'IV-55180'],
        [320, 'Live, FCFS'],
      ]),
    ];
    const found = readItems([
      ...stop(100, 'Pickup', '1 Main St, Dallas, TX 75201', 'LOADING', '11/26/2026'),
      ...stop(170, 'Dropoff', '2 Oak St, Memphis, TN 38103', 'UNLOADING', '11/27/2026'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('head no stop over the numbers of what is carried', () => {
    const found = readItems([
      ...column(['Pickup', 'Mill', 'Dallas, TX 75201', '11/26/2026'], 40, 100),
      ...column(['Delivery', 'Yard', 'Memphis, TN 38103', '11/27/2026'], 40, 160),
      ...row(240, [
        [40, 'Delivery'],
        [140, 'Material'],
        [260, 'Quantity'],
        [360, 'Gross weight'],
      ]),
      ...row(252, [
        [40, '80117204'],
        [140, 'PP film'],
        [260, '14 PAL'],
        [360, '10,116.000 KG'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are none of whoever pays, in French too', () => {
    const found = readItems([
      ...column(['Expéditeur', 'Mill', 'Dallas, TX 75201', '11/26/2026'], 40, 100),
      ...column(['Destinataire', 'Yard', 'Memphis, TN 38103', '11/27/2026'], 310, 100),
      ...column(['Payeur / Bill to', 'Acadie', '250 rue Champlain', 'Dieppe, NB E1A 1P2'], 310, 160),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('the rate', () => {
  it.each([
    ['5.1 The carrier is paid $2,650.00 for everything named here.', 265_000],
    ['Rate to truck: $1,610.00. Broker: 541-555-0139.', 161_000],
    ['Planned cost: 2,418.00 USD', 241_800],
  ])('is in "%s"', (text, cents) => {
    expect(rateOf(text, 'Waiting is paid at $60.00 an hour after the second hour.')).toBe(cents);
  });
});

describe('two looks at a scan', () => {
  const look = (number: string, rate: string) =>
    pageOf(
      scannedColumn([
        ...[`Load # ${number}`, 'Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026', ''],
        ...['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026', '', `Total rate: ${rate}`],
      ]),
    );
  const twice = (one: [string, string], other: [string, string]) =>
    readTwice([look(...one)], [look(...other)], gazetteer(), TODAY).confirmation;

  it('leave a doubt where they read another rate', () => {
    const found = twice(['88120', '$1,490.00'], ['88120', '$1,390.00']);
    expect(found.flags.map(({ message }) => message)).toEqual([
      'Two sums may be the rate of the load: $1,490.00 and $1,390.00. Check which one it is.',
    ]);
    expect(found.loadNumber).toBe('88120');
  });

  it('tell no number of the load where they read another one', () => {
    const found = twice(['88120', '$1,490.00'], ['88170', '$1,490.00']);
    expect(found.loadNumber).toBeUndefined();
    expect(found.evidence.loadNumber).toBeUndefined();
    expect(found.flags).toEqual([]);
  });

  it('doubt a part of the pay beside a larger sum whose key was lost', () => {
    const lines = linesOfItems([
      ...recognized(440, 60, '1$1,490.00'),
      ...recognized(40, 100, 'Base'),
      ...recognized(120, 100, '$1,390.00'),
    ]);
    expect(findRate(lines)).toMatchObject({ cents: 139_000, rival: 149_000 });
  });

  it('take the mark of the currency for other figures', () => {
    expect(findRate(linesOfItems(recognized(40, 60, 'Pay: 3925.00')))?.rival).toBe(92_500);
  });
});

describe('details', () => {
  it('name no customs broker whose key a narrow column breaks as the broker', () => {
    const found = readItems([
      at(40, 60, 'Northern Lights Brokerage'),
      ...column(['Cross-border: customs', 'broker', 'Border Customs Brokers'], 420, 72),
      ...column(['Pickup', 'Mill', 'Dallas, TX 75201', '11/26/2026'], 40, 120),
      ...column(['Delivery', 'Yard', 'Memphis, TN 38103', '11/27/2026'], 40, 180),
    ]);
    expect(found.details?.find(({ kind }) => kind === 'broker')?.value).toBe('Northern Lights Brokerage');
  });

  it('end what is carried with its sentence', () => {
    const found = readItems([
      ...column(['Pickup', 'Mill', 'Dallas, TX 75201', '11/26/2026'], 40, 100),
      ...column(['Delivery', 'Yard', 'Memphis, TN 38103', '11/27/2026'], 40, 160),
      at(40, 240, 'Goods: 1,040 steel wheels on 26 pallets. Weight 41,080 lbs.'),
    ]);
    expect(found.details?.find(({ kind }) => kind === 'commodity')?.value).toBe(
      '1,040 steel wheels on 26 pallets',
    );
  });
});
