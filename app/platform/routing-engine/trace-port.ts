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
  /** Measured by the odometer; else as the crow flies. */
  byOdometer: boolean;
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
}

/** Splits what a truck really drove by the outlines of the jurisdictions. */
export interface TraceSplitting {
  /** A trace that readings are added to in the order of their time; it keeps none of them. */
  begin(): { add(reading: TraceReading): void; finish(): SplitTrace };
}
