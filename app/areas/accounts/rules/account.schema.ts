import { ALL_SCOPES } from '~/engine/api-scopes';
import * as z from 'zod';
import { oneLine } from '~/engine/text/one-line';
import { NEW_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from './password-lengths';

const TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;
const MISMATCH = 'Passwords must match';

const lengthOf = (text: string): number => Array.from(text).length;

/** Text, an at sign, a domain and a top-level part of 2 to 11 letters; kept in lower case. */
export const emailField = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .max(254, message)
    .regex(/^[^\s@"(),:;<>[\\\]]+@(?:[^\s@."(),:;<>[\\\]]+\.)+[a-z]{2,11}$/, message);

const passwordField = (min: number, message: string) =>
  z
    .string({ error: message })
    .refine((password) => lengthOf(password) >= min, message)
    .refine((password) => lengthOf(password) <= PASSWORD_MAX, TOO_LONG);

export const nameField = z
  .string({ error: 'Name is required' })
  .overwrite(oneLine)
  .min(1, 'Name is required')
  .max(120, 'Name must be at most 120 characters');

const LOGIN_EMAIL = 'This is a required field and must be valid e-mail address';

/** A checkbox of a form, or the boolean of a program. */
const flagField = z
  .union([z.boolean(), z.number(), z.string(), z.null()])
  .optional()
  .transform(
    (value) =>
      value === true || value === 1 || (typeof value === 'string' && /^(1|on|true|yes)$/i.test(value)),
  );

export const signInSchema = z.object({
  email: emailField(LOGIN_EMAIL),
  password: passwordField(PASSWORD_MIN, 'Required password containing at least 6 characters'),
  remember: flagField,
});

export const codeSignInSchema = z.object({
  email: emailField(LOGIN_EMAIL),
  code: z
    .string({ error: 'Enter the six digits from the email' })
    .transform((code) => code.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits from the email')),
  remember: flagField,
});

/** Of a form that may be sent twice; anything else than a key is none. */
const requestKey = z.uuid().nullable().catch(null).default(null);

/** What programs send along for an account that signs in by two steps. */
export const secondStepFields = {
  otp: z
    .string()
    .optional()
    .describe(
      'For accounts with two-step verification: six digits of the authenticator app, or a recovery code.',
    ),
};

export const codeRequestSchema = z.object({ email: emailField(LOGIN_EMAIL), idempotencyKey: requestKey });

const matching = <T extends { password: string; password_confirmation: string }>(input: T): boolean =>
  input.password === input.password_confirmation;
const atConfirmation = { path: ['password_confirmation'], message: MISMATCH };
const confirmationField = z.string({ error: MISMATCH });

export const registrationSchema = z
  .object({
    name: nameField,
    email: emailField('Must be a valid email'),
    password: passwordField(PASSWORD_MIN, 'Password must be at least 6 characters'),
    password_confirmation: confirmationField,
  })
  .refine(matching, atConfirmation);

export const resetRequestSchema = z.object({
  email: emailField('Valid email is required'),
  idempotencyKey: requestKey,
});

export const resetConfirmSchema = z
  .object({
    email: emailField('Valid email is required'),
    token: z.string({ error: 'The link is not complete' }).max(200, 'The link is not complete'),
    password: passwordField(NEW_PASSWORD_MIN, 'Password must be at least 8 characters'),
    password_confirmation: confirmationField,
  })
  .refine(matching, atConfirmation);

export const passwordChangeSchema = z
  .object({
    current_password: z.string().max(1000).optional(),
    password: passwordField(NEW_PASSWORD_MIN, 'Password must be at least 8 characters'),
    password_confirmation: confirmationField,
  })
  .refine(matching, atConfirmation);

export const nameChangeSchema = z.object({ name: nameField });

export const emailChangeSchema = z.object({
  email: emailField('Must be a valid email'),
  current_password: z.string().max(1000).optional(),
});

export const apiTokenSchema = z
  .object({
    name: z
      .string({ error: 'Name the token' })
      .overwrite(oneLine)
      .min(1, 'Name the token')
      .max(80, 'At most 80 characters'),
    scope: z.enum(['read', 'write', 'chosen'], 'Choose what the token may do'),
    scopes: z.array(z.enum(ALL_SCOPES, 'Choose from the list')).optional(),
    days: z.coerce.number().pipe(z.literal([30, 90, 365, 0], 'Choose how long it works')),
  })
  .refine(({ scope, scopes }) => scope !== 'chosen' || (scopes ?? []).length > 0, {
    path: ['scopes'],
    error: 'Choose at least one thing that the token may do',
  });
