import { describe, expect, it } from 'vitest';
import {
  isRuralArea,
  parsePostalCode,
  parsePostalPrefix,
  placeCountry,
  postalWord,
  provinceOfArea,
  unroutablePostalReason,
} from '~/engine/places/postal-code';

describe('the first letter of a Canadian code', () => {
  it.each([
    ['NL', 'A'],
    ['NS', 'B'],
    ['PE', 'C'],
    ['NB', 'E'],
    ['QC', 'GHJ'],
    ['ON', 'KLMNP'],
    ['MB', 'R'],
    ['SK', 'S'],
    ['AB', 'T'],
    ['BC', 'V'],
    ['YT', 'Y'],
  ])('of %s is one of %s', (province, letters) => {
    for (const letter of letters) expect([letter, provinceOfArea(`${letter}1A`)]).toEqual([letter, province]);
  });

  it('X is shared by Nunavut, which has three areas, and the Northwest Territories', () => {
    expect(['X0A', 'X0B', 'X0C', 'X0E', 'X0G', 'X1A'].map(provinceOfArea)).toEqual([
      'NU',
      'NU',
      'NU',
      'NT',
      'NT',
      'NT',
    ]);
  });

  it.each(['D', 'F', 'I', 'O', 'Q', 'U', 'W', 'Z'])('%s is not used', (letter) => {
    expect(provinceOfArea(`${letter}1A`)).toBeUndefined();
    expect(parsePostalCode(`${letter}1A`)).toBeUndefined();
  });
});

describe('a code', () => {
  it('is read up to forty characters', () => {
    expect(parsePostalCode('60601'.padStart(40))?.text).toBe('60601');
    expect(parsePostalCode('60601'.padStart(41))).toBeUndefined();
    expect(parsePostalPrefix('606'.padStart(40))).toBe('606');
    expect(parsePostalPrefix('606'.padStart(41))).toBeUndefined();
  });

  it.each([
    'x60601',
    '60601x',
    '60601-12345',
    '60601-123',
    'xT2P',
    'T2P1J9x',
    'T2P 1J9 1',
    'T2P 1D9'.replace('D', 'O'),
  ])('is none as %s', (text) => {
    expect(parsePostalCode(text)).toBeUndefined();
  });

  it('is begun by digits, or by letter and digit in turn', () => {
    expect(
      ['60 6', '60-6', '60601', '606011', 'T2P1', 'T2P 1J', 'T2D', 'T22', 'xT2', 'T2P1JJ', 'W2'].map(
        parsePostalPrefix,
      ),
    ).toEqual([
      '606',
      '606',
      '60601',
      undefined,
      'T2P',
      'T2P',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(parsePostalPrefix(' t２ ')).toBe('T2');
  });

  it('is a ZIP in the United States and a postal code in Canada; a zero in second place is the country', () => {
    expect([postalWord('60601'), postalWord('T2P')]).toEqual(['ZIP', 'Postal code']);
    expect(['T0P', 'T2P', '00601', 'AT0'].map(isRuralArea)).toEqual([true, false, false, false]);
  });
});

describe('a code that no road reaches', () => {
  it.each([
    ['00601', 'ZIP 00601 is in Puerto Rico, which has no road to the mainland.'],
    ['00725', 'ZIP 00725 is in Puerto Rico, which has no road to the mainland.'],
    ['00901', 'ZIP 00901 is in Puerto Rico, which has no road to the mainland.'],
    ['00801', 'ZIP 00801 is in the U.S. Virgin Islands, which have no road to the mainland.'],
    ['96913', 'ZIP 96913 is on a Pacific island, which has no road to the mainland.'],
    ['09012', 'ZIP 09012 is a military post office abroad, not a place on the road.'],
    ['34002', 'ZIP 34002 is a military post office abroad, not a place on the road.'],
    ['96201', 'ZIP 96201 is a military post office abroad, not a place on the road.'],
    ['96602', 'ZIP 96602 is a military post office abroad, not a place on the road.'],
  ])('%s says why', (area, message) => {
    expect(unroutablePostalReason(area)).toBe(message);
  });

  it.each(['00501', '10080', '10060', '19690', '34102', '10912', '96101', '96701', '13402'])(
    'is not %s',
    (area) => {
      expect(unroutablePostalReason(area)).toBeUndefined();
    },
  );
});

describe('the country of a place', () => {
  it('is the United States or Canada; routes end at the Mexican border', () => {
    expect(['IL', 'ON', 'DC', 'YT', 'MX', 'XX'].map(placeCountry)).toEqual([
      'US',
      'CA',
      'US',
      'CA',
      undefined,
      undefined,
    ]);
  });
});
