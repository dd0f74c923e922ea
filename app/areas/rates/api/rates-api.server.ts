import * as z from 'zod';
import type { Scope } from '~/platform/database/scope.server';
import { listRates } from '~/areas/rates/list-rates.server';
import type { Ctx } from '~/platform/context';
import { apiAnswer, problem } from '~/platform/http/api.server';
import { lengthToRead, listAnswer, readListQuery, rowAfter } from '~/platform/http/queries/list-query.server';

const figure = z.string().nullable();
/** The columns that the rates are sorted by. */
const RATE_ORDERS = ['country', 'jurisdiction', 'value', 'surcharge_value'];

const keySchema = z.object({
  country: z.enum(['US', 'CA']),
  jurisdiction_name: z.string(),
  value: figure,
  surcharge_value: figure,
  effective_from: z.string(),
});

/** The rates of a quarter, diesel or filter[fuel_type], in the protocol of the data table; with and without sign-in. */
export async function ratesAnswer(
  request: Request,
  ctx: Ctx<Scope>,
  asked: { year?: string | undefined; quarter?: string | undefined } = {},
  headers: HeadersInit = {},
): Promise<Response> {
  const query = readListQuery(new URL(request.url).searchParams, {
    defaultLength: 100,
    orders: RATE_ORDERS,
    filters: ['year', 'quarter', 'fuel_type'],
  });
  if (!query.ok) return problem(query.failure);
  const { search, searchable, order, start, filter } = query.value;
  const after = rowAfter(query.value, keySchema);
  if (!after.ok) return problem(after.failure);
  const listed = await listRates(ctx, {
    year: asked.year ?? filter.get('year')?.[0],
    quarter: asked.quarter ?? filter.get('quarter')?.[0],
    fuelType: filter.get('fuel_type')?.[0],
    search,
    searchable,
    order,
    start,
    length: lengthToRead(query.value),
    after: after.value,
  });
  return apiAnswer(
    listed,
    (list) => ({
      ...listAnswer(request, query.value, list, {
        resource: (rate) => rate,
        keyOf: ({ country, jurisdiction_name, value, surcharge_value, effective_from }) => ({
          country,
          jurisdiction_name,
          value,
          surcharge_value,
          effective_from,
        }),
      }),
      filter: list.quarter,
    }),
    { headers },
  );
}
