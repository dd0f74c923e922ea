import { describe, expect, it } from 'vitest';
import type { Compilation } from '~/roads/compiler/compile-network';
import { interstateRows, networkReport } from '~/roads/compiler/network-report';
import { compileSmall, compileTexts } from '../small-network';

const TEXT = `I I-1: Westend KS; 55.0 Alder; 54.0 Birch; 54.0 Cedar; 108.0 Dogwood MO [KS 54.5 MO 53.5]; 54.0 Elm
I I-35E: Elm MO; 60.0! Fir
F$ TPK-KS: Westend KS; 112.0* Birch
T TC-1: Birch KS; 75.0 Northam
U US-2: Northam KS; ~220.0 Norwood MO; 72.0 Elm
S KS-3: Cedar KS; 88.0 Northam; Birch
S KS-3: Cedar KS; 70.0 Birch
M KS-9: Birch KS; 60.0 Cedar
I I-9: Alder KS; 95.0 Northam; 70.0 Birch; 54.0 Alder
J Birch KS: I-1 ~ TC-1 1.0; I-1 ~ TPK-KS 2.0; I-1 ~ KS-9 0.5; I-1 ~ KS-3 1.5
J Alder KS: I-1 ~ I-9 2.5
J Cedar KS: I-1 ~ KS-3 0.0
J Northam KS: US-2 ~ KS-3 0.0
J Elm MO: I-1 ~ I-35E 0.0
S RI-1: Seaview RI; 9.0 Harbor
ISLAND The Island: Harbor RI
S KS-7: Zero KS; 3.0 Nought
P Zero KS @37,-98
P Nought KS @37.03,-98
`;
const MORE = 'I I-1: Alder KS; 107.0 Cedar\nX I-1 Birch KS 10.0 Cedar KS = KS-9 Birch KS 20.0 Cedar KS';

/** The compiled country, with these moves of its places and these pieces too short by so many miles. */
function compiled(moved: Record<string, number>, tooShort: Record<number, number> = {}): Compilation {
  const compilation = compileTexts([
    { file: 'a.txt', text: TEXT },
    { file: 'b.txt', text: MORE },
  ]);
  expect([...compilation.errors, ...compilation.warnings]).toEqual([]);
  const { draft, assembly } = compilation;
  const names = new Set<string>();
  const settledMiles = assembly.settledMiles.map((_, node) => {
    const name = draft.places[draft.nodes[node]?.place ?? -1]?.name;
    // The first point of each place; a point without one lies far off.
    if (name === undefined || names.has(name)) return name === undefined ? 99 : 0;
    names.add(name);
    return moved[name] ?? 0;
  });
  return {
    ...compilation,
    assembly: {
      ...assembly,
      settledMiles,
      tooShort: Object.entries(tooShort).map(([i, missingMiles]) => ({
        segment: draft.segments[Number(i)]!,
        missingMiles,
      })),
    },
  };
}
const official = { 'I-1': { KS: 217.5, MO: 107.5 }, 'I-35': { MO: 58 }, 'I-99': { KS: 3 } };

