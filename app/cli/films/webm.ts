import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';

/** A picture as the encoder gave it. Times are in milliseconds from the start. */
export interface EncodedFrame {
  bytes: Uint8Array;
  atMs: number;
  isKey: boolean;
}

export interface EncodedFilm {
  width: number;
  height: number;
  durationMs: number;
  frames: readonly EncodedFrame[];
}

/** VP9, profile 0, level 3.1, 8 bits: what every browser that plays WebM can play. */
export const CODEC = 'vp09.00.31.08';

const seconds = (ms: number): number => ms / 1000;

/**
 * A WebM file of one VP9 track, with its length and a table of its key frames, so that a player can show the time and jump.
 * @throws Error when the film does not begin with a key frame
 */
export async function webmFile({ width, height, durationMs, frames }: EncodedFilm): Promise<Buffer> {
  if (!frames[0]?.isKey) throw new Error('a film begins with a key frame');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track);
  await output.start();
  const decoderConfig = { codec: CODEC, codedWidth: width, codedHeight: height };
  for (const [index, { bytes, atMs, isKey }] of frames.entries()) {
    const nextMs = frames[index + 1]?.atMs ?? durationMs;
    await track.add(
      new EncodedPacket(bytes, isKey ? 'key' : 'delta', seconds(atMs), seconds(nextMs - atMs)),
      { decoderConfig },
    );
  }
  await output.finalize();
  if (!target.buffer) throw new Error('the film was not written');
  return Buffer.from(target.buffer);
}
