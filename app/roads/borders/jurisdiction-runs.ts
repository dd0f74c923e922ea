import { crowMiles } from '../geometry';
import { shareTenths } from '../kernel/largest-remainder';
import type { JurisdictionMap } from './jurisdiction-map';

/** A stretch in one jurisdiction, in travel order. */
export interface JurisdictionRun {
  /** Index into the map's jurisdictions; -1 before the first point that has one. */
  jurisdiction: number;
  miles: number;
  /** Where the run begins. */
  lat: number;
  lon: number;
  /** What the caller gave for the start: a time, an index. */
  mark: number;
}

export interface SplitMiles {
  distanceTenthMiles: number;
  /** In the order of first entry; the sum is the distance, exactly. */
  jurisdictions: { jurisdiction: string; distanceTenthMiles: number }[];
  crossings: { from: string; to: string; lat: number; lon: number; mark: number; atTenthMiles: number }[];
}

/** A road beside a border seems to leave and return where the outline is coarse: such runs count for the side around. */
const WOBBLE_MILES = 0.4;
/** Long straight pieces are looked at in steps, or a corner of a jurisdiction would be missed. */
const STEP_MILES = 2;
const HALVINGS = 12;

/**
 * Cuts a traveled line into runs by the outlines of jurisdictions. Feed it pieces in travel order; miles of a piece
 * may come from elsewhere (an odometer, an engine) and are spread along its straight line.
 */
export class JurisdictionRuns {
  private readonly runs: JurisdictionRun[] = [];
  private at = -1;

  constructor(private readonly map: JurisdictionMap) {}

  /** First point of the line. */
  start(lat: number, lon: number, mark: number): void {
    this.at = this.map.nearestIndexAt(lat, lon);
    this.open(this.at, lat, lon, mark);
  }

  /** A straight piece to the next point. `miles` is what was driven on it. */
  add(lat1: number, lon1: number, lat2: number, lon2: number, miles: number, mark: number): void {
    const steps = miles > STEP_MILES ? Math.ceil(miles / STEP_MILES) : 1;
    let lat = lat1;
    let lon = lon1;
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      const nextLat = lat1 + (lat2 - lat1) * t;
      const nextLon = lon1 + (lon2 - lon1) * t;
      this.step(lat, lon, nextLat, nextLon, miles / steps, mark);
      lat = nextLat;
      lon = nextLon;
    }
  }

  /** A piece that is known to lie in one jurisdiction, beginning at the point. */
  addIn(jurisdiction: number, lat: number, lon: number, miles: number, mark: number): void {
    if (this.at < 0) this.runs.at(-1)!.jurisdiction = jurisdiction;
    else if (this.at !== jurisdiction) this.open(jurisdiction, lat, lon, mark);
    this.at = jurisdiction;
    this.runs.at(-1)!.miles += miles;
  }

  /** The line continues elsewhere: what lies between was not driven. */
  enter(lat: number, lon: number, mark: number): void {
    const there = this.map.nearestIndexAt(lat, lon);
    if (there >= 0 && there !== this.at) this.addIn(there, lat, lon, 0, mark);
  }

  /** The jurisdiction that the line has come to; -1 before the first. */
  get current(): number {
    return this.at;
  }

  private step(lat1: number, lon1: number, lat2: number, lon2: number, miles: number, mark: number): void {
    let next = this.map.indexAt(lat2, lon2);
    // Water and what outlines leave out belongs to the jurisdiction it was reached from (bridges).
    if (next < 0) next = this.at >= 0 ? this.at : this.map.nearestIndexAt(lat2, lon2);
    if (next === this.at || this.at < 0) {
      this.at = next;
      this.runs.at(-1)!.jurisdiction = next;
      this.runs.at(-1)!.miles += miles;
      return;
    }
    let low = 0;
    let high = 1;
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      const there = this.map.indexAt(lat1 + (lat2 - lat1) * middle, lon1 + (lon2 - lon1) * middle);
      if (there === next) high = middle;
      else low = middle;
    }
    this.runs.at(-1)!.miles += miles * high;
    this.open(next, lat1 + (lat2 - lat1) * high, lon1 + (lon2 - lon1) * high, mark);
    this.runs.at(-1)!.miles = miles * (1 - high);
    this.at = next;
  }

  private open(jurisdiction: number, lat: number, lon: number, mark: number): void {
    this.runs.push({ jurisdiction, miles: 0, lat, lon, mark });
  }

  /** Runs in travel order without the wobble of coarse outlines. */
  settled(): JurisdictionRun[] {
    const kept: JurisdictionRun[] = [];
    for (let i = 0; i < this.runs.length; i++) {
      const run = this.runs[i]!;
      const before = kept.at(-1);
      const after = this.runs[i + 1];
      if (before && run.jurisdiction === before.jurisdiction) before.miles += run.miles;
      else if (before && after && after.jurisdiction === before.jurisdiction && run.miles < WOBBLE_MILES)
        before.miles += run.miles;
      else kept.push({ ...run });
    }
    return kept.filter((run) => run.miles > 0 || kept.length === 1);
  }

  /**
   * The runs as whole tenths. `totalTenthMiles`: the distance that an engine or odometer gives for the line.
   * `runs`: the settled ones, where another witness moved them.
   */
  finish(totalTenthMiles?: number, runs = this.settled()): SplitMiles {
    const code = (index: number) => this.map.jurisdictions[index]!;
    const sums = new Map<string, number>();
    const sum = runs.reduce((total, run) => total + run.miles, 0);
    const distanceTenthMiles = totalTenthMiles ?? Math.round(sum * 10);
    const scale = distanceTenthMiles / sum;
    const crossings: SplitMiles['crossings'] = [];
    let passed = 0;
    runs.forEach((run, i) => {
      if (i > 0) {
        crossings.push({
          from: code(runs[i - 1]!.jurisdiction),
          to: code(run.jurisdiction),
          lat: run.lat,
          lon: run.lon,
          mark: run.mark,
          atTenthMiles: Math.round(passed * scale),
        });
      }
      passed += run.miles;
      if (run.jurisdiction >= 0)
        sums.set(code(run.jurisdiction), (sums.get(code(run.jurisdiction)) ?? 0) + run.miles);
    });
    const tenths = shareTenths([...sums.values()], sums.size ? distanceTenthMiles : 0);
    return {
      distanceTenthMiles: sums.size ? distanceTenthMiles : 0,
      jurisdictions: [...sums.keys()]
        .map((jurisdiction, i) => ({ jurisdiction, distanceTenthMiles: tenths[i]! }))
        .filter((share) => share.distanceTenthMiles > 0),
      crossings,
    };
  }
}

/**
 * Splits any line, [lat, lon] in travel order, by jurisdiction: for engines that give no miles per jurisdiction.
 * `totalTenthMiles` is the engine's distance; without it the length of the line counts.
 */
export function splitLine(
  map: JurisdictionMap,
  line: readonly (readonly [number, number])[],
  totalTenthMiles?: number,
): SplitMiles {
  const runs = new JurisdictionRuns(map);
  const first = line[0];
  if (!first) return { distanceTenthMiles: 0, jurisdictions: [], crossings: [] };
  runs.start(first[0], first[1], 0);
  for (let i = 1; i < line.length; i++) {
    const [lat1, lon1] = line[i - 1]!;
    const [lat2, lon2] = line[i]!;
    runs.add(lat1, lon1, lat2, lon2, crowMiles(lat1, lon1, lat2, lon2), i);
  }
  return runs.finish(totalTenthMiles);
}
