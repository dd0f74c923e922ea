import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { apiAnswer, problem } from '~/platform/http/api.server';
import { apiContentReader } from '~/areas/content/pages/content-request.server';
import { featureResource, tutorialResource } from '~/areas/content/views/content-view';
import {
  listContent,
  viewContent,
  readContent,
  countView,
  markContent,
} from '~/areas/content/read-content.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { requireApiUser } from '~/areas/accounts/session/actor.server';

/** GET /mileage/api/features -> `{data: [feature]}`; `viewed` for who is signed in. */
export async function answerListFeatures({ request, context }: CallArgs) {
  const { ctx, userId } = await apiContentReader(request, context);
  const items = await listContent(ctx, 'feature', userId);
  return Response.json(
    { data: items.map(featureResource) },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

/** GET /mileage/api/features/view/{id} -> `{data: feature}`; counts a view, and marks it for who is signed in. */
export async function answerViewFeature({ request, params, context }: CallArgs) {
  const counted = await countUseByAddress('api', context);
  if (!counted.ok) return problem(counted.failure);
  const { ctx, marksFor } = await apiContentReader(request, context);
  return apiAnswer(await viewContent(ctx, 'feature', idOf(params['id']), marksFor), (item) => ({
    data: featureResource(item),
  }));
}

/** GET /mileage/api/tutorials -> `{data: [tutorial without content]}`. */
export async function answerListTutorials({ request, context }: CallArgs) {
  const { ctx, userId } = await apiContentReader(request, context);
  const items = await listContent(ctx, 'tutorial', userId);
  return Response.json(
    { data: items.map((item) => tutorialResource(item, false)) },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

/** GET /mileage/api/tutorials/view/{id} -> `{data: tutorial}`. Nothing is counted: that is /counter. */
export async function answerReadTutorial({ request, params, context }: CallArgs) {
  const { ctx, userId } = await apiContentReader(request, context);
  return apiAnswer(await readContent(ctx, 'tutorial', idOf(params['id']), userId), (item) => ({
    data: tutorialResource(item, true),
  }));
}

/** GET /mileage/api/tutorials/view/{id}/counter -> `{data: {id, counter}}`: one view more. */
export async function answerCountTutorialView({ params, context }: CallArgs) {
  const counted = await countUseByAddress('api', context);
  if (!counted.ok) return problem(counted.failure);
  const id = idOf(params['id']);
  return apiAnswer(await countView(publicCtx(context), 'tutorial', id), (counter) => ({
    data: { id, counter },
  }));
}

/** GET /mileage/api/tutorials/view/{id}/update -> `{data: tutorial}`, marked as read for who is signed in. */
export async function answerMarkTutorial({ request, params, context }: CallArgs) {
  const { ctx, user } = await requireApiUser(request, context);
  return apiAnswer(await markContent(ctx, 'tutorial', idOf(params['id']), user.id), (item) => ({
    data: tutorialResource(item, false),
  }));
}
