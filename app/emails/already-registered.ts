import type { Site } from '~/adapters/site';
import { paths } from '~/paths';
import { compose, type MailContent } from './compose';

/** Somebody tried to register an address that has an account: only its owner is told. */
export const alreadyRegisteredMail = (site: Site, { name }: { name: string }): MailContent =>
  compose(site, `You already have a ${site.productName} account`, [
    { kind: 'text', text: `Hello ${name},` },
    {
      kind: 'text',
      text: 'somebody, most likely you, tried to register this address. It has an account already: sign in, or set a new password if you have forgotten it.',
    },
    { kind: 'button', text: 'Sign in', url: site.publicUrl + paths.login() },
    { kind: 'note', text: `Forgotten the password? ${site.publicUrl}${paths.passwordReset()}` },
    { kind: 'note', text: 'If it was not you, ignore this message: nothing has changed.' },
  ]);
