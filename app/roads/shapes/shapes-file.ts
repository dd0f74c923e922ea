import { ColumnWriter } from '../format/byte-columns';
import { packColumns, unpackColumns } from '../format/packed-columns';

/*
 * What shapes are kept in beside the texts: columns with the magic "SLSH", see packed-columns.ts. Nodes and edges stand
 * under hashes of their names, so that the file fits while other lines of the texts change.
 */
const MAGIC = 0x48534c53;

/** Where nodes are (in steps of a shape) and the bytes of edges, by the hashes of their names. */
export interface KnownShapes {
  nodes: ReadonlyMap<number, readonly [lat: number, lon: number]>;
  edges: ReadonlyMap<number, Uint8Array>;
}

/** 32 bits of a name, good enough to tell a hundred thousand apart but for one or two, which are left out. */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function writeShapesFile({ nodes, edges }: KnownShapes): Uint8Array {
  const w = new ColumnWriter();
  const nodeList = [...nodes].sort(([a], [b]) => a - b);
  const edgeList = [...edges].sort(([a], [b]) => a - b);
  const steps = (keys: number[]) => keys.map((key, i) => key - (i ? keys[i - 1]! : 0));
  w.unsignedColumn(steps(nodeList.map(([key]) => key)));
  w.deltaColumn(nodeList.map(([, [lat]]) => lat));
  w.deltaColumn(nodeList.map(([, [, lon]]) => lon));
  w.unsignedColumn(steps(edgeList.map(([key]) => key)));
  w.unsignedColumn(edgeList.map(([, bytes]) => bytes.length));
  const all = new Uint8Array(edgeList.reduce((sum, [, bytes]) => sum + bytes.length, 0));
  let at = 0;
  for (const [, bytes] of edgeList) {
    all.set(bytes, at);
    at += bytes.length;
  }
  w.raw(all);
  return packColumns(MAGIC, w);
}

/** Throws a RangeError when the bytes are no such file. */
export function readShapesFile(file: Uint8Array): KnownShapes {
  const r = unpackColumns(MAGIC, file);
  if (!r) throw new RangeError('the file of road shapes is damaged');
  const nodeKeys = r.unsignedColumn(2 ** 31);
  const lats = r.deltaColumn();
  const lons = r.deltaColumn();
  const edgeKeys = r.unsignedColumn(2 ** 31);
  const lengths = r.unsignedColumn(65_536);
  const all = r.raw();
  const nodes = new Map<number, readonly [number, number]>();
  let key = 0;
  nodeKeys.forEach((step, i) => nodes.set((key += step), [lats[i]!, lons[i]!]));
  const edges = new Map<number, Uint8Array>();
  let at = 0;
  key = 0;
  edgeKeys.forEach((step, i) => {
    edges.set((key += step), all.slice(at, at + lengths[i]!));
    at += lengths[i]!;
  });
  if (at !== all.length || !r.finished) throw new RangeError('the file of road shapes is damaged');
  return { nodes, edges };
}
