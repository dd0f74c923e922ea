import { describe, expect, it } from 'vitest';
import { findCircles } from '~/roads/compiler/find-circles';
import { roadsOf, wordsOf } from '../compiled-roads';
import { compileTexts } from '../small-network';

const compile = (...texts: string[]) => {
  const compilation = compileTexts(texts.map((text, i) => ({ file: `${i}.txt`, text })));
  expect(wordsOf(compilation)).toEqual([]);
  return compilation;
};
/** How the road is told in the end, and how many pieces were dropped. */
const told = (...texts: string[]) => {
  const { draft, tables } = compile(...texts);
  return [...roadsOf({ tables }).map((road) => road.replace(/^I-1 (.+) KS I\*$/, '$1')), draft.skipping];
};

describe('a road that two texts tell with different places', () => {
  const fine = (first = '54.0', second = '54.0') => `I I-1: Alder KS; ${first} Birch; ${second} Cedar`;
  const coarse = (miles: string) => `I I-1: Alder KS; ${miles} Cedar`;

  it('is the one with more places, whichever text comes first and whichever way it is told', () => {
    const once = ['Alder > Birch 54.0', 'Birch > Cedar 54.0', 1];
    expect(told(fine(), coarse('107.0'))).toEqual(once);
    expect(told(coarse('107.0'), fine()).sort()).toEqual([...once].sort());
    expect(told(fine(), 'I I-1: Cedar KS; 107.0 Alder')).toEqual(once);
    expect(told('I I-1: Cedar KS; 54.0 Birch\nI I-1: Alder KS; 54.0 Birch', coarse('107.0'))).toEqual([
      'Cedar > Birch 54.0',
      'Alder > Birch 54.0',
      1,
    ]);
  });

  it.each([
    // 108 miles told as so many: a tenth of it and eight tenths of a mile may be another way to measure.
    ['97.5', 1],
    ['97.4', 0],
    ['120.8', 1],
    ['121.0', 0],
    // An estimate may be three tenths of it away.
    ['~82.5', 1],
    ['~82.4', 0],
    ['~155.0', 1],
    ['~156.0', 0],
  ])('is one where 108 miles are told as %s: %d', (miles, dropped) => {
    expect(told(fine(), coarse(miles)).at(-1)).toBe(dropped);
  });

  it('keeps both of two measured roads, and both highways of two', () => {
    expect(told(fine(), coarse('97.0'))).toEqual([
      'Alder > Birch 54.0',
      'Birch > Cedar 54.0',
      'Alder > Cedar 97.0',
      0,
    ]);
    expect(told(fine(), 'I I-2: Alder KS; 108.0 Cedar')).toHaveLength(4);
    expect(told(fine(), 'I I 1: Alder KS; 108.0 Cedar')).toHaveLength(3);
  });

  it('is as long as it was measured, where its finer telling is estimated', () => {
    expect(told(fine('~50.0', '~25.0'), coarse('90.0'))).toEqual([
      'Alder > Birch 60.0',
      'Birch > Cedar 30.0',
      1,
    ]);
    expect(told(fine('~50.0', '~50.0'), coarse('90.0'))).toEqual([
      'Alder > Birch 45.0',
      'Birch > Cedar 45.0',
      1,
    ]);
    // What was measured stays, the rest takes all of the difference.
    expect(told(fine('54.0', '~46.0'), coarse('120.0'))).toEqual([
      'Alder > Birch 54.0',
      'Birch > Cedar 66.0',
      1,
    ]);
    // An estimate against estimates says nothing.
    expect(told(fine('~50.0', '~50.0'), coarse('~90.0'))).toEqual([
      'Alder > Birch 50.0',
      'Birch > Cedar 50.0',
      1,
    ]);
    // A tenth that cannot be shared goes to the last.
    expect(
      told('I I-1: Westend KS; ~50.0 Alder; ~50.0 Birch; ~50.0 Cedar', 'I I-1: Westend KS; 150.1 Cedar'),
    ).toEqual(['Westend > Alder 50.0', 'Alder > Birch 50.0', 'Birch > Cedar 50.1', 1]);
  });

  it('never has a piece of no length by that', () => {
    const P = 'P Here KS @39,-98\nP There KS @39.001,-98\nP Beyond KS @39.002,-98\n';
    const short = (a: string, b: string, whole: string) =>
      told(`${P}I I-1: Here KS; ${a} There; ${b} Beyond`, `I I-1: Here KS; ${whole} Beyond`);
    expect(short('~0.0', '~0.0', '0.3')).toEqual(['Here > There 0.1', 'There > Beyond 0.2', 1]);
  });

  it('is stretched once: the longest telling first, and what it bound stays', () => {
    expect(
      told(
        'I I-1: Westend KS; ~50.0 Alder; ~50.0 Birch; 54.0 Cedar',
        'I I-1: Westend KS; 164.0 Cedar',
        'I I-1: Westend KS; 108.0 Birch',
      ),
    ).toEqual(['Westend > Alder 55.0', 'Alder > Birch 55.0', 'Birch > Cedar 54.0', 2]);
  });

  it('is told by the shortest of the other ways', () => {
    const around = 'I I-1: Alder KS; 60.0 Northam; 60.0 Cedar';
    const { draft } = compile(
      fine(),
      around,
      coarse('112.0'),
      'S KS-3: Birch KS; 50.0 Westend',
      'X I-1 Alder KS 28.0 Cedar KS = KS-3 Birch KS 25.0 Westend KS',
    );
    expect(draft.skipping).toBe(1);
    // A quarter of the dropped 112 miles is a quarter of the 108 over Birch.
    expect(draft.segments[0]).toMatchObject({ tenths: 540, cuts: [{ tenths: 270 }] });
  });

  it('is not told by a way that leads over what was dropped itself', () => {
    // Westend to Cedar is dropped first, then Westend to Birch; both are on the finest telling.
    expect(
      told(
        'I I-1: Westend KS; 55.0 Alder; 54.0 Birch; 54.0 Cedar',
        'I I-1: Westend KS; 109.0 Birch',
        'I I-1: Westend KS; 163.0 Cedar',
      ),
    ).toEqual(['Westend > Alder 55.0', 'Alder > Birch 54.0', 'Birch > Cedar 54.0', 2]);
  });

  it('keeps a piece that runs along another road, and is not told by it', () => {
    expect(told('I I-1: Alder KS; 54.0& Birch; 54.0 Cedar', coarse('108.0'))).toEqual([
      'Birch > Cedar 54.0',
      'Alder > Cedar 108.0',
      0,
    ]);
  });
});

