/** The share of the quarter's tax that one trip or one purchase stands for, at the quarter's average. For lists only. */
import type { LineRate } from '../jurisdictions/published-rate';
import {
  decimal,
  roundHalfAwayFromZero,
  toSafeInteger,
  ZERO,
  type Decimal,
  type DecimalInput,
} from '../units/decimal';

/** Rates come as the same objects for every record of a quarter: each is added up once. */
const perUnitOf = new WeakMap<LineRate, Decimal>();

function taxPerUnit(rate: LineRate): Decimal {
  let known = perUnitOf.get(rate);
  if (known === undefined)
    perUnitOf.set(rate, (known = decimal(rate.rate ?? '0').plus(decimal(rate.surcharge ?? '0'))));
  return known;
}

/**
 * Tax of a trip: taxable distance / average x rate, over its states, divided once. Null where the average or any rate is
 * unknown.
 */
export function tripTaxCents(
  lines: readonly { taxableDistance: Decimal; rate: LineRate | undefined }[],
  average: Decimal | undefined,
): number | null {
  if (!average || average.isZero()) return null;
  let [byFuel, byDistance] = [ZERO, ZERO];
  for (const { taxableDistance, rate } of lines) {
    if (!rate) return null;
    const product = taxableDistance.times(taxPerUnit(rate));
    if (rate.unit === 'mile') byDistance = byDistance.plus(product);
    else byFuel = byFuel.plus(product);
  }
  const dollars = byFuel.dividedBy(average).plus(byDistance);
  return toSafeInteger(roundHalfAwayFromZero(dollars.times(100)));
}

/** Credit of a tax-paid purchase: minus fuel x rate. No surcharge: it is not paid at the pump. Null without a rate. */
export function fuelCreditCents(
  fuel: DecimalInput,
  rate: LineRate | undefined,
  taxPaid: boolean,
): number | null {
  if (!taxPaid) return 0;
  if (!rate) return null;
  const cents = roundHalfAwayFromZero(
    decimal(fuel)
      .times(decimal(rate.rate ?? '0'))
      .times(-100),
  );
  return toSafeInteger(cents);
}
