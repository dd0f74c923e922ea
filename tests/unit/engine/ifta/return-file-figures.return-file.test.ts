import { describe, expect, it } from 'vitest';
import { readReturnFile } from '~/engine/ifta/return-file';
import { describeReturnFile, figureReturnFile, needsShippedRates } from '~/engine/ifta/return-file-figures';
import { createRateTable, type RateTable } from '~/engine/jurisdictions/rate-table';
import { published } from './records-builders';
import { EXAMPLE, EXPECTED } from './return-example';

function answerTo(json: unknown, rates?: RateTable): Record<string, unknown> {
  const read = readReturnFile(json);
  if (!read.ok) throw new Error(read.failure.message);
  const computed = figureReturnFile(read.value, rates);
  if (!computed.ok) throw new Error(computed.failure.message);
  return describeReturnFile(read.value, computed.value);
}

function refusalOf(json: unknown): string {
  const read = readReturnFile(json);
  if (!read.ok) return read.failure.message;
  const computed = figureReturnFile(read.value, undefined);
  return computed.ok ? '' : computed.failure.message;
}

const oneLine = (line: object, more: object = {}) => ({
  quarter: '2026Q3',
  total_gallons: '1000',
  lines: [line],
  ...more,
});
const RATES = createRateTable([
  published('TX', '0.2000'),
  published('KY', '0.2200', { surchargeUsdPerGallon: '0.1050', surchargeCadPerLitre: '0.0400' }),
  published('NJ', '0.4930'),
  published('NJ', '0.5190', { effectiveFrom: '2026-08-01' }),
]);

