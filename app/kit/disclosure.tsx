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
