import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailField, registrationSchema, signInSchema } from '~/areas/accounts/rules/account.schema';
import { csvLine } from '~/engine/text/csv';
import { mayManage, mayRecord, MEMBERSHIP_ROLES } from '~/engine/roles';
import { idleEnd, isSessionAlive, sessionLimits, tokenState } from '~/areas/accounts/rules/session-rules';
import { isUuid } from '~/engine/text/uuid';
import { carrierProfileSchema } from '~/areas/carriers/rules/carrier.schema';

describe('an email address', () => {
  const accepts = (text: unknown) => emailField('no').safeParse(text).success;

  it.each(['a@b.co', 'A.B+tag@sub.example.com', "o'hara@example.org", 'x@y-z.travel', 'ü@example.de'])(
    'may be %s',
    (text) => {
      expect(accepts(text)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.c',
    'a@b.abcdefghijkl',
    'a@b.c0m',
    'a b@c.de',
    'a@@b.co',
    'a@b..co',
    'a@b.co\r\nBcc: x@y.zz',
    '<a@b.co>',
    'a,b@c.de',
    `${'a'.repeat(250)}@b.co`,
    null,
    5,
    {},
  ])('may not be %j', (text) => {
    expect(accepts(text)).toBe(false);
  });

  it('is kept in lower case without the spaces around it', () => {
    expect(emailField('no').parse('  Dana@Example.COM ')).toBe('dana@example.com');
  });
});

describe('a password', () => {
  it('counts characters as people see them, and keeps its spaces', () => {
    const sign = (password: string) => signInSchema.safeParse({ email: 'a@b.co', password });
    expect(sign('🚚🚚🚚🚚🚚').success).toBe(false);
    expect(sign('🚚🚚🚚🚚🚚🚚').success).toBe(true);
    expect(sign('   a  ').data?.password).toBe('   a  ');
  });

  it('must be typed twice alike', () => {
    const input = {
      name: 'A',
      email: 'a@b.co',
      password: 'correct horse',
      password_confirmation: 'correct horse ',
    };
    expect(registrationSchema.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([
      'Passwords must match',
    ]);
  });
});

describe('the flag to stay signed in', () => {
  it.each([
    [true, true],
    ['1', true],
    ['on', true],
    [1, true],
    ['', false],
    ['0', false],
    [undefined, false],
    [null, false],
    [false, false],
  ])('reads %j as %s', (remember, expected) => {
    expect(signInSchema.parse({ email: 'a@b.co', password: 'abcdef', remember }).remember).toBe(expected);
  });
});

describe('the times of a session', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);

  it('never put its idle end after its absolute end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('browser' as const, 'api' as const),
        fc.boolean(),
        fc.integer({ min: -1e9, max: 1e10 }),
        (kind, remember, ahead) => {
          const end = at(ahead);
          const idle = idleEnd(kind, remember, end, now);
          expect(idle.getTime()).toBeLessThanOrEqual(end.getTime());
          expect(idle.getTime() - now.getTime()).toBeLessThanOrEqual(
            sessionLimits(kind, remember).idleSeconds * 1000,
          );
        },
      ),
    );
  });

  it('end at the very moment they name', () => {
    expect(isSessionAlive({ idleExpiresAt: at(1), expiresAt: at(1), revokedAt: null }, now)).toBe(true);
    expect(isSessionAlive({ idleExpiresAt: now, expiresAt: at(1), revokedAt: null }, now)).toBe(false);
    expect(isSessionAlive({ idleExpiresAt: at(1), expiresAt: now, revokedAt: null }, now)).toBe(false);
    expect(isSessionAlive({ idleExpiresAt: at(1), expiresAt: at(1), revokedAt: at(-1) }, now)).toBe(false);
  });

  it('tell a token on its way from a stolen one', () => {
    expect(tokenState({ expiresAt: at(1), replacedAt: null }, now)).toBe('good');
    expect(tokenState({ expiresAt: now, replacedAt: null }, now)).toBe('expired');
    expect(tokenState({ expiresAt: at(1), replacedAt: at(-10_000) }, now)).toBe('just-replaced');
    expect(tokenState({ expiresAt: at(1), replacedAt: at(-10_001) }, now)).toBe('reused');
  });
});

describe('roles', () => {
  it('record and manage as they are named', () => {
    expect(MEMBERSHIP_ROLES.map((role) => [role, mayRecord(role), mayManage(role)])).toEqual([
      ['owner', true, true],
      ['editor', true, false],
      ['viewer', false, false],
    ]);
  });
});

/** A reader of one record, by RFC 4180 and nothing else. */
function cellsOf(record: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let index = 0; index < record.length; index++) {
    const character = record[index] ?? '';
    if (character === '"' && isQuoted && record[index + 1] === '"') {
      cells[cells.length - 1] += '"';
      index++;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells;
}

describe('a CSV line', () => {
  it('has as many cells as values, and begins none with a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (values) => {
        const line = csvLine(values);
        expect(line.endsWith('\r\n')).toBe(true);
        const cells = cellsOf(line.slice(0, -2));
        expect(cells).toHaveLength(values.length);
        for (const [index, cell] of cells.entries()) {
          expect(cell === values[index] || cell === `'${values[index]}`).toBe(true);
          expect(/^[=+@\t\r]/.test(cell)).toBe(false);
        }
      }),
    );
  });
});

describe('an id', () => {
  it('is a UUID or is not looked up', () => {
    expect(isUuid('01a1fdd9-ba66-75c8-a537-81e196bf368f')).toBe(true);
    for (const text of ['', '1', "' OR 1=1", '01a1fdd9-ba66-75c8-a537-81e196bf368f ', undefined])
      expect(isUuid(text)).toBe(false);
  });
});

describe('the carrier profile', () => {
  const base = { legalName: 'A', units: 'us', timeZone: 'America/Chicago' };
  const errors = (input: object) =>
    carrierProfileSchema.safeParse({ ...base, ...input }).error?.issues.map(({ path }) => path.join('.')) ??
    [];

  it('makes null of what was left empty', () => {
    const parsed = carrierProfileSchema.parse({
      ...base,
      usdot: ' ',
      city: '',
      region: '',
      contactEmail: '',
      contactPhone: '',
    });
    expect(parsed).toMatchObject({
      usdot: null,
      city: null,
      region: null,
      contactEmail: null,
      contactPhone: null,
      iftaLicence: null,
    });
  });

  it('takes codes in any case and names by no means', () => {
    expect(carrierProfileSchema.parse({ ...base, baseJurisdiction: 'on', region: 'qc' })).toMatchObject({
      baseJurisdiction: 'ON',
      region: 'QC',
    });
    expect(errors({ baseJurisdiction: 'Texas' })).toEqual(['baseJurisdiction']);
    expect(errors({ baseJurisdiction: 'HI' })).toEqual(['baseJurisdiction']);
    expect(errors({ region: 'HI' })).toEqual([]);
  });

  it.each([
    [{ usdot: '12a' }, 'usdot'],
    [{ usdot: '123456789' }, 'usdot'],
    [{ iftaLicence: 'TX;1' }, 'iftaLicence'],
    [{ postalCode: '7910' }, 'postalCode'],
    [{ contactPhone: '555-0142' }, 'contactPhone'],
    [{ timeZone: 'Nowhere' }, 'timeZone'],
    [{ units: 'x' }, 'units'],
    [{ legalName: '  ' }, 'legalName'],
  ])('refuses %j', (input, field) => {
    expect(errors(input)).toEqual([field]);
  });
});
