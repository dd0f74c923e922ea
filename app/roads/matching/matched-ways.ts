import { JurisdictionRuns, type JurisdictionRun, type SplitMiles } from '../borders/jurisdiction-runs';
import { WitnessedRuns } from '../borders/witnessed-runs';
import type { TraceWays, Way, WayMiles, RoadShares } from '../borders/trace-ways';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { MatchGraph } from './match-graph';
import { emptyFix, OFF, type Fix } from './fix';
import { ACCESS_MILES, reachOf, type MatchTools } from './match-tools';
import { Candidates, SHAPED_SIGMA, STRAIGHT_SIGMA } from './segment-index';
import {
  ACCESS_FACTOR,
  curveBetween,
  milesOffRoad,
  roadMiles,
  STREET_FACTOR,
  streetMiles,
  type Place,
} from './way-miles';

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
/** Moving about less than this far from a place, where the truck stays at least this long, is yard work. */
const YARD_MILES = 0.4;
const YARD_MS = 30 * 60_000;
/** A truck that stays in place so long is not on the road: what lies between is driven on streets. */
const STAND_MS = 10 * 60_000;
/** As the crow flies, a truck is so slow on streets only. */
const STREET_MPH = 35;
/** And its course turns by a sixth of a right angle at least from reading to reading. */
const STREET_CURVE = 0.002;
/** So many deviations beside a road a slow truck is on a street. */
const BESIDE_ROAD = 2;
/** Around the corner by road and street it is at most so many times the straight line. */
const MOST_ASIDE = Math.SQRT2;
/** Of readings so far apart half a corner is unseen, and of what is unseen the pace tells so much. */
const CORNER_MILES = 2;
const CORNER_SHARE = 0.6;
/** Beside a place where a truck stood, so much of what its pace allows and the readings do not tell is streets out and back. */
const UNSEEN_SHARE = 0.1;
const UNSEEN_SHARE_BEYOND = 0.3;
/** Shorter stretches beside a stand are streets, and so is some of the next one. */
const NEAR_STAND_MILES = 1;
/** No more than this is unseen on one stretch, and nothing is said of stretches that took longer. */
const MOST_UNSEEN_MILES = 1.5;
const MOST_UNSEEN_HOURS = 0.1;
/** Where the readings since the last one looked at sum to so many times the straight line, the truck turned about. */
const TURNED_ABOUT = 1.2;
/** A way of more than this, mostly over water and on no road, is a ferry. */
const FERRY_MILES = 2;
const FERRY_WATER_SHARE = 0.7;
const WATER_SAMPLES = 10;

/**
 * A truck drives no stretch much faster than those around it. A way that asks for so many times their pace is none: a
 * road of the network that runs past its course, or another road. No more is counted then than the pace allows. A
 * truck that comes from streets or mountains may reach the second pace at any time.
 */
const DOUBTED_PACE = 1.04;
const ANY_MPH = 55;
const DOUBTED_MPH = 45;
/** So many stretches before and after tell the pace. */
const PACE_AROUND = 3;
/**
 * Outlines are coarse along rivers: this near to a line the road tells the side. Where it crosses no line around, the
 * readings may lie farther on the other side; where it does, outlines know better than the road at which point.
 */
const BESIDE_LINE_MILES = 0.15;
const ALONG_LINE_MILES = 0.75;
/** Longer runs in a jurisdiction that the road does not know are believed. */
const CORNER_CUT_MILES = 2;
const BESIDE_STEPS = [BESIDE_LINE_MILES, 0.4, ALONG_LINE_MILES];
const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/**
 * Matches a trace to the network: a hidden Markov model whose states are the roads near each reading and "none of
 * them". What is on a road counts with the road's miles in the road's jurisdiction, what is on none with the miles
 * between the readings, split by outlines; silences are bridged by the way that a truck takes.
 *
 * Keeps some dozens of readings at a time, so a trace may be as long as it likes.
 */
