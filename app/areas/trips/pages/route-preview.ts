import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { tripFormFrom } from '~/areas/trips/pages/trip-form.server';
import type { TripFormValues } from '~/areas/trips/views/trip-form';
import { readTypedDate } from '~/engine/calendar/local-date';
import { idOf } from '~/platform/http/forms/record-key.server';
import { mapTowns } from '~/areas/places/map-towns.server';
import { previewRoute, type PreviewedTrip } from '~/areas/trips/preview-route.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { routePreviewView } from '~/areas/trips/views/route-preview.server';
import { problem } from '~/platform/http/api.server';
import { readForm } from '~/platform/http/forms/form.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';

/** The truck, the load and the day, as far as they are chosen. */
const drivenOf = ({ equipmentId, hazmat, date }: TripFormValues): PreviewedTrip => ({
  equipmentId: idOf(equipmentId) || null,
  hazmat: hazmat === 'yes' ? true : hazmat === 'no' ? false : null,
  date: readTypedDate(date) ?? null,
});

/** The stops of a trip form as they are typed: their map and miles, for the room beside the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const allowed = await countUse('routePreview', ctx.scope.userId);
  const typed = tripFormFrom(await readForm(request));
  const stops = typed.stops.filter(({ city, zip }) => city !== '' || zip !== '');
  const found = allowed.ok ? await previewRoute(ctx, stops, drivenOf(typed)) : allowed;
  if (!found.ok) return problem(found.failure);
  return Response.json(
    routePreviewView(found.value, unitOfCarrier(carrier), await mapTowns(ctx.scope, ctx.clock.now())),
    {
      headers: { 'Cache-Control': 'no-store' },
    },
  );
}

/** There is nothing to read here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireCarrier(request, context);
  throw data(null, { status: 404 });
}
