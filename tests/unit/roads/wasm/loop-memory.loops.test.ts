import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { LoopMemory } from '~/roads/wasm/loop-memory';
import { assembleLoops } from '~/roads/wasm/loops';
import { LOOPS } from '~/roads/wasm/loops-code';

describe('the loops of loading', () => {
  it('are in loops-code.ts as loops.ts gives them (npm run roads:loops)', () => {
    expect(LOOPS).toBe(Buffer.from(assembleLoops()).toString('base64'));
  });

  it('tell values that are not below a limit, as unsigned integers', () => {
    const memory = new LoopMemory(1024);
    const words = memory.words(4);
    words.set([1, 2, 3, 4]);
    expect(memory.run.areBelow(words.byteOffset, 4, 5)).toBe(1);
    expect(memory.run.areBelow(words.byteOffset, 4, 4)).toBe(0);
    words[2] = -1;
    expect(memory.run.areBelow(words.byteOffset, 4, 5)).toBe(0);
  });

  it('keep columns apart and copy those from elsewhere in', () => {
    const memory = new LoopMemory(1024);
    const own = memory.words(3);
    own.set([5, 6, 7]);
    expect(memory.at(own)).toBe(own.byteOffset);
    const other = Int32Array.of(10, 20, 30);
    const at = memory.at(other);
    expect(memory.run.total(at, 3)).toBe(60);
    expect(memory.run.total(own.byteOffset, 3)).toBe(18);
    expect([...own]).toEqual([5, 6, 7]);
  });

  it('give the memory of a column again while it has room, then another', () => {
    const memory = new LoopMemory(1024);
    const column = memory.words(3);
    expect(LoopMemory.near(column, 1000)).toBe(memory);
    expect(LoopMemory.near(column, 1 << 24)).not.toBe(memory);
    expect(LoopMemory.near(new Int32Array(3), 8)).not.toBe(memory);
  });

  it('refuse more columns than there is memory for', () => {
    const memory = new LoopMemory(1024);
    expect(() => memory.words(1 << 28)).toThrow(RangeError);
  });

  it('round travel times to the nearest millisecond', () => {
    const memory = new LoopMemory(1024);
    const into = memory.words(3);
    memory.run.travelTimes(
      memory.at(Int32Array.of(10, 65_535, 0)),
      memory.at(Uint8Array.of(0, 1, 1)),
      memory.at(Uint8Array.of(0, 1, 0)),
      memory.at(Uint8Array.of(65, 38)),
      60,
      1000,
      into.byteOffset,
      3,
    );
    expect([...into]).toEqual([Math.round((10 * 360_000) / 65), Math.round((65_535 * 360_000) / 60), 1000]);
  });
});
