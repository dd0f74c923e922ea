import { describe, expect, it } from 'vitest';
import { ferryNotices, toStored } from '~/areas/trips/stored-route';
import type { RouteLine } from '~/platform/routing-engine/port';

const LINE: RouteLine = {
  distanceTenthMiles: 1_000,
  durationMinutes: 100,
  legs: [],
  jurisdictions: [{ jurisdiction: 'IN', distanceTenthMiles: 1_000 }],
  crossings: [],
  highways: [{ highway: 'I-90', distanceTenthMiles: 1_000 }],
  polyline: [],
  tollTenthMiles: 452,
};

describe('a route that is kept', () => {
  it('keeps its toll miles by state and its ferries', () => {
    const stored = toStored({
      ...LINE,
      tolls: [
        { jurisdiction: 'IN', distanceTenthMiles: 300 },
        { jurisdiction: 'OH', distanceTenthMiles: 152 },
      ],
      ferries: [{ highway: 'US-9', distanceTenthMiles: 160 }],
    });
    expect(stored.tolls).toEqual([
      { code: 'IN', tenthMiles: 300 },
      { code: 'OH', tenthMiles: 152 },
    ]);
    expect(stored.ferries).toEqual([{ highway: 'US-9', tenthMiles: 160 }]);
  });

  it('names none where there are none', () => {
    expect(toStored(LINE)).not.toHaveProperty('tolls');
    expect(toStored(LINE)).not.toHaveProperty('ferries');
    expect(ferryNotices(LINE)).toEqual([]);
  });
});
