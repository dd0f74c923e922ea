import { describe, expect, it } from 'vitest';
import {
  findHeaderLine,
  foldHeader,
  guessKind,
  guessMapping,
  settleByCells,
  settleMeasures,
} from '~/areas/imports/rules/header-names';
import { EXPORT_COLUMNS } from '~/areas/ledger/export-records.server';

describe('header names', () => {
  it('are folded', () => {
    expect(['State/ Prov', 'TripDate', ' Début ', 'Card #', 'Miles (TX)'].map(foldHeader)).toEqual([
      'state prov',
      'trip date',
      'debut',
      'card number',
      'miles tx',
    ]);
  });

  it('give each field once, the exact name before a looser one', () => {
    expect(guessMapping('fuel', ['Invoice Date', 'Truck #', 'Gallons', 'Qty', 'State', 'Whatever'])).toEqual([
      'date',
      'unit',
      'quantity',
      null,
      'state',
      null,
    ]);
    expect(
      guessMapping('trips', ['Date', 'Unit', 'From', 'To', 'Odometer start (mi)', 'Total Miles']),
    ).toEqual(['date', 'unit', 'from', 'to', 'odometerStart', 'miles']);
  });

  it('see the jurisdictions in columns of their own', () => {
    expect(
      guessMapping('trips', ['Trip Date', 'Truck', 'TX', 'OK', 'Arkansas', 'Miles in ON', 'Total']),
    ).toEqual(['date', 'unit', 'miles:TX', 'miles:OK', 'miles:AR', null, null]);
    expect(guessMapping('trips', ['ID', 'Date', 'From', 'To'])).toEqual([null, 'date', 'from', 'to']);
    expect(guessMapping('trips', ['Date', 'TX miles', 'Miles (OK)', 'Oregon km'])).toEqual([
      'date',
      'miles:TX',
      'miles:OK',
      'miles:OR',
    ]);
  });

  it('tell the truck from the measure beside it, and a price per gallon from the gallons', () => {
    expect(guessMapping('fuel', ['Date', 'Truck', 'State', 'Quantity', 'Unit', 'Total'])).toEqual([
      'date',
      'unit',
      'state',
      'quantity',
      'fuelUnit',
      'total',
    ]);
    expect(guessMapping('fuel', ['Date of Fill', 'Unit', 'Gal.', '$/Gal', 'Total $'])).toEqual([
      'date',
      'unit',
      'quantity',
      'pricePerUnit',
      'total',
    ]);
    const headers = ['Date', 'State', 'Quantity', 'Unit'];
    const guessed = guessMapping('fuel', headers);
    expect(guessed).toEqual(['date', 'state', 'quantity', 'unit']);
    const lines = (...units: string[]) => units.map((unit) => ['7/3/2026', 'TX', '100', unit]);
    expect(settleMeasures('fuel', guessed, lines('GAL', 'L', '', 'gal.'))[3]).toBe('fuelUnit');
    expect(settleMeasures('fuel', guessed, lines('GAL', 'T-7'))[3]).toBe('unit');
    expect(settleMeasures('fuel', guessed, lines(''))[3]).toBe('unit');
    expect(settleMeasures('trips', ['date', 'unit'], [['7/3/2026', 'L']])).toEqual(['date', 'unit']);
  });

  it('mean all miles of a state where a report has the taxable ones beside them', () => {
    expect(
      guessMapping('trips', ['Vehicle', 'Jurisdiction', 'Total Miles', 'Taxable Miles', 'Tax Paid Gallons']),
    ).toEqual(['unit', 'state', 'stateMiles', null, null]);
    expect(guessMapping('trips', ['Date', 'Vehicle', 'Jurisdiction', 'Taxable Miles'])).toEqual([
      'date',
      'unit',
      'state',
      'stateMiles',
    ]);
  });

  it('read the odometer out of the yard and in again, and into a state and out of it', () => {
    expect(guessMapping('trips', ['Date', 'Unit', 'From', 'To', 'Odometer Out', 'Odometer In'])).toEqual([
      'date',
      'unit',
      'from',
      'to',
      'odometerStart',
      'odometerEnd',
    ]);
    expect(guessMapping('trips', ['Date', 'Unit', 'State', 'Odometer In', 'Odometer Out'])).toEqual([
      'date',
      'unit',
      'state',
      'odometerStart',
      'odometerEnd',
    ]);
  });

  it('adds empty miles to the loaded ones where no column has both', () => {
    const of = (...headers: string[]) => guessMapping('trips', ['Date', 'Unit', ...headers]).slice(2);
    expect(of('State', 'Loaded Miles', 'Empty Miles')).toEqual(['state', 'stateMiles', 'emptyMiles']);
    expect(of('From', 'To', 'Deadhead', 'Loaded')).toEqual(['from', 'to', 'emptyMiles', 'miles']);
    expect(of('State', 'Loaded Miles', 'Empty Miles', 'Miles')).toEqual(['state', null, null, 'stateMiles']);
    expect(of('State', 'Empty Miles')).toEqual(['state', null]);
  });

  it('take the route of a line for highways where the line is one state of a trip', () => {
    expect(
      guessMapping('trips', ['Date', 'Truck', 'Route', 'State', 'Begin Odo', 'End Odo', 'Miles']),
    ).toEqual(['date', 'unit', 'highways', 'state', 'odometerStart', 'odometerEnd', 'stateMiles']);
    expect(guessMapping('trips', ['Date', 'Truck', 'Route', 'Miles'])).toEqual([
      'date',
      'unit',
      'stops',
      'miles',
    ]);
    expect(guessMapping('trips', ['Date', 'Route', 'Highways', 'State', 'Miles'])).toEqual([
      'date',
      'stops',
      'highways',
      'state',
      'miles',
    ]);
  });

  it('mean the miles of the state where each line names one and no stops', () => {
    expect(guessMapping('trips', ['Date', 'Truck', 'State', 'Miles'])).toEqual([
      'date',
      'unit',
      'state',
      'stateMiles',
    ]);
    expect(
      guessMapping('trips', [
        'Trip',
        'Date',
        'Unit',
        'Jurisdiction',
        'Distance (km)',
        'Start Odo',
        'End Odo',
      ]),
    ).toEqual(['tripKey', 'date', 'unit', 'state', 'stateMiles', 'odometerStart', 'odometerEnd']);
    expect(guessMapping('trips', ['Date', 'Truck', 'State', 'Total miles', 'Taxable miles'])).toEqual([
      'date',
      'unit',
      'state',
      'miles',
      'stateMiles',
    ]);
    expect(guessMapping('trips', ['Date', 'From', 'To', 'State', 'Miles'])).toEqual([
      'date',
      'from',
      'to',
      'state',
      'miles',
    ]);
  });

  it('tell the unit of a quantity from the number of a truck', () => {
    expect(guessMapping('fuel', ['Equipment', 'Date', 'Quantity', 'Unit', 'State'])).toEqual([
      'unit',
      'date',
      'quantity',
      'fuelUnit',
      'state',
    ]);
    expect(guessMapping('fuel', ['Unit', 'Date', 'Gallons', 'State'])).toEqual([
      'unit',
      'date',
      'quantity',
      'state',
    ]);
  });

  it('understand the list as the product exports it', () => {
    const mapping = guessMapping('records', [...EXPORT_COLUMNS]);
    const meaning = Object.fromEntries(EXPORT_COLUMNS.map((column, index) => [column, mapping[index]]));
    expect(meaning).toMatchObject({
      Type: 'type',
      Equipment: 'unit',
      Date: 'date',
      'End date': 'endDate',
      From: 'from',
      To: 'to',
      Stops: 'stops',
      States: 'states',
      Quantity: 'quantity',
      Unit: 'fuelUnit',
      'Fuel type': 'fuelType',
      City: 'city',
      State: 'state',
      Zip: 'zip',
      Seller: 'seller',
      Reference: 'reference',
      'Price per unit': 'pricePerUnit',
      Total: 'total',
      'Tax paid': 'taxPaid',
      Bulk: 'bulk',
      'Odometer start': 'odometerStart',
      'Odometer end': 'odometerEnd',
      'Hazardous materials': 'hazmat',
      Driver: 'driver',
      Highways: 'highways',
      Notes: 'notes',
    });
    expect(guessKind([...EXPORT_COLUMNS])).toBe('records');
  });
});

