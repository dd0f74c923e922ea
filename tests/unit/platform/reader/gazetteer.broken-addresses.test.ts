import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { findAddresses, type Address } from '~/reading/addresses';
import type { PageItem } from '~/reading/page-items';
import {
  at,
  column,
  DELIVERY,
  linesOfItems,
  readItems,
  recognized,
  row,
  scannedColumn,
  stopsInShort,
  TRIP,
} from '../../../factories/confirmation-pages';

/** Town, state and code in columns, in narrow cells that break them, and one under the other. */

const all = (items: readonly PageItem[]): Address[] => findAddresses(linesOfItems(items), gazetteer());
const found = (items: readonly PageItem[]): string[] =>
  all(items).map(({ city, state, zip, before }) =>
    [`${city}, ${state}`, zip, before && `after "${before}"`].filter((part) => part !== '').join(' '),
  );
const print = (...lines: string[]) => found(column(lines));
const cells = (...texts: string[]) =>
  found(
    row(
      100,
      texts.map((text, index) => [40 + index * 130, text] as const),
    ),
  );

describe('the town of a state that is by itself', () => {
  it.each([
    [['Dallas', 'TX'], ['Dallas, TX']],
    [['ACME, Dallas', 'TX 75201'], ['Dallas, TX 75201 after "ACME,"']],
    [['City: Dallas', 'TX 75201'], ['Dallas, TX 75201']],
    [['Dallas', ', TX 75201'], ['Dallas, TX 75201']],
    // A town of no list is what is printed beside its code, but nothing without one.
    [['Qwertyville', 'TX 75201'], ['Qwertyville, TX 75201']],
    [['Qwertyville', 'TX'], []],
  ])('is in the cell to the left: %j', (texts, read) => {
    expect(cells(...texts)).toEqual(read);
  });

  const over = (upper: string, left: string, state = 'TX 75201') =>
    found([
      ...row(100, [[240, upper]]),
      ...row(112, [
        [40, left],
        [240, state],
      ]),
    ]);

  it.each([
    // Left is no town, above is: both of the state's list, or of the code.
    ['Dallas', 'Shipper', 'Dallas, TX 75201'],
    ['Dallas', 'ACME, Houston', 'Houston, TX 75201 after "ACME,"'],
    ['Dallas', 'State:', 'Dallas, TX 75201'],
    ['Dallas', '100 Main St', 'Dallas, TX 75201'],
    ['Dallas', '77', 'Dallas, TX 75201'],
    ['Dallas', 'Please call ahead of time, ask for Ann B', 'Dallas, TX 75201'],
    ['Zip', '100 Main St, Dallas', 'Dallas, TX 75201 after "100 Main St,"'],
    ['100 Main St, Dallas', 'Qwerty', 'Dallas, TX 75201 after "100 Main St,"'],
    ['State:', 'Zip:', undefined],
    ['1 Day', 'Qwerty', 'Qwerty, TX 75201'],
    ['Qwertyville', 'Qwerty', 'Qwerty, TX 75201'],
    // A town of no list is above what can be none.
    ['Qwertyville', '100 Main St', 'Qwertyville, TX 75201'],
    ['Qwertyville', 'State:', 'Qwertyville, TX 75201'],
    ['Qwertyville', '77', 'Qwertyville, TX 75201'],
  ])('"%s" above and "%s" to the left', (upper, left, read) => {
    expect(over(upper, left)).toEqual(read === undefined ? [] : [read]);
  });

  it('is left of it rather than above where no code tells', () => {
    expect(over('Houston', 'Dallas', 'TX')).toEqual(['Dallas, TX']);
    expect(over('Houston', 'Qwerty', 'TX')).toEqual([]);
    expect(over('Houston', 'Dock 42, Dallas', 'TX')).toEqual(['Dallas, TX after "Dock 42,"']);
    expect(over('Houston', '100 Main St, Dallas', 'TX')).toEqual(['Houston, TX']);
  });

  it('is a cell of up to 39 letters', () => {
    const name = (length: number) => `${'x'.repeat(length - 8)}, Qwerty`;
    expect(over('Qwertyville', name(39))).toEqual([`Qwerty, TX 75201 after "${'x'.repeat(31)},"`]);
    expect(over('Qwertyville', name(40))).toEqual(['Qwertyville, TX 75201']);
  });
});