export class MatchedWays implements TraceWays {
  private readonly runs: WitnessedRuns;
  private readonly candidates = new Candidates();
  private readonly pool: Fix[] = [];
  private fixes: Fix[] = [];
  /** The reading before the first of the window. */
  private settled: Place | null = null;
  /** The paces of the last stretches that were settled. */
  private paces: number[] = [];
  private pendingMiles = 0;
  private pendingOdometer: number | null = 0;
  private pendingReadings = 0;
  private last: { lat: number; lon: number; time: number } | null = null;
  private yard: { lat: number; lon: number; time: number; miles: number } | null = null;
  private onRoad = 0;
  private offRoad = 0;
  private bridged = 0;
  /** Of the stretch that is being counted. */
  private pace = 0;
  private leastPace = 0;
  private nearStand = 0;
  private unseenShare = 0;
  private besideMiles = BESIDE_LINE_MILES;
  private ferry = 0;
  private yardMiles = 0;
  private odometer = 0;
  private besideOdometer = 0;
  private hasOdometer = false;

  constructor(
    private readonly graph: MatchGraph,
    private readonly tools: MatchTools,
  ) {
    this.runs = new WitnessedRuns(graph.map);
  }

  start(lat: number, lon: number, time: number): void {
    this.runs.start(lat, lon, time);
    this.last = { lat, lon, time };
    this.yard = { lat, lon, time, miles: 0 };
    this.look(lat, lon, time);
    this.fixes[0]!.stood = true;
  }

  add(way: Way): WayMiles {
    const { to, isGap, isImpossible } = way;
    this.watchYard(way);
    if (way.from.time - this.last!.time >= STAND_MS) this.stand(way.from);
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

  /** A place where the truck stood is looked at however near it is. */
  private stand({ lat, lon, time }: { lat: number; lon: number; time: number }): void {
    if (this.pendingMiles > 0) this.look(lat, lon, time, this.last!.time);
    this.fixes.at(-1)!.stood = true;
  }

  finish(): SplitMiles & { roads: RoadShares } {
    if (this.last) {
      this.stand(this.last);
      this.close(this.last);
    }
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
    for (const fix of this.fixes) this.pool.push(fix);
    this.fixes = [];
    this.settled = null;
    this.pendingMiles = 0;
    this.pendingOdometer = 0;
    this.pendingReadings = 0;
  }

  /** Takes a reading into the model. */
  private look(lat: number, lon: number, time: number, arrived = time): void {
    const fix = this.pool.pop() ?? emptyFix();
    fix.lat = lat;
    fix.lon = lon;
    fix.time = time;
    fix.arrived = arrived;
    fix.miles = this.pendingMiles;
    fix.odometerMiles = this.pendingOdometer;
    fix.readings = this.pendingReadings;
    fix.stood = false;
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
    fix.mph = before ? mphBetween(before, fix) : 0;
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
    const reach = reachOf(miles);
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
      const curve = curveBetween(fixes[i - 2] ?? this.settled, before, fix, fixes[i + 1]);
      this.pace = this.paceAround(i);
      this.leastPace = Math.min(this.paceBefore(i), fixes[i + 1]?.mph ?? 0);
      this.readNearStand(i);
      this.besideMiles = this.isCrossing(states, i) ? BESIDE_LINE_MILES : ALONG_LINE_MILES;
      if (a === OFF || b === OFF || !this.countRoad(before, a, fix, b, curve))
        this.countOff(before, a, fix, b, curve);
    }
    const { lat, lon } = fixes[upTo - 1]!;
    this.settled = { lat, lon };
    this.paces = fixes.slice(Math.max(1, upTo - PACE_AROUND + 1), upTo + 1).map((fix) => fix.mph);
    // What does not lead on from there is out.
    for (let s = 0; s <= OFF; s++) {
      if (!isState(lastFix, s) || lastFix.cost[s] === Infinity) continue;
      let at = s;
      for (let i = fixes.length - 1; i > upTo; i--) at = fixes[i]!.back[at]!;
      if (at !== states[upTo]) lastFix.cost[s] = Infinity;
    }
    for (const fix of fixes.splice(0, upTo)) this.pool.push(fix);
  }

  /** The road comes to another jurisdiction on this stretch or the ones beside it. */
  private isCrossing(states: Int8Array, i: number): boolean {
    const { edgeJurisdiction } = this.graph.tables;
    let first = -1;
    for (let k = Math.max(0, i - 2); k <= i + 1 && k < this.fixes.length; k++) {
      if (states[k] === OFF) return true;
      const jurisdiction = edgeJurisdiction[this.fixes[k]!.edge[states[k]!]!]!;
      if (first >= 0 && jurisdiction !== first) return true;
      first = jurisdiction;
    }
    return false;
  }

