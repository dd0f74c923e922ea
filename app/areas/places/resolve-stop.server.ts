import { findPlacesByKeys, findPostalArea } from '~/areas/places/data/places.server';
import type { Scope } from '~/platform/database/scope.server';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { readAddressLine } from '~/engine/places/address-line';
import { milesBetween, placeLabel, type Place, type PostalArea } from '~/engine/places/place';
import { editsToKey } from '~/engine/places/place-ranking';
import { parseState } from '~/engine/places/place-term';
import {
  isRuralArea,
  placeCountry,
  postalWord,
  unroutablePostalReason,
  type PostalCode,
} from '~/engine/places/postal-code';
import { readStopFields, type ReadStopFields, type StopFields } from '~/engine/places/stop-fields';
import { ok, type Failure, type FieldErrors, type Result } from '~/engine/result';
import { similarPlaces } from './search-places.server';

/** A stop that a route can be made to. */
export interface ResolvedStop {
  city: string;
  /** Two-letter code. */
  state: string;
  /** ZIP, Canadian postal code or its first three characters; '' for a place that has none. */
  zip: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** "Chicago, IL" */
  label: string;
  countryCode: 'US' | 'CA';
}

/** What the person may have meant, to be offered beside the message. */
export type StopSuggestion = Pick<ResolvedStop, 'city' | 'state' | 'zip' | 'label'>;

export type StopFailure = Extract<Failure, { kind: 'invalid' }> & {
  suggestions: StopSuggestion[];
  /** The name has several meanings: the message asks which one. */
  isQuestion?: true;
};
export type StopResult = { ok: true; value: ResolvedStop } | { ok: false; failure: StopFailure };

/** How far a town may be from the middle of a postal area and still be in it, in miles; rural Canadian areas are vast. */
const AREA_REACH_MILES = 15;
const RURAL_AREA_REACH_MILES = 250;
/** A city typed without its state is taken for the largest of its name when that has so many times the people of the next. */
const CLEARLY_LARGER = 8;
const CLEARLY_LARGER_PEOPLE = 20_000;
/** A name that is a state's too is taken for the state, but for New York. */
const METROPOLIS_PEOPLE = 1_000_000;
const SUGGESTIONS = 3;

/** A city field that holds a whole address: "1200 Main St, Dallas, TX 75202". */
const HOUSE_NUMBER = /^\s*\d+[a-z]?\s+\S+\s*[\s,]\s*\S/i;

/**
 * Completes a stop from what was typed and finds where it is. A postal code decides; the city must belong to it (its
 * post office's town, a town close by, or the same name with a typing error). Without a code the city must be in the state;
 * without a state too, the name must have one clear meaning. Of an address with its street the town is taken, where nothing
 * else has that name. Fails (`invalid`, by field, with suggestions) otherwise.
 */
export async function resolveStop(scope: Scope, fields: StopFields): Promise<StopResult> {
  const stop = await resolveTown(scope, fields);
  if (stop.ok || !HOUSE_NUMBER.test(fields.city ?? '')) return stop;
  return (await resolveStreet(scope, fields)) ?? stop;
}

/** The town of an address: the first of the ends of its line that is a place of its state, and near its postal code. */
async function resolveStreet(
  scope: Scope,
  { city, state, zip }: StopFields,
): Promise<StopResult | undefined> {
  const line = readAddressLine([city, state, zip].filter(Boolean).join(', '));
  const area = line.postal && (await findPostalArea(scope, line.postal.area));
  if (line.postal && area?.state !== (line.state ?? area?.state)) return undefined;
  for (const keys of line.towns) {
    const named = await findPlacesByKeys(scope, keys, line.state ?? area?.state, SUGGESTIONS);
    const [first, second] = named;
    if (!first) continue;
    if (line.postal && area) {
      const near = [area.place, ...named].find((place) => keys.includes(place.key) && isIn(area, place));
      return near && found(near, { ...area, text: line.postal.text });
    }
    return line.state !== undefined || isClear(first, second) ? found(first) : ask(first, named);
  }
  return undefined;
}

const isIn = (area: PostalArea, place: Place): boolean =>
  milesBetween(place, area) <= (isRuralArea(area.code) ? RURAL_AREA_REACH_MILES : AREA_REACH_MILES);

