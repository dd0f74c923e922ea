import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsToKey } from '~/engine/places/place-ranking';
import { keysOneEditAway, editDistance } from '~/engine/places/typing-errors';

const key = fc.stringMatching(/^[a-z0-9]{0,14}$/);

describe('edits between two keys', () => {
  it.each([
    ['chicago', 'chicago', 0],
    ['chicgo', 'chicago', 1],
    ['chiccago', 'chicago', 1],
    ['chidago', 'chicago', 1],
    ['tusla', 'tulsa', 1],
    ['cincinatti', 'cincinnati', 2],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('%s and %s: %i', (a, b, edits) => expect(editDistance(a, b)).toBe(edits));

  it('are the same both ways, zero only for the same key, and never more than the bound and one', () => {
    fc.assert(
      fc.property(key, key, fc.integer({ min: 0, max: 5 }), (a, b, bound) => {
        const edits = editDistance(a, b, bound);
        expect(editDistance(b, a, bound)).toBe(edits);
        expect(edits === 0).toBe(a === b);
        expect(edits).toBeLessThanOrEqual(bound + 1);
        expect(edits).toBe(Math.min(editDistance(a, b, 20), bound + 1));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('keys one edit away', () => {
  it('are exactly the keys at one edit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,10}$/), (typed) => {
        const keys = keysOneEditAway(typed);
        expect(new Set(keys).size).toBe(keys.length);
        for (const other of keys) expect(editDistance(typed, other)).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  it('hold the meant name', () => {
    expect(keysOneEditAway('tusla')).toContain('tulsa');
    expect(keysOneEditAway('chicgo')).toContain('chicago');
    expect(keysOneEditAway('hicago')).toContain('chicago');
  });

  it('are none for names too short or too long to guess at', () => {
    expect(keysOneEditAway('ab')).toEqual([]);
    expect(keysOneEditAway('a'.repeat(25))).toEqual([]);
  });
});

describe('edits to the key of a place', () => {
  it('allow more in longer names and none in the shortest', () => {
    expect(editsToKey('dfw', 'dfx')).toBeUndefined();
    expect(editsToKey('waco', 'wacco')).toBe(1);
    expect(editsToKey('waco', 'waccoo')).toBeUndefined();
    expect(editsToKey('albaquerqe', 'albuquerque')).toBe(2);
  });

  it('take the beginning of a longer name, at half an edit more', () => {
    expect(editsToKey('sanfransi', 'sanfrancisco')).toBe(1.5);
  });
});
