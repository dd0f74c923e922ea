import { daysUntil, isLive, isPaused } from '~/areas/billing/rules/entitlement';
import { discountInWords, dollars, priceInWords } from '~/areas/billing/rules/money-words';
import {
  FREE_PACKAGE,
  intervalOf,
  MONTHS_PAID_A_YEAR,
  packageOf,
  planIdOf,
  priceCentsOf,
  priceCentsRunning,
  TRIAL_DAYS,
} from '~/areas/billing/rules/packages';
import { taxCentsOf, taxLinesOf } from '~/areas/billing/rules/sales-tax';
import type { PlanStep } from '~/areas/billing/read-billing.server';
import { cardTitle, dateIn, daysLeft, openOf } from './billing-view';

export interface PlanStepView {
  isTest: boolean;
  planId: string;
  packageName: string;
  /** The same package paid the other way: where it leads, and its price. */
  otherInterval: { planId: string; text: string } | null;
  isFree: boolean;
  change: PlanStep['change'];
  /** What will happen, in the order in which it matters. */
  consequences: string[];
  /** The words beside the box that must be selected; the terms are linked before them. */
  authorization: string;
  confirmText: string;
  needsCard: boolean;
  cards: { id: string; title: string; isDefault: boolean }[];
  /** The coupon that waits, and what becomes of it. */
  coupon: string | null;
  /** What was announced, as the form sends it back. */
  quote: { cents: number; at: number } | null;
  /** A free trial was announced. */
  hasTrial: boolean;
  /** Tax depends on a billing address that is missing. */
  needsAddress: boolean;
  /** A pause is ahead or has begun, and the plan that was chosen is no end of it. */
  blocked: { title: string; text: string; action: string } | null;
  /** An open payment prevents the step; where it is paid, as far as the provider said. */
  open: { dueCents: number; payUrl: string | null } | null;
  scriptUrl: string;
  publishableKey: string;
}

const DAY_MS = 86_400_000;

/** The step between choosing a plan and having it. */
export function planStepView(step: PlanStep, timeZone: string): PlanStepView {
  const { wanted, change, subscription, now } = step;
  const price = priceInWords(step.planId, priceOfPlan(step)) + taxNote(step);
  const trialEnd = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const runningTrial = change === 'switch-trial' && subscription ? subscription.periodEnd : null;
  const trialUntil = step.hasTrial ? trialEnd : runningTrial;
  const end = subscription ? dateIn(subscription.periodEnd, timeZone) : '';
  return {
    isTest: step.isTest,
    planId: step.planId,
    packageName: wanted.name,
    otherInterval: otherIntervalOf(step),
    isFree: wanted.monthlyCents === 0,
    change,
    consequences: [
      ...consequencesOf(step, {
        price,
        end,
        trialUntil: trialUntil ? dateIn(trialUntil, timeZone) : '',
      }),
      ...runningDiscount(step, timeZone),
    ],
    authorization: trialUntil
      ? ` and authorize the payment of ${dollars(step.firstPriceCents + taxCentsOf(step.firstTaxes))} on ${dateIn(trialUntil, timeZone)}, at the end of the trial (${daysLeft(daysUntil(trialUntil, now))}), and recurring subscription payments via Stripe from then on.`
      : ' and authorize recurring subscription payments via Stripe.',
    confirmText: CONFIRM[change](wanted.name, step.hasTrial),
    needsCard:
      change === 'start' ||
      change === 'upgrade' ||
      change === 'switch-interval' ||
      change === 'switch-trial' ||
      ((change === 'keep' || change === 'downgrade') && step.cards.length === 0),
    cards: step.cards.map((card) => ({ id: card.id, title: cardTitle(card), isDefault: card.isDefault })),
    coupon: couponLine(step),
    quote: step.quote && { cents: step.quote.cents, at: Math.floor(step.quote.at.getTime() / 1000) },
    hasTrial: step.hasTrial,
    needsAddress: step.needsAddress && wanted.monthlyCents > 0,
    blocked: wanted.monthlyCents > 0 && change !== 'start' ? blockedBy(step, timeZone) : null,
    open: step.isBehind && wanted.monthlyCents > 0 ? openOf(step.invoices) : null,
    scriptUrl: step.scriptUrl,
    publishableKey: step.publishableKey,
  };
}

