import { beforeAll, describe, expect, it } from 'vitest';
import { readCompilerInput } from '../../../../app/cli/roads-sources';
import { BarrierLines } from '~/roads/borders/barrier-lines';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { EdgeLine } from '~/roads/format/edge-shapes';
import { writeNetworkFile } from '~/roads/format/network-file';
import { COORDINATE_SCALE, type NetworkTables } from '~/roads/format/network-tables';
import { openRouter, type Router } from '~/roads/router';
import type { Barrier } from '~/roads/text/network-statements';
import { parseNetworkText } from '~/roads/text/parse-network-text';
import { compileSmall, smallRouter, TEXT } from '../small-network';

type Point = [lat: number, lon: number];

const lineOf = (...points: Point[]) =>
  new BarrierLines({
    lineStart: Int32Array.of(0, points.length),
    lat: Int32Array.from(points, ([lat]) => lat * COORDINATE_SCALE),
    lon: Int32Array.from(points, ([, lon]) => lon * COORDINATE_SCALE),
  });

describe('a line of water', () => {
  const river = lineOf([40, -97], [39, -97], [39, -96]);

  it.each([
    [[39.5, -97.1], [39.5, -96.9], true],
    [[39.5, -96.9], [39.5, -97.1], true],
    [[39.5, -97.1], [39.4, -97.3], false],
    // Through one of its points.
    [[39.1, -96.9], [38.9, -97.1], true],
    // Twice over: streets go round a bend, too.
    [[39.5, -97.1], [38.9, -96.5], false],
    // Past its end.
    [[40.1, -97.1], [40.1, -96.9], false],
  ] as [Point, Point, boolean][])('between %s and %s: %s', (a, b, parts) => {
    expect(river.parts([0], ...a, ...b)).toBe(parts);
    expect(river.parts([0], ...b, ...a)).toBe(parts);
  });

  it('is near what a way of sixty miles leads to, and nothing else', () => {
    for (const [lat, lon] of [
      [40.86, -97],
      [38.14, -96],
      [39, -98.1],
      [39.5, -95],
    ] as Point[])
      expect(river.near(lat, lon)).toEqual([0]);
    for (const [lat, lon] of [
      [42.1, -97],
      [36.9, -97],
      [39, -100.1],
      [39, -92.9],
    ] as Point[])
      expect(river.near(lat, lon)).toEqual([]);
  });
});

