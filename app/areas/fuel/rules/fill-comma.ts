import { readingsOfComma } from '~/engine/units/decimal';

/** Liters that two tanks of the largest trucks hold together: no fill is more, in whatever it is measured. */
const MOST_OF_A_FILL = 2_300;

/** Asks where a comma would make more of a fill than a truck holds, and is likely the decimal comma of another country. */
export const askedOfComma = (value: unknown): string | undefined => {
  const readings = typeof value === 'string' ? readingsOfComma(value) : undefined;
  if (!readings || readings.grouped.lessThanOrEqualTo(MOST_OF_A_FILL)) return undefined;
  return `Is this ${readings.decimals.toFixed(3)} or ${readings.grouped.toString()}? Write it without the comma.`;
};
