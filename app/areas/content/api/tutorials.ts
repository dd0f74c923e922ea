import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/platform/http/api.server';
import { apiContentReader } from '~/areas/content/pages/content-request.server';
import { tutorialResource } from '~/areas/content/views/content-view';
import { listContent } from '~/areas/content/read-content.server';

/** GET /mileage/api/tutorials -> `{data: [tutorial without content]}`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId } = await apiContentReader(request, context);
  const items = await listContent(ctx, 'tutorial', userId);
  return Response.json(
    { data: items.map((item) => tutorialResource(item, false)) },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export async function action() {
  return methodNotAllowed('GET');
}
