import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const exportReadyMail = (
  site: Site,
  { name, carrier }: { name: string; carrier: string },
): MailContent =>
  compose(site, `Your ${site.productName} records are ready to download`, [
    { kind: 'text', text: `Hi ${name},` },
    {
      kind: 'text',
      text: `Your records for ${carrier} are ready to download. Sign in to get the ZIP.`,
    },
    { kind: 'button', text: 'Go to the download', url: site.publicUrl + paths.accountData() },
    { kind: 'note', text: 'We keep it for 7 days.' },
  ]);
