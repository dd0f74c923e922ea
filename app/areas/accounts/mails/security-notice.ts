import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/** What happened to the account: each is told to the address that the person is known by. */
export const SECURITY_EVENTS = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Your password was changed. You were signed out everywhere else.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: 'The e-mail address of your account was changed. Sign in with the new one from now on.',
  },
  'provider-linked': {
    subject: 'A sign-in provider was linked',
    text: 'A sign-in provider was linked to your account.',
  },
  'token-made': { subject: 'A new API token was made', text: 'A new API token was made for your account.' },
  'two-step-on': {
    subject: 'Two-step verification is on',
    text: 'From now on a sign-in with your password or a mailed code also asks for a code of your authenticator app. You were signed out everywhere else.',
  },
  'two-step-off': {
    subject: 'Two-step verification is off',
    text: 'Sign-ins to your account no longer ask for a code of your authenticator app. You were signed out everywhere else.',
  },
  'two-step-reset': {
    subject: 'Two-step verification was reset',
    text: 'Our people have switched two-step verification off for your account, as they were asked to. Set it up again when you are signed in.',
  },
  'two-step-required': {
    subject: 'Set up two-step verification',
    text: 'An owner of a carrier that you work on asks everybody for two-step verification. Sign in and set it up: until then its records stay closed to you.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes were made',
    text: 'New recovery codes were made for your account. Those made before no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'A recovery code of your account was used in the place of your authenticator app. It works no longer.',
  },
  'second-step-failed': {
    subject: 'Somebody knows how to begin your sign-in',
    text: 'Somebody began to sign in to your account, by its password or a mail, and then typed wrong codes of an authenticator app until we stopped them.',
  },
  'sessions-revoked': {
    subject: 'We ended one of your sign-ins',
    text: 'A sign-in of yours was copied or used twice, so we ended it to be safe.',
  },
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export const securityNoticeMail = (
  site: Site,
  { name, event, detail }: { name: string; event: SecurityEvent; detail?: string },
): MailContent =>
  compose(site, `${site.productName}: ${SECURITY_EVENTS[event].subject}`, [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: SECURITY_EVENTS[event].text },
    ...(detail ? [{ kind: 'facts' as const, facts: [['Details', detail] as [string, string]] }] : []),
    {
      kind: 'text',
      text: 'If it was you, there is nothing to do. If it was not, set a new password now and look at your sign-ins.',
    },
    { kind: 'button', text: 'Set a new password', url: site.publicUrl + paths.passwordReset() },
  ]);
