import { namesOf, textsOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { centsToText } from '~/engine/units/format';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';

export const FUEL_FIELDS = [
  'equipmentId',
  'date',
  'quantity',
  'fuelUnit',
  'fuelType',
  'city',
  'state',
  'zip',
  ...namesOf(FUEL_TEXTS),
  'pricePerUnit',
  'total',
  'taxPaid',
  'bulk',
  'tankId',
] as const;

export type FuelField = (typeof FUEL_FIELDS)[number];
export type FuelFormValues = Record<FuelField, string>;

export const emptyFuelForm = (date: string): FuelFormValues => ({
  ...(Object.fromEntries(FUEL_FIELDS.map((name) => [name, ''])) as FuelFormValues),
  date,
  fuelUnit: 'gallon',
  fuelType: 'special_diesel',
  taxPaid: '1',
  bulk: '0',
});

/** A new purchase at the place of the last one: the same seller, fuel and unit of measure. */
export const likeLastFuel = (values: FuelFormValues, fuel: FuelPurchase): FuelFormValues => {
  const { fuelUnit, fuelType, city, state, zip, seller } = fuelFormOf(fuel);
  return { ...values, fuelUnit, fuelType, city, state, zip, seller };
};

/** The purchase after one that was just saved: the same truck, day and state. */
export const nextFuel = (fuel: FuelPurchase): FuelFormValues => {
  const { equipmentId, date, city, state, fuelUnit, fuelType, tankId } = fuelFormOf(fuel);
  const next = { ...emptyFuelForm(date), equipmentId, state, fuelUnit, fuelType };
  return tankId === '' ? next : { ...next, city, tankId, bulk: '1' };
};

/** An empty form for several: every field says "leave as it is". */
export const patchFuelForm = (): FuelFormValues =>
  Object.fromEntries(FUEL_FIELDS.map((name) => [name, ''])) as FuelFormValues;

export const fuelFormOf = (fuel: FuelPurchase): FuelFormValues => ({
  equipmentId: fuel.equipmentId === null ? '' : String(fuel.equipmentId),
  date: fuel.date,
  quantity: fuel.quantity,
  fuelUnit: fuel.fuelUnit,
  fuelType: fuel.fuelType,
  city: fuel.city,
  state: fuel.state,
  zip: fuel.zip,
  ...textsOf(FUEL_TEXTS, fuel),
  pricePerUnit: fuel.pricePerUnit ?? '',
  total: fuel.totalCents === null ? '' : centsToText(fuel.totalCents),
  taxPaid: fuel.taxPaid ? '1' : '0',
  bulk: fuel.bulk ? '1' : '0',
  tankId: fuel.tankId === null ? '' : String(fuel.tankId),
});

const UNIT_NAMES: Record<string, string> = {
  gallon: 'gallons',
  litre: 'liters',
  gge: 'GGE',
  dge: 'DGE',
  kwh: 'kWh',
  kg: 'kg',
  m3: 'm³',
};

export const fuelUnitName = (unit: string): string => UNIT_NAMES[unit] ?? unit;

export const fuelUnitOptions = () => Object.entries(UNIT_NAMES).map(([value, label]) => ({ value, label }));
