import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '~/platform/http/languages/texts.server';
import { contentReader } from '~/areas/content/pages/content-request.server';
import { Film } from '~/areas/content/parts/film';
import { FilmActions } from '~/areas/content/parts/film-actions';
import { PublicPage } from '~/areas/content/parts/public-page';
import { filmView } from '~/areas/content/views/film-view';
import { DialogPage } from '~/kit/dialog';
import { searchMeta } from '~/kit/search-meta';
import contentStyles from '~/kit/styles/content.css';
import { translator, useTexts } from '~/kit/texts';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, product, headers } = await contentReader(request, context);
  const film = filmView('how-it-works');
  if (!film) throw data(null, { status: 404 });
  const texts = textsOf(request, 'frame', 'film');
  return data({ product, signedIn: userId !== null, film, texts }, { headers });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return searchMeta(matches, {
    title: t`How an IFTA calculation works, as a film`,
    description: t`A short film with captions: enter pickup and delivery, add the diesel you bought in each state, and read the IFTA tax or credit of every jurisdiction.`,
    path: paths.howItWorks(),
    isTranslated: true,
  });
};

/** The film of the front page as a page of its own, for a browser without scripts and for a link. */
export default function HowItWorksRoute() {
  const { t } = useTexts();
  const { product, signedIn, film } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={product} signedIn={signedIn}>
      <DialogPage title={t`How it works`} backHref={paths.home()} backText={t`Start page`}>
        <Film film={film} title={t`How it works`} />
        <FilmActions />
      </DialogPage>
    </PublicPage>
  );
}
