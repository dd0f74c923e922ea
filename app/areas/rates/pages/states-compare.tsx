import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import ratesStyles from '~/kit/styles/rates.css';
import { ComparePage } from '~/areas/rates/parts/compare-page';
import { searchMeta } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
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
  const { t, said } = translator(loaded?.texts);
  const [one, other] = [t(first?.name ?? ''), t(second?.name ?? '')];
  const both = first && second ? t`${one} and ${other}` : null;
  const of = loaded?.view && !loaded.isUsualQuarter ? loaded.view.quarter : null;
  const query =
    first && second ? `?a=${first.code}&b=${second.code}${of ? `&q=${of.year}${of.quarter}` : ''}` : '';
  return searchMeta(matches, {
    title: both
      ? t`IFTA tax rates: ${one} and ${other}` + (of ? `, ${said(of.label)}` : '')
      : t`Compare IFTA tax rates`,
    description: t`Fuel tax rates of ${both ?? t`two states or provinces`} side by side: all fuels and the difference, surcharge included, and diesel by quarter.`,
    isTranslated: true,
    path: paths.statesCompare() + query,
    crumbs: [
      { name: t`States and provinces`, path: paths.states() },
      { name: t`Compare`, path: paths.statesCompare() },
    ],
  });
};

export default function CompareRoute() {
  return <ComparePage product={useProductName()} {...useLoaderData<typeof loader>()} />;
}
