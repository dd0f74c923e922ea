import { describe, expect, it } from 'vitest';
import { pointsOf, roadsOf, wordsOf } from '../compiled-roads';
import { compileSmall, compileTexts, TEXT } from '../small-network';

/** Two towns on Interstate 1 and what is written beside them. */
const BASE = 'I I-1: Alder KS; 54.0 Birch; 54.0 Cedar; 108.0 Dogwood MO [KS 54.5 MO 53.5]; 54.0 Elm\n';
function compile(text: string, base = BASE) {
  const compilation = compileSmall(base + text, 'a.txt');
  expect(wordsOf(compilation)).toEqual([]);
  return compilation;
}
const roads = (text: string, ...highways: string[]) => roadsOf(compile(text), ...highways);

describe('the roads of a text', () => {
  it('are its pieces, cut at borders, then its joints; no piece between points that are one', () => {
    const compilation = compileSmall();
    expect(wordsOf(compilation)).toEqual([]);
    expect(roadsOf(compilation)).toEqual([
      'I-1 Westend > Alder 55.0 KS I*',
      'I-1 Alder > Birch 54.0 KS I*',
      'I-1 Birch > Cedar 54.0 KS I*',
      'I-1 Cedar > · 54.5 KS I*',
      'I-1 · > Dogwood 53.5 MO I*',
      'I-1 Dogwood > Elm 54.0 MO I*',
      'I-1 Elm > Fir 54.0 MO I*',
      'US-2 Birch > Northam 75.0 KS U',
      'US-2 Northam > · 109.9 KS U',
      'US-2 · > Norwood 110.1 MO U',
      'US-2 Norwood > Elm 72.0 MO U',
      'KS-3 Cedar > Northam 88.0 KS S',
      'RI-1 Seaview > Harbor 9.0 RI S',
      'joint Birch > Birch 1.0 KS M',
      'joint Elm > Elm 0.4 MO M',
    ]);
  });

  it('have the marks of their pieces', () => {
    expect(
      roads(
        'F$! TPK-1: Alder KS; 60.0* Birch; 60.0=* Cedar\nS KS-4: Alder KS; 60.0$ Birch; 61.0! Cedar',
        'TPK-1',
        'KS-4',
      ),
    ).toEqual([
      'TPK-1 Alder > Birch 60.0 KS F*$!',
      'TPK-1 Birch > Cedar 60.0 KS F*',
      'KS-4 Alder > Birch 60.0 KS S$',
      'KS-4 Birch > Cedar 61.0 KS S!',
    ]);
  });

  it('are of the class of their line, whatever is a freeway among them', () => {
    for (const letter of 'ITUSM') {
      const marked = letter === 'I' ? '*' : '';
      expect(roads(`${letter} ROAD: Alder KS; 60.0 Birch; 61.0* Cedar`, 'ROAD')).toEqual([
        `ROAD Alder > Birch 60.0 KS ${letter}${marked}`,
        `ROAD Birch > Cedar 61.0 KS ${letter}*`,
      ]);
    }
  });

  it('of a line of freeways are what their name says where they are none', () => {
    const classes = (highway: string) =>
      roads(
        `F ${highway}: Alder KS; 60.0 Birch; 61.0* Cedar; 108.0*5 Dogwood MO [KS 54.0 MO 54.0]`,
        highway,
      ).map((road) => road.split(' ').at(-1));
    expect(classes('US-6')).toEqual(['U', 'F*', 'U*', 'U']);
    expect(classes('TC-1')).toEqual(['T', 'F*', 'T*', 'T']);
    expect(classes('TC-16')).toEqual(['S', 'F*', 'S*', 'S']);
    expect(classes('KS-10')).toEqual(['S', 'F*', 'S*', 'S']);
    expect(classes('BUS-6')).toEqual(['S', 'F*', 'S*', 'S']);
  });

  it.each([
    // Alder and Birch lie 53.7 miles apart.
    ['I', 56.9],
    ['F', 57.5],
    ['T', 61.2],
    ['U', 59.1],
    ['S', 60.7],
    ['M', 60.7],
  ])('without a length are of class %s as long as the chord and some more', (letter, miles) => {
    const compilation = compile(`${letter} ROAD: Alder KS; Birch`, '');
    expect(roadsOf(compilation)[0]).toContain(`Alder > Birch ${miles} KS`);
    expect(compilation.draft.segments).toMatchObject([{ measured: false }]);
  });

  it('without a length are never of no length', () => {
    expect(roads('P Here KS @38.5,-97\nP There KS @38.5,-97\nS KS-4: Here KS; There', 'KS-4')).toEqual([
      'KS-4 Here > There 0.1 KS S',
    ]);
  });

  it('are measured where there is a number that is no estimate', () => {
    const { draft } = compile('S KS-4: Alder KS; 60.0 Birch; ~60.0 Cedar', '');
    expect(draft.segments).toMatchObject([
      { tenths: 600, measured: true },
      { tenths: 600, measured: false },
    ]);
  });

  it('stand once, as the first text has them, in whichever direction they are told again', () => {
    expect(
      roads('I I-1: Birch KS; 53.0$ Alder\nI I 1: Cedar KS; 51.0 Birch', 'I-1', 'I 1').slice(0, 2),
    ).toEqual(['I-1 Alder > Birch 54.0 KS I*', 'I-1 Birch > Cedar 54.0 KS I*']);
  });

  it('do not lead from a place to itself, and leave out points that no road reaches', () => {
    const { tables } = compile('S KS-4: Alder KS; 1.0 Alder; 60.0 Birch; 0.0 Birch', '');
    expect(roadsOf({ tables })).toEqual(['KS-4 Alder > Birch 60.0 KS S']);
    expect([...tables.nodePlace]).toEqual([0, 1]);
  });

  it('that are mostly one road are there once, the faster of them', () => {
    const joints = 'J Alder KS: I-1 ~ US-7 0.0\nJ Birch KS: I-1 ~ US-7 0.0\n';
    expect(roads(`U US-7: Alder KS; 54.1 Birch\n${joints}`)).not.toContainEqual(
      expect.stringContaining('US-7'),
    );
    const base = BASE.replace('I I-1', 'S KS-1').replaceAll('54.0 Birch', '54.0*6 Birch');
    const both = roadsOf(
      compile(`U US-7: Alder KS; 54.1 Birch\n${joints.replaceAll('I-1', 'KS-1')}`, base),
      'KS-1',
      'US-7',
    );
    expect(both.slice(0, 3)).toEqual([
      'KS-1 Alder > · 32.4 KS S*',
      'KS-1 · > Birch 21.6 KS S',
      'KS-1 Birch > Cedar 54.0 KS S',
    ]);
  });

  it('that share a road belong to the freeway of sixty miles an hour before the US route', () => {
    const joints = 'J Alder KS: KS-8 ~ US-7 0.0\nJ Birch KS: KS-8 ~ US-7 0.0\n';
    const shared = (marks: string, letter = 'S') =>
      roadsOf(
        compile(`U US-7: Alder KS; 54.1 Birch\n${letter} KS-8: Alder KS; 54.0${marks} Birch\n${joints}`, ''),
      );
    expect(shared('*')).toEqual(['KS-8 Alder > Birch 54.0 KS S*']);
    expect(shared('')).toEqual(['US-7 Alder > Birch 54.1 KS U']);
    expect(shared('', 'T')).toEqual(['KS-8 Alder > Birch 54.0 KS T']);
    expect(shared('', 'I')).toEqual(['KS-8 Alder > Birch 54.0 KS I*']);
  });
});

