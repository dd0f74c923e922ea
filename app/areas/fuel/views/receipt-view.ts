import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import type { LikePurchase, ReceiptProposal, UploadedReceipt } from '~/areas/fuel/uploaded-receipts.server';
import { formatUsDate } from '~/engine/calendar/local-date';
import { convertFuel, isVolume, liquidUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { roundHalfUp } from '~/engine/units/decimal';
import { centsToText, fixedFromScaled } from '~/engine/units/format';
import type { ReceiptField } from '~/reading/fuel-receipt';
import { emptyFuelForm, fuelUnitName, type FuelField, type FuelFormValues } from './fuel-form';

/** An uploaded receipt in the list, in words. */
export interface ReceiptRow {
  id: string;
  name: string;
  status: UploadedReceipt['status'];
  statusText: string;
  tone: 'plain' | 'good' | 'warn' | 'bad';
  /** "PILOT #436, Amarillo, TX, 08/14/2026, 118.402 gallons", or why it could not be read. */
  detail: string;
}

export function receiptRow({ id, name, status, reading, problem }: UploadedReceipt): ReceiptRow {
  const doubts = reading?.doubts.length ?? 0;
  const [statusText, tone]: [string, ReceiptRow['tone']] =
    status === 'processing'
      ? ['Reading...', 'plain']
      : status === 'failed'
        ? ['Not read', 'bad']
        : doubts > 0
          ? ['Check', 'warn']
          : ['Ready', 'good'];
  const detail =
    status === 'failed'
      ? (problem ?? '')
      : !reading
        ? ''
        : [
            reading.seller,
            [townName(reading.city), reading.state].filter(Boolean).join(', '),
            reading.date && formatUsDate(reading.date),
            reading.quantity && `${reading.quantity} ${fuelUnitName(reading.fuelUnit)}`,
            reading.totalCents === null
              ? ''
              : `${paidSymbol(reading.state)}${centsToText(reading.totalCents)}`,
          ]
            .filter(Boolean)
            .join(' · ');
  return { id, name, status, statusText, tone, detail };
}

/** A purchase that may be the same fill. */
export interface MatchView {
  id: number;
  text: string;
  /** It has a receipt already: nothing can be attached. */
  hasReceipt: boolean;
}

/** What was bought, in the carrier's unit where it is a volume: "118.402 gallons", "448.2 liters", "400.5 kWh". */
function quantityIn({ quantity, fuelUnit, gallonsThousandths }: LikePurchase, units: UnitSystem): string {
  const own = liquidUnitOf(units);
  if (fuelUnit === own || !isVolume(fuelUnit)) return `${quantity} ${fuelUnitName(fuelUnit)}`;
  return own === 'litre'
    ? `${roundHalfUp(convertFuel({ value: quantity, unit: fuelUnit }, own), 1).toFixed(1)} ${fuelUnitName(own)}`
    : `${fixedFromScaled(gallonsThousandths, 3)} ${fuelUnitName(own)}`;
}

export const matchView = (one: LikePurchase, units: UnitSystem): MatchView => ({
  id: one.id,
  text: [
    formatUsDate(one.date),
    one.unit && `truck ${one.unit}`,
    quantityIn(one, units),
    [one.city, one.state].filter(Boolean).join(', '),
    one.seller,
  ]
    .filter(Boolean)
    .join(' · '),
  hasReceipt: one.hasReceipt,
});

export interface ReceiptMark {
  id: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReceiptReview {
  id: string;
  name: string;
  status: UploadedReceipt['status'];
  problem: string | null;
  /** The number of the truck as printed, where no truck of the carrier has it. */
  strangeUnit: string;
  doubts: Partial<Record<FuelField, string>>;
  asides: { text: string; why: string }[];
  pages: { number: number; width: number; height: number; lean: number; marks: ReceiptMark[] }[];
  matches: MatchView[];
}

const FIELD_OF: Record<ReceiptField, FuelField> = {
  unit: 'equipmentId',
  date: 'date',
  quantity: 'quantity',
  fuelType: 'fuelType',
  place: 'city',
  seller: 'seller',
  reference: 'reference',
  pricePerUnit: 'pricePerUnit',
  total: 'total',
};
const LABELS: Record<ReceiptField, string> = {
  unit: 'Truck',
  date: 'Date',
  quantity: 'Units',
  fuelType: 'Fuel',
  place: 'Place',
  seller: 'Seller',
  reference: 'Receipt number',
  pricePerUnit: 'Price per unit',
  total: 'Total',
};

const MOST_PAGES = 3;

export function receiptReview(
  { receipt, equipmentId, matches }: ReceiptProposal,
  units: UnitSystem = 'us',
): ReceiptReview {
  const { id, name, status, problem, reading } = receipt;
  const doubts: Partial<Record<FuelField, string>> = {};
  for (const { field, message } of reading?.doubts ?? [])
    doubts[FIELD_OF[field]] = [doubts[FIELD_OF[field]], message].filter(Boolean).join(' ');
  const strangeUnit = equipmentId === null ? (reading?.unit ?? '') : '';
  if (strangeUnit)
    doubts.equipmentId = [
      doubts.equipmentId,
      `The receipt says ${strangeUnit}, and no truck has that number.`,
    ]
      .filter(Boolean)
      .join(' ');
  return {
    id,
    name,
    status,
    problem,
    strangeUnit,
    doubts,
    asides: (reading?.asides ?? []).map((aside) => ({
      text: [
        aside.name,
        aside.quantity,
        aside.amountCents === null ? '' : `$${centsToText(aside.amountCents)}`,
      ]
        .filter(Boolean)
        .join(' '),
      why: aside.why,
    })),
    pages: receipt.pages.slice(0, MOST_PAGES).map(({ width, height, skew = 0 }, index) => ({
      number: index + 1,
      width,
      height,
      lean: (skew * 180) / Math.PI,
      marks: Object.entries(reading?.evidence ?? {}).flatMap(([field, box]) =>
        box.page === index + 1
          ? [
              {
                id: `mark-${field}`,
                label: `${LABELS[field as ReceiptField]}: ${box.text}`,
                x: box.x0 - 2,
                y: box.y0 - 1,
                width: box.x1 - box.x0 + 4,
                height: box.y1 - box.y0 + 2,
              },
            ]
          : [],
      ),
    })),
    matches: matches.map((one) => matchView(one, units)),
  };
}

/** The purchase as the receipt proposes it; what was not found is left for the person. */
export function proposedFuel({ receipt: { reading }, equipmentId }: ReceiptProposal): FuelFormValues {
  const start = emptyFuelForm(reading?.date ?? '');
  if (!reading) return start;
  return {
    ...start,
    equipmentId: equipmentId === null ? '' : String(equipmentId),
    quantity: reading.quantity,
    fuelUnit: reading.fuelUnit,
    fuelType: reading.fuelType || start.fuelType,
    city: townName(reading.city),
    state: reading.state,
    zip: reading.zip,
    seller: reading.seller,
    reference: reading.reference,
    pricePerUnit: reading.pricePerUnit,
    total: reading.totalCents === null ? '' : centsToText(reading.totalCents),
  };
}

/** Receipts print towns in capitals: "OKLAHOMA CITY" is "Oklahoma City". */
const townName = (city: string): string =>
  city === city.toUpperCase()
    ? city
        .toLowerCase()
        .replace(/(^|[\s-])(\S)/g, (_all, before: string, letter: string) => before + letter.toUpperCase())
    : city;