/** A plan that is kept as it is keeps its price, too. */
const priceOfPlan = ({ planId, change, subscription }: PlanStep): number =>
  change === 'keep' && subscription?.packageId === planId
    ? priceCentsRunning(subscription)
    : priceCentsOf(planId);

/** What is said after a price that tax is added to. */
function taxNote({ isTaxed, firstTaxes, quote, hasTrial, change }: PlanStep): string {
  if (!isTaxed) return '';
  const isKnown = quote !== null || hasTrial || change === 'switch-trial';
  return isKnown ? (firstTaxes.length > 0 ? ' plus tax' : '') : ' plus tax where it applies';
}

/** A line for each tax of what is charged today, or of the first payment after a trial. */
function taxLines({ quote, firstTaxes, firstPriceCents }: PlanStep): string[] {
  const paid = quote ? dollars(Math.max(0, quote.cents)) : '';
  return quote
    ? taxLinesOf(quote.taxes ?? []).map(
        ({ label, cents }) => `${label}: ${dollars(cents)}, included in the ${paid}.`,
      )
    : taxLinesOf(firstTaxes).map(
        ({ label, cents }) =>
          `${label}: ${dollars(cents)} of a first payment of ${dollars(firstPriceCents + taxCentsOf(firstTaxes))}.`,
      );
}

/** What a pause asks for before another plan can be chosen. */
function blockedBy({ wanted, subscription, now }: PlanStep, timeZone: string): PlanStepView['blocked'] {
  if (subscription?.pausedFrom == null || subscription.pausedUntil === null) return null;
  return isPaused(subscription, now)
    ? {
        title: `Your plan is paused until ${dateIn(subscription.pausedUntil, timeZone)}.`,
        text: `Resume it first, then change to ${wanted.name}.`,
        action: 'Resume the plan',
      }
    : {
        title: `Your plan pauses on ${dateIn(subscription.pausedFrom, timeZone)}.`,
        text: `Withdraw the pause first, then change to ${wanted.name}.`,
        action: 'See the pause',
      };
}

function otherIntervalOf({ wanted, planId, isBehind }: PlanStep): PlanStepView['otherInterval'] {
  if (wanted.monthlyCents === 0 || isBehind) return null;
  const isYear = intervalOf(planId) === 'year';
  const other = planIdOf(wanted.id, isYear ? 'month' : 'year');
  const free = 12 - MONTHS_PAID_A_YEAR;
  return {
    planId: other,
    text: `Pay ${priceInWords(other)} instead${isYear ? '' : ` (${free} months free)`}`,
  };
}

function couponLine({ account, couponFate, subscription, change }: PlanStep): string | null {
  if (!account?.couponId || !account.couponCode || change === 'cancel' || change === 'none') return null;
  const coupon = `Coupon ${account.couponCode}: ${account.couponText ?? ''}.`;
  const running = subscription?.discountText ?? '';
  switch (couponFate) {
    case 'replace':
      return `${coupon} It replaces your ${running}.`;
    case 'keep-running':
      return `${coupon} It is not used now and is kept for later: your ${running} is better, or lasts longer.`;
    case 'used-up':
      return `${coupon} It cannot be used any more. Clear it on the billing page.`;
    default:
      return coupon;
  }
}

/** The prices above are those of the list: the discount that runs, and stays, is said apart. */
function runningDiscount({ subscription, change, couponFate }: PlanStep, timeZone: string): string[] {
  if (!subscription || !isLive(subscription.status) || couponFate === 'replace') return [];
  if (change === 'start' || change === 'cancel' || change === 'none') return [];
  const { discountPercent, discountCents, discountUntil } = subscription;
  if (discountPercent === null && discountCents === null) return [];
  const facts = { percentOff: discountPercent?.toString() ?? null, amountOffCents: discountCents };
  return [discountInWords(facts, discountUntil ? dateIn(discountUntil, timeZone) : '')];
}

