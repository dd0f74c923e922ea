import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { listRecords } from '~/areas/ledger/list-records.server';
import { destinations } from '~/areas/ledger/views/destinations';
import { detailsIn } from '~/areas/ledger/parts/ledger-table';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Button } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';

const MOST_RECORDS = 8;

export const handle = { hydrate: false };

/** Every place of the product, and the trips and purchases that a text finds: the page of the palette (public/js/keys.js). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const list = await listRecords(
    actor.ctx,
    { search: typed || undefined },
    { start: 0, length: MOST_RECORDS, order: 'date', direction: 'desc' },
  );
  const texts = textsOf(request, 'frame', 'list', 'records', 'go', 'places');
  const today = todayOf(actor.ctx, actor.carrier);
  const spoken = translator(texts);
  return {
    typed,
    texts,
    places: destinations(list, typed, today, actor.carrier.units, spoken, (line) =>
      detailsIn(line, spoken.t),
    ),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Go to`),
];

export default function GoRoute() {
  const { t } = useTexts();
  const { typed, places } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={t`Go to`} />
      <form method="get" action={paths.go()} role="search" className="live-search">
        <label className="visually-hidden" htmlFor="q">
          {t`Page, unit, quarter or trip`}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          className="input"
          placeholder={t`Page, unit, quarter or trip`}
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
        />
        <Button>{t`Search`}</Button>
      </form>
      <ul className="go-list" id="go">
        {places.map(({ text, href, kind }) => (
          <li key={href}>
            <a href={href} data-kind={t(kind)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {places.length === 0 ? <p role="status">{t`Nothing found`}</p> : null}
    </>
  );
}
