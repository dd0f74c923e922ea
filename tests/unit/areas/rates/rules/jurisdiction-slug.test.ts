import { describe, expect, it } from 'vitest';
import { jurisdictionSlug, memberOfSlug } from '~/areas/rates/rules/jurisdiction-slug';
import { JURISDICTION_FACTS } from '~/areas/rates/rules/jurisdiction-facts';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';

describe('a state or province in an address', () => {
  it('is its name, and each name leads back to it', () => {
    expect(jurisdictionSlug('New York')).toBe('new-york');
    expect(jurisdictionSlug('Québec')).toBe('quebec');
    const slugs = IFTA_MEMBERS.map(({ name }) => jurisdictionSlug(name));
    expect(new Set(slugs).size).toBe(58);
    for (const { name, code } of IFTA_MEMBERS) {
      expect(memberOfSlug(jurisdictionSlug(name))?.code).toBe(code);
      expect(memberOfSlug(code.toLowerCase())?.code).toBe(code);
    }
  });

  it.each(['', 'atlantis', 'alaska', 'mx', 'texas ', '__proto__'])('%o is none', (text) => {
    expect(memberOfSlug(text)).toBeUndefined();
  });

  it('has facts of members only, each with its source', () => {
    for (const [code, facts] of Object.entries(JURISDICTION_FACTS)) {
      expect(
        IFTA_MEMBERS.some((member) => member.code === code),
        code,
      ).toBe(true);
      for (const { text, source } of facts) expect(text.endsWith('.') && source.length > 10, text).toBe(true);
    }
  });
});
