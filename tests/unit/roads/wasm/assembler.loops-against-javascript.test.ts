import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as asm from '~/roads/wasm/assembler';
import { LoopMemory } from '~/roads/wasm/loop-memory';

/** What the assembler made of these loops, run over a memory of one page. */
function assembled(...loops: asm.Loop[]) {
  const m = new WebAssembly.Memory({ initial: 1 });
  const run = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(asm.assemble(loops))), {
    a: { m },
  }).exports as Record<string, (...all: number[]) => number>;
  return { run, words: new Int32Array(m.buffer), bytes: new Uint8Array(m.buffer) };
}
const INT = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, 2 ** 31 - 1, -(2 ** 31)),
);
const SHIFT = fc.integer({ min: 0, max: 31 });
const seen = <T>(what: fc.IProperty<T>) => fc.assert(what, { numRuns: 80 });

describe('what the assembler makes', () => {
  const two = (name: string, of: (a: asm.Value, b: asm.Value) => asm.Code) =>
    asm.loop(name, 2, 0, (a, b) => [asm.give(of(a, b))]);
  const { run } = assembled(
    two('equal', asm.equal),
    two('less', asm.less),
    two('lessUnsigned', asm.lessUnsigned),
    two('atLeast', asm.atLeast),
    two('atLeastUnsigned', asm.atLeastUnsigned),
    two('plus', asm.plus),
    two('minus', asm.minus),
    two('times', asm.times),
    two('bitAnd', asm.bitAnd),
    two('bitOr', asm.bitOr),
    two('bitXor', asm.bitXor),
    two('shiftLeft', asm.shiftLeft),
    two('shiftRight', asm.shiftRight),
    asm.loop('not', 1, 0, (a) => [asm.give(asm.not(a))]),
    asm.loop('invertBits', 1, 0, (a) => [asm.give(asm.invertBits(a))]),
    asm.loop('choose', 3, 0, (condition, a, b) => [asm.give(asm.choose(condition, a, b))]),
  );
  const answers: Record<string, (a: number, b: number) => number> = {
    equal: (a, b) => Number(a === b),
    less: (a, b) => Number(a < b),
    lessUnsigned: (a, b) => Number(a >>> 0 < b >>> 0),
    atLeast: (a, b) => Number(a >= b),
    atLeastUnsigned: (a, b) => Number(a >>> 0 >= b >>> 0),
    plus: (a, b) => (a + b) | 0,
    minus: (a, b) => (a - b) | 0,
    times: Math.imul,
    bitAnd: (a, b) => a & b,
    bitOr: (a, b) => a | b,
    bitXor: (a, b) => a ^ b,
    shiftLeft: (a, b) => a << b,
    // Without the sign: every use is of what was folded to be positive, or of bits.
    shiftRight: (a, b) => (a >>> b) | 0,
  };

  it.each(Object.keys(answers))('%s as JavaScript has it', (name) => {
    seen(
      fc.property(INT, name.startsWith('shift') ? SHIFT : fc.oneof(INT, fc.constant(null)), (a, b) => {
        expect(run[name]!(a, b ?? a)).toBe(answers[name]!(a, b ?? a));
      }),
    );
  });

  it('not, all bits inverted, and one of two by a condition', () => {
    seen(
      fc.property(INT, INT, INT, (condition, a, b) => {
        expect(run.not!(a)).toBe(Number(a === 0));
        expect(run.invertBits!(a)).toBe(~a);
        expect(run.choose!(condition, a, b)).toBe(condition !== 0 ? a : b);
      }),
    );
    expect([run.not!(0), run.choose!(0, 3, 4)]).toEqual([1, 4]);
  });

  it('any constant', () => {
    seen(
      fc.property(INT, (value) => {
        expect(assembled(asm.loop('give', 0, 0, () => [asm.give(value)])).run.give!()).toBe(value);
      }),
    );
  });

  it('x times a factor through a divisor, to the nearest', () => {
    const { run: scaled } = assembled(
      asm.loop('scaled', 2, 0, (x, divisor) => [asm.give(asm.scaled(x, 360_000, divisor))]),
    );
    seen(
      fc.property(fc.integer({ min: 0, max: 65_535 }), fc.integer({ min: 20, max: 90 }), (x, divisor) => {
        expect(scaled.scaled!(x, divisor)).toBe(Math.floor((x * 360_000) / divisor + 0.5));
      }),
    );
    expect(scaled.scaled!(1, 720_000)).toBe(1);
    expect(scaled.scaled!(1, 720_001)).toBe(0);
  });

  it('arrays of words and of bytes, conditions, and loops over locals', () => {
    const program = assembled(
      asm.loop('double', 3, 2, (from, to, count, i, value) => [
        asm.forEach(
          i,
          count,
          asm.set(value, asm.word(from, i)),
          asm.add(value, value),
          asm.setWord(to, i, value),
        ),
        asm.give(i),
      ]),
      asm.loop('countBelow', 3, 2, (bytes, count, limit, i, found) => [
        asm.set(found, 0),
        asm.forEach(
          i,
          count,
          asm.when(
            asm.less(asm.byte(bytes, i), limit),
            asm.add(found, 1),
            asm.when(asm.equal(found, 3), asm.give(-1)),
          ),
        ),
        asm.give(found),
      ]),
      asm.loop('halve', 1, 1, (value, steps) => [
        asm.set(steps, 0),
        asm.whileTrue(asm.less(1, value), asm.set(value, asm.shiftRight(value, 1)), asm.add(steps, 1)),
        asm.give(steps),
      ]),
    );
    program.words.set([5, -6, 2 ** 30 + 1], 4);
    expect(program.run.double!(16, 400, 3)).toBe(3);
    expect([...program.words.subarray(100, 104)]).toEqual([10, -12, -(2 ** 31) + 2, 0]);
    program.bytes.set([250, 3, 9, 200, 1, 0], 1001);
    expect([
      program.run.countBelow!(1001, 6, 3),
      program.run.countBelow!(1001, 6, 4),
      program.run.countBelow!(1001, 0, 9),
    ]).toEqual([2, -1, 0]);
    expect([program.run.halve!(1), program.run.halve!(2), program.run.halve!(1000)]).toEqual([0, 1, 9]);
  });

  it('a loop of hundreds of locals and thousands of bytes', () => {
    const many = asm.loop('many', 1, 200, (...all) => [
      ...all.slice(1).map((local, i) => asm.set(local, asm.plus(all[i]!, 1))),
      asm.give(all.at(-1)!),
    ]);
    expect(assembled(many).run.many!(5)).toBe(205);
  });
});

