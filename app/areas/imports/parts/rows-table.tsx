import type { RowsView } from '~/areas/imports/views/import-view';
import { paths } from '~/routes';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';

/** Lines of a file with the outcome of each, and what is wrong at its cell. Wide tables scroll by themselves, not the page. */
export function RowsTable({ view, caption }: { view: RowsView; caption: string }) {
  const { t, said } = useTexts();
  return (
    <section className="import-rows" aria-label={t`Rows, cell by cell`} tabIndex={0}>
      <table className="lines-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Row`}</th>
            <th scope="col">{t`Result`}</th>
            {view.columns.map((label, index) => (
              <th scope="col" key={index}>
                {said(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.number}>
              <th scope="row" className="cell-line">
                {said(row.title)} <Tag tone={row.tone}>{t(row.state)}</Tag>
              </th>
              <td className="cell-outcome">
                {row.errors.map(({ label, message }) => (
                  <p className="error" key={label + message}>
                    {label ? `${said(label)}: ${said(message)}` : said(message)}
                  </p>
                ))}
                {row.reason ? <p>{said(row.reason)}</p> : null}
                {row.summary ? (
                  <p className="muted small">
                    {row.summary
                      .split('; ')
                      .map((part) => said(part))
                      .join('; ')}{' '}
                    {row.href ? (
                      <a
                        href={row.href.kind === 'trip' ? paths.trip(row.href.id) : paths.fuel([row.href.id])}
                      >
                        {t`Open`}
                      </a>
                    ) : null}
                  </p>
                ) : null}
              </td>
              {row.cells.map((cell, index) => (
                <td
                  key={index}
                  data-label={said(view.columns[index] ?? '')}
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