describe('a name that breaks at the end of a narrow cell', () => {
  it.each([
    [['Whiteman Air Force', 'Base, MO 65305'], ['Whiteman Air Force Base, MO 65305']],
    [['Fort', 'Worth, TX 76102'], ['Fort Worth, TX 76102']],
    [['Fort', 'Worth, TX'], ['Fort Worth, TX']],
    [['ACME, 5 Main St, Fort', 'Worth, TX 76102'], ['Fort Worth, TX 76102 after "ACME, 5 Main St,"']],
    [['City: Fort', 'Worth, TX 76102'], ['Fort Worth, TX 76102']],
    // What is printed is a town by itself; only the code says that it is the end of another name.
    [['North', 'Richland Hills, TX 76180'], ['North Richland Hills, TX 76180']],
    [['Fort', 'Dallas, TX 75201'], ['Dallas, TX 75201']],
    [['East', 'Vandergrift, PA 15690'], ['Vandergrift, PA 15690']],
    [['East', 'Vandergrift, PA 15629'], ['East Vandergrift, PA 15629']],
    [['Mount, PA 17851', 'Carmel'], ['Mount, PA 17851']],
    [['Please call Fort', 'Worth, TX 76102'], ['Fort Worth, TX 76102 after "Please call"']],
    [['Whiteman Air Force', 'Base', 'MO 65305'], ['Whiteman Air Force Base, MO 65305']],
    // Before the end of a name nothing else can be in its cell.
    [['Fort', '5 Main St, Worth, TX 76102'], ['Worth, TX 76102 after "5 Main St,"']],
    [['ACME Foods', 'Qwertyville, TX 75201'], ['Qwertyville, TX 75201']],
    [['', 'Worth, TX 76102'], ['Worth, TX 76102']],
  ])('%j', (lines, read) => {
    expect(print(...lines)).toEqual(read);
  });

  it('begins in a cell of at most 59 letters', () => {
    const upper = (length: number) => `${'x'.repeat(length - 6)}, Fort`;
    expect(print(upper(59), 'Worth, TX 76102')).toEqual([`Fort Worth, TX 76102 after "${'x'.repeat(53)},"`]);
    expect(print(upper(60), 'Worth, TX 76102')).toEqual(['Worth, TX 76102']);
  });

  it('beside a state in its own column, upwards and downwards', () => {
    const table = (upper: string, city: string, state: string, zip: string, lower: string) =>
      found(
        [
          ...row(100, [[40, upper]]),
          ...row(112, [
            [40, city],
            [140, state],
            [200, zip],
          ]),
          ...row(124, [[40, lower]]),
        ].filter(({ text }) => text !== ''),
      );
    expect(table('Whiteman Air Force', 'Base', 'MO', '65305', '')).toEqual([
      'Whiteman Air Force Base, MO 65305',
    ]);
    expect(table('', 'Mount', 'PA', '17851', 'Carmel')).toEqual(['Mount Carmel, PA 17851']);
    expect(table('', 'Mount', 'PA', '', 'Carmel')).toEqual(['Mount Carmel, PA']);
    expect(table('', 'ACME, Mount', 'PA', '17851', 'Carmel')).toEqual([
      'Mount Carmel, PA 17851 after "ACME,"',
    ]);
    expect(table('', 'Dallas', 'TX', '75201', 'Carmel')).toEqual(['Dallas, TX 75201']);
    expect(table('', 'Fort', 'TX', '', 'Worth')).toEqual(['Fort Worth, TX']);
  });

  it('is not the town of the next row, where the list has not the one of this row', () => {
    const rows = [
      ...row(100, [
        [40, 'Qwertyville'],
        [140, 'TX'],
        [200, '75201'],
      ]),
      ...row(112, [
        [40, 'Irving'],
        [140, 'TX'],
        [200, '75060'],
      ]),
    ];
    expect(found(rows)).toEqual(['Qwertyville, TX 75201', 'Irving, TX 75060']);
  });

  it('reaches from the upper line to the lower, and from the left column to the right', () => {
    const [broken] = all(column(['Whiteman Air Force', 'Base, MO 65305']));
    expect(broken?.cells.map(({ text }) => text)).toEqual(['Whiteman Air Force', 'Base, MO 65305']);
    expect(broken).toMatchObject({ from: 0, x0: 40, x1: 40 + 18 * 4.6 });
    const [parted] = all([
      ...row(100, [
        [40, 'Mount'],
        [140, 'PA'],
        [200, '17851'],
      ]),
      ...row(112, [[40, 'Carmel']]),
    ]);
    expect(parted?.cells.map(({ text }) => text)).toEqual(['PA', 'Carmel']);
    expect(parted).toMatchObject({ from: 0, x0: 40, x1: 140 + 2 * 4.6, cityCell: { text: 'Mount' } });
    expect(
      all(
        row(100, [
          [40, 'Dallas'],
          [140, 'State: TX 75201'],
        ]),
      )[0],
    ).toMatchObject({ city: 'Dallas', from: 7 });
    const [over] = all([at(30, 100, 'Dallas'), at(34, 112, 'TX'), at(34, 124, '75201')]);
    expect(over?.cells.map(({ text }) => text)).toEqual(['Dallas', 'TX', '75201']);
    expect(over).toMatchObject({ x0: 30, cityCell: { text: 'Dallas' } });
  });

  it('leaves name and street that stand before it to the stop', () => {
    const result = readItems(
      column([
        'Pickup',
        'ACME Foods, 100 Main St, Fort',
        'Worth, TX 76102',
        'Date: 07/13/2026',
        '',
        ...DELIVERY,
      ]),
    );
    expect(result.stops[0]).toMatchObject({ name: 'ACME Foods', street: '100 Main St', city: 'Fort Worth' });
  });
});

