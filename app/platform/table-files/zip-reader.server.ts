import { crc32, inflateRawSync } from 'node:zlib';
import { TableFileError } from '~/engine/text/table-file-error';
import { entriesOf, type Entry } from './zip-guard.server';

const DAMAGED = 'This archive is damaged. Download it again.';
const EXPLODES = 'This archive is far larger inside than outside, and is not opened.';

/** Flag of a part whose sums and sizes follow it. */
const SUMS_BEHIND = 8;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** What an archive of one carrier may unpack to. */
export const ARCHIVE_LIMITS = { bytes: 400 * 1_048_576, entries: 60_000 };

/**
 * The parts of a ZIP by their names, unpacked when they are asked for. Every part is listed once, nothing is hidden between
 * them, and what was unpacked is counted. @throws TableFileError for what is no such archive, or is too large.
 */
export class ZipParts {
  private unpacked = 0;
  private readonly known = new Set<string>();
  private readonly parts = new Map<string, Entry>();
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
    const bytes = this.whole(entry, this.limits.bytes - this.unpacked);
    this.unpacked += bytes.length;
    this.known.add(name);
    return bytes;
  }

  /**
   * Looks through all of it. A bit that was turned over in a part that nobody reads is damage too, and each part says of
   * itself what the list says of it. What was not read is counted by itself, up to the same limit. @throws TableFileError
   */
  refuseDamage(): void {
    let left = this.limits.bytes;
    for (const [name, entry] of this.parts) {
      if (!this.isAsListed(entry)) throw new TableFileError(DAMAGED);
      if (!this.known.has(name)) left -= this.whole(entry, left).length;
    }
    if (!this.isEndAsListed()) throw new TableFileError(DAMAGED);
  }

  private whole(entry: Entry, most: number): Buffer {
    const packed = this.view.subarray(entry.start, entry.start + entry.packed);
    if (entry.method !== 0 && entry.method !== 8) throw new TableFileError(DAMAGED);
    const bytes = entry.method === 0 ? packed : unpack(packed, most);
    if (bytes.length > most) throw new TableFileError(EXPLODES);
    if (crc32(bytes) !== entry.crc) throw new TableFileError(DAMAGED);
    return bytes;
  }

  /** Flags, method, time, day, name; and sums and sizes, where they do not come after the part. */
  private isAsListed({ header, listed }: Entry): boolean {
    const { view } = this;
    const hasSums = (view.readUInt16LE(header + 6) & SUMS_BEHIND) === 0;
    const nameLength = view.readUInt16LE(header + 26);
    const same = (from: number, to: number, length: number) =>
      view.compare(view, to, to + length, from, from + length) === 0;
    return (
      same(header + 6, listed + 8, hasSums ? 20 : 8) &&
      nameLength === view.readUInt16LE(listed + 28) &&
      same(header + 30, listed + 46, nameLength)
    );
  }

  /** The last record tells of the list: how many parts, how long, where; and of nothing behind it. */
  private isEndAsListed(): boolean {
    const { view } = this;
    const end = view.lastIndexOf(END);
    const places = [...this.parts.values()].map(({ listed }) => listed);
    const [first, last] = [places[0] ?? end, places.at(-1) ?? 0];
    const lengths = [28, 30, 32].map((at) => view.readUInt16LE(last + at));
    return (
      lengths.reduce((sum, length) => sum + length, last + 46) === end &&
      view.readUInt32LE(end + 4) === 0 &&
      view.readUInt16LE(end + 8) === this.parts.size &&
      view.readUInt32LE(end + 12) === end - first &&
      view.readUInt32LE(end + 16) === first &&
      view.readUInt16LE(end + 20) === view.length - end - 22
    );
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
