import { describe, expect, it } from 'vitest';
import { pointsOf, roadsOf, wordsOf } from '../compiled-roads';
import { compileSmall, compileTexts } from '../small-network';

const BASE = `I I-1: Alder KS; 54.0 Birch; 54.0 Cedar
S KS-4: Westend KS; 120.0 Northam; 100.0 Cedar
`;
const compile = (text: string) => compileSmall(BASE + text, 'a.txt');
const roads = (text: string) => {
  const compilation = compile(text);
  expect(wordsOf(compilation)).toEqual([]);
  return roadsOf(compilation);
};
const words = (text: string) => wordsOf(compile(text));

describe('two highways of one place', () => {
  it('are not joined without a joint', () => {
    const { tables, assembly } = compile('');
    expect(roadsOf({ tables })).toEqual([
      'I-1 Alder > Birch 54.0 KS I*',
      'I-1 Birch > Cedar 54.0 KS I*',
      'KS-4 Westend > Northam 120.0 KS S',
      'KS-4 Northam > Cedar 100.0 KS S',
    ]);
    expect(assembly.components).toEqual([
      { nodes: 3, island: null, example: 'Alder KS' },
      { nodes: 3, island: null, example: 'Westend KS' },
    ]);
    expect([...tables.nodeComponent]).toEqual([0, 0, 0, 1, 1, 1]);
    expect(tables.islands).toEqual(['the roads around Westend KS']);
  });

  it('are joined by the miles of their joint, once, and are one point where there are none', () => {
    expect(roads('J Cedar KS: I-1 ~ KS-4 1.5; KS-4 ~ I-1 2.5')[4]).toBe('joint Cedar > Cedar 1.5 KS M');
    expect(roads('J Cedar KS: I-1 ~ KS-4 1.5; KS-4 ~ I-1 2.5')).toHaveLength(5);
    expect(pointsOf(compile('J Cedar KS: I-1 ~ KS-4 1.5'), 'Cedar')).toHaveLength(2);
    const { tables, assembly } = compile('J Cedar KS: I-1 ~ KS-4 0.0');
    expect(pointsOf({ tables }, 'Cedar')).toHaveLength(1);
    expect(assembly.components).toEqual([{ nodes: 5, island: null, example: 'Alder KS' }]);
    expect(tables.islands).toEqual([]);
  });

  it('need no joint where they are one highway', () => {
    expect(roads('J Cedar KS: I-1 ~ I 1 1.5')).toHaveLength(4);
    expect(words('J Cedar KS: I 1 ~ KS 4 1.5')).toEqual([]);
  });

  it('are warned of where one of them does not come', () => {
    expect(words('J Cedar KS: I-1 ~ US-77 1.0; US-78 ~ I-1 1.0; I-1 ~ KS-4 0.0')).toEqual([
      'a.txt:3:13 no corridor US-77 passes Cedar KS',
      'a.txt:3:30 no corridor US-78 passes Cedar KS',
    ]);
    expect(words('J Elm MO: I-1 ~ KS-4 1.0')).toEqual(['a.txt:3:11 no corridor I-1 passes Elm MO']);
    expect(words('J Birch KS: I-1 ~ KS-4 1.0')).toEqual(['a.txt:3:13 no corridor KS-4 passes Birch KS']);
  });
});

