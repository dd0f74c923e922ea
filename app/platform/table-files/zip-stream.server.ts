import { createHash } from 'node:crypto';
import { createDeflateRaw, crc32 } from 'node:zlib';

/** A file of an archive after it was packed: its bytes are by themselves, so that a broken-off export continues. */
export interface PackedEntry {
  name: string;
  crc32: number;
  sizeBytes: number;
  packedBytes: number;
  /** Of the file itself, not of its packed bytes. */
  sha256: string;
}

/** Deflates a file piece by piece. `entry` is filled when the pieces have been read to the end. */
export function packEntry(
  name: string,
  content: AsyncIterable<Uint8Array | string>,
): { pieces: AsyncIterable<Uint8Array>; entry: () => PackedEntry } {
  const hash = createHash('sha256');
  const result = { crc: 0, size: 0, packed: 0 };
  const deflate = createDeflateRaw({ level: 6 });
  const feed = async () => {
    for await (const piece of inBlocks(content)) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
      hash.update(bytes);
      result.crc = crc32(bytes, result.crc);
      result.size += bytes.length;
      if (!deflate.write(bytes)) await new Promise<void>((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  };
  const pieces = (async function* () {
    const fed = feed().catch((error: Error) => deflate.destroy(error));
    for await (const piece of deflate) {
      result.packed += (piece as Uint8Array).length;
      yield piece as Uint8Array;
    }
    await fed;
  })();
  return {
    pieces,
    entry: () => ({
      name,
      crc32: result.crc,
      sizeBytes: result.size,
      packedBytes: result.packed,
      sha256: hash.digest('hex'),
    }),
  };
}

const BLOCK_CHARACTERS = 65_536;

/** Short lines put together, so that the packer is not woken for each of them. */
async function* inBlocks(content: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array | string> {
  let lines: string[] = [];
  let length = 0;
  for await (const piece of content) {
    if (typeof piece !== 'string') {
      if (length > 0) yield lines.join('');
      [lines, length] = [[], 0];
      yield piece;
      continue;
    }
    lines.push(piece);
    length += piece.length;
    if (length < BLOCK_CHARACTERS) continue;
    yield lines.join('');
    [lines, length] = [[], 0];
  }
  if (length > 0) yield lines.join('');
}

const LARGE = 0xffff_ffff;

/**
 * A ZIP of packed entries (PKWARE APPNOTE 6.3), written from the front: local header, data, central directory, end.
 * Names are UTF-8. Where a size, an offset or the number of files outgrows the old fields, the ZIP64 ones are beside.
 */
export async function* zipOf(
  entries: readonly PackedEntry[],
  open: (entry: PackedEntry, index: number) => AsyncIterable<Uint8Array>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [index, entry] of entries.entries()) {
    const local = header(entry, null, at);
    directory.push(header(entry, offset, at));
    yield local;
    offset += local.length;
    for await (const piece of open(entry, index)) {
      yield piece;
      offset += piece.length;
    }
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOf(entries.length, central.length, offset);
}

/** The local header, or with an offset the entry of the central directory. */
function header(entry: PackedEntry, offset: number | null, at: Date): Uint8Array {
  const name = Buffer.from(entry.name, 'utf8');
  const isCentral = offset !== null;
  const large = entry.sizeBytes >= LARGE || entry.packedBytes >= LARGE || (offset ?? 0) >= LARGE;
  const extra = large ? zip64Extra(entry, offset) : Buffer.alloc(0);
  const fixed = Buffer.alloc(isCentral ? 46 : 30);
  let position = fixed.writeUInt32LE(isCentral ? 0x0201_4b50 : 0x0403_4b50, 0);
  if (isCentral) position = fixed.writeUInt16LE(45, position); // made by
  position = fixed.writeUInt16LE(large ? 45 : 20, position); // version needed
  position = fixed.writeUInt16LE(0x0800, position); // names are UTF-8
  position = fixed.writeUInt16LE(8, position); // deflated
  position = fixed.writeUInt16LE(
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    position,
  );
  position = fixed.writeUInt16LE(
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    position,
  );
  position = fixed.writeUInt32LE(entry.crc32, position);
  position = fixed.writeUInt32LE(large ? LARGE : entry.packedBytes, position);
  position = fixed.writeUInt32LE(large ? LARGE : entry.sizeBytes, position);
  position = fixed.writeUInt16LE(name.length, position);
  position = fixed.writeUInt16LE(extra.length, position);
  if (isCentral) fixed.writeUInt32LE(large ? LARGE : offset, position + 10); // after comment, disk and attributes
  return Buffer.concat([fixed, name, extra]);
}

function zip64Extra(entry: PackedEntry, offset: number | null): Uint8Array {
  const extra = Buffer.alloc(offset === null ? 20 : 28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(extra.length - 4, 2);
  extra.writeBigUInt64LE(BigInt(entry.sizeBytes), 4);
  extra.writeBigUInt64LE(BigInt(entry.packedBytes), 12);
  if (offset !== null) extra.writeBigUInt64LE(BigInt(offset), 20);
  return extra;
}

function endOf(count: number, directoryBytes: number, directoryAt: number): Uint8Array {
  const large = count >= 0xffff || directoryAt >= LARGE || directoryBytes >= LARGE;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(Math.min(directoryBytes, LARGE), 12);
  end.writeUInt32LE(Math.min(directoryAt, LARGE), 16);
  if (!large) return end;
  const wide = Buffer.alloc(56 + 20);
  wide.writeUInt32LE(0x0606_4b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(45, 12);
  wide.writeUInt16LE(45, 14);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(directoryBytes), 40);
  wide.writeBigUInt64LE(BigInt(directoryAt), 48);
  wide.writeUInt32LE(0x0706_4b50, 56); // where the wide record is
  wide.writeBigUInt64LE(BigInt(directoryAt + directoryBytes), 64);
  wide.writeUInt32LE(1, 72);
  return Buffer.concat([wide, end]);
}
