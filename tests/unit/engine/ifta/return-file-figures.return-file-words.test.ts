import { describe, expect, it } from 'vitest';
import { readReturnFile, type ReturnFile } from '~/engine/ifta/return-file';
import { describeReturnFile, figureReturnFile, needsShippedRates } from '~/engine/ifta/return-file-figures';
import { createRateTable, type RateTable } from '~/engine/jurisdictions/rate-table';
import { published } from './records-builders';

const LINE = { jurisdiction: 'TX', total_miles: '1000', rate: '0.2' };
const file = (more: object = {}, line: object = {}) => ({
  quarter: '2026Q3',
  total_gallons: '100',
  lines: [{ ...LINE, ...line }],
  ...more,
});

function readOf(json: unknown): ReturnFile {
  const read = readReturnFile(json);
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
}
const lineOf = (json: unknown) => readOf(json).schedules[0]!.lines[0]!;
function refusal(json: unknown) {
  const read = readReturnFile(json);
  if (read.ok || read.failure.kind !== 'invalid') throw new Error('was taken');
  return read.failure;
}
const without = (json: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));

describe('names that a return file may use', () => {
  it.each([
    'total_miles',
    'total_distance',
    'miles',
    'total_km',
    'total_kilometres',
    'total_kilometers',
    'km',
    'distance',
    'Total Miles',
    'TOTAL-MILES',
  ])('%s for the distance of a line', (name) => {
    expect(
      lineOf({
        ...file(),
        lines: [{ jurisdiction: 'TX', rate: '0.2', [name]: '1,000' }],
      }).totalDistance.toString(),
    ).toBe('1000');
  });

  it.each(['taxable_miles', 'taxable_distance', 'taxable_km', 'taxable_kilometres', 'taxable_kilometers'])(
    '%s for what of it is taxed',
    (name) => {
      expect(lineOf(file({}, { [name]: 900 })).taxableDistance.toString()).toBe('900');
    },
  );

  it.each([
    'trip_permit_miles',
    'permit_miles',
    'fuel_trip_permit_miles',
    'trip_permit_km',
    'permit_km',
    'trip_permit_distance',
    'exempt_miles',
    'non_taxable_miles',
    'nontaxable_miles',
    'exempt_km',
    'non_taxable_km',
    'exempt_distance',
  ])('%s for what of it is not', (name) => {
    expect(lineOf(file({}, { [name]: 100 })).taxableDistance.toString()).toBe('900');
  });

  it.each([
    'tax_paid_gallons',
    'tax_paid_fuel',
    'taxpaid_gallons',
    'tax_paid_litres',
    'tax_paid_liters',
    'tax_paid_kwh',
    'tax_paid',
  ])('%s for the fuel bought there', (name) => {
    expect(lineOf(file({}, { [name]: '12.5' })).taxPaidFuel.toString()).toBe('12.5');
  });

  it.each([
    'total_gallons',
    'total_fuel',
    'gallons',
    'total_litres',
    'total_liters',
    'liters',
    'liters',
    'total_kwh',
    'kwh',
  ])('%s for all the fuel', (name) => {
    expect(
      readOf({ ...without(file(), 'total_gallons'), [name]: 77 }).schedules[0]?.totalFuel.toString(),
    ).toBe('77');
  });

  it.each([
    'non_ifta_miles',
    'total_non_ifta_miles',
    'non_ifta_distance',
    'non_ifta_km',
    'non_ifta_kilometres',
    'nonifta_miles',
  ])('%s for the distance outside', (name) => {
    expect(readOf(file({ [name]: 5 })).schedules[0]?.nonIftaDistance.toString()).toBe('5');
  });

  it.each(['total_miles', 'total_distance', 'total_km', 'total_kilometres', 'total_kilometers'])(
    '%s for the whole distance',
    (name) => {
      expect(readOf(file({ [name]: 5000 })).schedules[0]?.statedDistance?.toString()).toBe('5000');
    },
  );

  it.each(['total_ifta_miles', 'ifta_miles', 'total_ifta_km', 'total_ifta_distance'])(
    '%s for the distance inside IFTA, to which the rest is added',
    (name) => {
      expect(
        readOf(file({ [name]: 5000, non_ifta_miles: 20 })).schedules[0]?.statedDistance?.toString(),
      ).toBe('5020');
      expect(readOf(file({ [name]: 5000 })).schedules[0]?.statedDistance?.toString()).toBe('5000');
    },
  );

  it.each(['jurisdiction', 'state', 'code', 'province'])('%s for the jurisdiction', (name) => {
    expect(
      lineOf({ ...file(), lines: [{ ...without(LINE, 'jurisdiction'), [name]: ' Texas ' }] }).jurisdiction
        .code,
    ).toBe('TX');
  });

  it.each(['TX *', 'TX **', 'TX #19', 'tx'])('%j for Texas, as forms mark it', (text) => {
    expect(lineOf(file({}, { jurisdiction: text })).jurisdiction.code).toBe('TX');
  });

  it('other names for rate, surcharge and its first day', () => {
    expect(
      lineOf({ ...file(), lines: [{ ...without(LINE, 'rate'), tax_rate: '0.21', surcharge: '0.1' }] }),
    ).toMatchObject({ rate: '0.21', surcharge: '0.1' });
    for (const name of ['effective_from', 'effective_date', 'rate_from'])
      expect(lineOf(file({}, { [name]: '08/01/2026' })).effectiveFrom).toBe('2026-08-01');
  });

  it.each([
    'filed_on',
    'filing_date',
    'date_filed',
    'filed_date',
    'filed',
    'postmark_date',
    'postmarked_on',
    'received_on',
  ])('%s for the day of filing', (name) => {
    expect(readOf(file({ [name]: '2026-11-02' })).filing).toEqual({ filedOn: '2026-11-02' });
  });

  it.each(['paid_on', 'payment_date', 'date_paid', 'paid_date', 'paid'])(
    '%s for the day of payment, which is that of filing where none is said',
    (name) => {
      expect(readOf(file({ [name]: '2026-11-05' })).filing).toEqual({
        filedOn: '2026-11-05',
        paidOn: '2026-11-05',
      });
      expect(readOf(file({ [name]: '2026-11-05', filed_on: '2026-11-01' })).filing).toEqual({
        filedOn: '2026-11-01',
        paidOn: '2026-11-05',
      });
    },
  );

  it.each(['due_date', 'due_on'])('%s for another due date', (name) => {
    expect(readOf(file({ [name]: '2026-12-01', filed_on: '2026-11-01' })).filing).toEqual({
      filedOn: '2026-11-01',
      dueDate: '2026-12-01',
    });
    expect(readOf(file({ [name]: '2026-12-01' })).filing).toBeUndefined();
  });

  it.each([
    [{ base: 'ON' }, 'ON'],
    [{ base_jurisdiction: 'Kansas' }, 'KS'],
    [{}, null],
  ])('%j for the base', (more, code) => {
    expect(readOf(file(more)).base.jurisdiction).toBe(code);
    expect(readOf({ inputs: file(), ...more }).base.jurisdiction).toBe(code);
  });

  it.each([
    [{ quarter: '2026Q3' }, 3],
    [{ quarter: 20263 }, 3],
    [{ period: '3Q2026' }, 3],
    [{ quarter: 'Q2', year: 2026 }, 2],
    [{ quarter: '4q', year: '2026' }, 4],
    [{ quarter: 1, year: '2026' }, 1],
  ])('%j for the quarter', (more, quarter) => {
    expect(readOf({ ...without(file(), 'quarter'), ...more }).quarter).toEqual({ year: 2026, quarter });
  });

  it.each([
    ['metric', 'metric'],
    ['SI', 'metric'],
    ['Canadian', 'metric'],
    ['km', 'metric'],
    ['kilometers', 'metric'],
    ['liters', 'metric'],
    ['liters', 'metric'],
    ['US', 'us'],
    ['U.S.', 'us'],
    ['American', 'us'],
    ['imperial', 'us'],
    ['mi', 'us'],
    ['mile', 'us'],
    ['miles', 'us'],
    ['gallons', 'us'],
  ])('%s for the %s units', (units, system) => {
    expect(readOf(file({ units, base: 'ON' })).unitSystem).toBe(system);
    expect(readOf(file({ unit_system: units })).unitSystem).toBe(system);
  });

  it('units of the base where none are said', () => {
    expect([readOf(file({ base: 'ON' })).unitSystem, readOf(file()).unitSystem]).toEqual(['metric', 'us']);
  });

  it.each([
    ['gallon', 'gallon'],
    ['gallons', 'gallon'],
    ['gal', 'gallon'],
    ['litre', 'litre'],
    ['liters', 'litre'],
    ['liter', 'litre'],
    ['liters', 'litre'],
    ['L', 'litre'],
    ['GGE', 'gge'],
    ['dge', 'dge'],
    ['kWh', 'kwh'],
    ['kg', 'kg'],
    ['m3', 'm3'],
    [' per  gallon ', undefined],
  ])('%j for a unit of fuel', (text, unit) => {
    if (unit === undefined)
      expect(refusal(file({ fuel_unit: text })).message).toContain('is not a known unit');
    else {
      expect(readOf(file({ fuel_unit: text })).schedules[0]?.fuelUnit).toBe(unit);
      expect(readOf(file({ fuel_units: `per  ${text} ` })).schedules[0]?.fuelUnit).toBe(unit);
      expect(lineOf(file({}, { rate_unit: `per ${text}` })).rateUnit).toBe(
        unit === 'litre' ? 'gallon' : unit,
      );
    }
  });

  it.each(['mile', 'miles', 'km'])('%s for a rate by distance, and never for fuel', (text) => {
    expect(lineOf(file({}, { rate_unit: text })).rateUnit).toBe('mile');
    expect(refusal(file({ fuel_unit: text })).message).toBe('fuel_unit: cannot be a distance');
  });

  it('no unit where none is said', () => {
    expect(readOf(file()).schedules[0]?.fuelUnit).toBeUndefined();
    expect(lineOf(file()).rateUnit).toBeUndefined();
  });

  it.each(['fuel_type', 'fuel'])('%s for the fuel, of the file or of a schedule', (name) => {
    expect(readOf(file({ [name]: 'Gasoline' })).schedules[0]?.fuelType).toBe('gasoline');
    const several = readOf({
      quarter: '2026Q3',
      [name]: 'gasoline',
      schedules: [without(file(), 'quarter'), { ...without(file(), 'quarter'), [name]: 'CNG' }],
    });
    expect(several.schedules.map(({ fuelType }) => fuelType)).toEqual(['gasoline', 'cng']);
    expect(readOf(file()).schedules[0]?.fuelType).toBe('special_diesel');
  });

  it.each([
    ['N/A', null],
    ['na', null],
    ['None', null],
    ['no rate', null],
    ['-', null],
    ['---', null],
    ['$0.20', '0.20'],
    ['US$ 0.20', '0.20'],
    ['C$0.20', '0.20'],
    ['CA$0.20', '0.20'],
    [0.2, '0.2'],
    ['1,2', undefined],
  ])('%j for a rate', (rate, read) => {
    if (read === undefined)
      expect(refusal(file({}, { rate })).message).toBe('lines[0].rate: is not a rate: "1,2"');
    else expect(lineOf(file({}, { rate })).rate).toBe(read);
  });

  it('no rate where the cell is empty', () => {
    expect(lineOf(file({}, { rate: ' ' })).rate).toBeUndefined();
    expect(lineOf(file({}, { rate: null, surcharge_rate: '' }))).toMatchObject({
      rate: undefined,
      surcharge: undefined,
    });
  });

  it('metric names, which the answer then uses', () => {
    for (const name of ['total_km', 'total_kilometres', 'total_litres', 'total_liters', 'non_ifta_km'])
      expect(readOf(file({ [name]: 1 })).metricNames).toBe(true);
    expect(readOf(file()).metricNames).toBe(false);
  });
});

