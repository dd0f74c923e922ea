import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { webVtt } from '../../../app/cli/films/captions';
import { webmFile } from '../../../app/cli/films/webm';

describe('a WebM file', () => {
  const write = () =>
    webmFile({
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
  const read = (bytes: Buffer) =>
    new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: [WEBM] });

  it('says what it is, how long and how large', async () => {
    const film = read(await write());
    expect(await film.getDurationFromMetadata()).toBe(9);
    const track = await film.getPrimaryVideoTrack();
    expect(track && [track.codec, track.codedWidth, track.codedHeight]).toEqual(['vp9', 960, 600]);
  });

  it('has every picture at its time, and tells where a player can begin', async () => {
    const track = await read(await write()).getPrimaryVideoTrack();
    if (!track) throw new Error('no track');
    const sink = new EncodedPacketSink(track);
    const found = [];
    for await (const { data, timestamp, type } of sink.packets()) found.push([data[0], timestamp, type]);
    expect(found).toEqual([
      [1, 0, 'key'],
      [2, 0.08, 'delta'],
      [3, 8, 'key'],
      [4, 8.5, 'delta'],
    ]);
    expect((await sink.getKeyPacket(8.9))?.timestamp).toBe(8);
  });

  it('is refused without a key frame at its start', async () => {
    await expect(webmFile({ width: 1, height: 1, durationMs: 1, frames: [] })).rejects.toThrow(/key frame/);
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
