import type { AccountDeletion } from '~/areas/accounts/mails/account-deletion';
import type { CarrierState } from '~/areas/carriers/mails/carrier-state';
import type { FilingReminderParams } from '~/areas/returns/mails/filing-reminder';
import type { DistanceTaxReminderParams } from '~/areas/distance-taxes/mails/distance-tax-reminder';
import type { RatesMovedParams } from '~/areas/returns/mails/rates-moved';
import type { SecurityEvent } from '~/areas/accounts/mails/security-notice';
import type { ArrivedFile } from '~/areas/imports/mails/file-arrived';
import type { SupportAnswer, SupportMail } from '~/areas/support/mails/support';
import type { BillingNotice, SecondSubscription } from '~/areas/billing/mails/billing-notice';
import type { MembershipRole } from '~/engine/roles';

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
  'account-deletion': AccountDeletion;
  'account-deleted': { name: string; hadPlan?: boolean };
  'filing-reminder': FilingReminderParams;
  'distance-tax-reminder': DistanceTaxReminderParams;
  'webhook-off': { name: string; url: string; reason: string; isOfSomeoneGone?: boolean; endpointId: string };
  'rates-moved': RatesMovedParams;
  'file-arrived': ArrivedFile;
  'export-ready': { name: string; carrier: string };
  'billing-notice': BillingNotice;
  'billing-second': SecondSubscription;
  'carrier-state': CarrierState;
  'support-received': SupportMail;
  'support-request': SupportMail & { attachmentIds: string[]; isUnconfirmed?: boolean };
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
