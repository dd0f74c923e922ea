import type { BorderTables } from '../format/network-tables';
import { COORDINATE_SCALE } from '../format/network-tables';
import { cosOfLatitude, MILES_PER_DEGREE } from '../geometry';

/** Height of one band of the index in 1/10,000 degree. */
const BAND = 1000;
/** Cells from 180 west to the prime meridian. */
const CELLS_FROM = -1_800_000;
const CELL_COLUMNS = 1800;
/** Values of a cell; from KNOWN on, the index of its jurisdiction plus one (0 for none) follows. */
const UNKNOWN = 0;
const MIXED = 1;
const KNOWN = 2;

/**
 * Which jurisdiction a point lies in, from outlines. Built once, read-only afterwards, no allocation per question.
 * A point inside two outlines (the US and the Canadian source overlap a little at their border) belongs to the one
 * with the lower index: the compiler lists the US first because its outlines are the more exact ones.
 */
export class JurisdictionMap {
  private readonly firstBand: number;
  private readonly bandCount: number;
  private readonly bandStart: Int32Array;
  private readonly bandEdges: Int32Array;
  private readonly x1: Int32Array;
  private readonly y1: Int32Array;
  private readonly x2: Int32Array;
  private readonly y2: Int32Array;
  private readonly boundA: Uint8Array;
  private readonly boundB: Uint8Array;
  private readonly parity: Uint8Array;
  /** What is known of each cell of a tenth of a degree, found out when first asked. */
  private readonly cells: Uint8Array;

  constructor(
    tables: BorderTables,
    readonly jurisdictions: readonly string[],
  ) {
    const { lineStart, lat, lon, left, right } = tables;
    const lines = lineStart.length - 1;
    const count = lat.length - lines;
    this.x1 = new Int32Array(count);
    this.y1 = new Int32Array(count);
    this.x2 = new Int32Array(count);
    this.y2 = new Int32Array(count);
    this.boundA = new Uint8Array(count);
    this.boundB = new Uint8Array(count);
    let e = 0;
    for (let line = 0; line < lines; line++) {
      for (let i = lineStart[line]! + 1, end = lineStart[line + 1]!; i < end; i++, e++) {
        this.x1[e] = lon[i - 1]!;
        this.y1[e] = lat[i - 1]!;
        this.x2[e] = lon[i]!;
        this.y2[e] = lat[i]!;
        this.boundA[e] = left[line]!;
        this.boundB[e] = right[line]!;
      }
    }
    const { lowest, highest } = range(lat);
    this.firstBand = Math.floor(lowest / BAND);
    this.bandCount = count ? Math.floor(highest / BAND) - this.firstBand + 1 : 0;
    const starts = new Int32Array(this.bandCount + 1);
    countBands(this.y1, this.y2, this.firstBand, starts);
    for (let b = 0; b < this.bandCount; b++) starts[b + 1]! += starts[b]!;
    this.bandStart = starts.slice();
    this.bandEdges = new Int32Array(starts[this.bandCount]!);
    fillBands(this.y1, this.y2, this.firstBand, starts, this.bandEdges);
    this.parity = new Uint8Array(256);
    this.cells = new Uint8Array(this.bandCount * CELL_COLUMNS);
  }

  /** Index of the jurisdiction that contains the point, -1 on water and abroad. */
  indexAt(lat: number, lon: number): number {
    // Half a unit off the grid: no outline point ever lies exactly on the ray.
    const y = Math.floor(lat * COORDINATE_SCALE) + 0.5;
    const x = lon * COORDINATE_SCALE;
    const band = Math.floor(y / BAND) - this.firstBand;
    const column = Math.floor((x - CELLS_FROM) / BAND);
    if (column < 0 || column >= CELL_COLUMNS) return -1;
    const cell = band * CELL_COLUMNS + column;
    const known = this.cells[cell]!;
    if (known >= KNOWN) return known - KNOWN - 1;
    if (known === UNKNOWN) {
      const from = CELLS_FROM + column * BAND;
      if (this.isWhole(band, from, from + BAND)) {
        const index = this.askOutlines(band, x, y);
        this.cells[cell] = index + KNOWN + 1;
        return index;
      }
      this.cells[cell] = MIXED;
    }
    return this.askOutlines(band, x, y);
  }

