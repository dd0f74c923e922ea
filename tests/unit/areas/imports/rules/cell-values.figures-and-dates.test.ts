import { describe, expect, it } from 'vitest';
import {
  guessDateOrder,
  guessDecimal,
  isFormula,
  readDate,
  readFigure,
  readYesNo,
} from '~/areas/imports/rules/cell-values';
import { guessKind, guessMapping } from '~/areas/imports/rules/header-names';
import type { ImportOptions } from '~/areas/imports/rules/import-options';
import { RowReader } from '~/areas/imports/rules/row-reader';
import { TableFileError } from '~/engine/text/table-file-error';
import { readTripRow } from '~/areas/imports/rules/trip-row';
import { readFuelUnit } from '~/areas/imports/rules/fuel-row';

/** What a cell says, at the edges of each form. */

describe('figures that can be read in two ways', () => {
  it('have a decimal comma in a table cut by semicolons, where none has a point', () => {
    expect(guessDecimal(['378,541', '1,459'], ';')).toBe('comma');
    expect(guessDecimal(['378,541', '1,459'], ',')).toBe('point');
    expect(guessDecimal(['378,541', '1,459'], '\t')).toBe('point');
    expect(guessDecimal(['120.500', '1,459'], ';')).toBe('point');
    expect(guessDecimal(['120.500', '3.459'], ';')).toBe('point');
    expect(guessDecimal(['1,459', '12.50'], ';')).toBe('point');
    expect(guessDecimal(['120', '90'], ';')).toBe('point');
  });
});

describe('a figure that tells the decimal sign of its file', () => {
  it.each([
    '1,5',
    '12,50',
    '-1,5',
    '1.234,5',
    '1.234.567,55',
    '-1.234,5',
    '12.345,6',
    '123.456,7',
    '1234,567',
    '12345,6789',
    '-1234,567',
    '1.234,567',
    '-1.234,567',
    '1.234.567,891',
    '12.345,678',
    '123.456,789',
    '$1,5',
    '€ 12,5',
    '1 234,5',
  ])('a comma: %s', (value) => {
    expect(guessDecimal([value])).toBe('comma');
    expect(guessDecimal([value, '1.5'])).toBe('point');
  });

  it.each([
    '1.5',
    '12.50',
    '-1.5',
    '1,234.5',
    '1,234,567.55',
    '-1,234.5',
    '12,345.6',
    '123,456.7',
    '1.2345',
    '-12.34567',
    '123.4567',
    '1,234.567',
    '-1,234.567',
    '1,234,567.891',
    '12,345.678',
    '123,456.789',
    '$1.5',
    'C 1.5'.slice(2),
  ])('a point: %s', (value) => {
    expect(guessDecimal([value, '1,5'])).toBe('point');
    expect(guessDecimal([value, '1,5', '2,5'])).toBe('comma');
  });

  it.each([
    '1,234',
    '12,345',
    '123,456',
    '1.234',
    '12.345',
    '123.456',
    '1,2345',
    '1.23,5',
    '1,23.5',
    'x1,5',
    '1,5x',
    'x1.5',
    '1.5x',
    'x1234,567',
    '1234,567x',
    'x1.234,567',
    '1.234,567x',
    'x1.2345',
    '1.2345x',
    'x1,234.567',
    '1,234.567x',
    '1234.567,89',
    '1234,567.89',
    '1,',
    '1.',
    ',5',
    '.5',
    '--1,5',
    '--1.5',
    '',
    '1.2345,6',
    'a,b',
    'a.b',
    'abcd,5',
    'a.bcd,5',
    'a.12',
    '12.a',
    '12,a',
    '1.abc,5',
    '1,abc.5',
    'abc.5',
    'a,234.5',
    'a.1234',
    '1.abcd',
    '1234,a',
    '1.234,a',
    '1,234.a',
  ])('neither: "%s"', (value) => {
    expect(guessDecimal([value, '1,5'])).toBe('comma');
    expect(guessDecimal([value])).toBe('point');
  });
});

