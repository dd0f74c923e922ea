import { Buffer, isUtf8 } from 'node:buffer';

/**
 * Columns of integers and strings as bytes; deltas where neighbours are alike. A column of integers has 1, 2 or 4 bytes
 * for each, whichever its largest needs: the packer takes the zeros out again, and reading is a copy that the engine
 * makes at once, where the first run of a loop over every value would cost milliseconds.
 */

export class ColumnWriter {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  private room(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    grown.set(this.bytes);
    this.bytes = grown;
  }

  unsigned(value: number): void {
    if (!(value >= 0 && value <= 0xffffffff))
      throw new RangeError(`not an unsigned 32-bit integer: ${value}`);
    this.room(5);
    while (value > 127) {
      this.bytes[this.length++] = (value & 127) | 128;
      value >>>= 7;
    }
    this.bytes[this.length++] = value;
  }

  raw(column: Uint8Array): void {
    this.unsigned(column.length);
    this.room(column.length);
    this.bytes.set(column, this.length);
    this.length += column.length;
  }

  unsignedColumn(column: ArrayLike<number>): void {
    const values = Uint32Array.from(column);
    const most = values.reduce((max, value) => Math.max(max, value), 0);
    const bytes = most < 0x100 ? 1 : most < 0x1_0000 ? 2 : 4;
    this.unsigned(values.length);
    this.unsigned(bytes);
    this.room(values.length * bytes);
    // Lowest byte first, as every machine that this runs on has it.
    for (const value of values) for (let k = 0; k < bytes; k++) this.bytes[this.length++] = (value >>> (8 * k)) & 255;
  }

  /** Each value as its difference from the one before. */
  deltaColumn(column: ArrayLike<number>): void {
    const deltas = new Uint32Array(column.length);
    for (let i = 0; i < column.length; i++) {
      const step = column[i]! - (i ? column[i - 1]! : 0);
      deltas[i] = ((step << 1) ^ (step >> 31)) >>> 0;
    }
    this.unsignedColumn(deltas);
  }

  strings(values: readonly string[]): void {
    const text = new TextEncoder().encode(values.join('\n'));
    this.unsigned(values.length);
    this.raw(text);
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

export class ColumnReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  unsigned(): number {
    const { bytes } = this;
    let value = 0;
    let shift = 0;
    for (;;) {
      if (this.at >= bytes.length || shift > 28) throw new RangeError('the columns end too early');
      const byte = bytes[this.at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
    }
  }

  private count(): number {
    const count = this.unsigned();
    // Every value takes at least one byte: a larger count is damage, not data.
    if (count > this.bytes.length - this.at) throw new RangeError('a column is longer than the file');
    return count;
  }

  raw(): Uint8Array {
    const count = this.count();
    const column = this.bytes.slice(this.at, this.at + count);
    this.at += count;
    return column;
  }

  /** Values are below `limit`. */
  unsignedColumn(limit = 0x8000_0000): Int32Array {
    const column = this.integers();
    if (!areBelow(column, limit)) throw outside();
    return column;
  }

  /** Values times `factor`; before that they are `low` at least and below `high`. */
  deltaColumn(low = -0x8000_0000, high = 0x8000_0000, factor = 1): Int32Array {
    const column = this.integers();
    if (!undelta(column, low, high, factor)) throw outside();
    return column;
  }

  private integers(): Int32Array {
    const count = this.unsigned();
    const bytes = this.unsigned();
    const end = this.at + count * bytes;
    if (end > this.bytes.length) throw new RangeError('a column is longer than the file');
    const column = this.bytes.slice(this.at, end);
    this.at = end;
    if (bytes === 1) return new Int32Array(column);
    if (bytes === 2) return new Int32Array(new Uint16Array(column.buffer));
    if (bytes === 4) return new Int32Array(column.buffer);
    throw new RangeError('a column has integers of no known size');
  }

  /** Bytes below `limit`. */
  smallColumn(limit: number): Uint8Array {
    const column = this.raw();
    for (let i = 0; i < column.length; i++) if (column[i]! >= limit) throw outside();
    return column;
  }

  strings(): string[] {
    return splitNames(this.unsigned(), this.raw());
  }

  /** What `strings` reads, for later: a function that gives the list, and its length. */
  stringsLater(): { count: number; read: () => string[] } {
    const count = this.unsigned();
    const text = this.raw();
    return { count, read: () => splitNames(count, text) };
  }

  get finished(): boolean {
    return this.at === this.bytes.length;
  }
}

function areBelow(column: Int32Array, limit: number): boolean {
  let all = true;
  for (let i = 0; i < column.length; i++) if (column[i]! >>> 0 >= limit) all = false;
  return all;
}

const outside = () => new RangeError('an index points outside its table');

function undelta(column: Int32Array, low: number, high: number, factor: number): boolean {
  let value = 0;
  let all = true;
  for (let i = 0; i < column.length; i++) {
    const step = column[i]!;
    value = (value + ((step >>> 1) ^ -(step & 1))) | 0;
    if (value < low || value >= high) all = false;
    column[i] = value * factor;
  }
  return all;
}

/** Without TextDecoder: the first one of a process takes longer than all columns of a network. */
function splitNames(count: number, text: Uint8Array): string[] {
  if (!isUtf8(text)) throw new RangeError('a list of names is damaged');
  const { buffer, byteOffset, byteLength } = text;
  const names = count === 0 ? [] : Buffer.from(buffer, byteOffset, byteLength).toString('utf8').split('\n');
  if (names.length !== count) throw new RangeError('a list of names is damaged');
  return names;
}
