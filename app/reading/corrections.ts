import { placeKey } from '../engine/places/place-key';
import { parsePostalCode } from '../engine/places/postal-code';
import type { Address } from './addresses';
import { resembles } from './city-name';
import type { PlaceLookup } from './gazetteer';
import { codeOfTown } from './state-and-code';

/** Town, state and code of a scan are witnesses of each other: what one of them lost the others tell. */

/** A town that no list has is taken as it was recognized from this certainty on. */
export const LEGIBLE = 0.7;
/** Beyond this a town and the area of a code have nothing to do with each other. */
const FAR_MILES = 45;

export interface Recognized extends Pick<Address, 'city' | 'state' | 'zip' | 'known'> {
  /** The words that stand for the city. */
  readonly end: string;
}

/**
 * @param words all that is where the town should be: it may be longer than the town that was found in it
 * @param illegible recognized with little faith in the name
 * @returns the same object where nothing is to be put right
 */
export function putRight(
  read: Recognized,
  words: string,
  illegible: boolean,
  places: PlaceLookup,
): Recognized {
  const ofCode = places.areaOf(parsePostalCode(read.zip)?.area ?? '');
  const named =
    read.known === 'no'
      ? (inStateOfCode(read, ofCode, places) ?? asTown(read, ofCode, illegible, places))
      : asLongerName(read, ofCode, words);
  return named.known === 'town' ? withCodeOfTown(named, ofCode, places) : named;
}

type OfCode = ReturnType<PlaceLookup['areaOf']>;

/** "Dallas, OK 75201": the code is of another state, which has a town of this name. */
const inStateOfCode = (read: Recognized, ofCode: OfCode, places: PlaceLookup): Recognized | undefined =>
  ofCode && ofCode.state !== read.state && places.hasTown(read.city, ofCode.state)
    ? { ...read, state: ofCode.state, known: 'zip' }
    : undefined;

/** "Last Vandergrift" with the code of East Vandergrift: the end of it is a town too, but not the one that is meant. */
const asLongerName = (read: Recognized, ofCode: OfCode, words: string): Recognized =>
  read.known === 'town' &&
  ofCode?.state === read.state &&
  placeKey(ofCode.town).length > placeKey(read.city).length &&
  resembles(words, ofCode.town)
    ? { ...read, city: ofCode.town, known: 'zip', end: words }
    : read;

/** "Memphls" for the town of the code, or the only one of the state that is spelled alike and not far from the code. */
function asTown(read: Recognized, ofCode: OfCode, illegible: boolean, places: PlaceLookup): Recognized {
  const ofArea = ofCode?.state === read.state ? ofCode.town : undefined;
  // A misread name and a code that agree are two witnesses.
  if (ofArea !== undefined && resembles(read.city, ofArea)) return { ...read, city: ofArea, known: 'zip' };
  const nearest = places.nearestTown(read.city, read.state);
  if (nearest !== undefined && (ofArea === undefined || !isFar({ ...read, city: nearest }, places)))
    return { ...read, city: nearest, known: 'town' };
  // The state and the code are two witnesses of the town, whatever is left of its name.
  return ofArea !== undefined && illegible ? { ...read, city: ofArea, known: 'town' } : read;
}

const isFar = ({ city, state, zip }: Recognized, places: PlaceLookup): boolean =>
  (places.milesFromArea(city, state, parsePostalCode(zip)?.area ?? '') ?? 0) > FAR_MILES;

/**
 * The code of the town that differs in one digit from the recognized one: far away any digit may be the wrong one; near by
 * one of those taken for each other is likelier misread than printed so.
 */
function withCodeOfTown(read: Recognized, ofCode: OfCode, places: PlaceLookup): Recognized {
  if (ofCode && placeKey(ofCode.town) === placeKey(read.city)) return read;
  const zip = codeOfTown(
    read.city,
    read.state,
    read.zip,
    places,
    ofCode?.state !== read.state || isFar(read, places) ? 'any' : 'likely',
  );
  return zip === undefined ? read : { ...read, zip };
}
