import { describe, expect, it } from 'vitest';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { interestOn, interestPeriod } from '~/engine/ifta/interest';
import { INTEREST_RATES, interestRateForYear, monthlyFactorOn } from '~/engine/ifta/interest-rates';
import { penaltyFor } from '~/engine/ifta/penalty';
import { diesel, line, lineOf, rate, returnOf } from './return-builders';

describe('interest rates (R1230.100)', () => {
  it.each([
    ['2013-06-30', '0.01'],
    ['2013-07-01', '0.004167'],
    ['2016-12-31', '0.004167'],
    ['2018-01-01', '0.005'],
    ['2019-06-01', '0.005833'],
    ['2022-12-31', '0.004167'],
    ['2023-01-01', '0.006667'],
    ['2024-05-01', '0.008333'],
    ['2025-05-01', '0.0075'],
    ['2026-12-31', '0.0075'],
  ])('on %s a month costs %s', (date, factor) => {
    expect(monthlyFactorOn('US', date)?.toString()).toBe(factor);
  });

  it('does not invent years: 2027, and Canada outside 2023 (R1230.200)', () => {
    expect(monthlyFactorOn('US', '2027-01-01')).toBeUndefined();
    expect(monthlyFactorOn('CA', '2023-05-01')?.toString()).toBe('0.005833');
    for (const year of [2022, 2024, 2025, 2026])
      expect(monthlyFactorOn('CA', `${year}-05-01`)).toBeUndefined();
  });

  it('takes years that someone entered, which win over shipped ones', () => {
    const rates = [
      ...INTEREST_RATES,
      interestRateForYear('CA', 2026, '5', 'base jurisdiction notice'),
      interestRateForYear('US', 2026, '10', 'corrected'),
    ];
    expect(monthlyFactorOn('CA', '2026-05-01', rates)?.toString()).toBe('0.004167');
    expect(monthlyFactorOn('US', '2026-05-01', rates)?.toString()).toBe('0.008333');
  });
});

describe('months or parts of a month from the day after the due date (R1230)', () => {
  it.each([
    ['2025-10-31', '2025-10-31', 0],
    ['2025-10-31', '2025-10-01', 0],
    ['2025-10-31', '2025-11-01', 1],
    ['2025-10-31', '2025-11-30', 1],
    ['2025-10-31', '2025-12-01', 2],
    ['2025-04-30', '2025-05-31', 1],
    ['2025-04-30', '2025-06-01', 2],
    ['2026-02-02', '2026-03-02', 1],
    ['2026-02-02', '2026-03-03', 2],
    ['2025-01-31', '2025-02-28', 1],
    ['2025-01-31', '2025-03-01', 2],
  ])('due %s, paid %s: %d months', (due, paid, months) => {
    expect(interestPeriod(due, paid, 'US').months).toBe(months);
  });

  it('uses the rate of the calendar year each month begins in', () => {
    // November and December 2024 at .008333, January to March 2025 at .007500.
    expect(interestPeriod('2024-10-31', '2025-03-15', 'US').factor?.toString()).toBe('0.039166');
  });

  it('says which years are unknown instead of guessing', () => {
    expect(interestPeriod('2026-11-02', '2027-02-10', 'US')).toMatchObject({
      factor: null,
      unknownYears: [2027],
    });
  });

  it('is rounded to cents per line, and zero on credits', () => {
    const period = interestPeriod('2025-10-31', '2025-11-15', 'US');
    expect(interestOn(10000, period)).toBe(75);
    expect(interestOn(-10000, period)).toBe(0);
    expect(interestOn(0, period)).toBe(0);
    // 6.00 x 0.0075 = 0.045
    expect(interestOn(600, period)).toBe(5);
  });
});

