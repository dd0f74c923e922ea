import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysUntil,
  entitledPackage,
  planChange,
  SUBSCRIPTION_STATUSES,
  type SubscriptionFacts,
} from '~/areas/billing/rules/entitlement';
import { couponInWords, dollars, formatCents } from '~/areas/billing/rules/money-words';
import { PACKAGES, priceLookupKey } from '~/areas/billing/rules/packages';
import { PLAN_LIMITS } from '~/areas/trips/rules/plan-limits';

const NOW = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const facts = (given: Partial<SubscriptionFacts & { cancelAtPeriodEnd: boolean }> = {}) => ({
  packageId: 'ic_standard',
  status: 'active' as const,
  entitledPackageId: null,
  entitledUntil: null,
  pastDueSince: null,
  cancelAtPeriodEnd: false,
  ...given,
});

describe('packages', () => {
  it('are in one list, with prices and limits as decided', () => {
    expect(
      PACKAGES.map(({ id, monthlyCents, trips, stopsPerTrip }) => [id, monthlyCents, trips, stopsPerTrip]),
    ).toEqual([
      ['ic_free', 0, 10, 5],
      ['ic_basic', 900, 30, 30],
      ['ic_standard', 1900, 100, 60],
      ['ic_advanced', 4900, 500, 100],
    ]);
    expect(PLAN_LIMITS['ic_advanced']).toEqual({ trips: 500, stopsPerTrip: 100 });
    expect(new Set(PACKAGES.map(({ id }) => priceLookupKey(id))).size).toBe(4);
  });
});

describe('the limits in force', () => {
  it('are those of what is paid, tried, or failed less than seven days ago', () => {
    expect(entitledPackage(null, NOW)).toBe('ic_free');
    expect(entitledPackage(facts(), NOW)).toBe('ic_standard');
    expect(entitledPackage(facts({ status: 'trialing' }), NOW)).toBe('ic_standard');
    for (const status of ['past_due', 'unpaid'] as const) {
      expect(entitledPackage(facts({ status, pastDueSince: days(-6.99) }), NOW)).toBe('ic_standard');
      expect(entitledPackage(facts({ status, pastDueSince: days(-7) }), NOW)).toBe('ic_free');
      expect(entitledPackage(facts({ status }), NOW)).toBe('ic_free');
    }
    for (const status of ['incomplete', 'incomplete_expired', 'canceled', 'paused'] as const)
      expect(entitledPackage(facts({ status }), NOW)).toBe('ic_free');
  });

  it('stay those of the larger plan until its period ends', () => {
    const reduced = facts({
      packageId: 'ic_basic',
      entitledPackageId: 'ic_advanced',
      entitledUntil: days(3),
    });
    expect(entitledPackage(reduced, NOW)).toBe('ic_advanced');
    expect(entitledPackage(reduced, days(3))).toBe('ic_basic');
    expect(entitledPackage({ ...reduced, entitledPackageId: 'ic_gone' }, NOW)).toBe('ic_basic');
  });

  it('are always those of a package that exists', () => {
    const any = fc.record({
      packageId: fc.constantFrom('ic_basic', 'ic_standard', 'ic_advanced'),
      status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
      entitledPackageId: fc.constantFrom(null, 'ic_basic', 'ic_gone'),
      entitledUntil: fc.option(fc.integer({ min: -40, max: 40 }).map(days)),
      pastDueSince: fc.option(fc.integer({ min: -40, max: 0 }).map(days)),
    });
    fc.assert(fc.property(any, (given) => PACKAGES.some(({ id }) => id === entitledPackage(given, NOW))));
  });
});

describe('a request for a plan', () => {
  it('is carried out by what runs', () => {
    expect(planChange(null, 'ic_basic', NOW)).toBe('start');
    expect(planChange(null, 'ic_free', NOW)).toBe('none');
    expect(planChange(facts({ status: 'canceled' }), 'ic_basic', NOW)).toBe('start');
    expect(planChange(facts(), 'ic_standard', NOW)).toBe('none');
    expect(planChange(facts(), 'ic_advanced', NOW)).toBe('upgrade');
    expect(planChange(facts(), 'ic_basic', NOW)).toBe('downgrade');
    expect(planChange(facts(), 'ic_free', NOW)).toBe('cancel');
    expect(planChange(facts({ status: 'trialing' }), 'ic_basic', NOW)).toBe('switch-trial');
    const canceled = facts({ cancelAtPeriodEnd: true });
    expect(planChange(canceled, 'ic_free', NOW)).toBe('none');
    expect(planChange(canceled, 'ic_standard', NOW)).toBe('keep');
    expect(planChange(canceled, 'ic_basic', NOW)).toBe('downgrade');
    const reduced = facts({
      packageId: 'ic_basic',
      entitledPackageId: 'ic_standard',
      entitledUntil: days(3),
    });
    expect(planChange(reduced, 'ic_basic', NOW)).toBe('none');
    expect(planChange(reduced, 'ic_standard', NOW)).toBe('keep');
    expect(planChange(reduced, 'ic_advanced', NOW)).toBe('upgrade');
  });
});

describe('words', () => {
  it('say amounts, coupons and days', () => {
    expect([dollars(900), dollars(1950), dollars(-5), dollars(123400)]).toEqual([
      '$9',
      '$19.50',
      '\u2212$0.05',
      '$1,234',
    ]);
    expect(formatCents(-152005)).toBe('\u2212$1,520.05');
    expect(couponInWords({ percentOff: 20, amountOffCents: null, duration: 'repeating', months: 1 })).toBe(
      '20% off for one month',
    );
    expect(couponInWords({ percentOff: null, amountOffCents: 500, duration: 'forever', months: null })).toBe(
      '$5 off every month',
    );
    expect([daysUntil(days(1.01), NOW), daysUntil(days(1), NOW), daysUntil(days(-1), NOW)]).toEqual([
      2, 1, 0,
    ]);
  });
});
