import { crowMiles } from '../geometry';
import type { JurisdictionMap } from './jurisdiction-map';
import type { SplitMiles } from './jurisdiction-runs';
import { type RoadShares, StraightWays, type TraceWays } from './trace-ways';

/** One reading of a tracking device. */
export interface TracePosition {
  /** Milliseconds since 1970. */
  time: number;
  lat: number;
  lon: number;
  /** Odometer in miles, where the device sends it. */
  odometerMiles?: number | null;
}

export interface TraceGap {
  /** Milliseconds since 1970: last reading before and first after the gap. */
  from: number;
  to: number;
  fromPoint: [number, number];
  toPoint: [number, number];
  /** Miles that the gap hides: by odometer where there is one, else as the crow flies. They are in the totals. */
  distanceTenthMiles: number;
  byOdometer: boolean;
  /** The way that a truck takes between the two readings; its miles, where no odometer tells. */
  byRoad?: boolean;
  /** False where no truck can have driven: its miles are in no total. */
  counted?: boolean;
}

export interface TraceSplit extends SplitMiles {
  positions: number;
  /** Readings left out: earlier than the one before, impossible coordinates, or a leap no truck can make or its odometer denies. */
  outOfOrder: number;
  invalid: number;
  leaps: number;
  gaps: TraceGap[];
  firstTime: number | null;
  lastTime: number | null;
  /** Share of the miles that an odometer confirms, in percent. */
  odometerPercent: number;
  /** How the miles came about, where roads are known. */
  roads?: RoadShares;
}

/** Silence longer than this with movement in it is a gap; so is a stretch longer than this between two readings. */
const GAP_MS = 20 * 60_000;
const GAP_MOVED_MILES = 1;
const GAP_MILES = 15;
/** Faster than any truck: a reading that jumped. Short hops are exempt, receivers wander by some hundred feet. */
const LEAP_MPH = 110;
const LEAP_MILES = 1;
/** So many leaps in a row are no jumps: the truck was carried, or the reading before was the wrong one. */
const LEAPS_BELIEVED = 3;
/** Standing trucks seem to wander: less than this between readings is no way driven (unless an odometer says so). */
const JITTER_MILES = 0.05;
/** An odometer is believed when it is between the crow's way and this many times it, give or take two miles. */
const ODOMETER_FACTOR = 3;
const ODOMETER_SLACK_MILES = 2;

/**
 * Miles per jurisdiction of a GPS trace, reading by reading: nothing is kept but the runs, so a trace may be as long
 * as it likes. A million readings take about two seconds.
 *
 *   const splitter = new TraceSplitter(router.graph.map);
 *   for await (const position of readings) splitter.add(position);
 *   const { jurisdictions, gaps } = splitter.finish();
 */
export class TraceSplitter {
  private readonly ways: TraceWays;
  private readonly gaps: TraceGap[] = [];
  /** The reading that the next way is measured from, and when the truck was last heard of. */
  private last: TracePosition | null = null;
  private heardAt = 0;
  private firstTime: number | null = null;
  private positions = 0;
  private outOfOrder = 0;
  private invalid = 0;
  private leaps = 0;
  private leapsInRow = 0;
  private miles = 0;
  private odometerMiles = 0;

  /** `ways` knows roads; without it every way is a straight line. */
  constructor(map: JurisdictionMap, ways: TraceWays = new StraightWays(map)) {
    this.ways = ways;
  }

  add(position: TracePosition): void {
    this.positions++;
    const { time, lat, lon } = position;
    if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && Number.isFinite(time)) || (lat === 0 && lon === 0)) {
      this.invalid++;
      return;
    }
    const last = this.last;
    if (!last) {
      this.ways.start(lat, lon, time);
      this.firstTime = time;
      this.heardAt = time;
      this.last = { ...position };
      return;
    }
    if (time < this.heardAt) {
      this.outOfOrder++;
      return;
    }
    const crow = crowMiles(last.lat, last.lon, lat, lon);
    const silence = time - this.heardAt;
    const hours = silence / 3_600_000;
    const isElsewhere = crow > LEAP_MILES && (crow > hours * LEAP_MPH || isOfEarlier(position, last));
    if (isElsewhere && ++this.leapsInRow < LEAPS_BELIEVED) {
      this.leaps++;
      return;
    }
    this.leapsInRow = 0;
    const heardAt = this.heardAt;
    this.heardAt = time;
    const driven = odometerBetween(last, position, crow);
    const miles = driven ?? crow;
    if (miles < JITTER_MILES) {
      // The anchor stays: many small steps of a slow truck add up, the wandering of a parked one does not.
      if (isOfEarlier(position, last)) last.odometerMiles = position.odometerMiles ?? null;
      return;
    }
    const isGap = crow > GAP_MILES || miles > GAP_MILES || (silence > GAP_MS && miles > GAP_MOVED_MILES);
    const isImpossible = driven === null && crow > LEAP_MILES && crow > hours * LEAP_MPH;
    const way = this.ways.add({
      from: { time: heardAt, lat: last.lat, lon: last.lon },
      to: { time, lat, lon },
      crowMiles: crow,
      odometerMiles: driven,
      isGap,
      isImpossible,
    });
    this.miles += way.miles;
    this.odometerMiles += driven ?? 0;
    if (isGap || way.counted === false) {
      this.gaps.push({
        from: heardAt,
        to: time,
        fromPoint: [last.lat, last.lon],
        toPoint: [lat, lon],
        distanceTenthMiles: Math.round(way.miles * 10),
        byOdometer: driven !== null,
        ...(way.byRoad ? { byRoad: true } : {}),
        ...(way.counted === false ? { counted: false } : {}),
      });
    }
    last.time = time;
    last.lat = lat;
    last.lon = lon;
    last.odometerMiles = position.odometerMiles ?? null;
  }

  finish(): TraceSplit {
    const split: SplitMiles & { roads?: RoadShares } = this.last
      ? this.ways.finish()
      : { distanceTenthMiles: 0, jurisdictions: [], crossings: [] };
    return {
      ...split,
      positions: this.positions,
      outOfOrder: this.outOfOrder,
      invalid: this.invalid,
      leaps: this.leaps,
      gaps: this.gaps,
      firstTime: this.firstTime,
      lastTime: this.last ? this.heardAt : null,
      odometerPercent: this.miles > 0 ? Math.round((100 * this.odometerMiles) / this.miles) : 0,
    };
  }
}

/** A reading with a wrong clock: its odometer shows less than the one before. After a few of them, or on a parked truck, it was replaced. */
const isOfEarlier = (position: TracePosition, last: TracePosition): boolean =>
  position.odometerMiles != null &&
  last.odometerMiles != null &&
  position.odometerMiles < last.odometerMiles - ODOMETER_SLACK_MILES;

/** Miles by the odometer between two readings, or null where it is missing or cannot be right. */
function odometerBetween(a: TracePosition, b: TracePosition, crow: number): number | null {
  if (a.odometerMiles == null || b.odometerMiles == null) return null;
  const miles = b.odometerMiles - a.odometerMiles;
  if (
    !(miles >= 0) ||
    miles + ODOMETER_SLACK_MILES < crow ||
    miles > crow * ODOMETER_FACTOR + ODOMETER_SLACK_MILES
  )
    return null;
  return miles;
}
