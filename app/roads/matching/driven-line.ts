import type { JurisdictionRuns } from '../borders/jurisdiction-runs';
import { EdgeLine } from '../format/edge-shapes';
import { COORDINATE_SCALE, EDGE_FERRY } from '../format/network-tables';
import { crowMiles } from '../geometry';
import { COURSE, courses, type MatchTables } from './match-tables';
import type { EdgePart } from './near-search';

/** Shorter ways have no windings that could be distinguished from the errors of readings. */
const WINDING_FROM_MILES = 0.2;
const MOST_WINDING = 2.5;
const MOST_STRAYING = 1.1;

interface Spot {
  lat: number;
  lon: number;
}

/** The line of a way over parts of edges, read again and again into the same columns. */
export class DrivenLine {
  /** The miles that the network gives for it, ferries left out. */
  authoredMiles = 0;
  ferryMiles = 0;
  /** Every edge of it has a line; else windings are not known. */
  isDrawn = true;
  /** Its stretches by the jurisdictions of its roads, in travel order; ferries have no miles. */
  stretches: { jurisdiction: number; miles: number }[] = [];
  firstJurisdiction = -1;
  lastJurisdiction = -1;
  private mixed = false;
  private readonly edge = new EdgeLine();
  private points: number[] = [];

  private readonly course: Uint8Array;

  constructor(private readonly tables: MatchTables) {
    this.course = courses(tables);
  }

  read(parts: readonly EdgePart[]): this {
    const { tables } = this;
    this.authoredMiles = 0;
    this.ferryMiles = 0;
    this.isDrawn = true;
    this.mixed = false;
    this.points = [];
    this.drawnMiles = -1;
    this.stretches = [];
    this.firstJurisdiction = tables.edgeJurisdiction[parts[0]!.edge]!;
    for (const part of parts) {
      const { edge, from, to } = part;
      const miles = (Math.abs(to - from) * tables.edgeTenths[edge]!) / 10;
      if (tables.edgeFlags[edge]! & EDGE_FERRY) this.ferryMiles += miles;
      else {
        this.authoredMiles += miles;
        this.stretch(tables.edgeJurisdiction[edge]!, miles);
      }
      this.lastJurisdiction = tables.edgeJurisdiction[edge]!;
      if (this.lastJurisdiction !== this.firstJurisdiction) this.mixed = true;
      if (tables.shapes && tables.edgeHighway[edge] !== 0 && this.course[edge] === COURSE.straight)
        this.isDrawn = false;
      this.push(part);
    }
    return this;
  }

  private stretch(jurisdiction: number, miles: number): void {
    const last = this.stretches.at(-1);
    if (last?.jurisdiction === jurisdiction) last.miles += miles;
    else this.stretches.push({ jurisdiction, miles });
  }

  /** All of it lies in this jurisdiction. */
  isIn(jurisdiction: number): boolean {
    return !this.mixed && this.firstJurisdiction === jurisdiction;
  }

  /** Miles from its first point, and from its last. */
  fromFirst({ lat, lon }: Spot): number {
    return crowMiles(lat, lon, this.points[0]!, this.points[1]!);
  }
  fromLast({ lat, lon }: Spot): number {
    const { points } = this;
    return crowMiles(lat, lon, points[points.length - 2]!, points[points.length - 1]!);
  }

  /** Between its first and its last point as the crow flies. */
  crowMiles(): number {
    return this.fromLast({ lat: this.points[0]!, lon: this.points[1]! });
  }

  /** How many times longer than the straight line between its ends the drawn way is. */
  winding(): number {
    const crow = this.crowMiles();
    if (crow < WINDING_FROM_MILES) return 1;
    const drawn = this.miles();
    // A line that is much longer than the texts say strays where their roads do not.
    const believed = drawn > MOST_STRAYING * this.authoredMiles ? Math.max(this.authoredMiles, crow) : drawn;
    return Math.min(MOST_WINDING, believed / crow);
  }

  /**
   * Gives its pieces to runs that split them by outlines. Laid through the readings at its ends: the line may lie beside
   * its road, and where a state ends in between the readings know better.
   */
  addTo(runs: JurisdictionRuns, from: Spot, to: Spot): void {
    const { points } = this;
    const end = points.length - 2;
    const total = this.miles();
    const off = [from.lat - points[0]!, from.lon - points[1]!] as const;
    const offAtEnd = [to.lat - points[end]!, to.lon - points[end + 1]!] as const;
    let passed = 0;
    let [lat, lon] = [from.lat, from.lon];
    runs.start(lat, lon, 0);
    for (let i = 2; i <= end; i += 2) {
      const [a, b, c, d] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
      const miles = crowMiles(a, b, c, d);
      passed += miles;
      const t = total > 0 ? passed / total : 1;
      const nextLat = c + off[0] * (1 - t) + offAtEnd[0] * t;
      const nextLon = d + off[1] * (1 - t) + offAtEnd[1] * t;
      runs.add(lat, lon, nextLat, nextLon, total > 0 ? miles : 1, 0);
      [lat, lon] = [nextLat, nextLon];
    }
  }

  /** Of the line as it is drawn. */
  miles(): number {
    if (this.drawnMiles >= 0) return this.drawnMiles;
    const { points } = this;
    let miles = 0;
    for (let i = 2; i < points.length; i += 2)
      miles += crowMiles(points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!);
    return (this.drawnMiles = miles);
  }
  /** Negative until it is asked for. */
  private drawnMiles = -1;

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
