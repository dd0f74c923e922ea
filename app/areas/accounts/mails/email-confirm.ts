import type { Site } from '~/platform/site';
import { serverPaths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/** After registration. */
export const emailConfirmMail = (site: Site, { name }: { name: string }, token: string): MailContent =>
  compose(site, `Confirm your email for ${site.productName}`, [
    { kind: 'text', text: `Hi ${name},` },
    {
      kind: 'text',
      text: `Welcome to ${site.productName}. Confirm your email so you can always get back into your account.`,
    },
    { kind: 'button', text: 'Confirm email', url: site.publicUrl + serverPaths.confirm(token) },
    { kind: 'note', text: 'The link works for 7 days. If you did not sign up, ignore this email.' },
  ]);

/** To the new address, when someone changes it. */
export const emailChangeMail = (site: Site, { name }: { name: string }, token: string): MailContent =>
  compose(site, `Confirm your new email for ${site.productName}`, [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: 'You asked to use this address for your account. It changes when you confirm it.' },
    { kind: 'button', text: 'Use this address', url: site.publicUrl + serverPaths.confirm(token) },
    {
      kind: 'note',
      text: 'The link works for one day. If you did not ask for this, ignore this email. Nothing changes.',
    },
  ]);
