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
import { spokenAnswer } from '~/areas/content/parts/spoken-answer';
import { searchMeta } from '~/kit/search-meta';
import contentStyles from '~/kit/styles/content.css';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';

const MOST_LETTERS = 100;

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId, product, headers } = await contentReader(request, context);
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MOST_LETTERS);
  const texts = textsOf(request, 'frame', 'places', 'faq', 'lessons', 'guide', 'help');
  const speech = translator(texts);
  return data(
    {
      product,
      signedIn: userId !== null,
      support: siteFacts().support,
      typed,
      groups:
        typed === ''
          ? []
          : await findHelp(ctx, typed, { ...speech, html: (html) => spokenAnswer(speech, html) }),
      messages: ERROR_HELP,
      texts,
    },
    { headers },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return [
    ...searchMeta(matches, {
      title: t`Help: search tutorials, IFTA questions and error messages`,
      description: t`Search the tutorials, answers about IFTA fuel tax, the glossary and every error message with its way out.`,
      path: paths.help(),
      isTranslated: true,
    }),
    // A page of results is nobody's to find.
    ...(loaded?.typed ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
};

export default function HelpRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
