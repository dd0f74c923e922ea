import { describe, expect, it } from 'vitest';
import { EDGE_FREEWAY } from '~/roads/format/network-tables';
import { compileTexts, TEXT } from '../small-network';
import { formatTextError, type Corridor } from '~/roads/text/network-statements';
import { parseNetworkText } from '~/roads/text/parse-network-text';

const stopsOf = (line: string) => (parseNetworkText('a.txt', line).statements[0] as Corridor).stops;

describe('figures of a corridor', () => {
  it('reads how far the highway passes from a town, before the bracket', () => {
    const stops = stopsOf('U US-6: Cheyenne WY (1.5); 60.1 Kimball NE (12) [WY 39.6 NE 20.5]; 20.0 Sidney');
    expect(stops.map((stop) => [stop.name, stop.asideTenths])).toEqual([
      ['Cheyenne', 15],
      ['Kimball', 120],
      ['Sidney', 0],
    ]);
    expect(stops[1]!.shares).toHaveLength(2);
  });

  it('takes a parenthesis that is no number as part of the name', () => {
    const [, stop] = stopsOf('U US-6: Cheyenne WY; 9.0 Weston (Toronto) ON');
    expect(stop).toMatchObject({ name: 'Weston (Toronto)', jurisdiction: 'ON', asideTenths: 0 });
  });

  it('reads how much of a piece is built as a freeway, with the other marks in any order', () => {
    const stops = stopsOf('U US-6: Cheyenne WY; 9.0*4$ Kimball NE; 9.0!* Sidney; 9.0 Ogallala');
    expect(stops.slice(1).map((stop) => [stop.freewayShare, stop.freeway, stop.toll, stop.noTrucks])).toEqual(
      [
        [4, false, true, false],
        [10, true, false, true],
        [0, false, false, false],
      ],
    );
  });

  it('makes a piece that is a freeway in part as fast as its parts', () => {
    const { tables } = compileTexts([
      {
        file: 'a.txt',
        text:
          TEXT + 'U US-9: Alder KS; 108.0*4 Cedar\nJ Alder KS: I-1 ~ US-9 0.0\nJ Cedar KS: I-1 ~ US-9 1.0\n',
      },
    ]);
    const us9 = [...tables.edgeTenths.keys()].filter(
      (e) => tables.highways[tables.edgeHighway[e]!] === 'US-9',
    );
    expect(
      us9.map((e) => [tables.edgeTenths[e], tables.edgeFlags[e]! & EDGE_FREEWAY ? 'freeway' : 'road']),
    ).toEqual([
      [432, 'freeway'],
      [648, 'road'],
    ]);
  });

  it('names the column of a figure that is no number of miles', () => {
    const { errors } = parseNetworkText('a.txt', 'U US-6: Cheyenne WY; 9.0 Kimball NE (1.23)');
    expect(errors.map(formatTextError)).toEqual([expect.stringMatching(/^a\.txt:1:38 /)]);
  });

  it('lays no second road for a piece that runs along another, and ties its ends', () => {
    const along = 'U US-9: Alder KS; 108.0& Cedar\nJ Alder KS: I-1 ~ US-9 0.0\nJ Cedar KS: I-1 ~ US-9 0.0\n';
    const before = compileTexts([{ file: 'plains/corridors.txt', text: TEXT }]);
    const after = compileTexts([{ file: 'plains/corridors.txt', text: TEXT + along }]);
    expect(after.errors).toEqual([]);
    expect(after.tables.edgeFrom.length).toBe(before.tables.edgeFrom.length);
    expect(after.assembly.components).toEqual(before.assembly.components);
  });
});
