import { describe, expect, it } from 'vitest';
import { ALL_SCOPES, isApiScope, isWriteScope, tokenCovers, withReads } from '~/engine/api-scopes';

describe('what a token may do', () => {
  it('takes the reading of an area along with its writing', () => {
    expect(withReads(['fuel:write'])).toEqual(['fuel:read', 'fuel:write']);
    expect(withReads(['returns:file', 'trips:read'])).toEqual(['trips:read', 'reports:read', 'returns:file']);
    expect(withReads([])).toEqual([]);
  });

  it('is everything, or all reading, where it is not limited', () => {
    for (const scope of ALL_SCOPES) {
      expect(tokenCovers({ scopes: null, mayWrite: true }, scope)).toBe(true);
      expect(tokenCovers({ scopes: null, mayWrite: false }, scope)).toBe(!isWriteScope(scope));
    }
  });

  it('is only what it names where it is limited, and what needs nothing', () => {
    for (const scope of ALL_SCOPES)
      for (const needed of ALL_SCOPES)
        expect(tokenCovers({ scopes: [scope], mayWrite: true }, needed)).toBe(scope === needed);
    expect(tokenCovers({ scopes: [], mayWrite: false }, null)).toBe(true);
  });

  it('is known by its name alone', () => {
    expect(isApiScope('trips:read')).toBe(true);
    expect(isApiScope('toString')).toBe(false);
  });
});