describe('addresses right under each other', () => {
  it('keep their codes of nine digits', () => {
    expect(print('Dallas, TX 75201-2113', 'Memphis, TN 38103-6116', 'Troy, MI 48083-8257')).toEqual([
      'Dallas, TX 75201',
      'Memphis, TN 38103',
      'Troy, MI 48083',
    ]);
    const line = (y: number, role: string, town: string, date: string) =>
      row(y, [
        [40, role],
        [120, date],
        [300, 'ACME'],
        [420, town],
      ]);
    const result = readItems([
      ...line(100, '1. Pickup', 'Dallas, TX 75201-2113', '07/13/2026'),
      ...line(112, '2. Delivery', 'Memphis, TN 38103-6116', '07/14/2026'),
    ]);
    expect(stopsInShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('keep a code that is not of its state', () => {
    expect(print('Dallas, TX 10001', 'Memphis, TN 38103')).toEqual(['Dallas, TX 10001', 'Memphis, TN 38103']);
    expect(print('Dallas, TX 00001', 'St. Louis, MO 63101')).toEqual([
      'Dallas, TX 00001',
      'St. Louis, MO 63101',
    ]);
  });
});

describe('the number of a house that a narrow cell cuts from its street', () => {
  it.each([
    [['Redwood Dayton DC, 10534', 'Main St, Keene, TX', '76059'], ['Keene, TX 76059 after "Main St,"']],
    [
      ['Redwood Dayton DC, 10534', 'Hwy 61 South, Keene, TX', '76059-1234'],
      ['Keene, TX 76059 after "Hwy 61 South,"'],
    ],
    [['Redwood Dayton DC, 10534', 'Main St, Keene, TX 76059'], ['Keene, TX 76059 after "Main St,"']],
    [['Redwood Dayton DC, 10534', 'Main St Keene, TX 76059'], ['Keene, TX 76059 after "Main St"']],
    [['Redwood Dayton DC, 10534', 'Main St. Keene, TX 76059-1234'], ['Keene, TX 76059 after "Main St."']],
    [['Redwood Dayton DC, 10534 SE', '15th St, Keene, TX 76059'], ['Keene, TX 76059 after "15th St,"']],
    [['Redwood Dayton DC, 10534 SE 15th', 'St, Keene, TX 76059'], ['Keene, TX 76059 after "St,"']],
    // Its state has the code.
    [
      ['Washington DC, 20001', 'Main St, Keene, TX 76059'],
      ['Washington, DC 20001', 'Keene, TX 76059 after "Main St,"'],
    ],
    // The code below is not of its state either: nothing tells which is misprinted.
    [
      ['Redwood Dayton DC, 10534', 'Main St, Keene, TX 10001'],
      ['Redwood Dayton, DC 10534', 'Keene, TX 10001 after "Main St,"'],
    ],
    [
      ['Redwood Dayton DC, 10534-1234', 'Main St, Keene, TX 76059'],
      ['Redwood Dayton, DC 10534', 'Keene, TX 76059 after "Main St,"'],
    ],
    [['Redwood Dayton DC, 10534', 'Call ahead'], ['Redwood Dayton, DC 10534']],
  ])('%j', (lines, read) => {
    expect(print(...lines)).toEqual(read);
  });
});

describe('a scan', () => {
  it('keeps what is before a name of which the beginning was misread', () => {
    const [address] = all(recognized(40, 100, 'ACME, 5 Main St, Last Vandergrift, PA 15629'));
    expect(address).toMatchObject({
      city: 'East Vandergrift',
      before: 'ACME, 5 Main St,',
      from: 17,
      corrected: true,
    });
  });

  it.each([
    ['Xanadoopolis~70 TX 75201', 'Xanadoopolis'],
    ['Xanadoopolis~69 TX 75201', 'Dallas'],
    ['ACME,~30 Xanadoopolis TX 75201', 'Xanadoopolis'],
  ])('takes a town of no list as it was recognized, from a certainty of 70 on: "%s"', (text, city) => {
    expect(all(recognized(40, 100, text))[0]?.city).toBe(city);
  });

  it('joins a broken name as print does', () => {
    expect(found(scannedColumn(['Whiteman Air Force', 'Base, MO 65305']))).toEqual([
      'Whiteman Air Force Base, MO 65305',
    ]);
  });
});
