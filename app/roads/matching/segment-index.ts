import { EdgeLine } from '../format/edge-shapes';
import { COORDINATE_SCALE } from '../format/network-tables';
import { cosOfLatitude, MILES_PER_DEGREE } from '../geometry';
import { courses, type MatchTables } from './match-tables';

/** Side of a cell in 1/10,000 degree: about three and a half miles. */
const CELL = 500;
const ROWS_FROM = 140_000;
const COLUMNS_FROM = -1_800_000;
const COLUMNS = 3600;

/** Receivers and drawn lines are off by so much: one standard deviation, in miles. A road without a line is known less well. */
export const SHAPED_SIGMA = 0.1;
export const STRAIGHT_SIGMA = 0.35;
/** Farther than so many deviations a reading tells nothing of a road. */
const REACH = 4;
const REACH_SHAPED = SHAPED_SIGMA * REACH;
const REACH_STRAIGHT = STRAIGHT_SIGMA * REACH;
/** What a road without a line is less likely from the start: the logarithm of the two deviations' ratio. */
const STRAIGHT_COST = Math.log(STRAIGHT_SIGMA / SHAPED_SIGMA);
/** And what a side road is: fewer trucks drive on it. */
const SIDE_COST = 1;
const COURSE_COST = [STRAIGHT_COST, 0, SIDE_COST];

export const MOST_CANDIDATES = 6;

/** Roads that a reading may lie on, nearest first by cost; reused from reading to reading. */
export class Candidates {
  count = 0;
  readonly edge = new Int32Array(MOST_CANDIDATES);
  /** Share of the edge's length up to the nearest point. */
  readonly share = new Float64Array(MOST_CANDIDATES);
  /** Negative logarithm of how likely the reading is on this road. */
  readonly cost = new Float64Array(MOST_CANDIDATES);
}

/**
 * The straight pieces of all roads by place. A piece is in every cell that it passes or comes near to, so that
 * a question looks at one cell only. Joints have no place of their own and are no candidates; ferries and roads
 * closed to trucks are: a reading says where a truck was, not where it may drive.
 */
export class SegmentIndex {
  private readonly slotKey: Int32Array;
  private readonly slotFirst: Int32Array;
  private readonly slotCount: Int32Array;
  private readonly mask: number;
  private readonly entries: Int32Array;
  private readonly edge: Int32Array;
  /** Ends of each piece, latitude and longitude of one and of the other, in 1/10,000 degree. */
  private readonly ends: Int32Array;
  private readonly shares: Float64Array;
  private readonly course: Uint8Array;

  constructor(tables: MatchTables) {
    const pieces = readPieces(tables);
    this.edge = pieces.edge;
    this.ends = pieces.ends;
    this.shares = pieces.shares;
    this.course = pieces.course;
    const cells: number[] = [];
    const owners: number[] = [];
    for (let i = 0; i < this.edge.length; i++) {
      cellsNear(this.ends, i, this.course[i] ? REACH_SHAPED : REACH_STRAIGHT, (cell) => {
        cells.push(cell);
        owners.push(i);
      });
    }
    let slots = 1024;
    // One slot stays free at least, or the search for a cell without roads would never end.
    while (slots <= cells.length) slots *= 2;
    this.mask = slots - 1;
    this.slotKey = new Int32Array(slots).fill(-1);
    this.slotFirst = new Int32Array(slots);
    this.slotCount = new Int32Array(slots);
    for (const cell of cells) this.slotCount[this.slotOf(cell)]!++;
    let sum = 0;
    for (let s = 0; s < slots; s++) {
      this.slotFirst[s] = sum;
      sum += this.slotCount[s]!;
    }
    const at = this.slotFirst.slice();
    this.entries = new Int32Array(cells.length);
    cells.forEach((cell, i) => (this.entries[at[this.slotOf(cell)]!++] = owners[i]!));
  }

  /** The slot of a cell; a cell that is asked for the first time while the index is built takes it. */
  private slotOf(cell: number): number {
    let slot = Math.imul(cell, 0x9e3779b1) & this.mask;
    while (this.slotKey[slot] !== cell && this.slotKey[slot]! >= 0) slot = (slot + 1) & this.mask;
    this.slotKey[slot] = cell;
    return slot;
  }

  private slotFor(cell: number): number {
    let slot = Math.imul(cell, 0x9e3779b1) & this.mask;
    while (this.slotKey[slot] !== cell) {
      if (this.slotKey[slot]! < 0) return -1;
      slot = (slot + 1) & this.mask;
    }
    return slot;
  }

  /** The roads near a point in decimal degrees, the likeliest first. */
  near(lat: number, lon: number, into: Candidates): Candidates {
    into.count = 0;
    const y = lat * COORDINATE_SCALE;
    const x = lon * COORDINATE_SCALE;
    this.gather(y, x, cellAt(y, x), cosOfLatitude(lat), 0, into);
    return into;
  }

  /** The roads within some miles of a point, the nearest first, whatever is known of their lines; costs are squared miles. */
  within(lat: number, lon: number, miles: number, into: Candidates): Candidates {
    into.count = 0;
    const y = lat * COORDINATE_SCALE;
    const x = lon * COORDINATE_SCALE;
    const squeeze = cosOfLatitude(lat);
    const ry = (miles / MILES_PER_DEGREE) * COORDINATE_SCALE;
    const rx = ry / squeeze;
    for (let row = rowAt(y - ry); row <= rowAt(y + ry); row++)
      for (let column = columnAt(x - rx); column <= columnAt(x + rx); column++)
        this.gather(y, x, row * COLUMNS + column, squeeze, miles, into);
    return into;
  }

