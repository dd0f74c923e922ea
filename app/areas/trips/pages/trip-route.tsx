import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { mapTowns } from '~/areas/places/map-towns.server';
import { mapPartOf } from '~/areas/trips/map/route-map.server';
import { tripMapOf } from '~/areas/trips/views/trip-map.server';
import { endsOf, roadMarks, type TripPageView } from '~/areas/trips/views/trip-page';
import { titleIn } from '~/areas/trips/parts/trip-result';
import { textsOf } from '~/platform/http/languages/texts.server';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { translator, useTexts, type Translator } from '~/kit/texts';
import { unitOfCarrier, unitWord } from '~/areas/trips/rules/distance-text';
import { readTrip } from '~/areas/trips/read-trip.server';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { RoadLog } from '~/areas/trips/parts/road-log';
import mapStyles from '~/kit/styles/map.css';
import { RouteMap } from '~/areas/trips/parts/route-map';

export const handle = { hydrate: false };

export const links = () => [{ rel: 'stylesheet', href: mapStyles }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const unit = unitOfCarrier(carrier);
  const found = await readTrip(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { trip, route } = found.value;
  if (!route) throw seeOther(paths.trip(trip.id));
  const map = tripMapOf(
    trip,
    route,
    unit,
    await mapTowns(ctx.scope, ctx.clock.now()),
    mapPartOf(new URL(request.url).searchParams),
  );
  if (!map) throw seeOther(paths.trip(trip.id));
  return {
    id: trip.id,
    ends: endsOf(trip),
    map,
    road: roadMarks(trip, route.route, unit),
    unitWord: unitWord(unit),
    highways: route.route.highways.join(', '),
    attribution: route.attribution,
    texts: textsOf(request, 'frame', 'forms', 'records', 'places', 'map'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, view ? mapTitle(translator(view.texts), view) : 'Route'),
];

/** "Route: Gary, IN to Cleveland, OH" */
const mapTitle = (texts: Translator, { ends }: Pick<TripPageView, 'ends'>): string =>
  ends ? texts.t`Route: ${texts.said(ends[0])} to ${texts.said(ends[1])}` : texts.t`Route`;

export default function TripRouteMapRoute() {
  const texts = useTexts();
  const { t } = texts;
  const view = useLoaderData<typeof loader>();
  return (
    <DialogPage title={t`Route`} backHref={paths.trip(view.id)} backText={titleIn(texts, view)}>
      <div className="stack">
        <RouteMap map={view.map} title={mapTitle(texts, view)} partsHref={paths.tripRoute(view.id)} />
        <RoadLog entries={view.road} unit={view.unitWord} />
        <p className="muted">{view.highways}</p>
        <p className="muted small">{t`Distance: ${view.attribution}`}</p>
        <LanguageChoice />
      </div>
    </DialogPage>
  );
}
