import { cosOfLatitude, MILES_PER_DEGREE } from '../geometry';
import type { TigerLine } from './tiger-lines';

/** Side of a cell of the graph's index of pieces, in degrees. */
const CELL = 0.04;
/** A loose end this near to another road is joined to it: simplifying tore them apart. */
const LOOSE_END_MILES = 0.25;
/** Loose ends of one road this near to each other are joined. */
const GAP_MILES = 4;

/**
 * Lines as a graph: a vertex wherever two lines meet or cross, pieces between them. Crossing without a junction joins
 * too: who follows a road's number does not turn off there.
 */
export class LineGraph {
  readonly lat: number[] = [];
  readonly lon: number[] = [];
  /** Pieces: their two vertices, the number of their road (index into `numbers`, -1 for joins) and miles. */
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly number: number[] = [];
  readonly miles: number[] = [];
  readonly numbers: string[] = [];
  linkStart = new Int32Array(0);
  linkPiece = new Int32Array(0);
  private readonly numberIndex = new Map<string, number>();
  private readonly vertexAt = new Map<number, number>();
  private cells = new Map<number, number[]>();

  constructor(lines: readonly TigerLine[]) {
    const raw = this.rawPieces(lines);
    const cuts = crossingsOf(this, raw);
    this.tieLooseEnds(raw, cuts);
    raw.forEach((piece, i) => this.addCut(piece, cuts.get(i)));
    this.link();
    this.cells = indexPieces(this.lat, this.lon, this.from, this.to);
  }

  indexOf(number: string): number {
    return this.numberIndex.get(number) ?? -2;
  }

  private numberOf(number: string): number {
    let index = this.numberIndex.get(number);
    if (index === undefined) this.numberIndex.set(number, (index = this.numbers.push(number) - 1));
    return index;
  }

  vertex(lat: number, lon: number): number {
    const key = Math.round((lat + 90) * 1e5) * 4e7 + Math.round((lon + 180) * 1e5);
    let index = this.vertexAt.get(key);
    if (index === undefined) {
      index = this.lat.push(lat) - 1;
      this.lon.push(lon);
      this.vertexAt.set(key, index);
    }
    return index;
  }

  private rawPieces(lines: readonly TigerLine[]): RawPiece[] {
    const raw: RawPiece[] = [];
    const seen = new Set<string>();
    for (const line of lines) {
      const number = this.numberOf(line.number);
      let before = -1;
      for (let i = 0; i < line.lat.length; i++) {
        const at = this.vertex(line.lat[i]! / 1e5, line.lon[i]! / 1e5);
        if (before >= 0 && before !== at) {
          const key = `${Math.min(before, at)} ${Math.max(before, at)} ${number}`;
          if (!seen.has(key)) {
            seen.add(key);
            raw.push({ from: before, to: at, number });
          }
        }
        before = at;
      }
    }
    return raw;
  }

  private tieLooseEnds(raw: RawPiece[], cuts: Map<number, Cut[]>): void {
    // Lines that carry two numbers appear twice: neighbors count, not pieces.
    const degree = new Int32Array(this.lat.length);
    const beside = new Set<number>();
    for (const { from, to } of raw) {
      const key = Math.min(from, to) * 4_194_304 + Math.max(from, to);
      if (beside.has(key)) continue;
      beside.add(key);
      degree[from]!++;
      degree[to]!++;
    }
    const cells = indexPieces(
      this.lat,
      this.lon,
      raw.map((piece) => piece.from),
      raw.map((piece) => piece.to),
    );
    const joins: RawPiece[] = [];
    const ends = degree.length;
    for (let v = 0; v < ends; v++) {
      if (degree[v] !== 1) continue;
      const lat = this.lat[v]!;
      const lon = this.lon[v]!;
      const ky = MILES_PER_DEGREE;
      const kx = ky * cosOfLatitude(lat);
      const near: { miles: number; piece: number; t: number }[] = [];
      for (const i of piecesNear(cells, lat, lon, LOOSE_END_MILES)) {
        const piece = raw[i]!;
        if (piece.from === v || piece.to === v) continue;
        const found = nearestOn(this, piece, lat, lon, kx, ky);
        if (found.miles < LOOSE_END_MILES) near.push({ ...found, piece: i });
      }
      near.sort((p, q) => p.miles - q.miles);
      for (const { piece, t, miles } of near.slice(0, 3)) {
        if (miles < 1e-6) continue;
        const { from, to } = raw[piece]!;
        const at =
          t <= 0.001
            ? from
            : t >= 0.999
              ? to
              : this.vertex(
                  this.lat[from]! + (this.lat[to]! - this.lat[from]!) * t,
                  this.lon[from]! + (this.lon[to]! - this.lon[from]!) * t,
                );
        if (at !== from && at !== to) addTo(cuts, piece, { t, vertex: at });
        if (at !== v) joins.push({ from: v, to: at, number: -1 });
      }
    }
    for (const join of joins) raw.push(join);
    this.bridgeGaps(raw, degree);
  }

