import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentIdAt, contentReader, viewOf } from '~/areas/content/pages/content-request.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { listContent, viewContent } from '~/areas/content/read-content.server';
import contentStyles from '~/kit/styles/content.css';
import { ContentBody } from '~/areas/content/parts/content-body';
import { spokenAnswer } from '~/areas/content/parts/spoken-answer';
import { stepsOf } from '~/areas/content/views/content-view';
import { DialogPage } from '~/kit/dialog';
import { searchMeta } from '~/kit/search-meta';
import { useFigures } from '~/kit/figures';
import { translator, useTexts } from '~/kit/texts';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, userId, product } = await contentReader(request, context);
  const found = await viewContent(
    ctx,
    'tutorial',
    await contentIdAt(ctx, 'tutorial', params['slug']),
    userId,
  );
  if (!found.ok) throw data(null, { status: 404 });
  const all = await listContent(ctx, 'tutorial', null);
  const index = all.findIndex((item) => item.id === found.value.id);
  const link = (item: (typeof all)[number] | undefined) =>
    item ? { slug: item.slug, title: item.title } : null;
  const around = { before: link(all[index - 1]), after: link(all[index + 1]) };
  return data(
    {
      product,
      signedIn: userId !== null,
      view: viewOf(found.value),
      views: found.value.viewCount,
      around,
      texts: textsOf(request, 'frame', 'places', 'guide', 'lessons'),
    },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { slug } = loaded.view;
  const texts = translator(loaded.texts);
  const { t } = texts;
  const [title, description] = [t(loaded.view.title), t(loaded.view.shortDescription)];
  const { html } = spokenAnswer(texts, loaded.view.html);
  const path = paths.tutorial(slug);
  const steps = stepsOf(html);
  return searchMeta(matches, {
    title,
    description,
    path,
    isTranslated: true,
    crumbs: [
      { name: t`Tutorials`, path: paths.tutorials() },
      { name: title, path },
    ],
    data: () =>
      steps.length > 1
        ? [
            {
              '@type': 'HowTo',
              name: title,
              description,
              step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
            },
          ]
        : [],
  });
};

export default function TutorialRoute() {
  const { t, langOf } = useTexts();
  const { whole } = useFigures();
  const { product, signedIn, view, views, around } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.tutorials()}>
      <DialogPage title={t(view.title)} backHref={paths.tutorials()} backText={t`All tutorials`}>
        <p className="lede" lang={langOf(view.shortDescription)}>
          {t(view.shortDescription)}
        </p>
        <ContentBody view={view} inEnglish={t`This lesson is in English.`} />
        <p className="muted small">{views === 1 ? t`1 view` : t`${whole(views)} views`}</p>
        <nav className="content-around" aria-label={t`Other tutorials`}>
          {around.before ? (
            <a href={paths.tutorial(around.before.slug)} rel="prev">
              {t`Previous: ${t(around.before.title)}`}
            </a>
          ) : (
            <span />
          )}
          {around.after ? (
            <a href={paths.tutorial(around.after.slug)} rel="next">
              {t`Next: ${t(around.after.title)}`}
            </a>
          ) : null}
        </nav>
      </DialogPage>
    </PublicPage>
  );
}
