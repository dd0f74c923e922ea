import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { roadOf } from '~/areas/calculator/views/calculator';
import { calculationMap } from '~/areas/calculator/views/calculation-map.server';
import type { loader as rootLoader } from '~/root';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { PublicPage } from '~/areas/content/parts/public-page';
import { RoadLog } from '~/areas/trips/parts/road-log';
import { RouteMap } from '~/areas/trips/parts/route-map';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const uid = params['uid'] ?? '';
  const found = await checkCalculation(publicCtx(context), uid);
  if (!found.ok) throw data(null, { status: 404 });
  const { route, stops } = found.value;
  if (!route) throw seeOther(paths.calculatorFuel(uid));
  return {
    uid,
    from: stops[0]?.label ?? '',
    to: stops.at(-1)?.label ?? '',
    map: calculationMap(stops, route),
    road: roadOf(found.value),
    highways: route.highways.join(', '),
    attribution: route.attribution,
    texts: textsOf(request, 'frame', 'calculator', 'places'),
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
        <RouteMap map={view.map} title={t`Route from ${view.from} to ${view.to}`} />
        <RoadLog entries={view.road} />
        <p className="muted">{view.highways}</p>
        <p className="muted small">{t`Miles: ${said(view.attribution)}`}</p>
      </DialogPage>
    </PublicPage>
  );
}
