import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { tutorialResource } from '~/areas/content/views/content-view';
import { markContent } from '~/areas/content/read-content.server';

/** GET /mileage/api/tutorials/view/{id}/update -> `{data: tutorial}`, marked as read for who is signed in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, user } = await requireApiUser(request, context);
  return apiAnswer(await markContent(ctx, 'tutorial', idOf(params['id']), user.id), (item) => ({
    data: tutorialResource(item, false),
  }));
}

export async function action() {
  return methodNotAllowed('GET');
}
