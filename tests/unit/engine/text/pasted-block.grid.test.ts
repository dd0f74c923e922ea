import { describe, expect, it } from 'vitest';
import { columnsOfHeader, headerAndRows, parsePastedBlock } from '~/engine/text/pasted-block';

describe('parsePastedBlock', () => {
  it('parts the cells of a spreadsheet, empty ones too, and forgets the last line end', () => {
    expect(parsePastedBlock('T-1\t11/02/2026\tTulsa, OK\r\nT-2\t\t74103\r\n')).toEqual([
      ['T-1', '11/02/2026', 'Tulsa, OK'],
      ['T-2', '', '74103'],
    ]);
  });

  it('keeps a line end and doubled quotes inside a quoted cell in that cell', () => {
    expect(parsePastedBlock('"Love\'s\n""West"""\t100\nPilot\t90')).toEqual([
      ['Love\'s "West"', '100'],
      ['Pilot', '90'],
    ]);
    expect(parsePastedBlock('6" hose\t1')).toEqual([['6" hose', '1']]);
  });

  it('takes commas for borders only where every line has the same three or more', () => {
    expect(parsePastedBlock('T-1,11/02/2026,"Tulsa, OK",100\nT-1,11/03/2026,74103,"1,050.5"')).toEqual([
      ['T-1', '11/02/2026', 'Tulsa, OK', '100'],
      ['T-1', '11/03/2026', '74103', '1,050.5'],
    ]);
    expect(parsePastedBlock('Tulsa, OK\nDallas, TX')).toEqual([['Tulsa, OK'], ['Dallas, TX']]);
  });

  it('takes exactly three columns, the same in every line, and no fewer', () => {
    expect(parsePastedBlock('a,b,c\nd,e,f')).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]);
    expect(parsePastedBlock('a,b,c\nd,e')).toEqual([['a,b,c'], ['d,e']]);
    expect(parsePastedBlock('a,b\nd,e')).toEqual([['a,b'], ['d,e']]);
  });

  it('reads line ends of every system, and forgets empty lines at the end', () => {
    expect(parsePastedBlock('a\tb\rc\td\r\r\n\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('takes quotes only around a whole cell, one at the end of a line or of the text too', () => {
    expect(parsePastedBlock('a\t"b  c"\n"d"\t"e"')).toEqual([
      ['a', 'b c'],
      ['d', 'e'],
    ]);
    expect(parsePastedBlock('"a" b\tc')).toEqual([['"a" b', 'c']]);
    expect(parsePastedBlock('"a\tb')).toEqual([['"a', 'b']]);
    expect(parsePastedBlock('x "a"\t""')).toEqual([['x "a"', '']]);
  });

  it('leaves a single value to the field', () => {
    expect(parsePastedBlock('Tulsa, OK')).toBeNull();
    expect(parsePastedBlock('100\n')).toBeNull();
  });
});

describe('columnsOfHeader', () => {
  const columns = [
    { name: 'unit', headers: ['truck', 'unit'] },
    { name: 'date', headers: ['date'] },
    { name: 'quantity', headers: ['gallons', 'units'] },
  ];

  it('knows a header by two names, in any order, and leaves out what we do not have', () => {
    expect(columnsOfHeader(['Gallons', 'Driver', 'Truck #'], columns)).toEqual(['quantity', null, 'unit']);
  });

  it('takes no row of figures and no single name for a header', () => {
    expect(columnsOfHeader(['Truck', 'Unit 7', 'Date'], columns)).toBeNull();
    expect(columnsOfHeader(['Truck', 'Tulsa'], columns)).toBeNull();
  });

  it('prefers the name that says it best, wherever it stands', () => {
    const places = [...columns, { name: 'city', headers: ['city', 'location'] }];
    expect(columnsOfHeader(['Date', 'Location', 'City', 'Truck'], places)).toEqual([
      'date',
      null,
      'city',
      'unit',
    ]);
    expect(columnsOfHeader(['Date', 'Location', 'Truck'], places)).toEqual(['date', 'city', 'unit']);
  });

  it('gives a name to one column only', () => {
    expect(columnsOfHeader(['Date', 'Date', 'Truck'], columns)).toEqual(['date', null, 'unit']);
  });
});

describe('headerAndRows', () => {
  const columns = [
    { name: 'unit', headers: ['truck'] },
    { name: 'date', headers: ['date'] },
  ];
  const heading = ['Truck', 'Date'];

  it('finds the header below a title and empty rows, and leaves empty rows out of the rest', () => {
    expect(
      headerAndRows([['Fuel log Q4', ''], ['', ''], heading, ['101', '11/02/2026'], ['', '']], columns),
    ).toEqual({ header: ['unit', 'date'], heading, rows: [['101', '11/02/2026']] });
  });

  it('takes no row below the data for a header', () => {
    const rows = [['101', '11/02/2026'], heading];
    expect(headerAndRows(rows, columns)).toEqual({ header: null, heading: null, rows });
  });
});
