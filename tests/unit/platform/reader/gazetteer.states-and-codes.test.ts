import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { PageItem } from '~/reading/page-items';
import { statesIn } from '~/reading/state-and-code';
import {
  at,
  cellOf,
  column,
  linesOfItems,
  recognized,
  row,
  scannedColumn,
} from '../../../factories/confirmation-pages';

/** State and code as they are printed and recognized: "TX 75201 at 8" is where in the cell they begin. */

const inFirst = (items: readonly PageItem[]): string[] => {
  const lines = linesOfItems(items);
  return statesIn(lines[0]!.cells[0]!, lines, gazetteer()).map(
    ({ state, zip, from, zipCell }) =>
      `${state} ${zip || '-'} at ${from}${zipCell ? ` and in "${zipCell.text}"` : ''}`,
  );
};
const print = (text: string) => inFirst([at(40, 100, text)]);
const scan = (text: string) => inFirst(recognized(40, 100, text));
const columns = (state: string, ...others: string[]) =>
  inFirst(
    row(
      100,
      [state, ...others].map((text, index) => [40 + index * 130, text] as const),
    ),
  );
const scannedColumns = (state: string, ...others: string[]) =>
  inFirst([state, ...others].flatMap((text, index) => recognized(40 + index * 130, 100, text)));

describe('a state and its code', () => {
  it.each([
    'TX,75201',
    'TX , 75201',
    'TX–75201',
    'TX | 75201',
    'TX) 75201',
    'TX.) 75201',
    'TX/ 75201',
    'TX/US 75201',
    'TX/TEXA 75201',
    'TX/USA. 75201',
    'TX US 75201',
    'TX U.S. 75201',
    'TX U.S.A 75201',
    'TX U.S.A. 75201',
    'TX USA, 75201',
    'TX USA - 75201',
    'TX USA – 75201',
    'TX (USA) 75201',
    'TX (U.S.A.) 75201',
    'TX UNITED STATES 75201',
    'TX, United States of America, 75201',
    'TX Zip 75201',
    'TX Zip: 75201',
    'TX Zip. 75201',
    'TX ZIPCODE 75201',
    'TX zip code: 75201',
    'TX Postal: 75201',
    'TX postalcode 75201',
    'TX code postal 75201',
    'TX código postal: 75201',
    'TX codigo postal 75201',
    'TX CP 75201',
    'TX C.P.75201',
    'TX C. P.: 75201',
    'TX USA Zip: 75201',
    'TX 75201-1234',
    'TX 75201 -1234',
    'TX 75201- 1234',
    'TX 75201 - 12345',
    'Texas 75201',
    'TEXAS, 75201',
    'texas 75201',
  ])('"Dallas %s"', (text) => {
    expect(print(`Dallas ${text}`)).toEqual(['TX 75201 at 7']);
  });

  it.each([
    ['Hamilton ON L8P 1N5', 'ON L8P 1N5 at 9'],
    ['Hamilton ON L8P-1N5', 'ON L8P 1N5 at 9'],
    ['Hamilton ON l8p1n5', 'ON L8P 1N5 at 9'],
    ['Hamilton ON CANADA L8P 1N5', 'ON L8P 1N5 at 9'],
    ['Hamilton ON (CAN) L8P 1N5', 'ON L8P 1N5 at 9'],
    ['Hamilton ON, CA L8P 1N5', 'ON L8P 1N5 at 9'],
    ['Hamilton ontario L8P 1N5', 'ON L8P 1N5 at 9'],
    ['Gander Newfoundland A1V 1K6', 'NL A1V 1K6 at 7'],
    ['Gander Newfoundland and Labrador A1V 1K6', 'NL A1V 1K6 at 7'],
    ['Washington D.C. 20001', 'DC 20001 at 11'],
    ['Washington, District of Columbia 20001', 'DC 20001 at 12'],
    ['Charleston West Virginia 25301', 'WV 25301 at 11'],
    ['Montréal QUÉBEC H2C 8C4', 'QC H2C 8C4 at 9'],
  ])('"%s"', (text, read) => {
    expect(print(text)).toEqual([read]);
  });

  it.each([
    'Dallas TX 752011',
    'Dallas TX 7520',
    'Dallas xTX 75201',
    "Dallas O'TX 75201",
    'Dallas TXX 75201',
    'Dallas TX # 75201',
    'Hamilton ON L8P 1N55',
    'Hamilton ON L8P 1NA',
    'Dallas TX L8P 1N5',
    'Hamilton ON 75201',
    'Dallas MX 75201',
    'Dallas XX 75201',
    'Dallas DxC 20001',
    'Dallas TX/A 75201',
    'Dallas TX/MEXIC 75201',
    // On paper letters are letters.
    'Dallas TX 7S201',
    'Dallas 1X 75201',
    'Dallas TX 275201',
  ])('none in "%s"', (text) => {
    expect(print(text)).toEqual([]);
  });

  it('one after the other', () => {
    expect(print('Dallas TX 75201 Memphis TN 38103')).toEqual(['TX 75201 at 7', 'TN 38103 at 24']);
    expect(print('Delta Co 11719 Main St, Dallas TX 75201')).toEqual(['TX 75201 at 31']);
    expect(print('Big Box Of Or 11719 Main St')).toEqual([]);
  });
});