describe('a return file', () => {
  it('answers the worked example exactly, with and without the surrounding document', () => {
    expect(answerTo({ title: 'x', inputs: EXAMPLE, expected: {} })).toEqual(EXPECTED);
    expect(answerTo(EXAMPLE)).toEqual(EXPECTED);
  });

  it('takes numbers as numbers or text with commas, codes in lower case and full names', () => {
    const answer = answerTo({
      ...EXAMPLE,
      fuel_type: 'Special Diesel',
      units: 'us',
      total_gallons: 1250,
      lines: [
        { jurisdiction: 'tx', total_miles: '6,000', tax_paid_gallons: 900, rate: 0.2 },
        {
          jurisdiction: 'Kentucky',
          total_miles: 2000,
          tax_paid_gallons: '100',
          rate: '$0.22',
          surcharge_rate: '.105',
        },
        { jurisdiction: 'CALIFORNIA', total_miles: '2000.4', tax_paid_gallons: '249.5', rate: '0.979' },
      ],
    });
    expect(answer).toEqual(EXPECTED);
  });

  it('keeps non-members and Oregon in their place in the list', () => {
    const answer = answerTo(
      oneLine(
        {},
        {
          lines: [
            { jurisdiction: 'DC', total_miles: '500', tax_paid_gallons: '10' },
            { jurisdiction: 'TX', total_miles: '7000', rate: '0.2' },
            { jurisdiction: 'OR', total_miles: '500', tax_paid_gallons: '20' },
          ],
        },
      ),
    );
    expect(answer).toEqual({
      total_miles: '8000',
      total_gallons: '1000',
      mpg: '8.00',
      lines: [
        {
          jurisdiction: 'DC',
          taxable_gallons: '0',
          tax_paid_gallons: '0',
          net_taxable_gallons: '0',
          tax: '0.00',
        },
        {
          jurisdiction: 'TX',
          taxable_gallons: '875',
          tax_paid_gallons: '0',
          net_taxable_gallons: '875',
          tax: '175.00',
        },
        {
          jurisdiction: 'OR',
          taxable_gallons: '63',
          tax_paid_gallons: '20',
          net_taxable_gallons: '43',
          tax: '0.00',
        },
      ],
      total_due: '175.00',
    });
  });

  it('counts non-IFTA miles in the average only, and trip-permit miles in all but the tax', () => {
    const untaxed = [{ taxable_miles: '3000' }, { trip_permit_miles: '2000', exempt_miles: '1000' }];
    for (const fields of untaxed) {
      const answer = answerTo(
        oneLine(
          { jurisdiction: 'TX', total_miles: '6000', rate: '0.2', ...fields },
          { non_ifta_miles: '2,000' },
        ),
      );
      expect(answer).toMatchObject({
        total_miles: '8000',
        mpg: '8.00',
        lines: [{ taxable_gallons: '375', tax: '75.00' }],
      });
    }
  });

  it('averages over the stated total where the file shows only some jurisdictions', () => {
    const answer = answerTo(
      oneLine({ jurisdiction: 'TX', total_miles: '1000', rate: '0.2' }, { total_miles: '8000' }),
    );
    expect(answer).toMatchObject({ total_miles: '8000', mpg: '8.00', lines: [{ taxable_gallons: '125' }] });
  });

  it('computes kilometers, liters and C$ per liter, with the names the file uses', () => {
    const generic = answerTo({
      units: 'metric',
      quarter: '2026Q3',
      total_gallons: '5000',
      lines: [{ jurisdiction: 'ON', total_miles: '15000', tax_paid_gallons: '4000', rate: '0.1430' }],
    });
    expect(generic).toMatchObject({
      total_miles: '15000',
      total_gallons: '5000',
      mpg: '3.00',
      total_due: '143.00',
    });
    const own = answerTo({
      base_jurisdiction: 'Ontario',
      quarter: '2026Q3',
      total_litres: '5000',
      lines: [{ jurisdiction: 'ON', total_km: '15000', tax_paid_litres: '4000', rate: '0.1430' }],
    });
    expect(own).toEqual({
      total_km: '15000',
      total_litres: '5000',
      km_per_litre: '3.00',
      lines: [
        {
          jurisdiction: 'ON',
          taxable_litres: '5000',
          tax_paid_litres: '4000',
          net_taxable_litres: '1000',
          tax: '143.00',
        },
      ],
      total_due: '143.00',
    });
  });

  it('adds interest and penalty when a filing date is given', () => {
    const answer = answerTo(
      oneLine({ jurisdiction: 'TX', total_miles: '8000', rate: '0.2' }, { filed_on: '12/10/2026' }),
    );
    expect(answer).toMatchObject({
      lines: [{ tax: '200.00', interest: '3.00' }],
      interest: '3.00',
      penalty: '50.00',
      total_due: '253.00',
    });
    expect(
      answerTo(oneLine({ jurisdiction: 'TX', total_miles: '8000', rate: '0.2' }, { filed_on: '2026-11-02' })),
    ).toMatchObject({ interest: '0.00', penalty: '0.00', total_due: '200.00' });
  });

  it('answers several fuels as several schedules', () => {
    const schedule = (fuel: string) => ({
      fuel_type: fuel,
      total_gallons: '1000',
      lines: [{ jurisdiction: 'TX', total_miles: '8000', rate: '0.2' }],
    });
    expect(
      answerTo({ quarter: '2026Q3', schedules: [schedule('special_diesel'), schedule('gasoline')] }),
    ).toMatchObject({
      schedules: [{ fuel_type: 'special_diesel', mpg: '8.00' }, { fuel_type: 'gasoline' }],
      total_due: '400.00',
    });
  });

  it('uses the shipped rates for lines without one, surcharges included', () => {
    const answer = answerTo(
      oneLine(
        {},
        {
          lines: [
            { jurisdiction: 'TX', total_miles: '4000' },
            { jurisdiction: 'KY', total_miles: '4000', rate: '' },
          ],
        },
      ),
      RATES,
    );
    expect(answer).toMatchObject({
      lines: [{ tax: '100.00' }, { tax: '110.00', surcharge: '52.50' }],
      total_due: '262.50',
    });
  });

  it('takes a rate that is stated to be none for none, and marks behind a code for marks', () => {
    const answer = answerTo(
      oneLine(
        {},
        {
          lines: [
            { jurisdiction: 'OR', total_miles: '4000', rate: 'N/A' },
            { jurisdiction: 'TX **', total_miles: '2000', rate: '0.2' },
            { jurisdiction: 'VA #19', total_miles: '2000', rate: 'none', surcharge_rate: '0.1430' },
          ],
        },
      ),
    );
    expect(answer).toMatchObject({
      lines: [{ tax: '0.00' }, { jurisdiction: 'TX', tax: '50.00' }, { tax: '0.00', surcharge: '35.75' }],
      total_due: '85.75',
    });
  });

  it('picks the rate in force where it changed inside the quarter, and asks for the day otherwise', () => {
    const nj = (more: object) => oneLine({ jurisdiction: 'NJ', total_miles: '8000', ...more });
    expect(answerTo(nj({ effective_from: '2026-08-01' }), RATES)).toMatchObject({ total_due: '519.00' });
    expect(answerTo(nj({ effective_from: '07/01/2026' }), RATES)).toMatchObject({ total_due: '493.00' });
    expect(() => answerTo(nj({}), RATES)).toThrow('NJ');
  });

  it('names the jurisdictions without a rate instead of taking zero', () => {
    const file = oneLine(
      {},
      {
        quarter: '2024Q3',
        lines: [
          { jurisdiction: 'TX', total_miles: '1' },
          { jurisdiction: 'OR', total_miles: '1' },
          { jurisdiction: 'AL', total_miles: '1' },
        ],
      },
    );
    expect(refusalOf(file)).toBe(
      'no rates known for Q3 2024: AL (special diesel); TX (special diesel). Give "rate" on these lines.',
    );
    const read = readReturnFile(file);
    expect(read.ok && needsShippedRates(read.value)).toBe(true);
  });

  it('explains an average that cannot be computed, and prints 0.00 on a nil return', () => {
    expect(
      answerTo(oneLine({ jurisdiction: 'TX', total_miles: '100', rate: '0.2' }, { total_gallons: '0' })),
    ).toMatchObject({
      mpg: null,
      lines: [{ taxable_gallons: null, tax: null }],
      total_due: null,
      notices: [expect.stringContaining('Without fuel there is no average')],
    });
    expect(answerTo({ quarter: '2026Q3', total_gallons: '0', lines: [] })).toEqual({
      total_miles: '0',
      total_gallons: '0',
      mpg: '0.00',
      lines: [],
      total_due: '0.00',
    });
  });

  it.each([
    [[], 'file: '],
    [null, 'file: '],
    ['text', 'file: '],
    [{ inputs: [] }, 'inputs: '],
    [{ inputs: {} }, 'inputs.lines: is missing'],
    [{ quarter: '2026Q3', lines: [] }, 'total_gallons: is missing'],
    [{ quarter: '2026Q5', total_gallons: '1', lines: [] }, 'quarter: '],
    [{ quarter: 'soon', total_gallons: '1', lines: [] }, 'quarter: '],
    [{ quarter: '2026Q3', total_gallons: '1', lines: {} }, 'lines: must be a list'],
    [{ quarter: '2026Q3', total_gallons: '1', lines: ['TX'] }, 'lines[0]: must be an object'],
    [{ quarter: '2026Q3', total_gallons: 'many', lines: [] }, 'total_gallons: is not a number: "many"'],
    [{ quarter: '2026Q3', total_gallons: '1e5', lines: [] }, 'total_gallons: '],
    [{ quarter: '2026Q3', total_gallons: '99999999999', lines: [] }, 'total_gallons: is too large'],
    [{ quarter: '2026Q3', total_gallons: '1', fuel_type: 'coal', lines: [] }, 'fuel_type: '],
    [{ quarter: '2026Q3', total_gallons: '1', units: 'furlongs', lines: [] }, 'units: '],
    [{ quarter: '2026Q3', total_gallons: '1', base_jurisdiction: 'AK', lines: [] }, 'base_jurisdiction: '],
    [
      { quarter: '2026Q3', total_gallons: '1', base_jurisdiction: 'Narnia', lines: [] },
      'base_jurisdiction: ',
    ],
    [{ quarter: '2026Q3', total_gallons: '1', filed_on: '2026-02-30', lines: [] }, 'filed_on: '],
    [oneLine({ total_miles: '1' }), 'lines[0].jurisdiction: is missing'],
    [oneLine({ jurisdiction: 'ZZ', total_miles: '1' }), 'lines[0].jurisdiction: is not a jurisdiction: "ZZ"'],
    [oneLine({ jurisdiction: 'TX', rate: '0.2' }), 'lines[0].total_miles: is missing'],
    [
      oneLine({ jurisdiction: 'TX', total_miles: '-5', rate: '0.2' }),
      'lines[0].total_miles: cannot be negative',
    ],
    [
      oneLine({ jurisdiction: 'TX', total_miles: true, rate: '0.2' }),
      'lines[0].total_miles: is not a number: true',
    ],
    [
      oneLine({ jurisdiction: 'TX', total_miles: '5', taxable_miles: '6', rate: '0.2' }),
      'lines[0].taxable_miles: is more than',
    ],
    [
      oneLine({ jurisdiction: 'TX', total_miles: '5', trip_permit_miles: '6', rate: '0.2' }),
      'lines[0].exempt_miles: is more than',
    ],
    [oneLine({ jurisdiction: 'TX', total_miles: '5', rate: 'cheap' }), 'lines[0].rate: is not a rate'],
    [oneLine({ jurisdiction: 'TX', total_miles: '5', rate: '-0.2' }), 'lines[0].rate: cannot be negative'],
    [
      oneLine({ jurisdiction: 'TX', total_miles: '5', rate: '0.2', surcharge_rate: '200' }),
      'lines[0].surcharge_rate: ',
    ],
    [
      oneLine({ jurisdiction: 'TX', total_miles: '5', rate: '0.2', tax_paid_gallons: {} }),
      'lines[0].tax_paid_gallons: ',
    ],
    [{ total_gallons: '1', lines: [{ jurisdiction: 'TX', total_miles: '1' }] }, 'quarter: is missing'],
  ])('refuses %j and names the field', (json, message) => {
    expect(refusalOf(json)).toContain(message);
    expect(refusalOf(json)).not.toContain('\n');
  });
});
