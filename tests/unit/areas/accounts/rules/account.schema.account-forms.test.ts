import { describe, expect, it } from 'vitest';
import {
  apiTokenSchema,
  codeRequestSchema,
  codeSignInSchema,
  emailChangeSchema,
  emailField,
  nameChangeSchema,
  passwordChangeSchema,
  registrationSchema,
  resetConfirmSchema,
  resetRequestSchema,
  secondStepFields,
  signInSchema,
} from '~/areas/accounts/rules/account.schema';
import { problemsOf } from '../../../domain/form-problems';

/** The messages of the specification, section 5, and its limits of section 9. */
const BAD_LOGIN_EMAIL = 'This is a required field and must be valid e-mail address';
const BAD_LOGIN_PASSWORD = 'Required password containing at least 6 characters';
const TOO_LONG = 'Password must be at most 200 characters';
const KEY = '01a1fdd9-ba66-75c8-a537-81e196bf368f';

describe('signing in', () => {
  const errorsOf = (change: object) =>
    problemsOf(signInSchema.safeParse({ email: 'dana@example.com', password: 'abcdef', ...change }));

  it('asks for an address and a password in the words of the specification', () => {
    expect(errorsOf({})).toEqual({});
    expect(problemsOf(signInSchema.safeParse({}))).toEqual({
      email: BAD_LOGIN_EMAIL,
      password: BAD_LOGIN_PASSWORD,
    });
    expect(errorsOf({ email: '', password: '' })).toEqual({
      email: BAD_LOGIN_EMAIL,
      password: BAD_LOGIN_PASSWORD,
    });
    expect(errorsOf({ email: 'dana' })).toEqual({ email: BAD_LOGIN_EMAIL });
  });

  it('takes a password of 6 to 200 characters', () => {
    expect(errorsOf({ password: 'a'.repeat(5) })).toEqual({ password: BAD_LOGIN_PASSWORD });
    expect(errorsOf({ password: 'a'.repeat(6) })).toEqual({});
    expect(errorsOf({ password: 'a'.repeat(200) })).toEqual({});
    expect(errorsOf({ password: 'a'.repeat(201) })).toEqual({ password: TOO_LONG });
  });

  it.each(['1', 'on', 'ON', 'true', 'Yes', true, 1])('stays signed in where the box says %j', (remember) => {
    expect(signInSchema.parse({ email: 'a@b.co', password: 'abcdef', remember }).remember).toBe(true);
  });

  it.each(['0', '10', '21', 'off', 'only', 'son', 'no', 'false', 'untrue', 'eyes', 'yesterday', 0, 2])(
    'does not where it says %j',
    (remember) => {
      expect(signInSchema.parse({ email: 'a@b.co', password: 'abcdef', remember }).remember).toBe(false);
    },
  );

  it('takes the second step along, told to programs in a sentence', () => {
    expect(secondStepFields.otp.parse(undefined)).toBeUndefined();
    expect(secondStepFields.otp.parse('123456')).toBe('123456');
    expect(secondStepFields.otp.description).toContain(
      'six digits of the authenticator app, or a recovery code',
    );
  });
});

describe('an address', () => {
  const problem = (text: unknown) => emailField('Not one').safeParse(text).error?.issues[0]?.message;
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  it('has a top-level part of 2 to 11 letters', () => {
    expect(problem('a@b.c')).toBe('Not one');
    expect(problem('a@b.co')).toBeUndefined();
    expect(problem('a@b.abcdefghijk')).toBeUndefined();
    expect(problem('a@b.abcdefghijkl')).toBe('Not one');
  });

  it('has at most 254 characters, as mail servers do', () => {
    expect(problem(ofLength(254))).toBeUndefined();
    expect(problem(ofLength(255))).toBe('Not one');
  });

  it.each([
    'a@.co',
    'a@b,c.co',
    'a;b@c.co',
    '"a"@b.co',
    'a(b)@c.co',
    'a[b]@c.co',
    'a\\b@c.co',
    'a@b c.co',
    'a@b.co, c@d.co',
    '@b.co',
    'a@b.co.',
    'a@b@c.co',
    'a@b.co x',
  ])('is not %s', (text) => {
    expect(problem(text)).toBe('Not one');
  });

  it('is missing where no text came', () => {
    expect(problem(undefined)).toBe('Not one');
  });
});

