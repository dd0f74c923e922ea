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

  it('uses a closed road where no other leads to a stop, and says so', () => {
    const { trip: only } = trip([36.71, -112.22], [36.21, -112.06], { date: WINTER });
    expect(only.rules).toMatchObject([{ name: 'North Rim Road', kept: true }]);
    expect(only.highways.map((road) => road.highway)).toContain('AZ-67');
  });
});
