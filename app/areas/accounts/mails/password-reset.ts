import type { Site } from '~/platform/site';
import { serverPaths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const passwordResetMail = (
  site: Site,
  { name, email }: { name: string; email: string },
  token: string,
): MailContent =>
  compose(site, `Reset your ${site.productName} password`, [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: 'Someone, most likely you, asked for a new password for your account.' },
    {
      kind: 'button',
      text: 'Set a new password',
      url: `${site.publicUrl}${serverPaths.passwordResetConfirm(token)}?email=${encodeURIComponent(email)}`,
    },
    {
      kind: 'note',
      text: 'Good for 60 minutes, one use. If you did not ask for it, ignore this email. Your password stays the same.',
    },
  ]);
