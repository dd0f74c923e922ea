import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MapTown } from '~/areas/places/map-towns.server';
import { mapPartOf, presentRouteMap, type RouteMapInput } from '~/areas/trips/map/route-map.server';
import { presentMapTile, TILE_SIZE, tileAddress } from '~/areas/trips/map/map-tile.server';
import { areTouching } from '~/areas/trips/map/place-names';
import { signOf } from '~/areas/trips/map/road-layer';
import { RouteMap } from '~/areas/trips/parts/route-map';
import { routePicture, tilePicture } from '~/areas/trips/parts/route-picture';
import { embeddedRouter } from '~/platform/routing-engine/embedded.server';

const town = (name: string, lat: number, lon: number, population: number): MapTown => ({
  name,
  lat,
  lon,
  population,
});
const TOWNS = [
  town('New York', 40.71, -74.01, 8_000_000),
  town('Chicago', 41.88, -87.63, 2_700_000),
  town('Kansas City', 39.1, -94.58, 500_000),
  town('Champaign', 40.12, -88.24, 88_000),
  town('Kankakee', 41.12, -87.86, 26_000),
  town('Stroud', 35.75, -96.66, 2_700),
];
const PLACES = {
  Chicago: [41.88, -87.63],
  Dallas: [32.78, -96.8],
  'Oklahoma City': [35.47, -97.52],
  Tulsa: [36.15, -95.99],
  Miami: [25.77, -80.19],
  'Key West': [24.56, -81.78],
  Joliet: [41.53, -88.08],
  Gary: [41.6, -87.34],
} as const;

/** The drawn map of a way between two places. */
function drawn(from: keyof typeof PLACES, to: keyof typeof PLACES, more: Partial<RouteMapInput> = {}) {
  const stops = ([from, to] as const).map((name) => ({ lat: PLACES[name][0], lon: PLACES[name][1], name }));
  const outcome = embeddedRouter().route({ stops });
  if (!outcome.ok) throw new Error(outcome.reason);
  const { trip } = outcome;
  return presentRouteMap({
    line: trip.shape.map(([lat, lon]) => [lon, lat] as const),
    stops: stops.map(({ lat, lon, name }) => ({ latitude: lat, longitude: lon, name })),
    jurisdictions: trip.jurisdictions.map(({ jurisdiction }) => jurisdiction),
    crossings: trip.crossings,
    totalTenthMiles: trip.distanceTenthMiles,
    ground: { towns: TOWNS, highways: trip.highways.map(({ highway }) => highway), mostBytes: 12_000 },
    ...more,
  });
}
const partOf = (query: string) => ({ part: mapPartOf(new URLSearchParams(query)) });

describe('the roads below a way', () => {
  it('have their shields, those that are driven before all others, and towns by size', () => {
    const { ground } = drawn('Chicago', 'Dallas');
    expect(ground!.roads.map(({ kind }) => kind)).toContain('freeway');
    expect(
      ground!.shields
        .slice(0, 2)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['I-40', 'I-57']);
    expect(ground!.towns.map(({ name, size }) => [name, size])).toContainEqual(['Kansas City', 1]);
    expect(ground!.towns.map(({ name }) => name)).not.toContain('Stroud');
  });

  it('fill the picture on a short trip, down to state roads and small towns', () => {
    const map = drawn('Oklahoma City', 'Tulsa');
    const span = Math.abs(map.stops[0]!.x - map.stops[1]!.x);
    expect(span).toBeGreaterThan(map.width / 2);
    expect(map.ground!.roads.map(({ kind }) => kind)).toEqual(['minor', 'main', 'freeway']);
    // The Turner Turnpike takes toll.
    expect(map.ground!.tolls).not.toBe('');
    expect(render(<RouteMap map={map} title="Route" />)).toContain('class="map-toll"');
  });

  it('reach the end of the Florida Keys', () => {
    const map = drawn('Miami', 'Key West');
    const keyWest = map.stops[1]!;
    expect(map.ground!.shields.map(({ text }) => text)).toContain('US-1');
    // The drawn road ends at the stop, and land is below it.
    expect(map.lands.map(({ code }) => code)).toContain('FL');
    expect(keyWest.x).toBeLessThan(map.stops[0]!.x);
  });

  it('stay within the bytes they are given: lesser roads are left out, not cut', () => {
    const most = (mostBytes: number) =>
      drawn('Chicago', 'Dallas', { ground: { towns: [], highways: [], mostBytes } }).ground!.roads;
    const bytes = (roads: ReturnType<typeof most>) => roads.reduce((sum, { path }) => sum + path.length, 0);
    expect(bytes(most(12_000))).toBeGreaterThan(5000);
    expect(bytes(most(6000))).toBeLessThanOrEqual(6000);
    expect(most(10)).toEqual([]);
  });

  it('write no shield on another, on a town or over the edge', () => {
    for (const query of ['', 'zoom=1', 'zoom=3', 'zoom=5']) {
      const { ground, width, height } = drawn('Joliet', 'Gary', partOf(query));
      const boxes = ground!.shields.map(({ x, y, text }) => {
        const half = text.length * 3 + 3.5;
        return { left: x - half, right: x + half, top: y - 7, bottom: y + 7 };
      });
      boxes.forEach((box, i) => {
        expect(boxes.some((other, k) => k !== i && areTouching(box, other))).toBe(false);
        expect(box.left > 0 && box.right < width && box.top > 0 && box.bottom < height).toBe(true);
        expect(
          ground!.towns.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
        ).toBe(false);
      });
    }
  });

  it('have signs by whose roads they are', () => {
    expect(['I-80', 'US-287', 'TX-114', 'ON-401', 'Ohio Turnpike'].map(signOf)).toEqual([
      'interstate',
      'us',
      'other',
      'other',
      'other',
    ]);
  });
});

