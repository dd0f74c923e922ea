/** Ids of the combined list: the type digit (1 trip, 2 fuel) followed by the record's own id. */

export type EntryKind = 'trip' | 'fuel';

export const KIND_DIGIT = { trip: 1, fuel: 2 } as const;

export const kindOfDigit = (digit: number): EntryKind => (digit === 1 ? 'trip' : 'fuel');

/** "142": trip 42. */
export const listId = (kind: EntryKind, id: number): string => `${KIND_DIGIT[kind]}${id}`;

/** The record of an id such as "142" or 2318; undefined for anything that cannot be one. */
export function parseListId(value: unknown): { kind: EntryKind; id: number } | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[12][1-9]\d{0,14}$/.test(text)) return undefined;
  return { kind: kindOfDigit(Number(text[0])), id: Number(text.slice(1)) };
}

/** The records of "142,2318" or several such texts, each once, in order; undefined when one of them cannot be an id. */
export function parseListIds(values: readonly string[]): { kind: EntryKind; id: number }[] | undefined {
  const parts = [...new Set(values.flatMap((value) => value.split(',')).map((part) => part.trim()))].filter(
    Boolean,
  );
  const parsed = parts.map(parseListId);
  return parsed.every((entry) => entry !== undefined) ? parsed : undefined;
}
