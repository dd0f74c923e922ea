import type { WayMiles } from '~/roads/borders/trace-ways';
import type { NetworkTables } from '~/roads/format/network-tables';
import { GapBridge } from '~/roads/matching/gap-bridge';
import { MatchTools } from '~/roads/matching/match-tools';
import { MatchedWays } from '~/roads/matching/matched-ways';
import { Router } from '~/roads/router';
import { DEGREE, linedTables, type LinedDrawing, milesApart } from './roads-with-lines';

type Spot = readonly [lat: number, lon: number];

export interface Reading {
  at: Spot;
  minute: number;
  /** The last time the truck was heard of at this place. */
  until?: number;
  /** Since the reading before. */
  odometer?: number;
  /** What lies before it is a silence, or no way that a truck can drive. */
  isGap?: boolean;
  isImpossible?: boolean;
}

/** A place so many miles north and east of 38 north, 97 west. */
export const spot = (north: number, east: number): Spot => {
  const lat = 38 + north / DEGREE;
  return [lat, -97 + east / DEGREE / Math.cos((lat * Math.PI) / 180)];
};

/** Readings at places in miles north and east, at a steady pace along the straight lines between them. */
export function atPace(mph: number, places: readonly (readonly [number, number])[], from = 0): Reading[] {
  let minute = from;
  return places.map(([north, east], i) => {
    const at = spot(north, east);
    if (i > 0) minute += (milesApart(spot(...places[i - 1]!), at) / mph) * 60;
    return { at, minute };
  });
}

/** One trace through the network, straight to the matching: what is a silence is told by the reading. */
export function matchReadings(tables: NetworkTables, readings: readonly Reading[]) {
  const router = new Router(tables);
  const tools = new MatchTools(router.graph, new GapBridge(router.graph, router));
  const ways = new MatchedWays(router.graph, tools);
  const time = (minute: number) => Math.round(minute * 60_000);
  const [first] = readings;
  ways.start(...first!.at, time(first!.minute));
  const added: WayMiles[] = [];
  for (const [i, { at, minute, odometer, isGap, isImpossible }] of readings.slice(1).entries()) {
    const before = readings[i]!;
    const way = {
      from: { lat: before.at[0], lon: before.at[1], time: time(before.until ?? before.minute) },
      to: { lat: at[0], lon: at[1], time: time(minute) },
      crowMiles: milesApart(before.at, at),
      odometerMiles: odometer ?? null,
      isGap: isGap ?? false,
      isImpossible: isImpossible ?? false,
    };
    added.push(ways.add(way));
  }
  const { roads, ...split } = ways.finish();
  const milesIn = (code: string): number =>
    (split.jurisdictions.find(({ jurisdiction }) => jurisdiction === code)?.distanceTenthMiles ?? 0) / 10;
  return {
    ...split,
    added,
    miles: split.distanceTenthMiles / 10,
    milesIn,
    onRoad: roads.onRoadTenthMiles / 10,
    offRoad: roads.offRoadTenthMiles / 10,
    bridged: roads.bridgedTenthMiles / 10,
    ferry: roads.ferryTenthMiles / 10,
    yard: roads.yardTenthMiles / 10,
    odometerDifference:
      roads.odometerDifferenceTenthMiles === null ? null : roads.odometerDifferenceTenthMiles / 10,
  };
}

/** US-1, straight north along 97 west from 36.5 to 41.5 north, 345.5 miles long, with a line of its own. */
export function meridian(authored = 345.5, more: Partial<LinedDrawing> = {}): NetworkTables {
  return linedTables({
    points: { A: [36.5, -97], B: [41.5, -97] },
    roads: [{ from: 'A', to: 'B', miles: authored, on: 'US-1' }],
    lines: { 0: [[39, -97]] },
    ...more,
  });
}

/** Places so many miles apart on a line to the north, so many miles east of US-1. */
export const northward = (count: number, step: number, east = 0, from = 0): [number, number][] =>
  Array.from({ length: count }, (_, i) => [from + i * step, east]);
