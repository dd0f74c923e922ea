/** Figures as text with a real minus sign, for prints. */
import type { ReturnLine } from '~/engine/ifta/return-types';
import { fixedFromScaled, formatWhole } from '~/engine/units/format';

const MINUS = '\u2212';

/** 12345 -> "12,345", -120 -> "−120". */
export const wholeText = (value: number): string => formatWhole(value).replace('-', MINUS);

/** As `centsText`; a sum that is short of something is none. */
export const amountText = (cents: number | null, symbol = ''): string =>
  cents === null ? 'incomplete' : centsText(cents, symbol);

/** 123456 cents -> "1,234.56", with the symbol behind the sign. */
export function centsText(cents: number, symbol = ''): string {
  const text = fixedFromScaled(Math.abs(cents), 2);
  const [whole = '', fraction = ''] = text.split('.');
  return `${cents < 0 ? MINUS : ''}${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Whether a line has a figure to type or read: less than half a mile in a state, and no fuel, rounds to zeros. */
export const hasFigures = ({ totalDistance, taxPaidFuel }: ReturnLine): boolean =>
  totalDistance !== 0 || taxPaidFuel !== 0;
