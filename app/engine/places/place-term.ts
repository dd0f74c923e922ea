import { JURISDICTIONS } from '~/engine/jurisdictions/codes';
import { meantJurisdiction } from '~/engine/jurisdictions/meant-jurisdiction';
import { foldWords, typedKeys } from './place-key';
import { parsePostalCode, parsePostalPrefix, placeCountry } from './postal-code';

/**
 * What a person may mean by a search term. "fort wa" is the beginning of Fort Wayne as well as Fort in Washington, so a
 * term has several readings; the search tries them all and the ranking decides.
 */
export interface PlaceTerm {
  /** The term as it was understood: trimmed, control characters gone, cut to a sane length. */
  readonly text: string;
  readonly readings: readonly PlaceReading[];
  /** The postal area the term names or begins to name: "606", "T2P". */
  readonly postalPrefix?: string;
  /** The code as typed, when it is complete ("60601", "T2P 1J9"). */
  readonly postalText?: string;
  /** The whole term is a jurisdiction ("Texas", "tx"): its large towns answer it. */
  readonly stateOnly?: string;
}

export interface PlaceReading {
  /** Keys that the typed name may have, likeliest first; see typedKeys. */
  readonly keys: readonly string[];
  /** Jurisdiction the name must be in; undefined where none was typed. */
  readonly state?: string;
  /** The jurisdiction was written as its code, its name or a known short form; false while its name is being typed. */
  readonly stateIsSure: boolean;
}

/** Longest term that is looked at. */
export const MAX_TERM_LENGTH = 200;

const COUNTRY_WORDS: ReadonlySet<string> = new Set([
  'usa',
  'us',
  'united states',
  'united states of america',
  'canada',
]);

/** The jurisdiction that these folded words name in full (code, name or known short form). Mexico is no place here. */
export function stateOfWords(words: readonly string[]): string | undefined {
  const text = words.join(' ');
  const code = meantJurisdiction(text)?.code;
  return code !== undefined && placeCountry(code) !== undefined ? code : undefined;
}

/** The jurisdiction that a form field names, in any spelling; undefined when empty or unknown. */
export const parseState = (text: string): string | undefined => stateOfWords(foldWords(text));

/** Jurisdictions whose name begins with the words; at least three letters, so that "in" is no Indiana being typed. */
function statesBegun(words: readonly string[]): string[] {
  const typed = words.join(' ');
  if (typed.length < 3) return [];
  return JURISDICTIONS.filter(
    (entry) => placeCountry(entry.code) !== undefined && entry.name.toLowerCase().startsWith(typed),
  ).map((entry) => entry.code);
}

/** Text from outside made harmless: no control characters, one space between words, at most 200 characters. */
export function cleanTerm(text: string): string {
  return text.slice(0, MAX_TERM_LENGTH).replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
}

interface PostalPart {
  words: string;
  prefix?: string;
  text?: string;
}

/** Takes the last complete code out of the text, or the unfinished one at its end. */
function takePostal(text: string): PostalPart {
  const secondHalf = /(?:^|[\s,])([a-z]\d[a-z][ -]?\d[a-z]?)$/i.exec(text); // "T2P 1J": the first half alone would be complete
  const area = secondHalf?.[1] === undefined ? undefined : parsePostalPrefix(secondHalf[1]);
  if (secondHalf && area !== undefined) return { words: text.slice(0, secondHalf.index), prefix: area };
  const complete = [
    ...text.matchAll(/(?<![\w-])(\d{5}(?:-\d{4})?|[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?)(?![\w-])/gi),
  ]
    .filter((match) => parsePostalCode(match[0]))
    .pop();
  if (complete) {
    const code = parsePostalCode(complete[0]);
    const words = `${text.slice(0, complete.index)} ${text.slice(complete.index + complete[0].length)}`;
    if (code) return { words, prefix: code.area, text: code.text };
  }
  const unfinished = /^(\d)$/.exec(text) ?? /(?:^|[\s,])(\d{2,4}|[a-z]\d[a-z]?)$/i.exec(text);
  const prefix = unfinished?.[1] === undefined ? undefined : parsePostalPrefix(unfinished[1]);
  if (unfinished && prefix !== undefined) return { words: text.slice(0, unfinished.index), prefix };
  return { words: text };
}

function withoutCountry(words: readonly string[]): readonly string[] {
  for (const count of [4, 2, 1]) {
    if (words.length > count && COUNTRY_WORDS.has(words.slice(-count).join(' ')))
      return words.slice(0, -count);
  }
  return words;
}

/** Understands a search term. Never throws; a term with nothing usable has no readings and no postal code. */
export function parsePlaceTerm(input: string): PlaceTerm {
  const text = cleanTerm(input);
  const postal = takePostal(text);
  const words = withoutCountry(foldWords(postal.words));
  const readings: PlaceReading[] = [];
  const add = (name: readonly string[], state: string | undefined, stateIsSure: boolean) => {
    const keys = typedKeys(name);
    if (keys.length > 0) readings.push({ keys, ...(state ? { state } : {}), stateIsSure });
  };
  // A jurisdiction has at most four words ("newfoundland and labrador" has three).
  for (let count = Math.min(4, words.length - 1); count >= 1; count--) {
    const state = stateOfWords(words.slice(-count));
    if (state) add(words.slice(0, -count), state, true);
  }
  add(words, undefined, true);
  for (let count = Math.min(3, words.length - 1); count >= 1; count--) {
    const tail = words.slice(-count);
    if (stateOfWords(tail)) continue;
    for (const state of statesBegun(tail).slice(0, 4)) add(words.slice(0, -count), state, false);
  }
  const stateOnly = stateOfWords(words);
  return {
    text,
    readings,
    ...(postal.prefix ? { postalPrefix: postal.prefix } : {}),
    ...(postal.text ? { postalText: postal.text } : {}),
    ...(stateOnly ? { stateOnly } : {}),
  };
}
