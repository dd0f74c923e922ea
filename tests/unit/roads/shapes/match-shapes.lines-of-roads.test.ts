import { describe, expect, it } from 'vitest';
import { EdgeLine } from '~/roads/format/edge-shapes';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { readNetworkFile, writeNetworkFile } from '~/roads/format/network-file';
import { crowMiles } from '~/roads/geometry';
import { keepShapes } from '~/roads/shapes/keep-shapes';
import { LineGraph } from '~/roads/shapes/line-graph';
import { matchShapes } from '~/roads/shapes/match-shapes';
import { readShapesFile, writeShapesFile } from '~/roads/shapes/shapes-file';
import { parseTigerLines, roadNumber, type TigerLine } from '~/roads/shapes/tiger-lines';
import { highwayKey } from '~/roads/text/place-key';
import { openRouter } from '~/roads/router';
import { BORDERS } from '../small-network';

const drawn = (number: string, ...points: [number, number][]): TigerLine => ({
  number,
  state: 'KS',
  lat: Int32Array.from(points, ([lat]) => Math.round(lat * 1e5)),
  lon: Int32Array.from(points, ([, lon]) => Math.round(lon * 1e5)),
});

/** US-2 goes from west to east by a bend to the north; KS-3 crosses it at longitude -97.5, I-1 lies beside it. */
const LINES = [
  drawn('US2', [39, -98], [39.1, -97.9], [39.1, -97.5]),
  // The rest is drawn as another line, torn off by a hair.
  drawn('US2', [39.1, -97.49999], [39.1, -97.2], [39, -97]),
  drawn('SR3', [39.3, -97.5], [38.9, -97.5]),
  drawn('I1', [38.99, -98], [38.99, -97]),
];
const milesOf = (...points: [number, number][]) =>
  points.slice(1).reduce((sum, [lat, lon], i) => sum + crowMiles(points[i]![0], points[i]![1], lat, lon), 0);
const west = milesOf([39, -98], [39.1, -97.9], [39.1, -97.5]);
const east = milesOf([39.1, -97.5], [39.1, -97.2], [39, -97]);

/** The texts know no coordinate of the crossing, and have Middle two miles off its road. */
const text = (middle = '~') =>
  `U US-2: West KS; ${(west / 2).toFixed(1)} Middle; ${(west / 2 + east).toFixed(1)} East
S KS-3: North KS; ${milesOf([39.3, -97.5], [38.9, -97.5]).toFixed(1)} South
X US-2 Middle KS ${(west / 2).toFixed(1)} East KS = KS-3 North KS ${milesOf([39.3, -97.5], [39.1, -97.5]).toFixed(1)} South KS
${middle}`.replace(/~$/, '');
const TOWNS: Record<string, { lat: number; lon: number }> = {
  'west|KS': { lat: 39.01, lon: -98 },
  'middle|KS': { lat: 39.125, lon: -97.76 },
  'east|KS': { lat: 39, lon: -97.01 },
  'north|KS': { lat: 39.3, lon: -97.5 },
  'south|KS': { lat: 38.9, lon: -97.51 },
};
const input = (source: string) => ({
  texts: [{ file: 'roads.txt', text: source }],
  gazetteer: { find: (key: string) => TOWNS[key] ?? null },
  borders: BORDERS,
});

function match(source = text()) {
  const { tables, assembly, errors } = compileNetwork(input(source));
  expect(errors).toEqual([]);
  const numbers = Array.from(tables.edgeHighway, (index) => highwayKey(tables.highways[index]!));
  const matched = matchShapes(new LineGraph(LINES), tables, assembly.plan, numbers);
  return { tables, matched, known: keepShapes(tables, assembly.plan, matched) };
}

