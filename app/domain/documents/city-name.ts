import { placeKey } from '../places/place-key';
import { slipsBetween } from '../places/typing-errors';
import type { Address } from './addresses';
import type { PlaceLookup } from './gazetteer';

/** The name of a town at the end of what stands before its state. */

const STREET_WORD =
  /\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|ct|court|cir|circle|pl|plaza|suite|ste|unit|dock|bldg|building|floor|route|rte|county road|fm|us|po box|box|gate|door|trail|trl|loop|terrace|expy|freeway|fwy|industrial|sq|square|pike|tpke|turnpike|row|run|pass|path|crossing|xing)\b/i;

export interface City {
  readonly name: string;
  readonly known: Address['known'];
}

/** The town at the end of the text: the whole last part where it can be one, else the longest end that is a town. */
export function cityIn(before: string, state: string, area: string | undefined, places: PlaceLookup): City | undefined {
  const segment = before.split(/[,;|•·]|\s[-–]\s|:\s/).filter((part) => /[A-Za-z]/.test(part)).at(-1)?.trim() ?? '';
  const words = segment.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const ofArea = area === undefined ? undefined : places.areaOf(area);
  const town = ofArea && ofArea.state === state ? placeKey(ofArea.town) : undefined;
  const clean = (text: string) => text.replace(/^[^A-Za-z0-9À-ÿ]+|[^A-Za-z0-9À-ÿ.')]+$/g, '');
  const ends = Array.from({ length: Math.min(6, words.length) }, (_, index) => clean(words.slice(index - Math.min(6, words.length)).join(' ')));
  const city = (name: string, known: Address['known']): City => ({ name, known });
  const exact = town === undefined ? undefined : ends.find((end) => placeKey(end) === town);
  if (exact) return city(exact, 'zip');
  const whole = clean(segment);
  const plain = !/\d/.test(whole) && words.length <= 5 && !(STREET_WORD.test(whole) && words.length > 2);
  if (plain && places.hasTown(whole, state)) return city(whole, 'town');
  const known = ends.filter((end) => !/^\d/.test(end) && places.hasTown(end, state));
  if (known.length > 0) {
    // "Suite 200 Sarasota" and "Old Mill Road Troy": the longest end that is a town, unless a street word leads it.
    const best = known.find((end) => !STREET_WORD.test(end.split(' ')[0] ?? '')) ?? known[0]!;
    return city(best, 'town');
  }
  if (area === undefined) return undefined;
  if (plain) return city(whole, 'no');
  const tail = ends.at(-1) ?? '';
  return /\d/.test(tail) || tail.length < 3 ? undefined : city(tail, 'no');
}

/** "State :" beside a code: the town stands elsewhere. */
export const isKey = (text: string): boolean => /:\s*$/.test(text) || /^\W*(?:state|st|prov(?:ince)?|estado|zip|city|ville|ciudad)\W*$/i.test(text);

export const withoutKeys = (text: string): string =>
  text.replace(/\b(?:city\s*[,/&]\s*st(?:ate)?(?:\s*[,/&]?\s*zip(?:\s?code)?)?|city|town|state|st|zip|address|addr|location)\s*:\s*/gi, ', ').replace(/[\s,–|(-]+$/, '').replace(/^[\s,]+/, '');

/** Whether a recognised name may be that of the town: a third of its letters may be wrong. */
export const resembles = (name: string, town: string): boolean => {
  const [read, meant] = [placeKey(name), placeKey(town)];
  const allowed = Math.min(3, Math.floor(meant.length / 3));
  return slipsBetween(read, meant, allowed) <= allowed;
};

export const lastPart = (text: string): string => withoutKeys(text).split(/[,;|]/).filter((part) => part.trim() !== '').at(-1)?.trim() ?? '';
