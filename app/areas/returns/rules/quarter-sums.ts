/**
 * What a quarter's records add up to, as it is kept for each quarter. Sums are exact: everything is whole tenths and
 * thousandths. The engine adds contributions up, so a sum of trips is as good as the trips.
 */
import type { LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { DEFAULT_FUEL_TYPE, type FuelType } from '~/engine/ifta/fuel-types';
import type { EquipmentRecord, ExemptPeriod, SummedDistance, SummedFuel } from '~/engine/ifta/records';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';
import { fixedFromScaled } from '~/engine/units/format';
import { exemptionStarts, exemptPeriodsIn } from '~/areas/rates/rules/exempt-periods';

/** Miles of one vehicle, or of all that burn one fuel, in one jurisdiction and part of the quarter; tenths of a mile. */
export interface MilesRow {
  vehicle: string;
  jurisdiction: string;
  /** 0 is from the first day of the quarter, n from the nth of the starts. */
  part: number;
  tenthMiles: number;
  exemptTenthMiles: number;
  /** The same of a carrier that records or files in kilometers, with the rows that were written in them as they were. */
  metric?: { tenthMillimeters: number; exemptTenthMillimeters: number };
}

/** Fuel bought in one jurisdiction and part of the quarter; thousandths of the entered unit. */
export interface FuelRow {
  vehicle: string;
  jurisdiction: string;
  part: number;
  fuelType: FuelType;
  fuelUnit: FuelUnit;
  taxPaid: boolean;
  thousandths: number;
}

export interface QuarterSums {
  miles: MilesRow[];
  fuel: FuelRow[];
  /** The vehicles with miles or fuel, whether or not they qualify; null for records without one. */
  used: (number | null)[];
}

export interface FleetUnit {
  readonly id: number;
  readonly fuelType: FuelType;
}

/**
 * What the distances of a carrier are added up from. `us`: tenths of a mile. `metric`, of one that records or files in kilometers:
 * kilometers that were written as they were, all else as the tenths of a mile that it is.
 */
export function recordedIn({
  units,
  baseJurisdiction,
}: {
  units: UnitSystem;
  baseJurisdiction: string | null;
}): UnitSystem {
  if (units === 'metric') return 'metric';
  const base = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
  return base.unitSystem;
}

/** Stands for records without a vehicle. */
export const NO_UNIT = 'none';

/** The name of a vehicle in sums and in the engine. */
export const unitKey = (equipmentId: number | null): string =>
  equipmentId === null ? NO_UNIT : String(equipmentId);

/** The name of all vehicles together that burned only this fuel. */
const groupKey = (fuelType: FuelType): string => `all-${fuelType}`;

/** How a quarter is divided: the days inside it on which a rate or a fuel holiday begins or ends, and where. */
export interface QuarterParts {
  /** Ascending; without any the quarter is one piece. */
  readonly starts: readonly LocalDate[];
  readonly jurisdictions: readonly string[];
}

interface DatedRate {
  readonly jurisdiction: string;
  readonly effectiveFrom: LocalDate;
}

export function partsOf(
  quarter: Quarter,
  rates: readonly DatedRate[],
  exemptPeriods: readonly ExemptPeriod[],
): QuarterParts {
  const firstDay = firstDayOfQuarter(quarter);
  const changes = rates.filter((rate) => rate.effectiveFrom > firstDay);
  const holidays = exemptPeriodsIn(quarter, exemptPeriods);
  return {
    starts: [
      ...new Set([...changes.map((rate) => rate.effectiveFrom), ...exemptionStarts(holidays, quarter)]),
    ].sort(),
    jurisdictions: [...new Set([...changes, ...holidays].map((row) => row.jurisdiction))].sort(),
  };
}

/**
 * Vehicles that burned only the liquid fuel they are listed with, added up by that fuel; all others keep their own rows.
 * Leaves out `outside`. A return made from it is the same, without any vehicle's share of it.
 */
export function mergeVehicles(
  sums: QuarterSums,
  units: readonly FleetUnit[],
  outside: ReadonlySet<number>,
): QuarterSums {
  const excluded = new Set([...outside].map(unitKey));
  const nameOf = mergedNames(sums, units);
  const miles = new Map<string, MilesRow>();
  for (const row of sums.miles) {
    if (excluded.has(row.vehicle)) continue;
    const vehicle = nameOf(row.vehicle);
    const key = `${vehicle}/${row.jurisdiction}/${row.part}`;
    const sum = miles.get(key);
    if (sum) {
      sum.tenthMiles += row.tenthMiles;
      sum.exemptTenthMiles += row.exemptTenthMiles;
      if (sum.metric && row.metric)
        sum.metric = {
          tenthMillimeters: sum.metric.tenthMillimeters + row.metric.tenthMillimeters,
          exemptTenthMillimeters: sum.metric.exemptTenthMillimeters + row.metric.exemptTenthMillimeters,
        };
    } else miles.set(key, { ...row, vehicle });
  }
  const fuel = new Map<string, FuelRow>();
  for (const row of sums.fuel) {
    if (excluded.has(row.vehicle)) continue;
    const vehicle = nameOf(row.vehicle);
    const key = `${vehicle}/${row.jurisdiction}/${row.part}/${row.fuelType}/${row.fuelUnit}/${row.taxPaid}`;
    const sum = fuel.get(key);
    if (sum) sum.thousandths += row.thousandths;
    else fuel.set(key, { ...row, vehicle });
  }
  return { miles: [...miles.values()], fuel: [...fuel.values()], used: sums.used };
}

function mergedNames(sums: QuarterSums, units: readonly FleetUnit[]): (vehicle: string) => string {
  const listed = new Map(units.map((unit) => [unitKey(unit.id), unit.fuelType]));
  const apart = new Set<string>();
  for (const { vehicle, fuelType, fuelUnit } of sums.fuel) {
    const isLiquid = fuelUnit === 'gallon' || fuelUnit === 'litre';
    if (fuelType !== (listed.get(vehicle) ?? DEFAULT_FUEL_TYPE) || !isLiquid) apart.add(vehicle);
  }
  // Records without a vehicle have no listed fuel: what they burned decides, and that is for the engine to see.
  return (vehicle) =>
    vehicle === NO_UNIT || apart.has(vehicle) ? vehicle : groupKey(listed.get(vehicle) ?? DEFAULT_FUEL_TYPE);
}

/** The sums as the engine takes them. */
export function engineSums(
  quarter: Quarter,
  starts: readonly LocalDate[],
  sums: Pick<QuarterSums, 'miles' | 'fuel'>,
  units: readonly FleetUnit[],
): { distances: SummedDistance[]; fuel: SummedFuel[]; equipment: EquipmentRecord[] } {
  const firstDay = firstDayOfQuarter(quarter);
  const fromOf = (part: number): LocalDate => (part === 0 ? firstDay : (starts[part - 1] ?? firstDay));
  const equipment = new Map<string, EquipmentRecord>();
  for (const { id, fuelType } of units)
    for (const key of [unitKey(id), groupKey(fuelType)])
      equipment.set(key, { id: key, fuelTypes: [fuelType] });
  return {
    distances: sums.miles.map((row) => ({
      equipmentId: row.vehicle,
      jurisdiction: row.jurisdiction,
      from: fromOf(row.part),
      ...distancesOf(row),
    })),
    fuel: sums.fuel.map((row) => ({
      equipmentId: row.vehicle,
      jurisdiction: row.jurisdiction,
      from: fromOf(row.part),
      fuelType: row.fuelType,
      quantity: { value: fixedFromScaled(row.thousandths, 3), unit: row.fuelUnit },
      taxPaid: row.taxPaid,
    })),
    equipment: [...equipment.values()],
  };
}

function distancesOf(row: MilesRow): Pick<SummedDistance, 'distance' | 'untaxed'> {
  const [all, exempt] = row.metric
    ? [inKilometers(row.metric.tenthMillimeters), inKilometers(row.metric.exemptTenthMillimeters)]
    : [inMiles(row.tenthMiles), inMiles(row.exemptTenthMiles)];
  return { distance: all, ...(row.exemptTenthMiles > 0 ? { untaxed: exempt } : {}) };
}

const inMiles = (tenths: number) => ({ value: fixedFromScaled(tenths, 1), unit: 'mile' as const });
const inKilometers = (tenthMillimeters: number) => ({
  value: fixedFromScaled(tenthMillimeters, 7),
  unit: 'km' as const,
});
