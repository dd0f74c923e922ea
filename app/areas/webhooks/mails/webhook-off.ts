import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const webhookOffMail = (
  site: Site,
  { name, url, reason, endpointId }: { name: string; url: string; reason: string; endpointId: string },
): MailContent =>
  compose(site, 'A webhook was switched off', [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: `events are no longer sent to ${url}. ${reason}` },
    {
      kind: 'text',
      text: 'When the receiver works again, switch the webhook on. The log keeps what was not delivered for thirty days, to be sent again.',
    },
    { kind: 'button', text: 'Look at the webhook', url: site.publicUrl + paths.accountWebhook(endpointId) },
  ]);
