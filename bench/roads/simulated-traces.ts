import type { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { JurisdictionRuns } from '~/roads/borders/jurisdiction-runs';
import type { TracePosition } from '~/roads/borders/trace-splitter';
import { crowMiles, cosOfLatitude, MILES_PER_DEGREE } from '~/roads/geometry';

/** What a truck really drove: a line fine enough to be the road itself, with its speed. */
export interface TrueDrive {
  points: { lat: number; lon: number; mph: number; miles: number }[];
  /** Miles per jurisdiction along the line. */
  miles: Map<string, number>;
  /** Its stretches between state lines, in travel order. */
  runs: { jurisdiction: string; miles: number }[];
  total: number;
}

type Point = readonly [lat: number, lon: number];

const FINE_MILES = 0.02;
const STREET_MPH = 27;
const HOUR_MS = 3_600_000;

/** A line that is driven, with the speed and the jurisdiction of each of its steps. */
export interface DrivenHighway {
  points: readonly Point[];
  /** Of the step that begins at a point. */
  mph: (index: number) => number;
  /** Null where outlines must tell. */
  jurisdiction: (index: number) => string | null;
}

interface TruePoint {
  lat: number;
  lon: number;
  /** Of the step that ends here. */
  mph: number;
  jurisdiction: string | null;
}

/** How the road runs between the points of its line: as a curve, or straight as it is drawn. */
export type RoadCourse = 'curved' | 'drawn';

/**
 * A drive along a line of a highway, as a road runs (its corners rounded), beginning and ending on streets that no
 * network holds, with a stop off the highway on the way.
 */
export function trueDrive(
  map: JurisdictionMap,
  highway: DrivenHighway,
  chance: () => number,
  { course = 'curved', streets = true }: { course?: RoadCourse; streets?: boolean } = {},
): TrueDrive {
  const { points } = highway;
  const half = Math.floor(points.length * (0.35 + 0.3 * chance()));
  const line: TruePoint[] = [];
  const off = (index: number) => {
    const at = points[index]!;
    return streets ? streetsWithin(map, at, 2 + Math.floor(4 * chance()), chance) : [at];
  };
  const walk = (street: readonly Point[], index: number) => {
    for (const [lat, lon] of street)
      line.push({ lat, lon, mph: STREET_MPH, jurisdiction: highway.jurisdiction(index) });
  };
  const drive = (from: number, to: number) => {
    for (let i = from; i < to; i++)
      for (const [lat, lon] of course === 'curved' ? curve(points, i) : [points[i + 1]!])
        line.push({ lat, lon, mph: highway.mph(i), jurisdiction: highway.jurisdiction(i) });
  };
  const [begin, stop, end] = [off(0), off(half), off(points.length - 1)];
  walk(begin.reverse(), 0);
  drive(0, half);
  walk(stop, half);
  line.push({ ...line.at(-1)!, mph: 0 });
  walk(stop.reverse(), half);
  drive(half, points.length - 1);
  walk(end, points.length - 2);
  return measured(map, line);
}

/** Streets that stay in their jurisdiction. */
function streetsWithin(map: JurisdictionMap, at: Point, blocks: number, chance: () => number): Point[] {
  const home = map.nearestIndexAt(...at);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const street = streetsFrom(at, blocks, chance);
    if (street.every(([lat, lon]) => map.indexAt(lat, lon) === home)) return street;
  }
  return [at];
}

const MOST_ATTEMPTS = 12;

/** Turns at right angles every few hundred yards, away from a point. */
function streetsFrom([lat, lon]: Point, blocks: number, chance: () => number): Point[] {
  const points: Point[] = [[lat, lon]];
  const turn = chance() * Math.PI * 2;
  let at: Point = [lat, lon];
  for (let i = 0; i < blocks; i++) {
    const angle = turn + (i % 2 ? Math.PI / 2 : 0);
    const miles = 0.1 + 0.4 * chance();
    at = [
      at[0] + (Math.sin(angle) * miles) / MILES_PER_DEGREE,
      at[1] + (Math.cos(angle) * miles) / (MILES_PER_DEGREE * cosOfLatitude(lat)),
    ];
    points.push(at);
  }
  return points;
}

const ROUNDING = 6;

