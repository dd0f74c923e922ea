import { cosOfLatitude, MILES_PER_DEGREE } from '../geometry';

export interface SettlingNode {
  lat: number;
  lon: number;
  /** How readily the node moves: 1 for a town center, less (never 0) for a point set by hand on its road. */
  ease: number;
}

const ROUNDS = 120;

/**
 * A gazetteer puts a town at its center, its highway passes miles away. The authored miles know better: no road is
 * shorter than the crow flies, so two nodes whose road is shorter than the distance of their towns must lie closer
 * together than those. Such pairs are drawn together, each node by its ease, until none is left (nearly): towns move
 * to their exits, and a stop in the town has its way to the highway again. Coordinates are changed in place; returns
 * how far each node went, in miles.
 */
export function settleNodes(
  nodes: SettlingNode[],
  edges: { from: number; to: number; tenths: number }[],
): number[] {
  const start = nodes.map(({ lat, lon }) => ({ lat, lon }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const edge of edges) {
      const a = nodes[edge.from]!;
      const b = nodes[edge.to]!;
      const ky = MILES_PER_DEGREE;
      const kx = MILES_PER_DEGREE * cosOfLatitude(a.lat);
      const dy = (b.lat - a.lat) * ky;
      const dx = (b.lon - a.lon) * kx;
      const miles = Math.hypot(dx, dy);
      const allowed = edge.tenths / 10;
      if (miles <= allowed) continue;
      const ease = a.ease + b.ease;
      const pull = (miles - allowed) / miles / ease;
      a.lat += ((dy * pull) / ky) * a.ease;
      a.lon += ((dx * pull) / kx) * a.ease;
      b.lat -= ((dy * pull) / ky) * b.ease;
      b.lon -= ((dx * pull) / kx) * b.ease;
    }
  }
  return nodes.map((node, i) => {
    const dy = (node.lat - start[i]!.lat) * MILES_PER_DEGREE;
    const dx = (node.lon - start[i]!.lon) * MILES_PER_DEGREE * cosOfLatitude(node.lat);
    return Math.hypot(dx, dy);
  });
}
