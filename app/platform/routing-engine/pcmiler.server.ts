import type { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { splitLine } from '~/roads/borders/jurisdiction-runs';
import { shareTenths } from '~/roads/kernel/largest-remainder';
import { type HttpJsonOptions, requestJson } from './http-json.server';
import { refusal } from './refusal';
import type {
  JurisdictionDistance,
  RouteFailure,
  RouteLeg,
  RouteOutcome,
  RouteRequest,
  RoutingEngine,
} from './port';
import { thinLine } from './whole-tenths';

export const PCMILER_ATTRIBUTION = 'PC*MILER miles © Trimble Inc.';
export const PCMILER_URL = 'https://pcmiler.alk.com/apis/rest/v1.0/Service.svc';

export interface PcmilerOptions {
  key: string;
  /** Base URL; the public service by default. */
  url?: string;
  http: HttpJsonOptions;
  /** Outlines, for legs: the State report gives miles for the whole trip only. */
  map: () => JurisdictionMap;
}

/**
 * PC*MILER over its REST service: route reports of type Mileage (legs), State (miles per jurisdiction) and RoutePath
 * (the line). Practical or shortest miles, tolls discouraged on demand. Requests with `via` fail with
 * via-not-possible, as with Valhalla.
 */
export function pcmilerRoutingEngine(options: PcmilerOptions): RoutingEngine {
  return {
    name: 'pcmiler',
    async route(request, signal): Promise<RouteOutcome> {
      const { stops } = request;
      const wanted = request.options ?? {};
      if (stops.length < 2) return refusal('too-few-stops', null, 'A route needs at least two stops.');
      if (wanted.via?.length)
        return refusal('via-not-possible', null, `PC*MILER cannot be made to use ${wanted.via.join(', ')}.`);
      const outcome = await requestJson(
        questionUrl(options.url ?? PCMILER_URL, request),
        { method: 'GET', headers: { authorization: options.key } },
        options.http,
        signal,
      );
      if (!outcome.ok) {
        const told = messageOf(outcome.body);
        if (outcome.status === 401 || outcome.status === 403) return unavailable('it refuses the key');
        if (
          outcome.status >= 400 &&
          outcome.status < 500 &&
          outcome.status !== 408 &&
          outcome.status !== 429 &&
          told
        ) {
          return refusalOf(told, request);
        }
        return unavailable(outcome.reason);
      }
      return readReports(outcome.body, request, options.map);
    },
  };
}

function questionUrl(base: string, { stops, options = {} }: RouteRequest): string {
  const truck = options.truck ?? {};
  const query = new URLSearchParams({
    stops: stops.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';'),
    reports: 'Mileage,State,RoutePath',
    dataset: 'Current',
    region: 'NA',
    routeType: options.mode === 'shortest' ? 'Shortest' : 'Practical',
    vehType: 'Truck',
    distUnits: 'Miles',
  });
  if (options.avoidTolls) query.set('tollDiscourage', 'true');
  if (truck.heightInches || truck.lengthInches || truck.weightPounds) {
    query.set('vehDimUnits', 'English');
    if (truck.heightInches) query.set('vehHeight', String(truck.heightInches));
    if (truck.widthInches) query.set('vehWidth', String(truck.widthInches));
    if (truck.lengthInches) query.set('vehLength', String(truck.lengthInches));
    if (truck.weightPounds) query.set('vehWeight', String(truck.weightPounds));
    if (truck.axles) query.set('axles', String(truck.axles));
  }
  if (truck.hazmat) query.set('hazMat', 'General');
  return `${base.replace(/\/+$/, '')}/route/routeReports?${query.toString()}`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A report of the answer by the beginning of its type name: "StateReport:http://pcmiler.alk.com/APIs/v1.0". */
function reportOf(body: unknown, type: string): Record<string, unknown> | null {
  if (!Array.isArray(body)) return null;
  const found = (body as Record<string, unknown>[]).find((report) => textOf(report?.__type).startsWith(type));
  return found ?? null;
}

/** Numbers come as numbers or as text with thousands commas: 1234.5 or "1,234.5". */
function numberOf(value: unknown): number {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? Number(value.replaceAll(',', '')) : NaN;
  return Number.isFinite(number) ? number : 0;
}

/** "12:34" or "12:34:56" -> minutes. */
function minutesOf(value: unknown): number {
  if (typeof value === 'number') return Math.round(value * 60);
  const [hours = 0, minutes = 0, seconds = 0] = textOf(value).split(':').map(numberOf);
  return Math.round(hours * 60 + minutes + seconds / 60);
}

function readReports(body: unknown, request: RouteRequest, map: () => JurisdictionMap): RouteOutcome {
  const mileage = reportOf(body, 'MileageReport');
  const state = reportOf(body, 'StateReport');
  const path = reportOf(body, 'RoutePathReport');
  const lines = mileage?.ReportLines;
  if (!Array.isArray(lines) || lines.length < request.stops.length)
    return unavailable('its answer has no mileage report');
  const rows = lines as Record<string, unknown>[];
  const coordinates = legLines(path);

  const legs: RouteLeg[] = [];
  const line: [number, number][] = [];
  const crossings = [];
  let passed = 0;
  for (let i = 1; i < request.stops.length; i++) {
    const distanceTenthMiles = Math.round(numberOf(rows[i]!.LMiles) * 10);
    const own = coordinates[i - 1] ?? [];
    const split = splitLine(map(), own, distanceTenthMiles);
    for (const point of own) line.push(point);
    for (const c of split.crossings) {
      crossings.push({
        from: c.from,
        to: c.to,
        place: null,
        highway: null,
        atTenthMiles: passed + c.atTenthMiles,
      });
    }
    passed += distanceTenthMiles;
    legs.push({
      distanceTenthMiles,
      durationMinutes: minutesOf(rows[i]!.LHours),
      jurisdictions: split.jurisdictions,
    });
  }
  const distanceTenthMiles = legs.reduce((sum, leg) => sum + leg.distanceTenthMiles, 0);
  if (distanceTenthMiles === 0 && request.stops.length > 1 && !coordinates.length)
    return unavailable('its answer has no miles');
  const { jurisdictions, tollMiles } = stateMiles(state, distanceTenthMiles) ?? {
    jurisdictions: sumOfLegs(legs),
    tollMiles: 0,
  };
  return {
    ok: true,
    engine: 'pcmiler',
    attribution: PCMILER_ATTRIBUTION,
    fallback: null,
    distanceTenthMiles,
    durationMinutes: legs.reduce((sum, leg) => sum + leg.durationMinutes, 0),
    legs,
    jurisdictions,
    crossings,
    highways: [],
    polyline: thinLine(line),
    tollTenthMiles: Math.round(tollMiles * 10),
    alternatives: [],
  };
}

/** One line of [lat, lon] per leg; PC*MILER writes GeoJSON, [lon, lat]. */
function legLines(path: Record<string, unknown> | null): [number, number][][] {
  const geometry = path?.geometry as { type?: string; coordinates?: unknown } | undefined;
  if (!geometry || !Array.isArray(geometry.coordinates)) return [];
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return (lines as unknown[][]).map((points) =>
    points
      .filter(
        (p): p is number[] => Array.isArray(p) && p.length >= 2 && p.every((v) => typeof v === 'number'),
      )
      .map((p): [number, number] => [p[1]!, p[0]!]),
  );
}

const JURISDICTIONS = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT'
  ).split(' '),
);
/** PC*MILER's own names for two provinces. */
const RENAMED: Record<string, string> = { PQ: 'QC', NF: 'NL' };
/** Lines that sum others. */
const SUMS = new Set(['TOTAL', 'US', 'USA', 'CAN', 'CANADA', 'NA']);

