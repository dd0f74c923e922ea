import { describe, expect, it } from 'vitest';
import {
  daysUntil,
  entitledPackage,
  graceEnd,
  isBehind,
  isLive,
  packageInPeriod,
  planChange,
  statusInWords,
  SUBSCRIPTION_STATUSES,
  type SubscriptionFacts,
} from '~/areas/billing/rules/entitlement';
import { couponInWords, dollars, formatCents, priceInWords } from '~/areas/billing/rules/money-words';
import {
  FREE_PACKAGE,
  FREE_PACKAGE_ID,
  GRACE_DAYS,
  packageName,
  packageOf,
  PAID_PACKAGES,
  PAID_PLAN_IDS,
  priceCentsOf,
  priceLookupKey,
  rankOf,
  TRIAL_DAYS,
} from '~/areas/billing/rules/packages';

const NOW = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const DAY = 86_400_000;
const facts = (given: Partial<SubscriptionFacts & { cancelAtPeriodEnd: boolean }> = {}) => ({
  packageId: 'ic_standard',
  status: 'active' as const,
  entitledPackageId: null,
  entitledUntil: null,
  pastDueSince: null,
  cancelAtPeriodEnd: false,
  ...given,
});

/** Specification, section 9: names and the id of the free plan; decisions: prices in US dollars, a trial of 14 days. */
describe('the plans', () => {
  it('are called Free, Basic, Standard and Advanced; all but the free one are paid after a trial', () => {
    expect(FREE_PACKAGE_ID).toBe('ic_free');
    expect(FREE_PACKAGE).toEqual({
      id: 'ic_free',
      name: 'Free',
      monthlyCents: 0,
      trips: 10,
      stopsPerTrip: 5,
    });
    expect(PAID_PACKAGES.map(({ id, name }) => [id, name])).toEqual([
      ['ic_basic', 'Basic'],
      ['ic_standard', 'Standard'],
      ['ic_advanced', 'Advanced'],
    ]);
    expect([TRIAL_DAYS, GRACE_DAYS]).toEqual([14, 7]);
  });

  it('are found by their id; one that no release knows keeps its id for a name and is with the free one', () => {
    expect(packageOf('ic_basic')?.trips).toBe(30);
    expect(packageOf('ic_gone')).toBeUndefined();
    expect([packageName('ic_advanced'), packageName('ic_gone')]).toEqual(['Advanced', 'ic_gone']);
    expect(['ic_gone', 'ic_free', 'ic_basic', 'ic_standard', 'ic_advanced'].map(rankOf)).toEqual([
      0, 0, 1, 2, 3,
    ]);
  });

  it('have a price at the provider whose name tells its amount', () => {
    expect(PAID_PACKAGES.map(({ id }) => priceLookupKey(id))).toEqual([
      'ic_basic_monthly_900',
      'ic_standard_monthly_1900',
      'ic_advanced_monthly_4900',
    ]);
  });
});

describe('a plan paid by the year', () => {
  it('costs ten months, has the limits and the rank of its package, and a price of its own', () => {
    expect(PAID_PLAN_IDS).toHaveLength(6);
    expect(priceCentsOf('ic_basic_year')).toBe(9000);
    expect([priceInWords('ic_standard'), priceInWords('ic_advanced_year')]).toEqual([
      '$19 a month',
      '$490 a year',
    ]);
    expect(packageOf('ic_basic_year')).toBe(packageOf('ic_basic'));
    expect(rankOf('ic_standard_year')).toBe(2);
    expect(priceLookupKey('ic_basic_year')).toBe('ic_basic_yearly_9000');
    expect([packageOf('ic_free_year'), priceCentsOf('ic_gone_year')]).toEqual([undefined, 0]);
  });

  it('is entered and left at once, within it sizes change as by the month', () => {
    const yearly = facts({ packageId: 'ic_standard_year' });
    expect(planChange(facts(), 'ic_standard_year', NOW)).toBe('switch-interval');
    expect(planChange(facts(), 'ic_basic_year', NOW)).toBe('switch-interval');
    expect(planChange(yearly, 'ic_advanced', NOW)).toBe('switch-interval');
    expect(planChange(yearly, 'ic_advanced_year', NOW)).toBe('upgrade');
    expect(planChange(yearly, 'ic_basic_year', NOW)).toBe('downgrade');
    expect(planChange(yearly, 'ic_standard_year', NOW)).toBe('none');
    expect(planChange(facts({ ...yearly, cancelAtPeriodEnd: true }), 'ic_standard_year', NOW)).toBe('keep');
    expect(planChange(facts({ ...yearly, status: 'trialing' }), 'ic_standard', NOW)).toBe('switch-trial');
    expect(entitledPackage(yearly, NOW)).toBe('ic_standard');
  });
});

describe('a status of a subscription', () => {
  it('is one of the provider’s words, each with ours', () => {
    expect(SUBSCRIPTION_STATUSES.map((status) => [status, statusInWords(status)])).toEqual([
      ['trialing', 'Trial'],
      ['active', 'Active'],
      ['past_due', 'Payment failed'],
      ['unpaid', 'Unpaid'],
      ['incomplete', 'Payment not finished'],
      ['incomplete_expired', 'Not started'],
      ['canceled', 'Ended'],
      ['paused', 'Paused'],
    ]);
  });

  it('tells what runs, and what of it is behind with a payment', () => {
    expect(SUBSCRIPTION_STATUSES.filter(isLive)).toEqual(['trialing', 'active', 'past_due', 'unpaid']);
    expect(SUBSCRIPTION_STATUSES.filter(isBehind)).toEqual(['past_due', 'unpaid']);
  });
});

