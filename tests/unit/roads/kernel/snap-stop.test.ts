import { describe, expect, it } from 'vitest';
import { countryOf, emptyStop, snapStop, stopsApartMiles, type SnappedStop } from '~/roads/kernel/snap-stop';
import { CODES, drawGraph, roadsOf, type DrawnLand, type DrawnRoad, type Drawing } from '../drawn-network';

const PER_DEGREE = 69.0934;
/** Miles of a degree of longitude at latitude 39 and 60. */
const AT_39 = PER_DEGREE * Math.cos((39 * Math.PI) / 180);
const AT_60 = PER_DEGREE / 2;
/** Local streets are a fifth longer than the crow's way. */
const STREETS = 1.2;

const snap = (drawing: Drawing, lat: number, lon: number, code?: string) =>
  snapStop(drawGraph(drawing), lat, lon, code);
const edgesOf = (stop: SnappedStop) => [...stop.edge.subarray(0, stop.count)];

/** Roads from south to north, one at each longitude, in Kansas; 69 miles long at latitude 39. */
function meridians(...lons: number[]): Drawing {
  const points: Drawing['points'] = {};
  const roads = lons.map((lon, i): DrawnRoad => {
    points[`s${i}`] = [38.5, lon];
    points[`n${i}`] = [39.5, lon];
    return { from: `s${i}`, to: `n${i}`, miles: 70, on: `US-${i + 1}` };
  });
  return { points, roads };
}

