import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { findAddresses } from '~/reading/addresses';
import { codeOfTown } from '~/reading/state-and-code';
import type { PageItem } from '~/reading/page-items';
import { column, linesOfItems, row, scannedColumn } from '../../../factories/confirmation-pages';

const found = (items: readonly PageItem[]): string[] =>
  findAddresses(linesOfItems(items), gazetteer()).map(({ city, state, zip, country, corrected, before }) =>
    [
      `${city}, ${state}`,
      zip,
      country === 'CA' ? 'Canada' : '',
      corrected ? 'put right' : '',
      before.trim() === '' ? '' : `after "${before.trim()}"`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
const print = (...lines: string[]) => found(column(lines));
const scan = (...lines: string[]) => found(scannedColumn(lines));

describe('town, state and code in one line', () => {
  it.each([
    ['Dallas, TX 75201', 'Dallas, TX 75201'],
    ['Dallas TX 75201', 'Dallas, TX 75201'],
    ['DALLAS, TX, 75201', 'DALLAS, TX 75201'],
    ['Dallas, TX - 75201', 'Dallas, TX 75201'],
    ['Dallas, TX – 75201', 'Dallas, TX 75201'],
    ['Dallas, TX | 75201', 'Dallas, TX 75201'],
    ['Dallas, Texas 75201', 'Dallas, TX 75201'],
    ['Dallas, TX. 75201', 'Dallas, TX 75201'],
    ['Dallas (TX) 75201', 'Dallas, TX 75201'],
    ['Dallas, TX 75201-1234', 'Dallas, TX 75201'],
    ['Dallas, TX 75201 - 1234', 'Dallas, TX 75201'],
    ['Dallas, TX 75201 USA', 'Dallas, TX 75201'],
    ['Dallas, TX, USA 75201', 'Dallas, TX 75201'],
    ['Dallas, TX (US) 75201', 'Dallas, TX 75201'],
    ['Dallas, TX U.S.A. 75201', 'Dallas, TX 75201'],
    ['Dallas, TX United States of America 75201', 'Dallas, TX 75201'],
    ['Dallas, TX/USA 75201', 'Dallas, TX 75201'],
    ['Dallas, TX/ 75201', 'Dallas, TX 75201'],
    ['City: Dallas State: TX Zip: 75201', 'Dallas, TX 75201'],
    ['Dallas, TX Zip Code: 75201', 'Dallas, TX 75201'],
    ['Dallas, TX Postal Code: 75201', 'Dallas, TX 75201'],
    ['Dallas, TX C.P. 75201', 'Dallas, TX 75201'],
    ['Dallas, TX CP: 75201', 'Dallas, TX 75201'],
    ['Dallas, TX código postal: 75201', 'Dallas, TX 75201'],
    ['Dallas, TX code postal: 75201', 'Dallas, TX 75201'],
    ['Hamilton, ON L8P 1N5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, ON L8P1N5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, ON L8P-1N5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, ON, Canada L8P 1N5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, Ontario CAN L8P 1N5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Montréal, Québec H2C 8C4', 'Montréal, QC H2C 8C4 Canada'],
    ['Montréal, PQ H2C 8C4', 'Montréal, QC H2C 8C4 Canada'],
    ["St. John's, NF A1C 5S7", "St. John's, NL A1C 5S7 Canada"],
    ['Washington, D.C. 20001', 'Washington, DC 20001'],
    ['100 Main St, Dallas, TX 75201', 'Dallas, TX 75201 after "100 Main St,"'],
    ['ACME Foods, 100 Main St Dallas TX 75201', 'Dallas, TX 75201 after "ACME Foods, 100 Main St"'],
  ])('%s', (text, read) => {
    expect(print(text)).toEqual([read]);
  });

  it.each([
    ['Dallas, TX', 'Dallas, TX'],
    ['Dallas, Texas', 'Dallas, TX'],
    ['Dallas, TX.', 'Dallas, TX'],
    ['Dallas, TX USA', 'Dallas, TX'],
    ['Dallas, TX 07/13/2026', 'Dallas, TX'],
    ['Dallas, TX; 500 miles', 'Dallas, TX'],
    ['(Dallas, TX)', 'Dallas, TX after "("'],
    ['Toronto, ON', 'Toronto, ON Canada'],
    ['Dallas, TX - 500', 'Dallas, TX'],
  ])('%s, without a code', (text, read) => {
    expect(print(text)).toEqual([read]);
  });

  it.each([
    'Dallas, TX 7520',
    'Dallas, tx',
    'Qwertyville, TX',
    'TX 75201',
    'Hamilton, ON H2C 8C4',
    'Dallas, TX L8P 1N5',
    'Hamilton, ON 75201',
    'Dallas, XX 75201',
    'OK 74103',
    `${'x'.repeat(100)}, Dallas, TX`,
    'Please be on time, or',
  ])('none in "%s"', (text) => {
    expect(print(text)).toEqual([]);
  });

  it('two of them in one line', () => {
    expect(print('Dallas, TX 75201 to Memphis, TN 38103')).toEqual([
      'Dallas, TX 75201',
      'Memphis, TN 38103 after "to"',
    ]);
    expect(print('Dallas, TX - Memphis, TN')).toEqual(['Dallas, TX', 'Memphis, TN after "-"']);
  });

  it.each([
    [
      'Delta Beverage Co, 11719 Main St, Dallas, TX 75201',
      'Dallas, TX 75201 after "Delta Beverage Co, 11719 Main St,"',
    ],
    ['Redwood DC 10534 N Main St, Dallas, TX 75201', 'Dallas, TX 75201 after "Redwood DC 10534 N Main St,"'],
  ])('no number of a house for a code: %s', (text, read) => {
    expect(print(text)).toEqual([read]);
  });
});

describe('town, state and code in columns and over lines', () => {
  const cells = (...texts: string[]) =>
    found(
      row(
        100,
        texts.map((text, index) => [40 + index * 100, text] as const),
      ),
    );

  it('a column each', () => {
    expect(cells('Dallas', 'TX', '75201')).toEqual(['Dallas, TX 75201']);
    expect(cells('Dallas', 'TX 75201')).toEqual(['Dallas, TX 75201']);
    expect(cells('Dallas, TX', '75201')).toEqual(['Dallas, TX 75201']);
    expect(cells('Dallas', 'Texas', 'Zip: 75201')).toEqual(['Dallas, TX 75201']);
    expect(cells('Hamilton', 'ON', 'L8P 1N5')).toEqual(['Hamilton, ON L8P 1N5 Canada']);
    expect(cells('Dallas', 'TX', '75201 USA')).toEqual(['Dallas, TX 75201']);
    expect(cells('Dallas', 'tx', '75201')).toEqual([]);
    expect(cells('Dallas', 'TX', '88120 lbs')).toEqual(['Dallas, TX']);
  });

  it('the code on the next line', () => {
    expect(print('Dallas, TX', '75201')).toEqual(['Dallas, TX 75201']);
    expect(print('Dallas, TX', 'Postal code: 75201')).toEqual(['Dallas, TX 75201']);
    expect(print('Richmond, BC V7B', '1B4')).toEqual(['Richmond, BC V7B 1B4 Canada']);
    expect(print('Dallas, TX', '75201 pallets')).toEqual(['Dallas, TX']);
  });

  it('the town on the line above', () => {
    expect(print('Dallas', 'TX 75201')).toEqual(['Dallas, TX 75201']);
    expect(print('ACME, Dallas', 'TX 75201')).toEqual(['Dallas, TX 75201 after "ACME,"']);
    expect(print('100', 'TX 75201')).toEqual([]);
    const over = (upper: string, left: string) =>
      found([
        ...row(100, [[140, upper]]),
        ...row(112, [
          [40, left],
          [140, 'TX 75201'],
        ]),
      ]);
    expect(over('Dallas', 'Qwerty')).toEqual(['Dallas, TX 75201']);
    expect(over('Houston', 'Dallas')).toEqual(['Dallas, TX 75201']);
    for (const upper of ['12 Dallas', 'State', 'Da', 'Dallas:'])
      expect([upper, ...over(upper, 'Qwerty')]).toEqual([upper, 'Qwerty, TX 75201']);
  });

  it('a name that breaks in its narrow cell', () => {
    expect(print('Whiteman Air Force', 'Base, MO 65305')).toEqual(['Whiteman Air Force Base, MO 65305']);
    expect(print('Fort', 'Worth, TX 76102')).toEqual(['Fort Worth, TX 76102']);
    expect(
      found([
        ...row(100, [
          [40, 'Mount'],
          [140, 'PA'],
          [200, '17851'],
        ]),
        ...row(112, [[40, 'Carmel']]),
      ]),
    ).toEqual(['Mount Carmel, PA 17851']);
    expect(
      found([
        ...row(100, [
          [40, 'Dallas'],
          [140, 'TX'],
          [200, '75201'],
        ]),
        ...row(112, [[40, 'Carmel']]),
      ]),
    ).toEqual(['Dallas, TX 75201']);
  });

  it('a number of a house that a narrow cell cuts from its street', () => {
    expect(print('Redwood Dayton DC, 10534', 'Main St, Keene, TX 76059')).toEqual([
      'Keene, TX 76059 after "Main St,"',
    ]);
  });

  it('no town in the name of a place', () => {
    expect(print('Delta Foods - Pittsburgh, PA', '100 Main St', 'Dallas, TX 75201')).toEqual([
      'Dallas, TX 75201',
    ]);
    expect(print('Big Box (Reno, NV), 2 Main St, Memphis, TN 38103')[0]).toMatch(/^Memphis, TN 38103/);
    expect(print('Origin: Pittsburgh, PA', '100 Main St', 'Dallas, TX 75201')).toEqual([
      'Pittsburgh, PA after "Origin:"',
      'Dallas, TX 75201',
    ]);
    expect(print('Delta Foods - Dallas, TX', '100 Main St', 'Dallas, TX 75201')).toEqual([
      'Dallas, TX 75201',
    ]);
    expect(print('Delta Foods - Pittsburgh, PA', '', '', '', '', '', '', 'Dallas, TX 75201')).toHaveLength(2);
    expect(print('Delta Foods - Houston, TX', '100 Main St', 'Dallas, TX 75201')).toEqual([
      'Dallas, TX 75201',
    ]);
    expect(print('Delta Foods - Troy, NY', '100 Main St', 'Troy, MI 48083')).toEqual(['Troy, MI 48083']);
    expect(print('Delta Foods - Pittsburgh, PA', '100 Main St', 'Reno, NV')).toEqual(['Reno, NV']);
    expect(
      found([
        ...row(100, [
          [40, 'Delta Foods - Pittsburgh, PA'],
          [300, 'Dallas, TX 75201'],
        ]),
      ]),
    ).toEqual(['Dallas, TX 75201']);
    expect(print('FRONTIER - WYOMING', '25715 Main St', 'Dallas, TX 75201')).toEqual(['Dallas, TX 75201']);
  });
});

describe('what recognition makes of them', () => {
  it.each([
    ['Dallas, TX 752O1', 'Dallas, TX 75201'],
    ['Dallas, TX 7S2Ol', 'Dallas, TX 75201'],
    ['Dallas, 1X 75201', 'Dallas, TX 75201'],
    ['Dallas, T) 75201', 'Dallas, TX 75201'],
    ['Des Moines, lowa 50317', 'Des Moines, IA 50317'],
    ['Boise, ldaho 83702', 'Boise, ID 83702'],
    ['Gary, lndiana 46402', 'Gary, IN 46402'],
    ['Chicago, lllinois 60601', 'Chicago, IL 60601'],
    ['Dallas, TX 275201', 'Dallas, TX 75201'],
    ['Dallas, TX 752011', 'Dallas, TX 75201'],
    ['Hamilton, ON L8PIN5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, ON L8P INS', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, ON LBP 1N5', 'Hamilton, ON L8P 1N5 Canada'],
    ['Hamilton, QC L8P 1N5', 'Hamilton, ON L8P 1N5 Canada put right'],
    ['Memphls, TN 38103', 'Memphis, TN 38103 put right'],
    ['Mamphls, TN 38138', 'Memphis, TN 38138 put right'],
    ['Pleasanton, TX 18064', 'Pleasanton, TX 78064 put right'],
    ['Highspire, PA 17834', 'Highspire, PA 17034 put right'],
    ['Last Vandergrift, PA 15629', 'East Vandergrift, PA 15629 put right'],
    // The code of a town near by, one digit of those taken for each other from that of the town itself.
    ['Agawam, MA 01061', 'Agawam, MA 01001 put right'],
    ['Agawam, MA 01001', 'Agawam, MA 01001'],
    ['Agawam, MA 01041', 'Agawam, MA 01041'],
    ['Agawam, MA', 'Agawam, MA'],
    // Far away, any digit may be the wrong one.
    ['Pleasanton, TX 38064', 'Pleasanton, TX 78064 put right'],
    ['Xanadoopolis, TX 75201', 'Xanadoopolis, TX 75201'],
    ['Xanadoopolis~30 TX 75201', 'Dallas, TX 75201 put right'],
  ])('"%s" is %s', (text, read) => {
    expect(scan(text)).toEqual([read]);
  });

  it('in columns: a state of which one letter is right', () => {
    const cells = (...texts: string[]) =>
      found(
        row(
          100,
          texts.map((text, index) => [40 + index * 100, text] as const),
        ).map((item) => ({ ...item, sure: 0.9 })),
      );
    expect(cells('Lexington', 'Kv', '40502')).toEqual(['Lexington, KY 40502']);
    for (const state of ['1L', '!L', '|L', '(IL)', 'I', 'L.'])
      expect([state, ...cells('Chicago', state, '60601')]).toEqual([state, 'Chicago, IL 60601']);
    expect(cells('Columbus', '0H', '43215')).toEqual(['Columbus, OH 43215']);
    expect(cells('Chicago', 'ILLX', '60601')).toEqual([]);
    expect(cells('Chicago', '12', '60601')).toEqual([]);
    expect(cells('Dallas', 'qq', '75201')).toEqual([]);
    expect(cells('Dallas', 'TX', '7S20l')).toEqual(['Dallas, TX 75201']);
    // S for a five, 55201 for the code of the town.
    expect(cells('Dallas', 'TX', '$5201')).toEqual(['Dallas, TX 75201 put right']);
    expect(cells('Dallas', 'TX', '#5201')).toEqual(['Dallas, TX']);
  });

  it('a town of another state has the state of its code', () => {
    expect(scan('Dallas, OK 75201')).toEqual(['Dallas, TX 75201 put right']);
    expect(print('Dallas, OK 75201')).toEqual(['Dallas, OK 75201']);
    expect(scan('Qwertyville, OK 75201')).toEqual(['Qwertyville, OK 75201']);
  });

  it('a name like that of a town is that town, where its code is near', () => {
    expect(scan('Memphls, TN 38138')).toEqual(['Memphis, TN 38138 put right']);
    // Without a code nothing bears it out.
    expect(scan('Memphls, TN')).toEqual([]);
    expect(scan('Memphls, TN 37201')).toEqual(['Memphls, TN 37201']);
    expect(scan('Xqzvw, TN')).toEqual([]);
  });

  it('is never put right in print', () => {
    expect(print('Memphls, TN 38103')).toEqual(['Memphls, TN 38103']);
    expect(print('Dallas, TX 752O1')).toEqual([]);
    // With a stroke before or behind it: both halves are codes of Texas.
    expect(scan('Dallas, TX 775077')).toEqual([]);
    expect(print('Pleasanton, TX 18064')).toEqual(['Pleasanton, TX 18064']);
  });
});

describe('the code of a town that was misread in one digit', () => {
  it.each([
    ['Pleasanton', 'TX', '18064', 'any', '78064'],
    ['Pleasanton', 'TX', '78064', 'any', undefined],
    ['Pleasanton', 'TX', '28064', 'likely', '78064'],
    ['Pleasanton', 'TX', '38064', 'likely', undefined],
    ['Pleasanton', 'TX', '38064', 'any', '78064'],
    ['Pleasanton', 'OK', '18064', 'any', undefined],
    ['Houston', 'TX', '17002', 'any', '77002'],
    ['Houston', 'TX', '7700x', 'any', undefined],
    ['Pleasanton', 'TX', '180645', 'any', undefined],
    ['Pleasanton', 'TX', '118064', 'any', undefined],
    ['Pleasanton', 'TX', '1806', 'any', undefined],
    ['Hamilton', 'ON', 'L3P 1N5', 'any', 'L8P 1N5'],
    ['Hamilton', 'QC', 'L3P 1N5', 'any', undefined],
    ['Hamilton', 'ON', 'X3X 1N5', 'any', undefined],
  ] as const)('%s, %s %s (%s digit): %s', (city, state, misread, digits, meant) => {
    expect(codeOfTown(city, state, misread, gazetteer(), digits)).toBe(meant);
  });
});
