import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { ColumnReader } from './byte-columns';
import { ColumnWriter } from './byte-columns';
import { COORDINATE_SCALE, type NetworkTables } from './network-tables';

/** Points of shapes are this far apart at least, in 1/10,000 degree: about 180 feet. */
export const SHAPE_STEP = 5;
/** Unit of `off`: tenths of a mile. */
export const OFF_UNITS_PER_MILE = 10;

/**
 * The lines of edges between their ends. Edge e has the bytes from start[e] to start[e + 1]: for each point the steps
 * from the point before (the first: from the edge's `from`, rounded to a step), latitude and longitude, folded and
 * seven bits a byte. No bytes: the edge is drawn straight.
 */
export interface EdgeShapes {
  start: Int32Array;
  bytes: Uint8Array;
  /** How far the line strays from the straight one at most, rounded up. */
  off: Uint8Array;
}

type Ends = Pick<NetworkTables, 'nodeLat' | 'nodeLon' | 'edgeFrom' | 'edgeTo'>;
type WithShapes = Ends & { shapes?: EdgeShapes };

/** The line of one edge after another, both ends included, in 1/10,000 degree. Its columns are used again. */
export class EdgeLine {
  count = 0;
  lat = new Int32Array(64);
  lon = new Int32Array(64);

  read(tables: WithShapes, e: number): this {
    const { shapes } = tables;
    const a = tables.edgeFrom[e]!;
    const b = tables.edgeTo[e]!;
    let lat = tables.nodeLat[a]!;
    let lon = tables.nodeLon[a]!;
    this.lat[0] = lat;
    this.lon[0] = lon;
    let count = 1;
    if (shapes && shapes.start[e + 1]! > shapes.start[e]!) {
      const { bytes } = shapes;
      const end = shapes.start[e + 1]!;
      let at = shapes.start[e]!;
      lat = roundStep(lat);
      lon = roundStep(lon);
      while (at < end) {
        let value = 0;
        let shift = 0;
        let byte: number;
        do {
          byte = bytes[at++]!;
          value |= (byte & 127) << shift;
          shift += 7;
        } while (byte > 127);
        lat += ((value >>> 1) ^ -(value & 1)) * SHAPE_STEP;
        value = shift = 0;
        do {
          byte = bytes[at++]!;
          value |= (byte & 127) << shift;
          shift += 7;
        } while (byte > 127);
        lon += ((value >>> 1) ^ -(value & 1)) * SHAPE_STEP;
        if (count + 1 >= this.lat.length) this.grow();
        this.lat[count] = lat;
        this.lon[count++] = lon;
      }
    }
    this.lat[count] = tables.nodeLat[b]!;
    this.lon[count++] = tables.nodeLon[b]!;
    this.count = count;
    return this;
  }

  /** Miles from the first point to each, on the plane of the first. */
  miles(): Float64Array {
    if (this.along.length < this.lat.length) this.along = new Float64Array(this.lat.length);
    const ky = MILES_PER_DEGREE / COORDINATE_SCALE;
    const kx = ky * cosOfLatitude(this.lat[0]! / COORDINATE_SCALE);
    for (let i = 1; i < this.count; i++) {
      const dy = (this.lat[i]! - this.lat[i - 1]!) * ky;
      const dx = (this.lon[i]! - this.lon[i - 1]!) * kx;
      this.along[i] = this.along[i - 1]! + Math.sqrt(dx * dx + dy * dy);
    }
    return this.along;
  }
  private along = new Float64Array(64);

  /** The point at a share of the line's length, [lat, lon] in degrees. */
  pointAt(share: number): [number, number] {
    const along = this.miles();
    const miles = share * along[this.count - 1]!;
    let i = 1;
    while (i < this.count - 1 && along[i]! < miles) i++;
    const length = along[i]! - along[i - 1]!;
    const t = length > 0 ? Math.min(1, Math.max(0, (miles - along[i - 1]!) / length)) : 0;
    return [
      (this.lat[i - 1]! + (this.lat[i]! - this.lat[i - 1]!) * t) / COORDINATE_SCALE,
      (this.lon[i - 1]! + (this.lon[i]! - this.lon[i - 1]!) * t) / COORDINATE_SCALE,
    ];
  }

  private grow(): void {
    const wider = (column: Int32Array) => {
      const next = new Int32Array(column.length * 2);
      next.set(column);
      return next;
    };
    this.lat = wider(this.lat);
    this.lon = wider(this.lon);
  }
}

export const roundStep = (coordinate: number): number => Math.round(coordinate / SHAPE_STEP) * SHAPE_STEP;

