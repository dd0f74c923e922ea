import { describe, expect, it } from 'vitest';
import {
  isCardExpiring,
  isTrialEnding,
  nearLimit,
  reachesNearLimit,
  usagePeriod,
} from '~/areas/billing/rules/reminders';

const at = (text: string) => new Date(text);

describe('four fifths of a limit', () => {
  it('are rounded up to whole trips', () => {
    expect([10, 20, 30, 100, 500, 501].map(nearLimit)).toEqual([8, 16, 24, 80, 400, 401]);
  });

  it('are reached by the trip that gets there, or by an import that jumps over', () => {
    expect(reachesNearLimit(10, 6, 1)).toBe(false);
    expect(reachesNearLimit(10, 7, 1)).toBe(true);
    expect(reachesNearLimit(10, 8, 1)).toBe(false);
    expect(reachesNearLimit(100, 3, 90)).toBe(true);
    expect(reachesNearLimit(100, 3, 0)).toBe(false);
  });

  it('are told once in what is paid for, or in a month', () => {
    expect(usagePeriod(at('2026-12-21T15:00:00Z'), at('2026-11-25T00:00:00Z'))).toBe('2026-12-21');
    expect(usagePeriod(at('2026-11-21T15:00:00Z'), at('2026-11-25T00:00:00Z'))).toBe('2026-11');
    expect(usagePeriod(null, at('2026-11-25T00:00:00Z'))).toBe('2026-11');
  });
});

describe('a trial', () => {
  it('is written about in its last three days', () => {
    const end = at('2026-12-05T15:00:00Z');
    expect(isTrialEnding(end, at('2026-12-02T14:59:59Z'))).toBe(false);
    expect(isTrialEnding(end, at('2026-12-02T15:00:00Z'))).toBe(true);
    expect(isTrialEnding(end, end)).toBe(false);
  });
});

describe('a card', () => {
  it('is written about in the thirty days before its last month ends', () => {
    const card = { expMonth: 12, expYear: 2026 };
    expect(isCardExpiring(card, at('2026-12-01T00:00:00Z'))).toBe(false);
    expect(isCardExpiring(card, at('2026-12-02T00:00:00Z'))).toBe(true);
    expect(isCardExpiring(card, at('2026-12-31T23:59:59Z'))).toBe(true);
    expect(isCardExpiring(card, at('2027-01-01T00:00:00Z'))).toBe(false);
  });
});
