import type { UnitSystem } from '~/engine/units/conversion';
import * as z from 'zod';
import { parseLocalDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterKey } from '~/engine/calendar/quarter';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { CarrierScope } from '~/platform/database/scope.server';
import { ledgerResource } from '~/areas/trips/views/trip-resource';
import type { Ctx } from '~/platform/context';
import {
  ledgerKeyOf,
  listRecords,
  type LedgerFilter,
  type LedgerPage,
} from '~/areas/ledger/list-records.server';
import { problem } from '~/platform/http/api.server';
import { MOMENT_WORDS, parseMoment } from '~/platform/http/queries/moment';
import { invalid, ok, type Result } from '~/engine/result';
import { idOf } from '~/platform/http/forms/record-key.server';
import {
  lengthToRead,
  listAnswer,
  readListQuery,
  rowAfter,
  type ListQuery,
} from '~/platform/http/queries/list-query.server';

/** The filters of the lists of records. */
const FILTERS = [
  'quarter',
  'year',
  'type',
  'equipment_id',
  'date_from',
  'date_to',
  'status',
  'state',
  'states',
  'updated_since',
] as const;

const TYPES: Readonly<Record<string, LedgerFilter['kind']>> = {
  trip: 'trip',
  T: 'trip',
  fuel: 'fuel',
  F: 'fuel',
};

/** The quarter of filter[quarter]: a key (20263), or a digit beside filter[year]. */
const quarterIn = (typed: string, year: string) =>
  parseQuarterKey(typed) ?? parseQuarterKey(`${year}${typed}`);

/** What a list call filters by. What cannot be is an error of its filter: a full list would look like a part. */
function ledgerFilterOf({ filter, search }: ListQuery): Result<LedgerFilter> {
  const fields: Record<string, string[]> = {};
  const first = (name: string) => filter.get(name)?.[0] ?? '';
  const read = <T>(name: (typeof FILTERS)[number], value: (text: string) => T | undefined, words: string) => {
    const text = first(name);
    const found = text === '' ? undefined : value(text);
    if (text !== '' && found === undefined) fields[`filter[${name}]`] = [`filter[${name}] must be ${words}.`];
    return found;
  };
  const year = first('year');
  const quarter = read(
    'quarter',
    (text) => quarterIn(text, year),
    'a year and a quarter digit, such as 20263, or a digit from 1 to 4 beside filter[year]',
  );
  if (year !== '' && !/^\d{4}$/.test(year))
    fields['filter[year]'] = ['filter[year] must be a year, such as 2026.'];
  const states = [...(filter.get('states') ?? []), ...(filter.get('state') ?? [])];
  const unknown = states.filter((code) => jurisdictionByCode(code) === undefined);
  if (unknown.length > 0)
    fields[filter.has('states') ? 'filter[states]' : 'filter[state]'] = [
      `There is no state or province ${unknown[0] ?? ''}.`,
    ];
  const wanted: LedgerFilter = {
    quarterKey: quarter && quarterKey(quarter),
    kind: read('type', (text) => TYPES[text], 'trip or fuel'),
    equipmentId: read('equipment_id', (text) => idOf(text) || undefined, 'the id of a vehicle'),
    from: read('date_from', parseLocalDate, 'a date, such as 2026-07-01'),
    to: read('date_to', parseLocalDate, 'a date, such as 2026-09-30'),
    states: states.length > 0 ? states : undefined,
    status: read(
      'status',
      (text) => (text === 'pending' || text === 'ok' || text === 'error' ? text : undefined),
      'pending, ok or error',
    ),
    updatedSince: read('updated_since', parseMoment, MOMENT_WORDS),
    search: search === '' ? undefined : search,
  };
  return Object.keys(fields).length > 0 ? invalid('The list cannot be read like this.', fields) : ok(wanted);
}

const ORDERS: Record<string, LedgerPage['order']> = {
  type: 'kind',
  display_equipment: 'unit',
  equipment: 'unit',
  display_date: 'date',
  date: 'date',
  details: 'details',
  display_distance: 'miles',
  miles: 'miles',
  display_fuel: 'gallons',
  gallons: 'gallons',
};

const keySchema = z.object({
  value: z.union([z.string(), z.int(), z.null()]),
  date: z.string().refine((date) => parseLocalDate(date) !== undefined),
  kind: z.union([z.literal(1), z.literal(2)]),
  id: z.int().positive(),
});

/** The page a list call asks for, one row longer than it says. */
function ledgerPageOf(query: ListQuery): Result<LedgerPage> {
  const order = ORDERS[query.order?.column ?? ''] ?? 'date';
  const isFigure = order === 'miles' || order === 'gallons';
  const after = rowAfter(query, isFigure ? keySchema.extend({ value: z.int().nullable() }) : keySchema);
  if (!after.ok) return after;
  return ok({
    start: query.start,
    length: lengthToRead(query),
    order,
    direction: query.order?.direction ?? 'desc',
    after: after.value,
  });
}

/** The list of records as the data table reads it; of one kind where `kind` says so. */
export async function ledgerAnswer(
  request: Request,
  ctx: Ctx<CarrierScope>,
  units: UnitSystem,
  kind?: LedgerFilter['kind'],
): Promise<Response> {
  const asked = readListQuery(new URL(request.url).searchParams, {
    orders: Object.keys(ORDERS),
    filters: FILTERS,
    listFilters: ['state', 'states'],
  });
  if (!asked.ok) return problem(asked.failure);
  const query = asked.value;
  const filter = ledgerFilterOf(query);
  if (!filter.ok) return problem(filter.failure);
  const page = ledgerPageOf(query);
  if (!page.ok) return problem(page.failure);
  const { rows, counts } = await listRecords(
    ctx,
    { ...filter.value, ...(kind ? { kind } : {}) },
    page.value,
    units,
  );
  const body = listAnswer(
    request,
    query,
    { rows, total: counts.total, filtered: counts.filtered },
    {
      resource: (row) => ledgerResource(row, units),
      keyOf: (row) => ({ ...ledgerKeyOf(row, page.value.order) }),
    },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
