import { describe, expect, it } from 'vitest';
import { JurisdictionRuns, splitLine } from '~/roads/borders/jurisdiction-runs';
import { box, mapOf } from '../outlines';

/** Kansas to longitude -95, Missouri from there to -93, water, Nebraska from -92 to -91. */
const map = mapOf([box('KS', -99, 36, -95, 42), box('MO', -95, 36, -93, 42), box('NE', -92, 36, -91, 42)]);
const [KS, MO, NE] = [0, 1, 2];

/** A line along latitude 39 through these longitudes, with miles and a mark for each piece. */
function along(first: number, ...pieces: [lon: number, miles: number][]) {
  const runs = new JurisdictionRuns(map);
  runs.start(39, first, 100);
  let from = first;
  pieces.forEach(([lon, miles], i) => {
    runs.add(39, from, 39, lon, miles, 101 + i);
    from = lon;
  });
  return runs;
}
const shares = (runs: JurisdictionRuns) =>
  runs.settled().map(({ jurisdiction, miles }) => [jurisdiction, Math.round(miles * 100) / 100]);

describe('runs of a line in jurisdictions', () => {
  it('are cut where the border is, with the miles that were driven there', () => {
    // Forty degrees-of-hundredths before the border, sixty behind it.
    const runs = along(-95.4, [-94.4, 100]);
    expect(shares(runs)).toEqual([
      [KS, 40],
      [MO, 60],
    ]);
    const [first, second] = runs.settled();
    expect(first).toMatchObject({ lat: 39, lon: -95.4, mark: 100 });
    expect(second).toMatchObject({ lat: 39, mark: 101 });
    expect(second!.lon).toBeCloseTo(-95, 4);
    expect(second!.lon).toBeGreaterThanOrEqual(-95);
  });

  it('are cut in a short piece too, at its mark and to a thousandth of it', () => {
    const runs = along(-97, [-95.01, 50], [-94.99, 1], [-94, 30]);
    expect(shares(runs)).toEqual([
      [KS, 50.5],
      [MO, 30.5],
    ]);
    expect(runs.settled()[1]).toMatchObject({ mark: 102 });
    expect(runs.settled()[1]!.lon).toBeCloseTo(-95, 5);
  });

  it('run on in latitude as in longitude', () => {
    const steep = mapOf([box('KS', -99, 36, -95, 39), box('MO', -99, 39, -95, 42)]);
    const runs = new JurisdictionRuns(steep);
    runs.start(38.75, -97, 0);
    runs.add(38.75, -97, 39.75, -96, 10, 1);
    const [first, second] = runs.settled();
    expect(first!.miles).toBeCloseTo(2.5, 2);
    expect(second!.miles).toBeCloseTo(7.5, 2);
    expect(second!.lat).toBeCloseTo(39, 3);
    expect(second!.lon).toBeCloseTo(-96.75, 3);
  });

  it('find a corner that a long straight piece only touches', () => {
    // Sixteen miles in Kansas, three in the corner of Nebraska, and on.
    const corner = mapOf([
      box('KS', -99, 36, -95, 42),
      { ...box('NE', -97.3, 38.9, -97.25, 39.1), bounds: ['KS', 'NE'] },
    ]);
    const result = splitLine(corner, [
      [39, -97.6],
      [39, -97],
    ]);
    expect(result.jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['KS', 'NE']);
    expect(result.crossings.map(({ from, to }) => [from, to])).toEqual([
      ['KS', 'NE'],
      ['NE', 'KS'],
    ]);
    expect(Math.abs(result.jurisdictions[1]!.distanceTenthMiles - 27)).toBeLessThanOrEqual(1);
  });

  it('take water to the shore that it was left from', () => {
    const runs = along(-94, [-91.5, 250]);
    expect(shares(runs)).toEqual([
      [MO, 200],
      [NE, 50],
    ]);
    expect(runs.settled()[1]!.lon).toBeCloseTo(-92, 2);
  });

  it('begin at the shore that is nearest to a point on the water, or with the first land', () => {
    expect(shares(along(-92.9, [-92.8, 5], [-92.7, 5]))).toEqual([[MO, 10]]);
    expect(shares(along(-92.1, [-92.2, 5]))).toEqual([[NE, 5]]);
    // Farther out than sixty miles: what comes first counts for the way before it too.
    const far = along(-85, [-88, 160], [-90.5, 140], [-91.5, 50]);
    expect(shares(far)).toEqual([[NE, 350]]);
    expect(far.settled()[0]).toMatchObject({ lon: -85, mark: 100 });
    expect(far.finish()).toEqual({
      distanceTenthMiles: 3500,
      jurisdictions: [{ jurisdiction: 'NE', distanceTenthMiles: 3500 }],
      crossings: [],
    });
  });

  it('begin at the first shore that they come near, though they land on another', () => {
    const runs = new JurisdictionRuns(map);
    runs.start(30, -94, 0);
    runs.add(30, -94, 35.5, -92.6, 400, 1);
    runs.add(35.5, -92.6, 36.5, -91.5, 90, 2);
    expect(runs.settled().map(({ jurisdiction }) => jurisdiction)).toEqual([MO, NE]);
  });

  it('take water to the shore they left though the other one is nearer, whichever it is', () => {
    const lake = mapOf([box('KS', -99, 36, -95, 42), box('NE', -94, 36, -91, 42)]);
    for (const [from, to, first, second] of [
      [-95.5, -93.5, KS, NE],
      [-93.5, -95.5, NE, KS],
    ] as const) {
      const runs = new JurisdictionRuns(lake);
      runs.start(39, from, 0);
      runs.add(39, from, 39, to, 200, 1);
      expect(runs.settled().map(({ jurisdiction, miles }) => [jurisdiction, Math.round(miles)])).toEqual([
        [first, 150],
        [second, 50],
      ]);
    }
  });

  it('are nothing that counts where no land was ever near', () => {
    const sea = along(-70, [-71, 50], [-72, 50]);
    expect(sea.settled()).toMatchObject([{ jurisdiction: -1, miles: 100 }]);
    expect(sea.finish()).toEqual({ distanceTenthMiles: 0, jurisdictions: [], crossings: [] });
    expect(sea.finish(1234)).toEqual({ distanceTenthMiles: 0, jurisdictions: [], crossings: [] });
  });

  it('leave out a wobble over the border of less than four tenths of a mile, and no other', () => {
    const wobble = (miles: number) =>
      shares(along(-95.5, [-95.01, 20], [-94.99, miles], [-95.01, miles], [-95.5, 20]));
    expect(wobble(0.38)).toEqual([[KS, 40.76]]);
    expect(wobble(0.42)).toEqual([
      [KS, 20.21],
      [MO, 0.42],
      [KS, 20.21],
    ]);
    // Where a line begins or ends with so little it is no wobble.
    expect(shares(along(-95.001, [-94.999, 0.2], [-94, 50]))).toEqual([
      [KS, 0.1],
      [MO, 50.1],
    ]);
    expect(shares(along(-95.5, [-95.001, 20], [-94.999, 0.2]))).toEqual([
      [KS, 20.1],
      [MO, 0.1],
    ]);
  });

  it('leave out many wobbles in a row', () => {
    const zigzag = Array.from({ length: 9 }, (_, i): [number, number] => [i % 2 ? -95.01 : -94.99, 0.2]);
    expect(shares(along(-95.5, [-95.01, 20], ...zigzag, [-94.5, 20]))).toEqual([
      [KS, 21.7],
      [MO, 20.1],
    ]);
  });

  it('keep a short stretch in a third jurisdiction between two others', () => {
    const three = mapOf([
      box('KS', -99, 36, -95, 42),
      box('MO', -95, 36, -94.99, 42),
      box('NE', -94.99, 36, -92, 42),
    ]);
    const runs = new JurisdictionRuns(three);
    runs.start(39, -96, 0);
    runs.add(39, -96, 39, -95, 40, 1);
    runs.add(39, -95, 39, -94.994, 0.2, 2);
    runs.add(39, -94.994, 39, -94, 40, 3);
    expect(runs.settled().map(({ jurisdiction }) => jurisdiction)).toEqual([KS, MO, NE]);
  });

  it('have no miles where nothing was driven, and are one all the same', () => {
    const runs = along(-96);
    expect(runs.settled()).toEqual([{ jurisdiction: KS, miles: 0, lat: 39, lon: -96, mark: 100 }]);
    expect(runs.finish()).toEqual({ distanceTenthMiles: 0, jurisdictions: [], crossings: [] });
    // Carried over the border without a mile driven: the run before it says nothing.
    expect(shares(along(-95.1, [-94.9, 0], [-94, 50]))).toEqual([[MO, 50]]);
  });
});

