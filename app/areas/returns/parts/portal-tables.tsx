import { useState } from 'react';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { TextareaField } from '~/kit/field';
import { useTexts } from '~/kit/texts';
import { useHydrated } from '~/kit/use-hydrated';

interface PortalTableView {
  fuelType: string;
  name: string;
  columns: readonly { name: string; label: string }[];
  rows: readonly (readonly string[])[];
  /** The same with tabs between. */
  text: string;
}

/** The return as the state's site takes it: to copy whole or by column, and as files. */
export function PortalTables({
  portal,
  quarterKey,
}: {
  portal: { note: string; isIndiana: boolean; tables: readonly PortalTableView[] };
  quarterKey: number;
}) {
  const { t, said, langOf } = useTexts();
  if (portal.tables.length === 0) return null;
  return (
    <section className="stack no-print">
      <h2>{t`For the state’s site`}</h2>
      <p className="prose muted" lang={langOf(portal.note)}>
        {said(portal.note)}
      </p>
      {portal.tables.map((table) => (
        <CopyTable key={table.fuelType} table={table} />
      ))}
      <div className="actions">
        <LinkButton href={paths.reportSheetFile(quarterKey, 'tsv')} small>
          {t`Tab-separated file`}
        </LinkButton>
        <LinkButton href={paths.reportSheetFile(quarterKey, 'csv')} small>
          CSV
        </LinkButton>
        {portal.isIndiana ? (
          <LinkButton href={paths.reportSheetFile(quarterKey, 'indiana')} small>
            {t`Indiana upload, first part`}
          </LinkButton>
        ) : null}
      </div>
      {portal.isIndiana ? (
        <p className="muted small prose">
          {t`The file has account, quarter and fuel totals. Indiana does not publish the layout of its jurisdiction lines. Type them in on the site, or add them to the file.`}
        </p>
      ) : null}
    </section>
  );
}

/** Without scripts the text can still be selected and copied. */
function CopyTable({ table }: { table: PortalTableView }) {
  const { t, langOf } = useTexts();
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState('');
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(t`${what} copied.`),
      () => setCopied(t`Your browser did not allow copying. Select the text and copy it.`),
    );
  };
  return (
    <div className="stack">
      <TextareaField
        id={`portal-${table.fuelType}`}
        name={`portal-${table.fuelType}`}
        label={t`${t(table.name)}, columns with tabs between`}
        defaultValue={table.text}
        readOnly
        lang={langOf(table.text)}
        rows={Math.min(12, table.rows.length + 1)}
      />
      {isHydrated ? (
        <div className="actions">
          <Button small type="button" onClick={() => copy(table.text, t`Table`)}>
            {t`Copy table`}
          </Button>
          {table.columns.map((column, index) => (
            <Button
              key={column.name}
              small
              kind="quiet"
              type="button"
              onClick={() => copy(table.rows.map((cells) => cells[index] ?? '').join('\n'), t(column.label))}
            >
              {t`Copy ${t(column.label)}`}
            </Button>
          ))}
        </div>
      ) : null}
      <p role="status" className="muted small">
        {copied}
      </p>
    </div>
  );
}
