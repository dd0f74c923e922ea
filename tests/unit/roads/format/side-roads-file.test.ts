import fc from 'fast-check';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSideRoads, type SideRoad, writeSideRoads } from '~/roads/format/side-roads-file';

/** Steps of 0.0005 degree, as the file keeps them. */
const point = fc
  .tuple(fc.integer({ min: 48_000, max: 100_000 }), fc.integer({ min: -280_000, max: -104_000 }))
  .map(([lat, lon]): [number, number] => [lat / 2000, lon / 2000]);
const road: fc.Arbitrary<SideRoad> = fc.record({
  jurisdiction: fc.constantFrom('TX', 'OK', 'NM'),
  points: fc.array(point, { minLength: 2, maxLength: 6 }),
});

/** Roads as texts that do not tell from which end they are read. */
function texts(roads: readonly SideRoad[]): string[] {
  return roads
    .map(({ jurisdiction, points }) => {
      const names = points.map(([lat, lon]) => `${Math.round(lat * 2000)},${Math.round(lon * 2000)}`);
      return `${jurisdiction} ${[names.join(' '), [...names].reverse().join(' ')].sort()[0]!}`;
    })
    .sort();
}

function readBack(file: Uint8Array): SideRoad[] {
  const { codes, code, start, lat, lon } = readSideRoads(file);
  return [...code].map((c, r) => ({
    jurisdiction: codes[c]!,
    points: Array.from({ length: start[r + 1]! - start[r]! }, (_, i): [number, number] => [
      lat[start[r]! + i]! / 10_000,
      lon[start[r]! + i]! / 10_000,
    ]),
  }));
}

const SOME: SideRoad[] = [
  {
    jurisdiction: 'TX',
    points: [
      [31, -100],
      [31.2, -100.1],
      [31.5, -100],
    ],
  },
  {
    jurisdiction: 'OK',
    points: [
      [34, -98],
      [31.5, -100],
    ],
  },
];

describe('the file of side roads', () => {
  it('gives every road back, from one end or the other', () => {
    fc.assert(
      fc.property(fc.array(road, { maxLength: 12 }), (roads) => {
        expect(texts(readBack(writeSideRoads(roads)))).toEqual(texts(roads));
      }),
    );
  });

  it('keeps points to 180 feet', () => {
    const points: SideRoad['points'] = [
      [31.00012, -100.00031],
      [31.30001, -100.20019],
    ];
    const [found] = readBack(writeSideRoads([{ jurisdiction: 'TX', points }]));
    const back = found!.points[0]![0] < 31.1 ? found!.points : [...found!.points].reverse();
    expect(back).toEqual([
      [31, -100.0005],
      [31.3, -100.2],
    ]);
  });

  it('may stand anywhere in memory', () => {
    const file = writeSideRoads(SOME);
    const larger = new Uint8Array(file.length + 7);
    larger.set(file, 3);
    expect(texts(readBack(larger.subarray(3, 3 + file.length)))).toEqual(texts(SOME));
  });

  it('is refused when its bytes are others', () => {
    const file = writeSideRoads(SOME);
    for (const length of [0, 11, 12, file.length - 1])
      expect(() => readSideRoads(file.slice(0, length))).toThrow(RangeError);
    for (let at = 0; at < file.length; at++) {
      if (at >= 4 && at < 7) continue; // The length is a bound against bombs, no check of its own.
      const changed = file.map((byte, i) => (i === at ? byte ^ 128 : byte));
      expect(() => readSideRoads(changed)).toThrow(new RangeError('the file of side roads is damaged'));
    }
  });

  it('is refused when its columns do not fit together', () => {
    const raw = inflateSync(writeSideRoads(SOME).subarray(12));
    const fileOf = (columns: Uint8Array): Uint8Array => {
      const packed = deflateSync(columns);
      const header = Buffer.alloc(12);
      header.write('SLSD', 'latin1');
      header.writeUInt32LE(columns.length, 4);
      header.writeUInt32LE(crc32(packed), 8);
      return Buffer.concat([header, packed]);
    };
    expect(texts(readBack(fileOf(raw)))).toEqual(texts(SOME));
    for (let length = 0; length < raw.length; length++)
      expect(() => readSideRoads(fileOf(raw.subarray(0, length)))).toThrow(RangeError);
    expect(() => readSideRoads(fileOf(Buffer.concat([raw, Buffer.of(0)])))).toThrow(RangeError);
    // Any other byte is another file or none, never a read beyond a column.
    for (let at = 0; at < raw.length; at++) {
      const changed = raw.map((byte, i) => (i === at ? byte ^ 1 : byte));
      try {
        const { start, lat } = readSideRoads(fileOf(changed));
        expect(start.at(-1)).toBe(lat.length);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});