  /** Stretches without a name leave gaps in a road: its loose ends are joined to the next ones of the same number. */
  private bridgeGaps(raw: RawPiece[], degree: Int32Array): void {
    const ends = new Map<number, number[]>();
    for (const { from, to, number } of raw) {
      if (number < 0) continue;
      for (const v of [from, to]) if (degree[v] === 1) addTo(ends, number, v);
    }
    for (const list of ends.values()) {
      for (const v of list) {
        const near = list
          .filter((other) => other !== v)
          .map((other) => ({ other, miles: milesBetween(this, v, other) }))
          .filter(({ miles }) => miles <= GAP_MILES)
          .sort((p, q) => p.miles - q.miles)
          .slice(0, 3);
        for (const { other } of near) raw.push({ from: v, to: other, number: -1 });
      }
    }
  }

  private addCut(piece: RawPiece, cuts: Cut[] | undefined): void {
    let before = piece.from;
    const stations = [...(cuts ?? []).sort((p, q) => p.t - q.t), { t: 1, vertex: piece.to }];
    for (const { vertex } of stations) {
      if (vertex === before) continue;
      this.from.push(before);
      this.to.push(vertex);
      this.number.push(piece.number);
      this.miles.push(milesBetween(this, before, vertex));
      before = vertex;
    }
  }

  private link(): void {
    const start = new Int32Array(this.lat.length + 1);
    for (const v of this.from) start[v + 1]!++;
    for (const v of this.to) start[v + 1]!++;
    for (let v = 0; v < this.lat.length; v++) start[v + 1]! += start[v]!;
    const at = start.slice();
    const pieces = new Int32Array(this.from.length * 2);
    this.from.forEach((v, i) => (pieces[at[v]!++] = i));
    this.to.forEach((v, i) => (pieces[at[v]!++] = i));
    this.linkStart = start;
    this.linkPiece = pieces;
  }

  /** Pieces with a point within so many miles, with the nearest point of each. */
  near(lat: number, lon: number, within: number): NearPiece[] {
    const ky = MILES_PER_DEGREE;
    const kx = ky * cosOfLatitude(lat);
    const found: NearPiece[] = [];
    for (const piece of piecesNear(this.cells, lat, lon, within)) {
      const from = this.from[piece]!;
      const to = this.to[piece]!;
      const { miles, t } = nearestOn(this, { from, to }, lat, lon, kx, ky);
      if (miles > within) continue;
      found.push({
        piece,
        t,
        miles,
        lat: this.lat[from]! + (this.lat[to]! - this.lat[from]!) * t,
        lon: this.lon[from]! + (this.lon[to]! - this.lon[from]!) * t,
      });
    }
    return found;
  }
}

export interface NearPiece {
  piece: number;
  t: number;
  miles: number;
  lat: number;
  lon: number;
}

interface RawPiece {
  from: number;
  to: number;
  number: number;
}

interface Cut {
  t: number;
  vertex: number;
}

interface Points {
  lat: ArrayLike<number>;
  lon: ArrayLike<number>;
}

function milesBetween({ lat, lon }: Points, a: number, b: number): number {
  const dy = (lat[b]! - lat[a]!) * MILES_PER_DEGREE;
  const dx = (lon[b]! - lon[a]!) * MILES_PER_DEGREE * cosOfLatitude((lat[a]! + lat[b]!) / 2);
  return Math.hypot(dx, dy);
}

