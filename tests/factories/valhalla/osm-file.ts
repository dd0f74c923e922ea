/**
 * Writes OpenStreetMap data as a .osm.pbf file, the one form that tile builders read (wiki: PBF Format). Just what the
 * tests need: nodes, ways and relations with tags, one uncompressed block for each kind.
 */
export interface OsmNode {
  id: number;
  lat: number;
  lon: number;
  tags?: Record<string, string>;
}
export interface OsmWay {
  id: number;
  nodes: number[];
  tags: Record<string, string>;
}
export interface OsmRelation {
  id: number;
  /** Ways with the role "outer". */
  outer: number[];
  tags: Record<string, string>;
}

export function osmPbf(nodes: OsmNode[], ways: OsmWay[], relations: OsmRelation[]): Buffer {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const header = message(text(4, 'OsmSchema-V0.6'), text(16, 'stateline tests'));
  return Buffer.concat([
    blob('OSMHeader', header),
    blob('OSMData', block(1, [...nodes].sort(byId), nodeMessage)),
    blob('OSMData', block(3, [...ways].sort(byId), wayMessage)),
    blob('OSMData', block(4, [...relations].sort(byId), relationMessage)),
  ]);
}

type Strings = (value: string) => number;

/** A primitive block: the strings used in it, then one group of things of a kind. */
function block<T>(kind: number, things: T[], write: (thing: T, strings: Strings) => Buffer): Buffer {
  const index = new Map<string, number>([['', 0]]);
  const strings: Strings = (value) => {
    if (!index.has(value)) index.set(value, index.size);
    return index.get(value)!;
  };
  const group = message(...things.map((thing) => bytes(kind, write(thing, strings))));
  const table = message(...[...index.keys()].map((value) => text(1, value)));
  return message(bytes(1, table), bytes(2, group));
}

function nodeMessage(node: OsmNode, strings: Strings): Buffer {
  return message(
    number(1, zigzag(node.id)),
    ...tagFields(node.tags ?? {}, strings),
    number(8, zigzag(Math.round(node.lat * 1e7))),
    number(9, zigzag(Math.round(node.lon * 1e7))),
  );
}

function wayMessage(way: OsmWay, strings: Strings): Buffer {
  return message(number(1, way.id), ...tagFields(way.tags, strings), bytes(8, packed(deltas(way.nodes))));
}

function relationMessage(relation: OsmRelation, strings: Strings): Buffer {
  const WAY = 1;
  return message(
    number(1, relation.id),
    ...tagFields(relation.tags, strings),
    bytes(8, packed(relation.outer.map(() => strings('outer')))),
    bytes(9, packed(deltas(relation.outer))),
    bytes(10, packed(relation.outer.map(() => WAY))),
  );
}

function tagFields(tags: Record<string, string>, strings: Strings): Buffer[] {
  return [
    bytes(2, packed(Object.keys(tags).map(strings))),
    bytes(3, packed(Object.values(tags).map(strings))),
  ];
}

/** Length of the header, the header, the data. */
function blob(type: string, content: Buffer): Buffer {
  const data = message(bytes(1, content), number(2, content.length));
  const header = message(text(1, type), number(3, data.length));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, data]);
}

// Protocol buffers, as far as needed: numbers and bytes with their field.
const message = (...fields: Buffer[]): Buffer => Buffer.concat(fields);
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer): Buffer =>
  Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value));
const packed = (values: number[]): Buffer => Buffer.concat(values.map(varint));
const deltas = (values: number[]): number[] => values.map((value, i) => zigzag(value - (values[i - 1] ?? 0)));
/** Numbers stay below 2^53: arithmetic instead of bits, which end at 32. */
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function varint(value: number): Buffer {
  const out: number[] = [];
  while (value > 127) {
    out.push((value % 128) + 128);
    value = Math.floor(value / 128);
  }
  out.push(value);
  return Buffer.from(out);
}
