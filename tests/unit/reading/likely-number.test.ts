import { describe, expect, it } from 'vitest';
import { likelyNumber } from '~/reading/likely-number';
import { column, DELIVERY, linesOfItems, PICKUP, readItems, row } from '../../factories/confirmation-pages';

const likely = (...lines: string[]) => likelyNumber(linesOfItems(column(lines)), () => false)?.text;
const inRows = (...rows: (readonly (readonly [x: number, text: string])[])[]) =>
  likelyNumber(linesOfItems(rows.flatMap((cells, index) => row(100 + index * 14, cells))), () => false)?.text;

describe('the likeliest number of a load', () => {
  it.each([
    ['Rate Confirmation for HVL PO# 31188402', '31188402'],
    ['D.O. No. TBD 6-11408', 'TBD 6-11408'],
    ['Our load number is PA 55190.', 'PA 55190'],
    ['Carrier Manifest KPN-M-00871', 'KPN-M-00871'],
    ['ORD#   0617742', '0617742'],
    ['Trip 115QKF4TB', '115QKF4TB'],
    ['BOOKING OTB 11 8842', 'OTB 11 8842'],
    ['Dispatch slip PBV/226611', 'PBV/226611'],
    ['Dispatch CIT/11/40771 of today', 'CIT/11/40771'],
  ])('"%s" is %s', (line, number) => {
    expect(likely(line)).toBe(number);
  });

  it.each([
    'Dispatch no. 800 555 0177',
    'Payment reference: 88120-4',
    'Pickup confirmation # 88120',
    'Purchase order PO-88120',
    'Confirmation of 11/27/2026',
    'Order 44,000 lbs',
    'Order 880 pieces',
    'Trip 2026',
    'Load confirmation, Dallas, TX 75201',
    'Contract carrier MC778120',
    'Reference 1FTFW1E8XNKD11827',
    'Order by calling 555-010-0123',
    'Confirmation fee $12500',
    'Job 12',
    `Load 881204 ${'and so on '.repeat(12)}`,
  ])('is not in "%s"', (line) => {
    expect(likely(line)).toBeUndefined();
  });

  it('is beside or under a label of its own, and a mark alone belongs to the title over it', () => {
    expect(
      inRows([
        [40, 'Reference'],
        [160, 'CIT/11/40771'],
        [300, 'Customer load'],
        [420, '8812-FX'],
      ]),
    ).toBe('CIT/11/40771');
    expect(
      inRows(
        [
          [40, 'SOMEBODY'],
          [400, 'CONFIRMATION'],
        ],
        [
          [40, 'PO Box 1180'],
          [400, 'No.'],
          [424, '2611-0883'],
        ],
      ),
    ).toBe('2611-0883');
    expect(
      inRows(
        [
          [40, 'Booking'],
          [160, 'Revision'],
        ],
        [
          [40, 'OTB 11 8842'],
          [160, '2'],
        ],
      ),
    ).toBe('OTB 11 8842');
  });

  it('is the one that is said to be that of the load, and none of two that are as likely', () => {
    expect(likely('Order 881-204', 'Load 77-1180')).toBe('77-1180');
    expect(likely('Order 881-204', 'Trip 77-1180')).toBeUndefined();
    expect(likely('Order 881-204', 'Trip 881-204')).toBe('881-204');
  });

  it('is in no cell of a stop', () => {
    const lines = linesOfItems(column(['Order 881-204']));
    expect(likelyNumber(lines, () => true)).toBeUndefined();
  });
});

describe('a number whose words no rule knows', () => {
  const number = (...lines: string[]) => {
    const { loadNumber, flags } = readItems(column([...lines, '', ...PICKUP, '', ...DELIVERY]));
    return [loadNumber, ...flags.map(({ doubt }) => doubt)];
  };

  it.each([
    ['Zorvik: 5520418', '5520418'],
    ['Quontal bem KR-40-2217', 'KR-40-2217'],
    ['Marvith ID 29441873', '29441873'],
  ])('is taken with a doubt: %s', (line, expected) => {
    expect(number('Lakeside Freight', line)).toEqual([expected, 'number-unnamed']);
  });

  it('is taken without one where the broker calls it his own', () => {
    expect(number('Lakeside Freight', 'Docket: 5520418')).toEqual(['5520418']);
  });

  it.each([
    'Phone: 555-0149',
    'Customer ID: 5520418',
    'Policy no. 5520418',
    'Hours: 0800-1400',
    'Little Rock, AR 72653',
    'Zorvik: 4417',
    'Net weight: 44000',
  ])('is none that belongs to somebody or something else: %s', (line) => {
    expect(number('Lakeside Freight', line)[0]).toBeUndefined();
  });

  it('is none where two stand out alike', () => {
    expect(number('Zorvik: 5520418', 'Marvith: 5520733')[0]).toBeUndefined();
  });
});
