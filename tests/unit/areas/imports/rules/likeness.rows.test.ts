import { describe, expect, it } from 'vitest';
import { readCardRow } from '~/areas/imports/rules/card-row';
import { readFuelRow, readFuelUnit } from '~/areas/imports/rules/fuel-row';
import type { ImportOptions } from '~/areas/imports/rules/import-options';
import {
  recordedFuel,
  isSameTrip,
  tripText,
  fuelText,
  type FuelFacts,
  type TripFacts,
} from '~/areas/imports/rules/likeness';
import { RowReader } from '~/areas/imports/rules/row-reader';
import { mergeMiles, readTripRow, toDistance } from '~/areas/imports/rules/trip-row';

const OPTIONS: ImportOptions = {
  dateOrder: 'mdy',
  decimal: 'point',
  distanceUnit: 'mile',
  fuelUnit: 'gallon',
  fuelType: 'special_diesel',
  equipmentId: null,
  createUnits: true,
  timeZone: 'America/Chicago',
};
const rowOf = (cells: Record<string, string>, options: ImportOptions = OPTIONS) =>
  new RowReader(Object.values(cells), Object.keys(cells), options);

function fuel(cells: Record<string, string>, options = OPTIONS) {
  const row = rowOf(cells, options);
  return {
    draft: readFuelRow(row, options),
    errors: row.errors.map(({ column, message }) => [
      column === null ? null : Object.keys(cells)[column],
      message,
    ]),
  };
}
function trip(cells: Record<string, string>, options = OPTIONS) {
  const row = rowOf(cells, options);
  return {
    draft: readTripRow(row, Object.keys(cells), options),
    errors: row.errors.map(({ column, message }) => [
      column === null ? null : Object.keys(cells)[column],
      message,
    ]),
  };
}
function card(cells: Record<string, string>) {
  const row = rowOf(cells);
  return { ...readCardRow(row, OPTIONS), errors: row.errors.map(({ message }) => message) };
}

describe('a distance with a unit of its own', () => {
  const DAY = { date: '07/14/2026', unit: '101' };

  it('is read in that unit, in every form of a table', () => {
    expect(trip({ ...DAY, from: 'Dallas, TX', to: 'Tulsa, OK', miles: '418 km' }).draft.totalTenthMiles).toBe(
      2597,
    );
    expect(trip({ ...DAY, 'miles:TX': '161 km', 'miles:OK': '160' }).draft.miles).toMatchObject([
      { jurisdiction: 'TX', tenthMiles: 1000 },
      { jurisdiction: 'OK', tenthMiles: 1600 },
    ]);
    expect(trip({ ...DAY, states: 'TX 161 km; OK 160 mi' }).draft.miles).toMatchObject([
      { jurisdiction: 'TX', tenthMiles: 1000 },
      { jurisdiction: 'OK', tenthMiles: 1600 },
    ]);
    expect(trip({ ...DAY, state: 'TX', stateMiles: '161 km' }).draft.miles).toMatchObject([
      { tenthMiles: 1000 },
    ]);
    const km = { ...OPTIONS, distanceUnit: 'km' as const };
    expect(trip({ ...DAY, state: 'TX', stateMiles: '100 mi' }, km).draft.miles).toMatchObject([
      { tenthMiles: 1000 },
    ]);
  });

  it('is read so from two readings of an odometer too, and never from two of different units', () => {
    const read = (odometerStart: string, odometerEnd: string) =>
      trip({ ...DAY, state: 'TX', odometerStart, odometerEnd });
    expect(read('100,000 km', '100,161 km').draft).toMatchObject({
      miles: [{ tenthMiles: 1000 }],
      odometerStartTenths: 621371,
    });
    expect(read('62,137 mi', '100,161 km').errors).toEqual([
      ['odometerEnd', 'The odometer readings on this row are in two units.'],
    ]);
  });
});

