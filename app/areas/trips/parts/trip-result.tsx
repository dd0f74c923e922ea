import type { TripPageView } from '~/areas/trips/views/trip-page';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { Icon } from '~/kit/icon';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { MapImage } from '~/areas/ledger/parts/map-image';
import { Notice } from '~/kit/notice';
import { OtherRoads } from './other-roads';
import { RoadLog } from './road-log';
import { RouteMapLink } from './route-map-link';
import { Spinner } from '~/kit/spinner';
import { Tag } from '~/kit/tag';
import { useTexts, type Translator } from '~/kit/texts';
import { useWaiting } from '~/kit/use-waiting';

/** "Dallas, TX to Laredo, TX" */
export const titleIn = ({ t, said }: Translator, { ends }: Pick<TripPageView, 'ends'>): string =>
  ends ? t`${said(ends[0])} to ${said(ends[1])}` : t`Trip`;

/** What became of the trip: its road, its miles by state, and what can be done about them. */
export function TripResult({
  view,
  wait,
  mayWrite,
  mapped,
}: {
  view: TripPageView;
  wait: { seconds: number | null } | null;
  mayWrite: boolean;
  /** A road was calculated, so there is a map of it. */
  mapped: boolean;
}) {
  const { t, said, langOf } = useTexts();
  const isLost = useWaiting(wait?.seconds !== null && view.status === 'pending');
  const [first = '', last] = view.days;
  const quarter = said(view.quarter);
  const isMiles = view.unitWord === 'miles';
  return (
    <section className="trip-result" aria-label={isMiles ? t`Route and miles` : t`Route and kilometers`}>
      <p className="trip-facts">
        <span>{last ? t`${first} to ${last}` : first}</span>
        <span>{quarter}</span>
        {view.locked ? <Tag tone="good">{t`Filed, locked`}</Tag> : null}
        {view.corrected ? (
          <Tag tone="warn">{isMiles ? t`Miles corrected` : t`Kilometers corrected`}</Tag>
        ) : null}
      </p>
      {view.locked ? (
        <Notice title={t`${quarter} is filed: its trips and fuel are locked.`}>
          <p>{t`Reopen the quarter on the Reports page to amend it.`}</p>
        </Notice>
      ) : null}
      {view.status === 'pending' ? <Pending waiting={wait} isLost={isLost} isMiles={isMiles} /> : null}
      {view.status === 'error' ? (
        <Notice tone="bad" title={said(view.error ?? 'Sorry, route calculation error')}>
          <p>{t`Correct the stops below and save, or calculate again.`}</p>
        </Notice>
      ) : null}
      {view.status === 'ok' ? <Miles view={view} mayWrite={mayWrite} mapped={mapped} /> : null}
      <TripActions view={view} mayWrite={mayWrite} />
      {view.notices.map((notice) => (
        <Notice key={notice} tone="warn">
          <p lang={langOf(notice)}>{said(notice)}</p>
        </Notice>
      ))}
    </section>
  );
}

function Pending({
  waiting,
  isLost,
  isMiles,
}: {
  waiting: { seconds: number | null } | null;
  isLost: boolean;
  isMiles: boolean;
}) {
  const { t } = useTexts();
  if (waiting && waiting.seconds === null) {
    return (
      <Notice tone="warn" title={t`The route takes longer than usual.`}>
        <p>{t`It is still being calculated. Open this trip again later; nothing is lost.`}</p>
      </Notice>
    );
  }
  return (
    <div className="route-waiting">
      <h2>{t`Route Calculation`}</h2>
      <p>
        <Spinner text={t`Calculating route...`} />
      </p>
      {isLost ? (
        <p role="status">
          {isMiles
            ? t`No signal. The trip is saved; its miles show when the signal is back.`
            : t`No signal. The trip is saved; its kilometers show when the signal is back.`}
        </p>
      ) : null}
    </div>
  );
}