describe('the number of a house behind two letters', () => {
  it.each([
    // Five figures, another state's code, and a street behind them.
    ['ACME DC 10534 Main St, Keene', []],
    ['ACME DC 10534 N Main St, Keene', []],
    ['ACME DC 10534 NW. Main St, Keene', []],
    ['ACME DC 10534 5th St, Keene', []],
    ['ACME DC 10534 Main, Keeneville', []],
    // The code of its state.
    ['ACME DC 20001 Main St, Keene', ['DC 20001 at 5']],
    ['ACME Co 80202 Main St, Keene', ['CO 80202 at 5']],
    // Nothing like a street, or hardly anything, behind it.
    ['ACME DC 10534 - 5 Main St, Keene', ['DC 10534 at 5']],
    ['ACME DC 10534', ['DC 10534 at 5']],
    ['ACME DC 10534 Main St', ['DC 10534 at 5']],
    ['ACME DC 10534 call me today', ['DC 10534 at 5']],
    ['ACME DC 10534 Main Street', ['DC 10534 at 5']],
    ['ACME DC 10534 Main Street,', []],
    // A word is no state where the code is not of it.
    ['ACME Co 10534', []],
    ['ACME Co 80202', ['CO 80202 at 5']],
  ])('"%s"', (text, read) => {
    expect(print(text)).toEqual(read);
  });
});

describe('a state without a code', () => {
  it.each([
    ['Dallas, TX', 'TX - at 8'],
    ['Dallas TX', 'TX - at 7'],
    ['Dallas,TX', 'TX - at 7'],
    ['Dallas, TX.', 'TX - at 8'],
    ['Dallas, TX, 500 miles', 'TX - at 8'],
    ['Dallas, TX; x', 'TX - at 8'],
    ['Dallas, TX | x', 'TX - at 8'],
    ['(Dallas, TX) x', 'TX - at 9'],
    ['Dallas, TX USA x', 'TX - at 8'],
    ['Dallas, TX 7/13', 'TX - at 8'],
    ['Dallas, TX 07/13', 'TX - at 8'],
    ['Dallas, TX - x', 'TX - at 8'],
    ['Dallas, Texas', 'TX - at 8'],
    ['Dallas, texas', 'TX - at 8'],
    // By itself in its cell, in capitals.
    ['TX', 'TX - at 0'],
    ['TEXAS', 'TX - at 0'],
    ['WEST VIRGINIA', 'WV - at 0'],
    ['NEW YORK', 'NY - at 0'],
  ])('"%s"', (text, read) => {
    expect(print(text)).toEqual([read]);
  });

  it.each([
    'Dallas-TX',
    'Dallas, TX x',
    'Dallas, TX 7',
    'Dallas, TX 007/13',
    'Dallas, TX -x',
    'Dallas, tx',
    'Please call, or',
    'Tx',
    'Texas',
    'Dallas, XX',
    'Dallas, XX, TXA',
  ])('none in "%s"', (text) => {
    expect(print(text)).toEqual([]);
  });

  it('is looked for in lines shorter than a hundred letters', () => {
    expect(print(`${'x'.repeat(87)}, Dallas, TX`)).toHaveLength(1);
    expect(print(`${'x'.repeat(88)}, Dallas, TX`)).toEqual([]);
  });

  it('each of a lane', () => {
    expect(print('Dallas, TX - Memphis, TN')).toEqual(['TX - at 8', 'TN - at 22']);
    expect(print('Made in, or, Dallas, TX')).toEqual(['TX - at 21']);
  });
});

