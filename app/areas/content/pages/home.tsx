import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { frontQuestions, loadFrontPage } from '~/areas/content/pages/front-page.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { FrontPage } from '~/areas/content/parts/front-page';
import { keepFrontFaq } from '~/areas/content/parts/static-front.server';
import { searchMeta } from '~/kit/search-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await optionalUser(request, context)) throw seeOther(paths.tripsFuel());
  keepFrontFaq(await frontQuestions(context));
  return loadFrontPage(context, new URL(request.url).searchParams.get('from'));
}

const DESCRIPTION =
  'Free IFTA calculator: enter pickup and delivery to get truck miles by state and province, then your fuel tax or credit. No account needed.';

export const meta: MetaFunction = ({ matches }) =>
  searchMeta(matches, {
    title: 'IFTA calculator: miles and fuel tax by state',
    description: DESCRIPTION,
    path: paths.home(),
    data: () => [
      {
        '@type': 'SoftwareApplication',
        name: 'IFTA mileage and fuel tax calculator',
        description: DESCRIPTION,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web browser',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  });

export default function FrontPageRoute() {
  const view = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <FrontPage
      view={view}
      product={root?.productName ?? ''}
      current={paths.calculator()}
      signedIn={root?.signedIn ?? false}
    />
  );
}
