import { barrierTables } from '~/roads/compiler/barrier-tables';
import { truckRuleTables } from '~/roads/compiler/truck-rule-tables';
import { borderTables } from '~/roads/compiler/border-tables';
import { contractionOrder } from '~/roads/compiler/contraction-order';
import { storeHierarchy } from '~/roads/compiler/store-hierarchy';
import { indexEdges } from '~/roads/format/edge-index';
import {
  EDGE_FREEWAY,
  EDGE_NO_TRUCKS,
  EDGE_TOLL,
  ROAD_CLASS,
  type NetworkTables,
} from '~/roads/format/network-tables';
import { buildRoadGraph, type RoadGraph } from '~/roads/kernel/road-graph';
import { Router } from '~/roads/router';
import { box } from './outlines';

/** A road between two drawn points. */
export interface DrawnRoad {
  from: string;
  to: string;
  miles: number;
  /** Highway; "" is a joint between two roads. */
  on: string;
  state?: string;
  roadClass?: keyof typeof ROAD_CLASS;
  freeway?: boolean;
  toll?: boolean;
  noTrucks?: boolean;
}

/** A jurisdiction as a rectangle; what lies in none is water. */
export interface DrawnLand {
  code: string;
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Drawing {
  /** [lat, lon] in hundredths of a degree at most; a point with a small letter is no place. */
  points: Record<string, [number, number]>;
  roads: DrawnRoad[];
  land?: DrawnLand[];
  /** Islands by name, each with its points. */
  islands?: Record<string, string[]>;
}

export const CODES = ['KS', 'MO', 'RI', 'AB', 'MX'];
export const SPEEDS = { interstate: 65, freeway: 62, canadianMain: 55, us: 52, state: 46, minor: 38 };
export const FREEWAY_PIECE_MPH = 60;

/** Kansas west of longitude -95, Missouri east of it. */
export const PRAIRIE: DrawnLand[] = [
  { code: 'KS', west: -100, east: -95, south: 36, north: 42 },
  { code: 'MO', west: -95, east: -90, south: 36, north: 42 },
];

/** A network without texts: every point and every road is just where the test says. */
export function drawTables({ points, roads, land = PRAIRIE, islands = {} }: Drawing): NetworkTables {
  const names = Object.keys(points);
  const highways = ['', ...new Set(roads.map((road) => road.on).filter((on) => on !== ''))];
  const states = roads.map((road) => CODES.indexOf(road.state ?? 'KS'));
  const placeNames = names.filter((name) => /^[A-Z]/.test(name));
  const islandOf = (name: string) =>
    Object.values(islands).findIndex((members) => members.includes(name)) + 1;
  const stateAt = (name: string) => {
    const at = roads.findIndex((road) => road.from === name || road.to === name);
    return at < 0 ? 0 : states[at]!;
  };
  const tables: NetworkTables = {
    jurisdictions: CODES,
    highways,
    placeNames,
    placeJurisdiction: Uint8Array.from(placeNames, stateAt),
    nodeLat: Int32Array.from(names, (name) => Math.round(points[name]![0] * 10_000)),
    nodeLon: Int32Array.from(names, (name) => Math.round(points[name]![1] * 10_000)),
    nodePlace: Int32Array.from(names, (name) => placeNames.indexOf(name)),
    nodeComponent: Uint8Array.from(names, islandOf),
    edgeFrom: Int32Array.from(roads, (road) => names.indexOf(road.from)),
    edgeTo: Int32Array.from(roads, (road) => names.indexOf(road.to)),
    edgeTenths: Int32Array.from(roads, (road) => Math.round(road.miles * 10)),
    edgeClass: Uint8Array.from(roads, (road) => ROAD_CLASS[road.roadClass ?? 'us']),
    edgeFlags: Uint8Array.from(
      roads,
      ({ freeway, toll, noTrucks }) =>
        (freeway ? EDGE_FREEWAY : 0) | (toll ? EDGE_TOLL : 0) | (noTrucks ? EDGE_NO_TRUCKS : 0),
    ),
    edgeJurisdiction: Uint8Array.from(states),
    edgeHighway: Int32Array.from(roads, (road) => highways.indexOf(road.on)),
    indexCell: new Int32Array(0),
    indexCount: new Int32Array(0),
    indexEdge: new Int32Array(0),
    nodeRank: new Int32Array(names.length),
    speedsMph: Uint8Array.of(...Object.values(SPEEDS), FREEWAY_PIECE_MPH),
    hierarchyDegree: new Int32Array(0),
    hierarchyEdgeBits: new Uint8Array(0),
    hierarchySkips: new Uint8Array(0),
    islands: Object.keys(islands),
    barriers: barrierTables([]),
    rivers: {
      beside: new Int32Array(0),
      bounds: new Int32Array(0),
      bridgeStart: Int32Array.of(0),
      lat: new Int32Array(0),
      lon: new Int32Array(0),
    },
    truckRules: truckRuleTables([], []),
    borders: borderTables(
      {
        lines: land.map(({ code, west, east, south, north }) => box(code, west, south, east, north)),
      },
      CODES,
    ),
  };
  Object.assign(tables, indexEdges(tables));
  tables.nodeRank = contractionOrder(tables);
  return Object.assign(tables, storeHierarchy(tables));
}

export const drawGraph = (drawing: Drawing): RoadGraph => buildRoadGraph(drawTables(drawing));
export const drawRouter = (drawing: Drawing): Router => new Router(drawTables(drawing));

/** "A B 55.5 I-1", several in one text by semicolons; what more there is to say of them follows. */
export function roadsOf(text: string, more: Partial<DrawnRoad> = {}): DrawnRoad[] {
  return text.split(';').map((road) => {
    const [from, to, miles, on = ''] = road.trim().split(' ');
    return { from: from!, to: to!, miles: Number(miles), on, ...more };
  });
}
