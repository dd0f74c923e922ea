import { describe, expect, it } from 'vitest';
import { isPrinted, printedTable } from '~/areas/imports/rules/printed-columns';

const cellsOf = (text: string) => printedTable(text, ',').map(({ cells }) => cells);

describe('a statement with blanks between its columns', () => {
  it('is cut where its dashes are, and has its pages in one', () => {
    const page = (number: number, rows: string) =>
      `ROADSIDE FUEL          STATEMENT          PAGE ${number}\n\n` +
      'DATE      UNIT  SITE           ST   GALLONS    AMOUNT\n' +
      '--------  ----  -------------  --  --------  --------\n' +
      rows;
    const text =
      page(1, '07/03/26  101   AMARILLO       TX    120.50    469.83\n') +
      '\f' +
      page(
        2,
        '07/04/26  102   OKLAHOMA CITY  OK  1,088.10  4,134.69\n                TOTAL              1,208.60  4,604.52\n',
      );
    expect(isPrinted(text, ',')).toBe(true);
    expect(printedTable(text, ',')).toEqual([
      { number: 1, cells: ['ROADSIDE FUEL          STATEMENT          PAGE 1'] },
      { number: 3, cells: ['DATE', 'UNIT', 'SITE', 'ST', 'GALLONS', 'AMOUNT'] },
      { number: 5, cells: ['07/03/26', '101', 'AMARILLO', 'TX', '120.50', '469.83'] },
      { number: 10, cells: ['07/04/26', '102', 'OKLAHOMA CITY', 'OK', '1,088.10', '4,134.69'] },
      { number: 11, cells: ['', '', 'TOTAL', '', '1,208.60', '4,604.52'] },
    ]);
  });

  it('is cut in the gaps that all lines have, where figures reach beyond their name and names have a blank inside', () => {
    expect(
      cellsOf(
        'Tran Date   Unit  Location Name     City         State  Qty     Total\n' +
          '2026-07-02  55    TA WHEELER RIDGE  LEBEC        CA     100.00    499.90\n' +
          '2026-07-05  55    FLYING J 600      SAN ANTONIO  TX  12,110.00 43,989.00\n' +
          '2026-07-06        PETRO             KINGMAN      AZ      90.00    350.00\n',
      ).slice(1),
    ).toEqual([
      ['2026-07-02', '55', 'TA WHEELER RIDGE', 'LEBEC', 'CA', '100.00', '499.90'],
      ['2026-07-05', '55', 'FLYING J 600', 'SAN ANTONIO', 'TX', '12,110.00', '43,989.00'],
      ['2026-07-06', '', 'PETRO', 'KINGMAN', 'AZ', '90.00', '350.00'],
    ]);
  });

  it('keeps the truck that is named above its lines as a cell of its own', () => {
    const text =
      'Date      City       State  Gallons  Total\nUnit: 101\n7/3/26    Tulsa      OK     100.00   350.00\n';
    expect(cellsOf(text)[1]).toEqual(['Unit: 101']);
  });

  it('is no table with separators, nor a letter', () => {
    expect(isPrinted('Date,Unit,State,Gallons\n7/3/2026,101,TX,100\n', ',')).toBe(false);
    expect(isPrinted('Date,  Unit,  State,  Gallons\n7/3/2026,  101,  TX,  100\n', ',')).toBe(false);
    expect(isPrinted('Date\tUnit\tState\tGallons\n7/3/2026\t101\tTX\t100\n', '\t')).toBe(false);
    expect(isPrinted('Dear carrier,  the date  of the unit  is late.\n', ',')).toBe(false);
    expect(printedTable('Date,Unit\n', ',')).toEqual([]);
  });
});
