import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '~/config/project-root.server';
import { StateRivers } from '~/roads/borders/state-rivers';
import { writeNetworkFile } from '~/roads/format/network-file';
import { openRouter, type Router } from '~/roads/router';
import { parseNetworkText } from '~/roads/text/parse-network-text';
import { compileSmall, smallRouter, TEXT } from '../small-network';

/** A road along the far bank, 4 miles from a stop in Kansas; Kansas has no road within thirty. */
const BANKS = `${TEXT}P Bank MO @39.3,-94.97
P Bluff MO @39.6,-94.97
S MO-9: Bank MO; 21.0 Bluff; 112.0 Norwood
J Norwood MO: MO-9 ~ US-2 0.0
`;
const RIVER = 'RIVER Wide KS ~ MO 38,-96 41,-94:';

const tripOf = (
  router: Router,
  from: [number, number, string],
  to: [number, number, string],
  options: { given?: boolean } = {},
) => {
  const outcome = router.route({
    stops: [from, to].map(([lat, lon, jurisdiction]) => ({
      lat,
      lon,
      ...(options.given === false ? {} : { jurisdiction }),
    })),
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.trip;
};
const highwaysOf = (trip: ReturnType<typeof tripOf>) => trip.highways.map(({ highway }) => highway);

describe('a river along a state line', () => {
  const rivers = new StateRivers({
    beside: Int32Array.of(0, 1, 0, 2),
    bounds: Int32Array.of(380_000, -960_000, 410_000, -940_000, 300_000, -960_000, 310_000, -940_000),
    bridgeStart: Int32Array.of(0, 2, 2),
    lat: Int32Array.of(390_000, 395_000),
    lon: Int32Array.of(-950_000, -950_000),
  });

  it('lies between its two states, and where its corners say', () => {
    expect(rivers.between(0, 1, 39, -95)).toBe(0);
    expect(rivers.between(1, 0, 39, -95)).toBe(0);
    expect(rivers.between(0, 2, 30.5, -95)).toBe(1);
    expect(rivers.between(0, 0, 39, -95)).toBe(-1);
    expect(rivers.between(1, 2, 39, -95)).toBe(-1);
    for (const [lat, lon] of [
      [37.9, -95],
      [41.1, -95],
      [39, -96.1],
      [39, -93.9],
    ] as const)
      expect(rivers.between(0, 1, lat, lon)).toBe(-1);
  });

  it('is crossed by the bridge that is best for both ends, and by none that is far', () => {
    const straight = rivers.milesOver(0, 39, -95.05, 39, -94.95);
    expect(straight).toBeCloseTo(5.37, 1);
    expect(rivers.milesOver(0, 39.49, -95, 39.51, -95)).toBeCloseTo(1.38, 1);
    expect(rivers.milesOver(0, 39.2, -95, 39.2, -94.9)).toBe(Infinity);
    expect(rivers.milesOver(1, 30.5, -95, 30.5, -94.9)).toBe(Infinity);
    // Near for one end is not near for both, from whichever it is asked.
    expect(rivers.milesOver(0, 39, -95.01, 39, -94.8)).toBe(Infinity);
    expect(rivers.milesOver(0, 39, -94.8, 39, -95.01)).toBe(Infinity);
    expect(rivers.milesOver(0, 39, -95.1, 39, -94.9)).toBe(rivers.milesOver(0, 39, -94.9, 39, -95.1));
  });
});

describe('a trip from the bank of a river', () => {
  const from: [number, number, string] = [39.45, -95.05, 'KS'];
  const to: [number, number, string] = [40, -93, 'MO'];

  it('takes the near road on the far bank only where a bridge leads over', () => {
    expect(highwaysOf(tripOf(smallRouter(BANKS), from, to))[0]).toBe('MO-9');
    const parted = tripOf(smallRouter(`${BANKS}${RIVER}\n`), from, to);
    expect(highwaysOf(parted)[0]).not.toBe('MO-9');
    const bridged = tripOf(smallRouter(`${BANKS}${RIVER} 39.47,-95\n`), from, to);
    expect(highwaysOf(bridged)[0]).toBe('MO-9');
    expect(highwaysOf(tripOf(smallRouter(`${BANKS}${RIVER} 39.1,-95\n`), from, to))[0]).not.toBe('MO-9');
  });

  it('pays the way over the bridge', () => {
    const near = tripOf(smallRouter(`${BANKS}${RIVER} 39.45,-95\n`), from, to).distanceTenthMiles;
    const far = tripOf(smallRouter(`${BANKS}${RIVER} 39.36,-95\n`), from, to).distanceTenthMiles;
    expect(far).toBeGreaterThan(near + 40);
  });

  it('is told by the states of its ends, on whichever side outlines have them', () => {
    const onTheWrongSide: typeof from = [39.45, -94.99, 'KS'];
    expect(highwaysOf(tripOf(smallRouter(`${BANKS}${RIVER}\n`), onTheWrongSide, to))[0]).not.toBe('MO-9');
  });

  it('goes by no streets to a stop across, but over a bridge it does', () => {
    const across: [number, number, string] = [39.45, -94.96, 'MO'];
    const parted = tripOf(smallRouter(`${BANKS}${RIVER}\n`), from, across);
    expect(highwaysOf(parted)).not.toEqual([]);
    const bridged = tripOf(smallRouter(`${BANKS}${RIVER} 39.45,-95\n`), from, across);
    expect(bridged.distanceTenthMiles).toBeLessThan(100);
    expect(bridged.jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['KS', 'MO']);
  });
});

describe('a river in the texts', () => {
  it('has its name, states, corners and bridges', () => {
    const { statements, errors } = parseNetworkText(
      'a.txt',
      'RIVER Red Fork KS ~ MO 38,-96 41,-94: 39,-95 40,-95',
    );
    expect(errors).toEqual([]);
    expect(statements[0]).toMatchObject({
      kind: 'river',
      river: 'Red Fork',
      between: ['KS', 'MO'],
      corners: [
        { lat: 38, lon: -96 },
        { lat: 41, lon: -94 },
      ],
      bridges: [
        { lat: 39, lon: -95 },
        { lat: 40, lon: -95 },
      ],
    });
    expect(parseNetworkText('a.txt', RIVER).statements[0]).toMatchObject({ bridges: [] });
  });

  it.each([
    ['RIVER KS ~ MO 38,-96 41,-94:', 7, /^a river wants its name/],
    ['RIVER Wide KS ~ ZZ 38,-96 41,-94:', 17, /ZZ/],
    ['RIVER Wide KS ~ MO 41,-94 38,-96:', 20, /^the southwestern corner comes first$/],
    ['RIVER Wide KS ~ MO 38,-96 9,-94:', 27, /^9,-94 is not in North America$/],
    ['RIVER Wide KS ~ MO 38,-96 41,-94: 39', 35, /^"39" is not a point/],
  ])('%s is named as a fault', (line, column, message) => {
    const { errors } = parseNetworkText('a.txt', line);
    expect(errors).toMatchObject([{ column, message: expect.stringMatching(message) as string }]);
  });

  it('is in the file, with where numbered roads cross the line there', () => {
    const border = 'BORDER KS ~ MO: 39.2,-95 35.5,-95';
    const { tables } = compileSmall(`${TEXT}${RIVER} 39.45,-95\n${border}\n`);
    const { rivers, jurisdictions } = openRouter(writeNetworkFile(tables)).graph.tables;
    expect([...rivers.beside].map((index) => jurisdictions[index])).toEqual(['KS', 'MO']);
    expect([...rivers.bounds]).toEqual([380_000, -960_000, 410_000, -940_000]);
    expect([...rivers.bridgeStart]).toEqual([0, 2]);
    expect([...rivers.lat]).toEqual([394_500, 392_000]);
    expect([...rivers.lon]).toEqual([-950_000, -950_000]);
  });

  it('keeps the roads on its banks apart, but not one road that goes on, nor a bridge with miles', () => {
    const crossing = 'X KS-3 Cedar KS 20.0 Northam KS = MO-9 Bank MO 3.0 Bluff MO';
    const warningsOf = (text: string) => compileSmall(text).warnings.map(({ message }) => message);
    expect(warningsOf(`${BANKS}${crossing}\n`)).toEqual([]);
    expect(warningsOf(`${BANKS}${RIVER}\n${crossing}\n`)).toEqual([
      '"KS-3 Cedar" and "MO-9 Bank" do not meet: the Wide lies between them',
    ]);
    expect(warningsOf(`${BANKS}${RIVER}\n${crossing} + 2.0\n`)).toEqual([]);
    const onward = 'X US-2 Birch KS 0.0 Northam KS = US-2 Norwood MO 0.0 Elm MO';
    expect(warningsOf(`${BANKS}${RIVER}\n${onward}\n`)).toEqual([]);
  });
});

describe('rivers of the real network', () => {
  let router: Router;
  beforeAll(() => {
    router = openRouter(readFileSync(inProject('build/roads.bin')));
  });

  it.each<[string, [number, number, string], [number, number, string], string[]]>([
    ['Carson to Bingen', [45.7254, -121.8192, 'WA'], [45.7151, -121.4645, 'WA'], ['WA']],
    ['Atlanta to Columbus, Georgia', [33.749, -84.388, 'GA'], [32.4608, -84.9878, 'GA'], ['GA']],
    ['Steubenville to Marietta along the Ohio', [40.3698, -80.634, 'OH'], [39.4154, -81.4548, 'OH'], ['OH']],
    ['Wheeling to New Martinsville', [40.064, -80.7209, 'WV'], [39.6445, -80.8576, 'WV'], ['WV']],
    ['Alma to Fountain City', [44.3222, -91.915, 'WI'], [44.1263, -91.7143, 'WI'], ['WI']],
    ['Savanna to Thomson', [42.0945, -90.1568, 'IL'], [41.9614, -90.1043, 'IL'], ['IL']],
    ['Walpole to Charlestown', [43.0794, -72.4259, 'NH'], [43.2387, -72.4245, 'NH'], ['NH']],
    ['Trenton to Titusville', [40.2171, -74.7429, 'NJ'], [40.3101, -74.8782, 'NJ'], ['NJ']],
    ['Rockland to Hawkesbury', [45.5501, -75.2922, 'ON'], [45.6073, -74.6073, 'ON'], ['ON']],
    [
      'Dubuque to Platteville, by no third state',
      [42.5006, -90.6646, 'IA'],
      [42.7342, -90.4785, 'WI'],
      ['IA', 'WI'],
    ],
    ['Charles Town to Leesburg, neither', [39.2891, -77.8597, 'WV'], [39.1157, -77.5636, 'VA'], ['WV', 'VA']],
    ['Barnesville to East Liverpool', [39.9881, -81.1765, 'OH'], [40.6187, -80.5773, 'OH'], ['OH']],
    ['Lynden to Sumas', [48.9465, -122.4521, 'WA'], [48.9998, -122.2651, 'WA'], ['WA']],
  ])('%s: no miles beyond the water', (_, from, to, states) => {
    expect(tripOf(router, from, to).jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(states);
  });

  it.each<[string, [number, number, string], [number, number, string], number, number]>([
    // By the Bridge of the Gods, and by the road over the dam at Toledo Bend.
    ['Stevenson to Cascade Locks', [45.6957, -121.8845, 'WA'], [45.6701, -121.8906, 'OR'], 2, 8],
    ['Hanover to Norwich', [43.7023, -72.2895, 'NH'], [43.7153, -72.3079, 'VT'], 1, 4],
    ['Chester to Perryville', [37.9137, -89.822, 'IL'], [37.7242, -89.8612, 'MO'], 13, 22],
  ])('%s goes over the bridge that is there', (_, from, to, least, most) => {
    const miles = tripOf(router, from, to).distanceTenthMiles / 10;
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
  });
});