describe('signing in with a mailed code', () => {
  const errorsOf = (change: object) =>
    problemsOf(codeSignInSchema.safeParse({ email: 'dana@example.com', code: '123456', ...change }));
  const BAD_CODE = 'Enter the six digits from the email';

  it.each(['123456', '123 456', '123-456', ' 12 34 56 '])('reads %j as six digits', (code) => {
    expect(codeSignInSchema.parse({ email: 'a@b.co', code })).toEqual({
      email: 'a@b.co',
      code: '123456',
      remember: false,
    });
  });

  it.each(['', '12345', '1234567', 'a123456', '123456a', '12345x', undefined])('refuses %j', (code) => {
    expect(errorsOf({ code })).toEqual({ code: BAD_CODE });
  });

  it('asks for the address in the words of the login page', () => {
    expect(errorsOf({ email: 'no' })).toEqual({ email: BAD_LOGIN_EMAIL });
    expect(problemsOf(codeRequestSchema.safeParse({ email: 'no' }))).toEqual({ email: BAD_LOGIN_EMAIL });
  });
});

describe('a form that may be sent twice', () => {
  it.each([
    [KEY, KEY],
    [null, null],
    [undefined, null],
    ['', null],
    ['not a key', null],
    [7, null],
  ])('with the key %j is known by %j', (idempotencyKey, expected) => {
    expect(codeRequestSchema.parse({ email: 'a@b.co', idempotencyKey }).idempotencyKey).toBe(expected);
    expect(resetRequestSchema.parse({ email: 'a@b.co', idempotencyKey }).idempotencyKey).toBe(expected);
  });
});

describe('registering', () => {
  const form = {
    name: ' Dana Driver ',
    email: 'Dana@Example.com',
    password: 'correct horse',
    password_confirmation: 'correct horse',
  };
  const errorsOf = (change: object) => problemsOf(registrationSchema.safeParse({ ...form, ...change }));

  it('keeps the name without the spaces around it', () => {
    expect(registrationSchema.parse(form)).toEqual({
      ...form,
      name: 'Dana Driver',
      email: 'dana@example.com',
    });
  });

  it('says in the words of the specification what is missing', () => {
    expect(problemsOf(registrationSchema.safeParse({}))).toEqual({
      name: 'Name is required',
      email: 'Must be a valid email',
      password: 'Password must be at least 6 characters',
      password_confirmation: 'Passwords must match',
    });
    expect(errorsOf({ name: '   ' })).toEqual({ name: 'Name is required' });
    expect(errorsOf({ email: 'dana.example.com' })).toEqual({ email: 'Must be a valid email' });
    expect(errorsOf({ password_confirmation: 'correct horsf' })).toEqual({
      password_confirmation: 'Passwords must match',
    });
  });

  it('takes passwords of 6 to 200 characters and names of 1 to 120', () => {
    const twice = (password: string) => ({ password, password_confirmation: password });
    expect(errorsOf(twice('a'.repeat(5)))).toEqual({ password: 'Password must be at least 6 characters' });
    expect(errorsOf(twice('a'.repeat(6)))).toEqual({});
    expect(errorsOf(twice('a'.repeat(201)))).toEqual({ password: TOO_LONG });
    expect(errorsOf({ name: 'a' })).toEqual({});
    expect(errorsOf({ name: 'a'.repeat(120) })).toEqual({});
    expect(errorsOf({ name: 'a'.repeat(121) })).toEqual({ name: 'Name must be at most 120 characters' });
  });
});

