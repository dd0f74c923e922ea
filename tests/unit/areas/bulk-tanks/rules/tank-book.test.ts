import { describe, expect, it } from 'vitest';
import {
  differencePercent,
  TANK_QUESTIONS,
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

  it('keeps deliveries and own use with their taxed part, and what went elsewhere', () => {
    const book = tankPeriod(
      [
        day('2026-07-02', {
          delivered: '100.5',
          deliveredTaxPaid: '60.5',
          own: '20',
          ownTaxPaid: '12',
          other: '3',
        }),
        day('2026-07-03', {
          delivered: '10',
          deliveredTaxPaid: '10',
          own: '1.5',
          ownTaxPaid: '1',
          other: '0.25',
        }),
      ],
      '2026-07-01',
      '2026-07-31',
    );
    expect(
      [book.delivered, book.deliveredTaxPaid, book.own, book.ownTaxPaid, book.other, book.closing].map(
        Number,
      ),
    ).toEqual([110.5, 70.5, 21.5, 13, 3.25, 85.75]);
    expect([book.from, book.to]).toEqual(['2026-07-01', '2026-07-31']);
    expect([book.measured, book.measuredOn, book.begins, book.isOpeningMeasured]).toEqual([
      null,
      null,
      false,
      false,
    ]);
  });

  it('begins with a first reading alone on its day; one beside fuel is a difference', () => {
    const from = (first: Partial<TankDay>) =>
      tankPeriod([day('2026-07-02', { measured: '50', ...first })], '2026-07-01', '2026-07-31');
    expect(from({})).toMatchObject({ begins: true, isOpeningMeasured: true });
    expect([from({}).opening, from({}).difference, from({}).lowest].map(Number)).toEqual([50, 0, 50]);
    for (const beside of [{ delivered: '40' }, { own: '1' }, { other: '1' }]) {
      expect(from(beside)).toMatchObject({ begins: false, isOpeningMeasured: false });
    }
    expect(Number(from({ delivered: '40' }).difference)).toBe(10);
    const second = tankPeriod(
      [day('2026-07-02', { delivered: '40' }), day('2026-07-03', { measured: '50' })],
      '2026-07-01',
      '2026-07-31',
    );
    expect([second.begins, Number(second.difference)]).toEqual([false, 10]);
    const before = tankPeriod(
      [day('2026-06-03', { measured: '50' }), day('2026-07-03', { own: '1' })],
      '2026-07-01',
      '2026-07-31',
    );
    expect([before.begins, before.measured]).toEqual([false, null]);
  });

  it('knows the lowest and the highest stock, deliveries before what left', () => {
    const book = tankPeriod(
      [
        day('2026-06-30', { measured: '100' }),
        day('2026-07-02', { delivered: '400', own: '450' }),
        day('2026-07-03', { own: '20', measured: '60' }),
        day('2026-08-01', { own: '60' }),
      ],
      '2026-07-01',
      '2026-07-31',
    );
    expect([book.lowest, book.highest, book.closing].map(Number)).toEqual([30, 500, 60]);
    const gained = tankPeriod(
      [day('2026-06-30', { measured: '10' }), day('2026-07-02', { measured: '90' })],
      '2026-07-01',
      '2026-07-31',
    );
    expect([gained.lowest, gained.highest].map(Number)).toEqual([10, 90]);
  });

  it('takes the last reading of the period, the last day of it included', () => {
    const book = tankPeriod(
      [
        day('2026-07-01', { measured: '10' }),
        day('2026-07-31', { measured: '20' }),
        day('2026-08-01', { measured: '30' }),
      ],
      '2026-07-01',
      '2026-07-31',
    );
    expect([book.measuredOn, Number(book.measured), Number(book.closing)]).toEqual(['2026-07-31', 20, 20]);
  });

  it('counts what moves on the first day of the period', () => {
    const book = tankPeriod([day('2026-07-01', { delivered: '10' })], '2026-07-01', '2026-07-31');
    expect([book.opening, book.delivered, book.closing].map(Number)).toEqual([0, 10, 10]);
  });

  it('allows 130 gallons for each month of a period, a gain as well as a loss', () => {
    const book = (liters: string) =>
      tankPeriod(
        [day('2026-06-30', { measured: '20000' }), day('2026-07-02', { own: '10000', measured: liters })],
        '2026-07-01',
        '2026-09-30',
      );
    // 100 L and three times 492.1 L are 1,576.3 L.
    expect(tankQuestions(book('11576.3'), decimal(30_000), 3)).toEqual([]);
    expect(tankQuestions(book('11576.4'), decimal(30_000), 3)).toEqual(['difference']);
  });

  it('counts what went to others among what left, and has no share of nothing', () => {
    const other = tankPeriod(
      [day('2026-06-30', { measured: '1000' }), day('2026-07-02', { other: '200', measured: '790' })],
      '2026-07-01',
      '2026-07-31',
    );
    expect(differencePercent(other)?.toFixed(2)).toBe('-5.00');
    expect(differencePercent(tankPeriod([], '2026-07-01', '2026-07-31'))).toBeNull();
  });

  it('says in words what an auditor would ask', () => {
    expect(TANK_QUESTIONS).toEqual({
      'no-reading': 'No inventory reading in this period. P550 asks for one each quarter at least.',
      'not-opened':
        'More was withdrawn than was delivered. Enter the stock on hand from before as an inventory reading.',
      'below-empty': 'More was withdrawn than was in the tank. A delivery or a reading may be missing.',
      'over-capacity': 'More was in the tank than it holds. Check the quantities and the capacity.',
      difference: 'The difference is larger than 1 % of what was withdrawn plus 130 gallons a month.',
    });
  });
});
