import type { LedgerRowView } from '~/presenters/trips/ledger-view';
import { paths } from '~/paths';
import { Icon } from '../icon';
import { JurisdictionCode } from '../jurisdiction-code';
import { Money } from '../money';
import { Spinner } from '../spinner';
import { LedgerDetail } from './ledger-detail';
import { TickAll } from './tick-all';

interface LedgerTableProps {
  rows: readonly LedgerRowView[];
  order: string;
  direction: 'asc' | 'desc';
  hrefOf: (change: Record<string, string | number | null>) => string;
  mayWrite: boolean;
  /** The address of this very page of the list, to come back to. */
  back?: string | undefined;
}

const hrefOfRow = (row: LedgerRowView): string =>
  row.kind === 'trip' ? paths.trip(row.id) : paths.fuel([row.id]);

/** The combined list. A row opens in place by its box; on a narrow screen it is two lines. */
export function LedgerTable({ rows, order, direction, hrefOf, mayWrite, back }: LedgerTableProps) {
  const head = (name: string, label: string, className?: string, unit?: string) => {
    const isSorted = order === name;
    const next = isSorted ? (direction === 'asc' ? 'desc' : 'asc') : name === 'date' ? 'desc' : 'asc';
    return (
      <th
        scope="col"
        className={['cell-sortable', className ?? ''].join(' ').trim()}
        aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      >
        <a className="table-sort" href={hrefOf({ sort: name, dir: next })}>
          {label}
          {isSorted ? <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span> : null}
        </a>
        {unit ? <span className="table-unit">{unit}</span> : null}
      </th>
    );
  };
  return (
    <div className="ledger-box">
      <table className="table table-sortable ledger">
        <caption className="visually-hidden">Trips and fuel</caption>
        <thead>
          <tr>
            <th scope="col" className="ledger-open">
              <span className="visually-hidden">Open and tick</span>
              <TickAll />
            </th>
            {head('kind', 'T/F')}
            {head('unit', 'Equipment')}
            {head('date', 'Date')}
            {head('details', 'Details')}
            <th scope="col">States</th>
            {head('miles', 'Miles', 'cell-number', 'mi')}
            {head('gallons', 'Gallons', 'cell-number', 'gal')}
            <th scope="col" className="cell-number">
              Tax Amount
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LedgerRow key={row.listId} row={row} mayWrite={mayWrite} back={back} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LedgerRow({ row, mayWrite, back }: { row: LedgerRowView; mayWrite: boolean; back?: string | undefined }) {
  const open = row.findings.filter((finding) => finding.resolution === null);
  const name = `${row.kind === 'trip' ? 'trip' : 'fuel'} ${row.date} ${row.details}`;
  return (
    <>
      <tr className="ledger-row">
        <td className="ledger-open">
          <input
            type="checkbox"
            className="check-box"
            name="ids"
            value={row.listId}
            form="bulk"
            aria-label={`Tick ${name}`}
          />
          <label className="ledger-expand">
            <input
              type="checkbox"
              className="visually-hidden expand-check"
              aria-label={`Details of ${name}`}
            />
            <Icon name="chevron" />
          </label>
        </td>
        <td className="ledger-kind">
          <abbr title={row.kind === 'trip' ? 'Trip' : 'Fuel'}>{row.kind === 'trip' ? 'T' : 'F'}</abbr>
        </td>
        <td className="ledger-unit">{row.unit}</td>
        <td className="ledger-date number">{row.date}</td>
        <th scope="row" className="ledger-details">
          <a href={hrefOfRow(row)}>{row.details}</a>
          {open.length > 0 ? (
            <span className="row-note" title={open.map((finding) => finding.message).join('\n')}>
              {open[0]?.title}
              {open.length > 1 ? ` +${open.length - 1}` : ''}
            </span>
          ) : null}
        </th>
        <td className="ledger-states">
          {row.status === 'error' ? (
            <span className="bad-text small">{row.error}</span>
          ) : (
            row.states.map((code) => <JurisdictionCode key={code} code={code} />)
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
          {row.taxCents === null ? null : <Money cents={row.taxCents} />}
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
                href={hrefOfRow(row)}
                aria-label={`Edit ${name}`}
              >
                <Icon name="edit" />
              </a>
              <a
                className="button button-quiet button-small"
                href={paths.deleteRecords([row.listId])}
                aria-label={`Delete ${name}`}
              >
                <Icon name="delete" />
              </a>
            </span>
          ) : null}
        </td>
      </tr>
      <tr className="row-detail ledger-detail">
        <td colSpan={10}>
          <LedgerDetail row={row} mayWrite={mayWrite} back={back} />
        </td>
      </tr>
    </>
  );
}