describe('time', () => {
  it('gives a failed payment seven days to the moment', () => {
    expect(graceEnd(NOW)).toEqual(after(7 * DAY));
    const failed = facts({ status: 'past_due', pastDueSince: NOW });
    expect(entitledPackage(failed, after(7 * DAY - 1))).toBe('ic_standard');
    expect(entitledPackage(failed, after(7 * DAY))).toBe('ic_free');
  });

  it('is not over for what runs without a fault, whatever failed once', () => {
    expect(entitledPackage(facts({ pastDueSince: after(-30 * DAY) }), NOW)).toBe('ic_standard');
    expect(entitledPackage(facts({ status: 'paused', pastDueSince: NOW }), NOW)).toBe('ic_free');
  });

  it('is counted in days that have begun', () => {
    expect(
      [after(1), after(DAY), after(DAY + 1), NOW, after(-DAY)].map((end) => daysUntil(end, NOW)),
    ).toEqual([1, 1, 2, 0, 0]);
  });

  it('ends what a reduced plan keeps at the very moment its period ends', () => {
    const reduced = facts({
      packageId: 'ic_basic',
      entitledPackageId: 'ic_advanced',
      entitledUntil: after(DAY),
    });
    expect(packageInPeriod(reduced, after(DAY - 1))).toBe('ic_advanced');
    expect(packageInPeriod(reduced, after(DAY))).toBe('ic_basic');
    expect(packageInPeriod({ ...reduced, entitledPackageId: null }, NOW)).toBe('ic_basic');
    expect(packageInPeriod({ ...reduced, entitledUntil: null }, NOW)).toBe('ic_basic');
  });
});

describe('a request for a plan', () => {
  it('starts anew where nothing runs, and asks nothing of a request for the free one', () => {
    for (const status of ['incomplete', 'incomplete_expired', 'canceled', 'paused'] as const) {
      expect(planChange(facts({ status }), 'ic_standard', NOW)).toBe('start');
      expect(planChange(facts({ status }), 'ic_free', NOW)).toBe('none');
    }
  });

  it('changes a trial at once and free of charge, in either direction', () => {
    const trial = facts({ status: 'trialing' });
    expect([
      planChange(trial, 'ic_basic', NOW),
      planChange(trial, 'ic_advanced', NOW),
      planChange(trial, 'ic_standard', NOW),
    ]).toEqual(['switch-trial', 'switch-trial', 'none']);
    expect(planChange({ ...trial, cancelAtPeriodEnd: true }, 'ic_standard', NOW)).toBe('keep');
    expect(planChange(trial, 'ic_free', NOW)).toBe('cancel');
  });

  it('is carried out on what is behind with a payment as on what is paid', () => {
    expect(planChange(facts({ status: 'past_due' }), 'ic_advanced', NOW)).toBe('upgrade');
    expect(planChange(facts({ status: 'unpaid' }), 'ic_basic', NOW)).toBe('downgrade');
  });

  it('for what a reduced plan will be is done already, unless it was canceled since', () => {
    const reduced = facts({
      packageId: 'ic_basic',
      entitledPackageId: 'ic_advanced',
      entitledUntil: after(DAY),
    });
    expect(planChange(reduced, 'ic_basic', NOW)).toBe('none');
    expect(planChange(reduced, 'ic_standard', NOW)).toBe('downgrade');
    expect(planChange(reduced, 'ic_advanced', NOW)).toBe('keep');
    expect(planChange({ ...reduced, cancelAtPeriodEnd: true }, 'ic_basic', NOW)).toBe('downgrade');
    expect(planChange({ ...reduced, cancelAtPeriodEnd: true }, 'ic_advanced', NOW)).toBe('keep');
    // Once its period is over, the smaller plan is what is paid for.
    expect(planChange(reduced, 'ic_basic', after(DAY))).toBe('none');
    expect(planChange(reduced, 'ic_standard', after(DAY))).toBe('upgrade');
  });
});

describe('money', () => {
  it('is said as a price, with cents only where there are some', () => {
    expect([0, 5, 50, 100, 1905, -900, 123456789].map(dollars)).toEqual([
      '$0',
      '$0.05',
      '$0.50',
      '$1',
      '$19.05',
      '\u2212$9',
      '$1,234,567.89',
    ]);
  });

  it('is written on an invoice with its cents', () => {
    expect([0, 5, 152000, -5, 123456789].map(formatCents)).toEqual([
      '$0.00',
      '$0.05',
      '$1,520.00',
      '\u2212$0.05',
      '$1,234,567.89',
    ]);
  });

  it('is saved by a coupon, told with its time', () => {
    const percent = { percentOff: 20, amountOffCents: null, months: null };
    expect(couponInWords({ ...percent, duration: 'forever' })).toBe('20% off every month');
    expect(couponInWords({ ...percent, duration: 'once' })).toBe('20% off the first payment');
    expect(couponInWords({ ...percent, duration: 'repeating', months: 1 })).toBe('20% off for one month');
    expect(couponInWords({ ...percent, duration: 'repeating' })).toBe('20% off for one month');
    expect(couponInWords({ percentOff: null, amountOffCents: 550, duration: 'repeating', months: 3 })).toBe(
      '$5.50 off for 3 months',
    );
    expect(couponInWords({ percentOff: null, amountOffCents: 500, duration: 'once', months: null })).toBe(
      '$5 off the first payment',
    );
  });
});
