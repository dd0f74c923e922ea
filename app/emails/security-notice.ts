import type { Site } from '~/adapters/site';
import { paths } from '~/paths';
import { compose, type MailContent } from './compose';

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
