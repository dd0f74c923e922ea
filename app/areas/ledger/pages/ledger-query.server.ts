import { browserCookie } from '~/platform/http/forms/browser-cookie.server';
import { parseLocalDate, type LocalDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { PAGE_SIZES } from '~/engine/text/page-sizes';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { LedgerFilter, ListPage } from '~/areas/ledger/list-records.server';
import { idOf } from '~/platform/http/forms/record-key.server';

const DEFAULT_PAGE_SIZE = 50;
const ORDERS = ['date', 'kind', 'unit', 'details', 'states', 'miles', 'gallons', 'tax'] as const;
const MOST_PAGES = 100_000;

/** The quick filter as the browser keeps it: a quarter key, or "all". */
const cookie = browserCookie('tripsFilter', 31_536_000);

export interface LedgerQuery {
  /** Undefined: all quarters. */
  quarterKey: number | undefined;
  filter: LedgerFilter;
  page: ListPage;
  /** From 1. */
  number: number;
  size: number;
  /** Everything that is in force but the page number and the quarter, for links. */
  kept: Record<string, string>;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The quarter that the list of this browser shows; undefined for all of them. */
export async function chosenQuarter(request: Request, today: LocalDate): Promise<number | undefined> {
  const remembered: unknown = await cookie.parse(request.headers.get('Cookie'));
  if (remembered === 'all') return undefined;
  return quarterKey(
    parseQuarterKey(typeof remembered === 'string' ? remembered : null) ?? quarterOfDate(today),
  );
}

/** Reads the list's address. What cannot be meant is left out, so that an old link still opens. */
export async function readLedgerQuery(
  request: Request,
  today: LocalDate,
): Promise<{ query: LedgerQuery; headers: HeadersInit }> {
  const asked = new URL(request.url).searchParams;
  const typed = asked.get('quarter');
  const chosen = typed === 'all' || parseQuarterKey(typed) ? typed : null;
  const remembered: unknown = chosen === null ? await cookie.parse(request.headers.get('Cookie')) : null;
  const quick = chosen ?? (typeof remembered === 'string' ? remembered : null);
  const parsed = parseQuarterKey(quick);
  const key = quick === 'all' ? undefined : quarterKey(parsed ?? quarterOfDate(today));

  const states = asked
    .getAll('state')
    .flatMap((value) => value.split(','))
    .filter((code) => jurisdictionByCode(code) !== undefined);
  const unit = idOf(asked.get('unit') ?? '');
  const filter: LedgerFilter = {
    quarterKey: key,
    kind: oneOf(['trip', 'fuel'] as const, asked.get('type')),
    equipmentId: unit > 0 ? unit : undefined,
    from: parseLocalDate(asked.get('from') ?? ''),
    to: parseLocalDate(asked.get('to') ?? ''),
    states: states.length > 0 ? states.slice(0, 20) : undefined,
    status: oneOf(['pending', 'ok', 'error'] as const, asked.get('status')),
    source: oneOf(['documents', 'no-receipt'] as const, asked.get('source')),
    search: (asked.get('q') ?? '').trim().slice(0, 200) || undefined,
  };
  const size = PAGE_SIZES.find((one) => String(one) === asked.get('length')) ?? DEFAULT_PAGE_SIZE;
  // The one select of a phone sends "miles desc".
  const [sort = '', way] = (asked.get('sort') ?? '').split(' ');
  const order = oneOf(ORDERS, sort) ?? 'date';
  const direction = oneOf(['asc', 'desc'] as const, way ?? asked.get('dir')) ?? 'desc';
  const number = Math.max(1, Math.min(MOST_PAGES, Math.trunc(Number(asked.get('page'))) || 1));
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries({
    type: filter.kind,
    unit: filter.equipmentId,
    from: filter.from,
    to: filter.to,
    state: filter.states?.join(','),
    status: filter.status,
    source: filter.source,
    q: filter.search,
  })) {
    if (value !== undefined) kept[name] = String(value);
  }
  if (asked.get('sort')) Object.assign(kept, { sort: order, dir: direction });
  if (size !== DEFAULT_PAGE_SIZE) kept['length'] = String(size);
  const query = {
    quarterKey: key,
    filter,
    page: { start: (number - 1) * size, length: size, order, direction },
    number,
    size,
    kept,
  };
  const headers: HeadersInit = chosen === null ? {} : { 'Set-Cookie': await cookie.serialize(chosen) };
  return { query, headers };
}
