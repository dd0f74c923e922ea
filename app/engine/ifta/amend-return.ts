/**
 * An amended return: what changes line by line against the one filed, and what that costs. An amended return
 * states the new figures in full; the difference is what is paid or refunded.
 */
import { dueDateOf } from '~/engine/calendar/due-date';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey } from '~/engine/calendar/quarter';
import { FUEL_TYPES, type FuelType } from './fuel-types';
import { interestPeriod, interestShares, type InterestPeriod } from './interest';
import type { InterestRate } from './interest-rates';
import type { IftaReturn, ReturnLine, Segment } from './return-types';

export interface LineDifference {
  readonly fuelType: FuelType;
  readonly jurisdiction: string;
  readonly segment: Segment | null;
  /** Null where the line is only on the other return. */
  readonly filed: ReturnLine | null;
  readonly amended: ReturnLine | null;
  readonly totalDistance: number;
  readonly taxableDistance: number;
  readonly taxPaidFuel: number;
  /** Null when one of the figures is not computed. */
  readonly taxableFuel: number | null;
  readonly netTaxableFuel: number | null;
  readonly taxCents: number | null;
  readonly surchargeCents: number | null;
  /** On additional tax only; null when the rate is unknown. */
  readonly interestCents: number | null;
}

/** A change as it is kept and shown, without the two lines it lies between. */
export type LineChange = Omit<LineDifference, 'filed' | 'amended'>;

export interface Amendment {
  /** Lines with any change, by fuel in matrix order, then by jurisdiction and date. */
  readonly lines: readonly LineDifference[];
  readonly taxCents: number;
  readonly surchargeCents: number;
  /** Additional tax and surcharge; negative is a refund. */
  readonly netTaxCents: number;
  readonly interestCents: number;
  readonly complete: boolean;
}

export interface AmendmentPayment {
  readonly paidOn: LocalDate;
  /** That of the quarter by default: interest runs from the original due date. */
  readonly dueDate?: LocalDate;
  readonly interestRates?: readonly InterestRate[];
}

/**
 * The difference between a filed return and its amended figures. Interest runs on what each jurisdiction
 * is owed more for a fuel, from the day after the original due date (R1230); less tax in one does not lower it in another.
 * Throws RangeError when the returns are not of the same quarter and units.
 */
export function amendReturn(filed: IftaReturn, amended: IftaReturn, payment?: AmendmentPayment): Amendment {
  if (quarterKey(filed.quarter) !== quarterKey(amended.quarter) || filed.unitSystem !== amended.unitSystem) {
    throw new RangeError('An amended return is for the same quarter and in the same units as the one filed');
  }
  const dueDate = payment?.dueDate ?? dueDateOf(filed.quarter, filed.base).date;
  const period =
    payment && payment.paidOn > dueDate
      ? interestPeriod(dueDate, payment.paidOn, filed.base.country, payment.interestRates)
      : null;

  const before = linesByKey(filed);
  const after = linesByKey(amended);
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const lines = keys
    .map((key) => differenceOf(before.get(key) ?? null, after.get(key) ?? null))
    .filter((line): line is LineDifference => line !== null)
    .sort(byFuelAndPlace);
  const late = period === null ? lines : withInterest(lines, period);

  const sum = (name: 'taxCents' | 'surchargeCents' | 'interestCents') =>
    late.reduce((total, line) => total + (line[name] ?? 0), 0);
  const taxCents = sum('taxCents');
  const surchargeCents = sum('surchargeCents');
  return {
    lines: late,
    taxCents,
    surchargeCents,
    netTaxCents: taxCents + surchargeCents,
    interestCents: sum('interestCents'),
    complete: late.every(
      (line) => line.taxCents !== null && line.surchargeCents !== null && line.interestCents !== null,
    ),
  };
}

function linesByKey(computed: IftaReturn): Map<string, ReturnLine> {
  const lines = new Map<string, ReturnLine>();
  for (const schedule of computed.schedules) {
    for (const line of schedule.lines) {
      const key = `${line.fuelType}/${line.jurisdiction}/${line.segment?.from ?? ''}`;
      // A return typed in by hand may list a jurisdiction twice: the nth is compared with the nth.
      let nth = 1;
      while (lines.has(`${key}/${nth}`)) nth += 1;
      lines.set(`${key}/${nth}`, line);
    }
  }
  return lines;
}

function byFuelAndPlace(a: LineDifference, b: LineDifference): number {
  const fuel = FUEL_TYPES.indexOf(a.fuelType) - FUEL_TYPES.indexOf(b.fuelType);
  if (fuel !== 0) return fuel;
  const [first, second] = [a, b].map((line) => `${line.jurisdiction} ${line.segment?.from ?? ''}`) as [
    string,
    string,
  ];
  return first === second ? 0 : first < second ? -1 : 1;
}

function differenceOf(filed: ReturnLine | null, amended: ReturnLine | null): LineDifference | null {
  const line = amended ?? filed;
  if (!line) return null;
  const taxCents = minus(amended ? amended.taxCents : 0, filed ? filed.taxCents : 0);
  const surchargeCents = minus(surchargeOf(amended), surchargeOf(filed));
  const difference = {
    totalDistance: (amended?.totalDistance ?? 0) - (filed?.totalDistance ?? 0),
    taxableDistance: (amended?.taxableDistance ?? 0) - (filed?.taxableDistance ?? 0),
    taxPaidFuel: (amended?.taxPaidFuel ?? 0) - (filed?.taxPaidFuel ?? 0),
    taxableFuel: minus(amended ? amended.taxableFuel : 0, filed ? filed.taxableFuel : 0),
    netTaxableFuel: minus(amended ? amended.netTaxableFuel : 0, filed ? filed.netTaxableFuel : 0),
    taxCents,
    surchargeCents,
  };
  if (Object.values(difference).every((value) => value === 0)) return null;
  return {
    fuelType: line.fuelType,
    jurisdiction: line.jurisdiction,
    segment: line.segment,
    filed,
    amended,
    ...difference,
    interestCents: 0,
  };
}

function surchargeOf(line: ReturnLine | null): number | null {
  return line?.surcharge ? line.surcharge.cents : 0;
}

/** As on the return itself: what one jurisdiction is owed more for a fuel is added before interest is computed. */
function withInterest(lines: readonly LineDifference[], period: InterestPeriod): LineDifference[] {
  const placeOf = (line: LineDifference) => `${line.fuelType}/${line.jurisdiction}`;
  const byPlace = new Map<string, LineDifference[]>();
  for (const line of lines) byPlace.set(placeOf(line), [...(byPlace.get(placeOf(line)) ?? []), line]);
  return [...byPlace.values()].flatMap((own) => {
    const shares = interestShares(
      own.map((line) => plus(line.taxCents, line.surchargeCents)),
      period,
    );
    return own.map((line, at) => ({ ...line, interestCents: shares === null ? null : (shares[at] ?? 0) }));
  });
}

function minus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b;
}

function plus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
