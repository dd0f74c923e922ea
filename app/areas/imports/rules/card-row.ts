import type { FuelDraft } from './fuel-row';
import { readFuelRow } from './fuel-row';
import type { ImportOptions } from './import-options';
import { productOf } from './products';
import { quoted, type RowReader } from './row-reader';

export interface CardLine {
  draft: FuelDraft | null;
  /** Why the line is no purchase of tractor fuel; '' for one that is. */
  aside: string;
  /** What else the line sold, which is left out. */
  note: string;
}

const VOID = /\b(void(ed)?|cancel(l?ed)?|revers(ed|al)|declin(ed|e)|reject(ed)?|deleted|denied)\b/i;
const CREDIT = /\b(credit|refund(ed)?|return(ed)?|rfnd)\b/i;
const PAYMENT = /\b(payment|deposit|transfer|fee|balance)\b/i;
/** A column of void marks has these. */
const MARK = /^(y|yes|x|1|v|true|c)$/i;

/**
 * One line of a fuel-card statement, of any network: a line of one product, or one line with the tractor's fuel, the
 * reefer's and the rest side by side. Void lines, DEF, reefer fuel, cash and the rest are set aside with the reason; a
 * product that is not known is an error to be decided by a person, and never fuel.
 */
export function readCardRow(row: RowReader, options: ImportOptions): CardLine {
  const aside = (reason: string): CardLine => ({ draft: null, aside: reason, note: '' });
  const status = row.raw('status');
  const mark = `${status} ${row.raw('notes')} ${row.raw('reference')}`;
  if (VOID.test(`${mark} ${row.raw('voided')}`) || MARK.test(row.raw('voided')))
    return aside('This transaction was voided.');
  if (CREDIT.test(status))
    return aside('This is a credit or a refund, not a purchase. Correct the purchase it belongs to by hand.');
  if (PAYMENT.test(status)) return aside('This is no purchase of fuel.');
  const product = row.raw('product');
  const quantity = row.peekFigure('quantity');
  const sold =
    product === ''
      ? row.raw('quantity') === '' || (quantity !== '' && isNought(quantity))
        ? null
        : productByColumns(row)
      : productOf(product);
  const note = besides(row);
  if (sold?.kind === 'aside') return aside(sold.what);
  if (quantity.startsWith('-'))
    return aside(
      'A quantity below zero: a voided or corrected transaction. Correct the purchase it belongs to by hand.',
    );
  if (sold === null || (note !== '' && isNought(quantity) && (quantity !== '' || row.raw('quantity') === '')))
    return aside(note === '' ? 'No fuel is on this line.' : note);
  if (sold.kind === 'fuel' && quantity !== '' && isNought(quantity))
    return aside('No gallons on this line (authorization, fee or price adjustment).');
  if (sold.kind === 'unknown') {
    row.fail(
      'product',
      `${product === '' ? 'An empty cell' : quoted(product)} does not tell which product this is. Only tractor fuel is taken.`,
    );
    readFuelRow(row, options);
    return { draft: null, aside: '', note: '' };
  }
  const draft = {
    ...readFuelRow(row, { ...options, fuelType: sold.fuelType }),
    fuelType: sold.fuelType as string,
  };
  return { draft: { ...draft, notes: notesOf(row, draft.notes) }, aside: '', note };
}

const isNought = (figure: string): boolean => figure === '' || /^-?0*\.?0*$/.test(figure);

/** A statement with a column for each product needs no name of the product: its quantity is the tractor's. */
const productByColumns = (row: RowReader) =>
  ['quantity2', 'defQuantity', 'cashAdvance', 'oilTotal', 'otherTotal'].some((key) => row.has(key)) &&
  !row.has('product')
    ? ({ kind: 'fuel', fuelType: 'special_diesel' } as const)
    : ({ kind: 'unknown' } as const);

const BESIDES: readonly [quantity: string, total: string, what: string][] = [
  ['quantity2', 'total2', 'reefer fuel'],
  ['defQuantity', 'defTotal', 'DEF and other fluids'],
  ['', 'oilTotal', 'oil'],
  ['', 'cashAdvance', 'cash advance'],
  ['', 'otherTotal', 'other products'],
];

/** "Set aside from this line: reefer fuel 40.1, cash advance 100." */
function besides(row: RowReader): string {
  const there = BESIDES.flatMap(([quantity, total, what]) => {
    const amount = [quantity, total]
      .filter((key) => key !== '' && row.has(key))
      .map((key) => row.peekFigure(key))
      .find((figure) => !isNought(figure));
    return amount === undefined ? [] : [`${what} ${amount}`];
  });
  return there.length > 0 ? `Set aside from this line: ${there.join(', ')}.` : '';
}

const LAST_FIGURES = 4;

/** The card's last figures and the driver: an auditor asks who bought it. Never the whole card number. */
function notesOf(row: RowReader, notes: string): string {
  const card = row.raw('cardNumber').replace(/\D/g, '');
  const driver = row.raw('driver');
  const facts = [
    card.length >= LAST_FIGURES ? `Card ending ${card.slice(-LAST_FIGURES)}` : '',
    driver === '' ? '' : `driver ${driver}`,
  ]
    .filter(Boolean)
    .join(', ');
  return [notes, facts].filter(Boolean).join('\n');
}