describe('figures', () => {
  it.each([
    ['1 234.5', '1234.5'],
    ["1'234", '1234'],
    ['12 345 678', '12345678'],
    ['123 456.78', '123456.78'],
    [' 12 ', '12'],
    ['12  mi', '12'],
    ['1\u00a0234', '1234'],
    ['+5', '5'],
    ['$-5', '-5'],
    ['$ -5.50', '-5.5'],
    ['-$5', '-5'],
    ['US$ −5', '-5'],
    ['(5)', '-5'],
    ['($5)', '-5'],
    ['5-', '-5'],
    ['5 -', '-5'],
    ['-0', '0'],
    ['(0.00)', '0'],
    ['–', ''],
    ['  ', ''],
    ['us$5', '5'],
    ['C$5', '5'],
    ['CA$ 5', '5'],
    ['USD 5', '5'],
    ['cad5', '5'],
    ['€5', '5'],
    ['5 USD', '5'],
    ['5 CAD', '5'],
    ['5 US$', '5'],
    ['5C$', '5'],
    ['5$', '5'],
    ['5 €', '5'],
    ...[
      'mi',
      'mi.',
      'mls',
      'mile',
      'miles',
      'km',
      'kms',
      'kilometer',
      'kilometers',
      'gal',
      'gals',
      'gallon',
      'gallons',
      'ltr',
      'ltrs',
      'l',
      'liter',
      'liters',
      'GAL.',
    ].map((unit) => [`5 ${unit}`, '5']),
  ])('"%s" is %s', (text, figure) => {
    expect(readFigure(text, 'point')).toBe(figure);
  });

  it.each([
    '1 23',
    '1234 567',
    'x1 234',
    '1 234x',
    '1 234.',
    '1 234.5x',
    'a bcd',
    'x5',
    '5x',
    '1-2',
    'a(5)',
    '(5)a',
    '5 miles away',
    'mi 5',
    '1 23 456',
  ])('"%s" is none', (text) => {
    expect(readFigure(text, 'point')).toBeUndefined();
  });

  it.each([
    ['12,5', '12.5'],
    ['1 234,5', '1234.5'],
    ["1'234,5", '1234.5'],
    ['1.234', '1234'],
    ['1.234.567,8', '1234567.8'],
    ['12.5', '12.5'],
    ['1234.567', '1234.567'],
    ['x12.5', undefined],
    ['12.5x', undefined],
    ['12,', undefined],
    ['x1,5', undefined],
    ['1,5x', undefined],
    ['1.23,5', undefined],
  ] as const)('with a decimal comma "%s" is %s', (text, figure) => {
    expect(readFigure(text, 'comma')).toBe(figure);
  });
});

describe('dates', () => {
  it.each([
    ['26/11/03', 'ymd', '2026-11-03'],
    ['11/30/2026', 'ymd', '2026-11-30'],
    ['26.11.03', 'ymd', '2026-11-03'],
    ['261103', 'ymd', '2026-11-03'],
    ['Nov3 2026', 'mdy', '2026-11-03'],
    ['Nov 13, 2026', 'mdy', '2026-11-13'],
    ['Nov 3,  26', 'mdy', '2026-11-03'],
    ['Nov. 1st, 2026', 'mdy', '2026-11-01'],
    ['Nov 2nd 2026', 'mdy', '2026-11-02'],
    ['January 3, 2026', 'mdy', '2026-01-03'],
    ['3 Jan 2026', 'mdy', '2026-01-03'],
    ['3.Nov.26', 'mdy', '2026-11-03'],
    ['36526', 'mdy', '2000-01-01'],
    ['73415', 'mdy', '2100-12-31'],
    ['46329,25', 'mdy', '2026-11-03'],
    ...[
      'Mon',
      'Tue',
      'Tues',
      'Wed',
      'Wednesday',
      'Thu',
      'Thur',
      'Thurs',
      'Thursday',
      'Fri',
      'Sat',
      'Saturday',
      'Sun',
      'Sunday',
      'Mon.',
    ].map((day) => [`${day} 11/03/2026`, 'mdy', '2026-11-03'] as const),
  ] as const)('"%s" (%s) is %s', (text, order, date) => {
    expect(readDate(text, order)).toBe(date);
  });

  it.each([
    'x2026-11-03',
    '2026-11-03x',
    'x20261103',
    '20261103x',
    '5Nov 3, 2026',
    'Nov 3, 2026x',
    'Foo 3, 2026',
    'Nov 3, 202',
    'Nov 123, 2026',
    '36525',
    '73416',
    'x46329',
    '46329x',
    '11/03-2026',
    'x11/03/2026',
    '11/03/2026x',
    '11/03/202',
    '11/00/2026',
    '00/11/2026',
    '11/03/2101',
  ])('"%s" is none', (text) => {
    expect(readDate(text, 'mdy')).toBeUndefined();
  });

  it('have the order of most of them: a date that is none tells nothing, and one the other way round is outvoted', () => {
    expect(guessDateOrder(['11/02/2026', '13/45/2026', '11/05/2026'])).toBe('mdy');
    expect(guessDateOrder(['31/02/2026', '30/02/2026', '11/05/2026'])).toBe('mdy');
    expect(guessDateOrder(['13/11/1826'])).toBe('mdy');
    expect(guessDateOrder(['11/25/2026', '25/11/2026', '11/26/2026'])).toBe('mdy');
    expect(guessDateOrder(['25/11/2026', '11/25/2026', '26/11/2026'])).toBe('dmy');
    expect(guessDateOrder(['25/11/2026 14:22', '03/11/2026 09:10'])).toBe('dmy');
  });

  it('tell their order where only one is possible', () => {
    expect(
      [
        ['31/01/2026'],
        ['13-01-26'],
        ['32/01/2026'],
        ['12/31/26'],
        ['01/13/2026', '13/01/2026'],
        ['x13/01/2026'],
        ['13/01/20266'],
        ['12/12/26'],
      ].map((values) => guessDateOrder(values)),
    ).toEqual(['dmy', 'dmy', 'mdy', 'mdy', 'mdy', 'mdy', 'mdy', 'mdy']);
  });
});

