import { discountInWords, dollars, priceInWords } from '~/areas/billing/rules/money-words';
import { FREE_PACKAGE, packageName } from '~/areas/billing/rules/packages';
import { PAUSE_MAIL_DAYS } from '~/areas/billing/rules/pause';
import { refusalInWords, WAIT } from '~/areas/billing/rules/pause-words';
import { LIMIT_WINDOW_DAYS } from '~/areas/trips/rules/plan-limits';
import { taxLinesOf } from '~/areas/billing/rules/sales-tax';
import type { PauseStep } from '~/areas/billing/pause-plan.server';
import { dateIn } from './billing-view';

export interface PauseView {
  isTest: boolean;
  title: string;
  /** What it means, in the order in which it matters. */
  lines: string[];
  /** Empty where the plan cannot be paused, or cannot be paused for another time. */
  choices: { value: string; label: string }[];
  /** What the button below the choices says. */
  pauseText: string;
  /** What resuming is sent with: the button's words, and today's charge as it was announced; null where nothing can be resumed. */
  resume: { text: string; quotedCents: number | null; quotedAt: number | null } | null;
  needsCard: boolean;
  /** Tax depends on a billing address that is missing. */
  needsAddress: boolean;
}

const KEPT = 'You keep all your trips, fuel and reports. Read, file and download them as before.';
const LIMITS = `While it is paused nothing is charged, and the limits of the Free plan apply: ${FREE_PACKAGE.trips} trips in ${LIMIT_WINDOW_DAYS} days, ${FREE_PACKAGE.stopsPerTrip} stops a trip.`;

/** The page about a pause: what can be chosen, and what it costs. */
export function pauseView(step: PauseStep, timeZone: string): PauseView {
  const { pausedFrom, pausedUntil, resumption, refusal, planId, isTest } = step;
  const day = (at: Date | null) => (at === null ? '' : dateIn(at, timeZone));
  const name = packageName(planId);
  const price =
    priceInWords(planId, step.priceCents) +
    (!step.isTaxed
      ? ''
      : step.quote === null
        ? ' plus tax where it applies'
        : step.quote.taxes?.length
          ? ' plus tax'
          : '');
  const view: PauseView = {
    isTest,
    title: 'Pause the plan',
    lines: [],
    choices: step.choices.map(({ months, until }) => ({
      value: String(months),
      label: `${months} ${months === 1 ? 'month' : 'months'}, until ${day(until)}`,
    })),
    pauseText: 'Pause the plan',
    resume: null,
    needsCard: false,
    needsAddress: step.needsAddress,
  };
  const discount = step.discount ? [discountInWords(step.discount, day(step.discount.until))] : [];
  switch (resumption) {
    case 'wait':
      return { ...view, title: `${name} plan`, lines: [WAIT], choices: [] };
    case 'charge': {
      const cost =
        step.quote === null ? `A month of the ${name} plan` : dollars(Math.max(0, step.quote.cents));
      return {
        ...view,
        title: `Resume ${name}`,
        lines: [
          `Your ${name} plan is paused until ${day(pausedUntil)}. Then it resumes automatically for ${price}, and nothing is charged before.`,
          `If you resume now, ${cost} is charged today and a new month begins now. From then on it costs ${price}.`,
          ...taxLinesOf(step.quote?.taxes ?? []).map(
            ({ label, cents }) => `${label}: ${dollars(cents)}, included in the ${cost}.`,
          ),
          ...discount,
        ],
        resume: {
          text: 'Resume now',
          quotedCents: step.quote?.cents ?? null,
          quotedAt: step.quote === null ? null : Math.floor(step.quote.at.getTime() / 1000),
        },
        needsCard: !step.hasCard,
      };
    }
    case 'withdraw':
      return {
        ...view,
        title: `${name} plan`,
        lines: [
          `Your ${name} plan runs until ${day(pausedFrom)} and is paused from then until ${day(pausedUntil)}.`,
          LIMITS,
          `If you keep it running, nothing is charged today. The next payment is due on ${day(pausedFrom)}.`,
          ...discount,
        ],
        pauseText: 'Change the pause',
        resume: { text: 'Keep it running', quotedCents: null, quotedAt: null },
      };
    case 'none':
      if (refusal !== null) return { ...view, lines: [refusalInWords(refusal)], choices: [] };
      return {
        ...view,
        lines: [
          `Your ${name} plan runs until ${day(step.periodEnd)}, because it is paid for. The pause begins then.`,
          LIMITS,
          KEPT,
          `On the day you choose it resumes automatically for ${price}. We email you ${PAUSE_MAIL_DAYS} days before. You can resume earlier at any time.`,
          ...discount,
        ],
      };
  }
}
