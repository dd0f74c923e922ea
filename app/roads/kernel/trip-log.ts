import { EdgeLine } from '../format/edge-shapes';
import { COORDINATE_SCALE, EDGE_FERRY, EDGE_TOLL } from '../format/network-tables';
import { shareTenths } from './largest-remainder';
import type { RoadGraph } from './road-graph';
import type { JurisdictionMiles, Trip, TripLeg } from './trip';

/** Shape points nearer than this to the line through their neighbors are left out (degrees, about 0.05 mile). */
const SHAPE_TOLERANCE = 0.0007;

/**
 * What happens along a trip, step by step in travel order, in arrays that are reused from trip to trip.
 * A step is a stretch in one jurisdiction on one road; `place` is the place at its end, -1 for none.
 */
export class TripLog {
  private steps = 0;
  private miles = new Float64Array(4096);
  private ms = new Float64Array(4096);
  private jurisdiction = new Int16Array(4096);
  private highway = new Int32Array(4096);
  private toll = new Uint8Array(4096);
  private place = new Int32Array(4096);
  private points = 0;
  private lat = new Float64Array(4096);
  private lon = new Float64Array(4096);
  private readonly line = new EdgeLine();
  private ferries: { highway: number; miles: number; step: number }[] = [];
  private readonly legStep: number[] = [];
  private readonly legPoint: number[] = [];

  constructor(private readonly graph: RoadGraph) {}

  clear(): void {
    this.steps = 0;
    this.points = 0;
    this.ferries = [];
    this.legStep.length = 0;
    this.legPoint.length = 0;
  }

  beginLeg(): void {
    this.legStep.push(this.steps);
    this.legPoint.push(this.points);
  }

  addPoint(lat: number, lon: number): void {
    if (this.points === this.lat.length) {
      this.lat = grow(this.lat, new Float64Array(this.points * 2));
      this.lon = grow(this.lon, new Float64Array(this.points * 2));
    }
    this.lat[this.points] = lat;
    this.lon[this.points++] = lon;
  }

  /** The line of an edge between two shares of it, in travel order, without the points at the shares themselves. */
  addAlong(e: number, from: number, to: number): void {
    const { shapes } = this.graph.tables;
    if (!shapes || shapes.start[e] === shapes.start[e + 1]) return;
    const line = this.line.read(this.graph.tables, e);
    const { lat, lon, count } = line;
    let first = 1;
    let last = count - 2;
    if (from % 1 !== 0 || to % 1 !== 0) {
      const along = line.miles();
      const total = along[count - 1]!;
      const low = Math.min(from, to) * total;
      const high = Math.max(from, to) * total;
      while (first <= last && along[first]! <= low) first++;
      while (last >= first && along[last]! >= high) last--;
    }
    if (from <= to)
      for (let i = first; i <= last; i++)
        this.addPoint(lat[i]! / COORDINATE_SCALE, lon[i]! / COORDINATE_SCALE);
    else
      for (let i = last; i >= first; i--)
        this.addPoint(lat[i]! / COORDINATE_SCALE, lon[i]! / COORDINATE_SCALE);
  }

  addNode(node: number): void {
    const { nodeLat, nodeLon } = this.graph.tables;
    this.addPoint(nodeLat[node]! / COORDINATE_SCALE, nodeLon[node]! / COORDINATE_SCALE);
  }

  /** highway 0 is a local way. */
  addStep(
    miles: number,
    ms: number,
    jurisdiction: number,
    highway: number,
    flags: number,
    endNode: number,
  ): void {
    if (this.steps === this.miles.length) {
      const size = this.steps * 2;
      this.miles = grow(this.miles, new Float64Array(size));
      this.ms = grow(this.ms, new Float64Array(size));
      this.jurisdiction = grow(this.jurisdiction, new Int16Array(size));
      this.highway = grow(this.highway, new Int32Array(size));
      this.toll = grow(this.toll, new Uint8Array(size));
      this.place = grow(this.place, new Int32Array(size));
    }
    const i = this.steps++;
    const isFerry = (flags & EDGE_FERRY) !== 0;
    if (isFerry) this.addFerry(highway, miles);
    this.miles[i] = isFerry ? 0 : miles;
    this.ms[i] = ms;
    this.jurisdiction[i] = jurisdiction;
    this.highway[i] = highway;
    this.toll[i] = flags & EDGE_TOLL ? 1 : 0;
    this.place[i] = endNode < 0 ? -1 : this.graph.tables.nodePlace[endNode]!;
  }

