/**
 * One fuel's schedule, column by column as the return forms have it (NY IFTA-101, TX 56-102, Idaho):
 * whole distances and fuel, average to two decimals, whole taxable fuel, tax in cents.
 */
import { isIftaMember, requireJurisdiction } from '~/engine/jurisdictions/codes';
import { matchRateUnit } from '~/engine/jurisdictions/published-rate';
import type { UnitSystem } from '~/engine/units/conversion';
import {
  Decimal,
  decimal,
  roundHalfUp,
  toCents,
  toSafeInteger,
  toWhole,
  type DecimalInput,
} from '~/engine/units/decimal';
import { averageOf } from './average';
import { defaultFuelUnit } from './fuel-types';
import { interestShares, type InterestPeriod } from './interest';
import { roundLines, type WholeLine } from './round-lines';
import type {
  LineTotals,
  NotComputed,
  ReturnLine,
  Schedule,
  ScheduleInput,
  SurchargeFigures,
  TaxBasis,
} from './return-types';
import { scheduleNotices } from './schedule-notices';

export interface ScheduleContext {
  readonly unitSystem: UnitSystem;
  readonly averagePreRoundDigits: number | null;
  /** Null: in time, or no filing date given. */
  readonly interestPeriod: InterestPeriod | null;
}

/**
 * Computes a schedule. Throws RangeError on figures that cannot be (not a number, negative, taxable distance
 * above total, unknown jurisdiction): callers check what people typed before.
 */
export function computeSchedule(input: ScheduleInput, context: ScheduleContext): Schedule {
  const { fuelType } = input;
  const fuelUnit = input.fuelUnit ?? defaultFuelUnit(fuelType, context.unitSystem);
  const measured = input.equivalentOf ?? fuelUnit;
  const members = input.lines.filter((line) => isIftaMember(line.jurisdiction));
  const nonIftaLines = input.lines
    .filter((line) => !isIftaMember(line.jurisdiction))
    .map((line) => ({
      jurisdiction: requireJurisdiction(line.jurisdiction).code,
      totalDistance: toWhole(notNegative(line.totalDistance, `distance in ${line.jurisdiction}`)),
    }));

  const rows = roundLines(members);
  const iftaDistance = rows.reduce((sum, row) => sum + row.totalDistance, 0);
  const nonIftaDistance =
    toWhole(notNegative(input.nonIftaDistance ?? 0, 'non-IFTA distance')) +
    nonIftaLines.reduce((sum, line) => sum + line.totalDistance, 0);
  const totalDistance = iftaDistance + nonIftaDistance;
  const totalFuel = toWhole(notNegative(input.totalFuel, 'total fuel'));

  const over = input.averageOver;
  const average = averageOf({
    distance: over ? toWhole(notNegative(over.distance, 'distance for the average')) : totalDistance,
    fuel: over ? toWhole(notNegative(over.fuel, 'fuel for the average')) : totalFuel,
    fuelUnit,
    unitSystem: context.unitSystem,
    preRoundDigits: context.averagePreRoundDigits,
  });

  const taxed = rows.map((row) =>
    computeLine(row, { ...context, fuelType, measured, average: average.hundredths }),
  );
  const lines = withInterest(taxed, context.interestPeriod);
  const complete = lines.every((line) => line.taxCents !== null && line.surcharge?.cents !== null);
  const schedule = {
    fuelType,
    fuelUnit,
    lines,
    nonIftaLines,
    iftaDistance,
    nonIftaDistance,
    totalDistance,
    totalFuel,
    average,
    totals: totalsOf(lines),
    complete,
  };
  return { ...schedule, notices: scheduleNotices(schedule, context.unitSystem, measured) };
}

interface LineContext extends ScheduleContext {
  readonly fuelType: ReturnLine['fuelType'];
  /** What the fuel was entered in, by which a rate fits it or not. */
  readonly measured: Schedule['fuelUnit'];
  readonly average: number | null;
}

function computeLine(row: WholeLine, context: LineContext): ReturnLine {
  const { totalDistance, taxableDistance, taxPaidFuel } = row;
  const taxableFuel = taxableFuelOf(taxableDistance, context.average);
  const netTaxableFuel = taxableFuel === null ? null : taxableFuel - taxPaidFuel;
  const taxed = taxOf(row, taxableFuel, netTaxableFuel, context);
  const figures = {
    jurisdiction: row.jurisdiction,
    fuelType: context.fuelType,
    segment: row.segment,
    totalDistance,
    taxableDistance,
    taxableFuel,
    taxPaidFuel,
    netTaxableFuel,
    rateUnit: row.rate?.unit ?? null,
    rateStatus: row.rate?.status ?? null,
  };
  return { ...figures, ...taxed, interestCents: 0 };
}