describe('a code in a column of its own', () => {
  it.each([
    [['TX', '75201'], ['TX 75201 at 0 and in "75201"']],
    [['Dallas, TX', '75201-1234'], ['TX 75201 at 8 and in "75201-1234"']],
    [['State: TX', 'Zip: 75201'], ['TX 75201 at 7 and in "Zip: 75201"']],
    [['Dallas, TX.,', 'Zip Code 75201'], ['TX 75201 at 8 and in "Zip Code 75201"']],
    [['Dallas, TX USA', 'Postal Code: 75201 USA'], ['TX 75201 at 8 and in "Postal Code: 75201 USA"']],
    [['Dallas, Texas', '75201, US'], ['TX 75201 at 8 and in "75201, US"']],
    [['Dallas, TX', '75201 -'], ['TX 75201 at 8 and in "75201 -"']],
    [['ON', 'L8P 1N5'], ['ON L8P 1N5 at 0 and in "L8P 1N5"']],
    // Only figures like a code, next to the state.
    [['Dallas, TX', '75201 lbs'], ['TX - at 8']],
    [['Dallas, TX', 'PO 75201'], ['TX - at 8']],
    [['Dallas, TX', '752011'], ['TX - at 8']],
    [['Dallas, TX', 'ACME', '75201'], ['TX - at 8']],
    [['Hamilton, ON', 'D1D 1D1'], ['ON - at 10']],
    [['Dallas, XX', '75201'], []],
    [['Come in', '46402'], []],
  ])('%j', (cells, read) => {
    const [state = '', ...others] = cells;
    expect(columns(state, ...others)).toEqual(read);
  });

  it('to the right rather than below, and below where nothing is to the right', () => {
    expect(
      inFirst([
        ...row(100, [
          [40, 'Dallas, TX'],
          [170, '75201'],
        ]),
        ...row(112, [[40, '38103']]),
      ]),
    ).toEqual(['TX 75201 at 8 and in "75201"']);
    expect(
      inFirst([
        ...row(100, [
          [40, 'Dallas, TX'],
          [170, 'ACME'],
        ]),
        ...row(112, [[40, '75201']]),
      ]),
    ).toEqual(['TX 75201 at 8 and in "75201"']);
  });

  it('of Canada, broken in a narrow column', () => {
    expect(
      inFirst([
        ...row(156, [
          [134, 'QC'],
          [175, 'H3H'],
        ]),
        ...row(168, [[175, '5C5']]),
      ]),
    ).toEqual(['QC H3H 5C5 at 0 and in "5C5"']);
    expect(
      inFirst([
        ...row(156, [
          [134, 'QC'],
          [175, 'H3H'],
        ]),
        ...row(168, [[175, '64674']]),
      ]),
    ).toEqual(['QC - at 0']);
    expect(
      inFirst([
        ...row(156, [
          [134, 'QC'],
          [175, 'H3H x'],
        ]),
        ...row(168, [[175, '5C5']]),
      ]),
    ).toEqual(['QC - at 0']);
  });

  it('of Canada, broken in its middle', () => {
    expect(inFirst(column(['Richmond, BC V7B', '1B4']))).toEqual(['BC V7B 1B4 at 10 and in "1B4"']);
    expect(inFirst(column(['Richmond BC, V7B', '1B4']))).toEqual(['BC V7B 1B4 at 9 and in "1B4"']);
    for (const [upper, lower] of [
      ['Richmond, BC V7B', '1B4 x'],
      ['Richmond, BC V7B', 'x 1B4'],
      ['Richmond, BC V7B', '1BB'],
      ['Richmond, XX V7B', '1B4'],
      ['Richmond, xBC V7B', '1B4'],
      ['Richmond, BC V7B x', '1B4'],
      ['Richmond, BC D7B', '1B4'],
      ['Richmond, BCV7B', '1B4'],
    ] as const) {
      expect([upper, ...inFirst(column([upper, lower]))]).toEqual([upper]);
    }
  });
});

