import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { apiContentReader } from '~/areas/content/pages/content-request.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { tutorialResource } from '~/areas/content/views/content-view';
import { readContent } from '~/areas/content/read-content.server';

/** GET /mileage/api/tutorials/view/{id} -> `{data: tutorial}`. Nothing is counted: that is /counter. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, userId } = await apiContentReader(request, context);
  return apiAnswer(await readContent(ctx, 'tutorial', idOf(params['id']), userId), (item) => ({
    data: tutorialResource(item, true),
  }));
}

export async function action() {
  return methodNotAllowed('GET');
}
