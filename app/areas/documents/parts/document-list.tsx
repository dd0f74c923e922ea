import type { DocumentRow } from '~/areas/documents/views/documents-page';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Tag } from '~/kit/tag';

/** The uploaded files: what each is, what to do with it, Remove. */
export function DocumentList({ rows }: { rows: readonly DocumentRow[] }) {
  return (
    <ul className="document-list">
      {rows.map((row) => (
        <li key={row.id} className="document-row">
          <div className="document-what">
            <a href={paths.document(row.id)}>{row.name}</a> <Tag tone={row.tone}>{row.statusText}</Tag>
            {row.detail ? <p className="muted small">{row.detail}</p> : null}
          </div>
          <div className="actions">
            {row.tripId !== null ? (
              <LinkButton href={paths.trip(row.tripId)} kind="quiet" small>
                Open trip
              </LinkButton>
            ) : row.status === 'ready' || row.status === 'review' || row.status === 'repeated' ? (
              <LinkButton href={paths.document(row.id)} small>
                Review
              </LinkButton>
            ) : null}
            {row.removable ? (
              <form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="id" value={row.id} />
                <Button kind="quiet" small>
                  Remove<span className="visually-hidden"> {row.name}</span>
                </Button>
              </form>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