describe('a piece over a border', () => {
  const cut = (piece: string) => roadsOf(compile(`S ROAD: Cedar KS; ${piece}`, ''));

  it('is cut as its bracket says, in travel order', () => {
    expect(cut('110.0 Dogwood MO [KS 50.0 MO 10.0 KS 20.0 MO 30.0]')).toEqual([
      'ROAD Cedar > · 50.0 KS S',
      'ROAD · > · 10.0 MO S',
      'ROAD · > · 20.0 KS S',
      'ROAD · > Dogwood 30.0 MO S',
    ]);
    expect(cut('110.0 Dogwood MO [KS 0.0 MO 110.0]')).toEqual(['ROAD Cedar > Dogwood 110.0 MO S']);
    expect(cut('110.0 Dogwood MO [KS 110.0 MO 0.0]')).toEqual(['ROAD Cedar > Dogwood 110.0 KS S']);
  });

  it('is cut between two places of one state, where a bracket says so', () => {
    expect(roadsOf(compile('S ROAD: Alder KS; 60.0 Birch [KS 20.0 NE 15.0 KS 25.0]', ''))).toEqual([
      'ROAD Alder > · 20.0 KS S',
      'ROAD · > · 15.0 NE S',
      'ROAD · > Birch 25.0 KS S',
    ]);
  });

  it('has its own length where the bracket is a rounding away from it', () => {
    // 110.3 miles in the bracket: 55.0 of them are 54.9 of 110.0.
    expect(cut('110.0 Dogwood MO [KS 55.0 MO 55.3]')).toEqual([
      'ROAD Cedar > · 54.9 KS S',
      'ROAD · > Dogwood 55.1 MO S',
    ]);
    expect(wordsOf(compileSmall('S ROAD: Cedar KS; 110.0 Dogwood MO [KS 55.0 MO 54.7]'))).toEqual([]);
    expect(wordsOf(compileSmall('S ROAD: Cedar KS; 110.0 Dogwood MO [KS 55.0 MO 55.4]'))).toEqual([
      'plains/corridors.txt:1:25 the bracket sums to 110.4 miles, the piece has 110.0',
    ]);
    // Five roundings may be half a mile.
    const five = (last: string) =>
      wordsOf(
        compileSmall(`S ROAD: Cedar KS; 110.0 Dogwood MO [KS 50.0 MO 10.0 KS 10.0 MO 10.0 KS ${last}]`),
      );
    expect(five('30.5')).toEqual([]);
    expect(five('29.4')).toHaveLength(1);
    expect(five('30.6')).toHaveLength(1);
    expect(wordsOf(compileSmall('S ROAD: Cedar KS; 110.0 Dogwood MO [KS 0.0 MO 0.0]'))).toHaveLength(1);
  });

  it('is cut once where the outline is, when it has no bracket', () => {
    const compilation = compile('S ROAD: Cedar KS; 110.0 Dogwood MO', '');
    expect(roadsOf(compilation)).toEqual(['ROAD Cedar > · 55.0 KS S', 'ROAD · > Dogwood 55.0 MO S']);
    expect(compilation.assembly.splitByOutline).toBe(1);
    expect(pointsOf(compilation, null)).toEqual([[39, -95]]);
    expect(roadsOf(compile('S ROAD: Dogwood MO; 110.0 Cedar KS', ''))).toEqual([
      'ROAD Dogwood > · 55.0 MO S',
      'ROAD · > Cedar 55.0 KS S',
    ]);
    // A quarter of the way to Cedar is in Missouri, by looks of a quarter mile.
    expect(roadsOf(compile('P Quarter MO @39,-94.6667\nS ROAD: Quarter MO; 80.0 Cedar KS', ''))).toEqual([
      'ROAD Quarter > · 20.1 MO S',
      'ROAD · > Cedar 59.9 KS S',
    ]);
  });

  it('has the water between two banks on the side that it was reached from', () => {
    // Rhode Island is an island in this country: Missouri ends at -90, Rhode Island is from -85 to -84.5.
    const ferry = compile('P Shore MO @39.2,-91\nP Bay RI @39.2,-84.6\nS ROAD: Shore MO; 400.0 Bay RI', '');
    const [first, second] = roadsOf(ferry).map((road) => Number(road.split(' ')[4]));
    expect([first! > 370, first! + second!]).toEqual([true, 400]);
    const back = compile('P Shore MO @39.2,-91\nP Bay RI @39.2,-84.6\nS ROAD: Bay RI; 400.0 Shore MO', '');
    expect(roadsOf(back)[0]).toMatch(/^ROAD Bay > · 33\d\.\d RI S$/);
  });

  it('between towns that both lie on one side of the outline belongs to that side', () => {
    expect(roadsOf(compile('P False MO @39,-96.5\nS ROAD: Alder KS; 90.0 False MO', ''))).toEqual([
      'ROAD Alder > False 90.0 KS S',
    ]);
    expect(roadsOf(compile('P False MO @39,-96.5\nS ROAD: False MO; 90.0 Alder KS', ''))).toEqual([
      'ROAD False > Alder 90.0 KS S',
    ]);
  });

  it('and a freeway in part is cut for both', () => {
    expect(cut('100.0*4 Dogwood MO [KS 60.0 MO 40.0]')).toEqual([
      'ROAD Cedar > · 40.0 KS S*',
      'ROAD · > · 20.0 KS S',
      'ROAD · > Dogwood 40.0 MO S',
    ]);
    expect(cut('100.0*8 Dogwood MO [KS 60.0 MO 40.0]')).toEqual([
      'ROAD Cedar > · 60.0 KS S*',
      'ROAD · > · 20.0 MO S*',
      'ROAD · > Dogwood 20.0 MO S',
    ]);
    expect(cut('100.0*6 Dogwood MO [KS 60.0 MO 40.0]')).toEqual([
      'ROAD Cedar > · 60.0 KS S*',
      'ROAD · > Dogwood 40.0 MO S',
    ]);
  });
});

