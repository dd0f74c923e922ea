import { Fragment, type ReactNode } from 'react';
import { useTexts } from './texts';

export type SortDirection = 'ascending' | 'descending';

/**
 * Where a cell goes on a narrow screen, where a row is two lines: `what` opens the first line, `lead` is the
 * figure at its right end, `figure` is in the second line with its `short` unit, `break` takes a line of its
 * own, `wide-only` is left out (it must then be found elsewhere, on the row's own page).
 */
export type NarrowPlace = 'what' | 'lead' | 'figure' | 'break' | 'wide-only';

export interface Column<Row> {
  key: string;
  label: ReactNode;
  /** The unit, in the header and never in the cells: "mi", "gal", "$/gal". */
  unit?: string;
  /** Right-aligned tabular figures. */
  number?: boolean;
  narrow?: NarrowPlace;
  /** Unit or word after the figure in the narrow second line: "mi", "gal taxable". */
  short?: string;
  /** The same after a 1: "file" where `short` is "files". */
  shortOne?: string;
  cell: (row: Row) => ReactNode;
  /** What the totals row shows here. */
  total?: ReactNode;
  /** The header becomes a link. `direction` only on the column the rows are sorted by now. */
  sort?: { href: string; direction?: SortDirection };
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Names the table for everybody; `captionHidden` for screen readers only, where a heading says it. */
  caption: ReactNode;
  captionHidden?: boolean;
  /** A row of its own under a row: the expanded details. Null shows none. */
  detail?: (row: Row) => ReactNode;
  /** Instead of the table when there are no rows: see `Empty`. */
  empty?: ReactNode;
}

function placeOf<Row>(column: Column<Row>, index: number): NarrowPlace {
  if (column.narrow) return column.narrow;
  if (index === 0) return 'what';
  return column.number ? 'figure' : 'break';
}

function isEmpty(content: ReactNode): boolean {
  return content === undefined || content === null || content === false || content === '';
}

function cellClass<Row>(column: Column<Row>, index: number, content: ReactNode): string {
  const names = [`cell-${placeOf(column, index)}`];
  if (column.number) names.push('cell-number');
  if (isEmpty(content)) names.push('cell-empty');
  return names.join(' ');
}

/** One cell. The narrow unit follows a plain figure only, not a spinner or a mark that is in its place. */
function Cell<Row>({ column, index, children }: { column: Column<Row>; index: number; children: ReactNode }) {
  const className = cellClass(column, index, children);
  const isFigure = typeof children === 'string' || typeof children === 'number';
  const isOne = children === '1' || children === 1;
  const word = isOne ? (column.shortOne ?? column.short) : column.short;
  const short = isFigure ? word : undefined;
  // A totals row without a word for its first cell has no header there: an empty header says nothing.
  return index === 0 && !isEmpty(children) ? (
    <th scope="row" className={className} data-short={short}>
      {children}
    </th>
  ) : (
    <td className={className} data-short={short}>
      {children}
    </td>
  );
}

/** What assistive technology hears after the sort link's name, and what the arrow shows. */
function SortLink({
  id,
  label,
  sort,
}: {
  /** The sorted list comes with the focus where it was. */
  id: string;
  label: ReactNode;
  sort: NonNullable<Column<unknown>['sort']>;
}) {
  const { t } = useTexts();
  const arrow = sort.direction === 'ascending' ? '\u2191' : '\u2193';
  return (
    <a className="table-sort" id={id} href={`${sort.href}#${id}`}>
      {label}
      {sort.direction ? (
        <>
          <span aria-hidden="true">{arrow}</span>
          <span className="visually-hidden">
            {sort.direction === 'ascending' ? t`, sorted ascending` : t`, sorted descending`}
          </span>
        </>
      ) : null}
    </a>
  );
}

/** A figure that does not apply here: a dash where there are columns, nothing in the narrow rows. */
export function None() {
  return <span className="muted cell-none">{'\u2013'}</span>;
}

/** The table of the product: the first column names the row, the last row holds the totals. */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  caption,
  captionHidden,
  detail,
  empty,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  const sortable = columns.some((column) => column.sort);
  const totaled = columns.some((column) => column.total !== undefined);
  return (
    <table className={sortable ? 'table table-sortable' : 'table'}>
      <caption className={captionHidden ? 'visually-hidden' : 'table-caption'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={
                [column.number ? 'cell-number' : '', column.sort ? 'cell-sortable' : '']
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              aria-sort={column.sort?.direction}
            >
              {column.sort ? (
                <SortLink id={`sort-${column.key}`} label={column.label} sort={column.sort} />
              ) : (
                column.label
              )}
              {column.unit ? <span className="table-unit">{column.unit}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const below = detail?.(row);
          return (
            <Fragment key={rowKey(row)}>
              <tr>
                {columns.map((column, index) => (
                  <Cell key={column.key} column={column} index={index}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
              {below === undefined || below === null ? null : (
                <tr className="row-detail">
                  <td colSpan={columns.length}>{below}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      {totaled ? (
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <Cell key={column.key} column={column} index={index}>
                {column.total}
              </Cell>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
