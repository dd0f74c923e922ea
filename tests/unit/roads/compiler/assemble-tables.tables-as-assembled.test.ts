import { describe, expect, it } from 'vitest';
import { pointsOf, roadsOf, wordsOf } from '../compiled-roads';
import { compileSmall } from '../small-network';

const MILE = 1 / 69.0934;
const EAST_MILE = MILE / Math.cos((39 * Math.PI) / 180);
/** A place of Kansas so many miles north and east of 39 north, 97 west, by a gazetteer's line. */
const town = (name: string, north: number, east: number) =>
  `P ${name} KS @${(39 + north * MILE).toFixed(5)},${(-97 + east * EAST_MILE).toFixed(5)}\n`;
const milesOf = ([lat, lon]: [number, number]) => [(lat - 39) / MILE, (lon + 97) / EAST_MILE];

function compile(text: string) {
  const compilation = compileSmall(text, 'a.txt');
  expect(wordsOf(compilation)).toEqual([]);
  return compilation;
}
const roads = (text: string) => roadsOf(compile(text));
/** Where the first point of a place is, to the tenth of a mile. */
const stands = (text: string, place: string | null) => milesOf(pointsOf(compile(text), place)[0]!);

describe('points with nothing between them', () => {
  const zero = (first: string, second: string) =>
    pointsOf(
      compile(`${town('Pine', 2, 0)}S KS-4: Alder KS; 54.0 Birch${first}; 0.0 Pine${second}; 54.0 Cedar`),
      'Pine',
    ).length;
  it('are the place that the highway passes nearer to, the first of two', () => {
    expect([zero(' (2.0)', ''), zero('', ' (2.0)'), zero('', '')]).toEqual([1, 0, 0]);
  });

  it('are the place where a border or the end of a freeway falls on it, however far the highway passes it', () => {
    const border = compile('S ROAD: Cedar KS (2.0); 110.0*1 Dogwood MO (2.0) [KS 0.0 MO 110.0]');
    expect(roadsOf(border)).toEqual(['ROAD Cedar > · 11.0 MO S*', 'ROAD · > Dogwood 99.0 MO S']);
    expect(roads('S ROAD: Cedar KS (2.0); 110.0 Dogwood MO (2.0) [KS 110.0 MO 0.0]')).toEqual([
      'ROAD Cedar > Dogwood 110.0 KS S',
    ]);
    // A crossing at the border: one point.
    const crossing = compile(
      'S ROAD: Cedar KS; 110.0*5 Dogwood MO [KS 55.0 MO 55.0]\nS KS-4: Northam KS; 100.0 Alder\nX ROAD Cedar KS 55.0 Dogwood MO = KS-4 Northam KS 50.0 Alder KS',
    );
    expect(roadsOf(crossing, 'ROAD')).toEqual(['ROAD Cedar > · 55.0 KS S*', 'ROAD · > Dogwood 55.0 MO S']);
    expect(pointsOf(crossing, null)).toHaveLength(1);
  });

  it('are numbered once, as roads meet them', () => {
    const { tables } = compile(
      'I I-1: Alder KS; 54.0 Birch\nI I-1: Alder KS; 55.0 Westend\nI I-1: Alder KS; 90.0 Northam',
    );
    expect([...tables.nodePlace]).toEqual([0, 1, 2, 3]);
    expect([...tables.edgeFrom]).toEqual([0, 0, 0]);
  });
});

describe('a border without a bracket', () => {
  it('is where the straight line between the two places passes it, north to south as well', () => {
    const [first, second] = roads('P High KS @41.8,-96\nP Low MO @37,-94\nS ROAD: High KS; 400.0 Low MO').map(
      (road) => Number(road.split(' ')[4]),
    );
    expect([first! > 199 && first! < 201, first! + second!]).toEqual([true, 400]);
    const [point] = pointsOf(
      compile('P High KS @41.8,-96\nP Low MO @37,-94\nS ROAD: High KS; 400.0 Low MO'),
      null,
    );
    expect(point![0]).toBeCloseTo(39.4, 1);
    expect(point![1]).toBeCloseTo(-95, 1);
  });

  it('has a third state on the side that it was reached from: that needs a bracket', () => {
    // Missouri lies between; Rhode Island begins 11 of the 11.2 degrees from Cedar.
    const [first] = roads('S ROAD: Cedar KS; 700.0 Seaview RI');
    expect(first).toMatch(/^ROAD Cedar > · 687\.\d KS S$/);
  });

  it('leaves what is behind the last state with it', () => {
    // From -91 to the island at -85, over it to -84.5, and a little out to sea.
    const [first] = roads('P Shore MO @39.2,-91\nP Skerry RI @39.2,-84.4\nS ROAD: Shore MO; 660.0 Skerry RI');
    expect(Number(first!.split(' ')[4])).toBeGreaterThan(599);
    expect(Number(first!.split(' ')[4])).toBeLessThan(601);
  });

  it('begins in the state of its first place, though the outline has that on the wrong side', () => {
    const [first, second] = roads(
      'P False MO @39,-96\nP Wrong KS @39,-94.5\nS ROAD: False MO; 120.0 Wrong KS',
    );
    expect(first).toMatch(/^ROAD False > · (39|40)\.\d MO S$/);
    expect(second).toMatch(/^ROAD · > Wrong (79|80)\.\d KS S$/);
  });
});

