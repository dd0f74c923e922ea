import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { frontMeta } from '~/areas/content/pages/front-meta.server';
import { frontQuestions, loadFrontPage } from '~/areas/content/pages/front-page.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { askedLanguage, languageCookie } from '~/platform/http/languages/language.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { FrontPage } from '~/areas/content/parts/front-page';
import { keepFrontFaq } from '~/areas/content/parts/static-front.server';
import frontStyles from '~/kit/styles/front.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await optionalUser(request, context)) {
    const language = askedLanguage(request);
    throw seeOther(paths.tripsFuel(), language ? [languageCookie(language)] : []);
  }
  keepFrontFaq(await frontQuestions(context));
  const front = await loadFrontPage(context, new URL(request.url).searchParams.get('from'));
  return {
    ...front,
    meta: frontMeta(request),
    texts: textsOf(request, 'frame', 'calculator', 'places', 'film'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: frontStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? [];

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
