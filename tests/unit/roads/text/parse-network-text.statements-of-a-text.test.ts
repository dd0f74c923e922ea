import { describe, expect, it } from 'vitest';
import type { Corridor, CorridorStop, Statement } from '~/roads/text/network-statements';
import { parseNetworkText } from '~/roads/text/parse-network-text';

const read = (text: string): Statement[] => {
  const { statements, errors } = parseNetworkText('west/roads.txt', text);
  expect(errors).toEqual([]);
  return statements;
};
/** Where a word is in a line, as an editor counts. */
const where = (text: string, word: string, line = 1) => ({
  file: 'west/roads.txt',
  line,
  column: text.indexOf(word) + 1,
});
const PLAIN: Omit<CorridorStop, 'position' | 'name' | 'jurisdiction' | 'tenths'> = {
  at: null,
  estimated: false,
  freeway: false,
  freewayShare: 0,
  toll: false,
  noTrucks: false,
  ferry: false,
  along: false,
  asideTenths: 0,
  shares: null,
};
const stopsOf = (line: string) => (read(line)[0] as Corridor).stops;

describe('what a line of a text says', () => {
  it('a corridor: its class, its highway and its places, with all that is written about each', () => {
    const line =
      'U US-36: Joes CO; 20.9 Idalia (2.5); ~31*4$!& @40.12,-101.53 Saint Francis West KS (12) [CO 20.5 KS 10.5]; Atwood';
    expect(read(line)).toEqual([
      {
        kind: 'corridor',
        position: where(line, 'U US-36'),
        roadClass: 'U',
        highway: 'US-36',
        stops: [
          { ...PLAIN, position: where(line, 'Joes'), name: 'Joes', jurisdiction: 'CO', tenths: null },
          {
            ...PLAIN,
            position: where(line, 'Idalia'),
            name: 'Idalia',
            jurisdiction: 'CO',
            tenths: 209,
            asideTenths: 25,
          },
          {
            position: where(line, 'Saint'),
            name: 'Saint Francis West',
            jurisdiction: 'KS',
            at: { lat: 40.12, lon: -101.53 },
            tenths: 310,
            estimated: true,
            freeway: false,
            freewayShare: 4,
            toll: true,
            noTrucks: true,
            ferry: false,
            along: true,
            asideTenths: 120,
            shares: [
              { jurisdiction: 'CO', tenths: 205 },
              { jurisdiction: 'KS', tenths: 105 },
            ],
          },
          { ...PLAIN, position: where(line, 'Atwood'), name: 'Atwood', jurisdiction: 'KS', tenths: null },
        ],
      },
    ]);
  });

  it.each(['I', 'F', 'T', 'U', 'S', 'M'])('a corridor of class %s', (letter) => {
    expect(read(`${letter} X-1: Joes CO; 1.0 Idalia`)).toMatchObject([
      { kind: 'corridor', roadClass: letter },
    ]);
    expect(read(`${letter}$! X-1: Joes CO; 1.0 Idalia`)).toMatchObject([
      {
        roadClass: letter,
        stops: [
          { toll: true, noTrucks: true },
          { toll: true, noTrucks: true },
        ],
      },
    ]);
  });

  it.each([
    ['', { freeway: false, freewayShare: 0, toll: false, noTrucks: false, ferry: false, along: false }],
    ['*', { freeway: true, freewayShare: 10, toll: false, noTrucks: false, ferry: false, along: false }],
    ['*1', { freeway: false, freewayShare: 1, toll: false, noTrucks: false, ferry: false, along: false }],
    ['*9', { freeway: false, freewayShare: 9, toll: false, noTrucks: false, ferry: false, along: false }],
    ['$', { freeway: false, freewayShare: 0, toll: true, noTrucks: false, ferry: false, along: false }],
    ['!', { freeway: false, freewayShare: 0, toll: false, noTrucks: true, ferry: false, along: false }],
    ['^', { freeway: false, freewayShare: 0, toll: false, noTrucks: false, ferry: true, along: false }],
    ['&', { freeway: false, freewayShare: 0, toll: false, noTrucks: false, ferry: false, along: true }],
    ['=', { freeway: false, freewayShare: 0, toll: false, noTrucks: false, ferry: false, along: false }],
  ])('a piece marked "%s"', (marks, expected) => {
    const [first, second] = stopsOf(`S KS-4: Joes KS; 7.5${marks} Alma`);
    expect(first).toMatchObject({
      freeway: false,
      freewayShare: 0,
      toll: false,
      noTrucks: false,
      along: false,
    });
    expect(second).toMatchObject({ ...expected, name: 'Alma', tenths: 75 });
  });

  it('one mark of the corridor, without the other', () => {
    const flags = (line: string) => stopsOf(line).map((stop) => [stop.toll, stop.noTrucks]);
    expect(flags('F$ OH-TPK: Joes OH; 7.5 Alma; 3.0= Elyria; 4.0 Lorain')).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [true, false],
    ]);
    expect(flags('F! CT-15: Joes CT; 7.5 Alma; 3.0$ Darien')).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
    // Marks of its own stand behind the sign that takes the corridor's off.
    expect(flags('F$! CT-15: Joes CT; 7.5=! Alma; 3.0=$ Darien')).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  it('names that look like something else', () => {
    const names = (line: string) => stopsOf(line).map((stop) => [stop.tenths, stop.name, stop.jurisdiction]);
    expect(
      names('T TC-97: Lac La Hache BC; 15.6 100 Mile House; 1st Crossing; 12.0 Hope; 4.0 Mt St Helens WA'),
    ).toEqual([
      [null, 'Lac La Hache', 'BC'],
      [156, '100 Mile House', 'BC'],
      [null, '1st Crossing', 'BC'],
      [120, 'Hope', 'BC'],
      [40, 'Mt St Helens', 'WA'],
    ]);
    // Only two capitals at the end are a code; a code alone is a name.
    expect(names('S KS-4: De Soto Ks MO; 4.0 Las Vegas nv; 2.0 OK; 3.0 Fort XYZ')).toEqual([
      [null, 'De Soto Ks', 'MO'],
      [40, 'Las Vegas nv', 'MO'],
      [20, 'OK', 'MO'],
      [30, 'Fort XYZ', 'MO'],
    ]);
  });

  it('a parenthesis that is no figure, or not at the end, belongs to the name', () => {
    const last = (stop: string) => stopsOf(`S KS-4: Joes KS; 4.0 ${stop}`)[1];
    expect(last('Weston (Exit 5)')).toMatchObject({ name: 'Weston (Exit 5)', asideTenths: 0 });
    expect(last('Weston (5) North')).toMatchObject({ name: 'Weston (5) North', asideTenths: 0 });
    expect(last('Weston   (5)  [KS  2.0   MO 2.0]')).toMatchObject({
      name: 'Weston',
      asideTenths: 50,
      shares: [
        { jurisdiction: 'KS', tenths: 20 },
        { jurisdiction: 'MO', tenths: 20 },
      ],
    });
  });

  it('coordinates with and without decimals, to the edges of North America', () => {
    const at = (coordinates: string) => stopsOf(`S KS-4: Joes KS; 3.0 @${coordinates} Alma`)[1]!.at;
    expect(at('41,-96')).toEqual({ lat: 41, lon: -96 });
    expect(at('15,-170')).toEqual({ lat: 15, lon: -170 });
    expect(at('75,-50')).toEqual({ lat: 75, lon: -50 });
    expect(stopsOf('S KS-4: @39.5,-97.25 Joes KS; 3.0 Alma')[0]).toMatchObject({
      name: 'Joes',
      at: { lat: 39.5, lon: -97.25 },
    });
  });

  it('joints: one of each pair of highways, where each is', () => {
    const line = 'J Grand Island NE: I-80 ~ US-281 5.2;  US 30 Business ~ US-281 0;';
    const joint = { kind: 'joint', place: 'Grand Island', jurisdiction: 'NE' };
    expect(read(line)).toEqual([
      { ...joint, position: where(line, 'I-80'), highways: ['I-80', 'US-281'], tenths: 52 },
      { ...joint, position: where(line, 'US 30'), highways: ['US 30 Business', 'US-281'], tenths: 0 },
    ]);
  });

  it('a crossing: both its sides, and its ramps', () => {
    const line = 'X I-80 Kearney NE 6.3 Gibbon NE = NE 10 Red Cloud NE 14 North Kearney KS';
    const crossing = {
      kind: 'crossing',
      position: where(line, 'X I-80'),
      sides: [
        {
          position: where(line, 'I-80'),
          before: 'I-80 Kearney',
          beforeJurisdiction: 'NE',
          tenths: 63,
          after: 'Gibbon',
          afterJurisdiction: 'NE',
        },
        {
          position: where(line, 'NE 10'),
          before: 'NE 10 Red Cloud',
          beforeJurisdiction: 'NE',
          tenths: 140,
          after: 'North Kearney',
          afterJurisdiction: 'KS',
        },
      ],
      rampTenths: 0,
    };
    expect(read(line)).toEqual([crossing]);
    expect(read(`${line} + 1.5`)).toEqual([{ ...crossing, rampTenths: 15 }]);
    expect(read(`${line} + 12`)).toEqual([{ ...crossing, rampTenths: 120 }]);
  });

  it('a place and an island', () => {
    const [place, island] = [
      'P Biggs Junction OR @45.67,-120.83',
      'ISLAND The Rock: Grand Falls NL',
    ] as const;
    expect(read(`${place}\n${island}\nP Zero MO @40,-92`)).toEqual([
      {
        kind: 'place',
        position: where(place, 'P'),
        name: 'Biggs Junction',
        jurisdiction: 'OR',
        lat: 45.67,
        lon: -120.83,
      },
      {
        kind: 'island',
        position: where(island, 'ISLAND', 2),
        island: 'The Rock',
        place: 'Grand Falls',
        jurisdiction: 'NL',
      },
      { kind: 'place', position: where('P', 'P', 3), name: 'Zero', jurisdiction: 'MO', lat: 40, lon: -92 },
    ]);
  });

  it('nothing: empty lines and remarks, which count as lines all the same', () => {
    const text = '\n# I I-1: A KS; 1.0 B\n   \n  # indented\r\n\r\nS KS-4: Joes KS; 3.0 Alma;\r\n\t\n';
    const statements = read(text);
    expect(statements).toMatchObject([{ kind: 'corridor', position: { line: 6, column: 1 } }]);
    expect((statements[0] as Corridor).stops.map((stop) => [stop.name, stop.jurisdiction])).toEqual([
      ['Joes', 'KS'],
      ['Alma', 'KS'],
    ]);
  });
});
