import { unitInFile } from '~/areas/equipment/rules/unit-number';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { decimal } from '~/engine/units/decimal';
import type { FuelDraft } from './fuel-row';
import { readFuelRow, readImperial, unitUnwritten } from './fuel-row';
import { jurisdictionIn } from './cell-values';
import type { ImportOptions } from './import-options';
import { productOf } from '~/engine/ifta/fuel-products';
import { quoted, type RowReader } from './row-reader';

export interface CardLine {
  draft: FuelDraft | null;
  /** Why the line is no purchase of tractor fuel; '' for one that is. */
  aside: string;
  /** The purchase that the line takes back, where it is one of a quantity below zero. */
  takesBack?: FuelDraft;
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
  deriveFigures(row);
  derivePlace(row);
  readImperial(row, options);
  const unit = unitUnwritten(row, options);
  const inOtherMoney = deriveMoney(row, options);
  if (unitInFile(row.raw('unit')) === '' && row.raw('unit2') !== '')
    row.derive('unit', row.raw('unit2'), 'unit2');
  const status = row.raw('status');
  const mark = `${status} ${row.raw('notes')} ${row.raw('reference')}`;
  if (VOID.test(`${mark} ${row.raw('voided')}`) || MARK.test(row.raw('voided')))
    return aside('This transaction was voided.');
  if (row.raw('fuelUnit') === '' && unit !== options.fuelUnit) row.derive('fuelUnit', unit, 'quantity');
  const quantity = row.peekFigure('quantity');
  if (CREDIT.test(status) && !quantity.startsWith('-'))
    return aside('This is a credit or refund, not a purchase. Correct the original purchase by hand.');
  if (PAYMENT.test(status)) return aside('This is not a fuel purchase.');
  const product = row.raw('product');
  const sold =
    product === ''
      ? row.raw('quantity') === '' || (quantity !== '' && isNought(quantity))
        ? null
        : productByColumns(row)
      : productOf(product);
  const note = besides(row);
  if (sold?.kind === 'aside') return aside(sold.what);
  if (quantity.startsWith('-'))
    return sold?.kind === 'fuel'
      ? { ...aside(TAKES_BACK), takesBack: takenBack(row, quantity, { ...options, fuelType: sold.fuelType }) }
      : aside(TAKES_BACK);
  if (sold === null || (note !== '' && isNought(quantity) && (quantity !== '' || row.raw('quantity') === '')))
    return aside(note === '' ? 'No fuel on this row.' : note);
  if (sold.kind === 'fuel' && quantity !== '' && isNought(quantity))
    return aside('No quantity on this row (authorization, fee or price adjustment).');
  if (sold.kind === 'unknown') {
    row.fail(
      'product',
      `${product === '' ? 'An empty cell' : quoted(product)} does not say which product this is. Only tractor fuel is imported.`,
    );
    readFuelRow(row, options);
    return { draft: null, aside: '', note: '' };
  }
  const draft = {
    ...readFuelRow(row, { ...options, fuelType: sold.fuelType }),
    fuelType: sold.fuelType as string,
  };
  const notes = [notesOf(row, draft.notes), inOtherMoney].filter(Boolean).join('\n');
  return { draft: { ...draft, notes }, aside: '', note };
}

/** Said of a line below zero until the purchase that it takes back is found in its file. */
export const TAKES_BACK =
  'A quantity below zero: a voided or corrected transaction. Correct the purchase it belongs to by hand.';

/** The purchase that a line with a quantity below zero takes back. */
export function takenBack(row: RowReader, quantity: string, options: ImportOptions): FuelDraft {
  row.derive('quantity', quantity.slice(1), 'quantity');
  for (const key of ['total', 'pricePerUnit']) row.derive(key, '', key);
  return { ...readFuelRow(row, options), fuelType: options.fuelType };
}

/** Gallons that the report names in two ways, and that may differ by the rounding of each. */
const ROUNDING = '0.02';

/**
 * Comdata's tractor gallons include what went into no tank ("other fuel": DEF). Its own columns of #1 and #2 diesel say
 * what did; where they are empty, the other fuel is taken off. The same for the cost. The price per gallon is that of a
 * mixture then, and is left out.
 */