/** Drawn lines have corners where roads have curves: a curve through the same points, from one of them to the next. */
function curve(line: readonly Point[], i: number): Point[] {
  const [p, a, b, q] = [
    line[Math.max(0, i - 1)]!,
    line[i]!,
    line[i + 1]!,
    line[Math.min(line.length - 1, i + 2)]!,
  ];
  const length = (u: Point, v: Point) => Math.sqrt(crowMiles(u[0], u[1], v[0], v[1])) || 1e-6;
  const [d1, d2, d3] = [length(p, a), length(a, b), length(b, q)];
  const tangent = (k: 0 | 1): [number, number] => [
    (a[k] - p[k]) / d1 - (b[k] - p[k]) / (d1 + d2) + (b[k] - a[k]) / d2,
    (b[k] - a[k]) / d2 - (q[k] - a[k]) / (d2 + d3) + (q[k] - b[k]) / d3,
  ];
  const [tLat, tLon] = [tangent(0), tangent(1)];
  return Array.from({ length: ROUNDING }, (_, s): Point => {
    const t = (s + 1) / ROUNDING;
    const at = (k: 0 | 1, [m1, m2]: [number, number]): number => {
      const [u, v] = [m1 * d2, m2 * d2];
      return a[k] + t * (u + t * (3 * (b[k] - a[k]) - 2 * u - v + t * (2 * (a[k] - b[k]) + u + v)));
    };
    return [at(0, tLat), at(1, tLon)];
  });
}

/** In steps fine enough for readings; miles count where the road lies, by outlines only where nobody knows better. */
function measured(map: JurisdictionMap, line: readonly TruePoint[]): TrueDrive {
  const runs = new JurisdictionRuns(map);
  const points: TrueDrive['points'] = [{ lat: line[0]!.lat, lon: line[0]!.lon, mph: line[0]!.mph, miles: 0 }];
  runs.start(line[0]!.lat, line[0]!.lon, 0);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const miles = crowMiles(a.lat, a.lon, b.lat, b.lon);
    const steps = Math.max(1, Math.ceil(miles / FINE_MILES));
    if (b.jurisdiction) runs.addIn(map.jurisdictions.indexOf(b.jurisdiction), a.lat, a.lon, miles, i);
    else runs.add(a.lat, a.lon, b.lat, b.lon, miles, i);
    const begun = points.at(-1)!.miles;
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      points.push({
        lat: a.lat + (b.lat - a.lat) * t,
        lon: a.lon + (b.lon - a.lon) * t,
        mph: b.mph,
        miles: begun + miles * t,
      });
    }
  }
  const stretches = runs
    .settled()
    .map((run) => ({ jurisdiction: map.jurisdictions[run.jurisdiction]!, miles: run.miles }));
  const miles = new Map<string, number>();
  for (const run of stretches) miles.set(run.jurisdiction, (miles.get(run.jurisdiction) ?? 0) + run.miles);
  return { points, miles, runs: stretches, total: points.at(-1)!.miles };
}

/** A reading, and the miles that were really driven up to it. */
export interface TrueReading extends TracePosition {
  trueMiles: number;
}

export interface Sampling {
  minutes: number;
  /** The odometer counts in tenths and three in a thousand too many. */
  odometer: boolean;
  /** Silences of half an hour. */
  gaps: number;
  /** How far readings lie off: one standard deviation. */
  errorMeters?: number;
}

/** What a device with some meters of error tells of a drive. */
export function traceOf(
  drive: TrueDrive,
  { minutes, odometer, gaps, errorMeters = 10 }: Sampling,
  chance: () => number,
): TrueReading[] {
  const readings: TrueReading[] = [];
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const sigmaLat = errorMeters / 111_320;
  const every = minutes * 60_000;
  let time = Date.UTC(2026, 5, 1, 12);
  let next = time;
  const tell = (lat: number, lon: number, miles: number) => {
    readings.push({
      time: next,
      lat: lat + normal() * sigmaLat,
      lon: lon + (normal() * sigmaLat) / cosOfLatitude(lat),
      trueMiles: miles,
      odometerMiles: odometer ? Math.floor((200_000 + miles * 1.003) * 10) / 10 : null,
    });
    next += every;
  };
  const pace = 0.93 + 0.12 * chance();
  let before = drive.points[0]!;
  for (const point of drive.points) {
    const miles = point.miles - before.miles;
    const taken = point.mph > 0 ? (miles / (point.mph * pace)) * HOUR_MS : HOUR_MS;
    while (next <= time + taken) {
      const t = taken > 0 ? (next - time) / taken : 0;
      tell(
        before.lat + (point.lat - before.lat) * t,
        before.lon + (point.lon - before.lon) * t,
        before.miles + miles * t,
      );
    }
    time += taken;
    before = point;
  }
  tell(before.lat, before.lon, before.miles);
  // Silences while the truck drives on the highway.
  const from = readings[0]!.time;
  const span = readings.at(-1)!.time - from;
  const silences = Array.from({ length: gaps }, (_, i) => from + span * ((i + 0.3 + 0.4 * chance()) / gaps));
  return readings.filter(({ time: at }) => !silences.some((begin) => at > begin && at < begin + 30 * 60_000));
}
