import { productOf, type Product } from '../engine/ifta/fuel-products';
import { decimal, type Decimal } from '../engine/units/decimal';
import { numbersIn, wordsWithin, type FoundNumber, type ReceiptLine } from './receipt-lines';

/**
 * What a fuel receipt sells: each product with its quantity, price and amount, however they are laid out. A table, labels with
 * their numbers, or bare numbers that belong together because the quantity times the price is the amount. Pure.
 */

export type Measure = 'quantity' | 'price' | 'amount';

export interface Sale {
  readonly product: Product;
  /** The words of the product as printed; '' where none are. */
  readonly name: string;
  readonly quantity: FoundNumber | undefined;
  readonly price: FoundNumber | undefined;
  readonly amount: FoundNumber | undefined;
  readonly unit: 'gallon' | 'litre' | undefined;
  /** Lines that it was read from. */
  readonly lines: readonly ReceiptLine[];
}

export interface Sales {
  readonly sales: readonly Sale[];
  /** The sum of the whole receipt, where it is printed. */
  readonly total: FoundNumber | undefined;
  readonly totalLine: ReceiptLine | undefined;
}

const PRICE =
  /\b(?:unit\s+)?price\b|\bpp[gul]\b|\brate\b|[/]\s?(?:gal|g\b|l\b|lit)|\bper\s+(?:gal|lit)|@|\bcost\s?\/|\bprix\b|\bcents?\/|[¢c]\/l/i;
const QUANTITY =
  /\bgal(?:lon)?s?\b|\bgls\b|\bqty\b|\bquan(?:tity|t)?\b|\bvol(?:ume)?\b|\blit(?:re|er)s?\b|\bltrs?\b|\bqt[ée]\b/i;
const AMOUNT =
  /\btotal\b|\bamount\b|\bamt\b|\bsale\b|\bext(?:ended|ension)?\b|\bcost\b|\bdue\b|\bpaid\b|\bmontant\b/i;
const LITRES = /\blit(?:re|er)s?\b|\bltrs?\b|\d\s?l\b|\/\s?l(?:it(?:re|er)s?)?\b/i;
const GALLONS = /\bgal(?:lon)?s?\b|\bgls\b|\bppg\b|\/\s?g\b|\d\s?g\b/i;
/** Right behind a number. */
const BEHIND_QUANTITY = /^\s?(?:gal(?:lon)?s?|gls|g|usg|lit(?:re|er)s?|ltrs?|l)\b(?!\s?\/)/i;
const BEHIND_PRICE = /^\s?(?:\/|per\s)\s?(?:us\s?)?(?:gal|g\b|l\b|lit)|^\s?[¢c]\s?\/\s?l/i;

/** Lines whose numbers are about something else. */
const OTHER_NUMBERS =
  /\bsub\s?-?\s?total|\btax(?:es)?\b|\b(?:hst|gst|pst|qst|tps|tvq|fet|set)\b|\bdiscount|\bsav(?:ed|ings?)\b|\bchange\b|\btender|\bbalance\b|\bpoints?\b|\breward|\bodom|\bhub\b|\bauth|\bapprov|\bcard\b|\bacct|\bphone\b|\btel\b|\bfax\b|\bmpg\b|\bcash\s+back\b/i;
const GRAND_TOTAL =
  /\b(?:grand\s+)?total\b|\bamount\s+due\b|\btotal\s+due\b|\btotal\s+sale\b|\bsale\s+total\b/i;
const PART_TOTAL =
  /\b(?:fuel|diesel|def|reefer|product|pump|net\s+fuel)\s+total\b|\btotal\s+(?:fuel|diesel|def|reefer)\b/i;
