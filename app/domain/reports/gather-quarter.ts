/** From a quarter's sums to the schedules of its return, as the reports and the figures above the list need them. */
import type { LocalDate } from '../calendar/local-date';
import { firstDayOfQuarter, type Quarter } from '../calendar/quarter';
import { qualifyVehicle, type VehicleMeasures } from '../equipment/qualified-vehicle';
import { gatherSchedules, type GatheredSchedules } from '../ifta/gather-schedules';
import type { ExemptPeriod } from '../ifta/records';
import type { RateTable } from '../jurisdictions/rate-table';
import type { UnitSystem } from '../units/conversion';
import { exemptionStarts } from './exempt-periods';
import { fleetRecords, type FleetUnit, type SummedFuel, type SummedMiles } from './fleet-records';

/** What a quarter is parted by: days inside it on which a rate or a fuel holiday begins or ends, and where. */
export interface QuarterParting {
  /** Ascending. */
  readonly starts: readonly LocalDate[];
  readonly jurisdictions: readonly string[];
}

interface DatedRate {
  readonly jurisdiction: string;
  readonly effectiveFrom: LocalDate;
}

/** Without starts the quarter is one piece. */
export function partingOf(
  quarter: Quarter,
  rates: readonly DatedRate[],
  exemptPeriods: readonly ExemptPeriod[],
): QuarterParting {
  const firstDay = firstDayOfQuarter(quarter);
  const changes = rates.filter((rate) => rate.effectiveFrom > firstDay);
  return {
    starts: [
      ...new Set([...changes.map((rate) => rate.effectiveFrom), ...exemptionStarts(exemptPeriods, quarter)]),
    ].sort(),
    jurisdictions: [...new Set([...changes, ...exemptPeriods].map((row) => row.jurisdiction))].sort(),
  };
}

/** Vehicles that do not qualify (R245); those that nobody has described are inside, so that nothing goes missing. */
export const outsideVehicles = (units: readonly (VehicleMeasures & { id: number })[]): Set<number> =>
  new Set(units.filter((unit) => qualifyVehicle(unit).qualified === 'no').map((unit) => unit.id));

export interface QuarterInput {
  readonly quarter: Quarter;
  readonly unitSystem: UnitSystem;
  readonly sums: { readonly miles: readonly SummedMiles[]; readonly fuel: readonly SummedFuel[] };
  /** Those the sums were parted by. */
  readonly starts: readonly LocalDate[];
  readonly units: readonly (VehicleMeasures & FleetUnit)[];
  readonly rates: RateTable;
  readonly exemptPeriods: readonly ExemptPeriod[];
  /** Keeps every vehicle apart, for the shares. */
  readonly perUnit: boolean;
}

/** The schedules of all qualified vehicles. */
export function gatherQuarter({
  quarter,
  unitSystem,
  sums,
  starts,
  units,
  rates,
  exemptPeriods,
  perUnit,
}: QuarterInput): GatheredSchedules {
  const outside = outsideVehicles(units);
  const isInside = ({ equipmentId }: { equipmentId: number | null }) =>
    equipmentId === null || !outside.has(equipmentId);
  const records = fleetRecords({
    quarter,
    starts,
    miles: sums.miles.filter(isInside),
    fuel: sums.fuel.filter(isInside),
    units,
    perUnit,
  });
  return gatherSchedules({ quarter, unitSystem, rates, exemptPeriods, ...records });
}
