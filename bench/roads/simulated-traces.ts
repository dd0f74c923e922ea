import type { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { JurisdictionRuns } from '~/roads/borders/jurisdiction-runs';
import type { TracePosition } from '~/roads/borders/trace-splitter';
import { crowMiles, cosOfLatitude, MILES_PER_DEGREE } from '~/roads/geometry';

/** What a truck really drove: a line fine enough to be the road itself, with its speed. */
export interface TrueDrive {
  points: { lat: number; lon: number; mph: number; miles: number }[];
  /** Miles per jurisdiction along the line. */
  miles: Map<string, number>;
  total: number;
}

type Point = readonly [lat: number, lon: number];

const FINE_MILES = 0.02;
const STREET_MPH = 27;
const HOUR_MS = 3_600_000;

/**
 * A drive along a line of a highway, as a road runs (its corners rounded), beginning and ending on streets that no
 * network holds, with a stop off the highway on the way.
 */
export function trueDrive(
  map: JurisdictionMap,
  highway: readonly Point[],
  mphAt: (index: number) => number,
  chance: () => number,
): TrueDrive {
  const line: { lat: number; lon: number; mph: number }[] = [];
  const half = Math.floor(highway.length * (0.35 + 0.3 * chance()));
  const streets = (from: Point, blocks: number): Point[] => streetsFrom(from, blocks, chance);
  const begin = streets(highway[0]!, 2 + Math.floor(4 * chance())).reverse();
  const stop = streets(highway[half]!, 2 + Math.floor(4 * chance()));
  const end = streets(highway.at(-1)!, 2 + Math.floor(4 * chance()));
  const push = (points: readonly Point[], mph: (i: number) => number) =>
    points.forEach(([lat, lon], i) => line.push({ lat, lon, mph: mph(i) }));
  push(begin, () => STREET_MPH);
  push(rounded(highway.slice(0, half + 1)), (i) => mphAt(Math.floor(i / ROUNDING)));
  push(stop, () => STREET_MPH);
  line.push({ lat: stop.at(-1)![0], lon: stop.at(-1)![1], mph: 0 });
  push([...stop].reverse(), () => STREET_MPH);
  push(rounded(highway.slice(half)), (i) => mphAt(half + Math.floor(i / ROUNDING)));
  push(end, () => STREET_MPH);
  return measured(map, line);
}

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

/** Drawn lines have corners where roads have curves: a curve through the same points. */
export function rounded(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
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
    for (let s = 0; s < ROUNDING; s++) {
      const t = s / ROUNDING;
      const at = (k: 0 | 1, [m1, m2]: [number, number]): number => {
        const [u, v] = [m1 * d2, m2 * d2];
        return a[k] + t * (u + t * (3 * (b[k] - a[k]) - 2 * u - v + t * (2 * (a[k] - b[k]) + u + v)));
      };
      points.push([at(0, tLat), at(1, tLon)]);
    }
  }
  points.push(line.at(-1)!);
  return points;
}

function measured(map: JurisdictionMap, line: { lat: number; lon: number; mph: number }[]): TrueDrive {
  const runs = new JurisdictionRuns(map);
  const points = [{ ...line[0]!, miles: 0 }];
  runs.start(line[0]!.lat, line[0]!.lon, 0);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const miles = crowMiles(a.lat, a.lon, b.lat, b.lon);
    const steps = Math.max(1, Math.ceil(miles / FINE_MILES));
    runs.add(a.lat, a.lon, b.lat, b.lon, miles, i);
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
  const miles = new Map<string, number>();
  for (const run of runs.settled()) {
    const code = map.jurisdictions[run.jurisdiction]!;
    miles.set(code, (miles.get(code) ?? 0) + run.miles);
  }
  return { points, miles, total: points.at(-1)!.miles };
}

export interface Sampling {
  minutes: number;
  /** The odometer counts in tenths and three in a thousand too many. */
  odometer: boolean;
  /** Silences of half an hour. */
  gaps: number;
}

/** What a device with ten meters of error tells of a drive. */
export function traceOf(
  drive: TrueDrive,
  { minutes, odometer, gaps }: Sampling,
  chance: () => number,
): TracePosition[] {
  const readings: TracePosition[] = [];
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const sigmaLat = 10 / 111_320;
  const every = minutes * 60_000;
  let time = Date.UTC(2026, 5, 1, 12);
  let next = time;
  const tell = (lat: number, lon: number, miles: number) => {
    readings.push({
      time: next,
      lat: lat + normal() * sigmaLat,
      lon: lon + (normal() * sigmaLat) / cosOfLatitude(lat),
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