/** The number of a vehicle or a pump, which is no fuel: "Tractor # 4412". */
const NUMBER_OF =
  /\b(?:tractor|truck|unit|vehicle|trailer|trl|pump|store|site|location|driver)\s*(?:#|no\b|num|id\b|:)/i;
/** Headings that a seller's name, not a product, is made of. */
const OF_A_SELLER =
  /\b(?:travel|truck\s?stop|plaza|cent(?:er|re)|station|stores?|inc|llc|ltd|corp|services?)\b/i;

const BLEND = /\bb-?(?:5|10|11|20|99)\b/i;

/** What a line names, where it names something that is sold. */
function productIn(
  line: ReceiptLine,
  numbers: readonly FoundNumber[],
): { product: Product; name: string } | null {
  const { text } = line;
  if (NUMBER_OF.test(text) || OTHER_NUMBERS.test(text)) return null;
  const name = text
    .replace(/\$?\d[\d.,]*/g, ' ')
    .replace(/[^A-Za-zÀ-ÿ#/ -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '' || !/[A-Za-z]{2}/.test(name)) return null;
  const isSeller = OF_A_SELLER.test(name) && !numbers.some(({ decimals }) => decimals > 0);
  // "B20 DIESEL": a card's line names it so too, and both are one fill.
  const grade = BLEND.exec(text)?.[0] ?? '';
  const product = productOf(`${name} ${grade}`);
  if (product.kind === 'fuel') return isSeller ? null : { product, name };
  if (product.kind === 'unknown') return null;
  const isTank = /DEF|Reefer|Dyed|Kerosene/.test(product.what);
  const isPriced = numbers.some(({ decimals }) => decimals === 2);
  const isLabel = PRICE.test(text) || QUANTITY.test(text) || GRAND_TOTAL.test(text);
  return isTank || (isPriced && !isLabel) ? { product, name } : null;
}

interface Building {
  product: Product;
  name: string;
  quantity?: FoundNumber;
  price?: FoundNumber;
  amount?: FoundNumber;
  loose: FoundNumber[];
  isLitre: boolean;
  isGallon: boolean;
  lines: ReceiptLine[];
}

const begun = (product: Product, name: string): Building => ({
  product,
  name,
  loose: [],
  isLitre: false,
  isGallon: false,
  lines: [],
});

const hasNumbers = ({ quantity, price, amount, loose }: Building): boolean =>
  Boolean(quantity ?? price ?? amount) || loose.length > 0;

interface Head {
  readonly measure: Measure;
  readonly x: number;
}

/** The columns of a table's head: two labels or more, and no amounts. */
function headOf(line: ReceiptLine, numbers: readonly FoundNumber[]): Head[] {
  if (numbers.some(({ decimals }) => decimals > 0)) return [];
  const heads: Head[] = [];
  for (const word of line.words) {
    const measure = measureOf(word.text);
    if (measure && heads.at(-1)?.measure !== measure) heads.push({ measure, x: (word.x0 + word.x1) / 2 });
  }
  return new Set(heads.map(({ measure }) => measure)).size >= 2 ? heads : [];
}

const measureOf = (label: string): Measure | undefined =>
  PRICE.test(label) ? 'price' : QUANTITY.test(label) ? 'quantity' : AMOUNT.test(label) ? 'amount' : undefined;

/** Reads everything that was sold, and the total. */
export function salesOf(lines: readonly ReceiptLine[]): Sales {
  const items: Building[] = [];
  let current: Building | null = null;
  let heads: readonly Head[] = [];
  let headLine = '';
  let pending: Measure | undefined;
  let total: FoundNumber | undefined;
  let totalLine: ReceiptLine | undefined;
  for (const line of lines) {
    const numbers = numbersIn(line);
    const head = headOf(line, numbers);
    if (head.length > 0) {
      heads = head;
      headLine = line.text;
      continue;
    }
    const named = productIn(line, numbers);
    if (named) {
      const isNameless: boolean = current !== null && current.name === '' && !hasAll(current);
      if (isNameless && current && numbers.every(({ decimals }) => decimals === 0)) {
        current.product = named.product;
        current.name = named.name;
      } else {
        current = begun(named.product, named.name);
        items.push(current);
      }
      pending = undefined;
    } else if (OTHER_NUMBERS.test(line.text)) {
      pending = undefined;
      continue;
    } else if (GRAND_TOTAL.test(line.text) && !PART_TOTAL.test(line.text) && !QUANTITY.test(line.text)) {
      const sum = numbers.findLast(({ decimals }) => decimals === 2);
      if (sum) [total, totalLine, current] = [sum, line, null];
      continue;
    }
    const labelled = numbers.map((number, index) => ({
      number,
      measure: measureAt(line, numbers, index, pending),
    }));
    const told = labelled.filter(
      ({ number, measure }) => (measure !== undefined && !isCount(number, measure)) || number.decimals > 0,
    );
    if (told.length === 0) {
      pending = numbers.length === 0 ? measureOf(line.text) : undefined;
      if (current && named) addTo(current, line, []);
      continue;
    }
    pending = undefined;
    if (!current) {
      const isFuel = told.some(({ measure }) => measure === 'quantity' || measure === 'price');
      const isTriple = told.length >= 3 && tripleOf(told.map(({ number }) => number)) !== undefined;
      if (!isFuel && !isTriple && !(heads.length > 0 && told.length >= 2)) continue;
      current = begun({ kind: 'unknown' }, '');
      items.push(current);
    }
    addTo(current, line, heads.length > 0 ? withColumns(told, heads) : told);
    if (heads.length > 0) noteUnit(current, headLine);
    // What is sold for one price on one line ends with it.
    if (current.product.kind === 'aside' && !/DEF|Reefer|Dyed|Kerosene/.test(current.product.what))
      current = null;
  }
  return {
    sales: items.filter(hasNumbers).map((item) => completed(item, total, items.length)),
    total,
    totalLine,
  };
}

const hasAll = ({ quantity, price, amount }: Building): boolean => Boolean(quantity && price && amount);

/** A whole number is a quantity or an amount only where its label says so. */
const isCount = (number: FoundNumber, measure: Measure): boolean =>
  number.decimals === 0 && measure === 'price';

/** What the words around a number call it. */
function measureAt(
  line: ReceiptLine,
  numbers: readonly FoundNumber[],
  index: number,
  pending: Measure | undefined,
): Measure | undefined {
  const number = numbers[index]!;
  const behind = line.text.slice(number.to);
  if (BEHIND_PRICE.test(behind)) return 'price';
  if (BEHIND_QUANTITY.test(behind)) return 'quantity';
  const before = line.text.slice(numbers[index - 1]?.to ?? 0, number.from);
  // "118.402 GAL @ 3.899/GAL 461.65": the unit behind a number is no label of the next one.
  const label = index > 0 ? before.replace(BEHIND_PRICE, '').replace(BEHIND_QUANTITY, '') : before;
  const own = measureOf(label);
  if (own === 'quantity' && number.decimals === 0 && /#|\bno\b/i.test(label)) return undefined;
  return own ?? (numbers.length === 1 ? pending : undefined);
}

interface Stated {
  readonly number: FoundNumber;
  readonly measure: Measure | undefined;
}

/** Numbers under the heads of a table, by the column that is nearest. */
const withColumns = (told: readonly Stated[], heads: readonly Head[]): Stated[] => {
  const bare = told.filter(({ measure }) => measure === undefined);
  if (bare.length !== told.length || told.length > heads.length) return [...told];
  // As many numbers as columns are in their order; fewer are recognized by their position.
  if (told.length === heads.length)
    return told.map(({ number }, index) => ({ number, measure: heads[index]!.measure }));
  return told.map(({ number }) => ({
    number,
    measure: [...heads].sort((a, b) => Math.abs(a.x - number.x) - Math.abs(b.x - number.x))[0]?.measure,
  }));
};

function addTo(item: Building, line: ReceiptLine, told: readonly Stated[]): void {
  item.lines.push(line);
  noteUnit(item, line.text);
  for (const { number, measure } of told) {
    if (measure !== undefined && item[measure] === undefined) item[measure] = number;
    else item.loose.push(number);
  }
}

function noteUnit(item: Building, text: string): void {
  if (LITRES.test(text)) item.isLitre = true;
  if (GALLONS.test(text)) item.isGallon = true;
}

const CENTS = 0.02;

/** Whether quantity times price is the amount, as far as their printed digits tell. */
export function agrees(quantity: Decimal, price: Decimal, amount: Decimal): boolean {
  const room = quantity.times('0.0006').plus(price.times('0.006')).plus(CENTS);
  return quantity.times(price).minus(amount).abs().lessThanOrEqualTo(room);
}

const priceIn = (price: Decimal): boolean => price.greaterThan('0.5') && price.lessThan(20);

/** Quantity, price and amount among bare numbers, in the order in which they are printed. */
function tripleOf(numbers: readonly FoundNumber[]): Record<Measure, FoundNumber> | undefined {
  for (let q = 0; q < numbers.length; q++) {
    for (let p = 0; p < numbers.length; p++) {
      for (let a = 0; a < numbers.length; a++) {
        if (q === p || q === a || p === a) continue;
        const [quantity, price, amount] = [numbers[q]!, numbers[p]!, numbers[a]!];
        if (amount.decimals > 2 || !priceIn(decimal(price.value)) || price.decimals < 2) continue;
        // Of two numbers that could be either, the quantity is printed first.
        if (priceIn(decimal(quantity.value)) && q > p) continue;
        if (
          decimal(amount.value).greaterThan(1) &&
          agrees(decimal(quantity.value), decimal(price.value), decimal(amount.value))
        )
          return { quantity, price, amount };
      }
    }
  }
  return undefined;
}

function completed(item: Building, total: FoundNumber | undefined, items: number): Sale {
  const found: Partial<Record<Measure, FoundNumber>> = {
    ...(item.quantity ? { quantity: item.quantity } : {}),
    ...(item.price ? { price: item.price } : {}),
    ...(item.amount ? { amount: item.amount } : {}),
  };
  const all = [...Object.values(found), ...item.loose];
  const labelled = Object.keys(found).length;
  const fits =
    found.quantity &&
    found.price &&
    found.amount &&
    agrees(decimal(found.quantity.value), decimal(found.price.value), decimal(found.amount.value));
  if (!fits && item.loose.length > 0) {
    const candidates =
      labelled === 0 && total && items === 1 && item.loose.length === 2 ? [...all, total] : all;
    const triple = candidates.length >= 3 ? tripleOf(candidates) : undefined;
    if (triple && keeps(triple, found)) Object.assign(found, triple);
    else fillBare(found, item.loose, item.product);
  }
  if (!found.amount && total && items === 1 && found.quantity && found.price) found.amount = total;
  return {
    product: item.product,
    name: item.name,
    quantity: found.quantity,
    price: found.price,
    amount: found.amount,
    unit: item.isLitre && !item.isGallon ? 'litre' : item.isGallon ? 'gallon' : undefined,
    lines: item.lines,
  };
}

/** Whether numbers that belong together leave what labels say of them. */
const keeps = (triple: Record<Measure, FoundNumber>, found: Partial<Record<Measure, FoundNumber>>): boolean =>
  (['quantity', 'price', 'amount'] as const).every(
    (measure) => found[measure] === undefined || found[measure] === triple[measure],
  );

/** Bare numbers that no arithmetic joins: by their size and digits. */
function fillBare(
  found: Partial<Record<Measure, FoundNumber>>,
  loose: readonly FoundNumber[],
  product: Product,
): void {
  const [only] = loose;
  // "SHOWER 15.00"
  if (product.kind === 'aside' && loose.length === 1 && only?.decimals === 2 && !found.amount) {
    found.amount = only;
    return;
  }
  for (const number of loose) {
    const value = decimal(number.value);
    if (!found.price && number.decimals >= 3 && priceIn(value) && value.lessThan(12)) found.price = number;
    else if (
      !found.quantity &&
      value.lessThan(1500) &&
      !(found.price && number.decimals === 2 && found.quantity)
    )
      found.quantity = number;
    else if (!found.amount && number.decimals === 2) found.amount = number;
  }
}

/** Where on its page a number of the sale is, in words of its line. */
export const wordsOfNumber = (sale: Pick<Sale, 'lines'>, number: FoundNumber) => {
  const line = sale.lines.find((one) =>
    numbersIn(one).some(({ from, value }) => from === number.from && value === number.value),
  );
  return line ? { line, words: wordsWithin(line, number.from, number.to) } : undefined;
};