describe('a new password', () => {
  const twice = (password: string) => ({ password, password_confirmation: password });
  const SHORT = 'Password must be at least 8 characters';

  it.each([
    [
      'by a mailed link',
      (fields: object) =>
        problemsOf(resetConfirmSchema.safeParse({ email: 'a@b.co', token: 'abc', ...fields })),
    ],
    [
      'in the settings',
      (fields: object) =>
        problemsOf(passwordChangeSchema.safeParse({ current_password: 'old one', ...fields })),
    ],
  ])('%s has at least 8 characters, typed twice alike', (_, errorsOf) => {
    expect(errorsOf(twice('a'.repeat(7)))).toEqual({ password: SHORT });
    expect(errorsOf(twice('a'.repeat(8)))).toEqual({});
    expect(errorsOf(twice('a'.repeat(201)))).toEqual({ password: TOO_LONG });
    expect(errorsOf({ password: 'a'.repeat(8), password_confirmation: 'a'.repeat(9) })).toEqual({
      password_confirmation: 'Passwords must match',
    });
    expect(errorsOf({})).toEqual({ password: SHORT, password_confirmation: 'Passwords must match' });
  });

  it('by a mailed link needs the whole link', () => {
    const errorsOf = (change: object) =>
      problemsOf(
        resetConfirmSchema.safeParse({ email: 'a@b.co', token: 'abc', ...twice('correct horse'), ...change }),
      );
    expect(errorsOf({ email: '' })).toEqual({ email: 'Valid email is required' });
    expect(errorsOf({ token: undefined })).toEqual({ token: 'The link is not complete' });
    expect(errorsOf({ token: 'a'.repeat(200) })).toEqual({});
    expect(errorsOf({ token: 'a'.repeat(201) })).toEqual({ token: 'The link is not complete' });
    expect(problemsOf(resetRequestSchema.safeParse({ email: 'no' }))).toEqual({
      email: 'Valid email is required',
    });
  });

  it('in the settings may come without the old one, for who signs in with a provider', () => {
    expect(passwordChangeSchema.safeParse(twice('correct horse')).success).toBe(true);
    expect(
      passwordChangeSchema.safeParse({ ...twice('correct horse'), current_password: 'a'.repeat(1000) })
        .success,
    ).toBe(true);
    expect(
      passwordChangeSchema.safeParse({ ...twice('correct horse'), current_password: 'a'.repeat(1001) })
        .success,
    ).toBe(false);
  });
});

describe('the settings', () => {
  it('change a name and an address by the rules of registration', () => {
    expect(nameChangeSchema.parse({ name: ' Dana ' })).toEqual({ name: 'Dana' });
    expect(problemsOf(nameChangeSchema.safeParse({}))).toEqual({ name: 'Name is required' });
    expect(emailChangeSchema.parse({ email: 'Dana@Example.com' })).toEqual({ email: 'dana@example.com' });
    expect(problemsOf(emailChangeSchema.safeParse({ email: 'no' }))).toEqual({
      email: 'Must be a valid email',
    });
    expect(emailChangeSchema.safeParse({ email: 'a@b.co', current_password: 'a'.repeat(1000) }).success).toBe(
      true,
    );
    expect(emailChangeSchema.safeParse({ email: 'a@b.co', current_password: 'a'.repeat(1001) }).success).toBe(
      false,
    );
  });
});

describe('a token for a program', () => {
  const errorsOf = (change: object) =>
    problemsOf(apiTokenSchema.safeParse({ name: 'Dispatch', scope: 'read', days: '90', ...change }));

  it('has a name, what it may do and a time', () => {
    expect(apiTokenSchema.parse({ name: ' Dispatch ', scope: 'write', days: '365' })).toEqual({
      name: 'Dispatch',
      scope: 'write',
      days: 365,
    });
    for (const days of ['30', '90', '365', '0']) expect(errorsOf({ days })).toEqual({});
    expect(errorsOf({ scope: 'read' })).toEqual({});
  });

  it('says what is missing or not offered', () => {
    expect(errorsOf({ name: undefined })).toEqual({ name: 'Name the token' });
    expect(errorsOf({ name: '  ' })).toEqual({ name: 'Name the token' });
    expect(errorsOf({ name: 'a'.repeat(80) })).toEqual({});
    expect(errorsOf({ name: 'a'.repeat(81) })).toEqual({ name: 'At most 80 characters' });
    expect(errorsOf({ scope: 'admin' })).toEqual({ scope: 'Choose what the token may do' });
    expect(errorsOf({ days: '31' })).toEqual({ days: 'Choose how long it works' });
  });
});
