import { describe, expect, it } from 'vitest';
import { mailboxOf, trialKeys } from '~/areas/billing/rules/trial';

describe('a mailbox', () => {
  it.each([
    ['Dana@Example.com', 'dana@example.com'],
    ['dana+second@example.com', 'dana@example.com'],
    ['d.a.n.a+x@gmail.com', 'dana@gmail.com'],
    ['dana@googlemail.com', 'dana@gmail.com'],
    // Elsewhere dots tell people apart.
    ['da.na@example.com', 'da.na@example.com'],
  ])('%s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

describe('what a trial is given to once', () => {
  it('is the person, the mailbox, the card and the USDOT number', () => {
    expect(trialKeys({ userId: 'u', email: 'a+b@x.com', usdot: '0012345', fingerprint: 'fp' })).toEqual([
      { kind: 'user', value: 'u' },
      { kind: 'email', value: 'a@x.com' },
      { kind: 'usdot', value: '12345' },
      { kind: 'card', value: 'fp' },
    ]);
  });

  it('leaves out what is not known', () => {
    for (const usdot of [null, '', '000'])
      expect(trialKeys({ userId: 'u', email: 'a@x.com', usdot, fingerprint: null })).toHaveLength(2);
  });
});
