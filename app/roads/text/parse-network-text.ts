import { parseTruckLimits } from './truck-limits';
import type {
  Barrier,
  BorderPoints,
  Corridor,
  CorridorStop,
  Crossing,
  CrossingSide,
  HandPlace,
  Island,
  Joint,
  JurisdictionShare,
  RoadClassLetter,
  Statement,
  TextError,
  TollPart,
  TruckRuleText,
  StateRiver,
} from './network-statements';

/**
 * Reads one text of the network (see app/roads/network/README.md). Pure: text in, statements and errors out.
 * Every error names file, line and column (both from 1); a line with an error yields no statement.
 */
export function parseNetworkText(
  file: string,
  text: string,
): { statements: Statement[]; errors: TextError[] } {
  const statements: Statement[] = [];
  const errors: TextError[] = [];
  let number = 0;
  for (const raw of text.split('\n')) {
    number++;
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const reader = new LineReader(file, number, line);
    try {
      const made = parseLine(reader);
      for (const statement of made) statements.push(statement);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      errors.push({ file, line: number, column: error.column + 1, message: error.message });
    }
  }
  return { statements, errors };
}

class LineError extends Error {
  constructor(
    readonly column: number,
    message: string,
  ) {
    super(message);
  }
}

interface Slice {
  text: string;
  /** Offset of the slice's first character in the line. */
  start: number;
}

class LineReader {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly text: string,
  ) {}

  position(offset: number) {
    return { file: this.file, line: this.line, column: offset + 1 };
  }

  /** Splits on a separator and trims each part, keeping where it stood. */
  split(from: Slice, separator: string): Slice[] {
    const parts: Slice[] = [];
    let at = 0;
    for (const part of from.text.split(separator)) {
      const lead = part.length - part.trimStart().length;
      parts.push({ text: part.trim(), start: from.start + at + lead });
      at += part.length + separator.length;
    }
    return parts;
  }
}

const JURISDICTIONS = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT'
  ).split(' '),
);

function jurisdictionOf(code: string, column: number): string {
  if (!JURISDICTIONS.has(code)) throw new LineError(column, `"${code}" is not a state or province code`);
  return code;
}

function milesToTenths(text: string, column: number): number {
  if (!/^\d+(\.\d)?$/.test(text)) {
    throw new LineError(column, `"${text}" is not a distance: miles with one decimal are wanted, like 12.3`);
  }
  return Math.round(Number(text) * 10);
}

/** "Place ST" with the code as its own last word. */
function placeAndCode(slice: Slice): { name: string; jurisdiction: string } {
  const match = /^(.*\S) ([A-Z]{2})$/.exec(slice.text);
  if (!match) throw new LineError(slice.start, `"${slice.text}" must end in a state or province code`);
  return {
    name: match[1]!,
    jurisdiction: jurisdictionOf(match[2]!, slice.start + slice.text.length - 2),
  };
}

function parseLine(reader: LineReader): Statement[] {
  const { text } = reader;
  const word = /^\S+/.exec(text)?.[0] ?? '';
  if (/^[IFTUSM][$!]*$/.test(word)) return [parseCorridor(reader, word)];
  if (word === 'J') return parseJoints(reader);
  if (word === 'X') return [parseCrossing(reader)];
  if (word === 'TOLL') return [parseTollPart(reader)];
  if (word === 'RULE') return [parseTruckRule(reader)];
  if (word === 'P') return [parsePlace(reader)];
  if (word === 'BARRIER') return [parseBarrier(reader)];
  if (word === 'RIVER') return [parseRiver(reader)];
  if (word === 'BORDER') return [parseBorder(reader)];
  if (word === 'ISLAND') return [parseIsland(reader)];
  if (!word) throw new LineError(0, 'a line must not begin with a space');
  throw new LineError(
    0,
    `"${word}" is not a kind of line: I, F, T, U or S begin a corridor, J a joint, X a crossing, TOLL a toll bridge or tunnel, RULE a rule for trucks, P a place, ISLAND an island, BARRIER water that streets do not cross, RIVER a state line that they cross by bridges only, BORDER points of a state line`,
  );
}

