import { describe, expect, it } from 'vitest';
import { checkRules } from '~/roads/compiler/check-rules';
import { interstateRows, networkReport } from '~/roads/compiler/network-report';
import { writeNetworkFile } from '~/roads/format/network-file';
import { formatTextError } from '~/roads/text/network-statements';
import { compileSmall, compileTexts, smallRouter, stop, TEXT } from '../small-network';

describe('the road compiler', () => {
  it('gives the same bytes for the same texts, in whatever order they are handed over', () => {
    const lines = TEXT.split('\n');
    const texts = [
      { file: 'a/corridors.txt', text: lines.slice(0, 4).join('\n') },
      { file: 'b/joints.txt', text: lines.slice(4).join('\n') },
    ];
    const first = writeNetworkFile(compileTexts(texts).tables);
    const second = writeNetworkFile(compileTexts([...texts].reverse()).tables);
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
  });

  it('names the line of a place that no gazetteer knows', () => {
    const { errors } = compileSmall(TEXT + 'S KS-9: Cedar KS; 3.0 Atlantis\n');
    expect(errors.map(formatTextError)).toEqual([
      'plains/corridors.txt:11:23 no gazetteer knows "Atlantis KS": give it @lat,lon or a line in places.txt',
    ]);
  });

  it('takes coordinates of a place from the texts before those of the gazetteers', () => {
    const { draft } = compileSmall(TEXT + 'P Cedar KS @39.01,-96.02\n');
    expect(draft.places.find((place) => place.name === 'Cedar')).toMatchObject({ lat: 39.01, lon: -96.02 });
  });

  it('cuts a border piece by its bracket, not by the outline', () => {
    const { tables } = compileSmall();
    const i1 = tables.highways.indexOf('I-1');
    const border = [...tables.edgeTenths].filter(
      (_, e) => tables.edgeHighway[e] === i1 && [545, 535].includes(tables.edgeTenths[e]!),
    );
    expect(border.sort()).toEqual([535, 545]);
  });

  it('cuts a border piece without a bracket where the outline is', () => {
    const trip = smallRouter().route({ stops: [stop('Northam KS'), stop('Norwood MO')] });
    if (!trip.ok) throw new Error(trip.reason);
    const [kansas, missouri] = trip.trip.jurisdictions;
    expect(Math.abs(kansas!.distanceTenthMiles - 1100)).toBeLessThanOrEqual(2);
    expect(kansas!.distanceTenthMiles + missouri!.distanceTenthMiles).toBe(2200);
  });

  it('refuses a bracket that does not sum to its piece', () => {
    const { errors } = compileSmall(TEXT.replace('[KS 54.5 MO 53.5]', '[KS 54.5 MO 40.0]'));
    expect(errors.map((e) => e.message)).toEqual(['the bracket sums to 94.5 miles, the piece has 108.0']);
  });

  it('joins two corridors at a crossing, at the miles that it names', () => {
    const crossing =
      'S KS-4: Alder KS; 90.0 Northam\nJ Northam KS: US-2 ~ KS-4 0.0\nX KS-4 Alder KS 40.0 Northam KS = I-1 Birch KS 12.0 Cedar KS\n';
    const compilation = compileSmall(TEXT + crossing);
    expect(compilation.warnings).toEqual([]);
    const { tables } = compilation;
    const lengths = (name: string) =>
      [...tables.edgeTenths]
        .filter((_, e) => tables.highways[tables.edgeHighway[e]!] === name)
        .sort((a, b) => a - b);
    expect(lengths('KS-4')).toEqual([400, 500]);
    expect(lengths('I-1')).toContain(120);
    expect(lengths('I-1')).toContain(420);
  });

  it('keeps two highways apart by the miles of their ramps where a crossing gives them', () => {
    const roads = 'S KS-4: Alder KS; 90.0 Northam\nJ Northam KS: US-2 ~ KS-4 0.0\n';
    const ramp = 'X KS-4 Alder KS 40.0 Northam KS = I-1 Birch KS 12.0 Cedar KS + 1.5\n';
    const { tables, warnings, errors } = compileSmall(TEXT + roads + ramp);
    expect([...warnings, ...errors]).toEqual([]);
    const ramps = [...tables.edgeTenths.keys()].filter((e) => tables.highways[tables.edgeHighway[e]!] === '');
    expect(ramps.map((e) => tables.edgeTenths[e])).toContain(15);
    const i1 = [...tables.edgeTenths].filter((_, e) => tables.highways[tables.edgeHighway[e]!] === 'I-1');
    expect(i1).toContain(120);
  });

  it('says which joint and which crossing names no road', () => {
    const { warnings } = compileSmall(
      TEXT + 'J Cedar KS: I-1 ~ US-77 1.0\nX I-1 Alder KS 3.0 Cedar KS = US-2 Birch KS 2.0 Northam KS\n',
    );
    expect(warnings.map(formatTextError)).toEqual([
      'plains/corridors.txt:11:13 no corridor US-77 passes Cedar KS',
      'plains/corridors.txt:12:3 no corridor runs from "I-1 Alder KS" straight to "Cedar KS"',
    ]);
  });

  it('counts a road once that two regions tell with different places', () => {
    const told = 'I I-1: Alder KS; ~107.0 Cedar; 108.0 Dogwood MO [KS 54.5 MO 53.5]\n';
    const { draft, tables } = compileTexts([
      { file: 'a.txt', text: TEXT },
      { file: 'b.txt', text: told },
    ]);
    expect(draft.skipping).toBe(1);
    const i1 = [...tables.edgeTenths].filter((_, e) => tables.highways[tables.edgeHighway[e]!] === 'I-1');
    expect(i1.reduce((sum, tenths) => sum + tenths, 0)).toBe(3790);
  });

  it('moves a town to its highway when the miles say that it lies off it', () => {
    const { tables, assembly } = compileSmall(
      TEXT.replace('54.0 Birch; 54.0 Cedar', '50.0 Birch; 54.0 Cedar'),
    );
    expect(Math.max(...assembly.settledMiles)).toBeGreaterThan(1);
    expect(assembly.tooShort).toEqual([]);
    expect(tables.edgeTenths).toContain(500);
  });

  it('refuses miles that are shorter than the crow flies by more than a town is wide', () => {
    const compilation = compileSmall(TEXT.replace('54.0 Birch; 54.0 Cedar', '14.0 Birch; 54.0 Cedar'));
    const [first] = checkRules(compilation, null).filter((finding) => finding.rule === 'chord');
    expect(first!.message).toContain('shorter than the crow flies');
    expect(formatTextError(first!.position!)).toMatch(/^plains\/corridors\.txt:2:\d+ /);
  });

  it('believes a point set by hand more than a town center', () => {
    const text = TEXT.replace('54.0 Birch; 54.0 Cedar', '40.0 Birch; 54.0 Cedar');
    const rules = (more: string) =>
      checkRules(compileSmall(text + more), null).filter((finding) => finding.rule === 'chord').length;
    expect(rules('')).toBe(0);
    expect(rules('P Alder KS @39,-98\nP Birch KS @39,-97\n')).toBeGreaterThan(0);
  });

  it('refuses an estimated way that goes far out to a place and back, and believes a measured one', () => {
    const way = (mark: string) =>
      `S KS-4: Alder KS; ${mark}85.0 Northam; ${mark}85.0 Birch\nJ Alder KS: I-1 ~ KS-4 0.0\n`;
    const near = way('~').replace('Alder KS;', 'Birch KS;').replace('85.0 Birch', '90.0 Alder');
    const kinks = (text: string) =>
      checkRules(compileSmall(TEXT + text), null).filter((finding) => finding.rule === 'kink');
    expect(kinks(way('~'))).toMatchObject([
      {
        message:
          'Northam KS lies 103 miles off the way from Alder KS to Birch KS: another town of this name, or a wrong order',
        position: { line: 11 },
      },
    ]);
    expect(kinks(way(''))).toEqual([]);
    expect(kinks(near)).toHaveLength(1);
  });

  it('refuses two towns on one point from which an estimate continues', () => {
    const lost = (mark: string) =>
      checkRules(
        compileSmall(TEXT + `P Pine KS @39.1,-97\nS KS-4: Birch KS; 0.0 Pine (6.9); ${mark}70.0 Northam\n`),
        null,
      ).filter((finding) => finding.rule === 'lost');
    expect(lost('~')).toMatchObject([
      {
        message: expect.stringMatching(/^Pine KS is on the point of Birch KS, 6\.9 miles away/) as string,
      },
    ]);
    expect(lost('')).toEqual([]);
  });

  it('refuses a piece along a road that no corridor lays', () => {
    const along = (text: string) =>
      checkRules(compileSmall(TEXT + text), null).filter((finding) => finding.rule === 'along');
    expect(along('S KS-4: Alder KS; 60.0& Northam\n')).toMatchObject([
      { message: 'no other corridor lays the road from Alder KS to Northam KS: take the & away' },
    ]);
    const joints = 'J Alder KS: I-1 ~ KS-4 0.0\nJ Birch KS: I-1 ~ KS-4 0.0\n';
    expect(along('S KS-4: Alder KS; 54.0& Birch\n' + joints)).toEqual([]);
  });

  it('refuses a part that hangs on nothing, and accepts it as a listed island', () => {
    expect(checkRules(compileSmall(), null)).toEqual([]);
    const findings = checkRules(compileSmall(TEXT.replace(/ISLAND.*\n/, '')), null);
    expect(findings).toMatchObject([
      { rule: 'component', message: expect.stringContaining('Seaview RI') as string },
    ]);
  });

  it('holds Interstates against official lengths', () => {
    const official = { 'I-1': { KS: 217.5, MO: 180 } };
    expect(interstateRows(compileSmall(), official)).toMatchObject([
      { jurisdiction: 'KS', ours: 217.5, percent: 0 },
      { jurisdiction: 'MO', ours: 161.5 },
    ]);
    expect(checkRules(compileSmall(), official)).toMatchObject([{ rule: 'interstates' }]);
    expect(networkReport(compileSmall(), official)).toContain('1 of 2 rows within 0.5 %');
  });
});
