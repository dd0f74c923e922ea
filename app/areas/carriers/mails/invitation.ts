import type { Site } from '~/platform/site';
import { roleInWords, type MembershipRole } from '~/engine/roles';
import { serverPaths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export const invitationMail = (
  site: Site,
  { carrier, invitedBy, role }: { carrier: string; invitedBy: string; role: MembershipRole },
  token: string,
): MailContent =>
  compose(site, `${invitedBy} invites you to ${carrier} on ${site.productName}`, [
    { kind: 'text', text: 'Hi,' },
    {
      kind: 'text',
      text: `${invitedBy} invited you to work on ${carrier}'s mileage and fuel-tax records.`,
    },
    { kind: 'facts', facts: [['Your role', `${roleInWords(role).name}: ${roleInWords(role).may}`]] },
    { kind: 'button', text: 'View invitation', url: site.publicUrl + serverPaths.invitation(token) },
    {
      kind: 'note',
      text: 'The link works for 7 days. If you do not know the sender, ignore this email.',
    },
  ]);
