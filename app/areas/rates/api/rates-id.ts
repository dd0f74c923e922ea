import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { readRate } from '~/areas/rates/read-rate.server';

/** GET /mileage/api/rates/{id} -> `{data: Rate}`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiUser(request, context);
  return apiAnswer(await readRate(ctx, idOf(params['id'])), (rate) => ({ data: rate }));
}

export async function action() {
  return methodNotAllowed('GET');
}
