import type { DocumentRow } from '~/areas/documents/views/documents-page';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';

/** The uploaded files: what each is, what to do with it, Remove. */
export function DocumentList({ rows }: { rows: readonly DocumentRow[] }) {
  const { t, said, langOf } = useTexts();
  const routeText = ({ from, to, stops }: NonNullable<DocumentRow['route']>): string =>
    to === null ? from : stops > 2 ? t`${from} to ${to}, ${stops} stops` : t`${from} to ${to}`;
  return (
    <ul className="document-list">
      {rows.map((row) => (
        <li key={row.id} className="document-row">
          <div className="document-what">
            <a href={paths.document(row.id)}>{row.name}</a> <Tag tone={row.tone}>{t(row.statusText)}</Tag>
            {row.route ? <p className="muted small">{routeText(row.route)}</p> : null}
            {row.notes.map((note) => (
              <p key={note} className="muted small" lang={langOf(note)}>
                {said(note)}
              </p>
            ))}
          </div>
          <div className="actions">
            {row.tripId !== null ? (
              <LinkButton href={paths.trip(row.tripId)} kind="quiet" small>
                {t`Open trip`}
              </LinkButton>
            ) : row.status === 'ready' || row.status === 'review' || row.status === 'repeated' ? (
              <LinkButton href={paths.document(row.id)} small>
                {t`Review`}
              </LinkButton>
            ) : null}
            {row.removable ? (
              <form method="post">
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="id" value={row.id} />
                <Button kind="quiet" small>
                  {t`Remove`}
                  <span className="visually-hidden"> {row.name}</span>
                </Button>
              </form>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
