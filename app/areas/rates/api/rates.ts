import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { ratesAnswer } from '~/areas/rates/api/rates-api.server';

/**
 * GET /mileage/api/rates -> `{data: [Rate], recordsTotal, recordsFiltered, input, next, filter}` by filter[year] and
 * filter[quarter]. Rates are published by the administration: nothing is written here.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiUser(request, context);
  return ratesAnswer(request, ctx);
}

export async function action() {
  return methodNotAllowed('GET');
}