describe('a crossing', () => {
  const CUT = ['KS-4 Westend > · 30.0 KS S', 'KS-4 · > Northam 90.0 KS S', 'KS-4 Northam > Cedar 100.0 KS S'];
  it('is one point of two pieces, counted from whichever end is named first', () => {
    const expected = [
      'I-1 Alder > · 12.0 KS I*',
      'I-1 · > Birch 42.0 KS I*',
      'I-1 Birch > Cedar 54.0 KS I*',
      ...CUT,
    ];
    expect(roads('X I-1 Alder KS 12.0 Birch KS = KS-4 Westend KS 30.0 Northam KS')).toEqual(expected);
    expect(roads('X I-1 Birch KS 42.0 Alder KS = KS-4 Northam KS 90.0 Westend KS')).toEqual(expected);
    expect(roads('X KS-4 Westend KS 30.0 Northam KS = I-1 Alder KS 12.0 Birch KS')).toEqual(expected);
    const { draft, assembly } = compile('X I 1 Alder KS 12.0 Birch KS = KS 4 Westend KS 30.0 Northam KS');
    expect([draft.crossings, draft.joints, assembly.components.length]).toEqual([1, [], 1]);
  });

  it('lies on the chord of its pieces by its miles', () => {
    const [point] = pointsOf(compile('X I-1 Alder KS 13.5 Birch KS = KS-4 Westend KS 30.0 Northam KS'), null);
    expect(point![0]).toBeGreaterThan(38.9);
    expect(point![1]).toBeCloseTo(-97.75, 0);
  });

  it('is the place itself at the end of a piece', () => {
    const joined = [
      'I-1 Alder > Birch 54.0 KS I*',
      'I-1 Birch > Cedar 54.0 KS I*',
      'KS-4 Westend > Birch 30.0 KS S',
      'KS-4 Birch > Northam 90.0 KS S',
      'KS-4 Northam > Cedar 100.0 KS S',
    ];
    expect(roads('X I-1 Alder KS 54.0 Birch KS = KS-4 Westend KS 30.0 Northam KS')).toEqual(joined);
    expect(roads('X KS-4 Westend KS 30.0 Northam KS = I-1 Birch KS 0.0 Cedar KS')).toEqual(joined);
    // More miles than the piece has: its end.
    expect(roads('X I-1 Alder KS 99.0 Birch KS = KS-4 Westend KS 30.0 Northam KS')).toEqual(joined);
    const both = compile('X I-1 Birch KS 54.0 Cedar KS = KS-4 Cedar KS 0.0 Northam KS');
    expect(pointsOf(both, 'Cedar')).toHaveLength(1);
    expect(both.draft.joints).toMatchObject([{ tenths: 0, jurisdiction: 'KS' }]);
  });

  it('has a road of its own between two highways that its ramps keep apart', () => {
    const ramp = (text: string) => roads(text).filter((road) => road.startsWith('joint'));
    expect(roads('X I-1 Alder KS 12.0 Birch KS = KS-4 Westend KS 30.0 Northam KS + 1.5')).toEqual([
      'I-1 Alder > · 12.0 KS I*',
      'I-1 · > Birch 42.0 KS I*',
      'I-1 Birch > Cedar 54.0 KS I*',
      ...CUT,
      'joint · > · 1.5 KS M',
    ]);
    expect(ramp('X I-1 Alder KS 0.0 Birch KS = KS-4 Westend KS 30.0 Northam KS + 1.5')).toEqual([
      'joint Alder > · 1.5 KS M',
    ]);
    expect(ramp('X KS-4 Westend KS 30.0 Northam KS = I-1 Alder KS 0.0 Birch KS + 1.5')).toEqual([
      'joint · > Alder 1.5 KS M',
    ]);
    expect(ramp('X I-1 Birch KS 54.0 Cedar KS = KS-4 Cedar KS 0.0 Northam KS + 0.5')).toEqual([
      'joint Cedar > Cedar 0.5 KS M',
    ]);
  });

  it('has its ramps in the state of the nearer end of its first piece', () => {
    const border =
      'I I-1: Alder KS; 54.0 Birch; 54.0 Cedar; 108.0 Dogwood MO [KS 54.0 MO 54.0]\nS MO-4: Elm MO; 90.0 Norwood\n';
    const ramp = (first: string, second: string) =>
      roadsOf(compileSmall(`${border}X ${first} = ${second} + 2.0`)).at(-1);
    expect(ramp('I-1 Cedar KS 53.9 Dogwood MO', 'MO-4 Elm MO 30.0 Norwood MO')).toBe('joint · > · 2.0 KS M');
    expect(ramp('I-1 Cedar KS 54.0 Dogwood MO', 'MO-4 Elm MO 30.0 Norwood MO')).toBe('joint · > · 2.0 MO M');
    expect(ramp('MO-4 Elm MO 30.0 Norwood MO', 'I-1 Cedar KS 53.9 Dogwood MO')).toBe('joint · > · 2.0 MO M');
  });

  it('of a highway with itself is nothing', () => {
    expect(roads('X I-1 Alder KS 54.0 Birch KS = I-1 Birch KS 0.0 Cedar KS')).toHaveLength(4);
    expect(roads('X I-1 Alder KS 54.0 Birch KS = I-1 Birch KS 0.0 Cedar KS + 3.0')).toHaveLength(4);
  });

  it('exactly on a border is the point of the border too', () => {
    const text = `S ROAD: Cedar KS; 110.0 Dogwood MO [KS 50.0 MO 60.0]
S KS-9: Alder KS; 200.0 Elm MO [KS 100.0 MO 100.0]
X ROAD Cedar KS 50.0 Dogwood MO = KS-9 Alder KS 90.0 Elm MO`;
    expect(roadsOf(compileSmall(text), 'ROAD')).toEqual([
      'ROAD Cedar > · 50.0 KS S',
      'ROAD · > Dogwood 60.0 MO S',
    ]);
    expect(roadsOf(compileSmall(text), 'KS-9')).toEqual([
      'KS-9 Alder > · 90.0 KS S',
      'KS-9 · > · 10.0 KS S',
      'KS-9 · > Elm 100.0 MO S',
    ]);
  });

  it('of several is in order on its piece', () => {
    const text = `U US-7: Alder KS; 90.0 Northam
U US-8: Birch KS; 80.0 Northam
X I-1 Alder KS 40.0 Birch KS = US-7 Alder KS 60.0 Northam KS
X I-1 Birch KS 34.0 Alder KS = US-8 Birch KS 30.0 Northam KS`;
    expect(roads(text).slice(0, 4)).toEqual([
      'I-1 Alder > · 20.0 KS I*',
      'I-1 · > · 20.0 KS I*',
      'I-1 · > Birch 14.0 KS I*',
      'I-1 Birch > Cedar 54.0 KS I*',
    ]);
  });

  it('is warned of where a piece is gone, on each side', () => {
    expect(words('X I-1 Alder KS 3.0 Cedar KS = KS-5 Westend KS 2.0 Northam KS')).toEqual([
      'a.txt:3:3 no corridor runs from "I-1 Alder KS" straight to "Cedar KS"',
      'a.txt:3:31 no corridor runs from "KS-5 Westend KS" straight to "Northam KS"',
    ]);
    expect(words('X I-1 Alder KS 3.0 Birch KS = KS-4 Westend MO 2.0 Northam KS')).toEqual([
      'a.txt:3:31 no corridor runs from "KS-4 Westend MO" straight to "Northam KS"',
    ]);
    expect(compile('X I-1 Alder KS 3.0 Birch KS = KS-4 Westend MO 2.0 Northam KS').draft.crossings).toBe(0);
  });

  it('may have names of several words on its sides', () => {
    const text =
      'P Old Fort KS @39.5,-98\nF KS TPK: Old Fort KS; 60.0 Birch\nX KS TPK Old Fort KS 10.0 Birch KS = I-1 Alder KS 20.0 Birch KS';
    expect(roads(text)).toContain('KS TPK Old Fort > · 10.0 KS S');
  });
});

