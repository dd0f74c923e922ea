import { describe, expect, it } from 'vitest';
import { formatTextError, type Corridor } from '~/roads/text/network-statements';
import { parseNetworkText } from '~/roads/text/parse-network-text';

const corridor = (line: string): Corridor => {
  const { statements, errors } = parseNetworkText('west/corridors.txt', line);
  expect(errors).toEqual([]);
  return statements[0] as Corridor;
};
const errorsOf = (text: string) => parseNetworkText('west/corridors.txt', text).errors.map(formatTextError);

describe('a corridor line', () => {
  it('gives places with miles, marks, own coordinates and border shares', () => {
    const { roadClass, highway, stops } = corridor(
      'I I-80: Cheyenne WY; 39.2 Pine Bluffs; 20.9 Kimball NE [WY 0.4 NE 20.5]; ~9.0*$ @41.1,-102.7 Chappell West NE',
    );
    expect({ roadClass, highway }).toEqual({ roadClass: 'I', highway: 'I-80' });
    expect(stops.map((s) => [s.name, s.jurisdiction, s.tenths, s.estimated, s.freeway, s.toll])).toEqual([
      ['Cheyenne', 'WY', null, false, false, false],
      ['Pine Bluffs', 'WY', 392, false, false, false],
      ['Kimball', 'NE', 209, false, false, false],
      ['Chappell West', 'NE', 90, true, true, true],
    ]);
    expect(stops[2]!.shares).toEqual([
      { jurisdiction: 'WY', tenths: 4 },
      { jurisdiction: 'NE', tenths: 205 },
    ]);
    expect(stops[3]!.at).toEqual({ lat: 41.1, lon: -102.7 });
  });

  it('carries toll and truck ban from the class to every piece, except where = takes them off', () => {
    const { stops } = corridor('F$! CT-15: Greenwich CT; 5.0 Stamford; 4.0= Norwalk; 3.0! Westport');
    expect(stops.slice(1).map((s) => [s.toll, s.noTrucks])).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });

  it('knows where each place is in the text', () => {
    const { stops } = corridor('U US-30: Ames IA;  12.0 Nevada; 5.0 Colo');
    expect(stops.map((s) => s.position.column)).toEqual([10, 25, 37]);
  });

  it.each([
    ['I I-80 Cheyenne WY; 39.2 Pine Bluffs', 1, 37, 'a corridor needs ": "'],
    ['I I-80: Cheyenne; 39.2 Pine Bluffs', 1, 9, 'must end in a state or province code'],
    ['I I-80: Cheyenne WY', 1, 20, 'at least two places'],
    ['I I-80: Cheyenne WY; 39,2 Pine Bluffs', 1, 22, '"39,2" is not a distance'],
    ['I I-80: Cheyenne WY; 39.25 Pine Bluffs', 1, 22, '"39.25" is not a distance'],
    ['I I-80: Cheyenne WY; 39.2 Pine Bluffs ZZ', 1, 39, '"ZZ" is not a state'],
    ['I I-80: Cheyenne WY;; 39.2 Pine Bluffs', 1, 21, 'missing between two semicolons'],
    ['I I-80: Cheyenne WY; 39.2 @41 Pine Bluffs', 1, 27, 'latitude,longitude'],
    ['I I-80: Cheyenne WY; 39.2 @-41.1,102.7 Pine Bluffs', 1, 27, 'not in North America'],
    ['I I-80: Cheyenne WY; 39.2 Kimball NE [WY 0.4 NE]', 1, 39, 'pairs of code and miles'],
    ['I I-80: Cheyenne WY; 39.2 Kimball NE [WY 0.4 NE 20.5', 1, 53, 'not closed'],
    ['I I-80: 3.0 Cheyenne WY; 39.2 Kimball NE', 1, 9, 'no distance before it'],
    ['Q I-80: Cheyenne WY; 39.2 Kimball NE', 1, 1, 'not a kind of line'],
    ['# ok\n\nJ Grand Island NE: I-80 US-281 5.2', 3, 20, 'two highways and the miles between'],
    ['J Grand Island: I-80 ~ US-281 5.2', 1, 3, 'must end in a state'],
    ['X I-80 Kearney NE 6.3 Gibbon NE', 1, 3, 'two sides'],
    ['X I-80 Kearney NE 6.3 Gibbon NE = NE-10 Minden 14.1 Kearney NE', 1, 35, 'not a side of a crossing'],
    ['P Biggs Junction OR 45.67,-120.83', 1, 3, 'a place wants'],
    ['ISLAND Newfoundland Gander NL', 1, 8, 'an island wants'],
  ])('refuses %j at its line and column', (text, line, column, message) => {
    const errors = errorsOf(text);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(`west/corridors.txt:${line}:${column} `);
    expect(errors[0]).toContain(message);
  });

  it('reports every bad line and keeps the good ones', () => {
    const parsed = parseNetworkText(
      'a.txt',
      'I I-1: A KS; 1.0 B\nnonsense\nI I-2: C; 2.0 D\nI I-3: E KS; 1.0 F\n',
    );
    expect(parsed.statements).toHaveLength(2);
    expect(parsed.errors.map((e) => e.line)).toEqual([2, 3]);
  });
});
