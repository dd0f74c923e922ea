import { JurisdictionRuns, type SplitMiles } from '../borders/jurisdiction-runs';
import type { TraceWays, Way, WayMiles, RoadShares } from '../borders/trace-ways';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { RoadGraph } from '../kernel/road-graph';
import { type GapBridge } from './gap-bridge';
import { DrivenLine } from './driven-line';
import { NearSearch } from './near-search';
import { Candidates, MOST_CANDIDATES, SegmentIndex } from './segment-index';

/** Readings nearer than this to the last one looked at add their miles to the next. */
const STEP_MILES = 0.3;
/** Where the miles since the last one sum to this, the truck turned about: it is looked at however near. */
const STEP_DRIVEN_MILES = 0.6;

/** Costs are negative logarithms of likelihood. A reading on no road of the network costs as much as one 0.3 miles off. */
const OFF_COST = 4.5;
/** To leave the network or to enter it. */
const CHANGE_COST = 2;
/** How much a way over the network may be longer than the readings are apart, and shorter: fixed and per mile. */
const LONGER_MILES = 0.25;
const LONGER_PER_MILE = 0.08;
const SHORTER_MILES = 0.15;
const SHORTER_PER_MILE = 0.02;
/** Ways that are less likely than the best by more than this are given up. */
const BEAM = 12;
/** So many readings behind the last the way is settled. */
const WINDOW = 48;
const SETTLED_AT_ONCE = 32;
/** Ways are looked for up to so many times the miles between two readings, and some more. */
const REACH_FACTOR = 1.6;
const REACH_MORE_MILES = 1.5;

/** Moving about less than this far from a place, where the truck stays at least this long, is yard work. */
const YARD_MILES = 0.4;
const YARD_MS = 30 * 60_000;
/** A longer way from a road to a place off it follows the road first; if it is so many times the crow's at most. */
const ACCESS_MILES = 1.2;
const MOST_ACCESS_FACTOR = 1.15;
/** A way of more than this, mostly over water and on no road, is a ferry. */
const FERRY_MILES = 2;
const FERRY_WATER_SHARE = 0.7;
const WATER_SAMPLES = 10;

/** The miles of a road count up to so many times those that readings and its windings tell; of one without a line, more. */
const MOST_DRAWN = 1.02;
/** What the miles of the roads weigh beside the readings: more, the farther readings lie apart, for less is seen between. */
const AUTHORED_SHARE = 0.3;
const AUTHORED_SHARE_PER_MILE = 0.1;
const MOST_AUTHORED_SHARE = 0.8;
const MOST_STRAIGHT = 1.25;
/** What of a corner's miles counts where the way is not known. */
const CORNER_SHARE = 0.7;
/** Windings that no turn at the ends tells of: of a mile between readings, and more the farther they lie apart. */
const UNSEEN_WINDING = 0.02;
/** Turns sharper than this tell no more of the way between: the readings may lie on either side of a corner. */
const MOST_TURN = Math.PI / 3.5;
/** Outlines are coarse along rivers: this near to a line the road tells the side. */
const BESIDE_LINE_MILES = 0.15;
const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** What was driven on roads without a break: its miles are settled together. */
interface Stretch {
  ways: number;
  authored: number;
  byReadings: number;
  longest: number;
  odometer: number;
  withOdometer: number;
  /** `isFinal`: measured by the odometer. */
  pieces: {
    jurisdiction: number;
    lat: number;
    lon: number;
    miles: number;
    mark: number;
    isFinal: boolean;
  }[];
}

const emptyStretch = (): Stretch => ({
  ways: 0,
  authored: 0,
  byReadings: 0,
  longest: 0,
  odometer: 0,
  withOdometer: 0,
  pieces: [],
});

/** A reading that was looked at, with what may have been driven up to it. */
interface Fix {
  lat: number;
  lon: number;
  time: number;
  /** Miles by the readings since the fix before, and by the odometer where it tells. */
  miles: number;
  odometerMiles: number | null;
  /** Readings since then, this one included. */
  readings: number;
  count: number;
  edge: Int32Array;
  share: Float64Array;
  cost: Float64Array;
  back: Int8Array;
}

