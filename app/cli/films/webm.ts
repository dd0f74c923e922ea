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

const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const WRITER = 'Stateline films';
const TRACK = 1;
const VIDEO_TRACK = 1;
const KEY_FLAG = 0x80;

function idBytes(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

/** An element of EBML, its size always in eight bytes: so positions are known before they are written. */
function element(id: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([idBytes(id), size, body]);
}

function whole(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value, 'latin1'));

/** A cluster begins at each key frame: the times of its blocks are counted from there, in 16 bits. */
function clustersOf(frames: readonly EncodedFrame[]): { atMs: number; bytes: Buffer }[] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const atMs = group[0]?.atMs ?? 0;
    const blocks = group.map((frame) => {
      const head = Buffer.from([0x80 | TRACK, 0, 0, frame.isKey ? KEY_FLAG : 0]);
      head.writeInt16BE(frame.atMs - atMs, 1);
      return element(ID.simpleBlock, head, frame.bytes);
    });
    return { atMs, bytes: element(ID.cluster, whole(ID.clusterTimestamp, atMs), ...blocks) };
  });
}

/**
 * A WebM file of one VP9 track: with its length at the start and a table of its key frames, so that a player can show the time and
 * jump before it has read the file.
 * @throws Error when the film does not begin with a key frame
 */
export function webmFile({ width, height, durationMs, frames }: EncodedFilm): Buffer {
  if (!frames[0]?.isKey) throw new Error('a film begins with a key frame');
  const header = element(
    ID.header,
    whole(ID.version, 1),
    whole(ID.readVersion, 1),
    whole(ID.maxIdLength, 4),
    whole(ID.maxSizeLength, 8),
    text(ID.docType, 'webm'),
    whole(ID.docTypeVersion, 4),
    whole(ID.docTypeReadVersion, 2),
  );
  const info = element(
    ID.info,
    whole(ID.timestampScale, 1_000_000),
    float(ID.duration, durationMs),
    text(ID.muxingApp, WRITER),
    text(ID.writingApp, WRITER),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.trackEntry,
      whole(ID.trackNumber, TRACK),
      whole(ID.trackUid, TRACK),
      whole(ID.trackType, VIDEO_TRACK),
      whole(ID.flagLacing, 0),
      text(ID.codecId, 'V_VP9'),
      element(ID.video, whole(ID.pixelWidth, width), whole(ID.pixelHeight, height)),
    ),
  );
  const clusters = clustersOf(frames);
  const cuesAt = (start: number): Buffer => {
    let position = start;
    return element(
      ID.cues,
      ...clusters.map(({ atMs, bytes }) => {
        const point = element(
          ID.cuePoint,
          whole(ID.cueTime, atMs),
          element(ID.cueTrackPositions, whole(ID.cueTrack, TRACK), whole(ID.cueClusterPosition, position)),
        );
        position += bytes.length;
        return point;
      }),
    );
  };
  const seekHeadAt = (infoAt: number): Buffer => {
    const seek = (id: number, position: number) =>
      element(ID.seek, element(ID.seekId, idBytes(id)), whole(ID.seekPosition, position));
    return element(
      ID.seekHead,
      seek(ID.info, infoAt),
      seek(ID.tracks, infoAt + info.length),
      seek(ID.cues, infoAt + info.length + tracks.length),
    );
  };
  const infoAt = seekHeadAt(0).length;
  const clustersAt = infoAt + info.length + tracks.length + cuesAt(0).length;
  const segment = element(
    ID.segment,
    seekHeadAt(infoAt),
    info,
    tracks,
    cuesAt(clustersAt),
    ...clusters.map(({ bytes }) => bytes),
  );
  return Buffer.concat([header, segment]);
}