describe('roads laid on lines', () => {
  it('stand where their roads meet, and follow them around their bends', () => {
    const { tables, matched } = match();
    const crossing = [...tables.nodePlace.keys()].find((n) => tables.nodePlace[n]! < 0)!;
    expect(matched.nodes[crossing]![0]).toBeCloseTo(39.1, 3);
    expect(matched.nodes[crossing]![1]).toBeCloseTo(-97.5, 3);
    for (let e = 0; e < tables.edgeFrom.length; e++)
      expect(Math.abs(matched.miles[e]! - tables.edgeTenths[e]! / 10)).toBeLessThan(0.35);
  });

  it('are by their miles between two meetings, not where a town has its center', () => {
    const { tables, matched } = match();
    const middle = [...tables.nodePlace.keys()].find(
      (n) => tables.placeNames[tables.nodePlace[n]!] === 'Middle',
    )!;
    const [lat, lon] = matched.nodes[middle]!;
    expect(lat).toBeCloseTo(39.1, 2);
    expect(milesOf([39, -98], [39.1, -97.9], [lat, lon])).toBeCloseTo(west / 2, 0);
  });

  it('keep what they were told through a file, and are drawn by it on a trip', () => {
    const { known } = match();
    const again = readShapesFile(writeShapesFile(known));
    expect([...again.nodes]).toEqual([...known.nodes].sort(([a], [b]) => a - b));
    expect(new Map(again.edges)).toEqual(new Map(known.edges));
    const { tables } = compileNetwork({ ...input(text()), shapes: again });
    const reread = readNetworkFile(writeNetworkFile(tables));
    expect(reread.shapes).toEqual(tables.shapes);
    const outcome = openRouter(writeNetworkFile(tables)).route({
      stops: [
        { lat: 39.001, lon: -97.999 },
        { lat: 39.001, lon: -97.001 },
      ],
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { shape } = outcome.trip;
    for (const [lat, lon] of [
      [39.1, -97.9],
      [39.1, -97.2],
    ])
      expect(Math.min(...shape.map((point) => crowMiles(point[0], point[1], lat!, lon!)))).toBeLessThan(0.1);
    // The way back is the same line.
    const back = openRouter(writeNetworkFile(tables)).route({
      stops: [
        { lat: 39.001, lon: -97.001 },
        { lat: 39.001, lon: -97.999 },
      ],
    });
    if (!back.ok) throw new Error(back.reason);
    expect([...back.trip.shape].reverse()).toEqual(shape);
    expect(back.trip.distanceTenthMiles).toBe(outcome.trip.distanceTenthMiles);
  });

  it('take a stop up where the road runs, not where the chord of it lies', () => {
    const { known } = match();
    const { tables } = compileNetwork({ ...input(text()), shapes: known });
    // Right at the bend, which lies miles off every chord.
    const outcome = openRouter(writeNetworkFile(tables)).route({
      stops: [
        { lat: 39.1, lon: -97.9 },
        { lat: 39.1, lon: -97.2 },
      ],
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    const miles = milesOf([39.1, -97.9], [39.1, -97.2]);
    expect(Math.abs(outcome.trip.distanceTenthMiles / 10 - miles)).toBeLessThan(0.5);
  });

  it('leave a changed road straight until lines are laid again', () => {
    const { known } = match();
    const changed = text()
      .replace('East\n', 'East (0.2)\n')
      .replace(/Middle; ([\d.]+)/, (_, miles) => `Middle; ${(Number(miles) + 1).toFixed(1)}`);
    const { tables } = compileNetwork({ ...input(changed), shapes: known });
    const straight = [...tables.edgeFrom.keys()].filter(
      (e) => tables.shapes!.start[e] === tables.shapes!.start[e + 1],
    );
    expect(straight.length).toBeGreaterThan(0);
    const line = new EdgeLine();
    for (const e of straight) expect(line.read(tables, e).count).toBe(2);
  });

  it('stay straight where the line is no way of their length', () => {
    const longer = text().replace(
      /North KS; ([\d.]+)/,
      (_, miles) => `North KS; ${(Number(miles) * 2).toFixed(1)}`,
    );
    const { tables, matched } = match(longer);
    const all = [...tables.edgeFrom.keys()].filter((e) => tables.highways[tables.edgeHighway[e]!] === 'KS-3');
    expect(all.some((e) => matched.edges[e] === null)).toBe(true);
  });
});

describe('lines as the Census Bureau has them', () => {
  it('carry the number of their road; what runs beside it has one of its own', () => {
    const shape = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
    const lines = parseTigerLines(
      [
        `NEI80\x01I- 80\x01x\x01${shape}`,
        `NEUS30\x01Old US Hwy 30\x01x\x01${shape}`,
        `TXSR12\x01State Loop 12\x01x\x01${shape}`,
      ].join('\n'),
    );
    expect(lines.map(({ number }) => number)).toEqual(['I80', 'US30OLD', 'LP12']);
    expect([...lines[0]!.lat]).toEqual([3_850_000, 4_070_000, 4_325_200]);
    expect([...lines[0]!.lon]).toEqual([-12_020_000, -12_095_000, -12_645_300]);
    expect(() => parseTigerLines(`NEI80\x01I- 80\x01x\x01_p~`)).toThrow('a line is cut short');
  });

  it.each([
    ['I80', 'I80'],
    ['I235IA', 'I235'],
    ['US31BUS', 'US31BUS'],
    ['NE2', 'SR2'],
    ['TXLP8', 'LP8'],
    ['FLA1A', 'SRA1A'],
    ['FLTPK', 'FLTPK'],
  ])('%s is %s there', (key, number) => {
    expect(roadNumber(key)).toBe(number);
  });

  it('a damaged file of shapes is refused', () => {
    const file = writeShapesFile({
      nodes: new Map([[7, [1, 2]]]),
      edges: new Map([[9, Uint8Array.of(2, 2)]]),
    });
    expect(readShapesFile(file).edges.get(9)).toEqual(Uint8Array.of(2, 2));
    expect(() => readShapesFile(file.map((byte, i) => (i === 14 ? byte ^ 1 : byte)))).toThrow(RangeError);
    expect(() => readShapesFile(file.subarray(0, 8))).toThrow(RangeError);
  });
});
