import { type BarrierTables, COORDINATE_SCALE, type RiverTables } from '../format/network-tables';
import { crowMiles } from '../geometry';
import type { Statement } from '../text/network-statements';
import type { RoadTables } from './assemble-tables';

/** A known bridge is a road of the network's where one crosses the line this near to it. */
const OWN_BRIDGE_MILES = 1;

/** The lines of water among the statements -> the tables of the file, in the order of the texts. */
export function barrierTables(statements: readonly Statement[]): BarrierTables {
  const starts = [0];
  const lat: number[] = [];
  const lon: number[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'barrier') continue;
    for (const point of statement.points) {
      lat.push(Math.round(point.lat * COORDINATE_SCALE));
      lon.push(Math.round(point.lon * COORDINATE_SCALE));
    }
    starts.push(lat.length);
  }
  return { lineStart: Int32Array.from(starts), lat: Int32Array.from(lat), lon: Int32Array.from(lon) };
}

/**
 * The rivers among the statements, with their bridges: those authored, and where numbered roads are known to cross the line
 * that the network does not have. Over the others its own roads lead, which may be closed to trucks or ask for toll.
 */
export function riverTables(
  statements: readonly Statement[],
  codes: readonly string[],
  roads: CrossingRoads,
): RiverTables {
  const crossed = crossedLines(roads);
  const scaled = (degrees: number) => Math.round(degrees * COORDINATE_SCALE);
  const beside: number[] = [];
  const bounds: number[] = [];
  const starts = [0];
  const lat: number[] = [];
  const lon: number[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'river') continue;
    const { between, corners } = statement;
    const [{ lat: south, lon: west }, { lat: north, lon: east }] = corners;
    const crossings = statements.flatMap((other) =>
      other.kind === 'border' && between.every((code) => other.between.includes(code))
        ? other.points.filter(
            (at) =>
              at.lat > south &&
              at.lat < north &&
              at.lon > west &&
              at.lon < east &&
              !crossed.some((own) => crowMiles(own.lat, own.lon, at.lat, at.lon) <= OWN_BRIDGE_MILES),
          )
        : [],
    );
    beside.push(...between.map((code) => codes.indexOf(code)));
    bounds.push(...[south, west, north, east].map(scaled));
    for (const bridge of [...statement.bridges, ...crossings]) {
      lat.push(scaled(bridge.lat));
      lon.push(scaled(bridge.lon));
    }
    starts.push(lat.length);
  }
  return {
    beside: Int32Array.from(beside),
    bounds: Int32Array.from(bounds),
    bridgeStart: Int32Array.from(starts),
    lat: Int32Array.from(lat),
    lon: Int32Array.from(lon),
  };
}

type CrossingRoads = Pick<RoadTables, 'nodeLat' | 'nodeLon' | 'edgeFrom' | 'edgeTo' | 'edgeJurisdiction'>;

/** The points at which roads of two jurisdictions meet. */
function crossedLines(roads: CrossingRoads): { lat: number; lon: number }[] {
  const found: { lat: number; lon: number }[] = [];
  const seen = new Int16Array(roads.nodeLat.length).fill(-1);
  for (const ends of [roads.edgeFrom, roads.edgeTo]) {
    ends.forEach((node, e) => {
      const code = roads.edgeJurisdiction[e]!;
      if (seen[node] === -1) seen[node] = code;
      else if (seen[node] !== code)
        found.push({
          lat: roads.nodeLat[node]! / COORDINATE_SCALE,
          lon: roads.nodeLon[node]! / COORDINATE_SCALE,
        });
    });
  }
  return found;
}
