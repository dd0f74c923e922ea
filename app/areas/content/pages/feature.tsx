import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TRAINING_BUTTON_TEXT } from '~/areas/content/rules/actions';
import { contentIdAt, contentReader, viewOf } from '~/areas/content/pages/content-request.server';
import { paths } from '~/routes';
import { viewContent } from '~/areas/content/read-content.server';
import contentStyles from '~/kit/styles/content.css';
import { LinkButton } from '~/kit/button';
import { ContentBody } from '~/areas/content/parts/content-body';
import { Film } from '~/areas/content/parts/film';
import { DialogPage } from '~/kit/dialog';
import { searchMeta } from '~/kit/search-meta';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, userId, product } = await contentReader(request, context);
  const found = await viewContent(ctx, 'feature', await contentIdAt(ctx, 'feature', params['slug']), userId);
  if (!found.ok) throw data(null, { status: 404 });
  return data(
    { product, signedIn: userId !== null, view: viewOf(found.value) },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { title, shortDescription: description, slug } = loaded.view;
  const path = paths.feature(slug);
  return searchMeta(matches, {
    title,
    description,
    path,
    crumbs: [
      { name: 'Features', path: paths.features() },
      { name: title, path },
    ],
  });
};

export default function FeatureRoute() {
  const { product, signedIn, view } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.features()}>
      <DialogPage title={view.title} backHref={paths.features()} backText="All features">
        <p className="lede">{view.shortDescription}</p>
        {view.film ? <Film film={view.film} title={view.title} /> : null}
        <ContentBody view={view} />
        <p className="content-around">
          <LinkButton href={paths.supportTraining()} className="button-long">
            {TRAINING_BUTTON_TEXT}
          </LinkButton>
        </p>
      </DialogPage>
    </PublicPage>
  );
}