describe('a place', () => {
  it('is one under any spelling', () => {
    const text =
      'P Saint Paul KS @39,-97.5\nS KS-9: Alder KS; 30.0 St. Paul; 30.0 Birch\nS KS-8: Saint Paul KS; 50.0 Cedar\nJ St Paul KS: KS 9 ~ KS-8 0.0';
    const compilation = compile(text);
    expect(wordsOf(compilation)).toEqual([]);
    expect(compilation.draft.places.filter(({ lat, lon }) => lat === 39 && lon === -97.5)).toEqual([
      { name: 'St. Paul', jurisdiction: 'KS', lat: 39, lon: -97.5, byHand: true },
    ]);
  });

  it('is where the texts put it before where the gazetteers have it', () => {
    const at = (text: string) => compile(text).draft.places.find(({ name }) => name === 'Cedar');
    expect(at('')).toEqual({ name: 'Cedar', jurisdiction: 'KS', lat: 39, lon: -96, byHand: false });
    expect(at('P Cedar KS @39.1,-96.1\nP Cedar KS @39.2,-96.2')).toEqual({
      name: 'Cedar',
      jurisdiction: 'KS',
      lat: 39.1,
      lon: -96.1,
      byHand: true,
    });
    expect(at('P Cedar KS @39.1,-96.1\nS KS-9: @39.11,-96.11 Cedar KS; 60.0 Birch')).toMatchObject({
      lat: 39.11,
      lon: -96.11,
    });
    expect(at('S KS-9: @39.11,-96.11 Cedar KS; 60.0 Birch\nP Cedar KS @39.1,-96.1')).toMatchObject({
      lat: 39.11,
      lon: -96.11,
    });
  });

  it('is warned of where two texts put it more than three miles apart', () => {
    const again = (lat: string) =>
      words(`S KS-9: @39.5,-96 Here KS; 60.0 Birch\nS KS-8: Alder KS; 90.0 @${lat},-96 Here`);
    // Three miles are 0.0434 degrees.
    expect(again('39.5433')).toEqual([]);
    expect(again('39.5436')).toEqual(['a.txt:4:37 Here KS stands elsewhere with other coordinates']);
  });

  it('that is found nowhere is left out of its corridor, and named', () => {
    const compilation = compile('S KS-9: Alder KS; 30.0 Atlantis; 60.0 Cedar; 3.0 Avalon MO');
    expect(wordsOf(compilation)).toEqual([
      'a.txt:3:24 no gazetteer knows "Atlantis KS": give it @lat,lon or a line in places.txt',
      'a.txt:3:50 no gazetteer knows "Avalon MO": give it @lat,lon or a line in places.txt',
    ]);
    expect(roadsOf(compilation, 'KS-9')).toEqual(['KS-9 Alder > Cedar 60.0 KS S']);
  });
});

