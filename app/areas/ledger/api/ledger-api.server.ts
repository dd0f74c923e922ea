import * as z from 'zod';
import { parseLocalDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterKey } from '~/engine/calendar/quarter';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { CarrierScope } from '~/platform/database/scope.server';
import { ledgerRow } from '~/areas/ledger/views/ledger-view';
import { ledgerResource } from '~/areas/trips/views/trip-resource';
import type { Ctx } from '~/platform/context';
import {
  ledgerKeyOf,
  listRecords,
  type LedgerFilter,
  type LedgerPage,
} from '~/areas/ledger/list-records.server';
import { problem } from '~/platform/http/api.server';
import { ok, type Result } from '~/engine/result';
import { idOf } from '~/platform/http/forms/record-key.server';
import {
  lengthToRead,
  listAnswer,
  rowAfter,
  type ListQuery,
} from '~/platform/http/queries/list-query.server';

/** The quarter of filter[quarter]: a key (20263), or a digit beside filter[year]. */
function quarterIn(filter: ListQuery['filter']): number | undefined {
  const [typed, year] = [filter.get('quarter')?.[0] ?? '', filter.get('year')?.[0] ?? ''];
  const quarter = parseQuarterKey(typed) ?? parseQuarterKey(`${year}${typed}`);
  return quarter && quarterKey(quarter);
}

/** What a list call filters by; what is not known is left out. */
export function ledgerFilterOf({ filter, search }: ListQuery): LedgerFilter {
  const first = (name: string) => filter.get(name)?.[0] ?? '';
  const unit = idOf(first('equipment_id'));
  const [type, status] = [first('type'), first('status')];
  const states = (filter.get('states') ?? filter.get('state') ?? []).filter(
    (code) => jurisdictionByCode(code) !== undefined,
  );
  return {
    quarterKey: quarterIn(filter),
    kind: type === 'trip' || type === 'T' ? 'trip' : type === 'fuel' || type === 'F' ? 'fuel' : undefined,
    equipmentId: unit > 0 ? unit : undefined,
    from: parseLocalDate(first('date_from')),
    to: parseLocalDate(first('date_to')),
    states: states.length > 0 ? states : undefined,
    status: status === 'pending' || status === 'ok' || status === 'error' ? status : undefined,
    search: search === '' ? undefined : search,
  };
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

/** The list of records as the data table reads it. */
export async function ledgerAnswer(
  request: Request,
  ctx: Ctx<CarrierScope>,
  query: ListQuery,
  filter: LedgerFilter,
): Promise<Response> {
  const page = ledgerPageOf(query);
  if (!page.ok) return problem(page.failure);
  const { rows, counts } = await listRecords(ctx, filter, page.value);
  const body = listAnswer(
    request,
    query,
    { rows, total: counts.total, filtered: counts.filtered },
    {
      resource: (row) => ledgerResource(ledgerRow(row)),
      keyOf: (row) => ({ ...ledgerKeyOf(row, page.value.order) }),
    },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
