import { describe, expect, it } from 'vitest';
import {
  CODE_TRIES,
  DELETION_GRACE_MS,
  EXPORT_LIFETIME_MS,
  INVITATION_LIFETIME_MS,
  ONE_TIME_LIFETIME_MS,
} from '~/areas/accounts/rules/one-time-rules';
import { ADMIN_ROLE, isMembershipRole, MEMBERSHIP_ROLES, roleInWords } from '~/engine/roles';
import {
  idleEnd,
  LAST_SEEN_STEP_MS,
  RECENT_PROOF_MS,
  REPLACED_TOKEN_GRACE_MS,
  sessionLimits,
} from '~/areas/accounts/rules/session-rules';
import {
  givenCode,
  inFours,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  RECOVERY_LOOKUP_LENGTH,
  SECOND_STEP_LIFETIME_MS,
  SECOND_STEP_TRIES,
  SET_UP_AGAIN_MS,
  SET_UP_LIFETIME_MS,
} from '~/areas/accounts/rules/two-step-rules';
import { isUuid } from '~/engine/text/uuid';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

describe('what is mailed works', () => {
  it('for ten minutes and five tries where it is a code, and as long as its mail says where it is a link', () => {
    expect(ONE_TIME_LIFETIME_MS).toEqual({
      sign_in_code: 10 * MINUTE,
      password_reset: 60 * MINUTE,
      email_confirm: 7 * DAY,
      email_change: DAY,
    });
    expect(CODE_TRIES).toBe(5);
    expect([INVITATION_LIFETIME_MS, EXPORT_LIFETIME_MS, DELETION_GRACE_MS]).toEqual([
      7 * DAY,
      7 * DAY,
      30 * DAY,
    ]);
  });
});

describe('a session lasts', () => {
  it('eight hours unused and a day altogether, or two weeks and sixty days on a device of one’s own', () => {
    const inHours = ({ idleSeconds, absoluteSeconds, tokenSeconds }: ReturnType<typeof sessionLimits>) =>
      [idleSeconds, absoluteSeconds, tokenSeconds].map((seconds) => seconds / 3600);
    expect(inHours(sessionLimits('browser', false))).toEqual([8, 24, 24]);
    expect(inHours(sessionLimits('browser', true))).toEqual([14 * 24, 60 * 24, 60 * 24]);
    expect(inHours(sessionLimits('api', false))).toEqual([8, 24, 1]);
    expect(inHours(sessionLimits('api', true))).toEqual([14 * 24, 60 * 24, 1]);
  });

  it('from each use on, but never past its end', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const after = (ms: number) => new Date(now.getTime() + ms);
    expect(idleEnd('browser', false, after(DAY), now)).toEqual(after(8 * HOUR));
    expect(idleEnd('browser', true, after(60 * DAY), now)).toEqual(after(14 * DAY));
    expect(idleEnd('browser', false, after(HOUR), now)).toEqual(after(HOUR));
  });

  it('with a replaced token for ten seconds, a proof for a quarter of an hour, and one note of its use a minute', () => {
    expect([REPLACED_TOKEN_GRACE_MS, RECENT_PROOF_MS, LAST_SEEN_STEP_MS]).toEqual([
      10 * SECOND,
      15 * MINUTE,
      MINUTE,
    ]);
  });
});

describe('the second step', () => {
  it('gives ten minutes and five tries, half an hour to set it up, ten recovery codes', () => {
    expect([SECOND_STEP_LIFETIME_MS, SECOND_STEP_TRIES, SET_UP_LIFETIME_MS, SET_UP_AGAIN_MS]).toEqual([
      10 * MINUTE,
      5,
      30 * MINUTE,
      2 * MINUTE,
    ]);
    expect([RECOVERY_CODES, RECOVERY_CODE_LENGTH, RECOVERY_LOOKUP_LENGTH]).toEqual([10, 16, 4]);
  });

  it('has recovery codes without a sign that is taken for another, and over 60 bits in what proves them', () => {
    expect(RECOVERY_ALPHABET).toMatch(/^[2-9A-HJ-NP-Z]+$/);
    expect(new Set(RECOVERY_ALPHABET).size).toBe(RECOVERY_ALPHABET.length);
    expect(
      (RECOVERY_CODE_LENGTH - RECOVERY_LOOKUP_LENGTH) * Math.log2(RECOVERY_ALPHABET.length),
    ).toBeGreaterThan(59);
  });

  it.each(['123456', ' 123 456 ', '123-456'])('reads %j as digits of the app', (typed) => {
    expect(givenCode(typed)).toEqual({ kind: 'app', digits: '123456' });
  });

  it.each(['ABCD-EFGH-JKMN-2345', 'abcd efgh jkmn 2345', 'AbcdEfghJkmn2345'])(
    'reads %j as a recovery code',
    (typed) => {
      expect(givenCode(typed)).toEqual({ kind: 'recovery', lookup: 'ABCD', rest: 'EFGHJKMN2345' });
    },
  );

  it.each([
    '',
    '12345',
    '1234567',
    'x123456',
    '123456x',
    'ABCD-EFGH-JKMN-234',
    'ABCD-EFGH-JKMN-23456',
    'ABCD-EFGH-JKMN-2340',
    'OBCD-EFGH-JKMN-2345',
    'ABCD_EFGH_JKMN_2',
  ])('takes %j for neither', (typed) => {
    expect(givenCode(typed)).toBeNull();
  });

  it('shows keys in groups of four', () => {
    expect(inFours('ABCDEFGHJ')).toBe('ABCD EFGH J');
    expect(inFours('ABCDEFGH', '-')).toBe('ABCD-EFGH');
    expect(inFours('')).toBe('');
  });
});

describe('roles', () => {
  it('are owner, editor and viewer, each with a sentence on what it may do; admin is none of a carrier', () => {
    expect(MEMBERSHIP_ROLES.map((role) => roleInWords(role))).toEqual([
      { name: 'Owner', may: 'Everything, with people, plan and profile' },
      { name: 'Editor', may: 'Records trips, fuel and equipment, runs reports' },
      { name: 'Viewer', may: 'Reads everything, changes nothing' },
    ]);
    expect(['owner', 'editor', 'viewer'].every(isMembershipRole)).toBe(true);
    expect(['admin', '', 'Owner', undefined, null, 1].some(isMembershipRole)).toBe(false);
    // The specification, section 6: "needs the role admin in the user's role list".
    expect(ADMIN_ROLE).toBe('admin');
  });
});

describe('an id', () => {
  const id = '01a1fdd9-ba66-75c8-a537-81e196bf368f';

  it('may be in capitals and is exactly a UUID', () => {
    expect(isUuid(id.toUpperCase())).toBe(true);
    for (const text of [
      `x${id}`,
      `${id}0`,
      id.replaceAll('-', ''),
      id.slice(1),
      id.replace('-ba66-', '-ba6-'),
      id.replace('f', 'g'),
      `${id}\n`,
    ])
      expect(isUuid(text)).toBe(false);
  });
});