describe('the tables of a text', () => {
  it('are the same whichever text is handed over first, and name each thing once', () => {
    const texts = [
      { file: 'b.txt', text: 'U US-2: Birch KS; 75.0 Northam' },
      { file: 'a.txt', text: BASE },
    ];
    const { tables } = compileTexts(texts);
    expect(tables.highways).toEqual(['', 'I-1', 'US-2']);
    expect(tables.placeNames).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Northam']);
    expect([...tables.placeJurisdiction].map((j) => tables.jurisdictions[j])).toEqual([
      'KS',
      'KS',
      'KS',
      'MO',
      'MO',
      'KS',
    ]);
    expect(compileTexts(texts.toReversed()).tables).toEqual(tables);
  });

  it('show highways by the name on their signs, two keys of one sign as one', () => {
    const { tables } = compile(
      'I I-235KS: Alder KS; 60.0 Birch\nI I-235IA: Birch KS; 61.0 Cedar\nU US-31BUS: Alder KS; 70.0 Cedar',
      '',
    );
    expect(tables.highways).toEqual(['', 'I-235', 'US-31 Business']);
    expect([...tables.edgeHighway]).toEqual([1, 1, 2]);
  });

  it('have the speeds of the practical metric, by class, that of freeway pieces last', () => {
    expect([...compile('', TEXT).tables.speedsMph]).toEqual([65, 62, 55, 52, 46, 38, 60]);
  });

  it('list the states before the provinces, and Mexico last', () => {
    const { jurisdictions } = compile('').tables;
    expect(jurisdictions).toHaveLength(65);
    expect(jurisdictions[0]).toBe('AL');
    expect(jurisdictions.slice(50)).toEqual([
      'WY',
      'AB',
      'BC',
      'MB',
      'NB',
      'NL',
      'NS',
      'NT',
      'NU',
      'ON',
      'PE',
      'QC',
      'SK',
      'YT',
      'MX',
    ]);
  });
});
