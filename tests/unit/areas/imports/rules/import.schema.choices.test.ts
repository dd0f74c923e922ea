import { describe, expect, it } from 'vitest';
import type { ImportKind } from '~/areas/imports/rules/fields';
import { guessOptions, optionsAfter, type ImportOptions } from '~/areas/imports/rules/import-options';
import { importChoicesSchema, mappingProblems } from '~/areas/imports/rules/import.schema';

const US = { units: 'us', timeZone: 'America/Chicago' } as const;
const METRIC = { units: 'metric', timeZone: 'America/Toronto' } as const;

/** The guess from columns: header, meaning, cells below. */
function guess(
  kind: ImportKind,
  columns: readonly (readonly [header: string, key: string | null, ...cells: string[]])[],
  carrier: { units: 'us' | 'metric'; timeZone: string } = US,
): ImportOptions {
  const rows = Math.max(...columns.map((column) => column.length - 2));
  const lines = Array.from({ length: rows }, (_, at) => columns.map((column) => column[at + 2] ?? ''));
  return guessOptions(
    kind,
    columns.map(([header]) => header),
    lines,
    columns.map(([, key]) => key),
    carrier,
  );
}

describe('how a file is written, by its header and first lines', () => {
  it('is as the carrier writes where nothing tells', () => {
    expect(guess('trips', [['Date', 'date', '01/02/2026']])).toEqual({
      dateOrder: 'mdy',
      decimal: 'point',
      distanceUnit: 'mile',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      equipmentId: null,
      createUnits: true,
      timeZone: 'America/Chicago',
    });
    expect(guess('trips', [['Date', 'date', '01/02/2026']], METRIC)).toMatchObject({
      distanceUnit: 'km',
      fuelUnit: 'litre',
      timeZone: 'America/Toronto',
    });
  });

  it.each(['date', 'endDate', 'day', 'at'])('has days first by its column of %s, and by no other', (key) => {
    expect(guess('trips', [['X', key, '', '25/04/2026']]).dateOrder).toBe('dmy');
    expect(
      guess('trips', [
        ['X', 'reference', '25/04/2026'],
        ['Y', null, '25/04/2026'],
      ]).dateOrder,
    ).toBe('mdy');
  });

  it.each([
    'miles',
    'stateMiles',
    'odometerStart',
    'odometerEnd',
    'odometer',
    'miles:TX',
    'quantity',
    'total',
    'pricePerUnit',
    'quantity2',
    'total2',
    'defQuantity',
    'lat',
    'lon',
    'exemptMiles',
  ])('has a decimal comma by its column of %s, and by no other', (key) => {
    expect(guess('trips', [['X', key, '12,5']]).decimal).toBe('comma');
    expect(
      guess('trips', [
        ['X', 'reference', '12,5'],
        ['Y', null, '12,5'],
      ]).decimal,
    ).toBe('point');
  });

  it.each([
    ['Distance (km)', '5', 'km'],
    ['Distance KMS', '5', 'km'],
    ['Kilometers', '5', 'km'],
    ['kilometers', '5', 'km'],
    ['Distance', '5 km', 'km'],
    ['Distance', '5', 'mile'],
    ['Akm', '5', 'mile'],
  ])('of the distance "%s" with %s is in %s for a carrier in miles', (header, cell, unit) => {
    expect(
      guess('trips', [
        ['Date', 'date', ''],
        [header, 'miles', cell],
      ]).distanceUnit,
    ).toBe(unit);
  });

  it.each([
    ['Distance (mi)', '5', 'mile'],
    ['Miles', '5', 'mile'],
    ['Mile', '5', 'mile'],
    ['Distance', '5 mi', 'mile'],
    ['Distance', '5', 'km'],
    ['Missed', '5', 'km'],
    ['Smile', '5', 'km'],
  ])('of the distance "%s" with %s is in %s for a carrier in kilometers', (header, cell, unit) => {
    expect(
      guess(
        'trips',
        [
          ['Date', 'date', ''],
          [header, 'odometerEnd', cell],
        ],
        METRIC,
      ).distanceUnit,
    ).toBe(unit);
  });

  it.each([
    ['Liters', '5', 'litre'],
    ['Liters', '5', 'litre'],
    ['Liter', '5', 'litre'],
    ['Qty (L)', '5', 'litre'],
    ['Qty ltr', '5', 'litre'],
    ['Qty', '5 L', 'litre'],
    ['Qty', '5', 'gallon'],
    ['Fill', '5', 'gallon'],
  ])('of the quantity "%s" with %s is in %s for a carrier in gallons', (header, cell, unit) => {
    expect(
      guess('fuel', [
        ['Date', 'date', ''],
        [header, 'quantity', cell],
      ]).fuelUnit,
    ).toBe(unit);
  });

  it.each([
    ['Gallons', '5', 'gallon'],
    ['Gallon', '5', 'gallon'],
    ['Gals', '5', 'gallon'],
    ['Qty gal', '5', 'gallon'],
    ['Qty', '5 gal', 'gallon'],
    ['Qty', '5', 'litre'],
    ['Legal', '5', 'litre'],
  ])('of the quantity "%s" with %s is in %s for a carrier in liters', (header, cell, unit) => {
    expect(
      guess(
        'fuel',
        [
          ['Date', 'date', ''],
          [header, 'quantity', cell],
        ],
        METRIC,
      ).fuelUnit,
    ).toBe(unit);
  });

  it('is in the unit of the header, whatever one cell among many says', () => {
    expect(guess('trips', [['Miles', 'miles', '260', '418 km', '90']]).distanceUnit).toBe('mile');
    expect(guess('trips', [['Kilometers', 'miles', '418', '260 mi']], METRIC).distanceUnit).toBe('km');
    expect(guess('fuel', [['Gallons', 'quantity', '100', '378 L', '90']]).fuelUnit).toBe('gallon');
    expect(guess('fuel', [['Liters', 'quantity', '378', '100 gal']]).fuelUnit).toBe('litre');
  });

  it('is in the unit of most cells where the header names none', () => {
    expect(guess('trips', [['Distance', 'miles', '260 mi', '418 km', '90 mi']]).distanceUnit).toBe('mile');
    expect(guess('fuel', [['Qty', 'quantity', '100 gal', '378 L', '90 gal']], METRIC).fuelUnit).toBe(
      'gallon',
    );
    expect(guess('fuel', [['Qty', 'quantity', '100 gal', '378 L']], METRIC).fuelUnit).toBe('litre');
  });

  it('is told by the first twenty lines', () => {
    const cells = (at: number) => Array.from({ length: 25 }, (_, index) => (index === at ? '5 km' : '5'));
    expect(guess('trips', [['D', 'miles', ...cells(19)]]).distanceUnit).toBe('km');
    expect(guess('trips', [['D', 'miles', ...cells(20)]]).distanceUnit).toBe('mile');
  });

  it('has positions in UTC where the header says so, and nothing else', () => {
    expect(guess('positions', [['Time (UTC)', 'at', '']]).timeZone).toBe('UTC');
    expect(
      guess('positions', [
        ['Time', 'at', ''],
        ['Utc', null],
      ]).timeZone,
    ).toBe('UTC');
    expect(guess('positions', [['Time outcast', 'at', '']]).timeZone).toBe('America/Chicago');
    expect(guess('trips', [['Time (UTC)', null, '']]).timeZone).toBe('America/Chicago');
  });
});

