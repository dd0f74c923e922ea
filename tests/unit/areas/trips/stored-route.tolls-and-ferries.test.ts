import { describe, expect, it } from 'vitest';
import { ferryNotices, noticeIn, ruleNotices, toStored } from '~/areas/trips/stored-route';
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
    expect(ruleNotices(LINE)).toEqual([]);
  });

  it('says which rule for trucks turned it, and which it cannot keep', () => {
    const rule = {
      name: 'Independence Pass',
      stretch: 'CO-82 from Aspen, CO to Granite, CO',
      rule: 'vehicles over 35 ft long',
      reason: 'narrow road',
      source: 'Colorado DOT',
      kept: false,
    };
    expect(ruleNotices({ rules: [rule, { ...rule, name: 'Low Tunnel', stretch: '', kept: true }] })).toEqual([
      'Independence Pass (CO-82 from Aspen, CO to Granite, CO) is closed to vehicles over 35 ft long: narrow road (Colorado DOT). The route goes around it.',
      'Low Tunnel is closed to vehicles over 35 ft long: narrow road (Colorado DOT). No other road leads there. Check before you drive.',
    ]);
  });
});

describe('noticeIn', () => {
  it.each([
    [
      'The ferry of US-10 (60.5 miles) is not counted: ferry miles are not driven.',
      'The ferry of US-10 (97.4 kilometers) is not counted: ferry kilometers are not driven.',
    ],
    [
      'Measured by positions: 1,402.1 miles follow highways. 3.2 ferry miles are not counted.',
      'Measured by positions: 2,256.5 kilometers follow highways. 5.1 ferry kilometers are not counted.',
    ],
    ['I-90 is closed to trucks.', 'I-90 is closed to trucks.'],
  ])('converts the miles of "%s" for a carrier of kilometers', (kept, said) => {
    expect(noticeIn('km', kept)).toBe(said);
    expect(noticeIn('mile', kept)).toBe(kept);
  });
});
