import type { Site } from '~/platform/site';
import { GRACE_DAYS } from '~/areas/billing/rules/packages';
import { dollars } from '~/areas/billing/rules/money-words';
import { paths } from '~/routes';
import { compose, type MailContent, type MailPiece } from '~/areas/mail/mails/compose';

/** Steps of a payment that failed, and its good end; a second subscription that was ended. */
export type BillingNoticeStep = 'failed' | 'reminder' | 'limited' | 'recovered' | 'second-ended';

export interface BillingNotice {
  name: string;
  carrier: string;
  step: BillingNoticeStep;
  plan: string;
  /** What is owed; of a second subscription, what was refunded. */
  cents: number;
  /** MM/dd/yyyy: the last day with the plan's limits. */
  until: string;
}

const SUBJECTS: Record<BillingNoticeStep, (plan: string, until: string) => string> = {
  failed: (plan) => `The payment for your ${plan} plan failed`,
  reminder: (plan, until) => `Your ${plan} plan ends on ${until} unless it is paid`,
  limited: () => 'The limits of the Free plan apply now',
  recovered: (plan) => `Payment received: your ${plan} plan goes on`,
  'second-ended': () => 'We canceled a second subscription',
};

const TEXTS: Record<BillingNoticeStep, (notice: BillingNotice) => string> = {
  failed: ({ carrier, plan, cents, until }) =>
    `your card was not accepted for the ${dollars(cents)} of the ${plan} plan of ${carrier}. Nothing changes until ${until}: for ${GRACE_DAYS} days your plan goes on as it is.`,
  reminder: ({ carrier, plan, cents, until }) =>
    `${dollars(cents)} for the ${plan} plan of ${carrier} is still open. After ${until} the limits of the Free plan apply to new trips.`,
  limited: ({ carrier, plan, cents }) =>
    `${dollars(cents)} for the ${plan} plan of ${carrier} was not paid, so the limits of the Free plan apply to new trips. As soon as it is paid your plan is back.`,
  recovered: ({ carrier, plan }) =>
    `thank you. The ${plan} plan of ${carrier} is paid and goes on as before.`,
  'second-ended': ({ carrier, plan, cents }) =>
    cents > 0
      ? `${carrier} had two subscriptions at the same time. We canceled the second one (${plan}) and refunded the ${dollars(cents)} it was charged, to the same card. Your bank shows it within 5 to 10 business days. Your plan is not affected.`
      : `${carrier} had two subscriptions at the same time. We canceled one of them (${plan}); nothing more is charged for it. Your plan is not affected.`,
};

export function billingNoticeMail(site: Site, notice: BillingNotice): MailContent {
  const { name, step, plan, until } = notice;
  const pieces: MailPiece[] = [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: TEXTS[step](notice) },
  ];
  if (step !== 'recovered' && step !== 'second-ended') {
    pieces.push({
      kind: 'button',
      text: 'Pay now or change the card',
      url: site.publicUrl + paths.billing(),
    });
    pieces.push({
      kind: 'note',
      text: 'All your trips, fuel purchases and reports stay where they are, whatever happens with the plan.',
    });
  }
  return compose(site, SUBJECTS[step](plan, until), pieces);
}

export interface SecondSubscription {
  carrier: string;
  plan: string;
  refundedCents: number;
  subscriptionId: string;
  customerId: string;
}

/** To the operator: two live subscriptions of one customer were found, and what was done. */
export const secondSubscriptionMail = (
  site: Site,
  { carrier, plan, refundedCents, subscriptionId, customerId }: SecondSubscription,
): MailContent =>
  compose(site, `Two subscriptions of ${carrier}: the second was canceled`, [
    {
      kind: 'text',
      text: 'One customer had two live subscriptions. One of them was canceled, what it was charged was refunded, and the owners were notified.',
    },
    {
      kind: 'facts',
      facts: [
        ['Carrier', carrier],
        ['Plan', plan],
        ['Refunded', dollars(refundedCents)],
        ['Subscription', subscriptionId],
        ['Customer', customerId],
      ],
    },
  ]);
