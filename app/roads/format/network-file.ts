import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { LoopMemory } from '../wasm/loop-memory';
import { ColumnReader, ColumnWriter } from './byte-columns';
import { CELLS } from './edge-index';
import { type EdgeShapes, readShapes, shapeColumns } from './edge-shapes';
import {
  type BarrierTables,
  type RiverTables,
  type BorderTables,
  COORDINATE_SCALE,
  type NetworkTables,
  NODE_STEP,
  ROAD_CLASS_COUNT,
  RULE_LIMITS,
  RULE_WORDS,
  type TruckRuleTables,
} from './network-tables';

/*
 * The file: 20 bytes of header (magic "SLRD", version, length before and after packing, checksum of the packed
 * bytes; all little-endian 32 bit), then the columns of NetworkTables, deflated. The columns are written as deltas
 * because that is what the packer needs to see the likeness of neighbors. Brotli packs an eighth smaller and takes
 * twice as long to unpack; loading must be quick.
 */
const MAGIC = 0x44524c53;
export const NETWORK_FILE_VERSION = 9;
const HEADER_BYTES = 20;
/** Node coordinates per degree, as the file has them. */
const STEPS = COORDINATE_SCALE / NODE_STEP;
/** Far above any real network: a damaged length must not allocate gigabytes. */
const MAX_UNPACKED_BYTES = 64 << 20;

export class NetworkFileError extends Error {
  override name = 'NetworkFileError';
}

/** Tables -> bytes. The same tables give the same bytes (with the same zlib). */
export function writeNetworkFile(tables: NetworkTables): Uint8Array {
  const w = new ColumnWriter();
  w.strings(tables.jurisdictions);
  w.strings(tables.highways);
  w.unsigned(tables.placeNames.length);
  w.strings(tables.islands);
  w.raw(tables.placeJurisdiction);
  w.deltaColumn(tables.nodeLat.map((lat) => Math.round(lat / NODE_STEP)));
  w.deltaColumn(tables.nodeLon.map((lon) => Math.round(lon / NODE_STEP)));
  w.raw(tables.nodeComponent);
  w.unsignedColumn(tables.nodeRank);
  w.unsignedColumn(endsAsSteps(tables.edgeFrom, tables.edgeTo));
  w.unsignedColumn(tables.edgeTenths);
  w.raw(tables.edgeClass);
  w.raw(tables.edgeFlags);
  w.raw(tables.edgeJurisdiction);
  w.unsignedColumn(tables.edgeHighway);
  w.deltaColumn(tables.indexCell);
  w.unsignedColumn(tables.indexCount);
  w.deltaColumn(tables.indexEdge);
  w.raw(tables.speedsMph);
  w.unsignedColumn(tables.hierarchyDegree);
  w.raw(tables.hierarchyEdgeBits);
  w.raw(tables.hierarchySkips);
  w.deltaColumn(tables.barriers.lineStart);
  w.deltaColumn(tables.barriers.lat);
  w.deltaColumn(tables.barriers.lon);
  w.deltaColumn(tables.rivers.beside);
  w.deltaColumn(tables.rivers.bounds);
  w.deltaColumn(tables.rivers.bridgeStart);
  w.deltaColumn(tables.rivers.lat);
  w.deltaColumn(tables.rivers.lon);
  w.packed(placeColumns(tables));
  w.packed(borderColumns(tables.borders));
  w.packed(truckRuleColumns(tables.truckRules));
  w.packed(shapeColumns(tables.shapes));
  const raw = w.finish();
  const packed = deflateSync(raw, { level: 9, memLevel: 9 });
  const file = new Uint8Array(HEADER_BYTES + packed.length);
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, NETWORK_FILE_VERSION, true);
  header.setUint32(8, raw.length, true);
  header.setUint32(12, packed.length, true);
  header.setUint32(16, crc32(packed), true);
  file.set(packed, HEADER_BYTES);
  return file;
}

/** The packed columns of a network of this version that is whole. @throws NetworkFileError that says what it is otherwise */
export function packedColumns(file: Uint8Array): { packed: Uint8Array; rawLength: number } {
  if (file.length < HEADER_BYTES) throw new NetworkFileError('not a road network: the file is too short');
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (header.getUint32(0, true) !== MAGIC)
    throw new NetworkFileError('not a road network: the first bytes are others');
  const version = header.getUint32(4, true);
  if (version !== NETWORK_FILE_VERSION) {
    throw new NetworkFileError(
      `the road network has version ${version}, this program reads ${NETWORK_FILE_VERSION}: build it again`,
    );
  }
  const rawLength = header.getUint32(8, true);
  const packed = file.subarray(HEADER_BYTES);
  if (packed.length !== header.getUint32(12, true))
    throw new NetworkFileError('the road network is cut short');
  if (crc32(packed) !== header.getUint32(16, true) || rawLength > MAX_UNPACKED_BYTES) {
    throw new NetworkFileError('the road network is damaged: its checksum is wrong');
  }
  return { packed, rawLength };
}

