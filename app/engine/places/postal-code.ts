import { jurisdictionByCode, type Country } from '~/engine/jurisdictions/codes';

/**
 * Postal codes of both countries. The data holds US ZIP codes and the first three characters of Canadian codes (forward
 * sortation areas), so a full code such as "T2P 1J9" is found under "T2P".
 */
export interface PostalCode {
  /** As it is shown and stored on a stop: "60601", "T2P" or "T2P 1J9". */
  readonly text: string;
  /** The code of the area in the data: "60601" or "T2P". */
  readonly area: string;
  readonly country: Extract<Country, 'US' | 'CA'>;
}

/** Letters that Canada Post uses: D, F, I, O, Q and U never, W and Z not in front. */
const AREA = '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z]';
const CANADIAN = new RegExp(`^(${AREA})[\\s-]*(\\d[ABCEGHJ-NPRSTV-Z]\\d)?$`);
const CANADIAN_PART = new RegExp(
  `^([ABCEGHJ-NPRSTVXY])(\\d([ABCEGHJ-NPRSTV-Z](\\d([ABCEGHJ-NPRSTV-Z]\\d?)?)?)?)?$`,
);

/** A complete code, or undefined: five digits, ZIP+4 (the four are dropped), "T2P", "t2p1j9", "T2P 1J9". */
export function parsePostalCode(text: string): PostalCode | undefined {
  if (text.length > 40) return undefined;
  const code = text.normalize('NFKC').trim().toUpperCase();
  const us = /^(\d{5})(?:[\s-]?\d{4})?$/.exec(code);
  if (us?.[1]) return { text: us[1], area: us[1], country: 'US' };
  const ca = CANADIAN.exec(code);
  if (!ca?.[1]) return undefined;
  return { text: ca[2] ? `${ca[1]} ${ca[2]}` : ca[1], area: ca[1], country: 'CA' };
}

/**
 * What of a code has been typed so far, as a prefix of an area code: "606", "T2", "T2P" for "T2P 1J". A single letter is
 * a word, not a code. Undefined when it cannot become a code.
 */
export function parsePostalPrefix(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const complete = parsePostalCode(text);
  if (complete) return complete.area;
  const code = text
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '');
  if (/^\d{1,5}$/.test(code)) return code;
  return code.length > 1 && CANADIAN_PART.test(code) ? code.slice(0, 3) : undefined;
}

const PROVINCE_BY_FIRST_LETTER: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/** X is shared by two territories: these are Nunavut, the rest the Northwest Territories. */
const NUNAVUT_AREAS: ReadonlySet<string> = new Set(['X0A', 'X0B', 'X0C']);

/** The province of a Canadian area code, from its first letter; undefined when the letter is not used. */
export function provinceOfArea(area: string): string | undefined {
  if (area.startsWith('X')) return NUNAVUT_AREAS.has(area) ? 'NU' : 'NT';
  return PROVINCE_BY_FIRST_LETTER[area.charAt(0)];
}

/** Rural areas (a zero in second place) span hundreds of miles: a town's own position is better than theirs. */
export const isRuralArea = (area: string): boolean => /^[A-Z]0/.test(area);

/** Why a well-formed US code can have no place: military and island codes, which no truck route reaches. */
export function unroutablePostalReason(area: string): string | undefined {
  if (/^00[679]/.test(area)) return `ZIP ${area} is in Puerto Rico, which has no road to the mainland.`;
  if (/^008/.test(area))
    return `ZIP ${area} is in the U.S. Virgin Islands, which have no road to the mainland.`;
  if (/^969/.test(area)) return `ZIP ${area} is on a Pacific island, which has no road to the mainland.`;
  if (/^(09\d|340|96[2-6])/.test(area))
    return `ZIP ${area} is a military post office abroad, not a place on the road.`;
  return undefined;
}

/** "ZIP" in the United States, "postal code" in Canada. */
export const postalWord = (area: string): string => (/^\d/.test(area) ? 'ZIP' : 'Postal code');

/** The country of a jurisdiction that places can be in, or undefined. */
export function placeCountry(state: string): 'US' | 'CA' | undefined {
  const country = jurisdictionByCode(state)?.country;
  return country === 'US' || country === 'CA' ? country : undefined;
}
