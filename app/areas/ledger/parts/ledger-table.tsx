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
        <caption className="visually-hidden">Trips and fuel</caption>
        <thead>
          <tr>
            <th scope="col" className="ledger-open">
              <span className="visually-hidden">Open and select</span>
              <TickAll />
            </th>
            {head('kind', 'T/F')}
            {head('unit', 'Equipment')}
            {head('date', 'Date')}
            {head('details', 'Details')}
            {head('states', 'States')}
            {head('miles', isMetric ? 'Kilometers' : 'Miles', 'cell-number', isMetric ? 'km' : 'mi')}
            {head('gallons', isMetric ? 'Liters' : 'Gallons', 'cell-number', isMetric ? 'L' : 'gal')}
            {maySortByTax ? (
              head('tax', 'Tax Amount', 'cell-number')
            ) : (
              <th scope="col" className="cell-number" title="Choose a quarter or a filter to sort by tax">
                Tax Amount
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
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

function LedgerRow({ row, state, toggle, here, mayWrite, symbol }: LedgerRowProps) {
  const { listId } = row;
  const name = `${row.kind === 'trip' ? 'trip' : 'fuel'} ${row.date} ${row.details}`;
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
            aria-label={`Select ${name}`}
          />
          <a
            className="ledger-expand"
            href={`${here(state ? null : listId)}#r${listId}`}
            aria-label={`Details of ${name}`}
            aria-expanded={state !== undefined}
            onClick={(event) => toggle(listId, event)}
          >
            <Icon name="chevron" />
          </a>
        </td>
        <td className="ledger-kind">
          <abbr title={row.kind === 'trip' ? 'Trip' : 'Fuel'}>{row.kind === 'trip' ? 'T' : 'F'}</abbr>
        </td>
        <td className="ledger-unit">{row.unit}</td>
        <td className="ledger-date number">{row.date}</td>
        <th scope="row" className="ledger-details">
          <a href={hrefOfRow(row)}>{row.details}</a>
          {row.note === '' ? null : <span className="row-note">{row.note}</span>}
        </th>
        <td className="ledger-states">
          {row.status === 'error' ? (
            <span className="bad-text small">{row.error}</span>
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
          {row.status === 'pending' ? <Spinner text="Calculating" /> : row.miles}
        </td>
        <td className={row.gallons === null ? 'cell-number ledger-none' : 'cell-number ledger-gallons'}>
          {row.gallons}
        </td>
        <td className="cell-number ledger-tax">
          {row.taxCents === null ? null : <Money cents={row.taxCents} symbol={symbol} />}
        </td>
        <td className="ledger-actions">
          {row.locked ? (
            <span className="muted small" title="The quarter is filed: this row is locked">
              Locked
            </span>
          ) : mayWrite ? (
            <span className="row-actions">
              <a
                className="button button-quiet button-small"
                href={hrefOfEdit(row)}
                aria-label={`Edit ${name}`}
              >
                <Icon name="edit" />
              </a>
              <a
                className="button button-quiet button-small"
                href={paths.deleteRecords([listId])}
                data-asks
                aria-label={`Delete ${name}`}
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
                {state.kind === 'failed' ? state.message : 'Reading the details…'}
              </p>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
