import fc from 'fast-check';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ColumnWriter } from '~/roads/format/byte-columns';
import { CELLS } from '~/roads/format/edge-index';
import { EdgeLine, type EdgeShapes, joinShapes, shapeBytes, shapeColumns } from '~/roads/format/edge-shapes';
import { NetworkFileError, readNetworkFile, writeNetworkFile } from '~/roads/format/network-file';
import type { NetworkTables } from '~/roads/format/network-tables';
import { openRouter } from '~/roads/router';
import { compileSmall } from '../small-network';

const tables = compileSmall().tables;
const file = writeNetworkFile(tables);
const HEADER = 20;
const columns = inflateSync(file.subarray(HEADER));

/** A file with these columns and a header that is right for them. */
function fileOf(raw: Uint8Array, rawLength = raw.length): Uint8Array {
  const packed = deflateSync(raw);
  const header = Buffer.alloc(HEADER);
  header.write('SLRD', 'latin1');
  [9, rawLength, packed.length, crc32(packed)].forEach((word, i) => header.writeUInt32LE(word, 4 + 4 * i));
  return Buffer.concat([header, packed]);
}

const spoilt = (spoil: (t: NetworkTables) => unknown): Uint8Array => {
  const copy = structuredClone(tables);
  spoil(copy);
  return writeNetworkFile(copy);
};
const damaged = (why: string) => new NetworkFileError(`the road network is damaged: ${why}`);
const OUTSIDE = damaged('an index points outside its table');
const NO_FIT = damaged('columns do not fit together');

describe('the header of a network file', () => {
  it('is the magic, the version, both lengths and the checksum', () => {
    const packed = file.subarray(HEADER);
    expect(Buffer.from(file.subarray(0, 4)).toString('latin1')).toBe('SLRD');
    const header = new DataView(file.buffer, file.byteOffset, HEADER);
    expect([4, 8, 12, 16].map((at) => header.getUint32(at, true))).toEqual([
      9,
      columns.length,
      packed.length,
      crc32(packed),
    ]);
    expect(readNetworkFile(fileOf(columns))).toEqual(tables);
    // Packed as tightly as the packer can: its mark for that.
    expect([...packed.subarray(0, 2)]).toEqual([0x78, 0xda]);
  });

  it('may stand anywhere in memory', () => {
    const larger = new Uint8Array(file.length + 9);
    larger.set(file, 5);
    expect(readNetworkFile(larger.subarray(5, 5 + file.length))).toEqual(tables);
  });

  it('says what is wrong with it', () => {
    const changed = (at: number, value: number) => file.map((byte, i) => (i === at ? value : byte));
    for (const length of [0, 19])
      expect(() => readNetworkFile(file.slice(0, length))).toThrow(
        new NetworkFileError('not a road network: the file is too short'),
      );
    expect(() => readNetworkFile(new Uint8Array(HEADER))).toThrow(
      new NetworkFileError('not a road network: the first bytes are others'),
    );
    expect(() => readNetworkFile(changed(3, 0))).toThrow(
      new NetworkFileError('not a road network: the first bytes are others'),
    );
    expect(() => readNetworkFile(changed(4, 4))).toThrow(
      new NetworkFileError('the road network has version 4, this program reads 9: build it again'),
    );
    const short = new NetworkFileError('the road network is cut short');
    expect(() => readNetworkFile(file.slice(0, HEADER))).toThrow(short);
    expect(() => readNetworkFile(file.slice(0, -1))).toThrow(short);
    expect(() => readNetworkFile(Uint8Array.of(...file, 0))).toThrow(short);
    expect(() => readNetworkFile(changed(30, file[30]! ^ 1))).toThrow(damaged('its checksum is wrong'));
    expect(() => readNetworkFile(changed(16, file[16]! ^ 1))).toThrow(damaged('its checksum is wrong'));
    expect(new NetworkFileError('').name).toBe('NetworkFileError');
  });

  it('is not believed about the length of the columns', () => {
    const { length } = columns;
    expect(() => readNetworkFile(fileOf(columns, length + 1))).toThrow(
      damaged('it is longer or shorter than it says'),
    );
    for (const told of [0, 1, length - 1])
      expect(() => readNetworkFile(fileOf(columns, told))).toThrow(
        damaged(`Cannot create a Buffer larger than ${Math.max(1, told)} bytes`),
      );
    // What would take gigabytes is not tried.
    expect(() => readNetworkFile(fileOf(columns, (64 << 20) + 1))).toThrow(damaged('its checksum is wrong'));
    expect(() => readNetworkFile(fileOf(columns, 64 << 20))).toThrow(
      damaged('it is longer or shorter than it says'),
    );
  });
});

