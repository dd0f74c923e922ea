/**
 * From sums of the records to what the tax engine gathers. The engine adds contributions up, so a sum of trips is as
 * good as the trips; vehicles that burn one and the same fuel may be told as one where nobody asks for their shares.
 */
import { firstDayOfQuarter, type Quarter } from '../calendar/quarter';
import { DEFAULT_FUEL_TYPE, type FuelType } from '../ifta/fuel-types';
import type { EquipmentRecord, FuelRecord, TripRecord } from '../ifta/records';
import type { FuelUnit } from '../units/conversion';
import { fixedFromScaled } from '../units/format';

/** Miles of one unit in one jurisdiction, in one part of the quarter; tenths of a mile. */
export interface SummedMiles {
  equipmentId: number | null;
  jurisdiction: string;
  /** 0 is from the first day of the quarter, n from the nth of the starts. */
  part: number;
  tenthMiles: number;
  exemptTenthMiles: number;
}

/** Fuel of one unit in one jurisdiction, in one part of the quarter; thousandths of the entered unit. */
export interface SummedFuel {
  equipmentId: number | null;
  jurisdiction: string;
  part: number;
  fuelType: FuelType;
  fuelUnit: FuelUnit;
  taxPaid: boolean;
  bulk: boolean;
  thousandths: number;
}

export interface FleetUnit {
  readonly id: number;
  readonly fuelType: FuelType;
}

export interface FleetSums {
  readonly quarter: Quarter;
  /** Days inside the quarter on which a rate changes, ascending. */
  readonly starts: readonly string[];
  readonly miles: readonly SummedMiles[];
  readonly fuel: readonly SummedFuel[];
  readonly units: readonly FleetUnit[];
  /** Keeps every vehicle apart, for the shares. */
  readonly perUnit: boolean;
}

/** Stands for records without a vehicle. */
export const NO_UNIT = 'none';

/** The engine's name of a vehicle. */
export const unitKey = (equipmentId: number | null): string =>
  equipmentId === null ? NO_UNIT : String(equipmentId);

/** Trips, fuel and equipment as `gatherSchedules` takes them. Exact: everything is whole tenths and thousandths. */
export function fleetRecords(sums: FleetSums): {
  trips: TripRecord[];
  fuel: FuelRecord[];
  equipment: EquipmentRecord[];
} {
  const nameOf = sums.perUnit ? unitKey : mergedNames(sums);
  const dayOf = (part: number): string =>
    part === 0 ? firstDayOfQuarter(sums.quarter) : (sums.starts[part - 1] ?? firstDayOfQuarter(sums.quarter));

  const miles = new Map<string, { name: string; row: SummedMiles; total: number; exempt: number }>();
  for (const row of sums.miles) {
    const name = nameOf(row.equipmentId);
    const key = `${name}/${row.jurisdiction}/${row.part}`;
    const sum = miles.get(key);
    if (sum) {
      sum.total += row.tenthMiles;
      sum.exempt += row.exemptTenthMiles;
    } else miles.set(key, { name, row, total: row.tenthMiles, exempt: row.exemptTenthMiles });
  }
  const fuel = new Map<string, { name: string; row: SummedFuel; total: number }>();
  for (const row of sums.fuel) {
    const name = nameOf(row.equipmentId);
    const key = `${name}/${row.jurisdiction}/${row.part}/${row.fuelType}/${row.fuelUnit}/${row.taxPaid}/${row.bulk}`;
    const sum = fuel.get(key);
    if (sum) sum.total += row.thousandths;
    else fuel.set(key, { name, row, total: row.thousandths });
  }

  const equipment = new Map<string, EquipmentRecord>();
  for (const unit of sums.units) {
    const id = nameOf(unit.id);
    equipment.set(id, { id, fuelTypes: [unit.fuelType] });
  }
  return {
    trips: [...miles.values()].map(({ name, row, total, exempt }) => ({
      equipmentId: name,
      date: dayOf(row.part),
      distances: [
        {
          jurisdiction: row.jurisdiction,
          distance: inMiles(total),
          ...(exempt > 0 ? { untaxed: inMiles(exempt) } : {}),
        },
      ],
    })),
    fuel: [...fuel.values()].map(({ name, row, total }) => ({
      equipmentId: name,
      date: dayOf(row.part),
      jurisdiction: row.jurisdiction,
      fuelType: row.fuelType,
      quantity: { value: fixedFromScaled(total, 3), unit: row.fuelUnit },
      taxPaid: row.taxPaid,
      source: row.bulk ? ('bulk' as const) : ('pump' as const),
    })),
    equipment: [...equipment.values()],
  };
}

const inMiles = (tenths: number) => ({ value: fixedFromScaled(tenths, 1), unit: 'mile' as const });

/** One name for all vehicles that burned only the liquid fuel they are listed with; any other keeps its own. */
function mergedNames(sums: FleetSums): (equipmentId: number | null) => string {
  const declared = new Map(sums.units.map((unit) => [unit.id, unit.fuelType]));
  const apart = new Set<number | null>();
  for (const row of sums.fuel) {
    const main = (row.equipmentId === null ? undefined : declared.get(row.equipmentId)) ?? DEFAULT_FUEL_TYPE;
    const isLiquid = row.fuelUnit === 'gallon' || row.fuelUnit === 'litre';
    if (row.fuelType !== main || !isLiquid) apart.add(row.equipmentId);
  }
  return (equipmentId) => {
    // Records without a vehicle have no listed fuel: what they burned tells, and that is for the engine to see.
    if (equipmentId === null || apart.has(equipmentId)) return unitKey(equipmentId);
    return `all-${declared.get(equipmentId) ?? DEFAULT_FUEL_TYPE}`;
  };
}
