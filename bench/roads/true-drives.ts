import { readFileSync } from 'node:fs';
import type { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '~/roads/geometry';
import { MinHeap } from '~/roads/kernel/min-heap';
import type { Router } from '~/roads/router';
import { LineGraph } from '~/roads/shapes/line-graph';
import { parseTigerLines } from '~/roads/shapes/tiger-lines';
import { seeded } from './measure';
import { trueDrive, type RoadCourse, type TrueDrive } from './simulated-traces';

export interface DriveChoice {
  count: number;
  seed: number;
  course?: RoadCourse;
  /** Streets at both ends and at a stop on the way. */
  streets?: boolean;
}

/**
 * Drives over lines of the Census Bureau, found on these lines alone. Each line of theirs lies in one state and ends at
 * its line: that tells whose miles they are, also along rivers, where outlines of states are coarse.
 */
export function censusDrives(
  map: JurisdictionMap,
  file: string,
  { count, seed, course, streets }: DriveChoice,
): TrueDrive[] {
  const graph = new LineGraph(
    parseTigerLines(readFileSync(file, 'utf8'))
      .filter(({ state }) => !['AK', 'HI'].includes(state))
      .map((line) => ({ ...line, number: `${line.state} ${line.number}` })),
  );
  const chance = seeded(seed);
  const nameOf = (n: number) => graph.numbers[n]?.slice(3) ?? '';
  const mph = graph.number.map((n) => {
    const name = nameOf(n);
    return /^I\d/.test(name) ? 63 : /^US\d+$/.test(name) ? 54 : n < 0 ? 12 : 44;
  });
  const found: TrueDrive[] = [];
  const main = graph.number.flatMap((n, p) => (/^(I|US)\d+$/.test(nameOf(n)) ? [graph.from[p]!] : []));
  while (found.length < count) {
    const [a, b] = [0, 0].map(() => main[Math.floor(chance() * main.length)]!) as [number, number];
    const miles = crowMiles(graph.lat[a]!, graph.lon[a]!, graph.lat[b]!, graph.lon[b]!);
    if (miles < 120 || miles > 450) continue;
    const way = quickest(graph, mph, a, b);
    if (!way || way.joined > 0.01) continue;
    const states = way.pieces.map((p) => graph.numbers[graph.number[p]!]?.slice(0, 2) ?? null);
    // A join has no state of its own: that of the line it leads on from, or of the first.
    const first = states.find((state) => state !== null)!;
    const stateOf: string[] = [];
    for (const state of states) stateOf.push(state ?? stateOf.at(-1) ?? first);
    const last = stateOf.length - 1;
    found.push(
      trueDrive(
        map,
        {
          points: way.points,
          mph: (i) => mph[way.pieces[Math.min(i, last)]!]!,
          jurisdiction: (i) => stateOf[Math.min(i, last)]!,
        },
        chance,
        { course, streets },
      ),
    );
  }
  return found;
}

function quickest(graph: LineGraph, mph: number[], from: number, to: number) {
  const cost = new Map<number, number>([[from, 0]]);
  const parent = new Map<number, number>();
  const heap = new MinHeap();
  heap.push(0, from);
  while (heap.size > 0) {
    const key = heap.firstKey;
    const u = heap.pop();
    if (u === to) break;
    if (key > cost.get(u)!) continue;
    for (let i = graph.linkStart[u]!; i < graph.linkStart[u + 1]!; i++) {
      const p = graph.linkPiece[i]!;
      const v = graph.from[p] === u ? graph.to[p]! : graph.from[p]!;
      const next = key + Math.round((graph.miles[p]! / mph[p]!) * 3_600_000);
      if ((cost.get(v) ?? Infinity) <= next) continue;
      cost.set(v, next);
      parent.set(v, p);
      heap.push(next, v);
    }
  }
  if (!cost.has(to)) return null;
  const points: [number, number][] = [[graph.lat[to]!, graph.lon[to]!]];
  const pieces: number[] = [];
  let joined = 0;
  let total = 0;
  for (let at = to; at !== from;) {
    const p = parent.get(at)!;
    at = graph.from[p] === at ? graph.to[p]! : graph.from[p]!;
    points.push([graph.lat[at]!, graph.lon[at]!]);
    pieces.push(p);
    total += graph.miles[p]!;
    if (graph.number[p]! < 0) joined += graph.miles[p]!;
  }
  return { points: points.reverse(), pieces: pieces.reverse(), joined: joined / total };
}

/** Drives over the network's own lines, moved aside by a slow wave. */
export function networkDrives(router: Router, { count, seed, course, streets }: DriveChoice): TrueDrive[] {
  const chance = seeded(seed);
  const { tables, map } = router.graph;
  const found: TrueDrive[] = [];
  const anywhere = () => {
    const n = Math.floor(chance() * tables.nodeLat.length);
    return { lat: tables.nodeLat[n]! / 1e4, lon: tables.nodeLon[n]! / 1e4 };
  };
  while (found.length < count) {
    const stops = [anywhere(), anywhere()];
    const crow = crowMiles(stops[0]!.lat, stops[0]!.lon, stops[1]!.lat, stops[1]!.lon);
    if (crow < 120 || crow > 450) continue;
    const outcome = router.route({ stops });
    if (!outcome.ok || outcome.trip.ferries?.length) continue;
    const phase = chance() * 6;
    const line = outcome.trip.shape.map(([lat, lon], i): [number, number] => [
      lat + (0.04 / MILES_PER_DEGREE) * Math.sin(phase + i / 3),
      lon + (0.04 / (MILES_PER_DEGREE * cosOfLatitude(lat))) * Math.cos(phase + i / 4),
    ]);
    found.push(
      trueDrive(map, { points: line, mph: () => 58, jurisdiction: () => null }, chance, { course, streets }),
    );
  }
  return found;
}
