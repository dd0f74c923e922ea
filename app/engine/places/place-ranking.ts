import type { Place } from './place';
import { editDistance } from './typing-errors';

/**
 * The order of search results: how exactly a place answers the term, then its people. Pure, so that the same hits
 * always come in the same order.
 */
export interface RankedHit {
  readonly place: Place;
  readonly rank: HitRank;
  /** Edits for a hit found despite a typing error; half an edit more where only its beginning is alike. */
  readonly edits?: number;
}

/** How a hit answers the term, best first. */
export const HIT_RANKS = [
  'exact-in-state', // "chicago il"
  'exact', // "chicago"
  'exact-in-begun-state', // "chicago illi"
  'near-miss-of-a-city', // "huston", where little else answers
  'town-of-state', // "texas"
  'prefix', // "chic"
  'prefix-in-state', // "chic il"
  'prefix-in-begun-state', // "chic illi"
  'similar', // "chicgo"
  'town-of-state-code', // "tx": first a name being typed, then the state
] as const;

export type HitRank = (typeof HIT_RANKS)[number];

const orderOf = (hit: RankedHit): number => HIT_RANKS.indexOf(hit.rank);

function compare(a: RankedHit, b: RankedHit): number {
  return (
    orderOf(a) - orderOf(b) ||
    (a.edits ?? 0) - (b.edits ?? 0) ||
    b.place.population - a.place.population ||
    (a.place.id < b.place.id ? -1 : a.place.id > b.place.id ? 1 : 0)
  );
}

/** Sorted, each place once (at its best rank), at most `limit`. */
export function rankHits(hits: readonly RankedHit[], limit: number): RankedHit[] {
  const seen = new Set<string>();
  const ranked: RankedHit[] = [];
  for (const hit of [...hits].sort(compare)) {
    if (seen.has(hit.place.id)) continue;
    seen.add(hit.place.id);
    ranked.push(hit);
    if (ranked.length === limit) break;
  }
  return ranked;
}

/** Longer than every name: nobody typed this, and looking for its likes would be slow. */
const LONGEST_GUESSED_KEY = 40;

/** Edits that a typed key of this length may have and still be meant: none under four letters. */
export function allowedEdits(length: number): number {
  if (length < 4 || length > LONGEST_GUESSED_KEY) return 0;
  return length < 6 ? 1 : length < 9 ? 2 : 3;
}

/**
 * Edits between what was typed and a place's key, or undefined where they are too far apart to be meant. Where the typed
 * text is shorter, the beginning of the key counts too, at half an edit more: people stop typing.
 */
export function editsToKey(typed: string, key: string): number | undefined {
  const allowed = allowedEdits(typed.length);
  if (allowed === 0) return undefined;
  const whole = editDistance(typed, key, allowed);
  const beginnings =
    key.length > typed.length ? [key.slice(0, typed.length), key.slice(0, typed.length + 1)] : [];
  const edits = Math.min(
    whole,
    ...beginnings.map((beginning) => editDistance(typed, beginning, allowed) + 0.5),
  );
  return edits <= allowed ? edits : undefined;
}

/** A city this large is meant by a name one edit away, where nothing of size has the typed name. */
export const CITY_PEOPLE = 50_000;
