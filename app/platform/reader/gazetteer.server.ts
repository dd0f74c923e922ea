import { readFileSync } from 'node:fs';
import { inProject } from '~/config/project-root.server';
import type { PlaceLookup } from '~/reading/gazetteer';
import { milesBetween } from '~/engine/places/place';
import { placeKey } from '~/engine/places/place-key';
import { allowedEdits } from '~/engine/places/place-ranking';
import { editDistance } from '~/engine/places/typing-errors';

interface Town {
  name: string;
  key: string;
  lat: number;
  lon: number;
}

let loaded: PlaceLookup | undefined;

/** The shipped gazetteer in memory (about 15 MB, read at the first document), for rules that ask hundreds of times a page. */
export function gazetteer(): PlaceLookup {
  return (loaded ??= load());
}

const rows = (file: string): string[][] =>
  readFileSync(inProject('prisma/seed/places', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

function load(): PlaceLookup {
  const towns = new Map<string, Map<string, Town>>();
  for (const [state = '', name = '', lat, lon] of rows('places.tsv')) {
    const ofState = towns.get(state) ?? new Map<string, Town>();
    towns.set(state, ofState);
    const key = placeKey(name);
    if (!ofState.has(key)) ofState.set(key, { name, key, lat: Number(lat), lon: Number(lon) });
  }
  const areas = new Map<string, { state: string; town: string; lat: number; lon: number }>();
  for (const [code = '', state = '', town = '', lat, lon] of rows('postal-areas.tsv')) {
    areas.set(code, { state, town, lat: Number(lat), lon: Number(lon) });
  }
  const townOf = (city: string, state: string) => towns.get(state)?.get(placeKey(city));
  return {
    hasTown: (city, state) => townOf(city, state) !== undefined,
    areaOf: (code) => areas.get(code),
    milesFromArea(city, state, code) {
      const town = townOf(city, state);
      const area = areas.get(code);
      return town && area ? milesBetween(town, area) : undefined;
    },
    nearestTown(city, state) {
      const key = placeKey(city);
      const allowed = Math.min(2, allowedEdits(key.length));
      let best: Town | undefined;
      let least = allowed + 1;
      let ties = 0;
      for (const town of towns.get(state)?.values() ?? []) {
        if (Math.abs(town.key.length - key.length) > allowed) continue;
        const edits = editDistance(key, town.key, allowed);
        if (edits > allowed) continue;
        if (edits < least) [best, least, ties] = [town, edits, 1];
        else if (edits === least) ties++;
      }
      return ties === 1 ? best?.name : undefined;
    },
  };
}
