import { invalid, ok, type Result } from '~/domain/result';

/** What a list call asks for, in the protocol of the data table: start, length, search, filter, columns and order. */
export interface ListQuery {
  start: number;
  length: number;
  /** Trimmed; empty for none. */
  search: string;
  /** Columns the search looks at; empty for all. */
  searchable: string[];
  /** filter[name] and filter[name][]. */
  filter: Map<string, string[]>;
  /** Name of the column to sort by, where one was named. */
  order: { column: string; direction: 'asc' | 'desc' } | null;
}

const MAX_COLUMNS = 100;
const MAX_SEARCH_LENGTH = 200;

/**
 * Reads the protocol from a query. A length over `maxLength`, or -1 for "all", becomes `maxLength`; a start or length that is
 * not a whole number is an error named by field. Columns and filters that a list does not know are its own to ignore.
 */
export function readListQuery(
  query: URLSearchParams,
  { defaultLength = 50, maxLength = 500 } = {},
): Result<ListQuery> {
  const fields: Record<string, string[]> = {};
  const whole = (name: string, fallback: number) => {
    const text = query.get(name);
    if (text === null || text === '') return fallback;
    if (!/^-?\d{1,9}$/.test(text)) {
      fields[name] = [`${name} must be a whole number.`];
      return fallback;
    }
    return Number(text);
  };
  const start = whole('start', 0);
  const length = whole('length', defaultLength);
  if (start < 0) fields['start'] = ['start must not be negative.'];
  if (length < -1 || length === 0) fields['length'] = ['length must be positive, or -1 for all.'];
  if (Object.keys(fields).length > 0) return invalid('The list cannot be read like this.', fields);

  const columns = Array.from({ length: MAX_COLUMNS }, (_, index) => query.get(`columns[${index}][data]`));
  const searchable = columns.filter(
    (column, index): column is string =>
      column !== null && query.get(`columns[${index}][searchable]`) !== 'false',
  );
  const filter = new Map<string, string[]>();
  for (const [key, value] of query) {
    const name = /^filter\[([\w-]+)\](?:\[\d*\])?$/.exec(key)?.[1];
    if (name !== undefined && value !== '') filter.set(name, [...(filter.get(name) ?? []), value]);
  }
  const column = columns[Number(query.get('order[0][column]') ?? Number.NaN)];
  const direction = query.get('order[0][dir]') === 'desc' ? 'desc' : 'asc';
  return ok({
    start,
    length: length === -1 ? maxLength : Math.min(length, maxLength),
    search: (query.get('search[value]') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    searchable,
    filter,
    order: column ? { column, direction } : null,
  });
}

/** The answer of a list call. */
export function listAnswer<T>(
  { start, length }: ListQuery,
  { rows, total, filtered }: { rows: readonly T[]; total: number; filtered: number },
) {
  return { data: rows, recordsTotal: total, recordsFiltered: filtered, input: { start, length } };
}
