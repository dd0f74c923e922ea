import {
  findLargestPlaces,
  findPlacesByKeys,
  findPlacesByPrefix,
  findSimilarPlaces,
  type PrefixHit,
} from '~/areas/places/data/places.server';
import type { Scope } from '~/platform/database/scope.server';
import type { Place } from '~/engine/places/place';
import {
  CITY_PEOPLE,
  rankHits,
  editsToKey,
  type HitRank,
  type RankedHit,
} from '~/engine/places/place-ranking';
import type { PlaceReading, PlaceTerm } from '~/engine/places/place-term';
import { keysOneEditAway } from '~/engine/places/typing-errors';

/** Trigram candidates that are looked at; the meant town was among these in every trial. */
const SIMILAR_CANDIDATES = 40;
/** Where a name as typed belongs to a town of this many people, nobody needs a guess. */
const TOWN_PEOPLE = 5_000;

/**
 * Towns that a term may mean, best first: the name exactly, then names that begin so, then names one or more typing
 * errors away; within each, larger towns first. Never throws on any term.
 */
export async function searchPlaces(scope: Scope, term: PlaceTerm, limit: number): Promise<Place[]> {
  return (await findHits(scope, term, limit)).map((hit) => hit.place);
}

/** The same, with how each place answers the term. */
export async function findHits(scope: Scope, term: PlaceTerm, limit: number): Promise<RankedHit[]> {
  const tries = term.readings.flatMap((reading) => reading.keys.map((key) => ({ reading, key })));
  const prefixes = tries.map(({ reading, key }) => ({
    key,
    ...(reading.state ? { state: reading.state } : {}),
  }));
  const [named, ofState] = await Promise.all([
    findPlacesByPrefix(scope, prefixes, limit),
    term.stateOnly ? findLargestPlaces(scope, term.stateOnly, limit) : [],
  ]);
  const hits: RankedHit[] = named.map((place) => ({
    place,
    rank: rankOf(place, tries[place.prefix]?.reading),
  }));
  const isCode = term.text.length === 2;
  for (const place of ofState) hits.push({ place, rank: isCode ? 'town-of-state-code' : 'town-of-state' });
  if (needsGuessing(hits)) hits.push(...(await guess(scope, term, hits)));
  return rankHits(hits, limit);
}

function rankOf(hit: PrefixHit, reading: PlaceReading | undefined): HitRank {
  if (!reading?.state) return hit.isExact ? 'exact' : 'prefix';
  if (reading.stateIsSure) return hit.isExact ? 'exact-in-state' : 'prefix-in-state';
  return hit.isExact ? 'exact-in-begun-state' : 'prefix-in-begun-state';
}

const needsGuessing = (hits: readonly RankedHit[]): boolean =>
  !hits.some((hit) => hit.rank === 'exact-in-state' || hit.place.population >= TOWN_PEOPLE);

/** Looks past typing errors: in the state that was named first, then anywhere. */
async function guess(scope: Scope, term: PlaceTerm, found: readonly RankedHit[]): Promise<RankedHit[]> {
  const inState = term.readings.find((reading) => reading.state !== undefined && reading.stateIsSure);
  const anywhere = term.readings.find((reading) => reading.state === undefined);
  const stateHits = inState ? await similarPlaces(scope, inState.keys[0] ?? '', inState.state) : [];
  if (stateHits.length > 0) return stateHits.map((hit) => ({ ...hit, rank: 'similar' }));
  // "Chicgo IN": nothing alike in Indiana, so the name alone, wherever it is.
  const keys = [...new Set([inState?.keys[0], anywhere?.keys[0]])].filter((key) => key !== undefined);
  const hits: RankedHit[] = [];
  const largest = Math.max(0, ...found.map((hit) => hit.place.population));
  for (const key of keys) {
    for (const hit of await similarPlaces(scope, key, undefined)) {
      const isCity = hit.edits === 1 && hit.place.population >= CITY_PEOPLE && largest < TOWN_PEOPLE;
      hits.push({ ...hit, rank: isCity ? 'near-miss-of-a-city' : 'similar' });
    }
  }
  return hits;
}

/** Places whose name is a few edits from the key, with the number of edits. */
export async function similarPlaces(
  scope: Scope,
  key: string,
  state: string | undefined,
): Promise<{ place: Place; edits: number }[]> {
  if (editsToKey(key, key) === undefined) return [];
  const [oneEdit, alike] = await Promise.all([
    findPlacesByKeys(scope, keysOneEditAway(key), state, SIMILAR_CANDIDATES),
    findSimilarPlaces(scope, key, state, SIMILAR_CANDIDATES),
  ]);
  const hits = new Map<string, { place: Place; edits: number }>();
  for (const place of [...oneEdit, ...alike]) {
    const edits = editsToKey(key, place.key);
    if (edits !== undefined) hits.set(place.id, { place, edits });
  }
  return [...hits.values()].sort((a, b) => a.edits - b.edits || b.place.population - a.place.population);
}
