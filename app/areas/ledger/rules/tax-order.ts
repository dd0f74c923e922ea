export interface RecordByTax {
  kind: 1 | 2;
  id: number;
  date: string;
  /** Null where the tax cannot be computed. */
  cents: number | null;
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Records by their tax, credits lowest. Equal ones are by day, kind and id, like every order of the list; records without a
 * tax are last in both directions.
 */
export function sortedByTax<R extends RecordByTax>(records: readonly R[], direction: 'asc' | 'desc'): R[] {
  const turn = direction === 'asc' ? 1 : -1;
  return [...records].sort((a, b) => {
    if ((a.cents === null) !== (b.cents === null)) return a.cents === null ? 1 : -1;
    return (
      turn *
      (compare(a.cents ?? 0, b.cents ?? 0) ||
        compare(a.date, b.date) ||
        compare(a.kind, b.kind) ||
        compare(a.id, b.id))
    );
  });
}
