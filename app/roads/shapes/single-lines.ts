import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { TigerLine } from './tiger-lines';

/** Lines this near to each other are one road: the other carriageway, another number, the same line drawn again. */
const SAME_ROAD_MILES = 0.07;
const SAMPLE_MILES = 0.1;
/** Side of a cell in 1/100,000 degree; much wider than what is looked for in it. */
const CELL = 1000;

/** Each road once: what of a line lies beside a longer one is left out. */
export function singleLines(lines: readonly TigerLine[]): TigerLine[] {
  const laid = new LaidSegments();
  const kept: TigerLine[] = [];
  const miles = new Map(lines.map((line) => [line, milesOf(line)]));
  for (const line of [...lines].sort((p, q) => miles.get(q)! - miles.get(p)!)) {
    const runs: [number, number][] = [];
    for (let i = 1; i < line.lat.length; i++) {
      if (laid.cover(line, i)) continue;
      const last = runs.at(-1);
      if (last && last[1] === i - 1) last[1] = i;
      else runs.push([i - 1, i]);
    }
    for (const [from, to] of runs)
      kept.push({ ...line, lat: line.lat.slice(from, to + 1), lon: line.lon.slice(from, to + 1) });
    for (const [from, to] of runs) for (let i = from + 1; i <= to; i++) laid.add(line, i);
  }
  return kept;
}

function milesOf({ lat, lon }: TigerLine): number {
  let miles = 0;
  for (let i = 1; i < lat.length; i++)
    miles += crowMiles(lat[i - 1]! / 1e5, lon[i - 1]! / 1e5, lat[i]! / 1e5, lon[i]! / 1e5);
  return miles;
}

class LaidSegments {
  private readonly cells = new Map<number, number[]>();
  private readonly ends: number[] = [];

  /** The segment of a line that ends at its point i. */
  add({ lat, lon }: TigerLine, i: number): void {
    const segment = this.ends.length / 4;
    const [y1, x1, y2, x2] = [lat[i - 1]!, lon[i - 1]!, lat[i]!, lon[i]!];
    this.ends.push(y1, x1, y2, x2);
    const steps = Math.ceil((2 * Math.max(Math.abs(y2 - y1), Math.abs(x2 - x1))) / CELL) + 1;
    const seen = new Set<number>();
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const key = cellOf(y1 + (y2 - y1) * t, x1 + (x2 - x1) * t);
      if (seen.has(key)) continue;
      seen.add(key);
      const list = this.cells.get(key);
      if (list) list.push(segment);
      else this.cells.set(key, [segment]);
    }
  }

  /** Whether all of a line's segment lies beside those that were added. */
  cover({ lat, lon }: TigerLine, i: number): boolean {
    const [y1, x1, y2, x2] = [lat[i - 1]!, lon[i - 1]!, lat[i]!, lon[i]!];
    const miles = crowMiles(y1 / 1e5, x1 / 1e5, y2 / 1e5, x2 / 1e5);
    const steps = Math.max(1, Math.ceil(miles / SAMPLE_MILES));
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      if (!this.isNear(y1 + (y2 - y1) * t, x1 + (x2 - x1) * t)) return false;
    }
    return true;
  }

  private isNear(y: number, x: number): boolean {
    const ky = MILES_PER_DEGREE / 1e5;
    const kx = ky * cosOfLatitude(y / 1e5);
    const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
    const { ends } = this;
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++)
        for (const k of this.cells.get(r * 100_000 + c) ?? []) {
          const ay = (ends[4 * k]! - y) * ky;
          const ax = (ends[4 * k + 1]! - x) * kx;
          const dy = (ends[4 * k + 2]! - ends[4 * k]!) * ky;
          const dx = (ends[4 * k + 3]! - ends[4 * k + 1]!) * kx;
          const square = dx * dx + dy * dy;
          const t = square > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0;
          if (Math.hypot(ax + dx * t, ay + dy * t) <= SAME_ROAD_MILES) return true;
        }
    return false;
  }
}

const cellOf = (y: number, x: number): number => Math.floor(y / CELL) * 100_000 + Math.floor(x / CELL);
