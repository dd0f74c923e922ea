/**
 * One line of CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front
 * (ASVS 1.2.10); numbers stay numbers.
 */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Text that a spreadsheet would run as a formula, with an apostrophe in front; numbers and all other text as they are. */
export const withoutFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
