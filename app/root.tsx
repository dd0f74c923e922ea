import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { env } from '~/config/env.server';
import { analyticsFor, takeEvents } from '~/areas/billing/pages/analytics.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { askedLanguage, languageCookie } from '~/platform/http/languages/language.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { AnalyticsPart } from '~/areas/content/parts/analytics-part';
import { MessagePage, messageCodeOf, messageTitle } from '~/areas/content/parts/message-page';
import { LANGUAGES } from '~/engine/text/texts';
import { useNonce } from '~/kit/nonce';
import { TextsProvider, translator, usePageTexts } from '~/kit/texts';
import { useSendsScripts } from '~/kit/use-sends-scripts';
import appStyles from './kit/styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: appStyles },
  { rel: 'icon', href: '/mileage/img/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: paths.webManifest() },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { events, headers } = await takeEvents(request);
  const asked = askedLanguage(request);
  if (asked) headers.append(...languageCookie(asked));
  const { pathname, search } = new URL(request.url);
  const view = {
    ...analyticsFor(request),
    events,
    here: pathname + search,
    productName: env().PRODUCT_NAME,
    supportEmail: env().SUPPORT_EMAIL,
    publicUrl: env().publicUrl,
    requestId: context.requestId,
    formFailed: context.formFailed === true,
    // Only what the header of public pages offers: whether the cookie is good is asked where it matters.
    signedIn: hasSessionCookie(request),
    languages: env().LANGUAGES,
    ...tilesOf(env()),
    texts: textsOf(request, 'frame'),
  };
  return data(view, { headers });
}

/** The operator's map, for the route that is looked at; nothing where none is configured. */
const tilesOf = ({ MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution = '' }: ReturnType<typeof env>) =>
  url === undefined ? {} : { mapTiles: { url, attribution } };

/** Only for pages that fail: every other page has a title of its own. */
export const meta: MetaFunction<typeof loader> = ({ error, data: loaded }) => {
  if (!error) return [];
  const title = translator(loaded?.texts).t(messageTitle(messageCodeOf(error)));
  return [{ title: `${title} – ${loaded?.productName ?? 'Stateline'}` }];
};

/** Root data changes only with a new document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>('root');
  const hydrate = useSendsScripts();
  const page = usePageTexts();
  // The page of an error has its words in the frame's texts.
  const isWhole = Boolean(useRouteError()) || page.isWhole;
  const { texts } = page;
  // For scripts outside the framework: from here on its fields are alive.
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    document.dispatchEvent(new Event('stateline:live'));
  }, []);
  return (
    <html lang={texts && isWhole ? LANGUAGES[texts.language].tag : 'en'} data-language={texts?.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <TextsProvider texts={texts} isWhole={isWhole} languages={root?.languages} here={root?.here}>
          {children}
        </TextsProvider>
        <AnalyticsPart view={root} />
        {hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <LiveReload nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** A page that fails outside the shell of signed-in people ends here: 403, 404, no signal, or the page that names the request. */
export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      code={messageCodeOf(error)}
      requestId={root?.requestId}
      again={pathname + search}
      support={root?.supportEmail}
      product={root?.productName ?? 'Stateline'}
      signedIn={root?.signedIn}
    />
  );
}
