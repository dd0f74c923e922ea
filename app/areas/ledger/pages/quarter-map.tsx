import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseQuarterKey, quarterKey, quarterLabel, quarterOfDate } from '~/engine/calendar/quarter';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import boardStyles from '~/kit/styles/boards.css';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { quarterMapView } from '~/areas/ledger/views/quarter-map.server';
import { quarterMap } from '~/areas/ledger/quarter-map.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { Empty } from '~/kit/empty';
import { QuarterMapPicture } from '~/areas/ledger/parts/quarter-map-picture';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const today = todayOf(actor.ctx, actor.carrier);
  const { query } = await readLedgerQuery(request, today);
  const key = query.quarterKey ?? quarterKey(quarterOfDate(today));
  const quarter = parseQuarterKey(key);
  const found = await quarterMap(actor.ctx, { quarterKey: key, equipmentId: query.filter.equipmentId });
  const unit = unitOfCarrier(actor.carrier);
  return {
    ...quarterMapView(found, unit),
    unitName: unit === 'mile' ? 'Miles' : 'Kilometers',
    quarter: quarter ? quarterLabel(quarter) : '',
    texts: textsOf(request, 'frame', 'forms', 'records', 'places', 'list'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Quarter map`),
];

export default function QuarterMapRoute() {
  const { t, said } = useTexts();
  const { map, shades, rows, total, quarter, unitName } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={t`All trips of ${said(quarter)}`} backHref={paths.tripsFuel()}>
      {rows.length === 0 ? (
        <Empty
          title={t`There are no records to show`}
          text={t`The map fills itself with every trip of the quarter.`}
        >
          <LinkButton href={paths.newTrip()} kind="primary">
            {t`Add trip`}
          </LinkButton>
        </Empty>
      ) : (
        <div className="stack">
          {map ? (
            <QuarterMapPicture map={map} shades={shades} title={t`All trips of ${said(quarter)}`} />
          ) : null}
          <table className="table">
            <caption className="visually-hidden">{t(`${unitName} by state`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t`State`}</th>
                <th scope="col" className="cell-number">
                  {t(unitName)}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.code}>
                  <th scope="row" className="cell-what">
                    <span className={`shade shade-${row.shade}`} aria-hidden="true" />
                    <JurisdictionCode code={row.code} withName />
                  </th>
                  <td className="cell-lead cell-number">{said(row.miles)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className="cell-what">
                  {t`Total`}
                </th>
                <td className="cell-lead cell-number">{said(total)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </DialogPage>
  );
}
