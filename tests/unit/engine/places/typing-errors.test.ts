import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsToKey } from '~/engine/places/place-ranking';
import { keysOneSlipAway, slipsBetween } from '~/engine/places/typing-errors';

const key = fc.stringMatching(/^[a-z0-9]{0,14}$/);

describe('slips between two keys', () => {
  it.each([
    ['chicago', 'chicago', 0],
    ['chicgo', 'chicago', 1],
    ['chiccago', 'chicago', 1],
    ['chidago', 'chicago', 1],
    ['tusla', 'tulsa', 1],
    ['cincinatti', 'cincinnati', 2],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('%s and %s: %i', (a, b, slips) => expect(slipsBetween(a, b)).toBe(slips));

  it('are the same both ways, zero only for the same key, and never more than the bound and one', () => {
    fc.assert(
      fc.property(key, key, fc.integer({ min: 0, max: 5 }), (a, b, bound) => {
        const slips = slipsBetween(a, b, bound);
        expect(slipsBetween(b, a, bound)).toBe(slips);
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(bound + 1);
        expect(slips).toBe(Math.min(slipsBetween(a, b, 20), bound + 1));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('keys one slip away', () => {
  it('are exactly the keys at one slip', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,10}$/), (typed) => {
        const keys = keysOneSlipAway(typed);
        expect(new Set(keys).size).toBe(keys.length);
        for (const other of keys) expect(slipsBetween(typed, other)).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  it('hold the meant name', () => {
    expect(keysOneSlipAway('tusla')).toContain('tulsa');
    expect(keysOneSlipAway('chicgo')).toContain('chicago');
    expect(keysOneSlipAway('hicago')).toContain('chicago');
  });

  it('are none for names too short or too long to guess at', () => {
    expect(keysOneSlipAway('ab')).toEqual([]);
    expect(keysOneSlipAway('a'.repeat(25))).toEqual([]);
  });
});

describe('slips to the key of a place', () => {
  it('allow more in longer names and none in the shortest', () => {
    expect(slipsToKey('dfw', 'dfx')).toBeUndefined();
    expect(slipsToKey('waco', 'wacco')).toBe(1);
    expect(slipsToKey('waco', 'waccoo')).toBeUndefined();
    expect(slipsToKey('albaquerqe', 'albuquerque')).toBe(2);
  });

  it('take the beginning of a longer name, at half a slip more', () => {
    expect(slipsToKey('sanfransi', 'sanfrancisco')).toBe(1.5);
  });
});
