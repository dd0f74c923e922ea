/** "32.7767", "-96.797", "96.797 W", "N 32.7767"; null where it is no such angle. */
export function microdegrees(text: string, most: number): number | null {
  const match = /^([NSEW])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEW])?$/i.exec(text.trim());
  const value = match ? Number((match[2] ?? '').replace(',', '.')) : Number.NaN;
  if (!match || !(Math.abs(value) <= most)) return null;
  const side = (match[1] ?? match[3] ?? '').toUpperCase();
  return Math.round((side === 'S' || side === 'W' ? -Math.abs(value) : value) * 1_000_000);
}