describe('a crossing on a piece that was dropped', () => {
  const KS4 = '\nS KS-4: Northam KS; 100.0 Westend';
  const meeting = (
    at: string,
    fine = 'I I-1: Alder KS; 54.0 Birch; 54.0 Cedar',
    coarse = 'I I-1: Alder KS; 100.0 Cedar',
  ) =>
    told(fine, coarse + KS4, `X I-1 ${at} = KS-4 Northam KS 30.0 Westend KS`).filter(
      (road) => typeof road === 'string' && !road.includes('KS-4'),
    );

  it('is at the same share of the pieces that tell its road', () => {
    // 25 of 100 miles are 27 of 108; 75 are 81, which is 27 behind Birch.
    expect(meeting('Alder KS 25.0 Cedar KS')).toEqual([
      'Alder > · 27.0',
      '· > Birch 27.0',
      'Birch > Cedar 54.0',
    ]);
    expect(meeting('Alder KS 75.0 Cedar KS')).toEqual([
      'Alder > Birch 54.0',
      'Birch > · 27.0',
      '· > Cedar 27.0',
    ]);
    expect(meeting('Cedar KS 75.0 Alder KS')).toEqual([
      'Alder > · 27.0',
      '· > Birch 27.0',
      'Birch > Cedar 54.0',
    ]);
    // At the place between: the road itself leads on from there.
    expect(meeting('Alder KS 50.0 Cedar KS')).toEqual(['Alder > Birch 54.0', 'Birch > Cedar 54.0']);
    expect(meeting('Alder KS 100.0 Cedar KS')).toEqual(['Alder > Birch 54.0', 'Birch > Cedar 54.0']);
  });

  it('is there as well where these run the other way', () => {
    const backwards = 'I I-1: Cedar KS; 54.0 Birch; 54.0 Alder';
    expect(meeting('Alder KS 25.0 Cedar KS', backwards)).toEqual([
      'Cedar > Birch 54.0',
      'Birch > · 27.0',
      '· > Alder 27.0',
    ]);
    expect(meeting('Alder KS 75.0 Cedar KS', backwards)).toEqual([
      'Cedar > · 27.0',
      '· > Birch 27.0',
      'Birch > Alder 54.0',
    ]);
  });

  it('is found through several droppings', () => {
    expect(
      told(
        'I I-1: Westend KS; 55.0 Alder; 54.0 Birch; 54.0 Cedar',
        'I I-1: Westend KS; 109.0 Birch',
        'I I-1: Westend KS; 163.0 Cedar\nS KS-4: Northam KS; 100.0 Norwood MO [KS 60.0 MO 40.0]',
        'X I-1 Westend KS 82.0 Cedar KS = KS-4 Northam KS 30.0 Norwood MO',
      ).slice(0, 4),
    ).toEqual(['Westend > Alder 55.0', 'Alder > · 27.0', '· > Birch 27.0', 'Birch > Cedar 54.0']);
  });
});