  /** `within`: miles, or 0 for what the accuracy of each road allows. */
  private gather(
    y: number,
    x: number,
    cell: number,
    squeeze: number,
    within: number,
    into: Candidates,
  ): void {
    const slot = this.slotFor(cell);
    if (slot < 0) return;
    const ky = MILES_PER_DEGREE / COORDINATE_SCALE;
    const kx = ky * squeeze;
    const { entries, ends, shares, course, edge } = this;
    const first = this.slotFirst[slot]!;
    for (let k = first, end = first + this.slotCount[slot]!; k < end; k++) {
      const i = entries[k]!;
      const ay = (ends[4 * i]! - y) * ky;
      const ax = (ends[4 * i + 1]! - x) * kx;
      const dy = (ends[4 * i + 2]! - ends[4 * i]!) * ky;
      const dx = (ends[4 * i + 3]! - ends[4 * i + 1]!) * kx;
      const square = dx * dx + dy * dy;
      let t = square > 0 ? -(ax * dx + ay * dy) / square : 0;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const py = ay + dy * t;
      const px = ax + dx * t;
      const off = px * px + py * py;
      const reach = within || (course[i] ? REACH_SHAPED : REACH_STRAIGHT);
      if (off > reach * reach) continue;
      const sigma = course[i] ? SHAPED_SIGMA : STRAIGHT_SIGMA;
      const cost = within ? off : off / (2 * sigma * sigma) + COURSE_COST[course[i]!]!;
      keep(into, edge[i]!, shares[2 * i]! + (shares[2 * i + 1]! - shares[2 * i]!) * t, cost);
    }
  }
}

/** Keeps the likeliest roads in order; of an edge only its nearest point. */
function keep(c: Candidates, edge: number, share: number, cost: number): void {
  let at = 0;
  while (at < c.count && c.edge[at] !== edge) at++;
  if (at < c.count) {
    if (c.cost[at]! <= cost) return;
  } else if (c.count < MOST_CANDIDATES) c.count++;
  else if (c.cost[MOST_CANDIDATES - 1]! <= cost) return;
  else at = MOST_CANDIDATES - 1;
  while (at > 0 && c.cost[at - 1]! > cost) {
    c.edge[at] = c.edge[at - 1]!;
    c.share[at] = c.share[at - 1]!;
    c.cost[at] = c.cost[at - 1]!;
    at--;
  }
  c.edge[at] = edge;
  c.share[at] = share;
  c.cost[at] = cost;
}

const rowAt = (y: number): number => Math.floor((y - ROWS_FROM) / CELL);
const columnAt = (x: number): number => Math.floor((x - COLUMNS_FROM) / CELL);
const cellAt = (y: number, x: number): number => rowAt(y) * COLUMNS + columnAt(x);

function readPieces(tables: MatchTables) {
  const line = new EdgeLine();
  const edge: number[] = [];
  const ends: number[] = [];
  const shares: number[] = [];
  const course: number[] = [];
  const courseOf = courses(tables);
  for (let e = 0; e < tables.edgeFrom.length; e++) {
    if (tables.edgeHighway[e] === 0) continue;
    line.read(tables, e);
    const along = line.miles();
    const miles = along[line.count - 1]!;
    for (let i = 1; i < line.count; i++) {
      edge.push(e);
      ends.push(line.lat[i - 1]!, line.lon[i - 1]!, line.lat[i]!, line.lon[i]!);
      shares.push(miles > 0 ? along[i - 1]! / miles : 0, miles > 0 ? along[i]! / miles : 1);
      course.push(courseOf[e]!);
    }
  }
  return {
    edge: Int32Array.from(edge),
    ends: Int32Array.from(ends),
    shares: Float64Array.from(shares),
    course: Uint8Array.from(course),
  };
}

/** Cells that a piece passes or comes nearer to than the reach. */
function cellsNear(ends: Int32Array, i: number, reach: number, take: (cell: number) => void): void {
  const [y1, x1, y2, x2] = [ends[4 * i]!, ends[4 * i + 1]!, ends[4 * i + 2]!, ends[4 * i + 3]!];
  const ry = (reach / MILES_PER_DEGREE) * COORDINATE_SCALE;
  const rx = ry / cosOfLatitude(Math.max(Math.abs(y1), Math.abs(y2)) / COORDINATE_SCALE);
  const [low, high] = y1 <= y2 ? [y1, y2] : [y2, y1];
  for (let row = rowAt(low - ry); row <= rowAt(high + ry); row++) {
    // The part of the piece within reach of the row.
    const from = Math.max(low, row * CELL + ROWS_FROM - ry);
    const to = Math.min(high, (row + 1) * CELL + ROWS_FROM + ry);
    const xAt = (y: number) => (y1 === y2 ? null : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    const a = xAt(from) ?? x1;
    const b = xAt(to) ?? x2;
    for (
      let column = columnAt(Math.min(a, b) - rx), last = columnAt(Math.max(a, b) + rx);
      column <= last;
      column++
    )
      take(row * COLUMNS + column);
  }
}