async function resolveTown(scope: Scope, fields: StopFields): Promise<StopResult> {
  const read = readStopFields(fields);
  if (!read.ok) {
    const { message } = read.failure;
    const fields = read.failure.kind === 'invalid' ? read.failure.fields : undefined;
    return {
      ok: false,
      failure: { kind: 'invalid', message, ...(fields ? { fields } : {}), suggestions: [] },
    };
  }
  const { postal, cityKeys, wholeKeys, typedState } = read.value;
  if (postal) return resolveByCode(scope, read.value, postal);
  if (wholeKeys.length > 0) {
    const [whole] = await findPlacesByKeys(scope, wholeKeys, typedState, 1);
    if (whole)
      return resolveByCity(scope, {
        ...read.value,
        city: whole.name,
        cityKeys: wholeKeys,
        state: typedState,
      });
  }
  if (cityKeys.length > 0) return resolveByCity(scope, read.value);
  const name = jurisdictionByCode(read.value.state ?? '')?.name ?? '';
  return refuse('city', `Enter a city in ${name}, or a ZIP code.`);
}

/**
 * The same for records that need no position: fuel purchases and tables. A state alone stays as it is.
 * @returns city and zip as '' where nothing was typed that tells them.
 */
export async function fillStop(
  scope: Scope,
  fields: StopFields,
): Promise<Result<Pick<ResolvedStop, 'city' | 'state' | 'zip'>>> {
  const read = readStopFields(fields);
  if (!read.ok) return read;
  const { postal, cityKeys, state } = read.value;
  if (!postal && cityKeys.length === 0 && state) return ok({ city: '', state, zip: '' });
  const stop = await resolveStop(scope, fields);
  if (!stop.ok) return stop;
  const { city, zip } = stop.value;
  return ok({ city, state: stop.value.state, zip });
}

/** What may have been meant, as a text that the address field understands: "Springfield, MO 65806". */
const choiceText = ({ label, zip }: StopSuggestion): string => (zip === '' ? label : `${label} ${zip}`);

async function resolveByCode(scope: Scope, read: ReadStopFields, postal: PostalCode): Promise<StopResult> {
  const { city, state } = read;
  const cityKeys = [...read.cityKeys, ...read.wholeKeys];
  const area = await findPostalArea(scope, postal.area);
  if (!area) {
    const reason = unroutablePostalReason(postal.area) ?? `We do not know ${inWords(postal)}.`;
    const places = cityKeys.length > 0 ? await findPlacesByKeys(scope, cityKeys, state, 1) : [];
    return refuse(
      'zip',
      places[0] ? `${reason} Leave it empty to use ${placeLabel(places[0])}.` : reason,
      places,
    );
  }
  const code = { ...area, text: postal.text };
  const isWhole = read.wholeKeys.includes(area.place.key) && (read.typedState ?? area.state) === area.state;
  if (isWhole) return found(area.place, code);
  if (state !== undefined && state !== area.state) {
    const places = cityKeys.length > 0 ? await findPlacesByKeys(scope, cityKeys, state, 1) : [];
    const message = `${inWords(postal)} is in ${placeLabel(area.place)}, not in ${jurisdictionByCode(state)?.name ?? state}.`;
    return refuse('zip', `${message}${offer([code, ...places])}`, [code, ...places]);
  }
  if (cityKeys.length === 0 || cityKeys.includes(area.place.key)) return found(area.place, code);
  const named = await findPlacesByKeys(scope, cityKeys, area.state, 5);
  const inArea = named.find((place) => isIn(area, place));
  if (inArea) return found(inArea, code);
  const isTypo = cityKeys.some((key) => editsToKey(key, area.place.key) !== undefined);
  if (named.length === 0 && isTypo) return found(area.place, code);
  const typed = `"${city}, ${area.state}"`;
  const message =
    named.length > 0
      ? `${inWords(postal)} is ${placeLabel(area.place)}, which is not ${typed}.`
      : `${inWords(postal)} is ${placeLabel(area.place)}, and we do not know ${typed}.`;
  return refuse('zip', `${message}${offer([code, ...named])}`, [code, ...named]);
}

