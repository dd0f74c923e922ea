import { describe, expect, it } from 'vitest';
import { crowMiles } from '~/roads/geometry';
import { pointsOf, wordsOf } from './compiled-roads';
import { compileSmall } from './small-network';

const compile = (text: string) => {
  const compilation = compileSmall(text, 'a.txt');
  expect(wordsOf(compilation)).toEqual([]);
  return compilation;
};
/** Where the one point of a place lies: miles from here, and on which side. */
function awayFrom(text: string, place: string | null, lat: number, lon: number) {
  const [point, ...others] = pointsOf(compile(text), place);
  expect(others).toEqual([]);
  const [y, x] = point!;
  return { miles: crowMiles(lat, lon, y, x), north: y - lat, east: x - lon };
}

describe('where the compiler puts a town', () => {
  it('at its coordinates, to a thousandth of a degree, where its highway runs through it', () => {
    const { tables } = compile(
      'P Here KS @39.12345,-98.12355\nP There KS @39.1237,-97.1\nS KS-4: Here KS; 80.0 There',
    );
    expect([...tables.nodeLat]).toEqual([391_230, 391_240]);
    expect([...tables.nodeLon]).toEqual([-981_240, -971_000]);
  });

  it('as far off as its figure says, to the side where its neighbors lie', () => {
    // Alder, Middle and Cedar: the line between the two others passes 6.9 miles south of Middle.
    const text = (figure: string) =>
      `P Middle KS @39.1,-97\nS KS-4: Alder KS; 54.0 Middle ${figure}; 54.0 Cedar`;
    expect(awayFrom(text(''), 'Middle', 39.1, -97).miles).toBeLessThan(0.05);
    const south = awayFrom(text('(3.0)'), 'Middle', 39.1, -97);
    expect(south.miles).toBeCloseTo(3, 1);
    expect(south.north).toBeLessThan(-0.04);
    expect(Math.abs(south.east)).toBeLessThan(0.01);
    expect(
      awayFrom('P Middle KS @38.9,-97\nS KS-4: Cedar KS; 54.0 Middle (3.0); 54.0 Alder', 'Middle', 38.9, -97)
        .north,
    ).toBeGreaterThan(0.04);
    // A ramp of its own beside the town: half a mile is not more.
    expect(awayFrom(text('(0.5)'), 'Middle', 39.1, -97).miles).toBeCloseTo(0.5, 1);
  });

  it('by the miles to its neighbors, not halfway between them', () => {
    // On the line from Alder to Cedar, thirty of 108 miles: nineteen from the middle of the town.
    const point = awayFrom(
      'P Middle KS @39.2,-97.2\nS KS-4: Alder KS; 30.0 Middle (19.0); 78.0 Cedar',
      'Middle',
      39,
      -98 + 60 / 108,
    );
    expect(point.miles).toBeLessThan(0.3);
    const turned = awayFrom(
      'P Middle KS @39.2,-97.2\nS KS-4: Cedar KS; 78.0 Middle (19.0)\nS KS-4: Alder KS; 30.0 Middle; 78.0 Cedar',
      'Middle',
      39,
      -98 + 60 / 108,
    );
    expect(turned.miles).toBeLessThan(0.3);
  });

  it('on one point with the town of another highway that it meets there, by both their figures', () => {
    // Two towns six miles apart on one interchange: four miles from the one, two from the other.
    const text =
      'P North KS @39.0434,-97\nP South KS @38.9566,-97\nS KS-4: Alder KS; 54.0 North (4.0); 54.0 Cedar\nS KS-5: Alder KS; 55.0 South (2.0); 55.0 Cedar\nX KS-4 Alder KS 54.0 North KS = KS-5 Alder KS 55.0 South KS';
    const { tables } = compile(text);
    expect(tables.nodeLat).toHaveLength(5);
    // The nearer one stands for both.
    const [point] = pointsOf({ tables }, 'South');
    expect(pointsOf({ tables }, 'North')).toEqual([]);
    expect(crowMiles(39.0434, -97, ...point!)).toBeCloseTo(4, 0);
    expect(crowMiles(38.9566, -97, ...point!)).toBeCloseTo(2, 0);
  });

  it('nearer to its neighbor where their road is shorter than the crow flies between them', () => {
    // Alder and Birch are 53.7 miles apart.
    const moved = (text: string) => compile(text).assembly.settledMiles.map((miles) => miles.toFixed(1));
    expect(moved('I I-1: Alder KS; 50.0 Birch')).toEqual(['1.8', '1.8']);
    expect(moved('I I-1: Alder KS; 54.0 Birch')).toEqual(['0.0', '0.0']);
    expect(moved('P Birch KS @39,-97\nI I-1: Alder KS; 50.0 Birch')).toEqual(['3.1', '0.6']);
    expect(moved('P Birch KS @39,-97\nP Alder KS @39,-98\nI I-1: Alder KS; 50.0 Birch')).toEqual([
      '1.8',
      '1.8',
    ]);
    expect(moved('I I-1: @39,-98 Alder KS; 50.0 Birch')).toEqual(['0.6', '3.1']);
  });
});

describe('where the compiler puts a crossing', () => {
  const ROADS =
    'I I-1: Alder KS; 54.0 Birch; 54.0 Cedar\nP Upper KS @39.5,-97.5\nP Lower KS @38.5,-97.5\nS KS-4: Upper KS; 69.2 Lower\n';
  it('at its miles on both pieces, whatever direction they are told in', () => {
    const crossing = 'X I-1 Alder KS 27.0 Birch KS = KS-4 Upper KS 34.6 Lower KS';
    expect(awayFrom(ROADS + crossing, null, 39, -97.5).miles).toBeLessThan(0.2);
    const turned = ROADS.replace(
      'Alder KS; 54.0 Birch; 54.0 Cedar',
      'Cedar KS; 54.0 Birch; 54.0 Alder',
    ).replace('Upper KS; 69.2 Lower', 'Lower KS; 69.2 Upper');
    expect(awayFrom(turned + crossing, null, 39, -97.5).miles).toBeLessThan(0.2);
    // Told a second time, in the other direction.
    expect(awayFrom(`${ROADS}I I-1: Birch KS; 54.0 Alder\n${crossing}`, null, 39, -97.5).miles).toBeLessThan(
      0.2,
    );
  });

  it('a fifth on its way where it is a fifth of its miles', () => {
    const crossing = 'X I-1 Alder KS 10.8 Birch KS = KS-4 Upper KS 34.6 Lower KS';
    const roads = ROADS.replaceAll(',-97.5', ',-97.8');
    expect(awayFrom(roads + crossing, null, 39, -97.8).miles).toBeLessThan(0.2);
  });
});

describe('a piece that is shorter than the crow flies', () => {
  it('is told where more than a mile is missing after all was settled', () => {
    // What runs along another road is not laid, and so draws no town nearer.
    const short = (miles: string) => compile(`S KS-4: Alder KS; ${miles}& Birch`).assembly.tooShort;
    expect(short('52.8')).toEqual([]);
    expect(short('52.6')).toMatchObject([{ segment: { tenths: 526 } }]);
    expect(short('40.0')[0]!.missingMiles).toBeCloseTo(13.7, 1);
  });
});
