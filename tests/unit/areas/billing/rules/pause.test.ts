import { describe, expect, it } from 'vitest';
import { entitledPackage } from '~/areas/billing/rules/entitlement';
import {
  collectsAgainAt,
  isPauseEnding,
  pauseEnd,
  pauseMonthsOf,
  pauseRefusal,
  pauseState,
  resumptionOf,
} from '~/areas/billing/rules/pause';
import { pauseInWords, refusalInWords } from '~/areas/billing/rules/pause-words';

const at = (text: string) => new Date(`${text}Z`);

describe('the months of a pause', () => {
  it('are one to six, whole, and nothing else', () => {
    expect(['1', ' 6 ', '3'].map(pauseMonthsOf)).toEqual([1, 6, 3]);
    for (const typed of ['', '0', '7', '-1', '1.5', '01', '1e0', 'three', '1; 2'])
      expect(pauseMonthsOf(typed)).toBeNull();
  });

  it('are counted from the day of the subscription, shorter months at their last day', () => {
    const anchor = at('2026-08-31T10:20:30');
    const end = (periodEnd: string, months: number) => pauseEnd({ anchor, periodEnd: at(periodEnd) }, months);
    expect(end('2026-11-30T10:20:30', 3)).toEqual(at('2027-02-28T10:20:30'));
    expect(end('2026-11-30T10:20:30', 4)).toEqual(at('2027-03-31T10:20:30'));
    expect(end('2026-12-31T10:20:30', 1)).toEqual(at('2027-01-31T10:20:30'));
    expect(end('2027-08-31T10:20:30', 6)).toEqual(at('2028-02-29T10:20:30'));
  });

  it('end a day after payments are collected again, so that their last invoice is not made too early', () => {
    expect(collectsAgainAt(at('2027-03-01T00:00:00'))).toEqual(at('2027-02-28T00:00:00'));
  });
});

const from = at('2026-12-10T09:00:00');
const until = at('2027-03-10T09:00:00');
const first = { periodStart: at('2026-11-10T09:00:00'), periodEnd: from };
const inside = { periodStart: from, periodEnd: at('2027-01-10T09:00:00') };
const after = { periodStart: until, periodEnd: at('2027-04-10T09:00:00') };
const paused = { pausedFrom: from, pausedUntil: until, resumedFrom: null };
const none = { pausedFrom: null, pausedUntil: null, resumedFrom: null };
const over = { ...none, resumedFrom: from };
const set = { pause: { from, until }, isCollecting: false };

describe('the state of a pause', () => {
  it('is none where none was asked for, or it was taken back', () => {
    expect(pauseState({ ...first, pause: null, isCollecting: true }, 'paid')).toEqual(none);
    // By someone else: the operator made something void, or paused by hand.
    expect(pauseState({ ...first, pause: null, isCollecting: false }, 'void')).toEqual(none);
    expect(pauseState({ ...first, pause: { from, until: from }, isCollecting: true }, 'paid')).toEqual(none);
    expect(pauseState({ ...first, pause: { from, until }, isCollecting: true }, 'paid')).toEqual(none);
    expect(pauseState({ ...inside, pause: { from, until: from }, isCollecting: true }, 'paid')).toEqual(none);
  });

  it('is ahead until the paid month ends, and in force while its invoices are void', () => {
    expect(pauseState({ ...first, ...set }, 'paid')).toEqual(paused);
    expect(pauseState({ ...inside, ...set }, 'void')).toEqual(paused);
    // Stripe makes the invoice of a new period before it voids it.
    expect(pauseState({ ...inside, ...set }, null)).toEqual(paused);
  });

  it('is over where a period of it is to be paid, early or on its day', () => {
    for (const status of ['paid', 'open', 'uncollectible', null])
      expect(pauseState({ ...after, pause: { from, until }, isCollecting: true }, status)).toEqual(over);
    expect(pauseState({ ...inside, pause: { from, until }, isCollecting: true }, 'paid')).toEqual(over);
    // Somehow paid for all the same: then the plan is due.
    expect(pauseState({ ...inside, ...set }, 'paid')).toEqual(over);
  });

  it('lasts to the end of a month that was not paid, whatever was lifted meanwhile', () => {
    const lifted = { ...inside, isCollecting: true };
    const rest = { ...paused, pausedUntil: inside.periodEnd };
    expect(pauseState({ ...lifted, pause: { from, until } }, 'void')).toEqual(rest);
    // Taken back in the very second in which it began.
    expect(pauseState({ ...lifted, pause: { from, until: from } }, 'void')).toEqual(rest);
  });

  it('does not come back where the operator makes a later invoice void', () => {
    const later = { periodStart: at('2027-06-10T09:00:00'), periodEnd: at('2027-07-10T09:00:00') };
    expect(pauseState({ ...later, pause: { from, until }, isCollecting: true }, 'void')).toEqual(over);
  });
});

