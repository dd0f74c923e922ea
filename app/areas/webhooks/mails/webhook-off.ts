import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const webhookOffMail = (
  site: Site,
  {
    name,
    url,
    reason,
    isOfSomeoneGone,
    endpointId,
  }: { name: string; url: string; reason: string; isOfSomeoneGone?: boolean; endpointId: string },
): MailContent =>
  compose(site, 'A webhook was turned off', [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: `We no longer send events to ${url}. ${reason}` },
    {
      kind: 'text',
      text: isOfSomeoneGone
        ? 'If your company uses this address, turn the webhook back on. Otherwise remove it.'
        : 'Turn the webhook back on once your endpoint works. You can resend missed events for 30 days.',
    },
    { kind: 'button', text: 'View webhook', url: site.publicUrl + paths.accountWebhook(endpointId) },
  ]);
