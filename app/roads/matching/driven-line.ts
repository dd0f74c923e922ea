import type { JurisdictionRuns } from '../borders/jurisdiction-runs';
import { EdgeLine } from '../format/edge-shapes';
import { COORDINATE_SCALE, EDGE_FERRY, type NetworkTables } from '../format/network-tables';
import { crowMiles } from '../geometry';
import type { EdgePart } from './near-search';

/** Shorter ways have no windings that could be told from the errors of readings. */
const WINDING_FROM_MILES = 0.2;
const MOST_WINDING = 1.6;

/** The line of a way over parts of edges, read again and again into the same columns. */
export class DrivenLine {
  /** The miles that the network gives for it, ferries left out. */
  authoredMiles = 0;
  ferryMiles = 0;
  /** Every edge of it has a line; else windings are not known. */
  isDrawn = true;
  firstJurisdiction = -1;
  lastJurisdiction = -1;
  private mixed = false;
  private readonly edge = new EdgeLine();
  private points: number[] = [];

  constructor(private readonly tables: NetworkTables) {}

  read(parts: readonly EdgePart[]): this {
    const { tables } = this;
    this.authoredMiles = 0;
    this.ferryMiles = 0;
    this.isDrawn = true;
    this.mixed = false;
    this.points = [];
    this.firstJurisdiction = tables.edgeJurisdiction[parts[0]!.edge]!;
    for (const part of parts) {
      const { edge, from, to } = part;
      const miles = (Math.abs(to - from) * tables.edgeTenths[edge]!) / 10;
      if (tables.edgeFlags[edge]! & EDGE_FERRY) this.ferryMiles += miles;
      else this.authoredMiles += miles;
      this.lastJurisdiction = tables.edgeJurisdiction[edge]!;
      if (this.lastJurisdiction !== this.firstJurisdiction) this.mixed = true;
      if (
        tables.shapes &&
        tables.edgeHighway[edge] !== 0 &&
        tables.shapes.start[edge + 1] === tables.shapes.start[edge]
      )
        this.isDrawn = false;
      this.push(part);
    }
    return this;
  }

  /** All of it lies in this jurisdiction. */
  isIn(jurisdiction: number): boolean {
    return !this.mixed && this.firstJurisdiction === jurisdiction;
  }

  /** How many times longer than the straight line between its ends the drawn way is. */
  winding(): number {
    const { points } = this;
    const end = points.length - 2;
    const crow = crowMiles(points[0]!, points[1]!, points[end]!, points[end + 1]!);
    if (crow < WINDING_FROM_MILES) return 1;
    let miles = 0;
    for (let i = 2; i < points.length; i += 2)
      miles += crowMiles(points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!);
    return Math.min(MOST_WINDING, miles / crow);
  }

  /** Gives its pieces to runs that split them by outlines. */
  addTo(runs: JurisdictionRuns): void {
    const { points } = this;
    runs.start(points[0]!, points[1]!, 0);
    for (let i = 2; i < points.length; i += 2) {
      const [a, b, c, d] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
      runs.add(a, b, c, d, crowMiles(a, b, c, d), 0);
    }
  }

  private push({ edge, from, to }: EdgePart): void {
    const line = this.edge.read(this.tables, edge);
    const along = line.miles();
    const total = along[line.count - 1]!;
    const isForward = to >= from;
    const [low, high] = isForward ? [from * total, to * total] : [to * total, from * total];
    this.points.push(...line.pointAt(from));
    for (let k = 1; k < line.count - 1; k++) {
      const i = isForward ? k : line.count - 1 - k;
      if (along[i]! <= low || along[i]! >= high) continue;
      this.points.push(line.lat[i]! / COORDINATE_SCALE, line.lon[i]! / COORDINATE_SCALE);
    }
    this.points.push(...line.pointAt(to));
  }
}
