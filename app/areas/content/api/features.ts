import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/platform/http/api.server';
import { apiContentReader } from '~/areas/content/pages/content-request.server';
import { featureResource } from '~/areas/content/views/content-view';
import { listContent } from '~/areas/content/read-content.server';

/** GET /mileage/api/features -> `{data: [feature]}`; `viewed` for who is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId } = await apiContentReader(request, context);
  const items = await listContent(ctx, 'feature', userId);
  return Response.json(
    { data: items.map(featureResource) },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export async function action() {
  return methodNotAllowed('GET');
}
