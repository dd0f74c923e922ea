import type { NetworkTables } from '~/roads/format/network-tables';
import { crowMiles } from '~/roads/geometry';
import { type GazetteerTown, gazetteerTowns } from '../../../app/cli/roads-sources';

/** Where southern Canada ends for this purpose; further north most towns are reached by air or by winter roads. */
const NORTH = 52;
/** Samples of roads are kept in cells of this many degrees. */
const CELL = 0.25;

/**
 * Towns of 1,000 people to which no numbered road leads: islands behind ferries, places of the James Bay and Cree
 * country on forest roads, and two points that the gazetteer has in the wilderness (Leblanc, a second Vernon).
 */
export const TOWNS_WITHOUT_ROADS = [
  'Avalon CA',
  'Fogo Island NL',
  'Friday Harbor WA',
  'Leblanc QC',
  'Manawan QC',
  'Moose Factory ON',
  'Moosonee ON',
  'Nantucket MA',
  'New Shoreham RI',
  'Saint-Augustin QC',
  'Vernon BC',
  'Waskaganish QC',
  'Weymontachie QC',
];

/** Towns of 1,000 people and more of the npm gazetteer that lie farther from the network than `miles` by air, by name. */
export function townsFarFrom(tables: NetworkTables, miles: number): string[] {
  const samples = sampleRoads(tables);
  return gazetteerTowns()
    .filter((town) => town.population >= 1000 && isInScope(town))
    .filter(({ lat, lon }) => nearestMiles(samples, lat, lon) > miles)
    .map(({ name, jurisdiction }) => `${name} ${jurisdiction}`)
    .sort();
}

const OUTSIDE_THE_PROMISE = new Set(['AK', 'HI', 'YT', 'NT', 'NU']);

const isInScope = ({ country, jurisdiction, lat }: GazetteerTown): boolean =>
  !OUTSIDE_THE_PROMISE.has(jurisdiction) && (country === 'US' || lat < NORTH);

/** Points on every road, at most two miles apart, by cell. */
function sampleRoads({ nodeLat, nodeLon, edgeFrom, edgeTo, edgeHighway }: NetworkTables) {
  const cells = new Map<string, [number, number][]>();
  for (let e = 0; e < edgeFrom.length; e++) {
    if (!edgeHighway[e]) continue;
    const [a, b] = [edgeFrom[e]!, edgeTo[e]!];
    const [dy, dx] = [nodeLat[b]! - nodeLat[a]!, nodeLon[b]! - nodeLon[a]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(dy, dx) / 300));
    for (let i = 0; i <= steps; i++) {
      const lat = (nodeLat[a]! + (dy * i) / steps) / 1e4;
      const lon = (nodeLon[a]! + (dx * i) / steps) / 1e4;
      const key = `${Math.floor(lat / CELL)},${Math.floor(lon / CELL)}`;
      const cell = cells.get(key);
      if (cell) cell.push([lat, lon]);
      else cells.set(key, [[lat, lon]]);
    }
  }
  return cells;
}

function nearestMiles(cells: ReturnType<typeof sampleRoads>, lat: number, lon: number): number {
  const [row, column] = [Math.floor(lat / CELL), Math.floor(lon / CELL)];
  let best = Infinity;
  for (let r = row - 2; r <= row + 2; r++) {
    for (let c = column - 3; c <= column + 3; c++) {
      for (const [y, x] of cells.get(`${r},${c}`) ?? []) best = Math.min(best, crowMiles(lat, lon, y, x));
    }
  }
  return best;
}
