import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import { column, linesOfItems, row } from '../../factories/confirmation-pages';

/** How sums and numbers of loads are printed on papers that lost them at first sight. */

type Row = readonly (readonly [number, string])[];
const inRows = (...rows: Row[]) => linesOfItems(rows.flatMap((cells, index) => row(100 + index * 12, cells)));
const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)));

describe('the number of the load', () => {
  it.each([
    [['JOB NO .... 26 1182 07'], '26 1182 07'],
    [['You are booked! Lone Cypress load no 8 841 207'], '8 841 207'],
    [['RATE CON #', '70 118 442'], '70 118 442'],
    [['1. ORDER NO.', '60 0044 1187'], '60 0044 1187'],
    [['GOLDEN TRIANGLE CAPACITY Load Sheet / Booking 3371-GT'], '3371-GT'],
    [['Ridgeline Booking ID 9C-40071'], '9C-40071'],
    [['Load # / Rev.', 'BW0338127 / 2'], 'BW0338127'],
    [['Load # / PO #', 'BW0338127 / 4471-9'], 'BW0338127'],
  ])('is in %j', (lines, expected) => {
    expect(number(...lines)).toBe(expected);
  });

  it.each([
    [['Dispatch no. 800 555 0177']],
    [['Order no. 22 pallets']],
    [['Customer Booking 3371-GT']],
    [['Load # / Rev.', '12/01/2026']],
  ])('is not in %j', (lines) => {
    expect(number(...lines)).toBeUndefined();
  });
});

describe('the rate', () => {
  it('is in doubt where two sums of a total ran together in one cell', () => {
    const ran = (sums: string) =>
      findRate(
        inRows([
          [40, 'Total'],
          [240, sums],
        ]),
      );
    expect(ran('4,235.00 3,025.00')).toMatchObject({ cents: 423_500, rival: 302_500 });
    expect(ran('$4,235.00 $4,235.00')).toMatchObject({ cents: 423_500, rival: undefined });
    expect(ran('$4,235.00')).toMatchObject({ cents: 423_500, rival: undefined });
  });

  it('is in doubt where the charges are printed in two currencies, also where the sum of one is not readable', () => {
    const paid = (...total: (readonly [number, string])[]) => paidUnder('USD', ...total);
    const paidUnder = (currency: string, ...total: (readonly [number, string])[]) =>
      findRate(
        inRows(
          [
            [40, 'Charge'],
            [240, 'CAD'],
            [330, currency],
          ],
          [
            [40, 'Freight'],
            [240, '4,130.00'],
            [330, '2,950.00'],
          ],
          [
            [40, 'Border fee'],
            [240, '105.00'],
            [330, '75.00'],
          ],
          [[40, 'Total'], ...total],
        ),
      );
    const both = paid([240, '4,235.00'], [330, '3,025.00']);
    expect([both?.cents, both?.rival].sort()).toEqual([302_500, 423_500]);
    expect(paid([240, '4,235.00'])).toMatchObject({ cents: 423_500, rival: 295_000 });
    expect(paid([330, '3,025.00'])).toMatchObject({ cents: 302_500, rival: 413_000 });
    expect(paidUnder('usp', [240, '4,235.00'], [330, '3,025.00'])?.rival).toBeDefined();
  });

  it('is the sum under a column of charges that begin at one edge', () => {
    const charges = (last: string) =>
      findRate(
        inRows(
          [
            [40, 'Accessorial'],
            [160, 'Units'],
            [240, 'Rate (USD)'],
            [330, 'Amount (USD)'],
          ],
          [
            [40, 'Linehaul'],
            [160, '1'],
            [240, '1,985.00'],
            [330, '1,985.00'],
          ],
          [
            [40, 'Fuel surcharge'],
            [160, '871'],
            [240, '0.42'],
            [330, '365.82'],
          ],
          [
            [40, 'Tarp'],
            [160, '1'],
            [240, '60.00'],
            [330, '60.00'],
          ],
          [[330, last]],
        ),
      );
    expect(charges('2,410.82')).toMatchObject({ cents: 241_082, rival: undefined });
    expect(charges('2,410.00')).toBeUndefined();
  });

  it.each([
    ['Freight charges agreed: $815.00', 81_500],
    ['Rate agreed upon: $1,240.00', 124_000],
    ['Total to pay: USD 1,232.00', 123_200],
  ])('is in "%s"', (line, cents) => {
    expect(rate(line)).toMatchObject({ cents, rival: undefined });
  });

  it('is no extra that was agreed', () => {
    expect(rate('Detention charges agreed: $50.00')).toBeUndefined();
  });

  it('stands under its heading in a form of numbered fields', () => {
    const lines = inRows(
      [
        [40, '13. TOTAL TO PAY'],
        [180, '14. DETENTION'],
        [320, '15. PAYMENT'],
      ],
      [
        [40, 'USD 1,232.00'],
        [180, 'USD 35.00 / hour'],
        [320, '30 days'],
      ],
    );
    expect(findRate(lines)).toMatchObject({ cents: 123_200, rival: undefined });
  });

  it('stands under its heading among others that have a sum each', () => {
    const heads: Row = [
      [40, 'Linehaul'],
      [130, 'Fuel'],
      [180, 'Lumper'],
      [220, 'Total Carrier Pay'],
      [340, 'Est. detention'],
    ];
    const sums: Row = [
      [40, '$2,700.00'],
      [130, '$412.00'],
      [180, '$0.00'],
      [220, '$3,112.00'],
      [340, '$50.00'],
    ];
    expect(findRate(inRows(heads, sums))).toMatchObject({ cents: 311_200, rival: undefined });
    // Loads in rows have a sum each: none is that of all.
    expect(findRate(inRows(heads, sums, sums))).toBeUndefined();
  });

  it('is what the load pays before an advance or a fee is taken off', () => {
    const pay = (...rows: readonly (readonly [string, string])[]) =>
      findRate(
        inRows(
          ...rows.map(([key, sum]): Row => [
            [40, key],
            [240, sum],
          ]),
        ),
      );
    expect(
      pay(
        ['Gross carrier pay', '$2,310.00'],
        ['Quick pay fee 3%', '-$69.30'],
        ['Net carrier pay', '$2,240.70'],
      ),
    ).toMatchObject({ cents: 231_000, rival: undefined });
    expect(
      pay(['Net carrier pay', '$1,500.00'], ['Carrier pay', '$2,000.00'], ['Fuel advance', '$500.00']),
    ).toMatchObject({ cents: 200_000, rival: undefined });
    expect(pay(['Gross carrier pay', '$2,310.00'], ['Net carrier pay', '$2,240.70'])).toMatchObject({
      rival: 224_070,
    });
  });
});
