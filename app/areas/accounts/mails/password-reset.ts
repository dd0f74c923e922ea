import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const passwordResetMail = (
  site: Site,
  { name, email }: { name: string; email: string },
  token: string,
): MailContent =>
  compose(site, `Reset your ${site.productName} password`, [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: 'somebody, most likely you, asked for a new password for your account.' },
    {
      kind: 'button',
      text: 'Set a new password',
      url: `${site.publicUrl}${paths.passwordResetConfirm(token)}?email=${encodeURIComponent(email)}`,
    },
    {
      kind: 'note',
      text: 'The link works once, for 60 minutes. If you did not ask for it, ignore this message: your password stays as it is.',
    },
  ]);