describe('a date with a time', () => {
  it.each([
    ['2026-07-01T02:30:00Z', '2026-06-30'],
    ['2026-07-01T04:59:59.999Z', '2026-06-30'],
    ['2026-07-01T05:00:00Z', '2026-07-01'],
    ['2026-07-01 02:30:00 UTC', '2026-06-30'],
    ['2026-07-01T02:30:00+00:00', '2026-06-30'],
    ['07/01/2026 2:30 AM GMT', '2026-06-30'],
    // A day as programs write it.
    ['2026-07-01T00:00:00Z', '2026-07-01'],
    ['2026-07-01T00:00:00.000Z', '2026-07-01'],
    ['2026-07-01T00:00:00+00:00', '2026-07-01'],
    // With the offset of its own place, or none.
    ['2026-07-01T02:30:00-07:00', '2026-07-01'],
    ['2026-07-01T02:30:00', '2026-07-01'],
    ['07/01/2026 2:30 AM CDT', '2026-07-01'],
  ])('%s is of the day of the carrier: %s', (written, day) => {
    expect(fuel({ date: written, quantity: '100', state: 'TX' }).draft.date).toBe(day);
    expect(trip({ date: written, state: 'TX', stateMiles: '100' }).draft.date).toBe(day);
  });
});

describe('a line of fuel', () => {
  const FILLED = { date: '07/14/2026', quantity: '120.5', state: 'Texas' };

  it('is a purchase of diesel in gallons, tax-paid at the pump, unless it says otherwise', () => {
    expect(
      fuel({
        ...FILLED,
        unit: '104',
        city: 'Ada',
        seller: 'Red River',
        reference: '7',
        pricePerUnit: '$3.899',
        total: '468.27',
        notes: 'n',
        vin: 'V',
        zip: '74820',
        place: 'Ada, OK',
      }),
    ).toEqual({
      draft: {
        kind: 'fuel',
        unit: '104',
        vin: 'V',
        date: '2026-07-14',
        quantity: '120.5',
        fuelUnit: 'gallon',
        fuelType: 'special_diesel',
        place: 'Ada, OK',
        city: 'Ada',
        state: 'TX',
        zip: '74820',
        seller: 'Red River',
        reference: '7',
        pricePerUnit: '3.899',
        total: '468.27',
        taxPaid: true,
        bulk: false,
        tank: '',
        notes: 'n',
      },
      errors: [],
    });
    expect(
      fuel({ ...FILLED, taxPaid: 'no', bulk: 'yes', fuelUnit: 'LTR', fuelType: 'unleaded' }).draft,
    ).toMatchObject({ taxPaid: false, bulk: true, fuelUnit: 'litre', fuelType: 'gasoline' });
  });

  it('says at each cell what is missing or wrong', () => {
    expect(fuel({ date: '', quantity: '', state: '' }).errors).toEqual([
      ['date', 'Date is required.'],
      ['quantity', 'Units is required: how much was filled?'],
      ['state', 'State is required: the tax was paid there.'],
    ]);
    expect(
      fuel({
        date: '13/14/2026',
        quantity: 'x',
        state: 'Narnia',
        fuelUnit: 'barrels',
        fuelType: 'coal',
        taxPaid: 'perhaps',
        total: '-5',
      }).errors,
    ).toEqual([
      ['date', '"13/14/2026" is not a date. Dates here are month, day, year, such as 11/30/2026.'],
      ['quantity', '"x" is not a number.'],
      ['fuelUnit', '"barrels" is not a unit of fuel. Write gallons or liters.'],
      ['fuelType', '"coal" is not a fuel type of the tax tables.'],
      ['state', '"Narnia" is not a state or province.'],
      ['total', '"-5" is below zero.'],
      ['taxPaid', '"perhaps" is neither yes nor no.'],
    ]);
    expect(fuel({ ...FILLED, notes: '=SUM(A1)' }).errors).toEqual([
      ['notes', 'This cell has a formula ("=SUM(A1)"). Export the values instead of the formulas.'],
    ]);
    expect(fuel({ ...FILLED, quantity: '=A1' }).errors[0]?.[1]).toContain('has a formula');
  });

  it('needs no state where a zip, a place or a city with its state is given', () => {
    const places: Record<string, string>[] = [
      { zip: '75201' },
      { place: 'Dallas, TX' },
      { city: 'Dallas, TX' },
    ];
    for (const cells of places)
      expect(fuel({ date: '07/14/2026', quantity: '1', ...cells }).errors).toEqual([]);
    expect(fuel({ date: '07/14/2026', quantity: '1', city: 'Dallas' }).errors).toHaveLength(1);
  });

  it.each([
    ['DEF', true],
    ['Reefer', true],
    ['AdBlue', true],
    ['urea', true],
    ['exhaust fluid', true],
    ['Ultra low diesel', false],
  ])('of %s is set apart: %s', (fuelType, apart) => {
    expect(fuel({ ...FILLED, fuelType }).errors).toEqual(
      apart ? [['fuelType', `"${fuelType}" is not fuel of the tractor: it is not reported.`]] : [],
    );
  });

  it.each([
    ['ULSD #2', 'special_diesel'],
    ['Bio diesel blend', 'biodiesel'],
    ['DSL', 'special_diesel'],
    ['Regular', 'gasoline'],
    ['premium', 'gasoline'],
    ['CNG', 'cng'],
  ])('of %s is %s', (fuelType, type) => {
    expect(fuel({ ...FILLED, fuelType }).draft.fuelType).toBe(type);
  });

  it('rounds digits beyond those that are kept half up', () => {
    expect(
      fuel({ ...FILLED, quantity: '1.2345', pricePerUnit: '3.89994', total: '9.995' }).draft,
    ).toMatchObject({ quantity: '1.235', pricePerUnit: '3.8999', total: '10.00' });
    expect(fuel({ ...FILLED, quantity: '0.0004' }).draft.quantity).toBe('0.000');
    expect(fuel({ ...FILLED, quantity: '99.9996' }).draft.quantity).toBe('100.000');
  });

  it.each([
    ['Gal.', 'gallon'],
    ['US gallons', 'gallon'],
    ['g', 'gallon'],
    ['USG', 'gallon'],
    ['L', 'litre'],
    ['lt', 'litre'],
    ['liters', 'litre'],
    ['GGE', 'gge'],
    ['dge', 'dge'],
    ['kWh', 'kwh'],
    ['kilograms', 'kg'],
    ['kilo', 'kg'],
    ['m³', 'm3'],
    ['cubic metres', 'm3'],
    ['cubic meter', 'm3'],
    ['', undefined],
    ['barrel', undefined],
    ['galaxy', undefined],
  ])('reads the unit %j as %s', (text, unit) => {
    expect(readFuelUnit(text)).toBe(unit);
  });

  it('takes the unit behind a quantity, else that of the file', () => {
    expect(fuel({ ...FILLED, quantity: '378.5 L' }).draft).toMatchObject({
      quantity: '378.5',
      fuelUnit: 'litre',
    });
    expect(fuel(FILLED, { ...OPTIONS, fuelUnit: 'litre' }).draft.fuelUnit).toBe('litre');
    expect(fuel({ ...FILLED, fuelUnit: 'gal', quantity: '378.5 L' }).draft.fuelUnit).toBe('gallon');
  });
});

