/** The fuels of the IFTA tax matrix, in its column order. */
import { liquidUnitOf, type FuelUnit, type UnitSystem } from '~/engine/units/conversion';

export const FUEL_TYPES = [
  'gasoline',
  'special_diesel',
  'gasohol',
  'propane',
  'lng',
  'cng',
  'ethanol',
  'methanol',
  'e85',
  'm85',
  'a55',
  'biodiesel',
  'electricity',
  'hydrogen',
  'hythane',
] as const;

export type FuelType = (typeof FUEL_TYPES)[number];

export const DEFAULT_FUEL_TYPE: FuelType = 'special_diesel';

const NAMES: Record<FuelType, string> = {
  gasoline: 'Gasoline',
  special_diesel: 'Special diesel',
  gasohol: 'Gasohol',
  propane: 'Propane',
  lng: 'LNG',
  cng: 'CNG',
  ethanol: 'Ethanol',
  methanol: 'Methanol',
  e85: 'E-85',
  m85: 'M-85',
  a55: 'A-55',
  biodiesel: 'Biodiesel',
  electricity: 'Electricity',
  hydrogen: 'Hydrogen',
  hythane: 'Hythane',
};

/** Fuel codes printed on state return forms (Texas 56-102); hythane has none. */
const FORM_CODES: Partial<Record<FuelType, string>> = {
  special_diesel: '01',
  gasoline: '02',
  ethanol: '03',
  propane: '04',
  cng: '05',
  a55: '06',
  e85: '07',
  m85: '08',
  gasohol: '09',
  lng: '10',
  methanol: '11',
  biodiesel: '12',
  electricity: '13',
  hydrogen: '14',
};

const ALIASES: ReadonlyMap<string, FuelType> = new Map<string, FuelType>([
  ['diesel', 'special_diesel'],
  ['dieselfuel', 'special_diesel'],
  ['motorgasoline', 'gasoline'],
  ['gas', 'gasoline'],
  ['petrol', 'gasoline'],
  ['lpg', 'propane'],
  ['liquefiedpetroleumgas', 'propane'],
  ['liquefiednaturalgas', 'lng'],
  ['compressednaturalgas', 'cng'],
  ['electric', 'electricity'],
]);

export function isFuelType(value: unknown): value is FuelType {
  return typeof value === 'string' && (FUEL_TYPES as readonly string[]).includes(value);
}

/** A fuel type from an id, a matrix heading ("Special Diesel", "E-85") or a common name; undefined if unknown. */
export function parseFuelType(value: unknown): FuelType | undefined {
  if (typeof value !== 'string') return undefined;
  const compact = value.toLowerCase().replace(/[^a-z0-9]/g, '');
  return FUEL_TYPES.find((type) => type.replace('_', '') === compact) ?? ALIASES.get(compact);
}

/** Name for reading: "Special diesel". */
export function fuelTypeName(type: FuelType): string {
  return NAMES[type];
}

/** Name inside a sentence: "special diesel", but "CNG" and "E-85". */
export function fuelTypeInSentence(type: FuelType): string {
  return /^[A-Z][A-Z\d-]/.test(NAMES[type]) ? NAMES[type] : NAMES[type].toLowerCase();
}

/** Two-digit code on state forms, or undefined where the forms have none. */
export function fuelFormCode(type: FuelType): string | undefined {
  return FORM_CODES[type];
}

/** What a schedule of this fuel is measured in unless the filer says otherwise. */
export function defaultFuelUnit(type: FuelType, system: UnitSystem): FuelUnit {
  return type === 'electricity' ? 'kwh' : liquidUnitOf(system);
}
