import { describe, expect, it } from 'vitest';
import { findRate } from '~/reading/load-rate';
import {
  at,
  column,
  flagCodes,
  linesOfItems,
  readItems,
  row,
  scannedColumn,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What papers lost at first sight that were drawn as the most used brokers print them, each in the smallest form in which it was lost. */

const PICKUP = ['Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'];
const DELIVERY = ['Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'];
const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];

describe('stops', () => {
  it('are headed by a word with "(s)" behind it', () => {
    const found = readItems([
      ...column(['Pick-up Location(s)']),
      ...row(116, [
        [40, 'Mill'],
        [140, 'Dallas'],
        [240, 'TX'],
        [280, '75201'],
        [330, '11/26/2026'],
      ]),
      ...column(['Drop Location(s)'], 40, 140),
      ...row(156, [
        [40, 'Yard'],
        [140, 'Memphis'],
        [240, 'TN'],
        [280, '38103'],
        [330, '11/27/2026'],
      ]),
      ...row(172, [
        [40, 'Barn'],
        [140, 'Nashville'],
        [240, 'TN'],
        [280, '37210'],
        [330, '11/28/2026'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Nashville, TN 37210 2026-11-28']);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are headed between rules as wide as the page', () => {
    const rule = '='.repeat(28);
    const found = readItems(
      column([
        `${rule} PICK UP ${rule}`,
        'Mill',
        '1 Main St',
        'Dallas, TX 75201',
        '11/26/2026',
        '',
        `${rule} DELIVERY ${rule}`,
        'Yard',
        '2 Oak St',
        'Memphis, TN 38103',
        '11/27/2026',
      ]),
    );
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('have their role behind the number over them, with the carrier further up', () => {
    const found = readItems([
      ...row(60, [
        [40, 'Carrier'],
        [260, 'Total'],
      ]),
      ...row(100, [
        [40, '1'],
        [56, 'Pickup · Live'],
      ]),
      ...column(['Mill', '1 Main St, Dallas, TX 75201', '11/26/2026'], 40, 115),
      ...row(165, [
        [40, '2'],
        [56, 'Dropoff · Live'],
      ]),
      ...column(['Yard', '2 Oak St, Memphis, TN 38103', '11/27/2026'], 40, 180),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are where the whole name says, though their code is named after a part of it', () => {
    const found = readItems(
      column([
        'Pickup',
        'Mill',
        '1300 Burlington St, North Kansas City, MO 64116',
        '11/26/2026',
        '',
        'Delivery',
        'Yard',
        '2 Oak St, Memphis, TN 38103',
        '11/27/2026',
      ]),
    );
    expect(stopsInShort(found)[0]).toBe('pickup North Kansas City, MO 64116 2026-11-26');
    expect(flagCodes(found)).toEqual([]);
  });

  it('leave no doubt about the heading over the day of theirs', () => {
    const found = readItems([
      ...column(['Stop 1: Pick Up']),
      ...row(114, [
        [40, 'Facility:'],
        [230, 'Pick Up Appointment:'],
      ]),
      ...row(126, [
        [40, 'Mill'],
        [230, 'Scheduled for 11/26/2026 10:30'],
      ]),
      ...column(['1 Main St', 'Dallas, TX 75201'], 40, 138),
      ...column(['Stop 2: Delivery'], 40, 180),
      ...row(194, [
        [40, 'Facility:'],
        [230, 'Delivery Appointment:'],
      ]),
      ...row(206, [
        [40, 'Yard'],
        [230, 'Scheduled for 11/27/2026 07:00'],
      ]),
      ...column(['2 Oak St', 'Memphis, TN 38103'], 40, 218),
      at(40, 260, 'Driver must have a vest.'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are named under their address, each of them', () => {
    const card = (y: number, role: string, [name, street, town, day]: readonly string[]) => [
      ...column([name!, `${street}, ${town}`, role, 'PO: 118204'], 60, y),
      at(360, y + 12, day!),
    ];
    const cards = (...roles: string[]) =>
      readItems(
        roles.flatMap((role, index) => card(100 + index * 70, role, index === 0 ? PICKUP : DELIVERY)),
      );
    const found = cards('Pickup', 'Delivery');
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
    // A role over all of them: what is under an address heads the next one.
    const headed = readItems([
      at(60, 90, 'Pickup'),
      ...card(102, 'Delivery', PICKUP),
      ...card(160, '', DELIVERY),
    ]);
    expect(stopsInShort(headed)).toEqual(TRIP);
  });

  it('leave no doubt about the key over the number of theirs', () => {
    const stop = (y: number, role: string, key: string, number: string, ...place: string[]) => [
      at(40, y, role),
      ...row(y + 16, [
        [40, place[0]!],
        [220, 'APPOINTMENT'],
        [470, key],
      ]),
      ...row(y + 28, [
        [40, place[1]!],
        [220, place[3]!],
        [470, number],
      ]),
      at(40, y + 40, place[2]!),
    ];
    const found = readItems([
      ...stop(100, 'Stop 1 - Pickup', 'PICKUP #', 'GPT-90012', ...PICKUP),
      ...stop(190, 'Stop 2 - Delivery', 'DELIVERY #', 'MP 118-3', ...DELIVERY),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('leave no doubt about a summary over them, and one about another town in it', () => {
    const summary = (from: string, to: string) =>
      readItems([
        ...row(60, [
          [40, 'Origin'],
          [130, 'Destination'],
          [240, 'Pickup'],
          [330, 'Delivery'],
          [430, 'Miles'],
        ]),
        ...row(78, [
          [40, from],
          [130, to],
          [240, '11/26/2026'],
          [330, '11/27/2026'],
          [430, '571'],
        ]),
        ...column(['Origin details', 'Mill', '1 Main St', 'Sauget, IL 62206', 'Pickup: 11/26/2026'], 40, 150),
        ...column(['Destination details', ...DELIVERY], 40, 250),
      ]);
    expect(flagCodes(summary('Sauget, IL', 'Memphis, TN'))).toEqual(['place-unknown']);
    expect(flagCodes(summary('Zzyzx, IL', 'Memphis, TN'))).toContain('unassigned-label');
  });

  it('are named by the keys of their days under a summary of the load', () => {
    const stop = (y: number, day: string, place: string) =>
      column([`${day} 11:00 - 15:00`, `NAME/ADDRESS: ${place}`, 'REFERENCE: 25022167'], 40, y);
    const found = readItems([
      ...row(80, [
        [40, 'Origin: Dallas, TX'],
        [180, 'Destination: Nashville, TN'],
      ]),
      ...stop(110, 'Pickup Date/Time: 2026-11-26', 'Mill, 1 Main St, Dallas, TX 75201'),
      ...stop(160, 'Delivery Date/Time: 2026-11-27', 'Yard, 2 Oak St, Memphis, TN 38103'),
      ...stop(210, 'Delivery Date/Time: 2026-11-28', 'Barn, 3 Elm St, Nashville, TN 37210'),
    ]);
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Nashville, TN 37210 2026-11-28']);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are not where the bills go, by the last sentence of the notes', () => {
    const found = readItems([
      ...column(['Pickup', ...PICKUP]),
      ...column(['Delivery', ...DELIVERY], 40, 190),
      ...column(
        ['Notes', 'The seal is checked. Bill to Stonegate c/o Audit, PO Box 910,', 'Toledo, OH 43697.'],
        240,
        140,
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('the load', () => {
  const load = (...lines: string[]) =>
    readItems(column([...lines, '', 'Pickup', ...PICKUP, '', 'Delivery', ...DELIVERY]));
  const detail = (kind: string, ...lines: string[]) =>
    load(...lines).details?.find((one) => one.kind === kind)?.value;

  it('has its number under the words "Freight order", though the pickup has the same', () => {
    const found = readItems([
      ...column(['Freight order', 'FO-118-70442']),
      ...column(['Pickup', ...PICKUP], 40, 160),
      at(240, 172, 'Pickup #: FO-118-70442'),
      ...column(['Delivery', ...DELIVERY], 40, 260),
    ]);
    expect(found.loadNumber).toBe('FO-118-70442');
  });

  it('is paid by the sum of the first row in a list of loads', () => {
    const found = readItems([
      ...row(100, [
        [40, 'Tender'],
        [100, 'From'],
        [220, 'Ready'],
        [290, 'To'],
        [420, 'Due'],
        [490, 'Pay'],
      ]),
      ...row(116, [
        [40, '7100-1'],
        [100, 'Dallas, TX 75201'],
        [220, '11/26/2026'],
        [290, 'Memphis, TN 38103'],
        [420, '11/27/2026'],
        [490, '$1,140.00'],
      ]),
      ...row(132, [
        [40, '7100-2'],
        [100, 'Reno, NV 89506'],
        [220, '11/26/2026'],
        [290, 'Phoenix, AZ 85043'],
        [420, '11/27/2026'],
        [490, '$1,010.00'],
      ]),
    ]);
    expect(found.rateCents).toBe(114_000);
    expect(flagCodes(found)).toContain('loads');
  });

  it('is paid by a sum with a space between its thousands', () => {
    const sum = (text: string) => findRate(linesOfItems(column([text])))?.cents;
    expect(sum('Carrier will haul the load for $1 310.00 flat')).toBe(131_000);
    expect(sum('Total pay: $ 12 310.00')).toBe(1_231_000);
    expect(sum('Total pay: 12 310,00 $')).toBe(1_231_000);
    // Without the mark the first figure may be a quantity.
    expect(sum('Total pay: 2 650.00')).toBeUndefined();
  });

  it('has no rate where a scan lost the point of the sum', () => {
    const sum = (text: string) => findRate(linesOfItems(scannedColumn([text])))?.cents;
    expect(sum('Total pay: $6,175.25')).toBe(617_525);
    expect(sum('Total pay: $617,525.00')).toBeUndefined();
  });

  it('goes as far as the words behind its rate say, and no fee says so', () => {
    expect(detail('miles', 'We pay $1,310.00 for 655 miles, fuel included.')).toBe('655 mi');
    expect(detail('miles', 'Rate: $1,310.00', 'Detours cost $90.00 for 120 miles.')).toBeUndefined();
  });

  it('weighs what the first sentence of a longer line says', () => {
    const rest = 'PAPS are required. Customs broker: Cole, 1-800-555-0180, by email too.';
    expect(detail('weight', `Commodity: Windshields, 22,000 lbs. ${rest}`)).toBe('22,000 lb');
    expect(detail('weight', `Commodity: Windshields. ${rest} Scale at 22,000 lbs.`)).toBeUndefined();
  });

  it('has a charge for its stops', () => {
    const { details } = load('Linehaul $1,220.00', 'Stop charge $50.00', 'Total $1,270.00');
    expect(
      details?.filter(({ kind }) => kind === 'charge').map(({ value, doubt }) => [value, doubt]),
    ).toEqual([
      ['Linehaul', undefined],
      ['Stop charge', undefined],
    ]);
  });
});
