import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { tripFormFrom } from '~/areas/trips/pages/trip-form.server';
import { previewRoute } from '~/areas/trips/preview-route.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { routePreviewView } from '~/areas/trips/views/route-preview.server';
import { problem } from '~/platform/http/api.server';
import { readForm } from '~/platform/http/forms/form.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';

/** The stops of a trip form as they are typed: their map and miles, for the room beside the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const allowed = await countUse('routePreview', ctx.scope.userId);
  const stops = tripFormFrom(await readForm(request)).stops.filter(
    ({ city, zip }) => city !== '' || zip !== '',
  );
  const found = allowed.ok ? await previewRoute(ctx, stops) : allowed;
  if (!found.ok) return problem(found.failure);
  return Response.json(routePreviewView(found.value, unitOfCarrier(carrier)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** There is nothing to read here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireCarrier(request, context);
  throw data(null, { status: 404 });
}
