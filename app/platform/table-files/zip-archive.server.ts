import { crc32, deflateRawSync } from 'node:zlib';

/**
 * A ZIP of small files, made in pieces (PKWARE APPNOTE 6.3: local header, data, central directory, end). Names are
 * UTF-8 (flag bit 11); no ZIP64: up to 65,535 files and 4 GB.
 */
export class ZipArchive {
  readonly #pieces: Uint8Array[] = [];
  readonly #directory: Uint8Array[] = [];
  readonly #time: number;
  readonly #date: number;
  #offset = 0;

  /** All entries carry this moment, in UTC. */
  constructor(now: Date) {
    this.#time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
    this.#date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  }

  add(name: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
    const deflated = deflateRawSync(bytes);
    const isSmaller = deflated.length < bytes.length;
    const data = isSmaller ? deflated : bytes;
    const fileName = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version needed
    common.writeUInt16LE(0x0800, 2); // names are UTF-8
    common.writeUInt16LE(isSmaller ? 8 : 0, 4);
    common.writeUInt16LE(this.#time, 6);
    common.writeUInt16LE(this.#date, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, fileName, data]);
    const tail = Buffer.alloc(14); // comment length, disk, attributes
    tail.writeUInt32LE(this.#offset, 10);
    this.#directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, tail, fileName]));
    this.#pieces.push(local);
    this.#offset += local.length;
  }

  /** The whole archive, cut into pieces of `chunkBytes`. */
  finish(chunkBytes: number): Uint8Array<ArrayBuffer>[] {
    const directory = Buffer.concat(this.#directory);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.#directory.length, 8);
    end.writeUInt16LE(this.#directory.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    const whole = Buffer.concat([...this.#pieces, directory, end]);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (let start = 0; start < whole.length; start += chunkBytes)
      chunks.push(new Uint8Array(whole.subarray(start, start + chunkBytes)));
    return chunks;
  }
}
