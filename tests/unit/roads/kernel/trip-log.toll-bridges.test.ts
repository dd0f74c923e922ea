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
  ['Walt Whitman Bridge', [39.912, -75.17], [39.885, -75.106], { PA: 11, NJ: 11 }],
  ['Delaware Memorial Bridge', [39.7, -75.58], [39.68, -75.36], { DE: 15, NJ: 8 }],
  ['Commodore Barry Bridge', [39.858, -75.365], [39.79, -75.32], { PA: 7, NJ: 16 }],
  ['Tacony-Palmyra Bridge', [39.983, -75.02], [40.035, -75.046], { NJ: 3, PA: 4 }],
  ['Outerbridge Crossing', [40.51, -74.35], [40.58, -74.19], { NJ: 11, NY: 8 }],
  ['Burlington-Bristol Bridge', [40.0712, -74.8649], [40.115, -74.86], { NJ: 8, PA: 12 }],
  ['Portland-Columbia Bridge', [40.8657, -75.2066], [40.812, -74.1243], { PA: 3, NJ: 3 }],
  ['Bayonne Bridge', [40.615, -74.155], [40.67, -74.11], { NY: 16 }],
  ['Lincoln Tunnel', [40.772, -74.036], [40.758, -73.99], { NJ: 8, NY: 7 }],
  ['Holland Tunnel', [40.727, -74.06], [40.721, -74.007], { NJ: 16, NY: 9 }],
  ['George Washington Bridge', [40.86, -74.0], [40.845, -73.92], { NJ: 9, NY: 5 }],
  ['Queens-Midtown Tunnel', [40.757, -73.99], [40.735, -73.92], { NY: 12 }],
  ['Throgs Neck Bridge', [40.83, -73.83], [40.76, -73.77], { NY: 18 }],
  ['Bear Mountain Bridge', [41.32, -74.05], [41.3, -73.93], { NY: 5 }],
  ['Newburgh-Beacon Bridge', [41.52, -74.03], [41.52, -73.93], { NY: 25 }],
  ['Mid-Hudson Bridge', [41.717, -73.97], [41.7, -73.9], { NY: 9 }],
  ['Kingston-Rhinecliff Bridge', [41.976, -73.975], [41.97, -73.89], { NY: 15 }],
  ['Rip Van Winkle Bridge', [42.23, -73.88], [42.246, -73.79], { NY: 10 }],
  ['Newport Pell Bridge', [41.52, -71.43], [41.5, -71.31], { RI: 21 }],
  ['South Grand Island Bridge', [42.985, -78.91], [43.02, -78.96], { NY: 7 }],
  ['Lewiston-Queenston Bridge', [43.155, -79.1], [43.13, -79.02], { ON: 1, NY: 2 }],
  ['Peace Bridge', [42.89, -78.88], [42.91, -78.93], { NY: 6, ON: 5 }],
  ['Thousand Islands Bridge', [44.43, -76.02], [43.97, -75.91], { ON: 7, NY: 9 }],
  ['Ogdensburg-Prescott Bridge', [44.69, -75.48], [44.75, -75.46], { NY: 9, ON: 6 }],
  ['Three Nations Crossing', [44.93, -74.88], [45.04, -74.74], { NY: 4, ON: 7 }],
  ['Ambassador Bridge', [42.33, -83.08], [42.27, -83.0], { MI: 7, ON: 7 }],
  ['Detroit-Windsor Tunnel', [42.335, -83.04], [42.31, -83.03], { MI: 5, ON: 5 }],
  ['Gordie Howe Bridge', [42.305, -83.11], [42.27, -83.07], { MI: 8, ON: 8 }],
  ['Blue Water Bridge', [42.975, -82.48], [42.98, -82.35], { MI: 6, ON: 6 }],
  ['Sault Ste. Marie Bridge', [46.47, -84.37], [46.53, -84.33], { MI: 14, ON: 14 }],
  ['International Falls Bridge', [48.61, -93.5], [48.5, -93.45], { ON: 2, MN: 3 }],
  ['Chesapeake Bay Bridge-Tunnel', [36.88, -76.15], [37.27, -76.01], { VA: 200 }],
  ['Sunshine Skyway', [27.56, -82.57], [27.75, -82.66], { FL: 80 }],
  ['Carquinez Bridge', [38.02, -122.26], [38.1, -122.24], { CA: 8 }],
  ['Antioch Bridge', [37.99, -121.77], [38.15, -121.69], { CA: 18 }],
  ['Tacoma Narrows Bridge', [47.23, -122.47], [47.33, -122.59], { WA: 11 }],
  ['Mackinac Bridge', [45.77, -84.73], [45.87, -84.73], { MI: 50 }],
];

describe('toll bridges and tunnels of the real network', () => {
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

  it.each<[facility: string, from: Point, to: Point, tenths: Record<string, number>]>([
    ['San Mateo Bridge', [37.46, -122.43], [37.7, -121.93], { CA: 70 }],
    ['Antioch Bridge', [38, -121.8], [38.13, -121.27], { CA: 18 }],
    ['Grand Island Bridges', [42.9, -78.83], [43.09, -79.02], { NY: 14 }],
    ['Newport Pell Bridge', [41.49, -71.52], [41.7, -71.15], { RI: 21 }],
    ['Sunshine Skyway', [27.5, -82.57], [27.96, -82.78], { FL: 80 }],
    ['Chesapeake Bay Bridge-Tunnel', [36.85, -76], [39.74, -75.55], { VA: 200, DE: 143 }],
  ])('%s is avoided, for another road leads', (_, from, to, tenths) => {
    expect(tollsOf(from, to)).toEqual(tenths);
    expect(tollsOf(from, to, true)).toEqual({});
  });

  it('are entered and left at their ends only, where tolls are avoided too', () => {
    expect(tollsOf([39.912, -75.17], [39.885, -75.106], true)).toEqual({ PA: 11, NJ: 11 });
    expect(tollsOf([46.47, -84.37], [46.53, -84.33], true)).toEqual({ MI: 14, ON: 14 });
  });
});
