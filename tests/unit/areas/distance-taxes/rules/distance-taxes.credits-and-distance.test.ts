import { describe, expect, it } from 'vitest';
import { availableCredit, usableCredit, type CreditStep } from '~/areas/returns/rules/credit-ledger';
import { centsOf } from '~/areas/distance-taxes/rules/compute-distance-tax';
import { DISTANCE_TAXES, isSubject } from '~/areas/distance-taxes/rules/distance-taxes';
import {
  distanceYear,
  distanceYears,
  lastDistanceYear,
  shareMilliPercent,
} from '~/areas/distance-taxes/rules/distance-year';

const step = (stepCents: number, more: Partial<CreditStep> = {}): CreditStep => ({
  quarterKey: 20261,
  version: 1,
  stepCents,
  creditUse: 'carry',
  creditAppliedCents: 0,
  ...more,
});

describe('the credit that is carried', () => {
  it('is what was not paid out, less what was used since', () => {
    expect(availableCredit([])).toBe(0);
    expect(availableCredit([step(-12_000)])).toBe(12_000);
    expect(availableCredit([step(-12_000), step(5000, { creditAppliedCents: 5000 })])).toBe(7000);
    expect(availableCredit([step(-12_000), step(-3000), step(5000, { creditAppliedCents: 5000 })])).toBe(
      10_000,
    );
  });

  it('has none of a credit that was paid out, and none of a payment', () => {
    expect(availableCredit([step(-12_000, { creditUse: 'refund' })])).toBe(0);
    expect(availableCredit([step(12_000)])).toBe(0);
    expect(availableCredit([step(-12_000), step(12_000)])).toBe(12_000);
  });

  it('is never below zero, as when the return that had it was amended', () => {
    expect(availableCredit([step(5000, { creditAppliedCents: 5000 })])).toBe(0);
  });

  it('pays at most what is there, and at most what is due', () => {
    expect(usableCredit(5000, 12_000)).toBe(5000);
    expect(usableCredit(12_000, 5000)).toBe(5000);
    expect(usableCredit(-12_000, 5000)).toBe(0);
    expect(usableCredit(5000, 0)).toBe(0);
  });
});

const taxOf = (jurisdiction: string) => DISTANCE_TAXES.find((tax) => tax.jurisdiction === jurisdiction)!;

describe('taxes on distance beside IFTA', () => {
  it('are those of five states', () => {
    expect(DISTANCE_TAXES.map((tax) => tax.jurisdiction)).toEqual(['KY', 'NY', 'NM', 'OR', 'CT']);
    expect(DISTANCE_TAXES.map((tax) => tax.name)).toEqual([
      'Kentucky weight distance (KYU)',
      'New York highway use tax (HUT)',
      'New Mexico weight distance',
      'Oregon weight-mile',
      'Connecticut highway use fee',
    ]);
  });

  it.each([
    // Over 59,999 lb; over 18,000 lb; over 26,000 lb.
    ['KY', 59_999, 60_000],
    ['NY', 18_000, 18_001],
    ['NM', 26_000, 26_001],
    ['OR', 26_000, 26_001],
  ])('of %s begin above %i lb', (jurisdiction, without, withIt) => {
    const tax = taxOf(jurisdiction);
    expect(isSubject(tax, { registered: without, combination: null })).toBe('no');
    expect(isSubject(tax, { registered: withIt, combination: null })).toBe('yes');
    expect(isSubject(tax, { registered: without, combination: withIt })).toBe('yes');
    expect(isSubject(tax, { registered: null, combination: withIt })).toBe('yes');
    expect(isSubject(tax, { registered: null, combination: null })).toBe('unknown');
  });

  it('of Connecticut are on combinations of 26,000 lb or more alone: a straight truck owes nothing', () => {
    const subject = (registered: number | null, combination: number | null) =>
      isSubject(taxOf('CT'), { registered, combination });
    expect(subject(33_000, 80_000)).toBe('yes');
    expect(subject(null, 26_000)).toBe('yes');
    expect(subject(25_999, null)).toBe('no');
    expect(subject(25_999, 25_999)).toBe('no');
    // Heavy alone: a straight truck, or a tractor whose combined weight is not entered.
    expect(subject(33_000, null)).toBe('unknown');
    expect(subject(33_000, 25_999)).toBe('unknown');
    expect(subject(null, null)).toBe('unknown');
  });

  it('say beside the figure what the filer must know', () => {
    expect(taxOf('KY').note).toContain('$0.0285 a mile');
    expect(taxOf('NY').note).toContain('Thruway');
    expect(taxOf('NM').note).toContain('empty miles');
    // Monthly is the rule, quarterly on application (ODOT form 9030).
    expect(taxOf('OR').note).toContain('You report monthly, or quarterly once ODOT approves it');
    expect(taxOf('CT').note).toContain('straight trucks owe nothing');
  });

  it('are computed to the cent: Kentucky, 2.85 cents a mile, half up', () => {
    expect(centsOf(1000, 28_500)).toBe(2850);
    // 2.85 cents; 10 miles are 28.5.
    expect(centsOf(1, 28_500)).toBe(3);
    expect(centsOf(10, 28_500)).toBe(29);
    // 23 miles are 65.55, 19 are 54.15.
    expect(centsOf(23, 28_500)).toBe(66);
    expect(centsOf(19, 28_500)).toBe(54);
    expect(centsOf(0, 28_500)).toBe(0);
  });
});

describe('the distance year of a registration', () => {
  it('runs from July to June, for the registrations of the year after', () => {
    expect(distanceYear(2026)).toEqual({
      endYear: 2026,
      from: { year: 2025, quarter: 3 },
      to: { year: 2026, quarter: 2 },
      registrationYear: 2027,
    });
  });

  it.each([
    ['2026-06-30', 2025],
    ['2026-07-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
  ])('that is over on %s ended in %i', (today, endYear) => {
    expect(lastDistanceYear(today).endYear).toBe(endYear);
  });

  it('is listed newest first, the running one at the top, back to the first records, two at least and twelve at most', () => {
    const years = (earliest: number | null) =>
      distanceYears('2026-11-22', earliest).map(({ endYear }) => endYear);
    expect(years(null)).toEqual([2027, 2026]);
    expect(years(20264)).toEqual([2027, 2026]);
    // The year that ended in June 2024 holds the quarters 20233 to 20242.
    expect(years(20242)).toEqual([2027, 2026, 2025, 2024]);
    expect(years(20243)).toEqual([2027, 2026, 2025]);
    expect(years(20001)).toHaveLength(12);
  });

  it('tells shares in thousandths of a percent, half up', () => {
    expect(shareMilliPercent(1, 3)).toBe(33_333);
    expect(shareMilliPercent(2, 3)).toBe(66_667);
    expect(shareMilliPercent(1, 8)).toBe(12_500);
    // 1/200000 is half of a thousandth of a percent.
    expect(shareMilliPercent(1, 200_000)).toBe(1);
    expect(shareMilliPercent(1, 200_001)).toBe(0);
    expect(shareMilliPercent(5, 5)).toBe(100_000);
    expect(shareMilliPercent(0, 5)).toBe(0);
    expect(shareMilliPercent(0, 0)).toBe(0);
    expect(shareMilliPercent(3, -1)).toBe(0);
  });
});
