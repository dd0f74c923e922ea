/** Spelling-proof keys: two spellings of one place or highway give the same key. */

export function placeNameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replace(/^ste\.? /, 'sainte ')
    .replace(/ ste\.? /, ' sainte ')
    .replace(/^(fort|ft\.?) /, 'fort ')
    .replace(/^mt\.? /, 'mount ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export const placeKey = (name: string, jurisdiction: string): string =>
  `${placeNameKey(name)}|${jurisdiction}`;

/** I-90, I 90 and i90 are one highway; so are TC-1 and TCH. */
export function highwayKey(highway: string): string {
  return highway
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^TC1$/, 'TCH')
    .replace(/^(US|I)0+/, '$1');
}
