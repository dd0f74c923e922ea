import type { FuelType } from '../engine/ifta/fuel-types';
import { decimal, roundHalfUp } from '../engine/units/decimal';
import { findAddresses, type Address } from './addresses';
import { linesOf, type Word } from './cells';
import type { PlaceLookup } from './gazetteer';
import type { DocumentPage } from './page-items';
import { dateIn, referenceIn, sellerIn, unitIn, type Fact } from './receipt-facts';
import { receiptLines, type FoundNumber, type ReceiptLine } from './receipt-lines';
import { agrees, salesOf, wordsOfNumber, type Sale } from './receipt-sales';
import type { Evidence } from './reading';

/** Fields of a purchase, by the names of its form. */
export type ReceiptField =
  'unit' | 'date' | 'quantity' | 'fuelType' | 'place' | 'seller' | 'reference' | 'pricePerUnit' | 'total';

/** Why a person should look at a field. */
export interface ReceiptDoubt {
  readonly field: ReceiptField;
  readonly message: string;
}

/** Something sold that is no tractor fuel. */
export interface ReceiptAside {
  readonly name: string;
  readonly quantity: string | null;
  readonly amountCents: number | null;
  /** Why it is not taken. */
  readonly why: string;
}

/** A fuel receipt as it was read; '' where nothing was found. */
export interface ReadFuelReceipt {
  readonly seller: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Year-month-day. */
  readonly date: string;
  /** Exact decimal text in `fuelUnit`. */
  readonly quantity: string;
  readonly fuelUnit: 'gallon' | 'litre';
  /** Exact decimal text per `fuelUnit`. */
  readonly pricePerUnit: string;
  /** What the tractor fuel came to. */
  readonly totalCents: number | null;
  readonly fuelType: FuelType | '';
  /** The number of the truck as printed. */
  readonly unit: string;
  readonly reference: string;
  readonly asides: readonly ReceiptAside[];
  readonly doubts: readonly ReceiptDoubt[];
  readonly evidence: Partial<Record<ReceiptField, Evidence>>;
}

/** Recognition that is less sure of a word than this is said so. */
const SURE = 0.7;
const LONGEST_RECEIPT = 400;

/**
 * Reads a fuel receipt. Never throws on what a paper says.
 * @param pages text with positions, in order
 * @param places the gazetteer
 * @param today year-month-day: no sale is later, and dates without a year are completed from it
 */
export function readFuelReceipt(
  pages: readonly DocumentPage[],
  places: PlaceLookup,
  today: string,
): ReadFuelReceipt {
  const printed = linesOf(pages).slice(0, LONGEST_RECEIPT);
  const lines = receiptLines(printed);
  const addresses = findAddresses(printed, places);
  const { sales, total } = salesOf(lines);
  const fuel = sales.filter(({ product }) => product.kind !== 'aside');
  const seller = sellerIn(lines);
  const date = dateIn(lines, today);
  const unit = unitIn(lines);
  const reference = referenceIn(lines);
  const place = placeOf(addresses, fuel, lines);
  const isCanadian = place?.country === 'CA';
  const sold = soldFuel(fuel, total, isCanadian);
  const doubts: ReceiptDoubt[] = [
    ...(seller ? [] : [doubt('seller', 'No seller was found on this receipt.')]),
    ...dateDoubts(date),
    ...placeDoubts(place, addresses, fuel, lines),
    ...sold.doubts,
    ...undoneDoubts(lines),
    ...(unit?.rival ? [doubt('unit', `Two truck numbers are printed: ${unit.text} and ${unit.rival}.`)] : []),
  ];
  const evidence: Partial<Record<ReceiptField, Evidence>> = {
    ...factEvidence('seller', seller),
    ...factEvidence('date', date),
    ...factEvidence('unit', unit),
    ...factEvidence('reference', reference),
    ...(place ? { place: evidenceOf(place.cell.page, place.cell.y, place.cell.size, place.cell.words) } : {}),
    ...sold.evidence,
  };
  return {
    seller: seller?.text ?? '',
    city: place?.city ?? '',
    state: place?.state ?? '',
    zip: place?.zip ?? '',
    date: date?.text ?? '',
    ...sold.fields,
    unit: unit?.text ?? '',
    reference: reference?.text ?? '',
    asides: sales.flatMap(asideOf),
    doubts,
    evidence,
  };
}

const doubt = (field: ReceiptField, message: string): ReceiptDoubt => ({ field, message });

