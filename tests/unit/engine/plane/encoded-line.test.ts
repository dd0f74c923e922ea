import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '~/engine/plane/encoded-line';

describe('an encoded line', () => {
  it('is written as the format describes', () => {
    // The example of the format's own description.
    const line: [number, number][] = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ];
    expect(encodeLine(line, 5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(line);
    expect(encodeLine([], 5)).toBe('');
    expect(decodeLine('', 6)).toEqual([]);
  });

  it('is read as it was written, to its last decimal', () => {
    const degree = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((each) => each / 1e6);
    fc.assert(
      fc.property(fc.array(fc.tuple(degree(90), degree(180)), { maxLength: 40 }), (line) => {
        expect(decodeLine(encodeLine(line, 6), 6)).toEqual(line);
        const yards = decodeLine(encodeLine(line, 5), 5);
        line.forEach(([lat, lon], index) => {
          expect(Math.abs(lat - yards[index]![0])).toBeLessThanOrEqual(5.1e-6);
          expect(Math.abs(lon - yards[index]![1])).toBeLessThanOrEqual(5.1e-6);
        });
      }),
    );
  });

  it('that is cut short is refused', () => {
    expect(() => decodeLine('_', 6)).toThrow(RangeError);
    expect(() => decodeLine('_p~iF', 5)).toThrow(RangeError);
  });
});
