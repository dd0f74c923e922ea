import { contractionOrder } from '~/roads/compiler/contraction-order';
import { storeHierarchy } from '~/roads/compiler/store-hierarchy';
import { indexEdges } from '~/roads/format/edge-index';
import type { NetworkTables } from '~/roads/format/network-tables';

/** Quarter of the map's width in 1/10,000 degree: copies overlap on the map, which no search minds. */
const SHIFT = 25_000;

/** The network n times over, every copy shifted and joined to the one before by a road at every 400th node. */
export function tileNetwork(tables: NetworkTables, copies: number): NetworkTables {
  const nodes = tables.nodeLat.length;
  const edges = tables.edgeFrom.length;
  const repeat = <T extends Int32Array | Uint8Array>(
    column: T,
    change: (value: number, copy: number) => number = (v) => v,
  ): T => {
    const out = new (column.constructor as new (length: number) => T)(column.length * copies);
    for (let c = 0; c < copies; c++)
      for (let i = 0; i < column.length; i++) out[c * column.length + i] = change(column[i]!, c);
    return out;
  };
  const bridges: [number, number][] = [];
  for (let c = 1; c < copies; c++)
    for (let n = 0; n < nodes; n += 400) bridges.push([(c - 1) * nodes + n, c * nodes + n]);
  const extend = <T extends Int32Array | Uint8Array>(
    column: T,
    values: (bridge: [number, number]) => number,
  ): T => {
    const out = new (column.constructor as new (length: number) => T)(column.length + bridges.length);
    out.set(column);
    bridges.forEach((bridge, i) => (out[column.length + i] = values(bridge)));
    return out;
  };
  const tiled: NetworkTables = {
    ...tables,
    nodeLat: repeat(tables.nodeLat),
    nodeLon: repeat(tables.nodeLon, (lon, copy) => lon + copy * SHIFT),
    nodePlace: repeat(tables.nodePlace),
    nodeComponent: repeat(tables.nodeComponent),
    nodeRank: new Int32Array(nodes * copies),
    edgeFrom: extend(
      repeat(tables.edgeFrom, (n, copy) => n + copy * nodes),
      ([a]) => a,
    ),
    edgeTo: extend(
      repeat(tables.edgeTo, (n, copy) => n + copy * nodes),
      ([, b]) => b,
    ),
    edgeTenths: extend(repeat(tables.edgeTenths), () => 1400),
    edgeClass: extend(repeat(tables.edgeClass), () => 3),
    edgeFlags: extend(repeat(tables.edgeFlags), () => 0),
    edgeJurisdiction: extend(repeat(tables.edgeJurisdiction), () => 0),
    edgeHighway: extend(repeat(tables.edgeHighway), () => 1),
  };
  if (edges === 0) throw new Error('nothing to tile');
  tiled.nodeRank = contractionOrder(tiled);
  return { ...tiled, ...indexEdges(tiled), ...storeHierarchy(tiled) };
}
