import * as z from 'zod';
import {
  codeRequestSchema,
  codeSignInSchema,
  registrationSchema,
  resetConfirmSchema,
  resetRequestSchema,
  secondStepFields,
  signInSchema,
} from '~/areas/accounts/rules/account.schema';
import { message, named, quarterKey, type Operation } from '~/platform/http/openapi/operation.server';
import {
  answerSignIn,
  answerRequestSignInCode,
  answerRegister,
  answerSignOut,
  answerReadUser,
  answerConfirmAddress,
  answerRefreshToken,
  answerRequestPasswordReset,
  answerResetPassword,
  answerStartProviderSignIn,
  answerReturnFromProvider,
} from './handlers.server';

export const token = named(
  'Token',
  z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds.'),
  }),
);

export const user = named(
  'User',
  z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    email_confirmed: z.boolean(),
    offers: z.array(z.object({ type: z.enum(['UPGRADE_FREE_LIMITS_REQUEST', 'ONBOARDING_REQUEST']) })),
    list_roles: z.array(z.string()),
    current_quarter: quarterKey,
    hasUpgradeFreeLimitsOffer: z.boolean(),
    hasOnboardingRequest: z.boolean(),
    carrier: z
      .object({ id: z.uuid(), name: z.string(), role: z.enum(['owner', 'editor', 'viewer']).nullable() })
      .nullable()
      .describe('The carrier this sign-in works on.'),
    carriers: z.array(
      z.object({ id: z.uuid(), name: z.string(), role: z.enum(['owner', 'editor', 'viewer']) }),
    ),
  }),
);

const carrierField = {
  carrier_id: z
    .uuid()
    .optional()
    .describe('The carrier to work on; the one of the last sign-in unless given. See /carriers.'),
};

const TWO_STEPS =
  'An account with two-step verification needs otp as well: without it the answer is 422 with an error of that name, and nothing is used up.';
const LIMITED =
  'Tries are limited by account and by address. A program that sends the access token of its last sign-in along, even one that works no longer, is counted apart: what strangers try does not keep it out. A named token needs no sign-in at all.';

