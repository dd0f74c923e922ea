import type { InvoiceView } from '~/areas/billing/views/billing-view';
import { Money } from '~/kit/money';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

import { useTexts, type Translator } from '~/kit/texts';

const OPEN = 'Open (an invoice)';

/** In other languages a button that opens something has the same English word. */
function statusText(t: Translator['t'], status: string): string {
  const open = t(OPEN);
  return status === 'Open' && open !== OPEN ? open : t(status);
}

export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }) {
  const { t, said } = useTexts();
  /** Only where an invoice has any. */
  const tax: Column<InvoiceView>[] = invoices.some((invoice) => invoice.tax !== '')
    ? [{ key: 'tax', label: t`Tax in it`, narrow: 'figure', cell: (row) => said(row.tax) }]
    : [];
  const columns: Column<InvoiceView>[] = [
    {
      key: 'number',
      label: t`Number`,
      cell: ({ number, hostedUrl }) => (hostedUrl ? <a href={hostedUrl}>{number}</a> : number),
    },
    { key: 'date', label: t`Date`, cell: ({ date }) => said(date), narrow: 'figure' },
    {
      key: 'total',
      label: t`Total`,
      number: true,
      narrow: 'lead',
      cell: ({ totalCents }) => <Money cents={totalCents} />,
    },
    ...tax,
    {
      key: 'status',
      label: t`Status`,
      narrow: 'figure',
      cell: ({ status, tone, note }) => (
        <>
          <Tag tone={tone}>{statusText(t, status)}</Tag>
          {note ? <span className="muted small"> {note.split(', ').map(said).join(', ')}</span> : null}
        </>
      ),
    },
    {
      key: 'pdf',
      label: 'PDF',
      narrow: 'figure',
      cell: ({ pdfUrl, number }) =>
        pdfUrl ? (
          <a href={pdfUrl}>
            PDF<span className="visually-hidden"> {t`of invoice ${number}`}</span>
          </a>
        ) : null,
    },
  ];
  return (
    <Table
      caption={t`Invoices`}
      captionHidden
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      empty={<p>{t`There are no invoices yet.`}</p>}
    />
  );
}
