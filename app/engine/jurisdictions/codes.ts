/**
 * The jurisdictions a truck can be in: the 48 contiguous states and 10 provinces that are members of
 * IFTA, and the places outside the agreement whose distance still counts in the fleet's average.
 */

export type Country = 'US' | 'CA' | 'MX';

export type JurisdictionKind = 'state' | 'district' | 'province' | 'territory' | 'country';

export interface Jurisdiction {
  /** Two-letter postal code, upper case; `MX` stands for the whole of Mexico. */
  readonly code: string;
  readonly name: string;
  readonly country: Country;
  readonly iftaMember: boolean;
  readonly kind: JurisdictionKind;
}

const MEMBER_STATES: ReadonlyArray<readonly [string, string]> = [
  ['AL', 'Alabama'],
  ['AR', 'Arkansas'],
  ['AZ', 'Arizona'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['IA', 'Iowa'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['MA', 'Massachusetts'],
  ['MD', 'Maryland'],
  ['ME', 'Maine'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MO', 'Missouri'],
  ['MS', 'Mississippi'],
  ['MT', 'Montana'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['NE', 'Nebraska'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NV', 'Nevada'],
  ['NY', 'New York'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VA', 'Virginia'],
  ['VT', 'Vermont'],
  ['WA', 'Washington'],
  ['WI', 'Wisconsin'],
  ['WV', 'West Virginia'],
  ['WY', 'Wyoming'],
];

const MEMBER_PROVINCES: ReadonlyArray<readonly [string, string]> = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
];

/** Every known jurisdiction: members by country and code, then the non-members. */
export const JURISDICTIONS: readonly Jurisdiction[] = [
  ...MEMBER_STATES.map(
    ([code, name]) => ({ code, name, country: 'US', iftaMember: true, kind: 'state' }) as const,
  ),
  ...MEMBER_PROVINCES.map(
    ([code, name]) => ({ code, name, country: 'CA', iftaMember: true, kind: 'province' }) as const,
  ),
  { code: 'AK', name: 'Alaska', country: 'US', iftaMember: false, kind: 'state' },
  { code: 'DC', name: 'District of Columbia', country: 'US', iftaMember: false, kind: 'district' },
  { code: 'HI', name: 'Hawaii', country: 'US', iftaMember: false, kind: 'state' },
  { code: 'NT', name: 'Northwest Territories', country: 'CA', iftaMember: false, kind: 'territory' },
  { code: 'NU', name: 'Nunavut', country: 'CA', iftaMember: false, kind: 'territory' },
  { code: 'YT', name: 'Yukon', country: 'CA', iftaMember: false, kind: 'territory' },
  { code: 'MX', name: 'Mexico', country: 'MX', iftaMember: false, kind: 'country' },
];

/** The 58 members: the lines a return can have. */
export const IFTA_MEMBERS: readonly Jurisdiction[] = JURISDICTIONS.filter((entry) => entry.iftaMember);

/** Whether the return taxes the fuel burned there: members, but not Oregon, whose weight-mile tax is outside IFTA. */
export const hasIftaFuelTax = (code: string): boolean => code !== 'OR' && isIftaMember(code);

/** Spellings other than the table's own, as official files, older postal codes and people write them. */
const ALIASES: ReadonlyArray<readonly [string, string]> = [
  ['NEWFOUNDLAND', 'NL'],
  ['LABRADOR', 'NL'],
  ['NF', 'NL'],
  ['NFLD', 'NL'],
  ['PQ', 'QC'],
  ['PEI', 'PE'],
  ['P E I', 'PE'],
  ['DISTRICT OF COLUMBIA DC', 'DC'],
  ['WASHINGTON DC', 'DC'],
  ['WASHINGTON D C', 'DC'],
  ['D C', 'DC'],
  ['WASHINGTON STATE', 'WA'],
  ['NEW YORK STATE', 'NY'],
  ['YUKON TERRITORY', 'YT'],
  ['YK', 'YT'],
  ['NWT', 'NT'],
  ['NORTHWEST TERRITORY', 'NT'],
  ['ESTADOS UNIDOS MEXICANOS', 'MX'],
  ['MEX', 'MX'],
];

/** Upper case without accents; every run of anything but letters becomes one space, `&` reads as "and". */
export function normalizedName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/[^A-Z]+/g, ' ')
    .trim();
}

const byCode = new Map(JURISDICTIONS.map((entry) => [entry.code, entry]));
const byName = new Map<string, Jurisdiction>(
  JURISDICTIONS.map((entry) => [normalizedName(entry.name), entry]),
);
for (const [alias, code] of ALIASES) {
  const entry = byCode.get(code);
  if (entry) byName.set(alias, entry);
}

/** The jurisdiction with this two-letter postal code (any case, spaces around it allowed), or undefined. */
export function jurisdictionByCode(code: string): Jurisdiction | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/**
 * The jurisdiction with this name: case, accents and punctuation do not matter, and official spellings
 * such as NEWFOUNDLAND, QUÉBEC or "Washington, D.C." are known. Undefined when nothing matches exactly.
 */
export function jurisdictionByName(name: string): Jurisdiction | undefined {
  return byName.get(normalizedName(name));
}

/** The jurisdiction meant by a code or a name, for text a person or a file gave; undefined when unknown. */
export function findJurisdiction(text: string): Jurisdiction | undefined {
  return jurisdictionByCode(text) ?? jurisdictionByName(text);
}

/** The jurisdiction with this code; throws on an unknown one, for codes that were checked before. */
export function requireJurisdiction(code: string): Jurisdiction {
  const entry = jurisdictionByCode(code);
  if (!entry) throw new RangeError(`Unknown jurisdiction code "${code}"`);
  return entry;
}

/** Whether the code is one of the 58 members, whose miles are IFTA miles (R224). False for unknown codes. */
export function isIftaMember(code: string): boolean {
  return jurisdictionByCode(code)?.iftaMember ?? false;
}
