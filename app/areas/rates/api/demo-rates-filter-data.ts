import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { rateFilterData } from '~/areas/rates/views/rate-filter';
import { listRateQuarters } from '~/areas/rates/list-rate-quarters.server';

/**
 * GET /mileage/api/demo-rates/filter-data -> `{years, quarters: [{id, value}], quarters_by_year, filter}`: years newest first,
 * quarters in their own order (`?year=` for another year than the newest), `filter` is what a page opens with.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = await listRateQuarters(publicCtx(context));
  const body = rateFilterData(known, Number(new URL(request.url).searchParams.get('year')));
  return Response.json(body, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