describe('what a file holds', () => {
  it.each([
    [['Date', 'Truck', 'Origin', 'Destination'], 'trips'],
    [['Date', 'Truck', 'State', 'Gallons', 'Vendor', 'Amount'], 'fuel'],
    [
      [
        'Card #',
        'Tran Date',
        'Invoice',
        'Unit',
        'Driver Name',
        'Location Name',
        'City',
        'State/ Prov',
        'Item',
        'Unit Price',
        'Qty',
        'Amt',
      ],
      'cards',
    ],
    [['Vehicle', 'Timestamp', 'Latitude', 'Longitude', 'Odometer'], 'positions'],
    [['Unit', 'Date/Time', 'Location (Lat,Lon)'], 'positions'],
    [['Unit', 'Date', 'Jurisdiction', 'Jurisdiction miles'], 'trips'],
  ] as const)('%j is %s', (headers, kind) => {
    expect(guessKind(headers)).toBe(kind);
  });

  it('has its header below titles and empty cells', () => {
    expect(
      findHeaderLine([
        ['Transaction report'],
        ['From 10/01/2026', 'to 12/31/2026'],
        ['Card #', 'Tran Date', 'Unit', 'Item', 'Qty'],
        ['1', '2', '3', '4', '5'],
      ]),
    ).toBe(2);
    expect(findHeaderLine([['a'], ['b']])).toBe(-1);
  });
});

