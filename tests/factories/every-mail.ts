import { accountDeletedMail, accountDeletionMail } from '~/areas/accounts/mails/account-deletion';
import { alreadyRegisteredMail } from '~/areas/accounts/mails/already-registered';
import { emailChangeMail, emailConfirmMail } from '~/areas/accounts/mails/email-confirm';
import { exportReadyMail } from '~/areas/accounts/mails/export-ready';
import { passwordResetMail } from '~/areas/accounts/mails/password-reset';
import {
  SECURITY_EVENTS,
  securityNoticeMail,
  type SecurityEvent,
} from '~/areas/accounts/mails/security-notice';
import { signInCodeMail } from '~/areas/accounts/mails/sign-in-code';
import { billingNoticeMail, secondSubscriptionMail } from '~/areas/billing/mails/billing-notice';
import { carrierStateMail } from '~/areas/carriers/mails/carrier-state';
import { invitationMail } from '~/areas/carriers/mails/invitation';
import type { MailContent } from '~/areas/mail/mails/compose';
import { distanceTaxReminderMail } from '~/areas/distance-taxes/mails/distance-tax-reminder';
import { filingReminderMail } from '~/areas/returns/mails/filing-reminder';
import { ratesMovedMail } from '~/areas/returns/mails/rates-moved';
import { supportAnswerMail, supportReceivedMail, supportRequestMail } from '~/areas/support/mails/support';
import { fileArrivedMail } from '~/areas/imports/mails/file-arrived';
import { webhookOffMail } from '~/areas/webhooks/mails/webhook-off';
import type { Site } from '~/platform/site';

export const MAIL_SITE: Site = {
  productName: 'Stateline',
  publicUrl: 'https://ifta.example.com',
  supportEmail: 'help@example.com',
  postalAddress: 'Mile & Line LLC, 1 Main St, Dallas, TX 75201',
};

/** A name and a carrier that are hard on a narrow screen: long words without a space. */
const NAME = 'Bartholomew Featherstonehaugh-Cholmondeley';
const CARRIER = 'Southwesternmost-Transcontinental-Refrigerated-Freightways LLC';
const TOKEN = 'slm_0123456789abcdefghijklmnopqrstuvwxyz0123456789abcdef';
const support = {
  requestId: 'r1',
  name: NAME,
  email: 'bartholomew.featherstonehaugh-cholmondeley@southwesternmost-freightways.example.com',
  carrier: CARRIER,
  facts: [['Message', `https://example.com/${'a'.repeat(120)}`]] as [string, string][],
};

