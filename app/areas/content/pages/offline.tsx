import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { fuelTypeOptions, jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import { fuelUnitOptions } from '~/areas/fuel/views/fuel-form';
import type { loader as rootLoader } from '~/root';
import shellStyles from '~/kit/styles/app-shell.css';
import { LinkButton } from '~/kit/button';
import { OfflineForms } from '~/kit/offline-forms';
import { Outbox } from '~/kit/outbox';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { saidByScripts } from '~/areas/content/parts/static-front.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: shellStyles }];

/** The one page that browsers keep: it holds nothing of anybody. */
export async function loader({ request }: LoaderFunctionArgs) {
  return {
    jurisdictions: jurisdictionOptions(),
    fuelUnits: fuelUnitOptions(),
    fuelTypes: fuelTypeOptions(),
    texts: textsOf(request, 'frame', 'forms', 'offline', 'places'),
  };
}

export const headers: HeadersFunction = () => ({
  'Cache-Control': 'public, no-cache',
  Vary: 'Cookie, Accept-Language',
});

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`No signal`),
  { name: 'robots', content: 'noindex' },
];

const KEPT = 'Saved on this device';
const LOST = 'This was NOT saved';
/** What became of a form, by the address that the worker leads to; public/js/outbox.js shows the one that holds. */
const FATES = [
  {
    fate: 'kept=portal',
    title: KEPT,
    tone: 'warn',
    text: 'It has not reached us: this network answers with a page of its own. Sign in to the network, then come back. Your entry is then sent once.',
  },
  {
    fate: 'kept=server',
    title: KEPT,
    tone: 'warn',
    text: 'The server could not save it just now. It is sent again by itself, and saved once.',
  },
  {
    fate: 'kept=silent',
    title: KEPT,
    tone: 'warn',
    text: 'No answer came for 30 seconds. It is sent again by itself, and saved once, even if it had arrived.',
  },
  {
    fate: 'lost=signal',
    title: LOST,
    tone: 'bad',
    text: 'No answer came from the server, and this form cannot wait on this phone. Go back: what you typed is still there. Send it again when you have a signal.',
  },
  {
    fate: 'lost=room',
    title: LOST,
    tone: 'bad',
    text: 'No answer came from the server, and this phone has no room to keep the form. Go back: what you typed is still there. Make room, or send it again when you have a signal.',
  },
];

export default function OfflineRoute() {
  const { t, language } = useTexts();
  const { jurisdictions, fuelUnits, fuelTypes } = useLoaderData<typeof loader>();
  const product = useRouteLoaderData<typeof rootLoader>('root')?.productName ?? '';
  return (
    <PublicPage product={product}>
      <div className="offline-page stack" data-said={saidByScripts(language)}>
        <h1>{t`No signal`}</h1>
        <p id="kept" className="notice notice-good" data-fate="kept=1" hidden>
          {t`Saved on this device. It will sync when you're back online with ${product} open.`}
        </p>
        {FATES.map(({ fate, title, text, tone }) => (
          <p key={fate} className={`notice notice-${tone}`} data-fate={fate} data-title={t(title)} hidden>
            {t(text)}
          </p>
        ))}
        <Outbox />
        <p data-fate="">
          {t`The page you asked for needs the network. What you write here is kept on this phone and sent when the signal returns.`}
        </p>
        <div className="actions">
          <LinkButton href="">{t`Try again`}</LinkButton>
        </div>
        <OfflineForms jurisdictions={jurisdictions} fuelUnits={fuelUnits} fuelTypes={fuelTypes} />
      </div>
    </PublicPage>
  );
}
