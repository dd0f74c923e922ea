import { cosOfLatitude, MILES_PER_DEGREE } from '../geometry';

/** A town's coordinates and how far a highway passes from them. */
export interface TownCircle {
  lat: number;
  lon: number;
  miles: number;
}

/** Nodes of one highway in order, each with its tenths from the first. */
export type Course = { node: number; tenths: number }[];

const ROUNDS = 40;
/** A node that is drawn inside a town's circle is moved out to it, but by no more than this factor. */
const OUTWARD = 1.6;
/** Neighbors of one node that are heard: more tell nothing new. */
const NEIGHBORS = 24;

/**
 * A highway that passes 2.3 miles from a town's center runs on a circle around it; on which side, its neighbors
 * tell: the point on their line, at the miles between them. Repeated until the nodes rest, this puts interchanges
 * where they are without anyone having measured coordinates. Changes `nodes` in place.
 */
export function placeByFigures(
  nodes: { lat: number; lon: number }[],
  circlesOf: ReadonlyMap<number, TownCircle[]>,
  courses: readonly Course[],
): void {
  const neighbors = new Map<number, { before: number; after: number; share: number; weight: number }[]>();
  for (const course of courses) {
    for (let i = 1; i + 1 < course.length; i++) {
      const [p, here, q] = [course[i - 1]!, course[i]!, course[i + 1]!];
      if (p.node === here.node || q.node === here.node || p.node === q.node) continue;
      let list = neighbors.get(here.node);
      if (!list) neighbors.set(here.node, (list = []));
      if (list.length >= NEIGHBORS) continue;
      const twice = (n: { before: number; after: number }) =>
        (n.before === p.node && n.after === q.node) || (n.before === q.node && n.after === p.node);
      if (list.some(twice)) continue;
      const length = q.tenths - p.tenths;
      list.push({
        before: p.node,
        after: q.node,
        share: length ? (here.tenths - p.tenths) / length : 0.5,
        weight: 1 / (length / 10 + 2),
      });
    }
  }
  const moving = [...new Set([...circlesOf.keys(), ...neighbors.keys()])].sort((a, b) => a - b);
  for (let round = 0; round < ROUNDS; round++) {
    for (const index of moving) {
      const node = nodes[index]!;
      let { lat, lon } = node;
      const between = neighbors.get(index);
      if (between) {
        lat = lon = 0;
        let sum = 0;
        for (const { before, after, share, weight } of between) {
          const [a, b] = [nodes[before]!, nodes[after]!];
          lat += weight * (a.lat + (b.lat - a.lat) * share);
          lon += weight * (a.lon + (b.lon - a.lon) * share);
          sum += weight;
        }
        lat /= sum;
        lon /= sum;
      }
      const circles = circlesOf.get(index);
      if (circles) {
        const kx = MILES_PER_DEGREE * cosOfLatitude(node.lat);
        let onLat = 0;
        let onLon = 0;
        let sum = 0;
        for (const circle of circles) {
          const dy = (lat - circle.lat) * MILES_PER_DEGREE;
          const dx = (lon - circle.lon) * kx;
          const away = Math.hypot(dx, dy);
          const target = away > circle.miles ? circle.miles : Math.min(circle.miles, away * OUTWARD);
          const scale = away > 1e-6 ? target / away : 0;
          // A highway through the town knows its place better than one that passes far away.
          const weight = 1 / (circle.miles + 0.3);
          onLat += weight * (circle.lat + (dy * scale) / MILES_PER_DEGREE);
          onLon += weight * (circle.lon + (dx * scale) / kx);
          sum += weight;
        }
        lat = onLat / sum;
        lon = onLon / sum;
      }
      node.lat = lat;
      node.lon = lon;
    }
  }
}
