import { describe, expect, it } from 'vitest';
import { parseNetworkText } from '~/roads/text/parse-network-text';

/** The one error of a line, with the word that is at its column. */
function faultOf(line: string) {
  const { statements, errors } = parseNetworkText('a.txt', line);
  expect(statements).toEqual([]);
  expect(errors).toHaveLength(1);
  const [{ file, line: number, column, message }] = errors as [(typeof errors)[number]];
  expect([file, number]).toEqual(['a.txt', 1]);
  return [message, line.slice(column - 1)];
}

const DISTANCE = 'is not a distance: miles with one decimal are wanted, like 12.3';
const PAIRS = 'the bracket wants pairs of code and miles, like [WY 0.4 NE 37.5]';
const AFTER_AT = 'after @ come latitude,longitude and a name, like @41.25,-96.01 Omaha West NE';
const CODE = 'is not a state or province code';
const END = 'must end in a state or province code';
const JOINT = 'is not a joint: two highways and the miles between are wanted, like I-80 ~ US-281 5.2';
const SIDE =
  'is not a side of a crossing: highway, place, miles and next place are wanted, like I-80 Big Springs NE 3.1 Brule NE';
const PLACE = 'a place wants a name, a code and coordinates, like P Biggs Junction OR @45.67,-120.83';
const ISLAND = 'an island wants a name and one place on it, like ISLAND Newfoundland: Gander NL';
const kind = (word: string) =>
  `"${word}" is not a kind of line: I, F, T, U or S begin a corridor, J a joint, X a crossing, TOLL a toll bridge or tunnel, RULE a rule for trucks, P a place, ISLAND an island, BARRIER water that streets do not cross, RIVER a state line that they cross by bridges only, BORDER points of a state line`;

