import type { RoadPlan } from '../compiler/assemble-tables';
import { shapeBytes, SHAPE_STEP } from '../format/edge-shapes';
import { COORDINATE_SCALE, type NetworkTables } from '../format/network-tables';
import { cosOfLatitude } from '../geometry';
import type { MatchedShapes } from './match-shapes';
import { type KnownShapes, nameHash } from './shapes-file';

/** Points nearer than this to the line of the others are left out (degrees of latitude, about 110 feet). */
const TOLERANCE = 0.0003;

/** What was found, under the names of nodes and edges, as it is kept beside the texts. */
export function keepShapes(
  { edgeFrom, edgeTo }: Pick<NetworkTables, 'edgeFrom' | 'edgeTo'>,
  plan: RoadPlan,
  matched: Pick<MatchedShapes, 'nodes' | 'edges'>,
): KnownShapes {
  const steps = (degrees: number) => Math.round((degrees * COORDINATE_SCALE) / SHAPE_STEP);
  const degrees = (at: number) => (at * SHAPE_STEP) / COORDINATE_SCALE;
  const stands = matched.nodes.map((at) => (at ? ([steps(at[0]), steps(at[1])] as const) : null));
  const edges = uniqueByHash(plan.edgeKeys, (e) => {
    const points = matched.edges[e];
    const from = stands[edgeFrom[e]!];
    const to = stands[edgeTo[e]!];
    if (!points || !from || !to) return null;
    const ends = [from, to].map(([lat, lon]) => [degrees(lat), degrees(lon)] as [number, number]);
    const thin = thinLine([ends[0]!, ...points, ends[1]!]).slice(1, -1);
    const bytes = shapeBytes(ends[0]!, thin);
    return bytes.length ? Uint8Array.from(bytes) : null;
  });
  return { nodes: uniqueByHash(plan.nodeKeys, (n) => stands[n] ?? null), edges };
}

/** Two names of one hash are both left out: neither must get what is the other's. */
function uniqueByHash<T>(names: readonly string[], valueOf: (index: number) => T | null): Map<number, T> {
  const times = new Map<number, number>();
  const hashes = names.map(nameHash);
  for (const hash of hashes) times.set(hash, (times.get(hash) ?? 0) + 1);
  const found = new Map<number, T>();
  hashes.forEach((hash, i) => {
    const value = times.get(hash) === 1 ? valueOf(i) : null;
    if (value !== null) found.set(hash, value);
  });
  return found;
}

/** Douglas and Peucker's thinning; the ends stay. */
function thinLine(line: [number, number][]): [number, number][] {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const squeeze = cosOfLatitude(line[0]![0]);
  const waiting: [number, number][] = [[0, line.length - 1]];
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [first, last] = span;
    const [ay, ax] = line[first]!;
    const dy = line[last]![0] - ay;
    const dx = (line[last]![1] - ax) * squeeze;
    const square = dx * dx + dy * dy;
    let most = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const y = line[i]![0] - ay;
      const x = (line[i]![1] - ax) * squeeze;
      const t = square ? Math.min(1, Math.max(0, (x * dx + y * dy) / square)) : 0;
      const off = Math.hypot(x - dx * t, y - dy * t);
      if (off > most) {
        most = off;
        at = i;
      }
    }
    if (at < 0 || most < TOLERANCE) continue;
    keep[at] = 1;
    waiting.push([first, at], [at, last]);
  }
  return line.filter((_, i) => keep[i]);
}