async function resolveByCity(scope: Scope, { city, cityKeys, state }: ReadStopFields): Promise<StopResult> {
  const named = await findPlacesByKeys(scope, cityKeys, state, SUGGESTIONS);
  const [first, second] = named;
  const alsoState = state === undefined ? jurisdictionByCode(parseState(city) ?? '') : undefined;
  if (alsoState && !(first && first.population >= METROPOLIS_PEOPLE)) {
    return refuse(
      'city',
      `Enter a city in ${alsoState.name}, or a ZIP code.${offer(named.slice(0, 1))}`,
      named.slice(0, 1),
    );
  }
  if (first && (state !== undefined || isClear(first, second))) return found(first);
  if (first) return ask(first, named);
  const message = `We could not find "${city}${state ? `, ${state}` : ''}".`;
  const meant = await meantPlaces(scope, cityKeys, state);
  return refuse('city', `${message}${offer(meant) || ' Check the spelling, or enter a ZIP code.'}`, meant);
}

const ask = (first: Place, named: readonly Place[]): StopResult => {
  const { ok, failure } = refuse(
    'state',
    `Which ${first.name}? Add the state, such as ${labelsOf(named)}.`,
    named,
  );
  return { ok, failure: { ...failure, isQuestion: true } };
};

const isClear = (first: Place, second: Place | undefined): boolean =>
  !second ||
  (first.population >= CLEARLY_LARGER_PEOPLE && first.population >= second.population * CLEARLY_LARGER);

/** One edit away in the state, then the very name elsewhere, then more edits in the state; else edits anywhere. */
async function meantPlaces(
  scope: Scope,
  keys: readonly string[],
  state: string | undefined,
): Promise<Place[]> {
  const [key = ''] = keys;
  const alike = (within: string | undefined) => similarPlaces(scope, key, within);
  if (state === undefined) return (await alike(undefined)).slice(0, SUGGESTIONS).map((hit) => hit.place);
  const [near, elsewhere] = await Promise.all([
    alike(state),
    findPlacesByKeys(scope, keys, undefined, SUGGESTIONS),
  ]);
  const meant = [
    ...near.filter((hit) => hit.edits <= 1).map((hit) => hit.place),
    ...elsewhere,
    ...near.filter((hit) => hit.edits > 1).map((hit) => hit.place),
  ];
  if (meant.length === 0) meant.push(...(await alike(undefined)).map((hit) => hit.place));
  return meant.slice(0, SUGGESTIONS);
}

type Code = PostalArea & { text: string };

/**
 * The stop at a place, with a code where one was given. The area that stands for a town takes the town's own position,
 * so that the town typed alone and the same town with its filled-in code are one and the same point.
 */
function found(place: Place, code?: Code): StopResult {
  const point = !code || place.postalArea === code.code || isRuralArea(code.code) ? place : code;
  return {
    ok: true,
    value: {
      ...named(place, code),
      lat: point.lat,
      lon: point.lon,
      countryCode: placeCountry(place.state) ?? 'US',
    },
  };
}

const named = (place: Place, code?: Code): StopSuggestion => ({
  city: place.name,
  state: place.state,
  zip: code?.text ?? place.postalArea ?? '',
  label: placeLabel(place),
});

const suggestionOf = (item: Code | Place): StopSuggestion =>
  'place' in item ? named(item.place, item) : named(item);

/** " Did you mean Chicago, IL 60601 or Gary, IN?", or '' without candidates. */
function offer(items: readonly (Code | Place)[]): string {
  return items.length > 0 ? ` Did you mean ${labelsOf(items)}?` : '';
}

/** "Chicago, IL 60601; Gary, IN or Gary, WV" */
function labelsOf(items: readonly (Code | Place)[]): string {
  const labels = items.slice(0, SUGGESTIONS).map((item) => {
    return 'place' in item ? `${placeLabel(item.place)} ${item.text}` : placeLabel(item);
  });
  const last = labels.pop() ?? '';
  return `${labels.length > 0 ? `${labels.join('; ')} or ` : ''}${last}`;
}

const inWords = (postal: PostalCode): string => `${postalWord(postal.area)} ${postal.text}`;

function refuse(
  field: keyof StopFields,
  message: string,
  meant: readonly (Code | Place)[] = [],
): Extract<StopResult, { ok: false }> {
  const fields: FieldErrors = { [field]: [message] };
  const suggestions = meant.slice(0, SUGGESTIONS).map(suggestionOf);
  const choices = suggestions.length > 0 ? { choices: { [field]: suggestions.map(choiceText) } } : {};
  return { ok: false, failure: { kind: 'invalid', message, fields, suggestions, ...choices } };
}
