import { Buffer } from 'node:buffer';
import { LOOPS } from './loops-code';

type LoopName =
  | 'areBelow'
  | 'areBytesBelow'
  | 'joinBytes'
  | 'undelta'
  | 'total'
  | 'readEnds'
  | 'travelTimes'
  | 'closeBans'
  | 'spreadCells'
  | 'invert'
  | 'startArcs'
  | 'addEdges'
  | 'addShortcuts';
type Column = Int32Array | Uint8Array;

const PAGE = 65_536;
/** What is reserved and never touched costs nothing: room for what is made of a network's columns later. */
const SPARE_FACTOR = 6;
const SPARE_BYTES = 4 << 20;

let compiled: WebAssembly.Module | null = null;
const memories = new WeakMap<ArrayBufferLike, LoopMemory>();

/**
 * Memory that the loops of loops.ts work on. Columns made here are ordinary typed arrays; columns from elsewhere are
 * copied in when a loop is to read them. Never grows, so arrays stay valid.
 */
export class LoopMemory {
  readonly run: Record<LoopName, (...all: number[]) => number>;
  private readonly buffer: ArrayBuffer;
  private next: number;

  constructor(bytes: number) {
    compiled ??= new WebAssembly.Module(Buffer.from(LOOPS, 'base64'));
    const m = new WebAssembly.Memory({ initial: Math.ceil((bytes * SPARE_FACTOR + SPARE_BYTES) / PAGE) });
    this.buffer = m.buffer;
    this.run = new WebAssembly.Instance(compiled, { a: { m } }).exports as LoopMemory['run'];
    // The scratch pad comes first; only as much of it as is used takes memory.
    this.next = (bytes + 7) & ~7;
    memories.set(this.buffer, this);
  }

  /** The memory that holds the column, if it has room for so many bytes more; else a new one. */
  static near(column: Column, bytes: number): LoopMemory {
    const found = memories.get(column.buffer);
    return found && found.next + bytes <= found.buffer.byteLength ? found : new LoopMemory(bytes);
  }

  private reserve(bytes: number): number {
    const at = this.next;
    this.next = (at + bytes + 7) & ~7;
    if (this.next > this.buffer.byteLength) throw new RangeError('a column is longer than its memory');
    return at;
  }

  /** So many zeros. */
  words(count: number): Int32Array {
    return new Int32Array(this.buffer, this.reserve(count * 4), count);
  }

  bytes(count: number): Uint8Array {
    return new Uint8Array(this.buffer, this.reserve(count), count);
  }

  /** Where the bytes of one loop are: the next call writes over them. */
  scratch(bytes: Uint8Array): number {
    new Uint8Array(this.buffer, 0, bytes.length).set(bytes);
    return 0;
  }

  /** Where a column is; one from elsewhere is copied in. */
  at(column: Column): number {
    if (column.buffer === this.buffer) return column.byteOffset;
    const copy = column instanceof Int32Array ? this.words(column.length) : this.bytes(column.length);
    copy.set(column);
    return copy.byteOffset;
  }
}