/** The last state of each fix stands for "on no road of the network". */
const OFF = MOST_CANDIDATES;

const emptyFix = (): Fix => ({
  lat: 0,
  lon: 0,
  time: 0,
  miles: 0,
  odometerMiles: null,
  readings: 0,
  count: 0,
  edge: new Int32Array(MOST_CANDIDATES),
  share: new Float64Array(MOST_CANDIDATES),
  cost: new Float64Array(MOST_CANDIDATES + 1),
  back: new Int8Array(MOST_CANDIDATES + 1),
});

/**
 * Matches a trace to the network: a hidden Markov model whose states are the roads near each reading and "none of
 * them". What is on a road counts with the road's miles in the road's jurisdiction, what is on none with the miles
 * between the readings, split by outlines; silences are bridged by the way that a truck takes.
 *
 * Keeps some dozens of readings at a time, so a trace may be as long as it likes.
 */
export class MatchedWays implements TraceWays {
  private readonly runs: JurisdictionRuns;
  private readonly candidates = new Candidates();
  private readonly pool: Fix[] = [];
  private fixes: Fix[] = [];
  private stretch = emptyStretch();
  /** The reading before the first of the window. */
  private settled: Place | null = null;
  private pendingMiles = 0;
  private pendingOdometer: number | null = 0;
  private pendingReadings = 0;
  private last: { lat: number; lon: number; time: number } | null = null;
  private yard: { lat: number; lon: number; time: number; miles: number } | null = null;
  private onRoad = 0;
  private offRoad = 0;
  private bridged = 0;
  private ferry = 0;
  private yardMiles = 0;
  private odometer = 0;
  private besideOdometer = 0;
  private hasOdometer = false;

  constructor(
    private readonly graph: RoadGraph,
    private readonly tools: MatchTools,
  ) {
    this.runs = new JurisdictionRuns(graph.map);
  }

  start(lat: number, lon: number, time: number): void {
    this.runs.start(lat, lon, time);
    this.last = { lat, lon, time };
    this.yard = { lat, lon, time, miles: 0 };
    this.look(lat, lon, time);
  }

  add(way: Way): WayMiles {
    const { to, isGap, isImpossible } = way;
    this.watchYard(way);
    this.last = { lat: to.lat, lon: to.lon, time: to.time };
    if (!isGap && !isImpossible) {
      this.pendingMiles += way.crowMiles;
      this.pendingReadings++;
      this.pendingOdometer =
        way.odometerMiles === null || this.pendingOdometer === null
          ? null
          : this.pendingOdometer + way.odometerMiles;
      const before = this.fixes.at(-1)!;
      const apart = crowMiles(before.lat, before.lon, to.lat, to.lon);
      if (apart >= STEP_MILES || this.pendingMiles >= STEP_DRIVEN_MILES) this.look(to.lat, to.lon, to.time);
      return { miles: way.odometerMiles ?? way.crowMiles, byRoad: false };
    }
    this.close(way.from);
    const bridge = isImpossible ? null : this.bridgeGap(way);
    // What cannot have been driven counts nowhere, but the trace continues from there.
    this.runs.enter(to.lat, to.lon, to.time);
    this.look(to.lat, to.lon, to.time);
    return bridge ?? { miles: 0, byRoad: false, counted: false };
  }

  finish(): SplitMiles & { roads: RoadShares } {
    if (this.last) this.close(this.last);
    if (this.yard && this.last && this.last.time - this.yard.time >= YARD_MS)
      this.yardMiles += this.yard.miles;
    const tenths = (miles: number) => Math.round(miles * 10);
    return {
      ...this.runs.finish(),
      roads: {
        onRoadTenthMiles: tenths(this.onRoad),
        offRoadTenthMiles: tenths(this.offRoad),
        bridgedTenthMiles: tenths(this.bridged),
        ferryTenthMiles: tenths(this.ferry),
        yardTenthMiles: tenths(this.yardMiles),
        odometerDifferenceTenthMiles: this.hasOdometer ? tenths(this.odometer - this.besideOdometer) : null,
      },
    };
  }

