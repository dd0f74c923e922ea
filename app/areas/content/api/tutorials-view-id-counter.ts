import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { countView } from '~/areas/content/read-content.server';

/** GET /mileage/api/tutorials/view/{id}/counter -> `{data: {id, counter}}`: one view more. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const counted = await countUseByAddress('api', context);
  if (!counted.ok) return problem(counted.failure);
  const id = idOf(params['id']);
  return apiAnswer(await countView(publicCtx(context), 'tutorial', id), (counter) => ({
    data: { id, counter },
  }));
}

export async function action() {
  return methodNotAllowed('GET');
}