/**
 * The State report's lines as tenths that sum to the trip exactly; null where the report is missing or does not fit
 * the mileage report (then the outlines have decided, leg by leg).
 */
function stateMiles(
  report: Record<string, unknown> | null,
  distanceTenthMiles: number,
): { jurisdictions: JurisdictionDistance[]; tollMiles: number } | null {
  const lines = Object.values(report ?? {}).find(
    (value): value is Record<string, unknown>[] =>
      Array.isArray(value) &&
      value.some((line) => typeof line === 'object' && line !== null && 'StCntry' in line),
  );
  if (!lines) return null;
  const miles = new Map<string, number>();
  let tollMiles = 0;
  for (const line of lines) {
    const name = textOf(line.StCntry).trim().toUpperCase();
    if (!name || SUMS.has(name)) continue;
    // What is neither a state nor a province is a Mexican state: Mexico is one jurisdiction here.
    const code = RENAMED[name] ?? (JURISDICTIONS.has(name) ? name : 'MX');
    const total = numberOf(line.Total);
    if (total <= 0) continue;
    miles.set(code, (miles.get(code) ?? 0) + total);
    tollMiles += numberOf(line.Toll);
  }
  const sum = [...miles.values()].reduce((total, value) => total + value, 0);
  if (sum <= 0 || Math.abs(sum * 10 - distanceTenthMiles) > Math.max(10, distanceTenthMiles * 0.01))
    return null;
  const tenths = shareTenths([...miles.values()], distanceTenthMiles);
  return {
    jurisdictions: [...miles.keys()].map((jurisdiction, i) => ({
      jurisdiction,
      distanceTenthMiles: tenths[i]!,
    })),
    tollMiles,
  };
}

function sumOfLegs(legs: RouteLeg[]): JurisdictionDistance[] {
  const sums = new Map<string, number>();
  for (const leg of legs) {
    for (const j of leg.jurisdictions)
      sums.set(j.jurisdiction, (sums.get(j.jurisdiction) ?? 0) + j.distanceTenthMiles);
  }
  return [...sums].map(([jurisdiction, distanceTenthMiles]) => ({ jurisdiction, distanceTenthMiles }));
}

/** Errors are a list or one object with a Description. */
function messageOf(body: unknown): string | null {
  const first = Array.isArray(body) ? (body as unknown[])[0] : body;
  const errors = (first as { Errors?: { Description?: unknown }[] } | null)?.Errors;
  const text = errors?.[0]?.Description ?? (first as { Description?: unknown } | null)?.Description;
  return typeof text === 'string' && text ? text.slice(0, 200) : null;
}

function refusalOf(message: string, { stops }: RouteRequest): RouteFailure {
  const number = /stop (?:#|number )?(\d+)/i.exec(message);
  const index = number ? Number(number[1]) - 1 : -1;
  const stop = stops[index];
  return stop
    ? refusal(
        'no-road-nearby',
        index,
        `${stop.label} cannot be reached by road: no road that trucks may use is near it.`,
      )
    : refusal('no-route', null, `PC*MILER found no route: ${message}`);
}

const unavailable = (why: string): RouteFailure =>
  refusal('engine-unavailable', null, `PC*MILER did not help: ${why}.`);
