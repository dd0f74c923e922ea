import type { ImportHead, RowsView } from '~/areas/imports/views/import-view';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { CheckField } from '~/kit/field';
import { countOf, formatWhole } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { Pagination } from '~/kit/pagination';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { RowsTable } from './rows-table';

/** A step in work: the page looks again by itself. */
export function ImportProgress({ head, mayWrite }: { head: ImportHead; mayWrite: boolean }) {
  const { t, said } = useTexts();
  const { cancel } = head;
  return (
    <section className="stack">
      <div className="stack" role="status">
        <p>
          {t(head.statusText)}
          {head.stage ? `: ${said(head.stage)}` : ''}. {t`This page updates every second; you may leave it.`}
        </p>
        <progress className="progress" value={head.progress} max={100} aria-label={t`Progress`}>
          {head.progress}%
        </progress>
      </div>
      {cancel !== null && mayWrite ? (
        <form method="post" className="actions">
          <Button kind="quiet" name="intent" value={cancel}>
            {cancel === 'undo' ? t`Cancel and undo` : t`Cancel import`}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

export function ImportFailed({ head, mayWrite }: { head: ImportHead; mayWrite: boolean }) {
  const { t, said } = useTexts();
  return (
    <Notice tone="bad" title={said(head.problem ?? 'This import failed.')}>
      {mayWrite ? (
        <form method="post" className="actions">
          {head.canRetry ? (
            <Button kind="primary" name="intent" value="retry">
              {t`Try again`}
            </Button>
          ) : null}
          <Button kind="danger" name="intent" value="remove">
            {t`Remove file`}
          </Button>
        </form>
      ) : null}
      <p>
        <a href={paths.imports()}>{t`Upload another file`}</a>
      </p>
    </Notice>
  );
}

/** Other imports of the very same file, which are in force. */
export function SeenBefore({ head }: { head: ImportHead }) {
  const { t, nodes } = useTexts();
  const [first] = head.before;
  if (!first) return null;
  return (
    <Notice tone="warn" title={t`You have imported this very file before.`}>
      <p>
        {nodes`${(
          <a key="before" href={paths.import(first.id)}>{t`On ${first.when}`}</a>
        )}. Lines that are recorded already are marked as duplicates and left out.`}
      </p>
    </Notice>
  );
}

/** A report that was saved page by page, and this is one of them. */
export function MorePages({ head }: { head: ImportHead }) {
  const { t } = useTexts();
  if (!head.hasMorePages) return null;
  return (
    <Notice tone="warn" title={t`This file is one page of a longer report.`}>
      <p>{t`Import its other pages too. What is on them is missing from your quarter until you do.`}</p>
    </Notice>
  );
}

/** Sheets of a workbook that hold another table than the one that was read. */
export function SheetsLeftOut({ head }: { head: ImportHead }) {
  const { t, said } = useTexts();
  const { sheetsLeftOut } = head;
  if (sheetsLeftOut.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={said(
        `Not read: ${sheetsLeftOut.length === 1 ? 'the sheet' : 'the sheets'} ${sheetsLeftOut.map((name) => `“${name}”`).join(', ')}.`,
      )}
    >
      <p>
        {t`Other columns than on the sheet that was read. Save each sheet as a file of its own and upload it too.`}
      </p>
    </Notice>
  );
}

/** Rows of a quarter that was filed without them. */
export function NotInFiled({ head }: { head: ImportHead }) {
  const { t, nodes, said } = useTexts();
  if (head.notInFiled === 0) return null;
  return (
    <Notice tone="warn" title={said(`${countOf(head.notInFiled, 'row')} not recorded in a filed quarter.`)}>
      <p>
        {nodes`Nothing changes in a filed quarter. If they belong there, reopen the quarter on the ${(
          <a key="reports" href={paths.reports()}>{t`Reports`}</a>
        )} page, upload this file again and file an amended return.`}{' '}
        <a href={paths.import(head.id, 'state=aside')}>{t`Show skipped rows`}</a>
      </p>
    </Notice>
  );
}

/** How many lines are in which state, each a link to those alone. */
export function StateLinks({ head, chosen }: { head: ImportHead; chosen: string }) {
  const { t } = useTexts();
  return (
    <nav className="import-states" aria-label={t`Rows by status`}>
      <ul>
        <li>
          <a href={paths.import(head.id)} aria-current={chosen === '' ? 'page' : undefined}>
            {t`All rows`}
          </a>
        </li>
        {head.states.map(({ state, text, tone, count }) => (
          <li key={state}>
            <a
              href={paths.import(head.id, `state=${state}`)}
              aria-current={chosen === state ? 'page' : undefined}
            >
              <Tag tone={tone}>{t(text)}</Tag> {formatWhole(count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Before anything is recorded: what would be, and the button. */
export function PreviewActions({ head, newTrips }: { head: ImportHead; newTrips: boolean }) {
  const { t, said } = useTexts();
  const good = head.counts.good ?? 0;
  const duplicates = head.counts.duplicate ?? 0;
  return (
    <form method="post" className="stack">
      {good === 0 && duplicates === 0 ? (
        <Notice tone="bad" title={t`Nothing to import. Fix the file, or match its columns again.`} />
      ) : null}
      {newTrips && good > head.room ? (
        <Notice
          tone="warn"
          title={said(`Your plan has room for ${countOf(head.room, 'more trip')} in this 30-day period.`)}
        >
          <p>
            {said(
              `The first ${formatWhole(head.room)} will be imported; the rest wait here until there is room.`,
            )}{' '}
            <a href={paths.billing()}>{t`See plans`}</a>.
          </p>
        </Notice>
      ) : null}
      {duplicates > 0 ? (
        <CheckField
          id="takeDuplicates"
          name="takeDuplicates"
          value="1"
          label={said(`Import the ${countOf(duplicates, 'duplicate')} too`)}
          hint={t`Only if they really happened twice.`}
        />
      ) : null}
      <div className="actions">
        {good + duplicates > 0 ? (
          <Button kind="primary" name="intent" value="accept">
            {good > 0 ? said(`Import ${countOf(good, 'row')}`) : t`Import selected rows`}
          </Button>
        ) : null}
        <LinkButton href={paths.import(head.id, 'columns=1')}>{t`Change columns`}</LinkButton>
        <Button kind="danger" name="intent" value="remove">
          {t`Remove file`}
        </Button>
      </div>
    </form>
  );
}

/** After it: what can still be done. */
export function ResultActions({ head }: { head: ImportHead }) {
  const { t, said } = useTexts();
  const made = head.counts.accepted ?? 0;
  const kept = head.counts.kept ?? 0;
  const refused = (head.counts.refused ?? 0) + (head.counts.good ?? 0);
  return (
    <form method="post" className="stack">
      {kept > 0 ? (
        <Notice tone="warn" title={said(`${countOf(kept, 'record')} kept: the quarter is already filed.`)} />
      ) : null}
      <div className="actions">
        {made > 0 ? (
          <LinkButton href={`${paths.tripsFuel()}?quarter=all`} kind="primary">
            {t`Open Trips & Fuel`}
          </LinkButton>
        ) : null}
        {refused > 0 && head.status === 'accepted' ? (
          <Button name="intent" value="accept">
            {said(`Retry ${countOf(refused, 'row')}`)}
          </Button>
        ) : null}
        {made + kept > 0 ? (
          <LinkButton href={paths.import(head.id, 'undo=1')}>{t`Undo this import`}</LinkButton>
        ) : null}
        {made + kept === 0 ? (
          <Button kind="danger" name="intent" value="remove">
            {t`Remove from list`}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Says what will happen before it does. */
export function UndoQuestion({ head }: { head: ImportHead }) {
  const { t, said } = useTexts();
  const made = (head.counts.accepted ?? 0) + (head.counts.kept ?? 0);
  return (
    <Notice tone="warn" title={said(`This deletes ${countOf(made, 'record')}.`)}>
      <p>
        {head.edited > 0
          ? `${said(`${countOf(head.edited, 'record was', 'records were')} edited after the import; those edits are lost too.`)} `
          : ''}
        {t`Records in a filed quarter are kept. Trucks added only for this import are removed too. The change history keeps everything.`}
      </p>
      <form method="post" className="actions">
        <Button kind="danger" name="intent" value="undo">
          {t`Undo this import`}
        </Button>
        <LinkButton href={paths.import(head.id)}>{t`Keep it`}</LinkButton>
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
  const { t } = useTexts();
  const hrefOf = (number: number) =>
    paths.import(
      head.id,
      [state ? `state=${state}` : '', number > 1 ? `page=${number}` : ''].filter(Boolean).join('&'),
    );
  return (
    <section className="stack" aria-labelledby="lines-title">
      <h2 id="lines-title">{t`Rows in this file`}</h2>
      <StateLinks head={head} chosen={state} />
      {rows.rows.length > 0 ? (
        <RowsTable view={rows} caption={t`Rows in this file`} />
      ) : (
        <p className="muted">{t`No rows.`}</p>
      )}
      <Pagination page={page} pageSize={size} filtered={total} total={total} hrefOf={hrefOf} />
      {head.leftOver > 0 && head.kind !== 'positions' && head.kind !== 'eld' ? (
        <p>
          <a href={paths.importLeftOver(head.id)}>
            {t`Download the rows that were not imported, with reasons (CSV)`}
          </a>
        </p>
      ) : null}
    </section>
  );
}
