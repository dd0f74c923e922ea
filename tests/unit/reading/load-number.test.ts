import { describe, expect, it } from 'vitest';
import { linesOf } from '~/reading/cells';
import { findLoadNumber } from '~/reading/load-number';
import {
  column,
  DELIVERY,
  linesOfItems,
  pageOf,
  PICKUP,
  readItems,
  row,
  scannedColumn,
} from '../../factories/confirmation-pages';

const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;

describe('the number of a load as people print it', () => {
  it.each([
    ['Load 29441873', '29441873'],
    ['LOAD CONFIRMATION - #4829', '4829'],
    ['RC 5512-B', '5512-B'],
    ['Load #      : 8KX', '8KX'],
    ['Load Tender 7100455', '7100455'],
    ['Rate Confirmation Load#: 5501992', '5501992'],
    ['Truckload Agreement No. TA-3098', 'TA-3098'],
    ['RATE AND LOAD AGREEMENT BPT-835584', 'BPT-835584'],
    ['Dispatch Confirmation L92941', 'L92941'],
    ['SHIPMENT 4410-77', '4410-77'],
    ['Transport order 2026/8814', '2026/8814'],
    ['Re: our order 66120', '66120'],
    ['Probill: 663201', '663201'],
    ['Dispatch No.: D-20417', 'D-20417'],
    ['Subject: Rate confirmation for load # SB-20045', 'SB-20045'],
    ['B/L No. 1190442', '1190442'],
    ['Load 4410 2287', '4410 2287'],
    ['PO for transport 4500998120', '4500998120'],
  ])('"%s" is %s', (line, expected) => {
    expect(number(line)).toBe(expected);
  });

  it.each([
    'PO # 318',
    'Purchase order # 88120',
    'Customer order # 88120',
    'Pickup confirmation # 88120',
    'Load 11/26/2026',
    'Load 45,000 lbs',
    'Load 45000.00',
    'Load 2 of 3',
    'Order by 12/01/2026',
    'LIVE LOAD',
    'Load Confirmation must be signed within 24 hours',
  ])('is none in "%s"', (line) => {
    expect(number(line)).toBeUndefined();
  });

  it('stands alone under its key', () => {
    expect(number('Load', 'AX-901144')).toBe('AX-901144');
    const heading = [
      ...row(100, [
        [40, 'Load #'],
        [200, 'Mode'],
      ]),
      ...row(112, [
        [40, 'CB7781'],
        [200, 'TL'],
      ]),
    ];
    expect(findLoadNumber(linesOfItems(heading))?.text).toBe('CB7781');
    expect(number('Load #', '100 Main St')).toBeUndefined();
  });

  it('is not one of several references, and of two loads in a file a person is told', () => {
    expect(number('Order # 88120', 'Order # 88121')).toBeUndefined();
    expect(number('Carrier Load Sheet LD-578746', 'Reference: 59427')).toBe('LD-578746');
    expect(
      readItems(column(['Load # 88120', 'Load # 88121'])).flags.map(({ code, message }) => [code, message]),
    ).toContainEqual(['loads', 'The file names two loads, 88120 and 88121: make a trip of each.']);
  });

  it('is not the one of a stop', () => {
    const stops = (...more: string[]) =>
      readItems(column(['Dispatch sheet', ...more, ...PICKUP, 'Conf # 77138545', '', ...DELIVERY]))
        .loadNumber;
    expect([stops(), stops('Conf # 88120'), stops('Dispatch Confirmation MFB-527256')]).toEqual([
      undefined,
      '88120',
      'MFB-527256',
    ]);
  });

  it('is not told where a scan shows it badly', () => {
    const scanned = (text: string) => findLoadNumber(linesOf([pageOf(scannedColumn([text]))]))?.text;
    expect([scanned('Load # 88120~90'), scanned('Load # 88120~79')]).toEqual(['88120', undefined]);
  });
});

it('is that of the bill of lading on a paper that is one, with or without a mark', () => {
  expect(number('STRAIGHT BILL OF LADING AND RATE CONFIRMATION', 'BOL 7714-2206')).toBe('7714-2206');
  expect(number('RATE CONFIRMATION', 'BOL 7714-2206')).toBeUndefined();
});

it('is no phone, no weight and no year behind the word', () => {
  for (const line of ['Load 555 010 0199', 'Load 44 000 lbs', 'Load 2026'])
    expect(number(line), line).toBeUndefined();
});
