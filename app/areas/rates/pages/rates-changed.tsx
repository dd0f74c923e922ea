import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { ChangesPage } from '~/areas/rates/parts/changes-page';
import { searchMeta } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
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
  const { t, said } = translator(loaded.texts);
  const title = t`IFTA rate changes, ${said(from.label)} to ${said(to.label)}`;
  const path = loaded.isDefault ? paths.rateChanges() : paths.rateChanges(from, to);
  return searchMeta(matches, {
    title,
    description: t`Which states and provinces changed their IFTA fuel tax rates or surcharges from ${said(from.label)} to ${said(to.label)}, and by how much, fuel by fuel.`,
    path,
    isTranslated: true,
    crumbs: [
      { name: t`IFTA rates`, path: paths.rates() },
      { name: t`Changes`, path },
    ],
  });
};

export default function RatesChangedRoute() {
  return <ChangesPage product={useProductName()} {...useLoaderData<typeof loader>()} />;
}
