/** Why a plan is canceled, in the provider's words and ours, in the order in which it is asked. */
export const LEAVING_REASONS = [
  ['too_expensive', 'It costs too much'],
  ['unused', "I don't use it enough"],
  ['missing_features', "It doesn't do what I need"],
  ['too_complex', "It's hard to use"],
  ['switched_service', 'I switched to another service'],
  ['customer_service', 'I had trouble with support'],
  ['other', 'Another reason'],
] as const;

export type LeavingReason = (typeof LEAVING_REASONS)[number][0];

export const MAX_LEAVING_WORDS = 500;

export interface Leaving {
  reason: LeavingReason | null;
  words: string;
}

/** What was said of leaving; both are free to leave out, so nothing of it is refused. */
export const leavingFrom = (reason: string, words: string): Leaving => ({
  reason: LEAVING_REASONS.find(([known]) => known === reason)?.[0] ?? null,
  words: words.trim().slice(0, MAX_LEAVING_WORDS),
});
