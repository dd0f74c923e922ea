import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/http/session/actor.server';
import { methodNotAllowed } from '~/http/api/api.server';
import { ratesAnswer } from '~/http/api/rates-api.server';

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
