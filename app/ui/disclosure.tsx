import type { ReactNode } from 'react';

/** Something that opens in place, with or without scripts. `id` makes it a link's target. */
export function Disclosure({
  summary,
  children,
  id,
  open,
}: {
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  open?: boolean;
}) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary className="disclosure-summary">{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

/**
 * A tax term explained once, where it first appears: a dotted underline that opens a note. `details` is a block
 * for HTML, so it stands in a `div`, beside a heading or in a table cell, never inside a `p`.
 */
export function TermNote({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <details className="term">
      <summary className="term-name">{term}</summary>
      <div className="term-note">{children}</div>
    </details>
  );
}