describe('a line of a trip', () => {
  const DRIVEN = { date: '07/14/2026', from: 'Dallas, TX', to: 'Tulsa, OK' };

  it('has two stops, or a list of them, with those between', () => {
    expect(
      trip({
        ...DRIVEN,
        via: 'Ardmore, OK; Ada, OK',
        unit: '104',
        miles: '257.3',
        odometerStart: '1,000',
        odometerEnd: '1257.3',
      }),
    ).toMatchObject({
      draft: {
        date: '2026-07-14',
        unit: '104',
        miles: null,
        totalTenthMiles: 2573,
        odometerStartTenths: 10_000,
        odometerEndTenths: 12_573,
        groupKey: null,
        places: [
          { field: 'from', city: 'Dallas, TX', via: false },
          { field: 'via', city: 'Ardmore, OK', via: false },
          { field: 'via', city: 'Ada, OK', via: false },
          { field: 'to', city: 'Tulsa, OK', via: false },
        ],
      },
      errors: [],
    });
    for (const stops of [
      'Dallas, TX > Tulsa, OK',
      'Dallas, TX; Tulsa, OK',
      'Dallas, TX | Tulsa, OK',
      'Dallas, TX → Tulsa, OK',
      'Dallas, TX - Tulsa, OK',
      'Dallas, TX – Tulsa, OK',
      'Dallas, TX to Tulsa, OK',
      'Dallas, TX\nTulsa, OK',
    ])
      expect(
        trip({ date: '07/14/2026', stops }).draft.places.map(({ field, city }) => [field, city]),
      ).toEqual([
        ['stops', 'Dallas, TX'],
        ['stops', 'Tulsa, OK'],
      ]);
  });

  it('has its ends in parts, each error at the part that is there', () => {
    expect(
      trip({ date: '07/14/2026', fromCity: 'Dallas', fromState: 'TX', fromZip: '', toZip: '74101' }).draft
        .places,
    ).toEqual([
      { field: 'fromCity', city: 'Dallas', state: 'TX', zip: '', via: false },
      { field: 'toZip', city: '', state: '', zip: '74101', via: false },
    ]);
    expect(trip({ ...DRIVEN, fromState: 'TX', fromZip: '75201' }).draft.places[0]).toEqual({
      field: 'from',
      city: 'Dallas, TX',
      state: 'TX',
      zip: '75201',
      via: false,
    });
  });

  it('is asked for what is missing', () => {
    expect(trip({ date: '', from: 'Dallas, TX', to: '' }).errors).toEqual([
      ['date', 'Date is required: the day the trip began.'],
    ]);
    expect(trip({ date: '07/14/2026', from: 'Dallas, TX', to: '' }).errors).toEqual([
      ['to', 'A trip needs two stops, or its miles by state.'],
    ]);
    expect(trip({ date: '07/14/2026', from: '', to: '' }).errors).toEqual([
      ['from', 'A trip needs two stops, or its miles by state.'],
    ]);
  });

  it('has its miles in columns by state, whose sum is held against the total', () => {
    const { draft, errors } = trip({
      date: '07/14/2026',
      'miles:TX': '100.5',
      'miles:OK': '',
      'miles:KS': '0',
      'miles:MO': '50',
      miles: '150',
    });
    expect(errors).toEqual([]);
    expect(draft.miles).toEqual([
      { jurisdiction: 'TX', tenthMiles: 1005, exemptTenthMiles: 0, exemptReason: '' },
      { jurisdiction: 'MO', tenthMiles: 500, exemptTenthMiles: 0, exemptReason: '' },
    ]);
    // A mile of slack for each of two states.
    expect(trip({ date: '07/14/2026', 'miles:TX': '100', 'miles:MO': '50', miles: '152' }).errors).toEqual(
      [],
    );
    expect(trip({ date: '07/14/2026', 'miles:TX': '100', 'miles:MO': '50', miles: '152.1' }).errors).toEqual([
      ['miles', 'The states add up to 150 miles, and the total says 152.1.'],
    ]);
  });

  it('has its states and its total in kilometers where they are written so', () => {
    const inKilometers = { ...OPTIONS, distanceUnit: 'km' as const };
    const cells = { date: '07/14/2026', 'miles:ON': '100.3', 'miles:QC': '50.1', miles: '200.7' };
    expect(trip(cells, inKilometers).errors).toEqual([
      ['miles', 'The states add up to 150.4 kilometers, and the total says 200.7.'],
    ]);
    expect(trip({ date: '07/14/2026', from: 'Barrie, ON' }, inKilometers).errors).toEqual([
      [null, 'A trip needs two stops, or its kilometers by state.'],
    ]);
  });

  it('has its miles as a list of states', () => {
    const milesOf = (states: string) =>
      trip({ date: '07/14/2026', states }).draft.miles?.map(
        ({ jurisdiction, tenthMiles }) => `${jurisdiction} ${tenthMiles}`,
      );
    for (const text of [
      'TX 200.5; OK 120',
      'TX: 200.5, OK: 120',
      'Texas=200.5 | OK 120 mi',
      'TX (200.5 miles)\nOklahoma 120',
    ])
      expect(milesOf(text)).toEqual(['TX 2005', 'OK 1200']);
    expect(milesOf('TX 100; OK 5; TX 20')).toEqual(['TX 1200', 'OK 50']);
    expect(milesOf('TX 1,200')).toEqual(['TX 12000']);
    expect(trip({ date: '07/14/2026', states: 'TX 5; Narnia 7' }).errors).toEqual(
      [
        ['states', '"Narnia 7" is not a state with its miles. Write them as TX 200.5; OK 120.'],
        ['from', 'A trip needs two stops, or its miles by state.'],
      ].slice(0, 1),
    );
  });

  it('is a part of a trip where it names one state and its miles', () => {
    const part = (cells: Record<string, string>) =>
      trip({ date: '07/14/2026', tripKey: 'T1', unit: '104', state: 'TX', stateMiles: '100', ...cells });
    expect(part({}).draft).toMatchObject({
      miles: [{ jurisdiction: 'TX', tenthMiles: 1000 }],
      groupKey: ['T1', '104', '', '', ''].join('\u0001'),
    });
    expect(part({ tripKey: '', reference: 'L-1' }).draft.groupKey).toBe(
      ['', '104', '', 'L-1', '2026-07-14'].join('\u0001'),
    );
    expect(part({ exemptMiles: '10', exemptReason: 'permit 7' }).draft.miles).toEqual([
      { jurisdiction: 'TX', tenthMiles: 1000, exemptTenthMiles: 100, exemptReason: 'permit 7' },
    ]);
    expect(part({ exemptMiles: '10', exemptReason: '' }).errors).toEqual([
      ['exemptReason', 'Say why: a trip permit and its number, or the exempt road.'],
    ]);
    expect(part({ exemptMiles: '100.1', exemptReason: 'x' }).errors).toEqual([
      ['exemptMiles', 'More exempt miles than miles.'],
    ]);
    expect(part({ state: '', stateMiles: '' }).errors).toEqual([
      ['state', 'State is required on a row with miles.'],
      ['stateMiles', 'Write the miles driven in this state.'],
    ]);
    // The total of a trip is on each of its lines.
    expect(part({ miles: '900' }).errors).toEqual([]);
  });

  it('has no more miles than any odometer shows, in the unit of the file', () => {
    expect(toDistance('9999999.94', { distanceUnit: 'mile' })?.tenthMiles).toBe(99_999_999);
    expect(toDistance('9999999.95', { distanceUnit: 'mile' })).toBeNull();
    // 160.9344 km are 100 miles.
    expect(toDistance('160.9344', { distanceUnit: 'km' })?.tenthMiles).toBe(1000);
    expect(trip({ ...DRIVEN, odometerEnd: '99999999' }).errors).toEqual([
      ['odometerEnd', '"99999999" is more than any odometer shows.'],
    ]);
  });

  it('adds what is driven twice in one state, with the first reason', () => {
    const part = (jurisdiction: string, tenthMiles: number, exemptTenthMiles = 0, exemptReason = '') => ({
      jurisdiction,
      tenthMiles,
      exemptTenthMiles,
      exemptReason,
    });
    expect(
      mergeMiles([part('TX', 10), part('OK', 5), part('TX', 20, 5, 'a'), part('TX', 1, 1, 'b')]),
    ).toEqual([part('TX', 31, 6, 'a'), part('OK', 5)]);
  });
});