describe('columns that are damaged under a right checksum', () => {
  it('end too early, wherever they are cut, and are refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: columns.length - 1 }), (length) => {
        expect(() => readNetworkFile(fileOf(columns.subarray(0, length)))).toThrow(NetworkFileError);
      }),
    );
    expect(() => readNetworkFile(fileOf(Buffer.concat([columns, Buffer.of(0)])))).toThrow(NO_FIT);
  });

  it('are refused or open, whichever byte is another: never another error', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: columns.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const raw = columns.map((byte, i) => (i === at ? byte ^ change : byte));
          try {
            openRouter(fileOf(raw));
          } catch (error) {
            expect(error).toBeInstanceOf(NetworkFileError);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    'placeJurisdiction',
    'nodeLat',
    'nodeLon',
    'nodeComponent',
    'nodeRank',
    'edgeTenths',
    'edgeClass',
    'edgeFlags',
    'edgeJurisdiction',
    'edgeHighway',
    'indexCell',
    'indexCount',
    'indexEdge',
    'speedsMph',
    'hierarchyDegree',
    'hierarchyEdgeBits',
  ] as const)('%s has one value more than belong to it', (name) => {
    const longer = spoilt((t) =>
      Object.assign(t, {
        [name]: Array.from({ ...t[name], length: t[name].length + 1 }, (value) => value ?? 0),
      }),
    );
    expect(() => readNetworkFile(longer)).toThrow(NO_FIT);
  });

  it('an edge more than its columns have', () => {
    const longer = spoilt((t) => {
      t.edgeFrom = Int32Array.of(...t.edgeFrom, 0);
      t.edgeTo = Int32Array.of(...t.edgeTo, 1);
    });
    expect(() => readNetworkFile(longer)).toThrow(NO_FIT);
    expect(() => readNetworkFile(spoilt((t) => t.indexCount[0]!++))).toThrow(NO_FIT);
    expect(() => readNetworkFile(spoilt((t) => t.indexCount[0]!--))).toThrow(NO_FIT);
  });

  const nodes = tables.nodeLat.length;
  const edges = tables.edgeFrom.length;
  it.each([
    ['placeJurisdiction', 0, tables.jurisdictions.length - 1],
    ['nodeLat', -900_000, 899_990],
    ['nodeLon', -1_800_000, 1_799_990],
    ['nodeComponent', 0, tables.islands.length],
    ['nodeRank', 0, nodes - 1],
    ['edgeTenths', 0, 65_535],
    ['edgeClass', 0, 5],
    ['edgeJurisdiction', 0, tables.jurisdictions.length - 1],
    ['edgeHighway', 0, tables.highways.length - 1],
    ['indexCell', 0, CELLS - 1],
    ['indexEdge', 0, edges - 1],
  ] as const)('%s with values from %d to %d, and no others', (name, least, most) => {
    const withValue = (value: number) => spoilt((t) => (t[name][1] = value));
    expect(readNetworkFile(withValue(least))[name][1]).toBe(least);
    expect(readNetworkFile(withValue(most))[name][1]).toBe(most);
    const step = name === 'nodeLat' || name === 'nodeLon' ? 10 : 1;
    expect(() => readNetworkFile(withValue(most + step))).toThrow(OUTSIDE);
    if (least < 0) expect(() => readNetworkFile(withValue(least - step))).toThrow(OUTSIDE);
  });

  it('lines of water that have no two points, or begin elsewhere', () => {
    const withLines = (lineStart: number[], points: number) =>
      spoilt((t) => {
        t.barriers = {
          lineStart: Int32Array.from(lineStart),
          lat: new Int32Array(points).fill(390_000),
          lon: new Int32Array(points).fill(-970_000),
        };
      });
    expect([...readNetworkFile(withLines([0, 2, 5], 5)).barriers.lineStart]).toEqual([0, 2, 5]);
    for (const [starts, points] of [
      [[], 0],
      [[1, 3], 3],
      [[0, 1], 1],
      [[0, 3, 2], 2],
      [[0, 2], 3],
    ] as [number[], number][])
      expect(() => readNetworkFile(withLines(starts, points))).toThrow(NO_FIT);
    expect(() => readNetworkFile(spoilt((t) => (t.barriers.lon = Int32Array.of(0))))).toThrow(NO_FIT);
  });

  it('rivers whose states, bounds and bridges do not fit together', () => {
    const river = {
      beside: Int32Array.of(0, 1),
      bounds: Int32Array.of(380_000, -960_000, 410_000, -940_000),
      bridgeStart: Int32Array.of(0, 1),
      lat: Int32Array.of(390_000),
      lon: Int32Array.of(-950_000),
    };
    const withRiver = (change: Partial<typeof river>) => spoilt((t) => (t.rivers = { ...river, ...change }));
    expect(readNetworkFile(withRiver({})).rivers).toEqual(river);
    for (const change of [
      { beside: Int32Array.of(0, 1, 0) },
      { bounds: Int32Array.of(380_000, -960_000, 410_000) },
      { bridgeStart: Int32Array.of(0) },
      { bridgeStart: Int32Array.of(1, 1) },
      { bridgeStart: Int32Array.of(0, 2) },
      { lon: Int32Array.of(-950_000, -950_000) },
    ])
      expect(() => readNetworkFile(withRiver(change))).toThrow(NO_FIT);
    expect(() =>
      readNetworkFile(withRiver({ beside: Int32Array.of(0, tables.jurisdictions.length) })),
    ).toThrow(OUTSIDE);
  });

  it('an edge that ends at no node', () => {
    const message = damaged('an edge ends at no node');
    for (const end of ['edgeFrom', 'edgeTo'] as const) {
      expect(readNetworkFile(spoilt((t) => (t[end][1] = nodes - 1)))[end][1]).toBe(nodes - 1);
      expect(() => readNetworkFile(spoilt((t) => (t[end][1] = nodes)))).toThrow(message);
      expect(() => readNetworkFile(spoilt((t) => (t[end][1] = -1)))).toThrow(message);
    }
  });
});

