import type { JurisdictionDistance } from './port';

/** One reading of a tracking device. */
export interface TraceReading {
  /** Milliseconds since 1970. */
  time: number;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  odometerMiles: number | null;
}

/** A stretch that the device did not report. Its miles are in the totals. */
export interface TraceSilence {
  from: number;
  to: number;
  fromPoint: [number, number];
  toPoint: [number, number];
  distanceTenthMiles: number;
  /** Measured by the odometer; else by the way that a truck takes on the roads; else as the crow flies. */
  byOdometer: boolean;
  byRoad?: boolean;
  /** False where no truck can have driven: its miles are in no total. */
  counted?: boolean;
}

/** How the miles of a trace came about, in tenths of a mile. */
export interface TraceRoads {
  /** Between readings on roads of the network, and on none of them. */
  onRoadTenthMiles: number;
  offRoadTenthMiles: number;
  /** Over silences. */
  bridgedTenthMiles: number;
  /** Not driven, and in no other figure. */
  ferryTenthMiles: number;
  /** Of all these, moving about where the truck stayed for half an hour or longer. */
  yardTenthMiles: number;
  /** What the odometer counted more than the roads have; null without one. */
  odometerDifferenceTenthMiles: number | null;
}

export interface SplitTrace {
  distanceTenthMiles: number;
  /** In the order of first entry; the sum is the distance, exactly. */
  jurisdictions: JurisdictionDistance[];
  crossings: { from: string; to: string; atTenthMiles: number }[];
  gaps: TraceSilence[];
  /** Readings left out: impossible coordinates, or a leap no truck can make. */
  invalid: number;
  leaps: number;
  /** Share of the miles that an odometer confirms, in percent. */
  odometerPercent: number;
  /** Where the trace was matched to roads. */
  roads?: TraceRoads;
}

/** Splits what a truck really drove by jurisdiction. */
export interface TraceSplitting {
  /** A trace that readings are added to in the order of their time; it keeps some dozens of them. */
  begin(): { add(reading: TraceReading): void; finish(): SplitTrace };
}
