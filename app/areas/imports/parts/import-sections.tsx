import type { ImportHead, RowsView } from '~/areas/imports/views/import-view';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { CheckField } from '~/kit/field';
import { countOf, formatWhole } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { Pagination } from '~/kit/pagination';
import { Tag } from '~/kit/tag';
import { RowsTable } from './rows-table';

/** A step in work: the page looks again by itself. */
export function ImportProgress({ head }: { head: ImportHead }) {
  return (
    <section className="stack" role="status">
      <p>
        {head.statusText}
        {head.stage ? `: ${head.stage}` : ''}. This page looks again every second; you may leave it.
      </p>
      <progress className="progress" value={head.progress} max={100} aria-label="Progress">
        {head.progress}%
      </progress>
    </section>
  );
}

export function ImportFailed({ head, mayWrite }: { head: ImportHead; mayWrite: boolean }) {
  return (
    <Notice tone="bad" title={head.problem ?? 'This import failed.'}>
      {mayWrite ? (
        <form method="post" className="actions">
          {head.canRetry ? (
            <Button kind="primary" name="intent" value="retry">
              Try again
            </Button>
          ) : null}
          <Button kind="danger" name="intent" value="remove">
            Remove this file
          </Button>
        </form>
      ) : null}
      <p>
        <a href={paths.imports()}>Upload another file</a>
      </p>
    </Notice>
  );
}

/** Other imports of the very same file, which are in force. */
export function SeenBefore({ head }: { head: ImportHead }) {
  const [first] = head.before;
  if (!first) return null;
  return (
    <Notice tone="warn" title="You have imported this very file before.">
      <p>
        <a href={paths.import(first.id)}>On {first.when}</a>. Lines that are recorded already are marked as
        duplicates and left out.
      </p>
    </Notice>
  );
}

/** How many lines are in which state, each a link to those alone. */
export function StateLinks({ head, chosen }: { head: ImportHead; chosen: string }) {
  return (
    <nav className="import-states" aria-label="Lines by state">
      <ul>
        <li>
          <a href={paths.import(head.id)} aria-current={chosen === '' ? 'page' : undefined}>
            All lines
          </a>
        </li>
        {head.states.map(({ state, text, tone, count }) => (
          <li key={state}>
            <a
              href={paths.import(head.id, `state=${state}`)}
              aria-current={chosen === state ? 'page' : undefined}
            >
              <Tag tone={tone}>{text}</Tag> {formatWhole(count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Before anything is recorded: what would be, and the button. */
export function PreviewActions({ head, newTrips }: { head: ImportHead; newTrips: boolean }) {
  const good = head.counts.good ?? 0;
  const duplicates = head.counts.duplicate ?? 0;
  return (
    <form method="post" className="stack">
      {good === 0 && duplicates === 0 ? (
        <Notice tone="bad" title="Nothing to import. Fix the file, or match its columns again." />
      ) : null}
      {newTrips && good > head.room ? (
        <Notice
          tone="warn"
          title={`Your plan's limit leaves room for ${countOf(head.room, 'more trip')} in these 30 days.`}
        >
          <p>
            The first {formatWhole(head.room)} are taken; the others wait here until there is room.{' '}
            <a href={paths.billing()}>Look at the plans</a>.
          </p>
        </Notice>
      ) : null}
      {duplicates > 0 ? (
        <CheckField
          id="takeDuplicates"
          name="takeDuplicates"
          value="1"
          label={`Take the ${countOf(duplicates, 'duplicate')} as well`}
          hint="Only if they really happened twice."
        />
      ) : null}
      <div className="actions">
        {good + duplicates > 0 ? (
          <Button kind="primary" name="intent" value="accept">
            {good > 0 ? `Take ${countOf(good, 'good line')}` : 'Take the ticked lines'}
          </Button>
        ) : null}
        <LinkButton href={paths.import(head.id, 'columns=1')}>Change the columns</LinkButton>
        <Button kind="danger" name="intent" value="remove">
          Remove this file
        </Button>
      </div>
    </form>
  );
}

/** After it: what can still be done. */
export function ResultActions({ head }: { head: ImportHead }) {
  const made = head.counts.accepted ?? 0;
  const kept = head.counts.kept ?? 0;
  const refused = (head.counts.refused ?? 0) + (head.counts.good ?? 0);
  return (
    <form method="post" className="stack">
      {kept > 0 ? (
        <Notice tone="warn" title={`${countOf(kept, 'record')} stayed: their quarter is filed.`} />
      ) : null}
      <div className="actions">
        {made > 0 ? (
          <LinkButton href={`${paths.tripsFuel()}?quarter=all`} kind="primary">
            Open Trips &amp; Fuel
          </LinkButton>
        ) : null}
        {refused > 0 && head.status === 'accepted' ? (
          <Button name="intent" value="accept">
            Try {countOf(refused, 'refused line')} again
          </Button>
        ) : null}
        {made + kept > 0 ? (
          <LinkButton href={paths.import(head.id, 'undo=1')}>Undo this import</LinkButton>
        ) : null}
        {made + kept === 0 ? (
          <Button kind="danger" name="intent" value="remove">
            Remove from the list
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Says what will happen before it does. */
export function UndoQuestion({ head }: { head: ImportHead }) {
  const made = (head.counts.accepted ?? 0) + (head.counts.kept ?? 0);
  return (
    <Notice tone="warn" title={`${countOf(made, 'record')} of this import will be deleted.`}>
      <p>
        {head.edited > 0
          ? `${countOf(head.edited, 'of them was', 'of them were')} changed by hand since, and those changes go too. `
          : ''}
        Records of a quarter that is filed stay. Vehicles that only this import needed go as well. Everything
        stays in the change history.
      </p>
      <form method="post" className="actions">
        <Button kind="danger" name="intent" value="undo">
          Undo this import
        </Button>
        <LinkButton href={paths.import(head.id)}>Keep it</LinkButton>
      </form>
    </Notice>
  );
}

export function ImportRows({
  head,
  rows,
  state,
  page,
  size,
  total,
}: {
  head: ImportHead;
  rows: RowsView;
  state: string;
  page: number;
  size: number;
  total: number;
}) {
  const hrefOf = (number: number) =>
    paths.import(
      head.id,
      [state ? `state=${state}` : '', number > 1 ? `page=${number}` : ''].filter(Boolean).join('&'),
    );
  return (
    <section className="stack" aria-labelledby="lines-title">
      <h2 id="lines-title">Lines of the file</h2>
      <StateLinks head={head} chosen={state} />
      {rows.rows.length > 0 ? (
        <RowsTable view={rows} caption="Lines of the file" />
      ) : (
        <p className="muted">No lines here.</p>
      )}
      <Pagination page={page} pageSize={size} filtered={total} total={total} hrefOf={hrefOf} />
      {head.leftOver > 0 && head.kind !== 'positions' && head.kind !== 'eld' ? (
        <p>
          <a href={paths.importLeftOver(head.id)}>
            Download the lines that are not taken, with the reasons (CSV)
          </a>
        </p>
      ) : null}
    </section>
  );
}
