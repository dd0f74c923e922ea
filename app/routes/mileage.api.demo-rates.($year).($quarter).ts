import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem } from '~/http/api.server';
import { publicCtx } from '~/http/context.server';
import { listAnswer, readListQuery } from '~/http/list-query.server';
import { listRates } from '~/services/rates/list-rates.server';

/**
 * GET /mileage/api/demo-rates[/{year}[/{quarter}]] -> `{data: [Rate], recordsTotal, recordsFiltered, input, filter}`. Rates of
 * diesel, or of filter[fuel_type]; year and quarter also as filter[year] and filter[quarter].
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams, { defaultLength: 100 });
  if (!query.ok) return problem(query.failure);
  const { search, searchable, order, start, length, filter } = query.value;
  const listed = await listRates(publicCtx(context), {
    year: params['year'] ?? filter.get('year')?.[0],
    quarter: params['quarter'] ?? filter.get('quarter')?.[0],
    fuelType: filter.get('fuel_type')?.[0],
    search,
    searchable,
    order,
    start,
    length,
  });
  const headers = { 'Cache-Control': 'public, max-age=300' };
  return apiAnswer(listed, (list) => ({ ...listAnswer(query.value, list), filter: list.quarter }), {
    headers,
  });
}

export async function action() {
  return methodNotAllowed('GET');
}