function parseCorridor(reader: LineReader, word: string): Corridor {
  const { text } = reader;
  const colon = text.indexOf(': ');
  if (colon < 0) throw new LineError(text.length, 'a corridor needs ": " after its highway');
  const highway = text.slice(word.length, colon).trim();
  if (!highway) throw new LineError(word.length, 'the highway has no name');
  const defaults = { toll: word.includes('$'), noTrucks: word.includes('!') };
  const parts = reader.split({ text: text.slice(colon + 1), start: colon + 1 }, ';');
  if (parts.length > 1 && !parts.at(-1)!.text) parts.pop();
  const stops: CorridorStop[] = [];
  for (const part of parts) {
    const before = stops.at(-1) ?? null;
    stops.push(parseStop(reader, part, before, defaults));
  }
  if (stops.length < 2) throw new LineError(text.length, 'a corridor needs at least two places');
  return {
    kind: 'corridor',
    position: reader.position(0),
    roadClass: word[0] as RoadClassLetter,
    highway,
    stops,
  };
}

function parseStop(
  reader: LineReader,
  part: Slice,
  before: CorridorStop | null,
  defaults: { toll: boolean; noTrucks: boolean },
): CorridorStop {
  if (!part.text) throw new LineError(part.start, 'a place is missing between two semicolons');
  let rest = part.text;
  let at = part.start;
  const skip = (count: number) => {
    const cut = rest.slice(count);
    at += count + (cut.length - cut.trimStart().length);
    rest = cut.trimStart();
  };

  let tenths: number | null = null;
  let estimated = false;
  let freewayShare = 0;
  let along = false;
  let ferry = false;
  let { toll, noTrucks } = defaults;
  const measure = /^(~?)(\d[\d.,]*)((?:[$!=&^]|\*[1-9]?)*)(?= |$)/.exec(rest);
  if (measure) {
    if (!before) throw new LineError(at, 'the first place of a corridor has no distance before it');
    estimated = measure[1] === '~';
    tenths = milesToTenths(measure[2]!, at + measure[1]!.length);
    const flags = measure[3]!;
    if (flags.includes('=')) toll = noTrucks = false;
    const star = /\*(\d?)/.exec(flags);
    if (star) freewayShare = star[1] ? Number(star[1]) : 10;
    along = flags.includes('&');
    ferry = flags.includes('^');
    if (flags.includes('$')) toll = true;
    if (flags.includes('!')) noTrucks = true;
    skip(measure[0].length);
  }

  let own: { lat: number; lon: number } | null = null;
  if (rest.startsWith('@')) {
    const coordinates = /^@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?= )/.exec(rest);
    if (!coordinates)
      throw new LineError(at, 'after @ come latitude,longitude and a name, like @41.25,-96.01 Omaha West NE');
    own = { lat: Number(coordinates[1]), lon: Number(coordinates[2]) };
    checkCoordinates(own.lat, own.lon, at);
    skip(coordinates[0].length);
  }

  let shares: JurisdictionShare[] | null = null;
  const bracket = rest.indexOf('[');
  if (bracket >= 0) {
    if (!before) throw new LineError(at + bracket, 'the first place of a corridor has no piece to split');
    if (!rest.endsWith(']')) throw new LineError(at + rest.length, 'the bracket is not closed');
    shares = parseShares({ text: rest.slice(bracket + 1, -1), start: at + bracket + 1 });
    rest = rest.slice(0, bracket).trimEnd();
  } else if (rest.includes(']')) {
    throw new LineError(at + rest.indexOf(']'), 'a bracket is closed that was not opened');
  }

  let asideTenths = 0;
  const aside = / \(([^()]*)\)$/.exec(rest);
  if (aside && /^\d/.test(aside[1]!)) {
    asideTenths = milesToTenths(aside[1]!, at + aside.index + 2);
    rest = rest.slice(0, aside.index).trimEnd();
  }

  if (!rest) throw new LineError(at, 'the name of the place is missing');
  const coded = /^(.*\S) ([A-Z]{2})$/.exec(rest);
  let name = rest;
  let jurisdiction = before?.jurisdiction ?? '';
  if (coded && JURISDICTIONS.has(coded[2]!)) {
    name = coded[1]!;
    jurisdiction = coded[2]!;
  } else if (!before) {
    throw new LineError(at, `the first place "${rest}" must end in a state or province code`);
  } else if (coded && /^[A-Z]{2}$/.test(coded[2]!)) {
    throw new LineError(at + rest.length - 2, `"${coded[2]}" is not a state or province code`);
  }
  const position = reader.position(at);
  return {
    position,
    name,
    jurisdiction,
    at: own,
    tenths,
    estimated,
    freeway: freewayShare === 10,
    freewayShare,
    toll,
    noTrucks,
    ferry,
    along,
    asideTenths,
    shares,
  };
}