describe('the limits of a paused plan', () => {
  const plan = {
    packageId: 'ic_standard',
    status: 'active' as const,
    entitledPackageId: null,
    entitledUntil: null,
    pastDueSince: null,
    pausedFrom: from,
  };

  it('are the plan’s until the pause begins, then those of the free package', () => {
    expect(entitledPackage(plan, at('2026-12-10T08:59:59'))).toBe('ic_standard');
    expect(entitledPackage(plan, from)).toBe('ic_free');
    expect(entitledPackage({ ...plan, entitledPackageId: 'ic_advanced', entitledUntil: until }, from)).toBe(
      'ic_free',
    );
  });
});

describe('what cannot be paused', () => {
  const plan = {
    packageId: 'ic_basic',
    status: 'active',
    cancelAtPeriodEnd: false,
    periodEnd: from,
    hasOnceDiscount: false,
    invoiceStatus: 'paid',
    isPaused: false,
  };
  const now = at('2026-11-20T00:00:00');
  const refusal = (changes: Partial<typeof plan>, when = now) => pauseRefusal({ ...plan, ...changes }, when);

  it('is told by its reason', () => {
    expect(refusal({})).toBeNull();
    expect(pauseRefusal(null, now)).toBe('free');
    expect(refusal({ status: 'canceled' })).toBe('free');
    expect(refusal({ status: 'incomplete' })).toBe('free');
    expect(refusal({ status: 'past_due' })).toBe('open-payment');
    expect(refusal({ status: 'unpaid' })).toBe('open-payment');
    expect(refusal({ status: 'trialing' })).toBe('trial');
    expect(refusal({ cancelAtPeriodEnd: true })).toBe('canceled');
    expect(refusal({ packageId: 'ic_basic_year' })).toBe('yearly');
    expect(refusal({ isPaused: true })).toBe('paused');
    expect(refusal({ hasOnceDiscount: true })).toBe('coupon-once');
    for (const invoiceStatus of ['open', 'void', null] as unknown as string[])
      expect(refusal({ invoiceStatus })).toBe('payment-on-its-way');
    expect(refusalInWords('yearly')).toContain('paid for the whole year');
  });

  it('is a plan that renews within the hour', () => {
    expect(refusal({}, at('2026-12-10T07:59:59'))).toBeNull();
    expect(refusal({}, at('2026-12-10T08:00:00'))).toBe('renews-now');
    expect(refusal({}, at('2026-12-10T09:30:00'))).toBe('renews-now');
  });
});

describe('resuming', () => {
  const on = (text: string) => resumptionOf(paused, at(text));

  it('takes a pause back that is ahead, and charges a month for one that has begun', () => {
    expect(resumptionOf(none, from)).toBe('none');
    expect(on('2026-12-10T07:59:59')).toBe('withdraw');
    expect(on('2026-12-10T09:00:00')).toBe('charge');
    expect(on('2027-03-10T07:59:59')).toBe('charge');
  });

  it('waits in the hour in which the provider makes an invoice, which must not be paid twice', () => {
    expect(on('2026-12-10T08:00:00')).toBe('wait');
    expect(on('2027-03-10T08:00:00')).toBe('wait');
    expect(on('2027-03-10T10:00:00')).toBe('wait');
  });

  it('is announced a week before, and not after', () => {
    expect(isPauseEnding(until, at('2027-03-03T08:59:59'))).toBe(false);
    expect(isPauseEnding(until, at('2027-03-03T09:00:00'))).toBe(true);
    expect(isPauseEnding(until, until)).toBe(false);
  });
});

it('says in a few words until when a plan is paused', () => {
  const dayOf = (day: Date) => day.toISOString().slice(0, 10);
  expect(pauseInWords(none, from, dayOf)).toBeNull();
  expect(pauseInWords(paused, at('2026-12-01T00:00:00'), dayOf)).toBe('Pauses on 2026-12-10');
  expect(pauseInWords(paused, from, dayOf)).toBe('Paused until 2027-03-10');
});
