import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { ChangesPage } from '~/areas/rates/parts/changes-page';
import { searchMeta } from '~/kit/search-meta';
import { useProductName } from '~/kit/use-product-name';
import { paths } from '~/routes';
import { loadChanges } from './load-states.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadChanges(request, context);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { from, to } = loaded.view;
  const title = `IFTA rate changes, ${from.label} to ${to.label}`;
  const path = loaded.isDefault ? paths.rateChanges() : paths.rateChanges(from, to);
  return searchMeta(matches, {
    title,
    description: `Which states and provinces changed their IFTA fuel tax rates or surcharges from ${from.label} to ${to.label}, and by how much, fuel by fuel.`,
    path,
    crumbs: [
      { name: 'IFTA rates', path: paths.rates() },
      { name: 'Changes', path },
    ],
  });
};

export default function RatesChangedRoute() {
  return <ChangesPage product={useProductName()} {...useLoaderData<typeof loader>()} />;
}
