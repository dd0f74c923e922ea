import * as z from 'zod';
import { invalid, ok, type Result } from '~/engine/result';
import { storableText } from '~/platform/http/api.server';

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
  order: ListOrder | null;
  /** The last row of the page before, in the columns that the order goes by. */
  after: CursorKey | null;
}

export interface ListOrder {
  column: string;
  direction: 'asc' | 'desc';
}

export type CursorKey = Record<string, string | number | boolean | null>;

/** The database refuses to compare with what no text of it can hold. */
const rowText = z
  .string()
  .max(400)
  .refine((text) => text === storableText(text));

const cursorSchema = z.object({
  order: z.object({ column: z.string(), direction: z.enum(['asc', 'desc']) }).nullable(),
  after: z.record(z.string().max(40), z.union([rowText, z.number(), z.boolean(), z.null()])),
});

type Cursor = z.output<typeof cursorSchema>;

const written = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function cursorIn(text: string): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

const WRONG_CURSOR = 'cursor must be one of a next link, with the order it was made for.';

/** What a list can be asked for. */
interface ListShape {
  /** Names of the columns it can be sorted by. */
  orders?: readonly string[];
  /** Names of its filters. */
  filters?: readonly string[];
  /** Those of them that take several values. */
  listFilters?: readonly string[];
  defaultLength?: number;
  maxLength?: number;
}

const MAX_COLUMNS = 100;
const MAX_SEARCH_LENGTH = 200;

/**
 * Reads the protocol from a query. A length over `maxLength`, or -1 for "all", becomes `maxLength`; a start or length that is
 * not a whole number, and a sort column or filter that the list does not have, are errors named by field: an answer that
 * passes over what was asked for would be a full list that looks like a part.
 */
export function readListQuery(
  query: URLSearchParams,
  { orders = [], filters = [], listFilters = [], defaultLength = 50, maxLength = 500 }: ListShape = {},
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
  const cursor = query.get('cursor') ? cursorIn(query.get('cursor') ?? '') : undefined;
  if (cursor === null) fields['cursor'] = [WRONG_CURSOR];

  const columns = Array.from({ length: MAX_COLUMNS }, (_, index) => query.get(`columns[${index}][data]`));
  const searchable = columns.filter(
    (column, index): column is string =>
      column !== null && query.get(`columns[${index}][searchable]`) !== 'false',
  );
  const filter = new Map<string, string[]>();
  for (const [key, value] of query) {
    const name = /^filter\[([^\]]*)\](?:\[\d*\])?$/.exec(key)?.[1];
    if (name !== undefined && !filters.includes(name))
      fields[`filter[${name}]`] = [unknownFilter(name, filters)];
    else if (name !== undefined && value !== '') filter.set(name, [...(filter.get(name) ?? []), value]);
  }
  for (const [name, values] of filter)
    if (values.length > 1 && !listFilters.includes(name))
      fields[`filter[${name}]`] = [`filter[${name}] takes one value.`];
  const sorted = query.get('order[0][column]') ?? '';
  const column = sorted === '' ? undefined : columns[/^\d{1,2}$/.test(sorted) ? Number(sorted) : -1];
  if (sorted !== '' && !orders.includes(column ?? ''))
    fields['order[0][column]'] = [
      orders.length === 0
        ? 'This list has one order.'
        : `order[0][column] must be the number of a column by which this list is sorted: ${orders.join(', ')}.`,
    ];
  const asked = query.get('order[0][dir]') ?? '';
  if (!['', 'asc', 'desc'].includes(asked)) fields['order[0][dir]'] = ['order[0][dir] must be asc or desc.'];
  if (Object.keys(fields).length > 0) return invalid('The list cannot be read like this.', fields);
  const order = column ? ({ column, direction: asked === 'desc' ? 'desc' : 'asc' } as const) : null;
  if (
    cursor &&
    order &&
    (cursor.order?.column !== order.column || cursor.order.direction !== order.direction)
  )
    return invalid('The list cannot be read like this.', { cursor: [WRONG_CURSOR] });
  return ok({
    start: cursor ? 0 : start,
    length: length === -1 ? maxLength : Math.min(length, maxLength),
    search: (query.get('search[value]') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    searchable,
    filter,
    order: cursor ? cursor.order : order,
    after: cursor?.after ?? null,
  });
}

const unknownFilter = (name: string, filters: readonly string[]): string =>
  `There is no filter ${name}.${filters.length === 0 ? '' : ` There are: ${filters.join(', ')}.`}`;

/** The row that a cursor names, as its list needs it; undefined without a cursor. */
export function rowAfter<T extends z.ZodType>(query: ListQuery, schema: T): Result<z.output<T> | undefined> {
  if (query.after === null) return ok(undefined);
  const parsed = schema.safeParse(query.after);
  return parsed.success
    ? ok(parsed.data)
    : invalid('The list cannot be read like this.', { cursor: [WRONG_CURSOR] });
}

/** A moment in a cursor; the database begins to count at the year 1. */
export const rowMoment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((moment) => moment.getUTCFullYear() > 0);

/** The row before a page of what is listed newest first. */
export const newestFirstKey = z.object({ createdAt: rowMoment, id: z.uuid() });

/** One row more than the page, so that it is known whether another page follows. */
export const lengthToRead = (query: ListQuery): number => query.length + 1;

/**
 * The answer of a list call. `rows` are those of lengthToRead; `next` is the address of the following page, by the last
 * row's key, so that rows which are added or deleted meanwhile shift nothing.
 */
export function listAnswer<R, T>(
  request: Request,
  query: ListQuery,
  { rows, total, filtered }: { rows: readonly R[]; total: number; filtered: number },
  { resource, keyOf }: { resource: (row: R) => T; keyOf: (row: R) => CursorKey },
) {
  const { start, length, order } = query;
  const page = rows.slice(0, length);
  const last = page.at(-1);
  const more = rows.length > length && last !== undefined;
  return {
    data: page.map(resource),
    recordsTotal: total,
    recordsFiltered: filtered,
    input: { start, length },
    next: more ? nextPage(request, written({ order, after: keyOf(last) })) : null,
  };
}

function nextPage(request: Request, cursor: string): string {
  const url = new URL(request.url);
  url.searchParams.delete('start');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
