/** What a carrier records in a quarter, as far as its return depends on it. */
import type { LocalDate } from '~/engine/calendar/local-date';
import type { DistanceQuantity, FuelQuantity } from '~/engine/units/conversion';
import type { FuelType } from './fuel-types';

/** Distance of one truck in one jurisdiction, added up over days on which no rate or fuel holiday changes. */
export interface SummedDistance {
  readonly equipmentId: string;
  /** Two-letter code; non-members too. */
  readonly jurisdiction: string;
  /** The first of those days: it says under which rate the distance falls. A trip counts on its last day. */
  readonly from: LocalDate;
  /** Everything driven there: loaded, empty, personal, off-road, on toll roads (R224). */
  readonly distance: DistanceQuantity;
  /** The part under a fuel trip permit or exempted by the jurisdiction itself; counted, not taxed. */
  readonly untaxed?: DistanceQuantity;
}

/** Fuel of one kind put into one truck in one jurisdiction, added up over days on which no rate or holiday changes. */
export interface SummedFuel {
  readonly equipmentId: string;
  readonly from: LocalDate;
  /** Where the pump is; for bulk fuel, where the carrier's own tank is. */
  readonly jurisdiction: string;
  readonly fuelType: FuelType;
  /** In the unit it was entered in. Only what went into a tank of the truck: no deliveries into storage, no DEF, no reefer fuel. */
  readonly quantity: FuelQuantity;
  /**
   * Tax was paid at the pump or on the delivery into the bulk tank. Bulk fuel is credited to the tank's
   * jurisdiction in the quarter of withdrawal; untaxed bulk fuel counts in the total only.
   */
  readonly taxPaid: boolean;
}

export interface EquipmentRecord {
  readonly id: string;
  /** Fuels it burns, main one first; two for a dual-fuel truck. Empty: what was bought for it tells. */
  readonly fuelTypes: readonly FuelType[];
}

/** A fuel holiday: distance and fuel of these days stay in the average and leave the tax (both days included). */
export interface ExemptPeriod {
  readonly jurisdiction: string;
  /** All fuels when left out. */
  readonly fuelTypes?: readonly FuelType[];
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Whether distance and fuel of this day, place and fuel are exempt. */
export function isExempt(
  periods: readonly ExemptPeriod[],
  jurisdiction: string,
  fuelType: FuelType,
  date: LocalDate,
): boolean {
  return periods.some(
    (period) =>
      period.jurisdiction === jurisdiction &&
      period.from <= date &&
      date <= period.to &&
      (period.fuelTypes === undefined || period.fuelTypes.includes(fuelType)),
  );
}
