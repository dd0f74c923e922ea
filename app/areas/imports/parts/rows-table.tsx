import type { RowsView } from '~/areas/imports/views/import-view';
import { paths } from '~/routes';
import { Tag } from '~/kit/tag';

/** Lines of a file with the outcome of each, and what is wrong at its cell. Wide tables scroll by themselves, not the page. */
export function RowsTable({ view, caption }: { view: RowsView; caption: string }) {
  return (
    <section className="import-rows" aria-label="Rows, cell by cell" tabIndex={0}>
      <table className="lines-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Result</th>
            {view.columns.map((label, index) => (
              <th scope="col" key={index}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.number}>
              <th scope="row" className="cell-line">
                {row.title} <Tag tone={row.tone}>{row.state}</Tag>
              </th>
              <td className="cell-outcome">
                {row.errors.map(({ label, message }) => (
                  <p className="error" key={label + message}>
                    {label ? `${label}: ${message}` : message}
                  </p>
                ))}
                {row.reason ? <p>{row.reason}</p> : null}
                {row.summary ? (
                  <p className="muted small">
                    {row.summary}{' '}
                    {row.href ? (
                      <a
                        href={row.href.kind === 'trip' ? paths.trip(row.href.id) : paths.fuel([row.href.id])}
                      >
                        Open
                      </a>
                    ) : null}
                  </p>
                ) : null}
              </td>
              {row.cells.map((cell, index) => (
                <td
                  key={index}
                  data-label={view.columns[index]}
                  className={cell.isWrong ? 'cell-wrong' : cell.text === '' ? 'cell-nothing' : undefined}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