describe('the roads around a stop', () => {
  it('are entered at their nearest point, by streets', () => {
    const stop = snap(meridians(-97.1), 38.75, -97);
    expect([stop.count, stop.edge[0]]).toEqual([1, 0]);
    expect(stop.fraction[0]).toBeCloseTo(0.25, 9);
    const aside = 0.1 * PER_DEGREE * Math.cos((38.75 * Math.PI) / 180);
    expect(stop.accessMiles[0]).toBeCloseTo(aside * STREETS, 4);
    expect(stop.fromMiles[0]).toBeCloseTo(Math.hypot(aside, 0.25 * PER_DEGREE) * STREETS, 4);
    // The other end lies farther than anybody drives on streets with a road so near.
    expect(stop.toMiles[0]).toBe(Infinity);
    expect([stop.lat, stop.lon, stop.inWater, CODES[stop.jurisdiction]]).toEqual([38.75, -97, false, 'KS']);
  });

  it('are entered at an end by who is beyond it', () => {
    const south = snap(meridians(-97.1), 38.4, -97.1);
    expect([south.fraction[0], south.accessMiles[0]]).toEqual([0, south.fromMiles[0]]);
    expect(south.accessMiles[0]).toBeCloseTo(0.1 * PER_DEGREE * STREETS, 3);
    const north = snap(meridians(-97.1), 39.6, -97.1);
    expect([north.fraction[0], north.accessMiles[0]]).toEqual([1, north.toMiles[0]]);
  });

  it('are entered at their one point where both ends are there', () => {
    const loop = snap({ points: { A: [39, -97] }, roads: roadsOf('A A 8 US-1') }, 39.1, -97);
    expect([loop.count, loop.fraction[0]]).toEqual([1, 0]);
    expect(loop.accessMiles[0]).toBeCloseTo(0.1 * PER_DEGREE * STREETS, 3);
  });

  it('are sixteen at most, the nearest ones, in the order of their distance', () => {
    // By threes, so that near and far come mixed: 16 to 41 miles to the east.
    const order = Array.from({ length: 24 }, (_, i) => (i * 7) % 24);
    const stop = snap(meridians(...order.map((place) => -97 + 0.3 + place * 0.02)), 39, -97);
    expect(edgesOf(stop)).toEqual(Array.from({ length: 16 }, (_, place) => order.indexOf(place)));
    for (let i = 0; i < 16; i++) {
      const aside = (0.3 + i * 0.02) * AT_39;
      expect(stop.accessMiles[i]).toBeCloseTo(aside * STREETS, 4);
      expect(stop.fraction[i]).toBeCloseTo(0.5, 9);
      expect(stop.fromMiles[i]).toBeCloseTo(Math.hypot(aside, 0.5 * PER_DEGREE) * STREETS, 4);
      expect(stop.toMiles[i]).toBeCloseTo(stop.fromMiles[i]!, 9);
    }
  });

  it('are in the order of their numbers where they are as near', () => {
    expect(edgesOf(snap(meridians(-96.5, -97.5), 39, -97))).toEqual([0, 1]);
    expect(edgesOf(snap(meridians(-97.5, -96.5), 39, -97))).toEqual([0, 1]);
    expect(edgesOf(snap(meridians(-97.2, -97.2, -97.2), 39, -97))).toEqual([0, 1, 2]);
  });

  it('stand once though they pass many cells of the index', () => {
    const along: Drawing = {
      points: { A: [39, -99], B: [39, -95.5], C: [39.3, -97.1], D: [39.3, -96.9] },
      roads: roadsOf('A B 190 I-1; C D 11 US-2'),
    };
    expect(edgesOf(snap(along, 39.1, -97))).toEqual([0, 1]);
  });

  it.each([
    ['east', 39, 59 / AT_39, true],
    ['east', 39, 61 / AT_39, false],
    ['west', 39, -59 / AT_39, true],
    ['west', 39, -61 / AT_39, false],
    // The cells of the index are narrow in the north.
    ['east in the north', 60, 59 / AT_60, true],
    ['east in the north', 60, 61 / AT_60, false],
    ['west in the north', 60, -59 / AT_60, true],
  ])('lie within sixty miles: to the %s', (_, lat, east, isNear) => {
    const drawing: Drawing = {
      points: { A: [lat - 0.01, -97 + east], B: [lat + 0.01, -97 + east] },
      roads: roadsOf('A B 2 US-1'),
      land: [{ code: 'KS', west: -110, east: -80, south: 30, north: 65 }],
    };
    expect(snap(drawing, lat, -97).count).toBe(isNear ? 1 : 0);
  });

  it.each([
    ['north', 59, true],
    ['north', 61, false],
    ['south', -59, true],
    ['south', -61, false],
  ])('lie within sixty miles: to the %s (%i)', (_, north, isNear) => {
    const lat = 39 + north / PER_DEGREE;
    const drawing: Drawing = { points: { A: [lat, -97.01], B: [lat, -96.99] }, roads: roadsOf('A B 2 US-1') };
    expect(snap(drawing, 39, -97).count).toBe(isNear ? 1 : 0);
  });

  it('are found from the edges of the map', () => {
    const corner: Drawing = {
      points: { A: [14.2, -179.8], B: [14.3, -179.7], C: [75.9, -45.2], D: [75.8, -45.3] },
      roads: roadsOf('A B 10 US-1; C D 10 US-2'),
      land: [
        { code: 'KS', west: -179.99, east: -179, south: 14, north: 15 },
        { code: 'KS', west: -46, east: -45, south: 75, north: 76 },
      ],
    };
    expect(edgesOf(snap(corner, 14.05, -179.95))).toEqual([0]);
    expect(edgesOf(snap(corner, 75.95, -45.05))).toEqual([1]);
  });

  it('are no choice where they are much farther than the nearest: two and a half times and twelve miles', () => {
    // The nearest 10 miles of streets away: up to 37.
    const nearest = 10 / STREETS / AT_39;
    expect(edgesOf(snap(meridians(-97 - nearest, -97 + 36 / STREETS / AT_39), 39, -97))).toEqual([0, 1]);
    expect(edgesOf(snap(meridians(-97 - nearest, -97 + 38 / STREETS / AT_39), 39, -97))).toEqual([0]);
    // Nor are ends of a road so far away.
    const ends = snap(meridians(-97 - nearest), 38.9, -97);
    expect([ends.fromMiles[0]! < 37, ends.toMiles[0]]).toEqual([true, Infinity]);
    const northern = snap(meridians(-97 - nearest), 39.1, -97);
    expect([northern.fromMiles[0], northern.toMiles[0]! < 37]).toEqual([Infinity, true]);
  });

  it('are written into a stop that is used again', () => {
    const graph = drawGraph(meridians(-97.1, -97.2));
    const stop = emptyStop();
    expect([stop.count, stop.jurisdiction, stop.inWater]).toEqual([0, -1, false]);
    expect(snapStop(graph, 39, -97, undefined, stop)).toBe(stop);
    snapStop(graph, 39, -98.9, undefined, stop);
    expect([stop.count, stop.lon]).toEqual([0, -98.9]);
    snapStop(graph, 39, -97.3, undefined, stop);
    expect(edgesOf(stop)).toEqual([1, 0]);
  });
});

describe('the jurisdiction of a stop', () => {
  const code = (lat: number, lon: number, given?: string) =>
    CODES[snap(meridians(-97.1), lat, lon, given).jurisdiction] ?? null;

  it('is what the caller says, else where it lies, else the nearest', () => {
    expect(code(39, -97)).toBe('KS');
    expect(code(39, -94.9)).toBe('MO');
    expect(code(39, -94.9, 'KS')).toBe('KS');
    expect(code(39, -94.9, 'ZZ')).toBe('MO');
    expect(code(35.9, -93)).toBe('MO');
    expect(code(30, -93)).toBe(null);
  });

  it('lies in a country', () => {
    expect(['KS', 'TX', 'AB', 'QC', 'NL', 'YT', 'MX', '', undefined].map(countryOf)).toEqual([
      'US',
      'US',
      'CA',
      'CA',
      'CA',
      'CA',
      'MX',
      null,
      null,
    ]);
  });
});

