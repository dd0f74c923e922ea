import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { JurisdictionsPage } from '~/areas/rates/parts/jurisdiction-page';
import { searchMeta } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';
import { paths } from '~/routes';
import { loadStates } from './load-states.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadStates(request, context);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return searchMeta(matches, {
    title: t`IFTA tax rates by state and province`,
    description: t`Fuel tax rates of all 48 states and 10 provinces of IFTA: today’s rates by fuel, their history, surcharges, permits and decal fees.`,
    path: paths.states(),
    isTranslated: true,
    crumbs: [{ name: t`States and provinces`, path: paths.states() }],
  });
};

export default function StatesRoute() {
  return <JurisdictionsPage product={useProductName()} {...useLoaderData<typeof loader>()} />;
}