  /** The quickest pace around a stretch of the window. */
  private paceAround(i: number): number {
    const { fixes } = this;
    let most = 0;
    for (let k = Math.max(1, i - PACE_AROUND); k <= i + PACE_AROUND && k < fixes.length; k++)
      if (k !== i && fixes[k]!.mph > most) most = fixes[k]!.mph;
    for (let k = this.paces.length - 1, at = 0; k >= 0 && at >= i - PACE_AROUND; k--, at--)
      if (this.paces[k]! > most) most = this.paces[k]!;
    return most;
  }

  /** The pace of the stretch before one of the window; 0 where there is none. */
  private paceBefore(i: number): number {
    return i > 1 ? this.fixes[i - 1]!.mph : (this.paces.at(-1) ?? 0);
  }

  /** @returns false where no way leads from one to the other. */
  private countRoad(before: Fix, a: number, fix: Fix, b: number, curve: number): boolean {
    const driven = this.tools.wayBetween(before, a, fix, b);
    if (!driven) return false;
    const line = this.tools.line.read(driven);
    this.ferry += line.ferryMiles;
    const miles =
      line.ferryMiles > 0 ? line.authoredMiles : this.withUnseenStreets(this.milesByRoad(before, fix, curve));
    this.note(fix, miles);
    const counted = fix.odometerMiles ?? miles;
    this.onRoad += counted;
    this.addPieces(before, fix, counted);
    return true;
  }

  /** Miles of the way just read: on the road, and on streets where the truck stood beside it. */
  private milesByRoad(before: Fix, fix: Fix, curve: number): number {
    const { line } = this.tools;
    const apart = crowMiles(before.lat, before.lon, fix.lat, fix.lon);
    const street = before.stood || fix.stood ? this.streetMilesOf(before, fix) : 0;
    if (street > 0) return Math.min(street + roadMiles(line.crowMiles(), line, curve), apart * MOST_ASIDE);
    const whole = this.milesAsQuick(before, fix, roadMiles(apart, line, curve), apart * line.winding());
    const atPace = this.milesAtPace(before, fix);
    const miles = whole <= atPace ? whole : Math.max(atPace, Math.min(whole, milesOffRoad(apart, curve)));
    if (isTurnedAbout(fix, apart)) return Math.max(miles, fix.miles);
    if (!isOnStreets(before, fix, apart, curve)) return miles;
    const aside = Math.max(line.fromFirst(before), line.fromLast(fix));
    const isBeside = aside > BESIDE_ROAD * (line.isDrawn ? SHAPED_SIGMA : STRAIGHT_SIGMA);
    return isBeside ? Math.max(miles, apart * STREET_FACTOR) : miles;
  }

  /**
   * What a truck on its way to a place where it stands, or from one, may have driven on the last stretch before it and, where
   * that is a short one, on the stretch beyond: at the pace of those farther on. Of the last one nobody knows how long it
   * was driven, only that it was no longer than from one reading to the next.
   */
  private readNearStand(i: number): void {
    const { fixes } = this;
    this.nearStand = 0;
    this.unseenShare = 0;
    const [before, fix] = [fixes[i - 1]!, fixes[i]!];
    if (before.stood && fix.stood) return;
    /** Stretches by the fix that they end at, away from the stand. */
    const follow = (stand: number, step: 1 | -1) => {
      if (!fixes[stand]?.stood) return false;
      const at = step > 0 ? i : i - 1;
      const nearest = step > 0 ? stand + 1 : stand;
      const isNearest = nearest === i;
      const beyond = i + step;
      const [from, to] = [fixes[beyond - 1], fixes[beyond]];
      if (!from || !to || from.stood || to.stood) return false;
      if (
        !isNearest &&
        (fixes[at]!.stood || milesOf(fixes[nearest - 1]!, fixes[nearest]!) > NEAR_STAND_MILES)
      )
        return false;
      const own = ((fix.stood ? fix.arrived : fix.time) - before.time) / HOUR_MS;
      const hours = isNearest ? Math.min(own, hoursOf(from, to)) : own;
      if (hours > MOST_UNSEEN_HOURS) return false;
      this.nearStand = hours * to.mph;
      this.unseenShare = isNearest ? UNSEEN_SHARE : UNSEEN_SHARE_BEYOND;
      return true;
    };
    if (before.stood) follow(i - 1, 1);
    else if (fix.stood) follow(i, -1);
    else if (!follow(i - 2, 1)) follow(i + 1, -1);
  }

