/**
 * The key under which a place is stored and looked for: lower case, accents folded, abbreviations written out, nothing
 * but a-z and 0-9. "St. Louis", "Saint Louis" and "st louis" have one key, as have "LaSalle" and "La Salle".
 * One function makes the keys of the data and of what people type, so the two cannot drift apart.
 */

/**
 * Changes with every change of the keys that placeKey makes: stored keys of an older edition are then replaced at the
 * next start. It is the fingerprint of all keys of the data; a test computes it and says what to put here.
 */
export const KEY_EDITION = 'def65ccf0ff9';

/** Longest text that is looked at; no place name in the data has more than 60 characters. */
export const MAX_NAME_LENGTH = 120;

/** Written out wherever they occur. Postal services, rate confirmations and drivers all use these. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['mtn', 'mountain'],
  ['mtns', 'mountains'],
  ['hts', 'heights'],
  ['hgts', 'heights'],
  ['spg', 'spring'],
  ['spgs', 'springs'],
  ['jct', 'junction'],
  ['jctn', 'junction'],
  ['twp', 'township'],
  ['bch', 'beach'],
  ['ctr', 'center'],
  ['centre', 'center'],
  ['harbour', 'harbor'],
  ['hbr', 'harbor'],
  ['vlg', 'village'],
  ['crk', 'creek'],
  ['lk', 'lake'],
  ['rvr', 'river'],
  ['fls', 'falls'],
  ['vly', 'valley'],
  ['pte', 'pointe'],
  ['afb', 'airforcebase'],
]);

/** Written out only in front of another word: "N Platte", "No. Little Rock", "E. St. Louis". */
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['no', 'north'],
  ['s', 'south'],
  ['so', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/** Letters that normalisation does not take apart. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['&', ' and '],
]);

/**
 * The words of a text, folded to a-z and 0-9, abbreviations as typed. Apostrophes join ("O'Fallon" is one word), dots
 * between single letters too ("D.C." is "dc"); everything else separates. Never throws; long text is cut.
 */
export function foldWords(text: string): string[] {
  return text
    .slice(0, MAX_NAME_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæßłđ&]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/['`´‘’ʻʼ]/g, '')
    .replace(/\b(?:[a-z]\.){2,}/g, (initials) => `${initials.replaceAll('.', '')} `)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function writeOut(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const direction = index === 0 && words.length > 1 ? DIRECTIONS.get(word) : undefined;
    return direction ?? ABBREVIATIONS.get(word) ?? word;
  });
}

/** Joins written-out words; "f t" must not become the abbreviation "ft" only by joining. */
function join(words: readonly string[]): string {
  const key = words.join('').slice(0, MAX_NAME_LENGTH);
  return ABBREVIATIONS.get(key) ?? key;
}

/** The key of a name. Total and idempotent: `placeKey(placeKey(x)) === placeKey(x)`; '' when nothing usable is in it. */
export function placeKey(text: string): string {
  return placeKeyOfWords(foldWords(text));
}

/** The key of words that foldWords gave. */
export function placeKeyOfWords(words: readonly string[]): string {
  return join(writeOut(words));
}

/**
 * Every key that typed words may mean, the likeliest first. The last word may be unfinished, so "st" is both "saint" and
 * the beginning of "sterling"; "pt" is Port and Point. At most four keys, none of them empty.
 */
export function typedKeys(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const keys = [placeKeyOfWords(words), [...writeOut(words).slice(0, -1), last].join('')];
  if (words[0] === 'pt' && words.length > 1) {
    keys.push(placeKeyOfWords(['port', ...words.slice(1)]), placeKeyOfWords(['point', ...words.slice(1)]));
  }
  return [...new Set(keys.map((key) => ALIASES.get(key) ?? key))].filter((key) => key !== '');
}

/** Names that everybody uses and no gazetteer lists as the town's own. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['nyc', 'newyork'],
  ['newyorkcity', 'newyork'],
  ['philly', 'philadelphia'],
  ['vegas', 'lasvegas'],
  ['okc', 'oklahomacity'],
  ['slc', 'saltlakecity'],
  ['quebeccity', 'quebec'],
  ['villedequebec', 'quebec'],
  ['thebronx', 'bronx'],
  ['29palms', 'twentyninepalms'],
  ['indy', 'indianapolis'],
  ['nola', 'neworleans'],
  ['atl', 'atlanta'],
]);
