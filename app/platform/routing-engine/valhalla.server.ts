import { decodeLine } from '~/engine/plane/encoded-line';
import type { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { JurisdictionRuns } from '~/roads/borders/jurisdiction-runs';
import { crowMiles } from '~/roads/geometry';
import { type HttpJsonOptions, requestJson } from './http-json.server';
import { refusal } from './refusal';
import type { RouteFailure, RouteLine, RouteOutcome, RouteRequest, RoutingEngine } from './port';
import { highwayName, jurisdictionOf, truckCosting } from './valhalla-words';
import { crossingsOf, highwaysOf, legOf, type Stretch, sumLegs, thinLine } from './whole-tenths';

export const VALHALLA_ATTRIBUTION = '© OpenStreetMap contributors, routed by Valhalla';

export interface ValhallaOptions {
  /** Base URL, "http://valhalla:8002". */
  url: string;
  http: HttpJsonOptions;
  /** Outlines for edges that cross a border, and for graphs built without admin areas. */
  map: () => JurisdictionMap;
}

/** A border edge longer than this is cut at the outline; a shorter one belongs to where it ends. */
const LONG_BORDER_EDGE_MILES = 0.2;

/**
 * Valhalla over HTTP: real OpenStreetMap roads with truck costing. /route gives legs and shapes, /trace_attributes on
 * each leg's shape the admin area of every edge. Valhalla knows no forced highways: requests with `via` fail with
 * via-not-possible, and are answered by the embedded engine where that is behind it (choose-engine.server.ts).
 */
export function valhallaRoutingEngine(options: ValhallaOptions): RoutingEngine {
  return {
    name: 'valhalla',
    route: (request, signal) => new ValhallaQuestion(options, request, signal).answer(),
  };
}

interface ValhallaTrip {
  legs: { shape: string; summary: { length: number; time: number; has_toll?: boolean } }[];
}

interface TraceAnswer {
  units?: string;
  shape?: string;
  edges?: {
    length?: number;
    toll?: boolean;
    names?: string[];
    begin_shape_index?: number;
    end_shape_index?: number;
    end_node?: { admin_index?: number };
  }[];
  admins?: { country_code?: string; state_code?: string }[];
}

class ValhallaQuestion {
  constructor(
    private readonly options: ValhallaOptions,
    private readonly request: RouteRequest,
    private readonly signal?: AbortSignal,
  ) {}

  async answer(): Promise<RouteOutcome> {
    const { stops } = this.request;
    const options = this.request.options ?? {};
    if (stops.length < 2) return refusal('too-few-stops', null, 'A route needs at least two stops.');
    if (options.via?.length) {
      return refusal('via-not-possible', null, `Valhalla cannot be made to use ${options.via.join(', ')}.`);
    }
    const outcome = await this.ask('route', {
      locations: stops.map(({ lat, lon }) => ({ lat, lon, type: 'break' })),
      costing: 'truck',
      costing_options: { truck: truckCosting(options) },
      units: 'miles',
      directions_type: 'none',
      ...(stops.length === 2 && options.alternatives
        ? { alternates: Math.min(3, options.alternatives) }
        : {}),
    });
    if (!outcome.ok) return this.explain(outcome.status, outcome.body, outcome.reason);
    const answer = outcome.body as { trip?: ValhallaTrip; alternates?: { trip?: ValhallaTrip }[] };
    if (!answer.trip?.legs?.length) return unavailable('its answer has no trip');
    try {
      const main = await this.lineOf(answer.trip);
      const others: RouteLine[] = [];
      for (const other of answer.alternates ?? []) if (other.trip) others.push(await this.lineOf(other.trip));
      return {
        ok: true,
        engine: 'valhalla',
        attribution: VALHALLA_ATTRIBUTION,
        fallback: null,
        ...main,
        alternatives: others,
      };
    } catch (error) {
      this.signal?.throwIfAborted();
      if (error instanceof RangeError || error instanceof TypeError)
        return unavailable('its answer could not be read');
      throw error;
    }
  }

  private ask(action: string, body: unknown) {
    const url = `${this.options.url.replace(/\/+$/, '')}/${action}`;
    return requestJson(url, { method: 'POST', body }, this.options.http, this.signal);
  }

  private async lineOf(trip: ValhallaTrip): Promise<RouteLine> {
    const legs: RouteLine['legs'] = [];
    const all: Stretch[] = [];
    const line: [number, number][] = [];
    for (const leg of trip.legs) {
      const shape = decodeLine(leg.shape, 6);
      const stretches = await this.stretchesOf(leg.shape, shape, leg.summary.length);
      legs.push(legOf(stretches, Math.round(leg.summary.time / 60), leg.summary.length));
      for (const stretch of stretches) all.push(stretch);
      for (const point of shape) line.push(point);
    }
    return {
      ...sumLegs(legs),
      legs,
      crossings: crossingsOf(all),
      highways: highwaysOf(all),
      polyline: thinLine(line),
      tollTenthMiles: Math.round(all.reduce((sum, s) => sum + (s.toll ? s.miles : 0), 0) * 10),
    };
  }

  /** Jurisdictions along one leg: from the graph's admin areas, else from outlines. */
  private async stretchesOf(
    encoded: string,
    shape: [number, number][],
    legMiles: number,
  ): Promise<Stretch[]> {
    const outcome = await this.ask('trace_attributes', {
      encoded_polyline: encoded,
      costing: 'truck',
      shape_match: 'edge_walk',
      units: 'miles',
      costing_options: { truck: truckCosting(this.request.options ?? {}) },
      filters: {
        action: 'include',
        attributes: [
          'edge.length',
          'edge.toll',
          'edge.names',
          'edge.begin_shape_index',
          'edge.end_shape_index',
          'node.admin_index',
          'admin.country_code',
          'admin.state_code',
          'shape',
        ],
      },
    });
    const answer = outcome.ok ? (outcome.body as TraceAnswer) : {};
    const stretches = answer.edges?.length ? this.edgesToStretches(answer, shape) : null;
    return stretches ?? this.splitByOutline(shape, legMiles);
  }

  private edgesToStretches(answer: TraceAnswer, legShape: [number, number][]): Stretch[] | null {
    const shape = answer.shape ? decodeLine(answer.shape, 6) : legShape;
    const codes = (answer.admins ?? []).map((admin) => jurisdictionOf(admin.country_code, admin.state_code));
    const stretches: Stretch[] = [];
    // Where the leg begins only the outlines know: its first edge may be the one that crosses a border.
    let before = shape.length ? this.options.map().codeAt(shape[0]![0], shape[0]![1]) : null;
    for (const edge of answer.edges ?? []) {
      const code = codes[edge.end_node?.admin_index ?? -1] ?? null;
      const miles = edge.length ?? 0;
      const info = { highway: highwayName(edge.names), toll: edge.toll === true };
      const part = shape.slice(edge.begin_shape_index ?? 0, (edge.end_shape_index ?? 0) + 1);
      if (!code) {
        // A graph without admin areas: the outlines decide this edge.
        if (part.length < 2) return null;
        for (const s of this.splitByOutline(part, miles)) stretches.push({ ...s, ...info });
      } else if (before && before !== code && miles > LONG_BORDER_EDGE_MILES && part.length > 1) {
        for (const s of this.cutAtBorder(part, miles, before, code)) stretches.push({ ...s, ...info });
      } else stretches.push({ jurisdiction: code, miles, ...info });
      before = stretches.at(-1)?.jurisdiction ?? before;
    }
    return stretches;
  }

  /** An edge that begins in one jurisdiction and ends in another: the outline says where it changes. */
  private cutAtBorder(part: [number, number][], miles: number, from: string, to: string): Stretch[] {
    const split = this.splitByOutline(part, miles);
    const first = split.filter((s) => s.jurisdiction === from).reduce((sum, s) => sum + s.miles, 0);
    return [
      { jurisdiction: from, miles: first },
      { jurisdiction: to, miles: miles - first },
    ];
  }

  private splitByOutline(line: [number, number][], miles: number): Stretch[] {
    const map = this.options.map();
    const runs = new JurisdictionRuns(map);
    const lengths = line.slice(1).map(([lat, lon], i) => crowMiles(line[i]![0], line[i]![1], lat, lon));
    const sum = lengths.reduce((total, length) => total + length, 0);
    runs.start(line[0]![0], line[0]![1], 0);
    lengths.forEach((length, i) => {
      const [a, b] = [line[i]!, line[i + 1]!];
      runs.add(a[0], a[1], b[0], b[1], sum > 0 ? (length * miles) / sum : 0, i);
    });
    return runs
      .settled()
      .filter((run) => run.jurisdiction >= 0)
      .map((run) => ({ jurisdiction: map.jurisdictions[run.jurisdiction]!, miles: run.miles }));
  }

  /** Valhalla's error codes: 171 no road near a location, 170 and 442 no way between (other parts of the graph, or nothing found), 150-154 over the service's limits. */
  private async explain(status: number, body: unknown, reason: string): Promise<RouteFailure> {
    const code = (body as { error_code?: number } | null)?.error_code;
    const { stops } = this.request;
    if (code === 171) {
      const index = await this.findLostStop();
      return refusal(
        'no-road-nearby',
        index,
        `${index === null ? 'A stop' : stops[index]!.label} cannot be reached by road: no road that trucks may use is near it.`,
      );
    }
    if (code === 442 || code === 170) {
      const last = stops.length === 2 ? 1 : null;
      return refusal(
        'no-route',
        last,
        `No road that trucks may use leads ${last === null ? 'to every stop' : `to ${stops[last]!.label}`}.`,
      );
    }
    return unavailable(code ? `it answered with error ${code}` : status ? `it answered ${status}` : reason);
  }

  private async findLostStop(): Promise<number | null> {
    const { stops } = this.request;
    const outcome = await this.ask('locate', {
      locations: stops.map(({ lat, lon }) => ({ lat, lon })),
      costing: 'truck',
    });
    if (!outcome.ok || !Array.isArray(outcome.body)) return null;
    const index = (outcome.body as { edges?: unknown[] | null }[]).findIndex(
      (found) => !found?.edges?.length,
    );
    return index >= 0 && index < stops.length ? index : null;
  }
}

const unavailable = (why: string): RouteFailure =>
  refusal('engine-unavailable', null, `The Valhalla server did not help: ${why}.`);