describe('a point of a highway', () => {
  const ENDS = town('West', 3, -50) + town('East', 3, 50);

  it('lies on the side of its town where the highway comes from', () => {
    const [north, east] = stands(`${ENDS}S KS-4: West KS; 51.0 Birch (2.0); 51.0 East`, 'Birch');
    expect([north!.toFixed(1), Math.abs(east!).toFixed(1)]).toEqual(['2.0', '0.0']);
    // The first place of all is held by its town as well.
    const first = `${town('Birchwood', 0, 0)}S KS-5: Birchwood KS; 80.0 Northam\n${ENDS}S KS-4: West KS; 51.0 Birchwood; 51.0 East`;
    expect(stands(first, 'Birchwood').map((miles) => Math.abs(miles).toFixed(1))).toEqual(['0.0', '0.0']);
    expect(pointsOf(compile(first), 'Birchwood').map((at) => Math.abs(milesOf(at)[0]!).toFixed(1))).toEqual([
      '0.0',
      '0.0',
    ]);
  });

  it.each([
    ['north', 6, 0],
    ['east', 0, 6],
  ])(
    'that stands for two towns, one to the %s, lies between them, nearer to the one that it passes nearer to',
    (_, north, east) => {
      // 3.33 parts of the town that it runs through, 0.43 of the other, two miles around which it is four from the first.
      const text = `${town('Pine', north, east)}${town('West', north / 2, east / 2 - 50)}${town('East', north / 2, east / 2 + 50)}S KS-4: West KS; 54.0 Birch; 0.0 Pine (2.0); 54.0 East`;
      const at = stands(text, 'Birch');
      expect(at[north > 0 ? 0 : 1]).toBeGreaterThan(0.3);
      expect(at[north > 0 ? 0 : 1]).toBeLessThan(0.6);
    },
  );

  it('that two highways have at one town is held by that town once, as the first of them passes it', () => {
    const joint = 'J Birch KS: KS-4 ~ KS-5 0.0\n';
    const both = (four: string, five: string) =>
      stands(
        `${ENDS}S KS-4: West KS; 51.0 Birch${four}; 51.0 East\nS KS-5: Northam KS; 70.0 Birch${five}\n${joint}`,
        'Birch',
      )[0]!.toFixed(1);
    expect([both(' (2.0)', ' (0.5)'), both(' (0.5)', ' (2.0)')]).toEqual(['2.0', '0.5']);
  });

  it('knows its neighbors from every corridor that passes, in whichever direction their pieces were told before', () => {
    // Birch, then a crossing 45 miles west of it, then Prairie five miles north of the line, then Far: a third of the way from the crossing to Far is south of Prairie.
    const towns =
      town('Middle', 0, 0) +
      town('Prairie', 5, -60) +
      town('Far', 0, -90) +
      town('Start', 0, 50) +
      town('Upper', 31.5, -45) +
      town('Lower', -28.5, -45);
    const text = `${towns}S KS-4: Prairie KS (3.0); 60.0 Middle\nS KS-4: Start KS; 50.0 Middle; 60.0 Prairie; 30.0 Far\nS KS-5: Upper KS; 60.0 Lower\nX KS-4 Prairie KS 15.0 Middle KS = KS-5 Upper KS 30.0 Lower KS`;
    const [north, east] = stands(text, 'Prairie');
    expect(north).toBeCloseTo(2, 0);
    expect(Math.abs(east! + 60)).toBeLessThan(0.5);
  });
});

describe('pieces that are shorter than the crow flies', () => {
  it('draw their towns together, those set by hand a sixth of the way', () => {
    // 53.7 miles apart, 47.7 of road.
    const moved = (text: string) =>
      compile(`${text}S KS-4: Alder KS; 47.7 Birch`).assembly.settledMiles.map((miles) => Math.round(miles));
    expect(moved('')).toEqual([3, 3]);
    expect(moved('P Alder KS @39,-98\n')).toEqual([1, 5]);
    expect(moved('P Birch KS @39,-97\n')).toEqual([5, 1]);
  });

  it('are named where nothing can draw them together, from a mile on', () => {
    const short = (miles: string) =>
      compile(
        `I I-1: Alder KS; 54.0 Birch\nS KS-4: Alder KS; ${miles}& Birch\nJ Alder KS: I-1 ~ KS-4 0.0\nJ Birch KS: I-1 ~ KS-4 0.0`,
      ).assembly.tooShort;
    expect(short('53.0')).toEqual([]);
    expect(short('20.0')).toMatchObject([{ segment: { tenths: 200, position: { line: 2 } } }]);
    expect(short('20.0')[0]!.missingMiles).toBeCloseTo(33.7, 1);
  });
});

describe('the parts of a network', () => {
  it('are the largest first, of equals the one that was told first, and their island where one is named', () => {
    const text =
      'S RI-1: Seaview RI; 9.0 Harbor\nI I-1: Alder KS; 54.0 Birch; 54.0 Cedar\nS MO-1: Elm MO; 54.0 Fir\nISLAND The Rock: Harbor RI\nISLAND The Main: Birch KS';
    expect(compile(text).assembly.components).toEqual([
      { nodes: 3, island: null, example: 'Alder KS' },
      { nodes: 2, island: 'The Rock', example: 'Seaview RI' },
      { nodes: 2, island: null, example: 'Elm MO' },
    ]);
  });
});