describe('a fault of a text is told in words, at its place in the line', () => {
  it.each([
    // The line as a whole.
    [
      ' I I-80: Cheyenne WY; 39.2 Pine Bluffs',
      'a line must not begin with a space',
      ' I I-80: Cheyenne WY; 39.2 Pine Bluffs',
    ],
    ['Q I-80: Cheyenne WY; 3.0 A', kind('Q'), 'Q I-80: Cheyenne WY; 3.0 A'],
    ['II I-80: Cheyenne WY; 3.0 A', kind('II'), 'II I-80: Cheyenne WY; 3.0 A'],
    ['XI I-80: Cheyenne WY; 3.0 A', kind('XI'), 'XI I-80: Cheyenne WY; 3.0 A'],
    ['$I I-80: Cheyenne WY; 3.0 A', kind('$I'), '$I I-80: Cheyenne WY; 3.0 A'],
    ['ISLANDS The Rock: Gander NL', kind('ISLANDS'), 'ISLANDS The Rock: Gander NL'],
    // Corridors.
    ['I I-80 Cheyenne WY; 39.2 Pine Bluffs', 'a corridor needs ": " after its highway', ''],
    ['I I-80:Cheyenne WY; 39.2 Pine Bluffs', 'a corridor needs ": " after its highway', ''],
    ['I$ : Cheyenne WY; 39.2 A', 'the highway has no name', ' : Cheyenne WY; 39.2 A'],
    ['I I-80: Cheyenne WY', 'a corridor needs at least two places', ''],
    ['I I-80: Cheyenne WY;', 'a corridor needs at least two places', ''],
    ['I I-80: ', 'a place is missing between two semicolons', ''],
    ['I I-80: Cheyenne WY;  ; 3.0 A', 'a place is missing between two semicolons', '; 3.0 A'],
    ['I I-80: Cheyenne WY; 3.0 A;;', 'a place is missing between two semicolons', ';'],
    ['I I-80: Cheyenne; 39.2 A', `the first place "Cheyenne" ${END}`, 'Cheyenne; 39.2 A'],
    ['I I-80: Cheyenne ZZ; 39.2 A', `the first place "Cheyenne ZZ" ${END}`, 'Cheyenne ZZ; 39.2 A'],
    ['I I-80: WY; 39.2 A', `the first place "WY" ${END}`, 'WY; 39.2 A'],
    ['I I-80: Cheyenne WY; 39.2 Big Pine ZZ', `"ZZ" ${CODE}`, 'ZZ'],
    [
      'I I-80: 3.0 Cheyenne WY; 39.2 A',
      'the first place of a corridor has no distance before it',
      '3.0 Cheyenne WY; 39.2 A',
    ],
    [
      'I I-80: Cheyenne WY [WY 3.0]; 39.2 A',
      'the first place of a corridor has no piece to split',
      '[WY 3.0]; 39.2 A',
    ],
    ['I I-80: Cheyenne WY; 39.2', 'the name of the place is missing', ''],
    ['I I-80: Cheyenne WY; 39.2 [WY 39.2]', 'the name of the place is missing', '[WY 39.2]'],
    // Distances.
    ['I I-80: Cheyenne WY; ~39,2 A', `"39,2" ${DISTANCE}`, '39,2 A'],
    ['I I-80: Cheyenne WY; 39.25* A', `"39.25" ${DISTANCE}`, '39.25* A'],
    ['I I-80: Cheyenne WY; 39. A', `"39." ${DISTANCE}`, '39. A'],
    ['I I-80: Cheyenne WY; 3.9.2 A', `"3.9.2" ${DISTANCE}`, '3.9.2 A'],
    ['I I-80: Cheyenne WY; 3.0 A (1.23)', `"1.23" ${DISTANCE}`, '1.23)'],
    ['I I-80: Cheyenne WY; 3.0 A (1.2 mi)', `"1.2 mi" ${DISTANCE}`, '1.2 mi)'],
    // Coordinates.
    ['I I-80: Cheyenne WY; 39.2 @41 A', AFTER_AT, '@41 A'],
    ['I I-80: Cheyenne WY; 39.2 @41.1,-102.7', AFTER_AT, '@41.1,-102.7'],
    ['I I-80: Cheyenne WY; 39.2 @41.,-102.7 A', AFTER_AT, '@41.,-102.7 A'],
    ['I I-80: Cheyenne WY; 39.2 @41.1,-102. A', AFTER_AT, '@41.1,-102. A'],
    ['I I-80: Cheyenne WY; 39.2 x@41.1,-102.7 A [', 'the bracket is not closed', ''],
    ['I I-80: Cheyenne WY; @14.9,-102.7 A', '14.9,-102.7 is not in North America', '@14.9,-102.7 A'],
    ['I I-80: Cheyenne WY; @75.1,-102.7 A', '75.1,-102.7 is not in North America', '@75.1,-102.7 A'],
    ['I I-80: Cheyenne WY; @41.1,-170.1 A', '41.1,-170.1 is not in North America', '@41.1,-170.1 A'],
    ['I I-80: Cheyenne WY; @41.1,-49.9 A', '41.1,-49.9 is not in North America', '@41.1,-49.9 A'],
    // Brackets.
    ['I I-80: Cheyenne WY; 39.2 A NE [WY 0.4 NE]', PAIRS, 'WY 0.4 NE]'],
    ['I I-80: Cheyenne WY; 39.2 A NE []', PAIRS, ']'],
    ['I I-80: Cheyenne WY; 39.2 A NE [ZZ 0.4 NE 38.8]', `"ZZ" ${CODE}`, 'ZZ 0.4 NE 38.8]'],
    ['I I-80: Cheyenne WY; 39.2 A NE [WY 0.4 NE x]', `"x" ${DISTANCE}`, 'WY 0.4 NE x]'],
    ['I I-80: Cheyenne WY; 39.2 A NE [WY 0.4 NE 38.8', 'the bracket is not closed', ''],
    ['I I-80: Cheyenne WY; 39.2 A [WY 39.2] NE; 3.0 B', 'the bracket is not closed', '; 3.0 B'],
    ['I I-80: Cheyenne WY; 39.2 A NE]', 'a bracket is closed that was not opened', ']'],
    // Joints.
    ['J Grand Island NE I-80 ~ US-281 5.2', 'a joint needs ": " after its place', ''],
    ['J Grand Island: I-80 ~ US-281 5.2', `"Grand Island" ${END}`, 'Grand Island: I-80 ~ US-281 5.2'],
    ['J Grand Island ZZ: I-80 ~ US-281 5.2', `"ZZ" ${CODE}`, 'ZZ: I-80 ~ US-281 5.2'],
    ['J Grand Island NE: I-80 US-281 5.2', `"I-80 US-281 5.2" ${JOINT}`, 'I-80 US-281 5.2'],
    ['J Grand Island NE: I-80 ~ US-281 5.2; I-80 ~ US-30', `"I-80 ~ US-30" ${JOINT}`, 'I-80 ~ US-30'],
    ['J Grand Island NE: I-80 ~ US-281 near', `"near" ${DISTANCE}`, 'near'],
    ['J Grand Island NE: ', 'the joint names no highways', ''],
    ['J Grand Island NE:  ; ', 'the joint names no highways', ''],
    // Crossings.
    [
      'X I-80 Kearney NE 6.3 Gibbon NE',
      'a crossing wants two sides with " = " between them',
      'I-80 Kearney NE 6.3 Gibbon NE',
    ],
    [
      'X A B NE 6.3 C NE = A B NE 6.3 C NE = A B NE 6.3 C NE',
      'a crossing wants two sides with " = " between them',
      'A B NE 6.3 C NE = A B NE 6.3 C NE = A B NE 6.3 C NE',
    ],
    [
      'X I-80 NE 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE',
      `"I-80 NE 6.3 Gibbon NE" ${SIDE}`,
      'I-80 NE 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE',
    ],
    [
      'X I-80 Kearney NE 6.3 Gibbon NE = NE-10 Minden NE Kearney NE',
      `"NE-10 Minden NE Kearney NE" ${SIDE}`,
      'NE-10 Minden NE Kearney NE',
    ],
    [
      'X I-80 Kearney NE 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney',
      `"NE-10 Minden NE 14.1 Kearney" ${SIDE}`,
      'NE-10 Minden NE 14.1 Kearney',
    ],
    [
      'X I-80 Kearney ZZ 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE',
      `"ZZ" ${CODE}`,
      'ZZ 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE',
    ],
    [
      'X I-80 Kearney NE 6.33 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE',
      `"6.33" ${DISTANCE}`,
      '6.33 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE',
    ],
    ['X I-80 Kearney NE 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney YY', `"YY" ${CODE}`, 'YY'],
    [
      'X I-80 Kearney NE 6.3 Gibbon NE = NE-10 Minden NE 14.1 Kearney NE + 1.25',
      `"1.25" ${DISTANCE}`,
      '1.25',
    ],
    // Places and islands.
    ['P Biggs Junction OR 45.67,-120.83', PLACE, 'Biggs Junction OR 45.67,-120.83'],
    ['P Biggs Junction OR @45.67,-120.83 x', PLACE, 'Biggs Junction OR @45.67,-120.83 x'],
    ['P @45.67,-120.83', PLACE, '@45.67,-120.83'],
    ['P Biggs Junction @45.67,-120.83', `"Biggs Junction" ${END}`, 'Biggs Junction @45.67,-120.83'],
    ['P Biggs Junction ZZ @45.67,-120.83', `"ZZ" ${CODE}`, 'ZZ @45.67,-120.83'],
    ['P Biggs Junction OR @4.5,-120.83', '4.5,-120.83 is not in North America', '@4.5,-120.83'],
    ['ISLAND Newfoundland Gander NL', ISLAND, 'Newfoundland Gander NL'],
    ['ISLAND Newfoundland: ', ISLAND, 'Newfoundland: '],
    ['ISLAND The Rock: Gander', `"Gander" ${END}`, 'Gander'],
    ['ISLAND The Rock: Gander ZZ', `"ZZ" ${CODE}`, 'ZZ'],
  ])('%s', (line, message, rest) => {
    expect(faultOf(line)).toEqual([message, rest]);
  });

  it('knows the codes of all states and provinces, and no others', () => {
    const codes =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(
        ' ',
      );
    expect(codes).toHaveLength(64);
    const text = (code: string) => `P Somewhere ${code} @40,-100`;
    expect(parseNetworkText('a.txt', codes.map(text).join('\n')).statements).toHaveLength(64);
    for (const code of ['MX', 'PR', 'US', 'XX']) expect(faultOf(text(code))[0]).toBe(`"${code}" ${CODE}`);
  });
});
