import type { Assembly } from '../compiler/assemble-tables';
import { EdgeLine, type EdgeShapes, joinShapes, lineMiles, SHAPE_STEP } from '../format/edge-shapes';
import { COORDINATE_SCALE } from '../format/network-tables';
import { crowMiles } from '../geometry';
import { type KnownShapes, nameHash } from './shapes-file';

/** A node does not go farther than this from where the texts put it: then its name means another place by now. */
const FARTHEST_MILES = 15;
/** A shape longer than its edge by more than this belongs to another road. */
const LONGER_SHARE = 1.45;
const LONGER_MILES = 3;

/**
 * Puts nodes where known shapes have them and gives edges their lines. Changes the nodes of the tables; what the shapes
 * do not know stays as it was laid by the texts alone.
 */
export function layShapes(
  { tables, plan }: Pick<Assembly, 'tables' | 'plan'>,
  known: KnownShapes,
): EdgeShapes {
  const { nodeLat, nodeLon, edgeFrom, edgeTo, edgeTenths } = tables;
  const laid = plan.nodeKeys.map((key, n) => {
    const at = known.nodes.get(nameHash(key));
    if (!at) return false;
    const lat = at[0] * SHAPE_STEP;
    const lon = at[1] * SHAPE_STEP;
    const miles = crowMiles(
      lat / COORDINATE_SCALE,
      lon / COORDINATE_SCALE,
      nodeLat[n]! / COORDINATE_SCALE,
      nodeLon[n]! / COORDINATE_SCALE,
    );
    if (miles > FARTHEST_MILES) return false;
    nodeLat[n] = lat;
    nodeLon[n] = lon;
    return true;
  });
  const line = new EdgeLine();
  const bytesOf = plan.edgeKeys.map((key, e) => {
    if (!laid[edgeFrom[e]!] || !laid[edgeTo[e]!]) return null;
    const bytes = known.edges.get(nameHash(key));
    if (!bytes) return null;
    const one = {
      nodeLat,
      nodeLon,
      edgeFrom: edgeFrom.subarray(e, e + 1),
      edgeTo: edgeTo.subarray(e, e + 1),
      shapes: { start: Int32Array.of(0, bytes.length), bytes, off: new Uint8Array(1) },
    };
    const authored = edgeTenths[e]! / 10;
    return lineMiles(line.read(one, 0)) > authored * LONGER_SHARE + LONGER_MILES ? null : bytes;
  });
  return joinShapes(tables, bytesOf);
}
