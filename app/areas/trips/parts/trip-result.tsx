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
import { useWaiting } from '~/kit/use-waiting';

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
  const isLost = useWaiting(wait?.seconds !== null && view.status === 'pending');
  return (
    <section className="trip-result" aria-label="Route and miles">
      <p className="trip-facts">
        <span>{view.date}</span>
        <span>{view.quarter}</span>
        {view.locked ? <Tag tone="good">Filed, locked</Tag> : null}
        {view.corrected ? <Tag tone="warn">Miles corrected</Tag> : null}
      </p>
      {view.locked ? (
        <Notice title={`${view.quarter} is filed: its trips and fuel are locked.`}>
          <p>Reopen the quarter on the Reports page to amend it.</p>
        </Notice>
      ) : null}
      {view.status === 'pending' ? <Pending waiting={wait} isLost={isLost} /> : null}
      {view.status === 'error' ? (
        <Notice tone="bad" title={view.error ?? 'Sorry, route calculation error'}>
          <p>Correct the stops below and save, or calculate again.</p>
        </Notice>
      ) : null}
      {view.status === 'ok' ? <Miles view={view} mayWrite={mayWrite} mapped={mapped} /> : null}
      <TripActions view={view} mayWrite={mayWrite} />
      {view.notices.map((notice) => (
        <Notice key={notice} tone="warn">
          <p>{notice}</p>
        </Notice>
      ))}
    </section>
  );
}

function Pending({ waiting, isLost }: { waiting: { seconds: number | null } | null; isLost: boolean }) {
  if (waiting && waiting.seconds === null) {
    return (
      <Notice tone="warn" title="The route takes longer than usual.">
        <p>It is still being calculated. Open this trip again later; nothing is lost.</p>
      </Notice>
    );
  }
  return (
    <div className="route-waiting">
      <h2>Route Calculation</h2>
      <p>
        <Spinner text="Calculating route..." />
      </p>
      {isLost ? (
        <p role="status">No signal. The trip is saved; its miles show when the signal is back.</p>
      ) : null}
    </div>
  );
}

function Miles({ view, mayWrite, mapped }: { view: TripPageView; mayWrite: boolean; mapped: boolean }) {
  const anyRouted = view.corrected;
  return (
    <div className={mapped ? 'trip-miles trip-mapped' : 'trip-miles'}>
      {mapped ? (
        <a className="trip-map no-print" href={paths.tripRoute(view.id)}>
          <MapImage src={paths.tripRoutePicture(view.id)} alt={`Map of the route: ${view.title}`} />
        </a>
      ) : null}
      <div className="trip-log">
        <RoadLog entries={view.road} unit={view.unitWord} />
        {view.roadFacts.map((fact) => (
          <p key={fact} className="muted small">
            {fact}
          </p>
        ))}
      </div>
      <div>
        <table className="table">
          <caption className="visually-hidden">
            {view.unitWord === 'miles' ? 'Miles by state' : 'Kilometers by state'}
          </caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col" className="cell-number">
                {view.unitWord === 'miles' ? 'Miles' : 'Kilometers'}
              </th>
              {anyRouted ? (
                <th scope="col" className="cell-number">
                  Routed
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
                    <span className="muted small exempt">{`${row.exempt} exempt: ${row.exemptReason}`}</span>
                  ) : null}
                  {row.reason ? (
                    <span className="muted small exempt">{`Corrected: ${row.reason}`}</span>
                  ) : null}
                </th>
                <td className="cell-lead cell-number">{row.miles}</td>
                {anyRouted ? (
                  <td className="cell-figure cell-number" data-short="routed">
                    {row.isCorrected ? (row.routed ?? 'none') : ''}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="cell-what">
                Total distance
              </th>
              <td className="cell-lead cell-number">{view.total}</td>
              {anyRouted ? <td className="cell-wide-only" /> : null}
            </tr>
          </tfoot>
        </table>
        {view.odometer ? (
          <p className={view.odometer.difference ? 'small warn-text' : 'small muted'}>
            Odometer: {view.odometer.driven} {view.unitWord}
            {view.odometer.difference ? `, ${view.odometer.difference}` : ', in line with the states'}.
          </p>
        ) : null}
        {mayWrite && (view.ways.length > 0 || view.roadRequest) ? <OtherRoads view={view} /> : null}
        {mayWrite && view.isMeasured && view.status !== 'pending' ? <ReplaceMeasured view={view} /> : null}
        {view.attribution ? <p className="muted small">Distance: {view.attribution}</p> : null}
      </div>
    </div>
  );
}

/** What a device has measured is better evidence than a calculated road: it is replaced only after a second look. */
function ReplaceMeasured({ view }: { view: TripPageView }) {
  return (
    <Disclosure summary="Recalculate">
      <form method="post" className="stack">
        <input type="hidden" name="revision" value={view.revision} />
        <p className="small">
          These miles were measured by the truck’s own device, which an auditor prefers. Calculating replaces
          them with the miles of the road between the stops.
        </p>
        <Button small kind="danger" name="intent" value="recalculate:measured">
          Replace the measured miles
        </Button>
      </form>
    </Disclosure>
  );
}

function TripActions({ view, mayWrite }: { view: TripPageView; mayWrite: boolean }) {
  return (
    <div className="actions trip-actions">
      {view.status === 'ok' && view.isRouted ? (
        <RouteMapLink
          href={paths.tripRoute(view.id)}
          pointsHref={paths.api.tripPoints(view.id)}
          text="Route map"
        />
      ) : null}
      {mayWrite && view.status === 'ok' ? (
        <LinkButton href={paths.tripMiles(view.id)} small>
          {`Correct ${view.unitWord}`}
        </LinkButton>
      ) : null}
      {mayWrite && (view.isRouted || view.mayDiscard) ? (
        <form method="post" className="inline-form">
          <input type="hidden" name="revision" value={view.revision} />
          {view.isRouted && !view.isMeasured && view.status !== 'pending' ? (
            <Button small name="intent" value="recalculate">
              Recalculate
            </Button>
          ) : null}
          {view.mayDiscard ? (
            <Button small name="intent" value="discard-corrections">
              Discard corrections
            </Button>
          ) : null}
        </form>
      ) : null}
      {mayWrite ? (
        <>
          <LinkButton href={`${paths.newTrip()}?next=${view.id}`} small>
            <Icon name="plus" />
            Create next
          </LinkButton>
          <LinkButton href={`${paths.newTrip()}?copy=${view.id}`} small>
            Copy
          </LinkButton>
          <LinkButton href={paths.deleteRecords([`1${view.id}`])} small kind="danger">
            Delete
          </LinkButton>
        </>
      ) : null}
    </div>
  );
}
