import {
  findPlacesByKeys,
  findPostalArea,
  findPostalAreas,
  findPostalAreasOfPlaces,
} from '~/areas/places/data/places.server';
import type { Scope } from '~/platform/database/scope.server';
import { readAddressLine } from '~/engine/places/address-line';
import type { Place, PostalArea } from '~/engine/places/place';
import { parsePlaceTerm, type PlaceTerm } from '~/engine/places/place-term';
import { parsePostalCode } from '~/engine/places/postal-code';
import { findHits, searchPlaces } from './search-places.server';

/** What an address field offers: a town, or a postal area with its town. */
export interface FoundPlace {
  place: Place;
  /** Where a postal code was typed or asked for: its area and the code as it is written. */
  area?: PostalArea;
  zip: string;
}

export type SearchMode = 'city' | 'zip' | 'address';

/** Items in an answer: as many as a list under a field can show. */
export const SEARCH_LIMIT = 10;
/** Towns whose postal codes are listed for a name. */
const TOWNS_FOR_CODES = 3;

const ofPlace = (place: Place): FoundPlace => ({ place, zip: place.postalArea ?? '' });
const ofArea = (area: PostalArea, text?: string): FoundPlace => ({
  place: area.place,
  area,
  zip: text ?? area.code,
});

/**
 * Completes what is being typed in an address field. `city` offers towns (for a code: the towns it belongs to), `zip`
 * offers postal areas (for a name: those of its towns), `address` offers what fits the term: areas for a code, towns for
 * a name, and the town's areas for both together. An empty or unknown term gives an empty list; never throws on a term.
 */
export async function findPlaces(
  scope: Scope,
  input: { term: string; mode: SearchMode },
): Promise<FoundPlace[]> {
  const term = parsePlaceTerm(input.term);
  if (term.postalPrefix === undefined) {
    if (term.readings.length === 0) return [];
    const towns = await searchPlaces(scope, term, SEARCH_LIMIT);
    if (input.mode !== 'zip') return towns.map(ofPlace);
    const ids = towns.slice(0, TOWNS_FOR_CODES).map((place) => place.id);
    return (await findPostalAreasOfPlaces(scope, ids, '', SEARCH_LIMIT)).map((area) => ofArea(area));
  }
  const found = await findByCode(scope, term, term.postalPrefix);
  if (input.mode !== 'city' || term.postalText !== undefined) return found.slice(0, SEARCH_LIMIT);
  const towns = new Map(found.map(({ place }) => [place.id, ofPlace(place)]));
  return [...towns.values()].slice(0, SEARCH_LIMIT);
}

/** Areas that begin so; with a name beside it those of the named towns come first, and for a wrong code the towns alone. */
async function findByCode(scope: Scope, term: PlaceTerm, prefix: string): Promise<FoundPlace[]> {
  const limit = SEARCH_LIMIT * 2;
  if (term.readings.length === 0) {
    return (await findPostalAreas(scope, prefix, limit)).map((area) => ofArea(area, term.postalText));
  }
  const hits = await findHits(scope, term, SEARCH_LIMIT);
  const towns = hits.map((hit) => hit.place);
  const [ofTowns, any] = await Promise.all([
    findPostalAreasOfPlaces(
      scope,
      towns.map((place) => place.id),
      prefix,
      limit,
    ),
    term.postalText === undefined ? [] : findPostalAreas(scope, prefix, 1),
  ]);
  const areas = new Map([...ofTowns, ...any].map((area) => [area.code, ofArea(area, term.postalText)]));
  return areas.size > 0 ? [...areas.values()] : towns.map(ofPlace);
}

/**
 * Finds the place in an address as pasted from a rate confirmation or typed in full ("123 Main St, Chicago, IL 60601").
 * The street is passed over. A postal code that exists decides; else the town before the state; else the term is
 * searched like any other.
 */
export async function findAddress(scope: Scope, input: { term: string }): Promise<FoundPlace[]> {
  const line = readAddressLine(input.term);
  if (line.postal) {
    const area = await findPostalArea(scope, line.postal.area);
    if (area && (line.state === undefined || line.state === area.state))
      return [ofArea(area, line.postal.text)];
  }
  for (const keys of line.towns) {
    const places = await findPlacesByKeys(scope, keys, line.state, SEARCH_LIMIT);
    if (places.length > 0) return places.map(ofPlace);
  }
  for (const part of line.parts) {
    const found = await findPlaces(scope, { term: part, mode: 'address' });
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The postal area of a complete code: one item, or none where the code is unknown or unfinished. A full Canadian code
 * is found by its first three characters and comes back as it was typed.
 */
export async function findPostalCode(scope: Scope, input: { term: string }): Promise<FoundPlace[]> {
  const code = parsePostalCode(input.term);
  const area = code && (await findPostalArea(scope, code.area));
  return area ? [ofArea(area, code.text)] : [];
}
