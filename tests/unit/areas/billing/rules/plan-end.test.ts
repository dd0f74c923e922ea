import { describe, expect, it } from 'vitest';
import { planEndChoice, planEndInWords, planEndsAt } from '~/areas/billing/rules/plan-end';

const periodEnd = new Date('2027-05-01T00:00:00Z');
const erasedAt = new Date('2026-12-21T00:00:00Z');
const plan = { legalName: 'Acme', packageId: 'ic_basic_year', status: 'active', periodEnd };
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

describe('the end of a plan', () => {
  it('is with the period, and never after the carrier is erased', () => {
    expect(planEndsAt(plan, 'period-end', null)).toEqual(periodEnd);
    expect(planEndsAt(plan, 'period-end', erasedAt)).toEqual(erasedAt);
    expect(planEndsAt({ ...plan, periodEnd: new Date('2026-12-01') }, 'period-end', erasedAt)).toEqual(
      new Date('2026-12-01'),
    );
  });

  it('is at once where that was chosen, and where a payment is open or the plan is paused', () => {
    expect(planEndsAt(plan, 'now', erasedAt)).toBeNull();
    expect(planEndsAt({ ...plan, isPaused: true }, 'period-end', erasedAt)).toBeNull();
    expect(planEndsAt({ ...plan, status: 'past_due' }, 'period-end', erasedAt)).toBeNull();
    expect(planEndsAt({ ...plan, status: 'unpaid' }, 'period-end', null)).toBeNull();
  });

  it('is told in one sentence, with the day', () => {
    expect(planEndInWords(plan, 'period-end', { erasedAt, dateOf })).toBe(
      "Acme's Basic plan ends on 2026-12-21. Your card won't be charged again.",
    );
    expect(planEndInWords(plan, 'now', { erasedAt, dateOf })).toBe(
      "Acme's Basic plan ends now. Your card won't be charged again.",
    );
  });

  it('is with the period where nothing known was chosen', () => {
    expect(planEndChoice('now')).toBe('now');
    for (const typed of ['', 'period-end', 'soon']) expect(planEndChoice(typed)).toBe('period-end');
  });
});
