import type { MouseEvent } from 'react';
import type { LedgerDetailView } from '~/areas/ledger/views/ledger-detail';
import type { LedgerLineView } from '~/areas/ledger/views/ledger-view';
import { paths } from '~/routes';
import { Icon } from '~/kit/icon';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { Spinner } from '~/kit/spinner';
import { LedgerDetail } from './ledger-detail';
import { TickAll } from './tick-all';
import { useOpenedRows, type OpenedRow } from './use-opened-rows';
import { useTexts, type Translator } from '~/kit/texts';

type HrefOf = (change: Record<string, string | number | null>) => string;

interface LedgerTableProps {
  rows: readonly LedgerLineView[];
  /** What the row shows that the address opens. */
  opened: LedgerDetailView | null;
  order: string;
  direction: 'asc' | 'desc';
  /** The tax of each record is computed: too many are not sorted by it. */
  maySortByTax: boolean;
  page: number;
  hrefOf: HrefOf;
  mayWrite: boolean;
  isMetric: boolean;
  /** Of the taxes: that of the base's currency. */
  symbol: string;
}

const hrefOfRow = ({ kind, listId }: LedgerLineView): string => {
  const id = Number(listId.slice(1));
  return kind === 'trip' ? paths.trip(id) : paths.fuel([id]);
};

/** A trip's page shows it first; its form is there on demand. */
const hrefOfEdit = (row: LedgerLineView): string =>
  row.kind === 'trip' ? `${hrefOfRow(row)}?edit=1#edit-title` : hrefOfRow(row);

