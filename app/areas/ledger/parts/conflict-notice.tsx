import type { Difference } from '~/areas/returns/views/difference';
import { LinkButton } from '~/kit/button';
import { Notice } from '~/kit/notice';

/** Both versions of a record that two people have changed: nothing is lost, and the person decides. */
export function ConflictNotice({
  message,
  differences: rows,
  discardHref,
}: {
  message: string;
  differences: readonly Difference[];
  discardHref: string;
}) {
  return (
    <Notice tone="warn" title={message} id="conflict">
      {rows.length === 0 ? (
        <p>Both versions say the same. Save again, or take the other one.</p>
      ) : (
        <table className="table conflict-table">
          <caption className="visually-hidden">Where the versions differ</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours, in the form below</th>
              <th scope="col">Saved meanwhile</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.mine || 'empty'}</td>
                <td>{row.theirs || 'empty'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="actions">
        <LinkButton href={discardHref} small>
          Take the saved version
        </LinkButton>
      </p>
    </Notice>
  );
}
