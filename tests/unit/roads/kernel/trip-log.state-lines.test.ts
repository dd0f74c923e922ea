import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '~/config/project-root.server';
import { openRouter, type Router } from '~/roads/router';

type Point = [lat: number, lon: number];

/** A stop on either side of a state line, and the measured miles in each state. */
const LINES: [road: string, from: Point, to: Point, miles: Record<string, number>][] = [
  ['I-71 over the Ohio at Cincinnati', [39.0131, -84.6307], [39.1645, -84.4316], { KY: 9, OH: 7.9 }],
  ['I-64 over the Big Sandy', [38.3657, -82.772], [38.394, -82.4524], { KY: 10, OH: 0, WV: 8.1 }],
  ['I-69 at Fulton', [36.5848, -88.8211], [36.4676, -89.039], { KY: 8, TN: 8.7 }],
  ['US-80 past Columbus', [32.4696, -85.1006], [32.5556, -84.8829], { AL: 7.6, GA: 8.4 }],
  ['US-33 at Willshire', [40.8033, -84.9371], [40.6868, -84.6464], { IN: 8.4, OH: 9.8 }],
  ['US-224 east of Decatur', [40.8292, -84.9377], [40.8562, -84.6271], { IN: 7.4, OH: 9.3 }],
  ['US-54 at Texhoma', [36.588, -101.6368], [36.4228, -101.9191], { OK: 10.5, TX: 9.1 }],
  ['TX-79 and OK-79 over the Red River', [34.1591, -98.0399], [34.0727, -98.1897], { OK: 3.6, TX: 7.2 }],
  ['MA-146 and RI-146', [42.1272, -71.7042], [41.9432, -71.4763], { MA: 10.5, RI: 7.9 }],
  ['KY-167 and TN-154', [36.7277, -84.8393], [36.492, -84.8536], { KY: 10.1, TN: 10.3 }],
  ['US-70 at Duncan', [32.742, -109.1309], [32.555, -108.9279], { AZ: 8.4, NM: 9.7 }],
  ['OK-23 and TX-23', [36.6162, -100.523], [36.4555, -100.5315], { OK: 8.4, TX: 3.1 }],
  ['IA-148 and MO-148', [40.6767, -94.7214], [40.4429, -94.8527], { IA: 8.4, MO: 9.7 }],
  ['VA-287 and MD-17 at Brunswick', [39.4109, -77.587], [39.1874, -77.68], { MD: 9.2, VA: 8.8 }],
  ['AB-3 and BC-3 at Crowsnest Pass', [49.6352, -114.4899], [49.6918, -114.82], { AB: 9.3, BC: 7.5 }],
];

/** Roads that were missing: the way would be longer by the share that is named. */
const SHORTCUTS: [road: string, from: Point, to: Point, miles: number, without: number][] = [
  ['KY-36', [38.7828, -84.6052], [38.9592, -85.8902], 96.2, 128.4],
  ['MD-156', [39.5359, -76.3483], [39.8898, -75.3252], 64.4, 72.1],
  ['MA-117', [42.43, -71.6], [42.47, -71.685], 5.7, 8],
];

describe('the real network at state lines', () => {
  let router: Router;
  beforeAll(() => {
    router = openRouter(readFileSync(inProject('build/roads.bin')));
  });
  const tripOf = (from: Point, to: Point) => {
    const outcome = router.route({ stops: [from, to].map(([lat, lon]) => ({ lat, lon })) });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.trip;
  };

  it.each(LINES)('%s: each state has its miles, to a mile and a half', (_, from, to, miles) => {
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      const { jurisdictions } = tripOf(start, end);
      for (const [code, measured] of Object.entries(miles)) {
        const found = jurisdictions.find(({ jurisdiction }) => jurisdiction === code);
        expect(Math.abs((found?.distanceTenthMiles ?? 0) / 10 - measured), code).toBeLessThan(1.5);
      }
    }
  });

  it.each(SHORTCUTS)('%s is driven where it is the shorter way', (road, from, to, miles, without) => {
    const trip = tripOf(from, to);
    expect(trip.highways.map(({ highway }) => highway)).toContain(road);
    expect(trip.distanceTenthMiles / 10).toBeLessThan((miles + without) / 2);
  });
});
