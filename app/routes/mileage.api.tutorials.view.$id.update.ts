import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiUser } from '~/http/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/http/api/api.server';
import { idOf } from '~/http/forms/record-key.server';
import { tutorialResource } from '~/presenters/content/content-view';
import { markContent } from '~/services/content/read-content.server';

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