/** K = I / E, nearest whole, with the rounded average; no distance needs no average. */
function taxableFuelOf(taxableDistance: number, averageHundredths: number | null): number | null {
  if (taxableDistance === 0) return 0;
  if (averageHundredths === null) return null;
  return toSafeInteger(roundHalfUp(new Decimal(taxableDistance).times(100).dividedBy(averageHundredths)));
}

interface Taxed {
  basis: TaxBasis;
  rate: string | null;
  taxCents: number | null;
  notComputed: NotComputed | null;
  surcharge: SurchargeFigures | null;
}

function taxOf(
  row: WholeLine,
  taxableFuel: number | null,
  netFuel: number | null,
  context: LineContext,
): Taxed {
  const { rate } = row;
  // Oregon taxes by weight and mile outside IFTA: the line is reported, with no rate and 0.00.
  if (row.jurisdiction === 'OR')
    return { basis: 'none', rate: null, taxCents: 0, notComputed: null, surcharge: null };
  // Nothing to tax and nothing to give back: whatever the rate, it comes to 0.00.
  if (!rate && row.taxableDistance === 0 && row.taxPaidFuel === 0)
    return { basis: 'none', rate: null, taxCents: 0, notComputed: null, surcharge: null };
  if (!rate) return notComputed('missing-rate', null);

  const byDistance = rate.unit === 'mile';
  const matches = matchRateUnit(rate.unit, context.measured) !== 'mismatch';
  const surchargeBase = byDistance ? row.taxableDistance : taxableFuel;
  const surcharge = hasRate(rate.surcharge)
    ? surchargeOf(rate.surcharge, matches ? surchargeBase : null)
    : null;
  if (rate.rate === null) return { basis: 'none', rate: null, taxCents: 0, notComputed: null, surcharge };

  if (!matches) return { ...notComputed('unit-mismatch', rate.rate), surcharge };
  // A distance tax is on the distance driven there; fuel or energy bought elsewhere is no credit against it.
  const quantity = byDistance ? row.taxableDistance : netFuel;
  if (quantity === null) return { ...notComputed('no-average', rate.rate), surcharge };
  return {
    basis: byDistance ? 'distance' : 'fuel',
    rate: rate.rate,
    taxCents: toCents(decimal(rate.rate).times(quantity)),
    notComputed: null,
    surcharge,
  };
}

function notComputed(reason: NotComputed, rate: string | null): Taxed {
  return { basis: 'fuel', rate, taxCents: null, notComputed: reason, surcharge: null };
}

function hasRate(rate: string | null): rate is string {
  return rate !== null && !decimal(rate).isZero();
}

/** Surcharge lines carry K only: no tax-paid fuel, so never negative (NY IFTA-101-I). */
function surchargeOf(rate: string, base: number | null): SurchargeFigures {
  return { rate, cents: base === null ? null : toCents(decimal(rate).times(base)) };
}

/**
 * Interest is owed to each jurisdiction on what it is owed (R1230): its tax and surcharge lines are added before
 * interest is computed (North Carolina's return does so), a credit of another jurisdiction is not.
 */
function withInterest(lines: readonly ReturnLine[], period: InterestPeriod | null): ReturnLine[] {
  if (period === null) return [...lines];
  const result = [...lines];
  for (const jurisdiction of new Set(lines.map((line) => line.jurisdiction))) {
    const indexes = lines.flatMap((line, index) => (line.jurisdiction === jurisdiction ? [index] : []));
    const shares = interestShares(
      indexes.map((index) => owedOn(lines[index])),
      period,
    );
    indexes.forEach((index, position) => {
      const line = lines[index];
      if (line) result[index] = { ...line, interestCents: shares === null ? null : (shares[position] ?? 0) };
    });
  }
  return result;
}

function owedOn(line: ReturnLine | undefined): number | null {
  if (!line || line.taxCents === null || line.surcharge?.cents === null) return null;
  return line.taxCents + (line.surcharge?.cents ?? 0);
}

/** Totals are sums of the rounded lines; what is not computed adds nothing and is marked by `complete`. */
function totalsOf(lines: readonly ReturnLine[]): LineTotals {
  const sum = (pick: (line: ReturnLine) => number | null | undefined) =>
    lines.reduce((total, line) => total + (pick(line) ?? 0), 0);
  return {
    totalDistance: sum((line) => line.totalDistance),
    taxableDistance: sum((line) => line.taxableDistance),
    taxableFuel: sum((line) => line.taxableFuel),
    taxPaidFuel: sum((line) => line.taxPaidFuel),
    netTaxableFuel: sum((line) => line.netTaxableFuel),
    taxCents: sum((line) => line.taxCents),
    surchargeCents: sum((line) => line.surcharge?.cents),
    interestCents: sum((line) => line.interestCents),
  };
}

/** An exact figure that cannot be negative; throws RangeError naming it otherwise. */
function notNegative(value: DecimalInput, what: string): Decimal {
  const exact = decimal(value);
  if (exact.isNegative() && !exact.isZero())
    throw new RangeError(`The ${what} cannot be negative: ${exact.toString()}`);
  return exact;
}
