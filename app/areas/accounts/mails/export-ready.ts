import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const exportReadyMail = (
  site: Site,
  { name, carrier }: { name: string; carrier: string },
): MailContent =>
  compose(site, `Your ${site.productName} records are ready to download`, [
    { kind: 'text', text: `Hello ${name},` },
    {
      kind: 'text',
      text: `the ZIP with all records of ${carrier} is ready. You must be signed in to download it.`,
    },
    { kind: 'button', text: 'Go to the download', url: site.publicUrl + paths.accountData() },
    { kind: 'note', text: 'It is kept for seven days.' },
  ]);
