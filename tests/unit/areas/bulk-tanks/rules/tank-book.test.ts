import { describe, expect, it } from 'vitest';
import {
  differencePercent,
  tankPeriod,
  tankQuestions,
  type TankDay,
} from '~/areas/bulk-tanks/rules/tank-book';
import { decimal } from '~/engine/units/decimal';

const day = (date: string, of: Partial<TankDay>): TankDay => ({
  date,
  delivered: '0',
  deliveredTaxPaid: '0',
  own: '0',
  ownTaxPaid: '0',
  other: '0',
  measured: null,
  ...of,
});

const DAYS = [
  day('2026-06-30', { measured: '4000' }),
  day('2026-07-10', { delivered: '6000', deliveredTaxPaid: '6000', own: '1500', ownTaxPaid: '1500' }),
  day('2026-07-31', { own: '2500', other: '200', measured: '5780' }),
  day('2026-08-15', { own: '3000', measured: null }),
];

const july = () => tankPeriod(DAYS, '2026-07-01', '2026-07-31');

describe('tankPeriod', () => {
  it('opens with the reading before, and calls what a reading lacks a loss', () => {
    const book = july();
    expect(
      [book.opening, book.delivered, book.own, book.other, book.difference, book.closing].map(Number),
    ).toEqual([4000, 6000, 4000, 200, -20, 5780]);
    expect(differencePercent(book)?.toFixed(2)).toBe('-0.48');
    expect([book.measuredOn, book.isOpeningMeasured]).toEqual(['2026-07-31', true]);
    expect(tankQuestions(book, decimal(12_000))).toEqual([]);
  });

  it('goes on with the measured stock, and asks for a reading where a month has none', () => {
    const august = tankPeriod(DAYS, '2026-08-01', '2026-08-31');
    expect([august.opening, august.own, august.difference, august.closing].map(Number)).toEqual([
      5780, 3000, 0, 2780,
    ]);
    expect(tankQuestions(august, decimal(12_000))).toEqual(['no-reading']);
  });

  it('takes the first reading of all as its opening stock, and no difference', () => {
    const june = tankPeriod(DAYS, '2026-06-01', '2026-06-30');
    expect([june.opening, june.difference, june.closing].map(Number)).toEqual([4000, 0, 4000]);
  });

  it('has an empty book without any day, and closes as it opened in a month without one', () => {
    expect(Number(tankPeriod([], '2026-07-01', '2026-07-31').closing)).toBe(0);
    const september = tankPeriod(DAYS, '2026-09-01', '2026-09-30');
    expect([september.opening, september.closing].map(Number)).toEqual([2780, 2780]);
    expect(tankQuestions(september, decimal(12_000))).toEqual([]);
  });

  it('asks about more than the tank holds, more than was in it, and a large difference', () => {
    expect(tankQuestions(july(), decimal(9000))).toEqual(['over-capacity']);
    const empty = tankPeriod([day('2026-07-02', { own: '10' })], '2026-07-01', '2026-07-31');
    expect(tankQuestions(empty, decimal(9000))).toEqual(['no-reading', 'not-opened']);
    const drained = tankPeriod(
      [day('2026-06-30', { measured: '5' }), day('2026-07-02', { own: '10', measured: '0' })],
      '2026-07-01',
      '2026-07-31',
    );
    expect(tankQuestions(drained, decimal(9000))).toEqual(['below-empty']);
    // 1 % of 10,000 L and 130 gallons (492.1 L) are 592.1 L.
    const lost = (liters: string) =>
      tankPeriod(
        [day('2026-06-30', { measured: '20000' }), day('2026-07-02', { own: '10000', measured: liters })],
        '2026-07-01',
        '2026-07-31',
      );
    expect(tankQuestions(lost('9407.9'), decimal(30_000))).toEqual([]);
    expect(tankQuestions(lost('9407.8'), decimal(30_000))).toEqual(['difference']);
  });
});