describe('the loops of loading, beside JavaScript', () => {
  const column = (max: number, min = 0) => fc.array(fc.integer({ min, max }), { maxLength: 40 });
  const set = (memory: LoopMemory, values: number[]) => {
    const words = memory.words(values.length);
    words.set(values);
    return words;
  };
  const unfold = (value: number) => (value >>> 1) ^ -(value & 1);

  it('sums, limits and inverses', () => {
    seen(
      fc.property(column(50), fc.integer({ min: 1, max: 60 }), (values, limit) => {
        const memory = new LoopMemory(1000);
        const [words, bytes] = [memory.at(Int32Array.from(values)), memory.at(Uint8Array.from(values))];
        expect(memory.run.total(words, values.length)).toBe(values.reduce((sum, value) => sum + value, 0));
        expect(memory.run.areBelow(words, values.length, limit)).toBe(
          Number(values.every((value) => value < limit)),
        );
        expect(memory.run.areBytesBelow(bytes, values.length, limit)).toBe(
          Number(values.every((value) => value < limit)),
        );
      }),
    );
    seen(
      fc.property(
        fc.shuffledSubarray(
          Array.from({ length: 30 }, (_, i) => i),
          { minLength: 30 },
        ),
        (order) => {
          const memory = new LoopMemory(1000);
          const inverse = memory.words(30);
          expect(memory.run.invert(memory.at(Int32Array.from(order)), 30, inverse.byteOffset)).toBe(1);
          expect(order.map((value) => inverse[value])).toEqual(Array.from({ length: 30 }, (_, i) => i));
        },
      ),
    );
  });

  it('words from planes of bytes, and values from differences', () => {
    seen(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        (values, width) => {
          const memory = new LoopMemory(1000);
          const words = memory.words(values.length);
          const planes = Uint8Array.from(
            Array.from({ length: width }, (_, k) => values.map((value) => (value >>> (8 * k)) & 255)).flat(),
          );
          memory.run.joinBytes(memory.scratch(planes), width, words.byteOffset, values.length);
          expect([...words]).toEqual(
            values.map((value) => (width === 4 ? value | 0 : value & (2 ** (8 * width) - 1))),
          );
        },
      ),
    );
    seen(
      fc.property(
        column(400),
        fc.integer({ min: -100, max: 0 }),
        fc.integer({ min: 50, max: 300 }),
        fc.constantFrom(1, 10),
        (folded, low, high, factor) => {
          const memory = new LoopMemory(1000);
          const words = set(memory, folded);
          let value = 0;
          const values = folded.map((step) => (value += unfold(step)));
          const fits = values.every((each) => each >= low && each < high);
          expect(memory.run.undelta(words.byteOffset, folded.length, low, high, factor)).toBe(Number(fits));
          if (fits) expect([...words]).toEqual(values.map((each) => each * factor));
        },
      ),
    );
  });

  it('ends of edges from their steps', () => {
    seen(
      fc.property(column(12), fc.integer({ min: 1, max: 12 }), (steps, nodes) => {
        const edges = steps.length >> 1;
        const memory = new LoopMemory(1000);
        const [from, to] = [memory.words(edges), memory.words(edges)];
        let [last, met, fits] = [0, 0, true];
        const expected: number[][] = [];
        for (let e = 0; e < edges && fits; e++) {
          const a = last + unfold(steps[2 * e]!);
          met = Math.max(met, a + 1);
          const b = met + unfold(steps[2 * e + 1]!);
          fits = a >= 0 && a < nodes && b >= 0 && b < nodes;
          met = Math.max(met, b + 1);
          last = b;
          expected.push([a, b]);
        }
        expect(
          memory.run.readEnds(
            memory.at(Int32Array.from(steps)),
            edges,
            nodes,
            from.byteOffset,
            to.byteOffset,
          ),
        ).toBe(Number(fits));
        if (fits) expect(Array.from(from, (a, e) => [a, to[e]])).toEqual(expected);
      }),
    );
  });

  it('costs of edges: times by class and freeway, tolls and closed roads', () => {
    const edges = fc.array(fc.tuple(fc.integer({ min: 0, max: 65_535 }), fc.nat(5), fc.nat(7)), {
      maxLength: 30,
    });
    const speeds = [65, 62, 55, 52, 46, 38];
    seen(
      fc.property(edges, (all) => {
        const memory = new LoopMemory(1000);
        const cost = memory.words(all.length);
        const flags = memory.at(Uint8Array.from(all, ([, , each]) => each));
        memory.run.travelTimes(
          memory.at(Int32Array.from(all, ([tenths]) => tenths)),
          memory.at(Uint8Array.from(all, ([, roadClass]) => roadClass)),
          flags,
          memory.at(Uint8Array.from(speeds)),
          60,
          1000,
          cost.byteOffset,
          all.length,
        );
        const times = all.map(([tenths, roadClass, each]) => {
          const mph = each & 1 ? Math.max(60, speeds[roadClass]!) : speeds[roadClass]!;
          return Math.max(1000, Math.floor((tenths * 360_000) / mph + 0.5));
        });
        expect([...cost]).toEqual(times);
        memory.run.closeBans(cost.byteOffset, flags, all.length, 999_999_999, 3);
        expect([...cost]).toEqual(
          all.map(([, , each], e) =>
            each & 4 ? 999_999_999 : each & 2 ? Math.imul(times[e]!, 3) : times[e],
          ),
        );
      }),
    );
  });

  it('where the edges of each cell and the arcs of each rank begin', () => {
    seen(
      fc.property(
        fc.uniqueArray(fc.nat(19), { maxLength: 20 }),
        column(9),
        fc.integer({ min: 0, max: 120 }),
        (cells, all, most) => {
          const memory = new LoopMemory(1000);
          const counts = cells.map((_, i) => all[i] ?? 0);
          const [first, count] = [memory.words(20), memory.words(20)];
          memory.run.spreadCells(
            memory.at(Int32Array.from(cells)),
            memory.at(Int32Array.from(counts)),
            cells.length,
            first.byteOffset,
            count.byteOffset,
          );
          let sum = 0;
          const [starts, lengths] = [Array<number>(20).fill(0), Array<number>(20).fill(0)];
          cells.forEach((cell, i) => {
            starts[cell] = sum;
            lengths[cell] = counts[i]!;
            sum += counts[i]!;
          });
          expect([[...first], [...count]]).toEqual([starts, lengths]);

          const [arcStart, filled] = [memory.words(all.length + 1), memory.words(all.length)];
          const begins = all.map((_, r) => all.slice(0, r).reduce((total, degree) => total + degree, 0));
          const arcs = all.reduce((total, degree) => total + degree, 0);
          expect(
            memory.run.startArcs(
              memory.at(Int32Array.from(all)),
              all.length,
              most,
              arcStart.byteOffset,
              filled.byteOffset,
            ),
          ).toBe(arcs > most ? -1 : arcs);
          if (arcs <= most) expect([[...arcStart], [...filled]]).toEqual([[...begins, arcs], begins]);
        },
      ),
    );
  });
});