function parseShares(slice: Slice): JurisdictionShare[] {
  const words = slice.text.split(' ').filter(Boolean);
  if (!words.length || words.length % 2) {
    throw new LineError(slice.start, 'the bracket wants pairs of code and miles, like [WY 0.4 NE 37.5]');
  }
  const shares: JurisdictionShare[] = [];
  for (let i = 0; i < words.length; i += 2) {
    shares.push({
      jurisdiction: jurisdictionOf(words[i]!, slice.start),
      tenths: milesToTenths(words[i + 1]!, slice.start),
    });
  }
  return shares;
}

function checkCoordinates(lat: number, lon: number, column: number): void {
  if (lat < 15 || lat > 75 || lon < -170 || lon > -50) {
    throw new LineError(column, `${lat},${lon} is not in North America`);
  }
}

function parseJoints(reader: LineReader): Joint[] {
  const { text } = reader;
  const colon = text.indexOf(': ');
  if (colon < 0) throw new LineError(text.length, 'a joint needs ": " after its place');
  const { name, jurisdiction } = placeAndCode({ text: text.slice(2, colon), start: 2 });
  const joints: Joint[] = [];
  for (const part of reader.split({ text: text.slice(colon + 1), start: colon + 1 }, ';')) {
    if (!part.text) continue;
    const match = /^(.+?) ~ (.+) (\S+)$/.exec(part.text);
    if (!match) {
      throw new LineError(
        part.start,
        `"${part.text}" is not a joint: two highways and the miles between are wanted, like I-80 ~ US-281 5.2`,
      );
    }
    joints.push({
      kind: 'joint',
      position: reader.position(part.start),
      place: name,
      jurisdiction,
      highways: [match[1]!, match[2]!],
      tenths: milesToTenths(match[3]!, part.start + part.text.length - match[3]!.length),
    });
  }
  if (!joints.length) throw new LineError(text.length, 'the joint names no highways');
  return joints;
}

function parseCrossing(reader: LineReader): Crossing {
  const ramp = / \+ (\d[\d.]*)$/.exec(reader.text);
  const text = ramp ? reader.text.slice(0, ramp.index) : reader.text;
  const sides = text.slice(2).split(' = ');
  if (sides.length !== 2) throw new LineError(2, 'a crossing wants two sides with " = " between them');
  const first = parseSide(reader, { text: sides[0]!, start: 2 });
  const second = parseSide(reader, { text: sides[1]!, start: 2 + sides[0]!.length + 3 });
  const rampTenths = ramp ? milesToTenths(ramp[1]!, ramp.index + 3) : 0;
  return { kind: 'crossing', position: reader.position(0), sides: [first, second], rampTenths };
}

