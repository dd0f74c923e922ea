import { readCarrier } from '~/data/accounts/carriers.server';
import {
  readDistanceSums,
  readUnitStateMonths,
  type DistanceSum,
  type UnitStateMonth,
} from '~/data/reports/distance-sums.server';
import { listEquipment, type Equipment } from '~/data/records/equipment.server';
import { earliestQuarter } from '~/data/reports/report-sums.server';
import type { CarrierScope } from '~/data/database/scope.server';
import type { LocalDate } from '~/domain/calendar/local-date';
import { quarterKey, type Quarter } from '~/domain/calendar/quarter';
import { baseProfileOf } from '~/domain/ifta/base-profile';
import { isIftaMember } from '~/domain/jurisdictions/codes';
import { distanceYears, type DistanceYear } from '~/domain/reports/distance-year';
import { DISTANCE_TAXES } from '~/domain/reports/distance-taxes';
import type { DistanceUnit } from '~/domain/units/conversion';
import type { Ctx } from '../context';

/** Distance by vehicle and jurisdiction over a registration plan's year. */
export interface IrpReport {
  year: DistanceYear;
  years: DistanceYear[];
  unit: DistanceUnit;
  carrier: string;
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
    sums: await readDistanceSums(ctx.scope, quarterKey(year.from), quarterKey(year.to)),
    vehicles: await listEquipment(ctx.scope),
  };
}

/** The bases of the distance taxes of a quarter. */
export interface DistanceTaxReport {
  quarter: Quarter;
  sums: UnitStateMonth[];
  vehicles: Equipment[];
}

export async function distanceTaxReport(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
): Promise<DistanceTaxReport> {
  return {
    quarter,
    sums: await readUnitStateMonths(
      ctx.scope,
      quarterKey(quarter),
      DISTANCE_TAXES.map((tax) => tax.jurisdiction),
    ),
    vehicles: await listEquipment(ctx.scope),
  };
}