describe('a part of a map', () => {
  it('is read from an address, and the whole way is shown for anything else', () => {
    const read = (query: string) => mapPartOf(new URLSearchParams(query));
    expect(read('zoom=3&at=41.5,-88.1')).toEqual({ zoom: 3, at: { latitude: 41.5, longitude: -88.1 } });
    expect(read('zoom=3')).toEqual({ zoom: 3, at: null });
    expect(read('zoom=3&at=91,0')).toEqual({ zoom: 3, at: null });
    for (const query of ['', 'zoom=0', 'zoom=-1', 'zoom=1.5', 'zoom=99', 'zoom=NaN', 'at=41,-88'])
      expect(read(query), query).toBeNull();
  });

  it('begins in the middle of the way, and each link leads to what it says', () => {
    const whole = drawn('Chicago', 'Dallas');
    expect(whole.moves).toMatchObject({ closer: 'zoom=1', farther: null, isWhole: true });
    const part = drawn('Chicago', 'Dallas', partOf('zoom=2'));
    // The way runs through it.
    expect(part.route).not.toBe('');
    expect(part.moves!.isWhole).toBe(false);
    const at = (address: string | null) => mapPartOf(new URLSearchParams(address ?? ''))!;
    expect(at(part.moves!.closer).zoom).toBe(3);
    expect(at(part.moves!.farther).zoom).toBe(1);
    const here = at(part.moves!.closer).at!;
    expect(at(part.moves!.north).at!.latitude).toBeGreaterThan(here.latitude);
    expect(at(part.moves!.south).at!.latitude).toBeLessThan(here.latitude);
    expect(at(part.moves!.west).at!.longitude).toBeLessThan(here.longitude);
    expect(at(part.moves!.east).at!.longitude).toBeGreaterThan(here.longitude);
  });

  it('comes to an end where the roads are no finer', () => {
    let part = drawn('Oklahoma City', 'Tulsa', partOf('zoom=1'));
    let links = 0;
    while (part.moves!.closer && links < 20) {
      part = drawn('Oklahoma City', 'Tulsa', partOf(part.moves!.closer));
      links++;
    }
    expect(links).toBeGreaterThan(2);
    expect(links).toBeLessThan(10);
  });

  it('shows a stop and a state line from near when their marks are followed', () => {
    const whole = drawn('Chicago', 'Dallas');
    const dallas = drawn('Chicago', 'Dallas', partOf(whole.stops[1]!.closeUp));
    expect(dallas.stops.map(({ name }) => name)).toEqual(['Dallas']);
    expect(Math.abs(dallas.stops[0]!.x - dallas.width / 2)).toBeLessThanOrEqual(2);
    const line = drawn('Chicago', 'Dallas', partOf(whole.crossings[0]!.closeUp));
    expect(line.crossings.map(({ text }) => text)).toEqual([whole.crossings[0]!.text]);
    expect(line.lands.length).toBeGreaterThan(1);
    const html = render(<RouteMap map={whole} title="Route" partsHref="/route" />);
    expect(html).toContain(`href="/route?${whole.stops[1]!.closeUp.replace('&', '&amp;')}#map"`);
    expect(html).toContain('Zoom in');
    // A picture leads nowhere.
    expect(render(<RouteMap map={whole} title="Route" />)).not.toContain('<a ');
  });
});