function parseTollPart(reader: LineReader): TollPart {
  const match = /^(TOLL ([^:]+): )(.+) \+ (\d[\d.]*)$/.exec(reader.text);
  if (!match) {
    throw new LineError(
      5,
      'a toll bridge wants a name, a point of a piece and its miles, like TOLL Golden Gate Bridge: US-101 San Francisco CA 6.3 Sausalito CA + 1.7',
    );
  }
  const [, lead, facility, side, miles] = match as unknown as [string, string, string, string, string];
  const tenths = milesToTenths(miles, reader.text.length - miles.length);
  if (tenths === 0) throw new LineError(reader.text.length - miles.length, 'a toll bridge has no length');
  return {
    kind: 'tollPart',
    position: reader.position(0),
    facility,
    side: parseSide(reader, { text: side, start: lead.length }),
    tenths,
  };
}

function parseTruckRule(reader: LineReader): TruckRuleText {
  const match = /^(RULE ([^:]+): )([^;]+); ([^;]+); ([^;]+); ([^;]+)$/.exec(reader.text);
  const [, lead = '', name = '', where = '', words = '', reason = '', source = ''] = match ?? [];
  const stretch = /^(.+ .+) ([A-Z]{2}) ~ (.+) ([A-Z]{2})$/.exec(where);
  const part = /^(.+) \+ (\d[\d.]*)$/.exec(where);
  if (!match || !(stretch ?? part)) {
    throw new LineError(
      5,
      "a rule wants a name, a stretch, limits, a reason and a source, like RULE Independence Pass: CO-82 Aspen CO ~ Granite CO; length 35', closed 11-07 05-25; narrow and steep; Colorado DOT",
    );
  }
  const limits = parseTruckLimits(words);
  if (!limits) throw new LineError(lead.length, `"${words}" are not limits for trucks`);
  const rule = { kind: 'truckRule', position: reader.position(0), name, limits, reason, source } as const;
  if (stretch) {
    const [, before = '', first = '', after = '', last = ''] = stretch;
    const [beforeJurisdiction, afterJurisdiction] = [
      jurisdictionOf(first, lead.length),
      jurisdictionOf(last, lead.length),
    ];
    return { ...rule, before, beforeJurisdiction, after, afterJurisdiction };
  }
  const [, text = '', miles = ''] = part!;
  const side = parseSide(reader, { text, start: lead.length });
  const tenths = milesToTenths(miles, lead.length + where.length - miles.length);
  if (tenths === 0) throw new LineError(lead.length, `${name} has no length`);
  const { before, beforeJurisdiction, after, afterJurisdiction } = side;
  return { ...rule, before, beforeJurisdiction, after, afterJurisdiction, part: { side, tenths } };
}

function parseSide(reader: LineReader, slice: Slice): CrossingSide {
  const match = /^(.+ .+) ([A-Z]{2}) (\d[\d.]*) (.+) ([A-Z]{2})$/.exec(slice.text);
  if (!match) {
    throw new LineError(
      slice.start,
      `"${slice.text}" is not a side of a crossing: highway, place, miles and next place are wanted, like I-80 Big Springs NE 3.1 Brule NE`,
    );
  }
  return {
    position: reader.position(slice.start),
    before: match[1]!,
    beforeJurisdiction: jurisdictionOf(match[2]!, slice.start + match[1]!.length + 1),
    tenths: milesToTenths(match[3]!, slice.start + match[1]!.length + 4),
    after: match[4]!,
    afterJurisdiction: jurisdictionOf(match[5]!, slice.start + slice.text.length - 2),
  };
}

