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

/** I-90, I 90 and i90 are one highway; so are TC-1 and TCH, US-31BUS and US 31 Business. */
export function highwayKey(highway: string): string {
  return highway
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(
      /(\d[A-Z]?)(BUS)INESS$|(\d[A-Z]?)(ALT)ERNATE$|(\d[A-Z]?)(BYP)ASS$|(\d[A-Z]?)(CON)NECTOR$/,
      '$1$2$3$4$5$6$7$8',
    )
    .replace(/(\d[A-Z]?)SPUR$/, '$1SPR')
    .replace(/(\d[A-Z]?)TRUCK$/, '$1TRK')
    .replace(/^TC1$/, 'TCH')
    .replace(/^(US|I)0+/, '$1');
}
