import { intervalOf, priceCentsOf } from './packages';

/** $9, $19.50: dollars as a price is said. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? '\u2212' : '';
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US');
  const rest = Math.abs(cents) % 100;
  return `${sign}$${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

export interface CouponFacts {
  percentOff: number | null;
  amountOffCents: number | null;
  duration: 'once' | 'repeating' | 'forever';
  months: number | null;
}

/** "20% off for 3 months". */
export function couponInWords({ percentOff, amountOffCents, duration, months }: CouponFacts): string {
  const off = percentOff !== null ? `${percentOff}% off` : `${dollars(amountOffCents ?? 0)} off`;
  if (duration === 'forever') return `${off} every month`;
  if (duration === 'once') return `${off} the first payment`;
  return (months ?? 1) === 1 ? `${off} for one month` : `${off} for ${months} months`;
}

/** "Your discount of 20% is taken off until 03/01/2027.": after prices that are named without it. `until` is a day, '' where none is set. */
export function discountInWords(
  {
    percentOff,
    amountOffCents,
  }: Pick<CouponFacts, 'amountOffCents'> & { percentOff: number | string | null },
  until: string,
): string {
  const off = percentOff === null ? dollars(amountOffCents ?? 0) : `${percentOff}%`;
  return `Your discount of ${off} is taken off ${until === '' ? 'as long as it lasts' : `until ${until}`}.`;
}

/** $1,520.00: an amount with its cents, a negative one with a real minus sign. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '\u2212' : '';
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US');
  return `${sign}$${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** "$9 a month", "$90 a year": what one period of a plan costs, by the list where no other price is given. */
export const priceInWords = (planId: string, cents: number = priceCentsOf(planId)): string =>
  `${dollars(cents)} a ${intervalOf(planId)}`;
