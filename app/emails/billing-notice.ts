import type { Site } from '~/adapters/site';
import { GRACE_DAYS } from '~/domain/billing/packages';
import { dollars } from '~/domain/billing/money-words';
import { paths } from '~/paths';
import { compose, type MailContent, type MailPiece } from './compose';

/** Steps of a payment that failed, and its good end. */
export type BillingNoticeStep = 'failed' | 'reminder' | 'limited' | 'recovered';

export interface BillingNotice {
  name: string;
  carrier: string;
  step: BillingNoticeStep;
  plan: string;
  /** What is owed. */
  cents: number;
  /** MM/dd/yyyy: the last day with the plan's limits. */
  until: string;
}

const SUBJECTS: Record<BillingNoticeStep, (plan: string, until: string) => string> = {
  failed: (plan) => `The payment for your ${plan} plan failed`,
  reminder: (plan, until) => `Your ${plan} plan ends on ${until} unless it is paid`,
  limited: () => 'The limits of the Free plan apply now',
  recovered: (plan) => `Payment received: your ${plan} plan goes on`,
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
};

export function billingNoticeMail(site: Site, notice: BillingNotice): MailContent {
  const { name, step, plan, until } = notice;
  const pieces: MailPiece[] = [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: TEXTS[step](notice) },
  ];
  if (step !== 'recovered') {
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