describe('a highway that leads in a circle', () => {
  it('is named with its places in order, its miles and where it closes', () => {
    const { draft } = compile(
      'U US-9: Alder KS; 60.0 Birch; 61.0 Cedar',
      'U US-9: Alder KS; 62.0 Northam; 63.0 Cedar; 100.0 Dogwood MO [KS 50.0 MO 50.0]',
    );
    expect(findCircles(draft)).toEqual([
      {
        highway: 'US-9',
        places: ['Northam KS', 'Alder KS', 'Birch KS', 'Cedar KS'],
        tenths: 2460,
        position: { file: '1.txt', line: 1, column: 38 },
      },
    ]);
  });

  it('may have its start far off', () => {
    const { draft } = compile(
      'U US-9: Westend KS; 60.0 Alder; 61.0 Birch; 62.0 Northam; 63.0 Cedar; 64.0 Birch',
    );
    expect(findCircles(draft)).toMatchObject([
      { places: ['Northam KS', 'Birch KS', 'Cedar KS'], tenths: 1890 },
    ]);
  });

  it('is no circle of two highways, nor where it is longer than any that is told twice', () => {
    expect(
      findCircles(compile('U US-9: Alder KS; 60.0 Birch; 61.0 Cedar\nU US-8: Alder KS; 122.0 Cedar').draft),
    ).toEqual([]);
    const beltway = (miles: string) =>
      findCircles(compile(`U US-9: Alder KS; 160.0 Birch; 160.0 Northam; ${miles} Alder`).draft);
    expect(beltway('80.0')).toMatchObject([{ tenths: 4000 }]);
    expect(beltway('80.1')).toEqual([]);
  });

  it('is found in each part of a highway, once for each circle', () => {
    const { draft } = compile(
      'U US-9: Alder KS; 60.0 Birch; 90.0 Northam; 60.0 Alder',
      'U US-9: Dogwood MO; 60.0 Elm; 90.0 Norwood; 60.0 Dogwood',
      'U US-9: Elm MO; 60.0 Fir; 90.0 Norwood',
    );
    expect(findCircles(draft).map(({ places, tenths }) => [places.join(' '), tenths])).toEqual([
      ['Birch KS Alder KS Northam KS', 2100],
      ['Elm MO Dogwood MO Norwood MO', 2100],
      // The way back leads over what was found first.
      ['Fir MO Elm MO Dogwood MO Norwood MO', 2700],
    ]);
  });
});