/** Bytes -> tables. A file that is not a whole network of this version is refused with a NetworkFileError. */
export function readNetworkFile(file: Uint8Array): NetworkTables {
  const { packed, rawLength } = packedColumns(file);
  try {
    const raw = inflateSync(packed, {
      maxOutputLength: Math.max(1, rawLength),
      chunkSize: Math.max(64, rawLength),
    });
    if (raw.length !== rawLength) throw new RangeError('it is longer or shorter than it says');
    return readColumns(new Uint8Array(raw.buffer, raw.byteOffset, raw.length));
  } catch (error) {
    throw new NetworkFileError(`the road network is damaged: ${(error as Error).message}`);
  }
}

function borderColumns(borders: BorderTables): ColumnWriter {
  const w = new ColumnWriter();
  w.deltaColumn(borders.lineStart);
  w.deltaColumn(borders.lat);
  w.deltaColumn(borders.lon);
  w.raw(borders.left);
  w.raw(borders.right);
  return w;
}

function truckRuleColumns(rules: TruckRuleTables): ColumnWriter {
  const w = new ColumnWriter();
  w.strings(rules.words);
  w.unsignedColumn(rules.limits);
  w.deltaColumn(rules.edgeStart);
  w.deltaColumn(rules.edge);
  return w;
}

function readTruckRules(r: ColumnReader, edges: number): TruckRuleTables {
  const words = r.strings();
  const count = words.length / RULE_WORDS;
  const read = {
    words,
    limits: r.unsignedColumn(),
    edgeStart: r.deltaColumn(),
    edge: r.deltaColumn(0, edges),
  };
  const { limits, edgeStart, edge } = read;
  const fits =
    r.finished &&
    limits.length === count * RULE_LIMITS &&
    edgeStart.length === count + 1 &&
    edgeStart[0] === 0 &&
    edgeStart.every((start, i) => i === 0 || start >= edgeStart[i - 1]!) &&
    edgeStart.at(-1) === edge.length;
  if (!fits) throw new NetworkFileError('the road network is damaged: rules do not fit');
  return read;
}

function placeColumns({ placeNames, nodePlace }: NetworkTables): ColumnWriter {
  const w = new ColumnWriter();
  w.strings(placeNames);
  w.deltaColumn(nodePlace);
  return w;
}

function readPlaces(
  r: ColumnReader,
  nodes: number,
  places: number,
): Pick<NetworkTables, 'placeNames' | 'nodePlace'> {
  const read = { placeNames: r.strings(), nodePlace: r.deltaColumn(-1, places) };
  if (!r.finished || read.placeNames.length !== places || read.nodePlace.length !== nodes)
    throw new NetworkFileError('the road network is damaged: places do not fit');
  return read;
}

function readBorders(r: ColumnReader): BorderTables {
  const lineStart = r.deltaColumn();
  const borders = { lineStart, lat: r.deltaColumn(), lon: r.deltaColumn(), left: r.raw(), right: r.raw() };
  if (!r.finished) throw new RangeError('columns do not fit together');
  return borders;
}

/** Lines of two points at least, one behind the other. */
function readBarriers(r: ColumnReader): BarrierTables {
  const lineStart = r.deltaColumn();
  const lat = r.deltaColumn(-90 * COORDINATE_SCALE, 90 * COORDINATE_SCALE);
  const lon = r.deltaColumn(-180 * COORDINATE_SCALE, 180 * COORDINATE_SCALE);
  const fits =
    lineStart[0] === 0 &&
    lineStart.every((start, i) => i === 0 || start >= lineStart[i - 1]! + 2) &&
    lineStart.at(-1) === lat.length &&
    lon.length === lat.length;
  if (!fits) throw new RangeError('columns do not fit together');
  return { lineStart, lat, lon };
}

/** Two states and four bounds each, and bridges one behind the other. */
function readRivers(r: ColumnReader, jurisdictions: number): RiverTables {
  const beside = r.deltaColumn(0, jurisdictions);
  const bounds = r.deltaColumn(-180 * COORDINATE_SCALE, 180 * COORDINATE_SCALE);
  const bridgeStart = r.deltaColumn();
  const lat = r.deltaColumn(-90 * COORDINATE_SCALE, 90 * COORDINATE_SCALE);
  const lon = r.deltaColumn(-180 * COORDINATE_SCALE, 180 * COORDINATE_SCALE);
  const rivers = beside.length / 2;
  const fits =
    bounds.length === 4 * rivers &&
    bridgeStart.length === rivers + 1 &&
    bridgeStart[0] === 0 &&
    bridgeStart.every((start, i) => i === 0 || start >= bridgeStart[i - 1]!) &&
    bridgeStart.at(-1) === lat.length &&
    lon.length === lat.length;
  if (!fits) throw new RangeError('columns do not fit together');
  return { beside, bounds, bridgeStart, lat, lon };
}

