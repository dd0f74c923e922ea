import { describe, expect, it } from 'vitest';
import { firstReturnView, type FirstReturnFacts } from '~/areas/ledger/views/first-return';

const NEW: FirstReturnFacts = {
  carrier: {
    baseJurisdiction: null,
    iftaLicence: null,
    usdot: null,
    street: null,
    city: null,
    region: null,
    postalCode: null,
    licensedSince: null,
  },
  trucks: [],
  filedQuarters: [],
  counts: { firstQuarterKey: null, hasTrips: false, hasFuel: false },
  today: '2026-11-23',
};

describe('the way to the first return', () => {
  it('begins with who files, and names the quarter that is over', () => {
    const view = firstReturnView(NEW);
    expect(view).toMatchObject({
      label: 'Q3 2026',
      done: 0,
      next: { text: 'Say who files: license, USDOT number, address', href: '/mileage/setup/name' },
    });
    expect(view?.steps.at(-1)).toEqual({
      text: 'File Q3 2026',
      href: '/mileage/reports/filing?q=20263',
      done: false,
    });
  });

  it('leads to the first step that is not done, of the first quarter with records', () => {
    const view = firstReturnView({
      ...NEW,
      counts: { firstQuarterKey: 20262, hasTrips: true, hasFuel: false },
    });
    expect(view).toMatchObject({ label: 'Q2 2026', done: 1 });
    expect(view?.steps.map(({ done }) => done)).toEqual([false, false, true, false, false, false]);
  });

  it('passes quarters that ended before the license', () => {
    const carrier = { ...NEW.carrier, licensedSince: '2026-10-05' };
    expect(firstReturnView({ ...NEW, carrier })?.label).toBe('Q4 2026');
  });

  it('is gone once a return is filed', () => {
    expect(firstReturnView({ ...NEW, filedQuarters: [20263] })).toBeNull();
  });
});