describe('the memory of the loops', () => {
  it('has its columns at multiples of eight, full of zeros, behind the scratch pad', () => {
    const memory = new LoopMemory(1001);
    const [bytes, words, more] = [memory.bytes(3), memory.words(5), memory.bytes(1)];
    expect([bytes.byteOffset, words.byteOffset, more.byteOffset]).toEqual([1008, 1016, 1040]);
    expect([[...bytes], [...words]]).toEqual([
      [0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(memory.scratch(Uint8Array.of(9, 8, 7))).toBe(0);
    expect([...new Uint8Array(words.buffer, 0, 4)]).toEqual([9, 8, 7, 0]);
    expect(memory.bytes(8).byteOffset).toBe(1048);
    expect(memory.bytes(8).byteOffset).toBe(1056);
  });

  it('has room for six times what it was asked for, and four megabytes', () => {
    const memory = new LoopMemory(65_536);
    const { buffer } = memory.bytes(0);
    expect(buffer.byteLength).toBe(6 * 65_536 + (4 << 20));
    const left = buffer.byteLength - 65_536;
    expect(LoopMemory.near(memory.bytes(0), left)).toBe(memory);
    expect(LoopMemory.near(memory.bytes(0), left + 1)).not.toBe(memory);
    expect(memory.bytes(left)).toHaveLength(left);
    expect(() => memory.bytes(1)).toThrow(new RangeError('a column is longer than its memory'));
  });

  it('copies bytes and words from elsewhere, each as they are', () => {
    const memory = new LoopMemory(64);
    const at = memory.at(Uint8Array.of(1, 2, 3, 4));
    const words = memory.at(Int32Array.of(-1, 258));
    const { buffer } = memory.bytes(0);
    expect([...new Uint8Array(buffer, at, 5)]).toEqual([1, 2, 3, 4, 0]);
    expect([...new Int32Array(buffer, words, 2)]).toEqual([-1, 258]);
  });
});
