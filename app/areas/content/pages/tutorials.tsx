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
import { searchMeta } from '~/kit/search-meta';
import { translator, useTexts } from '~/kit/texts';
import contentStyles from '~/kit/styles/content.css';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId, product, headers } = await contentReader(request, context);
  const items = await listContent(ctx, 'tutorial', userId);
  return data(
    {
      product,
      signedIn: userId !== null,
      tutorials: items.map((item) => ({ ...viewOf(item), html: '' })),
      texts: textsOf(request, 'frame', 'guide'),
    },
    { headers },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return searchMeta(matches, {
    title: t`IFTA tutorials: trips, fuel receipts, quarterly return, audit`,
    description: t`How to record trips and fuel, file the quarterly IFTA return, get decals and be ready for an audit. Short lessons with steps.`,
    path: paths.tutorials(),
    isTranslated: true,
  });
};

export default function TutorialsRoute() {
  const { t, langOf, language } = useTexts();
  const { product, signedIn, tutorials } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.tutorials()}>
      <PageTitle title={t`Tutorials`} />
      <p className="lede">{t`Short lessons: how to do it here, and how the tax works.`}</p>
      {language === 'en' ? null : (
        <p className="muted">{t`Names that are in English on the screen stay so here.`}</p>
      )}
      <ul className="tutorial-list">
        {tutorials.map((view) => (
          <li key={view.id}>
            <h2>
              <a href={paths.tutorial(view.slug)} lang={langOf(view.title)}>
                {t(view.title)}
              </a>
            </h2>
            <p lang={langOf(view.shortDescription)}>{t(view.shortDescription)}</p>
            {view.isSeen ? <span className="muted">{t`Read`}</span> : null}
          </li>
        ))}
      </ul>
    </PublicPage>
  );
}
