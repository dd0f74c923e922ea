import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export function signInCodeMail(
  site: Site,
  { name, email, messageId }: { name: string; email: string; messageId: string },
  code: string,
): MailContent {
  const query = new URLSearchParams({ email, authcode: code, uniq: messageId });
  return compose(site, `${code} is your ${site.productName} sign-in code`, [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: 'Your sign-in code:' },
    { kind: 'code', code },
    {
      kind: 'button',
      text: 'Sign in with this code',
      url: `${site.publicUrl}${paths.login()}?${query.toString()}`,
    },
    {
      kind: 'note',
      text: 'Good for 10 minutes, one use. We will never ask you for this code. If you did not ask for it, ignore this email.',
    },
  ]);
}
