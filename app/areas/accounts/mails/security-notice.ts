import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent, type MailPiece } from '~/areas/mail/mails/compose';

type Way = 'reset-password' | 'set-up-two-step' | 'write-to-support';

interface SecurityEventWords {
  subject: string;
  text: string;
  /** What the one button does; a new password where nothing else is said. */
  way?: Way;
}

/** What happened to the account: the person is notified at the address they are known by. */
export const SECURITY_EVENTS = {
  'new-device': {
    subject: 'New sign-in to your account',
    text: 'Someone signed in to your account on a device, or from a place, that we have not seen before.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Your password was changed. You were signed out everywhere else.',
  },
  'email-changed': {
    subject: 'Your email was changed',
    text: 'The email for your account was changed. This address no longer signs in to it.',
    // The old address has no account any more: a link that sets a password would lead nowhere.
    way: 'write-to-support',
  },
  'provider-linked': {
    subject: 'A sign-in provider was linked',
    text: 'A sign-in provider was linked to your account.',
  },
  'token-made': { subject: 'A new API token was made', text: 'A new API token was made for your account.' },
  'passkey-added': {
    subject: 'A passkey was added',
    text: 'A passkey was added to your account. It signs in without your password.',
  },
  'two-step-on': {
    subject: 'Two-step verification is on',
    text: 'From now on, signing in with your password or an emailed code also asks for a code from your authenticator app. You were signed out everywhere else.',
  },
  'two-step-off': {
    subject: 'Two-step verification is off',
    text: 'Signing in to your account no longer asks for a code from your authenticator app. You were signed out everywhere else.',
  },
  'two-step-reset': {
    subject: 'Two-step verification was reset',
    text: 'Our support team turned off two-step verification at your request. Set it up again once you are signed in.',
  },
  'two-step-required': {
    subject: 'Set up two-step verification',
    text: 'A carrier you work for now requires two-step verification. Set it up to keep access to its records.',
    way: 'set-up-two-step',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes were made',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'A recovery code was used to sign in. That code no longer works.',
  },
  'second-step-failed': {
    subject: 'Someone tried to sign in to your account',
    text: 'Someone entered your password (or an emailed code), then failed the authenticator code several times. We blocked them. Change your password.',
  },
  'sessions-revoked': {
    subject: 'We ended one of your sign-ins',
    text: 'One of your sign-ins was copied or used twice, so we ended it to be safe.',
  },
  'support-signed-in': {
    subject: 'Our support team signed in to your account',
    text: 'Someone on our support team signed in to your account to help you, for one hour at most. They cannot see your password, and everything they change is logged with their name.',
    way: 'write-to-support',
  },
} as const satisfies Record<string, SecurityEventWords>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** The sentence before the button, and the button. Setting up two-step verification is no question of who it was. */
const WAYS: Record<Way, (site: Site) => MailPiece[]> = {
  'reset-password': (site) => [
    {
      kind: 'text',
      text: "If this was you, you're all set. If not, reset your password now and review your active sessions.",
    },
    { kind: 'button', text: 'Reset password', url: site.publicUrl + paths.passwordReset() },
  ],
  'set-up-two-step': (site) => [
    { kind: 'button', text: 'Set up two-step', url: site.publicUrl + paths.accountTwoStep() },
  ],
  'write-to-support': (site) => [
    { kind: 'text', text: "If you expected this, you're all set. If not, contact us right away." },
    { kind: 'button', text: 'Contact support', url: `mailto:${site.supportEmail}` },
  ],
};

export const securityNoticeMail = (
  site: Site,
  { name, event, detail }: { name: string; event: SecurityEvent; detail?: string },
): MailContent => {
  const { subject, text, way = 'reset-password' }: SecurityEventWords = SECURITY_EVENTS[event];
  return compose(site, `${site.productName}: ${subject}`, [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text },
    ...(detail ? [{ kind: 'facts' as const, facts: [['Details', detail] as [string, string]] }] : []),
    ...WAYS[way](site),
  ]);
};
