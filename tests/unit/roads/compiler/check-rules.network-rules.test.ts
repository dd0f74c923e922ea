import { describe, expect, it } from 'vitest';
import { checkRules } from '~/roads/compiler/check-rules';
import { compileSmall } from '../small-network';

/** A compilation whose nodes were moved so many miles, by the name of their place. */
function moved(text: string, miles: Record<string, number>, others = 0) {
  const compilation = compileSmall(text, 'a.txt');
  const { draft, assembly } = compilation;
  const settledMiles = assembly.settledMiles.map(
    (_, node) => miles[draft.places[draft.nodes[node]?.place ?? -1]?.name ?? ''] ?? others,
  );
  return { ...compilation, assembly: { ...assembly, settledMiles } };
}
const TEXT = 'I I-1: Alder KS; 55.0 Birch; 52.0 Cedar; 80.0 @40,-96 Post';

describe('the rules of the network', () => {
  it('hold for what is right', () => {
    expect(checkRules(moved(TEXT, {}), null)).toEqual([]);
  });

  it('are broken by a town that its miles put more than twelve miles off, a point set by hand nine', () => {
    expect(checkRules(moved(TEXT, { Alder: 12, Birch: 12, Cedar: 12, Post: 9 }), null)).toEqual([]);
    const message = (place: string, miles: string) =>
      `the miles beside ${place} KS are shorter than the crow flies: they put it ${miles} miles from its coordinates`;
    const finding = (at: string, place: string, miles: string) => ({
      rule: 'chord',
      message: message(place, miles),
      position: { file: 'a.txt', line: 1, column: TEXT.indexOf(at) + 1, message: message(place, miles) },
    });
    // Birch has 55.0 on one side and 52.0 on the other, with the same way for the crow.
    expect(checkRules(moved(TEXT, { Birch: 12.1 }), null)).toEqual([finding('Cedar', 'Birch', '12.1')]);
    expect(checkRules(moved(TEXT, { Alder: 13.26 }), null)).toEqual([finding('Birch', 'Alder', '13.3')]);
    expect(checkRules(moved(TEXT.replace('55.0', '50.0'), { Birch: 20 }), null)).toEqual([
      finding('Birch', 'Birch', '20.0'),
    ]);
    expect(checkRules(moved(TEXT, { Post: 9.1 }), null)).toEqual([finding('Post', 'Post', '9.1')]);
  });

  it('say nothing of a crossing, which has no coordinates of its own', () => {
    const crossing =
      '\nS KS-4: Alder KS; 90.0 Northam\nJ Alder KS: I-1 ~ KS-4 0.0\nX KS-4 Alder KS 40.0 Northam KS = I-1 Birch KS 12.0 Cedar KS';
    const compilation = moved(TEXT + crossing, { Alder: 0, Birch: 0, Cedar: 0, Post: 0, Northam: 0 }, 50);
    expect(compilation.assembly.settledMiles).toContain(50);
    expect(checkRules(compilation, null)).toEqual([]);
  });

  it('name no line where every piece of the town was dropped', () => {
    const compilation = moved('I I-1: Alder KS; 55.0 Birch; 52.0 Cedar', { Birch: 30 });
    compilation.draft.segments.length = 0;
    expect(checkRules(compilation, null)).toMatchObject([{ rule: 'chord', position: null }]);
  });

  it('are broken by a piece that is still shorter than the crow flies', () => {
    const compilation = moved(TEXT, {});
    const [segment] = compilation.draft.segments;
    const message = 'Alder to Birch is 55.0 miles, 1.3 less than the crow flies';
    expect(
      checkRules(
        {
          ...compilation,
          assembly: { ...compilation.assembly, tooShort: [{ segment: segment!, missingMiles: 1.26 }] },
        },
        null,
      ),
    ).toEqual([{ rule: 'chord', message, position: { file: 'a.txt', line: 1, column: 23, message } }]);
  });

  it('are broken by parts that hang on nothing, each named by a place on it', () => {
    const text = `${TEXT}\nS RI-1: Seaview RI; 9.0 Harbor\nS KS-4: Westend KS; 150.0 Northam`;
    const part = (nodes: number, place: string) => ({
      rule: 'component',
      message: `${nodes} nodes around ${place} hang on nothing: join them, or list them in islands.txt`,
      position: null,
    });
    expect(checkRules(moved(text, {}), null)).toEqual([part(2, 'Seaview RI'), part(2, 'Westend KS')]);
    expect(checkRules(moved(`${text}\nISLAND The Rock: Harbor RI`, {}), null)).toEqual([
      part(2, 'Westend KS'),
    ]);
  });

  it('are broken by doubtful pieces, each at its own place', () => {
    const text = `${TEXT}
P Pine KS @39.1,-97
S KS-4: Birch KS; 0.0 Pine (6.9); ~70.0 Northam
S KS-5: Alder KS; ~85.0 Northam; ~85.0 Birch
S KS-6: Elm MO; 54.0& Fir
`;
    const findings = checkRules(moved(text, {}), null).filter(({ rule }) => rule !== 'component');
    expect(findings.map(({ rule, position }) => [rule, position?.line, position?.column])).toEqual([
      ['kink', 4, 40],
      ['lost', 3, 23],
      ['along', 5, 23],
    ]);
    for (const { message, position } of findings) expect(position).toMatchObject({ file: 'a.txt', message });
  });

  it('are broken by Interstates of which less than 95 of 100 have their official length', () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    const compilation = moved(
      numbers
        .map((n) => `I I-${n}: Alder KS; 60.0 Birch\n${n > 1 ? `J Alder KS: I-1 ~ I-${n} 1.0\n` : ''}`)
        .join(''),
      {},
    );
    const official = (wrong: number, length: number) =>
      Object.fromEntries(numbers.map((n) => [`I-${n}`, { KS: n <= wrong ? length : 60 }]));
    expect(checkRules(compilation, official(0, 60))).toEqual([]);
    expect(checkRules(compilation, official(1, 70))).toEqual([]);
    const finding = {
      rule: 'interstates',
      message: '18 of 20 Interstates per state are within 0.5 % of their official length',
      position: null,
    };
    expect(checkRules(compilation, official(2, 70))).toEqual([finding]);
    expect(checkRules(compilation, official(2, 50))).toEqual([finding]);
    // Half a percent is right.
    expect(checkRules(compilation, official(2, 59.71))).toEqual([]);
    expect(checkRules(compilation, official(2, 60.29))).toEqual([]);
    expect(checkRules(compilation, official(2, 59.69))).toEqual([finding]);
    expect(checkRules(compilation, official(2, 60.31))).toEqual([finding]);
  });
});
