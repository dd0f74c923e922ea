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
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { viewContent } from '~/areas/content/read-content.server';
import contentStyles from '~/kit/styles/content.css';
import { LinkButton } from '~/kit/button';
import { ContentBody } from '~/areas/content/parts/content-body';
import { Film } from '~/areas/content/parts/film';
import { DialogPage } from '~/kit/dialog';
import { searchMeta } from '~/kit/search-meta';
import { translator, useTexts } from '~/kit/texts';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, userId, product } = await contentReader(request, context);
  const found = await viewContent(ctx, 'feature', await contentIdAt(ctx, 'feature', params['slug']), userId);
  if (!found.ok) throw data(null, { status: 404 });
  return data(
    {
      product,
      signedIn: userId !== null,
      view: viewOf(found.value),
      texts: textsOf(request, 'frame', 'pages', 'film', 'guide', 'features'),
    },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { t } = translator(loaded.texts);
  const { title, shortDescription: description, slug } = loaded.view;
  const path = paths.feature(slug);
  return searchMeta(matches, {
    title: t(title),
    description: t(description),
    path,
    isTranslated: true,
    crumbs: [
      { name: t`Features`, path: paths.features() },
      { name: t(title), path },
    ],
  });
};

export default function FeatureRoute() {
  const { t, langOf } = useTexts();
  const { product, signedIn, view } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.features()}>
      <DialogPage title={t(view.title)} backHref={paths.features()} backText={t`All features`}>
        <p className="lede" lang={langOf(view.shortDescription)}>
          {t(view.shortDescription)}
        </p>
        {view.film ? <Film film={view.film} title={t(view.title)} /> : null}
        <ContentBody view={view} inEnglish={t`The description is in English.`} />
        <p className="content-around">
          <LinkButton href={paths.supportTraining()} className="button-long">
            {t(TRAINING_BUTTON_TEXT)}
          </LinkButton>
        </p>
      </DialogPage>
    </PublicPage>
  );
}
