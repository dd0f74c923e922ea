/** Credits that a carrier carries from quarter to quarter. */

export interface CreditStep {
  readonly quarterKey: number;
  readonly version: number;
  /** Due of an original return; of an amended one what it adds to the version before. Negative is a credit. */
  readonly stepCents: number;
  readonly creditUse: 'carry' | 'refund';
  /** Credit of earlier steps that was used to pay this one. */
  readonly creditAppliedCents: number;
}

/** What is left of the credits carried: all that were not paid out, less what was used since. Never negative. */
export function availableCredit(steps: readonly CreditStep[]): number {
  const carried = steps.reduce(
    (sum, step) => sum + (step.stepCents < 0 && step.creditUse === 'carry' ? -step.stepCents : 0),
    0,
  );
  const used = steps.reduce((sum, step) => sum + step.creditAppliedCents, 0);
  return Math.max(0, carried - used);
}

/** The most that may be used for this step: what is there, and no more than what is to be paid. */
export function usableCredit(stepCents: number, available: number): number {
  return Math.max(0, Math.min(stepCents, available));
}