/** Points between an edge's ends, [lat, lon] in degrees, as the bytes of a shape that begins at `from`. */
export function shapeBytes(
  from: readonly [number, number],
  points: readonly (readonly [number, number])[],
): number[] {
  const bytes: number[] = [];
  const put = (step: number) => {
    let value = ((step << 1) ^ (step >> 31)) >>> 0;
    while (value > 127) {
      bytes.push((value & 127) | 128);
      value >>>= 7;
    }
    bytes.push(value);
  };
  const steps = (degrees: number) => Math.round((degrees * COORDINATE_SCALE) / SHAPE_STEP);
  let [lat, lon] = from.map(steps) as [number, number];
  for (const point of points) {
    const nextLat = steps(point[0]);
    const nextLon = steps(point[1]);
    if (nextLat === lat && nextLon === lon) continue;
    put(nextLat - lat);
    put(nextLon - lon);
    lat = nextLat;
    lon = nextLon;
  }
  return bytes;
}

/** The bytes of every edge as one table, with how far each line strays. */
export function joinShapes(ends: Ends, bytesOf: readonly (ArrayLike<number> | null)[]): EdgeShapes {
  const start = new Int32Array(bytesOf.length + 1);
  bytesOf.forEach((bytes, e) => (start[e + 1] = start[e]! + (bytes?.length ?? 0)));
  const bytes = new Uint8Array(start[bytesOf.length]!);
  bytesOf.forEach((list, e) => list && bytes.set(list, start[e]!));
  const shapes: EdgeShapes = { start, bytes, off: new Uint8Array(bytesOf.length) };
  const line = new EdgeLine();
  for (let e = 0; e < bytesOf.length; e++) {
    if (start[e] === start[e + 1]) continue;
    line.read({ ...ends, shapes }, e);
    shapes.off[e] = Math.min(255, Math.ceil(mostOff(line) * OFF_UNITS_PER_MILE + 0.1));
  }
  return shapes;
}

function mostOff({ lat, lon, count }: EdgeLine): number {
  const ky = MILES_PER_DEGREE / COORDINATE_SCALE;
  const kx = ky * cosOfLatitude(lat[0]! / COORDINATE_SCALE);
  const last = count - 1;
  const dx = (lon[last]! - lon[0]!) * kx;
  const dy = (lat[last]! - lat[0]!) * ky;
  const square = dx * dx + dy * dy;
  let most = 0;
  for (let i = 1; i < last; i++) {
    const x = (lon[i]! - lon[0]!) * kx;
    const y = (lat[i]! - lat[0]!) * ky;
    const t = square ? Math.min(1, Math.max(0, (x * dx + y * dy) / square)) : 0;
    most = Math.max(most, Math.hypot(x - dx * t, y - dy * t));
  }
  return most;
}

/** Length of an edge's line in miles. */
export function lineMiles(line: EdgeLine): number {
  let miles = 0;
  for (let i = 1; i < line.count; i++) {
    miles += crowMiles(
      line.lat[i - 1]! / COORDINATE_SCALE,
      line.lon[i - 1]! / COORDINATE_SCALE,
      line.lat[i]! / COORDINATE_SCALE,
      line.lon[i]! / COORDINATE_SCALE,
    );
  }
  return miles;
}

export function shapeColumns(shapes: EdgeShapes | undefined): ColumnWriter {
  const w = new ColumnWriter();
  const edges = shapes ? shapes.off.length : 0;
  w.unsignedColumn(Array.from({ length: edges }, (_, e) => shapes!.start[e + 1]! - shapes!.start[e]!));
  w.raw(shapes?.bytes ?? new Uint8Array(0));
  w.raw(shapes?.off ?? new Uint8Array(0));
  return w;
}

/** Undefined where the file has no shapes at all. Throws a RangeError where they do not fit the edges. */
export function readShapes(r: ColumnReader, edges: number): EdgeShapes | undefined {
  const lengths = r.unsignedColumn(65_536);
  const bytes = r.raw();
  const off = r.raw();
  if (!r.finished) throw new RangeError('shapes do not fit');
  if (lengths.length === 0) return undefined;
  if (lengths.length !== edges || off.length !== edges) throw new RangeError('shapes do not fit');
  const start = new Int32Array(edges + 1);
  for (let e = 0; e < edges; e++) {
    start[e + 1] = start[e]! + lengths[e]!;
    // A shape that does not end where it should would be read on into the next.
    if (lengths[e]! > 0 && bytes[start[e + 1]! - 1]! > 127) throw new RangeError('shapes do not fit');
  }
  if (start[edges] !== bytes.length) throw new RangeError('shapes do not fit');
  return { start, bytes, off };
}