/** The combined list. A row opens in place, without scripts by its address; on a narrow screen it is two lines. */
export function LedgerTable({
  rows,
  opened,
  order,
  direction,
  maySortByTax,
  page,
  hrefOf,
  mayWrite,
  isMetric,
  symbol,
}: LedgerTableProps) {
  const { t } = useTexts();
  const { stateOf, toggle } = useOpenedRows(rows, opened);
  const head = (name: string, label: string, className?: string, unit?: string) => {
    const isSorted = order === name;
    const next = isSorted ? (direction === 'asc' ? 'desc' : 'asc') : name === 'date' ? 'desc' : 'asc';
    return (
      <th
        scope="col"
        className={['cell-sortable', className ?? ''].join(' ').trim()}
        aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      >
        <a
          className="table-sort"
          id={`sort-${name}`}
          href={`${hrefOf({ sort: name, dir: next })}#sort-${name}`}
        >
          {label}
          {isSorted ? <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span> : null}
        </a>
        {unit ? <span className="table-unit">{unit}</span> : null}
      </th>
    );
  };
  const here = (open: string | null) => hrefOf({ page: page === 1 ? null : page, open });
  return (
    <div className="ledger-box">
      <table
        className={isMetric ? 'table table-sortable ledger ledger-metric' : 'table table-sortable ledger'}
      >
        <caption className="visually-hidden">{t`Trips and fuel`}</caption>
        <thead>
          <tr>
            <th scope="col" className="ledger-open">
              <span className="visually-hidden">{t`Open and select`}</span>
              <TickAll />
            </th>
            {head('kind', t`T/F`)}
            {head('unit', t`Equipment`)}
            {head('date', t`Date`)}
            {head('details', t`Details`)}
            {head('states', t`States`)}
            {head('miles', isMetric ? t`Kilometers` : t`Miles`, 'cell-number', isMetric ? 'km' : 'mi')}
            {head('gallons', isMetric ? t`Liters` : t`Gallons`, 'cell-number', isMetric ? 'L' : 'gal')}
            {maySortByTax ? (
              head('tax', t`Tax Amount`, 'cell-number')
            ) : (
              <th scope="col" className="cell-number" title={t`Choose a quarter or a filter to sort by tax`}>
                {t`Tax Amount`}
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LedgerRow
              key={row.listId}
              row={row}
              state={stateOf(row.listId)}
              toggle={toggle}
              here={here}
              mayWrite={mayWrite}
              symbol={symbol}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** More than these fold into a count where a row is two lines. */
const PLATES_IN_SIGHT = 3;

function StatePlates({ codes }: { codes: readonly string[] }) {
  const rest = codes.length - PLATES_IN_SIGHT;
  const plate = (code: string) => <JurisdictionCode key={code} code={code} />;
  if (rest < 2) return <>{codes.map(plate)}</>;
  return (
    <>
      {codes.slice(0, PLATES_IN_SIGHT).map(plate)}
      <span className="plates-rest">{codes.slice(PLATES_IN_SIGHT).map(plate)}</span>
      <span className="plates-count" aria-hidden="true">{`+${rest}`}</span>
    </>
  );
}

interface LedgerRowProps {
  row: LedgerLineView;
  state: OpenedRow | undefined;
  toggle: (listId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The address of this page of the list with one row open, or none. */
  here: (open: string | null) => string;
  mayWrite: boolean;
  symbol: string;
}

/** A trip by its ends, its states by their codes; what was typed of fuel stays as it is. */
export function detailsIn(
  { kind, details }: Pick<LedgerLineView, 'kind' | 'details'>,
  t: Translator['t'],
): string {
  if (details === 'Trip' || details === 'Fuel') return t(details);
  const [from, to, ...rest] = kind === 'trip' ? details.split(' to ') : [];
  return from && to && rest.length === 0 ? t`${from} to ${to}` : details;
}

/** The title of a question, and how many more there are: "Odometer gap +2". */
const noteIn = (note: string, t: Translator['t']): string =>
  note.replace(/^.+?(?= \+\d+$|$)/, (title) => t(title));

function LedgerRow({ row, state, toggle, here, mayWrite, symbol }: LedgerRowProps) {
  const { listId } = row;
  const { t, said } = useTexts();
  const isTrip = row.kind === 'trip';
  const date = said(row.date);
  const details = detailsIn(row, t);
  const name = `${isTrip ? t`trip` : t`fuel`} ${date} ${details}`;
  return (
    <>
      <tr className="ledger-row" id={`r${listId}`}>
        <td className="ledger-open">
          <input
            type="checkbox"
            className="check-box"
            name="ids"
            value={listId}
            form="bulk"
            aria-label={t`Select ${name}`}
          />
          <a
            className="ledger-expand"
            href={`${here(state ? null : listId)}#r${listId}`}
            aria-label={t`Details of ${name}`}
            aria-expanded={state !== undefined}
            onClick={(event) => toggle(listId, event)}
          >
            <Icon name="chevron" />
          </a>
        </td>
        <td className="ledger-kind">
          <abbr title={isTrip ? t`Trip` : t`Fuel`}>{isTrip ? t`T` : t`F`}</abbr>
        </td>
        <td className="ledger-unit">{row.unit}</td>
        <td className="ledger-date number">{date}</td>
        <th scope="row" className="ledger-details">
          <a href={hrefOfRow(row)}>{details}</a>
          {row.note === '' ? null : <span className="row-note">{noteIn(row.note, t)}</span>}
        </th>
        <td className="ledger-states">
          {row.status === 'error' ? (
            <span className="bad-text small">{said(row.error ?? '')}</span>
          ) : (
            <StatePlates codes={row.states} />
          )}
        </td>
        <td
          className={
            row.miles === null && row.status !== 'pending'
              ? 'cell-number ledger-none'
              : 'cell-number ledger-miles'
          }
        >
          {row.status === 'pending' ? <Spinner text={t`Calculating`} /> : said(row.miles ?? '')}
        </td>
        <td className={row.gallons === null ? 'cell-number ledger-none' : 'cell-number ledger-gallons'}>
          {said(row.gallons ?? '')}
        </td>
        <td className="cell-number ledger-tax">
          {row.taxCents === null ? null : <Money cents={row.taxCents} symbol={symbol} />}
        </td>
        <td className="ledger-actions">
          {row.locked ? (
            <span className="muted small" title={t`The quarter is filed: this row is locked`}>
              {t`Locked`}
            </span>
          ) : mayWrite ? (
            <span className="row-actions">
              <a
                className="button button-quiet button-small"
                href={hrefOfEdit(row)}
                aria-label={t`Edit ${name}`}
              >
                <Icon name="edit" />
              </a>
              <a
                className="button button-quiet button-small"
                href={paths.deleteRecords([listId])}
                data-asks
                aria-label={t`Delete ${name}`}
              >
                <Icon name="delete" />
              </a>
            </span>
          ) : null}
        </td>
      </tr>
      {state === undefined ? null : (
        <tr className="row-detail ledger-detail">
          <td colSpan={10}>
            {state.kind === 'shown' ? (
              <LedgerDetail row={state.detail} mayWrite={mayWrite} back={`${here(listId)}#r${listId}`} />
            ) : (
              <p className="detail-parts" role="status">
                {state.kind === 'failed' ? said(state.message) : t`Reading the details…`}
              </p>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