export const authOperations: Operation[] = [
  {
    id: 'signIn',
    tag: 'auth',
    method: 'POST',
    path: '/login',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Sign in for an access token',
    notes: `By email and password, or by email and the code that /login-code mailed. ${TWO_STEPS} ${LIMITED}`,
    body: {
      schema: z.union([
        signInSchema.extend({ ...secondStepFields, ...carrierField }),
        codeSignInSchema.extend({ ...secondStepFields, ...carrierField }),
      ]),
    },
    answers: { 200: { text: 'The token and how long it works.', schema: token } },
    problems: [429],
    example: { body: { email: 'dana@example.com', password: 'three blue trucks' }, status: 200 },
    handle: answerSignIn,
  },
  {
    id: 'requestSignInCode',
    tag: 'auth',
    method: 'POST',
    path: '/login-code',
    access: 'public',
    scope: null,
    summary: 'Mail a sign-in code',
    notes:
      'Six digits, good for ten minutes and five tries. The answer is the same whether or not there is such an account.',
    body: { schema: codeRequestSchema.omit({ idempotencyKey: true }) },
    answers: { 200: { text: 'The message for the person.', schema: message } },
    example: { body: { email: 'dana@example.com' }, status: 200 },
    handle: answerRequestSignInCode,
  },
  {
    id: 'register',
    tag: 'auth',
    method: 'POST',
    path: '/register',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Make an account and a carrier',
    notes: 'Signed in at once. passwordConfirmation is taken for password_confirmation.',
    body: {
      schema: registrationSchema.safeExtend({
        time_zone: z.string().optional().describe('Time zone of the carrier, such as America/Chicago.'),
      }),
    },
    answers: { 201: { text: 'The token of the new account.', schema: token } },
    problems: [429],
    example: {
      body: {
        name: 'Ines Ortega',
        email: 'ines@example.com',
        password: 'red rigs roll',
        password_confirmation: 'red rigs roll',
        time_zone: 'America/Denver',
      },
      status: 201,
    },
    handle: answerRegister,
  },
  {
    id: 'signOut',
    tag: 'auth',
    method: 'POST',
    path: '/logout',
    passesBody: true,
    access: 'public',
    actsOnSession: true,
    scope: null,
    isTagged: false,
    summary: 'End the session of the token',
    notes: 'Signing out twice is no error. Named API tokens are ended on the account page.',
    answers: { 200: { text: 'Done.', schema: message } },
    example: { status: 200 },
    handle: answerSignOut,
  },
  {
    id: 'readUser',
    tag: 'auth',
    method: 'GET',
    path: '/user',
    access: 'user',
    scope: null,
    summary: 'Who is signed in',
    answers: { 200: { text: 'The person, their carriers and offers.', schema: z.object({ user }) } },
    example: { status: 200 },
    handle: answerReadUser,
  },
  {
    id: 'confirmAddress',
    tag: 'auth',
    method: 'POST',
    path: '/confirm/{code}',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Confirm the email address',
    notes:
      'The code is in the link of the email. The token of the account comes along and is renewed; without one, the password that was chosen with the address tells whose account it is.',
    params: { code: z.string() },
    body: { schema: z.object({ password: z.string().optional() }), isOptional: true },
    answers: {
      200: {
        text: 'Confirmed.',
        schema: z.object({
          message: z.string(),
          access_token: z.string().optional(),
          token_type: z.literal('Bearer').optional(),
          expires_in: z.int().optional(),
        }),
      },
    },
    problems: [404, 422, 429],
    example: { params: { code: 'a-code-that-was-mailed' }, status: 422 },
    handle: answerConfirmAddress,
  },
  {
    id: 'refreshToken',
    tag: 'auth',
    method: 'POST',
    path: '/refresh',
    passesBody: true,
    access: 'public',
    actsOnSession: true,
    scope: null,
    isTagged: false,
    summary: 'Renew the access token',
    notes:
      'For a token that is about to run out or just has. A browser’s session gets a new cookie, and its secret is shown to no script.',
    answers: {
      200: {
        text: 'The new token.',
        schema: z.object({
          access_token: z.string().optional(),
          token_type: z.enum(['Bearer', 'cookie']),
          expires_in: z.int(),
        }),
      },
    },
    problems: [401],
    example: { status: 200 },
    handle: answerRefreshToken,
  },
  {
    id: 'requestPasswordReset',
    tag: 'auth',
    method: 'POST',
    path: '/password-reset-link',
    access: 'public',
    scope: null,
    summary: 'Mail a link to set a new password',
    body: { schema: resetRequestSchema.omit({ idempotencyKey: true }) },
    answers: { 200: { text: 'The same for every address.', schema: message } },
    example: { body: { email: 'dana@example.com' }, status: 200 },
    handle: answerRequestPasswordReset,
  },
  {
    id: 'resetPassword',
    tag: 'auth',
    method: 'POST',
    path: '/password-reset-confirm',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Set a new password with the mailed token',
    notes: `Signed in at once. ${TWO_STEPS} ${LIMITED}`,
    body: { schema: resetConfirmSchema.safeExtend(secondStepFields) },
    answers: {
      200: { text: 'The token of the new session.', schema: token.extend({ message: z.string() }) },
    },
    problems: [429],
    example: {
      body: {
        email: 'dana@example.com',
        token: 'the-token-of-the-link',
        password: 'five blue trucks',
        password_confirmation: 'five blue trucks',
      },
      status: 422,
    },
    handle: answerResetPassword,
  },
  {
    id: 'startProviderSignIn',
    tag: 'auth',
    method: 'GET',
    path: '/oauth/{provider}',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Lead a browser to a sign-in provider',
    notes:
      'For browsers only: it answers with a redirect. action=registration makes an account. Failures come back to the login page as error=error_social_provider, error_user_not_found or error_registration_failed.',
    params: { provider: z.string().describe('google, microsoft, or the provider of this installation.') },
    query: {
      action: z.enum(['registration', 'link']).optional(),
      to: z.string().optional().describe('The page of this application to go to afterwards.'),
    },
    answers: {
      303: { text: 'To the provider, or back to the login page.', headers: { Location: 'Where to go.' } },
    },
    example: { params: { provider: 'google' }, status: 303 },
    handle: answerStartProviderSignIn,
  },
  {
    id: 'returnFromProvider',
    tag: 'incoming',
    method: 'GET',
    path: '/oauth/{provider}/callback',
    access: 'public',
    scope: null,
    isTagged: false,
    summary: 'Where a sign-in provider sends the browser back to',
    params: { provider: z.string() },
    query: { code: z.string().optional(), state: z.string().optional(), error: z.string().optional() },
    answers: {
      303: {
        text: 'Into the application, or back to the login page.',
        headers: { Location: 'Where to go.' },
      },
    },
    example: { params: { provider: 'google' }, status: 303 },
    handle: answerReturnFromProvider,
  },
];
