import { placeKey } from '../engine/places/place-key';
import { editDistance } from '../engine/places/typing-errors';
import type { Address } from './addresses';
import type { PlaceLookup } from './gazetteer';

/** The name of a town at the end of what is before its state. */

const STREET_WORD =
  /\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|ct|court|cir|circle|pl|plaza|suite|ste|unit|dock|bldg|building|floor|route|rte|county road|fm|us|po box|box|gate|door|trail|trl|loop|terrace|expy|freeway|fwy|industrial|sq|square|pike|tpke|turnpike|row|run|pass|path|crossing|xing)\b/i;

export interface City {
  readonly name: string;
  readonly known: Address['known'];
}

/** No town's name has more of them, and one of so many is rather a street and a town. */
const MOST_WORDS = 6;

/** "Monroe", "Monroe Twp" and "Monroe Township" are one town where the code says so. */
const plainKey = (name: string): string =>
  placeKey(name.replace(/\s+(?:(?:charter )?township|twp\.?|borough|boro|village)$/i, ''));

/** The town at the end of the text: the whole last part where it can be one, else the longest end that is a town. */
export function cityIn(
  before: string,
  state: string,
  area: string | undefined,
  places: PlaceLookup,
): City | undefined {
  const segment =
    before
      .split(/[,;|•·]|\s[-–]\s|:\s/)
      .filter((part) => /[A-Za-z]/.test(part))
      .at(-1) ?? '';
  const words = segment.split(' ').filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const clean = (text: string) => text.replace(/^[^A-Za-z0-9À-ÿ]+|[^A-Za-z0-9À-ÿ.')]+$/g, '');
  const count = Math.min(MOST_WORDS, words.length);
  const ends = Array.from({ length: count }, (_, index) => clean(words.slice(index - count).join(' ')));
  const ofArea = places.areaOf(area ?? '');
  const exact =
    ofArea?.state === state
      ? (ends.find((end) => placeKey(end) === placeKey(ofArea.town)) ??
        ends.find((end) => plainKey(end) === plainKey(ofArea.town)))
      : undefined;
  const whole = clean(words.join(' '));
  const plain =
    !/\d/.test(whole) && words.length < MOST_WORDS && !(STREET_WORD.test(whole) && words.length > 2);
  const isTown = plain && places.hasTown(whole, state);
  // "North Kansas City" has a code of Kansas City.
  if (exact && !(isTown && whole.length > exact.length)) return { name: exact, known: 'zip' };
  if (isTown) return { name: whole, known: 'town' };
  const towns = ends.filter((end) => places.hasTown(end, state));
  // "Suite 200 Sarasota" and "Old Mill Road Troy": the longest end that is a town, unless a street word leads it.
  const town = towns.find((end) => end.search(STREET_WORD) !== 0) ?? towns[0];
  if (town !== undefined) return { name: town, known: 'town' };
  if (area === undefined) return undefined;
  if (plain) return { name: whole, known: 'no' };
  const last = ends.at(-1)!;
  return /\d/.test(last) || last.length < 3 ? undefined : { name: last, known: 'no' };
}

/** "State :" beside a code: the town is elsewhere. */
export const isKey = (text: string): boolean =>
  text.endsWith(':') || /^\W*(?:state|st|prov(?:ince)?|estado|zip|city|ville|ciudad)\W*$/i.test(text);

export const withoutKeys = (text: string): string =>
  text
    .replace(
      /\b(?:city\s*[,/&]\s*st(?:ate)?(?:\s*[,/&]?\s*zip(?:\s?code)?)?|city|town|state|st|zip|address|addr|location)\s*:\s*/gi,
      ', ',
    )
    .replace(/[\s,–|(-]+$/, '')
    .replace(/^[\s,]+/, '');

/** Whether a recognized name may be that of the town: a third of its letters may be wrong. */
export const resembles = (name: string, town: string): boolean => {
  const [read, meant] = [placeKey(name), placeKey(town)];
  const allowed = Math.min(3, Math.floor(meant.length / 3));
  return editDistance(read, meant, allowed) <= allowed;
};

export const lastPart = (text: string): string =>
  withoutKeys(text)
    .split(/[,;|]/)
    .filter((part) => part.trim() !== '')
    .at(-1)
    ?.trim() ?? '';