/** The kernel trusts its tables: every index is looked at once, here. */
function readColumns(raw: Uint8Array): NetworkTables {
  // Columns of single bytes become words.
  const memory = new LoopMemory(raw.length * 4);
  const r = new ColumnReader(raw, memory);
  const jurisdictions = r.strings();
  const highways = r.strings();
  const places = r.unsigned();
  const islands = r.strings();
  const placeJurisdiction = r.smallColumn(jurisdictions.length);
  const nodeLat = r.deltaColumn(-90 * STEPS, 90 * STEPS, NODE_STEP);
  const nodes = nodeLat.length;
  const nodeLon = r.deltaColumn(-180 * STEPS, 180 * STEPS, NODE_STEP);
  const nodeComponent = r.smallColumn(islands.length + 1);
  const nodeRank = r.unsignedColumn(nodes);
  const { edgeFrom, edgeTo } = stepsAsEnds(memory, r.unsignedColumn(), nodes);
  const edges = edgeFrom.length;
  let named: ReturnType<typeof readPlaces> | null = null;
  let borders: BorderTables | null = null;
  let truckRules: TruckRuleTables | null = null;
  let shapes: { read: EdgeShapes | undefined } | null = null;
  const columns = {
    jurisdictions,
    highways,
    placeJurisdiction,
    nodeLat,
    nodeLon,
    nodeComponent,
    nodeRank,
    edgeFrom,
    edgeTo,
    edgeTenths: r.unsignedColumn(65_536),
    edgeClass: r.smallColumn(ROAD_CLASS_COUNT),
    edgeFlags: r.raw(),
    edgeJurisdiction: r.smallColumn(jurisdictions.length),
    edgeHighway: r.unsignedColumn(highways.length),
    indexCell: r.deltaColumn(0, CELLS),
    indexCount: r.unsignedColumn(),
    indexEdge: r.deltaColumn(0, edges),
    speedsMph: r.raw(),
    hierarchyDegree: r.unsignedColumn(),
    hierarchyEdgeBits: r.raw(),
    hierarchySkips: r.raw(),
    barriers: readBarriers(r),
    rivers: readRivers(r, jurisdictions.length),
    islands,
  };
  const placesLater = r.packed();
  const bordersLater = r.packed();
  const truckRulesLater = r.packed();
  const shapesLater = r.packed();
  const same = (length: number, ...all: ArrayLike<number>[]) =>
    all.every((column) => column.length === length);
  const { edgeTenths, edgeClass, edgeFlags, edgeJurisdiction, edgeHighway } = columns;
  if (
    !r.finished ||
    !same(places, placeJurisdiction) ||
    !same(nodes, nodeLat, nodeLon, nodeComponent, nodeRank, columns.hierarchyDegree) ||
    !same(edges, edgeTenths, edgeClass, edgeFlags, edgeJurisdiction, edgeHighway) ||
    !same(columns.indexCell.length, columns.indexCount) ||
    !same(memory.run.total(memory.at(columns.indexCount), columns.indexCount.length), columns.indexEdge) ||
    !same(ROAD_CLASS_COUNT + 1, columns.speedsMph) ||
    !same(Math.ceil(edges / 8), columns.hierarchyEdgeBits)
  ) {
    throw new RangeError('columns do not fit together');
  }
  return {
    ...columns,
    // Opening a network needs neither places nor outlines nor shapes: these are unpacked when first asked for.
    get placeNames() {
      return (named ??= readPlaces(placesLater(), nodes, places)).placeNames;
    },
    get nodePlace() {
      return (named ??= readPlaces(placesLater(), nodes, places)).nodePlace;
    },
    get borders() {
      return (borders ??= readBorders(bordersLater()));
    },
    get truckRules() {
      return (truckRules ??= readTruckRules(truckRulesLater(), edges));
    },
    get shapes() {
      return (shapes ??= { read: readShapes(shapesLater(), edges) }).read;
    },
  };
}

/*
 * Ends of edges. Edges follow their roads and nodes are numbered as edges meet them, so mostly an edge begins where the
 * one before ended and ends at a node never met before. Each end is written as one number: 0 is exactly that, any
 * other is the signed difference from it, folded to be positive.
 */
const fold = (difference: number): number => ((difference << 1) ^ (difference >> 31)) >>> 0;

function endsAsSteps(from: Int32Array, to: Int32Array): number[] {
  const steps: number[] = [];
  let last = 0;
  let met = 0;
  for (let e = 0; e < from.length; e++) {
    steps.push(fold(from[e]! - last));
    met = Math.max(met, from[e]! + 1);
    steps.push(fold(to[e]! - met));
    met = Math.max(met, to[e]! + 1);
    last = to[e]!;
  }
  return steps;
}

function stepsAsEnds(
  memory: LoopMemory,
  steps: Int32Array,
  nodes: number,
): Pick<NetworkTables, 'edgeFrom' | 'edgeTo'> {
  const edges = steps.length >> 1;
  const edgeFrom = memory.words(edges);
  const edgeTo = memory.words(edges);
  if (!memory.run.readEnds(memory.at(steps), edges, nodes, memory.at(edgeFrom), memory.at(edgeTo))) {
    throw new RangeError('an edge ends at no node');
  }
  return { edgeFrom, edgeTo };
}
