import type { ReactNode } from 'react';
import { paths } from '~/routes';
import { useTexts } from '~/kit/texts';

/** What an auditor asks for, under one disclosure that remembers whether it was open. */
export function RecordsDisclosure({ open, children }: { open: boolean; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <details
      className="disclosure"
      open={open}
      onToggle={(event) => {
        document.cookie = `records=${event.currentTarget.open ? 'open' : 'closed'}; path=${paths.home()}; max-age=31536000; samesite=lax`;
      }}
    >
      <summary className="disclosure-summary">{t`For your records`}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
