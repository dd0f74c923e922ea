import { crowMiles } from '../geometry';
import { MinHeap } from '../kernel/min-heap';
import type { LineGraph, NearPiece } from './line-graph';

/** A way over roads of other numbers counts this much longer; joins between loose ends longer still. */
const OTHER_NUMBER = 1.35;
const JOIN = 1.6;
/** Both carriageways of a road and the lines of one crossing lie this near to a point. */
const BESIDE_MILES = 0.25;
/** Ways much longer than they should be are not looked for. */
const LONGEST_SHARE = 1.5;
const LONGEST_MILES = 4;

export interface RoadPath {
  miles: number;
  /** Of them on roads of the number that was followed. */
  ownMiles: number;
  /** Points between the ends, [lat, lon]. */
  points: [number, number][];
  /** The same with both ends. */
  whole: [number, number][];
}

interface Point {
  lat: number;
  lon: number;
}

/** Follows a road along the lines of its number from one point to another. Reused; holds the search's state. */
export class RoadFollower {
  private readonly cost: Float64Array;
  private readonly via: Int32Array;
  private readonly run: Float64Array;
  private readonly seen: Int32Array;
  private readonly done: Int32Array;
  private generation = 0;
  private readonly heap = new MinHeap();

  constructor(private readonly graph: LineGraph) {
    const count = graph.lat.length;
    this.cost = new Float64Array(count);
    this.via = new Int32Array(count);
    this.run = new Float64Array(count);
    this.seen = new Int32Array(count);
    this.done = new Int32Array(count);
  }

  /** Pieces beside a point: both carriageways, and what crosses there. */
  beside(point: Point): NearPiece[] {
    return this.graph.near(point.lat, point.lon, BESIDE_MILES);
  }

  /** Miles along the lines from a point to each of several others; NaN where no way of about `miles` leads. */
  reach(
    from: readonly NearPiece[],
    tos: readonly (readonly NearPiece[])[],
    number: number,
    miles: number,
  ): number[] {
    const { graph, heap, run } = this;
    const limit = (miles * LONGEST_SHARE + LONGEST_MILES) * OTHER_NUMBER;
    const generation = ++this.generation;
    heap.clear();
    const offer = (vertex: number, cost: number, length: number) => {
      if (this.seen[vertex] === generation && this.cost[vertex]! <= cost) return;
      this.seen[vertex] = generation;
      this.cost[vertex] = cost;
      run[vertex] = length;
      heap.push(Math.round(cost * 10_000), vertex);
    };
    for (const { piece, t, miles: off } of from) {
      const length = graph.miles[piece]!;
      const factor = this.factor(piece, number);
      offer(graph.from[piece]!, off * 2 + length * t * factor, off + length * t);
      offer(graph.to[piece]!, off * 2 + length * (1 - t) * factor, off + length * (1 - t));
    }
    const waiting = new Set<number>();
    for (const to of tos) {
      for (const { piece } of to) {
        waiting.add(graph.from[piece]!);
        waiting.add(graph.to[piece]!);
      }
    }
    while (heap.size && waiting.size) {
      const vertex = heap.pop();
      if (this.done[vertex] === generation) continue;
      this.done[vertex] = generation;
      waiting.delete(vertex);
      const cost = this.cost[vertex]!;
      for (let i = graph.linkStart[vertex]!; i < graph.linkStart[vertex + 1]!; i++) {
        const piece = graph.linkPiece[i]!;
        const other = graph.from[piece] === vertex ? graph.to[piece]! : graph.from[piece]!;
        if (this.done[other] === generation) continue;
        const length = graph.miles[piece]!;
        const next = cost + length * this.factor(piece, number);
        if (next < limit) offer(other, next, run[vertex]! + length);
      }
    }
    return tos.map((to) => {
      let best = Infinity;
      let found = NaN;
      for (const { piece, t, miles: off } of to) {
        const length = graph.miles[piece]!;
        const factor = this.factor(piece, number);
        for (const [vertex, share] of [
          [graph.from[piece]!, t],
          [graph.to[piece]!, 1 - t],
        ] as const) {
          if (this.done[vertex] !== generation) continue;
          const cost = this.cost[vertex]! + off * 2 + length * share * factor;
          if (cost < best) {
            best = cost;
            found = run[vertex]! + off + length * share;
          }
        }
        for (const start of from) {
          if (start.piece !== piece) continue;
          const cost = (start.miles + off) * 2 + length * Math.abs(start.t - t) * factor;
          if (cost < best) {
            best = cost;
            found = start.miles + off + length * Math.abs(start.t - t);
          }
        }
      }
      return found;
    });
  }

