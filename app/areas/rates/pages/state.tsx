import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { JurisdictionPage } from '~/areas/rates/parts/jurisdiction-page';
import { searchMeta } from '~/kit/search-meta';
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
  const { name, quarter, lead, slug, history } = loaded.view;
  const title = `${name} IFTA tax rates`;
  const description =
    `${lead ? `Diesel in ${name}: ${lead}, ${quarter.label}. ` : ''}All fuels, every quarter since ${history.at(-1)?.quarter.label ?? quarter.label}, ` +
    'surcharge, permits and what else to know.';
  return searchMeta(matches, {
    title,
    description,
    path: paths.state(slug),
    crumbs: [
      { name: 'States and provinces', path: paths.states() },
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
