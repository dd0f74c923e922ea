import { describe, expect, it } from 'vitest';
import {
  findJurisdiction,
  IFTA_MEMBERS,
  isIftaMember,
  JURISDICTIONS,
  jurisdictionByCode,
  jurisdictionByName,
  requireJurisdiction,
} from '~/engine/jurisdictions/codes';

describe('jurisdictions', () => {
  it('has 48 states and 10 provinces as members', () => {
    expect(IFTA_MEMBERS.filter((entry) => entry.country === 'US')).toHaveLength(48);
    expect(IFTA_MEMBERS.filter((entry) => entry.country === 'CA')).toHaveLength(10);
  });

  it('knows the seven places outside the agreement', () => {
    const outside = JURISDICTIONS.filter((entry) => !entry.iftaMember).map((entry) => entry.code);
    expect(outside.sort()).toEqual(['AK', 'DC', 'HI', 'MX', 'NT', 'NU', 'YT']);
  });

  it('has no code and no name twice', () => {
    expect(new Set(JURISDICTIONS.map((entry) => entry.code)).size).toBe(JURISDICTIONS.length);
    expect(new Set(JURISDICTIONS.map((entry) => entry.name)).size).toBe(JURISDICTIONS.length);
  });

  it('finds every jurisdiction by its code and name in any case', () => {
    for (const entry of JURISDICTIONS) {
      expect(jurisdictionByCode(` ${entry.code.toLowerCase()} `)).toBe(entry);
      expect(jurisdictionByName(entry.name.toUpperCase())).toBe(entry);
    }
  });

  it.each([
    ['NEWFOUNDLAND', 'NL'],
    ['Newfoundland & Labrador', 'NL'],
    ['NF', 'NL'],
    ['Québec', 'QC'],
    ['QUE\u0301BEC', 'QC'],
    ['P.E.I.', 'PE'],
    ['Washington, D.C.', 'DC'],
    ['washington', 'WA'],
    ['México', 'MX'],
    ['  north   carolina ', 'NC'],
    ['Yukon Territory', 'YT'],
  ])('reads %s as %s', (text, code) => {
    expect(findJurisdiction(text)?.code).toBe(code);
  });

  it.each(['', 'ZZ', 'Texa', 'West', 'constructor', '__proto__', 'New'])('does not guess at %j', (text) => {
    expect(findJurisdiction(text)).toBeUndefined();
    expect(isIftaMember(text)).toBe(false);
  });

  it('throws on an unknown code where a known one is required', () => {
    expect(() => requireJurisdiction('ZZ')).toThrow(RangeError);
    expect(requireJurisdiction('tx').name).toBe('Texas');
  });
});
