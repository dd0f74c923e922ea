/** Dollars after the figure, as French writes them. */
const AFTER = /\s*\$$/;
/** Groups of three with spaces between them: no-break and narrow ones count as spaces. */
const SPACED = /(\d)\s(?=\d{3}(?!\d))/g;
/** A decimal comma, with points between groups or without: "1234,5", "1.234,5". */
const WITH_COMMA = /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+),(\d+)$/;
/** "12,500": as likely groups of three as decimals. */
const EITHER = /^[1-9]\d{0,2},\d{3}$/;

/**
 * A number as other countries write it, in the digits and the point that every rule here reads: "1 234,5" is "1234.5". What can
 * be read as groups of three as well stays as it is, unless a comma begins decimals in the language (`isComma`) and the field
 * takes three of them. Anything else comes back for whoever reads on.
 */
export function plainNumber(typed: string, isComma: boolean): string {
  const text = typed.trim().replace(AFTER, '').replace(SPACED, '$1');
  const found = WITH_COMMA.exec(text);
  if (!found || (EITHER.test(text) && !isComma)) return text;
  const [, sign = '', whole = '', decimals = ''] = found;
  return `${sign}${whole.replaceAll('.', '')}.${decimals}`;
}