  /** Pieces of one crossing are one ferry. */
  private addFerry(highway: number, miles: number): void {
    const last = this.ferries.at(-1);
    if (last?.highway === highway && last.step === this.steps - 2) {
      last.miles += miles;
      last.step = this.steps - 1;
    } else this.ferries.push({ highway, miles, step: this.steps - 1 });
  }

  /** Totals of the logged trip: every figure of the whole is the sum of its legs, exactly. */
  finish(): Trip {
    const legs: TripLeg[] = [];
    let durationMs = 0;
    const tollMiles = new Map<number, number>();
    for (let leg = 0; leg < this.legStep.length; leg++) {
      const from = this.legStep[leg]!;
      const to = this.legStep[leg + 1] ?? this.steps;
      const order: number[] = [];
      const shares: number[] = [];
      let miles = 0;
      let ms = 0;
      for (let i = from; i < to; i++) {
        miles += this.miles[i]!;
        ms += this.ms[i]!;
        const j = this.jurisdiction[i]!;
        if (this.toll[i]) tollMiles.set(j, (tollMiles.get(j) ?? 0) + this.miles[i]!);
        let at = order.indexOf(j);
        if (at < 0) {
          at = order.length;
          order.push(j);
          shares.push(0);
        }
        shares[at]! += this.miles[i]!;
      }
      const distanceTenthMiles = Math.round(miles * 10);
      const tenths = shareTenths(shares, distanceTenthMiles);
      durationMs += ms;
      legs.push({
        distanceTenthMiles,
        durationMinutes: Math.round(ms / 60_000),
        jurisdictions: order
          .map((j, k) => ({ jurisdiction: this.code(j), distanceTenthMiles: tenths[k]! }))
          .filter((share) => share.distanceTenthMiles > 0),
      });
    }
    const tollTenthMiles = Math.round([...tollMiles.values()].reduce((sum, miles) => sum + miles, 0) * 10);
    const tollTenths = shareTenths([...tollMiles.values()], tollTenthMiles);
    const tolls = [...tollMiles.keys()]
      .map((j, k) => ({ jurisdiction: this.code(j), distanceTenthMiles: tollTenths[k]! }))
      .filter((toll) => toll.distanceTenthMiles > 0);
    return {
      distanceTenthMiles: legs.reduce((sum, leg) => sum + leg.distanceTenthMiles, 0),
      durationMinutes: Math.round(durationMs / 60_000),
      tollTenthMiles,
      ...(tolls.length > 0 ? { tolls } : {}),
      ...(this.ferries.length > 0
        ? {
            ferries: this.ferries.map(({ highway, miles }) => ({
              highway: this.graph.tables.highways[highway]!,
              distanceTenthMiles: Math.round(miles * 10),
            })),
          }
        : {}),
      legs,
      jurisdictions: sumJurisdictions(legs),
      crossings: this.crossings(),
      highways: this.highways(),
      ...this.shape(),
    };
  }

  private code(jurisdiction: number): string {
    return this.graph.tables.jurisdictions[jurisdiction]!;
  }

  private crossings(): Trip['crossings'] {
    const crossings: Trip['crossings'] = [];
    let miles = 0;
    for (let i = 0; i + 1 < this.steps; i++) {
      miles += this.miles[i]!;
      const from = this.jurisdiction[i]!;
      const to = this.jurisdiction[i + 1]!;
      if (from === to) continue;
      crossings.push({
        from: this.code(from),
        to: this.code(to),
        place: this.placeNear(i),
        highway: this.highwayNear(i),
        atTenthMiles: Math.round(miles * 10),
      });
    }
    return crossings;
  }

  /** Name of the nearest place on the road before or behind the end of a step. */
  private placeNear(step: number): string | null {
    let best = Infinity;
    let found = -1;
    let miles = 0;
    for (let i = step; i >= 0 && miles < 60; i--) {
      if (this.place[i]! >= 0) {
        best = miles;
        found = this.place[i]!;
        break;
      }
      miles += this.miles[i]!;
    }
    miles = 0;
    for (let i = step + 1; i < this.steps && miles < best; i++) {
      miles += this.miles[i]!;
      if (this.place[i]! >= 0) {
        if (miles < best) found = this.place[i]!;
        break;
      }
    }
    if (found < 0) return null;
    const { placeNames, placeJurisdiction } = this.graph.tables;
    return `${placeNames[found]!}, ${this.code(placeJurisdiction[found]!)}`;
  }

  private highwayNear(step: number): string | null {
    const index = this.highway[step]! || this.highway[step + 1]!;
    return index ? this.graph.tables.highways[index]! : null;
  }

