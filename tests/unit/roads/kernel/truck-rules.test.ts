import { beforeAll, describe, expect, it } from 'vitest';
import { readCompilerInput } from '../../../../app/cli/roads-sources';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { writeNetworkFile } from '~/roads/format/network-file';
import type { TripRequest } from '~/roads/kernel/trip';
import { openRouter, type Router } from '~/roads/router';
import { parseTruckLimits } from '~/roads/text/truck-limits';
import { wordsOf } from '../compiled-roads';
import { compileSmall, smallRouter, stop, TEXT } from '../small-network';

type Point = [lat: number, lon: number];
type Asked = Pick<TripRequest, 'truck' | 'date' | 'alternatives'>;

const withRule = (line: string) => [TEXT.trimEnd(), line, ''].join('\n');
const RULE = "RULE Long Gap: I-1 Birch KS ~ Elm MO; length 40', closed 11-15 05-15; narrow; State DOT";

describe('a rule for trucks', () => {
  it.each<[string, Asked, string | undefined]>([
    ['a truck as long as the limit', { truck: { lengthInches: 480 } }, undefined],
    ['a longer truck', { truck: { lengthInches: 481 } }, 'vehicles over 40 ft long'],
    ['a truck of no known length', { truck: { heightInches: 162 } }, undefined],
    ['the day before the season', { date: '2026-11-14' }, undefined],
    ['the first day', { date: '2026-11-15' }, 'traffic from November 15 to May 15'],
    ['the new year', { date: '2027-01-01' }, 'traffic from November 15 to May 15'],
    ['the last day', { date: '2027-05-15' }, 'traffic from November 15 to May 15'],
    ['the day after', { date: '2027-05-16' }, undefined],
    ['no day', {}, undefined],
  ])('%s', (_, asked, rule) => {
    const outcome = smallRouter(withRule(RULE)).route({
      stops: [stop('Birch KS'), stop('Elm MO')],
      ...asked,
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.trip.rules?.map((met) => met.rule)).toEqual(rule && [rule]);
    if (rule)
      expect(outcome.trip.rules![0]).toMatchObject({
        name: 'Long Gap',
        stretch: 'I-1 from Birch, KS to Elm, MO',
        reason: 'narrow',
        source: 'State DOT',
      });
  });

  it.each([
    ['2026-11-14', '2027-05-16', true],
    ['2026-11-15', '2027-05-15', true],
    ['2026-11-14', '2026-11-15', false],
    ['2027-05-15', '2027-05-16', false],
  ])('on %s and %s closes the same roads: %s', (oneDay, otherDay, isSame) => {
    expect(smallRouter(withRule(RULE)).sameSeason(oneDay, otherDay)).toBe(isSame);
  });

  it('holds on a bridge or tunnel that is shorter than its piece, and nowhere else on it', () => {
    const line = 'RULE Deep Tunnel: I-1 Birch KS 20.0 Cedar KS + 1.5; hazmat; under water; State DOT';
    const router = smallRouter(withRule(line));
    const [birch, cedar, elm] = [stop('Birch KS'), stop('Cedar KS'), stop('Elm MO')];
    const rulesOf = (from: object, to: object) => {
      const outcome = router.route({ stops: [from, to] as (typeof birch)[], truck: { hazmat: true } });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.trip.rules?.map(({ name, stretch, kept }) => [name, stretch, kept]);
    };
    expect(rulesOf(birch, elm)).toEqual([['Deep Tunnel', 'I-1', false]]);
    // 40 and 52 miles from Birch, beyond it.
    expect(rulesOf({ lat: 39, lon: -96.26 }, cedar)).toBeUndefined();
    expect(rulesOf({ lat: 39, lon: -96.9 }, birch)).toBeUndefined();
  });

  it.each([
    ["length 35'9\", height 13'1\", width 8'", { lengthInches: 429, heightInches: 157, widthInches: 96 }],
    ['weight 60000, hazmat', { weightPounds: 60_000, hazmat: true }],
    ['commercial, closed 06-01 09-30', { commercial: true, closedFrom: 601, closedTo: 930 }],
  ])('has the limits %s', (text, limits) => {
    expect(parseTruckLimits(text)).toMatchObject(limits);
  });

  it.each([
    '',
    'length 35',
    'closed 13-01 05-01',
    'closed 11-15',
    'weight heavy',
    'hazmat always',
    'length 35\' 9"',
  ])('has no limit "%s"', (text) => expect(parseTruckLimits(text)).toBeNull());

  it.each([
    ['RULE Gap: I-1 Birch KS; commercial; why; who', /a rule wants a name, a stretch/],
    [
      'RULE Gap: I-1 Birch KS 50.0 Cedar KS + 9.0; hazmat; why; who',
      /Gap does not fit on its piece|no corridor runs/,
    ],
    ['RULE Gap: I-1 Birch KS 5.0 Cedar KS + 0.0; hazmat; why; who', /Gap has no length/],
    ['RULE Gap: I-1 Birch KS ~ Elm MO; slow; why; who', /"slow" are not limits for trucks/],
    [
      'RULE Gap: I-1 Birch KS ~ Nowhere MO; commercial; why; who',
      /no road of its own leads from "I-1 Birch KS"/,
    ],
  ])('%s is named as a fault', (line, message) => {
    const words = wordsOf(compileSmall(withRule(line)));
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(message);
  });
});

describe('rules for trucks of the real network', () => {
  let router: Router;
  beforeAll(() => {
    router = openRouter(writeNetworkFile(compileNetwork(readCompilerInput()).tables));
  });

  const trip = (from: Point, to: Point, asked: Asked) => {
    const outcome = router.route({ stops: [from, to].map(([lat, lon]) => ({ lat, lon })), ...asked });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome;
  };
  const COMMON = { lengthInches: 840, heightInches: 162, widthInches: 102, weightPounds: 80_000 };
  const WINTER = '2027-02-01';
  const TALL: Asked = { truck: COMMON };
  const HAZMAT: Asked = { truck: { hazmat: true } };

  it.each<[name: string, highway: string, from: Point, to: Point, asked: Asked]>([
    ['Newfound Gap Road', 'US-441', [35.477, -83.315], [35.714, -83.51], {}],
    ['Tail of the Dragon', 'US-129', [35.32, -83.81], [35.757, -83.97], { truck: COMMON }],
    ['Smugglers Notch', 'VT-108', [44.466, -72.685], [44.644, -72.83], { date: WINTER }],
    ['Independence Pass', 'CO-82', [39.19, -106.82], [39.04, -106.26], { truck: COMMON }],
    ['Zion-Mount Carmel Tunnel', 'UT-9', [37.19, -113], [37.27, -112.64], { truck: COMMON }],
    ['Beartooth Highway', 'US-212', [45.186, -109.247], [45.02, -109.93], { date: WINTER }],
    ['Sonora Pass', 'CA-108', [38, -120.25], [38.25, -119.23], { date: WINTER }],
    ['Ebbetts Pass', 'CA-4', [38.25, -120.35], [38.69, -119.78], { date: WINTER }],
    ['North Cascades Highway', 'WA-20', [48.53, -121.45], [48.47, -120.18], { date: WINTER }],
    ['Lincoln Tunnel', 'NJ-495', [40.772, -74.036], [40.758, -73.99], { truck: COMMON }],
    ['Queens-Midtown Tunnel', 'I-495', [40.7465, -73.974], [40.76, -73.82], TALL],
    ['Hopland Grade', 'CA-175', [38.97, -123.12], [39.04, -122.92], TALL],
    ['Holland Tunnel', 'I-78', [40.7282, -74.0776], [40.7143, -74.006], HAZMAT],
    ['Baltimore Harbor Tunnel', 'I-895', [39.14, -76.75], [39.38, -76.45], HAZMAT],
    ['Fort McHenry Tunnel', 'I-95', [39.267, -76.616], [39.289, -76.533], HAZMAT],
    ['Hampton Roads Bridge-Tunnel', 'I-64', [37.03, -76.345], [36.93, -76.27], HAZMAT],
    ['Monitor-Merrimac Bridge-Tunnel', 'I-664', [36.98, -76.42], [36.88, -76.43], HAZMAT],
    ['Eisenhower Tunnel', 'I-70', [39.63, -106.07], [39.706, -105.697], HAZMAT],
    ["O'Neill Tunnel", 'I-93', [42.25, -71], [42.42, -71.107], HAZMAT],
    ['Ted Williams Tunnel', 'I-90', [42.345, -71.04], [42.365, -71.02], HAZMAT],
    ['La Fontaine Bridge-Tunnel', 'A-25', [45.56, -73.54], [45.59, -73.45], HAZMAT],
    ['George Massey Tunnel', 'BC-99', [49.03, -122.8], [49.17, -123.13], HAZMAT],
    ['San Marcos Pass', 'CA-154', [34.44, -119.76], [34.61, -120.09], HAZMAT],
    ['Zion-Mount Carmel Tunnel', 'UT-9', [37.19, -113], [37.27, -112.64], HAZMAT],
    ['Francis Scott Key Bridge', 'I-695', [39.25, -76.5], [39.17, -76.6], {}],
    ['Icefields Parkway', 'AB-93', [51.43, -116.18], [52.87, -118.08], {}],
    ['Chinook Pass', 'WA-410', [47.2, -121.99], [46.73, -120.7], {}],
    ['Monte Cristo', 'UT-39', [41.26, -111.77], [41.52, -111.16], { date: WINTER }],
    [
      'Detroit-Windsor Tunnel',
      'Detroit-Windsor Tunnel',
      [42.335, -83.04],
      [42.31, -83.03],
      { truck: COMMON },
    ],
  ])('%s turns a trip that breaks it, and no other', (name, highway, from, to, asked) => {
    const { trip: turned } = trip(from, to, asked);
    expect(turned.rules).toMatchObject([{ name, kept: false }]);
    if (Object.keys(asked).length === 0) return;
    const { trip: free } = trip(from, to, { date: '2026-08-01', truck: { lengthInches: 300 } });
    expect(free).not.toHaveProperty('rules');
    expect(free.highways.map((road) => road.highway)).toContain(highway);
    expect(free.distanceTenthMiles).not.toBe(turned.distanceTenthMiles);
  });

  it('keeps other ways off a closed road too', () => {
    const { trip: turned, alternatives } = trip([40.25, -105.82], [40.377, -105.52], { alternatives: 2 });
    expect(turned.rules).toMatchObject([{ name: 'Trail Ridge Road', rule: 'commercial vehicles' }]);
    expect(alternatives.length).toBeGreaterThan(0);
    // Over the divide by Trail Ridge Road are 45 miles.
    for (const other of [turned, ...alternatives]) expect(other.distanceTenthMiles).toBeGreaterThan(1_000);
  });

  it.each<[name: string, highway: string, from: Point, to: Point, asked: Asked]>([
    ['North Rim Road', 'AZ-67', [36.71, -112.22], [36.21, -112.06], { date: WINTER }],
    ['Highwood Pass', 'AB-40', [50.8, -114.87], [50.53, -114.23], { date: WINTER }],
    ['El Portal Road', 'CA-140', [37.3, -120.48], [37.745, -119.59], {}],
    ['Taylor Highway', 'AK-5', [63.33, -142.98], [64.07, -141.93], { date: WINTER }],
    ['Denali Highway', 'AK-8', [63.03, -145.5], [63.39, -148.95], { date: WINTER }],
  ])(
    '%s is used where no other road leads to a stop, and the trip says so',
    (name, highway, from, to, asked) => {
      const { trip: only } = trip(from, to, asked);
      expect(only.rules).toMatchObject([{ name, kept: true }]);
      expect(only.highways.map((road) => road.highway)).toContain(highway);
    },
  );

  it('finds a road around and no streets that the network does not know', () => {
    const miles = (from: Point, to: Point, asked: Asked) =>
      trip(from, to, asked).trip.distanceTenthMiles / 10;
    // By Buellton; by Sonora; by the James River Bridge; over Loveland Pass.
    expect(miles([34.44, -119.76], [34.61, -120.09], HAZMAT)).toBeGreaterThan(40);
    expect(miles([37.96, -119.12], [37.84, -120.23], {})).toBeGreaterThan(125);
    expect(miles([37.03, -76.345], [36.93, -76.27], HAZMAT)).toBeGreaterThan(35);
    // By the mileposts of US-6 (208.7 to 229.2) and I-70 (216.2 to 228) and the streets at both ends.
    expect(miles([39.63, -106.07], [39.706, -105.697], HAZMAT)).toBeCloseTo(32.3 + 1.7, 0);
    // To Manhattan by the George Washington Bridge and over the Harlem River.
    const { trip: high } = trip([40.7282, -74.0776], [40.7143, -74.006], TALL);
    expect(high.highways.map((road) => road.highway)).toEqual(expect.arrayContaining(['I-95', 'I-87']));
  });
});
