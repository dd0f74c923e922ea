import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const webhookOffMail = (
  site: Site,
  { name, url, reason, endpointId }: { name: string; url: string; reason: string; endpointId: string },
): MailContent =>
  compose(site, 'A webhook was turned off', [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: `We no longer send events to ${url}. ${reason}` },
    {
      kind: 'text',
      text: 'Turn the webhook back on once your endpoint works. You can resend missed events for 30 days.',
    },
    { kind: 'button', text: 'View webhook', url: site.publicUrl + paths.accountWebhook(endpointId) },
  ]);
