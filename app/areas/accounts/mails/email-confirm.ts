import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/** After registration. */
export const emailConfirmMail = (site: Site, { name }: { name: string }, token: string): MailContent =>
  compose(site, `Confirm your e-mail address for ${site.productName}`, [
    { kind: 'text', text: `Hello ${name},` },
    {
      kind: 'text',
      text: `welcome to ${site.productName}. Please confirm that this address is yours, so that you can always get back into your account.`,
    },
    { kind: 'button', text: 'Confirm this address', url: site.publicUrl + paths.confirm(token) },
    { kind: 'note', text: 'The link works for seven days. If you did not register, ignore this message.' },
  ]);

/** To the new address, when somebody changes it. */
export const emailChangeMail = (site: Site, { name }: { name: string }, token: string): MailContent =>
  compose(site, `Confirm your new e-mail address for ${site.productName}`, [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: 'you asked to use this address for your account. It changes when you confirm it.' },
    { kind: 'button', text: 'Use this address', url: site.publicUrl + paths.confirm(token) },
    {
      kind: 'note',
      text: 'The link works for one day. If you did not ask for this, ignore this message: nothing changes.',
    },
  ]);