  private watchYard({ from, to, crowMiles: miles }: Way): void {
    const yard = this.yard!;
    if (crowMiles(yard.lat, yard.lon, to.lat, to.lon) < YARD_MILES) {
      yard.miles += miles;
      return;
    }
    if (from.time - yard.time >= YARD_MS) this.yardMiles += yard.miles;
    this.yard = { lat: to.lat, lon: to.lon, time: to.time, miles: 0 };
  }

  /** Ends the matching at a reading: all that was looked at is settled, and the rest up to it. */
  private close(at: { lat: number; lon: number; time: number }): void {
    if (this.pendingMiles > 0) this.look(at.lat, at.lon, at.time);
    this.settle(this.fixes.length - 1);
    this.endStretch();
    for (const fix of this.fixes) this.pool.push(fix);
    this.fixes = [];
    this.settled = null;
    this.pendingMiles = 0;
    this.pendingOdometer = 0;
    this.pendingReadings = 0;
  }

  /** Takes a reading into the model. */
  private look(lat: number, lon: number, time: number): void {
    const fix = this.pool.pop() ?? emptyFix();
    fix.lat = lat;
    fix.lon = lon;
    fix.time = time;
    fix.miles = this.pendingMiles;
    fix.odometerMiles = this.pendingOdometer;
    fix.readings = this.pendingReadings;
    this.pendingMiles = 0;
    this.pendingOdometer = 0;
    this.pendingReadings = 0;
    const { count, edge, share, cost } = this.tools.index.near(lat, lon, this.candidates);
    fix.count = count;
    for (let i = 0; i < count; i++) {
      fix.edge[i] = edge[i]!;
      fix.share[i] = share[i]!;
      fix.cost[i] = cost[i]!;
      fix.back[i] = -1;
    }
    fix.cost[OFF] = OFF_COST;
    fix.back[OFF] = -1;
    const before = this.fixes.at(-1);
    if (before) this.relax(before, fix);
    this.fixes.push(fix);
    if (this.fixes.length > WINDOW) this.settle(SETTLED_AT_ONCE);
  }

  /** The likeliest way into each state of a fix from those of the one before. */
  private relax(before: Fix, fix: Fix): void {
    const { search } = this.tools;
    const own = fix.cost.slice();
    fix.cost.fill(Infinity);
    const miles = fix.odometerMiles ?? fix.miles;
    const reach = miles * REACH_FACTOR + REACH_MORE_MILES;
    const take = (state: number, cost: number, from: number) => {
      const sum = cost + own[state]!;
      if (sum >= fix.cost[state]!) return;
      fix.cost[state] = sum;
      fix.back[state] = from;
    };
    take(OFF, before.cost[OFF]!, OFF);
    for (let j = 0; j < fix.count; j++) take(j, before.cost[OFF]! + CHANGE_COST, OFF);
    for (let i = 0; i < before.count; i++) {
      const base = before.cost[i]!;
      if (base === Infinity) continue;
      take(OFF, base + CHANGE_COST, i);
      let searched = false;
      for (let j = 0; j < fix.count; j++) {
        if (base + own[j]! >= fix.cost[j]!) continue;
        let driven: number;
        if (before.edge[i] === fix.edge[j])
          driven = Math.abs(fix.share[j]! - before.share[i]!) * search.edgeMiles(fix.edge[j]!);
        else {
          if (!searched) search.from(before.edge[i]!, before.share[i]!, reach, fix);
          searched = true;
          driven = search.milesTo(fix.edge[j]!, fix.share[j]!);
        }
        if (driven <= reach) take(j, base + wayCost(driven, miles), i);
      }
    }
    let best = Infinity;
    for (let s = 0; s <= OFF; s++) if (isState(fix, s) && fix.cost[s]! < best) best = fix.cost[s]!;
    for (let s = 0; s <= OFF; s++) {
      if (!isState(fix, s)) continue;
      fix.cost[s]! -= best;
      if (fix.cost[s]! > BEAM) fix.cost[s] = Infinity;
    }
  }

