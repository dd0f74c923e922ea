import { describe, expect, it } from 'vitest';
import {
  correctionsAsMiles,
  distanceNumber,
  distanceText,
  errorsIn,
  formatDistance,
  readingsAsMiles,
  saidIn,
  tenthsIn,
  typedAsMiles,
} from '~/areas/trips/rules/distance-text';
import { parseTenthMiles } from '~/areas/trips/rules/odometer';

describe('distances of a carrier that records in kilometers', () => {
  it('come back as the whole kilometers that were typed, up to the last an odometer shows', () => {
    for (let km = 0; km < 2_000_000; km += 997) {
      const stored = parseTenthMiles(typedAsMiles(String(km), 'km'));
      expect(distanceText(stored as number, 'km')).toBe(String(km));
    }
  });

  it('make 800 kilometers of 100,000 to 100,800', () => {
    const [start, end] = ['100000', '100800'].map(
      (text) => parseTenthMiles(typedAsMiles(text, 'km')) as number,
    );
    expect(formatDistance(end! - start!, 'km')).toBe('800.0');
    expect(distanceNumber(end! - start!, 'km')).toBe(800);
  });

  it('leave miles, nothing and what is no distance as they are', () => {
    expect(typedAsMiles('100000', 'mile')).toBe('100000');
    expect(typedAsMiles('', 'km')).toBe('');
    expect(typedAsMiles(null, 'km')).toBe(null);
    expect(typedAsMiles('abc', 'km')).toBe('abc');
    expect(typedAsMiles(100, 'km')).toBe('62.1');
    expect(tenthsIn(1234, 'mile')).toBe(1234);
    expect(distanceText(null, 'km')).toBe('');
  });

  it('are converted in every reading of a form, and in every row of a correction', () => {
    expect(
      readingsAsMiles(
        { odometerStart: '1609.344', odometerEnd: '', stateLines: [{ state: 'ON', odometer: '16.09344' }] },
        'km',
      ),
    ).toEqual({ odometerStart: '1000.0', odometerEnd: '', stateLines: [{ state: 'ON', odometer: '10.0' }] });
    expect(correctionsAsMiles([{ miles: '160.9344', exemptMiles: '' }], 'km')).toEqual([
      { miles: '100.0', exemptMiles: '' },
    ]);
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
