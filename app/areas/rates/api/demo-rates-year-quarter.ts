import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { ratesAnswer } from '~/areas/rates/api/rates-api.server';

/**
 * GET /mileage/api/demo-rates[/{year}[/{quarter}]] -> `{data: [Rate], recordsTotal, recordsFiltered, input, next, filter}`;
 * year and quarter also as filter[year] and filter[quarter].
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return ratesAnswer(request, publicCtx(context), params, { 'Cache-Control': 'public, max-age=300' });
}

export async function action() {
  return methodNotAllowed('GET');
}