  /** Counts the likeliest way up to a fix of the window and forgets the fixes before it. */
  private settle(upTo: number): void {
    const { fixes } = this;
    if (upTo < 1) return;
    const lastFix = fixes.at(-1)!;
    let state = bestState(lastFix);
    const states = new Int8Array(fixes.length);
    for (let i = fixes.length - 1; i >= 0; i--) {
      states[i] = state;
      state = fixes[i]!.back[state]!;
    }
    for (let i = 1; i <= upTo; i++) {
      const [a, b] = [states[i - 1]!, states[i]!];
      const [before, fix] = [fixes[i - 1]!, fixes[i]!];
      const corner = cornerBetween(fixes[i - 2] ?? this.settled, before, fix, fixes[i + 1]);
      if (a === OFF || b === OFF || !this.countRoad(before, a, fix, b, corner))
        this.countOff(before, fix, corner, (a === OFF) !== (b === OFF));
    }
    const { lat, lon } = fixes[upTo - 1]!;
    this.settled = { lat, lon };
    // What does not lead on from there is out.
    for (let s = 0; s <= OFF; s++) {
      if (!isState(lastFix, s) || lastFix.cost[s] === Infinity) continue;
      let at = s;
      for (let i = fixes.length - 1; i > upTo; i--) at = fixes[i]!.back[at]!;
      if (at !== states[upTo]) lastFix.cost[s] = Infinity;
    }
    for (const fix of fixes.splice(0, upTo)) this.pool.push(fix);
  }

  /** @returns false where no way leads from one to the other. */
  private countRoad(before: Fix, a: number, fix: Fix, b: number, corner: number): boolean {
    const driven = this.tools.wayBetween(before, a, fix, b);
    if (!driven) return false;
    this.tools.line.read(driven);
    this.ferry += this.tools.line.ferryMiles;
    this.addToStretch(before, fix, corner);
    return true;
  }

  /** Miles of a way on roads wait until its stretch ends: then both witnesses of its length are known. */
  private addToStretch(before: Fix, fix: Fix, corner: number): void {
    const { line } = this.tools;
    const crow = crowMiles(before.lat, before.lon, fix.lat, fix.lon);
    // Who comes and goes straight on has not gone far about in between.
    const most = corner + UNSEEN_WINDING * crow ** 1.5;
    const byReadings = line.ferryMiles > 0 ? line.authoredMiles : crow * Math.min(most, line.winding());
    const stretch = this.stretch;
    stretch.ways++;
    stretch.authored += line.authoredMiles;
    stretch.byReadings += byReadings;
    stretch.longest += byReadings * (line.isDrawn ? MOST_DRAWN : MOST_STRAIGHT);
    stretch.odometer += fix.odometerMiles ?? 0;
    if (fix.odometerMiles !== null) stretch.withOdometer += byReadings;
    this.addPieces(before, fix, fix.odometerMiles ?? byReadings, fix.odometerMiles !== null);
  }

  /** Where a way on roads lies: in the road's jurisdiction where its ends do not object, else where outlines cut its line. */
  private addPieces(before: Fix, fix: Fix, miles: number, isFinal: boolean): void {
    const { line } = this.tools;
    const { pieces } = this.stretch;
    const put = (jurisdiction: number, lat: number, lon: number, share: number) => {
      const last = pieces.at(-1);
      if (last && last.jurisdiction === jurisdiction && last.isFinal === isFinal) last.miles += miles * share;
      else pieces.push({ jurisdiction, lat, lon, miles: miles * share, mark: fix.time, isFinal });
    };
    const road = line.firstJurisdiction;
    if (line.isIn(road) && this.isBeside(before, road) && this.isBeside(fix, road))
      return put(road, before.lat, before.lon, 1);
    const runs = new JurisdictionRuns(this.graph.map);
    line.addTo(runs);
    const settled = runs.settled();
    const sum = settled.reduce((total, run) => total + run.miles, 0);
    if (sum <= 0) return put(road, before.lat, before.lon, 1);
    for (const run of settled)
      put(run.jurisdiction < 0 ? road : run.jurisdiction, run.lat, run.lon, run.miles / sum);
  }

