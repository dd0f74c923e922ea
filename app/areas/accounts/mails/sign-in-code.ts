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
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: 'your sign-in code is' },
    { kind: 'code', code },
    {
      kind: 'button',
      text: 'Open the sign-in page with this code',
      url: `${site.publicUrl}${paths.login()}?${query.toString()}`,
    },
    {
      kind: 'note',
      text: 'It works once, for ten minutes. Nobody from us will ever ask you for it. If you did not ask for a code, ignore this message.',
    },
  ]);
}
