import { describe, expect, it } from 'vitest';
import { SECURITY_EVENTS } from '~/areas/accounts/mails/security-notice';
import {
  isSecurityArea,
  kindsOf,
  kindWords,
  SECURITY_AREAS,
  SECURITY_KINDS,
} from '~/areas/security/rules/security-kinds';

describe('the kinds of the security log', () => {
  it('hold everything that a mail tells of', () => {
    expect(Object.keys(SECURITY_KINDS)).toEqual(expect.arrayContaining(Object.keys(SECURITY_EVENTS)));
  });

  it('each belong to one area', () => {
    const areas = Object.keys(SECURITY_AREAS).filter(isSecurityArea);
    expect(areas.flatMap(kindsOf).sort()).toEqual(Object.keys(SECURITY_KINDS).sort());
  });

  it('are shown as they are where a later release wrote them', () => {
    expect(kindWords('sign-in')).toBe('Signed in');
    expect(kindWords('toString')).toBe('toString');
    expect(isSecurityArea('__proto__')).toBe(false);
  });
});