  /** Roads in travel order; local ways and what is driven for less than a mile between two others is left out. */
  private highways(): Trip['highways'] {
    const runs: { highway: number; miles: number }[] = [];
    for (let i = 0; i < this.steps; i++) {
      const highway = this.highway[i]!;
      if (!highway) continue;
      const last = runs.at(-1);
      if (last?.highway === highway) last.miles += this.miles[i]!;
      else if (this.miles[i]! > 0) runs.push({ highway, miles: this.miles[i]! });
    }
    const long = runs.filter((run) => run.miles >= 1);
    const merged: { highway: number; miles: number }[] = [];
    for (const run of long.length ? long : runs) {
      const last = merged.at(-1);
      if (last?.highway === run.highway) last.miles += run.miles;
      else merged.push({ ...run });
    }
    return merged.map((run) => ({
      highway: this.graph.tables.highways[run.highway]!,
      distanceTenthMiles: Math.round(run.miles * 10),
    }));
  }

  /** Points of the line without those that lie on the way between their neighbors; legs keep their ends. */
  private shape(): Pick<Trip, 'shape' | 'legShapeStart'> {
    const { points } = this;
    const shape: [number, number][] = [];
    const legShapeStart: number[] = [];
    const wedge = new Wedge();
    const keep = (i: number) => {
      const lat = round5(this.lat[i]!);
      const lon = round5(this.lon[i]!);
      const last = shape.at(-1);
      if (last && last[0] === lat && last[1] === lon) return;
      shape.push([lat, lon]);
    };
    let leg = 0;
    let kept = -1;
    for (let i = 0; i < points; i++) {
      const starts = this.legPoint[leg] === i;
      if (kept >= 0 && kept < i - 1 && !wedge.holds(this.lat[i]!, this.lon[i]!)) {
        kept = i - 1;
        keep(kept);
        wedge.begin(this.lat[kept]!, this.lon[kept]!);
      }
      if (starts || i + 1 === points || this.legPoint[leg + (starts ? 1 : 0)] === i + 1) {
        keep(i);
        kept = i;
        wedge.begin(this.lat[i]!, this.lon[i]!);
        if (starts) {
          legShapeStart.push(shape.length - 1);
          leg++;
        }
      } else wedge.add(this.lat[i]!, this.lon[i]!);
    }
    return { shape, legShapeStart };
  }
}

/**
 * The directions from one point in which a line may continue so that every point passed lies within the tolerance of it:
 * each point narrows them.
 */
class Wedge {
  private lat = 0;
  private lon = 0;
  private open = true;
  private farthest = 0;
  private leftY = 0;
  private leftX = 0;
  private rightY = 0;
  private rightX = 0;

  begin(lat: number, lon: number): void {
    this.lat = lat;
    this.lon = lon;
    this.open = true;
    this.farthest = 0;
  }

  holds(lat: number, lon: number): boolean {
    const y = lat - this.lat;
    const x = lon - this.lon;
    // A line that comes back passes its farthest point.
    if (Math.sqrt(x * x + y * y) < this.farthest - SHAPE_TOLERANCE) return false;
    return this.open || (this.rightX * y - this.rightY * x >= 0 && x * this.leftY - y * this.leftX >= 0);
  }

  add(lat: number, lon: number): void {
    const y = lat - this.lat;
    const x = lon - this.lon;
    const length = Math.sqrt(x * x + y * y);
    if (length > this.farthest) this.farthest = length;
    if (length <= SHAPE_TOLERANCE) return;
    const offY = (x / length) * SHAPE_TOLERANCE;
    const offX = (-y / length) * SHAPE_TOLERANCE;
    const [leftY, leftX, rightY, rightX] = [y + offY, x + offX, y - offY, x - offX];
    if (this.open || leftX * this.leftY - leftY * this.leftX > 0) {
      this.leftY = leftY;
      this.leftX = leftX;
    }
    if (this.open || rightX * this.rightY - rightY * this.rightX < 0) {
      this.rightY = rightY;
      this.rightX = rightX;
    }
    this.open = false;
  }
}

const round5 = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

function grow<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Sum over legs in the order in which jurisdictions are first entered. */
function sumJurisdictions(legs: TripLeg[]): JurisdictionMiles[] {
  const sums = new Map<string, number>();
  for (const leg of legs) {
    for (const share of leg.jurisdictions) {
      sums.set(share.jurisdiction, (sums.get(share.jurisdiction) ?? 0) + share.distanceTenthMiles);
    }
  }
  return [...sums].map(([jurisdiction, distanceTenthMiles]) => ({ jurisdiction, distanceTenthMiles }));
}
