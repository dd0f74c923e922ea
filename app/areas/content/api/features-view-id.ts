import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem } from '~/platform/http/api.server';
import { apiContentReader } from '~/areas/content/pages/content-request.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { featureResource } from '~/areas/content/views/content-view';
import { viewContent } from '~/areas/content/read-content.server';

/** GET /mileage/api/features/view/{id} -> `{data: feature}`; counts a view, and marks it for who is signed in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const counted = await countUseByAddress('api', context);
  if (!counted.ok) return problem(counted.failure);
  const { ctx, marksFor } = await apiContentReader(request, context);
  return apiAnswer(await viewContent(ctx, 'feature', idOf(params['id']), marksFor), (item) => ({
    data: featureResource(item),
  }));
}

export async function action() {
  return methodNotAllowed('GET');
}
