import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/http/api/api.server';
import { apiContentReader } from '~/http/queries/content-request.server';
import { tutorialResource } from '~/presenters/content/content-view';
import { listContent } from '~/services/content/read-content.server';

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
