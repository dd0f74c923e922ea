import type { Site } from '~/platform/site';
import { dollars, formatCents } from '~/areas/billing/rules/money-words';
import { paths } from '~/routes';
import { compose, type MailContent, type MailPiece } from '~/areas/mail/mails/compose';

/** Steps of a payment that failed, and its good end; a second subscription that was ended; what the operator gave back. */
export type BillingNoticeStep =
  | 'failed'
  | 'reminder'
  | 'limited'
  | 'recovered'
  | 'second-ended'
  | 'refunded'
  | 'credited'
  | 'trial-ends'
  | 'receipt'
  | 'card-expires'
  | 'usage'
  | 'paused'
  | 'pause-ends'
  | 'resumed';

export interface BillingNotice {
  name: string;
  carrier: string;
  step: BillingNoticeStep;
  plan: string;
  /** What is owed; of a second subscription, what was refunded. */
  cents: number;
  /** MM/dd/yyyy: the last day with the plan's limits, or the day on which a pause is over. */
  until: string;
  /** The invoice's number, the card, the trips: "24 of 30", or the first day of a pause. */
  detail?: string;
  /** What of the amount is tax: "Sales tax 8.25%" and its cents. */
  taxes?: { label: string; cents: number }[];
  /** Where the invoice is seen. */
  url?: string;
}

const SUBJECTS: Record<BillingNoticeStep, (plan: string, until: string, notice: BillingNotice) => string> = {
  'trial-ends': (plan, until) => `Your ${plan} trial ends on ${until}`,
  receipt: (_plan, _until, { cents }) => `Receipt for ${dollars(cents)}`,
  'card-expires': (_plan, until) => `Your card expires ${until}`,
  usage: (_plan, _until, { detail }) => `You've used ${detail} trips`,
  paused: (plan, until, { detail }) => `Your ${plan} plan is paused from ${detail} to ${until}`,
  'pause-ends': (plan, until) => `Your ${plan} plan resumes on ${until}`,
  resumed: (plan) => `Your ${plan} plan is back`,
  failed: (plan) => `Your ${plan} plan payment failed`,
  reminder: (plan, until) => `Your ${plan} plan ends on ${until} unless it is paid`,
  limited: () => 'Your account is on Free plan limits',
  recovered: (plan) => `Payment received. Your ${plan} plan is active.`,
  'second-ended': () => 'We canceled a second subscription',
  refunded: () => 'Your refund is on its way',
  credited: () => 'You have credit for your next payment',
};

const TEXTS: Record<BillingNoticeStep, (notice: BillingNotice) => string> = {
  'trial-ends': ({ carrier, plan, cents, until }) =>
    `${carrier}'s free trial of the ${plan} plan ends on ${until}. We'll charge your card ${dollars(cents)} then. Credit you have is used first. To pay nothing, cancel before that day.`,
  receipt: ({ carrier, plan, cents, detail }) =>
    `Thanks for your payment of ${dollars(cents)}${plan === '' ? '' : ` for the ${plan} plan`} of ${carrier}. The invoice number is ${detail}.`,
  'card-expires': ({ carrier, plan, until, detail }) =>
    `${detail} expires ${until}. It pays for ${carrier}'s ${plan} plan. Add a new card and make it the default, so the next payment goes through.`,
  usage: ({ carrier, plan, detail }) =>
    `${carrier} has used ${detail} trips of the ${plan} plan in the last 30 days. At the limit, new trips have to wait until older ones pass 30 days, or you choose a larger plan.`,
  paused: ({ carrier, plan, cents, until, detail }) =>
    `${carrier}'s ${plan} plan runs until ${detail}, because it is paid for. From then until ${until} nothing is charged and the limits of the Free plan apply. You can read, file and download everything. On ${until} the plan resumes automatically and costs ${dollars(cents)} for the next month, less any credit you have.`,
  'pause-ends': ({ carrier, plan, cents, until }) =>
    `The pause of ${carrier}'s ${plan} plan ends on ${until}. We'll charge your card ${dollars(cents)} then, less any credit you have. To pay nothing, cancel the plan before that day.`,
  resumed: ({ carrier, plan, until }) =>
    `The pause of ${carrier}'s ${plan} plan is over and its limits apply again. The next payment is due on ${until}.`,
  failed: ({ carrier, plan, cents, until }) =>
    `Your card was declined for ${dollars(cents)} (${plan} plan, ${carrier}). Your plan stays active through ${until}.`,
  reminder: ({ carrier, plan, cents, until }) =>
    `${dollars(cents)} for ${carrier}'s ${plan} plan is still unpaid. After ${until}, Free plan limits apply to new trips.`,
  limited: ({ carrier, plan, cents }) =>
    `${dollars(cents)} for ${carrier}'s ${plan} plan was not paid, so Free plan limits apply to new trips. Pay it and your plan is back right away.`,
  recovered: ({ carrier, plan }) => `Thanks. ${carrier}'s ${plan} plan is paid and active.`,
  'second-ended': ({ carrier, plan, cents }) =>
    cents > 0
      ? `${carrier} had two subscriptions at the same time. We canceled the second one (${plan}) and refunded the ${dollars(cents)} it was charged, to the same card. Your bank shows it within 5 to 10 business days. Your plan is not affected.`
      : `${carrier} had two subscriptions at the same time. We canceled one of them (${plan}); nothing more is charged for it. Your plan is not affected.`,
  refunded: ({ carrier, cents }) =>
    `We refunded ${dollars(cents)} to ${carrier}, to the card that paid. Your bank shows it within 5 to 10 business days.`,
  credited: ({ carrier, cents }) =>
    `We gave ${carrier} a credit of ${dollars(cents)}. Your next payments use it up before your card is charged.`,
};

const BUTTONS: Partial<Record<BillingNoticeStep, string>> = {
  'trial-ends': 'Review my plan',
  receipt: 'View invoice',
  'card-expires': 'Update card',
  usage: 'See plans',
  paused: 'Review my plan',
  'pause-ends': 'Review my plan',
  resumed: 'Review my plan',
};

export function billingNoticeMail(site: Site, notice: BillingNotice): MailContent {
  const { name, step, plan, until } = notice;
  const pieces: MailPiece[] = [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: TEXTS[step](notice) },
  ];
  const { taxes = [], cents } = notice;
  if (taxes.length > 0)
    pieces.push({
      kind: 'facts',
      facts: [
        ...taxes.map(({ label, cents: tax }): [string, string] => [label, formatCents(tax)]),
        [step === 'receipt' ? 'Paid' : 'Total', formatCents(cents)],
      ],
    });
  if (step === 'failed' || step === 'reminder' || step === 'limited') {
    pieces.push({
      kind: 'button',
      text: 'Pay now or change card',
      url: site.publicUrl + paths.billing(),
    });
    pieces.push({
      kind: 'note',
      text: "You keep all your trips, fuel and reports, whatever plan you're on.",
    });
  }
  const button = BUTTONS[step];
  if (button)
    pieces.push({ kind: 'button', text: button, url: notice.url ?? site.publicUrl + paths.billing() });
  return compose(site, SUBJECTS[step](plan, until, notice), pieces);
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
