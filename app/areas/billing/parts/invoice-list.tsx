import type { InvoiceView } from '~/areas/billing/views/billing-view';
import { Money } from '~/kit/money';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

/** Only where an invoice has any. */
const TAX: Column<InvoiceView> = {
  key: 'tax',
  label: 'Tax in it',
  narrow: 'figure',
  cell: ({ tax }) => tax,
};

const columns: Column<InvoiceView>[] = [
  {
    key: 'number',
    label: 'Number',
    cell: ({ number, hostedUrl }) => (hostedUrl ? <a href={hostedUrl}>{number}</a> : number),
  },
  { key: 'date', label: 'Date', cell: ({ date }) => date, narrow: 'figure' },
  {
    key: 'total',
    label: 'Total',
    number: true,
    narrow: 'lead',
    cell: ({ totalCents }) => <Money cents={totalCents} />,
  },
  TAX,
  {
    key: 'status',
    label: 'Status',
    narrow: 'figure',
    cell: ({ status, tone, note }) => (
      <>
        <Tag tone={tone}>{status}</Tag>
        {note ? <span className="muted small"> {note}</span> : null}
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
          PDF<span className="visually-hidden"> of invoice {number}</span>
        </a>
      ) : null,
  },
];

export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }) {
  return (
    <Table
      caption="Invoices"
      captionHidden
      columns={invoices.some(({ tax }) => tax !== '') ? columns : columns.filter((each) => each !== TAX)}
      rows={invoices}
      rowKey={({ id }) => id}
      empty={<p>There are no invoices yet.</p>}
    />
  );
}