describe('what is unpacked later', () => {
  it('is read once, whatever is asked for first', () => {
    const [first, second] = [readNetworkFile(file), readNetworkFile(file)];
    expect(first.nodePlace).toEqual(tables.nodePlace);
    expect(first.placeNames).toEqual(tables.placeNames);
    expect(second.placeNames).toBe(second.placeNames);
    expect(second.nodePlace).toBe(second.nodePlace);
    expect(second.borders).toBe(second.borders);
  });

  it('is damaged where places or nodes are fewer or more', () => {
    const message = damaged('places do not fit');
    const more = readNetworkFile(spoilt((t) => (t.nodePlace = Int32Array.of(...t.nodePlace, 0))));
    expect(() => more.nodePlace).toThrow(message);
    expect(() => more.placeNames).toThrow(message);
    const fewer = readNetworkFile(spoilt((t) => (t.nodePlace = t.nodePlace.slice(1))));
    expect(() => fewer.nodePlace).toThrow(message);
    // As many places as before are announced, one of the names is missing.
    const names = [tables.placeNames, tables.placeNames.slice(1)];
    const nodePlace = tables.nodePlace.map(() => 0);
    const unnamed = readNetworkFile(
      writeNetworkFile({
        ...tables,
        nodePlace,
        get placeNames() {
          return names.shift()!;
        },
      }),
    );
    expect(() => unnamed.placeNames).toThrow(message);
    const outside = readNetworkFile(spoilt((t) => (t.nodePlace[0] = t.placeNames.length)));
    expect(() => outside.nodePlace).toThrow('an index points outside its table');
    const below = readNetworkFile(spoilt((t) => (t.nodePlace[0] = -2)));
    expect(() => below.nodePlace).toThrow('an index points outside its table');
    expect(readNetworkFile(spoilt((t) => (t.nodePlace[0] = -1))).nodePlace[0]).toBe(-1);
  });

  it.each([
    ['places', 'the road network is damaged: places do not fit'],
    ['borders', 'columns do not fit together'],
    ['shapes', 'shapes do not fit'],
  ] as const)('is damaged where something follows the %s', (which, message) => {
    const places = new ColumnWriter();
    places.strings(tables.placeNames);
    places.deltaColumn(tables.nodePlace);
    const borders = new ColumnWriter();
    for (const column of ['lineStart', 'lat', 'lon'] as const) borders.deltaColumn(tables.borders[column]);
    borders.raw(tables.borders.left);
    borders.raw(tables.borders.right);
    const rules = new ColumnWriter();
    rules.strings(tables.truckRules.words);
    rules.unsignedColumn(tables.truckRules.limits);
    rules.deltaColumn(tables.truckRules.edgeStart);
    rules.deltaColumn(tables.truckRules.edge);
    const shapes = shapeColumns(undefined);
    const blocks = (of: { places: ColumnWriter; borders: ColumnWriter; shapes: ColumnWriter }) => {
      const w = new ColumnWriter();
      w.packed(of.places);
      w.packed(of.borders);
      w.packed(rules);
      w.packed(of.shapes);
      return w.finish();
    };
    const before = columns.subarray(0, columns.length - blocks({ places, borders, shapes }).length);
    expect(readNetworkFile(fileOf(Buffer.concat([before, blocks({ places, borders, shapes })])))).toEqual(
      tables,
    );
    const written = { places, borders, shapes };
    written[which].unsigned(0);
    const read = readNetworkFile(fileOf(Buffer.concat([before, blocks(written)])));
    expect(() => (which === 'places' ? read.nodePlace : read[which])).toThrow(message);
  });
});

