import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { LoopMemory } from '../wasm/loop-memory';
import { ColumnReader, type ColumnWriter } from './byte-columns';

/*
 * A small file of columns: 12 bytes (magic, length before packing, checksum of the packed bytes, little-endian), then the columns,
 * deflated.
 */
const HEADER_BYTES = 12;
/** Far above any real file: a damaged length must not allocate gigabytes. */
const MAX_UNPACKED_BYTES = 64 << 20;

export function packColumns(magic: number, columns: ColumnWriter): Uint8Array {
  const raw = columns.finish();
  const packed = deflateSync(raw, { level: 9, memLevel: 9 });
  const file = new Uint8Array(HEADER_BYTES + packed.length);
  const header = new DataView(file.buffer);
  header.setUint32(0, magic, true);
  header.setUint32(4, raw.length, true);
  header.setUint32(8, crc32(packed), true);
  file.set(packed, HEADER_BYTES);
  return file;
}

/** Null where the bytes are no such file. */
export function unpackColumns(magic: number, file: Uint8Array): ColumnReader | null {
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const packed = file.subarray(HEADER_BYTES);
  if (
    file.length < HEADER_BYTES ||
    header.getUint32(0, true) !== magic ||
    header.getUint32(4, true) > MAX_UNPACKED_BYTES ||
    header.getUint32(8, true) !== crc32(packed)
  )
    return null;
  const raw = inflateSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
  return new ColumnReader(
    new Uint8Array(raw.buffer, raw.byteOffset, raw.length),
    new LoopMemory(raw.length * 4),
  );
}
