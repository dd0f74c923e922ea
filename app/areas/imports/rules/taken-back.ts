/** A line below zero, and a purchase of the same truck, day, state, fuel and quantity in its file. */
export interface TakenBack {
  line: number;
  purchase: number;
  /** Whether the purchase is one of two lines that say the same. */
  isDuplicate: boolean;
  isSameReference: boolean;
}

/**
 * Which purchase each line takes back, each once: the one of the same number before others, of two that say the same the
 * second, so that what was billed, taken back and billed again is there once; and then the nearest.
 */
export function pairTakenBack(candidates: readonly TakenBack[]): { line: number; purchase: number }[] {
  const distance = ({ line, purchase }: TakenBack) => Math.abs(line - purchase);
  const taken = new Set<string>();
  return candidates
    .toSorted(
      (a, b) =>
        Number(b.isSameReference) - Number(a.isSameReference) ||
        Number(b.isDuplicate) - Number(a.isDuplicate) ||
        distance(a) - distance(b) ||
        a.line - b.line,
    )
    .flatMap(({ line, purchase }) => {
      if (taken.has(`-${line}`) || taken.has(`+${purchase}`)) return [];
      taken.add(`-${line}`).add(`+${purchase}`);
      return [{ line, purchase }];
    });
}