describe('the text of a line of water', () => {
  const faultOf = (line: string) => parseNetworkText('a.txt', line).errors.map(({ message }) => message);

  it('has a name, the highways over it and points', () => {
    const { statements, errors } = parseNetworkText(
      'a.txt',
      'BARRIER Long River (I-1; US-2): 40,-97 39.5,-97.25',
    );
    expect(errors).toEqual([]);
    expect(statements[0]).toMatchObject({
      water: 'Long River',
      crossedBy: ['I-1', 'US-2'],
      points: [
        { lat: 40, lon: -97 },
        { lat: 39.5, lon: -97.25 },
      ],
    });
  });

  it.each([
    ['BARRIER 40,-97 39,-97', /^water wants a name/],
    ['BARRIER River: 40,-97', /^a line has at least two points$/],
    ['BARRIER River: 40,-97 39', /^"39" is not a point/],
    ['BARRIER River: 40,-97 9,-97', /^9,-97 is not in North America$/],
  ])('%s is named as a fault', (line, message) => {
    expect(faultOf(line)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a trip at a line of water', () => {
  const withRiver = (line: string) => smallRouter(`${TEXT}${line}\n`);
  const tripOf = (router: Router, ...stops: Point[]) => {
    const outcome = router.route({ stops: stops.map(([lat, lon]) => ({ lat, lon })) });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.trip;
  };
  const west: Point = [39.03, -97.02];
  const east: Point = [39.03, -96.98];

  it('goes by the road that crosses it, not by streets', () => {
    expect(tripOf(withRiver('BARRIER Far River: 41,-97 40,-97'), west, east).highways).toEqual([]);
    const over = tripOf(withRiver('BARRIER River (I-1): 40,-97 38.5,-97'), west, east);
    expect(over.highways).toMatchObject([{ highway: 'I-1' }]);
    // Two miles down to the road on either side, 1.2 miles of streets for each as the crow flies.
    expect(over.distanceTenthMiles).toBeGreaterThan(49);
  });

  it('reaches only the roads on its own side, while there are any', () => {
    // The road lies south of a river; the only other one is 32 miles to the north.
    const north = tripOf(withRiver('BARRIER River: 39.2,-99 39.2,-95'), [39.5, -97], [40, -93]);
    expect(north.highways[0]).toMatchObject({ highway: 'US-2' });
    const free = tripOf(smallRouter(), [39.3, -97], [39, -95]);
    expect(free.highways[0]).toMatchObject({ highway: 'US-2' });
  });

  it('goes over where no road lies on its side', () => {
    const island = 'BARRIER Sound: 39.4,-98.2 39.2,-98.2 39.2,-97.8 39.4,-97.8 39.4,-98.2';
    expect(tripOf(withRiver(island), [39.3, -98], [39, -96]).highways).toMatchObject([{ highway: 'I-1' }]);
  });

  it('is in the file', () => {
    const { tables } = compileSmall(`${TEXT}BARRIER River: 40,-97 38.5,-97.25\n`);
    const { barriers } = openRouter(writeNetworkFile(tables)).graph.tables;
    expect([...barriers.lineStart]).toEqual([0, 2]);
    expect([...barriers.lat]).toEqual([400_000, 385_000]);
    expect([...barriers.lon]).toEqual([-970_000, -972_500]);
  });
});

describe('water of the real network', () => {
  let tables: NetworkTables;
  let router: Router;
  let waters: Barrier[];
  beforeAll(() => {
    const input = readCompilerInput();
    tables = compileNetwork(input).tables;
    router = openRouter(writeNetworkFile(tables));
    waters = [...input.texts]
      .sort((a, b) => (a.file < b.file ? -1 : 1))
      .flatMap(({ file, text }) => parseNetworkText(file, text).statements)
      .filter((statement) => statement.kind === 'barrier');
  });

  it('is crossed by the highways that its line names, and by no others', () => {
    const lines = new BarrierLines(tables.barriers);
    const crossing = waters.map(() => new Set<string>());
    const line = new EdgeLine();
    for (let e = 0; e < tables.edgeFrom.length; e++) {
      const node = tables.edgeFrom[e]!;
      const near = lines.near(
        tables.nodeLat[node]! / COORDINATE_SCALE,
        tables.nodeLon[node]! / COORDINATE_SCALE,
      );
      if (near.length === 0) continue;
      line.read(tables, e);
      for (const water of near) {
        let times = 0;
        for (let i = 1; i < line.count; i++)
          times += lines.meets(
            water,
            line.lat[i - 1]! / COORDINATE_SCALE,
            line.lon[i - 1]! / COORDINATE_SCALE,
            line.lat[i]! / COORDINATE_SCALE,
            line.lon[i]! / COORDINATE_SCALE,
          );
        if (times % 2 === 1) crossing[water]!.add(tables.highways[tables.edgeHighway[e]!] || 'joint');
      }
    }
    expect(waters.length).toBeGreaterThan(45);
    for (const [i, { water, crossedBy }] of waters.entries())
      expect([water, ...[...crossing[i]!].sort()]).toEqual([water, ...[...crossedBy].sort()]);
  });

  const trip = (from: Point, to: Point, jurisdiction?: string) => {
    const outcome = router.route({ stops: [from, to].map(([lat, lon]) => ({ lat, lon, jurisdiction })) });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.trip;
  };

  /** Stops on either bank, a few miles apart, and the highway that leads over. */
  it.each([
    ['Tacoma Narrows', [47.268, -122.52], [47.3, -122.58], 'WA-16'],
    ['Carquinez Strait', [38.053, -122.215], [38.09, -122.25], 'I-80'],
    ['Carquinez Strait at Benicia', [38.05, -122.155], [38.018, -122.135], 'I-680'],
    ['San Francisco Bay', [37.79, -122.39], [37.8, -122.28], 'I-80'],
    ['Golden Gate', [37.8, -122.44], [37.855, -122.48], 'US-101'],
    ['Puget Sound by land', [47.8, -122.49], [47.81, -122.38], 'I-5'],
    ['Columbia River', [46.11, -122.95], [46.09, -122.94], 'WA-433'],
    ['Delaware River', [39.95, -75.14], [39.945, -75.12], 'I-676'],
    ['Delaware River at Chester', [39.845, -75.36], [39.8, -75.35], 'US-322'],
    ['Hudson River', [40.74, -74.005], [40.745, -74.03], 'I-78'],
    ['Hudson River at Nyack', [41.09, -73.92], [41.08, -73.86], 'I-87'],
    ['East River', [40.755, -73.965], [40.745, -73.955], 'I-495'],
    ['Kill Van Kull', [40.64, -74.13], [40.66, -74.12], 'NJ-440'],
    ['Long Island Sound by land', [40.945, -73.07], [41.17, -73.19], 'I-95'],
    ['Chesapeake Bay', [38.98, -76.48], [38.98, -76.33], 'US-50'],
    ['Hampton Roads', [36.95, -76.28], [37.02, -76.33], 'I-64'],
    ['Tampa Bay', [27.7, -82.68], [27.52, -82.62], 'I-275'],
    ['Lake Pontchartrain', [30.02, -90.1], [30.36, -90.07], 'Lake Pontchartrain Causeway'],
    ['Cooper River', [32.79, -79.93], [32.79, -79.87], 'US-17'],
    ['Burrard Inlet', [49.29, -123.11], [49.31, -123.08], 'TC-1'],
  ] as [string, Point, Point, string][])('%s is crossed where the highway crosses it', (_, a, b, over) => {
    for (const { highways } of [trip(a, b), trip(b, a)])
      expect(highways.map(({ highway }) => highway)).toContain(over);
  });

  it.each([
    ['Sault Ste. Marie', [46.51, -84.33], [46.53, -84.2]],
    ['Sault Ste. Marie, past the town', [46.53, -84.4], [46.56, -84.13]],
    ['Windsor', [42.317, -83.04], [42.22, -83.1]],
    ['Sarnia', [42.98, -82.41], [42.88, -82.45]],
    ['Niagara Falls', [43.1, -79.06], [42.91, -78.92]],
    ['Cornwall', [45.02, -74.73], [44.9, -75.18]],
  ] as [string, Point, Point][])('a trip along the border at %s stays in Ontario', (_, a, b) => {
    const crow = Math.hypot((a[0] - b[0]) * 69, (a[1] - b[1]) * 49);
    for (const { jurisdictions, distanceTenthMiles } of [trip(a, b, 'ON'), trip(b, a, 'ON')]) {
      expect(jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['ON']);
      expect(distanceTenthMiles / 10).toBeLessThan(crow * 1.4 + 1);
    }
  });
});
