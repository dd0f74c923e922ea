import type { Site } from '~/platform/site';
import { paths, serverPaths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/**
 * Someone registered an address that has an account: only its owner is notified. `joinToken` leads to a page that joins
 * what was begun there to the owner's account.
 */
export const alreadyRegisteredMail = (
  site: Site,
  { name }: { name: string },
  joinToken: string | null,
): MailContent =>
  compose(site, `You already have a ${site.productName} account`, [
    { kind: 'text', text: `Hi ${name},` },
    {
      kind: 'text',
      text: 'Someone, most likely you, tried to sign up with this address. You already have an account: sign in to it.',
    },
    { kind: 'button', text: 'Sign in', url: site.publicUrl + paths.login() },
    { kind: 'note', text: `Forgot your password? ${site.publicUrl}${paths.passwordReset()}` },
    ...(joinToken
      ? [
          {
            kind: 'note' as const,
            text: `Was it you? Use this link within 7 days to move what you entered into your account: ${site.publicUrl}${serverPaths.confirm(joinToken)}`,
          },
        ]
      : []),
    {
      kind: 'note',
      text: joinToken
        ? 'Not you? Ignore this email. Your account has not changed, and what was started is deleted after 7 days.'
        : 'Not you? Ignore this email. Nothing has changed.',
    },
  ]);
