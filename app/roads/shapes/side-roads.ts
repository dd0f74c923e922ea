import type { SideRoad } from '../format/side-roads-file';
import type { MatchTables } from '../matching/match-tables';
import { Candidates, SegmentIndex } from '../matching/segment-index';
import type { LineGraph } from './line-graph';
import { thinLine } from './thin-line';

/** A piece is a road of the network where all of it lies this near to a line of that network. */
const COVERED_MILES = 0.12;
/** Looked at so often along a piece. */
const SAMPLE_MILES = 0.15;
/** Longer joins between loose ends are guesses. */
const MOST_JOIN_MILES = 0.3;

/**
 * The roads of a graph that a network does not have, cut where they meet another road of either. Numbers of the graph
 * begin with the two letters of their state. Joins between lines have the state of a road that they lead to.
 */
export function sideRoads(graph: LineGraph, tables: MatchTables): SideRoad[] {
  const { linked, meetsNetwork } = piecesBeside(graph, tables);
  const chains = chainsOf(graph, linked, meetsNetwork);
  const stateAt = new Map<number, string>();
  for (const { ends, state } of chains) if (state) for (const v of ends) stateAt.set(v, state);
  return chains.flatMap(({ ends, points, state }) => {
    const jurisdiction = state ?? stateAt.get(ends[0]) ?? stateAt.get(ends[1]);
    return jurisdiction ? [{ jurisdiction, points: thinLine(points) }] : [];
  });
}

/** By vertex, the pieces that are no road of the network; and which vertices such a road passes. */
function piecesBeside(graph: LineGraph, tables: MatchTables) {
  const index = new SegmentIndex(tables);
  const near = new Candidates();
  const linked: number[][] = graph.lat.map(() => []);
  const meetsNetwork = new Uint8Array(graph.lat.length);
  const seen = new Set<number>();
  const isCovered = (a: number, b: number, miles: number): boolean => {
    const steps = Math.max(1, Math.ceil(miles / SAMPLE_MILES));
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const lat = graph.lat[a]! + (graph.lat[b]! - graph.lat[a]!) * t;
      const lon = graph.lon[a]! + (graph.lon[b]! - graph.lon[a]!) * t;
      if (index.within(lat, lon, COVERED_MILES, near).count === 0) return false;
    }
    return true;
  };
  for (let piece = 0; piece < graph.from.length; piece++) {
    const [a, b] = [graph.from[piece]!, graph.to[piece]!];
    const miles = graph.miles[piece]!;
    // A road of two numbers is there twice.
    const key = Math.min(a, b) * 4_194_304 + Math.max(a, b);
    if (seen.has(key) || (graph.number[piece]! < 0 && miles > MOST_JOIN_MILES)) continue;
    seen.add(key);
    if (isCovered(a, b, miles)) meetsNetwork[a] = meetsNetwork[b] = 1;
    else for (const end of [a, b]) linked[end]!.push(piece);
  }
  return { linked, meetsNetwork };
}

interface Chain {
  ends: [number, number];
  points: [number, number][];
  /** Null where all of it joins other lines. */
  state: string | null;
}

/** Pieces that follow each other, up to where another road is or a state ends. */
function chainsOf(graph: LineGraph, linked: readonly number[][], meetsNetwork: Uint8Array): Chain[] {
  const stateOf = (piece: number) => graph.numbers[graph.number[piece]!]?.slice(0, 2) ?? null;
  const differ = (one: string | null, other: string | null) => one && other && one !== other;
  const isJoint = (v: number): boolean => linked[v]!.length !== 2 || meetsNetwork[v] === 1;
  const done = new Set<number>();
  const follow = (from: number, first: number): Chain => {
    const points: Chain['points'] = [[graph.lat[from]!, graph.lon[from]!]];
    let at = from;
    let state: string | null = null;
    for (let piece: number | undefined = first; piece !== undefined && !differ(state, stateOf(piece));) {
      done.add(piece);
      state ??= stateOf(piece);
      at = graph.from[piece] === at ? graph.to[piece]! : graph.from[piece]!;
      points.push([graph.lat[at]!, graph.lon[at]!]);
      piece = at === from || isJoint(at) ? undefined : linked[at]!.find((other) => !done.has(other));
    }
    return { ends: [from, at], points, state };
  };
  const chains: Chain[] = [];
  // Then what is left: rings without a joint, and roads behind a state line.
  for (const onlyJoints of [true, false])
    linked.forEach((pieces, v) => {
      if (onlyJoints && !isJoint(v)) return;
      for (const piece of pieces) if (!done.has(piece)) chains.push(follow(v, piece));
    });
  return chains;
}
