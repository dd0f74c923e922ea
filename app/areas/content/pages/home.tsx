import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { frontQuestions, loadFrontPage } from '~/areas/content/pages/front-page.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { FrontPage } from '~/areas/content/parts/front-page';
import { keepFrontFaq } from '~/areas/content/parts/static-front.server';
import { documentTitle } from '~/kit/page-title';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await optionalUser(request, context)) throw seeOther(paths.tripsFuel());
  keepFrontFaq(await frontQuestions(context));
  return loadFrontPage(context, new URL(request.url).searchParams.get('from'));
}

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'IFTA mileage and fuel tax calculator by state'),
  {
    name: 'description',
    content:
      'Enter a pickup and a delivery: route miles by state and province, then your IFTA fuel tax or credit. Free, no account needed.',
  },
];

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
