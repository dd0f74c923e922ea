import { COORDINATE_SCALE, EDGE_TOLL } from '../format/network-tables';
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
  private readonly legStep: number[] = [];
  private readonly legPoint: number[] = [];

  constructor(private readonly graph: RoadGraph) {}

  clear(): void {
    this.steps = 0;
    this.points = 0;
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
    this.miles[i] = miles;
    this.ms[i] = ms;
    this.jurisdiction[i] = jurisdiction;
    this.highway[i] = highway;
    this.toll[i] = flags & EDGE_TOLL ? 1 : 0;
    this.place[i] = endNode < 0 ? -1 : this.graph.tables.nodePlace[endNode]!;
  }

  /** Totals of the logged trip: every figure of the whole is the sum of its legs, exactly. */
  finish(): Trip {
    const legs: TripLeg[] = [];
    let durationMs = 0;
    let tollMiles = 0;
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
        if (this.toll[i]) tollMiles += this.miles[i]!;
        const j = this.jurisdiction[i]!;
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
    return {
      distanceTenthMiles: legs.reduce((sum, leg) => sum + leg.distanceTenthMiles, 0),
      durationMinutes: Math.round(durationMs / 60_000),
      tollTenthMiles: Math.round(tollMiles * 10),
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
    const shape: [number, number][] = [];
    const legShapeStart: number[] = [];
    let leg = 0;
    for (let i = 0; i < this.points; i++) {
      const starts = this.legPoint[leg] === i;
      const lat = this.lat[i]!;
      const lon = this.lon[i]!;
      const last = shape.at(-1);
      if (starts) {
        legShapeStart.push(
          last && last[0] === round5(lat) && last[1] === round5(lon) ? shape.length - 1 : shape.length,
        );
        leg++;
      } else if (i + 1 < this.points && this.legPoint[leg] !== i + 1 && last) {
        const dy = this.lat[i + 1]! - last[0];
        const dx = this.lon[i + 1]! - last[1];
        const length = Math.hypot(dx, dy);
        const along = (lat - last[0]) * dy + (lon - last[1]) * dx;
        const off = length
          ? Math.abs((lon - last[1]) * dy - (lat - last[0]) * dx) / length
          : Math.hypot(lat - last[0], lon - last[1]);
        if (off < SHAPE_TOLERANCE && along >= 0 && along <= length * length) continue;
      }
      if (last && last[0] === round5(lat) && last[1] === round5(lon)) continue;
      shape.push([round5(lat), round5(lon)]);
    }
    return { shape, legShapeStart };
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
