import type { FuelType } from '~/engine/ifta/fuel-types';

/** In what a tank and all its entries are measured. */
export const TANK_UNITS = ['gallon', 'litre'] as const;
export type TankUnit = (typeof TANK_UNITS)[number];

/** A delivery, a stock that was measured, fuel drawn for something that is no vehicle of the fleet. */
export const ENTRY_KINDS = ['delivery', 'reading', 'other'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_NAMES: Record<EntryKind, string> = {
  delivery: 'Delivery',
  reading: 'Inventory reading',
  other: 'Other withdrawal',
};

export interface TankFields {
  name: string;
  fuelType: FuelType;
  unit: TankUnit;
  /** Exact decimal text in `unit`. */
  capacity: string;
  city: string;
  state: string;
  /** Of fuel of which no delivery is recorded. */
  taxPaid: boolean;
  active: boolean;
  notes: string;
}

export interface BulkTank extends TankFields {
  id: number;
  revision: number;
  updatedAt: Date;
}

export interface EntryFields {
  kind: EntryKind;
  date: string;
  /** Exact decimal text in the tank's unit; of a reading what was measured. */
  quantity: string;
  supplier: string;
  invoice: string;
  taxPaid: boolean;
  totalCents: number | null;
  /** The vehicle or the use, of other fuel. */
  usedBy: string;
  notes: string;
}

export interface TankEntry extends EntryFields {
  id: number;
  tankId: number;
  quarterKey: number;
  revision: number;
  updatedAt: Date;
}

/** "gallons" or "liters". */
export const tankUnitName = (unit: TankUnit): string => (unit === 'gallon' ? 'gallons' : 'liters');
/** "gal" or "L". */
export const tankUnitShort = (unit: TankUnit): string => (unit === 'gallon' ? 'gal' : 'L');
