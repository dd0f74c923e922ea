import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HelpPage } from '~/areas/content/parts/help-page';
import { contentReader } from '~/areas/content/pages/content-request.server';
import { findHelp } from '~/areas/content/search-help.server';
import { siteFacts } from '~/areas/content/site-facts.server';
import { ERROR_HELP } from '~/areas/content/views/error-help';
import { searchMeta } from '~/kit/search-meta';
import contentStyles from '~/kit/styles/content.css';
import { paths } from '~/routes';

const MOST_LETTERS = 100;

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId, product, headers } = await contentReader(request, context);
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MOST_LETTERS);
  return data(
    {
      product,
      signedIn: userId !== null,
      support: siteFacts().support,
      typed,
      groups: typed === '' ? [] : await findHelp(ctx, typed),
      messages: ERROR_HELP,
    },
    { headers },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...searchMeta(matches, {
    title: 'Help: search tutorials, IFTA questions and error messages',
    description:
      'Search the tutorials, answers about IFTA fuel tax, the glossary and every error message with its way out.',
    path: paths.help(),
  }),
  // A page of results is nobody's to find.
  ...(loaded?.typed ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function HelpRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
