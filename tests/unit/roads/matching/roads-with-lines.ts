import { joinShapes, shapeBytes } from '~/roads/format/edge-shapes';
import { EDGE_FERRY, type NetworkTables } from '~/roads/format/network-tables';
import { type Drawing, drawTables } from '../drawn-network';

export interface LinedDrawing extends Drawing {
  /** Points between the ends of a road, [lat, lon] in steps of 0.0005, by its number; with it all others have none. */
  lines?: Record<number, [number, number][]>;
  /** Numbers of the roads that are ferries. */
  ferries?: number[];
}

/** A drawn network whose roads may have lines of their own and be ferries. */
export function linedTables({ lines, ferries = [], ...drawing }: LinedDrawing): NetworkTables {
  const tables = drawTables(drawing);
  for (const ferry of ferries) tables.edgeFlags[ferry]! |= EDGE_FERRY;
  if (!lines) return tables;
  const bytesOf = drawing.roads.map(({ from }, e) =>
    lines[e] ? shapeBytes(drawing.points[from]!, lines[e]) : null,
  );
  return { ...tables, shapes: joinShapes(tables, bytesOf) };
}

/** Miles of a degree on the sphere that the roads are measured on: 3,958.7613 miles from its center. */
export const DEGREE = (2 * Math.PI * 3958.7613) / 360;

/** Great-circle miles by the angle between two vectors: not the formula of the program. */
export function milesApart(a: readonly [number, number], b: readonly [number, number]): number {
  const vector = ([lat, lon]: readonly [number, number]) => {
    const [p, l] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)] as const;
  };
  const [u, v] = [vector(a), vector(b)];
  const cross = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
  return Math.atan2(cross, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]) * 3958.7613;
}
