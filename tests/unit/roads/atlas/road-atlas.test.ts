import { describe, expect, it } from 'vitest';
import { RoadAtlas, type RoadKind } from '~/roads/atlas/road-atlas';
import { compileSmall } from '../small-network';

const WORLD = { south: 30, north: 50, west: -110, east: -80 };
const ALL: RoadKind[] = ['freeway', 'main', 'minor'];
const atlasOf = (text?: string) => new RoadAtlas(compileSmall(text).tables);

describe('the atlas of a network', () => {
  it('has every highway as stretches end to end, the lesser ones first', () => {
    const roads = atlasOf().roadsIn(WORLD, ALL, 0.001);
    expect(roads.map(({ highway, kind }) => [highway, kind])).toEqual([
      ['KS-3', 'minor'],
      ['RI-1', 'minor'],
      ['US-2', 'main'],
      ['I-1', 'freeway'],
    ]);
    // I-1 runs from end to end in one piece, over the state line.
    const { line } = roads.at(-1)!;
    const ends = [line[0]!, line.at(-1)!].map(([lon]) => Math.round(lon)).sort((a, b) => a - b);
    expect(ends).toEqual([-99, -92]);
    expect(line.every(([lon], i) => i === 0 || lon > line[i - 1]![0] === line[1]![0] > line[0]![0])).toBe(
      true,
    );
  });

  it('has only the kinds and the part that are asked for', () => {
    const atlas = atlasOf();
    expect(atlas.roadsIn(WORLD, ['freeway'], 0.001).map(({ highway }) => highway)).toEqual(['I-1']);
    const island = { south: 39.1, north: 39.4, west: -85, east: -84.5 };
    expect(atlas.roadsIn(island, ALL, 0.001).map(({ highway }) => highway)).toEqual(['RI-1']);
  });

  it('parts a highway where toll begins', () => {
    const roads = atlasOf('I I-1: Alder KS; 54.0$ Birch; 54.0 Cedar\n').roadsIn(WORLD, ALL, 0.001);
    expect(roads.map(({ highway, toll }) => [highway, toll])).toEqual([
      ['I-1', true],
      ['I-1', false],
    ]);
  });

  it('draws a circle of one highway once', () => {
    const text = 'S KS-9: Birch KS; 80.0 Northam; 110.0 Cedar; 54.0 Birch\n';
    const roads = atlasOf(text).roadsIn(WORLD, ALL, 0.001);
    expect(roads).toHaveLength(1);
    expect(roads[0]!.line[0]).toEqual(roads[0]!.line.at(-1));
  });

  it('puts the states together from the lines between them, closed at any tolerance', () => {
    const atlas = atlasOf();
    for (const tolerance of [0.0001, 0.1, 1]) {
      const lands = atlas.landsIn(WORLD, tolerance);
      // An island smaller than the tolerance is left out.
      expect(lands.map(({ code }) => code).sort()).toEqual(tolerance < 1 ? ['KS', 'MO', 'RI'] : ['KS', 'MO']);
      for (const { rings } of lands) {
        expect(rings).toHaveLength(1);
        expect(rings[0]![0]).toEqual(rings[0]!.at(-1));
        expect(rings[0]!).toHaveLength(5);
      }
    }
    expect(
      atlas.landsIn({ south: 39, north: 40, west: -84.9, east: -84.6 }, 0.001).map(({ code }) => code),
    ).toEqual(['RI']);
  });
});
