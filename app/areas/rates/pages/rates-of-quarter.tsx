import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import type { loader as rootLoader } from '~/root';
import ratesStyles from '~/kit/styles/rates.css';
import { loadRatesPage } from './load-rates-page.server';
import { ratesMeta } from '~/areas/rates/parts/rates-meta';
import { RatesPage, UnknownRatesPage } from '~/areas/rates/parts/rates-page';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadRatesPage(request, context, { year: params['year'] ?? '', quarter: params['quarter'] ?? '' });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => ratesMeta(data, matches);

export default function RatesRoute() {
  const loaded = useLoaderData<typeof loader>();
  const product = useRouteLoaderData<typeof rootLoader>('root')?.productName ?? '';
  return loaded.kind === 'rates' ? (
    <RatesPage view={loaded.view} product={product} signedIn={loaded.signedIn} />
  ) : (
    <UnknownRatesPage view={loaded.view} product={product} signedIn={loaded.signedIn} />
  );
}
