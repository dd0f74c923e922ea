import type { HeadersFunction, LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { fuelTypeOptions, jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import { fuelUnitOptions } from '~/areas/fuel/views/fuel-form';
import type { loader as rootLoader } from '~/root';
import shellStyles from '~/kit/styles/app-shell.css';
import { LinkButton } from '~/kit/button';
import { OfflineForms } from '~/kit/offline-forms';
import { Outbox } from '~/kit/outbox';
import { documentTitle } from '~/kit/page-title';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: shellStyles }];

/** The one page that browsers keep: it holds nothing of anybody. */
export async function loader() {
  return { jurisdictions: jurisdictionOptions(), fuelUnits: fuelUnitOptions(), fuelTypes: fuelTypeOptions() };
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'public, no-cache' });

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'No signal'),
  { name: 'robots', content: 'noindex' },
];

export default function OfflineRoute() {
  const choices = useLoaderData<typeof loader>();
  const product = useRouteLoaderData<typeof rootLoader>('root')?.productName ?? '';
  return (
    <PublicPage product={product}>
      <div className="offline-page stack">
        <h1>No signal</h1>
        <p id="kept" className="notice notice-good" hidden>
          Kept on this phone. It is sent by itself, once, when the signal is back and this product is open.
        </p>
        <Outbox />
        <p>
          The page you asked for needs the network. What you write here is kept on this phone and sent when
          the signal returns.
        </p>
        <div className="actions">
          <LinkButton href="">Try again</LinkButton>
        </div>
        <OfflineForms {...choices} />
      </div>
    </PublicPage>
  );
}
