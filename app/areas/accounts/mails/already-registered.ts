import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/**
 * Somebody registered an address that has an account: only its owner is told. `joinToken` leads to a page that joins
 * what was begun there to the owner's account.
 */
export const alreadyRegisteredMail = (
  site: Site,
  { name }: { name: string },
  joinToken: string | null,
): MailContent =>
  compose(site, `You already have a ${site.productName} account`, [
    { kind: 'text', text: `Hello ${name},` },
    {
      kind: 'text',
      text: 'somebody, most likely you, tried to register this address. It has an account already: sign in, or set a new password if you have forgotten it.',
    },
    { kind: 'button', text: 'Sign in', url: site.publicUrl + paths.login() },
    { kind: 'note', text: `Forgotten the password? ${site.publicUrl}${paths.passwordReset()}` },
    ...(joinToken
      ? [
          {
            kind: 'note' as const,
            text: `It was you, and you have recorded something since? This link, good for seven days, brings it into your account: ${site.publicUrl}${paths.confirm(joinToken)}`,
          },
        ]
      : []),
    {
      kind: 'note',
      text: joinToken
        ? 'If it was not you, ignore this email: your account has not changed, and what was started is deleted after seven days.'
        : 'If it was not you, ignore this email: nothing has changed.',
    },
  ]);
