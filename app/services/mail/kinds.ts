import type { CarrierState } from '~/emails/carrier-state';
import type { FilingReminderParams } from '~/emails/filing-reminder';
import type { RatesMovedParams } from '~/emails/rates-moved';
import type { SecurityEvent } from '~/emails/security-notice';
import type { SupportAnswer, SupportMail } from '~/emails/support';
import type { BillingNotice } from '~/emails/billing-notice';
import type { MembershipRole } from '~/domain/accounts/roles';

/** What each kind of message needs to be written. Secrets are not among it: they are made when it is sent. */
export interface MailKinds {
  'password-reset': { name: string };
  'sign-in-code': { name: string };
  'email-confirm': { name: string };
  'email-change': { name: string };
  'security-notice': { name: string; event: SecurityEvent; detail?: string };
  /** `joins`: the message's person is an account that was made by the same address, and may join this one. */
  'already-registered': { name: string; joins?: boolean };
  invitation: { invitationId: string; carrier: string; invitedBy: string; role: MembershipRole };
  'account-deletion': { name: string; eraseOn: string };
  'account-deleted': { name: string };
  'filing-reminder': FilingReminderParams;
  'webhook-off': { name: string; url: string; reason: string; endpointId: string };
  'rates-moved': RatesMovedParams;
  'export-ready': { name: string; carrier: string };
  'billing-notice': BillingNotice;
  'carrier-state': CarrierState;
  'support-received': SupportMail;
  'support-request': SupportMail & { attachmentIds: string[] };
  'support-answer': SupportAnswer;
  /** A message whose words are already made, such as one that a person wrote. */
  composed: {
    subject: string;
    text: string;
    html: string;
    alsoTo?: string[];
    cc?: string[];
    bcc?: string[];
    replyTo?: string;
    attachmentIds?: string[];
  };
}

export type MailKind = keyof MailKinds;
