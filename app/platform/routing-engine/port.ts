/**
 * Port of the routing engines: ordered stops in, real route miles per jurisdiction out. Services know only this file;
 * which engine answers is configuration (choose-engine.server.ts). All distances are integers in tenths of a mile.
 *
 *   const outcome = await ctx.routingEngine.route({ stops: [chicago, dallas], options: {} });
 *   if (!outcome.ok) show(outcome.message, outcome.stopIndex)   // expected: an unroutable place, an engine that is down
 *
 * Expected failures are values (RouteFailure); route() rejects only on bugs and on an aborted signal.
 */
export interface RouteStop {
  /** Decimal degrees, WGS 84. */
  lat: number;
  lon: number;
  /** How the stop is called in messages: "Dallas, TX". */
  label: string;
  /** Two-letter code where the caller knows it (stops beside a state line); else outlines decide. */
  jurisdiction?: string;
}

export interface RouteOptions {
  /** practical (default): the fastest way by truck; shortest: the fewest miles. */
  mode?: 'practical' | 'shortest';
  /** Toll roads only where there is no reasonable other way. */
  avoidTolls?: boolean;
  /** Highways that the trip must use, by their numbers: ["I-90"]. */
  via?: readonly string[];
  /** How many other ways to look for, 0 to 3. */
  alternatives?: number;
  /** Truck measures, for engines that can use them. */
  truck?: TruckMeasures;
  /** The day of the trip, YYYY-MM-DD, for engines that know which roads are closed then. */
  date?: string;
}

export interface TruckMeasures {
  heightInches?: number;
  widthInches?: number;
  lengthInches?: number;
  weightPounds?: number;
  axleLoadPounds?: number;
  axles?: number;
  hazmat?: boolean;
}

export interface RouteRequest {
  /** Two or more, in travel order. */
  stops: readonly RouteStop[];
  options?: RouteOptions;
}

export interface JurisdictionDistance {
  /** Two-letter code; DC, AK, HI, YT, NT, NU and MX are real answers (non-IFTA miles). */
  jurisdiction: string;
  distanceTenthMiles: number;
}

export interface RouteLeg {
  distanceTenthMiles: number;
  durationMinutes: number;
  /** In travel order; the sum is the leg's distance, exactly. */
  jurisdictions: JurisdictionDistance[];
}

export interface RouteCrossing {
  from: string;
  to: string;
  /** Nearest place on the road, "Vidor, TX", where known. */
  place: string | null;
  highway: string | null;
  /** Driven from the start of the trip to the border. */
  atTenthMiles: number;
}

export interface RouteLine {
  /** The sum of the legs. */
  distanceTenthMiles: number;
  durationMinutes: number;
  /** One per pair of neighboring stops. */
  legs: RouteLeg[];
  /** In the order of first entry; the sum is the distance, exactly. */
  jurisdictions: JurisdictionDistance[];
  crossings: RouteCrossing[];
  /** Roads in travel order. */
  highways: { highway: string; distanceTenthMiles: number }[];
  /** The line to draw, [lat, lon], simplified. */
  polyline: [number, number][];
  tollTenthMiles: number;
  /** The toll miles by jurisdiction, where the engine tells them; the sum is tollTenthMiles, exactly. */
  tolls?: JurisdictionDistance[];
  /** Ferries on the way; their miles are not driven and in no other figure. Absent where there is none. */
  ferries?: { highway: string; distanceTenthMiles: number }[];
  /** Rules for trucks that turned the trip from its way, or that no way keeps (`kept`). Absent where there is none. */
  rules?: RouteRule[];
}

export interface RouteRule {
  name: string;
  /** "US-441 from Cherokee, NC to Gatlinburg, TN"; empty where the name says it. */
  stretch: string;
  /** What the road does not take: "vehicles over 35 ft long". */
  rule: string;
  reason: string;
  /** Who says so. */
  source: string;
  kept: boolean;
}

export type RoutingEngineName = 'embedded' | 'valhalla' | 'pcmiler';

export interface RoutedTrip extends RouteLine {
  ok: true;
  /** The engine that made these miles. */
  engine: RoutingEngineName;
  /** What must be shown beside the miles: data and engine credits. */
  attribution: string;
  /** Set when the configured engine did not answer and the embedded one did: which one, and why, for people. */
  fallback: { from: RoutingEngineName; reason: string } | null;
  /** Up to three other ways, the fastest first. */
  alternatives: RouteLine[];
}

/**
 * too-few-stops, bad-stop, no-road-nearby, in-water, island, no-route, unknown-highway, via-not-possible: the request cannot be
 * driven, retrying is of no use. engine-unavailable: the engine did not answer, a later try may.
 */
export type RouteFailureReason =
  | 'too-few-stops'
  | 'bad-stop'
  | 'no-road-nearby'
  | 'in-water'
  | 'island'
  | 'no-route'
  | 'unknown-highway'
  | 'via-not-possible'
  | 'engine-unavailable';

export interface RouteFailure {
  ok: false;
  reason: RouteFailureReason;
  /** Index of the stop that could not be reached; null where no one stop is to blame. */
  stopIndex: number | null;
  /** For people: names the stop. */
  message: string;
}

export type RouteOutcome = RoutedTrip | RouteFailure;

export interface RoutingEngine {
  readonly name: RoutingEngineName;
  route(request: RouteRequest, signal?: AbortSignal): Promise<RouteOutcome>;
  /** Whether the same roads are closed for the season on both days (YYYY-MM-DD). Absent: the engine knows no seasons. */
  sameSeason?(oneDay: string, otherDay: string): boolean;
}
