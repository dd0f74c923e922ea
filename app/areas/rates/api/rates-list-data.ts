import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { rateFilterData } from '~/areas/rates/views/rate-filter';
import { listRateQuarters } from '~/areas/rates/list-rate-quarters.server';

/** GET /mileage/api/rates/list-data -> `{years, quarters: [{id, value}], quarters_by_year, filter}`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiUser(request, context);
  const known = await listRateQuarters(ctx);
  const body = rateFilterData(known, Number(new URL(request.url).searchParams.get('year')));
  return Response.json(body, { headers: { 'Cache-Control': 'private, max-age=300' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
