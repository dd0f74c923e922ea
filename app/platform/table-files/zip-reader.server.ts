import { crc32, inflateRawSync } from 'node:zlib';
import { TableFileError } from '~/engine/text/table-file-error';
import { entriesOf } from './zip-guard.server';

const DAMAGED = 'This archive is damaged. Download it again.';
const EXPLODES = 'This archive is far larger inside than outside, and is not opened.';

/** What an archive of one carrier may unpack to. */
export const ARCHIVE_LIMITS = { bytes: 400 * 1_048_576, entries: 60_000 };

/**
 * The parts of a ZIP by their names, unpacked when they are asked for. Every part is listed once, nothing is hidden between
 * them, and what was unpacked is counted. @throws TableFileError for what is no such archive, or is too large.
 */
export class ZipParts {
  private unpacked = 0;
  private readonly parts = new Map<string, ReturnType<typeof entriesOf>[number]>();
  private readonly view: Buffer;

  constructor(
    bytes: Uint8Array,
    private readonly limits = ARCHIVE_LIMITS,
  ) {
    this.view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const entry of entriesOf(this.view, limits.entries, DAMAGED)) {
      if (this.parts.has(entry.name)) throw new TableFileError(DAMAGED);
      this.parts.set(entry.name, entry);
    }
  }

  /** Of every file in it, with its folders; folders themselves are none. */
  get names(): string[] {
    return [...this.parts.keys()].filter((name) => !name.endsWith('/'));
  }

  /** The bytes of a part; null where there is none of this name. */
  read(name: string): Buffer | null {
    const entry = this.parts.get(name);
    if (!entry) return null;
    const packed = this.view.subarray(entry.start, entry.start + entry.packed);
    const left = this.limits.bytes - this.unpacked;
    const bytes = entry.method === 0 ? packed : unpack(packed, left);
    this.unpacked += bytes.length;
    if (this.unpacked > this.limits.bytes) throw new TableFileError(EXPLODES);
    if (crc32(bytes) !== entry.crc) throw new TableFileError(DAMAGED);
    return bytes;
  }
}

function unpack(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new TableFileError(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? EXPLODES : DAMAGED,
      {
        cause: error,
      },
    );
  }
}
