import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inProject } from '~/config/project-root.server';
import { loadedPlaceEdition, replacePlaces } from '~/areas/places/data/place-loading.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { KEY_EDITION, placeKey } from '~/engine/places/place-key';

const file = (name: string): Promise<string> => readFile(inProject('prisma', 'seed', 'places', name), 'utf8');

export interface PlaceSeedResult {
  /** False when this edition was there already. */
  loaded: boolean;
  edition: string;
}

/**
 * Puts the gazetteer of this release (places.tsv, postal-areas.tsv) into the database, in one transaction, unless this
 * very edition is there. Readers see the old edition until the new one is whole. The caller holds the seed lock.
 */
export async function seedPlaces(scope: SystemScope): Promise<PlaceSeedResult> {
  const [towns, areas] = await Promise.all([file('places.tsv'), file('postal-areas.tsv')]);
  const edition = createHash('sha256')
    .update(KEY_EDITION)
    .update(towns)
    .update(areas)
    .digest('hex')
    .slice(0, 16);
  if ((await loadedPlaceEdition(scope)) === edition) return { loaded: false, edition };
  await inTransaction(scope, (inside) => replacePlaces(inside, edition, placeRows(towns), areaRows(areas)));
  return { loaded: true, edition };
}

/** `state name lat lon people area` lines get the id and key in front. */
function placeRows(text: string): string {
  return eachLine(text, (line) => {
    const [state = '', name = ''] = line.split('\t', 2);
    const key = placeKey(name);
    return `${state}-${key}\t${key}\t${line}`;
  });
}

/** `code state name lat lon` lines get the id of their town in front. */
function areaRows(text: string): string {
  const ids = new Map<string, string>();
  return eachLine(text, (line) => {
    const [, state = '', name = ''] = line.split('\t', 3);
    const town = `${state}-${name}`;
    let id = ids.get(town);
    if (id === undefined) ids.set(town, (id = `${state}-${placeKey(name)}`));
    return `${id}\t${line}`;
  });
}

const eachLine = (text: string, change: (line: string) => string): string =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(change)
    .join('\n');
