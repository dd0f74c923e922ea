/** Columns of integers and strings as bytes: variable-length integers, deltas where neighbours are alike. */

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

  signed(value: number): void {
    this.unsigned(((value << 1) ^ (value >> 31)) >>> 0);
  }

  raw(column: Uint8Array): void {
    this.unsigned(column.length);
    this.room(column.length);
    this.bytes.set(column, this.length);
    this.length += column.length;
  }

  unsignedColumn(column: ArrayLike<number>): void {
    this.unsigned(column.length);
    for (let i = 0; i < column.length; i++) this.unsigned(column[i]!);
  }

  /** Each value as its difference from the one before. */
  deltaColumn(column: ArrayLike<number>): void {
    this.unsigned(column.length);
    let previous = 0;
    for (let i = 0; i < column.length; i++) {
      this.signed(column[i]! - previous);
      previous = column[i]!;
    }
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
    const column = new Int32Array(this.count());
    this.at = decode(this.bytes, this.at, column, limit);
    return column;
  }

  /** Values times `factor`; before that they are `low` at least and below `high`. */
  deltaColumn(low = -0x8000_0000, high = 0x8000_0000, factor = 1): Int32Array {
    const column = new Int32Array(this.count());
    this.at = decode(this.bytes, this.at, column, ANY);
    if (!undelta(column, low, high, factor)) throw outside();
    return column;
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

/** Above all values of 32 bits. */
const ANY = 0x1_0000_0000;

function decode(bytes: Uint8Array, from: number, into: Int32Array, limit: number): number {
  let at = from;
  let all = true;
  for (let i = 0; i < into.length; i++) {
    let value = bytes[at++]!;
    if (value > 127) {
      let byte = value;
      value &= 127;
      for (let shift = 7; byte > 127 && shift < 35; shift += 7) {
        byte = bytes[at++]!;
        value |= (byte & 127) << shift;
      }
    }
    into[i] = value;
    if (value >>> 0 >= limit) all = false;
  }
  if (at > bytes.length) throw new RangeError('the columns end too early');
  if (!all) throw outside();
  return at;
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

function splitNames(count: number, text: Uint8Array): string[] {
  const names = count === 0 ? [] : new TextDecoder('utf-8', { fatal: true }).decode(text).split('\n');
  if (names.length !== count) throw new RangeError('a list of names is damaged');
  return names;
}
