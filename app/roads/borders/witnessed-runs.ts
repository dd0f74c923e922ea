import { type JurisdictionRun, JurisdictionRuns, type SplitMiles } from './jurisdiction-runs';
import type { JurisdictionMap } from './jurisdiction-map';

/** Crossings of one line that lie farther apart are not the same. */
const SAME_CROSSING_MILES = 1.5;

/** A line that runs straight so far was surveyed, and outlines have it to a few hundred feet. */
const SURVEYED_MILES = 10;
/** Shorter ones follow rivers and ridges, drawn by a few strokes: there either errs as often as the other. */
const LEAN_TO_ROADS = 0.5;

/**
 * Runs by two witnesses: outlines, and the roads of the network, whose pieces end at state lines as their texts have it.
 * Either errs by a few tenths of a mile at times. Where they tell the same crossing, outlines have it on surveyed lines,
 * and it lies halfway between them on others. Outlines alone decide which jurisdictions there are.
 */
export class WitnessedRuns {
  private readonly outlines: JurisdictionRuns;
  private readonly roads: JurisdictionRuns;

  constructor(private readonly map: JurisdictionMap) {
    this.outlines = new JurisdictionRuns(map);
    this.roads = new JurisdictionRuns(map);
  }

  start(lat: number, lon: number, mark: number): void {
    this.outlines.start(lat, lon, mark);
    this.roads.start(lat, lon, mark);
  }

  /** A straight piece that no road knows. */
  add(lat1: number, lon1: number, lat2: number, lon2: number, miles: number, mark: number): void {
    this.outlines.add(lat1, lon1, lat2, lon2, miles, mark);
    this.roads.add(lat1, lon1, lat2, lon2, miles, mark);
  }

  /** A piece whose jurisdiction both know. */
  addIn(jurisdiction: number, lat: number, lon: number, miles: number, mark: number): void {
    this.addByOutline(jurisdiction, lat, lon, miles, mark);
    this.addByRoad(jurisdiction, lat, lon, miles, mark);
  }

  /** What one witness says; both must come to the same miles. */
  addByOutline(jurisdiction: number, lat: number, lon: number, miles: number, mark: number): void {
    this.outlines.addIn(jurisdiction, lat, lon, miles, mark);
  }
  addByRoad(jurisdiction: number, lat: number, lon: number, miles: number, mark: number): void {
    this.roads.addIn(jurisdiction, lat, lon, miles, mark);
  }

  enter(lat: number, lon: number, mark: number): void {
    this.outlines.enter(lat, lon, mark);
    this.roads.enter(lat, lon, mark);
  }

  finish(): SplitMiles {
    const lean = ({ lat, lon }: JurisdictionRun): number =>
      this.map.straightMilesAt(lat, lon) >= SURVEYED_MILES ? 0 : LEAN_TO_ROADS;
    return this.outlines.finish(
      undefined,
      moveCrossings(this.outlines.settled(), this.roads.settled(), lean),
    );
  }
}

/** Runs whose crossings are moved toward those that another witness tells, by a share that a place asks for. */
export function moveCrossings(
  runs: readonly JurisdictionRun[],
  others: readonly JurisdictionRun[],
  lean: (entered: JurisdictionRun) => number,
): JurisdictionRun[] {
  const told = crossingsOf(others);
  const moved = runs.map((run) => ({ ...run }));
  let passed = 0;
  for (let i = 1; i < moved.length; i++) {
    const [before, after] = [moved[i - 1]!, moved[i]!];
    const [from, to] = [before.jurisdiction, after.jurisdiction];
    const at = passed + runs[i - 1]!.miles;
    passed = at;
    let nearest: number | null = null;
    for (const crossing of told) {
      if (crossing.from !== from || crossing.to !== to) continue;
      if (nearest === null || Math.abs(crossing.at - at) < Math.abs(nearest - at)) nearest = crossing.at;
    }
    if (nearest === null || Math.abs(nearest - at) > SAME_CROSSING_MILES) continue;
    // No run ends before it begins.
    const shift = Math.max(-before.miles, Math.min(after.miles, (nearest - at) * lean(after)));
    before.miles += shift;
    after.miles -= shift;
  }
  return moved;
}

function crossingsOf(runs: readonly JurisdictionRun[]): { from: number; to: number; at: number }[] {
  let at = 0;
  return runs.slice(1).map((run, i) => {
    at += runs[i]!.miles;
    return { from: runs[i]!.jurisdiction, to: run.jurisdiction, at };
  });
}