  /** Miles near a place where the truck stood, with those on streets out and back that no reading tells. */
  private withUnseenStreets(miles: number): number {
    return miles + Math.min(MOST_UNSEEN_MILES, this.unseenShare * Math.max(0, this.nearStand - miles));
  }

  /** A way that winds more than readings tell: a truck as quick as on both sides of it has driven all of it. */
  private milesAsQuick(before: Fix, fix: Fix, miles: number, drawn: number): number {
    const hours = hoursOf(before, fix);
    return Math.max(miles, Math.min(drawn, this.leastPace * hours));
  }

  /** Miles of the way just read that the pace allows. */
  private milesAtPace(before: Fix, fix: Fix): number {
    const hours = hoursOf(before, fix);
    const isDoubted = this.tools.line.miles() > hours * Math.max(this.pace, ANY_MPH) * DOUBTED_PACE;
    return hours > 0 && isDoubted ? hours * Math.max(this.pace, DOUBTED_MPH) : Infinity;
  }

  /** Of the way just read, what leads from the road to a place where the truck stood; the other end may lie aside as well. */
  private streetMilesOf(before: Fix, fix: Fix): number {
    const { line } = this.tools;
    const first = streetMiles(line.fromFirst(before), line.isDrawn);
    const last = streetMiles(line.fromLast(fix), line.isDrawn);
    if (before.stood && fix.stood) return first + last;
    return Math.max(0, before.stood ? first - last : last - first);
  }

  /** Where a way on roads lies: in the road's jurisdiction where its ends do not object, else where outlines cut its line. */
  private addPieces(before: Fix, fix: Fix, miles: number): void {
    const { line } = this.tools;
    const put = (jurisdiction: number, lat: number, lon: number, share: number) =>
      this.runs.addByOutline(jurisdiction, lat, lon, miles * share, fix.time);
    this.addStretches(before, fix, miles);
    const road = line.firstJurisdiction;
    if (line.isIn(road) && this.isBeside(before, road) && this.isBeside(fix, road))
      return put(road, before.lat, before.lon, 1);
    const runs = new JurisdictionRuns(this.graph.map);
    line.addTo(runs, before, fix);
    const settled = this.withoutUnknown(runs.settled(), before, fix);
    const sum = settled.reduce((total, run) => total + run.miles, 0);
    if (sum <= 0) return put(road, before.lat, before.lon, 1);
    for (const run of settled)
      put(run.jurisdiction < 0 ? road : run.jurisdiction, run.lat, run.lon, run.miles / sum);
  }

  /**
   * Runs without a corner that the line cuts only because it lies beside its road: no reading lies in that jurisdiction,
   * and the road does not know it. Its miles are those of the run before.
   */
  private withoutUnknown(runs: JurisdictionRun[], before: Fix, fix: Fix): JurisdictionRun[] {
    const { map } = this.graph;
    const known = new Set(this.tools.line.stretches.map((stretch) => stretch.jurisdiction));
    for (const { lat, lon } of [before, fix]) known.add(map.indexAt(lat, lon));
    if (runs.every((run) => known.has(run.jurisdiction))) return runs;
    const kept: JurisdictionRun[] = [];
    for (const run of runs) {
      const last = kept.at(-1);
      const isDoubted = !known.has(run.jurisdiction) && run.miles <= CORNER_CUT_MILES;
      if (last && (isDoubted || last.jurisdiction === run.jurisdiction)) last.miles += run.miles;
      else kept.push({ ...run });
    }
    return kept;
  }

  /** Where a way on roads lies as the roads have it. */
  private addStretches({ lat, lon }: Fix, { time }: Fix, miles: number): void {
    const { stretches, authoredMiles, firstJurisdiction } = this.tools.line;
    if (authoredMiles <= 0) return this.runs.addByRoad(firstJurisdiction, lat, lon, miles, time);
    for (const stretch of stretches)
      this.runs.addByRoad(stretch.jurisdiction, lat, lon, (miles * stretch.miles) / authoredMiles, time);
  }

  /** A reading lies in the road's jurisdiction, on water, or so near to it that outlines do not tell the side. */
  private isBeside({ lat, lon }: Fix, road: number): boolean {
    const { map } = this.graph;
    const there = map.indexAt(lat, lon);
    if (there === road || there < 0) return true;
    return BESIDE_STEPS.some((step) => {
      if (step > this.besideMiles) return false;
      const dLat = step / MILES_PER_DEGREE;
      const dLon = dLat / cosOfLatitude(lat);
      return AROUND.some(([y, x]) => map.indexAt(lat + y * dLat, lon + x * dLon) === road);
    });
  }

