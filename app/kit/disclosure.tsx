import type { ReactNode } from 'react';
import { useHadTyped } from './typed-before';

/** Something that opens in place, with or without scripts. `id` makes it a link's target; `fields` are names of those in it. */
export function Disclosure({
  summary,
  children,
  id,
  open,
  fields = [],
}: {
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  open?: boolean;
  fields?: readonly string[];
}) {
  const hadTyped = useHadTyped(fields);
  return (
    <details className="disclosure" id={id} open={open || hadTyped}>
      <summary className="disclosure-summary">{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
