import { describe, expect, it } from 'vitest';
import { pauseInWords, refusalInWords, RESUME_FIRST, WAIT } from '~/areas/billing/rules/pause-words';

describe('why a plan cannot be paused', () => {
  it('says what to do instead', () => {
    for (const [refusal, words] of [
      ['free', 'no paid plan'],
      ['open-payment', 'Pay it first'],
      ['trial', 'Nothing is charged before it ends'],
      ['canceled', 'Keep it first'],
      ['yearly', 'change to monthly'],
      ['paused', 'paused already'],
      ['coupon-once', 'Pause the plan after that payment'],
      ['payment-on-its-way', 'Try again in an hour or two'],
      ['renews-now', 'renews within the hour'],
    ] as const)
      expect(refusalInWords(refusal)).toContain(words);
    expect(RESUME_FIRST).toContain('Resume it first');
    expect(WAIT).toContain('within the hour');
  });
});

describe('a pause in words', () => {
  const [from, until] = [new Date('2026-12-01T00:00:00Z'), new Date('2027-03-01T00:00:00Z')];
  const said = (pausedFrom: Date | null, pausedUntil: Date | null, now: string) =>
    pauseInWords({ pausedFrom, pausedUntil }, new Date(now), (at) => at.toISOString().slice(0, 10));

  it('is when it begins, then when it is over, and nothing without one', () => {
    expect(said(from, until, '2026-11-30T23:59:59Z')).toBe('Pauses on 2026-12-01');
    expect(said(from, until, '2026-12-01T00:00:00Z')).toBe('Paused until 2027-03-01');
    expect(said(null, until, '2026-12-02T00:00:00Z')).toBeNull();
    expect(said(from, null, '2026-12-02T00:00:00Z')).toBeNull();
  });
});