/** What a new period costs that begins today. What is left over of the plan before becomes credit. */
function chargedToday({ quote, planId, plan }: PlanStep): string {
  const interval = intervalOf(planId);
  const current = (packageOf(plan.packageId) ?? FREE_PACKAGE).name;
  if (quote && quote.cents < 0)
    return `Nothing is charged today: a new ${interval} begins now, paid with the unused days of your ${current} plan. The ${dollars(-quote.cents)} that are left become credit for your next payments.`;
  return `${quote ? dollars(quote.cents) : `A ${interval} of the new plan`} is charged today: a new ${interval} begins now, and the unused days of your ${current} plan are taken off.`;
}

const NO_TRIAL: Record<'used' | 'unconfirmed', string> = {
  used: 'There is no free trial: you, your card, or your USDOT number already had one.',
  unconfirmed: `Confirm your email address first, and the first ${TRIAL_DAYS} days are free.`,
};

const CONFIRM: Record<PlanStep['change'], (name: string, trial: boolean) => string> = {
  start: (name, trial) => (trial ? 'Start the trial' : `Subscribe to ${name}`),
  upgrade: (name) => `Change to ${name}`,
  'switch-trial': (name) => `Change to ${name}`,
  'switch-interval': (name) => `Change to ${name}`,
  downgrade: (name) => `Change to ${name}`,
  keep: (name) => `Keep ${name}`,
  cancel: () => 'Change to Free',
  none: () => 'Back to billing',
};

function consequencesOf(
  step: PlanStep,
  { price, end, trialUntil }: { price: string; end: string; trialUntil: string },
): string[] {
  const { wanted, change, subscription, now } = step;
  const limits = `${wanted.trips} trips in 30 days, ${wanted.stopsPerTrip} stops a trip.`;
  const current = (packageOf(step.plan.packageId) ?? FREE_PACKAGE).name;
  switch (change) {
    case 'start':
      return step.hasTrial
        ? [
            `Nothing is charged today: the first ${TRIAL_DAYS} days are free. From ${trialUntil} it costs ${price}, until you cancel.`,
            ...taxLines(step),
            limits,
          ]
        : [
            ...(step.noTrialBecause === null ? [] : [NO_TRIAL[step.noTrialBecause]]),
            ...(step.quote === null ? [] : [`${dollars(step.quote.cents)} is charged today.`]),
            ...taxLines(step),
            `It costs ${price}, from today until you cancel.`,
            limits,
          ];
    case 'switch-trial':
      return [
        `Your trial continues until ${trialUntil}, then it costs ${price}. Nothing is charged today.`,
        ...taxLines(step),
        limits,
      ];
    case 'upgrade':
    case 'switch-interval':
      return [
        `${chargedToday(step)} From then on it costs ${price}.`,
        ...(step.quote && step.quote.cents < 0 ? [] : taxLines(step)),
        limits,
      ];
    case 'downgrade':
      return [
        `You keep the ${current} plan until ${end}, because it is paid for. From then on it costs ${price}.`,
        limits,
      ];
    case 'keep':
      return [`Your plan continues as it was: ${price}, next on ${end}. Nothing is charged today.`];
    case 'cancel':
      if (subscription && isPaused(subscription, now))
        return [
          'Your plan is paused, so it ends now. Nothing more is charged.',
          'You keep all your trips, fuel and reports.',
        ];
      if (step.isBehind)
        return [
          "Your plan ends now. We'll cancel the unpaid balance.",
          'You keep all your trips, fuel and reports.',
        ];
      return [
        `You keep the ${current} plan until ${end}, because it is ${subscription?.status === 'trialing' ? 'your trial' : 'paid for'}. Nothing more is charged.`,
        `After that: ${limits}`,
        'You keep all your trips, fuel and reports.',
      ];
    case 'none':
      return [
        subscription && now < subscription.periodEnd && subscription.cancelAtPeriodEnd
          ? `Your plan already ends on ${end}.`
          : `This is your plan already.`,
      ];
  }
}