describe('the report of a network', () => {
  it('says what a person wants to see after a change', () => {
    const report = networkReport(
      compiled({ Cedar: 6.5, Birch: 12.34, Alder: 6 }, { 0: 1.2, 5: 3.4 }),
      official,
    );
    expect(report).toBe(`12 corridors, 13 places, 19 pieces, 8 joints, 1 crossings; 27 nodes, 28 edges
2 pieces without a measured length (298 mi), 1 border pieces without a bracket, 1 pieces dropped that told a road twice

Miles per class
  Interstate           604
  freeway              112
  Canadian main         75
  US                   292
  state                248
  minor, joint          68
  of these toll 112, closed to trucks 60

Miles per state        Interstate     freeway Canadian ma          US       state
  KS                          437         112          75         110         239
  MO                          168           0           0         182           0
  RI                            0           0           0           0           9

Parts that hang together
      23 nodes  Westend KS
       2 nodes  The Island
       2 nodes  Zero KS

Interstates against the official lengths: 2 of 4 rows within 0.5 % (50.0 %)
  I-99   KS  official     3.0  ours     0.0   -100.0 %
  I-35   MO  official    58.0  ours    60.0      3.4 %

2 points lie more than 6 mi from their town's coordinates by the miles beside them (wrong miles, or a town off its highway that should be an own point):
  12.3 mi  Birch KS
  6.5 mi  Cedar KS

2 circles of one highway (the same road told twice with other places, or a loop; Interstates first):
  a.txt:9:37 I-9 219.0 mi: Northam KS, Alder KS, Birch KS
  a.txt:6:33 KS-3 236.1 mi: Northam KS, Cedar KS, Birch KS

2 pieces are shorter than the crow flies:
  a.txt:2:24 I-35E Elm MO > Fir MO: 60.0 mi, 3.4 too few
  a.txt:1:25 I-1 Westend KS > Alder KS: 55.0 mi, 1.2 too few`);
  });

  it('says nothing of official lengths where none are given', () => {
    const lines = networkReport(compiled({}), null).split('\n');
    expect(lines.filter((line) => line.includes('official'))).toEqual([]);
    expect(lines.at(-1)).toBe('0 pieces are shorter than the crow flies:');
  });

  it('names forty points at most, the farthest first', () => {
    const towns = Array.from({ length: 42 }, (_, i) => `Town${i} KS`);
    const text = `${towns.map((town, i) => `P ${town} @37.${10 + i},-98\n`).join('')}S KS-7: ${towns.join('; 1.0 ')}`;
    const { assembly, ...compilation } = compileSmall(text);
    const report = networkReport(
      { ...compilation, assembly: { ...assembly, settledMiles: towns.map((_, i) => 6.1 + i / 10) } },
      null,
    );
    const miles = [...report.matchAll(/^ {2}(\S+) mi {2}Town/gm)].map(([, figure]) => Number(figure));
    expect(report).toContain('\n42 points lie more than 6 mi');
    expect(miles).toEqual(Array.from({ length: 40 }, (_, i) => Number((10.2 - i / 10).toFixed(1))));
  });

  it('names two hundred circles at most, the longest first', () => {
    const text = Array.from({ length: 202 }, (_, i) =>
      `S KS-${i + 10}: Alder KS; 54.0 Birch; 90.0 Northam; ${95 + i / 10} Alder`.replace(/(\.\d)\d*/g, '$1'),
    ).join('\n');
    const report = networkReport(compileSmall(text), null);
    expect(report).toContain('\n202 circles of one highway');
    const miles = [...report.matchAll(/^ {2}\S+ KS-\d+ (\S+) mi: /gm)].map(([, figure]) => Number(figure));
    expect(miles).toHaveLength(200);
    expect([miles[0], miles[199]]).toEqual([259.1, 239.2]);
  });
});

describe('the Interstates of a network', () => {
  it('are held against the official log, branches under their number', () => {
    const { tables } = compileSmall(
      'I I-35E: Alder KS; 60.0 Birch\nI I-35W: Alder KS; 61.0 Birch\nI I-35: Birch KS; 54.0 Cedar\nU US-35: Birch KS; 70.0 Northam\nI I-135: Alder KS; 99.0 Northam',
    );
    expect(
      interstateRows({ tables } as Compilation, { 'I-35': { KS: 140, MO: 5 }, 'I-135': { KS: 99 } }),
    ).toEqual([
      { highway: 'I-35', jurisdiction: 'KS', official: 140, ours: 175, percent: 25 },
      { highway: 'I-35', jurisdiction: 'MO', official: 5, ours: 0, percent: -100 },
      { highway: 'I-135', jurisdiction: 'KS', official: 99, ours: 99, percent: 0 },
    ]);
  });
});