/** One message of every kind and step that the product writes, by a name of its own. */
export function everyMail(site: Site = MAIL_SITE): [name: string, mail: MailContent][] {
  const reminder = {
    name: NAME,
    carrier: CARRIER,
    quarter: 'Q3 2026',
    quarterKey: '20263',
    dueDate: 'November 2, 2026',
    when: 'in 7 days',
    state: 'Ready to file',
    amount: 'Tax due $29.25',
    blockers: [] as string[],
  };
  const moved = {
    name: NAME,
    carrier: CARRIER,
    quarter: 'Q4 2026',
    quarterKey: '20264',
    moved: ['Ohio'],
    becameFinal: true,
    filed: false,
    amount: 'Tax due $29.25',
    difference: "At today's rates you'd owe $12.40 more.",
  };
  const billing = { name: NAME, carrier: CARRIER, plan: 'Basic', cents: 900, until: '12/01/2026' };
  return [
    ['account-deletion', accountDeletionMail(site, { name: NAME, eraseOn: 'December 23, 2026' })],
    [
      'account-deletion-plan',
      accountDeletionMail(site, {
        name: NAME,
        eraseOn: 'December 23, 2026',
        plans: [`${CARRIER}'s Basic plan ends on December 4, 2026. Your card won't be charged again.`],
      }),
    ],
    ['account-deleted', accountDeletedMail(site, { name: NAME })],
    ['account-deleted-plan', accountDeletedMail(site, { name: NAME, hadPlan: true })],
    ['already-registered', alreadyRegisteredMail(site, { name: NAME }, null)],
    ['already-registered-joins', alreadyRegisteredMail(site, { name: NAME }, TOKEN)],
    ['email-confirm', emailConfirmMail(site, { name: NAME }, TOKEN)],
    ['email-change', emailChangeMail(site, { name: NAME }, TOKEN)],
    ['export-ready', exportReadyMail(site, { name: NAME, carrier: CARRIER })],
    ['password-reset', passwordResetMail(site, { name: NAME, email: support.email }, TOKEN)],
    ['sign-in-code', signInCodeMail(site, { name: NAME, email: support.email, messageId: 'm1' }, '123456')],
    ...(Object.keys(SECURITY_EVENTS) as SecurityEvent[]).map((event): [string, MailContent] => [
      `security-${event}`,
      securityNoticeMail(site, { name: NAME, event, detail: support.email }),
    ]),
    ...(
      [
        'failed',
        'reminder',
        'limited',
        'recovered',
        'second-ended',
        'refunded',
        'credited',
        'trial-ends',
        'receipt',
        'card-expires',
        'usage',
        'resumed',
      ] as const
    ).map((step): [string, MailContent] => [
      `billing-${step}`,
      billingNoticeMail(site, { ...billing, step, detail: '24 of 30' }),
    ]),
    [
      'billing-receipt-taxed',
      billingNoticeMail(site, {
        ...billing,
        step: 'receipt',
        cents: 2057,
        detail: 'ABC-0001',
        taxes: [{ label: 'Sales tax 8.25%', cents: 157 }],
      }),
    ],
    ...(['paused', 'pause-ends'] as const).map((step): [string, MailContent] => [
      `billing-${step}`,
      billingNoticeMail(site, { ...billing, step, until: '03/01/2027', detail: '12/01/2026' }),
    ]),
    [
      'billing-second',
      secondSubscriptionMail(site, {
        carrier: CARRIER,
        plan: 'Basic',
        refundedCents: 900,
        subscriptionId: `sub_${'1'.repeat(24)}`,
        customerId: `cus_${'1'.repeat(24)}`,
      }),
    ],
    [
      'carrier-disabled',
      carrierStateMail(site, { name: NAME, carrier: CARRIER, isDisabled: true, reason: 'Chargeback' }),
    ],
    [
      'carrier-enabled',
      carrierStateMail(site, { name: NAME, carrier: CARRIER, isDisabled: false, reason: '' }),
    ],
    [
      'carrier-disabled-plan',
      carrierStateMail(site, {
        name: NAME,
        carrier: CARRIER,
        isDisabled: true,
        reason: 'Chargeback',
        plan: `${CARRIER}'s Basic plan ends on 12/04/2026. Your card won't be charged again.`,
      }),
    ],
    ['invitation', invitationMail(site, { carrier: CARRIER, invitedBy: NAME, role: 'editor' }, TOKEN)],
    ['filing-reminder', filingReminderMail(site, reminder)],
    [
      'distance-tax-reminder',
      distanceTaxReminderMail(site, {
        name: NAME,
        carrier: CARRIER,
        tax: 'New York highway use tax (HUT)',
        period: 'Q3 2026',
        quarterKey: '20263',
        dueDate: 'November 2, 2026',
        when: 'in 7 days',
        miles: '12,400',
        amount: '$677.04',
      }),
    ],
    [
      'filing-reminder-blocked',
      filingReminderMail(site, {
        ...reminder,
        state: 'Not ready to file',
        blockers: ['2 trips have no miles.'],
      }),
    ],
    ['rates-moved', ratesMovedMail(site, moved)],
    ['rates-moved-many', ratesMovedMail(site, { ...moved, moved: ['Ohio', 'Texas'], becameFinal: false })],
    ['rates-moved-final', ratesMovedMail(site, { ...moved, moved: [] })],
    ['rates-moved-filed', ratesMovedMail(site, { ...moved, filed: true })],
    ['support-received', supportReceivedMail(site, { ...support, kind: 'message' })],
    ['support-request', supportRequestMail(site, { ...support, kind: 'limits' })],
    [
      'support-answer',
      supportAnswerMail(site, {
        kind: 'limits',
        status: 'granted',
        name: NAME,
        answer: 'Enjoy.',
        granted: '20 trips in 30 days, 10 stops a trip',
      }),
    ],
    [
      'file-arrived',
      fileArrivedMail(site, {
        name: NAME,
        fileName: `${'statement-'.repeat(18)}.csv`,
        source: 'folder',
        importId: 'i1',
        status: 'accepted',
        counts: { accepted: 1_240, duplicate: 3, bad: 1 },
        problem: null,
      }),
    ],
    [
      'webhook-off',
      webhookOffMail(site, {
        name: NAME,
        url: `https://receiver.example.com/${'hook'.repeat(30)}`,
        reason: 'It did not answer for three days.',
        endpointId: 'e1',
      }),
    ],
  ];
}
