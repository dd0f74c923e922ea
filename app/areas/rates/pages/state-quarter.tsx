import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { coverageOf } from '~/areas/rates/parts/rates-meta';
import { NoStateQuarterPage, StateQuarterPage } from '~/areas/rates/parts/state-quarter-page';
import { searchMeta } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';
import { paths } from '~/routes';
import { loadStateQuarter } from './load-states.server';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { slug = '', year = '', quarter = '' } = params;
  return loadStateQuarter(request, context, { slug, year, quarter });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ratesStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (loaded?.kind !== 'rates')
    return [{ title: translator(loaded?.texts).t`No rates here` }, { name: 'robots', content: 'noindex' }];
  const { slug, quarter, lead } = loaded.view;
  const { t, said } = translator(loaded.texts);
  const [name, label] = [t(loaded.view.name), said(quarter.label)];
  const title = t`${name} IFTA tax rate, ${label}`;
  const description =
    (lead ? t`Diesel in ${name}, ${label}: ${said(lead)}.` : t`${name} has no diesel rate for ${label}.`) +
    ` ${t`All fuels and surcharges, in US and metric units.`}`;
  const path = paths.stateQuarter(slug, quarter.year, quarter.quarter);
  return searchMeta(matches, {
    title,
    description,
    path,
    isTranslated: true,
    crumbs: [
      { name: t`States and provinces`, path: paths.states() },
      { name, path: paths.state(slug) },
      { name: label, path },
    ],
    data: () => [
      {
        '@type': 'Dataset',
        name: title,
        description,
        temporalCoverage: coverageOf(quarter),
        spatialCoverage: name,
        isAccessibleForFree: true,
        creator: { '@type': 'Organization', name: 'International Fuel Tax Association, Inc.' },
      },
    ],
  });
};

export default function StateQuarterRoute() {
  const product = useProductName();
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === 'rates' ? (
    <StateQuarterPage product={product} {...loaded} />
  ) : (
    <NoStateQuarterPage product={product} {...loaded} />
  );
}
