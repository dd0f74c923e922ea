import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useState, type MouseEvent } from 'react';
import { TRAINING_BUTTON_TEXT } from '~/areas/content/rules/actions';
import { contentReader, viewOf } from '~/areas/content/pages/content-request.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import type { ContentView } from '~/areas/content/views/content-view';
import { listContent } from '~/areas/content/read-content.server';
import { searchMeta } from '~/kit/search-meta';
import contentStyles from '~/kit/styles/content.css';
import { LinkButton } from '~/kit/button';
import { ContentBody } from '~/areas/content/parts/content-body';
import { Film, FilmThumbnail } from '~/areas/content/parts/film';
import { DialogModal } from '~/kit/dialog';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, userId, product, headers } = await contentReader(request, context);
  const items = await listContent(ctx, 'feature', userId);
  const texts = textsOf(request, 'frame', 'pages', 'film', 'features');
  return data({ product, signedIn: userId !== null, features: items.map(viewOf), texts }, { headers });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return searchMeta(matches, {
    title: t`IFTA software features: miles by state, fuel, quarterly report`,
    description: t`Miles by state from two addresses, fuel receipts that hold up in an audit, the quarterly IFTA report as PDF and Excel, tax rates, trips from rate confirmations.`,
    path: paths.features(),
    isTranslated: true,
  });
};

/** With scripts a feature opens over the list; without them, and in a new tab, it is a page of its own. */
export default function FeaturesRoute() {
  const { t, langOf } = useTexts();
  const { product, signedIn, features } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<ContentView | null>(null);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const show = (event: MouseEvent, view: ContentView) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(view);
    setSeen((ids) => [...ids, view.id]);
    void fetch(paths.api.featureView(view.id)).catch(() => undefined);
  };
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.features()}>
      <PageTitle title={t`Features`}>
        <LinkButton href={paths.supportTraining()} className="button-long">
          {t(TRAINING_BUTTON_TEXT)}
        </LinkButton>
      </PageTitle>
      <ul className="feature-list">
        {features.map((view) => (
          <li key={view.id} className="feature-card">
            {view.film ? <FilmThumbnail film={view.film} /> : null}
            <h2>
              <a
                href={paths.feature(view.slug)}
                lang={langOf(view.title)}
                onClick={(event) => show(event, view)}
              >
                {t(view.title)}
              </a>
            </h2>
            <p lang={langOf(view.shortDescription)}>{t(view.shortDescription)}</p>
            {signedIn && (view.isSeen || seen.includes(view.id)) ? (
              <span className="feature-seen">
                <Tag>{t`Seen`}</Tag>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {open ? (
        <DialogModal title={t(open.title)} wide={open.film !== null} onClose={() => setOpen(null)}>
          <div className="film-beside">
            {open.film ? <Film film={open.film} title={t(open.title)} playing /> : null}
            <div>
              <ContentBody view={open} />
            </div>
          </div>
        </DialogModal>
      ) : null}
    </PublicPage>
  );
}
