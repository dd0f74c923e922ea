import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { LedgerDetailView } from '~/areas/ledger/views/ledger-detail';
import type { LedgerLineView } from '~/areas/ledger/views/ledger-view';
import { paths } from '~/routes';

/** A row that is open: its details, or what is there until they have come. */
export type OpenedRow =
  { kind: 'reading' } | { kind: 'shown'; detail: LedgerDetailView } | { kind: 'failed'; message: string };

const NO_LINE = 'No connection. Details cannot be loaded right now.';

const shown = (detail: LedgerDetailView): OpenedRow => ({ kind: 'shown', detail });

/**
 * Which rows of the list are open. The server opens one (`opened`), by the address; with scripts a click fetches the details
 * of its row alone and leaves the rest of the page as it is. Where the answer is none (signed out meanwhile), the link is
 * followed. When the list is read anew, so are the details of what is open.
 */
export function useOpenedRows(lines: readonly LedgerLineView[], opened: LedgerDetailView | null) {
  const [rows, setRows] = useState<ReadonlyMap<string, OpenedRow>>(
    () => new Map(opened ? [[opened.listId, shown(opened)]] : []),
  );
  const [seen, setSeen] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    if (opened) setRows(new Map(rows).set(opened.listId, shown(opened)));
  }

  async function read(listId: string, hrefWithout?: string): Promise<void> {
    const put = (row: OpenedRow) =>
      setRows((before) => (before.has(listId) ? new Map(before).set(listId, row) : before));
    try {
      const answer = await fetch(paths.recordDetail(listId), { headers: { Accept: 'application/json' } });
      if (!/\bjson\b/.test(answer.headers.get('Content-Type') ?? '')) {
        if (hrefWithout !== undefined) window.location.assign(hrefWithout);
        return;
      }
      const said = (await answer.json()) as LedgerDetailView & { message?: string };
      put(answer.ok ? shown(said) : { kind: 'failed', message: said.message ?? NO_LINE });
    } catch {
      if (hrefWithout !== undefined) put({ kind: 'failed', message: NO_LINE });
    }
  }

  const known = useRef(lines);
  useEffect(() => {
    if (known.current === lines) return;
    known.current = lines;
    for (const { listId } of lines) if (rows.has(listId)) void read(listId);
  });

  function toggle(listId: string, event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const after = new Map(rows);
    if (!after.delete(listId)) after.set(listId, { kind: 'reading' });
    setRows(after);
    if (after.has(listId)) void read(listId, event.currentTarget.href);
  }

  return { stateOf: (listId: string) => rows.get(listId), toggle };
}