describe('columns of names that are not known', () => {
  const found = (headers: string[], ...lines: string[][]) =>
    settleByCells('cards', headers, guessMapping('cards', headers), lines);

  it('mean what their words and their cells both say', () => {
    expect(
      found(
        [
          'Time (UTC)',
          'Store City',
          'Store State',
          'State Tax',
          'Driver State',
          'Net gallons',
          'Disc gallons',
          'Fuel grade',
        ],
        ['2026-07-01T03:30:00Z', 'Tulsa', 'OK', '0.19', 'TX', '100.5', '1', 'ULSD #2'],
        ['2026-07-02T03:30:00Z', 'Dallas', 'Texas', '0.20', 'TX', '90', '1', 'Snacks'],
      ),
    ).toEqual(['date', 'city', 'state', null, null, 'quantity', null, 'product']);
  });

  it('mean nothing where the cells are of another sort', () => {
    expect(
      found(['Card', 'Posted date', 'State code', 'Load volume'], ['1', '2026-07-01', '48', 'high']),
    ).toEqual(['cardNumber', null, null, null]);
  });

  it('are read in full where they are written short', () => {
    expect(
      guessMapping('cards', ['Trx Date', 'Veh No', 'Diesel Amt', 'DEF Gal', 'Reefer Gals', 'Prov/St']),
    ).toEqual(['date', 'unit', 'total', 'defQuantity', 'quantity2', null]);
  });
});

describe('a list of fuel', () => {
  const own = ['Date', 'Truck', 'Fuel', 'Gallons', 'City', 'State'];

  it('is a statement where something else was sold, or a line can be declined', () => {
    const line = (fuel: string) => ['7/1/2026', '12', fuel, '100', 'Tulsa', 'OK'];
    expect(guessKind(own, [line('Diesel'), line('Gasoline')])).toBe('fuel');
    expect(guessKind(own, [line('Diesel'), line('DEF')])).toBe('cards');
    expect(guessKind([...own, 'Status'])).toBe('cards');
    expect(guessKind(['Date', 'Unit', 'Gallons', 'Reefer Gal', 'State'])).toBe('cards');
  });

  it("is a person's own where it says whether tax was paid", () => {
    expect(
      guessKind([...own, 'Tax paid', 'Card', 'Status'], [['7/1/2026', '12', 'DEF', '9', 'Tulsa', 'OK']]),
    ).toBe('fuel');
  });
});