  /** A reading lies in the road's jurisdiction, on water, or so near to it that outlines do not tell the side. */
  private isBeside({ lat, lon }: Fix, road: number): boolean {
    const { map } = this.graph;
    const there = map.indexAt(lat, lon);
    if (there === road || there < 0) return true;
    const dLat = BESIDE_LINE_MILES / MILES_PER_DEGREE;
    const dLon = dLat / cosOfLatitude(lat);
    return AROUND.some(([y, x]) => map.indexAt(lat + y * dLat, lon + x * dLon) === road);
  }

  /**
   * Counts what was driven on roads since the last end. Two witnesses tell its length: the miles of the roads, and the
   * readings with the windings of the roads between them. The second is the nearer one; the first makes good what drawn
   * lines lose, as far as it is possible at all.
   */
  private endStretch(): void {
    const { stretch } = this;
    if (stretch.pieces.length > 0) {
      const believed = Math.min(Math.max(stretch.authored, stretch.byReadings), stretch.longest);
      const apart = stretch.byReadings / stretch.ways;
      const weight = Math.min(MOST_AUTHORED_SHARE, AUTHORED_SHARE + AUTHORED_SHARE_PER_MILE * (apart - 1));
      const both = stretch.byReadings + (believed - stretch.byReadings) * Math.max(0, weight);
      const scale = stretch.byReadings > 0 ? both / stretch.byReadings : 1;
      for (const piece of stretch.pieces) {
        const miles = piece.isFinal ? piece.miles : piece.miles * scale;
        this.onRoad += miles;
        this.runs.addIn(piece.jurisdiction, piece.lat, piece.lon, miles, piece.mark);
      }
      if (stretch.withOdometer > 0) {
        this.hasOdometer = true;
        this.odometer += stretch.odometer;
        this.besideOdometer += stretch.withOdometer * scale;
      }
    }
    this.stretch = emptyStretch();
  }

  /** A way on no road of the network: the miles between the readings, along the straight line. */
  private countOff(before: Fix, fix: Fix, corner: number, isHalfOnRoad: boolean): void {
    this.endStretch();
    const crow = crowMiles(before.lat, before.lon, fix.lat, fix.lon);
    if (this.isFerry(before, fix, crow)) {
      this.ferry += crow;
      this.runs.enter(fix.lat, fix.lon, fix.time);
      return;
    }
    if (isHalfOnRoad && crow > ACCESS_MILES && this.countAccess(before, fix, crow)) return;
    const miles = fix.readings > 1 ? fix.miles : fix.miles * (1 + (corner - 1) * CORNER_SHARE);
    const counted = fix.odometerMiles ?? miles;
    this.note(fix, miles);
    this.offRoad += counted;
    this.runs.add(before.lat, before.lon, fix.lat, fix.lon, counted, fix.time);
  }

  /** From a road to a place off it: by the road as far as it goes, where that is no way about. */
  private countAccess(before: Fix, fix: Fix, crow: number): boolean {
    const bridge = this.tools.bridge.over({
      from: before,
      to: fix,
      crowMiles: crow,
      odometerMiles: null,
      isGap: false,
      isImpossible: false,
    });
    if (!bridge || bridge.miles > crow * MOST_ACCESS_FACTOR || bridge.ferryMiles > 0) return false;
    this.note(fix, bridge.miles);
    const counted = fix.odometerMiles ?? bridge.miles;
    this.onRoad += counted;
    for (const run of bridge.runs)
      this.runs.addIn(run.jurisdiction, run.lat, run.lon, (run.miles * counted) / bridge.miles, fix.time);
    return true;
  }

  private note({ odometerMiles }: Fix, miles: number): void {
    if (odometerMiles === null) return;
    this.hasOdometer = true;
    this.odometer += odometerMiles;
    this.besideOdometer += miles;
  }