describe('a square of the map that moves', () => {
  it('has an address of the web map, and nothing else is one', () => {
    expect(tileAddress('4', '3', '6')).toEqual({ z: 4, x: 3, y: 6 });
    for (const [z, x, y] of [
      ['4', '16', '6'],
      ['4', '3', '-1'],
      ['15', '1', '1'],
      ['a', '1', '1'],
      ['4', '3', '6.5'],
      ['', '', ''],
    ] as const)
      expect(tileAddress(z, x, y), `${z}/${x}/${y}`).toBeNull();
  });

  /** The square of a place. */
  const squareOf = (z: number, lat: number, lon: number) => ({
    z,
    x: Math.floor(((lon + 180) / 360) * 2 ** z),
    y: Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z),
  });

  it('is never blank on land, from the continent to the street', () => {
    for (let z = 2; z <= 14; z++) {
      const tile = presentMapTile(squareOf(z, 41.525, -88.08), TOWNS);
      expect(
        tile.lands.map(({ code }) => code),
        String(z),
      ).toContain('IL');
      if (z > 4) expect(tile.ground.roads.length, String(z)).toBeGreaterThan(0);
    }
  });

  it('goes on in the square beside it: a road leaves one where it enters the next', () => {
    const edges = (square: { z: number; x: number; y: number }, at: number) => {
      const ys: number[] = [];
      for (const { path } of presentMapTile(square, []).ground.roads.filter(
        ({ kind }) => kind === 'freeway',
      )) {
        for (const part of path.split('M').slice(1)) {
          const numbers = part.match(/-?\d+/g)!.map(Number);
          let [x, y] = [numbers[0]!, numbers[1]!];
          for (let i = 2; i < numbers.length; i += 2) {
            const [nextX, nextY] = [x + numbers[i]!, y + numbers[i + 1]!];
            if (x < at !== nextX < at) ys.push(y + ((at - x) / (nextX - x)) * (nextY - y));
            [x, y] = [nextX, nextY];
          }
        }
      }
      return ys.sort((a, b) => a - b);
    };
    const here = squareOf(7, 40.5, -88.9);
    const left = edges(here, TILE_SIZE);
    const right = edges({ ...here, x: here.x + 1 }, 0);
    expect(left.length).toBeGreaterThan(0);
    expect(right).toHaveLength(left.length);
    left.forEach((y, i) => expect(Math.abs(y - right[i]!)).toBeLessThan(2.5));
  });

  it('is a small file with colors of its own, by day and by night', () => {
    const tile = presentMapTile(squareOf(8, 41.7, -87.9), TOWNS);
    const svg = tilePicture(tile, 'light');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="512"/);
    expect(svg).not.toMatch(/var\(|NaN|undefined/);
    expect(svg.length).toBeLessThan(30_000);
    expect(tilePicture(tile, 'dark')).not.toContain('#f9fbf8');
  });

  it('weighs so little that a phone, which shows four, loads at most 60 kB where roads are densest', () => {
    for (const [lat, lon] of [
      [40.75, -74],
      [41.85, -87.7],
      [40.4, -79.9],
    ] as const)
      for (let z = 2; z <= 14; z++) {
        const svg = tilePicture(presentMapTile(squareOf(z, lat, lon), TOWNS), 'light');
        expect(gzipSync(svg).length, `${z} at ${lat}, ${lon}`).toBeLessThan(15_000);
      }
  });

  it('cuts no code of a state at its edge', () => {
    for (let x = 14; x < 20; x++)
      for (let y = 21; y < 27; y++)
        for (const land of presentMapTile({ z: 6, x, y }, []).lands.filter(({ labeled }) => labeled)) {
          expect(Math.min(land.x, TILE_SIZE - land.x), land.code).toBeGreaterThan(12);
          expect(Math.min(land.y - 12, TILE_SIZE - land.y), land.code).toBeGreaterThan(0);
        }
  });

  it('is drawn in water where there is none of our land', () => {
    const tile = presentMapTile({ z: 4, x: 8, y: 5 }, TOWNS);
    expect(tile).toMatchObject({ lands: [], ground: { roads: [], towns: [], shields: [] } });
  });
});

describe('a way as a file', () => {
  it('has the roads, and no colors but its own', () => {
    const svg = routePicture(drawn('Oklahoma City', 'Tulsa'), 'Route', 'dark');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="route-map" width="640"/);
    expect(svg).toContain('>I-44<');
    expect(svg).not.toMatch(/var\(|NaN|undefined|#f9fbf8/);
    expect(svg.match(/<style>/g)).toHaveLength(1);
  });
});
