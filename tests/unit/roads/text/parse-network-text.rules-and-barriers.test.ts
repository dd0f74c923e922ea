import { describe, expect, it } from 'vitest';
import { parseNetworkText } from '~/roads/text/parse-network-text';

/** The one statement of a line, or the faults as "column: words". */
const read = (text: string): unknown => {
  const { statements, errors } = parseNetworkText('west/roads.txt', text);
  return errors.length > 0
    ? errors.map(({ column, message }) => `${column}: ${message}`)
    : statements.length === 1
      ? statements[0]
      : statements;
};
const START = { file: 'west/roads.txt', line: 1, column: 1 };
const LIMITS = expect.objectContaining({ hazmat: true, commercial: false }) as unknown;

describe('a rule for trucks in a text', () => {
  it('on a stretch has its ends, its limits, its reason and its source', () => {
    expect(
      read('RULE Independence Pass: CO-82 Aspen CO ~ Twin Lakes CO; hazmat; narrow and steep; Colorado DOT'),
    ).toEqual({
      kind: 'truckRule',
      position: START,
      name: 'Independence Pass',
      limits: LIMITS,
      reason: 'narrow and steep',
      source: 'Colorado DOT',
      before: 'CO-82 Aspen',
      beforeJurisdiction: 'CO',
      after: 'Twin Lakes',
      afterJurisdiction: 'CO',
    });
  });

  it('on a part of a piece has the point where that begins and its miles', () => {
    const line = 'RULE Deep Tunnel: I-64 Hampton VA 3.4 Norfolk VA + 1.5; hazmat; under water; State DOT';
    expect(read(line)).toEqual({
      kind: 'truckRule',
      position: START,
      name: 'Deep Tunnel',
      limits: LIMITS,
      reason: 'under water',
      source: 'State DOT',
      before: 'I-64 Hampton',
      beforeJurisdiction: 'VA',
      after: 'Norfolk',
      afterJurisdiction: 'VA',
      part: {
        side: {
          position: { ...START, column: line.indexOf('I-64') + 1 },
          before: 'I-64 Hampton',
          beforeJurisdiction: 'VA',
          tenths: 34,
          after: 'Norfolk',
          afterJurisdiction: 'VA',
        },
        tenths: 15,
      },
    });
    expect(read(line.replace('+ 1.5', '+ 12.75'))).toEqual([expect.stringMatching(/^\d+: /)]);
  });

  const WANTED =
    "6: a rule wants a name, a stretch, limits, a reason and a source, like RULE Independence Pass: CO-82 Aspen CO ~ Granite CO; length 35', closed 11-07 05-25; narrow and steep; Colorado DOT";
  it.each([
    'RULE Gap I-1 Birch KS ~ Elm MO; hazmat; why; who',
    'RULE : I-1 Birch KS ~ Elm MO; hazmat; why; who',
    'RULE Gap: I-1 Birch KS ~ Elm MO; hazmat; why',
    'RULE Gap: I-1 Birch KS ~ Elm MO; hazmat; why; who; when',
    'RULE Gap: I-1 Birch KS; hazmat; why; who',
    'RULE Gap: Birch KS ~ Elm MO; hazmat; why; who',
    'RULE Gap: I-1 Birch Kansas ~ Elm MO; hazmat; why; who',
    'RULE Gap: I-1 Birch KS ~ Elm MO more; hazmat; why; who',
    'RULE Gap: I-1 Birch KS 3.0 Elm MO + many; hazmat; why; who',
    'RULE Gap: I-1 Birch KS 3.0 Elm MO + 1.5 mi; hazmat; why; who',
  ])('is none as %s', (line) => {
    expect(read(line)).toEqual([WANTED]);
  });

  it.each([
    ['RULE Gap: I-1 Birch KS ~ Elm MO; slow; why; who', '11: "slow" are not limits for trucks'],
    ['RULE Gap: I-1 Birch KS ~ Elm QQ; hazmat; why; who', expect.stringMatching(/^11: "QQ"/)],
    ['RULE Gap: I-1 Birch QQ ~ Elm KS; hazmat; why; who', expect.stringMatching(/^11: "QQ"/)],
    ['RULE Gap: I-1 Birch KS 5.0 Elm KS + 0.0; hazmat; why; who', '11: Gap has no length'],
    ['RULE Gap: Birch KS + 1.0; hazmat; why; who', expect.stringMatching(/^11: "Birch KS" is not a side/)],
    [
      'RULE Gap: I-1 Birch KS 5.0 Elm KS + 1.2.3; hazmat; why; who',
      expect.stringMatching(/^37: "1.2.3" is not a distance/),
    ],
  ])('names what is wrong with %s', (line, fault) => {
    expect(read(line)).toEqual([fault]);
  });
});