  private factor(piece: number, number: number): number {
    const own = this.graph.number[piece]!;
    return own === number ? 1 : own < 0 ? JOIN : OTHER_NUMBER;
  }

  /** Null where no way of about `miles` leads from one to the other. */
  follow(from: Point, to: Point, number: number, miles: number): RoadPath | null {
    const { graph, heap } = this;
    const limit = miles * LONGEST_SHARE + LONGEST_MILES;
    if (crowMiles(from.lat, from.lon, to.lat, to.lon) > limit) return null;
    const generation = ++this.generation;
    const starts = graph.near(from.lat, from.lon, BESIDE_MILES);
    const ends = graph.near(to.lat, to.lon, BESIDE_MILES);
    if (!starts.length || !ends.length) return null;
    heap.clear();
    const offer = (vertex: number, cost: number, via: number) => {
      if (this.seen[vertex] === generation && this.cost[vertex]! <= cost) return;
      this.seen[vertex] = generation;
      this.cost[vertex] = cost;
      this.via[vertex] = via;
      heap.push(Math.round(cost * 10_000), vertex);
    };
    for (const { piece, t, miles: off } of starts) {
      const length = graph.miles[piece]! * this.factor(piece, number);
      offer(graph.from[piece]!, off * 2 + length * t, -2 - piece);
      offer(graph.to[piece]!, off * 2 + length * (1 - t), -2 - piece);
    }
    const last = new Map<number, { cost: number; piece: number }>();
    let best = Infinity;
    let bestEnd = -1;
    let bestPiece = -1;
    for (const { piece, t, miles: off } of ends) {
      const length = graph.miles[piece]! * this.factor(piece, number);
      for (const [vertex, share] of [
        [graph.from[piece]!, t],
        [graph.to[piece]!, 1 - t],
      ] as const) {
        const cost = off * 2 + length * share;
        const known = last.get(vertex);
        if (!known || known.cost > cost) last.set(vertex, { cost, piece });
      }
      // Both on one piece: straight along it.
      for (const start of starts) {
        if (start.piece !== piece) continue;
        const cost = start.miles * 2 + off * 2 + length * Math.abs(start.t - t);
        if (cost < best) {
          best = cost;
          bestEnd = -1;
          bestPiece = piece;
        }
      }
    }
    while (heap.size && heap.firstKey < best * 10_000) {
      const vertex = heap.pop();
      if (this.done[vertex] === generation) continue;
      this.done[vertex] = generation;
      const cost = this.cost[vertex]!;
      const ending = last.get(vertex);
      if (ending && cost + ending.cost < best) {
        best = cost + ending.cost;
        bestEnd = vertex;
        bestPiece = ending.piece;
      }
      for (let i = graph.linkStart[vertex]!; i < graph.linkStart[vertex + 1]!; i++) {
        const piece = graph.linkPiece[i]!;
        const other = graph.from[piece] === vertex ? graph.to[piece]! : graph.from[piece]!;
        if (this.done[other] === generation) continue;
        const next = cost + graph.miles[piece]! * this.factor(piece, number);
        if (next < limit * OTHER_NUMBER) offer(other, next, piece);
      }
    }
    if (best === Infinity || best > limit * OTHER_NUMBER) return null;
    return this.tell(from, to, number, bestEnd, bestPiece);
  }

  private tell(from: Point, to: Point, number: number, end: number, endPiece: number): RoadPath {
    const { graph } = this;
    const points: [number, number][] = [];
    let own = graph.number[endPiece] === number;
    let ownMiles = 0;
    let miles = 0;
    let before: [number, number] = [to.lat, to.lon];
    const step = (lat: number, lon: number, isOwn: boolean) => {
      const length = crowMiles(before[0], before[1], lat, lon);
      miles += length;
      if (isOwn) ownMiles += length;
      before = [lat, lon];
    };
    for (let vertex = end; vertex >= 0;) {
      step(graph.lat[vertex]!, graph.lon[vertex]!, own);
      points.push(before);
      const via = this.via[vertex]!;
      if (via < 0 && via !== -1) {
        own = graph.number[-2 - via] === number;
        break;
      }
      own = graph.number[via] === number;
      vertex = graph.from[via] === vertex ? graph.to[via]! : graph.from[via]!;
    }
    step(from.lat, from.lon, own);
    points.reverse();
    return {
      miles,
      ownMiles,
      points,
      whole: [[from.lat, from.lon], ...points, [to.lat, to.lon]],
    };
  }
}
