import { describe, expect, it } from 'vitest';
import type { Compilation } from '~/roads/compiler/compile-network';
import { interstateRows, networkReport, type OfficialInterstates } from '~/roads/compiler/network-report';
import { compileSmall } from '../small-network';

const report = (text: string, official: OfficialInterstates | null = null) =>
  networkReport(compileSmall(text), official).split('\n');

describe('the report of a network', () => {
  it('lists the states by their codes, whichever was told first', () => {
    const lines = report(
      'S RI-1: Seaview RI; 9.0 Harbor\nS MO-1: Elm MO; 54.0 Fir\nS KS-4: Alder KS; 60.0 Birch',
    );
    const at = lines.findIndex((line) => line.startsWith('Miles per state'));
    expect(lines.slice(at + 1, at + 4).map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'KS',
      'MO',
      'RI',
    ]);
  });

  it('names the circles of Interstates before longer ones of other roads, in whichever order they were told', () => {
    const circles = [
      'S KS-3: Cedar KS; 88.0 Northam; 75.0 Birch; 70.0 Cedar',
      'I I-9: Alder KS; 70.0 Northam; 60.0 Birch; 54.0 Alder',
      'S KS-8: Cedar KS; 98.0 Northam; 85.0 Birch; 80.0 Cedar',
    ];
    for (const text of [circles, circles.toReversed(), [circles[1]!, circles[0]!, circles[2]!]]) {
      const named = report(text.join('\n'))
        .filter((line) => / mi: /.test(line))
        .map((line) => line.trim().split(' ')[1]);
      expect(named).toEqual(['I-9', 'KS-8', 'KS-3']);
    }
  });

  it('counts the Interstates that are right, and names those that are not, the worst first', () => {
    const text = 'I I-1: Alder KS; 60.0 Birch\nI I-2: Birch KS; 60.0 Cedar\nI I-3: Birch KS; 80.0 Northam';
    const lines = report(text, { 'I-1': { KS: 60 }, 'I-2': { KS: 61 }, 'I-3': { KS: 70 } });
    expect(lines).toContain('Interstates against the official lengths: 1 of 3 rows within 0.5 % (33.3 %)');
    expect(lines.filter((line) => line.includes('  ours ')).map((line) => line.trim().split(' ')[0])).toEqual(
      ['I-3', 'I-2'],
    );
  });
});

describe('the miles of an Interstate', () => {
  const ours = (text: string, highway: string) =>
    interstateRows({ tables: compileSmall(text).tables } as Compilation, { [highway]: { KS: 100 } })[0]!.ours;
  it('are those of its branches too, whatever letters they have, and of no other road', () => {
    expect(ours('I I-35E: Alder KS; 60.0 Birch\nI I-35EW: Birch KS; 61.0 Cedar', 'I-35')).toBe(121);
    expect(
      ours(
        'I I-35E: Alder KS; 60.0 Birch\nI XI-35E: Birch KS; 61.0 Cedar\nI I-35E2: Birch KS; 75.0 Northam',
        'I-35',
      ),
    ).toBe(60);
    // A business road of its number is no Interstate.
    expect(ours('I I-35: Alder KS; 60.0 Birch\nU I-35: Birch KS; 75.0 Northam', 'I-35')).toBe(60);
  });
});
