import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem } from '~/http/api/api.server';
import { apiContentReader } from '~/http/queries/content-request.server';
import { countUseByAddress } from '~/http/edge/rate-limit.server';
import { idOf } from '~/http/forms/record-key.server';
import { featureResource } from '~/presenters/content/content-view';
import { viewContent } from '~/services/content/read-content.server';

/** GET /mileage/api/features/view/{id} -> `{data: feature}`; counts a view, and marks it for who is signed in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const counted = await countUseByAddress('api', context);
  if (!counted.ok) return problem(counted.failure);
  const { ctx, userId } = await apiContentReader(request, context);
  return apiAnswer(await viewContent(ctx, 'feature', idOf(params['id']), userId), (item) => ({
    data: featureResource(item),
  }));
}

export async function action() {
  return methodNotAllowed('GET');
}
