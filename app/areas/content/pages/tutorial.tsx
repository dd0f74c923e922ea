import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentIdAt, contentReader, viewOf } from '~/areas/content/pages/content-request.server';
import { paths } from '~/routes';
import { listContent, viewContent } from '~/areas/content/read-content.server';
import contentStyles from '~/kit/styles/content.css';
import { ContentBody } from '~/areas/content/parts/content-body';
import { stepsOf } from '~/areas/content/views/content-view';
import { DialogPage } from '~/kit/dialog';
import { searchMeta } from '~/kit/search-meta';
import { countOf } from '~/kit/format';
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
    { product, signedIn: userId !== null, view: viewOf(found.value), views: found.value.viewCount, around },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { title, shortDescription: description, slug, html } = loaded.view;
  const path = paths.tutorial(slug);
  const steps = stepsOf(html);
  return searchMeta(matches, {
    title,
    description,
    path,
    crumbs: [
      { name: 'Tutorials', path: paths.tutorials() },
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
  const { product, signedIn, view, views, around } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.tutorials()}>
      <DialogPage title={view.title} backHref={paths.tutorials()} backText="All tutorials">
        <p className="lede">{view.shortDescription}</p>
        <ContentBody view={view} />
        <p className="muted small">{countOf(views, 'view')}</p>
        <nav className="content-around" aria-label="Other tutorials">
          {around.before ? (
            <a href={paths.tutorial(around.before.slug)} rel="prev">
              Previous: {around.before.title}
            </a>
          ) : (
            <span />
          )}
          {around.after ? (
            <a href={paths.tutorial(around.after.slug)} rel="next">
              Next: {around.after.title}
            </a>
          ) : null}
        </nav>
      </DialogPage>
    </PublicPage>
  );
}
