import type { BarrierTables } from '../format/network-tables';
import { COORDINATE_SCALE } from '../format/network-tables';

/** Cells of one degree; what is asked for reaches no farther than the neighbors (two of them east and west). */
const ROWS = 180;
const COLUMNS = 360;
const ROWS_AROUND = 1;
const COLUMNS_AROUND = 2;
const NONE: readonly number[] = [];

/**
 * Water that local streets do not cross, as lines down its middle (app/roads/network/barriers.txt). Built once,
 * read-only afterwards, no allocation per question.
 */
export class BarrierLines {
  private readonly cells = new Map<number, number[]>();

  constructor(private readonly tables: BarrierTables) {
    const { lineStart, lat, lon } = tables;
    for (let i = 0; i + 1 < lineStart.length; i++) {
      for (let p = lineStart[i]! + 1; p < lineStart[i + 1]!; p++) {
        const [south, north] = rowsOf(lat[p - 1]!, lat[p]!);
        const [west, east] = columnsOf(lon[p - 1]!, lon[p]!);
        for (let row = south - ROWS_AROUND; row <= north + ROWS_AROUND; row++)
          for (let column = west - COLUMNS_AROUND; column <= east + COLUMNS_AROUND; column++)
            this.note(row * COLUMNS + column, i);
      }
    }
  }

  /** The lines that a way of 60 miles from a point may meet; mostly none. */
  near(lat: number, lon: number): readonly number[] {
    return this.cells.get(rowOf(lat * COORDINATE_SCALE) * COLUMNS + columnOf(lon * COORDINATE_SCALE)) ?? NONE;
  }

  /**
   * Whether two points lie on different sides of one of the lines. A way that meets a line twice comes back to its own
   * side (a bend of a river), which streets do too.
   */
  parts(lines: readonly number[], lat1: number, lon1: number, lat2: number, lon2: number): boolean {
    for (const line of lines) if (this.meets(line, lat1, lon1, lat2, lon2) % 2 === 1) return true;
    return false;
  }

  /** How often the straight way between two points meets a line. */
  meets(line: number, lat1: number, lon1: number, lat2: number, lon2: number): number {
    const { lineStart, lat, lon } = this.tables;
    const x1 = lon1 * COORDINATE_SCALE;
    const y1 = lat1 * COORDINATE_SCALE;
    const dx = lon2 * COORDINATE_SCALE - x1;
    const dy = lat2 * COORDINATE_SCALE - y1;
    let times = 0;
    let p = lineStart[line]!;
    let before = dx * (lat[p]! - y1) - dy * (lon[p]! - x1) > 0;
    for (p++; p < lineStart[line + 1]!; p++) {
      const after = dx * (lat[p]! - y1) - dy * (lon[p]! - x1) > 0;
      if (after !== before) {
        const ex = lon[p]! - lon[p - 1]!;
        const ey = lat[p]! - lat[p - 1]!;
        const here = ex * (y1 - lat[p - 1]!) - ey * (x1 - lon[p - 1]!) > 0;
        const there = ex * (y1 + dy - lat[p - 1]!) - ey * (x1 + dx - lon[p - 1]!) > 0;
        if (here !== there) times++;
      }
      before = after;
    }
    return times;
  }

  private note(cell: number, line: number): void {
    const known = this.cells.get(cell);
    if (!known) this.cells.set(cell, [line]);
    else if (!known.includes(line)) known.push(line);
  }
}

const rowOf = (lat: number): number => Math.min(ROWS - 1, Math.floor(lat / COORDINATE_SCALE) + 90);
const columnOf = (lon: number): number => Math.min(COLUMNS - 1, Math.floor(lon / COORDINATE_SCALE) + 180);
const rowsOf = (a: number, b: number) => [rowOf(Math.min(a, b)), rowOf(Math.max(a, b))] as const;
const columnsOf = (a: number, b: number) => [columnOf(Math.min(a, b)), columnOf(Math.max(a, b))] as const;
