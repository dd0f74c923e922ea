import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import { day, money } from './page-html';
import { taxLines } from './taxes';
import type { InvoicedTo, InvoiceRecord, World } from './state';
import { invoicedTo } from './wire-invoice';

/** Only what the standard fonts can write. */
const plain = (text: string): string =>
  text
    .replace(/\u2212/g, '-')
    .replace(/×/g, 'x')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

const addressLines = (address: InvoicedTo['address']): string[] =>
  address
    ? [
        address.line1,
        address.line2,
        `${address.city ?? ''}, ${address.state ?? ''} ${address.postal_code ?? ''}`,
        address.country,
      ].filter((line): line is string => Boolean(line))
    : [];

const taxIdLine = ({ type, value }: InvoicedTo['taxIds'][number]): string =>
  `${type.slice(3).replaceAll('_', '/').toUpperCase()}: ${value}`;

/** An invoice on one US Letter page. */
export async function invoicePdf(world: World, invoice: InvoiceRecord): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Invoice ${invoice.number}`);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet = document.addPage([612, 792]);
  const write = (
    text: string,
    x: number,
    y: number,
    options: { size?: number; strong?: boolean; right?: boolean } = {},
  ) => {
    const { size = 11, strong = false, right = false } = options;
    const font = strong ? bold : regular;
    const line = plain(text);
    sheet.drawText(line, { x: right ? x - font.widthOfTextAtSize(line, size) : x, y, size, font });
  };
  const rule = (y: number) =>
    sheet.drawLine({ start: { x: 56, y }, end: { x: 556, y }, thickness: 0.5, color: rgb(0.4, 0.4, 0.4) });
  const customer = world.state.customers[invoice.customer];
  write('TEST BILLING - NO MONEY MOVES', 56, 740, { size: 9, strong: true });
  write(`Invoice ${invoice.number}`, 56, 706, { size: 22, strong: true });
  write(`Date: ${day(invoice.created)}`, 56, 680);
  const to = invoicedTo(invoice, customer);
  const lines = [
    `For: ${to.name ?? ''}`,
    to.email ?? '',
    ...addressLines(to.address),
    ...to.taxIds.map(taxIdLine),
  ];
  lines.forEach((line, index) => {
    write(line, 56, 664 - 16 * index);
  });
  const state = { paid: `Paid on ${day(invoice.paidAt ?? invoice.created)}`, open: 'Open', void: 'Void' }[
    invoice.status
  ];
  write(state, 556, 680, { right: true, strong: true });
  let y = 606 - 16 * Math.max(0, lines.length - 2);
  rule(y + 18);
  for (const line of invoice.lines) {
    write(line.description, 56, y);
    write(money(line.amountCents), 556, y, { right: true });
    write(`${day(line.periodStart)} to ${day(line.periodEnd)}`, 56, y - 14, { size: 9 });
    y -= 40;
  }
  for (const { amountCents } of invoice.discounts) {
    write('Discount', 56, y);
    write(money(-amountCents), 556, y, { right: true });
    y -= 26;
  }
  for (const { label, amountCents } of taxLines(invoice.taxes ?? [])) {
    write(label, 56, y);
    write(money(amountCents), 556, y, { right: true });
    y -= 26;
  }
  rule(y + 14);
  write('Total', 56, y - 6, { strong: true });
  write(money(invoice.totalCents), 556, y - 6, { right: true, strong: true });
  write('Amount due', 56, y - 26);
  write(money(invoice.status === 'open' ? invoice.dueCents : 0), 556, y - 26, { right: true });
  return document.save();
}
