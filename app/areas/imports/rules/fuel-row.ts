import { unitInFile } from '~/areas/equipment/rules/unit-number';
import { eachText } from '~/engine/records/text-fields';
import { FUEL_TEXTS, type FuelTexts } from '~/areas/fuel/fields';
import { parseDecimal, type Decimal } from '~/engine/units/decimal';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { productOf } from '~/engine/ifta/fuel-products';
import { parseFuelType } from '~/engine/ifta/fuel-types';
import type { FuelUnit } from '~/engine/units/conversion';
import { jurisdictionIn } from './cell-values';
import type { ImportOptions } from './import-options';
import { quoted, type RowReader } from './row-reader';

/** A line of fuel, read but not yet looked up: the fields of the fuel form. */
export interface FuelDraft extends FuelTexts {
  kind: 'fuel';
  unit: string;
  vin: string;
  date: string;
  quantity: string;
  fuelUnit: FuelUnit;
  fuelType: string;
  /** A whole place in one cell, to be taken apart by the gazetteer. */
  place: string;
  city: string;
  state: string;
  zip: string;
  pricePerUnit: string;
  total: string;
  taxPaid: boolean;
  bulk: boolean;
  /** Name of the carrier's own tank; empty without one. */
  tank: string;
}

const UNITS: readonly [RegExp, FuelUnit][] = [
  [/^(us\s*)?(g|gal|gals|gallons?|usg|us gallons?)\.?$/i, 'gallon'],
  [/^(l|lt|ltr|ltrs|lit(?:er|re)s?)\.?$/i, 'litre'],
  [/^gge$/i, 'gge'],
  [/^dge$/i, 'dge'],
  [/^kwh$/i, 'kwh'],
  [/^(kg|kilos?|kilograms?)$/i, 'kg'],
  [/^(m3|m³|cubic met(?:er|re)s?)$/i, 'm3'],
];

/** The unit that a cell names ("Gal.", "LTR"), or undefined. */
export const readFuelUnit = (text: string): FuelUnit | undefined =>
  UNITS.find(([pattern]) => pattern.test(text.trim()))?.[1];

/** The unit that is behind the quantity itself: "378.5 L". */
const unitBehind = (quantity: string): FuelUnit | undefined =>
  readFuelUnit(/[\d.,]\s*([a-z³]+\.?)$/i.exec(quantity)?.[1] ?? '');

const LITERS_IN_IMPERIAL_GALLON = '4.54609';
const IMPERIAL = /\b(?:imp(?:[eé]ria\p{L}*)?|uk)(?!\p{L})/iu;

/** Imperial gallons, which no return knows, become liters: a fifth more than as many US gallons. */
export function readImperial(row: RowReader, options: ImportOptions): void {
  const quantity = row.raw('quantity');
  const behind = /[\d.,]\s*(\p{L}[\p{L}. ]*)$/u.exec(quantity)?.[1] ?? '';
  const unit = row.raw('fuelUnit') || behind;
  const isGallon = unit === '' || readFuelUnit(unit) === 'gallon';
  if (!IMPERIAL.test(unit) && !(options.imperialGallons && isGallon)) return;
  const inText = (value: Decimal, places: number) =>
    value.toFixed(places).replace('.', options.decimal === 'comma' ? ',' : '.');
  row.derive('quantity', quantity.slice(0, quantity.length - behind.length).trim(), 'quantity');
  const [filled, price] = ['quantity', 'pricePerUnit'].map((key) => parseDecimal(row.peekFigure(key)));
  if (filled) row.derive('quantity', inText(filled.times(LITERS_IN_IMPERIAL_GALLON), 3), 'quantity');
  if (price)
    row.derive('pricePerUnit', inText(price.dividedBy(LITERS_IN_IMPERIAL_GALLON), 4), 'pricePerUnit');
  row.derive('fuelUnit', 'L', row.has('fuelUnit') ? 'fuelUnit' : 'quantity');
}

/** Diesel exhaust fluid and fuel that drives no axle are no fuel of the tractor. */
export const NO_TRACTOR_FUEL = /\b(def|exhaust fluid|reefer|adblue|urea)\b/i;

