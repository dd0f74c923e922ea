import { foldWords, placeKeyOfWords, typedKeys } from './place-key';
import { cleanTerm, stateOfWords } from './place-term';
import { parsePostalCode, type PostalCode } from './postal-code';

/** An address in one line, taken apart from its end. */
export interface AddressLine {
  readonly postal: PostalCode | undefined;
  readonly state: string | undefined;
  /** Keys of the towns it may name, the likeliest first: each entry is tried until one is a place. */
  readonly towns: readonly (readonly string[])[];
  /** Parts of the text to search for where that finds nothing, the last first. */
  readonly parts: readonly string[];
}

const CODE = /(?<![\w-])(\d{5}(?:-\d{4})?|[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?)(?![\w-])/gi;
/** The longest names have six words ("Saint-Bernard-de-Lacolle" has four); streets before them must not join in. */
const LONGEST_NAME_WORDS = 6;

/** Takes an address apart. Never throws; parts it does not find are undefined or empty. */
export function readAddressLine(input: string): AddressLine {
  const text = cleanTerm(input.replace(/[\r\n]+/g, ', '));
  const codes = [...text.matchAll(CODE)].map((match) => ({ match, postal: parsePostalCode(match[0]) }));
  // A house number can have five digits: the last code of the line is the postal one.
  const last = codes.filter((code) => code.postal !== undefined).pop();
  const isHouseNumber = last !== undefined && last.match.index === 0 && /^\d+\s+\S+\s+\S/.test(text);
  const code = isHouseNumber ? undefined : last;
  const before = code ? text.slice(0, code.match.index) : text;
  const segments = before
    .split(/[,;|]/)
    .map(foldWords)
    .filter((words) => words.length > 0);
  const tail = segments.at(-1) ?? [];
  if (['usa', 'us', 'canada'].includes(tail.join(' ')) && segments.length > 1) segments.pop();
  const { state, rest } = takeState(segments);
  return {
    postal: code?.postal,
    state,
    towns: townsOf(rest, state !== undefined),
    parts: [text, ...rest.map((words) => [...words, state ?? ''].join(' ').trim()).reverse()].slice(0, 4),
  };
}

function takeState(segments: readonly string[][]): { state: string | undefined; rest: string[][] } {
  const rest = segments.map((words) => [...words]);
  const tail = rest.at(-1);
  if (!tail) return { state: undefined, rest };
  for (let count = Math.min(4, tail.length); count >= 1; count--) {
    const state = stateOfWords(tail.slice(-count));
    if (state === undefined || (rest.length === 1 && count === tail.length)) continue;
    tail.splice(-count);
    return { state, rest: rest.filter((words) => words.length > 0) };
  }
  return { state: undefined, rest };
}

/** The last segment whole, then ever shorter ends of it ("123 main st chicago": "main st chicago", ..., "chicago"). */
function townsOf(segments: readonly string[][], hasState: boolean): string[][] {
  const tail = segments.at(-1);
  if (!tail || (!hasState && segments.length === 1)) return [];
  const towns: string[][] = [typedKeys(tail)];
  for (let count = Math.min(LONGEST_NAME_WORDS, tail.length - 1); count >= 1; count--) {
    towns.push([placeKeyOfWords(tail.slice(-count))]);
  }
  return towns.filter((keys) => keys.length > 0);
}