describe('the choices made for the last file with this header', () => {
  const after = (before: Partial<ImportOptions>, ...rows: (readonly [string, string])[]) =>
    optionsAfter(before, rows, ['date', 'quantity']);

  it('are kept where the file tells nothing else', () => {
    expect(
      after({ dateOrder: 'dmy', decimal: 'comma', fuelType: 'gasoline' }, ['03/11/2026', '1.500']),
    ).toEqual({
      dateOrder: 'dmy',
      decimal: 'comma',
      fuelType: 'gasoline',
    });
    expect(after({ dateOrder: 'ymd' }, ['26/11/03', '100'])).toEqual({ dateOrder: 'ymd' });
    expect(after({ dateOrder: 'mdy' }, ['25/04/2026', '1'], ['11/30/2026', '1'])).toEqual({
      dateOrder: 'mdy',
    });
    expect(after({}, ['', ''])).toEqual({});
  });

  it('yield to dates and figures that can be read in one way only', () => {
    expect(
      after({ dateOrder: 'dmy', decimal: 'comma' }, ['11/03/2026', '1.500'], ['11/30/2026', '1,098.5']),
    ).toEqual({ dateOrder: 'mdy', decimal: 'point' });
    expect(
      after({ dateOrder: 'mdy', decimal: 'point' }, ['03/11/2026', '1,500'], ['30/11/2026', '1.098,5']),
    ).toEqual({ dateOrder: 'dmy', decimal: 'comma' });
  });
});

