import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/http/actor.server';
import { apiAnswer, methodNotAllowed, problem } from '~/http/api.server';
import { listAnswer, readListQuery } from '~/http/list-query.server';
import { listRates } from '~/services/rates/list-rates.server';

/**
 * GET /mileage/api/rates -> `{data: [Rate], recordsTotal, recordsFiltered, input, filter}` by filter[year] and
 * filter[quarter]; diesel, or filter[fuel_type]. Rates are published by the administration: nothing is written here.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiUser(request, context);
  const query = readListQuery(new URL(request.url).searchParams, { defaultLength: 100 });
  if (!query.ok) return problem(query.failure);
  const { search, searchable, order, start, length, filter } = query.value;
  const listed = await listRates(ctx, {
    year: filter.get('year')?.[0],
    quarter: filter.get('quarter')?.[0],
    fuelType: filter.get('fuel_type')?.[0],
    search,
    searchable,
    order,
    start,
    length,
  });
  return apiAnswer(listed, (list) => ({ ...listAnswer(query.value, list), filter: list.quarter }));
}

export async function action() {
  return methodNotAllowed('GET');
}
