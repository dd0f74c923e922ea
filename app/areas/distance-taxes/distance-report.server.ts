import { readCarrier } from '~/areas/carriers/data/carriers.server';
import {
  readDistanceSums,
  readUnitStateMonths,
  type DistanceSum,
  type UnitStateMonth,
} from '~/areas/returns/data/distance-sums.server';
import { listEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import { earliestQuarter } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { distanceYears, type DistanceYear } from '~/areas/distance-taxes/rules/distance-year';
import { DISTANCE_TAXES } from '~/areas/distance-taxes/rules/distance-taxes';
import {
  readTaxAccounts,
  readTaxEntries,
  readUnladenPounds,
} from '~/areas/distance-taxes/data/distance-tax-records.server';
import { monthKeys, stateReturns, type StateReturn } from '~/areas/distance-taxes/rules/state-return';
import type { DistanceUnit } from '~/engine/units/conversion';
import type { Ctx } from '~/platform/context';

/** Distance by vehicle and jurisdiction over a registration plan's year. */
export interface IrpReport {
  year: DistanceYear;
  years: DistanceYear[];
  unit: DistanceUnit;
  carrier: string;
  /** The numbers of the registration; null until the carrier has entered them. */
  account: string | null;
  fleet: string | null;
  sums: DistanceSum[];
  vehicles: Equipment[];
}

/** Total (not taxable) distance of all vehicles, July to June, in every jurisdiction, members of IFTA or not. */
export async function irpReport(
  ctx: Ctx<CarrierScope>,
  year: DistanceYear,
  today: LocalDate,
): Promise<IrpReport> {
  const carrier = await readCarrier(ctx.scope);
  const base = baseProfileOf(isIftaMember(carrier.baseJurisdiction ?? '') ? carrier.baseJurisdiction : null);
  return {
    year,
    years: distanceYears(today, await earliestQuarter(ctx.scope)),
    unit: base.unitSystem === 'us' ? 'mile' : 'km',
    carrier: carrier.legalName,
    account: carrier.irpAccount,
    fleet: carrier.irpFleet,
    sums: await readDistanceSums(ctx.scope, quarterKey(year.from), quarterKey(year.to)),
    vehicles: await listEquipment(ctx.scope),
  };
}

/** The taxes on distance of a quarter: the miles, and each state's return. */
export interface DistanceTaxReport {
  quarter: Quarter;
  sums: UnitStateMonth[];
  vehicles: Equipment[];
  returns: StateReturn[];
}

export async function distanceTaxReport(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
): Promise<DistanceTaxReport> {
  const { scope } = ctx;
  const sums = await readUnitStateMonths(
    scope,
    quarterKey(quarter),
    DISTANCE_TAXES.map((tax) => tax.jurisdiction),
  );
  const vehicles = await listEquipment(scope);
  const periods = [`${quarter.year}-Q${quarter.quarter}`, ...monthKeys(quarter)];
  return {
    quarter,
    sums,
    vehicles,
    returns: stateReturns({
      quarter,
      sums,
      vehicles,
      accounts: await readTaxAccounts(scope),
      entries: await readTaxEntries(scope, periods),
      unladenPounds: await readUnladenPounds(scope),
    }),
  };
}