describe('the miles of a line by jurisdiction', () => {
  it('come in the order of first entry, and the crossings in that of travel', () => {
    const runs = along(-94.5, [-95.5, 100], [-94.5, 100], [-94, 50]);
    const result = runs.finish();
    expect(result.jurisdictions).toEqual([
      { jurisdiction: 'MO', distanceTenthMiles: 1500 },
      { jurisdiction: 'KS', distanceTenthMiles: 1000 },
    ]);
    expect(result.distanceTenthMiles).toBe(2500);
    expect(
      result.crossings.map(({ from, to, mark, atTenthMiles }) => [from, to, mark, atTenthMiles]),
    ).toEqual([
      ['MO', 'KS', 101, 500],
      ['KS', 'MO', 102, 1500],
    ]);
    for (const { lat, lon } of result.crossings) {
      expect(lat).toBe(39);
      expect(lon).toBeCloseTo(-95, 3);
    }
  });

  it('are those of the distance that an engine gives, crossings too', () => {
    const result = along(-95.5, [-94.5, 100]).finish(1201);
    expect(result.distanceTenthMiles).toBe(1201);
    expect(result.jurisdictions.map(({ distanceTenthMiles }) => distanceTenthMiles).sort()).toEqual([
      600, 601,
    ]);
    expect([600, 601]).toContain(result.crossings[0]!.atTenthMiles);
  });

  it('leave out a jurisdiction with less than half a tenth', () => {
    const runs = along(-95.5, [-95, 50], [-94.99, 0.04]);
    expect(runs.finish().jurisdictions).toEqual([{ jurisdiction: 'KS', distanceTenthMiles: 500 }]);
  });

  it('are those of the crow from point to point where nobody says more', () => {
    const degree = 69.0934 * Math.cos((39 * Math.PI) / 180);
    const result = splitLine(map, [
      [39, -96],
      [39, -95.5],
      [39, -94],
    ]);
    expect(Math.abs(result.distanceTenthMiles - 20 * degree)).toBeLessThan(1);
    expect(result.jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['KS', 'MO']);
    expect(Math.abs(result.jurisdictions[0]!.distanceTenthMiles - 10 * degree)).toBeLessThan(1);
    expect(result.crossings).toMatchObject([{ from: 'KS', to: 'MO', mark: 2 }]);
  });
});