describe('yes and no, formulas and units', () => {
  it.each([
    ...['y', 'yes', 'true', '1', 'x', 't', 'paid', 'oui', 'on', ' Y '].map((text) => [text, true] as const),
    ...['n', 'no', 'false', '0', 'f', 'unpaid', 'non', 'off', 'exempt'].map((text) => [text, false] as const),
    ...['yesterday', 'ok yes', 'nobody', 'can no'].map((text) => [text, undefined] as const),
  ])('"%s": %s', (text, read) => {
    expect(readYesNo(text)).toBe(read);
  });

  it('a formula may stand behind a blank', () => {
    expect([isFormula(' =1'), isFormula('a=1')]).toEqual([true, false]);
  });

  it.each([
    ['usgal', 'gallon'],
    ['us  gal', 'gallon'],
    ['US gallon', 'gallon'],
    ['us gallons', 'gallon'],
    ['gallon', 'gallon'],
    ['liter', 'litre'],
    [' l ', 'litre'],
    ['xgal', undefined],
    ['lx', undefined],
    ['dgex', undefined],
    ['xdge', undefined],
    ['ggex', undefined],
    ['xgge', undefined],
  ])('the unit "%s" is %s', (text, unit) => {
    expect(readFuelUnit(text)).toBe(unit);
  });
});

