import type { LocalDate } from '~/engine/calendar/local-date';
import { decimal, ZERO, type Decimal } from '~/engine/units/decimal';
import type { TankUnit } from './tank';

/** What went in and out of a tank on a day; liters, exact decimal text. */
export interface TankDay {
  date: LocalDate;
  delivered: string;
  deliveredTaxPaid: string;
  /** Into own vehicles. */
  own: string;
  ownTaxPaid: string;
  /** Into anything else. */
  other: string;
  /** The stock measured at the end of the day; null without a reading. */
  measured: string | null;
}

/** The book of a tank over a period; liters. opening + delivered - own - other + difference = closing. */
export interface TankPeriod {
  from: LocalDate;
  to: LocalDate;
  opening: Decimal;
  delivered: Decimal;
  deliveredTaxPaid: Decimal;
  own: Decimal;
  ownTaxPaid: Decimal;
  other: Decimal;
  /** What the readings found more (or, negative, less) than the book; zero without a reading. */
  difference: Decimal;
  closing: Decimal;
  /** The last reading of the period, and what was measured. */
  measuredOn: LocalDate | null;
  measured: Decimal | null;
  /** The opening stock goes back to a reading: without one the book begins empty. */
  isOpeningMeasured: boolean;
  /** The lowest and highest stock at the end of a day, readings applied. */
  lowest: Decimal;
  highest: Decimal;
  /** The first reading of all is the stock the book begins with, and no difference. */
  begins: boolean;
}

/**
 * The book of one tank for one period. `days` are all its days up to the end of the period at least, ascending. A reading sets the
 * stock; the difference to the book is a gain or a loss of the period it was read in. The first reading of a tank that had no
 * entry before it is its opening stock.
 */
export function tankPeriod(days: readonly TankDay[], from: LocalDate, to: LocalDate): TankPeriod {
  let stock = ZERO;
  let isMeasured = false;
  let isBegun = false;
  const book: TankPeriod = {
    from,
    to,
    opening: ZERO,
    delivered: ZERO,
    deliveredTaxPaid: ZERO,
    own: ZERO,
    ownTaxPaid: ZERO,
    other: ZERO,
    difference: ZERO,
    closing: ZERO,
    measuredOn: null,
    measured: null,
    isOpeningMeasured: false,
    lowest: ZERO,
    highest: ZERO,
    begins: false,
  };
  let isInside = false;
  const enter = () => {
    isInside = true;
    book.opening = stock;
    book.isOpeningMeasured = isMeasured;
    book.lowest = stock;
    book.highest = stock;
  };
  for (const day of days) {
    if (day.date > to) break;
    if (!isInside && day.date >= from) enter();
    const [delivered, own, other] = [decimal(day.delivered), decimal(day.own), decimal(day.other)];
    const before = stock;
    stock = stock.plus(delivered).minus(own).minus(other);
    const measured = day.measured === null ? null : decimal(day.measured);
    const isFirstStock =
      measured !== null && !isBegun && delivered.isZero() && own.isZero() && other.isZero();
    if (isInside) {
      book.delivered = book.delivered.plus(delivered);
      book.deliveredTaxPaid = book.deliveredTaxPaid.plus(decimal(day.deliveredTaxPaid));
      book.own = book.own.plus(own);
      book.ownTaxPaid = book.ownTaxPaid.plus(decimal(day.ownTaxPaid));
      book.other = book.other.plus(other);
      if (measured !== null) {
        if (isFirstStock) {
          book.opening = measured;
          book.isOpeningMeasured = true;
          book.begins = true;
          book.lowest = measured;
        } else book.difference = book.difference.plus(measured.minus(stock));
        book.measuredOn = day.date;
        book.measured = measured;
      }
      // The fullest moment of a day is after its deliveries.
      const full = before.plus(delivered);
      if (full.greaterThan(book.highest)) book.highest = full;
      if (!isFirstStock && stock.lessThan(book.lowest)) book.lowest = stock;
    }
    if (measured !== null) {
      stock = measured;
      isMeasured = true;
    }
    isBegun = true;
    if (isInside && stock.greaterThan(book.highest)) book.highest = stock;
  }
  if (!isInside) enter();
  book.closing = stock;
  return book;
}

/** In parts of 100 of what left the tank: how large the difference is; null where nothing left it. */
export const differencePercent = ({ difference, own, other }: TankPeriod): Decimal | null => {
  const out = own.plus(other);
  return out.isZero() ? null : difference.times(100).dividedBy(out);
};

/** What an auditor would ask about a period of a tank. */
export type TankQuestion = 'no-reading' | 'not-opened' | 'below-empty' | 'over-capacity' | 'difference';

/** Monthly inventory control of tanks finds more than this not in order: 1.0 % of what left, plus 130 gallons (40 CFR 280.43(a)). */
const ALLOWED_SHARE = '0.01';
const ALLOWED_LITERS = decimal('130').times('3.785411784');

export function tankQuestions(book: TankPeriod, capacityLiters: Decimal, months = 1): TankQuestion[] {
  const moved = !book.delivered.plus(book.own).plus(book.other).isZero();
  const allowed = book.own.plus(book.other).times(ALLOWED_SHARE).plus(ALLOWED_LITERS.times(months));
  return [
    ...(moved && book.measured === null ? (['no-reading'] as const) : []),
    ...(moved && !book.isOpeningMeasured && book.lowest.lessThan(0) ? (['not-opened'] as const) : []),
    ...(book.lowest.lessThan(0) && book.isOpeningMeasured ? (['below-empty'] as const) : []),
    ...(book.highest.greaterThan(capacityLiters) ? (['over-capacity'] as const) : []),
    ...(book.difference.abs().greaterThan(allowed) ? (['difference'] as const) : []),
  ];
}

export const TANK_QUESTIONS: Record<TankQuestion, string> = {
  'no-reading': 'No inventory reading in this period. P550 asks for one each quarter at least.',
  'not-opened':
    'More was withdrawn than was delivered. Enter the stock on hand from before as an inventory reading.',
  'below-empty': 'More was withdrawn than was in the tank. A delivery or a reading may be missing.',
  'over-capacity': 'More was in the tank than it holds. Check the quantities and the capacity.',
  difference: 'The difference is larger than 1 % of what was withdrawn plus 130 gallons a month.',
};

/** What is asked, with the allowance in the unit of the tank. */
export const tankQuestion = (question: TankQuestion, unit: TankUnit): string =>
  unit === 'gallon'
    ? TANK_QUESTIONS[question]
    : TANK_QUESTIONS[question].replace('130 gallons', '492 liters');
