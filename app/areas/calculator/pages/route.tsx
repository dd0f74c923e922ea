import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { roadOf } from '~/areas/calculator/views/calculator';
import { mapTowns } from '~/areas/places/map-towns.server';
import { mapPartOf } from '~/areas/trips/map/route-map.server';
import { calculationMap } from '~/areas/calculator/views/calculation-map.server';
import type { loader as rootLoader } from '~/root';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { PublicPage } from '~/areas/content/parts/public-page';
import { RoadLog } from '~/areas/trips/parts/road-log';
import mapStyles from '~/kit/styles/map.css';
import { MapImage } from '~/areas/ledger/parts/map-image';
import { MapMoves } from '~/areas/trips/parts/map-moves';

export const handle = { hydrate: false };

export const links = () => [{ rel: 'stylesheet', href: mapStyles }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const uid = params['uid'] ?? '';
  const ctx = publicCtx(context);
  const found = await checkCalculation(ctx, uid);
  if (!found.ok) throw data(null, { status: 404 });
  const { route, stops } = found.value;
  if (!route) throw seeOther(paths.calculatorFuel(uid));
  const { searchParams } = new URL(request.url);
  const map = calculationMap(
    stops,
    route,
    await mapTowns(ctx.scope, ctx.clock.now()),
    mapPartOf(searchParams),
  );
  // What the picture of the map is asked with: of an unreadable part the whole way is shown.
  const part = new URLSearchParams([...searchParams].filter(([name]) => name === 'zoom' || name === 'at'));
  return {
    uid,
    from: stops[0]?.label ?? '',
    to: stops.at(-1)?.label ?? '',
    map: {
      height: map.height,
      moves: map.moves,
      hasTolls: map.ground?.tolls !== '',
      hasFerries: map.ground?.ferries !== '',
    },
    part: part.toString(),
    road: roadOf(found.value),
    highways: route.highways.join(', '),
    attribution: route.attribution,
    texts: textsOf(request, 'frame', 'calculator', 'places', 'map'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const { t } = translator(view?.texts);
  return [
    documentTitle(matches, view ? t`Route: ${view.from} to ${view.to}` : t`Route`),
    { name: 'robots', content: 'noindex' },
  ];
};

export default function RouteStepRoute() {
  const { t, said } = useTexts();
  const view = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <PublicPage
      product={root?.productName ?? ''}
      current={paths.calculator()}
      signedIn={root?.signedIn ?? false}
    >
      <DialogPage title={t`Route`} backHref={paths.calculatorFuel(view.uid)}>
        <figure className="map-figure" id="map">
          <MapImage
            className="route-map"
            src={`${paths.calculatorRoutePicture(view.uid)}${view.part ? `?${view.part}` : ''}`}
            alt={t`Route from ${view.from} to ${view.to}`}
            height={view.map.height}
            isMain
          />
          {view.map.moves ? (
            <MapMoves {...view.map} moves={view.map.moves} partsHref={paths.calculatorRoute(view.uid)} />
          ) : null}
        </figure>
        <RoadLog entries={view.road} />
        <p className="muted">{view.highways}</p>
        <p className="muted small">{t`Miles: ${said(view.attribution)}`}</p>
      </DialogPage>
    </PublicPage>
  );
}
