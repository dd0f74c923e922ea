import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentReader, viewOf } from '~/areas/content/pages/content-request.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { listContent } from '~/areas/content/read-content.server';
import { EnglishAnswers, Faq } from '~/areas/content/parts/faq';
import { spokenAnswer } from '~/areas/content/parts/spoken-answer';
import { searchMeta } from '~/kit/search-meta';
import { translator, useTexts } from '~/kit/texts';
import { PublicPage } from '~/areas/content/parts/public-page';
import frontStyles from '~/kit/styles/front.css';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId, product, headers } = await contentReader(request, context);
  const items = await listContent(ctx, 'faq', null);
  const entries = items.map(viewOf).map(({ slug, title, html }) => ({ slug, question: title, answer: html }));
  const texts = textsOf(request, 'frame', 'pages', 'places', 'faq');
  return data({ product, signedIn: userId !== null, entries, texts }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: frontStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const texts = translator(loaded?.texts);
  const { t } = texts;
  return [
    ...searchMeta(matches, {
      title: t`IFTA FAQ: license, decals, due dates, tax by state`,
      description: t`Who needs an IFTA license, how to calculate fuel tax by state, when the return is due, what a late return costs: short answers for truckers.`,
      path: paths.faq(),
      isTranslated: true,
    }),
    {
      // For search engines: the same questions and answers, as schema.org names them. Data, not a script that runs.
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: (loaded?.entries ?? []).map(({ slug, question, answer }) => ({
          '@type': 'Question',
          '@id': `#faq-${slug}`,
          name: t(question),
          acceptedAnswer: { '@type': 'Answer', text: spokenAnswer(texts, answer).html },
        })),
      },
    },
  ];
};

export default function FaqRoute() {
  const { t, nodes } = useTexts();
  const { product, signedIn, entries } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.faq()}>
      <div className="prose">
        <h1>{t`Questions about IFTA`}</h1>
        <p className="lede">{t`Rules vary by state. Your base state has the final say.`}</p>
        <p>
          {nodes`${(
            <a key="calendar" href={paths.deadlinesCalendar()}>
              {t`Add the due dates to your calendar`}
            </a>
          )} (${(
            <a key="canada" href={`${paths.deadlinesCalendar()}?country=CA`}>
              {t`Canada`}
            </a>
          )}), or look up a word in the ${(
            <a key="glossary" href={paths.glossary()}>
              {t`glossary`}
            </a>
          )}.`}
        </p>
        <EnglishAnswers entries={entries} />
        <div>
          <Faq entries={entries} />
        </div>
      </div>
    </PublicPage>
  );
}