describe('what is wrong with a return file', () => {
  it.each<[unknown, string]>([
    [5, 'file: must hold a JSON object with "inputs"'],
    [[], 'file: must hold a JSON object with "inputs"'],
    [null, 'file: must hold a JSON object with "inputs"'],
    [{ inputs: 5 }, 'inputs: must be an object'],
    [file({ base: 'Atlantis' }), 'base_jurisdiction: is not a jurisdiction: "Atlantis"'],
    [file({ base: 'AK' }), 'base_jurisdiction: Alaska is not a member of IFTA'],
    [file({ quarter: '2026Q5' }), 'quarter: is not a quarter such as "2026Q3": "2026Q5"'],
    [file({ quarter: '23', year: 2026 }), 'quarter: is not a quarter such as "2026Q3": "23"'],
    [file({ quarter: 'Q3x', year: 2026 }), 'quarter: is not a quarter such as "2026Q3": "Q3x"'],
    [file({ quarter: 'Q3' }), 'quarter: is not a quarter such as "2026Q3": "Q3"'],
    [{ ...without(file(), 'quarter'), year: 2026 }, 'quarter: is missing'],
    [file({ quarter: {} }), 'quarter: must be text'],
    [file({ units: 'parsec' }), 'units: must be "US" or "metric": "parsec"'],
    [file({ fuel_type: 'coal' }), 'fuel_type: is not a fuel type: "coal"'],
    [file({ fuel_unit: 'barrel' }), 'fuel_unit: is not a known unit: "barrel"'],
    [file({ fuel_unit: 5 }), 'fuel_unit: is not a known unit: 5'],
    [without(file(), 'total_gallons'), 'total_gallons: is missing'],
    [without(file(), 'lines'), 'lines: is missing'],
    [file({ lines: null }), 'lines: is missing'],
    [file({ lines: {} }), 'lines: must be a list'],
    [file({ lines: ['TX'] }), 'lines[0]: must be an object'],
    [file({ lines: Array.from({ length: 1001 }, () => LINE) }), 'lines: has more than 1000 entries'],
    [{ inputs: { quarter: '2026Q3', schedules: 5 } }, 'inputs.schedules: must be a list'],
    [{ schedules: [{ total_gallons: 1 }] }, 'schedules[0].lines: is missing'],
    [file({ lines: [{ total_miles: 1 }] }), 'lines[0].jurisdiction: is missing'],
    [file({}, { jurisdiction: 'Narnia' }), 'lines[0].jurisdiction: is not a jurisdiction: "Narnia"'],
    [file({ lines: [{ jurisdiction: 'TX' }] }), 'lines[0].total_miles: is missing'],
    [file({}, { exempt_miles: 1001 }), 'lines[0].exempt_miles: is more than total_miles'],
    [file({}, { taxable_miles: 1001 }), 'lines[0].taxable_miles: is more than total_miles'],
    [file({}, { total_miles: 'far' }), 'lines[0].total_miles: is not a number: "far"'],
    [file({}, { total_miles: -1 }), 'lines[0].total_miles: cannot be negative: -1'],
    [file({ total_gallons: '1000000001' }), 'total_gallons: is too large: "1000000001"'],
    [file({}, { rate: 'x' }), 'lines[0].rate: is not a rate: "x"'],
    [file({}, { rate: 'not n/a' }), 'lines[0].rate: is not a rate: "not n/a"'],
    [file({}, { rate: '-0.1' }), 'lines[0].rate: cannot be negative: "-0.1"'],
    [file({}, { rate: '100' }), 'lines[0].rate: is not a rate per unit: "100"'],
    [file({ filed_on: 'soon' }), 'filed_on: is not a date such as "2026-11-02": "soon"'],
  ])('is said in one line with the field (%#)', (json, message) => {
    const failure = refusal(json);
    expect(failure.message).toBe(message);
    const field = message.split(': ')[0]!;
    expect(failure.fields).toEqual({ [field]: [message] });
  });

  it('is quoted with 60 characters at the most', () => {
    // The quotation marks count: 58 letters make 60.
    expect(refusal(file({ units: 'x'.repeat(58) })).message).toBe(
      `units: must be "US" or "metric": "${'x'.repeat(58)}"`,
    );
    expect(refusal(file({ units: 'x'.repeat(59) })).message).toBe(
      `units: must be "US" or "metric": "${'x'.repeat(56)}...`,
    );
  });

  it('takes a thousand lines, and the largest quantity', () => {
    expect(
      readOf(file({ lines: Array.from({ length: 1000 }, () => LINE) })).schedules[0]?.lines,
    ).toHaveLength(1000);
    expect(readOf(file({ total_gallons: '1000000000' })).schedules[0]?.totalFuel.toString()).toBe(
      '1000000000',
    );
    expect(lineOf(file({}, { rate: '99.9999' })).rate).toBe('99.9999');
  });
});