  private isFerry(before: Fix, fix: Fix, crow: number): boolean {
    if (crow < FERRY_MILES || (fix.odometerMiles ?? 0) > crow / 2) return false;
    const { map } = this.graph;
    let afloat = 0;
    for (let i = 0; i < WATER_SAMPLES; i++) {
      const t = (i + 0.5) / WATER_SAMPLES;
      const lat = before.lat + (fix.lat - before.lat) * t;
      if (map.indexAt(lat, before.lon + (fix.lon - before.lon) * t) < 0) afloat++;
    }
    return afloat >= WATER_SAMPLES * FERRY_WATER_SHARE;
  }

  private bridgeGap(way: Way): WayMiles {
    const bridge = this.tools.bridge.over(way);
    const { from, to } = way;
    if (!bridge) {
      const miles = way.odometerMiles ?? way.crowMiles;
      this.bridged += miles;
      this.runs.add(from.lat, from.lon, to.lat, to.lon, miles, to.time);
      return { miles, byRoad: false };
    }
    const miles = way.odometerMiles ?? bridge.miles;
    if (way.odometerMiles !== null) {
      this.hasOdometer = true;
      this.odometer += miles;
      this.besideOdometer += bridge.miles;
    }
    this.ferry += bridge.ferryMiles;
    this.bridged += miles;
    const scale = bridge.miles > 0 ? miles / bridge.miles : 0;
    for (const run of bridge.runs)
      this.runs.addIn(run.jurisdiction, run.lat, run.lon, run.miles * scale, to.time);
    return { miles, byRoad: true };
  }
}

interface Place {
  lat: number;
  lon: number;
}

/**
 * How many times longer than the straight line a way around one sharp corner is, by how it turns at its ends: who
 * comes from one side and leaves to another has gone around something.
 */
function cornerBetween(
  before: Place | null | undefined,
  a: Place,
  b: Place,
  after: Place | undefined,
): number {
  const way = courseOf(a, b);
  const first = before ? formKeyOf(courseOf(before, a), way) : 0;
  const second = after ? formKeyOf(way, courseOf(b, after)) : 0;
  const sum = first + second;
  return sum < 0.02 ? 1 : (Math.sin(first) + Math.sin(second)) / Math.sin(sum);
}

const courseOf = (p: Place, q: Place): number =>
  Math.atan2(q.lat - p.lat, (q.lon - p.lon) * cosOfLatitude(p.lat));

function formKeyOf(from: number, to: number): number {
  const angle = ((to - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return Math.min(MOST_TURN, Math.abs(angle));
}

const isState = (fix: Fix, s: number): boolean => s === OFF || s < fix.count;

function bestState(fix: Fix): number {
  let best = OFF;
  for (let s = 0; s < fix.count; s++) if (fix.cost[s]! < fix.cost[best]!) best = s;
  return best;
}

/** How unlikely a way of so many miles is between readings that lie so far apart. */
function wayCost(driven: number, miles: number): number {
  const more = driven - miles;
  return more >= 0
    ? more / (LONGER_MILES + LONGER_PER_MILE * miles)
    : -more / (SHORTER_MILES + SHORTER_PER_MILE * miles);
}

/** What all traces of a process share: the index of the roads, the searches. */
export class MatchTools {
  readonly index: SegmentIndex;
  readonly search: NearSearch;
  readonly bridge: GapBridge;
  readonly line: DrivenLine;
  private readonly wanted = { edge: new Int32Array(1), count: 1 };

  constructor(graph: RoadGraph, bridge: GapBridge) {
    this.index = new SegmentIndex(graph.tables);
    this.search = new NearSearch(graph);
    this.bridge = bridge;
    this.line = new DrivenLine(graph.tables);
  }

  /** The parts of edges between two states; null where no way was found. */
  wayBetween(before: Fix, a: number, fix: Fix, b: number) {
    const [e, f] = [before.edge[a]!, fix.edge[b]!];
    if (e === f) return [{ edge: e, from: before.share[a]!, to: fix.share[b]! }];
    const miles = fix.odometerMiles ?? fix.miles;
    this.wanted.edge[0] = f;
    this.search.from(e, before.share[a]!, miles * REACH_FACTOR + REACH_MORE_MILES, this.wanted);
    const parts = this.search.wayTo(f, fix.share[b]!);
    return parts.length > 0 ? parts : null;
  }
}
