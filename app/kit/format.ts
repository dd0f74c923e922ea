/**
 * How numbers are written. Every function takes an integer whose unit is in the name and does no arithmetic
 * on the value but moving the decimal point, so what is shown is exactly what is stored.
 */

/** U+2212: as wide as a plus, and read as minus. */
export const MINUS = '\u2212';

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

function fromInteger(value: number, decimals: number): { sign: string; text: string } {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an integer amount: ${value}`);
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return { sign: value < 0 ? MINUS : '', text: whole + fraction };
}

/** 123456 cents: "$1,234.56"; negative with a real minus sign before the dollar sign. */
export function formatCents(cents: number, symbol = '$'): string {
  const { sign, text } = fromInteger(cents, 2);
  return sign + symbol + text;
}

/** A whole number with thousands separators: miles in lists, gallons on the return. */
export function formatWhole(value: number): string {
  const { sign, text } = fromInteger(value, 0);
  return sign + text;
}

/** An integer that counts `decimals` digits after the point: `formatFixed(651, 2)` is "6.51". */
export function formatFixed(value: number, decimals: number): string {
  const { sign, text } = fromInteger(value, decimals);
  return sign + text;
}

/** Year-month-day text as MM/dd/yyyy. Anything else comes back as it was. */
export function formatDate(isoDate: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : isoDate;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Year-month-day text as "February 1, 2027", for sentences. Anything else comes back as it was. */
export function formatLongDate(isoDate: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate);
  const month = match ? MONTHS[Number(match[2]) - 1] : undefined;
  return match && month ? `${month} ${Number(match[3])}, ${match[1]}` : isoDate;
}

/** "1 day", "2 days". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}