describe('a line by its columns', () => {
  const OPTIONS: ImportOptions = {
    dateOrder: 'dmy',
    decimal: 'point',
    distanceUnit: 'mile',
    fuelUnit: 'gallon',
    fuelType: 'special_diesel',
    equipmentId: null,
    createUnits: true,
    timeZone: 'UTC',
  };
  const rowOf = (cells: Record<string, string>) =>
    new RowReader(Object.values(cells), Object.keys(cells), OPTIONS);

  it.each([
    ['TX', 'TX'],
    ['texas', 'TX'],
    ['US-TX', 'TX'],
    ['USA  TX', 'TX'],
    ['CA ON', 'ON'],
    ['can-ON', 'ON'],
    ['', ''],
    ['X US-TX', ''],
    ['USTX', ''],
  ])('the state "%s" is "%s"', (state, code) => {
    const row = rowOf({ state });
    expect(row.jurisdiction('state')).toBe(code);
    expect(row.errors).toHaveLength(state !== '' && code === '' ? 1 : 0);
  });

  it('says of a date only that it is none where days come first', () => {
    const row = rowOf({ date: 'soon', notes: '=1' });
    expect([row.date('date'), row.text('notes'), row.raw('nothing')]).toEqual(['', '', '']);
    expect(row.errors[0]?.message).toBe('"soon" is not a date.');
    const left = new RowReader(['a'], [null, 'date'], OPTIONS);
    expect([left.has('date'), left.has('null'), left.raw('date')]).toEqual([true, false, '']);
  });

  it('is a part of a trip with what it says of its state', () => {
    const part = (cells: Record<string, string>) => {
      const row = rowOf({
        date: '14/07/2026',
        endDate: '15/07/2026',
        highways: 'I-35',
        state: 'TX',
        stateMiles: '100',
        ...cells,
      });
      return { draft: readTripRow(row, [], OPTIONS), errors: row.errors.map(({ message }) => message) };
    };
    expect(part({}).draft).toMatchObject({
      endDate: '2026-07-15',
      highways: 'I-35',
      miles: [{ jurisdiction: 'TX', tenthMiles: 1000 }],
    });
    expect(part({ state: 'Narnia' })).toMatchObject({
      draft: { miles: null },
      errors: ['"Narnia" is not a state or province.'],
    });
    expect(part({ stateMiles: 'x' })).toMatchObject({
      draft: { miles: null },
      errors: ['"x" is not a number.'],
    });
    expect(part({ stateMiles: '' })).toMatchObject({
      draft: { miles: null },
      errors: ['Write the miles driven in this state.'],
    });
    expect(part({ exemptMiles: '0', exemptReason: 'why' })).toMatchObject({
      draft: { miles: [{ exemptTenthMiles: 0, exemptReason: '' }] },
      errors: [],
    });
    expect(part({ exemptMiles: '5', exemptReason: 'why' })).toMatchObject({
      draft: { miles: [{ exemptTenthMiles: 50, exemptReason: 'why' }] },
      errors: [],
    });
  });

  it('has a name for what is wrong with a file', () => {
    expect(new TableFileError('x').name).toBe('TableFileError');
  });
});

describe('the header of a statement', () => {
  it.each([
    'Card',
    'Card #',
    'Card No',
    'Card Num',
    'Truckstop Name',
    'Truckstop Code',
    'Merchant Name',
    'Invoice',
    'Driver Name',
  ])('has a product and "%s"', (mark) => {
    expect(guessKind(['Product', mark, 'Qty'])).toBe('cards');
    expect(guessKind([mark, 'Qty', 'Date'])).not.toBe('cards');
    expect(guessKind(['Product', 'Qty', 'Date'])).not.toBe('cards');
  });

  it.each([
    'Item',
    'Item Code',
    'Product',
    'Product Code',
    'Product Description',
    'Number of tractor gallons',
    'Tractor gallons',
    'Reefer gallons',
    'Cash advance amount',
  ])('has a card and "%s"', (product) => {
    expect(guessKind(['Card', product])).toBe('cards');
  });

  it.each([
    ['Odometer start (km)', 'odometerStart'],
    ['Total distance  miles', 'miles'],
    ['Odometer end kilometer', 'odometerEnd'],
    ['Odometer end kilometer', 'odometerEnd'],
    ['Trip date mm/dd/yyyy', 'date'],
    ['Trip date (yyyy mm dd)', 'date'],
    ['Trip date dd mm yyyy', 'date'],
    ['Odometer end mi', 'odometerEnd'],
    ['Odometer end kms', 'odometerEnd'],
    ['Odometer end mile', 'odometerEnd'],
    ['Start (l) odometer', 'odometerStart'],
    ['Smiles', null],
    ['', null],
    [' ', null],
  ])('"%s" means %s without its unit', (header, key) => {
    expect(guessMapping('trips', [header])).toEqual([key]);
  });

  it('has columns of states in their many spellings', () => {
    expect(
      guessMapping('trips', [
        ' TX ',
        'OK km',
        'ON (kilometers)',
        'KS kilometer',
        'Miles_NM',
        'mile: AR',
        'LA distance',
        'MS mileage',
        'XTX',
        'Miles',
      ]),
    ).toEqual([
      'miles:TX',
      'miles:OK',
      'miles:ON',
      'miles:KS',
      'miles:NM',
      'miles:AR',
      'miles:LA',
      'miles:MS',
      null,
      'miles',
    ]);
    expect(guessMapping('trips', ['tx', 'ok'])).toEqual([null, null]);
    expect(guessMapping('fuel', ['Equipment', 'Unit', 'UOM'])).toEqual(['unit', null, 'fuelUnit']);
    expect(guessMapping('trips', ['Equipment', 'Unit'])).toEqual(['unit', null]);
  });
});
