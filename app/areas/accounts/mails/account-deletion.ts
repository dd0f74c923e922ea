import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/** When deletion is asked for: 30 days to change one's mind. */
export const accountDeletionMail = (
  site: Site,
  { name, eraseOn }: { name: string; eraseOn: string },
): MailContent =>
  compose(site, `Your ${site.productName} account will be deleted on ${eraseOn}`, [
    { kind: 'text', text: `Hello ${name},` },
    {
      kind: 'text',
      text: `you asked us to delete your account. On ${eraseOn} it will be erased, with every carrier of which you are the only member. IFTA asks you to keep mileage and fuel records for four years: download them first.`,
    },
    {
      kind: 'button',
      text: 'Download my records, or keep the account',
      url: site.publicUrl + paths.accountData(),
    },
    {
      kind: 'note',
      text: 'If it was not you, sign in and press "Keep my account", then change your password.',
    },
  ]);

/** When it is done. */
export const accountDeletedMail = (site: Site, { name }: { name: string }): MailContent =>
  compose(site, `Your ${site.productName} account is deleted`, [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: 'your account and its records are erased. Thank you for driving with us.' },
  ]);
