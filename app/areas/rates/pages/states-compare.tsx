import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { ComparePage } from '~/areas/rates/parts/jurisdiction-page';
import { searchMeta } from '~/kit/search-meta';
import { useProductName } from '~/kit/use-product-name';
import { paths } from '~/routes';
import { loadComparison } from './load-states.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadComparison(request, context);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const [first, second] = [loaded?.first, loaded?.second];
  const both = first && second ? `${first.name} and ${second.name}` : null;
  return searchMeta(matches, {
    title: both ? `IFTA diesel tax: ${both}` : 'Compare IFTA tax rates',
    description: `Diesel tax rates ${both ? `of ${both}` : 'of two states or provinces'} side by side, by quarter, surcharge included.`,
    path:
      first && second ? `${paths.statesCompare()}?a=${first.code}&b=${second.code}` : paths.statesCompare(),
    crumbs: [
      { name: 'States and provinces', path: paths.states() },
      { name: 'Compare', path: paths.statesCompare() },
    ],
  });
};

export default function CompareRoute() {
  return <ComparePage product={useProductName()} {...useLoaderData<typeof loader>()} />;
}
