import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

/** When deletion is asked for: 30 days to change one's mind. `eraseOn` is "December 23, 2026". */
export const accountDeletionMail = (
  site: Site,
  { name, eraseOn }: { name: string; eraseOn: string },
): MailContent =>
  compose(site, `Your ${site.productName} account will be deleted on ${eraseOn}`, [
    { kind: 'text', text: `Hi ${name},` },
    {
      kind: 'text',
      text: `You asked us to delete your account. On ${eraseOn} we will erase it, with every carrier that only you work on. IFTA requires you to keep mileage and fuel records for four years: download them first.`,
    },
    {
      kind: 'button',
      text: 'Download my records, or keep the account',
      url: site.publicUrl + paths.accountData(),
    },
    {
      kind: 'note',
      text: `A paid plan keeps charging your card until then, unless you cancel it: ${site.publicUrl}${paths.billing()}`,
    },
    {
      kind: 'note',
      text: 'Not you? Sign in, press "Keep my account", then change your password.',
    },
  ]);

/** When it is done. */
export const accountDeletedMail = (site: Site, { name }: { name: string }): MailContent =>
  compose(site, `Your ${site.productName} account has been deleted`, [
    { kind: 'text', text: `Hi ${name},` },
    {
      kind: 'text',
      text: `Your account and records have been deleted. Thanks for using ${site.productName}.`,
    },
  ]);