/** One country, cut by water between two longitudes. */
const cut = (code: string, west: number, east: number): DrawnLand[] => [
  { code, west: -100, east: west, south: 36, north: 42 },
  { code, west: east, east: -90, south: 36, north: 42 },
];
/** Edge 0 over the water to the east (from 39, -96.9), edge 1 to the west, ten miles from longitude -97.02. */
const BOTH_SIDES = meridians(-96.9, -97.21);
const EAST_ONLY = meridians(-96.9);

describe('roads over the water', () => {
  const near = (drawing: Drawing, land: DrawnLand[], lon = -97.02) =>
    edgesOf(snap({ ...drawing, land }, 39, lon));
  /** Gaps of 0.6, 1.2, 2.2 and 3.2 miles. */
  const [RIVER, HARBOUR, BAY, STRAIT] = [0.011, 0.022, 0.041, 0.06].map(
    (width) => [-97, -97 + width] as const,
  );

  it('are near over a river, not over a harbour', () => {
    expect(near(BOTH_SIDES, cut('KS', ...RIVER!))).toEqual([0, 1]);
    expect(near(BOTH_SIDES, cut('KS', ...HARBOUR!))).toEqual([1]);
    expect(near(BOTH_SIDES, cut('KS', ...STRAIT!))).toEqual([1]);
  });

  it('are taken over a harbour or a bay where there are no others, over no strait', () => {
    expect(near(EAST_ONLY, cut('KS', ...HARBOUR!))).toEqual([0]);
    expect(near(EAST_ONLY, cut('KS', ...BAY!))).toEqual([0]);
    expect(near(EAST_ONLY, cut('KS', ...STRAIT!))).toEqual([]);
  });

  it.each(['AB', 'MX'])('of %s, whose outlines are coarse, are near over a harbour too', (state) => {
    const foreign = (drawing: Drawing) => ({
      ...drawing,
      roads: drawing.roads.map((road) => ({ ...road, state })),
    });
    expect(near(foreign(BOTH_SIDES), cut(state, ...HARBOUR!))).toEqual([0, 1]);
    expect(near(foreign(BOTH_SIDES), cut(state, ...BAY!))).toEqual([1]);
    expect(near(foreign(EAST_ONLY), cut(state, ...BAY!))).toEqual([0]);
  });

  it('are near within a mile and a half, whatever the outlines say', () => {
    const across = meridians(-97.02 + 1.4 / AT_39, -97.21);
    const farther = meridians(-97.02 + 1.6 / AT_39, -97.21);
    const water = cut('KS', -97.0195, -96.9);
    expect(near(across, water)).toEqual([0, 1]);
    expect(near(farther, water)).toEqual([1]);
  });
});

