import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export interface AccountDeletion {
  name: string;
  eraseOn: string;
  /** What becomes of each paid plan. Missing in messages of earlier releases. */
  plans?: string[];
}

/** When deletion is asked for: 30 days to change one's mind. `eraseOn` is "December 23, 2026". */
export const accountDeletionMail = (
  site: Site,
  { name, eraseOn, plans = [] }: AccountDeletion,
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
    ...plans.map((text) => ({ kind: 'note' as const, text })),
    {
      kind: 'note',
      text: 'Not you? Sign in, press "Keep my account", then change your password.',
    },
  ]);

/** When it is done. */
export const accountDeletedMail = (
  site: Site,
  { name, hadPlan = false }: { name: string; hadPlan?: boolean },
): MailContent =>
  compose(site, `Your ${site.productName} account has been deleted`, [
    { kind: 'text', text: `Hi ${name},` },
    {
      kind: 'text',
      text: `Your account and records have been deleted. Thanks for using ${site.productName}.`,
    },
    ...(hadPlan
      ? [{ kind: 'note' as const, text: "Your paid plan has ended. Your card won't be charged again." }]
      : []),
  ]);
