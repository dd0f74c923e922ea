import { describe, expect, it } from 'vitest';
import { gapNotice, roadsNotice } from '~/areas/imports/rules/gap-notice';

const ROADS = {
  onRoadTenthMiles: 4_021,
  offRoadTenthMiles: 82,
  bridgedTenthMiles: 0,
  ferryTenthMiles: 0,
  yardTenthMiles: 0,
  odometerDifferenceTenthMiles: null,
};

describe('how the miles of positions came about', () => {
  it.each([
    [{}, 'Measured by positions: 402.1 miles follow highways, 8.2 other roads.'],
    [
      { bridgedTenthMiles: 310, yardTenthMiles: 11, ferryTenthMiles: 32 },
      'Measured by positions: 402.1 miles follow highways, 8.2 other roads, 31.0 bridge gaps. 1.1 of these were driven in yards, where the truck stayed. 3.2 ferry miles are not counted.',
    ],
    [
      { odometerDifferenceTenthMiles: 0 },
      'Measured by positions: 402.1 miles follow highways, 8.2 other roads. The odometer agrees.',
    ],
    [
      { odometerDifferenceTenthMiles: 8 },
      'Measured by positions: 402.1 miles follow highways, 8.2 other roads. The odometer counted 0.8 miles more than the roads have; its miles count.',
    ],
    [
      { odometerDifferenceTenthMiles: -15 },
      'Measured by positions: 402.1 miles follow highways, 8.2 other roads. The odometer counted 1.5 miles fewer than the roads have; its miles count.',
    ],
  ])('%j', (more, text) => {
    expect(roadsNotice({ ...ROADS, ...more })).toBe(text);
  });

  it('is told in kilometers to a carrier that records in them', () => {
    expect(roadsNotice({ ...ROADS, ferryTenthMiles: 32, odometerDifferenceTenthMiles: 8 }, 'km')).toBe(
      'Measured by positions: 647.1 kilometers follow highways, 13.2 other roads. 5.1 ferry kilometers are not counted. The odometer counted 1.3 kilometers more than the roads have; its kilometers count.',
    );
  });
});

describe('a gap that the road bridges', () => {
  it('says so', () => {
    const gap = {
      from: '2026-11-03T14:22:00Z',
      to: '2026-11-03T15:00:00Z',
      fromPlace: 'Dallas, TX',
      toPlace: 'Denton, TX',
      tenthMiles: 393,
      byOdometer: false,
      byRoad: true,
      counted: true,
    };
    expect(gapNotice(gap, 'UTC')).toBe(
      'No positions from 11/03/2026 14:22 to 11/03/2026 15:00, between Dallas, TX and Denton, TX: 39.3 miles by the road that trucks take are counted for it. Correct the miles if the truck took another route.',
    );
  });
});