describe('a late return', () => {
  const schedules = [
    diesel('1250', [
      line('TX', '6000', '900', '0.2000'),
      line('KY', '2000', '100', null, { rate: rate('0.2200', { surcharge: '0.1050' }) }),
      line('CA', '2000', '50', '0.9790'),
    ]),
  ];
  const filedOn = (date: string, base = 'TX') =>
    returnOf(schedules, {
      base: baseProfileOf(base),
      unitSystem: 'us',
      quarter: { year: 2025, quarter: 4 },
      filing: { filedOn: date },
    });

  it('has no interest and no penalty on the due date', () => {
    expect(filedOn('2026-02-02')).toMatchObject({
      late: false,
      totals: { interestCents: 0, penaltyCents: 0, dueCents: 22505 },
    });
  });

  it('has interest per jurisdiction with tax due: the credit of Texas does not lower it', () => {
    const computed = filedOn('2026-02-03');
    expect(lineOf(computed, 'TX').interestCents).toBe(0);
    // Kentucky's 33.00 and its surcharge of 26.25 together, and 195.80, at .0075.
    expect(lineOf(computed, 'KY').interestCents).toBe(44);
    expect(lineOf(computed, 'CA').interestCents).toBe(147);
    expect(computed.totals).toMatchObject({
      netTaxCents: 22505,
      interestCents: 191,
      penaltyCents: 5000,
      dueCents: 22505 + 191 + 5000,
    });
  });

  it('adds the lines of one jurisdiction before interest, its surcharge and the parts of a changed rate', () => {
    const first = { from: '2025-10-01', to: '2025-10-31' };
    const second = { from: '2025-11-01', to: '2025-12-31' };
    const computed = returnOf(
      [
        diesel('1000', [
          line('KY', '800', '150', null, { rate: rate('0.2200', { surcharge: '0.1050' }) }),
          line('NJ', '1600', '100', '0.4930', { segment: first }),
          line('NJ', '1600', '300', '0.5190', { segment: second }),
          line('TX', '4000', '0', '0.2000'),
        ]),
      ],
      { quarter: { year: 2025, quarter: 4 }, filing: { filedOn: '2026-02-03' } },
    );
    // KY: -11.00 + 10.50 is a credit. NJ: 49.30 - 51.90 is one too. TX: 100.00 x .0075.
    expect(computed.schedules[0]?.lines.map((entry) => entry.interestCents)).toEqual([0, 0, 0, 75]);
  });

  it('divides the interest of a jurisdiction between its lines by what each owes', () => {
    const computed = returnOf(
      [
        diesel('1000', [
          line('NJ', '6000', '0', '0.5000', { segment: { from: '2025-10-01', to: '2025-10-31' } }),
          line('NJ', '2000', '0', '0.5000', { segment: { from: '2025-11-01', to: '2025-12-31' } }),
        ]),
      ],
      { quarter: { year: 2025, quarter: 4 }, filing: { filedOn: '2026-02-03' } },
    );
    expect(computed.schedules[0]?.lines.map((entry) => entry.interestCents)).toEqual([281, 94]);
    expect(computed.totals.interestCents).toBe(375);
  });

  it('adds Nevada its own penalty: $50 plus 10% (R1220)', () => {
    expect(filedOn('2026-02-03', 'NV').totals.penaltyCents).toBe(5000 + 2251);
  });

  it('leaves interest open where the year is unknown, and says so', () => {
    const computed = filedOn('2026-02-03', 'ON');
    expect(computed.complete).toBe(false);
    expect(lineOf(computed, 'CA').interestCents).toBeNull();
    expect(lineOf(computed, 'TX').interestCents).toBe(0);
    expect(computed.notices).toContainEqual(
      expect.objectContaining({ code: 'interest-rate-unknown', years: [2026] }),
    );
  });

  it('is late by its payment too', () => {
    const computed = returnOf(schedules, {
      quarter: { year: 2025, quarter: 4 },
      filing: { filedOn: '2026-01-20', paidOn: '2026-03-03' },
    });
    expect(computed).toMatchObject({ late: true, interestPeriod: { months: 2 } });
  });

  it('honors a due date the base granted', () => {
    const computed = returnOf(schedules, {
      quarter: { year: 2025, quarter: 4 },
      filing: { filedOn: '2026-03-01', dueDate: '2026-03-02' },
    });
    expect(computed).toMatchObject({ late: false, totals: { interestCents: 0, penaltyCents: 0 } });
  });
});

describe('penalty (R1220)', () => {
  it.each([
    [0, 5000, 'nil return'],
    [-20000, 5000, 'credit return'],
    [49990, 5000, 'ten percent below the minimum'],
    [50000, 5000, 'exactly the minimum'],
    [50010, 5001, 'ten percent above'],
    [123455, 12346, 'rounded to the cent'],
  ])('on a net tax of %d cents is %d: %s', (netTax, cents) => {
    expect(penaltyFor(netTax, true)).toBe(cents);
    expect(penaltyFor(netTax, false)).toBe(0);
  });
});