describe('a line of a fuel card', () => {
  const BOUGHT = { date: '07/14/2026', quantity: '100', state: 'TX', product: 'ULSD' };

  it('is a purchase where it sold tractor fuel', () => {
    expect(card({ ...BOUGHT, cardNumber: '7083 0512 3456 7890', driver: 'Ann', notes: 'n' })).toMatchObject({
      draft: { quantity: '100', fuelType: 'special_diesel', notes: 'n\nCard ending 7890, driver Ann' },
      aside: '',
      note: '',
      errors: [],
    });
    expect(card({ ...BOUGHT, cardNumber: '789' }).draft?.notes).toBe('');
  });

  it.each([
    [{ status: 'Voided' }, 'This transaction was voided.'],
    [{ status: 'cancelled' }, 'This transaction was voided.'],
    [{ notes: 'REVERSAL of 7' }, 'This transaction was voided.'],
    [{ voided: 'Y' }, 'This transaction was voided.'],
    [
      { status: 'Refund' },
      'This is a credit or refund, not a purchase. Correct the original purchase by hand.',
    ],
    [{ status: 'Payment' }, 'This is not a fuel purchase.'],
    [{ product: 'Scale' }, 'Not fuel: scale ticket.'],
    [
      { quantity: '-100' },
      'A quantity below zero: a voided or corrected transaction. Correct the purchase it belongs to by hand.',
    ],
    [{ quantity: '0.00' }, 'No quantity on this row (authorization, fee or price adjustment).'],
  ])('is set aside for %j', (more, reason) => {
    expect(card({ ...BOUGHT, ...more })).toMatchObject({ draft: null, aside: reason });
  });

  it('tells what else it sold', () => {
    expect(
      card({
        date: '07/14/2026',
        state: 'TX',
        quantity: '100',
        quantity2: '40.1',
        cashAdvance: '100',
        defQuantity: '0',
        otherTotal: '',
      }),
    ).toMatchObject({
      note: 'Skipped on this row: reefer fuel 40.1, cash advance 100.',
      aside: '',
      draft: { quantity: '100' },
    });
    expect(
      card({ date: '07/14/2026', state: 'TX', quantity: '', defQuantity: '5', defTotal: '20' }),
    ).toMatchObject({ draft: null, aside: 'Skipped on this row: DEF and other fluids 5.' });
    expect(card({ date: '07/14/2026', state: 'TX', quantity: '' })).toMatchObject({
      draft: null,
      aside: 'No fuel on this row.',
    });
  });

  it('is never fuel because nothing else fits', () => {
    expect(card({ ...BOUGHT, product: 'Zorkmid' })).toMatchObject({
      draft: null,
      aside: '',
      errors: ['"Zorkmid" does not say which product this is. Only tractor fuel is imported.'],
    });
    expect(card({ ...BOUGHT, product: '' }).errors).toEqual([
      'An empty cell does not say which product this is. Only tractor fuel is imported.',
    ]);
  });
});

