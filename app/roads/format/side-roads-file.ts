import { ColumnWriter } from './byte-columns';
import { packColumns, unpackColumns } from './packed-columns';
import { SHAPE_STEP } from './edge-shapes';
import { COORDINATE_SCALE } from './network-tables';

/** A road from a place where it meets others, or ends, to the next. */
export interface SideRoad {
  jurisdiction: string;
  /** Its points from end to end, [lat, lon] in degrees. */
  points: readonly (readonly [number, number])[];
}

/**
 * Numbered roads that the network does not have. Road r has the points start[r] .. start[r + 1], in 1/10,000 degree,
 * and its jurisdiction is `codes[code[r]]`. Ends of the same coordinates are one place.
 */
export interface SideRoads {
  codes: string[];
  code: Uint8Array;
  start: Int32Array;
  lat: Int32Array;
  lon: Int32Array;
}

/*
 * The file: columns with the magic "SLSD", see packed-columns.ts: the places where roads end, row by row of half a degree; each road by its two ends, as steps from the one
 * before and from its first end; the points between as steps from point to point, folded.
 */
const MAGIC = 0x44534c53;
/** Places of one row are adjacent: half a degree, in steps of a shape. */
const ROW = 1000;

type Place = readonly [lat: number, lon: number];

const stepsOf = (degrees: number): number => Math.round((degrees * COORDINATE_SCALE) / SHAPE_STEP);
const fold = (step: number): number => ((step << 1) ^ (step >> 31)) >>> 0;
const unfold = (value: number): number => (value >>> 1) ^ -(value & 1);

export function writeSideRoads(roads: readonly SideRoad[]): Uint8Array {
  const lines = roads.map(({ jurisdiction, points }) => ({
    jurisdiction,
    points: points.map(([lat, lon]): Place => [stepsOf(lat), stepsOf(lon)]),
  }));
  const nameOf = ([lat, lon]: Place) => `${lat} ${lon}`;
  const places = [
    ...new Map(
      lines.flatMap(({ points }) => [points[0]!, points.at(-1)!]).map((place) => [nameOf(place), place]),
    ).values(),
  ].sort((p, q) => Math.floor(p[0] / ROW) - Math.floor(q[0] / ROW) || p[1] - q[1] || p[0] - q[0]);
  const indexOf = new Map(places.map((place, i) => [nameOf(place), i]));
  const codes = [...new Set(roads.map(({ jurisdiction }) => jurisdiction))].sort();
  const edges = lines
    .map(({ jurisdiction, points }) => {
      const ends = [points[0]!, points.at(-1)!].map((place) => indexOf.get(nameOf(place))!);
      const isForward = ends[0]! <= ends[1]!;
      const [from, to] = isForward ? ends : ends.reverse();
      return { from: from!, to: to!, jurisdiction, points: isForward ? points : [...points].reverse() };
    })
    .sort((p, q) => p.from - q.from || p.to - q.to);
  const steps = edges.flatMap(({ points }) =>
    points.slice(1, -1).map(([lat, lon], i) => [lat - points[i]![0], lon - points[i]![1]] as const),
  );
  const w = new ColumnWriter();
  w.strings(codes);
  w.deltaColumn(places.map(([lat]) => lat));
  w.deltaColumn(places.map(([, lon]) => lon));
  w.unsignedColumn(edges.map(({ from }, i) => from - (i ? edges[i - 1]!.from : 0)));
  w.unsignedColumn(edges.map(({ from, to }) => to - from));
  w.raw(Uint8Array.from(edges, ({ jurisdiction }) => codes.indexOf(jurisdiction)));
  w.unsignedColumn(edges.map(({ points }) => Math.max(0, points.length - 2)));
  w.unsignedColumn(steps.map(([lat]) => fold(lat)));
  w.unsignedColumn(steps.map(([, lon]) => fold(lon)));
  return packColumns(MAGIC, w);
}

/** Throws a RangeError when the bytes are no such file. */
export function readSideRoads(file: Uint8Array): SideRoads {
  const damaged = () => new RangeError('the file of side roads is damaged');
  const r = unpackColumns(MAGIC, file);
  if (!r) throw damaged();
  const codes = r.strings();
  const placeLat = r.deltaColumn();
  const placeLon = r.deltaColumn();
  const from = r.unsignedColumn(placeLat.length + 1);
  const to = r.unsignedColumn(placeLat.length + 1);
  const code = r.smallColumn(Math.max(1, codes.length));
  const between = r.unsignedColumn(65_536);
  const [lats, lons] = [r.unsignedColumn(0x8000_0000), r.unsignedColumn(0x8000_0000)];
  const count = code.length;
  const points = between.reduce((sum, n) => sum + n, 0);
  const columns = [from.length, to.length, between.length];
  if (!r.finished || columns.some((length) => length !== count)) throw damaged();
  if (placeLon.length !== placeLat.length || lats.length !== points || lons.length !== points)
    throw damaged();
  const roads: SideRoads = {
    codes,
    code: code.slice(),
    start: new Int32Array(count + 1),
    lat: new Int32Array(points + 2 * count),
    lon: new Int32Array(points + 2 * count),
  };
  let [at, next, first] = [0, 0, 0];
  const put = (lat: number, lon: number) => {
    roads.lat[at] = lat * SHAPE_STEP;
    roads.lon[at++] = lon * SHAPE_STEP;
  };
  for (let e = 0; e < count; e++) {
    first += from[e]!;
    const last = first + to[e]!;
    if (last >= placeLat.length) throw damaged();
    let [lat, lon] = [placeLat[first]!, placeLon[first]!];
    put(lat, lon);
    for (let i = 0; i < between[e]!; i++, next++) {
      lat += unfold(lats[next]!);
      lon += unfold(lons[next]!);
      put(lat, lon);
    }
    put(placeLat[last]!, placeLon[last]!);
    roads.start[e + 1] = at;
  }
  return roads;
}