/** A line of its own that says that nothing was sold; "void if altered" in the small print says nothing of the kind. */
const UNDONE =
  /^(?:(?:this|the) )?(?:(?:transaction|trans|sale|card|receipt|purchase)(?: (?:is|was|has been))? )?(void(?:ed)?|declined|cancell?ed|reversed|refund(?:ed)?|not completed|not approved)(?: (?:transaction|sale|receipt|purchase))?$/i;

function undoneDoubts(lines: readonly ReceiptLine[]): ReceiptDoubt[] {
  const said = lines
    .map(({ text }) => UNDONE.exec(text.replace(/[^A-Za-z]+/g, ' ').trim())?.[1])
    .find((word) => word !== undefined);
  return said
    ? [doubt('quantity', `The receipt says ${said.toUpperCase()}: record it only if the fuel was bought.`)]
    : [];
}

function dateDoubts(date: (Fact & { hasYear: boolean }) | undefined): ReceiptDoubt[] {
  if (!date) return [doubt('date', 'No date was found on this receipt.')];
  if (!date.hasYear) return [doubt('date', 'The receipt shows no year: check it.')];
  return date.rival ? [doubt('date', `Another date is printed too: ${date.rival}.`)] : [];
}

/** Addresses behind what was sold are the buyer's or the head office's. */
function beforeSales(
  addresses: readonly Address[],
  fuel: readonly Sale[],
  lines: readonly ReceiptLine[],
): Address[] {
  const first = fuel[0]?.lines[0];
  const flow = first?.line.flow ?? Infinity;
  const above = addresses.filter(({ cell }) => cell.flow < flow);
  const buyers = lines.filter(({ text }) =>
    /\b(?:bill|sold|ship)(?:ed)?\s+to\b|\bcustomer\s*:|\bcarrier\s*:/i.test(text),
  );
  const own = above.filter(
    ({ cell }) => !buyers.some(({ line }) => cell.flow >= line.flow && cell.flow - line.flow < 6 * line.size),
  );
  return own.length > 0 ? own : above.length > 0 ? above : [...addresses];
}

const placeOf = (
  addresses: readonly Address[],
  fuel: readonly Sale[],
  lines: readonly ReceiptLine[],
): Address | undefined => {
  const found = beforeSales(addresses, fuel, lines);
  return found.find(({ known }) => known !== 'no') ?? found[0];
};

function placeDoubts(
  place: Address | undefined,
  addresses: readonly Address[],
  fuel: readonly Sale[],
  lines: readonly ReceiptLine[],
): ReceiptDoubt[] {
  if (!place) return [doubt('place', 'No city and state were found: the state decides the tax.')];
  const other = beforeSales(addresses, fuel, lines).find(({ state }) => state !== place.state);
  if (other) return [doubt('place', `Two states are printed: ${place.state} and ${other.state}.`)];
  if (place.known === 'no') return [doubt('place', `${place.city}, ${place.state} is not a town we know.`)];
  return place.corrected
    ? [doubt('place', `The place was hard to read: ${place.city}, ${place.state}.`)]
    : [];
}

type SoldFields = Pick<ReadFuelReceipt, 'quantity' | 'fuelUnit' | 'pricePerUnit' | 'totalCents' | 'fuelType'>;

interface Sold {
  fields: SoldFields;
  doubts: ReceiptDoubt[];
  evidence: Partial<Record<ReceiptField, Evidence>>;
}

/** Paid ahead of the fill, and no fill of its own. */
const PREPAID = /\bpre-?\s?(?:pay|paid|auth)/i;

/** A Canadian price in cents of a liter: "165.9". */
const LEAST_CENTS_PRICE = 40;

