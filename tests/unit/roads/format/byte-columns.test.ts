import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ColumnReader, ColumnWriter } from '~/roads/format/byte-columns';
import { LoopMemory } from '~/roads/wasm/loop-memory';

const written = (write: (w: ColumnWriter) => void): Uint8Array => {
  const w = new ColumnWriter();
  write(w);
  return w.finish();
};
const readerOf = (bytes: ArrayLike<number>) =>
  new ColumnReader(Uint8Array.from(bytes), new LoopMemory(bytes.length * 4));

const UNSIGNED_32 = fc.oneof(
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.constantFrom(
    0,
    127,
    128,
    255,
    256,
    16_383,
    16_384,
    0xffff,
    0x1_0000,
    0xff_ffff,
    0x100_0000,
    0x7fff_ffff,
    0xffff_ffff,
  ),
);

describe('columns as bytes', () => {
  it('have seven bits of a number in each byte, the lowest first', () => {
    const bytes = (value: number) => [...written((w) => w.unsigned(value))];
    expect(bytes(0)).toEqual([0]);
    expect(bytes(127)).toEqual([127]);
    expect(bytes(128)).toEqual([128, 1]);
    expect(bytes(300)).toEqual([0xac, 2]);
    expect(bytes(0xffff_ffff)).toEqual([255, 255, 255, 255, 15]);
  });

  it('have a column of bytes as it is, behind its length', () => {
    expect([...written((w) => w.raw(Uint8Array.of(7, 0, 255)))]).toEqual([3, 7, 0, 255]);
    expect([...written((w) => w.raw(new Uint8Array(0)))]).toEqual([0]);
  });

  it('have as many bytes a value as the largest needs, the lowest of all of them first', () => {
    const bytes = (...values: number[]) => [...written((w) => w.unsignedColumn(values))];
    expect(bytes()).toEqual([0, 1]);
    expect(bytes(1, 255)).toEqual([2, 1, 1, 255]);
    expect(bytes(1, 256)).toEqual([2, 2, 1, 0, 0, 1]);
    expect(bytes(0xffff)).toEqual([1, 2, 255, 255]);
    expect(bytes(0x01_0203, 4)).toEqual([2, 3, 3, 4, 2, 0, 1, 0]);
    expect(bytes(0xff_ffff)).toEqual([1, 3, 255, 255, 255]);
    expect(bytes(0x0102_0304, 0xff00_0000)).toEqual([2, 4, 4, 0, 3, 0, 2, 0, 1, 255]);
  });

  it('have the differences of neighbors, the sign in the lowest bit', () => {
    const bytes = (...values: number[]) => [...written((w) => w.deltaColumn(values))];
    expect(bytes(5, 3, 3, 103)).toEqual([4, 1, 10, 3, 0, 200]);
    expect(bytes(-1, 0)).toEqual([2, 1, 1, 2]);
    expect(bytes(-1_000)).toEqual([1, 2, 0xcf, 7]);
  });

  it('have names one under the other, behind their number', () => {
    expect([...written((w) => w.strings(['ab', '', 'é']))]).toEqual([3, 6, 97, 98, 10, 10, 0xc3, 0xa9]);
  });

  it('are read as they were written, one after the other', () => {
    fc.assert(
      fc.property(
        UNSIGNED_32,
        fc.uint8Array({ maxLength: 300 }),
        fc.array(fc.integer({ min: 0, max: 0x7fff_fffe }), { maxLength: 60 }),
        fc.array(fc.integer({ min: -0x1fff_ffff, max: 0x1fff_ffff }), { maxLength: 60 }),
        fc.array(
          fc.string({ unit: 'grapheme' }).map((name) => name.replaceAll('\n', ' ')),
          { minLength: 1, maxLength: 9 },
        ),
        (value, raw, column, deltas, names) => {
          const r = readerOf(
            written((w) => {
              w.unsigned(value);
              w.raw(raw);
              w.unsignedColumn(column);
              w.deltaColumn(deltas);
              w.strings(names);
              w.strings([]);
              w.unsigned(9);
            }),
          );
          expect(r.unsigned()).toBe(value);
          expect([...r.raw()]).toEqual([...raw]);
          expect([...r.unsignedColumn()]).toEqual(column);
          expect([...r.deltaColumn()]).toEqual(deltas);
          expect(r.strings()).toEqual(names);
          expect(r.strings()).toEqual([]);
          expect(r.finished).toBe(false);
          expect(r.unsigned()).toBe(9);
          expect(r.finished).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may be longer than any that came before', () => {
    const long = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
    const longer = Int32Array.from({ length: 90_000 }, (_, i) => i * 20_000);
    const r = readerOf(
      written((w) => {
        w.raw(long);
        w.unsignedColumn(longer);
        w.raw(long);
      }),
    );
    expect(Buffer.from(r.raw()).equals(Buffer.from(long))).toBe(true);
    expect(r.unsignedColumn()).toEqual(longer);
    expect(Buffer.from(r.raw()).equals(Buffer.from(long))).toBe(true);
    expect(r.finished).toBe(true);
  });

  it('may be packed by themselves, and are unpacked when they are asked for', () => {
    const numbers = Int32Array.from(
      { length: 5000 },
      (_, i) => (Math.imul(i + 1, 0x9e37_79b1) >>> 2) & 0x3fff_ffff,
    );
    const inner = new ColumnWriter();
    inner.unsignedColumn(numbers);
    inner.strings(['last']);
    expect([...written((w) => w.packed(inner)).subarray(2, 4)]).toEqual([0x78, 0xda]);
    const r = readerOf(
      written((w) => {
        w.packed(inner);
        w.unsigned(7);
      }),
    );
    const later = r.packed();
    expect(r.unsigned()).toBe(7);
    const opened = later();
    expect(opened.unsignedColumn()).toEqual(numbers);
    expect(opened.strings()).toEqual(['last']);
    expect(opened.finished).toBe(true);
  });

  it('are not written of what is no unsigned integer of 32 bits', () => {
    for (const value of [-1, 2 ** 32, NaN])
      expect(() => written((w) => w.unsigned(value))).toThrow(
        new RangeError(`not an unsigned 32-bit integer: ${value}`),
      );
  });
});

describe('damaged columns', () => {
  const EARLY = new RangeError('the columns end too early');
  const LONG = new RangeError('a column is longer than the file');
  const SIZE = new RangeError('a column has integers of no known size');
  const OUTSIDE = new RangeError('an index points outside its table');
  const NAMES = new RangeError('a list of names is damaged');

  it('that end inside a number', () => {
    expect(() => readerOf([]).unsigned()).toThrow(EARLY);
    expect(() => readerOf([128]).unsigned()).toThrow(EARLY);
    expect(() => readerOf([128, 128, 128, 128, 128, 1]).unsigned()).toThrow(EARLY);
    expect(readerOf([128, 128, 128, 128, 1]).unsigned()).toBe(2 ** 28);
  });

  it('that say they are longer than what is left', () => {
    expect(() => readerOf([4, 1, 2, 3]).raw()).toThrow(LONG);
    expect([...readerOf([3, 1, 2, 3]).raw()]).toEqual([1, 2, 3]);
    expect(() => readerOf([2, 2, 1, 2, 3]).unsignedColumn()).toThrow(LONG);
    expect(() => readerOf([2, 2, 1, 2, 3]).deltaColumn()).toThrow(LONG);
    expect(() => readerOf([4, 1, 2, 3]).packed()).toThrow(LONG);
    expect(() => readerOf([1, 4, 97, 98, 99]).strings()).toThrow(LONG);
  });

  it('of integers with no bytes, or with more than four', () => {
    expect(() => readerOf([1, 0, 9, 9, 9, 9, 9]).unsignedColumn()).toThrow(SIZE);
    expect(() => readerOf([1, 5, 9, 9, 9, 9, 9]).unsignedColumn()).toThrow(SIZE);
    expect([...readerOf([1, 4, 9, 0, 0, 0]).unsignedColumn()]).toEqual([9]);
  });

  it('with a value at its limit or above', () => {
    expect([...readerOf([2, 1, 0, 6]).unsignedColumn(7)]).toEqual([0, 6]);
    expect(() => readerOf([2, 1, 0, 7]).unsignedColumn(7)).toThrow(OUTSIDE);
    expect(() => readerOf([1, 4, 0, 0, 0, 128]).unsignedColumn()).toThrow(OUTSIDE);
    expect([...readerOf([2, 0, 6]).smallColumn(7)]).toEqual([0, 6]);
    expect(() => readerOf([2, 0, 7]).smallColumn(7)).toThrow(OUTSIDE);
  });

  it('with a difference that leads out of its range', () => {
    const deltas = (...values: number[]) => readerOf(written((w) => w.deltaColumn(values)));
    expect([...deltas(-3, 6).deltaColumn(-3, 7)]).toEqual([-3, 6]);
    expect([...deltas(-3, 6).deltaColumn(-3, 7, 10)]).toEqual([-30, 60]);
    expect(() => deltas(-4, 6).deltaColumn(-3, 7)).toThrow(OUTSIDE);
    expect(() => deltas(-3, 7).deltaColumn(-3, 7)).toThrow(OUTSIDE);
    expect([...deltas(-0x3fff_ffff, 0).deltaColumn()]).toEqual([-0x3fff_ffff, 0]);
    expect(() => deltas(0x4000_0000).deltaColumn()).toThrow(OUTSIDE);
    expect(() => deltas(-0x4000_0001).deltaColumn()).toThrow(OUTSIDE);
  });

  it('of names that are fewer, more, or no text', () => {
    expect(readerOf([2, 3, 97, 10, 98]).strings()).toEqual(['a', 'b']);
    expect(() => readerOf([1, 3, 97, 10, 98]).strings()).toThrow(NAMES);
    expect(() => readerOf([3, 3, 97, 10, 98]).strings()).toThrow(NAMES);
    expect(() => readerOf([2, 3, 97, 10, 0xff]).strings()).toThrow(NAMES);
    expect(readerOf([1, 0]).strings()).toEqual(['']);
  });

  it('that cannot be unpacked', () => {
    const packed = deflateSync(Uint8Array.of(1, 2, 3));
    expect(() =>
      readerOf([packed.length, ...packed])
        .packed()()
        .raw(),
    ).not.toThrow();
    packed[packed.length - 1]! ^= 1;
    expect(() => readerOf([packed.length, ...packed]).packed()()).toThrow('incorrect data check');
  });
});