function parsePlace(reader: LineReader): HandPlace {
  const match = /^P (.+) @(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(reader.text);
  if (!match)
    throw new LineError(
      2,
      'a place wants a name, a code and coordinates, like P Biggs Junction OR @45.67,-120.83',
    );
  const { name, jurisdiction } = placeAndCode({ text: match[1]!, start: 2 });
  const [lat, lon] = [Number(match[2]), Number(match[3])];
  checkCoordinates(lat, lon, 2 + match[1]!.length + 1);
  return { kind: 'place', position: reader.position(0), name, jurisdiction, lat, lon };
}

function parseIsland(reader: LineReader): Island {
  const match = /^ISLAND ([^:]+): (.+)$/.exec(reader.text);
  if (!match)
    throw new LineError(7, 'an island wants a name and one place on it, like ISLAND Newfoundland: Gander NL');
  const { name, jurisdiction } = placeAndCode({ text: match[2]!, start: 7 + match[1]!.length + 2 });
  return { kind: 'island', position: reader.position(0), island: match[1]!, place: name, jurisdiction };
}

const COORDINATES = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

function parseBarrier(reader: LineReader): Barrier {
  const match = /^(BARRIER ([^:(]+?)(?: \(([^)]+)\))?: )(.+)$/.exec(reader.text);
  if (!match)
    throw new LineError(
      8,
      'water wants a name, the highways over it and points, like BARRIER Tacoma Narrows (WA-16): 47.3,-122.55 47.24,-122.57',
    );
  const [, lead, water, highways = '', line] = match as unknown as [string, string, string, string?, string?];
  const points = parsePoints(reader, { text: line!, start: lead.length });
  if (points.length < 2) throw new LineError(reader.text.length, 'a line has at least two points');
  const crossedBy = highways
    .split(';')
    .map((highway) => highway.trim())
    .filter(Boolean);
  return { kind: 'barrier', position: reader.position(0), water, crossedBy, points };
}

function parsePoints(reader: LineReader, slice: Slice): { lat: number; lon: number }[] {
  return reader.split(slice, ' ').map(({ text, start }) => {
    const numbers = COORDINATES.exec(text);
    if (!numbers) throw new LineError(start, `"${text}" is not a point: latitude,longitude is wanted`);
    const [lat, lon] = [Number(numbers[1]), Number(numbers[2])];
    checkCoordinates(lat, lon, start);
    return { lat, lon };
  });
}

function parseBorder(reader: LineReader): BorderPoints {
  const match = /^(BORDER ([A-Z]{2}) ~ ([A-Z]{2}): )(.+)$/.exec(reader.text);
  if (!match)
    throw new LineError(
      7,
      'points of a state line want the two states beside it, like BORDER KS ~ MO: 39.034,-94.607 39.116,-94.608',
    );
  const [, lead, one, other, points] = match as unknown as [string, string, string, string, string];
  return {
    kind: 'border',
    position: reader.position(0),
    between: [jurisdictionOf(one, 7), jurisdictionOf(other, 12)],
    points: parsePoints(reader, { text: points, start: lead.length }),
  };
}

function parseRiver(reader: LineReader): StateRiver {
  const match = /^(RIVER ([^:]+?) ([A-Z]{2}) ~ ([A-Z]{2}) (\S+) (\S+):)(?: (.+))?$/.exec(reader.text);
  if (!match)
    throw new LineError(
      6,
      'a river wants its name, the two states, two corners and its bridges, like RIVER Ohio IN ~ KY 37.7,-88.1 39.2,-84.8: 38.775,-84.964',
    );
  const [, lead, river, one, other, southwest, northeast, bridges] = match as unknown as [
    ...[string, string, string, string, string, string, string],
    string?,
  ];
  const pointsAt = (start: number) => 6 + river.length + 1 + start;
  const corner = (text: string, start: number) => parsePoints(reader, { text, start })[0]!;
  const corners: StateRiver['corners'] = [
    corner(southwest, pointsAt(8)),
    corner(northeast, pointsAt(8) + southwest.length + 1),
  ];
  if (corners[0].lat >= corners[1].lat || corners[0].lon >= corners[1].lon)
    throw new LineError(pointsAt(8), 'the southwestern corner comes first');
  return {
    kind: 'river',
    position: reader.position(0),
    river,
    between: [jurisdictionOf(one, pointsAt(0)), jurisdictionOf(other, pointsAt(5))],
    corners,
    bridges: bridges ? parsePoints(reader, { text: bridges, start: lead.length + 1 }) : [],
  };
}
