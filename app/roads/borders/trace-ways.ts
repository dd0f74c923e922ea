import { JurisdictionRuns, type SplitMiles } from './jurisdiction-runs';
import type { JurisdictionMap } from './jurisdiction-map';

interface PlaceInTime {
  /** Milliseconds since 1970. */
  time: number;
  lat: number;
  lon: number;
}

/** From one reading to the next. */
export interface Way {
  from: PlaceInTime;
  to: PlaceInTime;
  crowMiles: number;
  /** By the odometer, where it is believed. */
  odometerMiles: number | null;
  /** Between the two the device was silent while the truck moved on. */
  isGap: boolean;
  /** No truck is so quick, and no odometer saw it: the truck was carried, or its device was elsewhere. */
  isImpossible: boolean;
}

export interface WayMiles {
  miles: number;
  /** By the way that a truck takes on the network. */
  byRoad: boolean;
  /** False where no truck can have driven. */
  counted?: boolean;
}

/** How the miles of a trace came about; integers in tenths of a mile. */
export interface RoadShares {
  /** Between readings on roads of the network, and on none of them. */
  onRoadTenthMiles: number;
  offRoadTenthMiles: number;
  /** Over silences. */
  bridgedTenthMiles: number;
  /** Not driven, and in no other figure. */
  ferryTenthMiles: number;
  /** Of all these, moving about where the truck stayed for half an hour or longer. */
  yardTenthMiles: number;
  /** What the odometer counted more than the roads have, where it tells; null without one. */
  odometerDifferenceTenthMiles: number | null;
}

/** Turns ways between readings into miles per jurisdiction. */
export interface TraceWays {
  start(lat: number, lon: number, time: number): void;
  /** @returns the miles that a gap counts for; what other ways count for may be settled later. */
  add(way: Way): WayMiles;
  finish(): SplitMiles & { roads?: RoadShares };
}

/** By outlines alone: every way is the straight line between its readings. */
export class StraightWays implements TraceWays {
  private readonly runs: JurisdictionRuns;

  constructor(map: JurisdictionMap) {
    this.runs = new JurisdictionRuns(map);
  }

  start(lat: number, lon: number, time: number): void {
    this.runs.start(lat, lon, time);
  }

  add({ from, to, crowMiles, odometerMiles }: Way): WayMiles {
    const miles = odometerMiles ?? crowMiles;
    this.runs.add(from.lat, from.lon, to.lat, to.lon, miles, to.time);
    return { miles, byRoad: false };
  }

  finish(): SplitMiles {
    return this.runs.finish();
  }
}
