import { describe, expect, it } from 'vitest';
import { findRate } from '~/reading/load-rate';
import {
  column,
  linesOfItems,
  pageOf,
  readItems,
  row,
  scannedColumn,
} from '../../factories/confirmation-pages';
import { linesOf } from '~/reading/cells';

const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)));
const inRows = (...rows: (readonly (readonly [number, string])[])[]) =>
  findRate(linesOfItems(rows.flatMap((cells, index) => row(100 + index * 12, cells))));

/** Words of a scan, each at its own left edge. */
const scannedRow = (...cells: (readonly [number, string])[]) =>
  findRate(linesOfItems(row(100, cells).map((item) => ({ ...item, sure: 0.9 }))));

describe('the rate of a load', () => {
  it.each(['|', '[', '{', '||'])('is read behind the rule of a table on a scan: %s', (rule) => {
    expect(scannedRow([40, 'Total'], [200, '$2,350.00'], [320, `${rule}$1,980.00`])).toMatchObject({
      cents: 198_000,
    });
  });

  it('is doubted on a scan where the sums over the total come to another one', () => {
    const scanned = (total: string, key = 'Total', lineHaul = '$3,991.25') =>
      findRate(
        linesOfItems(
          [
            ['Line haul', lineHaul],
            ['Fuel', '$75.00'],
            ['Lumper', '$75.00'],
            [key, total],
          ].flatMap(([key, sum], index) =>
            row(100 + index * 12, [
              [40, key!],
              [200, sum!],
            ]).map((item) => ({ ...item, sure: 0.9 })),
          ),
        ),
      );
    expect(scanned('$4,141.25')).toMatchObject({ cents: 414_125, rival: undefined });
    expect(scanned('$7,141.25')).toMatchObject({ cents: 714_125, rival: 414_125 });
    // Its word may be misread as well, and the sum be less than its parts.
    expect(scanned('$1,141.25', 'Tolal Rate')).toMatchObject({ cents: 114_125, rival: 414_125 });
    expect(scanned('$4,141.25', 'Tolal Rate')).toMatchObject({ cents: 414_125, rival: undefined });
    // Of a part that is not whole nothing can be said.
    for (const lineHaul of ['$3.991.25', '~llg1.81825', ''])
      expect(scanned('$4,141.25', 'Total', lineHaul)).toMatchObject({ cents: 414_125, rival: undefined });
  });

  it.each([
    ['Rate: $62.50 per ton x 44 tons = $2,750.00', 275_000],
    ['1,412 miles @ $2.15/mile = $3,035.80', 303_580],
    ['1412 miles x 2.15 per mile = 3035.80', 303_580],
    // The two do not come to it.
    ['$62.50 per ton x 43 tons = $2,750.00', undefined],
    ['Detention 3 hours x $85.00 = $255.00', undefined],
    ['22 pallets x 1,900 lbs = 41,800 lbs', undefined],
    ['53 x 102 = 5406', undefined],
  ])('is what a price comes to with what it is paid for: %s', (line, cents) => {
    expect(rate(line)?.cents).toBe(cents);
  });

  it('is no price by the mile where something else is paid too', () => {
    expect(rate('1,412 miles @ $2.15/mile = $3,035.80', 'Fuel surcharge $494.20')).toBeUndefined();
  });

  it.each([
    ['Pay: 1,950', 195_000],
    ['Carrier pay: 1950', 195_000],
    ['Rate 1950', 195_000],
    ['Rate per load: $1,950.00', 195_000],
    ['Rate/Load: $1,950', 195_000],
    ['Freight: 1 350.00 USD', 135_000],
    ['USD 1 350.00', 135_000],
    ['Freight price: 1 850.00 USD all inclusive', 185_000],
    ['Price 1 850.00 USD all inclusive', 185_000],
    ['Transportation charge $1,950.00', 195_000],
    ['Gross pay $1,950.00', 195_000],
    ['CHARGES USD 1515.00', 151_500],
    ['Truck cost $1,450.00', 145_000],
    ['Our offer $1,450', 145_000],
    ['LOAD 7KQ2 • BOOKED • $1,765.00', 176_500],
    // Figures without a mark that may be a count, and sums of other things.
    ['Total: 1,950', undefined],
    ['Rate 2.15', undefined],
    ['Pay 44', undefined],
    ['Repair cost $1,450.00', undefined],
    ['Cargo value $4,500', undefined],
    ['Deposit: $500.00', undefined],
    ['LOAD 7KQ2 • Declared • $1,765.00', undefined],
    ['Fines of $250 per load', undefined],
  ])('is read in the form it is printed in: %s', (line, cents) => {
    expect(rate(line)?.cents).toBe(cents);
  });

  it('is the gross pay, whatever is taken off it', () => {
    expect(rate('Gross pay $1,950.00', 'Factoring fee $39.00', 'Net pay $1,911.00')).toMatchObject({
      cents: 195_000,
      rival: undefined,
    });
  });

  it('is the sum to which a column comes, under whatever name', () => {
    expect(
      inRows(
        [
          [40, 'Freight FTL'],
          [200, '1,720.00'],
        ],
        [
          [40, 'Fuel surcharge'],
          [200, '215.00'],
        ],
        [[150, 'Net value USD 1,935.00']],
      ),
    ).toMatchObject({ cents: 193_500, rival: undefined });
  });

  it('is doubted where a column of something else comes to another sum', () => {
    expect(
      inRows(
        [
          [40, 'Rate:'],
          [200, '$1,200.00'],
        ],
        [[40, 'What is carried']],
        [
          [40, 'Pallet A'],
          [200, '4,200.00'],
        ],
        [
          [40, 'Pallet B'],
          [200, '3,100.00'],
        ],
        [
          [40, 'All of it'],
          [200, '7,300.00'],
        ],
      ),
    ).toMatchObject({ cents: 730_000, rival: 120_000 });
  });

  it('is never a sum of the terms', () => {
    for (const term of [
      'Lumper receipts are refunded in an amount not to exceed $200.',
      'Late deliveries are charged a total of $150 per day.',
      'Total fines shall not exceed $500.00 per load.',
      'Max detention total $300.00',
      'A total of $1,000,000 auto liability is required.',
      'The rate for detention is up to $250.00.',
      'No more than $300.00 is paid for layover.',
      'Rate per mile $3.10',
      'Quick pay amount: $45.00',
      'Customer total $3,900.00',
      'Sub total $1,210.00',
      'Declared value amount: $10.00 per pound',
    ]) {
      expect([term, rate(term)]).toEqual([term, undefined]);
      expect(rate(term, 'Total: $1,175.00')).toMatchObject({ cents: 117_500, rival: undefined });
    }
  });

  it.each([
    ['Gross pay: $1,150.00', 115_000],
    ['Gross rate..........$1,040.00', 104_000],
    ['All-in: 1,495 USD', 149_500],
    ['Rate: USD 2,340.00 All In', 234_000],
    ['Total (CAD): C$ 1,185.00', 118_500],
    ['Tarif / Rate: CAD 2 450,00', 245_000],
    ['Base 3,010.00 + FSC 410.00 = $3,420.00', 342_000],
    ['Carrier agrees to haul for the sum of $1,225.00.', 122_500],
    ['For this you will be paid $1,420.00 in all.', 142_000],
    ['Agreed rate $2,875 flat, detention $40/hr after 2 hours, max $250.', 287_500],
    ['Total settlement $1,246.20', 124_620],
    ['Carrier compensation: $875.00 (includes fuel). Invoice deduction of $50.00.', 87_500],
    ['Freight price USD 700.00', 70_000],
  ])('"%s" is %s cents', (line, cents) => {
    expect(rate(line)).toMatchObject({ cents, rival: undefined });
  });

  it('is the last of the figures of its row, or stands alone under its key', () => {
    expect(
      inRows([
        [40, 'Flat rate'],
        [200, '1'],
        [260, '1,600.00'],
        [330, '1,600.00'],
      ])?.cents,
    ).toBe(160_000);
    expect(
      inRows([
        [40, 'TOTAL CHARGES'],
        [200, 'USD'],
        [260, '965.00'],
      ])?.cents,
    ).toBe(96_500);
    expect(
      inRows(
        [
          [40, 'Miles'],
          [200, 'Total'],
        ],
        [
          [40, '642'],
          [200, '$2,118.60'],
        ],
      )?.cents,
    ).toBe(211_860);
    // A column of sums has its total elsewhere.
    expect(
      inRows(
        [[200, 'Amount']],
        [
          [40, 'Fuel'],
          [200, '$75.00'],
        ],
        [
          [40, 'Tarp'],
          [200, '$85.00'],
        ],
      ),
    ).toBe(undefined);
  });

  it('is no part of it where more is paid and no total is printed', () => {
    expect(rate('Line haul $1,700.00', 'Fuel surcharge $150.00')).toBeUndefined();
    expect(rate('Line haul $1,700.00')?.cents).toBe(170_000);
    expect(rate('Line haul total $1,700.00', 'Fuel total $150.00', 'Total $1,850.00')?.cents).toBe(185_000);
  });

  it('is doubted where two sums compete, or a total is less than a part of it', () => {
    expect(rate('Carrier pay $1,850.00', 'Total $1,950.00')).toMatchObject({
      cents: 185_000,
      rival: 195_000,
    });
    expect(rate('Total $200.00', 'Line haul $1,175.00')).toMatchObject({ cents: 20_000, rival: 117_500 });
    expect(rate('Rate $100.00', 'Rate $200.00')).toMatchObject({ cents: 10_000, rival: 20_000 });
    expect(rate('Total $1,850.00', 'Total $1,850.00', 'Line haul $1,700.00')?.rival).toBeUndefined();
    expect(
      readItems(column(['Carrier pay $1,850.00', 'Total $1,950.00'])).flags.map(({ code, message }) => [
        code,
        message,
      ]),
    ).toContainEqual([
      'rate',
      'Two sums may be the rate of the load: $1,850.00 and $1,950.00. Check which one it is.',
    ]);
  });

  it('is not told where a scan shows it badly', () => {
    const scanned = (text: string) => findRate(linesOf([pageOf(scannedColumn([text]))]))?.cents;
    expect([scanned('Total: $1,850.00~95'), scanned('Total: $1,850.00~19')]).toEqual([185_000, undefined]);
  });
});