describe('water in a text', () => {
  it('is a line of points with the highways that cross it', () => {
    expect(read('BARRIER Tacoma Narrows (WA-16; I-5 ): 47.3,-122.55 47.24,-122 48,-123.125')).toEqual({
      kind: 'barrier',
      position: START,
      water: 'Tacoma Narrows',
      crossedBy: ['WA-16', 'I-5'],
      points: [
        { lat: 47.3, lon: -122.55 },
        { lat: 47.24, lon: -122 },
        { lat: 48, lon: -123.125 },
      ],
    });
    expect(read('BARRIER Lake: 47.3,-122.55 47.24,-122.57')).toMatchObject({
      water: 'Lake',
      crossedBy: [],
      points: { length: 2 },
    });
    expect(read('BARRIER Lake (;): 47,-122 47,-123')).toMatchObject({ crossedBy: [] });
  });

  const WANTED =
    '9: water wants a name, the highways over it and points, like BARRIER Tacoma Narrows (WA-16): 47.3,-122.55 47.24,-122.57';
  it.each([
    'BARRIER Lake',
    'BARRIER Lake:',
    'BARRIER : 47,-122 47,-123',
    'BARRIER Lake (WA-16: 47,-122 47,-123',
  ])('is none as %s', (line) => {
    expect(read(line)).toEqual([WANTED]);
  });

  it.each([
    ['BARRIER Lake: 47,-122', '22: a line has at least two points'],
    ['BARRIER Lake: 47,-122 here', '23: "here" is not a point: latitude,longitude is wanted'],
    ['BARRIER Lake: x47,-122 47,-123', '15: "x47,-122" is not a point: latitude,longitude is wanted'],
    ['BARRIER Lake: 47,-122x 47,-123', '15: "47,-122x" is not a point: latitude,longitude is wanted'],
    ['BARRIER Lake: 47.,-122 47,-123', '15: "47.,-122" is not a point: latitude,longitude is wanted'],
    ['BARRIER Lake: 47,-122. 47,-123', '15: "47,-122." is not a point: latitude,longitude is wanted'],
    ['BARRIER Lake: -47,-122 47,-123', '15: -47,-122 is not in North America'],
    ['BARRIER Lake: 47,122 47,-123', '15: 47,122 is not in North America'],
    ['BARRIER Lake: 47,-122 147.25,-123.5', '23: 147.25,-123.5 is not in North America'],
  ])('names what is wrong with %s', (line, fault) => {
    expect(read(line)).toEqual([fault]);
  });
});

describe('the lines of a text', () => {
  it('may end as on any system', () => {
    expect(read('P Biggs Junction OR @45.67,-120.83\r\n')).toMatchObject({
      kind: 'place',
      name: 'Biggs Junction',
      lat: 45.67,
      lon: -120.83,
    });
    expect(read('P Here KS @45,-100')).toMatchObject({ lat: 45, lon: -100 });
    expect(read('P Here KS @45,100')).toEqual([expect.stringContaining('is not in North America')]);
  });
});

describe('points of a state line in a text', () => {
  it('have the two states and their coordinates', () => {
    expect(read('BORDER KS ~ MO: 39.034,-94.607 39.1161,-94.6082')).toEqual({
      kind: 'border',
      position: START,
      between: ['KS', 'MO'],
      points: [
        { lat: 39.034, lon: -94.607 },
        { lat: 39.1161, lon: -94.6082 },
      ],
    });
    expect(read('BORDER QC ~ VT: 45.01,-72.5')).toMatchObject({ points: [{ lat: 45.01, lon: -72.5 }] });
  });

  const WANTED =
    '8: points of a state line want the two states beside it, like BORDER KS ~ MO: 39.034,-94.607 39.116,-94.608';
  it.each([
    ['BORDER KS: 39,-94', WANTED],
    ['BORDER KS ~ MO:', WANTED],
    ['BORDER KS ~ MO 39,-94', WANTED],
    ['BORDER KS ~ mo: 39,-94', WANTED],
    ['BORDER KS ~ MO: 39,-94 here', '24: "here" is not a point: latitude,longitude is wanted'],
    ['BORDER KS ~ MO: 39,94', '17: 39,94 is not in North America'],
  ])('are faults without: %s', (line, fault) => {
    expect(read(line)).toEqual([fault]);
  });

  it('name jurisdictions that there are', () => {
    expect(read('BORDER KS ~ ZZ: 39,-94')).toEqual([expect.stringMatching(/^13: /)]);
    expect(read('BORDER ZZ ~ KS: 39,-94')).toEqual([expect.stringMatching(/^8: /)]);
  });
});
