/** What is said where a unit that was named is none of the carrier's. */
export const NO_SUCH_UNIT = 'This unit was not found. Choose another one.';

/**
 * The vehicle that is meant by its number as the carrier calls it; one that is out of service only where no other has the
 * number.
 */
export function unitByName<V extends { unit: string; active: boolean }>(
  units: readonly V[],
  name: string,
): V | undefined {
  const wanted = name.trim().toLowerCase();
  const named = units.filter(({ unit }) => wanted !== '' && unit.trim().toLowerCase() === wanted);
  return named.find(({ active }) => active) ?? named[0];
}
