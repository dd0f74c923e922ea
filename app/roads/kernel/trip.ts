import type { RuleMet, Truck } from './truck-rules';

/** What the kernel is asked and what it answers. Distances are integers in tenths of a mile. */

export interface StopPoint {
  /** Decimal degrees. */
  lat: number;
  lon: number;
  /** Two-letter code where the caller knows it; else the outlines decide. */
  jurisdiction?: string;
}

export interface TripRequest {
  /** Two or more stops in travel order. */
  stops: readonly StopPoint[];
  /** practical: the fastest way by truck (default); shortest: the fewest miles on the network. */
  mode?: 'practical' | 'shortest';
  /** Toll roads only where there is no reasonable other way. */
  avoidTolls?: boolean;
  /** Highways that the trip must use for some way, each on whichever leg it fits best: ["I-90"]. */
  via?: readonly string[];
  /** How many other ways to look for, 0 to 3. */
  alternatives?: number;
  /** Rules of roads hold for it. */
  truck?: Truck;
  /** The day of the trip, YYYY-MM-DD: roads that are closed then are not used. */
  date?: string;
}

export interface JurisdictionMiles {
  jurisdiction: string;
  distanceTenthMiles: number;
}

export interface TripLeg {
  distanceTenthMiles: number;
  durationMinutes: number;
  /** In travel order; the sum is the leg's distance, exactly. */
  jurisdictions: JurisdictionMiles[];
}

export interface BorderCrossing {
  from: string;
  to: string;
  /** Nearest place on the road, "Vidor, TX"; null where none is near. */
  place: string | null;
  highway: string | null;
  /** Driven from the start of the trip to the border. */
  atTenthMiles: number;
}

export interface Trip {
  /** The sum of the legs. */
  distanceTenthMiles: number;
  durationMinutes: number;
  tollTenthMiles: number;
  /** The toll miles by jurisdiction, in the order of first entry, where there are any; the sum is tollTenthMiles, exactly. */
  tolls?: JurisdictionMiles[];
  /** Ferries on the way, in travel order, where there are any: their miles are not driven and in no other figure. */
  ferries?: { highway: string; distanceTenthMiles: number }[];
  /** Rules for trucks that turned the trip from its way, or that it could not keep. */
  rules?: RuleMet[];
  legs: TripLeg[];
  /** In the order of first entry; the sum is the trip's distance, exactly. */
  jurisdictions: JurisdictionMiles[];
  crossings: BorderCrossing[];
  /** Roads in travel order. */
  highways: { highway: string; distanceTenthMiles: number }[];
  /** The line to draw, [lat, lon]. */
  shape: [number, number][];
  /** Index into `shape` where each leg begins. */
  legShapeStart: number[];
}

/**
 * too-few-stops: fewer than two. bad-stop: coordinates are not a place on earth. no-road-nearby: no road of the
 * network within reach of the stop over land. in-water: the stop lies in a lake or at sea, off the shore. island: the stop's roads are not joined to the first stop's.
 * no-route: roads on both sides, and no way between them that trucks may use. unknown-highway and via-not-possible:
 * `via` names a highway that does not exist, or that no sensible way can use.
 */
export type TripFailureReason =
  | 'too-few-stops'
  | 'bad-stop'
  | 'no-road-nearby'
  | 'in-water'
  | 'island'
  | 'no-route'
  | 'unknown-highway'
  | 'via-not-possible';

export interface TripFailure {
  ok: false;
  reason: TripFailureReason;
  /** Index of the stop that could not be reached; -1 where no one stop is to blame. */
  stopIndex: number;
  /** Name of the island, or the highway that could not be used: "US-2", "KS-3 together with US-2". */
  detail: string | null;
}

export type TripOutcome = { ok: true; trip: Trip; alternatives: Trip[] } | TripFailure;
