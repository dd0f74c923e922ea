import { Buffer, isUtf8 } from 'node:buffer';
import { deflateSync, inflateSync } from 'node:zlib';
import { LoopMemory } from '../wasm/loop-memory';

/**
 * Columns of integers and strings as bytes; deltas where neighbors are alike. A column of integers has as many bytes
 * for each as its largest needs: first the lowest byte of all of them, then the next of all, because alike bytes in a
 * row are what the packer takes out. The loops of ../wasm put them together again.
 */

export class ColumnWriter {
  private readonly bytes: number[] = [];

  unsigned(value: number): void {
    if (!(value >= 0 && value <= 0xffffffff))
      throw new RangeError(`not an unsigned 32-bit integer: ${value}`);
    while (value > 127) {
      this.bytes.push((value & 127) | 128);
      value >>>= 7;
    }
    this.bytes.push(value);
  }

  raw(column: Uint8Array): void {
    this.unsigned(column.length);
    for (const byte of column) this.bytes.push(byte);
  }

  unsignedColumn(column: ArrayLike<number>): void {
    const values = Uint32Array.from(column);
    const most = values.reduce((max, value) => Math.max(max, value), 0);
    const width = most < 0x100 ? 1 : most < 0x1_0000 ? 2 : most < 0x100_0000 ? 3 : 4;
    this.unsigned(values.length);
    this.unsigned(width);
    for (let k = 0; k < width; k++) for (const value of values) this.bytes.push((value >>> (8 * k)) & 255);
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

  /** What another writer wrote, packed by itself: the reader unpacks it when it is asked for. */
  packed(columns: ColumnWriter): void {
    this.raw(deflateSync(columns.finish(), { level: 9, memLevel: 9 }));
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a ColumnWriter wrote; the columns of integers and bytes are in the memory of their loops. */
export class ColumnReader {
  private at = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly memory: LoopMemory,
  ) {}

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

  private rawView(): Uint8Array {
    const count = this.unsigned();
    // Every value takes at least one byte: a larger count is damage, not data.
    if (count > this.bytes.length - this.at) throw new RangeError('a column is longer than the file');
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  raw(): Uint8Array {
    const view = this.rawView();
    const column = this.memory.bytes(view.length);
    column.set(view);
    return column;
  }

  /** What `packed` wrote: a function that gives a reader of it. */
  packed(): () => ColumnReader {
    const packed = this.rawView().slice();
    return () => {
      const { buffer, byteOffset, length } = inflateSync(packed);
      return new ColumnReader(new Uint8Array(buffer, byteOffset, length), new LoopMemory(length * 2));
    };
  }

  /** Values are below `limit`. */
  unsignedColumn(limit = 0x8000_0000): Int32Array {
    const column = this.integers();
    if (!this.memory.run.areBelow(column.byteOffset, column.length, limit)) throw outside();
    return column;
  }

  /** Values times `factor`; before that they are `low` at least and below `high`. */
  deltaColumn(low = -0x4000_0000, high = 0x4000_0000, factor = 1): Int32Array {
    const column = this.integers();
    if (!this.memory.run.undelta(column.byteOffset, column.length, low, high, factor)) throw outside();
    return column;
  }

  private integers(): Int32Array {
    const count = this.unsigned();
    const width = this.unsigned();
    const end = this.at + count * width;
    if (width < 1 || width > 4) throw new RangeError('a column has integers of no known size');
    if (end > this.bytes.length) throw new RangeError('a column is longer than the file');
    const column = this.memory.words(count);
    const planes = this.memory.scratch(this.bytes.subarray(this.at, end));
    this.at = end;
    this.memory.run.joinBytes(planes, width, column.byteOffset, count);
    return column;
  }

  /** Bytes below `limit`. */
  smallColumn(limit: number): Uint8Array {
    const column = this.raw();
    if (!this.memory.run.areBytesBelow(column.byteOffset, column.length, limit)) throw outside();
    return column;
  }

  strings(): string[] {
    return splitNames(this.unsigned(), this.rawView());
  }

  get finished(): boolean {
    return this.at === this.bytes.length;
  }
}

const outside = () => new RangeError('an index points outside its table');

/** Without TextDecoder: the first one of a process takes longer than all columns of a network. */
function splitNames(count: number, text: Uint8Array): string[] {
  if (!isUtf8(text)) throw new RangeError('a list of names is damaged');
  const { buffer, byteOffset, byteLength } = text;
  const names = count === 0 ? [] : Buffer.from(buffer, byteOffset, byteLength).toString('utf8').split('\n');
  if (names.length !== count) throw new RangeError('a list of names is damaged');
  return names;
}