describe('a road whose nearest point lies on a bridge', () => {
  // The shore is longitude -97; the bridge goes from A ashore to B beyond the water, 36 miles.
  const land = cut('KS', -97, -96.6);
  const points: Drawing['points'] = { A: [39, -97.05], B: [39.3, -96.5] };
  const toA = Math.hypot(0.1 * PER_DEGREE, 0.03 * PER_DEGREE * Math.cos((39.1 * Math.PI) / 180)) * STREETS;

  it('is entered at its end ashore; the other end is reached along it', () => {
    const stop = snap({ points, roads: roadsOf('A B 37 US-1'), land }, 39.1, -97.02);
    expect([stop.count, stop.fraction[0], stop.toMiles[0]]).toEqual([1, 0, Infinity]);
    expect(stop.accessMiles[0]).toBeCloseTo(toA, 3);
    expect(stop.fromMiles[0]).toBe(stop.accessMiles[0]);
    const other = snap({ points, roads: roadsOf('B A 37 US-1'), land }, 39.1, -97.02);
    expect([other.count, other.fraction[0], other.fromMiles[0]]).toEqual([1, 1, Infinity]);
    expect(other.accessMiles[0]).toBeCloseTo(toA, 3);
    expect(other.toMiles[0]).toBe(other.accessMiles[0]);
  });

  it('is entered at its farther end where that alone lies ashore', () => {
    // B, on a pier, is the nearer end: A lies 30 miles away over land.
    const pier: Drawing = {
      points: { A: [38.6, -97.05], B: [39, -96.9] },
      roads: roadsOf('A B 30 US-1'),
      land,
    };
    const stop = snap(pier, 39, -97.02);
    expect([stop.count, stop.fraction[0], stop.toMiles[0]]).toEqual([1, 0, Infinity]);
    expect(stop.accessMiles[0]).toBeCloseTo(Math.hypot(0.4 * PER_DEGREE, 0.03 * AT_39) * STREETS, 3);
    const reversed = snap({ ...pier, roads: roadsOf('B A 30 US-1') }, 39, -97.02);
    expect([reversed.count, reversed.fraction[0], reversed.fromMiles[0]]).toEqual([1, 1, Infinity]);
  });

  it('is not entered at an end beyond the water or more than sixty miles away', () => {
    const far: Drawing = {
      points: { A: [38.1, -97.05], B: [39, -96.9] },
      roads: roadsOf('A B 70 US-1'),
      land,
    };
    expect(snap(far, 39, -97.02).count).toBe(0);
    const beyond: Drawing = {
      points: { A: [39.2, -96.8], B: [38.8, -96.8] },
      roads: roadsOf('A B 29 US-1'),
      land,
    };
    expect(snap(beyond, 39, -97.02).count).toBe(0);
  });

  it('is among the others with its own miles', () => {
    const drawing: Drawing = {
      points: { ...points, C: [39.1, -97.3], D: [39.2, -97.3] },
      roads: roadsOf('A B 37 US-1; C D 7 US-2'),
      land,
    };
    const stop = snap(drawing, 39.1, -97.02);
    expect(edgesOf(stop)).toEqual([0, 1]);
    expect(stop.fraction[0]).toBe(0);
    expect(stop.accessMiles[1]).toBeCloseTo(
      0.28 * PER_DEGREE * Math.cos((39.1 * Math.PI) / 180) * STREETS,
      3,
    );
    expect(stop.fraction[1]).toBeCloseTo(0, 9);
  });
});

describe('roads over the national border', () => {
  const land: DrawnLand[] = [
    { code: 'KS', west: -100, east: -97, south: 36, north: 42 },
    { code: 'AB', west: -97, east: -90, south: 36, north: 42 },
  ];
  const drawing = meridians(-96.99, -97.3);
  drawing.roads[0]!.state = 'AB';
  const near = (lon: number) => edgesOf(snap({ ...drawing, land }, 39, lon));

  it('are not near, but for those at the stop itself', () => {
    expect(near(-97.01)).toEqual([1]);
    // A stop in Alberta has its own.
    expect(near(-96.95)).toEqual([0]);
    // A tenth of a mile from the road, and three tenths.
    expect(edgesOf(snap({ ...drawing, land }, 39, -96.99 - 0.1 / AT_39, 'KS'))).toContain(0);
    expect(edgesOf(snap({ ...drawing, land }, 39, -96.99 - 0.3 / AT_39, 'KS'))).toEqual([1]);
  });

  it('are no obstacle where no outline is near', () => {
    expect(
      edgesOf(
        snap({ ...drawing, land: [{ code: 'KS', west: -80, east: -79, south: 50, north: 51 }] }, 39, -97),
      ),
    ).toEqual([0]);
  });
});

describe('a stop in the water', () => {
  const land: DrawnLand[] = [{ code: 'KS', west: -100, east: -97, south: 36, north: 42 }];
  const at = (offShoreMiles: number, drawing = meridians(-97.05)) =>
    snap({ ...drawing, land }, 39, -97 + offShoreMiles / AT_39);

  it('is meant ashore up to sixteen miles off the shore', () => {
    const stop = at(13);
    expect([stop.inWater, stop.count, CODES[stop.jurisdiction]]).toEqual([false, 1, 'KS']);
    expect([at(15.8).inWater, at(16.2).inWater]).toEqual([false, true]);
  });

  it('has no road farther out, though one is within sixty miles', () => {
    const stop = at(30);
    expect([stop.inWater, stop.count]).toEqual([true, 0]);
  });

  it('is none within sixteen miles of a road: there is a causeway', () => {
    const causeway = meridians(-97 + 40 / AT_39);
    expect(at(30, causeway).inWater).toBe(false);
    expect(at(23, causeway).inWater).toBe(true);
  });

  it('is none on land, however far from roads, nor far from every shore', () => {
    expect(snap({ ...meridians(-97.05), land }, 41.9, -99.9)).toMatchObject({ inWater: false, count: 0 });
    expect(at(70)).toMatchObject({ inWater: false, count: 0, jurisdiction: -1 });
  });
});

describe('two stops', () => {
  it('lie as far apart as the crow flies', () => {
    const graph = drawGraph(meridians(-97.1));
    expect(stopsApartMiles(snapStop(graph, 38, -97), snapStop(graph, 39, -97))).toBeCloseTo(PER_DEGREE, 3);
  });
});
