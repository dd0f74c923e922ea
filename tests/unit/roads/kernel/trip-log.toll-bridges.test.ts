import { beforeAll, describe, expect, it } from 'vitest';
import { readCompilerInput } from '../../../../app/cli/roads-sources';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { writeNetworkFile } from '~/roads/format/network-file';
import { openRouter, type Router } from '~/roads/router';

type Point = [lat: number, lon: number];

/** A stop on either side of each bridge or tunnel, and its toll miles in tenths by state, in the order driven. */
const FACILITIES: [facility: string, from: Point, to: Point, tenths: Record<string, number>][] = [
  ['Golden Gate Bridge', [37.79, -122.42], [37.97, -122.53], { CA: 17 }],
  ['San Mateo Bridge', [37.558, -122.29], [37.64, -122.1], { CA: 70 }],
  ['Dumbarton Bridge', [37.555, -121.98], [37.49, -122.23], { CA: 16 }],
  ['Benicia Bridge', [37.97, -122.05], [38.06, -122.14], { CA: 12 }],
  ['Bay Bridge of Maryland', [38.98, -76.53], [38.97, -76.3], { MD: 43 }],
  ['Verrazzano-Narrows Bridge', [40.605, -74.15], [40.64, -74.01], { NY: 26 }],
  ['Goethals Bridge', [40.65, -74.23], [40.62, -74.17], { NJ: 7, NY: 7 }],
  ['Triborough Bridge', [40.76, -73.92], [41.05, -73.54], { NY: 23 }],
  ['Bronx-Whitestone Bridge', [40.7, -73.8], [41.05, -73.54], { NY: 7 }],
  ['Ben Franklin Bridge', [39.94, -75.07], [39.957, -75.165], { NJ: 8, PA: 10 }],
];

describe('toll bridges of the real network that are shorter than their pieces', () => {
  let router: Router;
  beforeAll(() => {
    router = openRouter(writeNetworkFile(compileNetwork(readCompilerInput()).tables));
  });

  const tollsOf = (from: Point, to: Point, avoidTolls = false) => {
    const [a, b] = [from, to].map(([lat, lon]) => ({ lat, lon }));
    const outcome = router.route({ stops: [a!, b!], avoidTolls });
    if (!outcome.ok) throw new Error(outcome.reason);
    const tolls = outcome.trip.tolls ?? [];
    return Object.fromEntries(tolls.map((toll) => [toll.jurisdiction, toll.distanceTenthMiles]));
  };

  it.each(FACILITIES)('%s', (_, from, to, tenths) => {
    expect(tollsOf(from, to)).toEqual(tenths);
    expect(tollsOf(to, from)).toEqual(tenths);
  });

  it('are avoided where another road leads', () => {
    expect(tollsOf([37.46, -122.43], [37.7, -121.93])).toEqual({ CA: 70 });
    expect(tollsOf([37.46, -122.43], [37.7, -121.93], true)).toEqual({});
  });
});
