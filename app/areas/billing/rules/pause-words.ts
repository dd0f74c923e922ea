import { isPaused } from './entitlement';
import type { PauseRefusal, PauseState } from './pause';

/** In the hour around the beginning or the end of a pause. */
export const WAIT = 'The pause begins or ends within the hour. Look again then.';

const WORDS: Record<PauseRefusal, string> = {
  free: 'There is no paid plan to pause.',
  'open-payment': 'A payment is still open. Pay it first, then pause the plan.',
  trial: 'A free trial cannot be paused. Nothing is charged before it ends.',
  canceled: 'Your plan is canceled. Keep it first, then pause it.',
  yearly:
    'A yearly plan is paid for the whole year, so it cannot be paused. Cancel it to stop the next payment, or change to monthly.',
  paused: 'Your plan is paused already.',
  'coupon-once':
    'Your discount is for the next payment only, and a pause would use it up. Pause the plan after that payment.',
  'payment-on-its-way': 'The payment for this month is still on its way. Try again in an hour or two.',
  'renews-now': 'Your plan renews within the hour. Pause it after that payment.',
};

/** Why a plan cannot be paused, as people read it. */
export const refusalInWords = (refusal: PauseRefusal): string => WORDS[refusal];

/** Before a change of plan. */
export const RESUME_FIRST = 'Your plan is paused, or about to be. Resume it first, then change the plan.';

/** "Paused until 03/01/2027", "Pauses on 12/01/2026"; null without a pause. */
export function pauseInWords(
  { pausedFrom, pausedUntil }: Pick<PauseState, 'pausedFrom' | 'pausedUntil'>,
  now: Date,
  dayOf: (at: Date) => string,
): string | null {
  if (pausedFrom === null || pausedUntil === null) return null;
  return isPaused({ pausedFrom }, now)
    ? `Paused until ${dayOf(pausedUntil)}`
    : `Pauses on ${dayOf(pausedFrom)}`;
}