describe('columns that cannot be read', () => {
  const whole = (kind: ImportKind, keys: string) =>
    mappingProblems(kind, keys.split(' ')).map(({ column, message }) => [column, message]);
  const STATE = 'Choose the state column: the tax was paid there.';
  const QUANTITY = 'Choose the gallons or liters column.';
  const DATE = 'Choose the date column.';
  const WHERE = 'Choose the columns that say where the trips went: from and to, or miles by state.';
  const PRODUCT =
    'Choose the product column: it tells diesel, DEF, reefer fuel and cash apart. If the file lists fuel only, choose "Fuel purchases".';

  it.each([
    ['fuel', 'unit', [DATE, QUANTITY, STATE]],
    ['fuel', 'date quantity state', []],
    ['fuel', 'date quantity zip', []],
    ['fuel', 'date quantity place', []],
    ['fuel', 'date quantity city', []],
    ['cards', 'unit', [DATE, QUANTITY, STATE, PRODUCT]],
    ['cards', 'date quantity state product', []],
    ['cards', 'date quantity state quantity2', []],
    ['cards', 'date quantity state defQuantity', []],
    ['cards', 'date quantity state cashAdvance', []],
    ['cards', 'date quantity state otherTotal', []],
    ['records', 'unit', [DATE, 'Choose the column that tells trips from fuel.', QUANTITY, STATE]],
    ['records', 'date type quantity state', []],
    ['trips', 'unit', [DATE, WHERE]],
    ['trips', 'date stops', []],
    ['trips', 'date from to', []],
    ['trips', 'date fromCity toCity', []],
    ['trips', 'date fromZip toZip', []],
    ['trips', 'date from', [WHERE]],
    ['trips', 'date to', [WHERE]],
    ['trips', 'date states', []],
    ['trips', 'date miles:TX', []],
    ['trips', 'date state stateMiles', []],
    ['trips', 'date state', [WHERE]],
    ['trips', 'date stateMiles', [WHERE]],
    ['positions', 'unit', ['Choose the latitude and longitude columns.', 'Choose the date and time column.']],
    ['positions', 'latLon at', []],
    ['positions', 'lat lon day', []],
    ['positions', 'lat day', ['Choose the latitude and longitude columns.']],
    ['positions', 'lon day', ['Choose the latitude and longitude columns.']],
  ] as const)('%s of "%s"', (kind, keys, messages) => {
    expect(whole(kind, keys)).toEqual(messages.map((message) => [null, message]));
  });

  it('are told one by one, before what is missing', () => {
    expect(
      mappingProblems('trips', [null, 'date', 'date', 'gallons', 'miles:TX', 'miles:XX', 'miles:TX']),
    ).toEqual([
      { column: 2, message: 'Another column already has this meaning.' },
      { column: 3, message: 'Choose one from the list.' },
      { column: 5, message: 'Choose one from the list.' },
      { column: 6, message: 'Another column already has this meaning.' },
    ]);
    expect(mappingProblems('fuel', ['miles:TX'])).toEqual([
      { column: 0, message: 'Choose one from the list.' },
    ]);
  });
});

describe('what a person decides', () => {
  const parse = (fields: object) => importChoicesSchema.safeParse({ kind: 'trips', ...fields });
  const problem = (fields: object) => parse(fields).error?.issues[0]?.message;

  it('is a kind, and all else may be left to the guess', () => {
    expect(parse({}).data).toEqual({ kind: 'trips', options: {} });
    expect(problem({ kind: 'boats' })).toBe('Choose the file type.');
  });

  it('is the line of the header, counted from nought', () => {
    expect(parse({ headerLine: '3' }).data?.headerLine).toBe(3);
    for (const headerLine of ['-1', '1000001', '1.5', 'x']) expect(parse({ headerLine }).success).toBe(false);
    for (const headerLine of ['0', '1000000']) expect(parse({ headerLine }).success).toBe(true);
  });

  it('is the meaning of each column, empty for one that is left out', () => {
    expect(parse({ mapping: ['date', '', null] }).data?.mapping).toEqual(['date', null, null]);
    expect(parse({ mapping: ['x'.repeat(40)] }).success).toBe(true);
    expect(parse({ mapping: ['x'.repeat(41)] }).success).toBe(false);
    expect(parse({ mapping: Array<string>(300).fill('') }).success).toBe(true);
    expect(parse({ mapping: Array<string>(301).fill('') }).success).toBe(false);
  });

  it('is how the file is written', () => {
    const options = {
      dateOrder: 'dmy',
      decimal: 'comma',
      distanceUnit: 'km',
      fuelUnit: 'litre',
      fuelType: 'gasoline',
      equipmentId: '7',
      createUnits: 'on',
      timeZone: 'America/Denver',
    };
    expect(parse({ options }).data?.options).toEqual({ ...options, equipmentId: 7, createUnits: true });
    expect(parse({ options: { decimal: 'point', distanceUnit: 'mile', fuelUnit: 'gallon' } }).success).toBe(
      true,
    );
    expect(problem({ options: { timeZone: 'Mars/Olympus' } })).toBe(
      'This is not a time zone. Write it as America/Chicago.',
    );
    expect(problem({ options: { fuelType: 'coal' } })).toBe('Choose a fuel type.');
    for (const wrong of [
      { decimal: 'x' },
      { distanceUnit: 'x' },
      { fuelUnit: 'x' },
      { dateOrder: 'x' },
      { createUnits: 'perhaps' },
    ])
      expect(parse({ options: wrong }).success).toBe(false);
  });

  it.each([
    [true, true],
    [false, false],
    ['', false],
    ['0', false],
    ['1', true],
    ['true', true],
    ['false', false],
    ['on', true],
  ])('makes vehicles of unknown numbers for %j: %s', (createUnits, meant) => {
    expect(parse({ options: { createUnits } }).data?.options.createUnits).toBe(meant);
  });
});
