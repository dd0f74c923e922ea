import type { LedgerDetailView } from '~/areas/ledger/views/ledger-detail';
import type { FindingView } from '~/areas/ledger/views/ledger-view';
import { paths } from '~/routes';
import { MapImage } from './map-image';
import { Button } from '~/kit/button';
import { RoadLog } from '~/areas/trips/parts/road-log';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { useTexts } from '~/kit/texts';

/** What a row shows when it is opened. */
export function LedgerDetail({
  row,
  mayWrite,
  back,
}: {
  row: LedgerDetailView;
  mayWrite: boolean;
  back?: string | undefined;
}) {
  const { t } = useTexts();
  if (row.road.length === 0)
    return (
      <div className="detail-parts">
        <DetailFacts row={row} mayWrite={mayWrite} back={back} />
      </div>
    );
  return (
    <div className="detail-parts detail-parts-trip detail-trip">
      <RoadLog entries={row.road} unit={row.unitWord} />
      <div className="detail-facts">
        <DetailFacts row={row} mayWrite={mayWrite} back={back} />
      </div>
      {row.mapped ? (
        <a className="detail-map no-print" href={paths.tripRoute(row.id)}>
          <MapImage src={paths.tripRoutePicture(row.id)} alt={t`Route map`} />
        </a>
      ) : null}
    </div>
  );
}

function DetailFacts({
  row,
  mayWrite,
  back,
}: {
  row: LedgerDetailView;
  mayWrite: boolean;
  back?: string | undefined;
}) {
  const { t, said } = useTexts();
  return (
    <>
      {row.parts.length > 0 ? (
        <ul className="state-miles">
          {row.parts.map((part) => (
            <li key={part.code}>
              <JurisdictionCode code={part.code} /> <span className="number">{said(part.miles)}</span>
              {part.note ? <span className="muted small"> {said(part.note)}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <dl className="facts">
        {row.facts.map(([name, value, isOurs]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{isOurs ? said(value) : value}</dd>
          </div>
        ))}
      </dl>
      {row.receiptId ? (
        <p>
          <a href={paths.receipt(row.receiptId)}>{t`Receipt`}</a>
        </p>
      ) : null}
      {row.document ? (
        <p>
          <a href={paths.document(row.document.id)}>{t`Rate confirmation: ${row.document.name}`}</a>
        </p>
      ) : null}
      {row.findings.map((finding) => (
        <FindingNote key={finding.key} finding={finding} mayWrite={mayWrite} back={back} />
      ))}
      {mayWrite || row.kind === 'trip' ? (
        <p className="actions">
          {row.kind === 'trip' ? <a href={paths.trip(row.id)}>{t`Open trip`}</a> : null}
          {row.locked || !mayWrite ? null : (
            <a href={row.kind === 'trip' ? `${paths.trip(row.id)}?edit=1#edit-title` : paths.fuel([row.id])}>
              {t`Edit`}
            </a>
          )}
          {row.kind === 'trip' && mayWrite ? (
            <>
              <a href={`${paths.newTrip()}?next=${row.id}`}>{t`Create next`}</a>
              <a href={`${paths.newTrip()}?copy=${row.id}`}>{t`Copy`}</a>
            </>
          ) : null}
          {row.locked || !mayWrite ? null : (
            <a href={paths.deleteRecords([row.listId])} data-asks>
              {t`Delete`}
            </a>
          )}
        </p>
      ) : null}
    </>
  );
}

/** One of the auditor's questions, and the place to answer it. `titled` says what it is about, where no heading does. */
export function FindingNote({
  finding,
  mayWrite,
  back,
  titled = true,
  href,
}: {
  finding: FindingView;
  mayWrite: boolean;
  /** Where the answer leads back to; the list where it is not given. */
  back?: string | undefined;
  titled?: boolean;
  /** The record it is on, where the note is not on its row. */
  href?: string | undefined;
}) {
  const { t, said, langOf } = useTexts();
  const isSettled = finding.resolution !== null;
  const fields = (
    <>
      <input type="hidden" name="key" value={finding.key} />
      {back === undefined ? null : <input type="hidden" name="back" value={back} />}
    </>
  );
  return (
    <div className={isSettled ? 'finding finding-settled' : 'finding'}>
      <p>
        {titled ? <strong>{t(finding.title)}. </strong> : null}
        <span lang={langOf(finding.message)}>{said(finding.message)}</span>
      </p>
      {isSettled ? <p className="small muted">{t`In order: ${finding.resolution ?? ''}`}</p> : null}
      <div className="finding-tools">
        {href ? <a href={href}>{t`Open the record`}</a> : null}
        {!mayWrite ? null : isSettled ? (
          <form method="post" action={paths.tripChecks()}>
            {fields}
            <Button small kind="quiet" name="intent" value="reopen">
              {t`Ask again`}
            </Button>
          </form>
        ) : (
          <details>
            <summary>{t`Mark as OK`}</summary>
            <form method="post" action={paths.tripChecks()} className="finding-answer">
              {fields}
              <input
                aria-label={t`Why it is OK`}
                name="reason"
                className="input"
                placeholder={t`Why? An auditor will read it`}
                maxLength={300}
                required
              />
              <Button small name="intent" value="resolve">
                {t`Resolve`}
              </Button>
            </form>
          </details>
        )}
      </div>
    </div>
  );
}
