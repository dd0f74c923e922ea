import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { JurisdictionPage } from '~/areas/rates/parts/jurisdiction-page';
import { searchMeta } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';
import { paths } from '~/routes';
import { loadState } from './load-states.server';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadState(request, context, params['slug'] ?? '');
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { quarter, lead, slug, history } = loaded.view;
  const { t, said } = translator(loaded.texts);
  const [name, label] = [t(loaded.view.name), said(quarter.label)];
  const title = t`${name} IFTA tax rates`;
  const description =
    (lead ? t`Diesel in ${name}: ${said(lead)}, ${label}.` + ' ' : '') +
    t`All fuels, every quarter since ${said(history.at(-1)?.quarter.label ?? quarter.label)}, surcharge, permits and what else to know.`;
  return searchMeta(matches, {
    title,
    description,
    path: paths.state(slug),
    isTranslated: true,
    crumbs: [
      { name: t`States and provinces`, path: paths.states() },
      { name, path: paths.state(slug) },
    ],
    data: () => [
      {
        '@type': 'Dataset',
        name: title,
        description,
        spatialCoverage: name,
        isAccessibleForFree: true,
        creator: { '@type': 'Organization', name: 'International Fuel Tax Association, Inc.' },
      },
    ],
  });
};

export default function StateRoute() {
  return <JurisdictionPage product={useProductName()} {...useLoaderData<typeof loader>()} />;
}
