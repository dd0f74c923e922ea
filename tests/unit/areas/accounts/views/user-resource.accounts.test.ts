import { describe, expect, it } from 'vitest';
import { phoneText } from '~/areas/carriers/views/carrier-form';
import { loginView } from '~/areas/accounts/views/login';
import { offersOf, userResource } from '~/areas/accounts/views/user-resource';

const carrier = {
  id: 'c',
  legalName: 'C',
  planPackageId: 'ic_free',
  freeLimitDoubled: false,
  freeLimitRequestedAt: null,
};

describe('what the login page reads from its address', () => {
  const read = (query: string) => loginView(new URLSearchParams(query));

  it('takes a code of six digits and nothing else', () => {
    expect(read('authcode=012345').authcode).toBe('012345');
    for (const code of ['12345', '1234567', '12345a', '<b>', ''])
      expect(read(`authcode=${code}`).authcode).toBe('');
  });

  it('hands on where a mail came from, if that is an identifier', () => {
    expect(read('uniq=a-1_B&event_id=42')).toMatchObject({ uniq: 'a-1_B', eventId: '42' });
    expect(read('uniq=%3Cscript%3E&event_id=a%20b')).toMatchObject({ uniq: '', eventId: '' });
  });

  it('says how a provider’s sign-in ended, by the four texts', () => {
    expect(read('').error).toBeNull();
    expect(read('error=error_social_provider').error).toBe('Auth Provider error');
    expect(read('error=error_user_not_found').error).toBe('User not found');
    expect(read('error=error_registration_failed').error).toBe('Registration failed');
    for (const code of ['x', '', 'toString', '__proto__']) expect(read(`error=${code}`).error).toBe('Error');
    expect(read('error=x&action=registration').error).toBe('Registration failed');
  });
});

describe('offers', () => {
  it('show a prompt until it was answered', () => {
    expect(offersOf({ onboardingRequestedAt: null }, carrier).map(({ type }) => type)).toEqual([
      'UPGRADE_FREE_LIMITS_REQUEST',
      'ONBOARDING_REQUEST',
    ]);
    expect(
      offersOf({ onboardingRequestedAt: new Date() }, { ...carrier, freeLimitRequestedAt: new Date() }),
    ).toEqual([]);
    expect(offersOf({ onboardingRequestedAt: new Date() }, { ...carrier, freeLimitDoubled: true })).toEqual(
      [],
    );
    expect(
      offersOf({ onboardingRequestedAt: new Date() }, { ...carrier, planPackageId: 'ic_basic' }),
    ).toEqual([]);
    expect(offersOf({ onboardingRequestedAt: null }, null).map(({ type }) => type)).toEqual([
      'ONBOARDING_REQUEST',
    ]);
  });

  it('are in the user with the current quarter as year and digit', () => {
    const user = {
      id: 'u',
      name: 'N',
      email: 'e@x.co',
      emailVerifiedAt: null,
      roles: ['admin'],
      onboardingRequestedAt: null,
    };
    expect(userResource(user, carrier, 'owner', [], '2026-11-21')).toMatchObject({
      id: 'u',
      list_roles: ['admin'],
      current_quarter: 20264,
      hasUpgradeFreeLimitsOffer: true,
      hasOnboardingRequest: true,
      email_confirmed: false,
    });
  });
});

describe('words for people', () => {
  it('write a phone number', () => {
    expect(phoneText('3125550142')).toBe('(312) 555-0142');
    expect(phoneText('123')).toBe('123');
    expect(phoneText(null)).toBe('');
  });
});