/** "436 AMARILLO TX", "PILOT #612 - Oklahoma City": the town behind the number of a stop, with the state where it is there. */
export function siteOf(text: string): { town: string; state: string } | null {
  const match = /^(?:[^,]*\d\s*[-–:]?|[^,]*\S\s+[-–:])\s+(\p{L}[\p{L} .'-]*?)(?:[,\s]+([A-Z]{2}))?$/u.exec(
    text.trim(),
  );
  const [town = '', code = ''] = match?.slice(1) ?? [];
  const state = code === '' ? '' : (jurisdictionByCode(code)?.code ?? '');
  if (town === '') return null;
  return { town: code !== '' && state === '' ? `${town} ${code}` : town, state };
}

/** Reads one line of fuel. What is wrong is in `row.errors`. */
export function readFuelRow(row: RowReader, options: ImportOptions): FuelDraft {
  readImperial(row, options);
  const draft: FuelDraft = {
    kind: 'fuel',
    unit: unitInFile(row.text('unit')),
    vin: row.text('vin'),
    date: row.date('date'),
    quantity: figureOf(row, 'quantity', 3),
    fuelUnit: fuelUnitOf(row, options),
    fuelType: fuelTypeOf(row, options),
    place: row.text('place'),
    city: row.text('city'),
    state: row.jurisdiction('state'),
    zip: row.text('zip'),
    ...eachText(FUEL_TEXTS, (name) => row.text(name)),
    pricePerUnit: figureOf(row, 'pricePerUnit', 4),
    total: figureOf(row, 'total', 2),
    taxPaid: row.yesNo('taxPaid') ?? true,
    bulk: row.yesNo('bulk') ?? false,
    tank: row.text('tank'),
  };
  if (draft.date === '' && row.raw('date') === '') row.fail('date', 'Date is required.');
  if (row.raw('quantity') === '') row.fail('quantity', 'Units is required: how much was filled?');
  if (
    draft.state === '' &&
    row.raw('state') === '' &&
    draft.zip === '' &&
    draft.place === '' &&
    draft.tank === '' &&
    !draft.city.includes(',')
  ) {
    row.fail('state', 'State is required: the tax was paid there.');
  }
  return draft;
}

/** A figure that may carry more digits than are kept: the rest is cut where it is nought, else rounded half up. */
function figureOf(row: RowReader, key: string, places: number): string {
  const figure = row.figure(key);
  const [whole = '', fraction = ''] = figure.split('.');
  if (fraction.length <= places) return figure;
  const scaled = BigInt(whole + fraction.slice(0, places)) + (Number(fraction[places]) >= 5 ? 1n : 0n);
  const digits = scaled.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Between what a liter costs anywhere and what a gallon costs anywhere, in dollars of either country. */
const LITER_IN_CANADA = '2.6';
const LITER_IN_US = '2.2';

/**
 * The unit of a quantity that names none, in a file that names none: that of the file, but where its price tells another
 * one. A network of the one country writes the sales of the other as they were sold there.
 */
export function unitUnwritten(row: RowReader, options: ImportOptions): FuelUnit {
  const behind = unitBehind(row.raw('quantity'));
  if (behind) return behind;
  const country = jurisdictionIn(row.raw('state'))?.country;
  const figures = ['pricePerUnit', 'total', 'quantity'].map((key) => parseDecimal(row.peekFigure(key)));
  const [price, total, quantity] = figures.map((figure) => (figure?.greaterThan(0) ? figure : undefined));
  const each = price ?? (total && quantity ? total.dividedBy(quantity) : undefined);
  if (!options.unitByPrice || !each || !country) return options.fuelUnit;
  if (country === 'CA' && options.fuelUnit === 'gallon' && each.lessThan(LITER_IN_CANADA)) return 'litre';
  return country === 'US' && options.fuelUnit === 'litre' && each.greaterThan(LITER_IN_US)
    ? 'gallon'
    : options.fuelUnit;
}

function fuelUnitOf(row: RowReader, options: ImportOptions): FuelUnit {
  const written = row.raw('fuelUnit');
  if (written === '') return unitUnwritten(row, options);
  const unit = readFuelUnit(written);
  if (unit) return unit;
  row.fail('fuelUnit', `${quoted(written)} is not a unit of fuel. Write gallons or liters.`);
  return options.fuelUnit;
}

function fuelTypeOf(row: RowReader, options: ImportOptions): string {
  const written = row.raw('fuelType');
  if (written === '') return options.fuelType;
  if (NO_TRACTOR_FUEL.test(written)) {
    row.fail('fuelType', `${quoted(written)} is not fuel of the tractor: it is not reported.`);
    return options.fuelType;
  }
  const known = parseFuelType(written);
  const sold = productOf(written);
  if (known === undefined && sold.kind === 'aside') {
    row.fail('fuelType', sold.what);
    return options.fuelType;
  }
  const type =
    known ??
    (sold.kind === 'fuel' ? sold.fuelType : undefined) ??
    (/diesel|ulsd|dsl/i.test(written)
      ? /bio/i.test(written)
        ? 'biodiesel'
        : 'special_diesel'
      : /unl|gasoline|regular|premium/i.test(written)
        ? 'gasoline'
        : undefined);
  if (type) return type;
  row.fail('fuelType', `${quoted(written)} is not a fuel type of the tax tables.`);
  return options.fuelType;
}