function nearestOn(
  { lat, lon }: Points,
  { from, to }: { from: number; to: number },
  atLat: number,
  atLon: number,
  kx: number,
  ky: number,
): { miles: number; t: number } {
  const ax = (lon[from]! - atLon) * kx;
  const ay = (lat[from]! - atLat) * ky;
  const dx = (lon[to]! - lon[from]!) * kx;
  const dy = (lat[to]! - lat[from]!) * ky;
  const square = dx * dx + dy * dy;
  const t = square ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0;
  return { miles: Math.hypot(ax + dx * t, ay + dy * t), t };
}

const cellKey = (row: number, column: number): number => row * 100_000 + column;
const rowOf = (lat: number): number => Math.floor((lat + 90) / CELL);
const columnOf = (lon: number): number => Math.floor((lon + 180) / CELL);

function addTo<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Every piece is in each cell that its box touches and its line comes near. */
function indexPieces(
  lat: ArrayLike<number>,
  lon: ArrayLike<number>,
  from: readonly number[],
  to: readonly number[],
): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (let i = 0; i < from.length; i++) {
    const a = from[i]!;
    const b = to[i]!;
    const steps =
      Math.ceil((Math.max(Math.abs(lat[b]! - lat[a]!), Math.abs(lon[b]! - lon[a]!)) / CELL) * 4) + 1;
    let last = -1;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const key = cellKey(
        rowOf(lat[a]! + (lat[b]! - lat[a]!) * t),
        columnOf(lon[a]! + (lon[b]! - lon[a]!) * t),
      );
      if (key === last) continue;
      last = key;
      addTo(cells, key, i);
    }
  }
  return cells;
}

function piecesNear(cells: Map<number, number[]>, lat: number, lon: number, miles: number): Set<number> {
  const found = new Set<number>();
  const dLat = miles / MILES_PER_DEGREE + CELL * 0.1;
  const dLon = miles / (MILES_PER_DEGREE * cosOfLatitude(lat)) + CELL * 0.1;
  for (let row = rowOf(lat - dLat); row <= rowOf(lat + dLat); row++) {
    for (let column = columnOf(lon - dLon); column <= columnOf(lon + dLon); column++) {
      for (const piece of cells.get(cellKey(row, column)) ?? []) found.add(piece);
    }
  }
  return found;
}

/** Where pieces of different lines cross between their ends; a new vertex on both. */
function crossingsOf(graph: LineGraph, raw: readonly RawPiece[]): Map<number, Cut[]> {
  const cuts = new Map<number, Cut[]>();
  const cells = indexPieces(
    graph.lat,
    graph.lon,
    raw.map((piece) => piece.from),
    raw.map((piece) => piece.to),
  );
  const done = new Set<number>();
  for (const list of cells.values()) {
    for (let i = 0; i < list.length; i++) {
      for (let k = i + 1; k < list.length; k++) {
        const p = list[i]!;
        const q = list[k]!;
        const met = crossing(graph, raw[p]!, raw[q]!);
        if (!met) continue;
        const key = Math.min(p, q) * raw.length + Math.max(p, q);
        if (done.has(key)) continue;
        done.add(key);
        const vertex = graph.vertex(met.lat, met.lon);
        addTo(cuts, p, { t: met.t, vertex });
        addTo(cuts, q, { t: met.u, vertex });
      }
    }
  }
  return cuts;
}

function crossing(
  { lat, lon }: LineGraph,
  p: RawPiece,
  q: RawPiece,
): { t: number; u: number; lat: number; lon: number } | null {
  if (p.from === q.from || p.from === q.to || p.to === q.from || p.to === q.to) return null;
  const ax = lon[p.from]!;
  const ay = lat[p.from]!;
  const dx = lon[p.to]! - ax;
  const dy = lat[p.to]! - ay;
  const ex = lon[q.to]! - lon[q.from]!;
  const ey = lat[q.to]! - lat[q.from]!;
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const fx = lon[q.from]! - ax;
  const fy = lat[q.from]! - ay;
  const t = (fx * ey - fy * ex) / cross;
  const u = (fx * dy - fy * dx) / cross;
  // An end that lies on the other line meets it too.
  if (t < 0 || t > 1 || u < 0 || u > 1) return null;
  return { t, u, lat: ay + dy * t, lon: ax + dx * t };
}
