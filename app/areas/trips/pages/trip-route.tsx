import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { tripMapOf } from '~/areas/trips/views/trip-map.server';
import { roadMarks, titleOf } from '~/areas/trips/views/trip-page';
import { unitOfCarrier, unitWord } from '~/areas/trips/rules/distance-text';
import { readTrip } from '~/areas/trips/read-trip.server';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { RoadLog } from '~/areas/trips/parts/road-log';
import { RouteMap } from '~/areas/trips/parts/route-map';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const unit = unitOfCarrier(carrier);
  const found = await readTrip(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { trip, route } = found.value;
  if (!route) throw seeOther(paths.trip(trip.id));
  const map = tripMapOf(trip, route);
  if (!map) throw seeOther(paths.trip(trip.id));
  return {
    id: trip.id,
    title: titleOf(trip),
    map,
    road: roadMarks(trip, route.route, unit),
    unitWord: unitWord(unit),
    highways: route.route.highways.join(', '),
    attribution: route.attribution,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, `Route: ${view?.title ?? ''}`),
];

export default function TripRouteMapRoute() {
  const view = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Route" backHref={paths.trip(view.id)} backText={view.title}>
      <div className="stack">
        <RouteMap map={view.map} title={`Route: ${view.title}`} />
        <RoadLog entries={view.road} unit={view.unitWord} />
        <p className="muted">{view.highways}</p>
        <p className="muted small">Distance: {view.attribution}</p>
      </div>
    </DialogPage>
  );
}
