import { describe, expect, it } from 'vitest';
import { carrierDeadlines, type CarrierDeadlineFacts } from '~/areas/returns/rules/carrier-deadlines';

const FACTS: CarrierDeadlineFacts = {
  today: '2026-11-23',
  country: 'US',
  licensedSince: null,
  filedQuarters: [20263],
  taxes: [],
  trucks: [],
  hasUsdot: false,
};
const titles = (more: Partial<CarrierDeadlineFacts>) =>
  carrierDeadlines({ ...FACTS, ...more }).map(({ date, title }) => `${date} ${title}`);

describe('what a carrier has to file', () => {
  it('leaves out returns that are filed, and quarters before the license', () => {
    expect(titles({})[0]).toBe('2026-12-31 Renew IFTA license and decals for 2027');
    expect(titles({ filedQuarters: [] })[0]).toBe('2026-11-02 Q3 2026 IFTA return due');
    const later = titles({ filedQuarters: [], licensedSince: '2027-01-05' });
    expect(later.find((title) => title.includes('IFTA return'))).toBe('2027-04-30 Q1 2027 IFTA return due');
  });

  it('names the state taxes as often as the carrier files them', () => {
    const name = 'Oregon weight-mile';
    expect(
      titles({ taxes: [{ state: 'OR', name, frequency: 'monthly' }] }).filter((title) =>
        title.includes(name),
      ),
    ).toHaveLength(15);
    const quarterly = titles({ taxes: [{ state: 'OR', name, frequency: 'quarterly' }] });
    expect(quarterly).toContain('2026-11-30 Oregon weight-mile: Q3 2026 due');
    const yearly = titles({ taxes: [{ state: 'NY', name: 'HUT', frequency: 'annual' }] });
    expect(yearly.filter((title) => title.includes('HUT'))).toEqual(['2027-02-01 HUT: 2026 due']);
  });

  it('asks for Form 2290 where a truck is heavy or nobody knows, with a truck that is new', () => {
    const truck = { unit: '17', pounds: 80_000, inServiceOn: null };
    expect(titles({ trucks: [truck] })).toContain('2026-08-31 Form 2290 due');
    expect(titles({ trucks: [{ ...truck, pounds: null }] })).toContain('2027-08-31 Form 2290 due');
    expect(titles({ trucks: [{ ...truck, pounds: 54_999 }] }).join()).not.toContain('2290');
    expect(titles({ trucks: [{ ...truck, inServiceOn: '2026-10-12' }] })).toContain(
      '2026-11-30 Form 2290 due for unit 17',
    );
    expect(titles({ trucks: [{ ...truck, inServiceOn: '2026-07-12' }] }).join()).not.toContain('unit 17');
    // A day that nobody means takes nothing from the calendar.
    const slip = { ...truck, inServiceOn: '9999-12-31' };
    expect(titles({ trucks: [slip] })).toEqual(titles({ trucks: [truck] }));
  });

  it('registers carriers with a USDOT number under UCR', () => {
    expect(titles({ hasUsdot: true })).toContain('2026-12-31 UCR registration for 2027 due');
    expect(titles({}).join()).not.toContain('UCR');
  });

  it('gives every day a name of its own', () => {
    const all = carrierDeadlines({
      ...FACTS,
      taxes: [
        { state: 'OR', name: 'OR', frequency: 'monthly' },
        { state: 'KY', name: 'KYU', frequency: 'quarterly' },
      ],
      trucks: [{ unit: '17', pounds: null, inServiceOn: '2026-10-12' }],
      hasUsdot: true,
    });
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  });
});
