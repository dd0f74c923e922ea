import { describe, expect, it } from 'vitest';
import {
  correctionsIn,
  distanceNumber,
  distanceText,
  errorsIn,
  formatDistance,
  readingsIn,
  exemptTenthsIn,
  saidIn,
  tenthsIn,
  tripTenthsIn,
  typedIn,
} from '~/areas/trips/rules/distance-text';
import { Kilometers, parseDistance } from '~/areas/trips/rules/odometer';

describe('distances of a carrier that records in kilometers', () => {
  it('come back as they were typed, up to the last an odometer shows', () => {
    for (let tenths = 0; tenths < 99_999_999; tenths += 49_877) {
      const typed = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
      const { tenthMiles, tenthKilometers } = parseDistance(typedIn(typed, 'km'))!;
      expect(distanceText(tenthMiles, 'km', tenthKilometers)).toBe(typed);
    }
  });

  it('are those of the miles where these were written: 8 miles are 12.9, never 13', () => {
    expect(formatDistance(80, 'km')).toBe('12.9');
    // 62.1 miles are 99.94 kilometers. Who wrote 100 has them beside the miles.
    expect(distanceNumber(621, 'km')).toBe(99.9);
    expect(distanceNumber(621, 'km', 1_000)).toBe(100);
  });

  it('leave miles, nothing and what is no distance as they are', () => {
    expect(typedIn('100000', 'mile')).toBe('100000');
    expect(typedIn('', 'km')).toBe('');
    expect(typedIn(null, 'km')).toBe(null);
    expect(typedIn('abc', 'km')).toBe('abc');
    expect(typedIn(100, 'km')).toEqual(new Kilometers(100));
    expect(tenthsIn(1234, 'mile')).toBe(1234);
    expect(distanceText(null, 'km')).toBe('');
  });

  it('are converted in every reading of a form, and in every row of a correction', () => {
    expect(
      readingsIn(
        { odometerStart: '1609.344', odometerEnd: '', stateLines: [{ state: 'ON', odometer: '16.09344' }] },
        'km',
      ),
    ).toEqual({
      odometerStart: new Kilometers('1609.344'),
      odometerEnd: '',
      stateLines: [{ state: 'ON', odometer: new Kilometers('16.09344') }],
    });
    expect(correctionsIn([{ miles: '160.9344', exemptMiles: '' }], 'km')).toEqual([
      { miles: new Kilometers('160.9344'), exemptMiles: '' },
    ]);
    expect(['1609.344', '16.09344'].map((written) => parseDistance(new Kilometers(written)))).toEqual([
      { tenthMiles: 10_000, tenthKilometers: 16_093 },
      { tenthMiles: 100, tenthKilometers: 161 },
    ]);
  });

  it('are kept and shown to the tenth as they were written', () => {
    for (const [written, tenths] of [
      ['12.3', 123],
      ['100.5', 1_005],
      ['0.1', 1],
      ['9999999.9', 99_999_999],
      [' 12,345.6 ', 123_456],
      [12.34, 123],
    ] as const) {
      const { tenthMiles, tenthKilometers } = parseDistance(typedIn(written, 'km'))!;
      expect(tenthKilometers).toBe(tenths);
      expect(tenthsIn(tenthMiles, 'km', tenthKilometers)).toBe(tenths);
    }
    expect(distanceText(76, 'km', 123)).toBe('12.3');
    expect(distanceText(76, 'km')).toBe('12.2');
    expect(distanceText(76, 'mile', 123)).toBe('7.6');
    expect(distanceNumber(624, 'km', 1_005)).toBe(100.5);
    expect(formatDistance(76_704, 'km', 123_456)).toBe('12,345.6');
  });

  it('of a trip are added up as they were written, beside miles that were routed', () => {
    const rows = [
      { tenthMiles: 76, tenthKilometers: 123, manualTenthMiles: 76 },
      { tenthMiles: 624, tenthKilometers: 1_005, manualTenthMiles: null },
      { tenthMiles: 100, tenthKilometers: null, manualTenthMiles: null },
    ];
    expect(tripTenthsIn(rows, 'km')).toBe(123 + 1_005 + 161);
    expect(tripTenthsIn(rows, 'mile')).toBe(800);
    // Three states of 62.1 miles are 186.3, which are 299.8 kilometers: neither 300 nor three times 99.9.
    expect(tripTenthsIn([{ tenthMiles: 621 }, { tenthMiles: 621 }, { tenthMiles: 621 }], 'km')).toBe(2_998);
    expect(
      exemptTenthsIn(
        [
          { exemptTenthMiles: 76, exemptTenthKilometers: 123 },
          { exemptTenthMiles: 100, exemptTenthKilometers: null },
        ],
        'km',
      ),
    ).toBe(123 + 161);
  });

  it('are what messages speak of, in its unit, and a town called Miles stays a town', () => {
    expect(saidIn('mile', 'Write the miles, 0 for none.')).toBe('Write the miles, 0 for none.');
    expect(
      errorsIn('km', {
        '0.miles': ['Miles is a number of miles, such as 412650 or 412650.3.'],
        '0.exemptMiles': ['More exempt miles than miles.'],
        'stateLines.1.odometer': ['More than 10,000 miles since the reading before: check the digits.'],
        'stops.0.city': ['Miles City, MT was not found.'],
      }),
    ).toEqual({
      '0.miles': ['Kilometers is a number of kilometers, such as 412650 or 412650.3.'],
      '0.exemptMiles': ['More exempt kilometers than kilometers.'],
      'stateLines.1.odometer': ['More than 16,093 kilometers since the reading before: check the digits.'],
      'stops.0.city': ['Miles City, MT was not found.'],
    });
  });
});
