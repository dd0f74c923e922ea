import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentReader, viewOf } from '~/areas/content/pages/content-request.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { paths } from '~/routes';
import { listContent, viewContent } from '~/areas/content/read-content.server';
import contentStyles from '~/kit/styles/content.css';
import { ContentBody } from '~/areas/content/parts/content-body';
import { DialogPage } from '~/kit/dialog';
import { countOf } from '~/kit/format';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, userId, product } = await contentReader(request, context);
  const found = await viewContent(ctx, 'tutorial', idOf(params['id']), userId);
  if (!found.ok) throw data(null, { status: 404 });
  const all = await listContent(ctx, 'tutorial', null);
  const index = all.findIndex((item) => item.id === found.value.id);
  const link = (item: (typeof all)[number] | undefined) => (item ? { id: item.id, title: item.title } : null);
  const around = { before: link(all[index - 1]), after: link(all[index + 1]) };
  return data(
    { product, signedIn: userId !== null, view: viewOf(found.value), views: found.value.viewCount, around },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.view.title ?? 'Tutorials'} – ${loaded?.product ?? ''}` },
  { name: 'description', content: loaded?.view.shortDescription ?? '' },
];

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
            <a href={paths.tutorial(around.before.id)} rel="prev">
              Before: {around.before.title}
            </a>
          ) : (
            <span />
          )}
          {around.after ? (
            <a href={paths.tutorial(around.after.id)} rel="next">
              Next: {around.after.title}
            </a>
          ) : null}
        </nav>
      </DialogPage>
    </PublicPage>
  );
}