  /** How many miles the outline next to a point runs straight there; 0 where none is near. */
  straightMilesAt(lat: number, lon: number): number {
    const ky = MILES_PER_DEGREE / COORDINATE_SCALE;
    const kx = ky * cosOfLatitude(lat);
    const y = lat * COORDINATE_SCALE;
    const x = lon * COORDINATE_SCALE;
    const band = Math.floor(y / BAND) - this.firstBand;
    let nearest = Infinity;
    let straight = 0;
    for (let b = Math.max(0, band - 1); b <= band + 1 && b < this.bandCount; b++) {
      for (let i = this.bandStart[b]!, end = this.bandStart[b + 1]!; i < end; i++) {
        const e = this.bandEdges[i]!;
        const [ay, ax] = [(this.y1[e]! - y) * ky, (this.x1[e]! - x) * kx];
        const [dy, dx] = [(this.y2[e]! - this.y1[e]!) * ky, (this.x2[e]! - this.x1[e]!) * kx];
        const square = dx * dx + dy * dy;
        const t = square > 0 ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square)) : 0;
        const off = (ax + t * dx) ** 2 + (ay + t * dy) ** 2;
        if (off >= nearest) continue;
        nearest = off;
        straight = Math.sqrt(square);
      }
    }
    return straight;
  }

  /** No outline passes the cell: what holds for one of its points holds for all. */
  private isWhole(band: number, from: number, to: number): boolean {
    const { x1, x2, bandEdges } = this;
    for (let i = this.bandStart[band]!, end = this.bandStart[band + 1]!; i < end; i++) {
      const a = x1[bandEdges[i]!]!;
      const b = x2[bandEdges[i]!]!;
      if ((a > from || b > from) && (a < to || b < to)) return false;
    }
    return true;
  }

  private askOutlines(band: number, x: number, y: number): number {
    const { x1, y1, x2, y2, boundA, boundB, bandEdges, parity } = this;
    parity.fill(0, 0, this.jurisdictions.length);
    for (let i = this.bandStart[band]!, end = this.bandStart[band + 1]!; i < end; i++) {
      const e = bandEdges[i]!;
      const ya = y1[e]!;
      const yb = y2[e]!;
      if (ya > y === yb > y) continue;
      const xa = x1[e]!;
      if (xa + ((y - ya) / (yb - ya)) * (x2[e]! - xa) > x) continue;
      parity[boundA[e]!]! ^= 1;
      parity[boundB[e]!]! ^= 1;
    }
    for (let j = 0; j < this.jurisdictions.length; j++) if (parity[j]) return j;
    return -1;
  }

  /** Like indexAt, but a point on water or just off an outline gets the nearest jurisdiction within `withinMiles`. */
  nearestIndexAt(lat: number, lon: number, withinMiles = 60): number {
    const inside = this.indexAt(lat, lon);
    if (inside >= 0) return inside;
    const y = lat * COORDINATE_SCALE;
    const x = lon * COORDINATE_SCALE;
    const milesPerUnit = MILES_PER_DEGREE / COORDINATE_SCALE;
    const squeeze = cosOfLatitude(lat);
    const center = Math.floor(y / BAND) - this.firstBand;
    let best = (withinMiles / milesPerUnit) ** 2;
    let found = -1;
    // The point may lie at the edge of its band: those beside it are no farther away.
    for (let ring = 0; (Math.max(0, ring - 1) * BAND) ** 2 < best; ring++) {
      for (const band of ring === 0 ? [center] : [center - ring, center + ring]) {
        // A band beyond all outlines has no edges.
        for (let i = this.bandStart[band]!; i < this.bandStart[band + 1]!; i++) {
          const e = this.bandEdges[i]!;
          const ax = (this.x1[e]! - x) * squeeze;
          const ay = this.y1[e]! - y;
          const dx = (this.x2[e]! - this.x1[e]!) * squeeze;
          const dy = this.y2[e]! - this.y1[e]!;
          const length = dx * dx + dy * dy;
          const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
          const d = (ax + dx * t) ** 2 + (ay + dy * t) ** 2;
          if (d < best) {
            best = d;
            found = this.boundA[e]!;
          }
        }
      }
    }
    return found;
  }

  /** Code of the jurisdiction at a point, or null on water and abroad. */
  codeAt(lat: number, lon: number): string | null {
    const index = this.indexAt(lat, lon);
    return index < 0 ? null : this.jurisdictions[index]!;
  }

  /**
   * Longest stretch of water (or foreign land) in miles on the straight line between two points, by samples.
   * A first point on water is one that outlines or gazetteers misplaced: the way to its shore counts for a tenth.
   */
  longestWaterMiles(lat1: number, lon1: number, lat2: number, lon2: number, stepMiles = 0.5): number {
    const dy = (lat2 - lat1) * MILES_PER_DEGREE;
    const dx = (lon2 - lon1) * MILES_PER_DEGREE * cosOfLatitude((lat1 + lat2) / 2);
    const miles = Math.hypot(dx, dy);
    const steps = Math.max(2, Math.ceil(miles / stepMiles));
    let longest = 0;
    let run = 0;
    let afloat = true;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      if (this.indexAt(lat1 + (lat2 - lat1) * t, lon1 + (lon2 - lon1) * t) < 0) {
        run += afloat ? miles / steps / 10 : miles / steps;
        if (run > longest) longest = run;
      } else {
        run = 0;
        afloat = false;
      }
    }
    return longest;
  }
}

function range(values: Int32Array): { lowest: number; highest: number } {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let i = 0; i < values.length; i++) {
    lowest = Math.min(lowest, values[i]!);
    highest = Math.max(highest, values[i]!);
  }
  return { lowest, highest };
}

function countBands(y1: Int32Array, y2: Int32Array, firstBand: number, starts: Int32Array): void {
  for (let i = 0; i < y1.length; i++) {
    const a = ((y1[i]! / BAND) | 0) - firstBand;
    const b = ((y2[i]! / BAND) | 0) - firstBand;
    for (let band = Math.min(a, b), last = Math.max(a, b); band <= last; band++) starts[band + 1]!++;
  }
}

function fillBands(
  y1: Int32Array,
  y2: Int32Array,
  firstBand: number,
  at: Int32Array,
  bandEdges: Int32Array,
): void {
  for (let i = 0; i < y1.length; i++) {
    const a = ((y1[i]! / BAND) | 0) - firstBand;
    const b = ((y2[i]! / BAND) | 0) - firstBand;
    for (let band = Math.min(a, b), last = Math.max(a, b); band <= last; band++) bandEdges[at[band]!++] = i;
  }
}
