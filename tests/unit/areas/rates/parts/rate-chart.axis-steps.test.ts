import { describe, expect, it } from 'vitest';
import { axisSteps } from '~/areas/rates/parts/rate-chart';

describe('the axis of the rate chart', () => {
  it.each([
    [9790, [0, 2500, 5000, 7500, 10_000]],
    [1900, [0, 500, 1000, 1500, 2000]],
    [72, [0, 20, 40, 60, 80]],
  ])('reaches %i in few round steps', (highest, steps) => {
    expect(axisSteps(highest)).toEqual(steps);
  });

  it('begins at zero and reaches every rate there may be, in at most six steps', () => {
    for (let highest = 40; highest < 30_000; highest += 37) {
      const steps = axisSteps(highest);
      expect(steps[0]).toBe(0);
      expect(steps.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(new Set(steps).size).toBe(steps.length);
    }
  });
});