describe('shapes', () => {
  const shaped = joinShapes(
    tables,
    Array.from(tables.edgeFrom, (_, e) => (e % 2 ? null : shapeBytes([39, -98 + e], [[39.2, -97.5 + e]]))),
  );
  const readShaped = (shapes: EdgeShapes) => readNetworkFile(writeNetworkFile({ ...tables, shapes })).shapes;

  it('are read as they were written, and drawn from end to end', () => {
    expect(readShaped(shaped)).toEqual(shaped);
    const line = new EdgeLine();
    expect([0, 1].map((e) => line.read({ ...tables, shapes: shaped }, e).count)).toEqual([3, 2]);
    expect(shaped.off[0]).toBeGreaterThan(0);
    expect(shaped.off[1]).toBe(0);
  });

  it('are refused where they do not fit the edges', () => {
    const refused = (change: Partial<EdgeShapes>) =>
      expect(() => readShaped({ ...shaped, ...change })).toThrow('shapes do not fit');
    refused({ off: shaped.off.slice(1) });
    refused({ bytes: Uint8Array.of(...shaped.bytes, 0) });
    // A last byte that announces another would be read on into the next edge's.
    refused({ bytes: shaped.bytes.map((byte, i) => (i === shaped.start[1]! - 1 ? 128 : byte)) });
  });
});

describe('any tables', () => {
  const column = (length: number, max: number, min = 0) =>
    fc.array(fc.integer({ min, max }), { minLength: length, maxLength: length });
  const anyTables = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 60 }))
    .chain(([n, m]) =>
      fc.record({
        nodeLat: column(n, 89_999, -90_000).map((all) => Int32Array.from(all, (lat) => lat * 10)),
        nodeLon: column(n, 179_999, -180_000).map((all) => Int32Array.from(all, (lon) => lon * 10)),
        nodePlace: column(n, tables.placeNames.length - 1, -1).map((all) => Int32Array.from(all)),
        nodeComponent: column(n, 1).map((all) => Uint8Array.from(all)),
        nodeRank: column(n, n - 1).map((all) => Int32Array.from(all)),
        hierarchyDegree: column(n, 70_000).map((all) => Int32Array.from(all)),
        edgeFrom: column(m, n - 1).map((all) => Int32Array.from(all)),
        edgeTo: column(m, n - 1).map((all) => Int32Array.from(all)),
        edgeTenths: column(m, 65_535).map((all) => Int32Array.from(all)),
        edgeClass: column(m, 5).map((all) => Uint8Array.from(all)),
        edgeFlags: column(m, 7).map((all) => Uint8Array.from(all)),
        edgeJurisdiction: column(m, 63).map((all) => Uint8Array.from(all)),
        edgeHighway: column(m, tables.highways.length - 1).map((all) => Int32Array.from(all)),
        hierarchyEdgeBits: column(Math.ceil(m / 8), 255).map((all) => Uint8Array.from(all)),
        indexCell: fc.constant(Int32Array.of(0, CELLS - 1)),
        indexCount: fc.constant(Int32Array.of(m, 0)),
        indexEdge: fc.constant(Int32Array.from({ length: m }, (_, e) => e)),
      }),
    );

  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyTables, (some) => {
        const whole = { ...tables, ...some };
        expect(readNetworkFile(writeNetworkFile(whole))).toEqual(whole);
      }),
      { numRuns: 50 },
    );
  });
});