describe('an island', () => {
  const ISLAND = 'S RI-1: Seaview RI; 9.0 Harbor\n';
  it('is a listed part of its name', () => {
    const { tables, assembly } = compile(`J Cedar KS: I-1 ~ KS-4 0.0\n${ISLAND}ISLAND The Rock: Harbor RI`);
    expect(assembly.components).toEqual([
      { nodes: 5, island: null, example: 'Alder KS' },
      { nodes: 2, island: 'The Rock', example: 'Seaview RI' },
    ]);
    expect(tables.islands).toEqual(['The Rock']);
    expect([...tables.nodeComponent]).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('is never the largest part, whatever is said of it, and parts are by size, then as they were told', () => {
    const { assembly, tables } = compileTexts([
      {
        file: 'a.txt',
        text: `${ISLAND}S KS-7: Alder KS; 60.0 Birch\n${BASE}ISLAND Mainland: Westend KS\nISLAND The Rock: Harbor RI`,
      },
    ]);
    expect(assembly.components).toEqual([
      { nodes: 3, island: null, example: 'Alder KS' },
      { nodes: 3, island: 'Mainland', example: 'Westend KS' },
      { nodes: 2, island: 'The Rock', example: 'Seaview RI' },
      { nodes: 2, island: null, example: 'Alder KS' },
    ]);
    expect(tables.islands).toEqual(['Mainland', 'The Rock', 'the roads around Alder KS']);
  });

  it('is refused where no corridor passes the place that names it', () => {
    const refused = (place: string) =>
      compile(`${ISLAND}ISLAND The Rock: ${place}`).errors.map(({ line, column, message }) => [
        line,
        column,
        message,
      ]);
    expect(refused('Gander KS')).toEqual([
      [4, 1, 'the island The Rock is named by Gander KS, which no corridor passes'],
    ]);
    expect(refused('Fir MO')).toEqual([
      [4, 1, 'the island The Rock is named by Fir MO, which no corridor passes'],
    ]);
    expect(refused('Seaview RI')).toEqual([]);
  });
});
