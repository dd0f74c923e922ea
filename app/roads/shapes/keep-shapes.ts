import type { RoadPlan } from '../compiler/assemble-tables';
import { shapeBytes, SHAPE_STEP } from '../format/edge-shapes';
import { COORDINATE_SCALE, type NetworkTables } from '../format/network-tables';
import type { MatchedShapes } from './match-shapes';
import { type KnownShapes, nameHash } from './shapes-file';
import { thinLine } from './thin-line';

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
