import { MOST_CANDIDATES } from './segment-index';

/** A reading that was looked at, with what may have been driven up to it. */
export interface Fix {
  lat: number;
  lon: number;
  time: number;
  /** When the truck was first heard of there; `time` is the last before it was looked at. */
  arrived: number;
  /** Miles by the readings since the fix before, and by the odometer where it tells. */
  miles: number;
  odometerMiles: number | null;
  /** Readings since then, this one included. */
  readings: number;
  /** As the crow flies since the fix before; 0 where nothing leads here. */
  mph: number;
  /** The truck stood there. */
  stood: boolean;
  count: number;
  edge: Int32Array;
  share: Float64Array;
  cost: Float64Array;
  back: Int8Array;
}

/** The last state of each fix stands for "on no road of the network". */
export const OFF = MOST_CANDIDATES;

export const emptyFix = (): Fix => ({
  lat: 0,
  lon: 0,
  time: 0,
  arrived: 0,
  miles: 0,
  odometerMiles: null,
  readings: 0,
  mph: 0,
  stood: false,
  count: 0,
  edge: new Int32Array(MOST_CANDIDATES),
  share: new Float64Array(MOST_CANDIDATES),
  cost: new Float64Array(MOST_CANDIDATES + 1),
  back: new Int8Array(MOST_CANDIDATES + 1),
});
