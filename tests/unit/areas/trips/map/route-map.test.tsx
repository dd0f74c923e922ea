import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { project, unproject } from '~/areas/trips/map/projection';
import { presentRouteMap } from '~/areas/trips/map/route-map.server';
import { centerOf } from '~/engine/plane/shapes';
import { RouteMap } from '~/areas/trips/parts/route-map';

const stop = (name: string, longitude: number, latitude: number) => ({ name, longitude, latitude });
const CHICAGO = stop('Chicago, IL', -87.63, 41.88);
const DALLAS = stop('Dallas, TX', -96.8, 32.78);
const SEATTLE = stop('Seattle, WA', -122.33, 47.6);
const MIAMI = stop('Miami, FL', -80.19, 25.76);
const lineOf = (...stops: (typeof CHICAGO)[]) => stops.map((s) => [s.longitude, s.latitude] as const);

describe('the drawing of a route', () => {
  const map = presentRouteMap({
    line: [
      [-87.63, 41.88],
      [-90.2, 38.63],
      [-94.51, 37.08],
      [-97.52, 35.47],
      [-96.8, 32.78],
    ],
    stops: [CHICAGO, DALLAS],
    jurisdictions: ['IL', 'MO', 'OK', 'TX'],
  });

  it('marks the jurisdictions with miles among their neighbors', () => {
    expect(
      map.lands
        .filter((land) => land.onRoute)
        .map((land) => land.code)
        .sort(),
    ).toEqual(['IL', 'MO', 'OK', 'TX']);
    expect(map.lands.map((land) => land.code)).toContain('AR');
    expect(map.lands.map((land) => land.code)).not.toContain('CA');
  });

  it('marks the state lines where the miles to them end, with the miles where there is room', () => {
    const drawn = presentRouteMap({
      line: [
        [-98, 39],
        [-94, 39],
      ],
      stops: [stop('West, KS', -98, 39), stop('East, MO', -94, 39)],
      jurisdictions: ['KS', 'MO'],
      crossings: [
        { from: 'KS', to: 'MO', highway: 'I-70', atTenthMiles: 1000 },
        { from: 'MO', to: 'KS', atTenthMiles: 1010 },
        { from: 'KS', to: 'MO', highway: null, atTenthMiles: 1030 },
      ],
      totalTenthMiles: 2000,
    });
    const [west, east] = drawn.stops;
    expect(drawn.crossings[0]!.x).toBeCloseTo((west!.x + east!.x) / 2, -1);
    expect(drawn.crossings.map(({ text }) => text)).toEqual([
      'KS to MO on I-70, mile 100',
      'MO to KS, mile 101',
      'KS to MO, mile 103',
    ]);
    expect(drawn.crossings.map(({ mile }) => mile)).toEqual(['100', null, null]);
    const html = render(<RouteMap map={drawn} title="Route" />);
    expect(html).toContain('<title>KS to MO on I-70, mile 100</title>');
    expect(presentRouteMap({ line: [], stops: [CHICAGO], jurisdictions: [] }).crossings).toEqual([]);
  });

  it('tells state lines in kilometers to who records in them', () => {
    const { crossings } = presentRouteMap({
      line: [
        [-98, 39],
        [-94, 39],
      ],
      stops: [],
      jurisdictions: ['KS', 'MO'],
      crossings: [{ from: 'KS', to: 'MO', highway: 'I-70', atTenthMiles: 1000 }],
      totalTenthMiles: 2000,
      unit: 'km',
    });
    expect(crossings).toMatchObject([{ text: 'KS to MO on I-70, kilometer 161', mile: '161' }]);
  });

  it('puts the stops inside the frame, north above south', () => {
    const [chicago, dallas] = map.stops;
    expect(chicago!.y).toBeLessThan(dallas!.y);
    expect(chicago!.x).toBeGreaterThan(dallas!.x);
    for (const { x, y } of map.stops) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
    }
  });

  it.each([
    ['across the continent', [SEATTLE, MIAMI]],
    ['across the street', [DALLAS, stop('Dallas, TX', -96.81, 32.78)]],
    ['along a long coast', [stop('Halifax, NS', -63.57, 44.65), stop('Vancouver, BC', -123.1, 49.25)]],
  ])('stays within about four kilobytes %s', (_, stops) => {
    const drawn = presentRouteMap({ line: lineOf(...stops), stops, jurisdictions: ['TX'] });
    expect(render(<RouteMap map={drawn} title="Route" />).length).toBeLessThan(4096);
    expect(drawn.lands.length).toBeGreaterThan(0);
  });

  it('thins a line of thousands of points', () => {
    const line = Array.from(
      { length: 5000 },
      (_, i) => [-100 + i / 500, 40 + Math.sin(i / 300) / 50] as const,
    );
    expect(presentRouteMap({ line, stops: [], jurisdictions: ['NE'] }).route.length).toBeLessThan(600);
  });

  it('draws the stops when nothing is calculated, and one stop too', () => {
    expect(presentRouteMap({ line: [], stops: [CHICAGO, DALLAS], jurisdictions: [] }).route).toMatch(/^M/);
    expect(presentRouteMap({ line: [], stops: [CHICAGO], jurisdictions: [] }).stops).toHaveLength(1);
    expect(() => presentRouteMap({ line: [], stops: [], jurisdictions: [] })).toThrow(RangeError);
  });

  it('shows a name as text', () => {
    const view = presentRouteMap({ line: [], stops: [stop('<script>', -90, 40)], jurisdictions: [] });
    expect(render(<RouteMap map={view} title={'"><script>'} />)).not.toContain('<script>');
  });
});

describe('the projection', () => {
  it('puts its origin at zero, east to the right and north up', () => {
    expect(project(-96, 44)[0]).toBeCloseTo(0, 6);
    expect(project(-96, 44)[1]).toBeCloseTo(0, 6);
    expect(project(-95, 44)[0]).toBeGreaterThan(0);
    expect(project(-96, 45)[1]).toBeLessThan(0);
  });

  it('finds its way back', () => {
    for (const [lon, lat] of [
      [-81.8, 24.55],
      [-124.7, 48.4],
      [-52.7, 47.6],
      [-150, 61.2],
    ] as const) {
      const [x, y] = project(lon, lat);
      const back = unproject(x, y);
      expect(back[0]).toBeCloseTo(lon, 9);
      expect(back[1]).toBeCloseTo(lat, 9);
    }
  });

  it('keeps areas: a degree square weighs the same on the map as on the globe', () => {
    for (const latitude of [28, 40, 55]) {
      const ring = [
        [-100, latitude],
        [-99, latitude],
        [-99, latitude + 1],
        [-100, latitude + 1],
      ].map(([lon, lat]) => project(lon!, lat!));
      const radians = Math.PI / 180;
      const onGlobe =
        6371 ** 2 * radians * (Math.sin((latitude + 1) * radians) - Math.sin(latitude * radians));
      expect(centerOf(ring).area / onGlobe).toBeCloseTo(1, 3);
    }
  });
});
