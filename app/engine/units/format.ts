/**
 * Figures as text. Works on integers with the unit in the name, so that nothing is rounded on the way out.
 */

/** Integer with comma groups: 12345 -> "12,345", -1200 -> "-1,200". Never "-0". */
export function formatWhole(value: number): string {
  const digits = Math.abs(value).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `-${grouped}` : grouped;
}

/** A scaled integer as plain decimal text: (-3868, 2) -> "-38.68", (576, 2) -> "5.76". Never "-0.00". */
export function fixedFromScaled(value: number, places: number): string {
  const digits = Math.abs(value)
    .toString()
    .padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(digits.length - places)}`;
  return value < 0 ? `-${text}` : text;
}

/** Cents as plain text for forms and files: -3868 -> "-38.68". */
export function centsToText(cents: number): string {
  return fixedFromScaled(cents, 2);
}

/** Cents for reading, with comma groups: 123456 -> "1,234.56", -3868 -> "-38.68". */
export function formatCents(cents: number): string {
  const [whole = '0', fraction = '00'] = fixedFromScaled(Math.abs(cents), 2).split('.');
  const text = `${formatWhole(Number(whole))}.${fraction}`;
  return cents < 0 ? `-${text}` : text;
}

/** Tenths of a mile for reading: 12345 -> "1,234.5". */
export function formatTenths(tenths: number): string {
  const [whole = '0', fraction = '0'] = fixedFromScaled(Math.abs(tenths), 1).split('.');
  const text = `${formatWhole(Number(whole))}.${fraction}`;
  return tenths < 0 ? `-${text}` : text;
}