function deriveFigures(row: RowReader): void {
  if (!row.has('tractorQuantity')) {
    if (row.has('pricePerUnit') && isNought(row.peekFigure('pricePerUnit')) && row.raw('pricePerUnit') !== '')
      row.derive('pricePerUnit', '', 'pricePerUnit');
    return;
  }
  const figure = (key: string) => decimal(row.peekFigure(key) || '0');
  const [other, both] = [figure('defQuantity'), row.has('number1Quantity') && row.has('number2Quantity')];
  const diesel = figure('number1Quantity').plus(figure('number2Quantity'));
  const without = figure('tractorQuantity').minus(other);
  const quantity = both && diesel.greaterThan(0) ? diesel : without;
  const isFigure = row.peekFigure('tractorQuantity') !== '';
  row.derive(
    'quantity',
    isFigure && quantity.lessThanOrEqualTo(ROUNDING) && other.greaterThan(0)
      ? ''
      : isFigure
        ? quantity.toString()
        : row.raw('tractorQuantity'),
    'tractorQuantity',
  );
  const total = figure('tractorTotal').minus(figure('defTotal'));
  row.derive('total', total.greaterThan(0) ? total.toString() : '', 'tractorTotal');
  if (other.greaterThan(0) || isNought(row.peekFigure('pricePerUnit')))
    row.derive('pricePerUnit', '', 'pricePerUnit');
  const state = jurisdictionIn(row.raw('state'));
  if (state?.country === 'CA' && /^[YN]$/i.test(row.raw('canadianTaxPaid')))
    row.derive('taxPaid', row.raw('canadianTaxPaid'), 'canadianTaxPaid');
}

/** "436 Amarillo TX", "PILOT #436 - AMARILLO, TX": the site is the seller, its end the place. */
function derivePlace(row: RowReader): void {
  if (row.raw('place') === '' || row.raw('city') !== '' || row.raw('state') !== '') return;
  const match = /^(.*?)([A-Za-z][A-Za-z .'-]*?)[,\s]+([A-Z]{2})$/.exec(row.raw('place'));
  const state = match ? jurisdictionByCode(match[3] ?? '') : undefined;
  if (!match || !state || (match[2] ?? '').trim() === '') return;
  row.derive('city', (match[2] ?? '').replace(/^[\s-]+/, '').trim(), 'place');
  row.derive('state', state.code, 'place');
  if (row.raw('seller') === '') row.derive('seller', row.raw('place'), 'place');
  row.derive('place', '', 'place');
}

/** "USD/Gallons", "CAD/Liters", "C": the unit of the quantity, and a note of sums that are in another currency than the carrier's. */
function deriveMoney(row: RowReader, options: ImportOptions): string {
  const [money = '', unit = ''] = row.raw('currency').split('/');
  if (unit !== '' && row.raw('fuelUnit') === '') row.derive('fuelUnit', unit, 'currency');
  const code = /^c/i.test(money.trim()) ? 'CAD' : /^u/i.test(money.trim()) ? 'USD' : '';
  if (code === '' || code === (options.currency ?? code)) return '';
  const sums = (['total', 'pricePerUnit'] as const).flatMap((key) =>
    isNought(row.peekFigure(key)) ? [] : [`${key === 'total' ? 'total' : 'price'} ${row.peekFigure(key)}`],
  );
  for (const key of ['total', 'pricePerUnit']) row.derive(key, '', key);
  return sums.length > 0 ? `In ${code === 'CAD' ? 'Canadian' : 'US'} dollars: ${sums.join(', ')}.` : '';
}

const isNought = (figure: string): boolean => figure === '' || /^-?0*\.?0*$/.test(figure);

/** A statement with a column for each product needs no name of the product: its quantity is the tractor's. */
const productByColumns = (row: RowReader) =>
  ['quantity2', 'defQuantity', 'cashAdvance', 'oilTotal', 'otherTotal', 'tractorQuantity'].some((key) =>
    row.has(key),
  ) && !row.has('product')
    ? ({ kind: 'fuel', fuelType: 'special_diesel' } as const)
    : ({ kind: 'unknown' } as const);

const BESIDES: readonly [quantity: string, total: string, what: string][] = [
  ['quantity2', 'total2', 'reefer fuel'],
  ['defQuantity', 'defTotal', 'DEF and other fluids'],
  ['', 'oilTotal', 'oil'],
  ['', 'cashAdvance', 'cash advance'],
  ['', 'otherTotal', 'other products'],
];

/** "Skipped on this row: reefer fuel 40.1, cash advance 100." */
function besides(row: RowReader): string {
  const there = BESIDES.flatMap(([quantity, total, what]) => {
    const amount = [quantity, total]
      .filter((key) => key !== '' && row.has(key))
      .map((key) => row.peekFigure(key))
      .find((figure) => !isNought(figure));
    return amount === undefined ? [] : [`${what} ${amount}`];
  });
  return there.length > 0 ? `Skipped on this row: ${there.join(', ')}.` : '';
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