describe('what recognition makes of a state and its code', () => {
  it.each([
    ['Dallas TX 752O1', 'TX 75201 at 7'],
    ['Dallas TX 7S20l', 'TX 75201 at 7'],
    ['Dallas TX $5201', 'TX 55201 at 7'],
    ['Dallas TX 75201', 'TX 75201 at 7'],
    // One letter of the state must be that of the code's.
    ['Dallas 1X 75201', 'TX 75201 at 7'],
    ['Dallas T1 75201', 'TX 75201 at 7'],
    ['Dallas T! 75201', 'TX 75201 at 7'],
    ['Dallas T], 75201', 'TX 75201 at 7'],
    ['Dallas TK 752O1', 'TX 75201 at 7'],
    ['Columbus 0H 43215', 'OH 43215 at 9'],
    ['Springfield,|L 62701', 'IL 62701 at 12'],
    ['Dallas, T|, 752O1', 'TX 75201 at 8'],
    // A rule before or behind the code.
    ['Dallas TX 275201', 'TX 75201 at 7'],
    ['Dallas TX 752011', 'TX 75201 at 7'],
    // Of a Canadian code letters and digits take turns.
    ['Hamilton ON L8PIN5', 'ON L8P 1N5 at 9'],
    ['Hamilton ON LBP 1NS', 'ON L8P 1N5 at 9'],
    ['Hamilton ON L8P IN5', 'ON L8P 1N5 at 9'],
    ['Gatineau QC J8T 1Z2', 'QC J8T 1Z2 at 9'],
    ['Gatineau QC J8T 1ZZ', 'QC J8T 1Z2 at 9'],
    ['Gatineau QC JBT lZZ', 'QC J8T 1Z2 at 9'],
    ['Toronto ON MAB 1A1', 'ON M4B 1A1 at 8'],
    ['Toronto ON MGB 1A1', 'ON M6B 1A1 at 8'],
    ['Toronto ON MTB 1A1', 'ON M7B 1A1 at 8'],
    ['Toronto ON M58 1A1', 'ON M5B 1A1 at 8'],
    ['Toronto ON M56 1A1', 'ON M5G 1A1 at 8'],
    ['Toronto ON M57 1A1', 'ON M5T 1A1 at 8'],
    ['Toronto ON M55 1A1', 'ON M5S 1A1 at 8'],
    ['Toronto ON M54 1A1', 'ON M5A 1A1 at 8'],
    ['Gatineau QC J8T 122', 'QC J8T 1Z2 at 9'],
    // Of one whose second half is lost the first names the place.
    ['Hamilton ON L8P 105', 'ON L8P at 9'],
    ['Des Moines lowa 50317', 'IA 50317 at 11'],
    ['Boise ldaho 83702', 'ID 83702 at 6'],
    ['Gary lndiana 46402', 'IN 46402 at 5'],
    ['Chicago lllinois 60601', 'IL 60601 at 8'],
  ])('"%s"', (text, read) => {
    expect(scan(text)).toEqual([read]);
  });

  it.each([
    'Dallas QQ 75201',
    'Dallas XT 75201',
    'Dallas 1XA 75201',
    'Dallas TX #5201',
    'Dallas 1X 00001',
    'Dallas TX 7520l1x',
    'Dallas XX 275201',
    // Both or none of its ends are codes of the state.
    'Dallas TX 775201',
    'Dallas TX 138103',
    'Dallas T1 275201x',
  ])('none in "%s"', (text) => {
    expect(scan(text)).toEqual([]);
  });

  it.each([
    [['Dallas, tx', '75201'], ['TX 75201 at 8 and in "75201"']],
    [['TX', '7S20l'], ['TX 75201 at 0 and in "7S20l"']],
    [['TX', 'Zip: 7520l'], ['TX 75201 at 0 and in "Zip: 7520l"']],
    [['TX', '75$01'], ['TX 75501 at 0 and in "75$01"']],
    [['ON', 'LBP lNS'], ['ON L8P 1N5 at 0 and in "LBP lNS"']],
    // A state of three signs at most, of which one is right.
    [['Kv', '40502'], ['KY 40502 at 0 and in "40502"']],
    [['1L', '60601'], ['IL 60601 at 0 and in "60601"']],
    [['!L', '60601'], ['IL 60601 at 0 and in "60601"']],
    [['(IL)', '60601'], ['IL 60601 at 0 and in "60601"']],
    [['0H.', '43215'], ['OH 43215 at 0 and in "43215"']],
    [['TXX', '75201'], ['TX 75201 at 0 and in "75201"']],
    [['0N', 'L8P 1N5'], ['ON L8P 1N5 at 0 and in "L8P 1N5"']],
    [['TXXX', '75201'], []],
    [['qq', '75201'], []],
    [['11', '60601'], []],
    [['ST', '75201'], []],
    [['T X', '75201'], []],
    [['Kv', '4050'], []],
    [['Kv', '00001'], []],
  ])('%j in columns', (cells, read) => {
    const [state = '', ...others] = cells;
    expect(scannedColumns(state, ...others)).toEqual(read);
  });

  it('the code of a misread state is below too', () => {
    expect(inFirst(scannedColumn(['Kv', '40502']))).toEqual(['KY 40502 at 0 and in "40502"']);
    expect(inFirst(column(['Kv', '40502']))).toEqual([]);
  });

  it('one word of doubt makes a scan of a cell', () => {
    expect(statesIn(cellOf('Dallas TX 7S201', { sure: 0.9 }), [], gazetteer())).toHaveLength(1);
    expect(statesIn(cellOf('Dallas TX 7S201'), [], gazetteer())).toEqual([]);
  });
});
