import { describe, expect, it } from 'vitest';
import { webVtt } from '../../../app/cli/films/captions';
import { webmFile } from '../../../app/cli/films/webm';

/** The children of an element of EBML, with their place counted from where its content begins. */
function childrenOf(bytes: Buffer): { id: string; at: number; content: Buffer }[] {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 24 + 1;
    const sizeAt = at + idLength;
    const start = sizeAt + 8;
    const size = Number(bytes.readBigUInt64BE(sizeAt) & ((1n << 56n) - 1n));
    found.push({
      id: bytes.subarray(at, sizeAt).toString('hex'),
      at,
      content: bytes.subarray(start, start + size),
    });
    at = start + size;
  }
  return found;
}
const child = (bytes: Buffer, ...ids: string[]): Buffer =>
  ids.reduce(
    (inner, id) => childrenOf(inner).find((one) => one.id === id)?.content ?? Buffer.alloc(0),
    bytes,
  );
const number = (bytes: Buffer): number => Number(bytes.readBigUInt64BE());

const SEGMENT = '18538067';
const CLUSTER = '1f43b675';

describe('a WebM file', () => {
  const file = webmFile({
    width: 960,
    height: 600,
    durationMs: 9000,
    frames: [
      { bytes: Buffer.from([1]), atMs: 0, isKey: true },
      { bytes: Buffer.from([2]), atMs: 80, isKey: false },
      { bytes: Buffer.from([3]), atMs: 8000, isKey: true },
      { bytes: Buffer.from([4]), atMs: 8500, isKey: false },
    ],
  });
  const segment = child(file, SEGMENT);

  it('says what it is, how long and how large', () => {
    expect(child(file, '1a45dfa3', '4282').toString()).toBe('webm');
    expect(child(segment, '1549a966', '4489').readDoubleBE()).toBe(9000);
    const track = child(segment, '1654ae6b', 'ae');
    expect(child(track, '86').toString()).toBe('V_VP9');
    expect([number(child(track, 'e0', 'b0')), number(child(track, 'e0', 'ba'))]).toEqual([960, 600]);
  });

  it('has a cluster at each key frame, with the times of its frames counted from there', () => {
    const clusters = childrenOf(segment).filter(({ id }) => id === CLUSTER);
    const told = clusters.map(({ content }) => ({
      at: number(child(content, 'e7')),
      blocks: childrenOf(content)
        .filter(({ id }) => id === 'a3')
        .map(({ content: block }) => [block.readInt16BE(1), block.readUInt8(3), block.readUInt8(4)]),
    }));
    expect(told).toEqual([
      {
        at: 0,
        blocks: [
          [0, 0x80, 1],
          [80, 0, 2],
        ],
      },
      {
        at: 8000,
        blocks: [
          [0, 0x80, 3],
          [500, 0, 4],
        ],
      },
    ]);
  });

  it('lists at its start where a player finds everything', () => {
    const parts = childrenOf(segment);
    const placeOf = (id: string) => parts.filter((part) => part.id === id).map(({ at }) => at);
    const cues = childrenOf(child(segment, '1c53bb6b')).map(({ content }) => [
      number(child(content, 'b3')),
      number(child(content, 'b7', 'f1')),
    ]);
    expect(cues).toEqual([
      [0, placeOf(CLUSTER)[0]],
      [8000, placeOf(CLUSTER)[1]],
    ]);
    const seeks = childrenOf(child(segment, '114d9b74')).map(({ content }) => [
      child(content, '53ab').toString('hex'),
      number(child(content, '53ac')),
    ]);
    expect(seeks).toEqual(['1549a966', '1654ae6b', '1c53bb6b'].map((id) => [id, placeOf(id)[0]]));
  });

  it('is refused without a key frame at its start', () => {
    expect(() => webmFile({ width: 1, height: 1, durationMs: 1, frames: [] })).toThrow(/key frame/);
  });
});

describe('captions', () => {
  it('are WebVTT, with what would be markup escaped', () => {
    expect(
      webVtt([
        { fromMs: 0, toMs: 2400, text: 'Trips & Fuel' },
        { fromMs: 2400, toMs: 3_723_004, text: 'a < b' },
      ]),
    ).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.400\nTrips &amp; Fuel\n\n2\n00:00:02.400 --> 01:02:03.004\na &lt; b\n',
    );
  });
});