describe('the same thing, recorded twice', () => {
  const bought = (more: Partial<FuelFacts> = {}): FuelFacts => ({
    vehicle: '7',
    date: '2026-07-14',
    state: 'TX',
    fuelType: 'special_diesel',
    gallonsThousandths: 100_000,
    reference: '',
    ...more,
  });
  const driven = (more: Partial<TripFacts> = {}): TripFacts => ({
    vehicle: '7',
    date: '2026-07-14',
    endDate: '2026-07-15',
    stops: ['Dallas, TX', 'Tulsa, OK'],
    miles: null,
    odometerStartTenths: null,
    reference: '',
    ...more,
  });
  const miles = (...parts: [string, number][]) =>
    parts.map(([jurisdiction, tenthMiles]) => ({ jurisdiction, tenthMiles }));

  it.each<[Partial<FuelFacts>, boolean]>([
    [{}, true],
    [{ vehicle: '8' }, false],
    [{ date: '2026-07-15' }, false],
    [{ state: 'OK' }, false],
    [{ fuelType: 'gasoline' }, false],
    [{ gallonsThousandths: 100_001 }, false],
    [{ reference: ' r7 ' }, true],
    [{ reference: 'R8' }, false],
  ])('fuel with %j: %s', (more, same) => {
    expect(recordedFuel([bought({ reference: 'R7', ...more })])(bought({ reference: 'R7' }))).toBe(same);
    expect(fuelText(bought({ reference: 'R7' })) === fuelText(bought({ reference: 'R7', ...more }))).toBe(
      same,
    );
  });

  it('a missing number proves nothing', () => {
    expect(recordedFuel([bought()])(bought({ reference: 'R7' }))).toBe(true);
    expect(isSameTrip(driven(), driven({ reference: 'L-1' }))).toBe(true);
  });

  it.each<[Partial<TripFacts>, boolean]>([
    [{}, true],
    [{ vehicle: '8' }, false],
    [{ date: '2026-07-13' }, false],
    [{ endDate: '2026-07-16' }, false],
    [{ stops: ['dallas, tx ', 'TULSA, OK'] }, true],
    [{ stops: ['Tulsa, OK', 'Dallas, TX'] }, false],
    [{ stops: ['Dallas, TX'] }, false],
    [{ odometerStartTenths: 100 }, true],
    [{ miles: miles(['TX', 5]) }, true],
  ])('trips with %j: %s', (more, same) => {
    expect(isSameTrip(driven(), driven(more))).toBe(same);
  });

  it('trips by their miles where both have them, by their reading where both show one', () => {
    expect(
      isSameTrip(
        driven({ miles: miles(['TX', 5], ['OK', 7]) }),
        driven({ miles: miles(['OK', 7], ['KS', 0], ['TX', 5]), stops: [] }),
      ),
    ).toBe(true);
    expect(isSameTrip(driven({ miles: miles(['TX', 5]) }), driven({ miles: miles(['TX', 6]) }))).toBe(false);
    expect(isSameTrip(driven({ odometerStartTenths: 100 }), driven({ odometerStartTenths: 101 }))).toBe(
      false,
    );
    expect(isSameTrip(driven({ stops: ['A'] }), driven({ stops: ['A'] }))).toBe(false);
    expect(tripText(driven({ miles: miles(['TX', 5], ['OK', 0]) }))).toBe(
      ['trip', '7', '2026-07-14', '2026-07-15', 'dallas, tx>tulsa, ok', 'TX5', '', ''].join('\u0001'),
    );
  });
});
