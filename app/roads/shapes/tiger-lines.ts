/**
 * Lines of numbered highways as the US Census Bureau draws them (TIGER/Line, public domain), from the text that
 * tools redistribute: one named road a line, fields separated by the character 0x01: state, class and number
 * ("NEI80", "IAUS30", "NYSR17A"), the road's name, a length, then its lines as encoded polylines of five decimals.
 */
export interface TigerLine {
  /** Number of the road without its state, as roadNumber() writes it: "I80", "US30BUS", "SR17A". */
  number: string;
  state: string;
  /** In 1/100,000 degree. */
  lat: Int32Array;
  lon: Int32Array;
}

export function parseTigerLines(text: string): TigerLine[] {
  const lines: TigerLine[] = [];
  for (const road of text.split('\n')) {
    const [code, name, , ...shapes] = road.split('\x01');
    if (!code || name === undefined) continue;
    const number = numberOfRoad(code.slice(2), name);
    for (const shape of shapes) {
      if (shape) lines.push({ number, state: code.slice(0, 2), ...decode(shape) });
    }
  }
  return lines;
}

/** Roads beside the one whose number they carry have a number of their own: "SR17OLD" is not "SR17". */
function numberOfRoad(code: string, name: string): string {
  const words = name.toUpperCase().replace(/[()]/g, '').split(/\s+/);
  const kind = KINDS.find((candidate) => words.includes(candidate)) ?? '';
  const loop = words.includes('LOOP') && code.startsWith('SR');
  const spur = words.includes('SPUR') && code.startsWith('SR');
  const number = loop ? `LP${code.slice(2)}` : spur ? `SPR${code.slice(2)}` : code;
  return number.toUpperCase() + kind;
}

const KINDS = ['OLD', 'BUS', 'BYP', 'ALT', 'SPR', 'CON', 'TRK', 'SCN', 'LP'];

/** The number that a highway of our texts has in TIGER: "NE-2" is SR2 there. */
export function roadNumber(highwayKey: string): string {
  const interstate = /^(I\d+)([A-Z]{2})$/.exec(highwayKey);
  if (interstate) return interstate[1]!;
  if (/^(I|US)\d/.test(highwayKey)) return highwayKey.replace(/(BL|BS)$/, 'BUS');
  const texas = /^TX(LP|SPR)(\d+)$/.exec(highwayKey);
  if (texas) return texas[1]! + texas[2]!;
  const state = /^[A-Z]{2}([A-Z]?\d.*)$/.exec(highwayKey);
  return state ? `SR${state[1]}` : highwayKey;
}

function decode(shape: string): Pick<TigerLine, 'lat' | 'lon'> {
  const values: number[] = [];
  for (let at = 0; at < shape.length;) {
    let value = 0;
    let shift = 0;
    let chunk: number;
    do {
      if (at >= shape.length) throw new RangeError('a line is cut short');
      chunk = shape.charCodeAt(at++) - 63;
      value |= (chunk & 31) << shift;
      shift += 5;
    } while (chunk >= 32);
    values.push(value & 1 ? ~(value >> 1) : value >> 1);
  }
  const count = values.length >> 1;
  const lat = new Int32Array(count);
  const lon = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    lat[i] = (i ? lat[i - 1]! : 0) + values[2 * i]!;
    lon[i] = (i ? lon[i - 1]! : 0) + values[2 * i + 1]!;
  }
  return { lat, lon };
}