function soldFuel(fuel: readonly Sale[], total: FoundNumber | undefined, isCanadian: boolean): Sold {
  const sale = [...fuel].sort((a, b) => rankOf(b) - rankOf(a))[0];
  const empty: SoldFields = {
    quantity: '',
    fuelUnit: isCanadian ? 'litre' : 'gallon',
    pricePerUnit: '',
    totalCents: null,
    fuelType: '',
  };
  if (!sale)
    return {
      fields: { ...empty, totalCents: total ? centsOf(total.value) : null },
      doubts: [doubt('quantity', 'No fuel was found on this receipt.')],
      evidence: {},
    };
  const doubts: ReceiptDoubt[] = [];
  const fuelUnit = sale.unit ?? empty.fuelUnit;
  const price = sale.price && priceOf(sale.price, fuelUnit);
  let quantity = sale.quantity && decimal(sale.quantity.value);
  // "Fuel $323.85" below the gallons and their price is what they came to.
  const charged = fuel.find(
    (one) =>
      one !== sale &&
      !one.price &&
      one.quantity &&
      (!one.amount || one.amount.value === one.quantity.value) &&
      quantity &&
      price &&
      agrees(quantity, price, decimal(one.quantity.value)),
  );
  const sum = sale.amount ?? charged?.quantity;
  const amount = sum && decimal(sum.value);
  if (!quantity && price && amount && !price.isZero()) {
    quantity = roundHalfUp(amount.dividedBy(price), 3);
    doubts.push(doubt('quantity', 'The quantity was computed from the total and the price.'));
  } else if (!quantity) doubts.push(doubt('quantity', 'No quantity was found on this receipt.'));
  if (quantity && price && amount && !agrees(quantity, price, amount)) {
    const product = roundHalfUp(quantity.times(price), 2).toFixed(2);
    doubts.push(
      doubt(
        'quantity',
        `${quantity.toString()} × $${price.toString()} is $${product}, and the receipt says $${amount.toFixed(2)}.`,
      ),
    );
  } else if (quantity && (!price || !amount) && !doubts.length)
    doubts.push(doubt('quantity', 'Price and total could not both be read: nothing checks the quantity.'));
  if (sale.unit === undefined)
    doubts.push(
      doubt(
        'quantity',
        `The receipt names no unit: ${fuelUnit === 'litre' ? 'liters' : 'gallons'} were taken.`,
      ),
    );
  const others = fuel.filter(
    (one) => one !== sale && one !== charged && one.quantity && !(PREPAID.test(one.name) && !one.price),
  );
  if (others.length > 0)
    doubts.push(
      doubt(
        'quantity',
        `More fuel is on this receipt: ${others.map((one) => `${one.name || 'fuel'} ${one.quantity?.value}`).join(', ')}. Record it as a purchase of its own, or add it here.`,
      ),
    );
  for (const [field, number] of [
    ['quantity', sale.quantity],
    ['pricePerUnit', sale.price],
    ['total', sale.amount],
  ] as const)
    if (number && number.sure < SURE && !(quantity && price && amount && agrees(quantity, price, amount)))
      doubts.push(doubt(field, `${number.value} was hard to read.`));
  const fuelType = sale.product.kind === 'fuel' ? sale.product.fuelType : '';
  if (fuelType === '') doubts.push(doubt('fuelType', 'The receipt does not say which fuel it was.'));
  return {
    fields: {
      quantity: quantity?.toString() ?? '',
      fuelUnit,
      pricePerUnit: price?.toString() ?? '',
      totalCents: sum ? centsOf(sum.value) : null,
      fuelType,
    },
    doubts,
    evidence: {
      ...numberEvidence('quantity', sale, sale.quantity),
      ...numberEvidence('pricePerUnit', sale, sale.price),
      ...(charged && !sale.amount
        ? numberEvidence('total', charged, charged.quantity)
        : numberEvidence('total', sale, sale.amount)),
    },
  };
}

/** The most complete item is the sale. */
const rankOf = (sale: Sale): number =>
  (sale.quantity ? 4 : 0) +
  (sale.product.kind === 'fuel' ? 2 : 0) +
  (sale.price ? 1 : 0) +
  (sale.amount ? 1 : 0);

const priceOf = (number: FoundNumber, unit: 'gallon' | 'litre') => {
  const value = decimal(number.value);
  return unit === 'litre' && value.greaterThan(LEAST_CENTS_PRICE) ? value.dividedBy(100) : value;
};

const centsOf = (value: string): number => roundHalfUp(decimal(value).times(100)).toNumber();

const asideOf = (sale: Sale): ReceiptAside[] =>
  sale.product.kind === 'aside'
    ? [
        {
          name: sale.name,
          quantity: sale.quantity?.value ?? null,
          amountCents: sale.amount ? centsOf(sale.amount.value) : null,
          why: sale.product.what,
        },
      ]
    : [];

const factEvidence = (field: ReceiptField, fact: Fact | undefined) =>
  fact
    ? { [field]: evidenceOf(fact.line.line.page, fact.line.line.y, fact.line.line.size, fact.line.words) }
    : {};

function numberEvidence(field: ReceiptField, sale: Sale, number: FoundNumber | undefined) {
  const found = number && wordsOfNumber(sale, number);
  return found
    ? { [field]: evidenceOf(found.line.line.page, found.line.line.y, found.line.line.size, found.words) }
    : {};
}

const evidenceOf = (page: number, y: number, size: number, words: readonly Word[]): Evidence => ({
  page,
  x0: Math.min(...words.map(({ x0 }) => x0)),
  x1: Math.max(...words.map(({ x1 }) => x1)),
  y0: y - size,
  y1: y + size * 0.3,
  text: words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 200),
});