describe('the rates of a return file', () => {
  const RATES = createRateTable(
    [
      published('TX', '0.2000'),
      published('NJ', '0.4930'),
      published('NJ', '0.5190', { effectiveFrom: '2026-08-01' }),
      published('KY', '0.2200', { surchargeUsdPerGallon: '0.1000' }),
    ],
    {
      completeFuels: new Set(['gasoline']),
    },
  );
  const answer = (json: unknown, rates: RateTable | undefined = RATES) => {
    const read = readOf(json);
    const computed = figureReturnFile(read, rates);
    return computed.ok ? describeReturnFile(read, computed.value) : computed.failure.message;
  };
  const unrated = (jurisdiction: string, more: object = {}) => ({
    jurisdiction,
    total_miles: '1000',
    ...more,
  });

  it('are looked up for members without one', () => {
    expect(needsShippedRates(readOf(file()))).toBe(false);
    expect(needsShippedRates(readOf({ ...file(), lines: [LINE, unrated('KY')] }))).toBe(true);
    expect(needsShippedRates(readOf({ ...file(), lines: [unrated('OR')] }))).toBe(false);
    expect(needsShippedRates(readOf({ ...file(), lines: [unrated('AK')] }))).toBe(false);
    expect(needsShippedRates(readOf(file({}, { rate: 'none' })))).toBe(false);
  });

  it('need the quarter, as interest does', () => {
    const timeless = { total_gallons: '100', lines: [LINE] };
    // 1,000 miles at 10.00 mpg are 100 gallons at 0.2.
    expect(answer(timeless)).toMatchObject({ mpg: '10.00', total_due: '20.00' });
    expect(answer({ ...timeless, lines: [unrated('TX')] })).toBe('inputs.quarter: is missing');
    expect(answer({ ...timeless, filed_on: '2026-10-01' })).toBe('inputs.quarter: is missing');
  });

  it('that are missing are named, sorted, with fuel and quarter', () => {
    expect(answer({ ...file(), lines: [unrated('TX'), unrated('OK'), unrated('AL')] })).toBe(
      'no rates known for Q3 2026: AL (special diesel); OK (special diesel). Give "rate" on these lines.',
    );
    expect(answer({ ...file(), lines: [unrated('TX')] }, createRateTable([]))).toBe(
      'no rates known for Q3 2026: TX (special diesel). Give "rate" on these lines.',
    );
  });

  it('that do not exist tax nothing, but for a surcharge of the file', () => {
    expect(answer(file({ fuel_type: 'gasoline', lines: [unrated('TX')] }))).toMatchObject({
      lines: [{ tax: '0.00' }],
      total_due: '0.00',
    });
    expect(
      answer(file({ fuel_type: 'gasoline', lines: [unrated('TX', { surcharge_rate: '0.10' })] })),
    ).toMatchObject({ lines: [{ tax: '0.00', surcharge: '10.00' }], total_due: '10.00' });
  });

  it('of the table may have a surcharge of the file in place of their own', () => {
    expect(answer({ ...file(), lines: [unrated('KY')] })).toMatchObject({
      lines: [{ tax: '22.00', surcharge: '10.00' }],
    });
    expect(answer({ ...file(), lines: [unrated('KY', { surcharge_rate: '0.05' })] })).toMatchObject({
      lines: [{ tax: '22.00', surcharge: '5.00' }],
    });
    const none = answer({ ...file(), lines: [unrated('KY', { surcharge_rate: 'none' })] }) as {
      lines: object[];
    };
    expect(none.lines[0]).not.toHaveProperty('surcharge');
  });

  it('that changed are chosen by the day of the line', () => {
    const taxOn = (day: string) =>
      (answer({ ...file(), lines: [unrated('NJ', { effective_from: day })] }) as { lines: { tax: string }[] })
        .lines[0]?.tax;
    expect([taxOn('2026-07-01'), taxOn('2026-07-31'), taxOn('2026-08-01')]).toEqual([
      '49.30',
      '49.30',
      '51.90',
    ]);
    expect(answer({ ...file(), lines: [unrated('NJ')] })).toContain('NJ (special diesel)');
  });

  it('are marked as final where the file gives them', () => {
    const computed = figureReturnFile(readOf(file()), undefined);
    expect(computed.ok && computed.value.rateStatus).toBe('final');
  });

  it('leave a return open that has no average, with the reason and nothing else', () => {
    const open = answer(
      file({ total_gallons: '0', filed_on: '2026-10-01', lines: [LINE, unrated('OR')] }),
    ) as { notices: string[]; total_due: null; interest: null };
    expect(open).toMatchObject({ mpg: null, total_due: null, interest: null, penalty: '0.00' });
    expect(open.notices).toHaveLength(1);
    expect(open.notices[0]).toMatch(/^No special diesel is recorded for 2,000 miles\./);
  });

  it('are counted in the unit of fuel that the schedule names', () => {
    const read = readOf(file({ fuel_type: 'cng', fuel_unit: 'kg' }));
    const computed = figureReturnFile(read, undefined);
    expect(computed.ok && computed.value.schedules[0]?.fuelUnit).toBe('kg');
  });
});
