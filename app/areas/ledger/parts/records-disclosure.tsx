import type { ReactNode } from 'react';
import { paths } from '~/routes';
import { useTexts } from '~/kit/texts';
import { useHadTyped } from '~/kit/typed-before';

/** What an auditor asks for, under one disclosure that remembers whether it was open. `fields` are names of those in it. */
export function RecordsDisclosure({
  open,
  fields,
  children,
}: {
  open: boolean;
  fields: readonly string[];
  children: ReactNode;
}) {
  const { t } = useTexts();
  const hadTyped = useHadTyped(fields);
  return (
    <details
      className="disclosure"
      open={open || hadTyped}
      onToggle={(event) => {
        document.cookie = `records=${event.currentTarget.open ? 'open' : 'closed'}; path=${paths.home()}; max-age=31536000; samesite=lax`;
      }}
    >
      <summary className="disclosure-summary">{t`For your records`}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