function Miles({ view, mayWrite, mapped }: { view: TripPageView; mayWrite: boolean; mapped: boolean }) {
  const texts = useTexts();
  const { t, said } = texts;
  const anyRouted = view.corrected;
  return (
    <div className={mapped ? 'trip-miles trip-mapped' : 'trip-miles'}>
      {mapped ? (
        <a className="trip-map no-print" href={paths.tripRoute(view.id)}>
          <MapImage
            src={paths.tripRoutePicture(view.id)}
            alt={t`Map of the route: ${titleIn(texts, view)}`}
          />
        </a>
      ) : null}
      <div className="trip-log">
        <RoadLog entries={view.road} unit={view.unitWord} />
        {view.roadFacts.map((fact) => (
          <p key={fact} className="muted small">
            {said(fact)}
          </p>
        ))}
      </div>
      <div>
        <table className="table">
          <caption className="visually-hidden">
            {view.unitWord === 'miles' ? t`Miles by state` : t`Kilometers by state`}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t`State`}</th>
              <th scope="col" className="cell-number">
                {view.unitWord === 'miles' ? t`Miles` : t`Kilometers`}
              </th>
              {anyRouted ? (
                <th scope="col" className="cell-number">
                  {t`Routed`}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.code}>
                <th scope="row" className="cell-what">
                  <JurisdictionCode code={row.code} withName />
                  {row.exempt ? (
                    <span className="muted small exempt">{t`${said(row.exempt)} exempt: ${row.exemptReason}`}</span>
                  ) : null}
                  {row.reason ? (
                    <span className="muted small exempt">{t`Corrected: ${row.reason}`}</span>
                  ) : null}
                </th>
                <td className="cell-lead cell-number">{said(row.miles)}</td>
                {anyRouted ? (
                  <td className="cell-figure cell-number" data-short={t`routed`}>
                    {row.isCorrected ? said(row.routed ?? 'none') : ''}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="cell-what">
                {t`Total distance`}
              </th>
              <td className="cell-lead cell-number">{said(view.total ?? '')}</td>
              {anyRouted ? <td className="cell-wide-only" /> : null}
            </tr>
          </tfoot>
        </table>
        {view.odometer ? (
          <p className={view.odometer.isOff ? 'small warn-text' : 'small muted'}>
            {said(view.odometer.text)}
          </p>
        ) : null}
        {mayWrite && (view.ways.length > 0 || view.roadRequest) ? <OtherRoads view={view} /> : null}
        {mayWrite && view.isMeasured && view.status !== 'pending' ? <ReplaceMeasured view={view} /> : null}
        {view.attribution ? <p className="muted small">{t`Distance: ${view.attribution}`}</p> : null}
      </div>
    </div>
  );
}

/** What a device has measured is better evidence than a calculated road: it is replaced only after a second look. */
function ReplaceMeasured({ view }: { view: TripPageView }) {
  const { t } = useTexts();
  return (
    <Disclosure summary={t`Recalculate`}>
      <form method="post" className="stack">
        <input type="hidden" name="revision" value={view.revision} />
        <p className="small">
          {view.unitWord === 'miles'
            ? t`These miles were measured by the truck’s own device, which an auditor prefers. Calculating replaces them with the miles of the road between the stops.`
            : t`These kilometers were measured by the truck’s own device, which an auditor prefers. Calculating replaces them with the kilometers of the road between the stops.`}
        </p>
        <Button small kind="danger" name="intent" value="recalculate:measured">
          {view.unitWord === 'miles' ? t`Replace the measured miles` : t`Replace the measured kilometers`}
        </Button>
      </form>
    </Disclosure>
  );
}

function TripActions({ view, mayWrite }: { view: TripPageView; mayWrite: boolean }) {
  const { t } = useTexts();
  return (
    <div className="actions trip-actions">
      {view.status === 'ok' && view.isRouted ? (
        <RouteMapLink
          href={paths.tripRoute(view.id)}
          pointsHref={paths.api.tripPoints(view.id)}
          text={t`Route map`}
        />
      ) : null}
      {mayWrite && view.status === 'ok' ? (
        <LinkButton href={paths.tripMiles(view.id)} small>
          {view.unitWord === 'miles' ? t`Correct miles` : t`Correct kilometers`}
        </LinkButton>
      ) : null}
      {mayWrite && (view.isRouted || view.mayDiscard) ? (
        <form method="post" className="inline-form">
          <input type="hidden" name="revision" value={view.revision} />
          {view.isRouted && !view.isMeasured && view.status !== 'pending' ? (
            <Button small name="intent" value="recalculate">
              {t`Recalculate`}
            </Button>
          ) : null}
          {view.mayDiscard ? (
            <Button small name="intent" value="discard-corrections">
              {t`Discard corrections`}
            </Button>
          ) : null}
        </form>
      ) : null}
      {mayWrite ? (
        <>
          <LinkButton href={`${paths.newTrip()}?next=${view.id}`} small>
            <Icon name="plus" />
            {t`Create next`}
          </LinkButton>
          <LinkButton href={`${paths.newTrip()}?copy=${view.id}`} small>
            {t`Copy`}
          </LinkButton>
          <LinkButton href={paths.deleteRecords([`1${view.id}`])} small kind="danger">
            {t`Delete`}
          </LinkButton>
        </>
      ) : null}
    </div>
  );
}
