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

/** Tax of a trip: taxable distance / average x rate, over its states. Null where the average or any rate is unknown. */
export function tripTaxCents(
  lines: readonly { taxableDistance: DecimalInput; rate: LineRate | undefined }[],
  average: Decimal | undefined,
): number | null {
  if (!average || average.isZero()) return null;
  let dollars = ZERO;
  for (const { taxableDistance, rate } of lines) {
    if (!rate) return null;
    const perUnit = decimal(rate.rate ?? '0').plus(decimal(rate.surcharge ?? '0'));
    const distance = decimal(taxableDistance);
    dollars = dollars.plus(
      rate.unit === 'mile' ? distance.times(perUnit) : distance.dividedBy(average).times(perUnit),
    );
  }
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