  /** A way on no road of the network: the miles between the readings, along the straight line. */
  private countOff(before: Fix, a: number, fix: Fix, b: number, curve: number): void {
    const isHalfOnRoad = (a === OFF) !== (b === OFF);
    const crow = crowMiles(before.lat, before.lon, fix.lat, fix.lon);
    if (this.isFerry(before, fix, crow)) {
      this.ferry += crow;
      this.runs.enter(fix.lat, fix.lon, fix.time);
      return;
    }
    if (isHalfOnRoad && this.countAccess(before, a, fix, b, curve)) return;
    const seen =
      fix.readings > 1
        ? fix.miles
        : isOnStreets(before, fix, crow, curve)
          ? fix.miles * STREET_FACTOR
          : isHalfOnRoad
            ? this.milesAroundCorner(before, fix, curve)
            : milesOffRoad(fix.miles, curve);
    const miles = this.withUnseenStreets(seen);
    const counted = fix.odometerMiles ?? miles;
    this.note(fix, miles);
    this.offRoad += counted;
    this.runs.add(before.lat, before.lon, fix.lat, fix.lon, counted, fix.time);
  }

  /**
   * Where the truck leaves the roads of the network or comes to them, a corner lies between the readings and neither tells
   * it: between what they tell and what the pace around them would have driven, the farther apart the more.
   */
  private milesAroundCorner(before: Fix, fix: Fix, curve: number): number {
    const least = milesOffRoad(fix.miles, curve);
    const atPace = (this.pace * (fix.time - before.time)) / 3_600_000;
    const most = Math.max(least, Math.min(atPace, fix.miles * MOST_ASIDE));
    const square = fix.miles ** 2;
    return least + ((most - least) * CORNER_SHARE * square) / (square + CORNER_MILES ** 2);
  }

  /** Between a road and a place off it: by the road as far as it comes near, then by streets. */
  private countAccess(before: Fix, a: number, fix: Fix, b: number, curve: number): boolean {
    const [on, state, off] = a === OFF ? [fix, b, before] : [before, a, fix];
    if (!off.stood) return false;
    const access = this.tools.accessBetween(on, state, off, fix.odometerMiles ?? fix.miles);
    if (!access) return false;
    const line = this.tools.line.read(access.parts);
    if (line.ferryMiles > 0) return false;
    const crow = line.fromLast(on);
    const apart = crowMiles(before.lat, before.lon, fix.lat, fix.lon);
    const seen = access.offMiles * ACCESS_FACTOR + roadMiles(crow, line, curve);
    const miles = this.withUnseenStreets(Math.min(seen, apart * MOST_ASIDE));
    this.note(fix, miles);
    const counted = fix.odometerMiles ?? miles;
    this.offRoad += counted;
    this.runs.add(before.lat, before.lon, fix.lat, fix.lon, counted, fix.time);
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
    if (bridge.miles > 0) {
      const scale = miles / bridge.miles;
      for (const run of bridge.runs)
        this.runs.addIn(run.jurisdiction, run.lat, run.lon, run.miles * scale, to.time);
    } else {
      // Out and back to where the silence began: the odometer alone knows of it.
      this.runs.add(from.lat, from.lon, to.lat, to.lon, miles, to.time);
    }
    return { miles, byRoad: true };
  }
}

/** Slow, and turning: who keeps straight on is only slow. Who stood there tells a pace on short ways only. */
const isOnStreets = (before: Fix, fix: Fix, crow: number, curve: number): boolean =>
  ((!before.stood && !fix.stood) || crow < ACCESS_MILES) &&
  curve > STREET_CURVE &&
  crow < STREET_MPH * hoursOf(before, fix);

const HOUR_MS = 3_600_000;
const hoursOf = (before: Fix, fix: Fix): number => (fix.time - before.time) / HOUR_MS;
const milesOf = (before: Fix, fix: Fix): number => crowMiles(before.lat, before.lon, fix.lat, fix.lon);

const isTurnedAbout = (fix: Fix, crow: number): boolean =>
  fix.readings > 1 && fix.miles > TURNED_ABOUT * crow;

function mphBetween(before: Fix, fix: Fix): number {
  const hours = hoursOf(before, fix);
  return hours > 0 ? crowMiles(before.lat, before.lon, fix.lat, fix.lon) / hours : 0;
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
